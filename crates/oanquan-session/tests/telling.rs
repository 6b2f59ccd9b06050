//! What is said, case by case, in every language: the cases stand in `telling.txt`.

#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use oanquan::{BySeat, Move, Position, Ring, Rules, Seat, Square};
use oanquan_session::{Arrangement, Player, Strength, Table, import, link, tell};
use oanquan_words::{Language, Words};

const CASES: &str = include_str!("telling.txt");

/// One case: what is asked, and what is answered in each language.
#[derive(Default)]
struct Case<'a> {
    line: usize,
    start: &'a str,
    players: Vec<&'a str>,
    moves: &'a str,
    ask: &'a str,
    answers: Vec<(&'a str, &'a str)>,
}

fn cases() -> Vec<Case<'static>> {
    let mut cases = Vec::new();
    let mut case = Case::default();
    for (number, line) in CASES.lines().chain([""]).enumerate() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" if !case.start.is_empty() => cases.push(std::mem::take(&mut case)),
            "" | "#" => {}
            "start" => (case.line, case.start) = (number + 1, rest),
            "players" => case.players = rest.split(' ').collect(),
            "moves" => case.moves = rest,
            "ask" => case.ask = rest,
            language => case.answers.push((language, rest)),
        }
    }
    cases
}

fn table(case: &Case) -> Table {
    let first: Option<Position> = case.start.starts_with("oaq").then(|| case.start.parse().unwrap());
    let rules: Rules = first.map_or_else(|| case.start.parse().unwrap(), |first| *first.rules());
    let mut players = BySeat::default();
    for (seat, text) in Seat::all(rules.seats).zip(&case.players) {
        players[seat] = match text.strip_prefix("level:") {
            Some(level) => Player::Computer(Strength::Level(level.parse().unwrap())),
            None => Player::Person { name: text.trim_matches('-').to_string() },
        };
    }
    let mut table = Table::new(Arrangement { rules, players, first, ..Arrangement::default() }).unwrap();
    let mut words = case.moves.split_whitespace();
    while let Some(word) = words.next() {
        match word {
            "undo" => drop(table.undo().unwrap()),
            "resign" => table.resign(Seat::new(words.next().unwrap().parse().unwrap()).unwrap()),
            mv => drop(table.play(mv.parse().unwrap()).unwrap()),
        }
    }
    table
}

fn find(ring: Ring, name: &str) -> Square {
    ring.squares().find(|&square| ring.name(square).to_string() == name).unwrap()
}

fn answer(words: Words, table: &Table, ask: &str) -> Vec<String> {
    let ring = table.position().ring();
    let asked: Vec<&str> = ask.split(' ').collect();
    let one = |text: Option<String>| text.into_iter().collect();
    match asked[..] {
        ["turn"] => one(table.last_turn().map(|turn| tell::turn(words, table, &turn))),
        ["ending"] => tell::ending(words, table),
        ["to-move"] => one(tell::to_move(words, table)),
        ["must-refill"] => one(tell::must_refill(words, table)),
        ["stood-before"] => one(tell::stood_before(words, table)),
        ["square", name, "for", seat] => {
            let viewer = seat.parse().ok().and_then(Seat::new);
            vec![tell::square(words, table, find(ring, name), viewer)]
        }
        ["preview", mv] => {
            let preview = table.preview(mv.parse().unwrap());
            one(preview.map(|preview| tell::preview(words, table, &preview)))
        }
        ["unplayable", name] => one(tell::unplayable(words, table, find(ring, name))),
        ["taken-back"] => one(table.clone().undo().map(|back| tell::taken_back(words, back))),
        ["played-again"] => vec![tell::played_again(words, table.clone().redo())],
        ["link", ..] => {
            let error = link::read(ask["link".len()..].trim_start()).unwrap_err();
            vec![tell::link_error(words, &error)]
        }
        ["import", ..] => {
            let error = import(ask["import".len()..].trim_start()).unwrap_err();
            vec![tell::import_error(words, &error)]
        }
        ["play", typed] => vec![match typed.parse::<Move>() {
            Ok(mv) => tell::refused(words, table, &table.clone().play(mv).unwrap_err()),
            Err(error) => tell::no_move(words, table, typed, &error),
        }],
        _ => panic!("{ask} is no question"),
    }
}

#[test]
fn everything_is_told_as_it_stands_in_the_list() {
    let mut wrong = String::new();
    for case in cases() {
        let table = table(&case);
        for language in [Language::En, Language::Vi] {
            let code = language.code();
            let expected: Vec<&str> =
                case.answers.iter().filter(|(known, _)| *known == code).map(|(_, text)| *text).collect();
            let said = answer(Words::of(language), &table, case.ask);
            if said != expected {
                let said: String = said.iter().map(|text| format!("{code} {text}\n")).collect();
                wrong += &format!("line {} {}:\n{said}", case.line, case.ask);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
