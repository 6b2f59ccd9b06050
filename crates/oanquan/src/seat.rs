//! Seats: who sits where, and small tables with one entry a seat.

use core::fmt;
use core::ops::{Index, IndexMut};

/// The most seats any board has (R19).
pub const MAX_SEATS: usize = 4;

/// A player's place at the board, numbered anticlockwise from 0 (R1).
///
/// Turns pass in the order of the numbers. Which numbers exist depends on the board: 0 and 1 on the
/// standard one, up to 3 on the largest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Seat 0, the bottom of the printed board.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, or `None` from [`MAX_SEATS`] on.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// A seat number already reduced to the board's seats.
    pub(crate) const fn from_reduced(number: u8) -> Seat {
        debug_assert!((number as usize) < MAX_SEATS);
        Seat(number & (MAX_SEATS as u8 - 1))
    }

    /// The number of the seat, 0 to 3.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat that moves after this one on a board of `seats` seats.
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The first `seats` seats in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Seat)
    }

    /// All seats of the board once, in turn order, beginning with this one.
    pub fn in_turn(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        let mut seat = self;
        (0..seats).map(move |_| {
            let this = seat;
            seat = seat.next(seats);
            this
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

/// One value for each seat. Entries of seats the board does not have keep their default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// A table computed seat by seat, for all [`MAX_SEATS`] seats.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        BySeat(core::array::from_fn(|i| value(Seat(i as u8))))
    }

    /// The entries of a board with `seats` seats, as a slice in seat order.
    pub fn seats(&self, seats: u8) -> &[T] {
        &self.0[..usize::from(seats).min(MAX_SEATS)]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0) & (MAX_SEATS - 1)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0) & (MAX_SEATS - 1)]
    }
}
