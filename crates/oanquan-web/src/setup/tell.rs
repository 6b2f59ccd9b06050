//! Options of rules in words.

use oanquan::Rules;
use oanquan_words::Words;

use super::options::RuleOption;

/// The name of a value, for options whose values have names; else its number.
pub(super) fn value_name(words: Words, option: &RuleOption, place: usize) -> String {
    match option.number(place) {
        // Seats are counted from 1 for people.
        Some(number) if option.name == "first" => words.player_numbered(number + 1),
        Some(number) => words.number(number),
        None => words.rules_value_name(&key(option, place)),
    }
}

/// What a value means.
pub(super) fn value_about(words: Words, option: &RuleOption, place: usize) -> String {
    match (option.name, option.number(place)) {
        ("seats", Some(seats)) => words.rules_seats_about(seats_key(seats)),
        ("first", Some(seat)) => words.rules_first_about(&words.player_numbered(seat + 1)),
        ("row", Some(squares)) => words.rules_row_about(squares),
        ("citizens", Some(citizens)) => words.rules_citizens_about(citizens),
        ("young_mandarin", Some(citizens)) => words.rules_young_mandarin_about(citizens),
        ("mandarin_ban", Some(turns)) => words.rules_mandarin_ban_about(turns),
        _ => words.rules_value_about(&key(option, place)),
    }
}

/// The word by which messages know a number of seats.
pub(super) fn seats_key(seats: i64) -> &'static str {
    match seats {
        2 => "two",
        3 => "three",
        _ => "four",
    }
}

fn key(option: &RuleOption, place: usize) -> String {
    format!("{}-{}", option.name, option.values[place])
}

/// The name of a preset, by its place.
pub(super) fn preset_name(words: Words, place: usize) -> String {
    words.rules_preset_name(Rules::PRESETS[place].0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use oanquan::Rules;
    use oanquan_words::{Language, Words};

    use super::{preset_name, value_about, value_name};
    use crate::setup::options::OPTIONS;

    /// A message that chooses by a text falls back to its last variant: whatever is missing sounds like
    /// something else.
    #[test]
    fn everything_has_words_of_its_own() {
        for language in Language::ALL {
            let words = Words::of(language);
            let (mut names, mut abouts, mut explained) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
            for option in OPTIONS {
                assert!(names.insert(words.rules_option_name(option.name)), "{}", option.name);
                assert!(abouts.insert(words.rules_option_about(option.name)), "{}", option.name);
                let mut values = BTreeSet::new();
                for place in 0..option.values.len() {
                    let told = value_about(words, &option, place);
                    assert!(explained.insert(told.clone()), "{language:?} {} {told}", option.name);
                    assert!(values.insert(value_name(words, &option, place)), "{}", option.name);
                }
            }
            let presets: BTreeSet<String> =
                (0..Rules::PRESETS.len()).map(|place| preset_name(words, place)).collect();
            let about: BTreeSet<String> =
                Rules::PRESETS.iter().map(|(name, _)| words.rules_preset_about(name)).collect();
            assert_eq!((presets.len(), about.len()), (Rules::PRESETS.len(), Rules::PRESETS.len()));
        }
    }
}
