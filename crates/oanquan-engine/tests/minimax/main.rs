//! The search against plain minimax: whatever the table, the threads, the past of the game and the rules,
//! values are those of a search that cuts nothing and remembers nothing.
//!
//! All searches of a test share the smallest table there is, and never clear it: what others have left there
//! must not change a value.

mod compare;
mod games;
mod tables;

use fastrand::Rng;
use oanquan::{Game, Position, Rules};
use oanquan_engine::{Table, Weights};
use oanquan_testkit::minimax::Worth;

use compare::{Way, compare, describe, odd_weights, plain, plain_until_proved, units, unlimited};

/// A search with a fresh table, and two that find in the table whatever all others have left.
fn compare_ways(rng: &mut Rng, game: &mut Game, deepest: u32, nodes: u64, shared: &Table) {
    let weights = odd_weights();
    let plain = plain(game, deepest, nodes, &weights);
    let fresh = Table::new(1);
    let way = Way { table: &fresh, lines: 1, helpers: 0, weights };
    compare(game, &plain, way);
    compare(game, &plain, Way { lines: 10, table: shared, ..way });
    compare(game, &plain, Way { lines: rng.usize(1..=10), table: shared, ..way });
}

#[test]
fn every_rule_set() {
    let mut rng = Rng::with_seed(1);
    let shared = Table::new(1);
    for _ in 0..2500 {
        let mut game = Game::new(games::position(&mut rng));
        compare_ways(&mut rng, &mut game, 5, 3_000, &shared);
    }
}

#[test]
fn positions_that_have_been_there_before() {
    let mut rng = Rng::with_seed(2);
    let shared = Table::new(1);
    for _ in 0..1000 {
        let mut game = games::repeating(&mut rng);
        compare_ways(&mut rng, &mut game, 8, 6_000, &shared);
        // The same position without a past, and with less of it.
        let mut game = Game::new(*game.position());
        compare_ways(&mut rng, &mut game, 8, 3_000, &shared);
    }
}

#[test]
fn quiet_plies_near_the_limit() {
    let mut rng = Rng::with_seed(3);
    let shared = Table::new(1);
    for round in 0..250 {
        let first =
            if round % 2 == 0 { games::position(&mut rng) } else { *games::repeating(&mut rng).position() };
        // The same squares with the limit near and far, so that the table has seen them otherwise.
        for left in [1, 2, 3, 4, 5, 50] {
            let quiet = first.rules().quiet_limit() - left;
            let mut game = Game::new(games::recounted(&first, quiet, first.ply()));
            compare_ways(&mut rng, &mut game, 6, 2_000, &shared);
        }
    }
}

#[test]
fn mandarins_under_the_ban() {
    let mut rng = Rng::with_seed(4);
    let shared = Table::new(1);
    for _ in 0..250 {
        let rules = loop {
            let position = games::position(&mut rng);
            if position.rules().mandarin_ban > 0 {
                break *position.rules();
            }
        };
        let first = games::position_of(&mut rng, &rules);
        let end = u32::from(rules.mandarin_ban * rules.seats);
        for ply in [0, 1, end.saturating_sub(3), end - 1, end] {
            let mut game = Game::new(games::recounted(&first, first.quiet(), ply));
            compare_ways(&mut rng, &mut game, 5, 2_000, &shared);
        }
    }
}

#[test]
fn the_starts_of_the_presets() {
    let mut rng = Rng::with_seed(9);
    let shared = Table::new(16);
    for (_, rules) in Rules::PRESETS {
        compare_ways(&mut rng, &mut Game::start(rules).unwrap(), 5, 150_000, &shared);
    }
}

#[test]
fn whole_games_with_one_table() {
    let mut rng = Rng::with_seed(5);
    let shared = Table::new(16);
    for round in 0..40_usize {
        let (_, rules) = Rules::PRESETS[round % Rules::PRESETS.len()];
        let first = Position::start(rules).unwrap();
        let mut game = games::playout(&mut rng, first, 200);
        while game.undo().is_some() {
            if rng.u8(..3) == 0 {
                compare_ways(&mut rng, &mut game.clone(), 4, 3_000, &shared);
            }
        }
        let game = games::playout(&mut rng, first, 60);
        let mut again = Game::new(first);
        for mv in game.moves() {
            compare_ways(&mut rng, &mut again, 4, 1_000, &shared);
            again.play(*mv).unwrap();
        }
    }
}

#[test]
fn threads_that_help() {
    let mut rng = Rng::with_seed(6);
    let shared = Table::new(1);
    let weights = odd_weights();
    for round in 0..600 {
        let mut game =
            if round % 3 == 0 { games::repeating(&mut rng) } else { Game::new(games::position(&mut rng)) };
        let plain = plain(&mut game, 6, 20_000, &weights);
        let way = Way { table: &shared, lines: rng.usize(1..=10), helpers: rng.usize(1..=2), weights };
        compare(&mut game, &plain, way);
    }
}

#[test]
fn weights_that_change() {
    let mut rng = Rng::with_seed(7);
    let shared = Table::new(1);
    for _ in 0..100 {
        let mut game = Game::new(games::position(&mut rng));
        for weights in [odd_weights(), Weights::TUNED] {
            let plain = plain(&mut game, 5, 3_000, &weights);
            compare(&mut game, &plain, Way { table: &shared, lines: 10, helpers: 0, weights });
        }
    }
}

#[test]
fn endgames_solved_outright() {
    let mut rng = Rng::with_seed(8);
    let shared = Table::new(1);
    let weights = odd_weights();
    let way = Way { table: &shared, lines: 10, helpers: 0, weights };
    let (mut solved, mut proved, mut deepest) = (0, 0, 0);
    for round in 0..1000 {
        let mut game =
            if round % 3 > 0 { games::repeating(&mut rng) } else { Game::new(games::position(&mut rng)) };
        let plain = plain_until_proved(&mut game, 6_000, &weights);
        let Some(found) = plain.last().filter(|found| found.best().is_some_and(Worth::is_exact)) else {
            continue;
        };
        solved += 1;
        deepest = deepest.max(plain.len());
        // No limit of depth: the search has to find out by itself that nothing is left to find.
        let report = unlimited(&game, way, 20_000);
        let best = report.best().unwrap();
        proved += u32::from(best.value.is_exact());
        for line in report.lines.iter().filter(|line| line.value.is_exact()) {
            let worth = found.of(line.mv).unwrap();
            let value = units(line.value);
            assert!(worth.lower <= value && value <= worth.upper, "{report:?} {found:?} {}", describe(&game));
        }
        let value = found.best().map(|worth| worth.value);
        assert!(
            !best.value.is_exact() || Some(units(best.value)) == value,
            "{report:?} {found:?} {}",
            describe(&game)
        );
    }
    assert!(
        solved > 100 && proved * 3 > solved * 2,
        "{solved} solved, {proved} proved, at most {deepest} deep"
    );
}
