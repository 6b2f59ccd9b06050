//! Learning and studying: pages whose code, words and styles are loaded when one of them is opened first.

mod analysis;
mod course;
mod field;
mod handbook;
mod later;
mod part;
mod puzzles;
mod topic;
mod words;
mod world;

use std::cell::Cell;

use oanquan_view::prelude::*;
use oanquan_words::Study;
use wasm_bindgen_futures::spawn_local;

use crate::game::Play;
use part::Part;
pub(crate) use topic::Topic;

/// What the pages share.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    /// The game at the board, with all that the page has.
    pub(crate) play: Play,
    /// What the pages say.
    pub(crate) study: Signal<Study>,
}

thread_local! {
    /// What has been loaded stays for the next time.
    static PART: Cell<Option<Part>> = const { Cell::new(None) };
}

/// All of it, or that it is on its way.
pub(crate) fn page(play: Play) -> View {
    let part = RwSignal::new(PART.get());
    let failed = RwSignal::new(false);
    let load = move || {
        failed.set(false);
        spawn_local(async move {
            // Why it did not come is in the console.
            let loaded = part::load().await.ok();
            PART.set(loaded);
            part.set(loaded);
            failed.set(loaded.is_none());
        });
    };
    if part.get_untracked().is_none() {
        play.tools.announcer.say(play.tools.words.get_untracked().menu_page_waits());
        load();
    }
    let body = move || part.get().map_or_else(|| waits(play, failed), |part| part.draw(play));
    view! {
        {body}
        {move || failed.get().then(|| missing(play, Callback::new(move |()| load())))}
    }
    .into_view()
}

fn waits(play: Play, failed: RwSignal<bool>) -> View {
    let words = play.tools.words;
    let text = move || {
        (!failed.get()).then(|| view! { <p data-testid="page-waits">{words.get().menu_page_waits()}</p> })
    };
    text.into_view()
}

fn missing(play: Play, again: Callback<()>) -> View {
    let words = play.tools.words.get();
    view! {
        <div role="alert" class="notice notice-bad" data-testid="page-missing">
            <p>{words.menu_page_missing()}</p>
            <button type="button" data-testid="page-again" on:click=move |_| again.run(())>
                {words.menu_page_again()}
            </button>
        </div>
    }
    .into_view()
}
