//! The page against the test data, the rules and `docs/rules.md`.

use std::collections::BTreeSet;

use oanquan::{Content, Direction, EndReason, Game, Rules, Seat, Square, SquareName, Step};
use oanquan_testkit::data;
use oanquan_words::Language;

use super::*;
use crate::steps::{captures, laps, sown};

fn entries() -> impl Iterator<Item = &'static Entry> {
    SECTIONS.iter().flat_map(|section| section.entries)
}

/// The rules as they are written down.
fn rules_md() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules.md")).unwrap()
}

/// Every option with its values, or with its range, as the line of `docs/rules.md` has them.
fn options() -> Vec<(String, Vec<String>)> {
    let text = rules_md();
    let from = text.split_once("Options and ranges: ").unwrap().1;
    let list = from.split_once(". At most").unwrap().0.replace('\n', " ");
    let option = |part: &str| {
        let mut words = part.split('`');
        let name = words.nth(1).unwrap().to_string();
        let values = words.next().unwrap().trim().split(' ').next().unwrap();
        (name, values.split('|').map(str::to_string).collect())
    };
    list.split(", ").map(option).collect()
}

#[test]
fn every_position_is_that_of_its_case_and_the_case_replays() {
    let vectors: Vec<data::Vector> =
        data::vectors().unwrap().into_iter().chain(data::handbook().unwrap()).collect();
    for entry in entries() {
        let (key, case) = (entry.key(), entry.case);
        let vector = vectors.iter().find(|vector| vector.request.id == case.id).unwrap();
        let request = &vector.request;
        let first = match request.position.as_str() {
            "startpos" => Position::start(request.rules.as_deref().unwrap().parse().unwrap()).unwrap(),
            line => line.parse().unwrap(),
        };
        let mut game = Game::new(first);
        for (number, mv) in request.moves.iter().enumerate() {
            if number == case.after {
                assert_eq!(*game.position(), case.position(), "{key}");
                assert_eq!(case.position().to_string(), case.position, "{key}");
            }
            game.play(mv.parse().unwrap()).unwrap();
        }
        let shown: Vec<String> = case.moves().map(|mv| mv.to_string()).collect();
        assert_eq!(request.moves[case.after..][..shown.len()], shown, "{key}");
        assert_eq!(game.position().to_string(), vector.expect["position"].as_str().unwrap(), "{key}");
        assert_eq!(game.end_reason().map(EndReason::word), vector.expect["over"].as_str(), "{key}");
    }
}

#[test]
fn every_rule_has_a_sentence() {
    let told: BTreeSet<u8> = entries().map(|entry| entry.number).collect();
    assert_eq!(told, (1..=21).collect());
}

#[test]
fn every_option_and_every_preset_has_its_sentences() {
    let told = |option: &str| -> Vec<(&str, Option<(i64, i64)>)> {
        entries()
            .filter_map(|entry| match entry.sentence {
                Sentence::Value { option: of, value } if of == option => Some((value, entry.range())),
                _ => None,
            })
            .collect()
    };
    let options = options();
    assert_eq!(options.len(), 16);
    for (option, values) in &options {
        let told = told(option);
        assert!(!told.is_empty(), "{option} is not told");
        match values[0].split_once('–') {
            Some((low, high)) => {
                let range = Some((low.parse().unwrap(), high.parse().unwrap()));
                assert!(told.iter().all(|(_, told)| *told == range), "{option}: {told:?}, not {range:?}");
            }
            None if option == "first" => assert!(told.iter().all(|(_, range)| range.is_none())),
            None => {
                let told: BTreeSet<&str> = told.iter().map(|(value, _)| *value).collect();
                assert_eq!(told, values.iter().map(String::as_str).collect(), "{option}");
            }
        }
    }
    let presets: Vec<&str> = entries()
        .filter_map(|entry| match entry.sentence {
            Sentence::Preset(name) => Some(name),
            _ => None,
        })
        .collect();
    assert_eq!(presets, Rules::PRESETS.map(|(name, _)| name));
}

/// A rule set with a name, and what the table of `docs/rules.md` says of it: options with their values.
fn presets() -> Vec<(String, Vec<(String, String)>)> {
    let text = rules_md();
    let from = text.split_once("| name | differs from the default in |").unwrap().1;
    let table = from.split_once("\n\n").unwrap().0;
    let mut presets = Vec::new();
    for row in table.lines().filter(|row| row.starts_with("| `")) {
        let [names, values] = row.trim_matches('|').split('|').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let names: Vec<&str> = names.split('`').skip(1).step_by(2).collect();
        for (place, name) in names.iter().enumerate() {
            let pair = |(option, value): (&str, &str)| (option.to_string(), value.to_string());
            let values = values.trim();
            let differences = match values.strip_suffix(" seats") {
                Some(seats) => vec![pair(("seats", seats.split(", ").nth(place).unwrap()))],
                None if values == "—" => Vec::new(),
                None => values.split(", ").map(|value| pair(value.split_once(' ').unwrap())).collect(),
            };
            presets.push((name.to_string(), differences));
        }
    }
    presets
}

#[test]
fn every_rule_set_with_a_name_tells_all_that_it_has_otherwise() {
    let presets = presets();
    assert_eq!(presets.len(), Rules::PRESETS.len());
    for (name, mut expected) in presets {
        let entry = entries().find(|entry| entry.key() == format!("preset-{name}")).unwrap();
        let value = |entry: &Entry| match entry.sentence {
            Sentence::Value { option, value } => (option.to_string(), value.to_string()),
            other => panic!("{other:?}"),
        };
        let mut told: Vec<(String, String)> = entry.differences().map(value).collect();
        told.sort();
        expected.sort();
        assert_eq!(told, expected, "{name}");
    }
    assert_eq!(entries().filter(|entry| entry.number == 1).flat_map(Entry::differences).count(), 0);
}

/// R19 to R21: whoever reads of more seats or of sold fields reads there what is a reconstruction.
#[test]
fn what_is_a_reconstruction_says_so() {
    let (words, study) = (Words::of(Language::En), Study::of(Language::En));
    for section in SECTIONS {
        let note = section.note(study).unwrap_or_default();
        for entry in section.entries.iter().filter(|entry| (19..=21).contains(&entry.number)) {
            let told = format!("{} {note}", entry.text(words, study));
            assert!(told.contains("reconstruction"), "{}: {told}", entry.key());
        }
    }
}

/// What the moves of a case come to.
struct Shown {
    game: Game,
    /// Of the last move.
    steps: Vec<Step>,
}

impl Shown {
    fn of(case: &Case) -> Shown {
        let mut game = Game::new(case.position());
        let mut steps = Vec::new();
        case.moves().for_each(|mv| steps = game.play_steps(mv).unwrap());
        Shown { game, steps }
    }

    /// The square so many after the last stone, and what lies there when the move is over.
    fn beyond(&self, squares: usize) -> (SquareName, Content) {
        let (position, mv) = (self.game.position(), *self.game.moves().last().unwrap());
        let ring = position.ring();
        let last = *sown(&self.steps).last().unwrap();
        let square = (0..squares).fold(last, |square, _| ring.step(square, mv.direction));
        (ring.name(square), position.contents().nth(square.index()).unwrap())
    }

    fn is_over(&self, reason: EndReason) -> bool {
        self.game.end_reason() == Some(reason)
    }
}

fn is_mandarin_square(name: SquareName) -> bool {
    matches!(name, SquareName::Mandarin(_))
}

/// Whether the position shows what the sentence about a rule says.
fn shows(id: &str, case: &Case) -> bool {
    let shown = Shown::of(case);
    let (before, after) = (case.position(), *shown.game.position());
    let (laps, captures) = (laps(&shown.steps), captures(&shown.steps));
    let mv = case.moves().last().unwrap();
    let ring = before.ring();
    let own = |square: Square| ring.owner(square) == Some(before.turn());
    let quiet = captures.is_empty() && shown.game.end_reason().is_none();
    match id {
        // The sowing to the right goes from the own row over the Mandarin square into the next row.
        "squares" => {
            let sown = sown(&shown.steps);
            mv.direction == Direction::Right
                && own(sown[0])
                && sown.iter().any(|square| is_mandarin_square(ring.name(*square)))
                && sown.iter().any(|square| !own(*square) && !is_mandarin_square(ring.name(*square)))
        }
        "labels" => before.turn() == Seat::FIRST && before.rules().seats == 2,
        "start" => before == Position::start(Rules::SEED).unwrap(),
        "refill" => matches!(shown.steps[0], Step::Refill { own: 5, .. }),
        "borrow" => {
            matches!(shown.steps[0], Step::Refill { own: 0..5, .. })
                && matches!(shown.steps[1], Step::Loan { .. })
                && after.debts().count() == 1
        }
        "move" => laps == 1,
        "circle" => {
            let start = ring.citizen_square(mv.label).unwrap();
            laps == 1 && sown(&shown.steps).contains(&start)
        }
        "relay" => laps == 3 && captures.is_empty(),
        "stop" => quiet && is_mandarin_square(shown.beyond(1).0) && !shown.beyond(1).1.is_empty(),
        // Nothing is taken, though something lies behind.
        "open" => {
            quiet
                && is_mandarin_square(shown.beyond(1).0)
                && shown.beyond(1).1.is_empty()
                && !shown.beyond(2).1.is_empty()
        }
        "capture" => matches!(captures[..], [(square, 2.., 0)] if !own(square)),
        "mandarin" => matches!(captures[..], [(_, 1.., 1)]),
        "nothing" => quiet && (1..=2).all(|square| shown.beyond(square).1.is_empty()),
        "chain" => captures.len() == 2,
        // It ends before a square with stones, which are not lifted.
        "last" => {
            let (name, content) = shown.beyond(3);
            captures.len() == 1 && laps == 1 && !is_mandarin_square(name) && !content.is_empty()
        }
        "protected" => {
            let (name, content) = shown.beyond(2);
            let least = before.rules().young_mandarin;
            quiet && is_mandarin_square(name) && content.mandarin && content.citizens < least
        }
        "taken" => shown.is_over(EndReason::Mandarins),
        "repetition" => shown.is_over(EndReason::Repetition),
        "quiet" => shown.is_over(EndReason::Quiet),
        "short" => shown.is_over(EndReason::Short),
        // The other row is empty, and is not refilled, since the game is over.
        "order" => shown.is_over(EndReason::Mandarins) && has_empty_row(&after),
        "count" => {
            shown.is_over(EndReason::Mandarins)
                && after.debts().count() == 1
                && after.sweep().count() > 0
                && Seat::all(2).any(|seat| after.mandarins_won(seat) > 0)
        }
        "four" => before == Position::start(Rules::FOUR).unwrap(),
        "three" => before == Position::start(Rules::THREE).unwrap(),
        "pass" => shown.steps.iter().any(|step| matches!(step, Step::Pass { .. })),
        // The loser lacks ten stones: two fields.
        "round" => {
            let half = before.rules().start_points() / 2;
            shown.is_over(EndReason::Mandarins) && after.scores().seats(2).contains(&(half - 10))
        }
        _ => false,
    }
}

/// Whether the row of the seat to move is empty, in a game that may be over.
fn has_empty_row(position: &Position) -> bool {
    let ring = position.ring();
    let is_own = |square: Square| ring.owner(square) == Some(position.turn());
    let mut row = ring.squares().zip(position.contents()).filter(|(square, _)| is_own(*square));
    row.all(|(_, content)| content.is_empty())
}

/// What the moves of a case come to where an option has this value; `None` where its position cannot be then.
fn with_value(case: &Case, option: &str, value: &str) -> Option<String> {
    let (fields, rules) = case.position.rsplit_once(' ').unwrap();
    let base = rules.split('+').filter(|part| !part.starts_with(&format!("{option}=")));
    let rules = base.chain([format!("{option}={value}").as_str()]).collect::<Vec<_>>().join("+");
    with_rules(case, fields, &rules)
}

fn with_rules(case: &Case, fields: &str, rules: &str) -> Option<String> {
    let setup: Setup = format!("{fields} {rules}").parse().ok()?;
    // Stones that do not add up elsewhere may lie there with a bank.
    let mut game = Game::new(setup.study_position().ok()?.0);
    for mv in case.moves() {
        if game.play(mv).is_err() {
            return Some("cannot be played".to_string());
        }
    }
    let position = game.position().to_string();
    let places = game.outcome().map(|outcome| (outcome.places(), game.position().scores()));
    Some(format!("{} {:?} {places:?}", position.rsplit_once(' ').unwrap().0, game.end_reason()))
}

/// Whether the value of the option matters in the case.
fn value_matters(case: &Case, option: &str, value: &str, others: &[String]) -> bool {
    let position = case.position();
    assert_eq!(*position.rules(), with(position.rules(), option, value), "{option}={value}");
    match option {
        // These are seen on the board before anything is played.
        "seats" | "row" | "citizens" | "mandarin" => true,
        "first" => position.turn().number().to_string() == value,
        "direction" => {
            let plays = |way| position.legal_moves().iter().any(|mv| mv.direction == way);
            let (left, right) = (plays(Direction::Left), plays(Direction::Right));
            (left, right) == (value != "anticlockwise", value != "clockwise")
        }
        "young_mandarin" => differs(case, option, value, if value == "0" { "5" } else { "0" }),
        "mandarin_ban" => differs(case, option, value, if value == "0" { "1" } else { "0" }),
        _ => others.iter().filter(|other| *other != value).all(|other| differs(case, option, value, other)),
    }
}

fn differs(case: &Case, option: &str, value: &str, other: &str) -> bool {
    let other = with_value(case, option, other);
    other.is_some() && with_value(case, option, value) != other
}

fn with(rules: &Rules, option: &str, value: &str) -> Rules {
    format!("{rules}+{option}={value}").parse().unwrap_or(*rules)
}

#[test]
fn every_position_shows_what_its_sentence_says() {
    let options = options();
    for entry in entries() {
        let shown = match entry.sentence {
            Sentence::Rule(id) => shows(id, &entry.case),
            Sentence::Value { option, value } => {
                let others = &options.iter().find(|(name, _)| name == option).unwrap().1;
                value_matters(&entry.case, option, value, others)
            }
            Sentence::Preset(name) => {
                let (fields, rules) = entry.case.position.rsplit_once(' ').unwrap();
                let shown = with_rules(&entry.case, fields, rules);
                let is_plain = ["seed", "tonkin", "three", "four"].contains(&name);
                rules == name && (is_plain || with_rules(&entry.case, fields, "seed") != shown)
            }
        };
        assert!(shown, "{} is not seen in case {}", entry.key(), entry.case.id);
    }
}

#[test]
fn every_sentence_has_its_own_words_in_every_language() {
    for language in Language::ALL {
        let (words, study) = (Words::of(language), Study::of(language));
        let mut texts = BTreeSet::new();
        for section in SECTIONS {
            assert!(texts.insert(section.title(study)), "{}: {}", language.code(), section.id);
            let note = section.note(study).into_iter();
            note.for_each(|note| assert!(texts.insert(note), "{}: {}", language.code(), section.id));
            for entry in section.entries {
                let text = entry.text(words, study);
                assert!(texts.insert(text.clone()), "{}: {}: {text} twice", language.code(), entry.key());
            }
        }
    }
}
