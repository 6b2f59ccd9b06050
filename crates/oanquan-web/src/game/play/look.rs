//! What is seen: the present, or an earlier position that is looked back at; a hint; what a move would do.

use oanquan::Move;
use oanquan_board::{PreviewMarks, Way};
use oanquan_session::{Arrangement, Preview, Table, tell};
use oanquan_view::prelude::*;

use super::Play;
use crate::engine::Hint;
use crate::motions::direction_of;

impl Play {
    /// Does something with the table as it is seen. While one looks back, and when a refill is shown that the
    /// next move begins with, that is a table at which the position that is seen is the first.
    pub(crate) fn with_seen<T>(self, see: impl FnOnce(&Table) -> T) -> T {
        let looking = self.looking.get();
        self.table.with(|table| {
            let earlier = looking.and_then(|place| table.game().positions().get(place));
            let present = if table.is_over() { None } else { table.position().refilled(&mut ()) };
            let seen = match earlier {
                Some(earlier) => Some(earlier.refilled(&mut ()).unwrap_or(*earlier)),
                None => present,
            };
            let alone =
                |first| Table::new(Arrangement { first: Some(first), ..table.arrangement().clone() }).ok();
            match seen.and_then(alone) {
                Some(other) => see(&other),
                None => see(table),
            }
        })
    }

    /// How many plies had been played at a place in the game's positions; a game need not begin with none.
    pub(crate) fn ply_at(self, place: usize) -> i64 {
        self.table.with(|table| i64::from(table.game().positions()[0].ply()) + place as i64)
    }

    /// Looks back at a place in the game's positions; the present is no looking back.
    pub(crate) fn look(self, place: usize) {
        let now = self.table.with_untracked(|table| table.game().moves().len());
        if untrack(|| self.is_watched()) {
            // Or the next move would take the board away.
            self.pause(true);
        }
        self.stand_still_for_a_look();
        self.looking.set((place < now).then_some(place));
        let words = self.tools.words.get_untracked();
        self.tools.announcer.say(if place < now {
            words.game_looking(untrack(|| self.ply_at(place)))
        } else {
            words.game_looked()
        });
    }

    /// Looks one move further back, or forth.
    pub(crate) fn look_further(self, forth: bool) {
        let Some(place) = self.looking.get_untracked() else { return };
        self.look(if forth { place + 1 } else { place.saturating_sub(1) });
    }

    /// Looks at the present again.
    pub(crate) fn look_at_present(self) {
        self.look(usize::MAX);
    }

    /// Motions under way are over at once, and what follows them begins.
    fn stand_still_for_a_look(self) {
        let number = self.numbers.get_value();
        self.shown.set(None);
        self.has_shown(number);
    }

    /// A hint was found.
    pub(super) fn give_hint(self, found: Hint) {
        self.hint.set(Some(found.clone()));
        let asked = self.change.get_value();
        self.tools.pages.then(Box::new(move |part| {
            // Without words it is still marked on the board.
            if let Some(part) = part.filter(|_| self.change.get_value() == asked) {
                self.tell((part.hint)(found));
            }
        }));
    }

    /// A move is considered, or no longer.
    pub(crate) fn consider(self, considered: Option<(usize, Way)>) {
        let considered = considered.filter(|_| self.tools.settings.preview.get_untracked());
        self.show_preview(considered.and_then(|(square, way)| {
            self.table.with_untracked(|table| {
                let ring = table.position().ring();
                let label = ring.label(ring.square(square)?)?;
                Some(Move { label, direction: direction_of(way) })
            })
        }));
    }

    /// Shows what a move would do, or nothing any more.
    pub(crate) fn show_preview(self, mv: Option<Move>) {
        let preview = mv.and_then(|mv| self.table.with_untracked(|table| table.preview(mv)));
        if let Some(preview) = &preview {
            let words = self.tools.words.get_untracked();
            let text = self.table.with_untracked(|table| tell::preview(words, table, preview));
            self.tools.announcer.say(text);
        }
        self.considered.set(preview);
    }
}

/// How the board marks what a move would do.
pub(crate) fn marks_of(preview: &Preview) -> PreviewMarks {
    PreviewMarks {
        visited: preview.visited.iter().map(|square| square.index()).collect(),
        ends: Some(preview.ends_at.index()),
        taken: preview.captures.iter().map(|captured| captured.square.index()).collect(),
        points: preview.points,
    }
}
