//! The computer's part in a game: what it plays at a level, and what it advises.

use std::sync::atomic::AtomicBool;

use oanquan::{Game, Move};
use oanquan_engine::{Choice, Level, Limits, Probe, Table, Tables};

use crate::thinking::search_alone;

/// How many positions are searched for advice: strong, and quick enough to ask often.
const NODES_OF_ADVICE: u64 = 200_000;

/// The table for that, in mebibytes.
const HASH_OF_ADVICE: usize = 8;

/// What the computer plays at a level, and how long such a player would ponder. The same game, level and
/// seed always give the same choice.
///
/// # Panics
/// When the game is over.
pub(crate) fn ponder(game: &Game, level: Level, seed: u64, tables: Option<&Tables>) -> Choice {
    let probe = tables.map(|tables| tables as &(dyn Probe + Sync));
    oanquan_engine::choose(game, level, seed, &AtomicBool::new(false), probe)
}

/// The move of a level with this number, 1–8, without endgame tables; other numbers count as the nearest of these.
///
/// # Panics
/// When the game is over.
pub(crate) fn choose(game: &Game, level: u8, seed: u64) -> Move {
    ponder(game, nearest(level), seed, None).mv
}

/// The level of a number, or the nearest to it.
pub(crate) fn nearest(number: u8) -> Level {
    Level::new(number.max(1)).unwrap_or(Level::CHAMPION)
}

/// A good move, whatever the level of the computer; `None` when the game is over.
pub(crate) fn advise(game: &Game, tables: Option<&Tables>) -> Option<Move> {
    let limits = Limits { nodes: Some(NODES_OF_ADVICE), ..Limits::default() };
    search_alone(game, limits, &Table::new(HASH_OF_ADVICE), tables).best().map(|line| line.mv)
}
