//! Every option of the rules as a form wants it: its name, its values, and how a rule set holds it.

use oanquan::{
    Directions, EmptyMandarin, End, Mandarin, Refill, RelayMandarin, Rules, RulesFault, Sweep, Teams,
};

/// An option of docs/rules.md.
#[derive(Clone, Copy)]
pub(crate) struct RuleOption {
    /// Its name in the notation.
    pub(crate) name: &'static str,
    /// Its values in the notation, in the order of docs/rules.md.
    pub(crate) values: &'static [&'static str],
    get: fn(&Rules) -> usize,
    set: fn(&mut Rules, usize),
}

/// An option whose values are those of an enum.
macro_rules! words {
    ($name:ident, $($word:literal => $value:expr),+) => {
        RuleOption {
            name: stringify!($name),
            values: &[$($word),+],
            get: |rules| [$($value),+].iter().position(|value| *value == rules.$name).unwrap_or(0),
            set: |rules, place| rules.$name = [$($value),+][place],
        }
    };
}

/// An option whose values are numbers that begin with this one.
macro_rules! numbers {
    ($name:ident, $low:literal, $values:expr) => {
        RuleOption {
            name: stringify!($name),
            values: &$values,
            get: |rules| usize::from(rules.$name.saturating_sub($low)),
            set: |rules, place| rules.$name = $low + place as u8,
        }
    };
}

/// The options, those first that one asks for first.
pub(crate) const OPTIONS: [RuleOption; 16] = [
    numbers!(seats, 2, ["2", "3", "4"]),
    words!(teams, "none" => Teams::None, "opposite" => Teams::Opposite),
    numbers!(first, 0, ["0", "1", "2", "3"]),
    numbers!(row, 2, ["2", "3", "4", "5"]),
    numbers!(citizens, 1, ["1", "2", "3", "4", "5", "6", "7"]),
    words!(mandarin, "stone" => Mandarin::Stone, "pebbles" => Mandarin::Pebbles),
    words!(mandarin_value, "10" => 10, "5" => 5),
    words!(
        direction,
        "free" => Directions::Free,
        "anticlockwise" => Directions::Anticlockwise,
        "clockwise" => Directions::Clockwise
    ),
    words!(relay_mandarin, "stop" => RelayMandarin::Stop, "lift_one" => RelayMandarin::LiftOne),
    words!(empty_mandarin, "stop" => EmptyMandarin::Stop, "gap" => EmptyMandarin::Gap),
    words!(chain_over_empty_mandarin, "true" => true, "false" => false),
    numbers!(
        young_mandarin,
        0,
        [
            "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
            "18", "19", "20"
        ]
    ),
    numbers!(mandarin_ban, 0, ["0", "1", "2"]),
    words!(
        refill,
        "borrow" => Refill::Borrow,
        "bank" => Refill::Bank,
        "end" => Refill::End,
        "lose" => Refill::Lose
    ),
    words!(end, "squares" => End::Squares, "stones" => End::Stones),
    words!(sweep, "owner" => Sweep::Owner, "split" => Sweep::Split),
];

impl RuleOption {
    /// The place of a rule set's value among the values.
    pub(crate) fn get(&self, rules: &Rules) -> usize {
        (self.get)(rules).min(self.values.len() - 1)
    }

    /// Gives a rule set the value at a place.
    pub(crate) fn set(&self, rules: &mut Rules, place: usize) {
        (self.set)(rules, place);
    }

    /// The number of a value, for options whose values are counted; `None` for those whose values have names.
    pub(crate) fn number(&self, place: usize) -> Option<i64> {
        match self.name {
            "mandarin_value" => None,
            _ => self.values[place].parse().ok(),
        }
    }

    /// What of a rule set's faults belongs beside this option.
    pub(crate) fn fault(&self, rules: &Rules) -> Option<RulesFault> {
        rules.faults().into_iter().find(|fault| match fault {
            RulesFault::OutOfRange { option, .. } => *option == self.name,
            RulesFault::MandarinValue { .. } => self.name == "mandarin_value",
            RulesFault::TeamsWithoutFourSeats { .. } => self.name == "teams",
        })
    }
}

#[cfg(test)]
mod tests {
    use oanquan::{Rules, RulesFault};

    use super::{OPTIONS, RuleOption};

    fn option(name: &str) -> RuleOption {
        OPTIONS.into_iter().find(|option| option.name == name).unwrap()
    }

    #[test]
    fn every_value_is_that_of_the_notation() {
        for option in OPTIONS {
            for (place, value) in option.values.iter().enumerate() {
                // Four seats have every value of every option.
                let expected: Rules = match option.name {
                    "seats" => format!("seed+seats={value}").parse().unwrap(),
                    name => format!("four+{name}={value}").parse().unwrap(),
                };
                let mut rules = if option.name == "seats" { Rules::SEED } else { Rules::FOUR };
                option.set(&mut rules, place);
                assert_eq!(rules, expected, "{}={value}", option.name);
                assert_eq!(option.get(&rules), place);
            }
        }
    }

    #[test]
    fn no_option_and_no_value_is_missing() {
        for name in Rules::OPTION_NAMES {
            let option = option(name);
            for (place, value) in option.values.iter().enumerate() {
                assert!(!option.values[..place].contains(value));
            }
            let next = option.values.iter().filter_map(|value| value.parse::<u8>().ok()).max();
            let beyond = next.map_or_else(|| "nothing".to_string(), |most| (most + 1).to_string());
            assert!(format!("four+{name}={beyond}").parse::<Rules>().is_err(), "{name}={beyond}");
        }
        assert_eq!(Rules::OPTION_NAMES.len(), OPTIONS.len());
    }

    #[test]
    fn faults_stand_beside_their_options() {
        let mut rules = Rules::THREE;
        option("teams").set(&mut rules, 1);
        assert_eq!(option("teams").fault(&rules), Some(RulesFault::TeamsWithoutFourSeats { seats: 3 }));
        option("first").set(&mut rules, 3);
        assert!(matches!(option("first").fault(&rules), Some(RulesFault::OutOfRange { value: 3, .. })));
        for one in OPTIONS.iter().filter(|one| !["teams", "first"].contains(&one.name)) {
            assert_eq!(one.fault(&rules), None, "{}", one.name);
        }
    }
}
