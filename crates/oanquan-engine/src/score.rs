//! Scores: what the search counts in, and what it tells.

use std::fmt;
use std::ops::{Add, Neg, Sub};

use oanquan::Points;

/// A worth in whole points, seen from one side: what the search counts in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Nothing gained, nothing lost.
    pub const ZERO: Score = Score(0);
    /// Above every score.
    pub(crate) const MAX: Score = Score(Score::LIMIT);
    /// Below every score.
    pub(crate) const MIN: Score = Score(-Score::LIMIT);
    /// What is added for the side that ranks last whatever the count
    /// ([`Refill::Lose`](oanquan::Refill::Lose)): −16384 points, further down than any count.
    pub const RANKS_LAST: Score = Score(-(1 << 14));
    /// A score and its sign fit in 20 bits.
    ///
    /// Captures and refills of one line of search add up to less than 2¹² points, so no sum comes near it.
    pub(crate) const LIMIT: i32 = (1 << 19) - 1;

    /// A score of so many points.
    #[inline]
    pub const fn of_points(points: i32) -> Score {
        Score(points)
    }

    /// In points.
    #[inline]
    pub const fn points(self) -> i32 {
        self.0
    }

    /// The least step above.
    #[inline]
    pub(crate) const fn above(self) -> Score {
        Score(self.0 + 1)
    }
}

impl Neg for Score {
    type Output = Score;
    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Add for Score {
    type Output = Score;
    #[inline]
    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl Sub for Score {
    type Output = Score;
    #[inline]
    fn sub(self, other: Score) -> Score {
        Score(self.0 - other.0)
    }
}

/// What a search says a position or a move is worth: points gained from here on, for the side to move,
/// less those of the other side; with more than two sides the mover's own points.
///
/// Only what is proved is a number of whole points; everything else is an estimate, and no estimate can be
/// mistaken for a proof.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// Proved: exactly this, whatever the other sides play.
    Exact(Points),
    /// Proved: this or more.
    AtLeast(Points),
    /// Proved: this or less.
    AtMost(Points),
    /// What the search takes it for.
    Estimate(Score),
}

impl Value {
    /// The number, proved or not, in points.
    pub fn points(self) -> f64 {
        match self {
            Value::Exact(points) | Value::AtLeast(points) | Value::AtMost(points) => points as f64,
            Value::Estimate(score) => f64::from(score.points()),
        }
    }

    /// Whether the number is proved to be the value.
    pub const fn is_exact(self) -> bool {
        matches!(self, Value::Exact(_))
    }
}

impl fmt::Display for Value {
    /// Points: `13`, `>=13`, `<=13`, and an estimate `~13`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Exact(points) => write!(f, "{points}"),
            Value::AtLeast(points) => write!(f, ">={points}"),
            Value::AtMost(points) => write!(f, "<={points}"),
            Value::Estimate(score) => write!(f, "~{}", score.points()),
        }
    }
}
