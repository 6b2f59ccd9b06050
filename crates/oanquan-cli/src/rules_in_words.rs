//! The rules of a rule set: the sentences of the rules page that hold under it, then every option with its value.

use oanquan::{EmptyMandarin, End, Mandarin, Refill, RelayMandarin, Rules, Sweep};
use oanquan_study::handbook::{SECTIONS, Sentence, value_about};

use crate::language::Voice;

/// The rules, one paragraph each, with the numbers of `docs/rules.md` where a sentence has one.
pub(crate) fn explain(voice: Voice, rules: &Rules, is_match: bool) -> Vec<String> {
    let mut all = Vec::new();
    for section in &SECTIONS {
        let sentences = section.entries.iter().filter_map(|entry| match entry.sentence {
            Sentence::Rule(id) if holds(id, rules, is_match) => {
                Some(format!("{} (R{})", voice.study.handbook_sentence(id), entry.number))
            }
            _ => None,
        });
        let before = all.len();
        all.extend(sentences);
        if all.len() > before {
            all.extend(section.note(voice.study));
        }
    }
    all.extend(rules.options().map(|(option, value)| {
        let words = voice.words;
        // Seats are called as the board calls them.
        let about = match (option, value.parse()) {
            ("first", Ok(seat)) => words.rules_first_about(&voice.terminal.terminal_seat(seat)),
            _ => value_about(words, option, &value),
        };
        format!("{}: {about}", words.rules_option_name(option))
    }));
    all
}

/// Whether a sentence of the rules page, which speaks of the default rules, holds under these. What takes the place
/// of one that does not is said by an option.
fn holds(id: &str, rules: &Rules, is_match: bool) -> bool {
    let has_stones = rules.mandarin == Mandarin::Stone;
    match id {
        "start" => has_stones && rules.citizens == 5 && rules.mandarin_value == 10,
        "borrow" | "short" => rules.refill == Refill::Borrow && rules.seats == 2,
        "stop" => rules.relay_mandarin == RelayMandarin::Stop,
        "open" => rules.empty_mandarin == EmptyMandarin::Stop,
        "mandarin" => has_stones,
        "protected" => rules.mandarin_ban > 0 || (has_stones && rules.young_mandarin > 0),
        "taken" | "order" => rules.end == End::Squares || !has_stones,
        "count" => rules.sweep == Sweep::Owner,
        "four" => rules.seats == 4,
        "three" => rules.seats == 3,
        "pass" => rules.seats > 2 && rules.refill == Refill::Borrow,
        "round" => is_match,
        // The others hold under all.
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use oanquan_words::Language;

    use super::*;

    fn told(rules: &str) -> String {
        explain(Voice::of(Language::En), &rules.parse().unwrap(), false).join("\n")
    }

    #[test]
    fn a_captured_square_with_stones_behind_it_ends_the_move() {
        let text = told("seed");
        assert!(text.contains("has stones in it, the move ends: they are not lifted. (R12)"), "{text}");
    }

    #[test]
    fn what_a_rule_set_changes_is_said_by_its_options_alone() {
        let ends = "If the next square is an empty Mandarin square, the move ends too.";
        assert!(told("seed").contains(ends) && !told("vietnam").contains(ends));
        assert!(told("vietnam").contains("An empty Mandarin square ahead: It counts as an empty square"));
        let pebbles = told("tonkin");
        assert!(pebbles.contains("Ten citizens lie in its place") && !pebbles.contains("a Mandarin ten."));
        assert!(told("four").contains("reconstruction") && !told("seed").contains("reconstruction"));
        assert!(told("seed+first=1").contains("Who starts: Seat 1 makes the first move."));
    }

    #[test]
    fn every_option_is_told_in_every_language() {
        for language in Language::ALL {
            for (name, rules) in Rules::PRESETS {
                let told = explain(Voice::of(language), &rules, true);
                let options = told.len() - Rules::OPTION_NAMES.len();
                assert!(told.iter().all(|paragraph| paragraph.chars().count() > 10), "{name}: {told:?}");
                assert!(told[..options].iter().any(|text| text.ends_with("(R21)")), "{name}: {told:?}");
            }
        }
    }
}
