//! How far work on a table has come, on standard error in a terminal, and Ctrl-C, which ends it.

use std::io::{self, Write};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use oanquan_solver::build::Watch;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::interrupt::{self, INTERRUPTED};

/// A bar over the positions of a table, and the flag that Ctrl-C raises.
pub(super) struct Bar {
    bar: ProgressBar,
    stop: Arc<AtomicBool>,
}

impl Bar {
    /// Listens to Ctrl-C from now on, once in a program. The bar is hidden where standard error is no terminal.
    pub(super) fn listen() -> anyhow::Result<Bar> {
        let bar = ProgressBar::no_length();
        bar.enable_steady_tick(Duration::from_millis(250));
        Ok(Bar { bar, stop: interrupt::listen(|| ())? })
    }

    /// Begins a piece of work of so many positions.
    pub(super) fn begin(&self, what: String, places: u64) {
        let style = ProgressStyle::with_template("{msg} {wide_bar} {percent} %, {eta} left")
            .expect("the template is well formed");
        self.bar.set_style(style);
        self.bar.set_length(places);
        self.bar.reset();
        self.bar.set_message(what);
    }

    /// Writes a line that stays.
    pub(super) fn say(&self, line: &str) {
        self.bar.suspend(|| {
            // With standard error closed there is nobody to tell, and the work goes on.
            let _ = writeln!(io::stderr().lock(), "{line}");
        });
    }

    /// Takes the bar away.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }

    /// Ends the program after Ctrl-C, with a last word.
    pub(super) fn interrupted(&self, word: &str) -> ! {
        self.end();
        self.say(word);
        process::exit(INTERRUPTED)
    }
}

impl Watch for Bar {
    fn done(&self, places: u64) {
        self.bar.inc(places);
    }

    fn stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// So many threads, or one for each processor.
pub(super) fn threads(threads: Option<u16>) -> anyhow::Result<ThreadPool> {
    Ok(ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0).into()).build()?)
}
