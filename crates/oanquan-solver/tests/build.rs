//! Tables are what a plain computation by the slow rules makes of the same positions, pass by pass, and the
//! same bytes come out however they were built.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use oanquan::{Bare, Position, Seat, Stones};
use oanquan_solver::build::{Build, Census, Watch, solved, verify};
use oanquan_tables::{Bounds, Table, write};
use oanquan_testkit::Slow;

fn bare(rules: &str) -> Bare {
    Bare::new(rules.parse().unwrap()).unwrap()
}

/// What a position is, by the slow rules.
enum Plain {
    Over(i32),
    /// The children, each with the gain of its move; `None` where it is beyond the table.
    Open(Vec<(i32, Child)>),
}

enum Child {
    Within(Stones),
    Over(i32),
    Beyond,
}

/// The margin of the seat to move of what was won for good.
fn banked(line: &str, seat: Seat) -> i32 {
    let banked = line.parse::<Position>().unwrap().banked();
    (banked[seat] - banked[seat.next(2)]) as i32
}

/// What the end is worth to the seat to move, what was won before aside.
fn end(game: &Slow) -> Option<i32> {
    let seat = usize::from(game.turn());
    let scores = game.scores();
    let margin = (scores[seat] - scores[1 - seat]) as i32;
    let banked = banked(&game.to_line(), Seat::new(game.turn()).unwrap());
    game.over_ignoring_stall().map(|_| margin - banked)
}

fn plain(bare: &Bare, citizens: u32, stones: &Stones) -> Plain {
    let line = bare.position(stones).unwrap().to_string();
    let game = Slow::from_line(&line).unwrap();
    if let Some(end) = end(&game) {
        return Plain::Over(end);
    }
    let children = game.legal().into_iter().map(|mv| {
        let mut after = game.clone();
        after.play(&mv).unwrap();
        let line_after = after.to_line();
        let gain = banked(&line_after, Seat::FIRST) - banked(&line, Seat::FIRST);
        let child = bare.stones(&line_after.parse().unwrap()).unwrap();
        let child = match end(&after) {
            Some(end) => Child::Over(end),
            None if child.total() > citizens => Child::Beyond,
            None => Child::Within(child),
        };
        (gain, child)
    });
    Plain::Open(children.collect())
}

/// All positions with at most so many citizens.
fn positions(bare: &Bare, citizens: u32) -> Vec<Stones> {
    let squares = bare.squares();
    let mut boards = vec![[0u64; 2]];
    for square in 0..squares {
        let more = boards.iter().flat_map(|board| {
            let left = citizens - Stones::from_packed(*board, 0).total();
            (0..=left).map(move |citizens| {
                let mut board = *board;
                board[square / 8] |= u64::from(citizens) << (8 * (square % 8));
                board
            })
        });
        boards = more.collect();
    }
    let row = bare.rules().row;
    let mandarins: Vec<u32> = match bare.rules().mandarin {
        oanquan::Mandarin::Pebbles => vec![0],
        oanquan::Mandarin::Stone => (0..4).map(|it| (it & 1) << row | (it >> 1) << (2 * row + 1)).collect(),
    };
    boards.iter().flat_map(|board| mandarins.iter().map(|&it| Stones::from_packed(*board, it))).collect()
}

const UNKNOWN: Bounds = Bounds { lower: None, upper: None };

/// The bounds of a position by those before, in the plainest way.
fn next(plain: &Plain, before: &HashMap<Stones, Bounds>) -> Bounds {
    let children = match plain {
        Plain::Over(end) => return Bounds::exact(*end),
        Plain::Open(children) => children.iter().map(|(gain, child)| match child {
            Child::Over(end) => (gain, Bounds::exact(*end)),
            Child::Within(stones) => (gain, before[stones]),
            Child::Beyond => (gain, UNKNOWN),
        }),
    };
    let lowers = children.clone().filter_map(|(gain, child)| Some(gain - child.upper?));
    let uppers: Option<Vec<i32>> = children.map(|(gain, child)| Some(gain - child.lower?)).collect();
    Bounds { lower: lowers.max(), upper: uppers.map(|uppers| uppers.into_iter().max().unwrap()) }
}

#[test]
fn every_pass_is_that_of_a_plain_computation_by_the_slow_rules() {
    for (rules, citizens) in [
        ("seed+row=2+citizens=1", 4),
        ("vietnam+row=2+citizens=2", 6),
        ("seed", 2),
        ("schoolyard", 2),
        ("tonkin", 3),
        ("tonkin+row=2+mandarin=stone", 4),
        ("seed+row=3+direction=clockwise+end=stones", 2),
        ("vietnam+row=2+refill=bank+citizens=1", 5),
        ("seed+row=2+mandarin=pebbles+sweep=split+citizens=1", 5),
    ] {
        let bare = bare(rules);
        let positions = positions(&bare, citizens);
        let plain: Vec<Plain> = positions.iter().map(|stones| plain(&bare, citizens, stones)).collect();
        // Before the first pass nothing is known but the end, which `Child::Over` tells.
        let mut bounds: HashMap<Stones, Bounds> = positions.iter().map(|stones| (*stones, UNKNOWN)).collect();
        // With memory to keep some children, but not all.
        let mut build = Build::new(bare, citizens).unwrap().with_room(2_000);
        while !build.is_finished() {
            let pass = build.pass(&()).unwrap();
            let after: HashMap<Stones, Bounds> =
                positions.iter().zip(&plain).map(|(stones, plain)| (*stones, next(plain, &bounds))).collect();
            assert_eq!(pass.changed == 0, after == bounds, "{rules}, pass {}", build.passes());
            bounds = after;
            for stones in &positions {
                let found = build.probe(stones);
                assert_eq!(found, Some(bounds[stones]), "{rules}, pass {}: {stones:?}", build.passes());
            }
        }
        assert_eq!(build.plies() + 1, build.passes());
        let open = || positions.iter().zip(&plain).filter(|(_, plain)| matches!(plain, Plain::Open(_)));
        let total = Census::of(build.index(), build.bounds()).total();
        assert_eq!(total.positions, open().count() as u64, "{rules}");
        let exact = open().filter(|(stones, _)| bounds[stones].value().is_some()).count();
        assert_eq!(total.exact, exact as u64, "{rules}");
    }
}

#[test]
fn a_whole_board_is_solved() {
    let solved = solved(bare("seed+row=2+citizens=1"), &()).unwrap().unwrap();
    let moves: Vec<String> =
        solved.moves.iter().map(|(mv, bounds)| format!("{mv} {}", bounds.value().unwrap())).collect();
    assert_eq!(solved.start.value(), solved.moves.iter().filter_map(|(_, bounds)| bounds.value()).max());
    // Mirror images are worth the same.
    assert_eq!(moves[0].split_once(' ').unwrap().1, moves[3].split_once(' ').unwrap().1);
    assert_eq!(moves[1].split_once(' ').unwrap().1, moves[2].split_once(' ').unwrap().1);
    assert_eq!(solved.positions.positions, solved.positions.exact);
}

/// Stops when so many positions are done.
struct StopAfter(AtomicU64);

impl Watch for StopAfter {
    fn done(&self, places: u64) {
        let left = self.0.load(Ordering::Relaxed);
        self.0.store(left.saturating_sub(places), Ordering::Relaxed);
    }
    fn stop(&self) -> bool {
        self.0.load(Ordering::Relaxed) == 0
    }
}

fn written(build: &Build, path: &Path, level: i32) -> Vec<u8> {
    write(path, &build.sheet(Some(level)), &mut |_| true).unwrap();
    std::fs::read(path).unwrap()
}

#[test]
fn the_same_bytes_come_out_however_often_it_was_stopped_and_with_any_threads() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table");
    let mut rng = fastrand::Rng::with_seed(71);
    for (rules, citizens) in [("seed", 6), ("vietnam+row=2", 14), ("tonkin", 6)] {
        let whole = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| {
                let mut build = Build::new(bare(rules), citizens).unwrap();
                while !build.is_finished() {
                    build.pass(&()).unwrap();
                }
                written(&build, &path, 5)
            })
        };
        let expected = whole(1);
        assert!(expected == whole(3), "{rules}");
        for _ in 0..4 {
            let mut build = Build::new(bare(rules), citizens).unwrap();
            while !build.is_finished() {
                let places = rng.u64(1..6 * build.index().len());
                let watch = StopAfter(AtomicU64::new(places));
                while !build.is_finished() && build.pass(&watch).is_some() {}
                if rng.bool() {
                    continue; // Stopped, and on it goes.
                }
                if build.passes() > 0 && !build.is_finished() {
                    written(&build, &path, 1);
                    let table = Table::open(&path).unwrap();
                    assert!(!table.is_finished());
                    verify(&table, 50, &()).unwrap();
                    build = Build::resumed(&table).unwrap();
                }
            }
            assert!(written(&build, &path, 5) == expected, "{rules}");
        }
        let table = Table::open(&path).unwrap();
        let verified = verify(&table, 100, &()).unwrap();
        assert_eq!((verified.positions, verified.samples), (table.index().len(), 100));
    }
}

#[test]
fn a_wrong_bound_is_found() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table");
    let mut build = Build::new(bare("seed+row=2"), 6).unwrap();
    while !build.is_finished() {
        build.pass(&()).unwrap();
    }
    let good = build.bounds().to_vec();
    let mut rng = fastrand::Rng::with_seed(72);
    for _ in 0..200 {
        let mut bad = good.clone();
        let place = rng.usize(..bad.len());
        bad[place][rng.usize(..2)] ^= 1 << rng.u8(..8);
        let sheet = oanquan_tables::Sheet { bounds: &bad, ..build.sheet(Some(1)) };
        write(&path, &sheet, &mut |_| true).unwrap();
        let error = verify(&Table::open(&path).unwrap(), 0, &()).unwrap_err();
        assert!(error.to_string().starts_with("place "), "{error}");
    }
}

#[test]
fn tables_of_different_size_never_contradict_each_other() {
    let finished = |citizens| {
        let mut build = Build::new(bare("vietnam+row=3"), citizens).unwrap();
        while !build.is_finished() {
            build.pass(&()).unwrap();
        }
        build
    };
    let (small, large) = (finished(4), finished(8));
    let mut narrower = 0;
    for (small, large) in small.bounds().iter().zip(large.bounds()) {
        // A byte is how far a bound is from unknown: more is known in the larger table.
        assert!(small[0] <= large[0] && small[1] <= large[1]);
        narrower += u32::from(small != large);
    }
    assert!(narrower > 0);
}
