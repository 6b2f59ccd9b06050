//! The bytes of a compiled catalogue, as the build writes and the program reads them.
//!
//! ```text
//! shape      8 bytes, little-endian: the hash of the ids and parameters of all messages
//! checksum   8 bytes: the hash of everything after it
//! language   its code, with the length before it
//! messages   the pattern of each in turn, with the length before it
//! ```
//!
//! A pattern is text, in which bytes below `TEXT` are instructions.
//! `ARGUMENT` is followed by the number of an argument.
//! `CHOICE` is followed by the number of an argument, the number of variants, and for each of them
//! its key, the length of its pattern and the pattern; the last one has the key `DEFAULT`.
//! A key is `DEFAULT`, a plural category counted from `CATEGORY`, `EXACT` with a number in zigzag order,
//! or `NAMED` with a length and a text.
//! Lengths and numbers are written seven bits a byte, the lowest first, with the highest bit set in all but the last.

pub(crate) const HEADER: usize = 16;

/// A byte that belongs to a text; the line feed is the only control character that does.
pub(crate) const fn is_text(byte: u8) -> bool {
    byte >= TEXT
}

/// Bytes from here on are text.
const TEXT: u8 = b'\n';

pub(crate) const ARGUMENT: u8 = 1;
pub(crate) const CHOICE: u8 = 2;

pub(crate) const DEFAULT: u8 = 0;
pub(crate) const CATEGORY: u8 = 1;
pub(crate) const EXACT: u8 = 7;
pub(crate) const NAMED: u8 = 8;

/// FNV-1a of 64 bits: tells catalogues of another version and damaged ones, not malicious ones.
pub(crate) fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
