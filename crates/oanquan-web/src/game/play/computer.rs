//! The computer at the board: it thinks in its worker, and plays when the board is at rest.

use std::time::Duration;

use oanquan::Seat;
use oanquan_board::Speed;
use oanquan_session::{Player, Strength, Table};
use oanquan_view::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{Play, only_person};
use crate::engine::{Choice, Engine, Failure};
use crate::measures;

/// How long a hint is sought.
const HINT_TIME: Duration = Duration::from_millis(700);

impl Play {
    /// Lets the computer think if it is its turn.
    pub(crate) fn proceed(self) {
        if !self.present.get_value() || self.paused.get_untracked() || self.thinks.get_untracked() {
            return;
        }
        let strength = self.table.with_untracked(|table| match table.player(table.mover()?) {
            Player::Computer(strength) => Some(*strength),
            Player::Person { .. } => None,
        });
        let Some(strength) = strength else { return };
        self.failed.set(false);
        self.thinks.set(true);
        let asked = self.change.get_value();
        let begun = now();
        measures::mark(measures::THINKING);
        spawn_local(async move {
            let choice = self.choice(strength).await;
            if self.change.try_get_value() != Some(asked) {
                return;
            }
            measures::measure(measures::THINKING);
            self.thinks.set(false);
            match choice {
                Ok(Choice { mv, pause }) => {
                    let pause = if self.hurries() { 0.0 } else { pause.as_secs_f64() * 1000.0 };
                    self.ready.set_value(Some((mv, begun + pause)));
                    self.play_ready();
                }
                Err(Failure::Cancelled) => {}
                Err(failure) => self.fail(&failure),
            }
        });
    }

    async fn choice(self, strength: Strength) -> Result<Choice, Failure> {
        let engine = self.tools.engine.get_value();
        let level = match strength {
            Strength::Level(level) => level,
            Strength::Adaptive(thousandths) => engine.level_of(thousandths).await?,
        };
        let seed = self.table.with_untracked(|table| table.arrangement().seed);
        let choice = self.table.with_untracked(|table| engine.choose(table.game(), level, seed));
        choice.await
    }

    /// Plays the move that is ready, once the board is at rest and the moment has come.
    pub(super) fn play_ready(self) {
        let Some((_, earliest)) = self.ready.get_value() else { return };
        if !self.rests.get_untracked() {
            return;
        }
        let asked = self.change.get_value();
        let wait = (earliest - now()).max(self.breath());
        let play = move || {
            let is_due = self.change.try_get_value() == Some(asked) && self.rests.get_untracked();
            if is_due && let Some((mv, _)) = self.ready.try_update_value(Option::take).flatten() {
                self.play(mv);
            }
        };
        // Every browser has a clock.
        let _ = set_timeout(play, Duration::from_millis(wait as u64));
    }

    /// Milliseconds between a turn that has been shown and the next one, so that one can be told from the other.
    fn breath(self) -> f64 {
        match self.tools.settings.speed.get_untracked() {
            Speed::Step | Speed::Slow => 900.0,
            Speed::Normal => 550.0,
            Speed::Fast => 250.0,
            Speed::None => 60.0,
        }
    }

    /// Whether people want no pondering to be played to them.
    fn hurries(self) -> bool {
        matches!(self.tools.settings.speed.get_untracked(), Speed::Fast | Speed::None)
    }

    /// Ends all thinking: what was asked is out of date.
    pub(super) fn put_aside(self) {
        self.change.update_value(|change| *change += 1);
        self.ready.set_value(None);
        self.thinks.set(false);
        self.seeks_hint.set(false);
        self.tools.engine.with_value(Engine::cancel);
    }

    fn fail(self, failure: &Failure) {
        warn(&format!("the engine: {failure:?}"));
        self.failed.set(true);
        self.tools.announcer.say(self.tools.words.get_untracked().game_engine_failed());
    }

    /// Lets a game between computers wait, or go on.
    pub(crate) fn pause(self, pause: bool) {
        self.paused.set(pause);
        if pause {
            self.put_aside();
        } else {
            self.looking.set(None);
            self.proceed();
        }
    }

    /// Tries again after the engine has failed.
    pub(crate) fn retry(self) {
        self.failed.set(false);
        self.proceed();
    }

    /// Asks the engine for the best move.
    pub(crate) fn ask_hint(self) {
        if !self.table.with_untracked(Table::may_hint) || self.seeks_hint.get_untracked() {
            return;
        }
        self.looking.set(None);
        self.seeks_hint.set(true);
        self.failed.set(false);
        let asked = self.change.get_value();
        let engine = self.tools.engine.get_value();
        let hint = self.table.with_untracked(|table| engine.hint(table.game(), HINT_TIME));
        spawn_local(async move {
            let hint = hint.await;
            if self.change.try_get_value() != Some(asked) {
                return;
            }
            self.seeks_hint.set(false);
            match hint {
                Ok(found) => self.give_hint(found),
                Err(Failure::Cancelled) => {}
                Err(failure) => self.fail(&failure),
            }
        });
    }

    /// Lets the adaptive opponent follow the result of a game that a person has played to its end. A result
    /// counts for the strength it was played at, so that it counts once.
    pub(super) fn adapt(self) {
        let adaptive = self.tools.settings.adaptive;
        let Some((seat, thousandths)) = self.table.with_untracked(adaptive_opponent) else { return };
        if thousandths != adaptive.get_untracked() {
            return;
        }
        let engine = self.tools.engine.get_value();
        let game = self.table.with_untracked(|table| table.game().clone());
        spawn_local(async move {
            let adapted = match engine.level_of(thousandths).await {
                Ok(level) => engine.adapted(&game, seat, level, thousandths).await,
                Err(failure) => Err(failure),
            };
            match adapted {
                Ok(strength) => adaptive.set(strength),
                Err(failure) => warn(&format!("the strength stays what it was: {failure:?}")),
            }
        });
    }
}

/// The seat of the one person who plays against adaptive computers, and their strength.
fn adaptive_opponent(table: &Table) -> Option<(Seat, u16)> {
    let person = only_person(table)?;
    let mut others = table.seats().filter(|&seat| seat != person).map(|seat| table.player(seat));
    match others.next()? {
        Player::Computer(Strength::Adaptive(thousandths)) => {
            let same = Player::Computer(Strength::Adaptive(*thousandths));
            others.all(|other| *other == same).then_some((person, *thousandths))
        }
        _ => None,
    }
}

/// The clock of the page, in milliseconds.
fn now() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

#[cfg(test)]
mod tests {
    use oanquan::Rules;
    use oanquan_session::Arrangement;

    use super::*;

    fn table(seats: u8, players: &[Player]) -> Table {
        let mut arrangement = Arrangement { rules: Rules { seats, ..Rules::SEED }, ..Arrangement::default() };
        for (seat, player) in Seat::all(seats).zip(players) {
            arrangement.players[seat] = player.clone();
        }
        Table::new(arrangement).unwrap()
    }

    #[test]
    fn one_person_against_adaptive_computers_is_followed() {
        let adaptive = Player::Computer(Strength::Adaptive(2400));
        let level = Player::Computer(Strength::Level(3));
        let person = Player::person();
        let last = Seat::all(3).next_back().unwrap();
        let cases = [
            (table(2, &[person.clone(), adaptive.clone()]), Some((Seat::FIRST, 2400))),
            (table(3, &[adaptive.clone(), adaptive.clone(), person.clone()]), Some((last, 2400))),
            (table(3, &[adaptive.clone(), level.clone(), person.clone()]), None),
            (table(2, &[person.clone(), level]), None),
            (table(2, &[adaptive.clone(), adaptive]), None),
            (table(2, &[person.clone(), person]), None),
        ];
        for (table, expected) in cases {
            assert_eq!(adaptive_opponent(&table), expected, "{:?}", table.arrangement().players);
        }
    }
}
