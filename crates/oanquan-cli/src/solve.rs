//! `oanquan solve`: proves what a position is worth.

mod engine;
mod session;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::bail;
use clap::builder::RangedU64ValueParser;
use oanquan::{Bare, Position, Rules};
use oanquan_solver::prove::{DEEPEST, Memory, Prover};
use oanquan_tables::{Table, Unpacked};

use crate::failure::bad_use;
use crate::interrupt::{self, INTERRUPTED};
use crate::position::{self, Subject};
use crate::thinking::{self, LARGEST_HASH, MOST_THREADS};
use session::Session;
pub(crate) use session::{guess, misread};

/// Memory when none is asked for, in mebibytes.
const HASH: usize = 512;

/// Prove what a position is worth
///
/// Looks for proofs that the side to move wins at least so much from here on, and at most so much: points
/// of its own less those of the other side, what was captured before aside. A proof is a finite line that
/// is forced whatever the other side plays, so that no rule about endless play enters. They are looked for with a
/// horizon of one ply, two plies, and so on; at the horizon the side that has to prove something fails.
/// Each better interval is told, with the plies within which it is forced, until both bounds meet or the
/// budget ends: --nodes, --time, --depth or Ctrl-C.
///
/// With --table the proofs end where an endgame table knows more. With --keep what was done is written to a
/// file, and the same command goes on from there, after a kill too. With --certificate the proof is written
/// to a file that `oanquan verify` checks by the rules alone.
///
/// Under rules by which the stones do not decide the future alone (ludii: reserves belong to the state) the
/// engine searches, and what it has proved is told.
///
/// The exit code is 0 when the bounds have met, 1 when the budget ended before, and 130 after Ctrl-C.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan solve --rules seed+citizens=3+row=3
  oanquan solve --rules vietnam+citizens=2 --moves
  oanquan solve --rules seed+citizens=4+row=3 --certificate small.proof && oanquan verify small.proof
  oanquan solve --table seed-20.oaqt --hash 8000 --threads 2 --keep start.solve --certificate start.proof")]
pub(crate) struct Args {
    /// Position line, or startpos [default: startpos]
    #[arg(value_name = "POSITION", conflicts_with = "line")]
    position: Vec<String>,
    /// The same, as an option
    #[arg(long = "position", value_name = "POSITION")]
    line: Option<String>,
    /// Rule set of startpos
    #[arg(long, value_name = "RULES")]
    rules: Option<Rules>,
    /// Endgame table, or a folder of which the greatest of the same rules is taken
    #[arg(long, visible_alias = "tables", value_name = "PATH")]
    table: Option<PathBuf>,
    /// Memory for what is found out, in MiB
    #[arg(long, value_name = "MIB", default_value_t = HASH,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=LARGEST_HASH as u64))]
    hash: usize,
    /// Threads to search with
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_THREADS as u64))]
    threads: usize,
    /// Positions to search
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Seconds to search
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..))]
    time: Option<u32>,
    /// The deepest horizon, in plies
    #[arg(long, value_name = "PLIES", default_value_t = DEEPEST,
        value_parser = clap::value_parser!(u8).range(1..=i64::from(DEEPEST)))]
    depth: u8,
    /// What it is likely worth: where bounds are looked for first [default: what the engine says]
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true,
        value_parser = clap::value_parser!(i32).range(-100..=100))]
    guess: Option<i32>,
    /// Prove what each move is worth
    #[arg(long)]
    moves: bool,
    /// File to go on from, and to write where it stands to, about once a minute
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Seconds between two times
    #[arg(long, value_name = "SECONDS", default_value_t = 60, requires = "keep")]
    keep_every: u64,
    /// File to write the proof to
    #[arg(long, value_name = "FILE", conflicts_with = "moves")]
    certificate: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let text = match &args.line {
        Some(line) => line.clone(),
        None if args.position.is_empty() => "startpos".to_string(),
        None => args.position.join(" "),
    };
    let subject = Subject { position: Vec::new(), rules: args.rules, lenient: false };
    let position = position::read(&text, &subject)?;
    if let Some(reason) = position.end_reason() {
        return Err(bad_use(format!("the position is over ({reason:?}), expected one with moves")));
    }
    thinking::check_room(args.hash).map_err(|error| bad_use(format!("--hash: {error}")))?;
    let budget = Budget::begin(args.time)?;
    let solved = match Bare::new(*position.rules()) {
        Ok(bare) => prove(args, &bare, &position, &budget, out)?,
        Err(why) => engine::prove(args, &position, &why, &budget, out)?,
    };
    out.flush()?;
    if budget.interrupted.load(Ordering::Relaxed) {
        process::exit(INTERRUPTED);
    }
    if !solved {
        bail!("the budget ended before the bounds met");
    }
    Ok(())
}

/// Proves with tables and certificates; whether the bounds met.
fn prove(
    args: &Args,
    bare: &Bare,
    position: &Position,
    budget: &Budget,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    let Some(stones) = bare.stones(position) else {
        return Err(bad_use("the stones of this position are not those of a game"));
    };
    let table = args.table.as_deref().map(|path| open_table(path, bare)).transpose()?;
    let memory = Memory::new(args.hash);
    let mut prover = Prover::new(bare, &memory, &budget.stop).with_table(table.as_ref());
    if let Some(nodes) = args.nodes {
        prover.limit(nodes);
    }
    let mut session = Session::begin(args, bare, position, stones, table.as_ref(), &memory, &mut prover)?;
    session.run(budget, out)?;
    session.tell(out)?;
    if let Some(path) = &args.certificate {
        session.certify(path, out)?;
    }
    Ok(session.is_solved())
}

/// When to stop.
pub(crate) struct Budget {
    /// Raised when the search is to end.
    pub(crate) stop: Arc<AtomicBool>,
    /// Raised by Ctrl-C.
    pub(crate) interrupted: Arc<AtomicBool>,
    pub(crate) begun: Instant,
}

impl Budget {
    /// Listens for Ctrl-C from now on, and counts the seconds.
    pub(crate) fn begin(seconds: Option<u32>) -> anyhow::Result<Budget> {
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        let interrupted = interrupt::listen(move || flag.store(true, Ordering::Relaxed))?;
        if let Some(seconds) = seconds {
            let flag = Arc::clone(&stop);
            thread::spawn(move || {
                thread::sleep(Duration::from_secs(seconds.into()));
                flag.store(true, Ordering::Relaxed);
            });
        }
        Ok(Budget { stop, interrupted, begun: Instant::now() })
    }
}

/// Opens a table of these rules, or the greatest in a folder.
pub(crate) fn find_table(path: &Path, rules: &Rules) -> anyhow::Result<Table> {
    let open =
        |path: &Path| Table::open(path).map_err(|error| bad_use(format!("{}: {error}", path.display())));
    if !path.is_dir() {
        return open(path);
    }
    let mut best: Option<Table> = None;
    for entry in path.read_dir()? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "oaqt") {
            let table = open(&path)?;
            let is_greater = best.as_ref().is_none_or(|best| best.citizens() < table.citizens());
            if table.rules() == rules && is_greater {
                best = Some(table);
            }
        }
    }
    best.ok_or_else(|| bad_use(format!("{}: no table of the rules {rules} (*.oaqt)", path.display())))
}

/// The table of these rules in a file or a folder, all in memory.
pub(crate) fn open_table(path: &Path, bare: &Bare) -> anyhow::Result<Unpacked> {
    let table = find_table(path, bare.rules())?;
    if table.rules() != bare.rules() {
        return Err(bad_use(format!(
            "{} is of the rules {}, expected {}",
            path.display(),
            table.rules(),
            bare.rules()
        )));
    }
    Ok(table.unpacked(&|_| ())?)
}
