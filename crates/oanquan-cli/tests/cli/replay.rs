//! `oanquan replay`.

use std::fs;

use oanquan::Move;

use crate::game;
use crate::program::oanquan;

#[test]
fn games_are_checked_and_summed_up() {
    let run = oanquan(&["replay", "-"], format!("{}\n{}", game::OPEN, game::OPEN)).ends_with(0);
    assert_eq!(run.out, "game 1: 3 plies, *, unfinished\ngame 2: 3 plies, *, unfinished\n");
    let run =
        oanquan(&["replay", "-", "--game", "2"], format!("{}\n{}", game::OPEN, game::OPEN)).ends_with(0);
    assert_eq!(run.out, "game 2: 3 plies, *, unfinished\n");
    oanquan(&["replay", "-", "--game", "2"], game::OPEN).ends_with(2);
}

#[test]
fn a_whole_game_of_computers_is_replayed() {
    let dir = tempfile::tempdir().unwrap();
    for rules in ["seed", "three", "tonkin"] {
        let file = dir.path().join(format!("{rules}.oaq"));
        let path = file.to_str().unwrap();
        let args = ["play", "--rules", rules, "--seat0", "level:2", "--seed", "5"];
        let plies = oanquan(&args, format!("save {path}\n")).ends_with(0).out.lines().count();
        let run = oanquan(&["replay", path], "").ends_with(0);
        assert!(run.out.starts_with(&format!("game 1: {plies} plies, ")), "{}", run.out);
        assert!(!run.out.contains('*'), "{}", run.out);
        let shown = oanquan(&["replay", path, "--board"], "").ends_with(0).out;
        assert!(shown.contains("The game is over: "), "{shown}");
        let is_turn = |line: &&str| line.split_once(": ").is_some_and(|(mv, _)| mv.parse::<Move>().is_ok());
        assert_eq!(shown.lines().filter(is_turn).count(), plies, "{shown}");
        // A result that is not the count is found.
        let text = fs::read_to_string(&file).unwrap();
        let wrong = text.replace("[Result \"", "[Result \"1");
        let run = oanquan(&["replay", "-"], wrong).ends_with(1);
        assert!(run.err.starts_with("standard input: line "), "{}", run.err);
    }
}

#[test]
fn the_main_line_is_shown_in_words_and_drawings() {
    let run = oanquan(&["replay", "-", "--board", "--plain"], game::OPEN).ends_with(0);
    for part in [
        "Event: A test",
        "They begin.",
        "9r: Seat 0 sows 5 stones from square 9 anticlockwise. The sowing goes on with 5 stones from square 4.",
        "a strong answer",
        "Mandarin square M0, empty.",
    ] {
        // Lines are broken anywhere.
        let flat = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(part), "{part}: {}", run.out);
    }
    assert!(!run.out.contains('│'), "{}", run.out);
}

#[test]
fn errors_name_line_and_column() {
    for (from, to, expected) in [
        ("9rx11Q", "9rx12Q", "standard input: line 7, column 18: found 9rx12Q, expected 9rx11Q"),
        ("7l *", "7l 1:2", "line 7"),
        ("(1. 7r", "(1. 0r", "line 7, column 29: found 0r, expected a legal move"),
        ("[Rules \"seed\"]", "[Rules \"chess\"]", "line 5"),
    ] {
        let run = oanquan(&["replay", "-"], game::OPEN.replace(from, to)).ends_with(1);
        assert!(run.err.contains(expected), "{to}: {}", run.err);
        assert!(run.err.contains("expected"), "{to}: {}", run.err);
    }
    assert!(oanquan(&["replay", "-"], "").ends_with(1).err.contains("found no game"));
    oanquan(&["replay", "/no/such/file"], "").ends_with(2);
    let run = oanquan(&["replay", "-"], b"[Event \"x\"]\n\xff".to_vec()).ends_with(1);
    assert!(run.err.contains("line 2"), "{}", run.err);
}
