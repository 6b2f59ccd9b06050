//! How the match stands of which the game is a round.

use oanquan_session::tell;
use oanquan_view::prelude::*;

use super::Play;

/// Which round this is, and what was sold; nothing in a game that is no round, nor at its end, which tells it.
#[component]
pub(super) fn Rounds(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let told = Memo::new(move || {
        let ended = play.is_ended();
        play.table.with(|table| if ended { Vec::new() } else { tell::rounds(words.get(), table) })
    });
    let is_round = Memo::new(move || told.with(|told| !told.is_empty()));
    let paragraphs = move || told.get().into_iter().map(|text| view! { <p>{text}</p> }).collect_view();
    view! {
        <Show when=move || is_round.get()>
            <section class="rounds" data-testid="rounds" aria-label=move || words.get().rounds_heading()>
                <h2>{move || words.get().rounds_heading()}</h2>
                {paragraphs}
            </section>
        </Show>
    }
}
