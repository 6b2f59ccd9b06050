//! Levels of play: eight people of different strength, from one who has just been told the rules to the
//! whole search.
//!
//! What a person sees is a row of the table in `person`; the weaker half pictures a few moves ahead
//! (`picture`), the stronger half searches. Nobody plays nonsense: mistakes come from relays and chains that
//! are not followed to their end, replies that are not thought of, moves that are overlooked and worth that
//! is misjudged. A choice depends on the position, what of its past R15 counts, the level and the seed, so
//! that games can be played again.

mod adaptive;
mod person;
mod picture;

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fastrand::Rng;
use oanquan::{Game, Move};

pub use adaptive::Adaptive;

use crate::key::mixed;
use crate::limits::{Limits, Resources};
use crate::probe::Probe;
use crate::rehearsal::against_people;
use crate::score::{Score, Value};
use crate::search::{Line, Search};
use crate::table::Table;

use person::{PEOPLE, Person, Thought};

/// How strong the computer plays, 1–8: a person that plays so.
///
/// ```
/// use oanquan_engine::Level;
///
/// assert_eq!(Level::new(8), Some(Level::CHAMPION));
/// assert_eq!(Level::NEWCOMER.name(), "newcomer");
/// assert_eq!(Level::new(9), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// 1: has just been told the rules. Takes what a lap or two bring, overlooks much, and thinks of nothing the
    /// others may do.
    pub const NEWCOMER: Level = Level(1);
    /// 2: plays with a finger on the board. Follows a relay of ordinary length to its capture, and still
    /// thinks of nothing but the own move.
    pub const CHILD: Level = Level(2);
    /// 3: has lost stones often enough to look at the reply, but loses the thread of longer relays.
    pub const SCHOOLMATE: Level = Level(3);
    /// 4: plays at every holiday. Sees the own move, the reply and the answer to it, where relays and chains
    /// are not too long.
    pub const COUSIN: Level = Level(4);
    /// 5: counts every relay to its end, two moves of each side ahead, and weighs roughly what comes of it.
    pub const NEIGHBOUR: Level = Level(5);
    /// 6: counts a ply further, with better judgement and more care.
    pub const TEACHER: Level = Level(6);
    /// 7: has played for a lifetime. Counts seven plies, and hardly ever overlooks anything.
    pub const GRANDPARENT: Level = Level(7);
    /// 8: everything the engine has.
    pub const CHAMPION: Level = Level(8);

    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [
        Level::NEWCOMER,
        Level::CHILD,
        Level::SCHOOLMATE,
        Level::COUSIN,
        Level::NEIGHBOUR,
        Level::TEACHER,
        Level::GRANDPARENT,
        Level::CHAMPION,
    ];

    /// The level of a number, `None` but for 1–8.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 8 { Some(Level(number)) } else { None }
    }

    /// Its number, 1–8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// A stable English name, a word without spaces. What people are told is up to the interface.
    pub const fn name(self) -> &'static str {
        self.person().name
    }

    const fn person(self) -> &'static Person {
        &PEOPLE[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    /// The number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// How long such a person ponders at least: the longer, the more moves there are and the closer the
    /// contest between them. For interfaces that let a person wait; the engine does not.
    pub pause: Duration,
}

/// Chooses a move for the seat to move as somebody of this level would.
///
/// The same game, level and seed always give the same choice. Work is therefore limited by depth and nodes,
/// and the search has a table of its own: what an earlier search left in a shared one could change the
/// choice. A choice for which `stop` was raised is legal, and no more. `probe` are endgame tables and opening
/// books for the last level: the others are people, who know none. Whoever has other ones can get another choice.
///
/// For all the strength that a certain time on several threads gives, use [`Search`] itself.
///
/// # Panics
/// When the game is over.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use oanquan::{Game, Rules};
/// use oanquan_engine::{Level, choose};
///
/// let game = Game::start(Rules::SEED).unwrap();
/// let choice = choose(&game, Level::CHILD, 7, &AtomicBool::new(false), None);
/// assert!(game.legal_moves().contains(choice.mv));
/// ```
pub fn choose(
    game: &Game,
    level: Level,
    seed: u64,
    stop: &AtomicBool,
    probe: Option<&(dyn Probe + Sync)>,
) -> Choice {
    let person = level.person();
    let seed = mixed(mixed(game.position().key(), seed), u64::from(level.number()));
    let mut rng = Rng::with_seed(seed);
    let moves = game.legal_moves();
    let mut options = match person.thought {
        // Nothing has to be found out about the only move.
        _ if moves.len() == 1 => moves.iter().map(|mv| Valued { mv, worth: Score::ZERO }).collect(),
        Thought::Pictured(sight) => picture::options(game, sight, person.overlooks, &mut rng),
        Thought::Searched { depth, nodes } => {
            let lines = if person.is_exact() { 1 } else { moves.len().max(1) };
            let limits = Limits { depth, nodes: Some(nodes), lines, time: None };
            let table = Table::new(usize::try_from(nodes.div_ceil(NODES_A_MEBIBYTE)).unwrap_or(1));
            let probe = probe.filter(|_| person.is_exact());
            let resources = Resources { table: &table, stop, clock: None, probe };
            if person.is_exact() {
                played(game, limits, resources)
            } else {
                searched(game, limits, resources)
            }
        }
    };
    let thought_of: Vec<Valued> =
        options.iter().copied().filter(|_| rng.u8(..100) >= person.overlooks).collect();
    if !thought_of.is_empty() {
        options = thought_of;
    }
    let most = person.misjudges.points();
    for option in &mut options {
        option.worth = option.worth + Score::of_points(rng.i32(-most..=most));
    }
    let best = options.iter().map(|option| option.worth).max().expect("a game that goes on has a legal move");
    let rivals = options.iter().filter(|option| option.worth >= best - CLOSE).count();
    let equals: Vec<Move> =
        options.iter().filter(|option| option.worth == best).map(|option| option.mv).collect();
    let weighed = u32::try_from(moves.len() + rivals).expect("a seat has ten moves at most");
    Choice { mv: equals[rng.usize(..equals.len())], pause: GLANCE + person.ponders * weighed }
}

/// The shortest look at the board.
const GLANCE: Duration = Duration::from_millis(400);

/// Moves so near to the best in worth make one hesitate.
const CLOSE: Score = Score::of_points(2);

/// So many nodes share a mebibyte of the table: it has 64 Ki entries, and few nodes leave one.
const NODES_A_MEBIBYTE: u64 = 128 << 10;

/// A move and what it is taken to be worth, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Valued {
    mv: Move,
    worth: Score,
}

/// The best moves as a search finds them, as many as the limits ask for.
fn searched(game: &Game, limits: Limits, resources: Resources<'_>) -> Vec<Valued> {
    let report = Search::new(game, limits, resources).run(&mut |_| ());
    let valued = |line: &Line| Valued { mv: line.mv, worth: score(line.value) };
    report.lines.iter().map(valued).collect()
}

/// The one move of who sees everything, and where that does not win, hopes that the other does not.
fn played(game: &Game, limits: Limits, resources: Resources<'_>) -> Vec<Valued> {
    let search = &mut |limits| Search::new(game, limits, resources).run(&mut |_| ());
    let best = against_people(game, limits, resources, search);
    best.into_iter().map(|mv| Valued { mv, worth: Score::ZERO }).collect()
}

/// A value as a score, proved or not.
fn score(value: Value) -> Score {
    match value {
        // Values of a search come from scores, whose points fit.
        Value::Exact(points) | Value::AtLeast(points) | Value::AtMost(points) => {
            Score::of_points(points as i32)
        }
        Value::Estimate(score) => score,
    }
}

#[cfg(test)]
mod tests;
