//! `oanquan book make`: a book, position after position.

use std::io::Write;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use clap::builder::RangedU64ValueParser;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use oanquan::{Bare, Position, Rules};
use oanquan_solver::book::{Draft, Effort, Page, Reached, make};
use oanquan_solver::certificate::Checksum;
use oanquan_solver::prove::{Checkpoint, DEEPEST, Memory, Prover};
use oanquan_tables::{Book, Unpacked, write_book};

use super::proofs::Proofs;
use crate::failure::bad_use;
use crate::interrupt::INTERRUPTED;
use crate::solve::{Budget, guess, misread, open_table};
use crate::thinking::{self, LARGEST_HASH, MOST_THREADS};
use crate::whole;

/// Memory when none is asked for, in mebibytes.
const HASH: usize = 512;

/// Plies when none are asked for.
const PLIES: u32 = 4;

/// Make a book
///
/// Solves the start, then every position that the other side can lead to from there, the fewest plies first, so
/// that a budget that ends leaves a book that is whole up to some ply. The proofs are those of `oanquan solve`,
/// and share one memory. Positions that are over, or that the endgame table of --table knows, are left out. Where
/// the bounds of a position do not meet within --each, the book has the interval that is proved.
///
/// With --keep what was done is written to a file, and the same command goes on from there, after a kill too. With
/// a greater --depth it goes on to more plies, with a greater --each to positions that had an interval. With one
/// thread, a run that was killed comes to the same bytes.
///
/// The exit code is 0 when all positions were done, 1 when the budget ended before, and 130 after Ctrl-C; the book
/// is written in each case.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan book make --rules seed+row=2+citizens=3 --out small.oaqb
  oanquan book make --table seed-20.oaqt --hash 8000 --threads 2 --depth 8 --keep seed.draft --out seed.oaqb")]
pub(crate) struct Args {
    /// Rule set
    #[arg(long, value_name = "RULES", default_value_t)]
    rules: Rules,
    /// Endgame table, or a folder of which the greatest of the same rules is taken
    #[arg(long, visible_alias = "tables", value_name = "PATH")]
    table: Option<PathBuf>,
    /// Memory for what is found out, in MiB
    #[arg(long, value_name = "MIB", default_value_t = HASH,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=LARGEST_HASH as u64))]
    hash: usize,
    /// Threads, each at a position of its own
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_THREADS as u64))]
    threads: usize,
    /// The most plies of a position from the start
    #[arg(long, value_name = "PLIES", default_value_t = PLIES)]
    depth: u32,
    /// Seconds to search
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..))]
    time: Option<u32>,
    /// Positions to search in all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Positions to search for each entry, before it is left with an interval
    #[arg(long, value_name = "N", default_value_t = 100_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    each: u64,
    /// File to go on from, and to write where it stands to, now and then
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Seconds between two times
    #[arg(long, value_name = "SECONDS", default_value_t = 300, requires = "keep")]
    keep_every: u64,
    /// File to write the book to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// File to write the proofs of all entries to
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    /// The most plies of the entries whose proofs are written [default: all]
    #[arg(long, value_name = "PLIES", requires = "certificate")]
    certificate_depth: Option<u32>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let bare = Bare::new(args.rules).map_err(|error| bad_use(format!("--rules: {error}")))?;
    let start = Position::start(args.rules)?;
    let stones = bare.stones(&start).context("the start has the stones of a game")?;
    if bare.end(&stones).is_some() {
        return Err(bad_use(format!("--rules: the start of {} is over", args.rules)));
    }
    thinking::check_room(args.hash).map_err(|error| bad_use(format!("--hash: {error}")))?;
    let table = args.table.as_deref().map(|path| open_table(path, &bare)).transpose()?;
    let behind = table.as_ref().map_or(0, Unpacked::plies);
    let deepest = u32::from(DEEPEST).checked_sub(behind).filter(|deepest| *deepest > 0);
    let deepest = deepest.ok_or_else(|| {
        bad_use(format!("the bounds of the table take {behind} plies, expected fewer than {DEEPEST} (R15)"))
    })?;
    let name = table.as_ref().map_or("no table".to_string(), |table| Checksum(table.identity()).to_string());
    let question = format!("book of {}, {} MiB, {name}", args.rules, args.hash);

    let effort = Effort {
        plies: args.depth,
        deepest: deepest as u8,
        each: args.each,
        nodes: args.nodes.unwrap_or(u64::MAX),
    };
    let budget = Budget::begin(args.time)?;
    let memory = Memory::new(args.hash);
    let new_prover = || Prover::new(&bare, &memory, &budget.stop).with_table(table.as_ref());
    let mut provers: Vec<_> = (0..args.threads).map(|_| new_prover()).collect();
    let misread = |error| misread(args.keep.as_deref(), error);
    let kept = match &args.keep {
        Some(path) => Checkpoint::load(&question, &memory, path).map_err(misread)?,
        None => None,
    };
    let draft = match kept {
        Some(kept) => Draft::from_lines(&bare, &kept.parts, &effort)
            .map_err(|number| misread(kept.wrong_part(number, "a position of a book")))?,
        None => Draft::new(&new_prover(), &stones, guess(&start)),
    };
    let draft = Mutex::new(draft);
    let keeper = Keeper { args, question: &question, memory: &memory, kept_at: Mutex::new(Instant::now()) };
    let begun = draft.lock().unwrap_or_else(PoisonError::into_inner).nodes();
    let bar = Bar::new();
    let failure = Mutex::new(None);
    make(&draft, &mut provers, &effort, &|draft| {
        bar.tell(draft, args.depth);
        if let Err(error) = keeper.now_and_then(draft) {
            *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            budget.stop.store(true, Ordering::Relaxed);
        }
    });
    bar.bar.finish_and_clear();
    if let Some(error) = failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error);
    }
    let draft = draft.into_inner().unwrap_or_else(PoisonError::into_inner);
    keeper.keep(&draft)?;

    let reached = draft.reached();
    let mut entries = reached.entries(behind);
    let proofs = match &args.certificate {
        // Time that ran out for the book does not end its certificate; Ctrl-C does.
        Some(_) if !budget.interrupted.load(Ordering::Relaxed) => {
            let prover = Prover::new(&bare, &memory, &budget.interrupted).with_table(table.as_ref());
            Some(Proofs::of(&reached, args.certificate_depth, prover, table.as_ref(), &mut entries)?)
        }
        _ => None,
    };
    let identity = table.as_ref().map(Unpacked::identity);
    let bytes = write_book(&bare, reached.plies().min(args.depth), identity, entries);
    let book = Book::from_bytes(&bytes)?;
    whole::write(&args.out, &bytes)?;
    tell(&reached, out)?;
    let seconds = budget.begun.elapsed().as_secs_f64();
    let searched = draft.nodes() - begun;
    writeln!(
        out,
        "{}: {} entries, {} of them exact, all up to ply {}, {} bytes",
        args.out.display(),
        HumanCount(book.len() as u64),
        HumanCount(book.exact() as u64),
        book.plies(),
        HumanCount(bytes.len() as u64),
    )?;
    writeln!(
        out,
        "{} positions searched, {} of them now, in {seconds:.1} s",
        HumanCount(draft.nodes()),
        HumanCount(searched)
    )?;
    out.flush()?;
    if let (Some(proofs), Some(path)) = (proofs, &args.certificate) {
        let bytes = proofs.certificate(&book)?;
        whole::write(path, &bytes)?;
        let (claims, entries) = (HumanCount(proofs.claims() as u64), HumanCount(proofs.entries() as u64));
        let size = HumanCount(bytes.len() as u64);
        writeln!(out, "{}: {claims} claims for {entries} entries, {size} bytes", path.display())?;
    }
    if budget.interrupted.load(Ordering::Relaxed) {
        process::exit(INTERRUPTED);
    }
    if reached.open.iter().any(|(ply, _)| *ply <= args.depth) {
        bail!("the budget ended before all positions were done");
    }
    Ok(())
}

/// What became of the positions of each ply.
fn tell(reached: &Reached<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "ply  seat   positions        done       exact        searched")?;
    let last = reached.done.iter().chain(&reached.open).map(|(ply, _)| *ply).max().unwrap_or(0);
    for ply in 0..=last {
        let of_ply = |pages: &[(u32, &Page)]| -> Vec<Page> {
            pages.iter().filter(|(at, _)| *at == ply).map(|(_, page)| **page).collect()
        };
        let (done, open) = (of_ply(&reached.done), of_ply(&reached.open));
        if done.is_empty() && open.is_empty() {
            continue;
        }
        let exact = done.iter().filter(|page| page.solve.interval.exact().is_some()).count();
        let nodes: u64 = done.iter().chain(&open).map(|page| page.nodes).sum();
        writeln!(
            out,
            "{ply:3}  {:4} {:>11} {:>11} {:>11} {:>15}",
            ply % 2,
            HumanCount((done.len() + open.len()) as u64).to_string(),
            HumanCount(done.len() as u64).to_string(),
            HumanCount(exact as u64).to_string(),
            HumanCount(nodes).to_string(),
        )?;
    }
    Ok(())
}

/// Writes down how far a draft has come.
struct Keeper<'a> {
    args: &'a Args,
    question: &'a str,
    memory: &'a Memory,
    kept_at: Mutex<Instant>,
}

impl Keeper<'_> {
    fn now_and_then(&self, draft: &Draft) -> anyhow::Result<()> {
        let mut kept_at = self.kept_at.lock().unwrap_or_else(PoisonError::into_inner);
        if kept_at.elapsed() >= Duration::from_secs(self.args.keep_every) {
            self.keep(draft)?;
            *kept_at = Instant::now();
        }
        Ok(())
    }

    fn keep(&self, draft: &Draft) -> anyhow::Result<()> {
        let Some(path) = &self.args.keep else { return Ok(()) };
        let question = self.question.to_string();
        let checkpoint = Checkpoint { question, parts: draft.to_lines(), nodes: draft.nodes() };
        checkpoint.save(self.memory, path).with_context(|| path.display().to_string())
    }
}

/// How far the ply has come that is worked on.
struct Bar {
    bar: ProgressBar,
    told_at: Mutex<(Instant, u32)>,
}

/// How often the bar moves.
const EVERY: Duration = Duration::from_millis(500);

impl Bar {
    fn new() -> Bar {
        let style = ProgressStyle::with_template("{wide_bar} {msg}, {pos}/{len}, {eta} left of this ply")
            .expect("the template is well formed");
        // Hidden by itself where standard error is no terminal.
        let bar = ProgressBar::new(1).with_style(style);
        bar.enable_steady_tick(Duration::from_millis(250));
        Bar { bar, told_at: Mutex::new((Instant::now(), u32::MAX)) }
    }

    fn tell(&self, draft: &Draft, depth: u32) {
        let mut told_at = self.told_at.lock().unwrap_or_else(PoisonError::into_inner);
        if self.bar.is_hidden() || told_at.0.elapsed() < EVERY {
            return;
        }
        let open = draft.pages().iter().filter(|page| !page.is_done).map(|page| page.ply).min();
        let Some(open) = open.filter(|ply| *ply <= depth) else { return };
        let of_ply = draft.pages().iter().filter(|page| page.ply == open);
        if told_at.1 != open {
            self.bar.reset_eta();
        }
        *told_at = (Instant::now(), open);
        self.bar.set_length(of_ply.clone().count() as u64);
        self.bar.set_position(of_ply.filter(|page| page.is_done).count() as u64);
        let searched = HumanCount(draft.nodes());
        self.bar.set_message(format!("ply {open} of {depth}, {searched} positions searched"));
    }
}
