//! What endgame tables and opening books tell the search.

use oanquan::{Move, Points, Position};

mod tables;

pub use tables::Tables;

/// Proved bounds of a position: points gained from here on, the side to move less the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The side to move can force this margin or more; `None` is not known.
    pub lower: Option<Points>,
    /// The other side can hold it to this margin; `None` is not known.
    pub upper: Option<Points>,
    /// Plies within which both are forced: the game must not stall (R15) before.
    pub plies: u32,
    /// The move by which the lower bound is forced, where it is known.
    pub mv: Option<Move>,
}

/// A source of proved bounds: endgame tables, opening books.
///
/// Where the bounds of the position to be searched meet, and the move is known, that is what the search tells.
///
/// The search asks only where there are two sides, no position of the game since the last irreversible
/// move has occurred twice, and it uses what is forced before the quiet limit ends the game (R15). A line that
/// is forced from the position alone meets no position twice, so no repetition can end it there.
pub trait Probe {
    /// The bounds of a position that is not over, by its squares and rules; `None` when it is not in the
    /// tables.
    fn probe(&self, position: &Position) -> Option<Bounds>;
}
