//! What each value of each option means, as a position and the moves that are played from it.
//!
//! The rules crate plays the moves: what is shown is what happens.

use oanquan::{Rules, Setup};
use oanquan_session::{Arrangement, Table, Turn};

use super::options::RuleOption;

/// A position under a value of an option, and what is played.
#[derive(Clone, Debug)]
pub(crate) struct Demonstration {
    /// The game after all moves, played by two to four persons.
    pub(crate) table: Table,
    /// What was played, at least one move.
    pub(crate) turns: Vec<Turn>,
}

/// A demonstration before it is played.
struct Script {
    /// The rules besides the option.
    rules: Rules,
    /// The position line without its version and rules; `None` for the start of the rules.
    position: Option<String>,
    /// Moves, with spaces between.
    moves: &'static str,
}

impl Script {
    /// From a position of a game for two.
    fn from(position: &str, moves: &'static str) -> Script {
        Script { rules: Rules::SEED, position: Some(position.to_string()), moves }
    }

    /// From the start of a rule set.
    fn start(rules: Rules, moves: &'static str) -> Script {
        Script { rules, position: None, moves }
    }
}

impl Demonstration {
    /// The demonstration of the value at a place.
    pub(crate) fn of(option: &RuleOption, place: usize) -> Demonstration {
        let script = script(option.name, option.values[place]);
        let mut rules = script.rules;
        option.set(&mut rules, place);
        let first = script.position.map(|fields| {
            let line = format!("oaq1 {fields} {rules}");
            // Here and below `expect` would bring all that errors can print.
            let Ok(setup) = line.parse::<Setup>() else {
                unreachable!("scripts have the form of position lines");
            };
            setup.position().expect("scripts describe positions")
        });
        let arrangement = Arrangement { rules, first, ..Arrangement::default() };
        let mut table = Table::new(arrangement).expect("scripts have rules without faults");
        let mut play = |text: &str| {
            let Ok(mv) = text.parse() else { unreachable!("scripts are written in moves") };
            table.play(mv).expect("scripts hold legal moves")
        };
        let turns = script.moves.split(' ').map(&mut play).collect();
        Demonstration { table, turns }
    }
}

/// The last Mandarin falls; in the rows lie one citizen and seven.
const LAST_MANDARIN: &str = "0,0,1,0,0,Q1/2,0,5,0,0,0 0 22,19 0,1 - 0 30";

/// What is shown for a value.
fn script(option: &str, value: &str) -> Script {
    match (option, value) {
        ("seats", "2") => Script::start(Rules::SEED, "7r"),
        ("seats", "3") => Script::start(Rules::SEED, "12r"),
        ("seats", _) => Script::start(Rules::SEED, "17r"),
        ("teams", _) => Script {
            rules: Rules::FOUR,
            position: Some(
                "0,0,1,0,0,Q/4,0,0,1,0,0/3,0,2,0,0,0/0,2,0,0,1,0 0 20,30,25,11 0,1,2,0 - 0 90".to_string(),
            ),
            moves: "17r",
        },
        ("first", "0") => Script::start(Rules::SEED, "7r"),
        ("first", "1") => Script::start(Rules::SEED, "2r"),
        ("first", "2") => Script::start(Rules::THREE, "7r"),
        ("first", _) => Script::start(Rules::FOUR, "12r"),
        ("row", "2") => Script::start(Rules::SEED, "2r"),
        ("row", "3") => Script::start(Rules::SEED, "4r"),
        ("row", "4") => Script::start(Rules::SEED, "5r"),
        ("row" | "citizens", _) => Script::start(Rules::SEED, "7r"),
        ("mandarin", _) => Script::start(Rules::SEED, "9r"),
        ("mandarin_value", _) => Script::from("0,0,1,0,0,Q1/2,0,5,0,0,Q 0 22,19 0,0 - 0 30", "7r"),
        ("direction", "free") => Script::from("0,0,3,0,0,Q/0,0,3,0,0,Q 0 22,22 0,0 - 0 30", "7r 2l"),
        ("direction", "anticlockwise") => Script::from("0,0,3,0,0,Q/0,0,3,0,0,Q 0 22,22 0,0 - 0 30", "7r"),
        ("direction", _) => Script::from("0,0,3,0,0,Q/0,0,3,0,0,Q 0 22,22 0,0 - 0 30", "7l"),
        ("relay_mandarin", _) => Script::from("0,0,2,0,0,Q3/0,0,4,0,1,Q 0 20,20 0,0 - 0 30", "7r"),
        ("empty_mandarin", _) => Script::from("0,0,2,0,0,0/4,0,1,0,0,Q 0 22,21 1,0 - 0 30", "7r"),
        ("chain_over_empty_mandarin", _) => Script::from("2,0,0,0,3,0/4,0,1,0,0,Q 0 20,20 1,0 - 0 30", "5r"),
        ("young_mandarin", "0") => Script::from("0,0,1,0,0,Q/0,0,1,0,0,Q1 0 23,24 0,0 - 0 30", "7r"),
        // The left-hand Mandarin is just too young, the right-hand one just old enough.
        ("young_mandarin", least) => {
            let least: u32 = least.parse().expect("values of this option are numbers");
            let young = if least == 1 { "Q".to_string() } else { format!("Q{}", least - 1) };
            let reserve = 50 - 2 - (2 * least - 1);
            let position = format!("0,0,1,0,0,{young}/0,0,1,0,0,Q{least} 0 {reserve},0 0,0 - 0 30");
            Script { rules: Rules::SEED, position: Some(position), moves: "7r 2r" }
        }
        // Each of the three moves reaches for the Mandarin.
        ("mandarin_ban", turns) => {
            let position = "3,2,1,0,0,Q/1,0,0,0,0,Q 0 43,0 0,0 - 0 0".to_string();
            let moves = match turns {
                "0" => "7r",
                "1" => "7r 0r 6r",
                _ => "7r 0r 6r 1r 5r",
            };
            Script { rules: Rules::SEED, position: Some(position), moves }
        }
        // Seat 0 leads, has an empty row, and two citizens where five are needed.
        ("refill", "borrow" | "bank") => {
            Script { rules: FEW, position: Some(EMPTY_ROW.to_string()), moves: "0r 7r" }
        }
        ("refill", _) => Script { rules: FEW, position: Some(EMPTY_ROW.to_string()), moves: "0r" },
        // The Mandarins are taken, and two citizens keep a Mandarin square alive.
        ("end", _) => Script::from("0,0,1,0,0,Q1/2,0,5,0,0,2 0 20,19 0,1 - 0 30", "7r"),
        // `sweep`, the only one left; the tests see to it.
        _ => Script::from(LAST_MANDARIN, "7r"),
    }
}

/// Few citizens, so that little decides.
const FEW: Rules = Rules { citizens: 1, ..Rules::SEED };
const EMPTY_ROW: &str = "0,0,0,0,0,1/1,0,0,0,1,Q1 1 2,4 1,0 - 0 30";

#[cfg(test)]
mod tests {
    use oanquan::{BySeat, Points, Position};

    use super::Demonstration;
    use crate::setup::options::OPTIONS;

    /// What people see at the end: the board, who is to move, and the count with places when it is over.
    fn end(demonstration: &Demonstration) -> (String, bool, Option<BySeat<u8>>, BySeat<Points>, String) {
        let position: &Position = demonstration.table.position();
        let ending = demonstration.table.ending();
        let debts = position.debts().map(|debt| format!("{debt:?}")).collect();
        let squares = format!("{:?}", position.contents().collect::<Vec<_>>());
        (squares, ending.is_some(), ending.and_then(|ending| ending.places), position.scores(), debts)
    }

    #[test]
    fn every_value_is_shown_and_no_two_look_alike() {
        for option in OPTIONS {
            let mut ends = Vec::new();
            for (place, value) in option.values.iter().enumerate() {
                let demonstration = Demonstration::of(&option, place);
                assert_eq!(option.get(demonstration.table.game().position().rules()), place);
                assert!(!demonstration.turns.is_empty());
                let end = end(&demonstration);
                assert!(!ends.contains(&end), "{}={value} ends as another value does: {end:?}", option.name);
                ends.push(end);
            }
        }
    }

    #[test]
    fn demonstrations_show_what_their_words_say() {
        let of = |name: &str, value: &str| {
            let option = OPTIONS.into_iter().find(|option| option.name == name).unwrap();
            let place = option.values.iter().position(|known| *known == value).unwrap();
            Demonstration::of(&option, place)
        };
        let won = |demonstration: &Demonstration| {
            let position = demonstration.table.position();
            oanquan::Seat::all(2).map(|seat| position.mandarins_won(seat)).collect::<Vec<_>>()
        };
        for least in 1..=20 {
            assert_eq!(won(&of("young_mandarin", &least.to_string())), [0, 1], "{least}");
        }
        for turns in ["0", "1", "2"] {
            let demonstration = of("mandarin_ban", turns);
            assert_eq!(won(&demonstration), [1, 0], "{turns}");
            let last = demonstration.turns.last().unwrap();
            assert_eq!(last.before.mandarins_won(oanquan::Seat::FIRST), 0, "{turns}");
        }
        assert!(!of("end", "squares").table.is_over() && of("end", "stones").table.is_over());
        let first = |value| of("refill", value).table.ending().unwrap().winners()[0].number();
        assert_eq!((first("end"), first("lose")), (0, 1));
        let debts = |value| of("refill", value).table.position().debts().count();
        assert_eq!((debts("borrow"), debts("bank")), (1, 1));
        let scores = |value| of("sweep", value).table.position().scores();
        assert_ne!(scores("owner"), scores("split"));
        let teams = of("teams", "opposite").table.ending().unwrap();
        assert_eq!(teams.winners().len(), 2);
    }
}
