//! Shows the motions of a turn, frame by frame, and sees to it that at rest the board is what it should be.

mod stage;

use std::cell::RefCell;
use std::rc::Rc;

use oanquan_view::prelude::*;

use crate::board::Scene;
use crate::layout::within;
use crate::motion::{Motions, Pile, Speed, Store};
use crate::timeline::{Ledger, Place, Timeline};
use stage::Stage;

/// However late a frame comes, stones move no further than in this time.
const LONGEST_FRAME: f64 = 120.0;

/// What shows motions on one board.
#[derive(Clone)]
pub(crate) struct Show {
    scene: Scene,
    stage: NodeRef<web_sys::Element>,
    state: Rc<RefCell<State>>,
}

#[derive(Default)]
struct State {
    /// The number that was shown or is being shown.
    number: Option<u64>,
    running: Option<Running>,
}

struct Running {
    motions: Motions,
    timeline: Timeline,
    ledger: Ledger,
    stage: Option<Stage>,
    /// Milliseconds of the timeline that have passed.
    moment: f64,
    /// When the last frame was, by the clock of the page.
    clock: f64,
    /// How many of each list of the timeline are done.
    transfers: usize,
    sounds: usize,
    waits: usize,
    /// What is lit up.
    lit: Vec<Place>,
    frame: Option<Planned>,
}

impl Show {
    pub(crate) fn new(scene: Scene, stage: NodeRef<web_sys::Element>) -> Show {
        Show { scene, stage, state: Rc::default() }
    }

    /// Takes what the app says is true now, and how it came about.
    pub(crate) fn update(&self, motions: Option<Motions>, squares: &[Pile], stores: &[Store], speed: Speed) {
        let known = self.state.borrow().number;
        let fresh = motions.filter(|motions| Some(motions.number) != known);
        let Some(motions) = fresh else {
            let running =
                self.state.borrow().running.as_ref().map(|running| {
                    running.motions.after == squares && running.motions.stores_after == stores
                });
            match running {
                // What is being shown leads to what is true.
                Some(true) => {}
                Some(false) => {
                    let number = self.drop_running();
                    self.rest(squares, stores);
                    number.into_iter().for_each(|number| self.scene.on_shown.run(number));
                }
                None => self.rest(squares, stores),
            }
            return;
        };
        let interrupted = self.drop_running();
        let number = motions.number;
        self.state.borrow_mut().number = Some(number);
        interrupted.into_iter().for_each(|number| self.scene.on_shown.run(number));
        let at_once = speed == Speed::None
            || motions.motions.is_empty()
            || motions.after != squares
            || document().hidden();
        if at_once {
            self.rest(squares, stores);
            self.scene.on_shown.run(number);
        } else {
            self.start(motions, speed);
        }
    }

    fn start(&self, motions: Motions, speed: Speed) {
        let shape = self.scene.shape.get_untracked();
        let timeline = Timeline::new(shape, &motions, speed, prefers_calm());
        self.rest(&motions.before, &motions.stores_before);
        let ledger = Ledger::new(&motions.before, &motions.stores_before);
        let stage = self.stage.get_untracked().and_then(|node| Stage::new(&self.scene, &node));
        self.state.borrow_mut().running = Some(Running {
            motions,
            timeline,
            ledger,
            stage,
            moment: 0.0,
            clock: now(),
            transfers: 0,
            sounds: 0,
            waits: 0,
            lit: Vec::new(),
            frame: None,
        });
        self.scene.moving.set(true);
        self.request();
    }

    fn request(&self) {
        let show = self.clone();
        // Without frames nothing can be shown; then all is over at once.
        match request_animation_frame(move || show.frame()) {
            Ok(handle) => {
                if let Some(running) = &mut self.state.borrow_mut().running {
                    running.frame = Some(handle);
                }
            }
            Err(_) => self.end(),
        }
    }

    fn frame(&self) {
        let over = {
            let mut state = self.state.borrow_mut();
            let Some(running) = &mut state.running else { return };
            running.advance(self.scene)
        };
        let sounds = self.due_sounds();
        sounds.into_iter().for_each(|sound| self.scene.on_sound.run(sound));
        if over {
            self.end();
        } else if self.state.borrow().running.is_some() {
            self.request();
        }
    }

    fn due_sounds(&self) -> Vec<crate::motion::Sound> {
        let mut state = self.state.borrow_mut();
        let Some(running) = &mut state.running else { return Vec::new() };
        let due = running.timeline.sounds[running.sounds..]
            .iter()
            .take_while(|(at, _)| *at <= running.moment)
            .map(|(_, sound)| *sound)
            .collect::<Vec<_>>();
        running.sounds += due.len();
        due
    }

    /// Ends what is being shown: what is after is there.
    pub(crate) fn end(&self) {
        let after = self
            .state
            .borrow()
            .running
            .as_ref()
            .map(|running| (running.motions.after.clone(), running.motions.stores_after.clone()));
        let Some((squares, stores)) = after else { return };
        let number = self.drop_running();
        self.rest(&squares, &stores);
        number.into_iter().for_each(|number| self.scene.on_shown.run(number));
    }

    /// On to the next lap where laps wait to be asked for, else to the end.
    pub(crate) fn hurry(&self) {
        let goes_on = {
            let mut state = self.state.borrow_mut();
            let Some(running) = &mut state.running else { return };
            running.next_lap()
        };
        if goes_on {
            self.scene.waiting.set(false);
        } else {
            self.end();
        }
    }

    /// Stops without a word: the board goes away.
    pub(crate) fn stop(&self) {
        if let Some(running) = self.state.borrow_mut().running.take() {
            running.cancel();
        }
    }

    /// Stops; the number of what was being shown.
    fn drop_running(&self) -> Option<u64> {
        let running = self.state.borrow_mut().running.take()?;
        running.cancel();
        for place in &running.lit {
            light(self.scene, *place, false);
        }
        self.scene.moving.set(false);
        self.scene.waiting.set(false);
        Some(running.motions.number)
    }

    /// Draws what lies where, at rest.
    fn rest(&self, squares: &[Pile], stores: &[Store]) {
        for (signal, pile) in self.scene.squares.iter().zip(squares) {
            put(*signal, *pile);
        }
        for (signal, store) in self.scene.stores.iter().zip(stores) {
            put(*signal, *store);
        }
    }
}

impl Running {
    /// Shows the next frame; whether it was the last.
    fn advance(&mut self, scene: Scene) -> bool {
        let clock = now();
        let passed = within(clock - self.clock, 0.0, LONGEST_FRAME);
        self.clock = clock;
        let wait = self.timeline.waits.get(self.waits).copied();
        self.moment = (self.moment + passed).min(wait.unwrap_or(f64::INFINITY));
        put(scene.waiting, wait.is_some_and(|wait| self.moment >= wait));

        let due = self.timeline.transfers[self.transfers..]
            .iter()
            .take_while(|transfer| transfer.at <= self.moment);
        let mut done = 0;
        for transfer in due {
            self.ledger.apply(transfer);
            done += 1;
        }
        if done > 0 {
            self.transfers += done;
            self.write(scene);
        }
        self.light(scene);
        if let Some(stage) = &mut self.stage {
            scene.layout.with_untracked(|layout| {
                stage.draw(layout, &self.timeline, self.moment, self.ledger.hand.citizens);
            });
        }
        wait.is_none() && self.moment >= self.timeline.total
    }

    /// Draws what has changed in squares and stores.
    fn write(&self, scene: Scene) {
        for (signal, pile) in scene.squares.iter().zip(&self.ledger.squares) {
            put(*signal, *pile);
        }
        let known = self.motions.stores_before.iter().zip(&self.motions.stores_after);
        for ((signal, pile), (before, after)) in scene.stores.iter().zip(&self.ledger.stores).zip(known) {
            // What stones count is the app's business: the score is the old one until the store is the new one.
            let arrived = pile.citizens == after.citizens && pile.mandarins == after.mandarins;
            let rest = if arrived { after } else { before };
            put(*signal, Store { citizens: pile.citizens, mandarins: pile.mandarins, ..*rest });
        }
    }

    fn light(&mut self, scene: Scene) {
        let moment = self.moment;
        let lit: Vec<Place> = self
            .timeline
            .glows
            .iter()
            .take_while(|glow| glow.start <= moment)
            .filter(|glow| moment < glow.end)
            .map(|glow| glow.what)
            .collect();
        self.lit.iter().filter(|place| !lit.contains(place)).for_each(|place| light(scene, *place, false));
        lit.iter().filter(|place| !self.lit.contains(place)).for_each(|place| light(scene, *place, true));
        self.lit = lit;
    }

    /// On to the next wait, or past the one it stands at; whether there was one.
    fn next_lap(&mut self) -> bool {
        let Some(wait) = self.timeline.waits.get(self.waits).copied() else { return false };
        if self.moment >= wait {
            self.waits += 1;
        } else {
            self.moment = wait;
        }
        true
    }

    fn cancel(&self) {
        if let Some(frame) = self.frame {
            frame.cancel();
        }
        if let Some(stage) = &self.stage {
            stage.clear();
        }
    }
}

/// Sets a signal if that changes it, so that nothing is drawn anew for nothing.
fn put<T: Copy + PartialEq + 'static>(signal: RwSignal<T>, value: T) {
    if signal.get_untracked() != value {
        signal.set(value);
    }
}

fn light(scene: Scene, place: Place, on: bool) {
    match place {
        Place::Square(square) => scene.lit_squares.get(square).into_iter().for_each(|lit| put(*lit, on)),
        Place::Store(seat) => {
            scene.lit_stores.get(usize::from(seat)).into_iter().for_each(|lit| put(*lit, on));
        }
        Place::Hand | Place::Air | Place::Bank => {}
    }
}

/// Whether the reader has asked the system for less motion.
fn prefers_calm() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|list| list.matches())
}

/// The clock of the page, in milliseconds.
fn now() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}
