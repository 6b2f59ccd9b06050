//! The search with endgame tables: what it tells is what minimax tells without them, and what the tables say.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use oanquan::{Game, Move, Position, Rules};
use oanquan_engine::{Limits, Probe, Report, Resources, Search, Table, Tables};
use oanquan_tables::Table as Endgames;

use crate::compare::{describe, odd_weights, plain_until_proved, units};
use crate::games;

/// Whole boards of rows of 2.
const SMALL: [&str; 2] = ["seed-row2-citizens3", "vietnam-row2-citizens3"];

fn bytes(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/tables");
    std::fs::read(folder.join(format!("{name}.oaqt"))).expect("a table of the repository")
}

fn tables(names: &[&str]) -> Tables {
    let mut tables = Tables::default();
    for name in names {
        tables.add(Endgames::from_bytes(bytes(name)).expect("a whole table"));
    }
    tables
}

fn search(game: &Game, probe: Option<&Tables>) -> Report {
    let (table, stop) = (Table::new(1), AtomicBool::new(false));
    let probe = probe.map(|tables| tables as &(dyn Probe + Sync));
    let resources = Resources { table: &table, stop: &stop, clock: None, probe };
    let limits = Limits { lines: 10, nodes: Some(100_000), ..Limits::default() };
    Search::new(game, limits, resources).run(&mut |_| ())
}

fn is_proved(report: &Report) -> bool {
    report.lines.iter().all(|line| line.value.is_exact())
}

/// A game on one of the boards that goes on.
fn game(rng: &mut Rng, tables: &Tables, moves: usize) -> Game {
    loop {
        let rules = *rng.choice(tables.all()).expect("there are tables").rules();
        let game = games::playout(rng, Position::start(rules).expect("rules of a table have a start"), moves);
        if game.end_reason().is_none() {
            return game;
        }
    }
}

/// What the tables tell of a move of a game whose past does not count, unless it ends the game by other
/// things than stones.
fn in_tables(tables: &Tables, game: &Game, mv: Move) -> Option<i64> {
    let position = game.position();
    let table = tables.all().iter().find(|table| table.bare().stones(position).is_some())?;
    let bare = table.bare();
    let stones = bare.stones(position)?;
    let (after, gain) = bare.play(&stones, bare.from(position.turn(), mv)?, mv.direction);
    let mut next = game.clone();
    next.play(mv).ok()?;
    let below = table.probe(&after).expect("a whole table")?.value()?;
    (next.occurrences() == 1).then_some(i64::from(gain - below))
}

#[test]
fn every_move_has_the_value_that_minimax_and_the_tables_tell() {
    let mut rng = Rng::with_seed(11);
    let tables = tables(&SMALL);
    let (mut with, mut without, mut compared, mut proved) = (0, 0, 0, 0);
    for round in 0..300 {
        let mut game = game(&mut rng, &tables, round % 40);
        let report = search(&game, Some(&tables));
        // Where a position has been there twice the tables are not asked.
        proved += usize::from(is_proved(&report));
        let alone = search(&game, None);
        with += report.nodes;
        without += alone.nodes;
        let plain = plain_until_proved(&mut game, 20_000, &odd_weights());
        for line in &report.lines {
            let told = units(line.value);
            if !line.value.is_exact() {
                continue;
            }
            let other = alone.lines.iter().find(|other| other.mv == line.mv).unwrap();
            let alone = [other.value].into_iter().filter(|value| value.is_exact()).map(units);
            let plain = plain.last().and_then(|found| found.of(line.mv)).filter(|worth| worth.is_exact());
            // A game in which the same stones have lain there before can go otherwise than the tables say.
            let known = in_tables(&tables, &game, line.mv).filter(|_| game.occurrences() == 1);
            for expected in alone.chain(plain.map(|worth| worth.value)).chain(known) {
                compared += 1;
                assert_eq!(told, expected, "{} {report:?} {plain:?} {}", line.mv, describe(&game));
            }
        }
    }
    assert!(compared > 500 && proved > 200, "{compared} values compared, {proved} positions proved");
    assert!(with * 5 < without, "{with} nodes with tables, {without} without");
}

#[test]
fn what_is_damaged_is_not_known_and_told_once() {
    let mut rng = Rng::with_seed(12);
    let mut damaged = bytes(SMALL[0]);
    // In the last of the blocks, where all stones lie on the board.
    *damaged.last_mut().unwrap() ^= 1;
    let mut tables = Tables::default();
    tables.add(Endgames::from_bytes(damaged).unwrap());
    let start = Game::start(*tables.all()[0].rules()).unwrap();
    assert_eq!(tables.probe(start.position()), None);
    assert!(tables.damage().is_some_and(|(_, damage)| damage.to_string().contains("is damaged")));
    assert_eq!(tables.probe(start.position()), None);
    assert!(tables.damage().is_none());
    for moves in 0..20 {
        let game = game(&mut rng, &tables, moves);
        let [report, alone] = [Some(&tables), None].map(|probe| search(&game, probe));
        for line in report.lines.iter().filter(|line| line.value.is_exact()) {
            let other = alone.lines.iter().find(|other| other.mv == line.mv).unwrap();
            assert!(!other.value.is_exact() || other.value == line.value, "{}", describe(&game));
        }
    }
}

#[test]
fn positions_of_other_rules_or_other_totals_are_not_in_a_table() {
    let tables = tables(&["seed-10", "vietnam-10", SMALL[0]]);
    let known = |line: &str| tables.probe(&line.parse().unwrap()).is_some();
    assert!(known("oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 0 30 seed"));
    assert!(known("oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 0 30 vietnam"));
    assert!(!known("oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 0 30 seed+mandarin_value=5"));
    assert!(!known("oaq1 0,1,0,1,1,0/1,5,1,1,1,Q 0 22,16 1,0 - 0 30 seed"), "more citizens than 10");
    assert!(!known(&Game::start(Rules::SEED).unwrap().position().to_string()));
}
