//! The packed board: one byte a square in two or four 64-bit words, and the tables that sow a lap with one
//! addition a word. This file knows rings and bytes; it knows no rules.
//!
//! Byte `i` of the words is square `i` of the ring (R1), little end first. No byte overflows into its
//! neighbour because at most 255 citizens lie on a board, and lifting and sowing conserve them.

use crate::geometry::Geometry;
use crate::square::Direction;

/// The most citizens on a board, so that a byte holds any square.
pub(crate) const MAX_CITIZENS: u32 = 255;

/// Rings of up to this many squares fit two words.
pub(crate) const NARROW_SQUARES: usize = 16;

/// The words every board is stored in; rings of up to 16 squares use only the first two.
pub(crate) type Words = [u64; 4];
/// The board of a ring of up to 16 squares.
pub(crate) type Narrow = [u64; 2];
/// The board of a ring of up to 32 squares.
pub(crate) type Wide = Words;

/// The value 1 in the place of a square, within its word.
pub(crate) const fn one(index: usize) -> u64 {
    1 << (8 * (index & 7))
}

/// The change of the board when `stones` lie in square `from` of a ring of `len`, are lifted and sown:
/// one more in every square sown, `stones` fewer in `from`. Every word is added by itself; the true sum of
/// each of its bytes lies in 0..=255, so the wrapping addition of the word is exact.
const fn lap<const W: usize>(len: usize, direction: Direction, from: usize, stones: usize) -> [u64; W] {
    let mut change = [0u64; W];
    let mut sown = 0;
    while sown < stones {
        sown += 1;
        let at = match direction {
            Direction::Right => (from + sown) % len,
            Direction::Left => (from + len - sown) % len,
        };
        change[at / 8] = change[at / 8].wrapping_add(one(at));
        change[from / 8] = change[from / 8].wrapping_sub(one(from));
    }
    change
}

/// The laps of one ring for fewer stones than squares, indexed `[direction][stones][square]`: small heaps
/// are the common ones, and their rows lie together.
///
/// `N` is a power of two, so that masking an index leaves no bounds check.
pub(crate) struct SowTable<const W: usize, const N: usize> {
    /// The change of the board.
    laps: [[[[u64; W]; N]; N]; 2],
    /// The change by exactly as many stones as squares, once round; by square alone.
    rounds: [[u64; W]; N],
}

impl<const W: usize, const N: usize> SowTable<W, N> {
    const fn new(len: usize) -> Self {
        let mut table = SowTable { laps: [[[[0; W]; N]; N]; 2], rounds: [[0; W]; N] };
        let mut from = 0;
        while from < len {
            let mut way = 0;
            while way < 2 {
                let mut stones = 0;
                while stones < len {
                    table.laps[way][stones][from] = lap(len, Direction::BOTH[way], from, stones);
                    stones += 1;
                }
                way += 1;
            }
            table.rounds[from] = lap(len, Direction::Right, from, len);
            from += 1;
        }
        table
    }
}

/// The table of a narrow board.
pub(crate) type NarrowTable = SowTable<2, 16>;
/// The table of a wide board.
pub(crate) type WideTable = SowTable<4, 32>;

/// Every ring length that seats and rows can make (R1).
static NARROW: [NarrowTable; 7] = [
    SowTable::new(6),
    SowTable::new(8),
    SowTable::new(9),
    SowTable::new(10),
    SowTable::new(12),
    SowTable::new(15),
    SowTable::new(16),
];
static WIDE: [WideTable; 3] = [SowTable::new(18), SowTable::new(20), SowTable::new(24)];

/// The narrow table of a ring length; the first one for lengths that have none.
pub(crate) const fn narrow_table(len: usize) -> &'static NarrowTable {
    const PLACE: [u8; 25] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 4, 0, 0, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0];
    &NARROW[PLACE[len] as usize]
}

/// The wide table of a ring length; the first one for lengths that have none.
pub(crate) const fn wide_table(len: usize) -> &'static WideTable {
    const PLACE: [u8; 25] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2];
    &WIDE[PLACE[len] as usize]
}

/// A board packed in two words or in four: what the sowing loop is generic over.
pub(crate) trait Lanes: Copy + 'static {
    /// The laps of one ring length.
    type Table: 'static;
    /// The table for a ring, which must fit this width.
    fn table(geometry: &Geometry) -> &'static Self::Table;
    /// Takes the board out of its storage.
    fn load(words: &Words) -> Self;
    /// Puts the board back.
    fn store(self, words: &mut Words);
    /// The citizens in a square.
    fn get(self, index: usize) -> usize;
    /// Lifts `stones`, fewer than the ring has squares, from a square and sows them.
    #[must_use]
    fn lap(self, table: &Self::Table, direction: Direction, from: usize, stones: usize) -> Self;
    /// Lifts as many stones from a square as the ring has squares, and sows them once round.
    #[must_use]
    fn round(self, table: &Self::Table, from: usize) -> Self;
    /// Takes all `citizens` of a square away.
    #[must_use]
    fn take(self, index: usize, citizens: usize) -> Self;
    /// A bit for each square with citizens.
    fn occupied(self) -> u32;
}

/// Rings of up to 16 squares.
impl Lanes for Narrow {
    type Table = NarrowTable;

    #[inline(always)]
    fn table(geometry: &Geometry) -> &'static Self::Table {
        geometry.narrow
    }

    #[inline(always)]
    fn load(words: &Words) -> Self {
        [words[0], words[1]]
    }

    #[inline(always)]
    fn store(self, words: &mut Words) {
        [words[0], words[1]] = self;
    }

    #[inline(always)]
    fn get(self, index: usize) -> usize {
        // Choosing a word and shifting stays in registers; an indexed byte would go through memory.
        let word = if index & 8 == 0 { self[0] } else { self[1] };
        (word >> (8 * (index & 7)) & 255) as usize
    }

    #[inline(always)]
    fn lap(self, table: &Self::Table, direction: Direction, from: usize, stones: usize) -> Self {
        let change = &table.laps[direction as usize & 1][stones & 15][from & 15];
        [self[0].wrapping_add(change[0]), self[1].wrapping_add(change[1])]
    }

    #[inline(always)]
    fn round(self, table: &Self::Table, from: usize) -> Self {
        let change = &table.rounds[from & 15];
        [self[0].wrapping_add(change[0]), self[1].wrapping_add(change[1])]
    }

    #[inline(always)]
    fn take(self, index: usize, citizens: usize) -> Self {
        let change = (citizens as u64) << (8 * (index & 7));
        let low = if index & 8 == 0 { change } else { 0 };
        [self[0] - low, self[1] - (change - low)]
    }

    #[inline(always)]
    fn occupied(self) -> u32 {
        nonzero_bytes(self[0]) | nonzero_bytes(self[1]) << 8
    }
}

/// Rings of up to 32 squares.
impl Lanes for Wide {
    type Table = WideTable;

    #[inline(always)]
    fn table(geometry: &Geometry) -> &'static Self::Table {
        geometry.wide
    }

    #[inline(always)]
    fn load(words: &Words) -> Self {
        *words
    }

    #[inline(always)]
    fn store(self, words: &mut Words) {
        *words = self;
    }

    #[inline(always)]
    fn get(self, index: usize) -> usize {
        (self[index >> 3 & 3] >> (8 * (index & 7)) & 255) as usize
    }

    #[inline(always)]
    fn lap(self, table: &Self::Table, direction: Direction, from: usize, stones: usize) -> Self {
        let change = &table.laps[direction as usize & 1][stones & 31][from & 31];
        core::array::from_fn(|word| self[word].wrapping_add(change[word]))
    }

    #[inline(always)]
    fn round(self, table: &Self::Table, from: usize) -> Self {
        let change = &table.rounds[from & 31];
        core::array::from_fn(|word| self[word].wrapping_add(change[word]))
    }

    #[inline(always)]
    fn take(self, index: usize, citizens: usize) -> Self {
        let mut words = self;
        words[index >> 3 & 3] -= (citizens as u64) << (8 * (index & 7));
        words
    }

    #[inline(always)]
    fn occupied(self) -> u32 {
        let low = nonzero_bytes(self[0]) | nonzero_bytes(self[1]) << 8;
        low | nonzero_bytes(self[2]) << 16 | nonzero_bytes(self[3]) << 24
    }
}

/// One bit for each byte that is not zero.
#[inline]
const fn nonzero_bytes(word: u64) -> u32 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // The top bit of each byte: set when any of its bits is.
    let tops = (((word & LOW) + LOW) | word) & !LOW;
    // Bit 8i goes to bit 56 + i; no two partial products meet, so nothing carries.
    ((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}
