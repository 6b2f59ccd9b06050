//! `oanquan tables verify`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use oanquan_solver::build::{VerifyError, verify};

use super::file::open;
use super::watch::{Bar, threads};

/// Check a table
///
/// Compares all bytes with their checksums, the bounds of every position with those of the positions after it,
/// and some positions, spread over the table, with what a search finds that knows the rules alone. Exit code 1
/// and the first thing that is wrong, when something is.
///
/// Bounds that hold each other up in a circle would not be found so. To rule these out too, build the table
/// again: the same bytes have to come out.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan tables verify seed-12.oaqt
  oanquan tables verify seed-12.oaqt --samples 10000")]
pub(super) struct Args {
    /// The table
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Positions to search
    #[arg(long, value_name = "N", default_value_t = 1000)]
    samples: u64,
    /// Threads [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let table = open(&args.file)?;
    let bar = Bar::listen()?;
    bar.begin("checking".into(), table.index().len());
    let verified = threads(args.threads)?.install(|| verify(&table, args.samples, &bar));
    bar.end();
    match verified {
        Ok(verified) => {
            writeln!(
                out,
                "{} positions agree with their children, {} with a search; all bytes are as they were written",
                verified.positions, verified.samples
            )?;
            Ok(())
        }
        Err(VerifyError::Stopped) => bar.interrupted("Stopped before everything was checked."),
        Err(error) => Err(error).with_context(|| args.file.display().to_string()),
    }
}
