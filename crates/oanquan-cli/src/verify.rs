//! `oanquan verify`: checks a certificate.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;
use std::process;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::Context;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use oanquan::Stones;
use oanquan_solver::certificate::{CheckError, Leaves, ReadError, Reader, TableName, check};
use oanquan_tables::Table;

use crate::failure::bad_use;
use crate::interrupt::{self, INTERRUPTED};
use crate::solve::find_table;

/// Check a certificate
///
/// Reads a proof that `oanquan solve --certificate` wrote, and checks it claim by claim, with the rules and
/// nothing of the search. A certificate stands alone, or relies on the bounds of an endgame table; then the
/// table it names has to be given with --table, and the answer says so. (`oanquan tables verify` checks a
/// table.) A flipped bit anywhere is noticed.
///
/// The exit code is 0 when everything that the certificate says is proved, and 1 when it is not.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan verify start.proof
  oanquan verify start.proof --table seed-20.oaqt")]
pub(crate) struct Args {
    /// The certificate
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The endgame table it names, or a folder with it
    #[arg(long, visible_alias = "tables", value_name = "PATH")]
    table: Option<PathBuf>,
}

/// A table, asked for bounds.
struct TableLeaves(Table);

impl Leaves for TableLeaves {
    fn bounds(&self, stones: &Stones) -> Result<(Option<i32>, Option<i32>), String> {
        let bounds = self.0.probe(stones).map_err(|damage| damage.to_string())?;
        Ok(bounds.map_or((None, None), |bounds| (bounds.lower, bounds.upper)))
    }

    fn plies(&self) -> u32 {
        self.0.plies()
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let name = || args.file.display().to_string();
    let file = File::open(&args.file).map_err(|error| bad_use(format!("{}: {error}", name())))?;
    let reader = Reader::new(BufReader::new(file)).with_context(name)?;
    let header = reader.header().clone();
    let table = match (&args.table, header.table) {
        (_, None) => None,
        (None, Some(table)) => {
            return Err(bad_use(format!("{} relies on the table {table}, expected --table with it", name())));
        }
        (Some(path), Some(table)) => {
            let found = find_table(path, header.position.rules())?;
            let identity = TableName(found.identity());
            if identity != table {
                return Err(bad_use(format!("{} is {identity}, expected the table {table}", path.display())));
            }
            Some(TableLeaves(found))
        }
    };
    let stop = interrupt::listen(|| ())?;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} claims, {eta} left")
        .expect("the template is well formed");
    // Hidden by itself where standard error is no terminal.
    let bar = ProgressBar::new(header.claims).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(250));
    let leaves = table.as_ref().map(|table| table as &dyn Leaves);
    let checked = check(reader, leaves, &mut |claims| {
        bar.set_position(claims);
        !stop.load(Ordering::Relaxed)
    });
    bar.finish_and_clear();
    let checked = match checked {
        Err(CheckError::Stopped) => process::exit(INTERRUPTED),
        checked => checked.with_context(name)?,
    };
    writeln!(out, "position {}", header.position)?;
    match (header.lower, header.upper) {
        (Some(lower), Some(upper)) if lower == upper => writeln!(out, "proved: {lower}")?,
        (Some(lower), Some(upper)) => writeln!(out, "proved: {lower} to {upper}")?,
        (Some(lower), None) => writeln!(out, "proved: {lower} or more")?,
        (None, Some(upper)) => writeln!(out, "proved: {upper} or less")?,
        (None, None) => return Err(ReadError::Claim(0)).with_context(name),
    }
    let longest = checked.quiet;
    writeln!(out, "{} claims, at most {longest} plies without a capture", HumanCount(checked.claims))?;
    match header.table {
        None => writeln!(out, "It stands alone.")?,
        Some(table) => {
            writeln!(out, "It relies on the table {table}, {} times.", HumanCount(checked.leaves))?;
        }
    }
    Ok(())
}
