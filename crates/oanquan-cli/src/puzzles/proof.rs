//! Proofs that a puzzle has one solution: that its move keeps the value, and that no other keeps more than the
//! bound.

use std::sync::atomic::AtomicBool;

use oanquan::{Bare, Move, Seat, Stones};
use oanquan_solver::prove::{DEEPEST, Memory, Prover, Side};
use oanquan_study::puzzle::Puzzle;
use oanquan_tables::Unpacked;

/// Memory of one puzzle's proofs, in mebibytes. It is new for each, so that their sizes do not depend on those before.
const MEMORY: usize = 2;

/// What became of a puzzle's proofs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// All are there.
    Whole,
    /// This move could not be proved to be worth what the puzzle says, at any horizon.
    Fails(Move),
    /// They would be longer than allowed.
    TooLong,
    /// Somebody raised the stop flag.
    Stopped,
}

/// Proves puzzles of one rule set.
pub(super) struct Proofs<'a> {
    bare: Bare,
    table: Option<Unpacked>,
    stop: &'a AtomicBool,
}

impl<'a> Proofs<'a> {
    /// With the bounds of a table, if there is one.
    pub(super) fn new(bare: Bare, table: Option<Unpacked>, stop: &'a AtomicBool) -> Proofs<'a> {
        Proofs { bare, table, stop }
    }

    /// Proves all that a puzzle says, with at most so many positions searched.
    pub(super) fn prove(&self, puzzle: &Puzzle, stones: &Stones, nodes: u64) -> Proof {
        let memory = Memory::new(MEMORY);
        let mut prover = Prover::new(&self.bare, &memory, self.stop).with_table(self.table.as_ref());
        prover.limit(nodes);
        for mv in puzzle.position.legal_moves().iter() {
            let Some(from) = self.bare.from(Seat::FIRST, mv) else { return Proof::Fails(mv) };
            let (after, gain) = self.bare.play(stones, from, mv.direction);
            // After the move the other side sees the board, and its margin is the opposite.
            let (side, bound) = if mv == puzzle.solution {
                (Side::AtMost, gain - puzzle.value)
            } else {
                (Side::AtLeast, gain - puzzle.bound)
            };
            match self.claim(&mut prover, &after, side, bound) {
                Some(true) => (),
                Some(false) => return Proof::Fails(mv),
                None if self.stop.load(std::sync::atomic::Ordering::Relaxed) => return Proof::Stopped,
                None => return Proof::TooLong,
            }
        }
        Proof::Whole
    }

    /// Whether a bound is proved at some horizon; `None` when the search was ended.
    fn claim(&self, prover: &mut Prover<'_>, stones: &Stones, side: Side, bound: i32) -> Option<bool> {
        let behind = self.table.as_ref().map_or(0, Unpacked::plies);
        // The move itself is a ply, and no line may come to the quiet limit (R15).
        let deepest = u32::from(DEEPEST).saturating_sub(behind + 1);
        for depth in 0..=deepest {
            if prover.prove(stones, side, bound, depth as u8)?.is_ok() {
                return Some(true);
            }
        }
        Some(false)
    }
}
