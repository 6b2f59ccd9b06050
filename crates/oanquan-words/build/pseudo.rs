//! Languages that nobody speaks, made from English: one to find what does not come from a catalogue, one to see
//! the page as those see it who read from right to left.

use super::message::{Message, Pattern};
use super::{Language, Place};

/// English with accents, a third longer, in brackets.
pub(crate) fn accented(english: &Language) -> Language {
    language(english, "en-XA", &accents, ["[", "]"])
}

/// English whose letters run from right to left.
pub(crate) fn mirrored(english: &Language) -> Language {
    language(english, "en-XB", &|text| format!("\u{202e}{text}\u{202c}"), ["", ""])
}

fn language(english: &Language, code: &str, change: &dyn Fn(&str) -> String, around: [&str; 2]) -> Language {
    let messages = english.messages.iter().map(|message| Message {
        id: message.id.clone(),
        place: message.place.clone(),
        part: message.part,
        pattern: pattern(&message.pattern, change, around),
        comment: Vec::new(),
        source: String::new(),
    });
    Language {
        code: code.into(),
        own_name: change(&english.own_name),
        locale_index: english.locale_index,
        messages: messages.collect(),
        place: Place { file: code.into(), line: 1 },
    }
}

fn pattern(english: &Pattern, change: &dyn Fn(&str) -> String, [before, after]: [&str; 2]) -> Pattern {
    let mut inner = english.clone();
    inner.map_text(change);
    let mut pattern = Pattern::default();
    pattern.push_text(before);
    pattern.append(inner);
    pattern.push_text(after);
    pattern
}

/// Every vowel gets an accent, and a second one that makes the text longer.
fn accents(text: &str) -> String {
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
