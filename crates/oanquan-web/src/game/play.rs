//! The game on the board: what it is, what is shown of it, and everything that can be done with it.
//!
//! The table is the truth, and it is kept before anything is shown. What is on the screen follows: motions
//! lead to the present, and a look back shows an earlier position for a while.

pub(crate) mod begin;
mod computer;
pub(super) mod look;

use std::sync::Arc;

use oanquan::{Move, Seat};
use oanquan_board::{Motions, Sound};
use oanquan_session::{Arrangement, Player, Preview, Strength, Table, TakenBack, Turn, tell};
use oanquan_view::prelude::*;
use oanquan_words::Words;

use crate::announce::Announcer;
use crate::engine::{Engine, Hint};
use crate::game::{fish, notice};
use crate::measures;
use crate::motions::direction_of;
use crate::pages::Pages;
use crate::settings::Settings;
use crate::shelf::{self, GameId, Shelf};
use crate::sound::Sounds;

/// Something to be told, in whatever language is spoken when it is read.
pub(crate) type Telling = Arc<dyn Fn(Words, &Table) -> String + Send + Sync>;

/// What the game uses of the page.
#[derive(Clone, Copy)]
pub(crate) struct Tools {
    pub(crate) settings: Settings,
    pub(crate) shelf: Shelf,
    pub(crate) words: Signal<Words>,
    pub(crate) announcer: Announcer,
    pub(crate) sounds: Sounds,
    pub(crate) engine: StoredValue<Engine>,
    pub(crate) pages: Pages,
}

/// The game on the board.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) tools: Tools,
    /// The game as it is.
    pub(crate) table: RwSignal<Table>,
    /// Under which name it is kept.
    pub(crate) id: RwSignal<GameId>,
    /// Changes when another game is put on the board.
    pub(crate) sitting: RwSignal<u64>,
    /// The turn that is shown, or was shown last.
    pub(crate) shown: RwSignal<Option<Motions>>,
    /// Whether that turn is shown because somebody wants to see it again.
    pub(crate) replays: RwSignal<bool>,
    /// Whether nothing moves.
    pub(crate) rests: RwSignal<bool>,
    /// The place in the game's positions that is looked back at.
    pub(crate) looking: RwSignal<Option<usize>>,
    /// Whether a game between computers waits.
    pub(crate) paused: RwSignal<bool>,
    /// Whether the computer seeks its move.
    pub(crate) thinks: RwSignal<bool>,
    /// Whether the engine has failed.
    pub(crate) failed: RwSignal<bool>,
    /// The hint on the board.
    pub(crate) hint: RwSignal<Option<Hint>>,
    /// Whether a hint is sought.
    pub(crate) seeks_hint: RwSignal<bool>,
    /// Whether it is shown what every move is worth.
    pub(crate) scores: RwSignal<bool>,
    /// The move that is considered, and what it would do.
    pub(crate) considered: RwSignal<Option<Preview>>,
    /// What is told beside the board: a refusal, what was taken back.
    pub(crate) notice: RwSignal<Option<Telling>>,
    /// That the game could not be kept on this device; it stays until it is.
    pub(crate) not_kept: RwSignal<Option<Telling>>,
    /// Counts what changes the game, so that an answer to an old question is known as such.
    change: StoredValue<u64>,
    /// Numbers what is shown.
    numbers: StoredValue<u64>,
    /// The move the computer will play, and the earliest moment for it, by the clock of the page.
    ready: StoredValue<Option<(Move, f64)>>,
    /// Whether the board is on the screen.
    present: StoredValue<bool>,
    /// Whether the turn that is being shown was just played.
    fresh: StoredValue<bool>,
}

impl Play {
    /// A game on the board.
    pub(crate) fn new(tools: Tools, table: Table, id: GameId) -> Play {
        Play {
            tools,
            table: RwSignal::new(table),
            id: RwSignal::new(id),
            sitting: RwSignal::new(0),
            shown: RwSignal::new(None),
            replays: RwSignal::new(false),
            rests: RwSignal::new(true),
            looking: RwSignal::new(None),
            paused: RwSignal::new(false),
            thinks: RwSignal::new(false),
            failed: RwSignal::new(false),
            hint: RwSignal::new(None),
            seeks_hint: RwSignal::new(false),
            scores: RwSignal::new(false),
            considered: RwSignal::new(None),
            notice: RwSignal::new(None),
            not_kept: RwSignal::new(None),
            change: StoredValue::new(0),
            numbers: StoredValue::new(0),
            ready: StoredValue::new(None),
            present: StoredValue::new(false),
            fresh: StoredValue::new(false),
        }
    }

    /// The board comes on the screen.
    pub(crate) fn arrive(self) {
        self.present.set_value(true);
        self.proceed();
    }

    /// The board leaves the screen.
    pub(crate) fn leave(self) {
        self.present.set_value(false);
        self.put_aside();
        self.stand_still();
    }

    /// The seat that sits at the bottom: the one person's, else the first.
    pub(crate) fn viewer(self) -> Seat {
        self.table.with(|table| only_person(table).unwrap_or(Seat::FIRST))
    }

    /// Whether nobody but computers plays.
    pub(crate) fn is_watched(self) -> bool {
        self.table.with(|table| !table.seats().any(|seat| table.player(seat).is_person()))
    }

    /// Whether the end is to be seen: the game is over, and nothing moves any more.
    pub(crate) fn is_ended(self) -> bool {
        self.rests.get() && self.table.with(Table::is_over)
    }
}

/// What people do.
impl Play {
    /// A square and a way were chosen on the board.
    pub(crate) fn choose(self, square: usize, way: oanquan_board::Way) {
        let label = self.table.with_untracked(|table| {
            let ring = table.position().ring();
            ring.square(square).and_then(|square| ring.label(square))
        });
        if let Some(label) = label {
            self.person_plays(Move { label, direction: direction_of(way) });
        }
    }

    /// A square was touched that cannot be played.
    pub(crate) fn refuse(self, square: usize) {
        let place = self.table.with_untracked(|table| table.position().ring().square(square));
        let Some(place) = place else { return };
        self.tell(Arc::new(move |words, table| tell::unplayable(words, table, place).unwrap_or_default()));
    }

    /// A move was typed; whether it was played.
    pub(crate) fn type_move(self, typed: &str) -> bool {
        let text = typed.trim().to_ascii_lowercase();
        match text.parse() {
            Ok(mv) => self.person_plays(mv),
            Err(error) => {
                self.tell(Arc::new(move |words, table| tell::no_move(words, table, &text, &error)));
                false
            }
        }
    }

    fn person_plays(self, mv: Move) -> bool {
        if self.table.with_untracked(|table| !table.is_over() && !table.is_persons_turn()) {
            self.tell(Arc::new(|words, _| words.told_refused_computers_turn()));
            return false;
        }
        self.play(mv)
    }

    /// Takes back what was played.
    pub(crate) fn undo(self) {
        let back = self.table.try_update(Table::undo).flatten();
        let Some(back) = back else { return };
        self.turned_pages(Arc::new(move |words, _| tell::taken_back(words, back)));
        if back != TakenBack::Stop && untrack(|| self.is_watched()) {
            self.paused.set(true);
        }
        self.proceed();
    }

    /// Plays again what was taken back.
    pub(crate) fn redo(self) {
        let moves = self.table.try_update(Table::redo).unwrap_or_default();
        if moves > 0 {
            self.turned_pages(Arc::new(move |words, _| tell::played_again(words, moves)));
            self.proceed();
        }
    }

    /// The game stands elsewhere than before, without a motion that leads there.
    fn turned_pages(self, what: Telling) {
        self.changed();
        self.keep();
        self.stand_still();
        let text = self.told(&what);
        self.notice.set(Some(what));
        self.say_turn(&text);
    }

    /// Who would resign now: the person to move, or the only one.
    pub(crate) fn may_resign(self) -> Option<Seat> {
        self.table.with(|table| {
            // In a match the count of a round decides what is sold (R21).
            let mover = table.mover().filter(|_| table.arrangement().rounds.is_none())?;
            if table.player(mover).is_person() { Some(mover) } else { only_person(table) }
        })
    }

    /// Gives up.
    pub(crate) fn resign(self) {
        let Some(seat) = untrack(|| self.may_resign()) else { return };
        self.table.update(|table| table.resign(seat));
        self.changed();
        self.keep();
        self.stand_still();
        self.end();
    }

    /// Shows the last turn again.
    pub(crate) fn replay(self) {
        let turn = self.table.with_untracked(Table::last_turn);
        let Some(turn) = turn else { return };
        self.looking.set(None);
        self.fresh.set_value(false);
        self.replays.set(true);
        self.show(&turn);
        self.tools.announcer.say(
            self.table.with_untracked(|table| tell::turn(self.tools.words.get_untracked(), table, &turn)),
        );
    }

    /// Tells something beside the board, and aloud.
    pub(crate) fn tell(self, what: Telling) {
        self.tools.announcer.say(self.told(&what));
        self.notice.set(Some(what));
    }

    fn told(self, what: &Telling) -> String {
        self.table.with_untracked(|table| what(self.tools.words.get_untracked(), table))
    }
}

/// What happens.
impl Play {
    /// Plays a move: kept first, then shown. Whether it could be played.
    fn play(self, mv: Move) -> bool {
        let turn = match self.table.try_update(|table| table.play(mv)) {
            Some(Ok(turn)) => turn,
            Some(Err(refused)) => {
                self.tell(Arc::new(move |words, table| tell::refused(words, table, &refused)));
                return false;
            }
            None => return false,
        };
        self.changed();
        self.keep();
        self.fresh.set_value(true);
        let words = self.tools.words.get_untracked();
        self.tools.announcer.say(self.table.with_untracked(|table| tell::turn(words, table, &turn)));
        self.show(&turn);
        // The next computer thinks while the stones still move.
        self.proceed();
        true
    }

    fn show(self, turn: &Turn) {
        self.numbers.update_value(|number| *number += 1);
        let mut motions = fish::motions(turn, self.table.with_untracked(Table::is_over));
        motions.number = self.numbers.get_value();
        self.rests.set(false);
        measures::mark(measures::MOTION);
        self.shown.set(Some(motions));
    }

    /// The motions of a number are at rest.
    pub(crate) fn has_shown(self, number: u64) {
        if number != self.numbers.get_value() || self.rests.get_untracked() {
            return;
        }
        measures::measure(measures::MOTION);
        self.rests.set(true);
        self.replays.set(false);
        if self.fresh.get_value() {
            self.fresh.set_value(false);
            if self.table.with_untracked(Table::is_over) {
                self.end();
            } else {
                self.say_turn("");
            }
        }
        self.play_ready();
    }

    /// Something of a turn is heard.
    pub(crate) fn hear(self, sound: Sound) {
        if self.tools.settings.sound.get_untracked() {
            self.tools.sounds.play(sound);
        }
    }

    /// No motion is shown any more.
    fn stand_still(self) {
        self.fresh.set_value(false);
        self.replays.set(false);
        self.shown.set(None);
        self.rests.set(true);
    }

    /// What belongs to the game as it was a moment ago is out of date.
    fn changed(self) {
        self.put_aside();
        self.hint.set(None);
        self.considered.set(None);
        self.notice.set(None);
        self.looking.set(None);
    }

    /// The game is over: told, heard, and learned from.
    fn end(self) {
        // Without it the line of status says who has won.
        self.tools.pages.then(Box::new(move |part| part.into_iter().for_each(|part| (part.say_end)(self))));
        if self.tools.settings.sound.get_untracked() {
            self.tools.sounds.end();
        }
        self.adapt();
    }

    /// Says whose turn it is and what has to be known before it, after something else.
    fn say_turn(self, before: &str) {
        let words = self.tools.words.get_untracked();
        let texts = self.table.with_untracked(|table| {
            // After somebody else's move it has to be said; a computer's own turn goes without saying.
            let turn = tell::to_move(words, table).filter(|_| table.is_persons_turn());
            let texts = [turn, tell::must_refill(words, table), tell::stood_before(words, table)];
            texts.into_iter().flatten().collect::<Vec<_>>().join(" ")
        });
        self.tools.announcer.say(format!("{before} {texts}").trim().to_string());
    }

    /// Keeps the game on this device, and says so when that is not possible.
    fn keep(self) {
        let (shelf, id) = (self.tools.shelf, self.id.get_untracked());
        let kept = self.table.with_untracked(|table| shelf.keep(&id, table));
        // Another tab may have gone on with this game; then this one is a game of its own.
        let id = shelf.actual(&id);
        if shelf::current().as_ref() != Some(&id) {
            shelf.set_current(&id);
        }
        if self.id.get_untracked() != id {
            self.id.set(id);
        }
        match kept {
            Ok(()) => self.not_kept.set(None),
            Err(error) => {
                let what: Telling = Arc::new(move |words, _| notice::refusal(words, error));
                // Said once, not after every move.
                if self.not_kept.with_untracked(Option::is_none) {
                    self.tools.announcer.say(self.told(&what));
                }
                self.not_kept.set(Some(what));
            }
        }
    }
}

/// The seat of the person, when there is just one.
pub(crate) fn only_person(table: &Table) -> Option<Seat> {
    let mut people = table.seats().filter(|&seat| table.player(seat).is_person());
    people.next().filter(|_| people.next().is_none())
}

/// What is on the board when nobody has chosen anything: a person against a friendly computer.
pub(crate) fn first_arrangement(seed: u64) -> Arrangement {
    /// Strong enough to be company, weak enough to be beaten by whoever has seen a few games.
    const FRIENDLY: u8 = 2;
    let mut arrangement = Arrangement { seed, ..Arrangement::default() };
    arrangement.players[Seat::FIRST.next(2)] = Player::Computer(Strength::Level(FRIENDLY));
    arrangement
}
