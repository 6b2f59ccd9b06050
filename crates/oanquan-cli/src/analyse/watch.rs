//! A search that a person waits for: a line on standard error tells how far it is, and Ctrl-C ends it.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use oanquan::Game;
use oanquan_engine::{Limits, Report, Table};

use super::prospects;
use crate::endgames::Endgames;
use crate::language::Voice;
use crate::look::Lines;
use crate::thinking::{self, Means};

/// How often the line is drawn anew.
const BLINK: Duration = Duration::from_millis(250);

/// How a search came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// By its limits, or because everything is proved.
    Finished,
    /// By the person.
    Stopped,
}

/// Searches a position. In a terminal a line says how far the search is, and is gone at the end.
pub(super) fn search(
    voice: Voice,
    game: &Game,
    limits: Limits,
    threads: usize,
    hash: usize,
    endgames: &Endgames,
) -> anyhow::Result<(Report, End)> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        // Whoever asks twice does not want to wait for the table either.
        if flag.swap(true, Ordering::Relaxed) {
            process::exit(0);
        }
    })?;
    let table = Table::new(hash);
    let style =
        ProgressStyle::with_template("{spinner} {elapsed}  {wide_msg}").expect("the template is well formed");
    let style = match Lines::of_locale() {
        Lines::Unicode => style,
        Lines::Ascii => style.tick_chars("|/-\\ "),
    };
    // Cut to the width of the terminal, and hidden by itself where standard error is no terminal.
    let bar = ProgressBar::new_spinner().with_style(style).with_message(voice.terminal.terminal_waiting());
    bar.enable_steady_tick(BLINK);
    let means =
        Means { table: &table, threads, stop: &stop, begun: Instant::now(), tables: endgames.tables() };
    let report =
        thinking::search(game, limits, &means, &mut |report| bar.set_message(progress(voice, report)));
    bar.finish_and_clear();
    endgames.warn();
    let end = if stop.load(Ordering::Relaxed) { End::Stopped } else { End::Finished };
    Ok((report, end))
}

/// How far a search is, on a line.
fn progress(voice: Voice, report: &Report) -> String {
    let best = report.best();
    let best = best.map(|line| format!("{} {}", line.mv, prospects::in_words(voice, line.value)));
    let (depth, positions) = (report.depth.into(), report.nodes as i64);
    voice.terminal.terminal_progress(depth, positions, &best.unwrap_or_default())
}

/// Positions a second, `None` where no time was measured.
pub(super) fn speed(report: &Report) -> Option<u64> {
    let seconds = report.time.as_secs_f64();
    (seconds > 0.0).then(|| (report.nodes as f64 / seconds) as u64)
}
