//! When what moves: from [`Motions`] to moments. Headless, so that it can be tested without a browser.
//!
//! A timeline is two things at once. Its [`Transfer`]s say where every stone is at any moment and can be
//! trusted; its flights and the path of the hand say what is drawn meanwhile.

mod compile;
mod ledger;
mod pace;

pub use ledger::{Ledger, Place, Transfer};

use crate::motion::{Motions, Pile, Sound, Speed};
use crate::shape::Shape;

/// How a flight looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Out of the hand, down into a square.
    Fall,
    /// In an arc, to or from a store.
    Arc,
    /// In a winding path, as a fish that is released.
    Fish,
}

/// Stones on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// When they leave.
    pub start: f64,
    /// When they arrive.
    pub end: f64,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
    /// What flies.
    pub cargo: Pile,
    /// How many citizens the destination has when they arrive: a stone lands where it will lie.
    pub lands_on: u32,
    /// How it looks.
    pub course: Course,
}

/// What the hand does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// It takes up the stones of a square.
    Lift,
    /// It goes on above the next square.
    Carry,
    /// It is empty and leaps over a gap.
    Leap,
}

/// A part of the path of the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandMove {
    /// When it begins.
    pub start: f64,
    /// When it ends.
    pub end: f64,
    /// Above which square it was.
    pub from: usize,
    /// Above which it is then.
    pub to: usize,
    /// What it does.
    pub gesture: Gesture,
}

/// Something that is lit up for a while.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow {
    /// When it begins.
    pub start: f64,
    /// When it ends.
    pub end: f64,
    /// A square or a store.
    pub what: Place,
}

/// A turn, moment by moment. All times are milliseconds from its beginning.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    /// Changes of place, in order.
    pub transfers: Vec<Transfer>,
    /// What flies, in order of departure.
    pub flights: Vec<Flight>,
    /// The path of the hand, in order, without overlaps.
    pub hand: Vec<HandMove>,
    /// What is lit up, in order.
    pub glows: Vec<Glow>,
    /// What is heard, in order.
    pub sounds: Vec<(f64, Sound)>,
    /// Where time stands still until one asks for more, in order.
    pub waits: Vec<f64>,
    /// When all is over.
    pub total: f64,
}

impl Timeline {
    /// The timeline of a turn. When `calm`, nothing flies: squares change, lap by lap, and are lit up.
    pub fn new(shape: Shape, motions: &Motions, speed: Speed, calm: bool) -> Timeline {
        compile::compile(shape, motions, speed, calm)
    }

    /// Where all stones are at a moment.
    pub fn ledger_at(&self, motions: &Motions, moment: f64) -> Ledger {
        let mut ledger = Ledger::new(&motions.before, &motions.stores_before);
        self.transfers.iter().take_while(|transfer| transfer.at <= moment).for_each(|t| ledger.apply(t));
        ledger
    }
}
