//! The words of one language; the methods made of messages are written by the build.

use std::fmt;

use crate::catalogue::{Argument, Catalogue, CatalogueError};
use crate::language::Language;

/// Says every message in one language.
///
/// It is a pointer, to be handed around by value; equal ones speak the same language.
#[derive(Clone, Copy)]
pub struct Words(&'static Speech);

/// Says what learners and students read, in one language: [`Words`] for messages that nobody needs to play.
#[derive(Clone, Copy)]
pub struct Study(&'static Speech);

/// Says what the program in the terminal needs besides [`Words`] and [`Study`], in one language.
#[cfg(feature = "embedded")]
#[derive(Clone, Copy)]
pub struct Terminal(&'static Speech);

/// A language with its catalogue.
pub(crate) struct Speech {
    language: Language,
    catalogue: Catalogue<'static>,
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// What every kind of words can do.
macro_rules! speaks {
    ($Words:ident, $of:ident, $catalogue:ident) => {
        impl $Words {
            /// The words of a language.
            #[cfg(feature = "embedded")]
            #[must_use]
            pub const fn of(language: Language) -> Self {
                Self(language.$of())
            }

            /// The words of a catalogue that was loaded: what the language's catalogue is in a program with the
            /// feature `embedded`.
            ///
            /// They stay in memory as long as the program runs, so whoever loads a language keeps its words.
            ///
            /// ```
            #[doc = concat!("# use oanquan_words::{Language, ", stringify!($Words), "};")]
            #[doc = concat!("let loaded = Language::Vi.", stringify!($catalogue), "().to_vec();")]
            #[doc = concat!("let words = ", stringify!($Words), "::from_bytes(loaded);")]
            #[doc = concat!("assert_eq!(words, Ok(", stringify!($Words), "::of(Language::Vi)));")]
            /// ```
            ///
            /// # Errors
            ///
            /// If the bytes are damaged, or are no catalogue with exactly the messages of this program.
            pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, CatalogueError> {
                Speech::from_bytes(bytes, Self::SHAPE).map(Self)
            }

            /// The language they belong to.
            #[must_use]
            pub const fn language(self) -> Language {
                self.0.language
            }

            fn say(self, message: usize, arguments: &[Argument<'_>]) -> String {
                self.0.catalogue.say(message, self.0.language.locale(), arguments)
            }
        }

        impl PartialEq for $Words {
            fn eq(&self, other: &Self) -> bool {
                self.language() == other.language()
            }
        }

        impl Eq for $Words {}

        impl fmt::Debug for $Words {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.debug_tuple(stringify!($Words)).field(&self.language()).finish()
            }
        }
    };
}

speaks!(Words, speech, catalogue);
speaks!(Study, study, study_catalogue);
#[cfg(feature = "embedded")]
speaks!(Terminal, terminal, terminal_catalogue);

impl Words {
    /// A number as the language writes it: `1,234` or `1.234`.
    #[must_use]
    pub fn number(self, number: i64) -> String {
        self.0.language.locale().number(number)
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
}

impl Speech {
    /// A language whose catalogue was loaded, which has messages of this shape.
    fn from_bytes(bytes: Vec<u8>, shape: u64) -> Result<&'static Self, CatalogueError> {
        let code = Catalogue::from_bytes(&bytes, shape)?.language();
        let language = Language::from_code(code).ok_or_else(|| CatalogueError::Language(code.to_owned()))?;
        Ok(Box::leak(Box::new(Self { language, catalogue: Catalogue::built(bytes.leak()) })))
    }

    /// A language whose catalogue the build of this program has written.
    #[cfg(feature = "embedded")]
    pub(crate) const fn built(language: Language, bytes: &'static [u8]) -> Self {
        Self { language, catalogue: Catalogue::built(bytes) }
    }

    /// The bytes of the catalogue.
    #[cfg(feature = "embedded")]
    pub(crate) const fn bytes(&self) -> &'static [u8] {
        self.catalogue.bytes()
    }
}
