//! Sowing: the one loop that plays laps, relay, captures and chains (R7–R13) on a packed board.
//!
//! # Every move ends
//!
//! Call a *visit* each square the hand comes to: it leaves a stone there, or, when it is empty-handed,
//! lifts what lies there. Visits go round the ring one square at a time.
//!
//! With [`RelayMandarin::Stop`] an empty hand never lifts from a Mandarin square, so every visit to one
//! leaves a stone that stays. Stones outside the Mandarin squares, at most 255, run down by one at each,
//! and between two Mandarin squares lie `row` others: at most `(255 + 1) · (row + 1)` visits, which is
//! 1536. A lap has two visits or more, so **no move has more than 768 laps**.
//!
//! With [`RelayMandarin::LiftOne`] stones come back out of the Mandarin squares, and a relay can go on
//! for ever: on a ring of nine squares, ones in squares 0, 2, 4, 6 and 8 and nothing in 1, 3 and 7 make a
//! relay of single stones that comes back to the same board after two rounds. This happens on odd rings;
//! none was found on even ones (`tests/laws.rs` searches). Therefore a move lifts from Mandarin squares at most [`MANDARIN_LIFTS`]
//! times, and ends when it would lift once more. Each lift gives back one stone, so the argument above
//! holds with `255 + MANDARIN_LIFTS` stones: at most 3072 visits and 1536 laps.
//!
//! A capture makes a non-empty square empty, so a chain ends within one capture a square.

use crate::board::Board;
use crate::geometry::Geometry;
use crate::lanes::{Lanes, NARROW_SQUARES, Narrow, Wide};
use crate::rules::{EmptyMandarin, RelayMandarin, Rules};
use crate::seat::Seat;
use crate::square::{Direction, Square};
use crate::step::Observer;

/// The most lifts from Mandarin squares in a move with [`RelayMandarin::LiftOne`]; where it would lift
/// once more, the move ends with nothing taken (R9).
pub const MANDARIN_LIFTS: u32 = 256;

/// What a move took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Haul {
    pub(crate) citizens: u32,
    pub(crate) mandarins: u32,
    /// Squares taken.
    pub(crate) captures: u32,
}

/// Plays one move of `seat` on the board: lifts `from` and goes on until the move ends.
///
/// The square is a non-empty citizen square. `filled` has a bit for each square that is not empty, and is
/// kept so. `ban` says that no Mandarin square may be taken now (R13).
#[inline]
pub(crate) fn sow(
    (board, filled): (&mut Board, &mut u32),
    (rules, geometry): (&Rules, &'static Geometry),
    ban: bool,
    (seat, from, direction): (Seat, usize, Direction),
    stones: usize,
    observer: &mut impl Observer,
) -> Haul {
    let (step, offset, flip) = match direction {
        Direction::Right => (1, 1, 0),
        Direction::Left => (geometry.len - 1, geometry.len, usize::MAX),
    };
    let hand = Hand { rules, geometry, ban, seat, direction, step, offset, flip };
    if geometry.len <= NARROW_SQUARES {
        hand.play::<Narrow>(board, filled, (from, stones), observer)
    } else {
        hand.play::<Wide>(board, filled, (from, stones), observer)
    }
}

/// What stays the same during a move.
struct Hand<'a> {
    rules: &'a Rules,
    geometry: &'static Geometry,
    ban: bool,
    seat: Seat,
    direction: Direction,
    /// From a square to the next: one further, or to the left all others of the ring further.
    step: usize,
    /// 1 to the right, the length of the ring to the left.
    offset: usize,
    /// What turns a number of stones into steps: nothing to the right, all bits flipped to the left.
    flip: usize,
}

impl Hand<'_> {
    #[inline(always)]
    fn play<W: Lanes>(
        &self,
        board: &mut Board,
        filled: &mut u32,
        (mut at, mut stones): (usize, usize),
        observer: &mut impl Observer,
    ) -> Haul {
        let len = self.geometry.len;
        let table = W::table(self.geometry);
        let mut citizens = W::load(&board.citizens);
        let mut mandarin_lifts = 0;
        loop {
            self.tell_lap(at, stones, observer);
            while stones >= len {
                citizens = citizens.round(table, at);
                stones -= len;
            }
            let before = citizens;
            citizens = citizens.lap(table, self.direction, at, stones);
            let next = self.ahead(at, stones);
            // The lap leaves the next square as it was, so its stones can be read before the lap is in
            // place: the chain of dependent instructions from lap to lap is half as long. A lap of one
            // stone fewer than the ring comes back to the square it began from, which it changed.
            stones = if stones + 1 < len { before.get(next) } else { citizens.get(next) };
            at = next;
            // The stones again, or none at a Mandarin square: one branch where there would be two.
            if stones & usize::from(self.is_mandarin(at)).wrapping_sub(1) > 0 {
                continue; // R8
            }
            if self.rules.relay_mandarin == RelayMandarin::LiftOne
                && (stones > 0) & (mandarin_lifts < MANDARIN_LIFTS)
            {
                stones = 1; // R9
                mandarin_lifts += 1;
                continue;
            }
            break;
        }
        *filled = citizens.occupied() | board.mandarins;
        // R10: whether the hand stands before a gap.
        let over_mandarin = self.rules.empty_mandarin == EmptyMandarin::Gap;
        let is_gap = self.is_gap(*filled, at, over_mandarin);
        let haul = self.capture((&mut citizens, &mut board.mandarins, filled), (at, is_gap), observer);
        citizens.store(&mut board.citizens);
        haul
    }

    /// Captures over the gap, and on while the square after a captured one is a gap again (R11, R12).
    ///
    /// Whether a move captures is a coin toss to the processor, so the first capture is computed without
    /// a branch: nothing is taken where there is no gap.
    #[inline(always)]
    fn capture<W: Lanes>(
        &self,
        (citizens, mandarins, filled): (&mut W, &mut u32, &mut u32),
        (mut gap, mut is_gap): (usize, bool),
        observer: &mut impl Observer,
    ) -> Haul {
        let mut haul = Haul::default();
        let over_mandarin =
            self.rules.chain_over_empty_mandarin | (self.rules.empty_mandarin == EmptyMandarin::Gap);
        let protects = self.ban || self.rules.young_mandarin > 0;
        loop {
            let target = self.next(gap);
            let there = citizens.get(target);
            let mut takes = u32::from(is_gap) & (*filled >> target);
            if protects && self.is_protected(target, there, *mandarins) {
                takes = 0;
            }
            let taken = there * takes as usize;
            let mandarin = takes & (*mandarins >> target);
            *citizens = citizens.take(target, taken);
            *mandarins ^= mandarin << target;
            *filled ^= takes << target;
            haul.citizens += taken as u32;
            haul.mandarins += mandarin;
            haul.captures += takes;
            if takes == 1 {
                observer.capture(self.seat, Square::from_reduced(target as u8), taken as u32, mandarin);
            }
            gap = self.next(target);
            is_gap = (takes == 1) & self.is_gap(*filled, gap, over_mandarin);
            if !is_gap {
                return haul;
            }
        }
    }

    /// The square after the last of `stones` sown from `at`; `stones` is less than the ring.
    #[inline(always)]
    fn ahead(&self, at: usize, stones: usize) -> usize {
        // To the right `at + stones + 1`, to the left `at + len - stones - 1`: without a branch, which
        // would be mispredicted in every second move.
        let next = (at + self.offset).wrapping_add(stones ^ self.flip);
        if next >= self.geometry.len { next - self.geometry.len } else { next }
    }

    /// The next square.
    #[inline(always)]
    fn next(&self, at: usize) -> usize {
        let next = at + self.step;
        if next >= self.geometry.len { next - self.geometry.len } else { next }
    }

    #[inline(always)]
    fn is_mandarin(&self, at: usize) -> bool {
        self.geometry.mandarin_squares >> at & 1 == 1
    }

    /// Whether a square is empty and may be leapt over.
    #[inline(always)]
    fn is_gap(&self, filled: u32, at: usize, over_mandarin: bool) -> bool {
        (filled >> at & 1 == 0) & (over_mandarin | !self.is_mandarin(at))
    }

    /// R13: whether this is a Mandarin square that cannot be taken.
    fn is_protected(&self, at: usize, citizens: usize, mandarins: u32) -> bool {
        let is_young = mandarins >> at & 1 == 1 && citizens < usize::from(self.rules.young_mandarin);
        self.is_mandarin(at) && (self.ban || is_young)
    }

    #[inline(always)]
    fn tell_lap(&self, from: usize, stones: usize, observer: &mut impl Observer) {
        let from = Square::from_reduced(from as u8);
        observer.lift(self.seat, from, stones as u32);
        let ring = self.rules.checked_ring();
        let mut at = from;
        observer.sow(
            self.seat,
            (0..stones).map(|_| {
                at = ring.step(at, self.direction);
                at
            }),
        );
    }
}
