//! The page as a whole: the menu, the place one is at, and what every part of it shares.

use std::sync::Arc;

use oanquan_view::prelude::*;
use oanquan_words::Words;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, Element, Event};

use crate::announce::Announcer;
use crate::engine::Engine;
use crate::game::{GamePage, Play, Tools};
use crate::icon::Icon;
use crate::languages::Languages;
use crate::pages::{Pages, Part};
use crate::place::{Address, Place};
use crate::settings::{Settings, Theme};
use crate::shelf::{self, Shelf};
use crate::sound::Sounds;

/// Whether there is a game to begin with, kept or sent, which has to be read.
pub(crate) fn begins_with_a_game() -> bool {
    matches!(Address::of_page(), Address::Link(_)) || shelf::current().is_some()
}

/// The page, with what of it is there already.
pub(crate) fn page(part: Option<Part>) -> View {
    let settings = Settings::load();
    let languages: Languages = expect_context();
    languages.follow(settings);
    let words = languages.words();
    let shelf = Shelf::load();
    let announcer = Announcer::new();
    let engine = StoredValue::new(Engine::new(&worker_url()));
    provide_context(settings);
    provide_context(words);
    provide_context(shelf);
    provide_context(engine);
    provide_context(announcer);

    let tools =
        Tools { settings, shelf, words, announcer, sounds: Sounds::new(), engine, pages: Pages::new(part) };
    let pages = tools.pages;
    let play = Play::resume(tools, part);
    let place = RwSignal::new(Place::Play);
    follow_address(play, place);
    dress(settings, words, announcer, place);
    allow_sounds(tools);
    on_window("oanquan-quiet", move |_: Event| {
        engine.with_value(Engine::prepare);
        pages.prepare();
    });

    let heading = NodeRef::<web_sys::HtmlElement>::new();
    // Who goes to another place hears where that is.
    Effect::new(move |before: Option<Place>| {
        let now = place.get();
        if before.is_some_and(|before| before != now)
            && let Some(heading) = heading.get_untracked()
        {
            // Without the focus the heading is still the first on the page.
            let _ = heading.focus();
        }
        now
    });
    let page = move || match place.get() {
        Place::Play => view! { <GamePage play/> },
        beside => pages.show(beside, play),
    };
    view! {
        <a class="skip" href="#main" on:click=move |event| {
            event.prevent_default();
            // As above.
            heading.get_untracked().into_iter().for_each(|heading| drop(heading.focus()));
        }>{move || words.get().menu_skip()}</a>
        <header class="head">
            <a class="head-name" href=Place::Play.hash() tabindex="-1" aria-hidden="true">
                {move || words.get().menu_title()}
            </a>
            <nav class="menu" aria-label=move || words.get().menu_main()>{menu(words, place)}</nav>
        </header>
        <UpdateBar/>
        <main id="main" class:at-play=move || place.get() == Place::Play>
            <h1 tabindex="-1" node_ref=heading class:unseen=move || place.get() == Place::Play>
                {move || title(words.get(), place.get())}
            </h1>
            {page}
        </main>
        {announcer.region()}
    }
    .into_view()
}

/// The places of the menu.
fn menu(words: Signal<Words>, place: RwSignal<Place>) -> impl IntoView {
    Place::ALL.map(|other| {
        view! {
            <a href=other.hash() data-testid=format!("menu-{}", &other.hash()[1..])
                aria-current=move || (place.get() == other).then_some("page")>
                {icon(other).draw()}
                <span>{move || name(words.get(), other)}</span>
            </a>
        }
    })
}

const fn icon(place: Place) -> Icon {
    match place {
        Place::Play => Icon::Go,
        Place::NewGame => Icon::New,
        Place::Learn => Icon::Learn,
        Place::Games => Icon::Games,
        Place::Settings => Icon::Settings,
    }
}

/// What the menu calls a place.
fn name(words: Words, place: Place) -> String {
    match place {
        Place::Play => words.menu_play(),
        Place::NewGame => words.menu_new(),
        Place::Learn => words.menu_learn(),
        Place::Games => words.menu_games(),
        Place::Settings => words.menu_settings(),
    }
}

/// What a place is called above it.
fn title(words: Words, place: Place) -> String {
    match place {
        Place::Play => words.menu_title(),
        other => name(words, other),
    }
}

/// Keeps the place what the address says, and opens links.
fn follow_address(play: Play, place: RwSignal<Place>) {
    let read = move || {
        match Address::of_page() {
            Address::Place(found) => place.set(found),
            Address::Link(fragment) => {
                // It is a game of its own now: loading the page again must not make another one.
                clean_address();
                place.set(Place::Play);
                play.tools.pages.then(Box::new(move |part| match part {
                    Some(part) => (part.follow)(play, &fragment),
                    None => play.tell(Arc::new(|words, _| words.menu_page_missing())),
                }));
            }
        }
    };
    read();
    on_window("hashchange", move |_: Event| read());
}

/// Writes the place of the board into the address, without a step in the history.
fn clean_address() {
    let history = window().history();
    // An address that keeps the link opens it once more on the next load, no worse.
    let _ = history
        .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(Place::Play.hash())));
}

/// Language, title and theme of the document.
fn dress(settings: Settings, words: Signal<Words>, announcer: Announcer, place: RwSignal<Place>) {
    let root = move || document().document_element();
    Effect::new(move |before: Option<Words>| {
        let now = words.get();
        if let Some(root) = root() {
            // These names are always accepted.
            let _ = root.set_attribute("lang", now.language().code());
            let _ = root.set_attribute("dir", now.language().direction());
        }
        if before.is_some_and(|before| before != now) {
            announcer.clear();
        }
        now
    });
    Effect::new(move |_| {
        let (words, place) = (words.get(), place.get());
        let name = words.menu_title();
        document().set_title(&match place {
            Place::Play => name,
            other => words.menu_page_title(&title(words, other), &name),
        });
    });
    let dark = RwSignal::new(false);
    let contrast = RwSignal::new(false);
    watch_media("(prefers-color-scheme: dark)", dark);
    watch_media("(prefers-contrast: more)", contrast);
    Effect::new(move |_| {
        let theme = match settings.theme.get() {
            Theme::System if contrast.get() => Theme::Contrast,
            Theme::System if dark.get() => Theme::Dark,
            Theme::System => Theme::Light,
            theme => theme,
        };
        if let Some(root) = root() {
            let _ = root.set_attribute("data-theme", theme.name());
        }
    });
}

/// Keeps a signal what a media query says.
fn watch_media(query: &str, matches: RwSignal<bool>) {
    let Ok(Some(list)) = window().match_media(query) else { return };
    matches.set(list.matches());
    let again = list.clone();
    let heard = Closure::<dyn FnMut()>::new(move || matches.set(again.matches()));
    list.set_onchange(Some(heard.as_ref().unchecked_ref()));
    // The page lasts as long as the browser shows it.
    heard.forget();
}

/// Lets the page be heard from the first thing a person does.
fn allow_sounds(tools: Tools) {
    let allow = move || {
        if tools.settings.sound.get_untracked() {
            tools.sounds.allow();
        }
    };
    on_window("pointerdown", move |_: Event| allow());
    on_window("keydown", move |_: Event| allow());
}

/// Offers a new version, which is there when somebody wants it.
#[component]
fn UpdateBar() -> impl IntoView {
    let words = expect_context::<Signal<Words>>();
    let load = StoredValue::new(None::<js_sys::Function>);
    let offered = RwSignal::new(false);
    on_window("oanquan-update", move |event: CustomEvent| {
        load.set_value(event.detail().dyn_into().ok());
        offered.set(true);
    });
    let accept = move || {
        // It loads the page again; if it cannot, this version goes on.
        load.get_value().into_iter().for_each(|load| drop(load.call0(&JsValue::NULL)));
    };
    view! {
        <Show when=move || offered.get()>
            <aside class="update" data-testid="update" aria-label=move || words.get().menu_update()>
                <p>{move || words.get().menu_update()}</p>
                <button type="button" data-testid="update-load" on:click=move |_| accept()>
                    {move || words.get().menu_update_load()}
                </button>
                <button type="button" class="plain" data-testid="update-later" on:click=move |_| offered.set(false)>
                    {move || words.get().menu_update_later()}
                </button>
            </aside>
        </Show>
    }
}

/// Where the engine is: the document knows, since the name changes with its content.
fn worker_url() -> String {
    let told = document().query_selector("meta[name='oanquan-worker']").ok().flatten();
    let url = told.as_ref().and_then(|told: &Element| told.get_attribute("content"));
    url.unwrap_or_else(|| "worker.js".to_string())
}
