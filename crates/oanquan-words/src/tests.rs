//! The compiler of the build, and what it and the interpreter make of messages.

mod bytes;
mod generated;
mod interpreter;
mod numbers;
mod problems;
mod twin;
mod words;

use crate::catalogue::{Argument, Catalogue};
use crate::compiler::{Bytes, Compiled, File, Folder, Part, Problem, compile};
use crate::locale::{LOCALES, Locale};

const ENGLISH_NAME: &str = "language-name = English\n";

fn locale(code: &str) -> &'static Locale {
    &LOCALES.iter().find(|(known, _)| *known == code).unwrap().1
}

/// A language of one file.
fn folder(code: &str, text: &str) -> Folder {
    let name = format!("{code}/test.ftl");
    Folder { code: code.into(), files: vec![File { name, text: text.into(), part: Part::Words }] }
}

/// An English catalogue of messages without problems.
fn english(messages: &str) -> Compiled {
    compiled(&[folder("en", &format!("{ENGLISH_NAME}{messages}"))])
}

fn compiled(folders: &[Folder]) -> Compiled {
    compile(folders, false).unwrap_or_else(|problems| panic!("{}", told(&problems).join("\n")))
}

fn told(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

/// What the message with this number says in a language.
fn say(compiled: &Compiled, code: &str, message: usize, arguments: &[Argument<'_>]) -> String {
    let Bytes { bytes, .. } = compiled.catalogues.iter().find(|known| known.code == code).unwrap();
    Catalogue::built(bytes).say(message, locale(code.split('-').next().unwrap()), arguments)
}
