//! How long a search goes on, and what it works with. The engine has no clock and starts no threads:
//! whoever calls it lends both.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crate::probe::Probe;
use crate::table::Table;

/// A time source: how much has passed since the search was asked for.
pub type Clock<'a> = &'a (dyn Fn() -> Duration + Sync);

/// The deepest search.
pub const MAX_DEPTH: u8 = 120;

/// When to stop. Without any limit a search ends when everything is proved, at [`MAX_DEPTH`], or by its
/// stop flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies.
    pub depth: u8,
    /// Nodes, of all threads together. A search of one thread never searches more.
    pub nodes: Option<u64>,
    /// Time, by the clock that was lent.
    pub time: Option<Time>,
    /// How many of the best moves get a value and a line of their own; the others are shown to be no
    /// better. At least 1.
    pub lines: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { depth: MAX_DEPTH, nodes: None, time: None, lines: 1 }
    }
}

/// A span of time to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// No new iteration begins after this.
    pub soft: Duration,
    /// The search stops.
    pub hard: Duration,
}

impl Time {
    /// Exactly so long, unless everything is proved before.
    pub const fn exactly(time: Duration) -> Time {
        Time { soft: time, hard: time }
    }

    /// A share of what is left on a game clock.
    ///
    /// `left` is the time until the flag falls, `increment` what every move adds, `moves_to_go` the moves
    /// until more time comes, when the clock says. Random games have some 14 moves a seat and good ones are
    /// not longer, so a sudden death clock is spread over as many.
    ///
    /// ```
    /// use std::time::Duration;
    /// use oanquan_engine::Time;
    ///
    /// let time = Time::of_clock(Duration::from_secs(60), Duration::ZERO, None);
    /// assert!(time.soft < time.hard && time.hard < Duration::from_secs(20));
    /// ```
    pub fn of_clock(left: Duration, increment: Duration, moves_to_go: Option<u32>) -> Time {
        // What a slow machine may need to hand the move over.
        let safe = left.saturating_sub(Duration::from_millis(30)).max(left / 20);
        let moves = moves_to_go.unwrap_or(16).clamp(1, 16);
        let share = (safe / moves + increment * 3 / 4).min(safe * 3 / 4);
        Time { soft: share * 3 / 5, hard: (share * 5 / 2).min(safe * 3 / 4) }
    }
}

/// What a search works with.
#[derive(Clone, Copy)]
pub struct Resources<'a> {
    /// Where it keeps what it finds; threads and later searches share it.
    pub table: &'a Table,
    /// Raised by whoever wants the search to end. It is read every 1,024 nodes.
    pub stop: &'a AtomicBool,
    /// The time source; without one a time limit is not kept.
    pub clock: Option<Clock<'a>>,
    /// Endgame tables.
    pub probe: Option<&'a (dyn Probe + Sync)>,
}
