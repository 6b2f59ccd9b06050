//! The rules as a page tells them: sentences, each beside a position that can be played.
//!
//! Every position comes from a case of `testdata/vectors`, which an independent implementation of the rules made, or of
//! `testdata/handbook`, which was worked out by hand. The tests replay it: what is said and what the rules do cannot
//! disagree.

mod sections;
#[cfg(test)]
mod tests;

use oanquan::{Move, Position, Rules, Setup};
use oanquan_words::{Study, Words};

pub use sections::SECTIONS;

/// A part of the rules, as `docs/rules.md` divides them.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its name in the catalogues.
    pub id: &'static str,
    /// Whether some of it is not handed down but worked out by this project, which its note says.
    pub is_reconstruction: bool,
    /// Its sentences.
    pub entries: &'static [Entry],
}

/// A sentence and the position that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What is said.
    pub sentence: Sentence,
    /// The number of the rule, as in `docs/rules.md`.
    pub number: u8,
    /// Where it is seen.
    pub case: Case,
}

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sentence {
    /// What holds under the default rules, or for everybody; the name is that of the catalogues.
    Rule(&'static str),
    /// What a value of an option means; both as the notation writes them.
    Value {
        /// The option.
        option: &'static str,
        /// Its value.
        value: &'static str,
    },
    /// What a rule set with a name is.
    Preset(&'static str),
}

/// A position of a case of the test data, and the moves from there that show the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// The number by which the case is known there; those from 200000 on are in `testdata/handbook`.
    pub id: u64,
    /// How many moves of the case come before the position.
    pub after: usize,
    position: &'static str,
    moves: &'static str,
}

impl Case {
    /// The position, its rule set with it.
    ///
    /// # Panics
    /// Never: every case has a position, as the tests see.
    #[must_use]
    pub fn position(&self) -> Position {
        let Ok(setup) = self.position.parse::<Setup>() else {
            unreachable!("case {} has a position", self.id)
        };
        setup.position().expect("cases have positions without faults")
    }

    /// The moves that show the rule, one at least.
    ///
    /// # Panics
    /// Never: the moves of every case can be read, as the tests see.
    pub fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        let id = self.id;
        self.moves.split(' ').map(move |mv| {
            let Ok(mv) = mv.parse() else { unreachable!("case {id} is written in moves") };
            mv
        })
    }
}

impl Section {
    /// What it is called.
    #[must_use]
    pub fn title(&self, study: Study) -> String {
        study.handbook_section(self.id)
    }

    /// What of it is handed down and what is a reconstruction; `None` where all is handed down.
    #[must_use]
    pub fn note(&self, study: Study) -> Option<String> {
        self.is_reconstruction.then(|| study.handbook_note(self.id))
    }
}

impl Entry {
    /// A name by which pages and tests know it: `relay`, `refill-bank`, `vietnam`.
    #[must_use]
    pub fn key(&self) -> String {
        match self.sentence {
            Sentence::Rule(id) => id.to_string(),
            Sentence::Value { option, value } => key(option, value),
            Sentence::Preset(name) => format!("preset-{name}"),
        }
    }

    /// What the sentence is about: the name of the option or of the rule set; nothing for a sentence about a rule.
    #[must_use]
    pub fn heading(&self, words: Words) -> Option<String> {
        match self.sentence {
            Sentence::Rule(_) => None,
            Sentence::Value { option, .. } => Some(words.rules_option_name(option)),
            Sentence::Preset(name) => Some(words.rules_preset_name(name)),
        }
    }

    /// The sentence.
    #[must_use]
    pub fn text(&self, words: Words, study: Study) -> String {
        match self.sentence {
            Sentence::Rule(id) => study.handbook_sentence(id),
            Sentence::Value { option, value } => value_about(words, option, value),
            Sentence::Preset(name) => words.rules_preset_about(name),
        }
    }

    /// The sentences about what a rule set with a name has otherwise than the standard one; none for a sentence about
    /// something else.
    pub fn differences(&self) -> impl Iterator<Item = &'static Entry> + use<> {
        let rules = match self.sentence {
            Sentence::Preset(name) => name.parse::<Rules>().ok(),
            Sentence::Rule(_) | Sentence::Value { .. } => None,
        };
        let differs = move |entry: &&Entry| match (entry.sentence, rules) {
            (Sentence::Value { option, value }, Some(rules)) => {
                has_value(&rules, option, value) && !has_value(&Rules::SEED, option, value)
            }
            _ => false,
        };
        SECTIONS.iter().flat_map(|section| section.entries).filter(differs)
    }

    /// The least and the greatest value of an option that is a number, where others than this one can be chosen.
    #[must_use]
    pub fn range(&self) -> Option<(i64, i64)> {
        let Sentence::Value { option, .. } = self.sentence else { return None };
        match option {
            "citizens" => Some((1, 7)),
            "row" => Some((2, 5)),
            "seats" => Some((2, 4)),
            "mandarin_ban" => Some((0, 2)),
            "young_mandarin" => Some((0, 20)),
            _ => None,
        }
    }
}

/// What a value of an option means, as the form of a new game says it; both as the notation writes them.
#[must_use]
pub fn value_about(words: Words, option: &str, value: &str) -> String {
    match (option, value.parse::<i64>()) {
        ("seats", Ok(2)) => words.rules_seats_about("two"),
        ("seats", Ok(3)) => words.rules_seats_about("three"),
        ("seats", Ok(_)) => words.rules_seats_about("four"),
        // Seats are counted from 1 for people.
        ("first", Ok(seat)) => words.rules_first_about(&words.player_numbered(seat + 1)),
        ("row", Ok(squares)) => words.rules_row_about(squares),
        ("citizens", Ok(citizens)) => words.rules_citizens_about(citizens),
        ("young_mandarin", Ok(citizens)) => words.rules_young_mandarin_about(citizens),
        ("mandarin_ban", Ok(turns)) => words.rules_mandarin_ban_about(turns),
        _ => words.rules_value_about(&key(option, value)),
    }
}

/// Whether an option has this value, both as the notation writes them.
fn has_value(rules: &Rules, option: &str, value: &str) -> bool {
    format!("{rules}+{option}={value}").parse() == Ok(*rules)
}

fn key(option: &str, value: &str) -> String {
    format!("{option}-{value}")
}
