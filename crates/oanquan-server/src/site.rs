//! The files of the page, in memory: each with what its answers say of it, and as it is packed.

use std::borrow::Cow;
use std::collections::HashMap;

use axum::body::Bytes;
use axum::http::HeaderValue;
use mime_guess::mime;
use sha2::{Digest, Sha256};

use crate::coding::{Coding, Wanted};

/// Only `index.html` says under which name the others are found, so it is asked for every time.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");
/// A name with a hash in it never gets another content.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// As many hexadecimal digits at the end of a name are a hash of the content.
const SHORTEST_HASH: usize = 8;

// `Embedded`, a type of rust-embed with the folder that build.rs found.
include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The page: files by name.
pub struct Site {
    files: HashMap<String, File>,
}

/// A file, as it is and packed.
pub(crate) struct File {
    /// What it is.
    pub(crate) content_type: HeaderValue,
    /// How long a browser may keep it.
    pub(crate) cache_control: HeaderValue,
    /// The smallest packing first, and the identity last.
    contents: Vec<Content>,
}

/// The bytes of a file in one coding.
pub(crate) struct Content {
    /// The coding.
    pub(crate) coding: Coding,
    /// The bytes.
    pub(crate) bytes: Bytes,
    /// A strong ETag, made of the bytes.
    pub(crate) tag: HeaderValue,
}

impl Site {
    /// The page that was built into the program: the folder that `OANQUAN_SITE` named at build time.
    /// Without it there are no files.
    pub fn embedded() -> Site {
        Site::new(Embedded::iter().filter_map(|name| {
            let bytes = match Embedded::get(&name)?.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => Bytes::from(bytes),
            };
            Some((name, bytes))
        }))
    }

    /// A page of these files. Names are relative, with `/` between folders; `x.br` and `x.gz` are file `x`,
    /// packed with Brotli and gzip, and have no address of their own.
    ///
    /// ```
    /// let site = oanquan_server::Site::new([("index.html", "<!doctype html>")]);
    /// assert!(site.has_page());
    /// ```
    pub fn new<N: Into<String>, B: Into<Bytes>>(files: impl IntoIterator<Item = (N, B)>) -> Site {
        let mut all: HashMap<String, Bytes> =
            files.into_iter().map(|(name, bytes)| (name.into(), bytes.into())).collect();
        let is_packed = |name: &str| {
            Coding::PACKED
                .iter()
                .any(|(_, end)| name.strip_suffix(end).is_some_and(|name| all.contains_key(name)))
        };
        let names: Vec<String> = all.keys().filter(|name| !is_packed(name)).cloned().collect();
        let mut take = |name: &str, coding| all.remove(name).map(|bytes| Content::new(coding, bytes));
        let files = names.into_iter().map(|name| {
            let packed =
                Coding::PACKED.iter().filter_map(|(coding, end)| take(&format!("{name}{end}"), *coding));
            let mut contents: Vec<Content> = packed.collect();
            contents.extend(take(&name, Coding::Identity));
            let file = File {
                content_type: content_type(&name),
                cache_control: if is_hashed(&name) { FOR_EVER } else { ASK_AGAIN },
                contents,
            };
            (name, file)
        });
        Site { files: files.collect() }
    }

    /// Whether there is a page to show: a file `index.html`.
    pub fn has_page(&self) -> bool {
        self.files.contains_key("index.html")
    }

    /// The file at the path of an address, taken letter by letter: no name of ours needs escapes or dots
    /// between slashes, and what is not among the names is not there.
    pub(crate) fn at(&self, path: &str) -> Option<&File> {
        match path.strip_prefix('/')? {
            "" => self.files.get("index.html"),
            name => self.files.get(name),
        }
    }
}

impl File {
    /// What is to be sent to a browser: what it wants most, and of equals the smallest.
    ///
    /// Whoever refuses every coding there is gets the plain bytes all the same, as RFC 9110 allows.
    pub(crate) fn content(&self, wanted: Wanted) -> &Content {
        let (last, packed) = self.contents.split_last().expect("every file is there as it is");
        let best = packed.iter().rev().max_by_key(|content| wanted.weight(content.coding));
        best.filter(|best| {
            let weight = wanted.weight(best.coding);
            weight > 0 && weight >= wanted.weight(last.coding)
        })
        .unwrap_or(last)
    }

    /// Whether an answer depends on what the browser wants.
    pub(crate) fn varies(&self) -> bool {
        self.contents.len() > 1
    }
}

impl Content {
    fn new(coding: Coding, bytes: Bytes) -> Content {
        // Half of the hash is more than chance can make equal.
        let hash: String = Sha256::digest(&bytes).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let tag =
            HeaderValue::try_from(format!("\"{hash}\"")).expect("digits and quotes may stand in a header");
        Content { coding, bytes, tag }
    }
}

fn content_type(name: &str) -> HeaderValue {
    let guessed = mime_guess::from_path(name).first_or_octet_stream();
    let text =
        if guessed.type_() == mime::TEXT { format!("{guessed}; charset=utf-8") } else { guessed.to_string() };
    HeaderValue::try_from(text).expect("a media type may stand in a header")
}

/// Whether a name carries the hash of its content, as `web-0f3a92c1.wasm` does.
fn is_hashed(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    let stem = file.split('.').next().unwrap_or(file);
    stem.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() >= SHORTEST_HASH && hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_in_names_are_seen() {
        for name in ["web-0f3a92c1.wasm", "boot-00112233445566ff.js", "fonts/be-vietnam-deadbeef.woff2"] {
            assert!(is_hashed(name), "{name}");
        }
        for name in [
            "index.html",
            "sw.js",
            "manifest.webmanifest",
            "icon-512.png",
            "a-deadbeef/x.js",
            "-",
            "0f3a92c1.js",
        ] {
            assert!(!is_hashed(name), "{name}");
        }
    }
}
