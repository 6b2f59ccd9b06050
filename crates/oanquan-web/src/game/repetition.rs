//! After a repetition (R15): the three times at which the position stood, each to be seen on the board.

use oanquan_view::prelude::*;

use super::Play;

/// Three buttons that show the board as it was.
#[component]
pub(super) fn Repetition(
    /// The game.
    play: Play,
    /// The places in the game's positions.
    places: [usize; 3],
) -> impl IntoView {
    let words = play.tools.words;
    let button = move |place: usize| {
        let now = move || play.table.with(|table| table.game().moves().len());
        // The third time is the present.
        let seen = move || play.looking.get().unwrap_or_else(now) == place;
        view! {
            <button type="button" data-testid=format!("repeated-{place}") aria-pressed=move || seen().to_string()
                on:click=move |_| play.look(place)>
                {move || words.get().game_after_ply(play.ply_at(place))}
            </button>
        }
    };
    view! {
        <div class="repetition" role="group" aria-labelledby="repetition-text" data-testid="repetition">
            <p id="repetition-text">{move || words.get().game_repetition()}</p>
            <div class="tools">{places.map(button)}</div>
        </div>
    }
}
