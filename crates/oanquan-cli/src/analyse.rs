//! `oanquan analyse`: what every move of a position is worth, and what the moves of a game lost, for people as a table
//! and for programs as JSON lines.

mod json;
mod prospects;
mod review;
mod watch;

use std::fmt;
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use anyhow::anyhow;
use oanquan::{Game, Move, Rules, Seat};
use oanquan_engine::{Limits, MAX_DEPTH, Time};

use crate::board::{self, Scene};
use crate::endgames::Wanted;
use crate::failure::bad_use;
use crate::input::shortened;
use crate::language::Voice;
use crate::look::{Lines, Look};
use crate::position::{self, Subject};
use crate::thinking::{self, HASH, LARGEST_HASH, MOST_THREADS};
use crate::{screen, seated};

/// How long a person waits when no limit is given.
const PATIENCE: Duration = Duration::from_secs(5);

/// Find out what the moves of a position are worth, or what the moves of a game lost
///
/// Draws the board, thinks, and lists the legal moves, the best first: the points a move gains from here on,
/// which is what the side to move will win less what the other sides will, and the margin at the end of the
/// game that this comes to. With three or four seats each for itself both are the points of the seat
/// alone, whatever the others do. A whole number is proved, a number with a decimal is an estimate. Thinking ends
/// after 5 seconds, at the limits that are given, when everything is proved, or with Ctrl-C, which shows the
/// best so far and ends with exit code 0.
///
/// With a file of game records in place of a position a game is reviewed: what each move was worth, what it lost
/// against the best one, and what was missed where that is 2 points or more (inaccurate, ?!), 5 (a mistake, ?) or
/// 10 (a blunder, ??). Each position is thought about for 1 second, or to the limits that are given; Ctrl-C shows
/// what is there. --svg writes a picture beside it: the graph of the margin over the game, and the board before the
/// move that lost most. With --json each move is an object on a line (game, ply, position, turn, move, class, loss,
/// loss_bound, best, lines), and the last line has the sums of each seat and the margins.
///
/// With --json and no file requests are read from standard input, one JSON object a line, and each is answered with one
/// line on standard output. A request has the fields id, position, moves and rules, as with `oanquan inspect
/// --json`, limits (an object with depth, nodes and time_ms, each where wanted; without any limit a search ends after
/// 1000 ms) and multipv (how many lines, 1 to 10; default 1), or level (1 to 8: what the computer plays at that level, a move alone). The response has id, position and turn after the moves, over
/// (why the game is over, or null), best (a move, or null), lines (move, score, bound, pv), nodes, time_ms and
/// table_hits. The bound is exact, lower, upper or estimate. Every request is searched anew, so that its answer does
/// not depend on those before it.
#[derive(clap::Args)]
#[command(after_help = r#"Examples:
  oanquan analyse
  oanquan analyse startpos --moves "9r 2r" --time 3
  oanquan analyse --rules vietnam --depth 12 --lines 3
  oanquan analyse game.oaq
  oanquan analyse games.oaq --game 2 --time 3 --svg margin.svg
  oanquan analyse --tables seed-10.oaqt "oaq1 0,1,0,2,1,0/1,1,1,0,1,Q 0 22,20 1,0 - 3 60 seed"
  echo '{"id":1,"position":"startpos","limits":{"depth":8},"multipv":2}' | oanquan analyse --json"#)]
pub(crate) struct Args {
    /// Position line, startpos, or a file of game records (.oaq; - for standard input) [default: startpos]
    #[arg(value_name = "POSITION|FILE")]
    position: Vec<String>,
    /// Rule set of startpos
    #[arg(long, value_name = "RULES")]
    rules: Option<Rules>,
    /// Moves to play first, with spaces between them
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    /// Which game of the file is reviewed, counted from 1 [default: 1]
    #[arg(long, value_name = "NUMBER")]
    game: Option<usize>,
    /// Draw the graph of the margin over the reviewed game, and the board before its worst move, into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Plies to look ahead, 1 to 120
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_DEPTH)))]
    depth: Option<u8>,
    /// Positions to look at
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Seconds to think, such as 3 or 0.5
    #[arg(long, value_name = "SECONDS")]
    time: Option<Seconds>,
    /// How many of the best moves are listed
    #[arg(long, value_name = "NUMBER|all", default_value = "all")]
    lines: Shown,
    /// Tell everything in words, without drawing or colour
    #[arg(long)]
    plain: bool,
    /// Threads to think with
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = threads)]
    threads: usize,
    /// Memory for what is found out, in MiB
    #[arg(long, value_name = "MIB", default_value_t = HASH, value_parser = hash)]
    hash: usize,
    #[command(flatten)]
    tables: Wanted,
    /// Answer JSON lines, or review a file in JSON lines
    #[arg(long, conflicts_with_all = ["rules", "moves", "lines", "plain"])]
    json: bool,
}

/// A span of time, as it is typed.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Seconds(Duration);

impl FromStr for Seconds {
    type Err = String;

    fn from_str(text: &str) -> Result<Seconds, String> {
        // A day is beyond any use.
        const MOST: f64 = 86_400.0;
        let seconds = text.strip_suffix('s').unwrap_or(text).parse::<f64>().ok();
        seconds
            .filter(|seconds| (0.001..=MOST).contains(seconds))
            .map(|seconds| Seconds(Duration::from_secs_f64(seconds)))
            .ok_or_else(|| format!("found {text:?}, expected seconds such as 3 or 0.5"))
    }
}

/// How many moves are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shown(usize);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            usize::MAX => f.write_str("all"),
            number => number.fmt(f),
        }
    }
}

impl FromStr for Shown {
    type Err = String;

    fn from_str(text: &str) -> Result<Shown, String> {
        if text == "all" {
            return Ok(Shown(usize::MAX));
        }
        let number = text.parse().ok().filter(|&number| number > 0);
        number.map(Shown).ok_or_else(|| format!("found {text:?}, expected a number from 1, or all"))
    }
}

fn threads(text: &str) -> Result<usize, String> {
    within(text, MOST_THREADS)
}

fn hash(text: &str) -> Result<usize, String> {
    within(text, LARGEST_HASH)
}

fn within(text: &str, most: usize) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("found {text:?}, expected 1 to {most}"))
}

impl Args {
    /// When to stop thinking about a position; where nothing is given, after this time.
    fn limits(&self, patience: Duration) -> Limits {
        let unlimited = self.depth.is_none() && self.nodes.is_none() && self.time.is_none();
        let time = self.time.map(|Seconds(time)| time).or(unlimited.then_some(patience));
        Limits {
            depth: self.depth.unwrap_or(MAX_DEPTH),
            nodes: self.nodes,
            time: time.map(Time::exactly),
            ..Limits::default()
        }
    }
}

/// Runs the command.
pub(crate) fn run(
    voice: Voice,
    args: &Args,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    thinking::check_room(args.hash).map_err(|error| bad_use(format!("--hash: {error}")))?;
    let endgames = args.tables.open()?;
    if let Some(file) = review::file(&args.position) {
        if args.rules.is_some() || args.moves.is_some() || args.lines != Shown(usize::MAX) {
            return Err(bad_use("--rules, --moves and --lines with a file, expected them with a position"));
        }
        let wish = review::Wish {
            file: &file,
            game: args.game.unwrap_or(1),
            limits: args.limits(review::PATIENCE),
            threads: args.threads,
            hash: args.hash,
            json: args.json,
            svg: args.svg.as_deref(),
        };
        return review::run(voice, &wish, &endgames, input, out);
    }
    if args.game.is_some() || args.svg.is_some() {
        return Err(bad_use("--game and --svg without a file, expected a file of game records"));
    }
    if args.json {
        let is_limited = args.depth.is_some() || args.nodes.is_some() || args.time.is_some();
        if is_limited || !args.position.is_empty() {
            return Err(bad_use("--json with a position or a limit, expected them in the requests"));
        }
        return json::run(args.threads, args.hash, &endgames, input, out);
    }
    let game = game(args)?;
    let look = if args.plain { Look::Words } else { Look::Drawn(Lines::of_locale()) };
    let table = seated::unattended(voice, &game);
    write!(out, "{}", board::show(&Scene::of(voice, &table, Seat::FIRST), look))?;
    if table.is_over() {
        write!(out, "{}", screen::end(voice, &table))?;
        return Ok(());
    }
    out.flush()?;
    let limits = Limits { lines: args.lines.0.min(game.legal_moves().len()), ..args.limits(PATIENCE) };
    let (report, end) = watch::search(voice, &game, limits, args.threads, args.hash, &endgames)?;
    write!(out, "\n{}", prospects::show(voice, &game, &report, look))?;
    write!(out, "\n{}", prospects::summary(voice, &game, &report, end, look))?;
    Ok(())
}

/// The game that leads to the position asked about.
fn game(args: &Args) -> anyhow::Result<Game> {
    let position = if args.position.is_empty() { "startpos".to_string() } else { args.position.join(" ") };
    let subject = Subject { position: Vec::new(), rules: args.rules, lenient: false };
    let mut game = Game::new(position::read(&position, &subject)?);
    let moves = args.moves.as_deref().unwrap_or_default();
    for (number, text) in (1..).zip(moves.split_whitespace()) {
        let mv: Move = text
            .parse()
            .map_err(|error| anyhow!("--moves: move {number}, {}, is no move: {error}", shortened(text)))?;
        game.play(mv).map_err(|illegal| anyhow!("--moves: move {number}: {illegal}"))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_with_their_bounds() {
        assert_eq!("0.5".parse(), Ok(Seconds(Duration::from_millis(500))));
        assert_eq!("3s".parse(), Ok(Seconds(Duration::from_secs(3))));
        for wrong in ["0", "-1", "nan", "inf", "1e9", "soon", ""] {
            assert!(wrong.parse::<Seconds>().unwrap_err().contains("expected seconds"), "{wrong}");
        }
        assert_eq!("all".parse::<Shown>().unwrap().to_string(), "all");
        assert_eq!("3".parse(), Ok(Shown(3)));
        assert!("0".parse::<Shown>().is_err() && "some".parse::<Shown>().is_err());
        assert_eq!((threads("64"), hash("1")), (Ok(64), Ok(1)));
        assert!(threads("65").is_err() && hash("0").is_err());
    }
}
