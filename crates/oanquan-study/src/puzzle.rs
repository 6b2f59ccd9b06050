//! Puzzles: a position in which one move alone keeps what can be had, proved.
//!
//! A puzzle is about the bare game ([`Bare`]): its worth is the future margin, what the side to
//! move gains from there to the end less what the other gains. What both have taken before decides only whether
//! that is a win.

mod day;
mod file;
mod progress;
mod theme;

pub use day::{Day, of_the_day};
pub use file::{Puzzles, PuzzlesError, to_bytes};
pub use progress::{KeptError, Progress};
pub use theme::{LONG_CHAIN, LONG_RELAY, Theme, Themes, themes};

use oanquan::{Bare, Content, Move, Points, Position, Seat, Setup, Stones};

/// A position with one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position. The first seat is to move, at the bottom of the board.
    pub position: Position,
    /// The one move.
    pub solution: Move,
    /// The future margin that the solution keeps, at least.
    pub value: i32,
    /// The future margin that every other move keeps, at most.
    pub bound: i32,
    /// What the solution is about; at least one theme.
    pub themes: Themes,
    /// How hard it is, on the scale of [`Rating`](crate::rating::Rating).
    pub difficulty: u32,
}

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The solution wins, and no other move does.
    Win,
    /// The solution saves the draw, and every other move loses.
    Draw,
    /// The result is the same; the solution is worth more points.
    Points,
}

/// By how many points at least the solution is better than every other move.
pub const LEAST_GAP: i32 = 2;

/// By how many points at least it is, where the result is the same.
pub const LEAST_GAP_OF_POINTS: i32 = 4;

impl Puzzle {
    /// The margin at the end that the solution keeps, and the best of all other moves: future and past.
    pub fn margins(&self) -> (Points, Points) {
        let banked = self.position.banked();
        let ahead = banked[Seat::FIRST] - banked[Seat::FIRST.next(2)];
        (ahead + Points::from(self.value), ahead + Points::from(self.bound))
    }

    /// What is to be reached.
    pub fn goal(&self) -> Goal {
        match self.margins() {
            (1.., ..=0) => Goal::Win,
            (0, ..=-1) => Goal::Draw,
            _ => Goal::Points,
        }
    }

    /// Whether the solution is so much better that this is a puzzle.
    pub fn is_worth_it(&self) -> bool {
        let least = if self.goal() == Goal::Points { LEAST_GAP_OF_POINTS } else { LEAST_GAP };
        self.value - self.bound >= least
    }
}

/// The position of a puzzle: these stones, the first seat to move without debts. Of the citizens that lie no more on
/// the board so many are in its reserve, of the Mandarins it has won so many; the rest is the other seat's.
///
/// `None` where there are not so many.
pub fn position(bare: &Bare, stones: &Stones, reserve: u32, mandarins: u32) -> Option<Position> {
    let start = Position::start(*bare.rules()).ok()?.setup();
    let all = start.squares.iter().filter(|square| square.mandarin).count() as u32;
    let standing = stones.packed().1;
    let content =
        |square: usize| Content { citizens: stones.get(square) as u8, mandarin: standing >> square & 1 == 1 };
    let setup = Setup {
        squares: (0..bare.squares()).map(content).collect(),
        turn: 0,
        reserves: vec![reserve, bare.most_citizens().checked_sub(stones.total())?.checked_sub(reserve)?],
        mandarins: vec![mandarins, all.checked_sub(standing.count_ones())?.checked_sub(mandarins)?],
        ..start
    };
    setup.position().ok()
}
