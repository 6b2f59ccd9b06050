//! Makes of the Fluent files of all languages what the crate includes, or tells what is wrong with them.
//!
//! Reads and writes no files itself, so that the tests of the crate can call it.

mod category;
mod check;
mod encode;
mod generate;
mod inline;
mod message;
mod pseudo;
mod resource;
mod signature;

use std::fmt;

use crate::locale::{LOCALES, Locale};
use message::Message;
pub(crate) use signature::Signature;
#[cfg(test)]
pub(crate) use signature::{Kind, Parameter};

/// The language that all others are compared with.
pub(crate) const REFERENCE: &str = "en";

/// The message that tells what a language calls itself.
const LANGUAGE_NAME: &str = "language-name";

/// A Fluent file; the name is for people.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) part: Part,
}

/// Which of the catalogues of a language has a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// What everybody needs.
    Words,
    /// What learners and students need besides.
    Study,
    /// What the program in the terminal says besides.
    Terminal,
}

impl Part {
    pub(crate) const ALL: [Part; 3] = [Part::Words, Part::Study, Part::Terminal];

    /// The type whose methods say the messages.
    pub(crate) const fn type_name(self) -> &'static str {
        match self {
            Part::Words => "Words",
            Part::Study => "Study",
            Part::Terminal => "Terminal",
        }
    }

    /// How the names of the files with its bytes end.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Part::Words => "words",
            Part::Study => "study",
            Part::Terminal => "terminal",
        }
    }

    /// What comes before what is there only in programs that hold the catalogues.
    pub(crate) const fn condition(self) -> &'static str {
        match self {
            Part::Words | Part::Study => "",
            Part::Terminal => "#[cfg(feature = \"embedded\")]\n",
        }
    }
}

/// The Fluent files of a language.
pub(crate) struct Folder {
    pub(crate) code: String,
    pub(crate) files: Vec<File>,
}

/// What the crate includes.
#[derive(Debug)]
pub(crate) struct Compiled {
    /// Rust: the languages.
    pub(crate) languages: String,
    /// Rust: a method for each message.
    pub(crate) messages: String,
    pub(crate) catalogues: Vec<Bytes>,
}

/// A part of a language, compiled.
#[derive(Debug)]
pub(crate) struct Bytes {
    pub(crate) code: String,
    pub(crate) part: Part,
    pub(crate) bytes: Vec<u8>,
}

/// Something a translator has to mend.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    place: Place,
    id: String,
    what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place: Place { file, line }, id, what } = self;
        write!(formatter, "{file}:{line}: {id}: {what}")
    }
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: String,
    line: usize,
}

/// A language whose files could be read.
struct Language {
    code: String,
    own_name: String,
    /// Which of `LOCALES` has its numbers.
    locale_index: usize,
    /// In the order of the files.
    messages: Vec<Message>,
    /// Where something that is missing should stand.
    place: Place,
}

impl Language {
    const fn locale(&self) -> &'static Locale {
        &LOCALES[self.locale_index].1
    }
}

/// Compiles the folders; `pseudo` adds languages that are made from English.
pub(crate) fn compile(folders: &[Folder], pseudo: bool) -> Result<Compiled, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut languages: Vec<_> = folders.iter().filter_map(|folder| read(folder, &mut problems)).collect();
    // English first: it is what the others are compared with.
    languages.sort_by_key(|language| language.code != REFERENCE);
    if !folders.iter().any(|folder| folder.code == REFERENCE) {
        let place = Place { file: String::from(REFERENCE), line: 1 };
        problems.push(Problem {
            place,
            id: LANGUAGE_NAME.into(),
            what: "there is no English to compare with".into(),
        });
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    if pseudo {
        languages.extend([pseudo::accented(&languages[0]), pseudo::mirrored(&languages[0])]);
    }
    let signatures = signature::of_all(&languages[0].messages, &mut problems);
    generate::check(&languages[0].messages, &signatures, &mut problems);
    for language in &languages {
        check::language(language, &languages[0], &signatures, &mut problems);
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(generate(&languages, &signatures))
}

/// Reads a language; nothing comes back where there is no use in looking at its messages.
fn read(folder: &Folder, problems: &mut Vec<Problem>) -> Option<Language> {
    let file = folder.files.first().map_or_else(|| folder.code.clone(), |file| file.name.clone());
    let place = Place { file, line: 1 };
    let problem = |what: String| Problem { place: place.clone(), id: LANGUAGE_NAME.into(), what };
    let Some(locale_index) = LOCALES.iter().position(|(code, _)| *code == folder.code) else {
        let what = format!("the numbers of {} are unknown; add a line to src/locale.rs", folder.code);
        problems.push(problem(what));
        return None;
    };
    let resource = resource::parse(folder, problems);
    let mut messages = inline::all(&resource, &LOCALES[locale_index].1, problems);
    let Some(index) = messages.iter().position(|message| message.id == LANGUAGE_NAME) else {
        problems.push(problem("is missing; it tells what the language calls itself".into()));
        return None;
    };
    let own_name = messages.remove(index);
    let Some(text) = own_name.pattern.as_text() else {
        problems.push(own_name.problem("has to be plain text".into()));
        return None;
    };
    Some(Language { code: folder.code.clone(), own_name: text.into(), locale_index, messages, place })
}

/// The signatures of an English folder without problems.
#[cfg(test)]
pub(crate) fn signatures(english: &Folder) -> Vec<Signature> {
    let mut problems = Vec::new();
    let language = read(english, &mut problems);
    signature::of_all(&language.expect("English can be read").messages, &mut problems)
}

fn generate(languages: &[Language], signatures: &[Signature]) -> Compiled {
    let mut messages = String::new();
    let mut catalogues = Vec::new();
    for part in Part::ALL {
        let said = languages[0].messages.iter().zip(signatures).filter(|(message, _)| message.part == part);
        let said: Vec<(&Message, &Signature)> = said.collect();
        let signatures: Vec<&Signature> = said.iter().map(|(_, signature)| *signature).collect();
        let shape = signature::shape(&signatures);
        messages += &generate::messages(part, &said, shape);
        catalogues.extend(languages.iter().map(|Language { code, messages, .. }| Bytes {
            code: code.clone(),
            part,
            bytes: encode::catalogue(code, messages, &signatures, shape),
        }));
    }
    Compiled { languages: generate::languages(languages), messages, catalogues }
}
