//! Text in and out, as `docs/notation.md` defines it: moves, rule sets, positions and game records.
//!
//! Everything printed parses back to the same value. A parse error says where (a column, counted in
//! characters from 1), what stands there, and what was expected.

mod expected;
mod found;
mod moves;
mod pgn;
mod position;
mod record;
mod rules;

pub use expected::{Expected, OptionValues};
pub use found::Found;
pub use moves::{AnnotatedMove, CaptureNote, ParseMoveError};
pub use pgn::ParseRecordError;
pub use position::{FormFault, ParsePositionError};
pub use record::{
    Comment, Place, Played, Record, RecordedPly, ReplayError, TagError, Termination, Variation,
};
pub use rules::ParseRulesError;

/// The column of a byte offset: characters before it, plus 1.
fn column_at(text: &str, offset: usize) -> usize {
    text.char_indices().take_while(|&(at, _)| at < offset).count() + 1
}

/// A number of decimal digits alone: no sign, no space, no overflow.
fn number(text: &str) -> Option<u32> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}
