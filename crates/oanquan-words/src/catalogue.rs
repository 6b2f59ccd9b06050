//! A compiled catalogue, and the interpreter that makes text of its messages.

use crate::format::{ARGUMENT, CATEGORY, CHOICE, DEFAULT, EXACT, HEADER, NAMED, hash, is_text};
use crate::locale::Locale;

/// What a message is given.
#[derive(Clone, Copy)]
pub(crate) enum Argument<'a> {
    Text(&'a str),
    Number(i64),
}

/// The messages of one language, as `format` lays them out.
#[derive(Clone, Copy)]
pub(crate) struct Catalogue<'a> {
    bytes: &'a [u8],
}

/// Why bytes are no catalogue of this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogueError {
    /// The bytes end before a catalogue can begin.
    #[error("a catalogue of {0} bytes is too short")]
    Short(usize),
    /// The catalogue has other messages than the program.
    #[error(
        "the catalogue was made for another version: its messages are {found:016x}, expected {expected:016x}"
    )]
    Version {
        /// What the catalogue says of its messages.
        found: u64,
        /// What it would say if it belonged to this program.
        expected: u64,
    },
    /// The program does not know the language.
    #[error("the catalogue is of language {0:?}, which the program does not know")]
    Language(String),
    /// The bytes are not those that were written.
    #[error("the catalogue is damaged: its checksum is {found:016x}, expected {expected:016x}")]
    Damaged {
        /// The sum of what is there.
        found: u64,
        /// The sum that stands in the catalogue.
        expected: u64,
    },
}

impl<'a> Catalogue<'a> {
    /// A catalogue that the build of this program has written.
    pub(crate) const fn built(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    /// A catalogue from elsewhere, made for messages of this shape.
    pub(crate) fn from_bytes(bytes: &'a [u8], shape: u64) -> Result<Self, CatalogueError> {
        let short = || CatalogueError::Short(bytes.len());
        let (found_shape, rest) = bytes.split_first_chunk().ok_or_else(short)?;
        let (sum, content) = rest.split_first_chunk().ok_or_else(short)?;
        let found = u64::from_le_bytes(*found_shape);
        if found != shape {
            return Err(CatalogueError::Version { found, expected: shape });
        }
        let (found, expected) = (hash(content), u64::from_le_bytes(*sum));
        if found != expected {
            return Err(CatalogueError::Damaged { found, expected });
        }
        Ok(Self { bytes })
    }

    /// All of it.
    #[cfg(feature = "embedded")]
    pub(crate) const fn bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// The code of the language.
    pub(crate) fn language(self) -> &'a str {
        self.chunk(0).and_then(|code| str::from_utf8(code).ok()).expect("the build writes the language")
    }

    /// The text of a message.
    pub(crate) fn say(self, message: usize, locale: &Locale, arguments: &[Argument<'_>]) -> String {
        let mut text = Vec::new();
        let done =
            self.chunk(message + 1).and_then(|pattern| say_pattern(pattern, locale, arguments, &mut text));
        done.expect("the build numbers messages and arguments");
        String::from_utf8(text).expect("catalogues and arguments are UTF-8")
    }

    /// The language, and after it the messages. They are walked to: an index would be a twentieth of what is
    /// sent, and walking to the last one of some hundreds takes a microsecond.
    fn chunk(self, index: usize) -> Option<&'a [u8]> {
        let mut rest = self.bytes.get(HEADER..)?;
        for _ in 0..index {
            chunk(&mut rest)?;
        }
        chunk(&mut rest)
    }
}

/// Appends the text of a pattern; nothing comes back where the bytes make no sense.
fn say_pattern(
    mut pattern: &[u8],
    locale: &Locale,
    arguments: &[Argument<'_>],
    text: &mut Vec<u8>,
) -> Option<()> {
    while let Some((&first, rest)) = pattern.split_first() {
        pattern = match first {
            ARGUMENT => {
                let (&argument, rest) = rest.split_first()?;
                match arguments.get(usize::from(argument))? {
                    Argument::Text(given) => text.extend_from_slice(given.as_bytes()),
                    Argument::Number(given) => text.extend_from_slice(locale.number(*given).as_bytes()),
                }
                rest
            }
            CHOICE => {
                let (&[argument, variants], rest) = rest.split_first_chunk()?;
                let given = *arguments.get(usize::from(argument))?;
                say_choice(rest, variants, given, locale, arguments, text)?
            }
            _ => {
                let end = pattern.iter().position(|byte| !is_text(*byte)).unwrap_or(pattern.len());
                let (plain, rest) = pattern.split_at(end.max(1));
                text.extend_from_slice(plain);
                rest
            }
        };
    }
    Some(())
}

/// Appends the first variant that fits, and tells what follows the last one.
fn say_choice<'a>(
    mut rest: &'a [u8],
    variants: u8,
    given: Argument<'_>,
    locale: &Locale,
    arguments: &[Argument<'_>],
    text: &mut Vec<u8>,
) -> Option<&'a [u8]> {
    let mut chosen = None;
    for _ in 0..variants {
        let (&key, after) = rest.split_first()?;
        rest = after;
        let fits = match (key, given) {
            (DEFAULT, _) => true,
            (EXACT, Argument::Number(given)) => unzigzag(number(&mut rest)?) == given,
            (NAMED, Argument::Text(given)) => chunk(&mut rest)? == given.as_bytes(),
            (category, Argument::Number(given)) => {
                CATEGORY + locale.plurals.category(given) as u8 == category
            }
            (_, Argument::Text(_)) => return None,
        };
        let variant = chunk(&mut rest)?;
        if fits && chosen.is_none() {
            chosen = Some(variant);
        }
    }
    say_pattern(chosen?, locale, arguments, text)?;
    Some(rest)
}

/// Takes a length and as many bytes.
fn chunk<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = usize::try_from(number(rest)?).ok()?;
    let (taken, after) = rest.split_at_checked(length)?;
    *rest = after;
    Some(taken)
}

/// Takes a number.
fn number(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

const fn unzigzag(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}
