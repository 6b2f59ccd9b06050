//! Reading what people bring along: files of one or several games, and position lines.

use oanquan::{ParsePositionError, ParseRecordError, Position, Record, ReplayError};
use thiserror::Error;

use crate::arrangement::Arrangement;
use crate::table::Table;

/// A text that is not the record of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// It is no record.
    #[error(transparent)]
    Record(#[from] ParseRecordError),
    /// It is a record of what the rules do not allow.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// A text that holds neither games nor a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// There is nothing in it.
    #[error("found nothing, expected game records or a position line")]
    Empty,
    /// It begins as a position line and is none.
    #[error("no position: {0}")]
    Position(#[from] ParsePositionError),
    /// It is no file of records.
    #[error("no game record: {0}")]
    Record(#[from] ParseRecordError),
    /// One of its games is not played by the rules.
    #[error("game {game}: {error}")]
    Replay {
        /// Which of the games, counted from 1.
        game: usize,
        /// What is wrong.
        error: ReplayError,
    },
}

/// Reads any number of games of a `.oaq` file, or one position line, from which a game begins. Space around a
/// position and `_` for its spaces are accepted, as is a byte order mark before either.
///
/// ```
/// let tables = oanquan_session::import(" oaq1_5,5,5,5,5,Q/5,5,5,5,5,Q_0_0,0_0,0_-_0_0_seed\n").unwrap();
/// assert_eq!(tables.len(), 1);
/// let tables = oanquan_session::import("1. 9r 2r * 1. 7l *").unwrap();
/// assert_eq!(tables[1].game().moves().len(), 1);
/// ```
///
/// # Errors
/// [`ImportError`] says where and what; either all games are read or none.
pub fn import(text: &str) -> Result<Vec<Table>, ImportError> {
    let plain = text.trim_start_matches('\u{feff}').trim();
    if plain.is_empty() {
        return Err(ImportError::Empty);
    }
    if plain.starts_with("oaq") {
        return Ok(vec![from_position(plain.parse()?)]);
    }
    let games = Record::parse_all(text)?.into_iter().enumerate();
    let table = |(place, record)| {
        Table::from_record(record).map_err(|error| ImportError::Replay { game: place + 1, error })
    };
    games.map(table).collect()
}

/// A table at which a game begins from a position, played by persons without names.
pub(crate) fn from_position(first: Position) -> Table {
    let arrangement = Arrangement { first: Some(first), ..Arrangement::default() };
    Table::new(arrangement).expect("the rules of a position have no faults")
}
