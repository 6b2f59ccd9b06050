//! The search at the root: horizons one after the other, and the interval of what is proved by now.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use oanquan::Stones;

use super::Side;
use super::search::{Found, Prover};

/// The deepest horizon: a line without a capture is over after a hundred plies (R15).
pub const DEEPEST: u8 = 99;

/// How far from the guess bounds are looked for at first, in points, and a point more every second ply: wide
/// ones are proved sooner.
const FIRST_MARGIN: i32 = 12;

/// From this horizon on threads help.
const SHARED_DEPTH: u8 = 8;

/// What is proved of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Interval {
    /// The side to move wins at least so much, within so many plies.
    pub lower: Option<Found>,
    /// It wins at most so much.
    pub upper: Option<Found>,
}

impl Interval {
    /// The value, where the bounds have met.
    pub fn exact(&self) -> Option<i32> {
        let (lower, upper) = (self.lower?.bound, self.upper?.bound);
        (lower == upper).then_some(lower)
    }

    /// What is proved for a side.
    pub fn of(&self, side: Side) -> Option<Found> {
        match side {
            Side::AtLeast => self.lower,
            Side::AtMost => self.upper,
        }
    }

    fn keep(&mut self, side: Side, found: Found) {
        match side {
            Side::AtLeast => self.lower = Some(found),
            Side::AtMost => self.upper = Some(found),
        }
    }
}

/// A solution on its way. It stands between two questions, so that it can be kept and gone on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solve {
    /// The position.
    pub stones: Stones,
    /// What the side to move is expected to win; it decides which bounds are looked for first.
    pub guess: i32,
    /// The horizon, in plies. At odd ones a lower bound is looked for, at even ones an upper one: the last ply
    /// of a proof is mostly one of the side that proves.
    pub depth: u8,
    /// Whether at this horizon a great step failed, and small ones are left.
    pub careful: bool,
    /// What is proved.
    pub interval: Interval,
}

/// What became of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A better bound is proved.
    Better,
    /// There is none at this horizon; the next one is deeper.
    Deeper,
    /// The bounds have met.
    Solved,
    /// The search was stopped, or no horizon is left.
    Stopped,
}

impl Solve {
    /// Begins with a position that is not over.
    pub fn new(stones: Stones, guess: i32) -> Solve {
        Solve { stones, guess, depth: 1, careful: false, interval: Interval::default() }
    }

    /// Asks one question: whether a better bound can be proved at the present horizon.
    pub fn step(&mut self, prover: &mut Prover<'_>, threads: usize) -> Step {
        if self.interval.exact().is_some() {
            return Step::Solved;
        }
        if self.depth > DEEPEST {
            return Step::Stopped;
        }
        let side = if self.depth % 2 == 1 { Side::AtLeast } else { Side::AtMost };
        let (bound, is_great) = self.wanted(side);
        match prove(prover, &self.stones, (side, bound, self.depth), threads) {
            None => Step::Stopped,
            Some(Ok(found)) => {
                self.interval.keep(side, found);
                if self.interval.exact().is_some() { Step::Solved } else { Step::Better }
            }
            Some(Err(_)) if is_great => {
                self.careful = true;
                self.step(prover, threads)
            }
            Some(Err(_)) => {
                self.careful = false;
                self.depth += 1;
                Step::Deeper
            }
        }
    }

    /// The bound to look for, and whether it is more than one point better than what is proved.
    fn wanted(&self, side: Side) -> (i32, bool) {
        let sign = if side == Side::AtLeast { 1 } else { -1 };
        let Some(proved) = self.interval.of(side) else {
            return (self.guess - sign * (FIRST_MARGIN + i32::from(self.depth) / 2), false);
        };
        let other = if side == Side::AtLeast { self.interval.upper } else { self.interval.lower };
        let aim = other.map_or(self.guess, |other| other.bound);
        let step = if self.careful { 1 } else { (sign * (aim - proved.bound) / 2).max(1) };
        (proved.bound + sign * step, step > 1)
    }
}

/// Asks one question with so many threads.
fn prove(
    prover: &mut Prover<'_>,
    stones: &Stones,
    (side, bound, depth): (Side, i32, u8),
    threads: usize,
) -> Option<Result<Found, Found>> {
    if threads < 2 || depth < SHARED_DEPTH {
        return prover.prove(stones, side, bound, depth);
    }
    let done = AtomicBool::new(false);
    let helpers: Vec<_> = (1..threads).map(|number| prover.helper(number, &done)).collect();
    let (answer, helped) = thread::scope(|scope| {
        let helpers: Vec<_> = helpers
            .into_iter()
            .map(|mut helper| {
                scope.spawn(move || {
                    // Whatever it finds lies in the memory.
                    let _ = helper.prove(stones, side, bound, depth);
                    helper.nodes()
                })
            })
            .collect();
        let answer = prover.prove(stones, side, bound, depth);
        done.store(true, Ordering::Relaxed);
        let helped: u64 =
            helpers.into_iter().map(|helper| helper.join().expect("a helper never panics")).sum();
        (answer, helped)
    });
    prover.add_nodes(helped);
    answer
}
