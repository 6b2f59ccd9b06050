//! What follows from the shape of a ring, computed once for each of the twelve shapes: places, masks, labels
//! and laps that every move needs. As constants they would be a third of a megabyte in every program.

use alloc::boxed::Box;
use core::fmt;
use core::hash::{Hash, Hasher};

use once_cell::race::OnceBox;

use crate::lanes::Ways;
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
    /// The laps.
    pub(crate) ways: Ways,
}

/// For `[seats − 2][row − 2]`, each computed when the first position of its shape is made.
static GEOMETRIES: [[OnceBox<Geometry>; 4]; 3] = [const { [const { OnceBox::new() }; 4] }; 3];

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
    pub(crate) fn of(ring: Ring) -> &'static Geometry {
        let place = &GEOMETRIES[usize::from(ring.seats() - 2)][usize::from(ring.row() - 2)];
        place.get_or_init(|| Box::new(Geometry::new(ring)))
    }

    fn new(ring: Ring) -> Geometry {
        let by_seat = |value: fn(Ring, Seat) -> u8| {
            BySeat::from_fn(|seat| if seat.number() < ring.seats() { value(ring, seat) } else { 0 })
        };
        Geometry {
            len: ring.len(),
            all_squares: (1 << ring.len()) - 1,
            quiet_limit: QUIET_PLIES_PER_SEAT * u32::from(ring.seats()),
            full_row: (1 << ring.row()) - 1,
            row_start: by_seat(|ring, seat| ring.row_start(seat) as u8),
            label_start: by_seat(Ring::label_start),
            label_to_place: by_seat(|ring, seat| {
                (ring.row_start(seat) as u8).wrapping_sub(ring.label_start(seat))
            }),
            mandarin_squares: ring.mandarin_squares(),
            ways: Ways::new(ring),
        }
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
