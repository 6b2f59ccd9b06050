//! How far the games of a command have come, on standard error: a bar in a terminal, elsewhere a line now
//! and then.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

/// How often a line is written where there is no terminal.
const LINE_EVERY: Duration = Duration::from_secs(15);

/// Games done, games to do, and how long that will take.
pub(crate) struct Progress {
    bar: ProgressBar,
    begun: Instant,
    /// When the last line was written.
    told: Instant,
    /// Games that were done before.
    before: u64,
}

impl Progress {
    /// Begins with so many games done.
    pub(crate) fn begin(games: usize, done: usize) -> Progress {
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {msg}{eta} left")
            .expect("the template is well formed");
        // Hidden by itself where standard error is no terminal.
        let bar = ProgressBar::new(games as u64).with_style(style).with_position(done as u64);
        bar.reset_eta();
        bar.enable_steady_tick(Duration::from_millis(250));
        let now = Instant::now();
        Progress { bar, begun: now, told: now, before: done as u64 }
    }

    /// One more game is done; `so_far` stands before the time that is left, and is empty or ends with a comma
    /// and a space.
    pub(crate) fn game(&mut self, so_far: String) {
        self.bar.inc(1);
        if self.bar.is_hidden() && self.told.elapsed() >= LINE_EVERY {
            self.told = Instant::now();
            let (done, games) = (self.bar.position(), self.bar.length().unwrap_or_default());
            let pace = self.begun.elapsed().as_secs_f64() / (done - self.before) as f64;
            let left = HumanDuration(Duration::from_secs_f64(games.saturating_sub(done) as f64 * pace));
            self.say(&format!("{done} of {games} games, {so_far}about {left} left"));
        }
        self.bar.set_message(so_far);
    }

    /// Writes a line that stays.
    pub(crate) fn say(&self, line: &str) {
        self.bar.suspend(|| {
            // With standard error closed there is nobody to tell, and the games go on.
            let _ = writeln!(io::stderr().lock(), "{line}");
        });
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
