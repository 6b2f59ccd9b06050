//! The names of files: how a name tells the content, and where files name each other.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

/// The endings by which a name in a text is taken for one of a file of the page.
const ENDINGS: [&str; 12] =
    ["js", "json", "wasm", "bin", "oaqt", "oaqb", "css", "woff2", "png", "svg", "webmanifest", "html"];

/// What stands around a name: in documents and scripts, and in `url(…)` of styles.
const OPENING: [char; 4] = ['"', '\'', '`', '('];
const CLOSING: [char; 4] = ['"', '\'', '`', ')'];

/// Characters of a digest: enough that two contents never share one.
const DIGITS: usize = 16;

/// The digest of some pieces of content.
pub(super) fn digest<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for piece in pieces {
        // With its length, so that no two lists of pieces are alike.
        hash.update(piece.len().to_le_bytes());
        hash.update(piece);
    }
    let mut digits: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    digits.truncate(DIGITS);
    digits
}

/// Under which names files written by hand or by a tool are served.
#[derive(Default)]
pub(super) struct Names(BTreeMap<String, String>);

impl Names {
    /// Gives a file its name: `web_bg.wasm` becomes `web-0123456789abcdef.wasm`.
    pub(super) fn add(&mut self, name: &str, content: &[u8]) -> String {
        let (stem, ending) = name.rsplit_once('.').expect("every file of the page has an ending");
        let stem = stem.strip_suffix("_bg").unwrap_or(stem);
        let served = format!("{stem}-{}.{ending}", digest([content]));
        self.0.insert(name.to_string(), served.clone());
        served
    }

    /// A file that is served under its own name.
    pub(super) fn keep(&mut self, name: &str) {
        self.0.insert(name.to_string(), name.to_string());
    }

    /// A file that a text names and that is not known.
    pub(super) fn unknown_in<'a>(&self, text: &'a str) -> Option<&'a str> {
        named(text).map(|(_, name)| name).find(|name| !self.0.contains_key(*name))
    }

    /// The text with the names of all files known so far as they are served.
    pub(super) fn rewrite(&self, text: &str) -> String {
        let mut rewritten = String::with_capacity(text.len());
        let mut from = 0;
        for (start, name) in named(text) {
            if let Some(served) = self.0.get(name) {
                rewritten.push_str(&text[from..start]);
                rewritten.push_str(served);
                from = start + name.len();
            }
        }
        rewritten.push_str(&text[from..]);
        rewritten
    }
}

/// Where a text names a file of its own folder, and which.
fn named(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.match_indices(OPENING).filter_map(|(opening, _)| {
        let inside = opening + 1;
        let start = if text[inside..].starts_with("./") { inside + 2 } else { inside };
        let rest = &text[start..];
        let name = &rest[..rest.find(CLOSING)?];
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        let is_file =
            name.rsplit_once('.').is_some_and(|(stem, ending)| !stem.is_empty() && ENDINGS.contains(&ending));
        (is_file && name.chars().all(is_plain)).then_some((start, name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_the_content() {
        let mut names = Names::default();
        let one = names.add("web_bg.wasm", b"one");
        assert!(one.starts_with("web-") && one.ends_with(".wasm") && one.len() == "web-.wasm".len() + DIGITS);
        assert_eq!(one, Names::default().add("web_bg.wasm", b"one"));
        assert_ne!(one, Names::default().add("web_bg.wasm", b"two"));
    }

    #[test]
    fn a_digest_knows_where_its_pieces_end() {
        assert_ne!(digest([b"ab".as_slice(), b"c"]), digest([b"a".as_slice(), b"bc"]));
    }

    #[test]
    fn names_are_rewritten_where_a_file_is_meant() {
        let mut names = Names::default();
        let served = names.add("web.js", b"");
        for (before, after) in [("\"", "\""), ("'./", "'"), ("url(", ")"), ("`", "`")] {
            let text = format!("a {before}web.js{after} b");
            assert_eq!(names.rewrite(&text), format!("a {before}{served}{after} b"));
        }
        for other in ["// web.js", "\"my-web.js\"", "\"../web.js\"", "\"web.jsx\"", "\"web.js?a\""] {
            assert_eq!(names.rewrite(other), other);
        }
    }

    #[test]
    fn a_name_that_stays_is_known() {
        let mut names = Names::default();
        assert_eq!(names.unknown_in("'a.js' './b.html'"), Some("a.js"));
        names.add("a.js", b"");
        assert_eq!(names.unknown_in("'a.js' './b.html'"), Some("b.html"));
        names.keep("b.html");
        assert_eq!(names.unknown_in("'a.js' './b.html'"), None);
        assert_eq!(names.rewrite("'./b.html'"), "'./b.html'");
    }

    #[test]
    fn only_files_of_the_folder_are_named() {
        let text = "'a.js' \"./b.css\" url(c.png) 'https://x.org/d.js' \"e.org\" 'f' (g.html) '.js'";
        let names: Vec<&str> = named(text).map(|(_, name)| name).collect();
        assert_eq!(names, ["a.js", "b.css", "c.png", "g.html"]);
    }
}
