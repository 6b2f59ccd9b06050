//! How a game comes on the board: the one that lay there, a new one, a kept one, or one sent as a link.

use std::sync::Arc;

use oanquan_session::link::{self, LinkError, Linked};
use oanquan_session::{Arrangement, Table, tell};
use oanquan_view::prelude::*;

use super::{Play, Telling, Tools, first_arrangement};
use crate::game::notice;
use crate::pages::Part;
use crate::shelf::{self, GameId};

/// A seed is drawn below this: numbers that every part of the page writes exactly.
const SEEDS: f64 = 4_294_967_296.0;

impl Play {
    /// The game that lay on the board when the page was left, or a first one.
    ///
    /// Without the part that reads games there was none.
    pub(crate) fn resume(tools: Tools, part: Option<Part>) -> Play {
        let kept = part.and_then(|part| {
            let id = shelf::current()?;
            Some(((part.open)(tools, &id), id))
        });
        let play = match kept {
            Some((Ok(table), id)) => Play::new(tools, table, id),
            nothing => {
                let first = Table::new(first_arrangement(seed())).expect("the usual rules have no faults");
                let play = Play::new(tools, first, tools.shelf.new_id());
                // A game that was kept and cannot be read is worth a word; none at all is a first visit.
                if let Some((Err(why), _)) = nothing {
                    play.tell(why);
                }
                play
            }
        };
        // Nobody has asked for a game between computers to go on.
        play.paused.set(untrack(|| play.is_watched()));
        play
    }

    /// Begins a new game.
    pub(crate) fn begin(self, arrangement: Arrangement) {
        let adaptive = self.tools.settings.adaptive.get_untracked();
        // Rules with faults do not get past the form.
        if let Ok(mut table) = Table::new(arrangement) {
            table.set_adaptive(adaptive);
            self.sit_down(table, self.tools.shelf.new_id());
            self.keep();
            self.say_turn(&self.tools.words.get_untracked().game_begun());
        }
    }

    /// The same once more, with seats swapped.
    pub(crate) fn rematch(self) {
        self.begin(self.table.with_untracked(Table::rematch));
    }

    /// Puts a kept game on the board.
    pub(crate) fn open(self, id: &GameId) {
        match open(self.tools, id) {
            Ok(table) => {
                self.sit_down(table, id.clone());
                self.say_turn("");
            }
            Err(why) => self.tell(why),
        }
    }

    /// Opens what was sent as a link: it becomes a new game, and the one on the board is kept.
    pub(crate) fn follow(self, fragment: &str) {
        let table = link::read(fragment).and_then(|linked| match linked {
            Linked::Game(table) => Ok(*table),
            Linked::Position(first) => {
                let arrangement = Arrangement { first: Some(*first), ..Arrangement::default() };
                Table::new(arrangement).map_err(|error| LinkError::Unplayable { column: 1, error })
            }
        });
        let what: Telling = match table {
            Ok(table) => {
                let is_kept = self.table.with_untracked(|table| !table.game().moves().is_empty());
                self.sit_down(table, self.tools.shelf.new_id());
                self.keep();
                Arc::new(move |words, _| {
                    let kept = if is_kept { words.game_link_kept() } else { String::new() };
                    format!("{} {kept}", words.game_link_opened()).trim_end().to_string()
                })
            }
            Err(error) => Arc::new(move |words, _| tell::link_error(words, &error)),
        };
        self.tell(what);
    }

    fn sit_down(self, table: Table, id: GameId) {
        self.changed();
        self.stand_still();
        self.tools.shelf.set_current(&id);
        self.table.set(table);
        self.id.set(id);
        self.sitting.update(|sitting| *sitting += 1);
        self.failed.set(false);
        self.paused.set(false);
        self.proceed();
    }
}

/// A game from the shelf, or why it cannot be opened.
pub(crate) fn open(tools: Tools, id: &GameId) -> Result<Table, Telling> {
    tools.shelf.open(id).map_err(|error| {
        let why: Telling = Arc::new(move |words, _| notice::shelf_error(words, &error));
        why
    })
}

/// A number that nobody can foresee.
pub(crate) fn seed() -> u64 {
    (js_sys::Math::random() * SEEDS) as u64
}
