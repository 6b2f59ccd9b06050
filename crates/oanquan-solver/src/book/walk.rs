//! Walks through a book, by the rules alone: whether every move can be played, every reply is answered, and the
//! values agree with each other.

use std::collections::HashSet;

use oanquan::{Bare, Position, Stones};
use oanquan_tables::{Book, Bounds, Entry, Keys};
use thiserror::Error;

use crate::certificate::Leaves;
use crate::moves::moves;

/// What a walk found.
#[derive(Clone, Debug, Default)]
pub struct Walked {
    /// The entries, with the fewest plies first: positions as the mirror image that was met, and their plies.
    pub entries: Vec<(Stones, u32)>,
    /// Replies, after the book's moves, to which the book has an answer.
    pub answered: u64,
    /// Moves and replies that end the game.
    pub ends: u64,
    /// Replies that lead to positions whose value the table knows.
    pub tabled: u64,
    /// Replies to positions of which the table knows no more than an interval.
    pub narrowed: u64,
    /// Replies that lie beyond the plies of the book.
    pub beyond: u64,
    /// Replies to positions that cannot be in a book, with more than 31 citizens in a square.
    pub crowded: u64,
}

/// What is wrong with a book.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookFault {
    /// The start cannot be played from.
    #[error("the start is over, or not in the book")]
    Start,
    /// A move that cannot be played.
    #[error("{0}: the move {1} cannot be played")]
    Move(String, u8),
    /// A position with a lower bound, and no move that reaches it.
    #[error("{0}: expected a move")]
    NoMove(String),
    /// A position that lines lead to, and that is not there.
    #[error("{position}, {ply} plies from the start: not in the book, which has all of {plies} plies")]
    Missing {
        /// The position.
        position: String,
        /// Plies from the start.
        ply: u32,
        /// Those of the book.
        plies: u32,
    },
    /// A position that lies in the table.
    #[error("{0}: expected a position of which the table knows nothing")]
    Tabled(String),
    /// Entries that no line leads to.
    #[error("{0} entries to which no line leads")]
    Astray(usize),
    /// A position that is worth something else after its move.
    #[error("{position}: worth {told}, and {found} after the move")]
    Value {
        /// The position.
        position: String,
        /// What the book says.
        told: String,
        /// What follows from the positions after the move.
        found: String,
    },
    /// The table cannot be read.
    #[error("{0}")]
    Table(String),
}

/// Bounds where what is not known is far away.
#[derive(Clone, Copy, Debug)]
struct Range {
    lower: i32,
    upper: i32,
}

const FAR: i32 = 1 << 20;

impl Range {
    fn of(bounds: Bounds) -> Range {
        Range { lower: bounds.lower.unwrap_or(-FAR), upper: bounds.upper.unwrap_or(FAR) }
    }

    /// What it is worth for the other side to come here by a move that gains so much.
    fn before(self, gain: i32) -> Range {
        Range { lower: gain - self.upper, upper: gain - self.lower }
    }

    fn told(self) -> String {
        match (self.lower > -FAR / 2, self.upper < FAR / 2) {
            (true, true) if self.lower == self.upper => self.lower.to_string(),
            (true, true) => format!("{} to {}", self.lower, self.upper),
            (true, false) => format!("{} or more", self.lower),
            (false, true) => format!("{} or less", self.upper),
            (false, false) => "anything".to_string(),
        }
    }
}

/// Walks through a book from the start. `tell` is called with the number of entries seen now and then.
///
/// # Errors
/// [`BookFault`], the first that is met.
pub fn walk(
    book: &Book,
    table: Option<&dyn Leaves>,
    tell: &mut dyn FnMut(usize),
) -> Result<Walked, BookFault> {
    let bare = *book.bare();
    let start = Position::start(*bare.rules()).ok().and_then(|start| bare.stones(&start));
    let start = start.filter(|start| bare.end(start).is_none()).ok_or(BookFault::Start)?;
    let mut walk =
        Walk { book, bare, keys: Keys::new(&bare), table, seen: HashSet::new(), walked: Walked::default() };
    let from_start = walk.worth(&start, 0)?;
    let first = walk.best_of(&start, 1)?;
    walk.compare(&start, from_start, first)?;
    let mut place = 0;
    while let Some(&(stones, ply)) = walk.walked.entries.get(place) {
        walk.entry(&stones, ply)?;
        place += 1;
        if place.is_multiple_of(256) {
            tell(place);
        }
    }
    match book.len() - walk.walked.entries.len() {
        0 => Ok(walk.walked),
        astray => Err(BookFault::Astray(astray)),
    }
}

struct Walk<'a> {
    book: &'a Book,
    bare: Bare,
    keys: Keys,
    table: Option<&'a dyn Leaves>,
    /// Keys of the entries met.
    seen: HashSet<u64>,
    walked: Walked,
}

impl Walk<'_> {
    /// An entry: its move, all replies, and its value after them.
    fn entry(&mut self, stones: &Stones, ply: u32) -> Result<(), BookFault> {
        let entry = self.book.probe(stones).expect("it was found there");
        let Some(mv) = entry.mv else {
            return if entry.bounds.lower.is_none() {
                Ok(())
            } else {
                Err(BookFault::NoMove(self.told(stones)))
            };
        };
        let bare = self.bare;
        let played = moves(&bare, stones).find(|&(code, ..)| code == mv);
        let (_, after, gain) = played.ok_or_else(|| BookFault::Move(self.told(stones), mv))?;
        let worth = match self.bare.end(&after) {
            Some(end) => {
                self.walked.ends += 1;
                Range { lower: end, upper: end }
            }
            None => self.best_of(&after, ply + 2)?,
        };
        self.compare(stones, Range::of(entry.bounds), worth.before(gain))
    }

    /// What a position is worth by what is known after each of its moves, which come to so many plies.
    fn best_of(&mut self, stones: &Stones, ply: u32) -> Result<Range, BookFault> {
        let mut best = Range { lower: -FAR, upper: -FAR };
        let bare = self.bare;
        for (_, after, gain) in moves(&bare, stones) {
            let worth = self.worth(&after, ply)?.before(gain);
            best = Range { lower: best.lower.max(worth.lower), upper: best.upper.max(worth.upper) };
        }
        Ok(best)
    }

    /// What is known of a position that the book should answer for.
    fn worth(&mut self, stones: &Stones, ply: u32) -> Result<Range, BookFault> {
        if let Some(end) = self.bare.end(stones) {
            self.walked.ends += 1;
            return Ok(Range { lower: end, upper: end });
        }
        let known = self.table.map(|table| table.bounds(stones)).transpose().map_err(BookFault::Table)?;
        let known = known.unwrap_or_default();
        let is_tabled = known != (None, None);
        if let Some(Entry { bounds, .. }) = self.book.probe(stones) {
            if is_tabled {
                return Err(BookFault::Tabled(self.told(stones)));
            }
            self.walked.answered += 1;
            let key = self.keys.of(stones).expect("what is in the book has a key");
            if self.seen.insert(key.bits) {
                self.walked.entries.push((*stones, ply));
            }
            return Ok(Range::of(bounds));
        }
        if is_tabled {
            let (lower, upper) = known;
            *(if lower == upper { &mut self.walked.tabled } else { &mut self.walked.narrowed }) += 1;
            return Ok(Range::of(Bounds { lower, upper }));
        }
        if self.keys.of(stones).is_none() {
            self.walked.crowded += 1;
        } else if ply <= self.book.plies() {
            let (position, plies) = (self.told(stones), self.book.plies());
            return Err(BookFault::Missing { position, ply, plies });
        } else {
            self.walked.beyond += 1;
        }
        Ok(Range { lower: -FAR, upper: FAR })
    }

    /// What is told has to have something in common with what was found, and no known value may differ.
    fn compare(&self, stones: &Stones, told: Range, found: Range) -> Result<(), BookFault> {
        if told.lower <= found.upper && found.lower <= told.upper {
            return Ok(());
        }
        Err(BookFault::Value { position: self.told(stones), told: told.told(), found: found.told() })
    }

    /// A position as people write it.
    fn told(&self, stones: &Stones) -> String {
        self.bare.position(stones).map_or_else(|| format!("{stones:?}"), |position| position.to_string())
    }
}
