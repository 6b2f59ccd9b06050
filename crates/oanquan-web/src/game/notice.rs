//! What one should know of the game as a whole: that it is not kept, that it is serious.

use oanquan_session::tell;
use oanquan_view::prelude::*;
use oanquan_words::Words;

use super::Play;
use super::play::Telling;
use crate::shelf::{Refusal, ShelfError};

/// All notices there are. They are announced when they arise, so they are no live regions.
#[component]
pub(super) fn Notices(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let told = move |what: Telling| play.table.with(|table| what(words.get(), table));
    view! {
        {move || play.not_kept.get().map(told).map(|text| {
            view! { <p class="notice notice-bad" data-testid="not-kept">{text}</p> }
        })}
        <Show when=move || play.table.with(|table| table.arrangement().serious && !table.is_over())>
            <p class="quiet" data-testid="serious">{move || words.get().game_serious()}</p>
        </Show>
    }
}

/// Why a game is not kept.
pub(super) fn refusal(words: Words, refusal: Refusal) -> String {
    match refusal {
        Refusal::Full => words.game_not_kept_full(),
        Refusal::Forbidden => words.game_not_kept_forbidden(),
    }
}

/// Why a game is not opened.
pub(super) fn shelf_error(words: Words, error: &ShelfError) -> String {
    match error {
        ShelfError::Missing(_) => words.game_missing(),
        ShelfError::Unreadable(error) => tell::read_error(words, error),
    }
}
