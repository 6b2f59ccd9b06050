//! `oanquan position`.

use crate::program::{Run, oanquan};

const AFTER: &str = "oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed";

fn position(args: &[&str]) -> Run {
    let args: Vec<&str> = ["position"].iter().chain(args).copied().collect();
    oanquan(&args, "")
}

#[test]
fn check_prints_the_canonical_line() {
    let text = AFTER.replace(' ', "_").replace("seed", "seed+row=5");
    assert_eq!(position(&["check", &text]).ends_with(0).out, format!("{AFTER}\n"));
    let pieces: Vec<&str> = ["check"].into_iter().chain(AFTER.split(' ')).collect();
    assert_eq!(position(&pieces).ends_with(0).out, format!("{AFTER}\n"));
}

#[test]
fn check_tells_all_faults_with_their_columns() {
    let run = position(&["check", "oaq1 9,6,6,6,0,0/6,6,6,6,0,Q1 2 1 1,0 - 0 1 seed"]).ends_with(1);
    let lines: Vec<&str> = run.err.lines().collect();
    assert_eq!(
        lines,
        [
            "column 31 (turn): turn names seat 2, expected a seat below 2",
            "column 33 (reserves): entries in reserves: 1, expected 2, one for each seat",
            "column 6 (squares): 53 citizens on board and in reserves, expected 50",
        ]
    );
    assert_eq!(run.out, "");
    let run = position(&["check", "oaq1 5,x"]).ends_with(1);
    assert!(run.err.starts_with("column 9 (squares)"), "{}", run.err);
}

#[test]
fn lenient_accepts_any_stones_and_says_so() {
    let study = "oaq1 9,0,0,0,0,Q/1,0,0,0,0,Q 0 0,0 0,0 - 0 0 seed";
    position(&["check", study]).ends_with(1);
    let run = position(&["check", "--lenient", study]).ends_with(0);
    assert_eq!(run.out, format!("{study}\n"));
    assert_eq!(run.err, "column 6 (squares): 10 citizens on board and in reserves, expected 50\n");
    let run = position(&["moves", "--lenient", study]).ends_with(0);
    assert!(run.out.contains("5r: Ends at square 3, takes 11 points with the Mandarin."), "{}", run.out);
    position(&["check", "--lenient", &study.replace(" 0 0,0 ", " 7 0,0 ")]).ends_with(1);
}

#[test]
fn positions_are_read_from_stdin() {
    let run = oanquan(&["position", "check", "-"], format!("{AFTER}\n\nstartpos\n")).ends_with(0);
    assert_eq!(run.out.lines().count(), 2);
    let run = oanquan(&["position", "check", "-"], format!("oaq1\n{AFTER}\n")).ends_with(1);
    assert_eq!(run.out, format!("{AFTER}\n"));
    assert!(run.err.starts_with("line 1, column 5"), "{}", run.err);
}

#[test]
fn explain_tells_everything() {
    let run = position(&["explain", "oaq1 0,0,0,0,0,Q/1,8,2,3,2,Q2 0 3,29 0,0 1>0:4 7 40 seed"]).ends_with(0);
    for part in [
        "Rules: seed",
        "Seat 0 is to move.",
        "Mandarin square M1, the Mandarin and 2 stones",
        "owes 4 to: Seat 0",
        "Seat 0: row 0 + reserve 3 + 4 lent = 7",
        "Seat 1: row 16 + reserve 29 − 4 owed = 41",
        "3 from the reserve and 2 borrowed.",
        "Legal moves: 10",
        "Plies since the last capture: 7.",
        "Key: ",
    ] {
        // Lines are broken anywhere.
        let flat = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(part), "{part}: {}", run.out);
    }
    let run = position(&["explain", "oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 - 0 30 seed"]).ends_with(0);
    assert!(run.out.contains("The game is over: every Mandarin square is empty."), "{}", run.out);
    assert!(run.out.contains("Seat 0 wins, 52 to 18."), "{}", run.out);
}

#[test]
fn draw_shows_the_board_from_any_side() {
    let near = position(&["draw", AFTER]).ends_with(0).out;
    let far = position(&["draw", AFTER, "--view", "1"]).ends_with(0).out;
    assert!(near.contains("◆ 1"), "{near}");
    // The labels, turned by 180 degrees.
    let labels = |text: &str| -> Vec<String> {
        let words = text.lines().filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
        words
            .flat_map(|line| line.split_whitespace().take(5).map(str::to_string).collect::<Vec<_>>())
            .collect()
    };
    let turned: Vec<String> = labels(&far).into_iter().rev().collect();
    assert_eq!(labels(&near), turned);
    assert_eq!(labels(&near)[..5], ["4", "3", "2", "1", "0"]);
    assert!(near.contains("r ←  l →") && far.contains("r →  l ←"), "{near}{far}");
    position(&["draw", AFTER, "--view", "2"]).ends_with(2);
}

#[test]
fn mirror_and_turn_print_positions() {
    let mirrored = position(&["mirror", AFTER]).ends_with(0).out;
    assert_eq!(position(&["mirror", mirrored.trim()]).ends_with(0).out, format!("{AFTER}\n"));
    let turned = position(&["turn", AFTER]).ends_with(0).out;
    assert_eq!(turned, "oaq1 6,6,6,6,0,Q1/6,6,6,6,0,0 0 0,1 0,1 - 0 1 seed+first=1\n");
    let run = position(&["mirror", "startpos", "--rules", "three"]).ends_with(1);
    assert!(run.err.contains("expected two seats"), "{}", run.err);
}

#[test]
fn moves_are_told_in_words() {
    let run = position(&["moves", "startpos"]).ends_with(0);
    assert!(run.out.contains("9r: Ends at square 8, takes 11 points with the Mandarin."), "{}", run.out);
    assert_eq!(run.out.lines().filter(|line| line.contains(": Ends at ")).count(), 10);
}

#[test]
fn rules_that_contradict_the_position_are_bad_use() {
    let run = position(&["check", AFTER, "--rules", "vietnam"]).ends_with(2);
    assert!(run.err.contains("vietnam") && run.err.contains("seed"), "{}", run.err);
}
