//! The shelf: all games of this browser, kept after every change, and the page that lists them.

mod archive;
mod bring;
pub(crate) mod disk;
mod entry;
mod item;
mod page;
mod pairs;
mod read;
pub(crate) mod send;

use oanquan_session::{ReadError, Table};
use oanquan_view::prelude::*;
use thiserror::Error;

use archive::Archive;
pub(crate) use archive::GameId;
pub(crate) use archive::Removed;
pub(crate) use disk::Refusal;
use disk::{Browser, Disk};
pub(crate) use entry::{Entry, Summary};
pub(crate) use page::SavedGames;

/// The game that was on the board last: of this tab in the session's storage, of any tab in the other.
const CURRENT: &str = "oanquan:current";

/// Why a game is not opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum ShelfError {
    /// There is no such game.
    #[error("there is no game {0:?}")]
    Missing(GameId),
    /// Its text is no game.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
}

/// The games of this browser. Copies are the same shelf.
#[derive(Clone, Copy)]
pub(crate) struct Shelf {
    archive: StoredValue<Archive<Browser>>,
    /// Told whenever a list of games would look different.
    changed: RwSignal<()>,
    /// Why the last thing kept is held by this tab only.
    trouble: RwSignal<Option<Refusal>>,
}

impl Shelf {
    /// The shelf as the browser has kept it. What other tabs keep shows too.
    pub(crate) fn load() -> Shelf {
        let disk = Browser::open();
        let trouble = RwSignal::new(disk.is_none().then_some(Refusal::Forbidden));
        let archive = StoredValue::new(Archive::new(disk));
        let shelf = Shelf { archive, changed: RwSignal::new(()), trouble };
        on_window("storage", move |_: web_sys::Event| shelf.changed.set(()));
        shelf
    }

    /// Keeps a game as it stands. After another tab has gone on with the same game this tab's goes on under
    /// an id of its own, [`actual`](Shelf::actual).
    ///
    /// # Errors
    /// What the browser refuses; the game is safe then only while the tab lives.
    pub(crate) fn keep(self, id: &GameId, table: &Table) -> Result<(), Refusal> {
        let text = table.to_text();
        let kept = self.archive.try_update_value(|archive| archive.keep(id, &text, now(), new_id));
        let kept = kept.unwrap_or(Err(Refusal::Forbidden));
        self.note(kept);
        if Browser::of_tab().is_some_and(|tab| tab.read(CURRENT).as_ref() == Some(&id.0)) {
            self.set_current(&self.actual(id));
        }
        kept
    }

    /// Takes a game from the shelf to the board.
    ///
    /// # Errors
    /// [`ShelfError::Missing`] and [`ShelfError::Unreadable`].
    pub(crate) fn open(self, id: &GameId) -> Result<Table, ShelfError> {
        let text = self.archive.try_update_value(|archive| archive.open(id)).flatten();
        Ok(Table::from_text(&text.ok_or_else(|| ShelfError::Missing(id.clone()))?)?)
    }

    /// Under which id this tab keeps a game.
    pub(crate) fn actual(self, id: &GameId) -> GameId {
        self.archive.with_value(|archive| archive.actual(id))
    }

    /// Says which game is on the board.
    pub(crate) fn set_current(self, id: &GameId) {
        for disk in [Browser::of_tab(), Browser::open()].into_iter().flatten() {
            // Where this is not kept the page begins with another game.
            let _ = disk.write(CURRENT, &id.0);
        }
    }

    /// An id that no game has.
    pub(crate) fn new_id(self) -> GameId {
        new_id()
    }

    /// Takes a game away so that it can be put back.
    pub(crate) fn take_away(self, id: &GameId) -> Option<Removed> {
        let removed = self.archive.try_update_value(|archive| archive.remove(id)).flatten();
        self.changed.set(());
        removed
    }

    /// Puts a game back.
    pub(crate) fn put_back(self, removed: &Removed) {
        if let Some(kept) = self.archive.try_update_value(|archive| archive.put_back(removed)) {
            self.note(kept);
        }
    }

    /// All games, the last kept first. Reactive.
    pub(crate) fn entries(self) -> Vec<Entry> {
        self.changed.track();
        let later = |one: &Entry, other: &Entry| (one.saved_at, &other.id) > (other.saved_at, &one.id);
        self.archive.with_value(|archive| {
            let mut entries = Vec::new();
            for id in archive.ids() {
                let text = archive.text(&id).unwrap_or_default();
                let content = Table::from_text(&text).map(|table| Summary::of(&table));
                let entry = Entry { saved_at: archive.saved_at(&id), content, id };
                // The sort of the library would be two thousand bytes more to send.
                entries.insert(entries.partition_point(|other| later(other, &entry)), entry);
            }
            entries
        })
    }

    /// The text of a game, readable or not.
    pub(crate) fn text(self, id: &GameId) -> Option<String> {
        self.archive.with_value(|archive| archive.text(id))
    }

    /// Why games are held by this tab only; `None` while all is well. Reactive.
    pub(crate) fn trouble(self) -> Option<Refusal> {
        self.trouble.get()
    }

    fn note(self, kept: Result<(), Refusal>) {
        if self.trouble.get_untracked() != kept.err() {
            self.trouble.set(kept.err());
        }
        self.changed.set(());
    }
}

/// The game that this tab had on the board last, or else any tab.
pub(crate) fn current() -> Option<GameId> {
    let last = |disk: Browser| disk.read(CURRENT).map(GameId);
    Browser::of_tab().and_then(last).or_else(|| Browser::open().and_then(last))
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Time and chance: no two tabs draw the same.
fn new_id() -> GameId {
    let chance = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    GameId(format!("{:x}-{chance:08x}", now()))
}
