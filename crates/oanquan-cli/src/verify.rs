//! `oanquan verify`: checks certificates and opening books.

mod book;

use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::Context;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use oanquan::Rules;
use oanquan_solver::certificate::{CheckError, Checked, Checksum, Leaves, ReadError, Reader, Subject, check};
use oanquan_tables::Table;

use crate::failure::bad_use;
use crate::interrupt::{self, INTERRUPTED};
use crate::solve::find_table;

/// Check a certificate, or an opening book
///
/// Reads a proof that `oanquan solve --certificate` wrote, and checks it claim by claim, with the rules and
/// nothing of the search. A certificate stands alone, or relies on the bounds of an endgame table; then the
/// table it names has to be given with --table, and the answer says so. (`oanquan tables verify` checks a
/// table.) A flipped bit anywhere is noticed.
///
/// A book of `oanquan book make` is walked through from the start: its moves have to be legal, every reply has to
/// be answered up to the plies that it promises, and values have to agree with those after the moves. Whether the
/// values are true only a certificate shows: that of the book, given with --certificate, is then checked too.
///
/// The exit code is 0 when everything that the file says is true, and 1 when it is not.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan verify start.proof
  oanquan verify start.proof --table seed-20.oaqt
  oanquan verify seed.oaqb --table seed-20.oaqt --certificate seed-book.proof")]
pub(crate) struct Args {
    /// The certificate, or the book
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The endgame table it names, or a folder with it
    #[arg(long, visible_alias = "tables", value_name = "PATH")]
    table: Option<PathBuf>,
    /// The certificate of a book
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
}

/// The table that a file relies on, where it needs one.
fn relied_on(
    file: &Path,
    needed: Option<Checksum>,
    given: Option<&Path>,
    rules: &Rules,
) -> anyhow::Result<Option<Table>> {
    let Some(needed) = needed else { return Ok(None) };
    let Some(path) = given else {
        let name = file.display();
        return Err(bad_use(format!("{name} relies on the table {needed}, expected --table with it")));
    };
    let found = find_table(path, rules)?;
    let identity = Checksum(found.identity());
    if identity != needed {
        return Err(bad_use(format!("{} is {identity}, expected the table {needed}", path.display())));
    }
    Ok(Some(found))
}

/// Opens a certificate.
fn open(path: &Path) -> anyhow::Result<Reader<BufReader<File>>> {
    let name = || path.display().to_string();
    let file = File::open(path).map_err(|error| bad_use(format!("{}: {error}", name())))?;
    Reader::new(BufReader::new(file)).with_context(name)
}

/// Checks so many claims in sight of people; Ctrl-C ends the program.
fn watched(
    claims: u64,
    check: impl FnOnce(&mut dyn FnMut(u64) -> bool) -> Result<Checked, CheckError>,
) -> anyhow::Result<Checked> {
    let stop = interrupt::listen(|| ())?;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} claims, {eta} left")
        .expect("the template is well formed");
    // Hidden by itself where standard error is no terminal.
    let bar = ProgressBar::new(claims).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(250));
    let checked = check(&mut |claims| {
        bar.set_position(claims);
        !stop.load(Ordering::Relaxed)
    });
    bar.finish_and_clear();
    match checked {
        Err(CheckError::Stopped) => process::exit(INTERRUPTED),
        checked => Ok(checked?),
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let name = || args.file.display().to_string();
    let mut file = File::open(&args.file).map_err(|error| bad_use(format!("{}: {error}", name())))?;
    let mut magic = [0; book::MAGIC.len()];
    if file.read_exact(&mut magic).is_ok() && magic == *book::MAGIC {
        return book::run(args, out);
    }
    if args.certificate.is_some() {
        return Err(bad_use(format!("{} is no opening book, so --certificate has no meaning", name())));
    }
    let reader = open(&args.file)?;
    let header = reader.header().clone();
    let Subject::Position(position) = &header.subject else {
        let book = "is the certificate of a book, expected the book, with --certificate";
        return Err(bad_use(format!("{} {book}", name())));
    };
    let table = relied_on(&args.file, header.table, args.table.as_deref(), position.rules())?;
    let leaves = table.as_ref().map(|table| table as &dyn Leaves);
    let checked = watched(header.claims, |tell| check(reader, leaves, tell)).with_context(name)?;
    writeln!(out, "position {position}")?;
    match (header.lower, header.upper) {
        (Some(lower), Some(upper)) if lower == upper => writeln!(out, "proved: {lower}")?,
        (Some(lower), Some(upper)) => writeln!(out, "proved: {lower} to {upper}")?,
        (Some(lower), None) => writeln!(out, "proved: {lower} or more")?,
        (None, Some(upper)) => writeln!(out, "proved: {upper} or less")?,
        (None, None) => return Err(ReadError::Claim(0)).with_context(name),
    }
    told(&checked, header.table, out)
}

/// What a certificate relies on, in words.
fn told(checked: &Checked, table: Option<Checksum>, out: &mut impl Write) -> anyhow::Result<()> {
    let longest = checked.quiet;
    writeln!(out, "{} claims, at most {longest} plies without a capture", HumanCount(checked.claims))?;
    match table {
        None => writeln!(out, "It stands alone.")?,
        Some(table) => {
            writeln!(out, "It relies on the table {table}, {} times.", HumanCount(checked.leaves))?;
        }
    }
    Ok(())
}
