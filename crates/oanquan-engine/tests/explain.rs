//! Reasons of moves, worked out by hand on the board.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::sync::atomic::AtomicBool;

use oanquan::{EndReason, Game, Move, Rules, Seat};
use oanquan_engine::{Limits, Reason, Resources, Search, Table, explained, reasons};

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// A move in a position, and its reasons, worked out by hand.
#[test]
fn reasons_are_those_seen_on_the_board() {
    let first = Seat::FIRST.next(2);
    let cases: [(&str, &str, &[Reason]); 7] = [
        // 7 to 8, over the empty 9; then 4r takes 6 and 8 over the empty 5 and 7.
        (
            "oaq1 0,4,1,0,0,Q/0,0,0,0,1,Q 0 44,0 0,0 - 0 0 seed",
            "7r",
            &[
                Reason::Takes { points: 10, mandarins: 1, captures: 1 },
                Reason::LeavesOpen { points: 5, reply: mv("4r") },
            ],
        ),
        // The four stones that 4r would have taken have gone.
        (
            "oaq1 0,4,1,0,0,Q/0,0,0,0,1,Q 0 44,0 0,0 - 0 0 seed",
            "6r",
            &[Reason::Saves { points: 4, from: mv("4r") }],
        ),
        // The other row is empty afterwards.
        (
            "oaq1 1,0,0,0,2,Q/0,0,0,3,0,Q 0 44,0 0,0 - 0 0 seed",
            "5l",
            &[Reason::ForcesRefill { seat: first }, Reason::Takes { points: 3, mandarins: 0, captures: 1 }],
        ),
        // And where an empty row loses, fewer points are enough.
        (
            "oaq1 1,0,0,0,0,Q32/0,0,0,3,0,Q10 0 0,4 0,0 - 0 0 seed+refill=lose",
            "5l",
            &[
                Reason::EndsGame { reason: EndReason::Short, margin: -1, place: 1 },
                Reason::Takes { points: 3, mandarins: 0, captures: 1 },
            ],
        ),
        // Two citizens of one's own and three borrowed; 0l relays to 6 and takes M1 over the empty 5.
        (
            "oaq1 0,0,0,0,0,Q/1,0,0,0,0,Q 0 2,47 0,0 - 0 0 seed",
            "5l",
            &[Reason::LeavesOpen { points: 11, reply: mv("0l") }, Reason::Refills { own: 2, borrowed: 3 }],
        ),
        // Once round the board, and every second square is taken.
        (
            "oaq1 1,1,1,1,1,Q/1,1,1,1,1,Q 0 20,20 0,0 - 0 0 seed",
            "5r",
            &[
                Reason::EndsGame { reason: EndReason::Mandarins, margin: 30, place: 1 },
                Reason::Takes { points: 30, mandarins: 2, captures: 6 },
                Reason::LongRelay { laps: 6 },
            ],
        ),
        // Three seats: the next is passed over, and the one after it takes M2 and 11.
        (
            "oaq1 2,0,0,0,0,Q40/0,0,0,0,0,Q20/3,0,0,0,0,Q8 0 1,0,1 0,0,0 - 0 0 three",
            "10r",
            &[Reason::LeavesOpen { points: 19, reply: mv("5r") }, Reason::ForcesPass { seat: first }],
        ),
    ];
    for (position, played, expected) in cases {
        let game = Game::new(position.parse().unwrap());
        assert_eq!(reasons(&game, mv(played)).unwrap(), expected, "{played} in {position}");
    }
}

#[test]
fn a_repetition_ends_the_game() {
    let mut game =
        Game::new("oaq1 0,0,1,0,0,Q/0,0,1,0,0,Q 0 24,24 0,0 - 0 0 seed+young_mandarin=5".parse().unwrap());
    for played in ["7r", "2r", "8l", "3l", "7r", "2r", "8l"] {
        game.play(mv(played)).unwrap();
    }
    let expected = [Reason::EndsGame { reason: EndReason::Repetition, margin: 0, place: 1 }];
    assert_eq!(reasons(&game, mv("3l")).unwrap(), expected);
    assert!(reasons(&game, mv("7r")).is_err());
}

#[test]
fn every_line_of_a_report_is_explained() {
    let game = Game::start(Rules::SEED).unwrap();
    let (table, stop) = (Table::new(1), AtomicBool::new(false));
    let resources = Resources { table: &table, stop: &stop, clock: None, probe: None };
    let limits = Limits { depth: 4, lines: 10, ..Limits::default() };
    let report = Search::new(&game, limits, resources).run(&mut |_| ());
    let explained = explained(&game, &report);
    assert_eq!(explained.len(), 10);
    for (explained, line) in explained.iter().zip(&report.lines) {
        assert_eq!((explained.mv, explained.value, &explained.pv), (line.mv, line.value, &line.pv));
        assert_eq!(explained.reasons, reasons(&game, line.mv).unwrap());
    }
}
