//! `oanquan match`: plays two contestants against each other over many games and says which is better, and
//! how surely.

mod archive;
mod book;
mod bout;
mod contestant;
mod engine;
mod entrant;
mod plain;
mod program;
mod report;
mod statistics;
mod summary;
mod tally;
mod workers;

use std::io::Write;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::Ordering;
use std::thread;

use anyhow::bail;
use oanquan::{Points, Position, Rules};

use crate::failure::bad_use;
use crate::interrupt::{self, INTERRUPTED};
use crate::progress::Progress;
use crate::thinking::check_room;
use archive::{Archive, Found, Older};
use book::{BALANCE_DEPTHS, Book, Draw};
pub(crate) use book::{mirror_image, random_plies};
use contestant::{Limits, Stop, Terms, Time};
use entrant::Entrant;
use report::{Conditions, Report};
use statistics::Sprt;
use tally::Tally;
use workers::Plan;

/// Games when no number is given, without and with a test that ends the match.
const GAMES: usize = 100;
const GAMES_OF_A_TEST: usize = 20_000;

/// Play two contestants against each other, and measure which is better
///
/// A contestant is one of
///
///   engine              our own search, within the limits of the match or its
///                       own: engine,nodes=1000,time=50ms,depth=6, and with
///                       hash=64 and threads=2; its table has 16 mebibytes, or
///                       those of hash=, once for every game at once; with
///                       tables=PATH it thinks with endgame tables; with
///                       rehearse, three quarters of the limits are for setting
///                       traps where it is not ahead
///   random              any legal move
///   plain:6             alpha-beta of that depth on the points captured, no
///                       more: a yardstick, plain:1 to plain:16
///   level:3             a level of the computer of `oanquan play`, 1 to 8
///   cmd:COMMAND LINE    a program that speaks UGI, split as a shell does
///
/// Games come in pairs: the same opening twice, seats swapped, as the start
/// favours the first player. Openings are random plies, all different, and near
/// even by a short search; or those of --book. Only boards of two seats can be
/// played.
///
/// A contestant that plays an illegal move, ends, hangs or is late loses the
/// game; the summary counts such faults by kind, and the exit code is 1 when
/// there was one. A game that reaches --max-plies is counted as it stands, and
/// its record marked `aborted`.
///
/// The summary tells the score, Elo with its 95 % interval, normalized Elo, how
/// likely the first contestant is the better one, and by how many points it is
/// ahead in a game; all errors are those of pairs. What is drawn by lot follows
/// from --seed and the number of the game: where contestants are limited by
/// nodes or depth the same command plays the same games, however many at once.
///
/// Ctrl-C or SIGTERM stops the match, tells the result so far and ends with exit
/// code 130. --out keeps every game that is over, and with --resume the same
/// command goes on.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
#[command(after_help = "Examples:
  oanquan match engine,nodes=2000 plain:6
  oanquan match level:5 level:4 --games 400 --rules vietnam --out games.oaq
  oanquan match level:5 level:4 --games 800 --rules vietnam --out games.oaq --resume
  oanquan match 'cmd:./new ugi' 'cmd:./old ugi' --nodes 20000 --sprt elo0=0,elo1=10")]
pub(crate) struct Args {
    /// The first contestant, whose result is told
    #[arg(value_name = "CONTESTANT")]
    first: Entrant,
    /// The second contestant
    #[arg(value_name = "CONTESTANT")]
    second: Entrant,
    /// Rule set with two seats: a preset (seed, vietnam, schoolyard, tonkin, ludii) and options
    #[arg(long, value_name = "RULES", default_value = "seed")]
    rules: Rules,
    /// Number of games, even [default: 100, or at most 20000 with --sprt]
    #[arg(long, value_name = "N")]
    games: Option<usize>,
    /// Number of pairs of games, in place of --games
    #[arg(long, value_name = "N", conflicts_with = "games")]
    pairs: Option<usize>,
    /// What is drawn by lot is drawn with it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at once [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: Option<u16>,
    /// Positions searched for a move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Time for a move, such as 50ms or 0.5s
    #[arg(long, value_name = "TIME")]
    movetime: Option<Time>,
    /// Plies searched for a move
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// How much later than --movetime a move may come
    #[arg(long, value_name = "TIME", default_value = "100ms")]
    margin: Time,
    /// After how long a program without --movetime is taken to hang
    #[arg(long, value_name = "TIME", default_value = "60s")]
    patience: Time,
    /// Plies after which a game is counted as it stands
    #[arg(long, value_name = "PLIES", default_value_t = 500, value_parser = at_least_one)]
    max_plies: usize,
    /// Random plies of an opening; more are played once these openings have run out, which 4 do after some 500 games
    #[arg(long, value_name = "N", default_value_t = 4)]
    plies: usize,
    /// How far from even an opening may be, in points by a short search; or any
    #[arg(long, value_name = "POINTS", default_value = "3", value_parser = parse_balance)]
    balance: Balance,
    /// Openings from a file, one position line each, in place of random ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["plies", "balance"])]
    book: Option<PathBuf>,
    /// Stop as soon as it is clear which of two differences is the truer, such as elo0=0,elo1=10[,alpha=0.05,beta=0.05]
    #[arg(long, value_name = "TEST")]
    sprt: Option<Sprt>,
    /// Write every game to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Go on with the match of --out, or begin it
    #[arg(long, requires = "out")]
    resume: bool,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// How far from even openings may be; `None` is any.
type Balance = Option<Points>;

fn parse_balance(text: &str) -> Result<Balance, String> {
    match text.parse() {
        Ok(points @ 0..=1000) => Ok(Some(points)),
        _ if text == "any" => Ok(None),
        _ => Err(format!("found {text:?}, expected 0 to 1000, or any")),
    }
}

fn at_least_one(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("found {text:?}, expected a number from 1"))
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let games = games(args)?;
    let plan = plan(args, games)?;
    let start = Position::start(args.rules)?;
    let drawn = Draw { start, plies: args.plies, balance: args.balance, seed: args.seed };
    let openings = args.book.as_ref().map(|file| book::read(file, &args.rules)).transpose()?;
    let conditions = conditions(args, &plan, openings.as_deref());

    make_room(&plan)?;
    let stop = Stop::default();
    let interrupted = interrupt::listen({
        let stop = stop.clone();
        move || stop.set()
    })?;
    for entrant in &plan.entrants {
        entrant.check(&plan.terms, &stop)?;
    }
    let (mut archive, found) = archive(args, games, &conditions)?;
    let book = match openings {
        None => Book::drawn(drawn, found.iter().map(|game| (game.round.pair(), game.opening)).collect()),
        Some(openings) if openings.len() < games / 2 => {
            let pairs = openings.len();
            return Err(bad_use(format!("--book has {pairs} openings, expected {}, one a pair", games / 2)));
        }
        Some(openings) => Book::read(openings),
    };

    let mut tally = Tally::new(args.sprt);
    let done = found.iter().map(|game| game.round).collect();
    let mut progress = Progress::begin(games, found.len());
    for game in found {
        tally.add(game.round, game.report);
    }
    if tally.accepted.is_some() {
        stop.set();
    }
    let played = workers::run(&plan, (games, done), book, &stop, |round, bout| {
        let record = conditions.record(round, &bout)?;
        if let Some(archive) = &mut archive {
            archive.append(round, &record)?;
        }
        let report = Report::of(round, &record)?;
        if let Some((side, fault)) = &report.fault {
            let (who, kind) = (&summary::labels(&conditions)[side.index()], fault.kind.word());
            progress.say(&format!("game {round}, {kind} by {who}: {}", fault.message));
        }
        tally.add(round, report);
        let score = tally.pairs.score();
        progress.game(score.map_or(String::new(), |score| format!("{:.1} %, ", 100.0 * score)));
        if tally.accepted.is_some() {
            stop.set();
        }
        Ok(())
    });
    progress.end();
    let interrupted = interrupted.load(Ordering::Relaxed);
    if let Some(archive) = archive.as_mut().filter(|_| played.is_ok() && !interrupted) {
        archive.finish(tally.counted())?;
    }
    if args.json {
        writeln!(out, "{}", summary::json(&conditions, &tally, interrupted))?;
    } else {
        write!(out, "{}", summary::text(&conditions, &tally))?;
    }
    out.flush()?;
    played?;
    if interrupted {
        tell_how_to_go_on(args, &tally, games);
        // Every worker has ended, and with it every program it had started.
        process::exit(INTERRUPTED);
    }
    match tally.incidents.len() {
        0 => Ok(()),
        1 => bail!("1 game was lost by a fault, expected none"),
        faults => bail!("{faults} games were lost by faults, expected none"),
    }
}

fn games(args: &Args) -> anyhow::Result<usize> {
    let usual = if args.sprt.is_some() { GAMES_OF_A_TEST } else { GAMES };
    let games = match args.pairs {
        Some(pairs) => pairs.saturating_mul(2),
        None => args.games.unwrap_or(usual),
    };
    // A round is written with 32 bits.
    if games == 0 || games % 2 != 0 || u32::try_from(games).is_err() {
        return Err(bad_use(format!(
            "{games} games, expected an even number from 2, as games come in pairs"
        )));
    }
    Ok(games)
}

fn plan(args: &Args, games: usize) -> anyhow::Result<Plan> {
    let seats = args.rules.seats;
    if seats != 2 {
        return Err(bad_use(format!("--rules {} has {seats} seats, expected two for a match", args.rules)));
    }
    let limits =
        Limits { nodes: args.nodes, movetime: args.movetime.map(|Time(time)| time), depth: args.depth };
    let entrants = [&args.first, &args.second].map(Clone::clone);
    if let Some(entrant) = entrants.iter().find(|entrant| entrant.needs_limits() && limits.is_empty()) {
        return Err(bad_use(format!("{entrant} has no limit, expected --nodes, --movetime or --depth")));
    }
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let Time(margin) = args.margin;
    let Time(patience) = args.patience;
    Ok(Plan {
        entrants,
        terms: Terms { rules: args.rules, limits, margin, patience },
        seed: args.seed,
        max_plies: args.max_plies,
        concurrency: args.concurrency.map_or_else(processors, usize::from).min(games),
    })
}

/// Refuses tables that there is no memory for, and says how much they take where it is more than one each.
fn make_room(plan: &Plan) -> anyhow::Result<()> {
    let at_once = plan.concurrency;
    let tables: usize = plan.entrants.iter().map(Entrant::hash).sum();
    let mebibytes = at_once * tables;
    check_room(mebibytes).map_err(|_| {
        bad_use(format!(
            "{at_once} games at once with tables of {mebibytes} MiB in all, expected no more than there is memory for"
        ))
    })?;
    if tables > 0 && at_once > 1 {
        // With standard error closed there is nobody to tell.
        let _ =
            writeln!(std::io::stderr().lock(), "{at_once} games at once, tables of {mebibytes} MiB in all");
    }
    Ok(())
}

/// What a game depends on. The texts have neither `;` nor `=`, as they go into a tag.
fn conditions(args: &Args, plan: &Plan, openings: Option<&[Position]>) -> Conditions {
    let openings = match (openings, args.balance) {
        // The sum of the book's lines: another book with the same name is another match.
        (Some(openings), _) => {
            let keys: Vec<u64> = openings.iter().map(Position::key).collect();
            format!("book {:016x}", bout::lot(&keys))
        }
        (None, None) => format!("{} random plies", args.plies),
        (None, Some(points)) => {
            let [one, other] = BALANCE_DEPTHS;
            format!("{} random plies within {points} points by plain:{one} and plain:{other}", args.plies)
        }
    };
    Conditions {
        names: [&plan.entrants[0], &plan.entrants[1]].map(ToString::to_string),
        rules: args.rules.to_string(),
        others: vec![
            ("seed", args.seed.to_string()),
            ("openings", openings),
            ("max-plies", args.max_plies.to_string()),
            ("limits", plan.terms.limits.to_string()),
        ],
    }
}

/// The file of the games and those it has, when one is asked for.
fn archive(
    args: &Args,
    games: usize,
    conditions: &Conditions,
) -> anyhow::Result<(Option<Archive>, Vec<Found>)> {
    let Some(file) = &args.out else {
        return Ok((None, Vec::new()));
    };
    let older = if args.resume { Older::Resume } else { Older::Refuse };
    let (archive, found, cut_off) = archive::open(file, older, conditions)?;
    if let Some(last) = found.iter().map(|game| game.round).max().filter(|round| round.0 >= games) {
        let name = file.display();
        return Err(bad_use(format!(
            "{games} games, expected at least {}, as {name} has game {last}",
            2 * (last.pair() + 1)
        )));
    }
    let notes = &mut std::io::stderr().lock();
    // With standard error closed there is nobody to tell, and the match goes on.
    if cut_off {
        let _ = writeln!(notes, "{}: a half-written game at the end was cut off", file.display());
    }
    if !found.is_empty() {
        let _ = writeln!(notes, "{}: going on after {} games", file.display(), found.len());
    }
    Ok((Some(archive), found))
}

fn tell_how_to_go_on(args: &Args, tally: &Tally, games: usize) {
    let (counted, uncounted) = (tally.counted(), tally.uncounted());
    let done = counted + uncounted;
    // Once the test is decided games are left out for that, and not for want of their pair.
    let left_out = if uncounted > 0 && tally.accepted.is_none() {
        format!(", {counted} of them counted, as a pair is unfinished")
    } else {
        String::new()
    };
    let how = match &args.out {
        Some(file) => format!("the same command with --resume goes on with {}", file.display()),
        None => "with --out FILE the games would have been kept".to_string(),
    };
    // With standard error closed there is nobody to tell.
    let _ = writeln!(std::io::stderr().lock(), "Stopped after {done} of {games} games{left_out}; {how}.");
}
