//! The games that weights are fitted to: the engine plays both sides, and what its positions came to is
//! kept. What is drawn by lot in a game follows from the seed and the game's number, and the engine begins
//! every game with an empty table, so that it does not matter who plays a game, or when.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use fastrand::Rng;
use oanquan::{Game, Move, Points};
use oanquan_engine::{Limits, Resources, Search, Table, terms};

use super::fit::{PerTerm, Sums};

/// How many random plies a game begins with.
const OPENING: std::ops::RangeInclusive<usize> = 2..=9;

/// After the opening one move in so many is random: two searches alike would see few of the positions that
/// a search has to judge.
const RANDOM_MOVE: u32 = 20;

/// Plies after which a game is given up; games with a bank can go on and on.
const MOST_PLIES: usize = 500;

/// The table of an engine, in mebibytes.
const HASH: usize = 4;

/// What is played.
pub(super) struct Plan {
    /// The rule sets, each with its start. They take turns, game by game.
    pub(super) starts: Vec<Game>,
    /// Games of each.
    pub(super) games: usize,
    /// Positions searched for a move.
    pub(super) nodes: u64,
    /// What is drawn by lot is drawn with it.
    pub(super) seed: u64,
    /// Games at once.
    pub(super) concurrency: usize,
}

impl Plan {
    /// Games of all rule sets.
    pub(super) const fn total(&self) -> usize {
        self.games * self.starts.len()
    }
}

/// A game that was played.
pub(super) struct Played {
    /// Its number, from 0.
    pub(super) number: usize,
    /// Its positions after the opening; `None` when it was given up.
    pub(super) sums: Option<Sums>,
}

/// Plays the games, in this thread says when one is over, and gives all that are over in their order. When
/// `stop` is raised those in play are dropped.
pub(super) fn play(plan: &Plan, stop: &AtomicBool, mut over: impl FnMut()) -> Vec<Played> {
    let mut rng = Rng::with_seed(plan.seed);
    let seeds: Vec<u64> = (0..plan.total()).map(|_| rng.u64(..)).collect();
    let next = AtomicUsize::new(0);
    let (sender, results) = mpsc::channel();
    let mut games = Vec::with_capacity(seeds.len());
    thread::scope(|scope| {
        for _ in 0..plan.concurrency.min(seeds.len()) {
            let (seeds, next, sender) = (&seeds, &next, sender.clone());
            scope.spawn(move || work(plan, seeds, next, &sender, stop));
        }
        drop(sender);
        for game in results {
            games.push(game);
            over();
        }
    });
    games.sort_by_key(|game: &Played| game.number);
    games
}

/// Takes the next game that nobody plays, until there is none.
fn work(plan: &Plan, seeds: &[u64], next: &AtomicUsize, sender: &Sender<Played>, stop: &AtomicBool) {
    let mut table = Table::new(HASH);
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(&seed) = seeds.get(number) else { return };
        table.clear();
        let resources = Resources { table: &table, stop, clock: None, probe: None };
        let mut game = plan.starts[number % plan.starts.len()].clone();
        let opening =
            finish(&mut game, &mut Rng::with_seed(seed), |game| searched(game, plan.nodes, resources));
        // What a stopped search found depends on when it was stopped.
        if stop.load(Ordering::Relaxed) || sender.send(Played { number, sums: sums(&game, opening) }).is_err()
        {
            return;
        }
    }
}

/// Plays a game to its end, or to [`MOST_PLIES`], and says how many plies its opening had.
fn finish(game: &mut Game, rng: &mut Rng, choose: impl Fn(&Game) -> Move) -> usize {
    let opening = rng.usize(OPENING);
    while game.end_reason().is_none() && game.moves().len() < MOST_PLIES {
        let random = game.moves().len() < opening || rng.u32(..RANDOM_MOVE) == 0;
        let moves = game.legal_moves();
        let drawn = if random { moves.get(rng.usize(..moves.len())) } else { None };
        let mv = drawn.unwrap_or_else(|| choose(game));
        game.play(mv).expect("the move is one of the legal moves");
    }
    opening
}

/// The engine's move in a game that is not over.
fn searched(game: &Game, nodes: u64, resources: Resources<'_>) -> Move {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let report = Search::new(game, limits, resources).run(&mut |_| ());
    report.best().expect("a game that is not over has a move").mv
}

/// The positions of a game from a ply on; `None` when it is not over.
fn sums(game: &Game, opening: usize) -> Option<Sums> {
    let mut sums = Sums::default();
    for (terms, gain) in gains(game, opening)? {
        sums.position(&terms, gain);
    }
    Some(sums)
}

/// The terms of each position of a finished game from a ply on, but for its last, with what was gained from
/// there to the end: by the side to move, less what the other gained, in points.
fn gains(game: &Game, opening: usize) -> Option<Vec<(PerTerm<i32>, Points)>> {
    let scores = game.outcome()?.scores;
    let positions = game.positions().iter().take(game.moves().len()).skip(opening);
    let gained = positions.map(|position| {
        let (mine, banked) = (position.turn(), position.banked());
        let other = mine.next(2);
        (terms(position), scores[mine] - banked[mine] - (scores[other] - banked[other]))
    });
    Some(gained.collect())
}

#[cfg(test)]
mod tests {
    use oanquan::Rules;

    use super::*;

    #[test]
    fn what_is_gained_is_what_both_seats_get_from_there_on() {
        // Seat 0 refills (R5), two from its reserve and three borrowed: it has −3, and seat 1 has the Mandarin,
        // 35 and the debt, 48. 9r captures the 3 in square 1.
        //
        //        4 2 1 3 0
        //     0             Q
        //        1 1 1 1 1
        //
        // 2l captures the right Mandarin, 11 points, and by a chain the 1 in square 8. Both Mandarin squares are
        // empty: 3 are left to seat 0, which comes to 3 + 3 − 3; 7 to seat 1, which comes to 48 + 12 + 7.
        let line = "oaq1 0,0,0,0,0,Q/0,3,1,2,4,0 0 2,38 0,1 - 0 60 seed";
        let mut game = Game::new(line.parse().unwrap());
        for mv in ["9r", "2l"] {
            assert_eq!(gains(&game, 0), None);
            game.play(mv.parse().unwrap()).unwrap();
        }
        // From the first, where seat 0 had 2 and seat 1 48: 1 less 19. From the second, where it had 0: 19 less 3.
        let expected = [([1, -1, -2, -1, 1, 1, 1], -18), ([1, 0, -1, 0, 1, 1, 0], 16)];
        assert_eq!(gains(&game, 0).unwrap(), expected);
        assert_eq!(gains(&game, 1).unwrap(), expected[1..]);
        assert_eq!(gains(&game, 9).unwrap(), []);
        let mut both = Sums::default();
        expected.iter().for_each(|(terms, gain)| both.position(terms, *gain));
        assert_eq!(sums(&game, 0), Some(both));
    }

    #[test]
    fn games_begin_at_random_and_stay_a_little_so() {
        let play = |seed: u64| {
            let mut game = Game::start(Rules::VIETNAM).unwrap();
            let first = |game: &Game| game.legal_moves().get(0).unwrap();
            let opening = finish(&mut game, &mut Rng::with_seed(seed), first);
            assert!(OPENING.contains(&opening) && game.end_reason().is_some());
            let later = game.positions().iter().zip(game.moves()).skip(opening);
            let strays = later.filter(|(position, mv)| position.legal_moves().get(0) != Some(**mv)).count();
            (game.moves().to_vec(), strays, game.moves().len().saturating_sub(opening))
        };
        assert_eq!(play(1), play(1));
        let games: Vec<_> = (0..200).map(play).collect();
        let sum = |of: fn(&(Vec<Move>, usize, usize)) -> usize| games.iter().map(of).sum::<usize>() as f64;
        let share = sum(|game| game.1) / sum(|game| game.2);
        // One in twenty is random, of which some are the first move after all.
        assert!((0.02..0.05).contains(&share), "{share} of the moves are random");
        let mut openings: Vec<_> = games.iter().map(|game| &game.0[..2]).collect();
        openings.sort();
        openings.dedup();
        assert!(openings.len() > 30, "{} openings in 200 games", openings.len());
    }

    #[test]
    fn games_in_play_are_dropped_when_stopped() {
        let starts = vec![Game::start(Rules::SEED).unwrap()];
        let plan = Plan { starts, games: 30, nodes: 50, seed: 1, concurrency: 2 };
        let (stop, mut over) = (AtomicBool::new(false), 0);
        let games = play(&plan, &stop, || {
            over += 1;
            stop.store(true, Ordering::Relaxed);
        });
        assert!(over == games.len() && games.len() < 30, "{} games", games.len());
    }
}
