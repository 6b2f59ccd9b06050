//! The words of Ô Ăn Quan in every language.
//!
//! Everything that people read stands in Fluent files, `locales/<code>/*.ftl`.
//! The build reads them, compares every language with English, and fails where one of them is not complete.
//! Of each message it makes a method of [`Words`] with the arguments of the message,
//! so that code cannot ask for a text that is not there:
//!
//! ```
//! use oanquan_words::{Language, Words};
//!
//! let words = Words::of(Language::Vi);
//! assert_eq!(words.language().own_name(), "Tiếng Việt");
//! assert_eq!(words.list(&["An", "Bình", "Chi"]), "An, Bình và Chi");
//! assert_eq!(words.number(12_345), "12.345");
//! ```
//!
//! # Writing a catalogue
//!
//! A message `told-capture = { $seat } takes { $points -> [one] one point *[other] { $points } points }`
//! becomes `told_capture(self, seat: &str, points: i64) -> String`.
//! Its parameters stand in the order in which the English text first mentions them.
//! One is a number if English selects on it with plural categories or exact numbers, or writes it in `NUMBER()`;
//! every other one is text, and a selector on it knows the values that English names.
//!
//! Fluent's messages, `-terms` with or without arguments, references to messages, selectors, `NUMBER()`,
//! literals and multi-line text can be used.
//! Attributes, options of `NUMBER()` and other functions cannot, as nothing needs them; the build says so.
//! It differs from other Fluent programs in two ways: an exact number such as `[1]` goes before a category
//! wherever it stands, and no isolation characters are put around arguments,
//! as every language so far is written from left to right.
//!
//! # What learners read
//!
//! Files in a folder `study` beside the others make a second catalogue, which the page loads later:
//! its messages are methods of [`Study`], and may use the terms and messages of the first.
//!
//! # What the terminal says
//!
//! Files in a folder `terminal` make a third one, whose messages are methods of [`Terminal`].
//! No page needs them, so there they are left out.
//!
//! # Adding a language
//!
//! A folder with the same messages as `locales/en` is all it takes, `language-name` among them.
//! If its numbers are not known yet, the build asks for a line in `src/locale.rs`.
//! A plural selector needs every category that the language gives to a number below a million;
//! Spanish and Portuguese can say whole millions with `many`, and leave it out where nobody counts that far.
//! Vietnamese nouns have one form, so `other` suffices there; `one` would be 0 and 1.
//!
//! With `OANQUAN_PSEUDO=1` the build adds the language `en-XA`: English with accents, longer and in brackets,
//! which shows text that is not in the catalogue and places where a longer text does not fit,
//! and `en-XB`, which is read from right to left.
//!
//! # Without the feature `embedded`
//!
//! A program holds the catalogues of all languages, unless it is built without the default feature `embedded`.
//! Then it holds none, `Words::of` is not there, and [`Words::from_bytes`] takes what was loaded.

mod catalogue;
mod format;
mod language;
mod locale;
mod words;

#[cfg(all(test, feature = "embedded"))]
#[path = "../build/compiler.rs"]
mod compiler;
#[cfg(test)]
#[cfg(feature = "embedded")]
mod tests;

pub use catalogue::CatalogueError;
pub use language::Language;
#[cfg(feature = "embedded")]
pub use words::Terminal;
pub use words::{Study, Words};
