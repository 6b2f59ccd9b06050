//! The file of a book (docs/book-format.md): lines that people can read, the entries packed, and a checksum over
//! all of it.

use oanquan::{Bare, NotBare, ParseRulesError, Rules, Stones};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::{Entry, NO_MOVE, Packing};
use crate::bounds::is_exact;
use crate::key::Keys;

/// The first line.
const MAGIC: &str = "oanquan-book 1";
/// Bytes of a checksum.
const SUM: usize = 32;
/// The bit beside the plies that says that the value is known.
const EXACT: u8 = 128;

/// Why a book cannot be read.
#[derive(Debug, Error)]
pub enum BookError {
    /// It is something else.
    #[error("no opening book: it does not begin with \"{MAGIC}\"")]
    Foreign,
    /// Its bytes are not those that were written.
    #[error("damaged: the checksum does not match")]
    Checksum,
    /// A line of the header is not what it should be.
    #[error("line {0} is none of an opening book's, expected {1}")]
    Line(u32, &'static str),
    /// An entry cannot be what it says.
    #[error("entry {0} is malformed")]
    Entry(usize),
    /// Of rules that cannot be read.
    #[error("a book of unknown rules: {0}")]
    Rules(#[from] ParseRulesError),
    /// Of rules that have no books.
    #[error("a book of rules that have none: {0}")]
    NotBare(#[from] NotBare),
}

/// A book as it is read.
pub(super) struct Read {
    pub(super) bare: Bare,
    pub(super) plies: u32,
    pub(super) table: Option<[u8; SUM]>,
    pub(super) identity: [u8; SUM],
    pub(super) keys: Vec<u64>,
    pub(super) entries: Vec<Packing>,
}

impl Read {
    pub(super) fn from_bytes(bytes: &[u8]) -> Result<Read, BookError> {
        if !bytes.starts_with(MAGIC.as_bytes()) {
            return Err(BookError::Foreign);
        }
        let (all, identity) = bytes.split_last_chunk::<SUM>().ok_or(BookError::Checksum)?;
        if Sha256::digest(all)[..] != identity[..] {
            return Err(BookError::Checksum);
        }
        let mut number = 0;
        let mut rest = all;
        let mut line = |name: &str, expected: &'static str| {
            number += 1;
            let wrong = BookError::Line(number, expected);
            let Some(end) = rest.iter().position(|&byte| byte == b'\n') else { return Err(wrong) };
            let text = str::from_utf8(&rest[..end]).ok().and_then(|text| text.strip_prefix(name));
            rest = &rest[end + 1..];
            text.ok_or(wrong)
        };
        line(MAGIC, MAGIC)?;
        let rules: Rules = line("rules ", "rules, and a rule set")?.parse()?;
        let bare = Bare::new(rules)?;
        let plies = "plies, and a number";
        let plies = line("plies ", plies)?.parse().map_err(|_| BookError::Line(3, plies))?;
        let table = "table, and a checksum of 64 hexadecimal digits or -";
        let table = match line("table ", table)? {
            "-" => None,
            name => Some(sum(name).ok_or(BookError::Line(4, table))?),
        };
        let count = "entries, and a number";
        let count = line("entries ", count)?.parse().map_err(|_| BookError::Line(5, count))?;
        let (keys, entries) = entries(rest, count, 2 * rules.row)?;
        Ok(Read { bare, plies, table, identity: *identity, keys, entries })
    }
}

/// A checksum in hexadecimal digits.
fn sum(text: &str) -> Option<[u8; SUM]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * SUM {
        return None;
    }
    let mut sum = [0; SUM];
    for (byte, pair) in sum.iter_mut().zip(digits.chunks(2)) {
        let digit = |digit: u8| char::from(digit).to_digit(16);
        *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
    }
    Some(sum)
}

/// The entries, which end with the bytes; moves are less than `moves`.
fn entries(mut bytes: &[u8], count: usize, moves: u8) -> Result<(Vec<u64>, Vec<Packing>), BookError> {
    // The shortest entry has four bytes.
    let room = count.min(bytes.len() / 4);
    let (mut keys, mut entries) = (Vec::with_capacity(room), Vec::with_capacity(room));
    let mut key = 0;
    for number in 0..count {
        let wrong = BookError::Entry(number);
        let mut take = |length: usize| {
            let (taken, rest) = bytes.split_at_checked(length)?;
            bytes = rest;
            Some(taken)
        };
        let mut read = || {
            let head = take(1)?[0];
            let difference = take(usize::from(head >> 4))?.iter().rev();
            let difference = difference.fold(0, |all: u64, byte| all << 8 | u64::from(*byte));
            let &[plies, lower] = take(2)? else { return None };
            // The two bytes of a known value add up to 255 (`bounds`).
            let upper = if plies & EXACT != 0 { 255 - lower } else { take(1)?[0] };
            let packing = Packing { bounds: [lower, upper], plies: plies & !EXACT, mv: head & 15 };
            let is_move = packing.mv < moves || packing.mv == NO_MOVE;
            (difference > 0 && is_move).then_some((difference, packing))
        };
        let Some((difference, packing)) = read() else { return Err(wrong) };
        key = u64::checked_add(key, difference).ok_or(wrong)?;
        keys.push(key);
        entries.push(packing);
    }
    if bytes.is_empty() { Ok((keys, entries)) } else { Err(BookError::Entry(count)) }
}

/// The bytes of a book of these entries, of which no two are about the same position or its mirror image, where
/// that is worth the same. Those about positions without a key, with more than 31 citizens in a square, are left
/// out; a bound that does not fit two bytes is weakened.
///
/// `plies` is up to where every line is in it, `table` the identity of the endgame table that is relied upon.
pub fn write_book(
    bare: &Bare,
    plies: u32,
    table: Option<[u8; 32]>,
    entries: impl IntoIterator<Item = (Stones, Entry)>,
) -> Vec<u8> {
    let keys = Keys::new(bare);
    let mut packed: Vec<(u64, Packing)> = entries
        .into_iter()
        .filter_map(|(stones, entry)| {
            let key = keys.of(&stones)?;
            let mv = entry.mv.map(|mv| keys.turned(key, mv));
            Some((key.bits, Packing::of(&Entry { mv, ..entry })))
        })
        .collect();
    packed.sort_unstable_by_key(|(key, _)| *key);
    let table = table.map_or("-".to_string(), |sum| sum.iter().map(|byte| format!("{byte:02x}")).collect());
    let header =
        format!("{MAGIC}\nrules {}\nplies {plies}\ntable {table}\nentries {}\n", bare.rules(), packed.len());
    let mut bytes = header.into_bytes();
    let mut before = 0;
    for (key, Packing { bounds, plies, mv }) in packed {
        let difference = key - before;
        before = key;
        let length = (64 - difference.leading_zeros()).div_ceil(8);
        bytes.push((length as u8) << 4 | mv.min(NO_MOVE));
        bytes.extend(&difference.to_le_bytes()[..length as usize]);
        let [lower, upper] = bounds;
        if is_exact(bounds) {
            bytes.extend([plies | EXACT, lower]);
        } else {
            bytes.extend([plies, lower, upper]);
        }
    }
    let sum = Sha256::digest(&bytes);
    bytes.extend(sum);
    bytes
}
