//! The match of several rounds (R21).

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use oanquan::{Game, Match, MatchError, MatchOutcome, Rules, Seat};

const FIRST: Seat = Seat::FIRST;

fn second() -> Seat {
    FIRST.next(2)
}

/// A finished game of the match's next round: seeded random moves, taken from the first seed on whose
/// outcome is wanted.
fn finished(series: &Match, wanted: impl Fn(&Match, &Game) -> bool) -> Game {
    for seed in 0..20_000 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = Game::start(series.round_rules()).unwrap();
        while game.end_reason().is_none() {
            let moves = game.legal_moves();
            game.play(moves.get(rng.usize(..moves.len())).unwrap()).unwrap();
        }
        if wanted(series, &game) {
            return game;
        }
    }
    panic!("no such game among the seeds");
}

fn margin(series: &Match, game: &Game) -> i64 {
    let scores = series.scores(game.position());
    scores[FIRST] - scores[second()]
}

#[test]
fn the_loser_sells_fields_and_begins_the_next_round() {
    let mut series = Match::new(Rules::SEED, 3).unwrap();
    // Seat 1 wins with 27 of 70 against it: seat 0 lacks eight, a field of five and half a field for three.
    let game = finished(&series, |series, game| {
        series.scores(game.position())[FIRST] == 27 && margin(series, game) < 0
    });
    let result = series.finish_round(&game).unwrap();
    assert_eq!((result.winner, result.sold, result.bought_back), (Some(second()), 3, 0));
    assert_eq!((series.half_fields_sold(FIRST), series.half_fields_sold(second())), (3, 0));
    // Seat 0 wins by 46 to 24: it buys two full fields back, which is all it has sold, and then seat 1
    // sells the eleven it lacks, two fields and a half, and begins.
    let game = finished(&series, |series, game| {
        series.scores(game.position())[second()] == 24 && margin(series, game) == 22
    });
    let result = series.finish_round(&game).unwrap();
    assert_eq!((result.bought_back, result.sold), (3, 5));
    assert_eq!((series.half_fields_sold(FIRST), series.half_fields_sold(second())), (0, 5));
    assert_eq!(series.round_rules().first, 1, "the loser begins");
    assert_eq!(series.rounds(), 2);
}

#[test]
fn stones_in_sold_fields_are_the_buyers() {
    let mut series = Match::new(Rules::SEED, 4).unwrap();
    let game = finished(&series, |series, game| {
        series.scores(game.position())[FIRST] == 27 && margin(series, game) < 0
    });
    series.finish_round(&game).unwrap();
    // Seat 0 has sold field 5 whole and half of field 6: four stones and one of three are seat 1's.
    let position = "oaq1 4,3,2,0,0,0/0,1,0,0,0,0 0 20,20 1,1 - 0 30 seed".parse().unwrap();
    let scores = series.scores(&position);
    assert_eq!(position.scores().seats(2), [39, 31]);
    assert_eq!(scores.seats(2), [39 - 4 - 1, 31 + 4 + 1]);
}

#[test]
fn a_match_is_won_by_fields_or_drawn_after_twenty_rounds() {
    let mut series = Match::new(Rules::SEED, 3).unwrap();
    while series.outcome().is_none() {
        let game = finished(&series, |series, game| margin(series, game) > 0);
        series.finish_round(&game).unwrap();
    }
    assert_eq!(series.outcome(), Some(MatchOutcome::Won(FIRST)));
    assert!(series.half_fields_sold(second()) >= 6);
    let game = Game::start(Rules::SEED).unwrap();
    assert_eq!(series.finish_round(&game), Err(MatchError::MatchOver));

    let mut series = Match::new(Rules::SEED, 3).unwrap();
    for round in 0..oanquan::ROUND_LIMIT {
        assert_eq!((series.outcome(), series.rounds()), (None, round));
        let game = finished(&series, |series, game| margin(series, game) == 0);
        let result = series.finish_round(&game).unwrap();
        assert_eq!((result.winner, result.sold), (None, 0), "a drawn round changes nothing");
    }
    assert_eq!(series.outcome(), Some(MatchOutcome::Draw));
}

#[test]
fn what_is_no_round_of_the_match_is_refused() {
    assert_eq!(Match::new(Rules::FOUR, 3), Err(MatchError::Seats { seats: 4 }));
    assert!(matches!(Match::new(Rules::SEED, 5), Err(MatchError::FieldsToWin { .. })));
    assert!(matches!(Match::new(Rules { row: 2, ..Rules::SEED }, 3), Err(MatchError::FieldsToWin { .. })));
    assert!(matches!(Match::new(Rules { citizens: 9, ..Rules::SEED }, 3), Err(MatchError::Rules(_))));
    let mut series = Match::new(Rules::SEED, 3).unwrap();
    let before = series.clone();
    let game = Game::start(Rules::SEED).unwrap();
    assert_eq!(series.finish_round(&game), Err(MatchError::RoundNotOver { plies: 0 }));
    let other = Game::start(Rules::VIETNAM).unwrap();
    assert!(matches!(series.finish_round(&other), Err(MatchError::OtherRound { .. })));
    assert_eq!(series, before);
}
