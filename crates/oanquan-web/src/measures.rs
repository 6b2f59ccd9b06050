//! What the page leaves for measurements (`cargo xtask bench web`), by the User Timing of the browser. Where
//! there is none nobody misses it, so failures are passed over.

use oanquan_view::prelude::window;

/// A move would be taken for the first time.
pub(crate) const PLAYABLE: &str = "playable";
/// A choice of the computer, from the question to the answer.
pub(crate) const THINKING: &str = "thinking";
/// A turn that is shown, until the board is at rest.
pub(crate) const MOTION: &str = "motion";

/// Leaves a mark: now it is so, or now it begins.
pub(crate) fn mark(name: &str) {
    let _ = window().performance().map(|performance| performance.mark(name));
}

/// Leaves how long it was since the last mark of this name.
pub(crate) fn measure(name: &str) {
    let _ = window().performance().map(|performance| performance.measure_with_start_mark(name, name));
}
