//! Inputs that broke other programs, each test named for what it guards.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use oanquan::{
    EndReason, Game, IllegalMove, MANDARIN_LIFTS, Move, Position, Record, Rules, Seat, Step, perft,
};

fn position(line: &str) -> Position {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Plays one move and returns the line after it with the steps.
fn after(line: &str, text: &str) -> (String, Vec<Step>) {
    let mut game = Game::new(position(line));
    let steps = game.play_steps(mv(text)).unwrap_or_else(|error| panic!("{line}: {error}"));
    (game.position().to_string(), steps)
}

fn captures(steps: &[Step]) -> Vec<(u32, u32)> {
    let taken = steps.iter().filter_map(|step| match step {
        Step::Capture { citizens, mandarins, .. } => Some((*citizens, *mandarins)),
        _ => None,
    });
    taken.collect()
}

#[test]
fn twelve_stones_sow_the_lifted_square_too() {
    // R7: twelve stones from 7 go once round and the last falls into 7 itself; the next square, 8, has
    // just received one and is lifted: 9. M0 with its Mandarin stops the move.
    let (line, steps) = after("oaq1 0,0,12,0,0,Q/5,5,5,5,5,Q 0 13,0 0,0 - 0 8 seed", "7r");
    assert!(line.starts_with("oaq1 1,1,1,0,2,Q1/6,6,6,6,6,Q1 1 "), "{line}");
    let Step::Sow { squares, .. } = &steps[1] else { panic!("{steps:?}") };
    assert_eq!(squares.len(), 12);
    assert_eq!(position(&line).ring().label(squares[11]), Some(7));
    assert_eq!(steps.len(), 4, "a lap of 12 and one of 1: {steps:?}");
}

#[test]
fn twelve_stones_sow_the_lifted_square_too_by_relay() {
    // The relay lifts the twelve stones of 8: last stone into 8 again, then 9 (one) goes to M0, and 0 is
    // next, which was filled on the way round.
    let (line, steps) = after("oaq1 0,1,0,12,0,Q/5,5,5,5,5,Q 0 12,0 0,0 - 0 8 seed", "6r");
    let laps: Vec<u32> = steps
        .iter()
        .filter_map(|step| match step {
            Step::Lift { stones, .. } => Some(*stones),
            _ => None,
        })
        .collect();
    assert_eq!(laps[..3], [1, 12, 1], "{line}: {steps:?}");
    let Step::Sow { squares, .. } = &steps[3] else { panic!("{steps:?}") };
    assert_eq!(position(&line).ring().label(squares[11]), Some(8));
}

#[test]
fn a_chain_that_ends_where_it_began() {
    // Every second square is empty: 9r sows one into M0, and the chain leaps round the whole ring until
    // the square that was lifted at first is the gap before its own last target.
    let line = "oaq1 0,3,0,2,1,0/0,2,0,4,0,Q7 0 31,0 1,0 - 0 20 seed";
    let (line, steps) = after(line, "9r");
    assert_eq!(captures(&steps), [(2, 0), (4, 0), (7, 1), (3, 0), (2, 0), (1, 0)], "{line}");
    assert!(line.starts_with("oaq1 0,0,0,0,0,0/0,0,0,0,0,0 1 50,0 2,0 "), "{line}");
}

#[test]
fn both_mandarin_squares_emptied_in_one_chain() {
    // The game ends at once (R14); the row is swept and the debt repaid in the count, and only then are
    // the scores compared (R18): the seat that took both Mandarins loses by the debt and the sweep.
    let mut game = Game::new(position("oaq1 0,2,0,1,5,Q/1,1,1,1,0,Q1 0 9,28 0,0 0>1:5 0 30 seed"));
    let steps = game.play_steps(mv("9r")).unwrap();
    assert_eq!(captures(&steps), [(1, 1), (2, 0), (1, 0), (1, 1)]);
    assert_eq!(steps.last(), Some(&Step::Sweep { seat: seat(1), citizens: 8 }));
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::Mandarins);
    // 14 in reserve, two Mandarins, five owed; 28 in reserve, eight swept, five lent.
    assert_eq!(outcome.scores.seats(2), [14 + 20 - 5, 28 + 8 + 5]);
    assert_eq!(outcome.winner(), Some(seat(1)));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn an_empty_side_whose_owner_has_only_mandarins_won() {
    // R5: Mandarins won cannot be used for a refill, so all five citizens are borrowed.
    let (line, steps) = after("oaq1 3,1,2,0,1,Q/0,0,0,0,0,1 1 42,0 0,1 - 0 40 seed", "0r");
    assert!(matches!(&steps[0], Step::Refill { own: 0, squares, .. } if squares.len() == 5));
    let lender = oanquan::Lender::Seat(seat(0));
    assert_eq!(steps[1], Step::Loan { seat: seat(1), lender, citizens: 5 });
    assert!(line.contains(" 1>0:5 "), "{line}");
}

#[test]
fn a_refill_that_must_borrow_in_part() {
    let (line, steps) = after("oaq1 3,1,2,0,1,Q/0,0,0,0,0,Q1 1 40,2 0,0 - 0 40 seed", "4l");
    assert!(matches!(steps[0], Step::Refill { own: 2, .. }));
    assert!(line.contains(" 1>0:3 "), "{line}");
}

#[test]
fn a_refill_nobody_can_fund() {
    // R6, R16: fewer than five citizens in both reserves; the game is over before a move.
    let line = position("oaq1 0,0,0,0,0,Q7/8,6,4,8,13,Q 0 3,1 0,0 - 0 2 seed");
    assert_eq!(line.end_reason(), Some(EndReason::Short));
    assert_eq!(line.scores().seats(2), [3, 40]);
    let refused = line.play(mv("5r")).unwrap_err();
    assert_eq!(refused.reason, IllegalMove::GameOver { mv: mv("5r"), reason: EndReason::Short });
    assert_eq!(*refused.position, line, "the position is given back");
}

#[test]
fn nobody_can_fund_and_the_seat_loses_whatever_the_count() {
    let line = "oaq1 0,0,0,0,0,Q7/8,6,4,4,0,0 0 4,17 1,0 - 0 20 seed+refill=lose";
    let outcome = position(line).outcome().unwrap();
    assert_eq!((outcome.reason, outcome.loser), (EndReason::Short, Some(seat(0))));
    assert_eq!(outcome.winner(), Some(seat(1)));
    let same_count = position("oaq1 0,0,0,0,0,Q7/0,0,0,0,1,0 0 4,38 1,0 - 0 20 seed+refill=lose");
    assert_eq!(same_count.outcome().unwrap().places().seats(2), [2, 1]);
}

#[test]
fn a_seat_that_cannot_fill_passes_without_a_ply() {
    // R6, R17 with three seats: after seat 1's move seat 2 can fill its row neither alone nor with loans;
    // it is passed over, which is no ply and leaves the quiet count.
    let line = "oaq1 0,0,0,0,2,Q11/6,9,9,9,8,Q12/0,0,0,0,0,Q9 1 0,0,0 0,0,0 - 0 5 three";
    let mut game = Game::new(position(line));
    let steps = game.play_steps(mv("4l")).unwrap();
    assert_eq!(steps.last(), Some(&Step::Pass { seat: seat(2) }), "{steps:?}");
    assert_eq!(game.position().turn(), seat(0));
    assert_eq!((game.position().ply(), game.position().quiet()), (6, 1));
    // A position given with a seat that must pass is read as the one after the pass.
    let waiting = "oaq1 0,0,0,0,2,Q11/6,9,9,9,8,Q12/0,0,0,0,0,Q9 2 0,0,0 0,0,0 - 0 5 three";
    assert_eq!(position(waiting).turn(), seat(0));
}

/// A game of at least this many plies that no rule ends: seeded random moves that keep it going.
fn long_game(plies: usize) -> Game {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut game = Game::start(Rules::FOUR).unwrap();
    while game.moves().len() < plies {
        let mut moves: Vec<Move> = game.legal_moves().iter().collect();
        rng.shuffle(&mut moves);
        let goes_on = |&mv: &Move| {
            let over = game.play(mv).map(|()| game.end_reason().is_some()).unwrap();
            game.undo();
            !over
        };
        let mv = moves.into_iter().find(goes_on).expect("a move that keeps the game going");
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn a_game_of_over_1000_plies_stored_replayed_and_undone() {
    let game = long_game(1200);
    let text = Record::of_game(&game).to_string();
    let record: Record = text.parse().unwrap();
    assert_eq!(record, Record::of_game(&game));
    let mut replayed = record.replay().unwrap();
    assert_eq!(replayed.moves(), game.moves());
    assert_eq!(replayed.positions(), game.positions());
    // All the way back, with every position as it was, and forth again.
    for position in game.positions().iter().rev().skip(1) {
        assert!(replayed.undo().is_some());
        assert_eq!(replayed.position(), position);
    }
    assert_eq!(replayed.undo(), None);
    assert_eq!(replayed.occurrences(), 1);
    while replayed.redo().is_some() {}
    assert_eq!(replayed.positions(), game.positions());
    assert_eq!(replayed.occurrences(), game.occurrences());
}

#[test]
fn the_third_occurrence_in_a_four_ply_cycle() {
    // R15: nobody can take anything; the fourth ply brings the first position back. The first position
    // counts, so the game ends after eight plies, and not after four.
    let mut game = Game::new(position("oaq1 0,0,0,1,0,Q/0,0,0,1,0,Q 0 24,24 0,0 - 0 30 seed"));
    for (ply, text) in (1..).zip(["8r", "3r", "9l", "4l", "8r", "3r", "9l", "4l"]) {
        assert_eq!(game.end_reason(), None, "before ply {ply}");
        game.play(mv(text)).unwrap();
    }
    assert_eq!(game.end_reason(), Some(EndReason::Repetition));
    assert_eq!(game.occurrence_plies(), [0, 4, 8]);
    assert_eq!(game.outcome().unwrap().scores.seats(2), [25, 25]);
    // The position alone does not know it; the game refuses a further move, and goes on after an undo.
    assert_eq!(game.position().end_reason(), None);
    assert!(game.play(mv("8r")).is_err());
    game.undo();
    assert_eq!(game.end_reason(), None);
    assert!(game.legal_moves().contains(mv("4l")));
}

#[test]
fn a_debt_that_would_grow_for_ever() {
    // R15 looks at the stones and the turn alone: seat 0 refills again and again from seat 1's reserve,
    // owes 0, then 5, then 10 in the same position, and the game ends.
    let mut game = Game::start("seed+citizens=4+row=3".parse().unwrap()).unwrap();
    let moves = "5l 0r 4r 2l 4r 1l 4l 0r 5r 2l 3l 0r 3l 0l 4l 1r 4r 2r 5r 2l 5r 2l 3l 2l 5r 2l 3l";
    for text in moves.split(' ') {
        game.play(mv(text)).unwrap();
    }
    assert_eq!(game.end_reason(), Some(EndReason::Repetition));
    let owed = |ply: usize| game.positions()[ply].debts().map(|debt| debt.citizens).sum::<u32>();
    let plies = game.occurrence_plies();
    assert_eq!(plies.iter().map(|&ply| owed(ply)).collect::<Vec<_>>(), [0, 5, 10]);
    assert_ne!(game.positions()[plies[0]], *game.position(), "reserves and debts differ");
    assert_eq!(game.positions()[plies[0]].key(), game.position().key(), "the key does not");
}

#[test]
fn labels_and_directions_seen_from_the_far_seat() {
    // R2: seat 1's right is anticlockwise as well: from 0 towards 4, which a viewer at the bottom sees as
    // going left. From 4 on comes M1.
    let (_, steps) = after("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 1 0,0 0,0 - 0 1 seed", "3r");
    let ring = Rules::SEED.ring().unwrap();
    let sown = |step: &Step| match step {
        Step::Sow { squares, .. } => squares.iter().map(|&square| ring.name(square).to_string()).collect(),
        _ => Vec::new(),
    };
    assert_eq!(sown(&steps[1]), ["4", "M1", "5", "6", "7"]);
    let (_, steps) = after("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 1 0,0 0,0 - 0 1 seed", "3l");
    assert_eq!(sown(&steps[1]), ["2", "1", "0", "M0", "9"]);
    // Four seats: seat 0 has 15 to 19, seat 1 has 0 to 4, and so on to the right.
    let four = Position::start(Rules::FOUR).unwrap();
    let labels: Vec<u8> = four.legal_moves().iter().map(|mv| mv.label).collect();
    assert_eq!((labels[0], labels[9]), (15, 19));
    let second = four.play(mv("15r")).unwrap();
    assert!(second.legal_moves().iter().all(|mv| mv.label < 5));
}

#[test]
fn a_relay_that_would_go_on_for_ever() {
    // R9 with lift_one on an odd ring: single stones all the way round and back to the same board. The
    // move ends at the limit, with nothing taken and no stone lost.
    let line = "oaq1 1,0,Q3/0,1,Q/1,0,Q3 0 3,0,0 0,0,0 - 0 6 three+citizens=2+relay_mandarin=lift_one+row=2";
    let (after_line, steps) = after(line, "4r");
    let from_mandarins = steps
        .iter()
        .filter(|step| match step {
            Step::Lift { square, .. } => position(&after_line).ring().is_mandarin(*square),
            _ => false,
        })
        .count();
    assert_eq!(from_mandarins, MANDARIN_LIFTS as usize);
    assert_eq!(captures(&steps), []);
}

#[test]
fn a_bank_refill_beyond_255_citizens_is_short() {
    let line = "oaq1 0,0,0,0,0,Q/250,0,0,0,1,Q 0 0,0 0,0 0>b:9 0 90 seed+refill=bank";
    assert_eq!(position(line).end_reason(), Some(EndReason::Short));
    let line = "oaq1 0,0,0,0,0,Q/250,0,0,0,0,Q 0 0,0 0,0 0>b:9 0 90 seed+refill=bank";
    assert_eq!(position(line).end_reason(), None);
}

#[test]
fn perft_leaves_the_stalls_out() {
    // A quiet count at its limit ends the game (R15) but not the count of move sequences.
    let line = position("oaq1 0,0,0,1,0,Q/0,0,0,1,0,Q 0 24,24 0,0 - 100 130 seed");
    assert_eq!(line.end_reason(), Some(EndReason::Quiet));
    assert_eq!(perft(&line, 2), 4);
}
