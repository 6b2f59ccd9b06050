//! `oanquan analyse FILE`: a recorded game, move by move: what each was worth, what it lost, and what was missed.

mod json;
mod picture;
mod told;

use std::fs;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use oanquan::{Game, Record};
use oanquan_engine::{Explained, Limits, Reason, Table, Value, explained};
use oanquan_study::review::{self, Choice, Kind, Worth};

use crate::endgames::Endgames;
use crate::failure::bad_use;
use crate::input::record_text;
use crate::language::Voice;
use crate::thinking::{self, Means};
use crate::{interrupt, whole};

/// How long a position is thought about when no limit is given.
pub(super) const PATIENCE: Duration = Duration::from_secs(1);

/// How files of games end.
const ENDING: &str = "oaq";

/// How often the bar is drawn anew.
const BLINK: Duration = Duration::from_millis(250);

/// What is wanted of a review.
pub(super) struct Wish<'a> {
    /// The file; `-` for standard input.
    pub(super) file: &'a Path,
    /// Which of its games, from 1.
    pub(super) game: usize,
    /// When to stop thinking about a position; `lines` is not looked at.
    pub(super) limits: Limits,
    pub(super) threads: usize,
    pub(super) hash: usize,
    pub(super) json: bool,
    /// Where the picture goes.
    pub(super) svg: Option<&'a Path>,
}

/// The file that was named in the place of a position, if it was one.
pub(super) fn file(position: &[String]) -> Option<PathBuf> {
    let [name] = position else { return None };
    let path = PathBuf::from(name);
    let is_position = name == "startpos" || name.starts_with("oaq1");
    let is_record = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING));
    (!is_position && (name == "-" || is_record || path.is_file())).then_some(path)
}

/// Reviews a game of a file.
pub(super) fn run(
    voice: Voice,
    wish: &Wish,
    endgames: &Endgames,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (record, game) = read(wish, input)?;
    if wish.svg.is_some() && !has_margin(&game) {
        return Err(bad_use("--svg: a game of more than two sides, expected one with a margin"));
    }
    let stop = interrupt::listen(|| ())?;
    let template = "{wide_bar} {pos}/{len}  {msg}";
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    // Hidden by itself where standard error is no terminal.
    let bar = ProgressBar::new(game.positions().len() as u64).with_style(style);
    bar.set_message(voice.terminal.terminal_waiting());
    bar.enable_steady_tick(BLINK);
    let table = Table::new(wish.hash);
    let told = told::Told { voice, record: &record, game: &game };
    if !wish.json {
        bar.suspend(|| write!(out, "{}", told.heading(wish.game)))?;
    }
    let mut choices = Vec::new();
    let mut past = Game::new(record.start);
    while past.end_reason().is_none() {
        let place = choices.len();
        let limits = Limits { lines: past.legal_moves().len(), ..wish.limits };
        let begun = Instant::now();
        let means =
            Means { table: &table, threads: wish.threads, stop: &stop, begun, tables: endgames.tables() };
        let report = thinking::search(&past, limits, &means, &mut |_| ());
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let explained = explained(&past, &report);
        choices.push(explained.iter().map(choice).collect::<Vec<_>>());
        bar.inc(1);
        let Some(&mv) = game.moves().get(place) else { break };
        let verdict = review::verdict(past.position(), &choices[place], mv);
        bar.suspend(|| match (wish.json, &verdict) {
            (true, verdict) => json::tell_move(out, wish.game, &game, place, verdict.as_ref(), &explained),
            (false, Some(verdict)) => Ok(write!(out, "{}", told.verdict(place, verdict))?),
            (false, None) => Ok(()),
        })?;
        out.flush()?;
        past.play(mv)?;
    }
    bar.finish_and_clear();
    endgames.warn();
    let is_whole = !stop.load(Ordering::Relaxed);
    let review = review::review(&game, &choices);
    if wish.json {
        json::tell_sums(out, wish.game, &game, &review, is_whole)?;
    } else {
        write!(out, "{}", told.summary(&review, is_whole))?;
    }
    if let Some(path) = wish.svg {
        whole::write(path, picture::draw(&told, &review).as_bytes()).context("--svg")?;
    }
    Ok(())
}

fn read(wish: &Wish, input: &mut impl BufRead) -> anyhow::Result<(Record, Game)> {
    let mut bytes = Vec::new();
    let name = if wish.file.as_os_str() == "-" {
        input.read_to_end(&mut bytes).context("standard input cannot be read")?;
        "standard input".to_string()
    } else {
        let name = wish.file.display().to_string();
        bytes = fs::read(wish.file).map_err(|error| bad_use(format!("{name} cannot be read: {error}")))?;
        name
    };
    let text = record_text(bytes, &name)?;
    let mut records = Record::parse_all(&text).map_err(|error| anyhow!("{name}: {error}"))?;
    let (number, games) = (wish.game, records.len());
    if games == 0 {
        bail!("{name}: line 1, column 1: found no game, expected a game record");
    }
    if number == 0 || number > games {
        return Err(bad_use(format!("--game {number}, expected 1 to {games}, as many games as {name} has")));
    }
    let record = records.swap_remove(number - 1);
    let game = record.replay().map_err(|error| anyhow!("{name}: {error} (game {number})"))?;
    Ok((record, game))
}

fn has_margin(game: &Game) -> bool {
    review::margin_at_end(game.position(), Worth { points: 0, kind: Kind::Exact }).is_some()
}

/// What the engine says of a move, for the review.
fn choice(explained: &Explained) -> Choice<Reason> {
    let (points, kind) = match explained.value {
        Value::Exact(points) => (points, Kind::Exact),
        Value::AtLeast(points) => (points, Kind::AtLeast),
        Value::AtMost(points) => (points, Kind::AtMost),
        Value::Estimate(score) => (score.points().into(), Kind::Estimate),
    };
    Choice {
        mv: explained.mv,
        worth: Worth { points, kind },
        line: explained.pv.clone(),
        reasons: explained.reasons.clone(),
    }
}
