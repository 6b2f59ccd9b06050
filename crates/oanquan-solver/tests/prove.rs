//! Proofs by search against a plain recursion, against whole tables of small boards, and against themselves:
//! with two threads, and stopped and gone on with.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::sync::atomic::AtomicBool;

use oanquan::{Bare, Position, Stones};
use oanquan_solver::build::Build;
use oanquan_solver::prove::{Checkpoint, CheckpointError, Interval, Memory, Prover, Side, Solve, Step};

/// More than any margin, and than what a search says where nothing can be proved.
const INFINITY: i32 = 20_000;

fn bare(rules: &str) -> Bare {
    Bare::new(rules.parse().unwrap()).unwrap()
}

fn start(bare: &Bare) -> Stones {
    bare.stones(&Position::start(*bare.rules()).unwrap()).unwrap()
}

fn after_moves(bare: &Bare, stones: &Stones) -> Vec<(Stones, i32)> {
    let squares = bare.liftable(stones);
    let froms = (0..usize::from(bare.rules().row)).filter(|from| squares >> from & 1 == 1);
    froms.flat_map(|from| bare.directions().iter().map(move |way| bare.play(stones, from, *way))).collect()
}

/// What a side forces within so many plies, by its definition.
fn forced(bare: &Bare, stones: &Stones, side: Side, depth: u8) -> i32 {
    if let Some(end) = bare.end(stones) {
        return end;
    }
    let (horizon, other) = match side {
        Side::AtLeast => (-INFINITY, Side::AtMost),
        Side::AtMost => (INFINITY, Side::AtLeast),
    };
    if depth == 0 {
        return horizon;
    }
    let all = after_moves(bare, stones);
    let best = all.iter().map(|(after, gain)| gain - forced(bare, after, other, depth - 1)).max().unwrap();
    // Gains on the way do not make a horizon a margin.
    if best.abs() > INFINITY / 2 { horizon } else { best }
}

/// Positions of random play from the start.
fn played(bare: &Bare, rng: &mut fastrand::Rng) -> Stones {
    let mut stones = start(bare);
    for _ in 0..rng.usize(..40) {
        let all = after_moves(bare, &stones);
        let (after, _) = all[rng.usize(..all.len())];
        if bare.end(&after).is_some() {
            break;
        }
        stones = after;
    }
    stones
}

#[test]
fn a_search_finds_what_a_plain_recursion_finds() {
    let mut rng = fastrand::Rng::with_seed(5);
    let stop = AtomicBool::new(false);
    let (mut proved, mut failed) = (0, 0);
    for rules in [
        "seed+row=2",
        "vietnam+row=3+citizens=2",
        "tonkin+row=3+citizens=2",
        "seed+citizens=1",
        "vietnam+row=2+citizens=7",
    ] {
        let bare = bare(rules);
        let memory = Memory::new(1);
        for _ in 0..60 {
            let stones = played(&bare, &mut rng);
            let side = if rng.bool() { Side::AtLeast } else { Side::AtMost };
            let depth = rng.u8(1..6);
            let truth = forced(&bare, &stones, side, depth);
            let near = if truth.abs() == INFINITY { 0 } else { truth };
            for bound in [-40, near - 2, near - 1, near, near + 1, near + 2, 40] {
                let mut prover = Prover::new(&bare, &memory, &stop);
                match prover.prove(&stones, side, bound, depth).unwrap() {
                    Ok(found) => {
                        proved += 1;
                        assert!(
                            side.reaches(truth, found.bound) && side.reaches(found.bound, bound),
                            "{rules} {stones:?}"
                        );
                        assert!(found.plies <= depth);
                        assert!(
                            side.reaches(forced(&bare, &stones, side, found.plies), found.bound),
                            "{rules} {stones:?}"
                        );
                    }
                    Err(found) => {
                        failed += 1;
                        assert!(
                            !side.reaches(truth, bound),
                            "{rules} {stones:?} {side:?} {bound} within {depth}"
                        );
                        assert!(
                            side.reaches(found.bound, truth) && !side.reaches(found.bound, bound),
                            "{rules} {stones:?}"
                        );
                    }
                }
            }
        }
    }
    assert!(proved > 300 && failed > 300, "{proved} proved, {failed} failed");
}

/// Solves to the end or to so many steps.
fn solved(solve: &mut Solve, prover: &mut Prover<'_>, threads: usize, steps: usize) -> Interval {
    for _ in 0..steps {
        if matches!(solve.step(prover, threads), Step::Solved | Step::Stopped) {
            break;
        }
    }
    solve.interval
}

#[test]
fn small_boards_are_worth_what_their_tables_say() {
    let stop = AtomicBool::new(false);
    for rules in [
        "seed+row=2+citizens=1",
        "seed+row=2+citizens=3",
        "vietnam+row=2+citizens=4",
        "seed+row=3+citizens=1",
    ] {
        let bare = bare(rules);
        let mut build = Build::new(bare, bare.most_citizens()).unwrap();
        while !build.is_finished() {
            build.pass(&()).unwrap();
        }
        let value = build.probe(&start(&bare)).unwrap().value();
        for threads in [1, 2] {
            let memory = Memory::new(4);
            let mut prover = Prover::new(&bare, &memory, &stop);
            let mut solve = Solve::new(start(&bare), 0);
            let interval = solved(&mut solve, &mut prover, threads, 400);
            assert!(value.is_some() && interval.exact() == value, "{rules}: {value:?}, {interval:?}");
        }
    }
}

#[test]
fn a_solution_goes_on_as_if_it_had_never_stopped() {
    let bare = bare("seed+row=3+citizens=3");
    let stop = AtomicBool::new(false);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept");
    // Straight on,
    let memory = Memory::new(1);
    let mut prover = Prover::new(&bare, &memory, &stop);
    let mut straight = Solve::new(start(&bare), 0);
    solved(&mut straight, &mut prover, 1, 1000);
    // and stopped after every seventh question.
    let mut solve = Solve::new(start(&bare), 0);
    let mut nodes = 0;
    while solve.interval.exact().is_none() {
        let memory = Memory::new(1);
        let kept = Checkpoint::load("what", &memory, &path).unwrap();
        assert_eq!(kept.is_some(), nodes > 0);
        let mut prover = Prover::new(&bare, &memory, &stop);
        if let Some(kept) = kept {
            assert_eq!((kept.nodes, Solve::from_line(&kept.parts[0]).unwrap()), (nodes, solve));
            prover.add_nodes(nodes);
        }
        solved(&mut solve, &mut prover, 1, 7);
        nodes = prover.nodes();
        let checkpoint = Checkpoint { question: "what".to_string(), parts: vec![solve.to_line()], nodes };
        checkpoint.save(&memory, &path).unwrap();
    }
    assert_eq!((solve, nodes), (straight, prover.nodes()));
    assert!(nodes > 50_000);

    let other = Checkpoint::load("what else", &memory, &path).unwrap_err();
    assert!(matches!(other, CheckpointError::Line { line: 2, .. }), "{other}");
    assert!(Checkpoint::load("what", &Memory::new(2), &path).is_err());
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    std::fs::write(&path, bytes).unwrap();
    assert!(Checkpoint::load("what", &memory, &path).is_err());
}
