//! Search for Ô Ăn Quan: what a position is worth, which move is best and why, and opponents of eight
//! strengths.
//!
//! A [`Search`] looks at a game's present position: principal variation search with a transposition
//! [`Table`], deepened two plies at a time. Its values are points gained from here on, by the side to move
//! less the other ([`Value`]), and exact only where that is proved. Every value it tells for a depth is that
//! of a plain minimax of that depth, repetitions and the quiet limit (R15) included, with any table and any
//! number of threads. [`choose`] plays at a [`Level`], [`reasons`] says in data what a move does.
//!
//! The crate prints nothing, reads no clock and starts no threads: [`Limits`] say when to stop, and
//! [`Resources`] lend a table, a stop flag, a time source and endgame tables ([`Probe`]). So the same code
//! runs in a terminal, a server and a browser's worker. Threads that are to help call [`Search::help`].
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use oanquan::{Game, Rules};
//! use oanquan_engine::{Limits, Resources, Search, Table};
//!
//! let game = Game::start(Rules::SEED).unwrap();
//! let (table, stop) = (Table::new(4), AtomicBool::new(false));
//! let resources = Resources { table: &table, stop: &stop, clock: None, probe: None };
//! // All ten moves, each with its value and its line.
//! let limits = Limits { depth: 6, lines: 10, ..Limits::default() };
//! let report = Search::new(&game, limits, resources).run(&mut |_| ());
//! for line in &report.lines {
//!     println!("{} {}", line.mv, line.value);
//! }
//! assert_eq!(report.lines.len(), 10);
//! ```

mod evaluation;
mod explain;
mod key;
mod level;
mod limits;
mod path;
mod probe;
mod rehearsal;
mod score;
mod search;
mod sides;
mod table;

pub use evaluation::{TERMS, Term, Weights, evaluation, terms};
pub use explain::{Explained, LONG_RELAY, Reason, explained, reasons};
pub use level::{Adaptive, Choice, Level, choose};
pub use limits::{Clock, Limits, MAX_DEPTH, Resources, Time};
pub use probe::{Bounds, Probe, Tables};
pub use rehearsal::against_people;
pub use score::{Score, Value};
pub use search::{Line, Report, Search};
pub use table::Table;
