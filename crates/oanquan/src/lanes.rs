//! The packed board: one byte a square in two or four 64-bit words, and the tables that sow a lap with one
//! addition a word. This file knows rings and bytes; it knows no rules.
//!
//! Byte `i` of the words is square `i` of the ring (R1), little end first. No byte overflows into its
//! neighbour because at most 255 citizens lie on a board, and lifting and sowing conserve them.

use alloc::boxed::Box;

use crate::square::{Direction, Ring};

/// The most citizens on a board, so that a byte holds any square.
pub(crate) const MAX_CITIZENS: u32 = 255;

/// Rings of up to this many squares fit two words.
const NARROW_SQUARES: usize = 16;

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

/// The square `steps` further in a direction; `steps` is at most the length of the ring.
fn ahead(len: usize, direction: Direction, from: usize, steps: usize) -> usize {
    match direction {
        Direction::Right => (from + steps) % len,
        Direction::Left => (from + len - steps) % len,
    }
}

/// A square that the hand comes to after a lap, with what a single look at it must tell.
#[derive(Clone, Copy)]
pub(crate) struct Next(u8);

impl Next {
    const MANDARIN: u8 = 0x80;
    const CHANGED: u8 = 0x40;

    fn new(ring: Ring, at: usize, changed: bool) -> Next {
        let mandarin = if ring.mandarin_squares() >> at & 1 == 1 { Next::MANDARIN } else { 0 };
        Next(at as u8 | mandarin | if changed { Next::CHANGED } else { 0 })
    }

    /// The place in the ring.
    #[inline(always)]
    pub(crate) const fn place(self) -> usize {
        (self.0 & 31) as usize
    }

    #[inline(always)]
    pub(crate) const fn is_mandarin(self) -> bool {
        self.0 & Next::MANDARIN != 0
    }

    /// Whether it is an ordinary citizen square, which the lap left as it was.
    #[inline(always)]
    pub(crate) const fn is_plain(self) -> bool {
        self.0 < Next::CHANGED
    }
}

/// The laps of one ring in one direction for fewer stones than squares, the place of an entry being
/// `N · stones + square` in arrays of `NN = N · N`: small heaps are the common ones, and their rows lie
/// together.
///
/// `N` is a power of two, so that masking a place leaves no bounds check.
#[repr(align(64))]
pub(crate) struct Way<L, const N: usize, const NN: usize> {
    /// The change of the board.
    laps: [L; NN],
    /// A bit for each square sown.
    sown: [u32; NN],
    /// The square after the last one sown.
    next: [Next; NN],
    /// The change by exactly as many stones as squares, once round; by square alone.
    rounds: [L; N],
}

impl<const W: usize, const N: usize, const NN: usize> Way<[u64; W], N, NN> {
    /// Plays every lap of the ring, from each square with a stone more each time. The true sum of each byte
    /// of a board and a change lies in 0..=255, so adding them word by word is exact though the words wrap.
    fn new(ring: Ring, direction: Direction) -> Self {
        let len = ring.len();
        let mut way = Way { laps: [[0; W]; NN], sown: [0; NN], next: [Next(0); NN], rounds: [[0; W]; N] };
        for from in 0..len {
            let (mut change, mut sown) = ([0u64; W], 0);
            for stones in 0..len {
                let next = ahead(len, direction, from, stones + 1);
                let place = N * stones + from;
                way.laps[place] = change;
                way.sown[place] = sown;
                way.next[place] = Next::new(ring, next, next == from);
                change[next / 8] = change[next / 8].wrapping_add(one(next));
                change[from / 8] = change[from / 8].wrapping_sub(one(from));
                sown |= 1 << next;
            }
            way.rounds[from] = change;
        }
        way
    }

    /// Both ways of a ring, to the right and to the left.
    fn both(ring: Ring) -> Box<[Self; 2]> {
        Box::new([Way::new(ring, Direction::Right), Way::new(ring, Direction::Left)])
    }
}

/// One way of a ring of up to 16 squares.
pub(crate) type NarrowWay = Way<Narrow, 16, 256>;
/// One way of a ring of up to 32 squares.
pub(crate) type WideWay = Way<Wide, 32, 1024>;

/// Both ways of a ring, in the width it needs.
pub(crate) enum Ways {
    /// It fits two words.
    Narrow(Box<[NarrowWay; 2]>),
    /// It needs four.
    Wide(Box<[WideWay; 2]>),
}

impl Ways {
    pub(crate) fn new(ring: Ring) -> Ways {
        if ring.len() <= NARROW_SQUARES { Ways::Narrow(Way::both(ring)) } else { Ways::Wide(Way::both(ring)) }
    }
}

/// What a board is masked with to empty a square.
const fn others<const W: usize, const N: usize>() -> [[u64; W]; N] {
    let mut table = [[u64::MAX; W]; N];
    let mut index = 0;
    while index < N {
        table[index][index / 8] = !(255 << (8 * (index & 7)));
        index += 1;
    }
    table
}

static OTHERS_NARROW: [Narrow; 16] = others();
static OTHERS_WIDE: [Wide; 32] = others();

/// A board packed in two words or in four: what the sowing loop is generic over.
pub(crate) trait Lanes: Copy {
    /// The laps of one ring in one direction.
    type Way;
    /// Takes the board out of its storage.
    fn load(words: &Words) -> Self;
    /// Puts the board back.
    fn store(self, words: &mut Words);
    /// The citizens in a square.
    fn get(self, index: usize) -> usize;
    /// Lifts `stones`, fewer than the ring has squares, from a square and sows them. Returns the board, a
    /// bit for each square sown, and the square after the last one.
    fn lap(self, way: &Self::Way, from: usize, stones: usize) -> (Self, u32, Next);
    /// The square after a square.
    fn after(way: &Self::Way, square: usize) -> Next;
    /// Lifts as many stones from a square as the ring has squares, and sows them once round.
    #[must_use]
    fn round(self, way: &Self::Way, from: usize) -> Self;
    /// The board without the citizens of a square.
    #[must_use]
    fn emptied(self, index: usize) -> Self;
    /// A bit for each square with citizens.
    fn occupied(self) -> u32;
}

/// Rings of up to 16 squares.
impl Lanes for Narrow {
    type Way = NarrowWay;

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
    fn lap(self, way: &Self::Way, from: usize, stones: usize) -> (Self, u32, Next) {
        let place = (16 * stones + from) & 255;
        let change = &way.laps[place];
        let citizens = [self[0].wrapping_add(change[0]), self[1].wrapping_add(change[1])];
        (citizens, way.sown[place], way.next[place])
    }

    #[inline(always)]
    fn after(way: &Self::Way, square: usize) -> Next {
        way.next[square & 15]
    }

    #[inline(always)]
    fn round(self, way: &Self::Way, from: usize) -> Self {
        let change = &way.rounds[from & 15];
        [self[0].wrapping_add(change[0]), self[1].wrapping_add(change[1])]
    }

    #[inline(always)]
    fn emptied(self, index: usize) -> Self {
        let keep = &OTHERS_NARROW[index & 15];
        [self[0] & keep[0], self[1] & keep[1]]
    }

    #[inline(always)]
    fn occupied(self) -> u32 {
        nonzero_bytes(self[0]) | nonzero_bytes(self[1]) << 8
    }
}

/// Rings of up to 32 squares.
impl Lanes for Wide {
    type Way = WideWay;

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
    fn lap(self, way: &Self::Way, from: usize, stones: usize) -> (Self, u32, Next) {
        let place = (32 * stones + from) & 1023;
        let change = &way.laps[place];
        let citizens = core::array::from_fn(|word| self[word].wrapping_add(change[word]));
        (citizens, way.sown[place], way.next[place])
    }

    #[inline(always)]
    fn after(way: &Self::Way, square: usize) -> Next {
        way.next[square & 31]
    }

    #[inline(always)]
    fn round(self, way: &Self::Way, from: usize) -> Self {
        let change = &way.rounds[from & 31];
        core::array::from_fn(|word| self[word].wrapping_add(change[word]))
    }

    #[inline(always)]
    fn emptied(self, index: usize) -> Self {
        let keep = &OTHERS_WIDE[index & 31];
        core::array::from_fn(|word| self[word] & keep[word])
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
