//! `oanquan bench oracle`: how often a position of a real game can be solved while one waits, and what the
//! engine's moves lose against the truth.

use std::collections::HashSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::builder::RangedU64ValueParser;
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use oanquan::{Bare, Game, Move, Position, Rules, Stones};
use oanquan_engine::{Limits, Table, Time};
use oanquan_solver::prove::{DEEPEST, Memory, Prover, Solve, Step};
use oanquan_tables::Unpacked;

use crate::failure::bad_use;
use crate::opponent;
use crate::solve::open_table;
use crate::thinking::{self, HASH, LARGEST_HASH, search_alone};

/// Measure how much can be solved while one waits, and what the engine loses
///
/// Takes positions of games that level 5 plays against itself, one of each game, at a ply drawn by lot from the 8th
/// on. Each is solved over an endgame table by one thread, for ten seconds at most. Of those whose value is
/// proved then, the engine's moves after 10, 100 and 1000 ms are solved too: what they are worth less than the
/// best is the regret, in points. The engine thinks without tables. The positions depend on the seed alone;
/// times say something on a quiet machine only.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan bench oracle --table seed-20.oaqt
  oanquan bench oracle --table vietnam-20.oaqt --rules vietnam --positions 50")]
pub(super) struct Args {
    /// Endgame table, or a folder of which the greatest of the same rules is taken
    #[arg(long, visible_alias = "tables", value_name = "PATH")]
    table: PathBuf,
    /// Rule set
    #[arg(long, value_name = "RULES", default_value = "seed")]
    rules: Rules,
    /// How many positions
    #[arg(long, value_name = "N", default_value_t = 200)]
    positions: usize,
    /// Memory of the prover, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 256,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=LARGEST_HASH as u64))]
    hash: usize,
    /// What is drawn by lot is drawn with it
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The first ply after which positions are taken.
const FIRST_PLY: usize = 8;

/// Whose games.
const LEVEL: u8 = 5;

/// How long a person may wait for a solution.
const PATIENCE: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(10)];

/// How long the engine thinks about a move.
const THINKING: [Duration; 3] =
    [Duration::from_millis(10), Duration::from_millis(100), Duration::from_millis(1000)];

/// Games without a new position in a row after which there seem to be no more.
const IN_VAIN: usize = 1000;

/// What the engine's moves of one thinking time came to.
#[derive(Clone, Copy, Default)]
struct Regret {
    points: i64,
    moves: u32,
    best: u32,
    /// Moves whose worth was not proved in time.
    open: u32,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let bare = Bare::new(args.rules).map_err(|why| bad_use(format!("--rules {}: {why}", args.rules)))?;
    thinking::check_room(args.hash).map_err(|error| bad_use(format!("--hash: {error}")))?;
    let table = open_table(&args.table, &bare)?;
    let positions = positions(args)?;
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len}, {eta} left")?;
    // Hidden by itself where standard error is no terminal.
    let bar = ProgressBar::new(positions.len() as u64).with_style(style);
    let mut settled = [0; PATIENCE.len()];
    let mut regrets = [Regret::default(); THINKING.len()];
    for position in &positions {
        let oracle = Oracle { bare: &bare, table: &table, memory: &Memory::new(args.hash) };
        let stones = bare.stones(position).context("a position of a game")?;
        let guess = oracle.guess(position);
        if let Some((value, took)) = oracle.value(&stones, guess, position.quiet()) {
            for (count, patience) in settled.iter_mut().zip(PATIENCE) {
                *count += u32::from(took <= patience);
            }
            for (regret, time) in regrets.iter_mut().zip(THINKING) {
                let mv = chosen(position, time)?;
                regret.add(value, oracle.worth(position, &stones, mv, value));
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    tell(args, &table, positions.len(), &settled, &regrets, out)
}

fn tell(
    args: &Args,
    table: &Unpacked,
    positions: usize,
    settled: &[u32],
    regrets: &[Regret],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (rules, citizens) = (args.rules, table.index().citizens());
    writeln!(out, "{rules}: {positions} positions, a table of {citizens} citizens, one thread")?;
    for (count, patience) in settled.iter().zip(PATIENCE) {
        writeln!(out, "solved within {:>2} s   {count}", patience.as_secs())?;
    }
    writeln!(out, "engine      moves  best   mean regret   not proved")?;
    for (regret, time) in regrets.iter().zip(THINKING) {
        let mean = regret.points as f64 / f64::from(regret.moves.max(1));
        let best = 100.0 * f64::from(regret.best) / f64::from(regret.moves.max(1));
        let Regret { moves, open, .. } = regret;
        writeln!(
            out,
            "{:>4} ms  {moves:>8}  {best:>3.0} %  {mean:>6.2} points  {open:>8}",
            time.as_millis()
        )?;
    }
    Ok(())
}

impl Regret {
    fn add(&mut self, value: i32, worth: Option<i32>) {
        let Some(worth) = worth else {
            self.open += 1;
            return;
        };
        self.moves += 1;
        self.points += i64::from(value - worth);
        self.best += u32::from(value == worth);
    }
}

/// Positions of games of level 5 against itself, all different.
fn positions(args: &Args) -> anyhow::Result<Vec<Position>> {
    let mut rng = Rng::with_seed(args.seed);
    let mut seen = HashSet::new();
    let mut positions = Vec::new();
    let mut in_vain = 0;
    while positions.len() < args.positions {
        let mut game = Game::start(args.rules)?;
        let mut reached = Vec::new();
        let seed = rng.u64(..);
        while game.end_reason().is_none() {
            if game.moves().len() >= FIRST_PLY {
                reached.push(*game.position());
            }
            game.play(opponent::choose(&game, LEVEL, seed))?;
        }
        let drawn = rng.usize(..reached.len().max(1));
        if let Some(position) = reached.get(drawn).filter(|position| seen.insert(**position)) {
            positions.push(*position);
            in_vain = 0;
        } else {
            in_vain += 1;
        }
        if in_vain == IN_VAIN {
            bail!(
                "{} positions, and none in {IN_VAIN} more games; expected {}",
                positions.len(),
                args.positions
            );
        }
    }
    Ok(positions)
}

/// The move the engine finds in a time.
fn chosen(position: &Position, time: Duration) -> anyhow::Result<Move> {
    let limits = Limits { time: Some(Time::exactly(time)), ..Limits::default() };
    let report = search_alone(&Game::new(*position), limits, &Table::new(HASH), None);
    report.best().map(|line| line.mv).context("a position with moves")
}

/// Proves values, each within the longest time a person waits.
struct Oracle<'a> {
    bare: &'a Bare,
    table: &'a Unpacked,
    memory: &'a Memory,
}

impl Oracle<'_> {
    /// What the engine takes a position to be worth at a glance.
    fn guess(&self, position: &Position) -> i32 {
        let limits = Limits { nodes: Some(10_000), ..Limits::default() };
        let report = search_alone(&Game::new(*position), limits, &Table::new(1), None);
        report.best().map_or(0, |line| line.value.points() as i32)
    }

    /// The value of a position after so many plies without a capture, and how long its proof took.
    fn value(&self, stones: &Stones, guess: i32, quiet: u32) -> Option<(i32, Duration)> {
        let begun = Instant::now();
        if let Some(end) = self.bare.end(stones) {
            return Some((end, begun.elapsed()));
        }
        // A line without a capture must not come to the quiet limit (R15).
        let deepest = u32::from(DEEPEST).checked_sub(self.table.plies() + quiet)?;
        let (stop, done) = (AtomicBool::new(false), AtomicBool::new(false));
        let longest = PATIENCE[PATIENCE.len() - 1];
        thread::scope(|scope| {
            let timer = scope.spawn(|| {
                while !done.load(Ordering::Relaxed) && begun.elapsed() < longest {
                    thread::park_timeout(longest.saturating_sub(begun.elapsed()));
                }
                stop.store(true, Ordering::Relaxed);
            });
            let mut prover = Prover::new(self.bare, self.memory, &stop).with_table(Some(self.table));
            let mut solve = Solve::new(*stones, guess);
            while u32::from(solve.depth) <= deepest
                && matches!(solve.step(&mut prover, 1), Step::Better | Step::Deeper)
            {}
            let took = begun.elapsed();
            done.store(true, Ordering::Relaxed);
            timer.thread().unpark();
            solve.interval.exact().map(|value| (value, took))
        })
    }

    /// What a move of a position of this value is worth.
    fn worth(&self, position: &Position, stones: &Stones, mv: Move, value: i32) -> Option<i32> {
        let from = self.bare.from(position.turn(), mv)?;
        let (after, gain) = self.bare.play(stones, from, mv.direction);
        let quiet = position.play(mv).ok()?.quiet();
        let (next, _) = self.value(&after, gain - value, quiet)?;
        Some(gain - next)
    }
}
