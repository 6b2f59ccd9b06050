//! Proofs by search. A proof is a finite line that one side forces: whatever the other plays, the game ends,
//! or comes to a position that an endgame table knows, within so many plies. At the horizon the side that
//! has to prove something fails, so no rule for endless play enters (R15).

mod checkpoint;
mod memory;
mod order;
mod search;
mod solve;

pub use checkpoint::{Checkpoint, CheckpointError};
pub use memory::Memory;
pub use search::{Found, Prover};
pub use solve::{DEEPEST, Interval, Solve, Step};

/// What a proof is for, as the side to move at its position sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side to move wins at least so many points from here on, less those of the other.
    AtLeast,
    /// The side to move wins at most so many: the other side proves it.
    AtMost,
}

impl Side {
    /// Whether a bound is as good for the side that proves it as another.
    pub const fn reaches(self, bound: i32, wanted: i32) -> bool {
        match self {
            Side::AtLeast => bound >= wanted,
            Side::AtMost => bound <= wanted,
        }
    }
}
