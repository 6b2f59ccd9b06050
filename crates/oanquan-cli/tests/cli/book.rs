//! `oanquan book`, the check of books, and how the engine plays with one.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use oanquan::{Bare, Game, Rules, Seat};
use oanquan_engine::{Level, Limits, Probe, Resources, Search, Table as Memory, Tables, Value, choose};
use oanquan_tables::{Book, Table};

use super::program::{killed, oanquan};

const RULES: &str = "seed+row=2+citizens=3";

/// A path as an argument.
fn text(path: &Path) -> &str {
    path.to_str().expect("temporary paths are text")
}

/// Makes a whole book of small rules.
fn made(rules: &str, path: &Path, more: &[&str]) {
    let args = ["book", "make", "--rules", rules, "--depth", "200", "--hash", "4", "--out", text(path)];
    let run = oanquan(&[&args[..], more].concat(), "").ends_with(0);
    assert!(run.out.contains(" entries, "), "{}", run.out);
}

/// The closed table of the small rules.
fn table() -> Table {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/tables");
    Table::open(&folder.join("seed-row2-citizens3.oaqt")).expect("a table of the test data")
}

#[test]
fn a_small_book_is_whole_proved_and_agrees_with_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let [path, proof] = ["small.oaqb", "small.proof"].map(|name| folder.path().join(name));
    made(RULES, &path, &["--certificate", text(&proof)]);
    let run = oanquan(&["verify", text(&path), "--certificate", text(&proof)], "").ends_with(0);
    assert!(run.out.contains(", 0 lie beyond\n"), "{}", run.out);
    assert!(run.out.contains("\nproved: 476 of 476 entries\n"), "{}", run.out);
    assert!(run.out.ends_with("It stands alone.\n"), "{}", run.out);

    let (book, table) = (Book::from_bytes(&fs::read(&path).unwrap()).unwrap(), table());
    let mut met = 0;
    for place in 0..table.index().len() {
        let stones = table.index().stones(place).unwrap();
        if let Some(entry) = book.probe(&stones) {
            assert_eq!(entry.bounds, table.probe(&stones).unwrap().unwrap(), "{stones:?}");
            met += 1;
        }
    }
    assert_eq!(met, book.len());

    // Another book of the same rules, and a position's certificate.
    let [other, position] = ["other.oaqb", "position.proof"].map(|name| folder.path().join(name));
    oanquan(&["book", "make", "--rules", RULES, "--depth", "2", "--out", text(&other)], "").ends_with(0);
    let run = oanquan(&["verify", text(&other), "--certificate", text(&proof)], "").ends_with(2);
    assert!(run.err.contains("is about the book"), "{}", run.err);
    oanquan(&["solve", "--rules", RULES, "--certificate", text(&position)], "").ends_with(0);
    let run = oanquan(&["verify", text(&path), "--certificate", text(&position)], "").ends_with(2);
    assert!(run.err.contains("is about a position, expected this book"), "{}", run.err);
    let run = oanquan(&["verify", text(&proof)], "").ends_with(2);
    assert!(run.err.contains("is the certificate of a book"), "{}", run.err);
}

#[test]
fn what_is_changed_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.oaqb");
    made(RULES, &path, &[]);
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, &bytes).unwrap();
    let run = oanquan(&["verify", text(&path)], "").ends_with(1);
    assert!(run.err.contains("damaged: the checksum does not match"), "{}", run.err);
    let run = oanquan(&["analyse", "--tables", text(folder.path())], "").ends_with(2);
    assert!(run.err.contains("small.oaqb: damaged"), "{}", run.err);
}

#[test]
fn a_budget_that_ends_leaves_the_first_plies_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("part.oaqb");
    let args = ["book", "make", "--rules", "seed+row=3+citizens=3", "--hash", "4", "--depth", "6"];
    let out = ["--out", text(&path), "--nodes", "1500000"];
    let run = oanquan(&[&args[..], &out].concat(), "").ends_with(1);
    assert_eq!(run.err, "the budget ended before all positions were done\n");
    let book = Book::from_bytes(&fs::read(&path).unwrap()).unwrap();
    assert!(book.plies() < 6 && !book.is_empty());
    let run = oanquan(&["verify", text(&path)], "").ends_with(0);
    assert!(run.out.contains(&format!("\nall up to ply {}; ", book.plies())), "{}", run.out);
}

#[test]
fn killed_and_gone_on_with_the_same_bytes_come_out() {
    let folder = tempfile::tempdir().unwrap();
    let [straight, stopped, kept] = ["straight", "stopped", "kept"].map(|name| folder.path().join(name));
    let rules = "seed+row=3+citizens=2";
    made(rules, &straight, &["--each", "20000"]);
    let path = text(&stopped);
    let keep = ["--each", "20000", "--keep", text(&kept), "--keep-every", "0"];
    let args = ["book", "make", "--rules", rules, "--depth", "200", "--hash", "4", "--out", path];
    let killed = killed(&[&args[..], &keep].concat(), [200, 400, 600]);
    assert!(killed > 0 && kept.exists());
    let seldom = ["--each", "20000", "--keep", text(&kept)];
    oanquan(&[&args[..], &seldom].concat(), "").ends_with(0);
    assert_eq!(fs::read(&stopped).unwrap(), fs::read(&straight).unwrap());
    let other = ["book", "make", "--rules", "vietnam+row=2", "--keep", text(&kept), "--out", path];
    let run = oanquan(&other, "").ends_with(2);
    assert!(run.err.contains("line 2: found"), "{}", run.err);
}

#[test]
fn what_had_an_interval_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let [path, kept, proof] = ["part.oaqb", "kept", "proof"].map(|name| folder.path().join(name));
    let args = ["book", "make", "--rules", "seed+row=3+citizens=2", "--depth", "200", "--hash", "4"];
    let files = ["--out", text(&path), "--keep", text(&kept), "--certificate", text(&proof)];
    let mut exact = Vec::new();
    for each in ["300", "3000", "30000"] {
        oanquan(&[&args[..], &files, &["--each", each]].concat(), "").ends_with(0);
        let run = oanquan(&["verify", text(&path), "--certificate", text(&proof)], "").ends_with(0);
        assert!(run.out.contains(", 0 lie beyond\n"), "{}", run.out);
        let book = Book::from_bytes(&fs::read(&path).unwrap()).unwrap();
        exact.push(100 * book.exact() / book.len());
    }
    assert!(exact.is_sorted() && exact[0] < exact[2] && exact[2] > 95, "{exact:?}");
}

/// The engine's tables, with the small book and nothing else.
fn with_book(folder: &Path) -> Tables {
    let path: PathBuf = folder.join("small.oaqb");
    made(RULES, &path, &[]);
    let mut tables = Tables::default();
    let bytes = fs::read(&path).expect("the book was written");
    tables.add_book(Book::from_bytes(&bytes).expect("a whole book"));
    tables
}

#[test]
fn the_engine_plays_the_book_to_what_the_table_says_it_is_worth() {
    let folder = tempfile::tempdir().unwrap();
    let tables = with_book(folder.path());
    let (bare, table) = (Bare::new(RULES.parse().unwrap()).unwrap(), table());
    let stop = AtomicBool::new(false);
    let mut rng = Rng::with_seed(1);
    for round in 0..200 {
        let mut game = Game::start(RULES.parse().unwrap()).unwrap();
        let seat = Seat::all(2).nth(round % 2).unwrap();
        // What the start is worth for the engine's seat, and what it has gained.
        let start = bare.stones(game.position()).unwrap();
        let worth = table.probe(&start).unwrap().unwrap().value().unwrap();
        let worth = i64::from(if seat == Seat::FIRST { worth } else { -worth });
        while game.end_reason().is_none() {
            let mv = if game.position().turn() == seat {
                let resources =
                    Resources { table: &Memory::new(1), stop: &stop, clock: None, probe: Some(&tables) };
                let limits = Limits { depth: 2, ..Limits::default() };
                let report = Search::new(&game, limits, resources).run(&mut |_| ());
                let stones = bare.stones(game.position()).unwrap();
                let value = i64::from(table.probe(&stones).unwrap().unwrap().value().unwrap());
                let line = report.best().unwrap();
                assert_eq!(line.value, Value::Exact(value), "{}", game.position());
                assert!(report.settled);
                let champion = choose(&game, Level::CHAMPION, 1, &stop, Some(&tables));
                assert_eq!(champion.mv, line.mv);
                line.mv
            } else {
                let moves = game.legal_moves();
                moves.get(rng.usize(..moves.len())).unwrap()
            };
            game.play(mv).unwrap();
        }
        let scores = game.outcome().unwrap().scores;
        let margin = Seat::all(2).map(|of| if of == seat { scores[of] } else { -scores[of] }).sum::<i64>();
        assert!(margin >= worth, "{margin} {worth} {}", game.position());
    }
}

#[test]
fn weaker_levels_know_no_book_and_analysis_shows_what_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let tables = with_book(folder.path());
    let stop = AtomicBool::new(false);
    let game = Game::start(RULES.parse::<Rules>().unwrap()).unwrap();
    for level in &Level::ALL[..7] {
        for seed in 0..20 {
            let probe: &(dyn Probe + Sync) = &tables;
            let with = choose(&game, *level, seed, &stop, Some(probe));
            assert_eq!(with, choose(&game, *level, seed, &stop, None), "level {level}");
        }
    }
    let position = format!("setoption name TablePath value {}\nposition startpos\n", text(folder.path()));
    let rules = format!("setoption name Rules value {RULES}\n{position}go depth 1\nquit\n");
    let run = oanquan(&["ugi"], rules).ends_with(0);
    assert!(run.out.contains(" score points 7 exact "), "{}", run.out);
}
