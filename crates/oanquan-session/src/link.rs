//! Games and positions as the fragment of a link: the part after `#`.
//!
//! | fragment | meaning |
//! |---|---|
//! | `g=seed;9r2r6l` | a game: the rule set, or the first position where it is another, and the moves |
//! | `g=seed;9r2r;resigned=1` | the same, and seat 1 gave up |
//! | `p=oaq1_5,5,…_seed` | a position, as docs/notation.md writes it |
//!
//! Nothing in it needs `%`: spaces are written `_`, and `>` in debts `.`. What other programs have put in its
//! place (`%3E`, spaces) is read all the same.

use oanquan::{
    IllegalMove, Move, ParseMoveError, ParsePositionError, ParseRulesError, Position, Rules, Seat, SetupError,
};
use thiserror::Error;

use crate::arrangement::Arrangement;
use crate::ending::StopKind;
use crate::import::from_position;
use crate::table::Table;

/// The longest fragment that is read, in bytes: a game of 1,000 plies takes about 2,000.
const LONGEST: usize = 1 << 16;

/// Characters of what cannot be read that an error shows.
const LONGEST_SHOWN: usize = 20;

/// What a link leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Linked {
    /// A game, played by persons without names.
    Game(Box<Table>),
    /// A position, to study or to begin a game from.
    Position(Box<Position>),
}

/// A fragment that leads nowhere. Columns are counted in characters from 1, after `%` signs are resolved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It is neither a game nor a position.
    #[error("column 1: found {found:?}, expected g= and a game or p= and a position")]
    Kind {
        /// What it begins with.
        found: String,
    },
    /// It is longer than any game.
    #[error("found {length} characters, expected at most {LONGEST}")]
    TooLong {
        /// How long it is.
        length: usize,
    },
    /// The rule set cannot be read.
    #[error("column {column}: no rule set: {error}")]
    Rules {
        /// Where it begins.
        column: usize,
        /// What is wrong, with a column inside of it.
        error: ParseRulesError,
    },
    /// The rule set cannot be played.
    #[error("column {column}: {error}")]
    Unplayable {
        /// Where it begins.
        column: usize,
        /// What is wrong.
        error: SetupError,
    },
    /// The position cannot be read.
    #[error("column {column}: no position: {error}")]
    Position {
        /// Where it begins.
        column: usize,
        /// What is wrong, with columns inside of it.
        error: ParsePositionError,
    },
    /// A move cannot be read.
    #[error("column {column}: found {}, expected {}", error.found, error.expected)]
    Move {
        /// Where it stops being one.
        column: usize,
        /// What stands there; empty at the end of the moves.
        found: String,
        /// What is wrong, with a column inside of the move.
        error: ParseMoveError,
    },
    /// A move is not legal.
    #[error("column {column}: {error}")]
    Illegal {
        /// Where it begins.
        column: usize,
        /// What stands against it.
        error: IllegalMove,
        /// The game up to there.
        table: Box<Table>,
    },
    /// What stands behind the moves tells no end of this game.
    #[error(
        "column {column}: found {found:?}, expected the end, or resigned= and a seat of a game that goes on"
    )]
    End {
        /// Where it begins.
        column: usize,
        /// What stands there.
        found: String,
    },
}

/// The fragment of a game, without `#`: its rules or first position, its moves, and who resigned. Players,
/// comments and moves taken back are not in it.
pub fn of_game(table: &Table) -> String {
    let arrangement = table.arrangement();
    let start = match &arrangement.first {
        Some(first) => position_text(first),
        None => arrangement.rules.to_string(),
    };
    let moves: String = table.game().moves().iter().map(Move::to_string).collect();
    let resigned = table.stop().filter(|stop| stop.kind == StopKind::Resigned).and_then(|stop| stop.loser);
    let end = resigned.map_or_else(String::new, |seat| format!(";resigned={seat}"));
    format!("g={start};{moves}{end}")
}

/// The fragment of a position, without `#`.
pub fn of_position(position: &Position) -> String {
    format!("p={}", position_text(position))
}

/// The position line in characters that every part of a link may hold.
fn position_text(position: &Position) -> String {
    position.to_string().replace(' ', "_").replace('>', ".")
}

/// Reads a fragment, with or without its `#`.
///
/// # Errors
/// [`LinkError`] says where, what stands there and what was expected.
pub fn read(fragment: &str) -> Result<Linked, LinkError> {
    if fragment.len() > LONGEST {
        return Err(LinkError::TooLong { length: fragment.len() });
    }
    let text = resolved(fragment.trim().trim_start_matches('#'));
    if let Some(position) = text.strip_prefix("p=") {
        return read_position(position).map(|position| Linked::Position(Box::new(position)));
    }
    let Some(game) = text.strip_prefix("g=") else {
        return Err(LinkError::Kind { found: start_of(&text) });
    };
    read_game(game).map(|table| Linked::Game(Box::new(table)))
}

/// The column at which a game or a position begins, after `g=` or `p=`.
const FIRST_COLUMN: usize = 3;

fn read_position(text: &str) -> Result<Position, LinkError> {
    let line = text.replace('.', ">");
    line.parse().map_err(|error| LinkError::Position { column: FIRST_COLUMN, error })
}

fn read_game(text: &str) -> Result<Table, LinkError> {
    let (start, rest) = text.split_once(';').unwrap_or((text, ""));
    let (moves, end) = rest.split_once(';').map_or((rest, None), |(moves, end)| (moves, Some(end)));
    let mut table = if start.starts_with("oaq") {
        from_position(read_position(start)?)
    } else {
        let rules: Rules = start.parse().map_err(|error| LinkError::Rules { column: FIRST_COLUMN, error })?;
        Table::new(Arrangement { rules, ..Arrangement::default() })
            .map_err(|error| LinkError::Unplayable { column: FIRST_COLUMN, error })?
    };
    let mut column = FIRST_COLUMN + start.chars().count() + 1;
    for word in moves.split_inclusive(['r', 'l', 'R', 'L']) {
        let mv: Move = word.parse().map_err(|error: ParseMoveError| {
            let found = word.trim_end().chars().skip(error.column - 1).take(LONGEST_SHOWN).collect();
            LinkError::Move { column: column + error.column - 1, found, error }
        })?;
        if let Err(error) = table.extend(mv) {
            return Err(LinkError::Illegal { column, error, table: Box::new(table) });
        }
        column += word.chars().count();
    }
    if let Some(end) = end {
        let seat = end.strip_prefix("resigned=").and_then(|seat| seat.parse().ok()).and_then(Seat::new);
        let seat = seat.filter(|seat| seat.number() < table.arrangement().rules.seats && !table.is_over());
        let found = || LinkError::End { column: column + 1, found: start_of(end) };
        table.resign(seat.ok_or_else(found)?);
    }
    Ok(table)
}

/// The text with `%XX` resolved where it stands for one character of ASCII: nothing else is ever written.
fn resolved(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        out.push_str(&rest[..at]);
        let code = rest.get(at + 1..at + 3).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match code.filter(u8::is_ascii) {
            Some(code) => {
                out.push(char::from(code));
                rest = &rest[at + 3..];
            }
            None => {
                out.push('%');
                rest = &rest[at + 1..];
            }
        }
    }
    out.push_str(rest);
    out
}

/// The start of a text, for error messages.
fn start_of(text: &str) -> String {
    text.chars().take(LONGEST_SHOWN).collect()
}
