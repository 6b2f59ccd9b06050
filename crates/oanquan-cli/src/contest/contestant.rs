//! What plays a side of a match, and how it can fail. Whether a move is legal is not its business: the bout
//! asks the rules.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use fastrand::Rng;
use oanquan::{Game, Move, Rules};

use super::plain;
use crate::opponent;

/// A side of a match. It belongs to one worker and plays one game after another.
pub(super) trait Contestant {
    /// Gets ready for a game. Whatever it draws by lot comes from the seed.
    fn new_game(&mut self, seed: u64, stop: &Stop) -> Result<(), Unplayed>;

    /// Chooses a move in a game that is not over.
    fn choose(&mut self, game: &Game, stop: &Stop) -> Result<Move, Unplayed>;
}

/// Why there is no move.
#[derive(Debug)]
pub(super) enum Unplayed {
    /// The match is being stopped.
    Stopped,
    /// The contestant loses the game.
    Fault(Fault),
}

impl From<Fault> for Unplayed {
    fn from(fault: Fault) -> Unplayed {
        Unplayed::Fault(fault)
    }
}

/// What a contestant did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The kind of it.
    pub(super) kind: FaultKind,
    /// What was found and what was expected, on one line.
    pub(super) message: String,
}

/// The kinds of fault that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FaultKind {
    /// A move that the rules do not allow, or no move at all.
    Illegal,
    /// A program that ended or could not be talked to.
    Crash,
    /// A move that came too late, or never.
    Late,
}

impl FaultKind {
    /// All kinds, in the order they are told.
    pub(super) const ALL: [FaultKind; 3] = [FaultKind::Illegal, FaultKind::Crash, FaultKind::Late];

    /// The word for it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            FaultKind::Illegal => "illegal",
            FaultKind::Crash => "crash",
            FaultKind::Late => "late",
        }
    }
}

impl Fault {
    /// A fault; what cannot stand on one line of a record is left out of the message.
    pub(super) fn new(kind: FaultKind, message: impl fmt::Display) -> Fault {
        let message = message.to_string();
        let words = message.split(|c: char| c.is_control() || c.is_whitespace());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        Fault { kind, message: words.join(" ") }
    }
}

/// Tells every worker that no further move is wanted.
#[derive(Clone, Debug, Default)]
pub(super) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// From now on it is set.
    pub(super) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it is set.
    pub(super) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The flag itself, for a search that looks at it.
    pub(super) fn flag(&self) -> &AtomicBool {
        &self.0
    }
}

/// What a contestant that searches may use for one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Limits {
    /// Positions.
    pub(super) nodes: Option<u64>,
    /// Time.
    pub(super) movetime: Option<Duration>,
    /// Plies.
    pub(super) depth: Option<u32>,
}

impl Limits {
    /// Whether nothing is limited.
    pub(super) fn is_empty(&self) -> bool {
        *self == Limits::default()
    }
}

impl fmt::Display for Limits {
    /// As the command `go` has them: `nodes 1000 movetime 50`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            self.nodes.map(|nodes| format!("nodes {nodes}")),
            self.movetime.map(|time| format!("movetime {}", time.as_millis())),
            self.depth.map(|depth| format!("depth {depth}")),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        f.write_str(if parts.is_empty() { "none" } else { "" })?;
        f.write_str(&parts.join(" "))
    }
}

/// A time as it is typed: `50ms`, `0.5s`, or a number of milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Time(pub(super) Duration);

impl FromStr for Time {
    type Err = String;

    fn from_str(text: &str) -> Result<Time, String> {
        let (number, milliseconds) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(number), _) => (number, 1.0),
            (None, Some(number)) => (number, 1000.0),
            (None, None) => (text, 1.0),
        };
        let time = number.parse::<f64>().ok().map(|number| number * milliseconds);
        // Whole milliseconds, as a program is told them; a day is beyond any use.
        time.filter(|time| (1.0..=86_400_000.0).contains(time))
            .map(|time| Time(Duration::from_millis(time as u64)))
            .ok_or_else(|| format!("found {text:?}, expected a time such as 50ms or 0.5s"))
    }
}

/// What is the same for both contestants.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// The rules played.
    pub(super) rules: Rules,
    /// Limits of those that have none of their own.
    pub(super) limits: Limits,
    /// How much later than its time a move may come.
    pub(super) margin: Duration,
    /// How long a program may take for what has no limit of time.
    pub(super) patience: Duration,
}

/// Plays any legal move, all as likely.
pub(super) struct Random(Rng);

impl Random {
    pub(super) fn new() -> Random {
        Random(Rng::with_seed(0))
    }
}

impl Contestant for Random {
    fn new_game(&mut self, seed: u64, _: &Stop) -> Result<(), Unplayed> {
        self.0 = Rng::with_seed(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Stop) -> Result<Move, Unplayed> {
        self.0.choice(game.legal_moves()).ok_or_else(|| no_move("random"))
    }
}

/// Plays by [`plain`] alpha-beta to this depth.
pub(super) struct Plain(pub(super) u32);

impl Contestant for Plain {
    fn new_game(&mut self, _: u64, _: &Stop) -> Result<(), Unplayed> {
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Stop) -> Result<Move, Unplayed> {
        plain::choose(game, self.0).ok_or_else(|| no_move("plain"))
    }
}

/// Plays as the computer of `oanquan play` at a level.
pub(super) struct Level {
    level: u8,
    seed: u64,
}

impl Level {
    pub(super) fn new(level: u8) -> Level {
        Level { level, seed: 0 }
    }
}

impl Contestant for Level {
    fn new_game(&mut self, seed: u64, _: &Stop) -> Result<(), Unplayed> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Stop) -> Result<Move, Unplayed> {
        Ok(opponent::choose(game, self.level, self.seed))
    }
}

/// The answer of a contestant that was asked although the game is over.
fn no_move(name: &str) -> Unplayed {
    Fault::new(FaultKind::Illegal, format!("{name} found no move, expected a game that is not over")).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_with_their_units() {
        for (text, milliseconds) in [("50ms", 50), ("0.5s", 500), ("1500", 1500), ("2s", 2000)] {
            assert_eq!(text.parse(), Ok(Time(Duration::from_millis(milliseconds))), "{text}");
        }
        for wrong in ["", "ms", "0", "-5ms", "1e9s", "5m", "inf", "nan"] {
            assert!(wrong.parse::<Time>().unwrap_err().contains("expected"), "{wrong}");
        }
    }

    #[test]
    fn limits_are_told_as_go_has_them() {
        let limits = Limits { nodes: Some(1000), movetime: Some(Duration::from_millis(50)), depth: Some(7) };
        assert_eq!(limits.to_string(), "nodes 1000 movetime 50 depth 7");
        assert_eq!(Limits::default().to_string(), "none");
    }

    #[test]
    fn a_fault_stays_on_one_line() {
        let fault = Fault::new(FaultKind::Crash, "two\nlines\tand \u{1b}[31m red");
        assert_eq!(fault.message, "two lines and [31m red");
    }

    #[test]
    fn what_random_plays_follows_from_the_seed() {
        let game = Game::start(Rules::SEED).unwrap();
        let moves = |seed| {
            let (mut random, stop) = (Random::new(), Stop::default());
            random.new_game(seed, &stop).unwrap();
            (0..8).map(|_| random.choose(&game, &stop).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(moves(3), moves(3));
        assert_ne!(moves(3), moves(4));
    }
}
