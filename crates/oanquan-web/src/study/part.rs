//! The part of the program with the pages for learners and students.

use oanquan_view::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::words::with_words;
use super::{Desk, Topic, analysis, course, handbook, puzzles, world};
use crate::game::Play;

/// What the part can do.
#[derive(Clone, Copy)]
pub(super) struct Part {
    draw: fn(Play) -> View,
}

impl Part {
    /// Shows the page that the address asks for, in the language of the page.
    pub(super) fn draw(self, play: Play) -> View {
        (self.draw)(play)
    }
}

/// Everything for learners and students hangs on this function, and nothing else names it.
#[wasm_split(study, fallible)]
pub(super) fn load() -> Result<Part, SplitLoaderError> {
    Ok(Part { draw })
}

fn draw(play: Play) -> View {
    with_words(play, move |study| topics(Desk { play, study }))
}

/// The menu of the topics, and the page of one.
fn topics(desk: Desk) -> View {
    let study = desk.study;
    let topic = RwSignal::new(Topic::of_page());
    let heading = NodeRef::<web_sys::HtmlElement>::new();
    on_window("hashchange", move |_: web_sys::Event| {
        let now = Topic::of_page();
        if topic.get_untracked() != now {
            topic.set(now);
            // Who goes to another page hears where that is; without the focus it is still the first on it.
            heading.get_untracked().into_iter().for_each(|heading| drop(heading.focus()));
        }
    });
    let links = Topic::ALL.map(|other| {
        view! {
            <a href=other.hash() data-testid=format!("study-{}", &other.hash()["#learn/".len()..])
                aria-current=move || (topic.get() == other).then_some("page")>
                {move || other.name(study.get())}
            </a>
        }
    });
    view! {
        <nav class="study-menu" aria-label=move || study.get().study_menu()>{links}</nav>
        <h2 class="study-title" tabindex="-1" node_ref=heading>{move || topic.get().name(study.get())}</h2>
        {move || page(topic.get(), desk)}
    }
    .into_view()
}

/// The page of a topic.
fn page(topic: Topic, desk: Desk) -> View {
    match topic {
        Topic::Puzzles => puzzles::page(desk),
        Topic::Course => course::page(desk),
        Topic::Analysis => analysis::page(desk),
        Topic::Rules => handbook::page(desk),
        Topic::World => world::page(desk),
    }
}
