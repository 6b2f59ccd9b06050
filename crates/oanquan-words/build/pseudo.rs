//! A language that nobody speaks, made from English to find what does not come from a catalogue.

use super::message::{Message, Pattern};
use super::{Language, Place};

/// English with accents, a third longer, in brackets.
pub(crate) fn language(english: &Language) -> Language {
    let messages = english.messages.iter().map(|message| Message {
        id: message.id.clone(),
        place: message.place.clone(),
        part: message.part,
        pattern: pattern(&message.pattern),
        comment: Vec::new(),
        source: String::new(),
    });
    Language {
        code: "en-XA".into(),
        own_name: accented(&english.own_name),
        locale_index: english.locale_index,
        messages: messages.collect(),
        place: Place { file: "en-XA".into(), line: 1 },
    }
}

fn pattern(english: &Pattern) -> Pattern {
    let mut inner = english.clone();
    inner.map_text(&accented);
    let mut pattern = Pattern::default();
    pattern.push_text("[");
    pattern.append(inner);
    pattern.push_text("]");
    pattern
}

/// Every vowel gets an accent, and a second one that makes the text longer.
fn accented(text: &str) -> String {
    let mut accented = String::new();
    let mut buffer = [0; 4];
    for letter in text.chars() {
        accented.push_str(match letter {
            'a' => "áå",
            'e' => "éë",
            'i' => "íï",
            'o' => "óö",
            'u' => "úü",
            'A' => "ÁÅ",
            'E' => "ÉË",
            'I' => "ÍÏ",
            'O' => "ÓÖ",
            'U' => "ÚÜ",
            _ => letter.encode_utf8(&mut buffer),
        });
    }
    accented
}
