//! A hint for the story of the game.

use std::sync::Arc;

use oanquan_session::tell;

use super::play::Telling;
use crate::engine::Hint;

/// What tells a hint.
pub(crate) fn hint(found: Hint) -> Telling {
    Arc::new(move |words, table| tell::hint(words, table, found.mv, &found.reasons))
}
