//! `oanquan tables solved`: whole small boards.

use std::io::Write;
use std::time::Instant;

use oanquan::{Bare, Rules};
use oanquan_solver::build::{Solved, solved};
use oanquan_tables::Index;

use super::file::told;
use super::watch::{Bar, threads};
use crate::failure::bad_use;

/// Solve whole small boards
///
/// A table of all citizens there are holds the start of the game too. Prints a table in Markdown, a line for
/// each rule set: the value of the start for the side that begins, the value of each first move, how many
/// positions there are that are not over (all placements of at most the start's citizens with any Mandarins
/// standing, as the side to move sees them), for how many of them the bounds never meet, the plies within which
/// the value of the start is forced and those within which all is, the time and the memory.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan tables solved --rules seed+row=2+citizens=3
  oanquan tables solved")]
pub(super) struct Args {
    /// Rule set; may be given again [default: rows of 2 with 1 to 7 citizens and rows of 3 with 1 to 5, under seed
    /// and vietnam]
    #[arg(long, value_name = "RULES")]
    rules: Vec<Rules>,
    /// Threads [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = if args.rules.is_empty() { small_boards() } else { args.rules.clone() };
    let bares = rules
        .iter()
        .map(|rules| Bare::new(*rules).map_err(|fault| bad_use(format!("--rules {rules}: {fault}"))))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let bar = Bar::listen()?;
    let pool = threads(args.threads)?;
    writeln!(out, "| rules | value | first moves | positions | never meet | plies | all | s | MiB |")?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for bare in bares {
        let rules = *bare.rules();
        let index = Index::new(bare, rules.start_citizens());
        let index = index.map_err(|fault| bad_use(format!("--rules {rules}: {fault}")))?;
        let begun = Instant::now();
        bar.begin(rules.to_string(), index.len());
        let solved = pool.install(|| solved(bare, &bar));
        let Some(solved) = solved? else {
            out.flush()?;
            bar.interrupted("Stopped.");
        };
        writeln!(out, "{}", line(&rules, &solved, begun.elapsed().as_secs_f64()))?;
        out.flush()?;
    }
    bar.end();
    Ok(())
}

fn small_boards() -> Vec<Rules> {
    let boards = (1..=7).map(|citizens| (2, citizens)).chain((1..=5).map(|citizens| (3, citizens)));
    boards
        .flat_map(|(row, citizens)| {
            [Rules::SEED, Rules::VIETNAM].map(|rules| Rules { row, citizens, ..rules })
        })
        .collect()
}

fn line(rules: &Rules, solved: &Solved, seconds: f64) -> String {
    let moves: Vec<String> =
        solved.moves.iter().map(|(mv, bounds)| format!("{mv} {}", told(*bounds))).collect();
    format!(
        "| {rules} | {} | {} | {} | {} | {} | {} | {seconds:.1} | {} |",
        told(solved.start),
        moves.join(", "),
        solved.positions.positions,
        solved.positions.positions - solved.positions.exact,
        solved.plies,
        solved.all_plies,
        solved.memory.div_ceil(1 << 20)
    )
}
