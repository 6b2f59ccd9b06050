//! The bare game is the whole game with everything but the stones left out.

use oanquan::{Bare, NotBare, Position, Refill, Rules, Seat, Stones};
use oanquan_testkit::random;

/// The margin of the side to move, whatever becomes of the stones on the board.
fn margin(position: &Position, seat: Seat) -> i32 {
    let banked = position.banked();
    (banked[seat] - banked[seat.next(2)]) as i32
}

#[test]
fn it_is_the_game_without_what_does_not_count() {
    let mut rng = fastrand::Rng::with_seed(41);
    let mut plies = 0;
    while plies < 100_000 {
        let mut rules = random::rules(&mut rng);
        rules.seats = 2;
        rules.mandarin_ban = 0;
        rules.first %= 2;
        rules.teams = oanquan::Teams::None;
        if rng.bool() {
            rules.refill = Refill::Borrow;
        }
        let Ok(bare) = Bare::new(rules) else {
            assert!(matches!(rules.refill, Refill::End | Refill::Lose), "{rules}");
            continue;
        };
        let mut position: Position = if rng.bool() {
            Position::start(rules).unwrap()
        } else {
            let Ok(position) = random::position_line(&mut rng, &rules).parse::<Position>() else { continue };
            if position.debts().any(|debt| debt.citizens > u32::MAX / 2) {
                continue; // A debt that cannot grow would look like a gain.
            }
            position
        };
        for _ in 0..60 {
            let Some(stones) = bare.stones(&position) else {
                assert_eq!(rules.refill, Refill::Bank, "the totals of a game: {position}");
                break;
            };
            let seat = position.turn();
            assert_eq!(stones.total(), position.board().total_citizens());
            assert_eq!(bare.turned(&bare.turned(&stones)), stones);
            assert_eq!(bare.mirrored(&bare.mirrored(&stones)), stones);
            if bare.folds_mirror() {
                assert_eq!(Some(bare.mirrored(&stones)), bare.stones(&position.mirrored().unwrap()));
            }
            // The bare game does not count quiet plies.
            if position.end_reason() == Some(oanquan::EndReason::Quiet) {
                break;
            }
            let swept = position.end_reason().map(|_| margin_at_end(&position, seat));
            assert_eq!(bare.end(&stones), swept, "{position}");
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mut own = Vec::new();
            for from in (0..5).filter(|from| bare.liftable(&stones) >> from & 1 == 1) {
                for &direction in bare.directions() {
                    own.push(bare.mv(seat, from, direction));
                    assert_eq!(bare.from(seat, bare.mv(seat, from, direction)), Some(from));
                }
            }
            assert_eq!(own, moves.iter().collect::<Vec<_>>(), "{position}");
            for mv in moves {
                let mut after = position;
                after.play_unchecked(mv);
                let (played, gain) = bare.play(&stones, bare.from(seat, mv).unwrap(), mv.direction);
                assert_eq!(gain, margin(&after, seat) - margin(&position, seat), "{mv} in {position}");
                assert_eq!(Some(played), bare.stones(&after), "{mv} in {position}");
                plies += 1;
            }
            position.play_unchecked(moves.get(rng.usize(..moves.len())).unwrap());
        }
    }
}

fn margin_at_end(position: &Position, seat: Seat) -> i32 {
    let scores = position.scores();
    (scores[seat] - scores[seat.next(2)]) as i32 - margin(position, seat)
}

#[test]
fn stones_become_a_position_and_come_back() {
    let mut rng = fastrand::Rng::with_seed(42);
    let bare = Bare::new(Rules::VIETNAM).unwrap();
    for _ in 0..1_000 {
        let line = random::position_line(&mut rng, bare.rules());
        let stones = bare.stones(&line.parse().unwrap()).unwrap();
        let position = bare.position(&stones).unwrap();
        assert_eq!(bare.stones(&position), Some(stones));
        assert_eq!(position.turn(), Seat::FIRST);
    }
    let crowded = Stones::from_packed([51, 0], 0);
    assert_eq!(bare.position(&crowded), None, "more citizens than in a game");
}

#[test]
fn rules_under_which_more_counts_are_refused() {
    let refused = |text: &str| Bare::new(text.parse().unwrap()).err().map(|why| why.to_string());
    assert_eq!(refused("three"), Some("3 seats, expected 2".into()));
    assert_eq!(
        refused("ludii"),
        Some("refill=end, where reserves belong to the state, expected borrow or bank".into())
    );
    assert_eq!(
        refused("seed+mandarin_ban=1"),
        Some("mandarin_ban=1, where the ply belongs to the state, expected 0".into())
    );
    assert!(matches!(Bare::new(Rules { row: 9, ..Rules::SEED }), Err(NotBare::Rules(_))));
    for rules in ["seed", "vietnam", "schoolyard", "tonkin", "seed+refill=bank", "seed+citizens=3+row=2"] {
        assert_eq!(refused(rules), None, "{rules}");
    }
    // A position of other rules, or with other totals, is none of this game.
    let bare = Bare::new(Rules::SEED).unwrap();
    assert_eq!(bare.stones(&Position::start(Rules::VIETNAM).unwrap()), None);
    assert!(bare.stones(&Position::start(Rules { first: 1, ..Rules::SEED }).unwrap()).is_some());
}
