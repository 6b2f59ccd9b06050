//! A game of the list: what it is, and what can be done with it.

use js_sys::{Date, Object, Reflect};
use oanquan::Rules;
use oanquan_session::{ReadError, Table, link, tell};
use oanquan_view::prelude::*;
use oanquan_words::Words;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::GameId;
use super::entry::{Entry, Summary};
use super::page::Desk;
use super::send;
use crate::place::Place;

/// A game of the list, or a text that is none.
pub(super) fn item(desk: Desk, entry: Entry) -> View {
    let Entry { id, saved_at, content } = entry;
    match content {
        Ok(summary) => game(desk, id, saved_at, summary),
        Err(error) => unreadable(desk, id, saved_at, error),
    }
}

fn game(desk: Desk, id: GameId, saved_at: Option<u64>, summary: Summary) -> View {
    let words = desk.words;
    let summary = StoredValue::new(summary);
    let name = Signal::derive(move || summary.with_value(|summary| players(words.get(), summary)));
    let open_id = id.clone();
    let (current_id, shown_id, analysed) = (id.clone(), id.0.clone(), id.clone());
    let is_current = Memo::new(move || desk.is_current(&current_id));
    let about = move || summary.with_value(|summary| told(words.get(), summary, saved_at));
    view! {
        <li class="form-game" data-testid="game" data-game=shown_id>
            <h3>{move || name.get()}</h3>
            <p class="form-about">{about}</p>
            {move || is_current.get().then(|| view! { <p class="form-current">{words.get().shelf_current()}</p> })}
            <div class="tools">
                <button type="button" data-testid="analyse"
                    aria-label=move || words.get().shelf_analyse_game(&name.get())
                    on:click=move |_| Place::analyse(&analysed)>
                    {move || words.get().game_analyse()}
                </button>
                <button type="button" class="tool-main" data-testid="open"
                    aria-label=move || words.get().shelf_open_game(&name.get())
                    on:click=move |_| desk.on_open.run(open_id.clone())>
                    {move || words.get().shelf_open()}
                </button>
                {delete_button(desk, id.clone(), name)}
            </div>
            {export(desk, id, name)}
        </li>
    }
}

fn unreadable(desk: Desk, id: GameId, saved_at: Option<u64>, error: ReadError) -> View {
    let words = desk.words;
    let name = Signal::derive(move || words.get().shelf_unreadable());
    let about = move || {
        let words = words.get();
        words.shelf_unreadable_about(&tell::read_error(words, &error))
    };
    let download_id = id.clone();
    view! {
        <li class="form-game" data-testid="unreadable">
            <h3>{move || name.get()}</h3>
            <p class="form-about">{move || saved_at.map(|at| when(words.get(), at))}</p>
            <p>{about}</p>
            <div class="tools">
                <button type="button" data-testid="download"
                    on:click=move |_| download(desk, &download_id, saved_at)>
                    {move || words.get().shelf_download()}
                </button>
                {delete_button(desk, id, name)}
            </div>
        </li>
    }
}

fn delete_button(desk: Desk, id: GameId, name: Signal<String>) -> View {
    let words = desk.words;
    view! {
        <button type="button" data-testid="delete" aria-label=move || words.get().shelf_delete_game(&name.get())
            on:click=move |_| desk.delete(&id, name.get_untracked())>
            {move || words.get().shelf_delete()}
        </button>
    }
}

/// What can be taken along.
#[derive(Clone, Copy)]
enum Copied {
    Game,
    Link,
    Position,
}

impl Copied {
    const ALL: [Copied; 3] = [Copied::Game, Copied::Link, Copied::Position];

    const fn key(self) -> &'static str {
        match self {
            Copied::Game => "game",
            Copied::Link => "link",
            Copied::Position => "position",
        }
    }

    fn name(self, words: Words) -> String {
        match self {
            Copied::Game => words.shelf_copy_game(),
            Copied::Link => words.shelf_copy_link(),
            Copied::Position => words.shelf_copy_position(),
        }
    }

    fn text(self, table: &Table) -> String {
        match self {
            Copied::Game => table.to_text(),
            Copied::Link => send::address(&link::of_game(table)),
            Copied::Position => table.position().to_string(),
        }
    }
}

/// What was copied, and the text itself where the browser did not let it be.
#[derive(Clone)]
struct Outcome {
    what: Copied,
    by_hand: Option<String>,
}

fn export(desk: Desk, id: GameId, name: Signal<String>) -> View {
    let words = desk.words;
    let outcome = RwSignal::new(None::<Outcome>);
    let opened = RwSignal::new(false);
    let table = {
        let id = id.clone();
        move || desk.shelf.text(&id).and_then(|text| Table::from_text(&text).ok())
    };
    let copy = {
        let table = table.clone();
        move |what: Copied| {
            let Some(text) = table().map(|table| what.text(&table)) else { return };
            spawn_local(async move {
                let by_hand = if send::copy(&text).await { None } else { Some(text) };
                // The page may have been left meanwhile.
                outcome.set(Some(Outcome { what, by_hand }));
            });
        }
    };
    let share = move || {
        let Some(table) = table() else { return };
        let (title, url) = (name.get_untracked(), send::address(&link::of_game(&table)));
        spawn_local(async move { send::share(&title, &url).await });
    };
    let buttons = move || {
        let (copy, share, id) = (copy.clone(), share.clone(), id.clone());
        view! {
            <div class="tools">
                <button type="button" data-testid="download" on:click=move |_| download(desk, &id, None)>
                    {move || words.get().shelf_download()}
                </button>
                {Copied::ALL.map(|what| {
                    let copy = copy.clone();
                    view! {
                        <button type="button" data-testid=format!("copy-{}", what.key())
                            on:click=move |_| copy(what)>
                            {move || what.name(words.get())}
                        </button>
                    }
                }).collect_view()}
                {send::can_share().then(|| view! {
                    <button type="button" data-testid="share" on:click=move |_| share()>
                        {move || words.get().shelf_share()}
                    </button>
                })}
            </div>
        }
    };
    view! {
        <details class="form-export" on:toggle=move |_| opened.set(true)>
            <summary data-testid="export" aria-label=move || words.get().shelf_export_game(&name.get())>
                {move || words.get().shelf_export()}
            </summary>
            {move || opened.get().then(&buttons)}
            <p role="status">{move || outcome.get().map(|outcome| match outcome.by_hand {
                None => words.get().shelf_copied(outcome.what.key()),
                Some(_) => words.get().shelf_copy_yourself(),
            })}</p>
            {move || outcome.get().and_then(|outcome| outcome.by_hand).map(|text| view! {
                <textarea class="form-wide" readonly rows="4" data-testid="by-hand"
                    aria-label=move || words.get().shelf_copy_yourself() prop:value=text></textarea>
            })}
        </details>
    }
}

/// Lets the browser save the text of a game, readable or not.
fn download(desk: Desk, id: &GameId, saved_at: Option<u64>) {
    let Some(text) = desk.shelf.text(id) else { return };
    let date = Date::new(&saved_at.map_or_else(Date::now, |at| at as f64).into());
    let day = date.to_iso_string().as_string().unwrap_or_default();
    let name = format!("oanquan-{}.oaq", day.split('T').next().unwrap_or_default());
    // A browser that cannot save files says so itself.
    let _ = send::download(&name, &text);
}

/// Who plays.
fn players(words: Words, summary: &Summary) -> String {
    let names = summary.names(words);
    names.into_iter().reduce(|first, second| words.shelf_players(&first, &second)).unwrap_or_default()
}

/// Rules, how far it is, and when it was kept.
fn told(words: Words, summary: &Summary, saved_at: Option<u64>) -> String {
    let scores: Vec<String> = summary.scores.iter().map(|score| words.number(*score)).collect();
    let state = match (summary.over, summary.plies) {
        (true, _) => words.shelf_over(&scores.join(":")),
        (false, 0) => String::new(),
        (false, _) => words.shelf_going_on(),
    };
    let serious = if summary.arrangement.serious { words.shelf_serious() } else { String::new() };
    let when = saved_at.map(|at| when(words, at)).unwrap_or_default();
    let parts = [rules(words, summary), words.shelf_item(summary.plies as i64), state, serious, when];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The name of the rules, or the rules in one line where they have none.
fn rules(words: Words, summary: &Summary) -> String {
    let preset = Rules::PRESETS.iter().find(|(_, preset)| preset == summary.rules());
    preset.map_or_else(|| summary.rules().to_string(), |(name, _)| words.rules_preset_name(name))
}

/// Day and time as the language writes them.
fn when(words: Words, at: u64) -> String {
    let options = Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A fresh object takes every property.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let date = Date::new(&JsValue::from_f64(at as f64));
    date.to_locale_string(words.language().code(), &options).into()
}
