//! `oanquan puzzles`: the file that is shipped, files that are wrong, and files that are made.

use std::fs;
use std::path::{Path, PathBuf};

use oanquan_study::puzzle::{Puzzle, Puzzles, Theme, to_bytes};

use super::program::oanquan;

/// A file or a folder of the test data.
fn testdata(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name)
}

/// A path as an argument.
fn text(path: &Path) -> &str {
    path.to_str().expect("paths are text")
}

/// The puzzles that are shipped.
fn shipped() -> Puzzles {
    let bytes = fs::read(testdata("puzzles/puzzles.oaqz")).expect("the test data has puzzles");
    Puzzles::from_bytes(&bytes).expect("the puzzles of the test data are whole")
}

#[test]
fn each_puzzle_that_is_shipped_has_one_solution() {
    let (file, tables) = (testdata("puzzles/puzzles.oaqz"), testdata("tables"));
    let run = oanquan(&["puzzles", "check", text(&file), "--tables", text(&tables)], "").ends_with(0);
    assert!(run.out.starts_with("2,000 puzzles, each with one solution\n"), "{}", run.out);
    assert!(fs::metadata(&file).unwrap().len() <= 60_000);
}

#[test]
fn every_theme_and_every_difficulty_is_there_under_both_rule_sets() {
    let puzzles = shipped();
    for rules in ["seed", "vietnam"] {
        let of_rules = || puzzles.iter().filter(|puzzle| puzzle.position.rules().to_string() == rules);
        assert!(of_rules().count() >= 500, "{rules}");
        for theme in Theme::ALL {
            assert!(
                of_rules().filter(|puzzle| puzzle.themes.contains(theme)).count() >= 5,
                "{rules} {theme:?}"
            );
        }
        for least in (400..1600).step_by(200) {
            let range = least..least + 200;
            assert!(
                of_rules().filter(|puzzle| range.contains(&puzzle.difficulty)).count() >= 50,
                "{rules} {least}"
            );
        }
    }
}

#[test]
fn a_puzzle_that_says_too_much_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let tables = testdata("tables");
    let first = *shipped().get(0).unwrap();
    let others = first.position.legal_moves().iter().find(|mv| *mv != first.solution).unwrap();
    let wrong = [
        (Puzzle { value: first.value + 60, ..first }, "no proof that "),
        (Puzzle { bound: first.bound - 60, ..first }, " keeps no more than "),
        (Puzzle { solution: others, ..first }, "no proof that "),
        (Puzzle { themes: Theme::ALL.into_iter().collect(), ..first }, "its themes are 0b111111, expected "),
    ];
    for (number, (puzzle, expected)) in wrong.into_iter().enumerate() {
        let path = folder.path().join(format!("{number}.oaqz"));
        fs::write(&path, to_bytes(&[puzzle]).unwrap()).unwrap();
        let args = ["puzzles", "check", text(&path), "--tables", text(&tables)];
        let run = oanquan(&args, "").ends_with(1);
        assert!(run.out.starts_with("puzzle 0: ") && run.out.contains(expected), "{}", run.out);
        assert!(run.err.contains("1 of 1 puzzles are wrong"), "{}", run.err);
    }
}

#[test]
fn a_puzzle_that_is_there_twice_is_found_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("twice.oaqz");
    let first = *shipped().get(0).unwrap();
    let mirrored = Puzzle {
        position: first.position.mirrored().unwrap(),
        solution: first.position.mirrored_move(first.solution).unwrap(),
        ..first
    };
    fs::write(&path, to_bytes(&[first, mirrored]).unwrap()).unwrap();
    let run =
        oanquan(&["puzzles", "check", text(&path), "--tables", text(&testdata("tables"))], "").ends_with(1);
    assert!(
        run.out.starts_with("puzzle 1: it is there twice, expected once, mirror images too"),
        "{}",
        run.out
    );
}

#[test]
fn what_is_no_file_of_puzzles_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("damaged.oaqz");
    let mut bytes = fs::read(testdata("puzzles/puzzles.oaqz")).unwrap();
    bytes[100] ^= 1;
    fs::write(&path, bytes).unwrap();
    let run = oanquan(&["puzzles", "check", text(&path)], "").ends_with(1);
    assert!(run.err.contains("the file is damaged"), "{}", run.err);
    let run = oanquan(&["puzzles", "check", text(&folder.path().join("missing"))], "").ends_with(2);
    assert!(run.err.contains("missing"), "{}", run.err);
}

#[test]
fn puzzles_are_made_and_the_same_again() {
    let folder = tempfile::tempdir().unwrap();
    let tables = testdata("tables");
    let made = |name: &str, seed: &str| {
        let path = folder.path().join(name);
        let begin = ["puzzles", "make", "--table", text(&tables), "--tables", text(&tables)];
        let end = ["--citizens", "10", "--count", "6", "--seed", seed, "--out", text(&path)];
        let run = oanquan(&[&begin[..], &end].concat(), "").ends_with(0);
        assert!(run.out.starts_with("6 puzzles, each with one solution\n"), "{}", run.out);
        oanquan(&["puzzles", "check", text(&path), "--tables", text(&tables)], "").ends_with(0);
        fs::read(path).unwrap()
    };
    let first = made("first.oaqz", "1");
    assert_eq!(first, made("second.oaqz", "1"));
    assert_ne!(first, made("other.oaqz", "2"));
}
