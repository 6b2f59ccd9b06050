//! The pages beside the board. Nobody needs them to play, so they are a part of the program of their own, which
//! is loaded once the board can be played, or when somebody wants one of them earlier.
//!
//! What they alone use is in that part; what the game uses too is not.

use oanquan_session::Arrangement;
use oanquan_view::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::game::Play;
use crate::place::Place;
use crate::scores::Scores;
use crate::settings::SettingsPage;
use crate::setup::NewGame;
use crate::shelf::{GameId, SavedGames};

/// What shows the page of a place, and what shows on the page of the game what every move is worth.
#[derive(Clone, Copy)]
struct Draw {
    page: fn(Place, Play) -> View,
    scores: fn(Play) -> View,
}

/// The pages, there or not yet.
#[derive(Clone, Copy)]
pub(crate) struct Pages {
    play: Play,
    draw: RwSignal<Option<Draw>>,
    failed: RwSignal<bool>,
}

impl Pages {
    /// Pages that are not there yet.
    pub(crate) fn new(play: Play) -> Pages {
        Pages { play, draw: RwSignal::new(None), failed: RwSignal::new(false) }
    }

    /// Loads them unless they are there.
    pub(crate) fn prepare(self) {
        if self.draw.with_untracked(Option::is_some) {
            return;
        }
        self.failed.set(false);
        spawn_local(async move {
            match load().await {
                Ok(draw) => self.draw.set(Some(draw)),
                // Why is in the console; it is told to who wants a page.
                Err(_) => self.failed.set(true),
            }
        });
    }

    /// What every move is worth, once it is there. Reactive.
    pub(crate) fn scores(self) -> View {
        self.draw.get().map_or_else(|| ().into_view(), |draw| (draw.scores)(self.play))
    }

    /// The page of a place, or that it is on its way. Reactive.
    pub(crate) fn show(self, place: Place) -> View {
        if let Some(draw) = self.draw.get() {
            return (draw.page)(place, self.play);
        }
        let Pages { failed, .. } = self;
        let tools = self.play.tools;
        tools.announcer.say(tools.words.get_untracked().menu_page_waits());
        self.prepare();
        let told = move || {
            let words = tools.words.get();
            if failed.get() {
                view! {
                    <div role="alert" class="notice notice-bad" data-testid="page-missing">
                        <p>{words.menu_page_missing()}</p>
                        <button type="button" data-testid="page-again" on:click=move |_| self.prepare()>
                            {words.menu_page_again()}
                        </button>
                    </div>
                }
                .into_view()
            } else {
                view! { <p data-testid="page-waits">{words.menu_page_waits()}</p> }.into_view()
            }
        };
        told.into_view()
    }
}

/// Everything that is loaded later hangs on this function, and nothing else names it.
#[wasm_split(pages, fallible)]
fn load() -> Result<Draw, SplitLoaderError> {
    Ok(Draw { page: draw, scores: |play| view! { <Scores play/> }.into_view() })
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
