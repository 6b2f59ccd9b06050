//! How many games have been played, on standard error: a bar in a terminal, elsewhere a line now and then.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How often a line is written where there is no terminal.
const LINE_EVERY: Duration = Duration::from_secs(15);

/// Games played and games to play.
pub(super) struct Progress {
    bar: ProgressBar,
    /// When the last line was written.
    told: Instant,
}

impl Progress {
    /// Begins with none played.
    pub(super) fn begin(games: usize) -> Progress {
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")
            .expect("the template is well formed");
        // Hidden by itself where standard error is no terminal.
        let bar = ProgressBar::new(games as u64).with_style(style);
        bar.enable_steady_tick(Duration::from_millis(250));
        Progress { bar, told: Instant::now() }
    }

    /// One more is played.
    pub(super) fn game(&mut self) {
        self.bar.inc(1);
        if self.bar.is_hidden() && self.told.elapsed() >= LINE_EVERY {
            self.told = Instant::now();
            let (done, games) = (self.bar.position(), self.bar.length().unwrap_or_default());
            // With standard error closed there is nobody to tell, and the games go on.
            let _ = writeln!(io::stderr().lock(), "{done} of {games} games");
        }
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
