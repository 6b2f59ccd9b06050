//! Links and files that cannot be read, in words.

use oanquan::ReplayError;
use oanquan_words::Words;

use super::refusal::illegal;
use super::unexpected::{position_error, setup_error, unexpected};
use crate::import::{ImportError, ReadError};
use crate::link::LinkError;

/// Why a link leads nowhere.
pub fn link_error(words: Words, error: &LinkError) -> String {
    match error {
        LinkError::Kind { found } => words.told_link_kind(found),
        LinkError::TooLong { length } => words.told_link_too_long(*length as i64),
        LinkError::Rules { column, error } => {
            let why = unexpected(words, &error.found, &error.expected);
            words.told_link_rules((column + error.column - 1) as i64, &why)
        }
        LinkError::Unplayable { error, .. } => words.told_link_start(&setup_error(words, error)),
        LinkError::Position { column, error } => {
            words.told_link_start(&position_error(words, column - 1, error))
        }
        LinkError::Move { found, .. } if found.is_empty() => words.told_link_cut_off(),
        LinkError::Move { column, found, .. } => words.told_link_move(*column as i64, found),
        LinkError::Illegal { column, error, table } => {
            words.told_link_illegal(*column as i64, &illegal(words, table, error))
        }
        LinkError::End { column, found } => words.told_link_end(*column as i64, found),
    }
}

/// Why a text holds neither games nor a position.
pub fn import_error(words: Words, error: &ImportError) -> String {
    match error {
        ImportError::Empty => words.told_import_empty(),
        ImportError::Position(error) => words.told_import_position(&position_error(words, 0, error)),
        ImportError::Record(error) => {
            let (line, column) = (error.place.line as i64, error.place.column as i64);
            words.told_import_record(line, column, &unexpected(words, &error.found, &error.expected))
        }
        ImportError::Replay { game, error } => replay(words, *game, error),
    }
}

/// Why a text is not the record of one game.
pub fn read_error(words: Words, error: &ReadError) -> String {
    match error {
        ReadError::Record(error) => import_error(words, &ImportError::Record(error.clone())),
        ReadError::Replay(error) => replay(words, 1, error),
    }
}

fn replay(words: Words, game: usize, error: &ReplayError) -> String {
    let (line, column) = (error.place.line as i64, error.place.column as i64);
    words.told_import_replay(game as i64, line, column, &unexpected(words, &error.found, &error.expected))
}
