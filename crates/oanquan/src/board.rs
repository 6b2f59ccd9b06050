//! The board: what lies in every square, and nothing else. Reserves, the turn and the clocks belong to
//! the position.

use core::fmt;

use crate::lanes::{Lanes, Wide, Words, one};
use crate::seat::Seat;
use crate::square::{MAX_SQUARES, Ring, Square};

/// What lies in a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Content {
    /// Citizens, 0–255.
    pub citizens: u8,
    /// Whether the Mandarin stone lies there; only Mandarin squares ever hold one.
    pub mandarin: bool,
}

impl Content {
    /// Whether the square is empty: no citizen and no Mandarin.
    pub const fn is_empty(self) -> bool {
        self.citizens == 0 && !self.mandarin
    }
}

impl fmt::Display for Content {
    /// The notation of one square: `7`, `Q`, `Q3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.mandarin, self.citizens) {
            (false, citizens) => write!(f, "{citizens}"),
            (true, 0) => f.write_str("Q"),
            (true, citizens) => write!(f, "Q{citizens}"),
        }
    }
}

/// The stones of all squares, packed (see `lanes`).
///
/// Ordered and hashable, so that boards can be keys; the order means nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// Citizens, a byte a square.
    pub(crate) citizens: Words,
    /// Mandarin stones, a bit a square.
    pub(crate) mandarins: u32,
}

impl Board {
    /// What lies in a square.
    pub fn get(&self, square: Square) -> Content {
        let index = square.index();
        Content {
            citizens: Wide::load(&self.citizens).get(index) as u8,
            mandarin: self.mandarins >> index & 1 == 1,
        }
    }

    /// A bit for each square that is not empty: with citizens or a Mandarin.
    pub(crate) fn filled(&self) -> u32 {
        self.citizens.occupied() | self.mandarins
    }

    /// The board as it is packed: a byte of citizens a square, square 0 lowest in the first word, and a bit
    /// for each square where a Mandarin stone lies. For programs that hash or weigh whole boards.
    ///
    /// ```
    /// use oanquan::{Position, Rules};
    ///
    /// let start = Position::start(Rules::SEED).unwrap();
    /// let (citizens, mandarins) = start.board().packed();
    /// assert_eq!(citizens[0], 0x05_05_00_05_05_05_05_05); // 0–4, M0, 5, 6
    /// assert_eq!(mandarins, 1 << 5 | 1 << 11);
    /// ```
    #[inline]
    pub const fn packed(&self) -> ([u64; 4], u32) {
        (self.citizens, self.mandarins)
    }

    /// All citizens on the board.
    #[inline]
    pub fn total_citizens(&self) -> u32 {
        self.citizens.into_iter().map(byte_sum).sum()
    }

    /// The Mandarin stones on the board.
    pub const fn total_mandarins(&self) -> u32 {
        self.mandarins.count_ones()
    }

    /// The board with these contents in ring order; at most [`MAX_SQUARES`] are read.
    pub(crate) fn from_contents(contents: impl Iterator<Item = Content>) -> Board {
        let mut board = Board::default();
        for (index, content) in contents.take(MAX_SQUARES).enumerate() {
            board.citizens[index / 8] += one(index) * u64::from(content.citizens);
            board.mandarins |= u32::from(content.mandarin) << index;
        }
        board
    }

    /// The board in which `source` says where the content of each square comes from.
    pub(crate) fn rearranged(&self, ring: Ring, source: impl Fn(usize) -> usize) -> Board {
        Board::from_contents(ring.squares().map(|square| {
            let from = source(square.index()) % ring.len();
            self.get(Square::from_reduced(from as u8))
        }))
    }

    /// The citizens in a seat's row.
    pub fn row_citizens(&self, ring: Ring, seat: Seat) -> u32 {
        ring.row_of(seat).map(|square| u32::from(self.get(square).citizens)).sum()
    }

    /// One citizen more in every square of a seat's row (R5).
    pub(crate) fn fill_row(&mut self, ring: Ring, seat: Seat) {
        for square in ring.row_of(seat) {
            self.citizens[square.index() / 8] += one(square.index());
        }
    }
}

/// The sum of all bytes, by pairs and then all at once.
#[inline]
const fn byte_sum(bytes: u64) -> u32 {
    const EVERY_OTHER: u64 = 0x00ff_00ff_00ff_00ff;
    let pairs = (bytes & EVERY_OTHER) + (bytes >> 8 & EVERY_OTHER);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_citizens_are_counted_even_where_every_square_is_full() {
        let full = |citizens| [Content { citizens, mandarin: false }; MAX_SQUARES];
        for citizens in [0, 1, 7, 255] {
            let board = Board::from_contents(full(citizens).into_iter());
            assert_eq!(board.total_citizens(), MAX_SQUARES as u32 * u32::from(citizens));
        }
    }
}
