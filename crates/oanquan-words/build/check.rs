//! Compares the messages of a language with their signatures.

use super::message::{Choice, Key, Message, Piece};
use super::signature::{Kind, Parameter, Signature};
use super::{Language, Problem, category};
use crate::locale::{Category, Locale, Plurals};

/// A selector that names a category for each of these numbers has all that the languages need below a million:
/// their categories differ for small numbers only.
const COUNTED: std::ops::RangeInclusive<i64> = 0..=1000;

/// Every message of English is there, and no other; each of them uses what English uses, as English uses it.
pub(crate) fn language(
    language: &Language,
    english: &Language,
    signatures: &[Signature],
    problems: &mut Vec<Problem>,
) {
    for (signature, original) in signatures.iter().zip(&english.messages) {
        match language.messages.iter().find(|message| message.id == signature.id) {
            Some(message) => check(message, signature, language, problems),
            None => problems.push(Problem {
                place: language.place.clone(),
                id: signature.id.clone(),
                what: format!(
                    "is missing in {}; English has it in {}:{}",
                    language.code, original.place.file, original.place.line
                ),
            }),
        }
    }
    let unknown =
        language.messages.iter().filter(|message| !signatures.iter().any(|known| known.id == message.id));
    problems.extend(
        unknown.map(|message| message.problem(String::from("is unknown: English has no such message"))),
    );
}

fn check(message: &Message, signature: &Signature, language: &Language, problems: &mut Vec<Problem>) {
    let mut whats = Vec::new();
    let mut used = Vec::new();
    let mut values = Vec::new();
    message.pattern.visit(&mut |piece| {
        let (name, is_number) = match piece {
            Piece::Text(_) => return,
            Piece::Argument { name, is_number } => (name, *is_number),
            Piece::Choice(choice) => (&choice.argument, choice.is_number),
        };
        let Some(parameter) = signature.parameters.iter().find(|parameter| parameter.name == *name) else {
            whats.push(format!("uses ${name}, which English does not"));
            return;
        };
        used.push(name);
        if is_number && parameter.kind != Kind::Number {
            whats.push(format!("NUMBER(${name}): English uses it as text; write NUMBER(${name}) there too"));
        }
        if let Piece::Choice(choice) = piece {
            match &parameter.kind {
                Kind::Number => whats.extend(plural(choice, language.locale(), &language.code)),
                Kind::Text(known) => whats.extend(named(choice, known)),
            }
            values.extend(choice.variants.iter().map(|variant| (name, &variant.key)));
        }
    });
    for Parameter { name, kind } in &signature.parameters {
        if !used.contains(&name) {
            whats.push(format!("does not use ${name}, as English does"));
        }
        let is_selected = values.iter().any(|(selected, _)| *selected == name);
        if let (Kind::Text(known), true) = (kind, is_selected) {
            let forgotten =
                known.iter().filter(|value| !values.contains(&(name, &Key::Named((*value).clone()))));
            whats.extend(forgotten.map(|value| format!("${name} has no [{value}], as English has")));
        }
    }
    problems.extend(whats.into_iter().map(|what| message.problem(what)));
}

/// What is wrong with a selector on a number.
fn plural(choice: &Choice, locale: &Locale, code: &str) -> Vec<String> {
    let has = |key: &Key| choice.variants.iter().any(|variant| variant.key == *key);
    let counted = COUNTED.chain([1_000_000]);
    let of_language =
        |category: Category| counted.clone().any(|number| locale.plurals.category(number) == category);
    let needed = |category: Category| {
        if locale.plurals == Plurals::SingleForm && category != Category::Other {
            return false;
        }
        let mut numbers = COUNTED.filter(|number| locale.plurals.category(*number) == category);
        numbers.any(|number| !has(&Key::Exact(number)))
    };
    let argument = &choice.argument;
    let mut whats: Vec<_> = category::all()
        .filter(|(name, category)| needed(*category) && !has(&Key::Named((*name).into())))
        .map(|(name, _)| format!("${argument} has no plural category [{name}], which {code} needs"))
        .collect();
    let has_not = |key: &&Key| match key {
        Key::Exact(_) => false,
        Key::Named(name) => !category::named(name).is_some_and(of_language),
    };
    let names =
        category::all().filter(|(_, category)| of_language(*category)).map(|(name, _)| format!("[{name}]"));
    let names = names.collect::<Vec<_>>().join(", ");
    let unknown = choice.variants.iter().map(|variant| &variant.key).filter(has_not);
    whats.extend(
        unknown.map(|key| format!("${argument} has {key}; the plural categories of {code} are {names}")),
    );
    whats
}

/// What is wrong with a selector on a text, of which English knows some values.
fn named(choice: &Choice, known: &[String]) -> Vec<String> {
    let argument = &choice.argument;
    if known.is_empty() {
        return vec![format!("selects on the text ${argument}, which English does not")];
    }
    let is_unknown = |key: &&Key| match key {
        Key::Exact(_) => true,
        Key::Named(name) => !known.contains(name),
    };
    let unknown = choice.variants.iter().map(|variant| &variant.key).filter(is_unknown);
    unknown.map(|key| format!("${argument} has {key}, which English has not")).collect()
}
