//! Rehearsals: that they win more against who sees less, and that they end when they are told to.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use oanquan::{Game, Move, Rules};
use oanquan_engine::{Clock, Limits, Resources, Search, TERMS, Table, Time, Weights, against_people};

/// Openings that are lost for the mover, as long searches find.
const LOST: [&str; 4] = [
    "oaq1 3,3,8,2,0,0/2,3,4,2,0,10 0 4,9 1,1 - 0 4 seed",
    "oaq1 2,0,10,0,4,Q4/10,0,0,1,0,Q4 0 6,9 0,0 - 0 4 seed",
    "oaq1 3,0,9,2,0,0/8,2,1,9,3,Q4 0 6,3 0,1 - 0 4 seed",
    "oaq1 3,0,0,1,2,Q6/0,0,5,13,0,Q8 0 7,5 0,0 - 0 4 seed",
];

fn nodes(limit: u64) -> Limits {
    Limits { nodes: Some(limit), ..Limits::default() }
}

fn searched(game: &Game, limits: Limits, weights: Weights) -> Move {
    let (table, stop) = (Table::new(4), AtomicBool::new(false));
    let resources = Resources { table: &table, stop: &stop, clock: None, probe: None };
    Search::with_weights(game, limits, resources, weights).run(&mut |_| ()).best().unwrap().mv
}

fn rehearsed(game: &Game, limits: Limits, stop: &AtomicBool, clock: Option<Clock<'_>>) -> Option<Move> {
    let table = Table::new(4);
    let resources = Resources { table: &table, stop, clock, probe: None };
    against_people(game, limits, resources, &mut |limits| {
        Search::new(game, limits, resources).run(&mut |_| ())
    })
}

/// Half points of the mover against who looks six plies ahead and counts captured stones.
fn half_points(line: &str, choose: &dyn Fn(&Game) -> Move) -> i32 {
    let mut game = Game::new(line.parse().unwrap());
    let me = game.position().turn();
    while game.end_reason().is_none() {
        let mv = if game.position().turn() == me {
            choose(&game)
        } else {
            searched(&game, Limits { depth: 6, ..Limits::default() }, Weights([0; TERMS]))
        };
        game.play(mv).unwrap();
    }
    match game.outcome().unwrap().winner() {
        Some(winner) => 2 * i32::from(winner == me),
        None => 1,
    }
}

#[test]
fn lost_games_are_won_from_who_sees_less() {
    let limits = nodes(200_000);
    let stop = AtomicBool::new(false);
    let total =
        |choose: &dyn Fn(&Game) -> Move| LOST.iter().map(|line| half_points(line, choose)).sum::<i32>();
    let plain = total(&|game| searched(game, limits, Weights::TUNED));
    let hopeful = total(&|game| rehearsed(game, limits, &stop, None).unwrap());
    assert!(hopeful > plain, "{hopeful} half points with rehearsals, {plain} without");
}

#[test]
fn without_a_budget_it_is_the_search() {
    let stop = AtomicBool::new(false);
    for line in LOST {
        let game = Game::new(line.parse().unwrap());
        let limits = Limits { depth: 8, ..Limits::default() };
        assert_eq!(rehearsed(&game, limits, &stop, None), Some(searched(&game, limits, Weights::TUNED)));
    }
}

#[test]
fn the_same_nodes_give_the_same_move() {
    let stop = AtomicBool::new(false);
    for line in LOST {
        let game = Game::new(line.parse().unwrap());
        assert_eq!(
            rehearsed(&game, nodes(60_000), &stop, None),
            rehearsed(&game, nodes(60_000), &stop, None)
        );
    }
}

#[test]
fn a_flag_and_a_clock_end_it() {
    let game = Game::new(LOST[0].parse().unwrap());
    let raised = AtomicBool::new(true);
    assert!(rehearsed(&game, nodes(u64::MAX), &raised, None).is_some());
    // A clock that goes on by a millisecond at each look: the last look is not long after the limit.
    let looks = AtomicU64::new(0);
    let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
    let time = Some(Time::exactly(Duration::from_millis(300)));
    let stop = AtomicBool::new(false);
    assert!(rehearsed(&game, Limits { time, ..Limits::default() }, &stop, Some(&clock)).is_some());
    assert!(looks.load(Ordering::Relaxed) < 320, "{looks:?}");
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut game = Game::start(Rules::SEED).unwrap();
    while let Some(mv) = game.legal_moves().iter().next()
        && game.end_reason().is_none()
    {
        game.play(mv).unwrap();
    }
    assert_eq!(rehearsed(&game, nodes(1000), &AtomicBool::new(false), None), None);
}
