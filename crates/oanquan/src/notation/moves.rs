//! Moves as text: plain (`7r`) and annotated (`^9rx11Q+8`).

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use super::{Expected, Found, column_at, number};
use crate::mv::Move;
use crate::outcome::Points;
use crate::position::{IllegalMove, Position};
use crate::seat::Seat;
use crate::square::{Direction, Square};
use crate::step::Observer;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.label, self.direction.letter())
    }
}

/// A text that is no move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("column {column}: found {found}, expected {expected}")]
pub struct ParseMoveError {
    /// Where, in characters from 1.
    pub column: usize,
    /// What stands there.
    pub found: Found,
    /// What was expected.
    pub expected: Expected,
}

impl ParseMoveError {
    fn new(text: &str, offset: usize, expected: Expected) -> Self {
        ParseMoveError { column: column_at(text, offset), found: Found::quoted(&text[offset..]), expected }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads `7r`; upper case and surrounding space are accepted.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let mut rest = Cursor::new(text);
        let mv = rest.plain_move()?;
        rest.end(Expected::MoveEnd)?;
        Ok(mv)
    }
}

/// One capture of an annotated move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CaptureNote {
    /// The points taken, a Mandarin counted with its value.
    pub points: u32,
    /// Whether a Mandarin stone was among them.
    pub mandarin: bool,
}

/// A move with what it did, for people: `9rx11Q` took 11 points and a Mandarin with them, `2rx13Q+8` is
/// a chain of two, `^7l` followed a refill.
///
/// ```
/// use oanquan::{AnnotatedMove, Position, Rules};
///
/// let start = Position::start(Rules::SEED).unwrap();
/// let note = AnnotatedMove::of(&start, "9r".parse().unwrap()).unwrap();
/// assert_eq!(note.to_string(), "9rx11Q");
/// assert_eq!("9rx11Q".parse::<AnnotatedMove>().unwrap(), note);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AnnotatedMove {
    /// Whether the row was refilled first (R5).
    pub refill: bool,
    /// The move.
    pub mv: Move,
    /// The captures in order.
    pub captures: Vec<CaptureNote>,
}

impl AnnotatedMove {
    /// The annotated form of a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] when it is none.
    pub fn of(position: &Position, mv: Move) -> Result<AnnotatedMove, IllegalMove> {
        let mut notes = Annotator::new(position);
        position.play_observed(mv, &mut notes).map_err(|error| error.reason)?;
        Ok(notes.annotated(mv))
    }

    /// A move without annotation.
    pub const fn plain(mv: Move) -> AnnotatedMove {
        AnnotatedMove { refill: false, mv, captures: Vec::new() }
    }

    /// Whether this, read from a text, contradicts what the move really did. What a text leaves out
    /// contradicts nothing.
    pub fn contradicts(&self, real: &AnnotatedMove) -> bool {
        self.mv != real.mv
            || (self.refill && !real.refill)
            || (!self.captures.is_empty() && self.captures != real.captures)
    }

    /// The points taken in all.
    pub fn points(&self) -> Points {
        self.captures.iter().map(|capture| Points::from(capture.points)).sum()
    }
}

/// Watches a move for what its annotation tells, and for the passes after it.
pub(super) struct Annotator {
    refill: bool,
    captures: Vec<CaptureNote>,
    /// Points of a Mandarin.
    value: u8,
    /// Seats passed over after the move.
    pub(super) passes: usize,
}

impl Annotator {
    pub(super) fn new(position: &Position) -> Self {
        let value = position.rules().mandarin_value;
        Annotator { refill: false, captures: Vec::new(), value, passes: 0 }
    }

    /// The annotated form of the move that was watched.
    pub(super) fn annotated(self, mv: Move) -> AnnotatedMove {
        AnnotatedMove { refill: self.refill, mv, captures: self.captures }
    }
}

impl Observer for Annotator {
    fn refill(&mut self, _: Seat, _: &mut dyn Iterator<Item = Square>, _: u32) {
        self.refill = true;
    }
    fn capture(&mut self, _: Seat, _: Square, citizens: u32, mandarins: u32) {
        let points = citizens + mandarins * u32::from(self.value);
        self.captures.push(CaptureNote { points, mandarin: mandarins > 0 });
    }
    fn pass(&mut self, _: Seat) {
        self.passes += 1;
    }
}

impl fmt::Display for AnnotatedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.refill {
            f.write_str("^")?;
        }
        self.mv.fmt(f)?;
        for (place, capture) in self.captures.iter().enumerate() {
            let sign = if place == 0 { 'x' } else { '+' };
            write!(f, "{sign}{}{}", capture.points, if capture.mandarin { "Q" } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for AnnotatedMove {
    type Err = ParseMoveError;

    /// Reads the plain form too; upper case and surrounding space are accepted.
    fn from_str(text: &str) -> Result<AnnotatedMove, ParseMoveError> {
        let mut rest = Cursor::new(text);
        let refill = rest.take('^');
        let mv = rest.plain_move()?;
        let mut captures = Vec::new();
        while rest.take(if captures.is_empty() { 'x' } else { '+' }) {
            let points = rest.number(Expected::Points)?;
            captures.push(CaptureNote { points, mandarin: rest.take('q') });
        }
        rest.end(if captures.is_empty() { Expected::Capture } else { Expected::FurtherCapture })?;
        Ok(AnnotatedMove { refill, mv, captures })
    }
}

/// Reads a move from left to right.
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Self {
        let text = text.trim_end();
        Cursor { text, at: text.len() - text.trim_start().len() }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn error(&self, expected: Expected) -> ParseMoveError {
        ParseMoveError::new(self.text, self.at, expected)
    }

    /// Takes a character in either case when it stands next.
    fn take(&mut self, wanted: char) -> bool {
        let next = self.rest().chars().next();
        let found = next.is_some_and(|c| c.eq_ignore_ascii_case(&wanted));
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn number(&mut self, expected: Expected) -> Result<u32, ParseMoveError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let value = number(&self.rest()[..digits]).ok_or_else(|| self.error(expected))?;
        self.at += digits;
        Ok(value)
    }

    fn plain_move(&mut self) -> Result<Move, ParseMoveError> {
        let start = self.at;
        let label = u8::try_from(self.number(Expected::Move)?)
            .map_err(|_| ParseMoveError::new(self.text, start, Expected::Label))?;
        let direction = match () {
            () if self.take('r') => Direction::Right,
            () if self.take('l') => Direction::Left,
            () => return Err(self.error(Expected::Direction)),
        };
        Ok(Move { label, direction })
    }

    fn end(&self, expected: Expected) -> Result<(), ParseMoveError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.error(expected)) }
    }
}
