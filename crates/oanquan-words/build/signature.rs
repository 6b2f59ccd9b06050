//! The parameters of a message, as English uses them.

use super::message::{Choice, Key, Message, Piece};
use super::{Problem, category};
use crate::format;

/// What the method of a message takes.
pub(crate) struct Signature {
    pub(crate) id: String,
    /// In the order in which English mentions them.
    pub(crate) parameters: Vec<Parameter>,
}

pub(crate) struct Parameter {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    /// Text, with the values that English selects; none if it selects nothing.
    Text(Vec<String>),
}

/// The signatures of all messages, in their order.
pub(crate) fn of_all(messages: &[Message], problems: &mut Vec<Problem>) -> Vec<Signature> {
    messages.iter().map(|message| of(message, problems)).collect()
}

fn of(message: &Message, problems: &mut Vec<Problem>) -> Signature {
    let mut parameters: Vec<Parameter> = Vec::new();
    let mut unclear = Vec::new();
    message.pattern.visit(&mut |piece| {
        let (name, kind) = match piece {
            Piece::Text(_) => return,
            Piece::Argument { name, is_number } => (name, is_number.then_some(Kind::Number)),
            Piece::Choice(choice) => (&choice.argument, Some(kind(choice))),
        };
        let before = parameters.iter_mut().find(|parameter| parameter.name == *name);
        match (before, kind) {
            (None, kind) => {
                let kind = kind.unwrap_or(Kind::Text(Vec::new()));
                parameters.push(Parameter { name: name.clone(), kind });
            }
            (Some(_), None) => {}
            (Some(before), Some(kind)) => match (&mut before.kind, kind) {
                (Kind::Number, Kind::Number) => {}
                (Kind::Text(before), Kind::Text(values)) => {
                    before.extend(values);
                    before.sort();
                    before.dedup();
                }
                (Kind::Text(values), Kind::Number) if values.is_empty() => before.kind = Kind::Number,
                (Kind::Text(_), Kind::Number) | (Kind::Number, Kind::Text(_)) => unclear.push(name.clone()),
            },
        }
    });
    problems.extend(
        unclear.into_iter().map(|name| message.problem(format!("${name} is used as a number and as text"))),
    );
    Signature { id: message.id.clone(), parameters }
}

/// What an English selector tells of its argument.
fn kind(choice: &Choice) -> Kind {
    let is_numeric = |key: &Key| match key {
        Key::Exact(_) => true,
        Key::Named(name) => category::is_name(name),
    };
    if choice.is_number || choice.variants.iter().all(|variant| is_numeric(&variant.key)) {
        return Kind::Number;
    }
    let mut values: Vec<_> = choice
        .variants
        .iter()
        .filter_map(|variant| match &variant.key {
            Key::Named(name) => Some(name.clone()),
            Key::Exact(_) => None,
        })
        .collect();
    values.sort();
    Kind::Text(values)
}

/// A hash that differs where ids or parameters differ.
pub(crate) fn shape(signatures: &[&Signature]) -> u64 {
    let mut described = String::new();
    for Signature { id, parameters } in signatures.iter().copied() {
        described.push_str(id);
        for Parameter { name, kind } in parameters {
            described.push_str(if *kind == Kind::Number { "#" } else { "$" });
            described.push_str(name);
        }
        described.push('\n');
    }
    format::hash(described.as_bytes())
}
