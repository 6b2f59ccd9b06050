//! A search in the background: a thread of its own that tells what it finds as events, and hands the table
//! back with the last one. Where a level plays, it tells its move alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Instant;

use oanquan::{Game, Move};
use oanquan_engine::{Level, Limits, Probe, Report, Table, choose};

use super::Event;
use crate::endgames::Endgames;
use crate::thinking::{self, Means};

/// Chooses among the moves a level finds equally good: the same position has the same answer.
const SEED: u64 = 0;

/// What to search.
pub(super) struct Task {
    /// Its present position.
    pub(super) game: Game,
    /// When to end.
    pub(super) limits: Limits,
    /// At least 1.
    pub(super) threads: usize,
    /// Who plays, `None` for the whole strength of the engine.
    pub(super) level: Option<Level>,
    /// When the client asked.
    pub(super) begun: Instant,
    /// Endgame tables.
    pub(super) endgames: Endgames,
}

/// Raises the stop flag of a search.
pub(super) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the search to end; its last event comes soon after.
    pub(super) fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Tells that the search broke, when its thread ends by a panic: nobody shall wait for it.
struct Alarm(SyncSender<Event>);

impl Drop for Alarm {
    fn drop(&mut self) {
        if thread::panicking() {
            // With nobody listening the program is ending anyway.
            let _ = self.0.send(Event::Broken);
        }
    }
}

/// Begins a search. Its events are [`Event::Found`] for each finished iteration and for the whole, then
/// [`Event::Done`].
pub(super) fn begin(task: Task, table: Table, events: SyncSender<Event>) -> std::io::Result<Stop> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    thread::Builder::new().name("search".to_string()).spawn(move || {
        let alarm = Alarm(events);
        // Sending fails only where nobody listens any more, and then the program is ending.
        let send = |event| _ = alarm.0.send(event);
        let best = match task.level {
            Some(level) => Some(chosen(&task, level, &flag)),
            None => {
                let (threads, begun, tables) = (task.threads, task.begun, task.endgames.tables());
                let means = Means { table: &table, threads, stop: &flag, begun, tables };
                let mut tell = |report: &Report| send(Event::Found(report.clone(), table.permille_full()));
                let last = thinking::search(&task.game, task.limits, &means, &mut tell);
                let best = last.best().map(|line| line.mv);
                // An iteration that was not finished has looked further, and may have found a better move.
                tell(&last);
                best
            }
        };
        send(Event::Done(best, table));
    })?;
    Ok(Stop(stop))
}

/// What a level plays. It has limits of its own; the time it is given may end its search earlier.
fn chosen(task: &Task, level: Level, stop: &AtomicBool) -> Move {
    thread::scope(|scope| {
        let (done, waiting) = mpsc::channel::<()>();
        if let Some(time) = task.limits.time {
            let left = time.hard.saturating_sub(task.begun.elapsed());
            scope.spawn(move || {
                if waiting.recv_timeout(left) == Err(RecvTimeoutError::Timeout) {
                    stop.store(true, Ordering::Relaxed);
                }
            });
        }
        let probe = task.endgames.tables().map(|tables| tables as &(dyn Probe + Sync));
        let choice = choose(&task.game, level, SEED, stop, probe);
        drop(done);
        choice.mv
    })
}
