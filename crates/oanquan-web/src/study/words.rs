//! What the pages for learners say, in the language of the page: loaded when one of them is opened, and kept.

use std::cell::RefCell;

use oanquan_view::prelude::*;
use oanquan_words::{Language, Study};
use wasm_bindgen_futures::spawn_local;

use super::later::{Later, Missing};
use super::{missing, waits};
use crate::game::Play;

thread_local! {
    static WORDS: RefCell<Vec<Study>> = RefCell::default();
}

/// What is drawn with the words and the styles, or that they are on their way.
pub(super) fn with_words(play: Play, draw: impl Fn(Signal<Study>) -> View + 'static) -> View {
    let there = RwSignal::new(None::<Study>);
    let failed = RwSignal::new(false);
    let words = play.tools.words;
    let load = move |language: Language| {
        failed.set(false);
        if let Some(found) = known(language) {
            there.set(Some(found));
            return;
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
    let study = Signal::derive(move || there.get().expect("it is drawn when its words are there"));
    let body = move || if is_there.get() { draw(study) } else { waits(play, failed) };
    view! {
        {body}
        {move || failed.get().then(|| missing(play, Callback::new(move |()| load(words.get_untracked().language()))))}
    }
    .into_view()
}

/// What was loaded before.
fn known(language: Language) -> Option<Study> {
    WORDS.with_borrow(|all| all.iter().find(|words| words.language() == language).copied())
}

async fn fetch(language: Language) -> Result<(), Missing> {
    let later = Later::list().await?;
    later.style("study.css").await?;
    let bytes = later.bytes(&format!("study-{}.bin", language.code())).await?;
    let words = Study::from_bytes(bytes).map_err(|error| Missing(error.to_string()))?;
    WORDS.with_borrow_mut(|all| all.push(words));
    Ok(())
}
