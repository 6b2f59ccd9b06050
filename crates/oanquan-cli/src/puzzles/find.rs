//! Looks for puzzles: positions of which an endgame table knows that one move is better than all others.

use oanquan::{Bare, Position, Seat, Stones};
use oanquan_study::puzzle::{self, Puzzle};
use oanquan_tables::Unpacked;

/// The fewest moves to choose from.
const LEAST_MOVES: usize = 4;

/// The fewest citizens on the board.
const LEAST_CITIZENS: u32 = 4;

/// Looks for puzzles of one rule set.
pub(super) struct Finder<'a> {
    pub(super) bare: &'a Bare,
    pub(super) table: &'a Unpacked,
    /// The most citizens on the board.
    pub(super) citizens: u32,
}

impl Finder<'_> {
    /// The puzzle that a position of a game is, with its stones, if it is one; how hard is not said yet.
    ///
    /// Of a position and its mirror image always the same one becomes the puzzle.
    pub(super) fn find(&self, position: &Position) -> Option<(Stones, Puzzle)> {
        let stones = self.bare.canonical(&self.bare.stones(position)?);
        let citizens = stones.total();
        if citizens < LEAST_CITIZENS || citizens > self.citizens || position.debts().next().is_some() {
            return None;
        }
        let mover = position.turn();
        let (reserve, mandarins) = (position.reserve(mover), position.mandarins_won(mover));
        let position = puzzle::position(self.bare, &stones, reserve, mandarins)?;
        let moves = position.legal_moves();
        if moves.len() < LEAST_MOVES {
            return None;
        }
        let mut worths = Vec::new();
        for mv in moves.iter() {
            let (after, gain) = self.bare.play(&stones, self.bare.from(Seat::FIRST, mv)?, mv.direction);
            let bounds = match self.bare.end(&after) {
                Some(end) => oanquan_tables::Bounds::exact(end),
                None => self.table.probe(&after)?,
            };
            // A move without a lower bound can be no solution, one without an upper bound can be better.
            worths.push((mv, bounds.upper.map(|upper| gain - upper), gain - bounds.lower?));
        }
        let (solution, value) =
            worths.iter().filter_map(|(mv, least, _)| Some((*mv, (*least)?))).max_by_key(|worth| worth.1)?;
        let bound = worths.iter().filter(|(mv, ..)| *mv != solution).map(|(.., most)| *most).max()?;
        let themes = puzzle::themes(&position, solution);
        let puzzle = Puzzle { position, solution, value, bound, themes, difficulty: 0 };
        (puzzle.is_worth_it() && !themes.is_empty()).then_some((stones, puzzle))
    }
}
