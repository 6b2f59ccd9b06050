//! The languages of the program: how one is chosen, and that all of a game is told in it.

use crate::program::oanquan;

/// All languages but English.
const CODES: [&str; 6] = ["el", "es", "kn", "pt", "sw", "vi"];

/// Words that English sentences can hardly do without, and that no other language here has.
const ENGLISH: [&str; 9] = ["the", "with", "of", "is", "are", "and", "to", "Seat", "points"];

#[track_caller]
fn assert_no_english(code: &str, text: &str) {
    let mut words = text.split(|c: char| !c.is_alphanumeric());
    assert_eq!(words.find(|word| ENGLISH.contains(word)), None, "{code}: {text}");
}

#[test]
fn a_piped_game_speaks_one_language_and_its_positions_are_the_same_in_all() {
    let commands = "board\nhint\nrules\nhelp\nplain\nboard\n9r\nundo\nredo\nboard\nfly\n";
    let game = |code: &str| {
        let args = ["play", "--language", code, "--rounds", "--seat1", "level:1", "--seed", "4"];
        oanquan(&args, commands).ends_with(1)
    };
    let english = game("en");
    assert!(ENGLISH.iter().all(|word| english.err.contains(word)), "{}", english.err);
    for code in CODES {
        let told = game(code);
        assert_eq!(told.out, english.out, "{code}");
        assert_no_english(code, &told.err);
        // The same is told: as many commands, and every rule.
        assert_eq!(told.err.matches("(R").count(), english.err.matches("(R").count(), "{code}");
        assert!(told.err.contains("save! FILE") && told.err.contains("“fly”") | told.err.contains("«fly»"));
    }
}

#[test]
fn positions_games_and_reviews_are_told_in_each_language() {
    let late = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed";
    let record = format!("[Position \"{late}\"]\n\n1. 9l *\n");
    for code in CODES {
        for args in [
            &["analyse", late, "--depth", "4"][..],
            &["analyse", late, "--depth", "4", "--plain"],
            &["analyse", "startpos", "--depth", "2", "--hash", "1"],
            &["analyse", "-", "--depth", "4"],
            &["position", "explain", late],
            &["position", "moves", late],
        ] {
            let run = oanquan(&[args, &["--language", code]].concat(), record.clone()).ends_with(0);
            assert!(run.out.contains("9l"), "{code} {args:?}: {}", run.out);
            assert_no_english(code, &run.out);
        }
    }
}

#[test]
fn what_programs_read_does_not_change() {
    let request = r#"{"id":1,"position":"startpos","moves":["9r"],"limits":{"depth":3}}"#;
    let without_time = |out: &str| out.split("\"time_ms\"").next().map(str::to_string);
    let json =
        |code| oanquan(&["analyse", "--json", "--hash", "1", "--language", code], request).ends_with(0);
    assert_eq!(without_time(&json("vi").out), without_time(&json("en").out));
    let checked = |code| oanquan(&["--language", code, "replay", "-"], "[Seat0 \"human\"]\n\n1. 9r *\n").out;
    assert_eq!(checked("vi"), "game 1: 1 ply, *, unfinished\n");
}

#[test]
fn a_language_that_is_not_there_is_bad_use() {
    let run = oanquan(&["play", "--language", "de"], "").ends_with(2);
    let flat = run.err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("found \"de\", expected one of en (English), el (Ελληνικά),"), "{flat}");
}
