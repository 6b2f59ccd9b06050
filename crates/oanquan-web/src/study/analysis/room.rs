//! The tree that is analysed, where one is in it, and what is shown of that.

use oanquan::{Move, Position, Seat, SetupFault};
use oanquan_session::{Arrangement, Table, Turn, tell};
use oanquan_study::tree::{Id, Tree, TreeError};
use oanquan_view::prelude::*;
use oanquan_words::Words;

use super::super::Desk;
use super::review::Reviewed;
use crate::place::ANALYSIS;
use crate::shelf::GameId;
use crate::shelf::disk::{Browser, Disk};

/// The name in the storage.
const KEY: &str = "oanquan:analysis";

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) desk: Desk,
    tree: StoredValue<Tree>,
    /// Counts what has changed in the tree.
    changed: RwSignal<u64>,
    cursor: RwSignal<Id>,
    /// Counts the trees that were put on the board.
    pub(super) sitting: RwSignal<u64>,
    /// Who plays, and how the game began.
    arrangement: StoredValue<Arrangement>,
    /// What does not add up in the first position.
    pub(super) faults: RwSignal<Vec<SetupFault>>,
    /// What was played last, and the number of its motions.
    pub(super) turn: RwSignal<Option<(Turn, u64)>>,
    /// Whether the stones lie still.
    pub(super) rests: RwSignal<bool>,
    motions: StoredValue<u64>,
    /// The last review.
    pub(super) reviewed: RwSignal<Option<Reviewed>>,
    /// Whether a review is being made.
    pub(super) seeks: RwSignal<bool>,
    /// The place of the move of the main line that is to be bettered.
    pub(super) tries: RwSignal<Option<usize>>,
    /// Why something cannot be done.
    pub(super) refused: RwSignal<Option<TreeError>>,
}

impl Room {
    /// The game that the address asks for; else what was analysed last, else the game at the board.
    pub(super) fn new(desk: Desk) -> Room {
        let hash = window().location().hash().unwrap_or_default();
        let asked = hash.strip_prefix(ANALYSIS).map(|id| GameId(id.to_string()));
        let wanted = asked.and_then(|id| desk.play.tools.shelf.text(&id));
        let is_new = wanted.is_some();
        let kept = || Browser::open().and_then(|disk| disk.read(KEY));
        let read = |text: String| Table::from_text(&text).ok();
        let table = wanted.and_then(read).or_else(|| kept().and_then(read));
        let table = table.unwrap_or_else(|| desk.play.table.get_untracked());
        let tree = tree_of(&table).unwrap_or_else(|| Tree::new(*table.position()));
        let room = Room {
            desk,
            tree: StoredValue::new(tree),
            changed: RwSignal::new(0),
            cursor: RwSignal::new(Id::ROOT),
            sitting: RwSignal::new(0),
            arrangement: StoredValue::new(table.arrangement().clone()),
            faults: RwSignal::new(Vec::new()),
            turn: RwSignal::new(None),
            rests: RwSignal::new(true),
            motions: StoredValue::new(0),
            reviewed: RwSignal::new(None),
            seeks: RwSignal::new(false),
            tries: RwSignal::new(None),
            refused: RwSignal::new(None),
        };
        if is_new {
            room.has_changed();
        }
        room
    }

    /// Puts another game or position on the board.
    pub(super) fn sit_down(self, table: &Table, faults: Vec<SetupFault>) {
        let Some(tree) = tree_of(table) else { return };
        self.tree.set_value(tree);
        self.arrangement.set_value(table.arrangement().clone());
        self.faults.set(faults);
        self.reviewed.set(None);
        self.tries.set(None);
        self.show(Id::ROOT);
        self.sitting.update(|number| *number += 1);
        self.has_changed();
    }

    /// Something of the tree. Reactive.
    pub(super) fn with<R>(self, look: impl FnOnce(&Tree) -> R) -> R {
        self.changed.track();
        self.tree.with_value(look)
    }

    /// Changes the tree.
    pub(super) fn change<R>(self, change: impl FnOnce(&mut Tree) -> R) -> R {
        let result = self.tree.try_update_value(change).expect("the page is there");
        self.has_changed();
        result
    }

    fn has_changed(self) {
        self.changed.update(|number| *number += 1);
        // Where nothing is kept it holds as long as the page; what does not add up could not be read again.
        if self.faults.with_untracked(Vec::is_empty) {
            let text = self.tree.with_value(|tree| tree.to_record().to_string());
            let _ = Browser::open().map(|disk| disk.write(KEY, &text));
        }
    }

    /// Where one is. Reactive.
    pub(super) fn cursor(self) -> Id {
        self.cursor.get()
    }

    /// How many moves led there. Reactive.
    pub(super) fn ply(self) -> usize {
        let cursor = self.cursor();
        self.with(|tree| tree.path(cursor).len() - 1)
    }

    /// The position one is in. Reactive.
    pub(super) fn position(self) -> Position {
        let cursor = self.cursor();
        self.with(|tree| *tree.position(cursor))
    }

    /// The table at a position.
    pub(super) fn table(self, id: Id) -> Table {
        let moves: Vec<Move> =
            self.tree.with_value(|tree| tree.path(id).into_iter().filter_map(|id| tree.mv(id)).collect());
        let first = self.tree.with_value(|tree| *tree.position(Id::ROOT));
        let arrangement = self.arrangement.get_value();
        let arrangement = Arrangement {
            rules: *first.rules(),
            first: Some(first),
            serious: false,
            rounds: None,
            ..arrangement
        };
        let mut table = Table::new(arrangement).expect("the rules of a position have no faults");
        for mv in moves {
            table.play(mv).expect("a tree holds legal moves");
        }
        table
    }

    /// The table that the board shows: before the move that it plays. Reactive.
    pub(super) fn shown_table(self) -> Table {
        let cursor = self.cursor();
        let is_moving = self.turn.with(Option::is_some);
        let shown = self.with(|tree| if is_moving { tree.parent(cursor) } else { None });
        self.table(shown.unwrap_or(cursor))
    }

    /// Whose turn it is, or how the game has ended. Reactive.
    pub(super) fn told_position(self, words: Words) -> String {
        let cursor = self.cursor();
        self.changed.track();
        let table = self.table(cursor);
        tell::to_move(words, &table).unwrap_or_else(|| tell::ending(words, &table).join(" "))
    }

    /// What a player is called. Reactive.
    pub(super) fn name(self, words: Words, seat: Seat) -> String {
        self.sitting.track();
        tell::name(words, &self.table(Id::ROOT), seat)
    }

    /// Goes to a position without showing how it came about.
    pub(super) fn show(self, id: Id) {
        self.refused.set(None);
        self.turn.set(None);
        self.rests.set(true);
        self.tree.update_value(|tree| tree.go(id));
        self.cursor.set(id);
    }

    /// Goes to a position and says where that is.
    pub(super) fn go(self, id: Id) {
        self.show(id);
        let words = self.desk.play.tools.words.get_untracked();
        self.desk.play.tools.announcer.say(untrack(|| self.told_position(words)));
    }

    pub(super) fn to_start(self) {
        self.go(Id::ROOT);
    }

    pub(super) fn back(self) {
        let cursor = self.cursor.get_untracked();
        if let Some(before) = self.tree.with_value(|tree| tree.parent(cursor)) {
            self.go(before);
        }
    }

    /// Goes on with the line and shows the move.
    pub(super) fn forward(self) {
        let cursor = self.cursor.get_untracked();
        let next = self.tree.with_value(|tree| tree.children(cursor).first().and_then(|&id| tree.mv(id)));
        if let Some(mv) = next {
            self.play(mv);
        }
    }

    pub(super) fn to_end(self) {
        let cursor = self.cursor.get_untracked();
        let end = self.tree.with_value(|tree| {
            let mut tree = tree.clone();
            tree.go(cursor);
            tree.to_end();
            tree.cursor()
        });
        self.go(end);
    }

    /// Plays a move where one is.
    pub(super) fn play(self, mv: Move) {
        let before = self.table(self.cursor.get_untracked());
        let known = self.tree.with_value(|tree| tree.all().len());
        let id = match self.tree.try_update_value(|tree| tree.play(mv)).expect("the page is there") {
            Ok(id) => id,
            Err(error) => return self.refused.set(Some(error)),
        };
        let mut after = before;
        let Ok(turn) = after.play(mv) else { return };
        self.refused.set(None);
        self.motions.update_value(|number| *number += 1);
        self.rests.set(false);
        self.turn.set(Some((turn, self.motions.get_value())));
        self.cursor.set(id);
        if self.tree.with_value(|tree| tree.all().len()) != known {
            self.has_changed();
        }
    }

    /// The motions of this number have come to an end.
    pub(super) fn has_shown(self, number: u64) {
        if self.motions.get_value() != number || self.rests.get_untracked() {
            return;
        }
        self.rests.set(true);
        let words = self.desk.play.tools.words.get_untracked();
        let table = untrack(|| self.shown_table());
        let told =
            self.turn.with_untracked(|turn| turn.as_ref().map(|(turn, _)| tell::turn(words, &table, turn)));
        self.desk.play.tools.announcer.say(told.unwrap_or_default());
    }
}

/// The tree of what was played at a table. What its record says was checked when it was read.
fn tree_of(table: &Table) -> Option<Tree> {
    Tree::from_record(&table.record()).ok()
}
