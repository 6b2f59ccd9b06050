//! The page of puzzles: the file is fetched when the page is opened first, and stays.

mod numbers;
mod reaction;
mod room;

use std::cell::RefCell;
use std::rc::Rc;

use oanquan_study::puzzle::Puzzles;
use oanquan_view::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Desk;
use super::field::Field;
use super::later::{Later, Missing};
use numbers::Numbers;
use reaction::Reaction;
use room::{Room, Stage};

/// The file with the puzzles.
const FILE: &str = "puzzles.oaqz";

thread_local! {
    static PUZZLES: RefCell<Option<Rc<Puzzles>>> = const { RefCell::new(None) };
}

/// All of it, or that the puzzles are on their way.
pub(super) fn page(desk: Desk) -> View {
    let room = RwSignal::new(known().map(|puzzles| Room::new(desk, puzzles)));
    let failed = RwSignal::new(false);
    // The signals of a room belong to the page, not to whatever is drawn when the file comes.
    let opened = Callback::new(move |puzzles| room.set(Some(Room::new(desk, puzzles))));
    let load = move || {
        failed.set(false);
        spawn_local(async move {
            match fetch().await {
                Ok(puzzles) => opened.run(puzzles),
                Err(error) => {
                    warn(&format!("the puzzles could not be loaded: {error}"));
                    failed.set(true);
                    desk.play.tools.announcer.say(desk.study.get_untracked().puzzles_missing());
                }
            }
        });
    };
    if room.with_untracked(Option::is_none) {
        desk.play.tools.announcer.say(desk.study.get_untracked().puzzles_waits());
        load();
    }
    let body = move || match room.get() {
        Some(room) => shown(room),
        None if failed.get() => view! {
            <div class="notice notice-bad" data-testid="puzzles-missing">
                <p>{desk.study.get().puzzles_missing()}</p>
                <button type="button" data-testid="puzzles-again" on:click=move |_| load()>
                    {desk.study.get().puzzles_load_again()}
                </button>
            </div>
        }
        .into_view(),
        None => view! { <p>{move || desk.study.get().puzzles_waits()}</p> }.into_view(),
    };
    body.into_view()
}

/// The puzzles, where they were loaded before.
fn known() -> Option<Rc<Puzzles>> {
    PUZZLES.with_borrow(Clone::clone)
}

async fn fetch() -> Result<Rc<Puzzles>, Missing> {
    let bytes = Later::list().await?.bytes(FILE).await?;
    let puzzles = Puzzles::from_bytes(&bytes).map_err(|error| Missing(error.to_string()))?;
    let puzzles = Rc::new(puzzles);
    PUZZLES.set(Some(Rc::clone(&puzzles)));
    Ok(puzzles)
}

fn shown(room: Room) -> View {
    let study = room.desk.study;
    view! {
        <section class="puzzles" data-testid="puzzles" data-number=move || room.number().to_string()
            data-stage=move || room.stage().word()>
            <div class="puzzles-task">
                <h3 data-testid="puzzle-name">{move || room.name()}</h3>
                <p>{move || room.task()}</p>
                <p class="quiet">{move || room.circumstances()}</p>
            </div>
            <Field desk=room.desk
                table=Signal::derive(move || room.table())
                turn=room.turn.into()
                rests=room.rests.into()
                open=Signal::derive(move || room.stage() == Stage::Open)
                on_move=Callback::new(move |mv| room.play(mv))
                on_shown=Callback::new(move |number| room.has_shown(number))/>
            <Reaction room/>
            <div class="puzzles-tools">
                <button type="button" data-testid="puzzle-next" on:click=move |_| room.next()>
                    {move || study.get().puzzles_next()}
                </button>
                <button type="button" data-testid="puzzle-daily" on:click=move |_| room.of_today()>
                    {move || study.get().puzzles_daily()}
                </button>
            </div>
            <Numbers room/>
        </section>
    }
    .into_view()
}
