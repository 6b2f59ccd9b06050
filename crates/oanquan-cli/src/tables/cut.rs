//! `oanquan tables cut`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use oanquan_tables::{Index, Sheet, write};

use super::file::open;
use crate::failure::bad_use;

/// How hard the smaller table is packed: it is made once.
const LEVEL: i32 = 22;

/// Cut the positions with few citizens out of a table
///
/// A table of few citizens that was built alone knows little, as a refill leads out of it. Built with more and
/// cut down afterwards it keeps what it knows.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan tables cut seed-20.oaqt --citizens 10 --out seed-10.oaqt")]
pub(super) struct Args {
    /// The table
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The most citizens of a position that is kept
    #[arg(long, value_name = "N")]
    citizens: u32,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Store the bounds without packing them, as the page needs them
    #[arg(long)]
    stored: bool,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let table = open(&args.file)?;
    if args.citizens > table.citizens() {
        let most = table.citizens();
        return Err(bad_use(format!(
            "--citizens {}, expected at most the {most} of the table",
            args.citizens
        )));
    }
    if args.out.exists() {
        return Err(bad_use(format!("{} exists, expected a file that does not", args.out.display())));
    }
    let unpacked = table.unpacked(&|_| ()).with_context(|| args.file.display().to_string())?;
    let index = Index::new(*table.bare(), args.citizens)?;
    let sheet = Sheet {
        bounds: &unpacked.bounds()[..index.len() as usize],
        index: &index,
        built: table.built(),
        plies: table.plies(),
        finished: table.is_finished(),
        level: (!args.stored).then_some(LEVEL),
    };
    write(&args.out, &sheet, &mut |_| true).with_context(|| args.out.display().to_string())?;
    let cut = open(&args.out)?;
    writeln!(out, "{} positions, {} bytes", cut.index().len(), cut.size())?;
    Ok(())
}
