//! Writes the bytes of a catalogue.

use super::category;
use super::message::{Choice, Key, Message, Pattern, Piece, Variant};
use super::signature::{Kind, Signature};
use crate::format::{ARGUMENT, CATEGORY, CHOICE, DEFAULT, EXACT, NAMED, hash};

/// The messages in the order of the signatures, as `format` describes them.
pub(crate) fn catalogue(code: &str, messages: &[Message], signatures: &[&Signature], shape: u64) -> Vec<u8> {
    let mut content = Vec::new();
    chunk(code.as_bytes(), &mut content);
    for signature in signatures {
        let message = messages.iter().find(|message| message.id == signature.id);
        let message = message.expect("a language with a message missing was refused");
        let mut bytes = Vec::new();
        pattern(&message.pattern, signature, &mut bytes);
        chunk(&bytes, &mut content);
    }
    [shape.to_le_bytes().as_slice(), &hash(&content).to_le_bytes(), &content].concat()
}

fn pattern(pattern: &Pattern, signature: &Signature, bytes: &mut Vec<u8>) {
    for piece in &pattern.0 {
        match piece {
            Piece::Text(text) => bytes.extend(text.as_bytes()),
            Piece::Argument { name, .. } => bytes.extend([ARGUMENT, parameter(name, signature)]),
            Piece::Choice(made) => choice(made, signature, bytes),
        }
    }
}

fn choice(choice: &Choice, signature: &Signature, bytes: &mut Vec<u8>) {
    let (defaults, mut others): (Vec<_>, Vec<_>) =
        choice.variants.iter().partition(|variant| variant.is_default);
    others.sort_by_key(|variant| matches!(variant.key, Key::Named(_)));
    let count = u8::try_from(choice.variants.len()).expect("a selector has fewer than 256 variants");
    let index = parameter(&choice.argument, signature);
    let kind = &signature.parameters[usize::from(index)].kind;
    bytes.extend([CHOICE, index, count]);
    for Variant { key, is_default, pattern: chosen } in others.into_iter().chain(defaults) {
        match key {
            _ if *is_default => bytes.push(DEFAULT),
            Key::Exact(exact) => {
                bytes.push(EXACT);
                number(zigzag(*exact), bytes);
            }
            Key::Named(name) => match (kind, category::named(name)) {
                (Kind::Number, Some(category)) => bytes.push(CATEGORY + category as u8),
                _ => {
                    bytes.push(NAMED);
                    chunk(name.as_bytes(), bytes);
                }
            },
        }
        let mut variant = Vec::new();
        pattern(chosen, signature, &mut variant);
        chunk(&variant, bytes);
    }
}

fn parameter(name: &str, signature: &Signature) -> u8 {
    let index = signature.parameters.iter().position(|parameter| parameter.name == name);
    index.and_then(|index| u8::try_from(index).ok()).expect("a message uses its parameters, fewer than 256")
}

fn chunk(chunk: &[u8], bytes: &mut Vec<u8>) {
    number(chunk.len() as u64, bytes);
    bytes.extend(chunk);
}

fn number(mut number: u64, bytes: &mut Vec<u8>) {
    while let (rest @ 1.., low) = (number >> 7, number.to_le_bytes()[0]) {
        bytes.push(low | 0x80);
        number = rest;
    }
    bytes.push(number.to_le_bytes()[0]);
}

const fn zigzag(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)).cast_unsigned()
}
