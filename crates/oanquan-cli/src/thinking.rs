//! The engine at work for a command: its threads, its clock and its table.

use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Instant;

use oanquan::{Game, Move};
use oanquan_engine::{Limits, Probe, Report, Resources, Search, Table, Tables, against_people};

/// The table's size in mebibytes when none is asked for.
pub(crate) const HASH: usize = 64;

/// The largest table, in mebibytes.
pub(crate) const LARGEST_HASH: usize = 1 << 16;

/// The most threads of one search.
pub(crate) const MOST_THREADS: usize = 64;

/// Whether the system would give memory for a table of this many mebibytes; the error says what to ask for
/// instead. Where a table cannot be had the program ends, so this is asked first.
pub(crate) fn check_room(mebibytes: usize) -> Result<(), String> {
    let mut room: Vec<u8> = Vec::new();
    let reserved = mebibytes.checked_mul(1 << 20).map(|bytes| room.try_reserve_exact(bytes));
    match reserved {
        Some(Ok(())) => Ok(()),
        Some(Err(_)) | None => {
            Err(format!("a table of {mebibytes} MiB, expected no more than there is memory for"))
        }
    }
}

/// What a search works with.
pub(crate) struct Means<'a> {
    /// What it finds out is kept here.
    pub(crate) table: &'a Table,
    /// At least 1.
    pub(crate) threads: usize,
    /// Raised by whoever wants the search to end.
    pub(crate) stop: &'a AtomicBool,
    /// From when on time is counted.
    pub(crate) begun: Instant,
    /// Endgame tables.
    pub(crate) tables: Option<&'a Tables>,
}

/// Searches a game's present position on one thread, to the limits.
pub(crate) fn search_alone(game: &Game, limits: Limits, table: &Table, tables: Option<&Tables>) -> Report {
    let stop = AtomicBool::new(false);
    let means = Means { table, threads: 1, stop: &stop, begun: Instant::now(), tables };
    search(game, limits, &means, &mut |_| ())
}

/// Searches a game's present position, and tells every finished iteration.
pub(crate) fn search(game: &Game, limits: Limits, means: &Means, report: &mut dyn FnMut(&Report)) -> Report {
    let clock = || means.begun.elapsed();
    let probe = means.tables.map(|tables| tables as &(dyn Probe + Sync));
    let resources = Resources { table: means.table, stop: means.stop, clock: Some(&clock), probe };
    let search = Search::new(game, limits, resources);
    thread::scope(|scope| {
        for _ in 1..means.threads {
            let search = &search;
            // Where the system has no more threads the search goes on with those it has.
            let _ = thread::Builder::new().spawn_scoped(scope, move || search.help());
        }
        search.run(report)
    })
}

/// The best move in a game against somebody who may err; `None` when the game is over.
pub(crate) fn rehearse(game: &Game, limits: Limits, means: &Means) -> Option<Move> {
    let clock = || means.begun.elapsed();
    let resources = Resources { table: means.table, stop: means.stop, clock: Some(&clock), probe: None };
    against_people(game, limits, resources, &mut |limits| search(game, limits, means, &mut |_| ()))
}
