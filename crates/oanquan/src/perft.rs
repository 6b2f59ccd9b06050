//! Perft: how many move sequences of a length there are. The numbers compare move generators.

use alloc::vec::Vec;

use crate::mv::Move;
use crate::position::Position;

/// The number of move sequences of exactly `depth` plies. A game that ended earlier adds nothing; the
/// stalls of R15 are left out, so the number depends on the stones alone.
///
/// The last ply is counted without being played.
///
/// ```
/// use oanquan::{Position, Rules, perft};
///
/// assert_eq!(perft(&Position::start(Rules::SEED).unwrap(), 3), 664);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.is_over_by_stones() {
        return 0;
    }
    let moves = position.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|mv| perft(&after(position, mv), depth - 1)).sum()
}

/// The same number with every last move played: what `perft` is measured against.
pub fn perft_without_bulk(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.is_over_by_stones() {
        return 0;
    }
    position.moves().iter().map(|mv| perft_without_bulk(&after(position, mv), depth - 1)).sum()
}

/// The [`perft`] of every first move, in the order of the moves; none at depth 0.
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 || position.is_over_by_stones() {
        return Vec::new();
    }
    position.moves().iter().map(|mv| (mv, perft(&after(position, mv), depth - 1))).collect()
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play_unchecked(mv);
    after
}
