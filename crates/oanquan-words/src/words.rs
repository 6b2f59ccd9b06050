//! The words of one language; the methods made of messages are written by the build.

use std::fmt;

use crate::catalogue::{Argument, Catalogue, CatalogueError};
use crate::language::Language;

/// Says every message in one language.
///
/// It is a few bytes, to be handed around by value; equal ones speak the same language.
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    catalogue: Catalogue<'static>,
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Words {
    /// The words of a language.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        Self { language, catalogue: Catalogue::built(language.catalogue()) }
    }

    /// The words of a language from a catalogue that was fetched: what [`Language::catalogue`] is in the program
    /// that the build made together with this one.
    ///
    /// The bytes live as long as the program; a fetched `Vec` is leaked, once for each language.
    ///
    /// # Errors
    ///
    /// If the bytes are damaged, or are no catalogue with exactly the messages of this program.
    pub fn from_bytes(language: Language, bytes: &'static [u8]) -> Result<Self, CatalogueError> {
        Catalogue::from_bytes(bytes, SHAPE).map(|catalogue| Self { language, catalogue })
    }

    /// The language they belong to.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }

    /// A number as the language writes it: `1,234` or `1.234`.
    #[must_use]
    pub fn number(self, number: i64) -> String {
        self.language.locale().number(number)
    }

    /// An enumeration: "An", "An and Bình", "An, Bình and Chi".
    #[must_use]
    pub fn list(self, items: &[impl AsRef<str>]) -> String {
        let Some((last, before)) = items.split_last() else { return String::new() };
        let before = before.iter().map(|item| item.as_ref().to_owned());
        match before.reduce(|before, next| self.list_next(&before, &next)) {
            Some(before) => self.list_last(&before, last.as_ref()),
            None => last.as_ref().to_owned(),
        }
    }

    fn say(self, message: usize, arguments: &[Argument<'_>]) -> String {
        self.catalogue.say(message, self.language.locale(), arguments)
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Eq for Words {}

impl fmt::Debug for Words {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Words").field(&self.language).finish()
    }
}
