//! The packed board: one byte a square in one or two 128-bit words, and the tables that sow a lap with
//! one addition. This file knows rings and bytes; it knows no rules.
//!
//! Byte `i` of the words is square `i` of the ring (R1), little end first. No byte overflows into its
//! neighbour because at most 255 citizens lie on a board, and lifting and sowing conserve them.

use crate::square::Direction;

/// The most citizens on a board, so that a byte holds any square.
pub(crate) const MAX_CITIZENS: u32 = 255;

/// The words every board is stored in; rings of up to 16 squares use only the first.
pub(crate) type Words = [u128; 2];

/// One byte with the value 1 in the place of a square.
pub(crate) const fn one(index: usize) -> Words {
    if index < 16 {
        [1 << (8 * index), 0]
    } else {
        [0, 1 << (8 * (index - 16))]
    }
}

const fn add(a: Words, b: Words) -> Words {
    [a[0].wrapping_add(b[0]), a[1].wrapping_add(b[1])]
}

const fn subtract(a: Words, b: Words) -> Words {
    [a[0].wrapping_sub(b[0]), a[1].wrapping_sub(b[1])]
}

/// The change of the board when `stones` lie in square `from` of a ring of `len`, are lifted and sown:
/// one more in every square sown, `stones` fewer in `from`. Words are added separately, and in each the
/// true sum of every byte lies in 0..=255, so the wrapping addition of a whole word is exact.
const fn lap(len: usize, direction: Direction, from: usize, stones: usize) -> Words {
    let mut change = [0, 0];
    let mut at = from;
    let mut sown = 0;
    while sown < stones {
        at = match direction {
            Direction::Right => (at + 1) % len,
            Direction::Left => (at + len - 1) % len,
        };
        change = add(change, one(at));
        change = subtract(change, one(from));
        sown += 1;
    }
    change
}

/// A board packed in one word or in two: what the sowing loop is generic over.
pub(crate) trait Lanes: Copy + 'static {
    /// The laps of one ring length.
    type Table: 'static;
    /// The table for a ring of `len` squares, which must fit this width.
    fn table(len: usize) -> &'static Self::Table;
    /// Takes the board out of its storage.
    fn load(words: &Words) -> Self;
    /// Puts the board back.
    fn store(self, words: &mut Words);
    /// The citizens in a square.
    fn get(self, index: usize) -> usize;
    /// Lifts `stones`, fewer than the ring has squares, from a square and sows them.
    #[must_use]
    fn lap(self, table: &'static Self::Table, direction: Direction, from: usize, stones: usize) -> Self;
    /// Lifts as many stones from a square as the ring has squares, and sows them once round.
    #[must_use]
    fn round(self, table: &'static Self::Table, from: usize) -> Self;
    /// Takes all citizens, of which there are `citizens`, out of a square.
    #[must_use]
    fn take(self, index: usize, citizens: usize) -> Self;
}

/// The laps of one ring: `laps[direction][stones][square]` is the change of the board, for fewer stones
/// than squares, and `rounds[square]` for exactly as many. Small heaps are the common ones: their rows
/// lie together.
///
/// `N` is a power of two, so that masking an index leaves no bounds check.
pub(crate) struct SowTable<W, const N: usize> {
    laps: [[[W; N]; N]; 2],
    rounds: [W; N],
}

const fn narrow_table(len: usize) -> SowTable<u128, 16> {
    let mut table = SowTable {
        laps: [[[0; 16]; 16]; 2],
        rounds: [0; 16],
    };
    let mut from = 0;
    while from < len {
        let mut stones = 0;
        while stones < len {
            table.laps[0][stones][from] = lap(len, Direction::Right, from, stones)[0];
            table.laps[1][stones][from] = lap(len, Direction::Left, from, stones)[0];
            stones += 1;
        }
        table.rounds[from] = lap(len, Direction::Right, from, len)[0];
        from += 1;
    }
    table
}

const fn wide_table(len: usize) -> SowTable<Words, 32> {
    let mut table = SowTable {
        laps: [[[[0; 2]; 32]; 32]; 2],
        rounds: [[0; 2]; 32],
    };
    let mut from = 0;
    while from < len {
        let mut stones = 0;
        while stones < len {
            table.laps[0][stones][from] = lap(len, Direction::Right, from, stones);
            table.laps[1][stones][from] = lap(len, Direction::Left, from, stones);
            stones += 1;
        }
        table.rounds[from] = lap(len, Direction::Right, from, len);
        from += 1;
    }
    table
}

/// Rings of up to this many squares fit one word.
pub(crate) const NARROW_SQUARES: usize = 16;

/// Every ring length that seats and rows can make (R1).
static NARROW: [SowTable<u128, 16>; 7] = [
    narrow_table(6),
    narrow_table(8),
    narrow_table(9),
    narrow_table(10),
    narrow_table(12),
    narrow_table(15),
    narrow_table(16),
];
static WIDE: [SowTable<Words, 32>; 3] = [wide_table(18), wide_table(20), wide_table(24)];

/// Rings of up to 16 squares.
impl Lanes for u128 {
    type Table = SowTable<u128, 16>;

    fn table(len: usize) -> &'static Self::Table {
        const PLACE: [u8; 17] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 4, 0, 0, 5, 6];
        &NARROW[usize::from(PLACE[len])]
    }

    #[inline(always)]
    fn load(words: &Words) -> Self {
        words[0]
    }

    #[inline(always)]
    fn store(self, words: &mut Words) {
        words[0] = self;
    }

    #[inline(always)]
    fn get(self, index: usize) -> usize {
        usize::from((self >> (8 * (index & 15))) as u8)
    }

    #[inline(always)]
    fn lap(self, table: &'static Self::Table, direction: Direction, from: usize, stones: usize) -> Self {
        self.wrapping_add(table.laps[direction as usize][stones & 15][from & 15])
    }

    #[inline(always)]
    fn round(self, table: &'static Self::Table, from: usize) -> Self {
        self.wrapping_add(table.rounds[from & 15])
    }

    #[inline(always)]
    fn take(self, index: usize, citizens: usize) -> Self {
        self - ((citizens as u128) << (8 * (index & 15)))
    }
}

/// Rings of up to 32 squares.
impl Lanes for Words {
    type Table = SowTable<Words, 32>;

    fn table(len: usize) -> &'static Self::Table {
        const PLACE: [u8; 25] = [
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2,
        ];
        &WIDE[usize::from(PLACE[len])]
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
        usize::from((self[index >> 4 & 1] >> (8 * (index & 15))) as u8)
    }

    #[inline(always)]
    fn lap(self, table: &'static Self::Table, direction: Direction, from: usize, stones: usize) -> Self {
        add(self, table.laps[direction as usize][stones & 31][from & 31])
    }

    #[inline(always)]
    fn round(self, table: &'static Self::Table, from: usize) -> Self {
        add(self, table.rounds[from & 31])
    }

    #[inline(always)]
    fn take(self, index: usize, citizens: usize) -> Self {
        let mut words = self;
        words[index >> 4 & 1] -= (citizens as u128) << (8 * (index & 15));
        words
    }
}
