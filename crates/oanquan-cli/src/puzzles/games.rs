//! The games whose positions become puzzles: the engine's levels against each other. The same seed gives the same
//! games.

use fastrand::Rng;
use oanquan::{Position, Rules, Seat};

use crate::contest::random_plies;
use crate::opponent;

/// Who plays: those who make mistakes, and those who punish them.
const LEVELS: std::ops::RangeInclusive<u8> = 2..=6;

/// Plies by lot at the beginning, at most.
const RANDOM_PLIES: usize = 4;

/// Positions of one game: those that the levels reached, in order.
pub(super) fn positions(rules: Rules, rng: &mut Rng) -> anyhow::Result<Vec<Position>> {
    let levels = [rng.u8(LEVELS), rng.u8(LEVELS)];
    let seed = rng.u64(..);
    let plies = rng.usize(..=RANDOM_PLIES);
    let Some(mut game) = random_plies(Position::start(rules)?, plies, rng) else { return Ok(Vec::new()) };
    while game.end_reason().is_none() {
        let level = levels[usize::from(game.position().turn() != Seat::FIRST)];
        game.play(opponent::choose(&game, level, seed))?;
    }
    Ok(game.positions()[..game.positions().len() - 1].to_vec())
}
