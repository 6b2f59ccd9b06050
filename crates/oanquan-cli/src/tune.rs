//! `oanquan tune`: finds the weights of the evaluation, by least squares over games of the engine with
//! itself. It finds them and writes nothing: whether they play better, a match has to say.

mod fit;
mod games;
mod outcome;
mod report;

use std::io::Write;
use std::process;
use std::sync::atomic::Ordering;
use std::thread;

use anyhow::bail;
use clap::builder::RangedU64ValueParser;
use oanquan::{Game, Rules};

use crate::failure::bad_use;
use crate::interrupt::{self, INTERRUPTED};
use crate::progress::Progress;
use games::Plan;
use outcome::Outcome;

/// The fewest games of a rule set: four of five are more than there are weights.
const FEWEST_GAMES: u64 = 10;

/// Find the weights of the evaluation
///
/// Where a search stops, the engine takes the position for the sum of seven numbers of it, the terms, each
/// times a weight in points. This finds the weights. The engine plays games with itself by the weights in
/// use, from random openings and with a random move now and then. Every position after the opening is kept:
/// its terms, and the points that the side to move gained from there to the end of the game, less those the
/// other side gained. The weights are those with which the sums come nearest to the gains, by least squares,
/// over the games of all rule sets together. Every fifth game is held out for judging them.
///
/// The table has a line for each term. The error is the standard error of the weight, by games (jackknife), as
/// the positions of a game share how it went on; with ever more games of this kind the weight would settle
/// within two errors of the one found, in 19 of 20 cases. A term that was 0 all the time has no weight. Below
/// stands how far the gains of the games held out are from what they are taken for, as root mean square in
/// points: with no weights every position is taken for even. Much of it no weights can take away, as it is
/// what the moves to come decide; compare the lines.
///
/// Nothing is changed. Weights go by hand into Weights::TUNED of crates/oanquan-engine/src/evaluation.rs, rounded
/// to whole points. Being nearer to the gains is not yet playing better, so a match decides, between the
/// program with the new weights and the one before.
///
/// The same command prints the same, however many games are played at once. It takes a minute or two on two
/// processors. Ctrl-C or SIGTERM stops it, tells what has come out so far, and ends with exit code 130.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan tune
  oanquan tune --rules schoolyard --games 4000 --seed 2
  oanquan tune --games 100 --nodes 300 --json

Then, with the new weights built and the program as it was kept as oanquan-before:
  oanquan match engine 'cmd:./oanquan-before ugi' --nodes 2000 --sprt elo0=0,elo1=10")]
pub(crate) struct Args {
    /// Rule set with two seats: a preset (seed, vietnam, schoolyard, tonkin, ludii) and options; may be given again
    #[arg(long, value_name = "RULES", default_values = ["seed", "vietnam"])]
    rules: Vec<Rules>,
    /// Games of each rule set
    #[arg(long, value_name = "N", default_value_t = 10_000,
        value_parser = RangedU64ValueParser::<usize>::new().range(FEWEST_GAMES..=10_000_000))]
    games: usize,
    /// Positions searched for a move
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// What is drawn by lot is drawn with it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at once [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: Option<u16>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let plan = plan(args)?;
    let (stop, total) = (interrupt::listen(|| ())?, plan.total());
    let mut progress = Progress::begin(total, 0);
    let games = games::play(&plan, &stop, || progress.game(String::new()));
    progress.end();

    let played = games.len();
    let interrupted = stop.load(Ordering::Relaxed) && played < total;
    let outcome = Outcome::of(games, plan.starts.len());
    if let Some(outcome) = &outcome {
        if args.json {
            writeln!(out, "{}", report::json(&plan, outcome, interrupted))?;
        } else {
            write!(out, "{}", report::text(&plan, outcome))?;
        }
        out.flush()?;
    }
    if interrupted {
        // With standard error closed there is nobody to tell.
        let _ = writeln!(std::io::stderr().lock(), "Stopped after {played} of {total} games.");
        process::exit(INTERRUPTED);
    }
    if outcome.is_none() {
        bail!("too few games came to an end for a fit, expected {FEWEST_GAMES} or more");
    }
    Ok(())
}

fn plan(args: &Args) -> anyhow::Result<Plan> {
    if let Some(rules) = args.rules.iter().find(|rules| rules.seats != 2) {
        let seats = rules.seats;
        return Err(bad_use(format!(
            "--rules {rules} has {seats} seats, expected two, as only these have weights"
        )));
    }
    let starts = args.rules.iter().map(|rules| Game::start(*rules)).collect::<Result<_, _>>()?;
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let concurrency = args.concurrency.map_or_else(processors, usize::from);
    Ok(Plan { starts, games: args.games, nodes: args.nodes, seed: args.seed, concurrency })
}
