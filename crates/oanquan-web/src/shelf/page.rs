//! The page of saved games: the list, what was deleted last, and the form that takes games in.

use oanquan_session::Table;
use oanquan_view::prelude::*;
use oanquan_words::Words;

use super::bring::bring;
use super::entry::Entry;
use super::item::item;
use super::{GameId, Refusal, Removed, Shelf};

/// What the parts of the page share.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) shelf: Shelf,
    pub(super) words: Signal<Words>,
    pub(super) on_open: Callback<GameId>,
    pub(super) current: Signal<Option<GameId>>,
    /// What has just happened.
    note: RwSignal<Option<Note>>,
    /// The button that undoes the last deletion.
    undo: NodeRef<web_sys::HtmlElement>,
}

/// What has just happened, to be told in the language of the moment.
#[derive(Clone)]
enum Note {
    Added(usize),
    Deleted(String, Removed),
    PutBack(String),
}

impl Desk {
    /// Forgets what has just happened, for something else begins.
    pub(super) fn begin(self) {
        self.note.set(None);
    }

    /// Puts games on the shelf.
    pub(super) fn add(self, tables: &[Table]) {
        for table in tables {
            // What is refused is told above the list.
            let _ = self.shelf.keep(&self.shelf.new_id(), table);
        }
        // Files that are dropped together are told together.
        let before = match self.note.get_untracked() {
            Some(Note::Added(before)) => before,
            _ => 0,
        };
        self.note.set(Some(Note::Added(before + tables.len())));
    }

    /// Takes a game away, until it is wanted back.
    pub(super) fn delete(self, id: &GameId, name: String) {
        let Some(removed) = self.shelf.take_away(id) else { return };
        self.note.set(Some(Note::Deleted(name, removed)));
        let undo = self.undo;
        // The button that had the focus is gone; the one that brings the game back has just come.
        // Without the focus it is still there to be clicked.
        let _ = request_animation_frame(move || {
            if let Some(button) = undo.get_untracked() {
                let _ = button.focus();
            }
        });
    }

    fn put_back(self, name: String, removed: &Removed) {
        self.shelf.put_back(removed);
        self.note.set(Some(Note::PutBack(name)));
    }

    /// Whether a game is the one on the board.
    pub(super) fn is_current(self, id: &GameId) -> bool {
        self.current.get().is_some_and(|current| self.shelf.actual(&current) == *id)
    }
}

/// The page of saved games. Wants [`Shelf`] and the words as contexts.
#[component]
pub(crate) fn SavedGames(
    /// A game is to be played on.
    on_open: Callback<GameId>,
    /// The game that is on the board.
    current: Signal<Option<GameId>>,
) -> impl IntoView {
    let shelf: Shelf = expect_context();
    let words: Signal<Words> = expect_context();
    let desk = Desk { shelf, words, on_open, current, note: RwSignal::new(None), undo: NodeRef::new() };
    let entries = Memo::new(move || shelf.entries());
    let trouble = move || {
        shelf.trouble().map(|refusal| {
            let told = match refusal {
                Refusal::Full => words.get().shelf_full(),
                Refusal::Forbidden => words.get().shelf_forbidden(),
            };
            view! { <p class="notice notice-bad" role="alert" data-testid="shelf-trouble">{told}</p> }
        })
    };
    let is_empty = Memo::new(move || entries.with(Vec::is_empty));
    view! {
        <section class="form-page">
            {trouble}
            {note(desk)}
            <h2 id="shelf-list">{move || words.get().shelf_list()}</h2>
            {move || is_empty.get().then(|| view! { <p>{move || words.get().shelf_empty()}</p> })}
            <ul class="form-shelf" aria-labelledby="shelf-list" data-testid="games">
                <For each=move || entries.get() key=key let(entry)>{item(desk, entry)}</For>
            </ul>
            {bring(desk)}
        </section>
    }
}

/// An entry is drawn anew when what is told of it changes.
fn key(entry: &Entry) -> (GameId, Option<u64>, Option<usize>) {
    let plies = entry.content.as_ref().ok().map(|summary| summary.plies);
    (entry.id.clone(), entry.saved_at, plies)
}

/// What has just happened, and a way back.
fn note(desk: Desk) -> View {
    let words = desk.words;
    let told = move || {
        let words = words.get();
        desk.note.get().map(|note| match note {
            Note::Added(games) => words.shelf_imported(games as i64),
            Note::Deleted(name, _) => words.shelf_deleted(&name),
            Note::PutBack(name) => words.shelf_put_back(&name),
        })
    };
    let back = move || match desk.note.get() {
        Some(Note::Deleted(name, removed)) => Some(view! {
            <button type="button" data-testid="shelf-undo" node_ref=desk.undo
                on:click=move |_| desk.put_back(name.clone(), &removed)>
                {words.get().shelf_undo()}
            </button>
        }),
        _ => None,
    };
    view! {
        <div class="form-note" class:notice=move || desk.note.with(Option::is_some)>
            <p role="status" data-testid="shelf-note">{told}</p>
            {back}
        </div>
    }
}
