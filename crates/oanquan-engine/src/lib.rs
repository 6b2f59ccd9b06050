//! Search for Ô Ăn Quan.

mod evaluation;
mod explain;
mod key;
mod level;
mod limits;
mod path;
mod probe;
mod score;
mod search;
mod sides;
mod table;

pub use evaluation::{TERMS, Term, Weights, evaluation, terms};
pub use explain::{Explained, LONG_RELAY, Reason, explained, reasons};
pub use level::{Adaptive, Choice, Level, choose};
pub use limits::{Clock, Limits, MAX_DEPTH, Resources, Time};
pub use probe::{Bounds, Probe};
pub use score::{Score, Value};
pub use search::{Line, Report, Search};
pub use table::Table;
