//! What follows from the shape of a ring, computed once at compile time for each of the twelve shapes:
//! places, masks and labels that every move needs.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::lanes::{NarrowWays, WideWays, ways};
use crate::rules::QUIET_PLIES_PER_SEAT;
use crate::seat::{BySeat, Seat};
use crate::square::Ring;

/// The constants of one shape.
pub(crate) struct Geometry {
    /// Squares of the ring.
    pub(crate) len: usize,
    /// A bit for each square of the ring: all of them.
    pub(crate) all_squares: u32,
    /// Plies without a capture after which the game ends (R15).
    pub(crate) quiet_limit: u32,
    /// A bit for each square of a row: all of them.
    pub(crate) full_row: u8,
    /// The ring index of a seat's leftmost square.
    row_start: BySeat<u8>,
    /// The label of that square (R2).
    label_start: BySeat<u8>,
    /// What turns a label of the seat into a ring index, added without carry.
    label_to_place: BySeat<u8>,
    /// Bit `i` is set when square `i` is a Mandarin square.
    pub(crate) mandarin_squares: u32,
    /// The laps, for a ring that fits two words.
    pub(crate) narrow: &'static NarrowWays,
    /// The laps, for a ring that needs four.
    pub(crate) wide: &'static WideWays,
}

/// For `[seats − 2][row − 2]`; the last row of the table is never used.
static GEOMETRIES: [[Geometry; 4]; 4] = [shapes(2), shapes(3), shapes(4), shapes(4)];

/// The laps of the shapes that fit two words; of the others, which never ask, the first stands in.
static NARROW: [NarrowWays; 9] = [
    ways(2, 2),
    ways(2, 3),
    ways(2, 4),
    ways(2, 5),
    ways(3, 2),
    ways(3, 3),
    ways(3, 4),
    ways(4, 2),
    ways(4, 3),
];
/// The laps of the shapes that need four words.
static WIDE: [WideWays; 3] = [ways(3, 5), ways(4, 4), ways(4, 5)];

const fn narrow_place(seats: u8, row: u8) -> usize {
    match (seats, row) {
        (2, 2..=5) => row as usize - 2,
        (3, 2..=4) => row as usize + 2,
        (4, 2..=3) => row as usize + 5,
        _ => 0,
    }
}

const fn wide_place(seats: u8, row: u8) -> usize {
    match (seats, row) {
        (4, 4) => 1,
        (4, 5) => 2,
        _ => 0,
    }
}

const fn shapes(seats: u8) -> [Geometry; 4] {
    [shape(seats, 2), shape(seats, 3), shape(seats, 4), shape(seats, 5)]
}

const fn shape(seats: u8, row: u8) -> Geometry {
    let ring = Ring::from_checked(seats, row);
    let mut row_start = [0; 4];
    let mut label_start = [0; 4];
    let mut label_to_place = [0; 4];
    let mut number = 0;
    while number < seats {
        let seat = Seat::from_reduced(number);
        row_start[number as usize] = ring.row_start(seat) as u8;
        label_start[number as usize] = ring.label_start(seat);
        label_to_place[number as usize] =
            row_start[number as usize].wrapping_sub(label_start[number as usize]);
        number += 1;
    }
    Geometry {
        len: ring.len(),
        all_squares: (1 << ring.len()) - 1,
        quiet_limit: QUIET_PLIES_PER_SEAT * seats as u32,
        full_row: (1 << row) - 1,
        row_start: BySeat::new(row_start),
        label_start: BySeat::new(label_start),
        label_to_place: BySeat::new(label_to_place),
        mandarin_squares: ring.mandarin_squares(),
        narrow: &NARROW[narrow_place(seats, row)],
        wide: &WIDE[wide_place(seats, row)],
    }
}

/// A geometry says no more than its ring, so comparing and hashing pass it over: positions hold it beside
/// the rules that determine it.
impl PartialEq for Geometry {
    fn eq(&self, _: &Geometry) -> bool {
        true
    }
}

impl Eq for Geometry {}

impl Hash for Geometry {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Geometry").field("len", &self.len).finish_non_exhaustive()
    }
}

impl Geometry {
    /// The constants of a ring.
    #[inline]
    pub(crate) fn of(ring: Ring) -> &'static Geometry {
        &GEOMETRIES[usize::from(ring.seats() - 2) & 3][usize::from(ring.row() - 2) & 3]
    }

    /// The ring index of the citizen square with a label of this seat.
    #[inline]
    pub(crate) fn place_of(&self, seat: Seat, label: u8) -> usize {
        usize::from(label.wrapping_add(self.label_to_place[seat]))
    }

    /// The ring index of a seat's leftmost square.
    #[inline]
    pub(crate) fn row_start(&self, seat: Seat) -> usize {
        usize::from(self.row_start[seat])
    }

    /// The label of a seat's leftmost square.
    #[inline]
    pub(crate) fn label_start(&self, seat: Seat) -> u8 {
        self.label_start[seat]
    }

    /// The bits of a seat's row, the leftmost lowest, out of a bit for each square.
    #[inline]
    pub(crate) fn row(&self, squares: u32, seat: Seat) -> u8 {
        (squares >> self.row_start(seat)) as u8 & self.full_row
    }
}
