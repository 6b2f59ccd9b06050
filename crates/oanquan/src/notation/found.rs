//! What stands in a text where something else was expected.

use alloc::string::String;
use core::fmt;

use super::record::Termination;
use crate::seat::Seat;

/// What stands in a text where something else was expected. Printed it is English; a program that speaks
/// another language has words of its own for every kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing, where something should stand.
    Nothing,
    /// A piece of the text: quoted and cut, or notation as it is.
    Text(String),
    /// The end of the text.
    End,
    /// The end of a position line, after so many fields.
    EndAfterFields(usize),
    /// A space after another one in a position line.
    SecondSpace,
    /// A tag of a record, by its name.
    Tag(String),
    /// A comment of a record: what it says, quoted and cut.
    Comment(String),
    /// A comment that does not end.
    OpenComment,
    /// Why a record says that its game ended.
    Termination(Termination),
    /// Who a record says has lost.
    Loser(Option<Seat>),
}

impl Found {
    /// A piece of a text: quoted, and cut when somebody fed a whole file.
    pub(super) fn quoted(text: &str) -> Found {
        if text.is_empty() { Found::Nothing } else { Found::Text(quoted(text)) }
    }

    /// A comment, cut likewise.
    pub(super) fn comment(text: &str) -> Found {
        Found::Comment(quoted(text))
    }
}

fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        None => alloc::format!("{text:?}"),
        Some((end, _)) => alloc::format!("{:?}…", &text[..end]),
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Nothing => f.write_str("nothing"),
            Found::Text(text) => f.write_str(text),
            Found::End => f.write_str("the end of the text"),
            Found::EndAfterFields(fields) => write!(f, "the end after {fields} of 9 fields"),
            Found::SecondSpace => f.write_str("a second space"),
            Found::Tag(name) => write!(f, "the tag {name}"),
            Found::Comment(text) => write!(f, "the comment {text}"),
            Found::OpenComment => f.write_str("a comment without end"),
            Found::Termination(termination) => write!(f, "termination {}", termination.word()),
            Found::Loser(Some(seat)) => write!(f, "loser {seat}"),
            Found::Loser(None) => f.write_str("no loser"),
        }
    }
}
