//! One search held against plain minimax: values, moves, proofs and lines.

use std::sync::atomic::AtomicBool;

use oanquan::{Game, Position, Seat};
use oanquan_engine::{
    Limits, Line, MAX_DEPTH, Report, Resources, Score, Search, TERMS, Table, Value, Weights,
};
use oanquan_testkit::minimax::{self, Found};

/// How a search is made.
#[derive(Clone, Copy)]
pub(crate) struct Way<'a> {
    pub(crate) table: &'a Table,
    /// Lines asked for.
    pub(crate) lines: usize,
    /// Threads beside the one that reports.
    pub(crate) helpers: usize,
    pub(crate) weights: Weights,
}

/// Weights that make values of all remainders, so that no two moves are equal by luck.
pub(crate) fn odd_weights() -> Weights {
    const ODD: [i32; 7] = [3, 5, 29, -7, 11, 13, -17];
    let mut weights = [0; TERMS];
    for (place, weight) in weights.iter_mut().enumerate() {
        *weight = ODD[place % ODD.len()];
    }
    Weights(weights)
}

/// Plain minimax of every depth from 1 on, as deep as some `nodes` positions allow, at most `deepest`.
pub(crate) fn plain(game: &mut Game, deepest: u32, nodes: u64, weights: &Weights) -> Vec<Found> {
    deepened(game, deepest, nodes, weights, |_| false)
}

/// The same without an end but the number of positions, or until every move is proved.
pub(crate) fn plain_until_proved(game: &mut Game, nodes: u64, weights: &Weights) -> Vec<Found> {
    deepened(game, u32::MAX, nodes, weights, |found| found.moves.iter().all(|(_, worth)| worth.is_exact()))
}

fn deepened(
    game: &mut Game,
    deepest: u32,
    nodes: u64,
    weights: &Weights,
    is_enough: impl Fn(&Found) -> bool,
) -> Vec<Found> {
    let evaluation = evaluation(weights);
    let mut found: Vec<Found> = Vec::new();
    for depth in 1..=deepest {
        // The next depth costs as many times more as the last one did.
        let expected = match found.as_slice() {
            [] => 0,
            [first] => first.nodes * first.nodes,
            [.., before, last] => last.nodes * last.nodes / before.nodes.max(1),
        };
        if expected > nodes || found.last().is_some_and(&is_enough) {
            break;
        }
        found.push(minimax::minimax(game, depth, &evaluation));
    }
    found
}

fn evaluation(weights: &Weights) -> impl Fn(&Position, Seat) -> i64 {
    move |position, seat| whole(oanquan_engine::evaluation(position, seat, weights))
}

/// A score in the units of minimax.
fn whole(score: Score) -> i64 {
    i64::from(score.points())
}

/// Searches a game and compares every report with the minimax of its depth, the last with the deepest.
///
/// # Panics
/// At the first difference.
pub(crate) fn compare(game: &mut Game, plain: &[Found], way: Way<'_>) -> Report {
    let limits = Limits {
        depth: plain.len().min(usize::from(MAX_DEPTH)) as u8,
        lines: way.lines,
        ..Limits::default()
    };
    let (reports, last) = search(game, limits, way);
    let text = describe(game);
    let told = || text.clone();
    let Some(deepest) = plain.last() else {
        panic!("no depth to compare in {}", told());
    };
    assert_eq!(
        last.lines.len(),
        way.lines.clamp(1, deepest.moves.len().max(1)).min(deepest.moves.len()),
        "{}",
        told()
    );
    if deepest.moves.is_empty() {
        assert_eq!((last.depth, last.nodes), (0, 0), "{}", told());
        return last;
    }
    assert_eq!(Some(&last), reports.last(), "the last report is another than returned: {}", told());
    let mut before = 0;
    for report in &reports {
        assert!(report.depth > before, "no deeper than before: {}", told());
        before = report.depth;
        same(game, &plain[usize::from(report.depth) - 1], deepest, report, &way.weights, &text);
    }
    if usize::from(last.depth) < plain.len() {
        // It stopped, so it says that everything is proved: what is found deeper cannot differ.
        assert!(last.lines.iter().all(|line| line.value.is_exact()), "stopped early: {last:?} {}", told());
        same_values(deepest, &last, &told);
    }
    last
}

/// A search by one thread to any depth.
pub(crate) fn unlimited(game: &Game, way: Way<'_>, nodes: u64) -> Report {
    search(game, Limits { lines: way.lines, nodes: Some(nodes), ..Limits::default() }, way).1
}

fn search(game: &Game, limits: Limits, way: Way<'_>) -> (Vec<Report>, Report) {
    let stop = AtomicBool::new(false);
    let resources = Resources { table: way.table, stop: &stop, clock: None, probe: None };
    let search = Search::with_weights(game, limits, resources, way.weights);
    let mut reports = Vec::new();
    let last = std::thread::scope(|scope| {
        for _ in 0..way.helpers {
            let search = &search;
            scope.spawn(move || search.help());
        }
        search.run(&mut |report| reports.push(report.clone()))
    });
    // Helpers may have handed in more nodes since.
    if let (Some(report), true) = (reports.last_mut(), way.helpers > 0) {
        *report = last.clone();
    }
    (reports, last)
}

fn same(game: &mut Game, plain: &Found, deepest: &Found, report: &Report, weights: &Weights, text: &str) {
    let told = || format!("depth {}: {report:?}\n{plain:?}\n{text}", report.depth);
    same_values(plain, report, &told);
    for line in &report.lines {
        claims(plain, line, &told);
        // What is proved stays so at every greater depth.
        claims(deepest, line, &told);
        let value = units(line.value);
        assert_eq!(line.pv.first(), Some(&line.mv), "{}", told());
        let end = minimax::follow(game, &line.pv, &evaluation(weights));
        let end = end.unwrap_or_else(|| panic!("the line {:?} is not legal: {}", line.pv, told()));
        let over = ends_game(game, line);
        assert!(line.pv.len() <= usize::from(report.depth), "a line is too long: {}", told());
        if over || line.pv.len() == usize::from(report.depth) {
            assert_eq!(end, value, "the line {:?} does not lead to its value: {}", line.pv, told());
        }
    }
}

/// The lines have the values of the best moves, in order, each the value of its own move.
fn same_values(plain: &Found, report: &Report, told: &dyn Fn() -> String) {
    let mut values: Vec<i64> = plain.moves.iter().map(|(_, worth)| worth.value).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    for (line, best) in report.lines.iter().zip(values) {
        let own = plain.of(line.mv).map(|worth| worth.value);
        assert_eq!(own, Some(units(line.value)), "the value of {} is another: {}", line.mv, told());
        assert_eq!(own, Some(best), "{} is not as good as it should be: {}", line.mv, told());
    }
    let mut moves: Vec<_> = report.lines.iter().map(|line| line.mv).collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), report.lines.len(), "a move has two lines: {}", told());
}

/// What a line says is proved, minimax proves at that depth.
fn claims(plain: &Found, line: &Line, told: &dyn Fn() -> String) {
    let Some(worth) = plain.of(line.mv) else {
        panic!("{} is not legal: {}", line.mv, told());
    };
    let said = units(line.value);
    let (at_least, at_most) = match line.value {
        Value::Exact(_) => (true, true),
        Value::AtLeast(_) => (true, false),
        Value::AtMost(_) => (false, true),
        Value::Estimate(_) => (false, false),
    };
    assert!(!at_least || worth.lower >= said, "{} is not proved to be {said} or more: {}", line.mv, told());
    assert!(!at_most || worth.upper <= said, "{} is not proved to be {said} or less: {}", line.mv, told());
}

pub(crate) fn units(value: Value) -> i64 {
    match value {
        Value::Exact(points) | Value::AtLeast(points) | Value::AtMost(points) => points,
        Value::Estimate(score) => whole(score),
    }
}

fn ends_game(game: &mut Game, line: &Line) -> bool {
    let played = line.pv.iter().take_while(|mv| game.play(**mv).is_ok()).count();
    let over = game.end_reason().is_some();
    for _ in 0..played {
        game.undo();
    }
    over
}

/// What is needed to make the game again.
pub(crate) fn describe(game: &Game) -> String {
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    format!("{} moves {}, now {}", game.positions()[0], moves.join(" "), game.position())
}
