//! When a search stops: its stop flag, its count of nodes, its clock; and that equal searches are equal.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use oanquan::{Game, Rules};
use oanquan_engine::{Clock, Limits, MAX_DEPTH, Report, Resources, Search, Table, Time};

/// Nodes a search may go on for after it has been told to stop.
const NODES_TO_STOP: u64 = 4096;

/// Every preset's start, and a game of some moves.
fn games() -> Vec<Game> {
    let mut games: Vec<Game> = Rules::PRESETS.iter().map(|(_, rules)| Game::start(*rules).unwrap()).collect();
    let mut game = Game::start(Rules::SEED).unwrap();
    for mv in ["7r", "0l", "8l", "3r"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    games.push(game);
    games
}

/// A search by one thread with a table of its own.
fn search(
    game: &Game,
    limits: Limits,
    stop: &AtomicBool,
    clock: Option<Clock<'_>>,
    told: &mut dyn FnMut(&Report),
) -> Report {
    let table = Table::new(1);
    let resources = Resources { table: &table, stop, clock, probe: None };
    Search::new(game, limits, resources).run(told)
}

fn nodes(limit: u64) -> Limits {
    Limits { nodes: Some(limit), ..Limits::default() }
}

fn has_a_move(game: &Game, report: &Report) {
    let best = report.best().unwrap();
    assert!(game.position().is_legal(best.mv), "{report:?}");
    assert_eq!(best.pv.first(), Some(&best.mv));
}

#[test]
fn a_search_told_to_stop_before_it_begins_has_a_move() {
    let stop = AtomicBool::new(true);
    for game in games() {
        let report = search(&game, Limits::default(), &stop, None, &mut |_| ());
        has_a_move(&game, &report);
        assert!(report.nodes <= NODES_TO_STOP, "{report:?}");
        for limits in [nodes(0), Limits { depth: 0, ..Limits::default() }] {
            let report = search(&game, limits, &stop, None, &mut |_| ());
            has_a_move(&game, &report);
            assert_eq!((report.depth, report.nodes), (0, 0));
        }
    }
}

#[test]
fn the_stop_flag_is_seen_soon() {
    for game in games() {
        for depth in [1, 4, 6] {
            let stop = AtomicBool::new(false);
            let mut at = 0;
            let last = search(&game, Limits::default(), &stop, None, &mut |report| {
                if at == 0 && report.depth >= depth {
                    at = report.nodes;
                    stop.store(true, Ordering::Relaxed);
                }
            });
            assert!(at > 0 && last.nodes - at <= NODES_TO_STOP, "stopped at {at}: {last:?}");
            has_a_move(&game, &last);
        }
    }
}

#[test]
fn one_thread_never_searches_more_nodes_than_it_may() {
    let stop = AtomicBool::new(false);
    for game in games() {
        let whole = reports(&game, nodes(30_000), &stop);
        for limit in [1, 2, 10, 100, 1000, 1023, 1024, 1025, 2048, 5000, 12_345] {
            let found = reports(&game, nodes(limit), &stop);
            let last = found.last().unwrap();
            assert_eq!(last.nodes, limit, "{last:?}");
            has_a_move(&game, last);
            // The iterations that were finished are those of a longer search.
            let finished = &found[..found.len() - 1];
            assert_eq!(finished, &whole[..finished.len()]);
            assert_eq!(last.depth, finished.last().map_or(0, |report| report.depth));
        }
    }
}

#[test]
fn equal_searches_tell_the_same() {
    let stop = AtomicBool::new(false);
    for game in games() {
        for lines in [1, 3] {
            let limits = Limits { lines, ..nodes(20_000) };
            assert_eq!(reports(&game, limits, &stop), reports(&game, limits, &stop));
        }
    }
}

/// Everything a search tells, what it returns last.
fn reports(game: &Game, limits: Limits, stop: &AtomicBool) -> Vec<Report> {
    let mut reports = Vec::new();
    let last = search(game, limits, stop, None, &mut |report| reports.push(report.clone()));
    reports.push(last);
    reports
}

#[test]
fn the_clock_stops_a_search() {
    let time = Time { soft: Duration::from_secs(5), hard: Duration::from_secs(9) };
    let limits = Limits { time: Some(time), ..Limits::default() };
    let stop = AtomicBool::new(false);
    for game in games() {
        for (now, may_go_on) in [(4, true), (5, false), (8, false), (9, false), (20, false)] {
            let seconds = AtomicU64::new(0);
            let clock = || Duration::from_secs(seconds.load(Ordering::Relaxed));
            let mut told: Vec<Report> = Vec::new();
            let last = search(&game, limits, &stop, Some(&clock), &mut |report| {
                told.push(report.clone());
                match told.len() {
                    3 => seconds.store(now, Ordering::Relaxed),
                    4 => seconds.store(10, Ordering::Relaxed),
                    _ => (),
                }
            });
            has_a_move(&game, &last);
            let before = told.last().unwrap();
            assert_eq!(told.len(), if may_go_on { 4 } else { 3 }, "at {now}: {last:?}");
            assert_eq!(last.depth, before.depth);
            // After the soft limit no iteration is begun.
            assert_eq!(last.nodes, before.nodes, "at {now}: {last:?}");
            assert_eq!(last.time, clock());
        }
    }
}

#[test]
fn the_hard_limit_stops_an_iteration() {
    let time = Time { soft: Duration::from_secs(5), hard: Duration::from_secs(9) };
    let limits = Limits { time: Some(time), ..Limits::default() };
    let stop = AtomicBool::new(false);
    for game in games() {
        // A clock that passes the hard limit when somebody looks within an iteration for the third time.
        let (looks, begun) = (AtomicU64::new(0), AtomicBool::new(false));
        let clock = || {
            let within = begun.load(Ordering::Relaxed) && looks.fetch_add(1, Ordering::Relaxed) > 4;
            Duration::from_secs(if within { 9 } else { 0 })
        };
        let mut before: Option<Report> = None;
        let last = search(&game, limits, &stop, Some(&clock), &mut |report| {
            begun.store(report.nodes > 20_000, Ordering::Relaxed);
            before = Some(report.clone());
        });
        has_a_move(&game, &last);
        let before = before.unwrap();
        assert_eq!(last.depth, before.depth);
        assert!(last.nodes - before.nodes <= 8 * NODES_TO_STOP, "{last:?}");
    }
}

#[test]
fn the_clock_is_looked_at_within_an_iteration() {
    let limits = Limits { time: Some(Time::exactly(Duration::from_millis(100))), ..Limits::default() };
    let stop = AtomicBool::new(false);
    for game in games() {
        // A clock that goes on by a millisecond whenever somebody looks.
        let looks = AtomicU64::new(0);
        let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
        let last = search(&game, limits, &stop, Some(&clock), &mut |_| ());
        has_a_move(&game, &last);
        assert!(last.nodes <= 100 * NODES_TO_STOP, "{last:?}");
    }
}

#[test]
fn without_a_clock_there_is_no_time_limit() {
    let limits = Limits { time: Some(Time::exactly(Duration::ZERO)), depth: 4, ..Limits::default() };
    let stop = AtomicBool::new(false);
    for game in games() {
        let report = search(&game, limits, &stop, None, &mut |_| ());
        assert_eq!((report.depth, report.time), (4, Duration::ZERO));
    }
}

#[test]
fn helpers_stop_with_the_search() {
    for game in games() {
        let table = Table::new(1);
        let stop = AtomicBool::new(false);
        let resources = Resources { table: &table, stop: &stop, clock: None, probe: None };
        let helpers: u64 = 2;
        let search = Search::new(&game, nodes(30_000), resources);
        let last = std::thread::scope(|scope| {
            for _ in 0..helpers {
                let search = &search;
                scope.spawn(move || search.help());
            }
            search.run(&mut |_| ())
        });
        has_a_move(&game, &last);
        assert!(last.nodes <= 30_000 + helpers * NODES_TO_STOP, "{last:?}");
        // One that comes late does not stay.
        search.help();
        search.help();
    }
}

#[test]
fn no_search_is_deeper_than_the_deepest() {
    let stop = AtomicBool::new(false);
    // One direction and short rows: a deep search is cheap, and nothing is proved for long.
    let line = "oaq1 6,8,7,9/5,4,4,6 0 0,1 0,0 0>1:15,1>0:3 0 288 tonkin+row=3";
    let game = Game::new(line.parse().unwrap());
    let report = search(&game, Limits { depth: u8::MAX, ..nodes(1_500_000) }, &stop, None, &mut |_| ());
    assert_eq!(report.depth, MAX_DEPTH, "{report:?}");
}

#[test]
fn no_line_asked_for_is_one_line() {
    let stop = AtomicBool::new(false);
    for game in games() {
        let none = Limits { lines: 0, depth: 4, ..Limits::default() };
        let one = Limits { lines: 1, ..none };
        assert_eq!(reports(&game, none, &stop), reports(&game, one, &stop));
    }
}
