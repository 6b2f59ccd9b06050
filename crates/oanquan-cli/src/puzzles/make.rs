//! `oanquan puzzles make`: puzzles out of games of the engine.

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{anyhow, bail};
use fastrand::Rng;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use oanquan::{Bare, Rules};
use oanquan_study::puzzle::{Puzzle, Puzzles, to_bytes};

use super::check::tell;
use super::difficulty;
use super::find::Finder;
use super::games;
use super::proof::{Proof, Proofs};
use crate::failure::bad_use;
use crate::interrupt::{self, INTERRUPTED};
use crate::solve::open_table;
use crate::whole;

/// Make a file of puzzles
///
/// Lets the engine's levels play against each other, and takes of their positions those of which the table of --table
/// knows that one move is better than all others: it wins or draws where no other does and is two points better, or it
/// is four points better. Kept are those that can be proved anew with the small tables of --tables and a short search,
/// that are about something (a Mandarin, a long chain or relay, an empty row, a defence), and that are not there
/// already, mirror images counting as the same. How hard a puzzle is, is what the levels find of it; of each class of
/// difficulty there are at most so many that no class has more than a seventh.
///
/// The same command makes the same file. Ctrl-C ends it without a file.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan puzzles make --rules seed --table seed-16.oaqt --tables testdata/tables --count 600 --out seed.oaqz
  oanquan puzzles make --rules seed --rules vietnam --table tables --tables testdata/tables --out puzzles.oaqz")]
pub(crate) struct Args {
    /// Rule set; may be given more than once
    #[arg(long, value_name = "RULES", default_value = "seed")]
    rules: Vec<Rules>,
    /// Endgame table to find puzzles with, or a folder of which the greatest of the same rules is taken
    #[arg(long, value_name = "PATH")]
    table: PathBuf,
    /// Endgame table that is there when the puzzles are checked, or a folder of them
    #[arg(long, value_name = "PATH")]
    tables: PathBuf,
    /// How many puzzles of each rule set
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// The most citizens on the board
    #[arg(long, value_name = "N", default_value_t = 16)]
    citizens: u32,
    /// Positions to search for the proof of one puzzle; longer ones are left out
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// What is drawn by lot is drawn with it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Points of difficulty of a class.
const CLASS: u32 = 200;

/// No class has more than this part of all.
const PART: u32 = 7;

/// Games without a new puzzle in a row after which there seem to be no more.
const IN_VAIN: usize = 2000;

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::listen(|| ())?;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} puzzles, {msg}, {eta} left")
        .expect("the template is well formed");
    // Hidden by itself where standard error is no terminal.
    let bar = ProgressBar::new(u64::from(args.count) * args.rules.len() as u64).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(250));
    let mut puzzles = Vec::new();
    for rules in &args.rules {
        let bare = Bare::new(*rules).map_err(|why| bad_use(format!("--rules {rules}: {why}")))?;
        let table = open_table(&args.table, &bare)?;
        let proofs = Proofs::new(bare, Some(open_table(&args.tables, &bare)?), &stop);
        let finder = Finder { bare: &bare, table: &table, citizens: args.citizens };
        let maker = Maker { args, rules: *rules, finder, proofs, stop: &stop, bar: &bar };
        let mut of_rules = maker.run()?;
        of_rules.sort_by_key(|puzzle| (puzzle.difficulty, puzzle.position.key()));
        puzzles.extend(of_rules);
    }
    bar.finish_and_clear();
    let bytes =
        to_bytes(&puzzles).map_err(|number| anyhow!("the file cannot hold {}", puzzles[number].position))?;
    whole::write(&args.out, &bytes)?;
    tell(&Puzzles::from_bytes(&bytes)?, out)?;
    writeln!(out, "{}: {} bytes", args.out.display(), HumanCount(bytes.len() as u64))?;
    Ok(())
}

/// Makes the puzzles of one rule set.
struct Maker<'a> {
    args: &'a Args,
    rules: Rules,
    finder: Finder<'a>,
    proofs: Proofs<'a>,
    stop: &'a Arc<AtomicBool>,
    bar: &'a ProgressBar,
}

impl Maker<'_> {
    fn run(&self) -> anyhow::Result<Vec<Puzzle>> {
        let count = self.args.count as usize;
        let mut rng = Rng::with_seed(self.args.seed);
        let mut seen = HashSet::new();
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let (mut played, mut in_vain) = (0, 0);
        while puzzles.len() < count {
            in_vain += 1;
            for position in games::positions(self.rules, &mut rng)? {
                let Some((stones, puzzle)) = self.finder.find(&position) else { continue };
                if puzzles.len() == count || !seen.insert(stones) {
                    continue;
                }
                let puzzle = Puzzle { difficulty: difficulty::of(&puzzle), ..puzzle };
                let class = |puzzle: &Puzzle| puzzle.difficulty / CLASS;
                let alike = puzzles.iter().filter(|other| class(other) == class(&puzzle)).count();
                if alike >= count.div_ceil(PART as usize) {
                    continue;
                }
                if self.proofs.prove(&puzzle, &stones, self.args.nodes) == Proof::Whole {
                    puzzles.push(puzzle);
                    self.bar.inc(1);
                    in_vain = 0;
                }
            }
            played += 1;
            self.bar.set_message(format!("{} games of {}", HumanCount(played), self.rules));
            if self.stop.load(Ordering::Relaxed) {
                self.bar.finish_and_clear();
                // With standard error closed there is nobody to tell.
                let _ = writeln!(io::stderr().lock(), "Stopped; no file was written.");
                process::exit(INTERRUPTED);
            }
            if in_vain == IN_VAIN {
                bail!(
                    "{} puzzles of {}, and none in {IN_VAIN} more games; expected {count}, or a smaller --count",
                    puzzles.len(),
                    self.rules
                );
            }
        }
        Ok(puzzles)
    }
}
