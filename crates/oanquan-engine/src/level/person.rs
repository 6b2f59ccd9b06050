//! The table of levels: what each person sees, and how carefully. Numbers, no deeds.
//!
//! The rows are set so that each level clearly beats the one below, under `seed` and under `vietnam`;
//! `oanquan match level:5 level:4 --games 200` measures a step. A level is weaker by several small faults
//! rather than by a great one: a person who sees less far also overlooks more and judges worse.

use std::time::Duration;

use crate::limits::MAX_DEPTH;
use crate::score::Score;

/// A row of the table.
pub(super) struct Person {
    /// The name of the level.
    pub(super) name: &'static str,
    /// How far ahead this person thinks.
    pub(super) thought: Thought,
    /// Of a hundred moves, how many are not thought of; in pictures also of the replies.
    pub(super) overlooks: u8,
    /// How far at most the worth of a move is misjudged, up or down.
    pub(super) misjudges: Score,
    /// Time for each move that is weighed.
    pub(super) ponders: Duration,
}

impl Person {
    /// Whether this person plays what was found best, always.
    pub(super) const fn is_exact(&self) -> bool {
        self.overlooks == 0 && self.misjudges.points() == 0
    }
}

/// How a person thinks ahead.
#[derive(Clone, Copy)]
pub(super) enum Thought {
    /// Pictures moves and counts what they capture, as far as they can be followed.
    Pictured(Sight),
    /// Searches.
    Searched {
        /// Plies.
        depth: u8,
        /// Nodes; for all but the last level they suffice for the depth on a standard board, and stop what
        /// would take long on large ones.
        nodes: u64,
    },
}

/// How far a person's picture goes.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// Plies, the own move included; at least 1.
    pub(super) plies: u8,
    /// Laps of a move; what it captures after more is not seen.
    pub(super) laps: u32,
    /// Captures of a chain; those after it are not seen.
    pub(super) captures: u32,
}

/// The levels, the weakest first.
pub(super) const PEOPLE: [Person; 8] = [
    Person {
        name: "newcomer",
        thought: Thought::Pictured(Sight { plies: 1, laps: 2, captures: 1 }),
        overlooks: 40,
        misjudges: Score::of_points(2),
        ponders: Duration::from_millis(80),
    },
    Person {
        name: "child",
        thought: Thought::Pictured(Sight { plies: 1, laps: 5, captures: 3 }),
        overlooks: 10,
        misjudges: Score::of_points(1),
        ponders: Duration::from_millis(80),
    },
    Person {
        name: "schoolmate",
        thought: Thought::Pictured(Sight { plies: 2, laps: 4, captures: 2 }),
        overlooks: 12,
        misjudges: Score::of_points(1),
        ponders: Duration::from_millis(90),
    },
    Person {
        name: "cousin",
        thought: Thought::Pictured(Sight { plies: 3, laps: 6, captures: 3 }),
        overlooks: 10,
        misjudges: Score::of_points(1),
        ponders: Duration::from_millis(100),
    },
    Person {
        name: "neighbour",
        thought: Thought::Searched { depth: 4, nodes: 100_000 },
        overlooks: 8,
        misjudges: Score::of_points(3),
        ponders: Duration::from_millis(110),
    },
    Person {
        name: "teacher",
        thought: Thought::Searched { depth: 5, nodes: 100_000 },
        overlooks: 3,
        misjudges: Score::of_points(1),
        ponders: Duration::from_millis(120),
    },
    Person {
        name: "grandparent",
        thought: Thought::Searched { depth: 7, nodes: 200_000 },
        overlooks: 1,
        misjudges: Score::of_points(1),
        ponders: Duration::from_millis(130),
    },
    Person {
        name: "champion",
        thought: Thought::Searched { depth: MAX_DEPTH, nodes: 2_000_000 },
        overlooks: 0,
        misjudges: Score::ZERO,
        ponders: Duration::from_millis(130),
    },
];
