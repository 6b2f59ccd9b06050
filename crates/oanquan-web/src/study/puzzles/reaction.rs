//! What is said of a move, and what can be done then. It is announced when it arises, so this is no live region.

use oanquan_session::tell;
use oanquan_view::prelude::*;

use super::room::{Room, Stage};

/// The reaction, when the stones lie still.
#[component]
pub(super) fn Reaction(
    /// The puzzle.
    room: Room,
) -> impl IntoView {
    let study = room.desk.study;
    let words = room.desk.play.tools.words;
    let stage = Memo::new(move || if room.rests.get() { room.stage() } else { Stage::Open });
    let turn = move || {
        let told = room.turn.with(|shown| {
            let (turn, _) = shown.as_ref().filter(|_| room.rests.get())?;
            Some(tell::turn(words.get(), &room.table(), turn))
        });
        told.map(|told| view! { <p class="quiet">{told}</p> })
    };
    let said = move || {
        let sentences = if stage.get() == Stage::Open { Vec::new() } else { room.verdict() };
        sentences.into_iter().map(|said| view! { <p>{said}</p> }).collect_view()
    };
    let can_retry = move || matches!(stage.get(), Stage::Wrong(_));
    let can_give_up = move || room.rests.get() && matches!(room.stage(), Stage::Open | Stage::Wrong(_));
    view! {
        <div class="puzzles-reaction" data-testid="puzzle-reaction"
            class:puzzles-right=move || stage.get() == Stage::Right>
            {said}
            {turn}
        </div>
        <div class="puzzles-tools">
            <Show when=can_retry>
                <button type="button" class="tool-main" data-testid="puzzle-retry" on:click=move |_| room.retry()>
                    {move || study.get().puzzles_retry()}
                </button>
            </Show>
            <Show when=can_give_up>
                <button type="button" data-testid="puzzle-solution" on:click=move |_| {
                    room.give_up();
                    crate::game::focus_board();
                }>
                    {move || study.get().puzzles_solution()}
                </button>
            </Show>
        </div>
    }
}
