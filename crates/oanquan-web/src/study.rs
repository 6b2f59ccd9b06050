//! Learning and studying: pages whose code, words and styles are loaded when one of them is opened first.

mod analysis;
mod course;
mod field;
mod handbook;
mod later;
mod part;
mod puzzles;
mod topic;
mod world;

use std::cell::RefCell;

use oanquan_view::prelude::*;
use oanquan_words::{Language, Study};
use wasm_bindgen_futures::spawn_local;

use crate::game::Play;
use later::{Later, Missing};
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

/// What has been loaded, which stays for the next time.
#[derive(Clone, Default)]
struct Loaded {
    part: Option<Part>,
    words: Vec<Study>,
}

thread_local! {
    static LOADED: RefCell<Loaded> = RefCell::default();
}

/// All of it, or that it is on its way.
pub(crate) fn page(play: Play) -> View {
    let there = RwSignal::new(None::<(Part, Study)>);
    let failed = RwSignal::new(false);
    let words = play.tools.words;
    let load = move |language: Language| {
        failed.set(false);
        if let Some(found) = known(language) {
            there.set(Some(found));
            return;
        }
        if there.get_untracked().is_none() {
            play.tools.announcer.say(words.get_untracked().menu_page_waits());
        }
        spawn_local(async move {
            let loaded = fetch(language).await;
            // Another language may have been chosen in the meantime.
            if words.get_untracked().language() != language {
                return;
            }
            match loaded {
                Ok(()) => there.set(known(language)),
                Err(error) => {
                    warn(&format!("what learners read in {language:?} could not be loaded: {error}"));
                    failed.set(true);
                }
            }
        });
    };
    Effect::new(move |_| load(words.get().language()));
    let is_there = Memo::new(move || there.get().is_some());
    let study = Signal::derive(move || there.get().map(|(_, study)| study));
    let body = move || match is_there.get().then(|| there.get_untracked()).flatten() {
        Some((part, _)) => part.draw(play, study),
        None => waits(play, failed),
    };
    view! {
        {body}
        {move || failed.get().then(|| missing(play, Callback::new(move |()| load(words.get_untracked().language()))))}
    }
    .into_view()
}

/// What was loaded before.
fn known(language: Language) -> Option<(Part, Study)> {
    LOADED.with_borrow(|loaded| {
        let words = loaded.words.iter().find(|words| words.language() == language);
        Some((loaded.part?, *words?))
    })
}

async fn fetch(language: Language) -> Result<(), Missing> {
    let later = Later::list().await?;
    if LOADED.with_borrow(|loaded| loaded.part.is_none()) {
        later.style("study.css").await?;
        let part = part::load().await.map_err(|error| Missing(error.to_string()))?;
        LOADED.with_borrow_mut(|loaded| loaded.part = Some(part));
    }
    let bytes = later.bytes(&format!("study-{}.bin", language.code())).await?;
    let words = Study::from_bytes(bytes).map_err(|error| Missing(error.to_string()))?;
    LOADED.with_borrow_mut(|loaded| loaded.words.push(words));
    Ok(())
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
