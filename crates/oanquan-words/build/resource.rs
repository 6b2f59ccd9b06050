//! The entries of a language's files, as they stand there.

use std::collections::BTreeMap;

use fluent_syntax::ast::{self, Entry};
use fluent_syntax::parser::{self, ErrorKind};

use super::{File, Folder, Part, Place, Problem};

/// A message or a term.
pub(crate) struct Definition<'a> {
    pub(crate) id: &'a str,
    pub(crate) place: Place,
    pub(crate) part: Part,
    pub(crate) pattern: ast::Pattern<&'a str>,
    pub(crate) comment: Vec<String>,
    pub(crate) source: &'a str,
}

/// All messages and terms of a language.
#[derive(Default)]
pub(crate) struct Resource<'a> {
    /// In the order of the files.
    pub(crate) messages: Vec<Definition<'a>>,
    /// By their ids, without the hyphen.
    pub(crate) terms: BTreeMap<&'a str, Definition<'a>>,
}

/// Reads the files of a language.
pub(crate) fn parse<'a>(folder: &'a Folder, problems: &mut Vec<Problem>) -> Resource<'a> {
    let mut resource = Resource::default();
    for file in &folder.files {
        if let Some(at) = file.text.find(|letter: char| letter.is_control() && letter != '\n') {
            problems.push(problem_at(
                file,
                at,
                "a control character such as a tab or a carriage return".into(),
            ));
        }
        let body = match parser::parse(file.text.as_str()) {
            Ok(parsed) => parsed.body,
            Err((parsed, errors)) => {
                problems.extend(errors.into_iter().map(|error| {
                    let mut problem = problem_at(file, error.pos.start, explained(&error.kind));
                    let junk = error.slice.map_or("", |slice| &file.text[slice]);
                    problem.id = first_id(junk).into();
                    problem
                }));
                parsed.body
            }
        };
        for entry in body {
            add(&mut resource, file, entry, problems);
        }
    }
    resource
}

fn add<'a>(resource: &mut Resource<'a>, file: &'a File, entry: Entry<&'a str>, problems: &mut Vec<Problem>) {
    let (id, value, attributes, comment, is_term) = match entry {
        Entry::Message(message) => (message.id, message.value, message.attributes, message.comment, false),
        Entry::Term(term) => (term.id, Some(term.value), term.attributes, term.comment, true),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => return,
    };
    let id = id.name;
    let start = offset(file, id);
    let mut problem =
        |what: String| problems.push(Problem { id: id.into(), ..problem_at(file, start, what) });
    if let Some(attribute) = attributes.first() {
        problem(format!("has the attribute .{}; make it a message of its own", attribute.id.name));
    }
    if !id.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-') {
        problem("an id is made of small letters, digits and hyphens".into());
    }
    let before = match is_term {
        true => resource.terms.get(id),
        false => resource.messages.iter().find(|definition| definition.id == id),
    };
    if let Some(Definition { place: Place { file, line }, .. }) = before {
        problem(format!("is there already, in {file}:{line}"));
        return;
    }
    let Some(pattern) = value else { return };
    let comment =
        comment.map_or_else(Vec::new, |comment| comment.content.iter().map(|line| (*line).into()).collect());
    let place = Place { file: file.name.clone(), line: line(&file.text, start) };
    let part = file.part;
    let definition = Definition { id, place, part, pattern, comment, source: source(&file.text[start..]) };
    match is_term {
        true => drop(resource.terms.insert(id, definition)),
        false => resource.messages.push(definition),
    }
}

/// What the parser says, and more where that is hard to understand.
fn explained(error: &ErrorKind) -> String {
    match error {
        ErrorKind::ExpectedCharRange { range } if range.contains('\n') => {
            String::from("expected the end of the line; each variant of a selector has a line of its own")
        }
        error => {
            let told = error.to_string();
            let (first, rest) = told.split_at(1);
            first.to_lowercase() + rest
        }
    }
}

fn problem_at(file: &File, at: usize, what: String) -> Problem {
    let place = Place { file: file.name.clone(), line: line(&file.text, at) };
    let start = file.text[..at].rfind('\n').map_or(0, |line_feed| line_feed + 1);
    Problem { place, id: first_id(&file.text[start..]).into(), what }
}

/// Where a slice of the file begins: the parser tells places in this way only.
fn offset(file: &File, slice: &str) -> usize {
    slice.as_ptr().addr() - file.text.as_ptr().addr()
}

fn line(text: &str, at: usize) -> usize {
    1 + text[..at].bytes().filter(|byte| *byte == b'\n').count()
}

fn first_id(text: &str) -> &str {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_')
        .next()
        .unwrap_or("")
}

/// The entry that begins here: its line, and those below it that are indented, close a selector or are empty.
fn source(text: &str) -> &str {
    let follows = |line: &&str| line.trim().is_empty() || line.starts_with([' ', '}']);
    let rest: usize = text.split_inclusive('\n').skip(1).take_while(follows).map(str::len).sum();
    let first = text.split_inclusive('\n').next().map_or(0, str::len);
    text[..first + rest].trim_end()
}
