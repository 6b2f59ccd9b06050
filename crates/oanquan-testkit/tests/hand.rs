//! Turns worked out by hand from docs/rules.md, for both implementations at once.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use oanquan_testkit::{Slow, data, differential};

/// A position, a move, the steps joined by `; `, and the position after.
const MOVES: [(&str, &str, &str, &str); 18] = [
    // R8, R11: a relay, then a Mandarin over a gap.
    (
        "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed",
        "9r",
        "lift 0 9 5; sow 0 M0,0,1,2,3; lift 0 4 5; sow 0 M1,5,6,7,8; capture 0 M0 1 1",
        "oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed",
    ),
    // R7, R12: a heap that goes round passes the square it was lifted from; the chain goes round too.
    (
        "oaq1 13,0,0,0,0,Q/0,0,0,0,0,Q 0 37,0 0,0 - 0 0 seed",
        "5l",
        "lift 0 5 13; sow 0 M1,4,3,2,1,0,M0,9,8,7,6,5,M1; lift 0 4 1; sow 0 3; lift 0 2 1; sow 0 1; \
         lift 0 0 1; sow 0 M0; lift 0 9 1; sow 0 8; lift 0 7 1; sow 0 6; lift 0 5 1; sow 0 M1; \
         capture 0 3 2 0; capture 0 1 2 0; capture 0 M0 2 1; capture 0 8 2 0; capture 0 6 2 0; \
         capture 0 M1 3 1",
        "oaq1 0,0,0,0,0,0/0,0,0,0,0,0 1 50,0 2,0 - 0 1 seed",
    ),
    // R6: each seat lends what it has, in turn order.
    (
        "oaq1 0,0,0,0,0,Q/0,1,0,0,0,Q/0,0,0,0,0,Q 0 2,1,71 0,0,0 - 0 9 three",
        "14r",
        "refill 0 at 10,11,12,13,14 own 2; loan 0 from 1 1; loan 0 from 2 2; lift 0 14 1; sow 0 M0; \
         capture 0 1 1 0",
        "oaq1 1,1,1,1,0,Q1/0,0,0,0,0,Q/0,0,0,0,0,Q 1 1,0,69 0,0,0 0>1:1,0>2:2 0 10 three",
    ),
    (
        "oaq1 0,0,0,0,0,Q/0,0,0,0,0,Q 1 50,3 0,0 1>b:4 0 9 seed+refill=bank",
        "4r",
        "refill 1 at 0,1,2,3,4 own 3; loan 1 from b 2; lift 1 4 1; sow 1 M1",
        "oaq1 0,0,0,0,0,Q/1,1,1,1,0,Q1 0 50,0 0,0 1>b:6 1 10 seed+refill=bank",
    ),
    // R6: passes; and when all would pass, none and the end.
    (
        "oaq1 0,0,0,1,1,Q70/0,0,0,0,0,Q/0,0,0,0,0,Q 0 3,0,0 0,0,0 - 0 9 three",
        "14r",
        "lift 0 14 1; sow 0 M0; pass 1; pass 2",
        "oaq1 0,0,0,1,0,Q71/0,0,0,0,0,Q/0,0,0,0,0,Q 0 3,0,0 0,0,0 - 1 10 three",
    ),
    (
        "oaq1 0,0,0,0,1,Q70/0,0,0,0,0,Q/0,0,0,0,0,Q 0 4,0,0 0,0,0 - 0 9 three",
        "14r",
        "lift 0 14 1; sow 0 M0",
        "oaq1 0,0,0,0,0,Q71/0,0,0,0,0,Q/0,0,0,0,0,Q 1 4,0,0 0,0,0 - 1 10 three",
    ),
    // R6: with `end` the next seat does not pass, the game is over and the rows are swept.
    (
        "oaq1 0,0,0,1,1,Q70/0,0,0,0,0,Q/0,0,0,0,0,Q 0 3,0,0 0,0,0 - 0 9 three+refill=end",
        "14r",
        "lift 0 14 1; sow 0 M0; sweep 0 1",
        "oaq1 0,0,0,1,0,Q71/0,0,0,0,0,Q/0,0,0,0,0,Q 1 3,0,0 0,0,0 - 1 10 three+refill=end",
    ),
    // R9: one citizen beside a Mandarin is lifted; a Mandarin alone ends the move.
    (
        "oaq1 0,0,0,1,0,Q2/0,0,3,0,0,Q 0 44,0 0,0 - 5 9 seed+relay_mandarin=lift_one",
        "8r",
        "lift 0 8 1; sow 0 9; lift 0 M0 1; sow 0 0; capture 0 2 3 0",
        "oaq1 0,0,0,0,1,Q1/1,0,0,0,0,Q 1 47,0 0,0 - 0 10 seed+relay_mandarin=lift_one",
    ),
    (
        "oaq1 0,0,0,1,0,Q/0,0,3,0,0,Q 0 46,0 0,0 - 5 9 seed+relay_mandarin=lift_one",
        "8r",
        "lift 0 8 1; sow 0 9",
        "oaq1 0,0,0,0,1,Q/0,0,3,0,0,Q 1 46,0 0,0 - 6 10 seed+relay_mandarin=lift_one",
    ),
    // R10: an empty Mandarin square after a lap ends the move or is a gap.
    (
        "oaq1 0,0,0,1,0,0/2,0,0,0,0,Q 0 47,0 0,1 - 5 9 seed",
        "8r",
        "lift 0 8 1; sow 0 9",
        "oaq1 0,0,0,0,1,0/2,0,0,0,0,Q 1 47,0 0,1 - 6 10 seed",
    ),
    (
        "oaq1 0,0,0,1,0,0/2,0,0,0,0,Q 0 47,0 0,1 - 5 9 vietnam",
        "8r",
        "lift 0 8 1; sow 0 9; capture 0 0 2 0",
        "oaq1 0,0,0,0,1,0/0,0,0,0,0,Q 1 49,0 0,1 - 0 10 vietnam",
    ),
    // R13: a young Mandarin, and one that is old enough; R18: the rows are the owners', or shared.
    (
        "oaq1 0,0,1,0,0,Q4/3,0,0,0,0,0 0 42,0 0,1 - 7 9 seed+young_mandarin=5",
        "7r",
        "lift 0 7 1; sow 0 8",
        "oaq1 0,0,0,1,0,Q4/3,0,0,0,0,0 1 42,0 0,1 - 8 10 seed+young_mandarin=5",
    ),
    (
        "oaq1 0,0,1,0,0,Q5/3,0,0,0,0,0 0 41,0 0,1 - 7 9 seed+young_mandarin=5",
        "7r",
        "lift 0 7 1; sow 0 8; capture 0 M0 5 1; sweep 0 1; sweep 1 3",
        "oaq1 0,0,0,1,0,0/3,0,0,0,0,0 1 46,0 1,1 - 0 10 seed+young_mandarin=5",
    ),
    (
        "oaq1 0,0,1,0,0,Q/4,0,0,0,0,0 0 45,0 0,1 - 7 9 seed+sweep=split",
        "7r",
        "lift 0 7 1; sow 0 8; capture 0 M0 0 1; sweep 0 2; sweep 1 2",
        "oaq1 0,0,0,1,0,0/4,0,0,0,0,0 1 45,0 1,1 - 0 10 seed+sweep=split",
    ),
    // R13: the fourth ply of two seats is the last one of a ban of two, whatever the square holds.
    (
        "oaq1 0,0,1,0,0,2/3,0,0,0,0,Q 0 44,0 0,1 - 3 3 seed+mandarin_ban=2",
        "7r",
        "lift 0 7 1; sow 0 8",
        "oaq1 0,0,0,1,0,2/3,0,0,0,0,Q 1 44,0 0,1 - 4 4 seed+mandarin_ban=2",
    ),
    (
        "oaq1 0,0,1,0,0,2/3,0,0,0,0,Q 0 44,0 0,1 - 4 4 seed+mandarin_ban=2",
        "7r",
        "lift 0 7 1; sow 0 8; capture 0 M0 2 0",
        "oaq1 0,0,0,1,0,0/3,0,0,0,0,Q 1 46,0 0,1 - 0 5 seed+mandarin_ban=2",
    ),
    // R17: after R14 nobody passes, though seat 1 could not fill its row.
    (
        "oaq1 0,0,1,0,0,Q/0,0,0,0,0,0/70,0,0,0,0,0 0 4,0,0 0,1,1 - 0 9 three",
        "12r",
        "lift 0 12 1; sow 0 13; capture 0 M0 0 1; sweep 0 1; sweep 2 70",
        "oaq1 0,0,0,1,0,0/0,0,0,0,0,0/70,0,0,0,0,0 1 4,0,0 1,1,1 - 0 10 three",
    ),
    // R14, R18: with `stones` the last Mandarin ends the game, and what else lies in Mandarin squares is
    // nobody's.
    (
        "oaq1 0,0,1,0,0,Q2/0,0,0,0,0,8 0 39,0 0,1 - 0 9 ludii",
        "7r",
        "lift 0 7 1; sow 0 8; capture 0 M0 2 1; sweep 0 1",
        "oaq1 0,0,0,1,0,0/0,0,0,0,0,8 1 41,0 1,1 - 0 10 ludii",
    ),
];

/// The position after the moves; both implementations have agreed on the way.
fn after(line: &str, moves: &[&str]) -> Slow {
    differential::play_moves(line, moves).unwrap();
    let mut game = Slow::from_line(line).unwrap();
    for mv in moves {
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn moves_worked_out_by_hand() {
    for (line, mv, steps, end) in MOVES {
        assert_eq!(differential::play_moves(line, &[mv]).unwrap().join("; "), steps, "{line} {mv}");
        assert_eq!(after(line, &[mv]).to_line(), end, "{line} {mv}");
    }
}

/// What testdata/handbook/README.md derives from the rules step by step.
#[test]
fn cases_of_the_rules_page_worked_out_by_hand() {
    for case in data::handbook().unwrap() {
        let moves: Vec<&str> = case.request.moves.iter().map(String::as_str).collect();
        let steps = differential::play_moves(&case.request.position, &moves).unwrap();
        assert_eq!(steps, case.steps, "case {}", case.request.id);
    }
}

/// On a ring of nine squares single stones can follow each other for ever with `lift_one`.
#[test]
fn an_endless_relay_ends_at_the_limit_of_lifts_from_mandarin_squares() {
    let line = "oaq1 1,0,Q1/0,1,Q/1,0,Q1 0 25,0,0 0,0,0 - 0 0 three+relay_mandarin=lift_one+row=2";
    // Two rounds lift three times from Mandarin squares and come back to this board; after 85 times two
    // rounds M0 is lifted for the 256th time, and the move ends before M2.
    let steps = differential::play_moves(line, &["4r"]).unwrap();
    assert_eq!(steps.iter().filter(|step| step.starts_with("lift 0 M")).count(), 256);
    assert_eq!(
        after(line, &["4r"]).to_line(),
        "oaq1 0,1,Q/1,0,Q1/0,1,Q1 1 25,0,0 0,0,0 - 1 1 three+relay_mandarin=lift_one+row=2"
    );
}

#[test]
fn a_refill_stops_at_255_citizens() {
    let over = |mandarin: u32| {
        let line = format!("oaq1 0,0,0,0,0,Q{mandarin}/0,0,0,0,0,Q 0 0,0 0,0 - 0 0 seed+refill=bank");
        after(&line, &[]).over()
    };
    assert_eq!(over(250), None);
    assert_eq!(over(251), Some("short"));
}
