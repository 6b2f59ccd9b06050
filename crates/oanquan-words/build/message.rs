//! A message after terms and references have been put in.

use std::fmt;

use super::{Part, Place, Problem};

/// What a message says, and where it stands.
pub(crate) struct Message {
    pub(crate) id: String,
    pub(crate) place: Place,
    pub(crate) part: Part,
    pub(crate) pattern: Pattern,
    /// The lines of the comment above it.
    pub(crate) comment: Vec<String>,
    /// As it stands in the file, for the documentation of its method.
    pub(crate) source: String,
}

impl Message {
    pub(crate) fn problem(&self, what: String) -> Problem {
        Problem { place: self.place.clone(), id: self.id.clone(), what }
    }
}

/// Text with gaps and alternatives.
#[derive(Clone, Default)]
pub(crate) struct Pattern(pub(crate) Vec<Piece>);

#[derive(Clone)]
pub(crate) enum Piece {
    Text(String),
    Argument { name: String, is_number: bool },
    Choice(Choice),
}

/// Alternatives, of which an argument selects one.
#[derive(Clone)]
pub(crate) struct Choice {
    pub(crate) argument: String,
    /// Whether the selector was written `NUMBER($argument)`.
    pub(crate) is_number: bool,
    pub(crate) variants: Vec<Variant>,
}

#[derive(Clone)]
pub(crate) struct Variant {
    pub(crate) key: Key,
    pub(crate) is_default: bool,
    pub(crate) pattern: Pattern,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    Exact(i64),
    Named(String),
}

impl fmt::Display for Key {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact(number) => write!(formatter, "[{number}]"),
            Self::Named(name) => write!(formatter, "[{name}]"),
        }
    }
}

impl Pattern {
    /// The pattern, if it is nothing but text.
    pub(crate) fn as_text(&self) -> Option<&str> {
        match self.0.as_slice() {
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// Appends text, to the text before it if there is one.
    pub(crate) fn push_text(&mut self, text: &str) {
        match self.0.last_mut() {
            Some(Piece::Text(before)) => before.push_str(text),
            _ => self.0.push(Piece::Text(text.into())),
        }
    }

    /// Appends the pieces of another pattern.
    pub(crate) fn append(&mut self, other: Self) {
        for piece in other.0 {
            match piece {
                Piece::Text(text) => self.push_text(&text),
                piece => self.0.push(piece),
            }
        }
    }

    /// Calls `visit` with every piece, those in variants after their choice.
    pub(crate) fn visit<'a>(&'a self, visit: &mut impl FnMut(&'a Piece)) {
        for piece in &self.0 {
            visit(piece);
            if let Piece::Choice(choice) = piece {
                choice.variants.iter().for_each(|variant| variant.pattern.visit(visit));
            }
        }
    }

    /// Changes every text.
    pub(crate) fn map_text(&mut self, change: &dyn Fn(&str) -> String) {
        for piece in &mut self.0 {
            match piece {
                Piece::Text(text) => *text = change(text),
                Piece::Argument { .. } => {}
                Piece::Choice(choice) => {
                    choice.variants.iter_mut().for_each(|variant| variant.pattern.map_text(change));
                }
            }
        }
    }
}
