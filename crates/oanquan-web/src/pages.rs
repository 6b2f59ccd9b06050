//! The part of the program that nobody needs to begin a game: the pages beside the board, and at the board what
//! stands beside it, what comes with its end and with a hint, and games that were kept or sent. It is loaded once the board can be
//! played, or when something of it is wanted earlier.
//!
//! What it alone uses is in that part, the reading of records before all; what the beginning of a game uses too
//! is not.

use oanquan_session::{Arrangement, Table, tell};
use oanquan_view::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::engine::Hint;
use crate::game::{Play, Telling, Tools, hint, open, rest};
use crate::place::Place;
use crate::settings::SettingsPage;
use crate::setup::NewGame;
use crate::shelf::{GameId, SavedGames};
use crate::study;

/// What the part can do.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// Shows the page of a place.
    pub(crate) draw: fn(Place, Play) -> View,
    /// Takes a game from the shelf, or tells why that cannot be.
    pub(crate) open: fn(Tools, &GameId) -> Result<Table, Telling>,
    /// Puts on the board what was sent as a link.
    pub(crate) follow: fn(Play, &str),
    /// Shows what is beside the board.
    pub(crate) rest: fn(Play) -> View,
    /// Says how the game has ended.
    pub(crate) say_end: fn(Play),
    /// A hint in words.
    pub(crate) hint: fn(Hint) -> Telling,
}

/// The part, there or not yet.
#[derive(Clone, Copy)]
pub(crate) struct Pages {
    part: RwSignal<Option<Part>>,
    failed: RwSignal<bool>,
}

impl Pages {
    /// A part that may be there already.
    pub(crate) fn new(part: Option<Part>) -> Pages {
        Pages { part: RwSignal::new(part), failed: RwSignal::new(false) }
    }

    /// Loads it unless it is there.
    pub(crate) fn prepare(self) {
        self.then(Box::new(|_| {}));
    }

    /// Does something with the part, or without it when it does not come: at once, or when that is known.
    pub(crate) fn then(self, work: Box<dyn FnOnce(Option<Part>)>) {
        if let Some(part) = self.part.get_untracked() {
            return work(Some(part));
        }
        self.failed.set(false);
        spawn_local(async move {
            // Why it did not come is in the console.
            let part = load().await.ok();
            match part {
                Some(_) => self.part.set(part),
                None => self.failed.set(true),
            }
            work(part);
        });
    }

    /// The page of a place, or that it is on its way. Reactive.
    pub(crate) fn show(self, place: Place, play: Play) -> View {
        if let Some(part) = self.part.get() {
            return (part.draw)(place, play);
        }
        let tools = play.tools;
        tools.announcer.say(tools.words.get_untracked().menu_page_waits());
        self.prepare();
        let waits = move || {
            let waits = !self.failed.get();
            waits.then(|| view! { <p data-testid="page-waits">{tools.words.get().menu_page_waits()}</p> })
        };
        view! {
            {waits}
            {self.missing(play)}
        }
        .into_view()
    }

    /// What stands beside the board, once it is there. Reactive.
    pub(crate) fn rest(self, play: Play) -> View {
        self.part.get().map_or_else(|| self.missing(play), |part| (part.rest)(play))
    }

    /// That the part has not come, with a way to try again.
    fn missing(self, play: Play) -> View {
        let told = move || {
            let words = play.tools.words.get();
            self.failed.get().then(|| {
                view! {
                    <div role="alert" class="notice notice-bad" data-testid="page-missing">
                        <p>{words.menu_page_missing()}</p>
                        <button type="button" data-testid="page-again" on:click=move |_| self.prepare()>
                            {words.menu_page_again()}
                        </button>
                    </div>
                }
            })
        };
        told.into_view()
    }
}

/// Everything that is loaded later hangs on this function, and nothing else names it.
#[wasm_split(pages, fallible)]
pub(crate) fn load() -> Result<Part, SplitLoaderError> {
    let say_end = |play: Play| {
        let words = play.tools.words.get_untracked();
        let told = play.table.with_untracked(|table| tell::ending(words, table));
        play.tools.announcer.say(told.join(" "));
    };
    Ok(Part { draw, open, follow: Play::follow, rest, say_end, hint })
}

fn draw(place: Place, play: Play) -> View {
    match place {
        // It was there before all others.
        Place::Play => ().into_view(),
        Place::NewGame => {
            let given =
                Signal::derive(move || Some(play.table.with_untracked(|table| table.arrangement().clone())));
            let on_start = move |arrangement: Arrangement| {
                play.begin(arrangement);
                Place::Play.go();
            };
            view! { <NewGame given on_start=Callback::new(on_start)/> }.into_view()
        }
        Place::Learn => study::page(play),
        Place::Games => {
            let on_open = move |id: GameId| {
                play.open(&id);
                Place::Play.go();
            };
            let current = Signal::derive(move || Some(play.id.get()));
            view! { <SavedGames on_open=Callback::new(on_open) current/> }.into_view()
        }
        Place::Settings => view! { <SettingsPage/> }.into_view(),
    }
}
