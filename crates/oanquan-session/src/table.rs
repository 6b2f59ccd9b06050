//! A game on this device: its players, what was played, what was taken back, and how the players ended it.

mod saved;

use oanquan::{
    AnnotatedMove, Game, IllegalMove, Match, Move, Played, Points, Position, Record, RecordedPly,
    RoundResult, Seat, SetupError, Step, Termination,
};
use thiserror::Error;

use crate::arrangement::Arrangement;
use crate::ending::{Ending, Stop, StopKind};
use crate::player::{Player, Strength};
use crate::preview::Preview;
use crate::turn::Turn;

/// A game on this device.
///
/// It remembers the [`Record`] it came from: comments, variations and tags of others stay, and the main line
/// grows as the game goes on.
#[derive(Clone, Debug)]
pub struct Table {
    arrangement: Arrangement,
    game: Game,
    /// The record with all moves, those taken back among them; result and termination are what stands at
    /// the end of its line. It knows nothing of `stop`.
    record: Record,
    stop: Option<Stop>,
    /// The result that a record tells for `stop`.
    stop_result: Option<Vec<Points>>,
}

/// Why a move is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// It is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The players have stopped the game.
    #[error("{mv} after the players stopped the game, expected no further move")]
    Stopped {
        /// The move.
        mv: Move,
        /// How it was stopped.
        stop: Stop,
    },
}

/// What [`Table::undo`] took back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// That the game was stopped; no move was.
    Stop,
    /// So many moves.
    Moves(usize),
}

/// Sitting down, and what can be seen.
impl Table {
    /// A new game.
    ///
    /// # Errors
    /// [`SetupError`] when the rules have faults.
    pub fn new(arrangement: Arrangement) -> Result<Table, SetupError> {
        let (first, arrangement) = arrangement.settled()?;
        let game = Game::new(first);
        let record = saved::first_record(&game, &arrangement);
        Ok(Table { arrangement, game, record, stop: None, stop_result: None })
    }

    /// The table at which a game was played that stands nowhere in writing: for telling of it. Moves that were taken
    /// back are left out, and the rules and the first position are those of the game, whatever was agreed.
    ///
    /// # Panics
    /// Never: a game holds legal moves, and its positions have rules without faults.
    #[must_use]
    pub fn of_game(arrangement: Arrangement, game: &Game) -> Table {
        let first = Some(game.positions()[0]);
        let table = Table::new(Arrangement { first, ..arrangement });
        let mut table = table.expect("the rules of a position have no faults");
        for &mv in game.moves() {
            table.extend(mv).expect("a game holds legal moves");
        }
        table
    }

    /// The moves and positions. Whether the game is over is [`ending`](Table::ending)'s to say, as players can
    /// stop a game that the rules would let go on.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// What was agreed before the game.
    pub fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// Who plays a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.arrangement.players[seat]
    }

    /// The seats of the board.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.arrangement.rules.seats)
    }

    /// Gives the adaptive computer players another strength, as results come in.
    pub fn set_adaptive(&mut self, thousandths: u16) {
        for seat in self.seats() {
            if let Player::Computer(strength @ Strength::Adaptive(_)) = &mut self.arrangement.players[seat] {
                *strength = Strength::Adaptive(thousandths).clamped();
            }
        }
    }

    /// The seat that plays next, `None` when the game is over.
    pub fn mover(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.position().turn())
    }

    /// Whether a person plays next.
    pub fn is_persons_turn(&self) -> bool {
        self.mover().is_some_and(|seat| self.player(seat).is_person())
    }

    /// Whether the game is over, by the rules or by the players.
    pub fn is_over(&self) -> bool {
        self.stop.is_some() || self.game.end_reason().is_some()
    }

    /// How the players stopped the game.
    pub fn stop(&self) -> Option<Stop> {
        self.stop
    }

    /// The end of the game, `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        Ending::of(&self.game, self.stop)
    }

    /// What the finished game, a round of a match, has come to, and how the match stands after it; `None` while
    /// it goes on, and where it is no round.
    pub fn round(&self) -> Option<(RoundResult, Match)> {
        self.arrangement.rounds.as_ref()?.after(&self.game)
    }

    /// The moves that may be played now, labels ascending, `r` before `l`; none when the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { self.game.legal_moves().iter().collect() }
    }

    /// What a move would do; `None` when it may not be played.
    pub fn preview(&self, mv: Move) -> Option<Preview> {
        if self.is_over() { None } else { Preview::of(self.position(), mv) }
    }

    /// The last turn, to be shown again; `None` at the start.
    pub fn last_turn(&self) -> Option<Turn> {
        self.turn(self.game.moves().len().checked_sub(1)?)
    }

    /// The turn that was move number `place`, counted from 0; `None` where no move was played.
    pub fn turn(&self, place: usize) -> Option<Turn> {
        Turn::of(&self.game, place)
    }
}

/// What players do.
impl Table {
    /// Plays a move. Moves taken back before are forgotten.
    ///
    /// # Errors
    /// [`Refused`] says what stands against it; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Turn, Refused> {
        if let Some(stop) = self.stop {
            return Err(Refused::Stopped { mv, stop });
        }
        Ok(self.extend(mv)?)
    }

    /// Whether [`undo`](Table::undo) would take something back.
    pub fn can_undo(&self) -> bool {
        !self.arrangement.serious && (self.stop.is_some() || self.moves_to_undo() > 0)
    }

    /// Takes back: first that the game was stopped; else the moves back to the last turn of a person, so
    /// that who plays against the computer takes its answer back too. With nobody but computers it is one move.
    /// `None` when there is nothing to take back, and in a serious game.
    pub fn undo(&mut self) -> Option<TakenBack> {
        if self.arrangement.serious {
            return None;
        }
        if self.stop.take().is_some() {
            self.stop_result = None;
            return Some(TakenBack::Stop);
        }
        let count = self.moves_to_undo();
        for _ in 0..count {
            self.game.undo();
        }
        (count > 0).then_some(TakenBack::Moves(count))
    }

    fn moves_to_undo(&self) -> usize {
        let now = self.game.moves().len();
        let goes_back_to = |seat: Seat| self.player(seat).is_person() || !self.has_people();
        let mut turns = self.game.positions()[..now].iter().rev().map(Position::turn);
        turns.position(goes_back_to).map_or(0, |between| between + 1)
    }

    fn has_people(&self) -> bool {
        self.seats().any(|seat| self.player(seat).is_person())
    }

    /// Whether [`redo`](Table::redo) would play something again.
    pub fn can_redo(&self) -> bool {
        !self.arrangement.serious && self.stop.is_none() && !self.game.undone().is_empty()
    }

    /// Plays moves again that were taken back, up to the next turn of a person or the last of them; with
    /// nobody but computers it is one move. Says how many: 0 when there were none, and in a serious game.
    pub fn redo(&mut self) -> usize {
        if !self.can_redo() {
            return 0;
        }
        let mut count = 0;
        while self.game.redo().is_some() {
            count += 1;
            if self.is_persons_turn() || !self.has_people() {
                break;
            }
        }
        count
    }

    /// A seat gives up: the game ends, and the seat ranks last, its team with it. Nothing happens when the
    /// game is over, when the board has no such seat, and in a match of rounds, where the count decides what is
    /// sold (R21).
    pub fn resign(&mut self, seat: Seat) {
        if !self.is_over()
            && self.arrangement.rounds.is_none()
            && seat.number() < self.arrangement.rules.seats
        {
            self.stop = Some(Stop { kind: StopKind::Resigned, loser: Some(seat) });
        }
    }

    /// What would be agreed for a rematch: the next round of a match that goes on, else everybody one seat
    /// further on.
    pub fn rematch(&self) -> Arrangement {
        match self.round() {
            Some((_, rounds)) if rounds.outcome().is_none() => self.arrangement.next_round(rounds),
            _ => self.arrangement.rematch(),
        }
    }

    /// Whether a hint may be given: a person is to move, and the game is not serious.
    pub fn may_hint(&self) -> bool {
        !self.arrangement.serious && self.is_persons_turn()
    }
}

/// Keeping the record.
impl Table {
    /// Plays a move of a game that nobody stopped.
    pub(crate) fn extend(&mut self, mv: Move) -> Result<Turn, IllegalMove> {
        let replaces = !self.game.undone().is_empty();
        self.game.play(mv)?;
        if replaces {
            let kept = plies_of(&self.record.line, self.game.moves().len() - 1);
            self.record.line.truncate(kept);
        }
        let turn = self.last_turn().expect("a move was played");
        self.write_turn(&turn);
        Ok(turn)
    }

    /// Writes a turn that was just played to the end of the line, with what stands there now.
    fn write_turn(&mut self, turn: &Turn) {
        let annotated = AnnotatedMove::of(&turn.before, turn.mv).expect("the move was played");
        self.record.line.push(RecordedPly::new(Played::Move(annotated)));
        let passes = turn.steps.iter().filter(|step| matches!(step, Step::Pass { .. }));
        self.record.line.extend(passes.map(|_| RecordedPly::new(Played::Pass)));
        let outcome = self.game.outcome();
        let seats = self.arrangement.rules.seats;
        self.record.result = outcome.map(|outcome| outcome.scores.seats(seats).to_vec());
        self.record.loser = outcome.and_then(|outcome| outcome.loser);
        self.record.termination = outcome.map(|outcome| Termination::Rule(outcome.reason));
    }
}

/// Tables are equal when everything that can be seen of them is.
impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.arrangement == other.arrangement
            && self.stop == other.stop
            && self.game.positions() == other.game.positions()
            && self.game.undone() == other.game.undone()
            && self.record() == other.record()
    }
}

impl Eq for Table {}

/// How many plies of a line belong to its first `moves` moves, the passes after them among them.
fn plies_of(line: &[RecordedPly], moves: usize) -> usize {
    let mut moves_at = line
        .iter()
        .enumerate()
        .filter(|(_, ply)| matches!(ply.played, Played::Move(_)))
        .map(|(place, _)| place);
    moves_at.nth(moves).unwrap_or(line.len())
}
