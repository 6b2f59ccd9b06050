//! An opening book: proved bounds of positions that one side comes to from the start when it plays the book's
//! moves, and those moves. It is read from bytes, and runs anywhere.

mod format;

use oanquan::{Bare, Rules, Stones};

use crate::bounds::{Bounds, Packed, Wide, is_exact};
use crate::key::Keys;

pub use format::{BookError, write_book};

/// In the place of a move where there is none.
const NO_MOVE: u8 = 15;

/// Bits of the sieve for each entry, about.
const SIEVE: usize = 16;

/// What a book says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What the side to move gains from here on, less what the other side gains.
    pub bounds: Bounds,
    /// Plies within which the bounds are forced.
    pub plies: u8,
    /// The move by which the lower bound is forced: twice the square that is lifted, from the mover's left, and one
    /// more when it is sown to the left.
    pub mv: Option<u8>,
}

/// An entry in four bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Packing {
    bounds: Packed,
    plies: u8,
    mv: u8,
}

impl Packing {
    fn of(entry: &Entry) -> Packing {
        let Bounds { lower, upper } = entry.bounds;
        let wide =
            Wide { lower: lower.unwrap_or(Wide::UNKNOWN.lower), upper: upper.unwrap_or(Wide::UNKNOWN.upper) };
        Packing { bounds: wide.pack(), plies: entry.plies, mv: entry.mv.unwrap_or(NO_MOVE) }
    }

    fn entry(self) -> Entry {
        let mv = (self.mv != NO_MOVE).then_some(self.mv);
        Entry { bounds: Bounds::unpack(self.bounds), plies: self.plies, mv }
    }

    fn is_exact(self) -> bool {
        is_exact(self.bounds)
    }
}

/// An opening book, all of it in memory. It answers from any number of threads at once.
#[derive(Clone, Debug)]
pub struct Book {
    bare: Bare,
    keyed: Keys,
    plies: u32,
    table: Option<[u8; 32]>,
    identity: [u8; 32],
    /// Ascending.
    keys: Vec<u64>,
    entries: Vec<Packing>,
    /// A bit for what is mixed of each key. Most positions of a search are not in the book, and most of these end
    /// here, after one look at memory instead of one for each halving of the keys.
    sieve: Vec<u64>,
}

impl Book {
    /// The book in these bytes.
    ///
    /// # Errors
    /// [`BookError`] when they are something else, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        let read = format::Read::from_bytes(bytes)?;
        let words = (read.keys.len() * SIEVE / 64).next_power_of_two();
        let mut sieve = vec![0; words];
        for &key in &read.keys {
            let (word, bit) = place(key, words);
            sieve[word] |= bit;
        }
        let format::Read { bare, plies, table, identity, keys, entries } = read;
        Ok(Book { bare, keyed: Keys::new(&bare), plies, table, identity, keys, entries, sieve })
    }

    /// The bare game.
    pub const fn bare(&self) -> &Bare {
        &self.bare
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        self.bare.rules()
    }

    /// Plies up to which every line that a side plays by the book is in it.
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// The identity of the endgame table that the bounds rely upon; `None` when they need none.
    pub const fn table(&self) -> Option<[u8; 32]> {
        self.table
    }

    /// The checksum that tells this book from every other.
    pub const fn identity(&self) -> [u8; 32] {
        self.identity
    }

    /// How many positions are in it.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// How many positions have a proved value.
    pub fn exact(&self) -> usize {
        self.entries.iter().filter(|entry| entry.is_exact()).count()
    }

    /// What is known of a position; `None` when it is not in the book.
    pub fn probe(&self, stones: &Stones) -> Option<Entry> {
        let key = self.keyed.of(stones)?;
        let (word, bit) = place(key.bits, self.sieve.len());
        if self.sieve[word] & bit == 0 {
            return None;
        }
        let at = self.keys.binary_search(&key.bits).ok()?;
        let entry = self.entries[at].entry();
        Some(Entry { mv: entry.mv.map(|mv| self.keyed.turned(key, mv)), ..entry })
    }
}

/// Which bit of a sieve belongs to a key; it has a power of two of words.
fn place(key: u64, words: usize) -> (usize, u64) {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 32) as usize & (words - 1), 1 << (mixed >> 26 & 63))
}
