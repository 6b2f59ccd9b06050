//! The compressed forms of files, made once so that no server makes them for every visitor.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Kinds of files that are compressed by what they are.
const PACKED: [&str; 2] = [".png", ".woff2"];

/// A file in every form in which it is sent.
pub(super) struct Packed {
    pub(super) plain: Vec<u8>,
    /// Absent where it would not be smaller.
    pub(super) brotli: Option<Vec<u8>>,
    pub(super) gzip: Option<Vec<u8>>,
}

impl Packed {
    /// The bytes a browser of today is sent.
    pub(super) fn sent(&self) -> usize {
        self.brotli.as_ref().unwrap_or(&self.plain).len()
    }
}

/// How long to look for what repeats.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Effort {
    Little,
    Most,
}

impl Effort {
    fn brotli(self) -> u32 {
        if self == Effort::Most { 11 } else { 4 }
    }

    fn gzip(self) -> Compression {
        if self == Effort::Most { Compression::best() } else { Compression::fast() }
    }
}

/// Compresses every file, unless the folder has its compressed forms from the last time.
pub(super) fn all(
    files: BTreeMap<String, Vec<u8>>,
    before: &Path,
    effort: Effort,
) -> Result<BTreeMap<String, Packed>> {
    let pack = |(name, plain): (String, Vec<u8>)| {
        let packed = match earlier(before, &name, &plain) {
            _ if PACKED.iter().any(|ending| name.ends_with(ending)) => {
                Packed { plain, brotli: None, gzip: None }
            }
            Some((brotli, gzip)) => Packed { plain, brotli, gzip },
            None => pack(plain, effort).with_context(|| name.clone())?,
        };
        Ok((name, packed))
    };
    files.into_iter().map(pack).collect()
}

/// A file with Brotli and with gzip, where they make it smaller.
type Forms = (Option<Vec<u8>>, Option<Vec<u8>>);

/// The compressed forms of the same file in a folder written before.
fn earlier(folder: &Path, name: &str, plain: &[u8]) -> Option<Forms> {
    let read = |ending: &str| fs::read(folder.join(format!("{name}{ending}"))).ok();
    (read("")? == plain).then(|| (read(".br"), read(".gz")))
}

fn pack(plain: Vec<u8>, effort: Effort) -> Result<Packed> {
    /// The largest window that every browser accepts, as a power of two.
    const WINDOW: u32 = 22;
    let mut brotli = Vec::new();
    CompressorWriter::new(&mut brotli, 1 << 16, effort.brotli(), WINDOW).write_all(&plain)?;
    let mut gzip = GzEncoder::new(Vec::new(), effort.gzip());
    gzip.write_all(&plain)?;
    let gzip = gzip.finish()?;
    let smaller = |packed: Vec<u8>| (packed.len() < plain.len()).then_some(packed);
    let (brotli, gzip) = (smaller(brotli), smaller(gzip));
    Ok(Packed { plain, brotli, gzip })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use brotli::Decompressor;
    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn both_forms_are_smaller_and_give_the_file_back() {
        let plain = b"rai quan ".repeat(1000);
        for effort in [Effort::Little, Effort::Most] {
            let packed = pack(plain.clone(), effort).unwrap();
            assert!(packed.sent() < 100);
            let (brotli, gzip) = (packed.brotli.unwrap(), packed.gzip.unwrap());
            let mut back = Vec::new();
            Decompressor::new(brotli.as_slice(), 4096).read_to_end(&mut back).unwrap();
            assert_eq!(back, plain);
            back.clear();
            GzDecoder::new(gzip.as_slice()).read_to_end(&mut back).unwrap();
            assert_eq!(back, plain);
        }
    }

    #[test]
    fn what_would_grow_stays_as_it_is() {
        let packed = pack(vec![7], Effort::Most).unwrap();
        assert!(packed.brotli.is_none() && packed.gzip.is_none());
        assert_eq!(packed.sent(), 1);
    }

    #[test]
    fn an_earlier_form_is_used_for_the_same_content_only() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.js"), "a").unwrap();
        fs::write(folder.path().join("a.js.br"), "packed").unwrap();
        let expected = Some((Some(b"packed".to_vec()), None));
        assert_eq!(earlier(folder.path(), "a.js", b"a"), expected);
        assert_eq!(earlier(folder.path(), "a.js", b"b"), None);
        assert_eq!(earlier(folder.path(), "b.js", b"a"), None);
    }
}
