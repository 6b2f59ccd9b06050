//! Writes the Rust that the crate includes.

use std::fmt::Write;

use super::message::Message;
use super::signature::{Kind, Parameter, Signature};
use super::{Language, Part, Problem};

/// Methods of `Words` that are not made of messages.
const METHODS: [&str; 7] = ["of", "from_bytes", "language", "number", "list", "say", "eq"];

/// Words of Rust that cannot be names, whatever is put before them.
const RESERVED: [&str; 3] = ["self", "super", "crate"];

/// Ids and parameters have to become names of Rust.
pub(crate) fn check(messages: &[Message], signatures: &[Signature], problems: &mut Vec<Problem>) {
    for (message, signature) in messages.iter().zip(signatures) {
        let method = name(&signature.id);
        if METHODS.contains(&method.as_str()) || RESERVED.contains(&method.as_str()) {
            problems.push(message.problem(format!("{method} is taken; use another id")));
        }
        for Parameter { name: parameter, .. } in &signature.parameters {
            let is_small =
                |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            if !parameter.chars().all(is_small) || RESERVED.contains(&parameter.as_str()) {
                let what =
                    format!("${parameter} cannot be a parameter; use small letters, digits and hyphens");
                problems.push(message.problem(what));
            }
        }
    }
}

/// The enum of languages, and what belongs to each.
pub(crate) fn languages(languages: &[Language]) -> String {
    let mut rust = String::from(
        "/// A language with a catalogue.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\npub enum Language {\n",
    );
    let mut all = String::new();
    let mut entries = String::new();
    for Language { code, own_name, locale_index, .. } in languages {
        let variant = variant(code);
        put(&mut rust, format_args!("    /// {own_name}.\n    {variant},\n"));
        put(&mut all, format_args!("Self::{variant}, "));
        put(
            &mut entries,
            format_args!(
                "    Entry {{ code: {code:?}, own_name: {own_name:?}, locale: LOCALES[{locale_index}].1, \
                 #[cfg(feature = \"embedded\")] speech: Speech::built(Language::{variant}, \
                 include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{code}.words\"))), \
                 #[cfg(feature = \"embedded\")] study: Speech::built(Language::{variant}, \
                 include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{code}.study\"))), \
                 #[cfg(feature = \"embedded\")] terminal: Speech::built(Language::{variant}, \
                 include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{code}.terminal\"))) }},\n"
            ),
        );
    }
    let count = languages.len();
    put(
        &mut rust,
        format_args!(
            "}}\n\nimpl Language {{\n    /// Every language, English first and the others by their codes.\n    \
             pub const ALL: [Self; {count}] = [{all}];\n}}\n\nstatic ENTRIES: [Entry; {count}] = [\n{entries}];\n"
        ),
    );
    rust
}

/// A method for each message of a part.
pub(crate) fn messages(part: Part, messages: &[(&Message, &Signature)], shape: u64) -> String {
    let mut rust =
        format!("{}impl {} {{\n    const SHAPE: u64 = {shape:#x};\n\n", part.condition(), part.type_name());
    for (index, (message, signature)) in messages.iter().enumerate() {
        rust.push_str("    /// ```text\n");
        for line in &message.comment {
            put(&mut rust, format_args!("    /// # {line}\n"));
        }
        for line in message.source.lines() {
            put(&mut rust, format_args!("    /// {line}\n"));
        }
        rust.push_str("    /// ```\n    #[must_use]\n");
        let mut parameters = String::new();
        let mut arguments = String::new();
        for Parameter { name: parameter, kind } in &signature.parameters {
            let (of, to) = match kind {
                Kind::Number => ("i64", "Number"),
                Kind::Text(_) => ("&str", "Text"),
            };
            let parameter = name(parameter);
            put(&mut parameters, format_args!(", r#{parameter}: {of}"));
            put(&mut arguments, format_args!("Argument::{to}(r#{parameter}), "));
        }
        let method = name(&signature.id);
        put(
            &mut rust,
            format_args!(
                "    pub fn r#{method}(self{parameters}) -> String {{\n        self.say({index}, &[{arguments}])\n    }}\n\n"
            ),
        );
    }
    rust.push_str("}\n\n");
    rust
}

/// `told-capture` as Rust writes it; the `r#` before it lets it be a keyword.
fn name(id: &str) -> String {
    id.replace('-', "_")
}

/// `pt-BR` as `PtBr`.
fn variant(code: &str) -> String {
    let parts = code.split('-').map(|part| {
        let mut letters = part.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters.map(|letter| letter.to_ascii_lowercase())).collect::<String>()
    });
    parts.collect()
}

fn put(rust: &mut String, text: std::fmt::Arguments<'_>) {
    rust.write_fmt(text).expect("a String takes everything");
}
