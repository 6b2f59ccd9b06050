//! How far a match has come, on standard error: a bar in a terminal, elsewhere a line now and then.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

use super::tally::Tally;

/// How often a line is written where there is no terminal.
const LINE_EVERY: Duration = Duration::from_secs(15);

/// Games done, games to do, and how long that will take.
pub(super) struct Progress {
    bar: ProgressBar,
    begun: Instant,
    /// When the last line was written.
    told: Instant,
    /// Games that were done before.
    before: usize,
    done: usize,
    games: usize,
}

impl Progress {
    /// Begins with so many games done.
    pub(super) fn begin(games: usize, done: usize) -> Progress {
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {msg}{eta} left")
            .expect("the template is well formed");
        // Hidden by itself where standard error is no terminal.
        let bar = ProgressBar::new(games as u64).with_style(style).with_position(done as u64);
        bar.reset_eta();
        bar.enable_steady_tick(Duration::from_millis(250));
        let now = Instant::now();
        Progress { bar, begun: now, told: now, before: done, done, games }
    }

    /// One more game is done.
    pub(super) fn game(&mut self, tally: &Tally) {
        self.done += 1;
        let score = tally.pairs.score().map_or(String::new(), |score| format!("{:.1} %, ", 100.0 * score));
        if self.bar.is_hidden() {
            if self.told.elapsed() >= LINE_EVERY {
                self.told = Instant::now();
                let left = (self.games - self.done.min(self.games)) as f64;
                let pace = self.begun.elapsed().as_secs_f64() / (self.done - self.before) as f64;
                let left = HumanDuration(Duration::from_secs_f64(left * pace));
                self.say(&format!("{} of {} games, {score}about {left} left", self.done, self.games));
            }
            return;
        }
        self.bar.set_message(score);
        self.bar.inc(1);
    }

    /// Writes a line that stays.
    pub(super) fn say(&self, line: &str) {
        self.bar.suspend(|| {
            // With standard error closed there is nobody to tell, and the match goes on.
            let _ = writeln!(io::stderr().lock(), "{line}");
        });
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
