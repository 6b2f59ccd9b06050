//! Rule sets as text: a preset's name and overrides, `vietnam+young_mandarin=5`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use super::{Expected, Found, OptionValues, column_at, number};
use crate::rules::{Directions, EmptyMandarin, End, Mandarin, Refill, RelayMandarin, Rules, Sweep, Teams};

/// An option: its name, how its value prints, and how it is read. Alphabetical, as overrides are printed.
struct RuleOption {
    name: &'static str,
    values: OptionValues,
    print: fn(&Rules) -> String,
    /// Whether the text was a value of the option; it is set then.
    read: fn(&mut Rules, &str) -> bool,
}

/// Finds the value a word stands for.
fn word<T: Copy>(words: &[(&str, T)], text: &str, target: &mut T) -> bool {
    let found = words.iter().find(|(word, _)| *word == text);
    if let Some((_, value)) = found {
        *target = *value;
    }
    found.is_some()
}

/// The word of a value.
fn name_of<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> String {
    words.iter().find(|(_, known)| *known == value).map_or("?", |(word, _)| word).to_string()
}

/// Reads a number of a range.
fn within(text: &str, low: u8, high: u8, target: &mut u8) -> bool {
    let value = number(text).and_then(|value| u8::try_from(value).ok());
    let value = value.filter(|value| (low..=high).contains(value));
    if let Some(value) = value {
        *target = value;
    }
    value.is_some()
}

const BOOLS: [(&str, bool); 2] = [("true", true), ("false", false)];
const DIRECTIONS: [(&str, Directions); 3] = [
    ("free", Directions::Free),
    ("anticlockwise", Directions::Anticlockwise),
    ("clockwise", Directions::Clockwise),
];
const EMPTY_MANDARIN: [(&str, EmptyMandarin); 2] =
    [("stop", EmptyMandarin::Stop), ("gap", EmptyMandarin::Gap)];
const END: [(&str, End); 2] = [("squares", End::Squares), ("stones", End::Stones)];
const MANDARIN: [(&str, Mandarin); 2] = [("stone", Mandarin::Stone), ("pebbles", Mandarin::Pebbles)];
const REFILL: [(&str, Refill); 4] =
    [("borrow", Refill::Borrow), ("bank", Refill::Bank), ("end", Refill::End), ("lose", Refill::Lose)];
const RELAY: [(&str, RelayMandarin); 2] =
    [("stop", RelayMandarin::Stop), ("lift_one", RelayMandarin::LiftOne)];
const SWEEP: [(&str, Sweep); 2] = [("owner", Sweep::Owner), ("split", Sweep::Split)];
const TEAMS: [(&str, Teams); 2] = [("none", Teams::None), ("opposite", Teams::Opposite)];

/// An option whose values are words.
macro_rules! words {
    ($name:ident, $words:expr, $values:expr) => {
        RuleOption {
            name: stringify!($name),
            values: OptionValues::OneOf(&$values),
            print: |rules| name_of(&$words, rules.$name),
            read: |rules, text| word(&$words, text, &mut rules.$name),
        }
    };
}

/// An option whose values are numbers of a range.
macro_rules! numbers {
    ($name:ident, $low:literal, $high:literal, $values:expr) => {
        RuleOption {
            name: stringify!($name),
            values: $values,
            print: |rules| rules.$name.to_string(),
            read: |rules, text| within(text, $low, $high, &mut rules.$name),
        }
    };
}

const OPTIONS: [RuleOption; 16] = [
    words!(chain_over_empty_mandarin, BOOLS, ["true", "false"]),
    numbers!(citizens, 1, 7, OptionValues::Range(1, 7)),
    words!(direction, DIRECTIONS, ["free", "anticlockwise", "clockwise"]),
    words!(empty_mandarin, EMPTY_MANDARIN, ["stop", "gap"]),
    words!(end, END, ["squares", "stones"]),
    numbers!(first, 0, 3, OptionValues::Seat),
    words!(mandarin, MANDARIN, ["stone", "pebbles"]),
    numbers!(mandarin_ban, 0, 2, OptionValues::Range(0, 2)),
    RuleOption {
        name: "mandarin_value",
        values: OptionValues::OneOf(&["5", "10"]),
        print: |rules| rules.mandarin_value.to_string(),
        read: |rules, text| word(&[("5", 5), ("10", 10)], text, &mut rules.mandarin_value),
    },
    words!(refill, REFILL, ["borrow", "bank", "end", "lose"]),
    words!(relay_mandarin, RELAY, ["stop", "lift_one"]),
    numbers!(row, 2, 5, OptionValues::Range(2, 5)),
    numbers!(seats, 2, 4, OptionValues::Range(2, 4)),
    words!(sweep, SWEEP, ["owner", "split"]),
    words!(teams, TEAMS, ["none", "opposite"]),
    numbers!(young_mandarin, 0, 20, OptionValues::Range(0, 20)),
];

impl Rules {
    /// The names of the options, in the order in which they are printed.
    pub const OPTION_NAMES: [&'static str; OPTIONS.len()] = {
        let mut names = [""; OPTIONS.len()];
        let mut place = 0;
        while place < names.len() {
            names[place] = OPTIONS[place].name;
            place += 1;
        }
        names
    };

    /// Every option with its value as notation writes it, those of the preset too.
    ///
    /// ```
    /// use oanquan::Rules;
    /// assert!(Rules::VIETNAM.options().any(|option| option == ("empty_mandarin", "gap".to_string())));
    /// ```
    pub fn options(&self) -> impl Iterator<Item = (&'static str, String)> + use<'_> {
        OPTIONS.iter().map(|option| (option.name, (option.print)(self)))
    }
}

impl fmt::Display for Rules {
    /// The preset that needs the fewest overrides, then the overrides, alphabetical. Of equals a preset
    /// with the same number of seats is taken, then the first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let overrides = |preset: &Rules| -> Vec<&RuleOption> {
            OPTIONS.iter().filter(|option| (option.print)(self) != (option.print)(preset)).collect()
        };
        let best = Rules::PRESETS.iter().map(|(name, preset)| (*name, overrides(preset)));
        let Some((name, overrides)) = best.min_by_key(|(_, overrides)| {
            (overrides.len(), overrides.iter().any(|option| option.name == "seats"))
        }) else {
            return Ok(());
        };
        f.write_str(name)?;
        for option in overrides {
            write!(f, "+{}={}", option.name, (option.print)(self))?;
        }
        Ok(())
    }
}

/// A text that is no rule set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("column {column}: found {found}, expected {expected}")]
pub struct ParseRulesError {
    /// Where, in characters from 1.
    pub column: usize,
    /// What stands there.
    pub found: Found,
    /// What was expected.
    pub expected: Expected,
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    /// Reads a preset and overrides in any order.
    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        let text = text.trim();
        let mut parts = Vec::new();
        let mut offset = 0;
        for part in text.split('+') {
            parts.push((offset, part));
            offset += part.len() + 1;
        }
        let error = |offset: usize, found: &str, expected: Expected| ParseRulesError {
            column: column_at(text, offset),
            found: Found::quoted(found),
            expected,
        };
        let mut rules: Option<Rules> = None;
        for &(offset, part) in parts.iter().filter(|(_, part)| !part.as_bytes().contains(&b'=')) {
            let preset = Rules::PRESETS.iter().find(|(name, _)| *name == part);
            rules = match (preset, rules) {
                (Some((_, preset)), None) => Some(*preset),
                (Some(_), Some(_)) => {
                    return Err(error(offset, part, Expected::OnePreset));
                }
                (None, _) => return Err(error(offset, part, Expected::Preset)),
            };
        }
        let mut rules = rules.ok_or_else(|| error(0, text, Expected::Preset))?;
        let mut given = Vec::new();
        for &(offset, part) in &parts {
            let Some((name, value)) = part.split_once('=') else {
                continue;
            };
            let Some(option) = OPTIONS.iter().find(|option| option.name == name) else {
                return Err(error(offset, name, Expected::RuleOption));
            };
            if given.contains(&option.name) {
                return Err(error(offset, part, Expected::OptionOnce(option.name)));
            }
            given.push(option.name);
            if !(option.read)(&mut rules, value) {
                let expected = Expected::OptionValue { option: option.name, values: option.values };
                return Err(error(offset + name.len() + 1, value, expected));
            }
        }
        match rules.faults().first() {
            None => Ok(rules),
            // Each option is in range by itself: these do not fit together.
            Some(fault) => Err(error(0, text, Expected::Fitting(*fault))),
        }
    }
}
