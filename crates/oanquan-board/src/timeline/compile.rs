//! From motions to moments.

use super::pace::{Pace, hurry};
use super::{Course, Flight, Gesture, Glow, HandMove, Ledger, Place, Timeline, Transfer};
use crate::motion::{Motion, Motions, Pile, Sound, Speed};
use crate::shape::{Shape, Way};

/// The least time between two sounds of falling stones: closer together they are noise.
const HEARD: f64 = 45.0;

pub(super) fn compile(shape: Shape, motions: &Motions, speed: Speed, calm: bool) -> Timeline {
    let mut compiler = Compiler {
        shape,
        way: motions.way,
        pace: Pace::of(speed),
        ledger: Ledger::new(&motions.before, &motions.stores_before),
        now: 0.0,
        laps: 0,
        hand: None,
        line: Timeline {
            transfers: Vec::new(),
            flights: Vec::new(),
            hand: Vec::new(),
            glows: Vec::new(),
            sounds: Vec::new(),
            waits: Vec::new(),
            total: 0.0,
        },
    };
    let mut rest = motions.motions.as_slice();
    while let Some((motion, others)) = rest.split_first() {
        // Loans are told after the refill they are for, and have to be there before it.
        let loans = others.iter().take_while(|next| matches!(next, Motion::Loan { .. })).count();
        let (loans, after) = others.split_at(if matches!(motion, Motion::Refill { .. }) { loans } else { 0 });
        loans.iter().chain([motion]).for_each(|motion| compiler.motion(motion, calm));
        rest = after;
    }
    compiler.finish(speed)
}

struct Compiler {
    shape: Shape,
    way: Option<Way>,
    pace: Pace,
    /// Where the stones are once all that is compiled has happened.
    ledger: Ledger,
    now: f64,
    laps: usize,
    /// Above which square the hand is.
    hand: Option<usize>,
    line: Timeline,
}

fn citizens(citizens: u32) -> Pile {
    Pile { citizens, mandarins: 0 }
}

impl Compiler {
    fn motion(&mut self, motion: &Motion, calm: bool) {
        match motion {
            Motion::Refill { seat, squares, .. } => self.refill(*seat, squares, calm),
            Motion::Loan { seat, lender, citizens } => self.loan(*seat, *lender, *citizens, calm),
            Motion::Lift { square, stones, .. } => self.lift(*square, *stones, calm),
            Motion::Sow { squares, .. } => self.drop_stones(squares, calm),
            Motion::Capture { seat, square, citizens, mandarins } => {
                let cargo = Pile { citizens: *citizens, mandarins: *mandarins };
                self.capture(*seat, *square, cargo, calm);
            }
            Motion::Pass { seat } | Motion::Sweep { seat, .. } => {
                self.sound(Sound::Pass);
                self.glow(Place::Store(*seat), self.pace.pass);
                self.now += self.pace.pass;
            }
        }
    }

    fn lift(&mut self, square: usize, stones: u32, calm: bool) {
        let took = self.pace.lift * hurry(self.laps);
        if self.laps > 0 {
            self.wait();
        }
        self.laps += 1;
        self.sound(Sound::Lift);
        self.transfer(Place::Square(square), Place::Hand, citizens(stones));
        if calm {
            self.glow(Place::Square(square), self.pace.calm);
            return;
        }
        let from = self.hand.unwrap_or(square);
        self.gesture(from, square, Gesture::Lift, took);
    }

    fn drop_stones(&mut self, squares: &[usize], calm: bool) {
        let hurry = hurry(self.laps.saturating_sub(1));
        if calm {
            let took = self.pace.calm * hurry;
            for square in squares {
                self.transfer(Place::Hand, Place::Square(*square), citizens(1));
                self.glow(Place::Square(*square), took);
            }
            self.sound(Sound::Drop);
            self.now += took;
            return;
        }
        let drop = self.pace.drop * hurry;
        for square in squares {
            let from = self.hand.unwrap_or(*square);
            self.gesture(from, *square, Gesture::Carry, drop);
            // The stone falls while the hand is already going on.
            let fall = (0.8 * drop).min(170.0);
            self.flight(Place::Hand, Place::Square(*square), citizens(1), Course::Fall, 0.0, fall);
            self.sound_at(self.now + 0.8 * fall, Sound::Drop);
        }
        // All stones lie before anything is made of them.
        self.now += (0.8 * drop).min(170.0);
    }

    fn capture(&mut self, seat: u8, square: usize, cargo: Pile, calm: bool) {
        self.wait();
        let sound = if cargo.mandarins > 0 { Sound::Mandarin } else { Sound::Capture };
        if calm {
            self.transfer(Place::Square(square), Place::Store(seat), cargo);
            self.glow(Place::Square(square), 1.5 * self.pace.calm);
            self.glow(Place::Store(seat), 1.5 * self.pace.calm);
            self.sound(sound);
            self.now += 1.5 * self.pace.calm;
            return;
        }
        if let Some(from) = self.hand {
            if let Some(way) = self.way {
                // The gap lies just before the captured square.
                let gap = self.shape.step(square, if way == Way::Right { Way::Left } else { Way::Right });
                self.glow(Place::Square(gap), self.pace.leap);
            }
            self.gesture(from, square, Gesture::Leap, self.pace.leap);
        }
        self.flight(Place::Square(square), Place::Store(seat), cargo, Course::Arc, 0.0, self.pace.capture);
        self.now += self.pace.capture;
        self.glow(Place::Store(seat), 0.5 * self.pace.capture);
        self.sound(sound);
    }

    fn loan(&mut self, seat: u8, lender: Option<u8>, number: u32, calm: bool) {
        let from = lender.map_or(Place::Bank, Place::Store);
        let took = if calm { self.pace.calm } else { self.pace.loan };
        self.sound(Sound::Loan);
        self.glow(from, took);
        if calm {
            self.transfer(from, Place::Store(seat), citizens(number));
        } else {
            self.flight(from, Place::Store(seat), citizens(number), Course::Arc, 0.0, took);
        }
        self.now += took;
    }

    fn refill(&mut self, seat: u8, squares: &[usize], calm: bool) {
        let took = if calm { 2.0 * self.pace.calm } else { self.pace.fish };
        self.sound(Sound::Refill);
        self.glow(Place::Store(seat), took);
        // One after the other, but all on the way together.
        let apart = 0.5 * took / squares.len().max(1) as f64;
        for (number, square) in squares.iter().enumerate() {
            if calm {
                self.transfer(Place::Store(seat), Place::Square(*square), citizens(1));
                self.glow(Place::Square(*square), took);
            } else {
                let delay = apart * number as f64;
                let fish = citizens(1);
                self.flight(
                    Place::Store(seat),
                    Place::Square(*square),
                    fish,
                    Course::Fish,
                    delay,
                    delay + 0.5 * took,
                );
            }
        }
        self.now += took;
    }

    /// The hand goes somewhere; time passes.
    fn gesture(&mut self, from: usize, to: usize, gesture: Gesture, took: f64) {
        self.line.hand.push(HandMove { start: self.now, end: self.now + took, from, to, gesture });
        self.hand = Some(to);
        self.now += took;
    }

    /// Stones change places now.
    fn transfer(&mut self, from: Place, to: Place, cargo: Pile) {
        let transfer = Transfer { at: self.now, from, to, cargo };
        self.ledger.apply(&transfer);
        self.line.transfers.push(transfer);
    }

    /// Stones leave and arrive after these delays; no time passes.
    fn flight(&mut self, from: Place, to: Place, cargo: Pile, course: Course, leaves: f64, arrives: f64) {
        let (start, end) = (self.now + leaves, self.now + arrives);
        let lands_on = self.ledger.at(to).citizens;
        let leave = Transfer { at: start, from, to: Place::Air, cargo };
        let arrive = Transfer { at: end, from: Place::Air, to, cargo };
        for transfer in [leave, arrive] {
            self.ledger.apply(&transfer);
            self.line.transfers.push(transfer);
        }
        self.line.flights.push(Flight { start, end, from, to, cargo, lands_on, course });
    }

    fn glow(&mut self, what: Place, took: f64) {
        self.line.glows.push(Glow { start: self.now, end: self.now + took, what });
    }

    fn sound(&mut self, sound: Sound) {
        self.sound_at(self.now, sound);
    }

    fn sound_at(&mut self, at: f64, sound: Sound) {
        self.line.sounds.push((at, sound));
    }

    fn wait(&mut self) {
        if self.pace.waits {
            self.line.waits.push(self.now);
        }
    }

    /// Puts everything in order and presses it into the time there is.
    fn finish(mut self, speed: Speed) -> Timeline {
        let line = &mut self.line;
        let ends = line.transfers.iter().map(|transfer| transfer.at).chain(line.glows.iter().map(|g| g.end));
        line.total = ends.fold(self.now, f64::max);
        if speed == Speed::None {
            line.total = 0.0;
        }
        let squeeze = if line.total > self.pace.most { self.pace.most / line.total } else { 1.0 };
        let all_at_once = speed == Speed::None;
        let time = |moment: &mut f64| *moment = if all_at_once { 0.0 } else { *moment * squeeze };
        line.transfers.iter_mut().for_each(|transfer| time(&mut transfer.at));
        for flight in &mut line.flights {
            time(&mut flight.start);
            time(&mut flight.end);
        }
        for part in &mut line.hand {
            time(&mut part.start);
            time(&mut part.end);
        }
        for glow in &mut line.glows {
            time(&mut glow.start);
            time(&mut glow.end);
        }
        line.sounds.iter_mut().for_each(|(at, _)| time(at));
        time(&mut line.total);

        in_order(&mut line.transfers, |transfer| transfer.at);
        in_order(&mut line.flights, |flight| flight.start);
        in_order(&mut line.glows, |glow| glow.start);
        in_order(&mut line.sounds, |sound| sound.0);
        let mut last = f64::NEG_INFINITY;
        line.sounds.retain(|(at, sound)| {
            let heard = *sound != Sound::Drop || at - last >= HEARD;
            if heard && *sound == Sound::Drop {
                last = *at;
            }
            heard
        });
        self.line
    }
}

/// Puts things in the order in which they happen; what happens at the same moment stays in the order in which it
/// was said. Nearly all are in order already, and a sort of the standard library is as large as all of this file.
fn in_order<T>(things: &mut [T], moment: impl Fn(&T) -> f64) {
    for sorted in 1..things.len() {
        let mut place = sorted;
        while place > 0 && moment(&things[place - 1]) > moment(&things[place]) {
            things.swap(place - 1, place);
            place -= 1;
        }
    }
}
