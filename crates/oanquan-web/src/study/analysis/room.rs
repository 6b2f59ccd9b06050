//! The tree that is analysed, where one is in it, and what is shown of that.

use oanquan::{Move, Position, Seat, SetupFault};
use oanquan_session::{Arrangement, Table, Turn, tell};
use oanquan_study::tree::{Colour, Id, Marks, Tree, TreeError};
use oanquan_view::prelude::*;
use oanquan_words::Words;

use super::super::Desk;
use super::super::field::word_of;
use super::review::Reviewed;
use super::walk::lengthen;
use crate::place::ANALYSIS;
use crate::shelf::GameId;
use crate::shelf::disk::{Browser, Disk};

/// The name in the storage.
const KEY: &str = "oanquan:analysis";

/// A line that is walked through on the board without being in the tree.
#[derive(Clone, PartialEq)]
pub(super) struct Walk {
    /// The moves from where one is in the tree.
    pub(super) moves: Vec<Move>,
    /// How many of them are played on the board.
    pub(super) at: usize,
}

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
    /// The line that is walked through.
    pub(super) walk: RwSignal<Option<Walk>>,
    /// The colour with which a tap marks a square, in place of playing it.
    pub(super) marking: RwSignal<Option<Colour>>,
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
            walk: RwSignal::new(None),
            marking: RwSignal::new(None),
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
        self.with(|tree| tree.path(cursor).len() - 1) + self.walked().len()
    }

    /// The moves that are played on the board after the position one is in. Reactive.
    fn walked(self) -> Vec<Move> {
        self.walk.with(|walk| walk.as_ref().map(|walk| walk.moves[..walk.at].to_vec()).unwrap_or_default())
    }

    /// Whether a line is walked through. Reactive.
    pub(super) fn is_walking(self) -> bool {
        self.walk.with(Option::is_some)
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
        let mut walked = self.walked();
        let leaves_tree = is_moving && walked.pop().is_none();
        let shown = self.with(|tree| if leaves_tree { tree.parent(cursor) } else { None });
        self.table_after(shown.unwrap_or(cursor), &walked)
    }

    /// The table after further moves from a position.
    fn table_after(self, id: Id, moves: &[Move]) -> Table {
        let mut table = self.table(id);
        for &mv in moves {
            table.play(mv).expect("a line that is walked through was played before");
        }
        table
    }

    /// Whose turn it is, or how the game has ended. Reactive.
    pub(super) fn told_position(self, words: Words) -> String {
        let cursor = self.cursor();
        self.changed.track();
        let table = self.table_after(cursor, &self.walked());
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
        self.walk.set(None);
        self.tree.update_value(|tree| tree.go(id));
        // What was deleted in the meantime cannot be gone to.
        self.cursor.set(self.tree.with_value(Tree::cursor));
    }

    /// Goes to a position and says where that is.
    pub(super) fn go(self, id: Id) {
        self.show(id);
        self.say_position();
    }

    fn say_position(self) {
        let words = self.desk.play.tools.words.get_untracked();
        self.desk.play.tools.announcer.say(untrack(|| self.told_position(words)));
    }

    pub(super) fn to_start(self) {
        if !self.walk_to(|_| Some(0)) {
            self.go(Id::ROOT);
        }
    }

    pub(super) fn back(self) {
        if self.walk_to(|walk| walk.at.checked_sub(1)) {
            return;
        }
        let cursor = self.cursor.get_untracked();
        if let Some(before) = self.tree.with_value(|tree| tree.parent(cursor)) {
            self.go(before);
        }
    }

    /// Goes on with the line and shows the move.
    pub(super) fn forward(self) {
        if self.walk.with_untracked(Option::is_some) {
            return self.walk_on();
        }
        let cursor = self.cursor.get_untracked();
        let next = self.tree.with_value(|tree| tree.children(cursor).first().and_then(|&id| tree.mv(id)));
        if let Some(mv) = next {
            self.play(mv);
        }
    }

    pub(super) fn to_end(self) {
        if self.walk_to(|walk| Some(walk.moves.len())) {
            return;
        }
        let cursor = self.cursor.get_untracked();
        let end = self.tree.with_value(|tree| {
            let mut tree = tree.clone();
            tree.go(cursor);
            tree.to_end();
            tree.cursor()
        });
        self.go(end);
    }

    /// Walks through a line from a position: its first move is shown. A line is as long as its moves are legal.
    pub(super) fn walk_through(self, from: Id, moves: &[Move]) {
        self.show(from);
        self.walk.set(Some(Walk { moves: Vec::new(), at: 0 }));
        self.lengthen_walk(moves);
        self.walk_on();
        lengthen(self);
    }

    /// Adds moves to the end of the line.
    pub(super) fn lengthen_walk(self, moves: &[Move]) {
        let Some(mut walk) = self.walk.get_untracked() else { return };
        let mut table = self.walk_end(&walk);
        walk.moves.extend(moves.iter().copied().take_while(|&mv| table.play(mv).is_ok()));
        self.walk.set(Some(walk));
    }

    /// The table at the end of the line.
    pub(super) fn walk_end(self, walk: &Walk) -> Table {
        self.table_after(self.cursor.get_untracked(), &walk.moves)
    }

    /// Goes to another place of the line without showing moves; `false` where none is walked through.
    fn walk_to(self, place: impl FnOnce(&Walk) -> Option<usize>) -> bool {
        let Some(walk) = self.walk.get_untracked() else { return false };
        if let Some(at) = place(&walk) {
            self.turn.set(None);
            self.rests.set(true);
            self.walk.set(Some(Walk { at, ..walk }));
            self.say_position();
        }
        true
    }

    /// Shows the next move of the line.
    fn walk_on(self) {
        let Some(walk) = self.walk.get_untracked() else { return };
        let Some(&mv) = walk.moves.get(walk.at) else { return };
        let mut table = self.table_after(self.cursor.get_untracked(), &walk.moves[..walk.at]);
        let Ok(turn) = table.play(mv) else { return };
        self.show_turn(turn);
        self.walk.set(Some(Walk { at: walk.at + 1, ..walk }));
    }

    /// Puts the line that is walked through into the tree, and stays where one is in it.
    pub(super) fn add_walk(self) {
        let Some(walk) = self.walk.get_untracked() else { return };
        let (mut here, mut refused) = (self.cursor.get_untracked(), None);
        self.change(|tree| {
            tree.go(here);
            for (place, &mv) in walk.moves.iter().enumerate() {
                match tree.play(mv) {
                    Ok(id) if place < walk.at => here = id,
                    Ok(_) => {}
                    Err(error) => {
                        refused = Some(error);
                        break;
                    }
                }
            }
        });
        self.go(here);
        self.refused.set(refused);
    }

    /// The squares that are marked in what the board shows. Reactive.
    pub(super) fn signs(self) -> Marks {
        let cursor = self.cursor();
        if self.is_walking() || !self.rests.get() {
            return Marks::default();
        }
        self.with(|tree| tree.marks(cursor))
    }

    /// Marks a square with the chosen colour, or takes that mark away.
    pub(super) fn mark(self, place: usize) {
        let Some(colour) = self.marking.get_untracked() else { return };
        let cursor = self.cursor.get_untracked();
        let table = self.table(cursor);
        let Some(square) = table.position().ring().square(place) else { return };
        let mut marks = self.tree.with_value(|tree| tree.marks(cursor));
        let now = (marks.get(square) != Some(colour)).then_some(colour);
        marks.set(square, now);
        self.change(|tree| tree.set_marks(cursor, &marks));
        let (words, study) = (self.desk.play.tools.words.get_untracked(), self.desk.study.get_untracked());
        let told = tell::square(words, &table, square, None);
        let told = now.map_or(told.clone(), |colour| study.analysis_marked(&told, word_of(colour)));
        self.desk.play.tools.announcer.say(told);
    }

    /// Plays a move where one is.
    pub(super) fn play(self, mv: Move) {
        self.walk.set(None);
        let before = self.table(self.cursor.get_untracked());
        let known = self.tree.with_value(|tree| tree.all().len());
        let id = match self.tree.try_update_value(|tree| tree.play(mv)).expect("the page is there") {
            Ok(id) => id,
            Err(error) => return self.refused.set(Some(error)),
        };
        let mut after = before;
        let Ok(turn) = after.play(mv) else { return };
        self.refused.set(None);
        self.show_turn(turn);
        self.cursor.set(id);
        if self.tree.with_value(|tree| tree.all().len()) != known {
            self.has_changed();
        }
    }

    fn show_turn(self, turn: Turn) {
        self.motions.update_value(|number| *number += 1);
        self.rests.set(false);
        self.turn.set(Some((turn, self.motions.get_value())));
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
