//! `oanquan puzzles`: makes and checks files of puzzles (docs/puzzle-format.md).

mod check;
mod difficulty;
mod find;
mod games;
mod make;
mod proof;

use std::io::Write;

/// Make and check puzzles
///
/// A puzzle is a position in which one move alone keeps what can be had; that is proved. A file of them is what the
/// page shows under Puzzles.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan puzzles check testdata/puzzles/puzzles.oaqz --tables testdata/tables
  oanquan puzzles make --rules seed --table seed-16.oaqt --tables testdata/tables --out seed.oaqz")]
pub(crate) struct Args {
    /// What to do
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Make(make::Args),
    Check(check::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.what {
        What::Make(args) => make::run(args, out),
        What::Check(args) => check::run(args, out),
    }
}
