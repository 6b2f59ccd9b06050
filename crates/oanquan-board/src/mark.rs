//! What is drawn upon the squares besides stones, and what may be chosen.

use crate::shape::Way;

/// A square that may be played now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playable {
    /// The square.
    pub square: usize,
    /// The ways in which it may be sown, at least one.
    pub ways: Vec<Way>,
}

/// A sign on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The last move began here and went this way: a chalk ring with a small arrow.
    Last(usize, Way),
    /// The last move captured here: a chalk cross.
    Taken(usize),
    /// A hint: a broken ring with an arrow.
    Hint(usize, Way),
    /// Somebody has marked the square: a ring of this class, whose styles the app has.
    Ring(usize, &'static str),
}

/// What a move that is only considered would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewMarks {
    /// Squares it would pass: a dot each.
    pub visited: Vec<usize>,
    /// Where the last stone would fall: a ring.
    pub ends: Option<usize>,
    /// What would be captured: a cross.
    pub taken: Vec<usize>,
    /// What that is worth, written beside the first captured square.
    pub points: i64,
}
