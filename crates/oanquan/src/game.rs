//! A game: a position with its past. It knows repetition (R15), and can go back and forth.

use alloc::vec::Vec;

use crate::mv::{Move, Moves};
use crate::outcome::{EndReason, Outcome};
use crate::position::{IllegalMove, Position};
use crate::rules::Rules;
use crate::setup::SetupError;
use crate::step::{Observer, Step};

/// Occurrences of the same stones with the same seat to move that end the game (R15).
pub const REPETITION_LIMIT: u32 = 3;

/// A game from its first position to the present one, and the moves taken back, until another is played.
///
/// ```
/// use oanquan::{Game, Rules};
///
/// let mut game = Game::start(Rules::SEED).unwrap();
/// game.play("7r".parse().unwrap()).unwrap();
/// game.play("0l".parse().unwrap()).unwrap();
/// assert_eq!(game.undo().unwrap().to_string(), "0l");
/// assert_eq!(game.moves().len(), 1);
/// assert_eq!(game.redo().unwrap().to_string(), "0l");
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// One more than there are moves; never empty.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// The place of the present position.
    now: usize,
    /// For each position how often it had occurred by then, itself included: by its stones and turn, exact,
    /// where a hash could err.
    occurrences: Vec<u32>,
}

impl Game {
    /// A game that begins from a position.
    pub fn new(first: Position) -> Game {
        Game { positions: alloc::vec![first], moves: Vec::new(), now: 0, occurrences: alloc::vec![1] }
    }

    /// A game from the start (R3).
    ///
    /// # Errors
    /// [`SetupError`] when the rules have [faults](Rules::faults).
    pub fn start(rules: Rules) -> Result<Game, SetupError> {
        Ok(Game::new(Position::start(rules)?))
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        &self.positions[self.now]
    }

    /// All positions up to the present one, the first included.
    pub fn positions(&self) -> &[Position] {
        &self.positions[..=self.now]
    }

    /// The moves that led to the present position.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.now]
    }

    /// The moves taken back and not replaced, the next to be redone first.
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.now..]
    }

    /// How often the present position has occurred in this game, itself included (R15).
    pub fn occurrences(&self) -> u32 {
        self.occurrences[self.now]
    }

    /// The plies after which the present position stood on the board, the last one the present.
    pub fn occurrence_plies(&self) -> Vec<usize> {
        let plies = self.positions().iter().enumerate();
        plies.filter(|(_, position)| is_same(position, self.position())).map(|(ply, _)| ply).collect()
    }

    /// Why the game is over, in the order of R17.
    pub fn end_reason(&self) -> Option<EndReason> {
        match self.position().end_reason() {
            Some(EndReason::Mandarins) => Some(EndReason::Mandarins),
            _ if self.occurrences() >= REPETITION_LIMIT => Some(EndReason::Repetition),
            reason => reason,
        }
    }

    /// The end of the game, `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end_reason().map(|reason| self.position().ended_by(reason))
    }

    /// The moves the seat to move may play; none when the game is over.
    pub fn legal_moves(&self) -> Moves {
        if self.end_reason().is_some() { Moves::NONE } else { self.position().moves() }
    }

    /// Plays a move. Moves taken back before are forgotten.
    ///
    /// # Errors
    /// [`IllegalMove`] says what stands against it; the game is as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.play_observed(mv, &mut ())
    }

    /// Plays a move and tells the observer every step of it.
    ///
    /// # Errors
    /// As [`play`](Game::play); nothing has been told then.
    pub fn play_observed(&mut self, mv: Move, observer: &mut dyn Observer) -> Result<(), IllegalMove> {
        if let Some(reason) = self.end_reason() {
            return Err(IllegalMove::GameOver { mv, reason });
        }
        let next = (*self.position()).play_observed(mv, observer).map_err(|error| error.reason)?;
        self.positions.truncate(self.now + 1);
        self.occurrences.truncate(self.now + 1);
        self.moves.truncate(self.now);
        let before = self.positions.iter().rposition(|position| is_same(position, &next));
        self.occurrences.push(1 + before.map_or(0, |ply| self.occurrences[ply]));
        self.positions.push(next);
        self.moves.push(mv);
        self.now += 1;
        Ok(())
    }

    /// Plays a move and lists its steps, the final sweep included when it ends the game.
    ///
    /// # Errors
    /// As [`play`](Game::play).
    pub fn play_steps(&mut self, mv: Move) -> Result<Vec<Step>, IllegalMove> {
        let mut steps = Vec::new();
        self.play_observed(mv, &mut steps)?;
        if self.end_reason().is_some() {
            steps.extend(self.position().sweep());
        }
        Ok(steps)
    }

    /// Takes the last move back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        self.now = self.now.checked_sub(1)?;
        Some(self.moves[self.now])
    }

    /// Plays the move taken back last again and returns it; `None` when there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let mv = *self.moves.get(self.now)?;
        self.now += 1;
        Some(mv)
    }
}

/// R15: whether the same stones lie in every square, and the same seat is to move.
fn is_same(one: &Position, other: &Position) -> bool {
    one.turn() == other.turn() && one.board() == other.board()
}
