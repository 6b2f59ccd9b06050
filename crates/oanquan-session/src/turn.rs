//! A move that was played, with all that happened.

use oanquan::{Game, Move, Position, Step};

/// A turn: one move, and what it did step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The position the seat moved in, before its refill.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// What happened, in order: the final sweep included when the move ended the game.
    pub steps: Vec<Step>,
    /// The position after the move and the passes that followed.
    pub after: Position,
}

impl Turn {
    /// The turn that was move number `place` of the game, counted from 0; `None` from the present on.
    pub(crate) fn of(game: &Game, place: usize) -> Option<Turn> {
        let mv = *game.moves().get(place)?;
        let before = game.positions()[place];
        let mut steps = Vec::new();
        let after = before.play_observed(mv, &mut steps).expect("a game holds legal moves");
        let is_last = place + 1 == game.moves().len();
        if is_last && game.end_reason().is_some() {
            steps.extend(after.sweep());
        }
        Some(Turn { before, mv, steps, after })
    }
}
