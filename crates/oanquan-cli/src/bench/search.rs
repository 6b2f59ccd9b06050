//! `oanquan bench search`: how many positions the search looks at, how fast, and what a second thread
//! brings.
//!
//! The positions are fixed, so the nodes of one thread are the same on every machine: their total is the
//! engine's signature, and a change of it says that the search has changed.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use fastrand::Rng;
use oanquan::{Game, Rules};
use oanquan_engine::{Limits, Report, Table};

use crate::thinking::{HASH, Means, search};

/// Measure the search: nodes, speed, threads
///
/// Searches from the start of two rule sets and tells for each iteration how many positions were looked at
/// so far (nodes), how many times more a ply costs than the one before (branching), how often the first
/// move searched was enough (first cuts), and the speed. The last line is the total of nodes over fixed
/// positions, the same on every machine: it changes only when the search does. With --threads it measures
/// instead what more threads bring; that takes a minute and means something on a quiet machine only.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan bench search
  oanquan bench search --depth 20
  oanquan bench search --threads 2")]
pub(super) struct Args {
    /// Depth of the table of the two starts, in plies
    #[arg(long, value_name = "PLIES", default_value_t = 20, value_parser = clap::value_parser!(u8).range(2..=40))]
    depth: u8,
    /// Compare so many threads with one, in place of the rest
    #[arg(long, value_name = "THREADS", value_parser = clap::value_parser!(u8).range(2..=64))]
    threads: Option<u8>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    match args.threads {
        Some(threads) => compare_threads(usize::from(threads), out),
        None => {
            for name in ["seed", "vietnam"] {
                depths(name, args.depth, out)?;
            }
            signature(out)
        }
    }
}

/// The depth of the signature's searches.
const SIGNATURE_DEPTH: u8 = 12;

/// Random openings of each rule set of the signature, beside its start.
const OPENINGS: u64 = 5;

/// What a search of one position took.
fn searched(game: &Game, limits: Limits, threads: usize, table: &mut Table) -> Report {
    table.clear();
    let stop = AtomicBool::new(false);
    let means = Means { table, threads, stop: &stop, begun: Instant::now(), tables: None };
    search(game, limits, &means, &mut |_| ())
}

/// The iterations of a search from a start.
fn depths(name: &str, depth: u8, out: &mut impl Write) -> anyhow::Result<()> {
    let game = Game::start(name.parse()?)?;
    let table = Table::new(4 * HASH);
    let stop = AtomicBool::new(false);
    let means = Means { table: &table, threads: 1, stop: &stop, begun: Instant::now(), tables: None };
    writeln!(out, "{name}: from the start, one thread, no endgame tables")?;
    writeln!(out, "depth       nodes  branching  first cuts  M nodes/s  value  line")?;
    let mut rows = Vec::new();
    // Depth, nodes, cut-offs and cut-offs by the first move of the iteration before.
    let mut before = (0, 0, 0, 0);
    search(&game, Limits { depth, ..Limits::default() }, &means, &mut |report| {
        // Iterations are two plies apart, so a ply's branching is the root of their ratio.
        let plies = f64::from(report.depth - before.0);
        let own = (report.nodes - before.1) as f64;
        let last = rows.last().map_or(1.0, |(nodes, _): &(f64, String)| *nodes);
        let cuts = (report.cuts - before.2).max(1) as f64;
        let first_cuts = (report.first_cuts - before.3) as f64;
        let speed = report.nodes as f64 / report.time.as_secs_f64() / 1e6;
        let line = report.best().map_or(String::new(), |line| {
            let moves: Vec<String> = line.pv.iter().take(6).map(ToString::to_string).collect();
            format!("{:>5}  {}", line.value.to_string(), moves.join(" "))
        });
        let branching = (own / last).powf(1.0 / plies);
        let row = format!(
            "{:>5}  {:>10}  {branching:>9.2}  {:>8.1} %  {speed:>9.1}  {line}",
            report.depth,
            report.nodes,
            100.0 * first_cuts / cuts
        );
        rows.push((own, row));
        before = (report.depth, report.nodes, report.cuts, report.first_cuts);
    });
    for (_, row) in rows {
        writeln!(out, "{row}")?;
    }
    writeln!(out)?;
    Ok(())
}

/// The fixed positions: the start of every preset, and a few random openings of each.
fn positions() -> anyhow::Result<Vec<Game>> {
    let mut games = Vec::new();
    for (_, rules) in Rules::PRESETS {
        for seed in 0..=OPENINGS {
            let mut rng = Rng::with_seed(seed);
            let mut game = Game::start(rules)?;
            for _ in 0..3 * seed {
                let moves = game.legal_moves();
                let place = if moves.is_empty() { 0 } else { rng.usize(..moves.len()) };
                let Some(mv) = moves.get(place) else { break };
                game.play(mv)?;
            }
            if game.end_reason().is_none() {
                games.push(game);
            }
        }
    }
    Ok(games)
}

/// The total of nodes over the fixed positions.
fn signature(out: &mut impl Write) -> anyhow::Result<()> {
    let games = positions()?;
    let mut table = Table::new(16);
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for game in &games {
        // Boards of more seats branch more: they are searched less deep.
        let depth = if game.position().rules().seats == 2 { SIGNATURE_DEPTH } else { SIGNATURE_DEPTH / 2 };
        let report = searched(game, Limits { depth, ..Limits::default() }, 1, &mut table);
        nodes += report.nodes;
        time += report.time;
    }
    writeln!(out, "{} positions, {:.1} M nodes/s", games.len(), nodes as f64 / time.as_secs_f64() / 1e6)?;
    writeln!(out, "Bench: {nodes}")?;
    Ok(())
}

/// How many positions the threads are compared on.
const COMPARED: u64 = 20;

/// What more threads bring: nodes a second, and how much sooner a depth is reached.
fn compare_threads(threads: usize, out: &mut impl Write) -> anyhow::Result<()> {
    let mut table = Table::new(4 * HASH);
    let (mut speed, mut sooner) = (0.0, 0.0);
    for seed in 0..COMPARED {
        let mut rng = Rng::with_seed(seed);
        let rules = if seed % 2 == 0 { Rules::SEED } else { Rules::VIETNAM };
        let mut game = Game::start(rules)?;
        for _ in 0..seed % 5 {
            let moves = game.legal_moves();
            if let Some(mv) = moves.get(rng.usize(..moves.len().max(1))) {
                game.play(mv)?;
            }
        }
        // A depth that takes one thread about a second.
        let depth = deep_enough(&game, &mut table);
        let limits = Limits { depth, ..Limits::default() };
        let one = searched(&game, limits, 1, &mut table);
        let many = searched(&game, limits, threads, &mut table);
        let rate = |report: &Report| report.nodes as f64 / report.time.as_secs_f64();
        let (faster, earlier) = (rate(&many) / rate(&one), one.time.as_secs_f64() / many.time.as_secs_f64());
        writeln!(
            out,
            "position {seed:>2}  depth {depth:>2}  {faster:.2} times the nodes a second, {earlier:.2} times sooner"
        )?;
        out.flush()?;
        speed += faster.ln();
        sooner += earlier.ln();
    }
    let mean = |sum: f64| (sum / COMPARED as f64).exp();
    writeln!(
        out,
        "{threads} threads against one, geometric means over {COMPARED} positions: {:.2} times the nodes a second, {:.2} times sooner to the depth",
        mean(speed),
        mean(sooner)
    )?;
    Ok(())
}

/// The depth whose search takes a second or more.
fn deep_enough(game: &Game, table: &mut Table) -> u8 {
    table.clear();
    let stop = AtomicBool::new(false);
    let means = Means { table, threads: 1, stop: &stop, begun: Instant::now(), tables: None };
    let mut depth = 2;
    search(game, Limits::default(), &means, &mut |report| {
        depth = report.depth;
        if report.time >= Duration::from_secs(1) {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    });
    depth
}
