//! Squares and the ring they form (R1, R2), and the two directions of sowing (R7).

use core::fmt;

use crate::seat::Seat;

/// The most squares a ring has: four rows of five and four Mandarin squares (R19).
pub const MAX_SQUARES: usize = 24;

/// A square, by its place in the ring counted anticlockwise from the left end of seat 0's row.
///
/// Text uses labels instead ([`Ring::label`]), which follow the printed board (R2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    pub(crate) const fn from_reduced(index: u8) -> Square {
        debug_assert!((index as usize) < 32);
        Square(index)
    }

    /// The place in the ring, `0..ring.len()`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.0)
    }
}

/// Which way a move is sown, as its mover sees it (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// To the mover's right: anticlockwise, ascending ring order. Written `r`.
    Right,
    /// To the mover's left: clockwise, descending ring order. Written `l`.
    Left,
}

impl Direction {
    /// Both directions, in the order lists of moves use.
    pub const BOTH: [Direction; 2] = [Direction::Right, Direction::Left];

    /// The letter of the notation: `r` or `l`.
    pub const fn letter(self) -> char {
        match self {
            Direction::Right => 'r',
            Direction::Left => 'l',
        }
    }

    /// The other direction, which a mirror shows (see the symmetries of the rules).
    #[must_use]
    pub const fn reversed(self) -> Direction {
        match self {
            Direction::Right => Direction::Left,
            Direction::Left => Direction::Right,
        }
    }
}

/// The shape of the board: how many seats, and how many citizen squares in each row (R1).
///
/// ```
/// use oanquan::{Ring, Seat};
///
/// let ring = Ring::new(2, 5).unwrap();
/// assert_eq!(ring.len(), 12);
/// // Seat 1 sits at the top, its squares labelled 0 to 4 from its own left (R2):
/// //          4   3   2   1   0
/// //    M1                          M0
/// //          5   6   7   8   9
/// let square = ring.citizen_square(0).unwrap();
/// assert_eq!(ring.owner(square), Seat::new(1));
/// assert_eq!(square.index(), 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    seats: u8,
    row: u8,
}

impl Ring {
    /// A ring for 2–4 seats and rows of 2–5 citizen squares; `None` outside these ranges.
    pub const fn new(seats: u8, row: u8) -> Option<Ring> {
        if seats >= 2 && seats <= 4 && row >= 2 && row <= 5 { Some(Ring { seats, row }) } else { None }
    }

    /// A ring whose numbers are known to be in range.
    pub(crate) const fn from_checked(seats: u8, row: u8) -> Ring {
        debug_assert!(Ring::new(seats, row).is_some());
        Ring { seats, row }
    }

    /// The number of seats, 2–4.
    pub const fn seats(self) -> u8 {
        self.seats
    }

    /// The citizen squares in each row, 2–5.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The number of squares, Mandarin squares included: 6–24.
    #[expect(clippy::len_without_is_empty, reason = "a ring always has squares")]
    pub const fn len(self) -> usize {
        self.seats as usize * (self.row as usize + 1)
    }

    /// All squares in ring order.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..self.len() as u8).map(Square)
    }

    /// The square at a place of the ring, or `None` past its end.
    pub fn square(self, index: usize) -> Option<Square> {
        (index < self.len()).then_some(Square(index as u8))
    }

    /// The citizen squares of a seat's row, from its left.
    pub fn row_of(self, seat: Seat) -> impl DoubleEndedIterator<Item = Square> + Clone {
        let start = self.row_start(seat) as u8;
        (start..start + self.row).map(Square)
    }

    /// The ring index of the leftmost citizen square of a seat.
    pub(crate) const fn row_start(self, seat: Seat) -> usize {
        seat.number() as usize * (self.row as usize + 1)
    }

    /// The Mandarin square at the right end of a seat's row: M0 for seat 0.
    pub const fn mandarin_square(self, seat: Seat) -> Square {
        Square((self.row_start(seat) + self.row as usize) as u8)
    }

    /// A bit for each Mandarin square, by its place in the ring.
    pub(crate) const fn mandarin_squares(self) -> u32 {
        let (mut squares, mut number) = (0, 0);
        while number < self.seats {
            squares |= 1 << self.mandarin_square(Seat::from_reduced(number)).index();
            number += 1;
        }
        squares
    }

    /// Whether this is a Mandarin square.
    pub const fn is_mandarin(self, square: Square) -> bool {
        square.0 % (self.row + 1) == self.row
    }

    /// The seat whose row this citizen square belongs to; `None` for a Mandarin square, which belongs to nobody.
    pub fn owner(self, square: Square) -> Option<Seat> {
        (!self.is_mandarin(square)).then(|| Seat::from_reduced(square.0 / (self.row + 1)))
    }

    /// The seat at whose right end this Mandarin square lies; `None` for a citizen square.
    pub fn mandarin_seat(self, square: Square) -> Option<Seat> {
        self.is_mandarin(square).then(|| Seat::from_reduced(square.0 / (self.row + 1)))
    }

    /// The first label of a seat's row: `w·((s−1) mod n)` (R2).
    pub(crate) const fn label_start(self, seat: Seat) -> u8 {
        self.row * ((seat.number() + self.seats - 1) % self.seats)
    }

    /// The label of a citizen square (R2), `None` for a Mandarin square.
    pub fn label(self, square: Square) -> Option<u8> {
        let seat = self.owner(square)?;
        Some(self.label_start(seat) + (square.0 - self.row_start(seat) as u8))
    }

    /// The citizen square with this label, `None` when the board has no such label.
    pub fn citizen_square(self, label: u8) -> Option<Square> {
        if label >= self.seats * self.row {
            return None;
        }
        let seat = Seat::from_reduced((label / self.row + 1) % self.seats);
        Some(Square(self.row_start(seat) as u8 + label % self.row))
    }

    /// The next square in a direction.
    #[must_use]
    pub const fn step(self, square: Square, direction: Direction) -> Square {
        let len = self.len() as u8;
        match direction {
            Direction::Right if square.0 + 1 == len => Square(0),
            Direction::Right => Square(square.0 + 1),
            Direction::Left if square.0 == 0 => Square(len - 1),
            Direction::Left => Square(square.0 - 1),
        }
    }

    /// The name people read: the label of a citizen square, `M0`, `M1`, … for a Mandarin square.
    pub fn name(self, square: Square) -> SquareName {
        match self.mandarin_seat(square) {
            Some(seat) => SquareName::Mandarin(seat),
            None => SquareName::Citizen(self.label(square).unwrap_or_default()),
        }
    }
}

/// What a square is called in text ([`Ring::name`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareName {
    /// A citizen square's label.
    Citizen(u8),
    /// The Mandarin square at the right end of this seat's row.
    Mandarin(Seat),
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SquareName::Citizen(label) => write!(f, "{label}"),
            SquareName::Mandarin(seat) => write!(f, "M{seat}"),
        }
    }
}
