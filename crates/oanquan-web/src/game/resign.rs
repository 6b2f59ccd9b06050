//! Giving up, asked twice.

use oanquan_view::prelude::*;

use super::Play;
use super::controls::{Tool, focus_board};
use crate::icon::Icon;

/// The button, and what it asks.
#[component]
pub(super) fn Resign(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let asks = RwSignal::new(false);
    let may = Memo::new(move || play.may_resign().is_some());
    // The question belongs to the moment at which it was asked.
    Effect::new(move |_| {
        play.table.track();
        asks.set(false);
    });
    let first = NodeRef::<web_sys::HtmlElement>::new();
    // An element that was just put there can have the focus; if not, Tab finds it.
    Effect::new(move |_| first.get().map(|button| drop(button.focus())));
    let button = move || {
        view! {
            <Tool id="resign" icon=Icon::Resign ready=may on_press=move |()| asks.set(true)
                label=Signal::derive(move || words.get().game_resign())/>
        }
    };
    let put_back = move || {
        asks.set(false);
        focus_board();
    };
    view! {
        <Show when=move || asks.get() fallback=button>
            <div class="question" role="group" aria-labelledby="resign-question"
                on:keydown=move |event| if event.key() == "Escape" { put_back(); }>
                <span id="resign-question">{move || words.get().game_resign_question()}</span>
                <button type="button" data-testid="resign-no" node_ref=first on:click=move |_| put_back()
                    aria-describedby="resign-question">
                    {move || words.get().game_resign_no()}
                </button>
                <button type="button" class="danger" data-testid="resign-yes"
                    on:click=move |_| { play.resign(); focus_board(); }>
                    {move || words.get().game_resign_yes()}
                </button>
            </div>
        </Show>
    }
}
