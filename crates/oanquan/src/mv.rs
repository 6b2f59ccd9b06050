//! A move, and the set of moves a seat may play.

use crate::rules::Directions;
use crate::square::Direction;

/// A move: the label of the square lifted (R2) and the direction sown (R7). Written `7r`, `13l`.
///
/// A move means the same on every board that has the label; whether it may be played is the
/// position's to say ([`Position::is_legal`](crate::Position::is_legal)).
///
/// ```
/// use oanquan::{Direction, Move};
///
/// let mv: Move = "7r".parse().unwrap();
/// assert_eq!(mv, Move { label: 7, direction: Direction::Right });
/// assert_eq!(mv.to_string(), "7r");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The label of the citizen square lifted, 0–19.
    pub label: u8,
    /// The way the stones are sown.
    pub direction: Direction,
}

/// For every set of squares of a row (a bit each, at most five), the squares in ascending order.
const SQUARES_OF: [[u8; 8]; 32] = {
    let mut table = [[0; 8]; 32];
    let mut bits = 0;
    while bits < 32 {
        let (mut square, mut count) = (0, 0);
        while square < 5 {
            if bits >> square & 1 == 1 {
                table[bits][count] = square;
                count += 1;
            }
            square += 1;
        }
        bits += 1;
    }
    table
};

/// How many squares a set has; a table, as not every processor counts bits in one instruction.
const COUNT_OF: [u8; 32] = {
    let mut table = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        table[bits] = (bits as u8).count_ones() as u8;
        bits += 1;
    }
    table
};

/// The legal moves of a position, as a set: labels ascending, `r` before `l`.
///
/// It is four bytes, so it costs nothing to make, count or index.
///
/// ```
/// use oanquan::{Position, Rules};
///
/// let moves = Position::start(Rules::SEED).unwrap().legal_moves();
/// assert_eq!(moves.len(), 10);
/// assert_eq!(moves.iter().next().unwrap().to_string(), "5r");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moves {
    first_label: u8,
    squares: u8,
    /// 1 when each square may be sown both ways, 0 when one way only.
    both: u8,
    /// The one way, or the first of both: 0 right, 1 left.
    way: u8,
}

impl Moves {
    /// No move at all: the game is over.
    pub(crate) const NONE: Moves = Moves { first_label: 0, squares: 0, both: 0, way: 0 };

    /// The moves from the squares whose bit is set (bit 0 has label `first_label`).
    #[inline]
    pub(crate) const fn new(first_label: u8, squares: u8, directions: Directions) -> Moves {
        let (both, way) = match directions {
            Directions::Free => (1, 0),
            Directions::Anticlockwise => (0, 0),
            Directions::Clockwise => (0, 1),
        };
        Moves { first_label, squares: squares & 31, both, way }
    }

    /// How many moves there are, 0–10.
    #[inline]
    pub const fn len(self) -> usize {
        (COUNT_OF[self.squares as usize & 31] as usize) << self.both
    }

    /// Whether there is no move.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.squares == 0
    }

    /// Whether the set holds this move.
    pub const fn contains(self, mv: Move) -> bool {
        let bit = mv.label.wrapping_sub(self.first_label);
        let allowed = self.both == 1 || self.way == mv.direction as u8;
        allowed && bit < 5 && self.squares >> bit & 1 == 1
    }

    /// The move at a place of the order, or `None` from [`len`](Moves::len) on.
    #[inline]
    pub const fn get(self, place: usize) -> Option<Move> {
        if place >= self.len() {
            return None;
        }
        let square = SQUARES_OF[self.squares as usize & 31][place >> self.both & 7];
        let way = self.way ^ (place as u8 & self.both);
        let direction = if way == 0 { Direction::Right } else { Direction::Left };
        Some(Move { label: self.first_label + square, direction })
    }

    /// The moves in order.
    #[inline]
    pub const fn iter(self) -> MovesIter {
        MovesIter { moves: self, place: 0 }
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = MovesIter;
    #[inline]
    fn into_iter(self) -> MovesIter {
        self.iter()
    }
}

/// The iterator of [`Moves`].
#[derive(Clone, Debug)]
pub struct MovesIter {
    moves: Moves,
    place: usize,
}

impl Iterator for MovesIter {
    type Item = Move;
    #[inline]
    fn next(&mut self) -> Option<Move> {
        let mv = self.moves.get(self.place)?;
        self.place += 1;
        Some(mv)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.moves.len() - self.place;
        (left, Some(left))
    }
}

impl ExactSizeIterator for MovesIter {}
