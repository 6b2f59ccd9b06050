//! The rules R1–R20 a second time: slow, plain, stone by stone, written from docs/rules.md alone.
//!
//! It is what the fast crate is compared with, so it shares no code with it but the value `Rules`. It is
//! not meant to be quick, and it holds no R21 (matches are made of whole games). `sowing` has a turn
//! (R5–R13), `end` has the ends and the count (R14–R18).

mod end;
mod sowing;

use oanquan::{Directions, Rules};

use crate::placement::{Cell, Placement};

/// A game under way: the position, and all positions before it since the first one.
///
/// Seats are their numbers, moves and positions are text (docs/notation.md).
///
/// ```
/// use oanquan::Rules;
/// use oanquan_testkit::Slow;
///
/// let mut game = Slow::start(Rules::SEED);
/// let steps = game.play("9r").unwrap();
/// assert_eq!(steps[0], "lift 0 9 5");
/// assert_eq!(steps[1], "sow 0 M0,0,1,2,3");
/// assert_eq!(game.turn(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Slow {
    at: Placement,
    /// The squares and the seat to move of every position so far, the present one last (R15).
    seen: Vec<(Vec<Cell>, usize)>,
}

impl Slow {
    /// The start of a game (R3, R4) under rules that have no faults.
    pub fn start(rules: Rules) -> Slow {
        Slow::first(Placement::start(rules))
    }

    /// The game that begins with this `oaq1` line. A seat that must pass is passed over (R6), as after a
    /// move. Whether the stones add up is not looked at.
    ///
    /// # Errors
    ///
    /// When the text is not such a line, or does not fit its rule set's board.
    pub fn from_line(line: &str) -> Result<Slow, String> {
        Ok(Slow::first(Placement::read(line)?))
    }

    fn first(at: Placement) -> Slow {
        let mut game = Slow { at, seen: Vec::new() };
        game.settle_turn();
        game
    }

    /// The `oaq1` line of the position: after passes, before a refill.
    pub fn to_line(&self) -> String {
        self.at.line()
    }

    /// The seat to move; after the end, the seat that would have moved.
    pub fn turn(&self) -> u8 {
        self.at.turn as u8
    }

    /// The moves of the seat to move, labels ascending, `r` before `l`; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        if self.over().is_some() { Vec::new() } else { self.moves() }
    }

    /// The moves of the seat to move (R7), its refill done (R5), whether or not the game is over.
    fn moves(&self) -> Vec<String> {
        let letters: &[char] = match self.at.rules.direction {
            Directions::Free => &['r', 'l'],
            Directions::Anticlockwise => &['r'],
            Directions::Clockwise => &['l'],
        };
        let refilled = self.row_is_empty(self.at.turn);
        let mut moves = Vec::new();
        for square in self.at.row(self.at.turn) {
            if refilled || !self.at.cells[square].is_empty() {
                moves.extend(letters.iter().map(|letter| format!("{}{letter}", self.at.name(square))));
            }
        }
        moves
    }

    /// Plays a move of [`legal`](Slow::legal) and tells what happened, in order:
    ///
    /// - `refill <seat> at <squares> own <citizens>`, then `loan <seat> from <lender or b> <citizens>`
    /// - `lift <seat> <square> <stones>` and `sow <seat> <squares>`, a square for each stone, for each lap
    /// - `capture <seat> <square> <citizens> <mandarins>`
    /// - `pass <seat>`
    /// - `sweep <seat> <citizens>` when the game is over, for each seat that gets any; the position keeps
    ///   the stones in their squares
    ///
    /// # Errors
    ///
    /// When the move is not legal; nothing is changed then.
    pub fn play(&mut self, mv: &str) -> Result<Vec<String>, String> {
        let legal = self.legal();
        if !legal.iter().any(|legal| legal == mv) {
            return Err(format!("{mv} is not legal in {}, expected one of {legal:?}", self.to_line()));
        }
        let mut steps = Vec::new();
        self.make(mv, &mut steps);
        if self.over().is_some() {
            for (seat, citizens) in self.sweep().into_iter().enumerate() {
                if citizens > 0 {
                    steps.push(format!("sweep {seat} {citizens}"));
                }
            }
        }
        Ok(steps)
    }

    /// The number of sequences of exactly `depth` plies from here. R15 is left out.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.over_ignoring_stall().is_some() {
            return 0;
        }
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |mv: &String| {
            let mut game = self.clone();
            game.make(mv, &mut Vec::new());
            game
        };
        moves.iter().map(|mv| after(mv).perft(depth - 1)).sum()
    }
}
