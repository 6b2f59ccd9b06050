//! Games to search: random positions of random rule sets, and games whose past matters.

use fastrand::Rng;
use oanquan::{Board, Content, Game, Mandarin, Move, Position, Refill, Rules, Seat, Setup};
use oanquan_testkit::random;

/// Counters that are nearer to their end stop counting on the way (docs/notation.md), and values with them.
const MOST_COUNTED: u32 = 10_000;

/// A position of a random rule set. It can be over.
pub(crate) fn position(rng: &mut Rng) -> Position {
    let rules = random::rules(rng);
    position_of(rng, &rules)
}

/// A random position under given rules.
pub(crate) fn position_of(rng: &mut Rng, rules: &Rules) -> Position {
    loop {
        let line = random::position_line(rng, rules);
        let position: Position = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let reserves = Seat::all(rules.seats).map(|seat| position.reserve(seat));
        let counted = reserves.chain(position.debts().map(|debt| debt.citizens)).max();
        if counted.is_none_or(|most| most <= MOST_COUNTED) {
            return position;
        }
    }
}

/// The position with another number of quiet plies or of all plies.
pub(crate) fn recounted(position: &Position, quiet: u32, ply: u32) -> Position {
    let setup = Setup { quiet, ply, ..position.setup() };
    setup.study_position().map_or(*position, |(position, _)| position)
}

/// Random moves from a position, at most so many; the game may be over then.
pub(crate) fn playout(rng: &mut Rng, first: Position, moves: usize) -> Game {
    let mut game = Game::new(first);
    for _ in 0..moves {
        let legal = game.legal_moves();
        let Some(mv) = (!legal.is_empty()).then(|| legal.get(rng.usize(..legal.len()))).flatten() else {
            break;
        };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

/// A game in which a position stands on the board for the second time, some moves after it was there
/// first; with several positions that have been there twice, if it goes on.
pub(crate) fn repeating(rng: &mut Rng) -> Game {
    loop {
        let mut game = Game::new(sparse(rng));
        for _ in 0..rng.usize(..3) {
            step(rng, &mut game);
        }
        let Some(mut way) = way_back(rng, &mut game) else { continue };
        // A third of them not quite: the second time is yet to come.
        if rng.u8(..3) == 0 {
            way.truncate(way.len() - rng.usize(1..=2));
        }
        for mv in &way {
            let _ = game.play(*mv);
        }
        // Part of the round again: the present position may have occurred once or twice by then.
        for mv in way.iter().take(rng.usize(..=way.len())).filter(|_| way.len() % 2 == 0) {
            if game.play(*mv).is_err() {
                break;
            }
        }
        if rng.u8(..4) == 0 {
            step(rng, &mut game);
        }
        if game.end_reason().is_none() {
            return game;
        }
    }
}

fn step(rng: &mut Rng, game: &mut Game) {
    let legal = game.legal_moves();
    if !legal.is_empty()
        && let Some(mv) = legal.get(rng.usize(..legal.len()))
    {
        let _ = game.play(mv);
    }
}

/// Moves that lead from a position to itself.
fn way_back(rng: &mut Rng, game: &mut Game) -> Option<Vec<Move>> {
    let target = (*game.position().board(), game.position().turn());
    let mut way = Vec::new();
    let mut nodes = 30_000;
    // The shortest round of two seats has four plies; where others pass, a seat goes round alone.
    let seats = usize::from(game.position().rules().seats);
    for length in [2, 4, 6].into_iter().filter(|length| seats > 2 || *length == 4) {
        if walk(rng, game, &target, length, &mut way, &mut nodes) {
            return Some(way);
        }
    }
    None
}

fn walk(
    rng: &mut Rng,
    game: &mut Game,
    target: &(Board, Seat),
    left: usize,
    way: &mut Vec<Move>,
    nodes: &mut u32,
) -> bool {
    if left == 0 {
        return target == &(*game.position().board(), game.position().turn());
    }
    let mut moves: Vec<Move> = game.legal_moves().iter().collect();
    rng.shuffle(&mut moves);
    for mv in moves {
        if *nodes == 0 {
            return false;
        }
        *nodes -= 1;
        let before = *game.position();
        if game.play(mv).is_err() {
            continue;
        }
        way.push(mv);
        // No capture and no refill: stones do not come back.
        let kept = game.position().quiet() > before.quiet() && !before.must_refill();
        if kept && walk(rng, game, target, left - 1, way, nodes) {
            game.undo();
            return true;
        }
        way.pop();
        game.undo();
    }
    false
}

/// Few stones, both directions free, and Mandarin squares that keep the game alive: stones go to and fro.
fn sparse(rng: &mut Rng) -> Position {
    loop {
        let mut rules = random::rules(rng);
        rules.direction = oanquan::Directions::Free;
        if rng.bool() {
            rules.seats = 2;
            rules.teams = oanquan::Teams::None;
            rules.first %= 2;
        }
        let seats = usize::from(rules.seats);
        let mut setup = Setup::start(rules);
        let row = usize::from(rules.row);
        for square in &mut setup.squares {
            square.citizens = 0;
            square.mandarin = square.mandarin && rng.bool();
        }
        for place in 0..seats {
            let corner = &mut setup.squares[place * (row + 1) + row];
            corner.citizens = if rng.u8(..3) > 0 { rng.u8(..4) } else { 0 };
            // A row may be empty and the seat pass, where nobody can lend.
            let stones = if rng.u8(..4) == 0 { 0 } else { rng.usize(1..=3) };
            for _ in 0..stones {
                setup.squares[place * (row + 1) + rng.usize(..row)].citizens += 1;
            }
        }
        setup.turn = rng.u8(..rules.seats);
        setup.ply = rng.u32(..100);
        let poor = rng.bool() && rules.refill == Refill::Borrow;
        setup.reserves = (0..seats).map(|_| if poor { rng.u32(..2) } else { rng.u32(..20) }).collect();
        if rules.mandarin == Mandarin::Stone {
            let standing = setup.squares.iter().filter(|content: &&Content| content.mandarin).count();
            setup.mandarins[0] = (seats - standing) as u32;
        }
        if let Ok((position, _)) = setup.study_position()
            && position.end_reason().is_none()
        {
            return position;
        }
    }
}
