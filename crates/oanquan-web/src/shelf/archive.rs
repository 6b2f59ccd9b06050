//! Games as texts under their ids: what is kept, what could not be, and what another tab has done meanwhile.
//!
//! Two tabs may have the same game open. Neither writes over what the other has played: the one that comes
//! second goes on under an id of its own.

use super::disk::{Disk, Refusal};
use super::pairs::Pairs;

const GAME: &str = "oanquan:game:";
const SAVED: &str = "oanquan:saved:";

/// The name of a game in the storage.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct GameId(pub(crate) String);

/// A game that was taken off the shelf, to be put back.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Removed {
    pub(crate) id: GameId,
    text: String,
    saved_at: Option<u64>,
}

/// The games of this browser, as one tab sees them.
pub(crate) struct Archive<D> {
    /// `None` where the browser keeps nothing.
    disk: Option<D>,
    /// What the disk did not take.
    unkept: Pairs<String, String>,
    /// What this tab read or wrote last of each game it has opened.
    seen: Pairs<GameId, String>,
    /// Games that another tab went on with, and where this tab goes on.
    moved: Pairs<GameId, GameId>,
}

impl<D: Disk> Archive<D> {
    pub(crate) fn new(disk: Option<D>) -> Self {
        Archive { disk, unkept: Pairs::new(), seen: Pairs::new(), moved: Pairs::new() }
    }

    /// The text of a game as it stands there.
    pub(crate) fn text(&self, id: &GameId) -> Option<String> {
        self.read(&format!("{GAME}{}", id.0))
    }

    /// When a game was kept last, in milliseconds since 1970.
    pub(crate) fn saved_at(&self, id: &GameId) -> Option<u64> {
        self.read(&format!("{SAVED}{}", id.0))?.parse().ok()
    }

    /// All games, each once, in no order.
    pub(crate) fn ids(&self) -> Vec<GameId> {
        let names = self.disk.as_ref().map(Disk::names).unwrap_or_default();
        let id = |name: &String| name.strip_prefix(GAME).map(|id| GameId(id.to_string()));
        let mut ids: Vec<GameId> = names.iter().filter_map(id).collect();
        ids.extend(self.unkept.keys().filter(|name| !names.contains(name)).filter_map(id));
        ids
    }

    /// The text of a game that this tab goes on with from now on.
    pub(crate) fn open(&mut self, id: &GameId) -> Option<String> {
        self.moved.remove(id);
        let text = self.text(id)?;
        self.seen.insert(id.clone(), text.clone());
        Some(text)
    }

    /// The id under which this tab keeps a game: another one after another tab went on with it.
    pub(crate) fn actual(&self, id: &GameId) -> GameId {
        self.moved.get(id).unwrap_or(id).clone()
    }

    /// Keeps a game; `fresh` makes an id in case another tab has written under this one. Whatever is
    /// refused stays here for as long as the tab lives.
    pub(crate) fn keep(
        &mut self,
        id: &GameId,
        text: &str,
        now: u64,
        fresh: impl FnOnce() -> GameId,
    ) -> Result<(), Refusal> {
        let mut id = self.actual(id);
        let there = self.disk.as_ref().and_then(|disk| disk.read(&format!("{GAME}{}", id.0)));
        let is_anothers = there.is_some() && there.as_ref() != self.seen.get(&id);
        if is_anothers && there.as_deref() != Some(text) {
            let own = fresh();
            for goes_on in self.moved.values_mut().filter(|goes_on| **goes_on == id) {
                goes_on.clone_from(&own);
            }
            self.moved.insert(id, own.clone());
            id = own;
        }
        self.write(&format!("{GAME}{}", id.0), text)?;
        self.seen.insert(id.clone(), text.to_string());
        // The list lives without the time.
        let _ = self.write(&format!("{SAVED}{}", id.0), &now.to_string());
        Ok(())
    }

    /// Takes a game away; `None` when there is none.
    pub(crate) fn remove(&mut self, id: &GameId) -> Option<Removed> {
        let removed = Removed { id: id.clone(), text: self.text(id)?, saved_at: self.saved_at(id) };
        for name in [format!("{GAME}{}", id.0), format!("{SAVED}{}", id.0)] {
            self.unkept.remove(&name);
            if let Some(disk) = &self.disk {
                disk.remove(&name);
            }
        }
        Some(removed)
    }

    /// Puts a game back.
    pub(crate) fn put_back(&mut self, removed: &Removed) -> Result<(), Refusal> {
        if let Some(saved_at) = removed.saved_at {
            // The list lives without the time.
            let _ = self.write(&format!("{SAVED}{}", removed.id.0), &saved_at.to_string());
        }
        self.write(&format!("{GAME}{}", removed.id.0), &removed.text)
    }

    fn read(&self, name: &str) -> Option<String> {
        let kept = || self.disk.as_ref().and_then(|disk| disk.read(name));
        self.unkept.get(&name.to_string()).cloned().or_else(kept)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), Refusal> {
        let written = match &self.disk {
            Some(disk) => disk.write(name, text),
            None => Err(Refusal::Forbidden),
        };
        match written {
            Ok(()) => self.unkept.remove(&name.to_string()),
            Err(_) => self.unkept.insert(name.to_string(), text.to_string()),
        }
        written
    }
}

#[cfg(test)]
mod tests;
