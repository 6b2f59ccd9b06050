//! `oanquan puzzles check`: proves anew that each puzzle of a file has one solution.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process;
use std::time::Duration;

use anyhow::{Context, bail};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use oanquan::{Bare, Rules};
use oanquan_study::puzzle::{Puzzle, Puzzles, Theme, themes};

use super::proof::{Proof, Proofs};
use crate::failure::bad_use;
use crate::interrupt::{self, INTERRUPTED};
use crate::solve::open_table;

/// Check a file of puzzles
///
/// Proves for each puzzle that its solution keeps the value, and that no other move keeps more than the bound, with
/// the rules, a search and the bounds of endgame tables (`oanquan tables verify` checks a table). Looks also that
/// none is there twice, mirror images counting as the same, and that the themes are those of the solution.
///
/// The exit code is 0 when everything is so, and 1 when something is not.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan puzzles check testdata/puzzles/puzzles.oaqz --tables testdata/tables")]
pub(crate) struct Args {
    /// The file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Endgame tables that the proofs rely on: a file, or a folder of which the greatest of the same rules is taken
    #[arg(long, visible_alias = "table", value_name = "PATH")]
    tables: Option<PathBuf>,
    /// Positions to search for each puzzle, before it counts as not proved
    #[arg(long, value_name = "N", default_value_t = 10_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let name = || args.file.display().to_string();
    let bytes = fs::read(&args.file).map_err(|error| bad_use(format!("{}: {error}", name())))?;
    let puzzles = Puzzles::from_bytes(&bytes).with_context(name)?;
    let stop = interrupt::listen(|| ())?;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} puzzles, {eta} left")
        .expect("the template is well formed");
    // Hidden by itself where standard error is no terminal.
    let bar = ProgressBar::new(puzzles.len() as u64).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(250));
    let mut faults = Vec::new();
    let mut rule_sets: Vec<Rules> = Vec::new();
    let all = || puzzles.iter().enumerate();
    for (_, puzzle) in all() {
        if !rule_sets.contains(puzzle.position.rules()) {
            rule_sets.push(*puzzle.position.rules());
        }
    }
    for rules in rule_sets {
        let bare = Bare::new(rules)?;
        let table = args.tables.as_deref().map(|path| open_table(path, &bare)).transpose()?;
        let proofs = Proofs::new(bare, table, &stop);
        let mut seen = HashSet::new();
        for (number, puzzle) in all().filter(|(_, puzzle)| *puzzle.position.rules() == rules) {
            let stones =
                bare.stones(&puzzle.position).context("the stones of a puzzle are those of a game")?;
            let mut fault =
                |why: String| faults.push((number, format!("puzzle {number}: {why}; {}", puzzle.position)));
            if !seen.insert(bare.canonical(&stones)) {
                fault("it is there twice, expected once, mirror images too".into());
            }
            let expected = themes(&puzzle.position, puzzle.solution);
            if puzzle.themes != expected {
                fault(format!(
                    "its themes are {:#08b}, expected {:#08b}",
                    puzzle.themes.bits(),
                    expected.bits()
                ));
            }
            match proofs.prove(puzzle, &stones, args.nodes) {
                Proof::Whole => (),
                Proof::Fails(mv) => fault(refuted(puzzle, mv)),
                Proof::TooLong => fault(format!("not proved with {} positions", HumanCount(args.nodes))),
                Proof::Stopped => {
                    bar.finish_and_clear();
                    process::exit(INTERRUPTED);
                }
            }
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    for (_, fault) in &faults {
        writeln!(out, "{fault}")?;
    }
    // Of one puzzle several things can be wrong.
    faults.dedup_by_key(|(number, _)| *number);
    if !faults.is_empty() {
        bail!("{}: {} of {} puzzles are wrong", name(), faults.len(), puzzles.len());
    }
    tell(&puzzles, out)?;
    Ok(())
}

/// What was not proved.
fn refuted(puzzle: &Puzzle, mv: oanquan::Move) -> String {
    if mv == puzzle.solution {
        format!("no proof that {mv} keeps {}", puzzle.value)
    } else {
        format!("no proof that {mv} keeps no more than {}", puzzle.bound)
    }
}

/// What is in the file.
pub(super) fn tell(puzzles: &Puzzles, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{} puzzles, each with one solution", HumanCount(puzzles.len() as u64))?;
    for theme in Theme::ALL {
        let count = puzzles.iter().filter(|puzzle| puzzle.themes.contains(theme)).count();
        writeln!(out, "{:9} {count:>6}", format!("{theme:?}").to_lowercase())?;
    }
    for least in (0..3000).step_by(300) {
        let range = least..least + 300;
        let count = puzzles.iter().filter(|puzzle| range.contains(&puzzle.difficulty)).count();
        if count > 0 {
            writeln!(out, "difficulty {least:>4} to {:>4}  {count:>6}", least + 299)?;
        }
    }
    Ok(())
}
