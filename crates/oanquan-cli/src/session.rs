//! A game with its players: whose turn it is, what the computer plays, how far `undo` goes back.

use oanquan::{AnnotatedMove, BySeat, Game, IllegalMove, Match, Move, Position};
use oanquan_engine::Choice;
use oanquan_session::{Table, tell};

use crate::adaptive::Remembered;
use crate::endgames::Endgames;
use crate::language::Voice;
use crate::opponent;
use crate::player::Player;
use crate::seated;

/// A game being played.
pub(crate) struct Session {
    /// The game so far.
    pub(crate) game: Game,
    /// The match of which the game is the next round (R21).
    pub(crate) rounds: Option<Match>,
    /// Who plays each seat.
    pub(crate) players: BySeat<Player>,
    /// With what the computer draws lots: what it overlooks, and which of equal moves it plays.
    pub(crate) seed: u64,
    /// The level of the seats played by [`Player::Adaptive`].
    pub(crate) adaptive: Remembered,
    /// What the computer knows of endgames.
    pub(crate) endgames: Endgames,
}

/// Why a move that was typed is not played.
#[derive(Debug)]
pub(crate) enum Refused {
    /// It is not legal.
    Illegal(IllegalMove),
    /// It is legal and does something else than it says.
    Contradiction {
        /// The move as it was typed.
        typed: AnnotatedMove,
        /// The move with what it does.
        real: AnnotatedMove,
    },
}

impl Session {
    /// The game as sentences speak of it.
    pub(crate) fn table(&self, voice: Voice) -> Table {
        seated::table(voice, &self.game, &self.players, self.rounds.as_ref())
    }

    /// Why a move that was typed is not played.
    pub(crate) fn refusal(&self, voice: Voice, refused: &Refused) -> String {
        match refused {
            Refused::Illegal(illegal) => tell::illegal(voice.words, &self.table(voice), illegal),
            Refused::Contradiction { typed, real } => {
                voice.terminal.terminal_contradiction(&typed.to_string(), &real.to_string())
            }
        }
    }

    /// Who plays next, `None` when the game is over.
    pub(crate) fn mover(&self) -> Option<Player> {
        let over = self.game.end_reason().is_some();
        (!over).then(|| self.players[self.game.position().turn()])
    }

    /// Begins anew from where the game began; in a match the next round when this one is over, and another match
    /// when that is over too.
    pub(crate) fn begin_anew(&mut self) {
        let mut first = self.game.positions()[0];
        if let Some((_, after)) = self.rounds.as_ref().and_then(|rounds| rounds.after(&self.game)) {
            let rules = after.round_rules();
            // The rules were those of a match before.
            if let Ok(start) = Position::start(rules) {
                first = start;
            }
            self.rounds = match after.outcome() {
                None => Some(after),
                Some(_) => Match::new(rules, after.fields_to_win()).ok(),
            };
            // Another seed, or the computer would play the same round again.
            self.seed = self.seed.wrapping_add(1);
        }
        self.game = Game::new(first);
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.game.play(mv)
    }

    /// Plays a move that was typed, when what it says of itself is true.
    pub(crate) fn play_typed(&mut self, typed: AnnotatedMove) -> Result<(), Refused> {
        let mv = typed.mv;
        let mut probe = self.game.clone();
        probe.play(mv).map_err(Refused::Illegal)?;
        match AnnotatedMove::of(self.game.position(), mv) {
            Ok(real) if typed.contradicts(&real) => Err(Refused::Contradiction { typed, real }),
            _ => self.play(mv).map_err(Refused::Illegal),
        }
    }

    /// What the computer would play, when it is the computer's turn.
    pub(crate) fn ponder(&self) -> Option<Choice> {
        let level = match self.mover()? {
            Player::Human => return None,
            Player::Level(number) => opponent::nearest(number),
            Player::Adaptive => self.adaptive.level(),
        };
        Some(opponent::ponder(&self.game, level, self.seed, self.endgames.tables()))
    }

    /// Plays the computer's move, when it is the computer's turn.
    pub(crate) fn play_computer(&mut self) -> Option<()> {
        let choice = self.ponder()?;
        self.play(choice.mv).ok()
    }

    /// Takes moves back to the last turn of a person before the present one; says how many, 0 when there
    /// was none.
    pub(crate) fn undo(&mut self) -> usize {
        let now = self.game.moves().len();
        let before = self.game.positions().iter().take(now);
        let Some(back) = before.rev().position(|position| self.players[position.turn()] == Player::Human)
        else {
            return 0;
        };
        (0..=back).map_while(|_| self.game.undo()).count()
    }

    /// Plays moves taken back again, up to the next turn of a person or the last of them; says how many.
    pub(crate) fn redo(&mut self) -> usize {
        let mut count = 0;
        while self.game.redo().is_some() {
            count += 1;
            if self.mover() == Some(Player::Human) {
                break;
            }
        }
        count
    }
}
