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
//! none was found on even ones (`tests/laws.rs` searches). Therefore a move lifts from Mandarin squares
//! at most [`MANDARIN_LIFTS`] times, and ends when it would lift once more. Each lift gives back one
//! stone, so the argument above holds with `255 + MANDARIN_LIFTS` stones: at most 3072 visits and 1536
//! laps.
//!
//! A capture makes a non-empty square empty, so a chain ends within one capture a square.

use crate::board::Board;
use crate::geometry::Geometry;
use crate::lanes::Lanes;
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

/// What stays the same during a move.
pub(crate) struct Hand<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) geometry: &'static Geometry,
    /// Plies played before this one.
    pub(crate) ply: u32,
    pub(crate) seat: Seat,
    pub(crate) direction: Direction,
}

impl Hand<'_> {
    /// Plays one move on the board: lifts the `stones` of a citizen square and goes on until the move ends.
    ///
    /// `all_filled` has a bit for each square that is not empty, and is kept so.
    #[inline(always)]
    pub(crate) fn play<W: Lanes>(
        &self,
        (board, all_filled): (&mut Board, &mut u32),
        way: &W::Way,
        (mut at, mut stones): (usize, usize),
        observer: &mut (impl Observer + ?Sized),
    ) -> Haul {
        let mut citizens = W::load(&board.citizens);
        let mut filled = *all_filled;
        let mut mandarin_lifts = 0;
        // Whether a lifted square kept or got stones in its own lap, which `filled` does not follow. It is
        // always right about Mandarin squares when nothing is lifted from them.
        let mut kept = false;
        let gap = loop {
            self.tell_lap(at, stones, observer);
            while stones >= self.geometry.len {
                cold();
                citizens = citizens.round(way, at);
                stones -= self.geometry.len;
                filled = self.geometry.all_squares;
                kept = true;
            }
            let before = citizens;
            let (sown, next);
            (citizens, sown, next) = citizens.lap(way, at, stones);
            filled = filled & !(1 << at) | sown;
            at = next.place();
            if next.is_plain() {
                // The lap left this square as it was, so its stones can be read before the lap is in
                // place: the chain of dependent instructions from lap to lap is half as long.
                stones = before.get(at);
                if stones > 0 {
                    continue; // R8
                }
                break Some(at);
            }
            if next.is_mandarin() && self.rules.relay_mandarin == RelayMandarin::Stop {
                let is_gap = self.rules.empty_mandarin == EmptyMandarin::Gap && filled >> at & 1 == 0;
                break is_gap.then_some(at); // R9, R10
            }
            stones = citizens.get(at);
            if !next.is_mandarin() {
                // The hand came back to the square it lifted from.
                cold();
                if stones > 0 {
                    continue; // R8
                }
                break Some(at);
            }
            if stones == 0 && board.mandarins >> at & 1 == 0 {
                break (self.rules.empty_mandarin == EmptyMandarin::Gap).then_some(at); // R10
            }
            if stones == 0 || mandarin_lifts == MANDARIN_LIFTS {
                break None; // R9
            }
            stones = 1; // R9
            mandarin_lifts += 1;
            kept = true;
        };
        if kept {
            cold();
            filled = citizens.occupied() | board.mandarins;
        }
        let haul = match gap {
            Some(gap) => {
                self.capture::<W>(way, (&mut citizens, &mut board.mandarins, &mut filled), gap, observer)
            }
            None => Haul::default(),
        };
        *all_filled = filled;
        citizens.store(&mut board.citizens);
        haul
    }

    /// Captures over the gap, and on while the square after a captured one is a gap again (R11, R12).
    #[inline(always)]
    fn capture<W: Lanes>(
        &self,
        way: &W::Way,
        (citizens, mandarins, filled): (&mut W, &mut u32, &mut u32),
        mut gap: usize,
        observer: &mut (impl Observer + ?Sized),
    ) -> Haul {
        // What the rules alone decide comes first in every condition: the processor foresees it.
        let may_protect = self.rules.young_mandarin > 0 || self.rules.mandarin_ban > 0;
        let leaps_mandarins =
            self.rules.chain_over_empty_mandarin || self.rules.empty_mandarin == EmptyMandarin::Gap;
        let mut haul = Haul::default();
        loop {
            let next = W::after(way, gap);
            let target = next.place();
            if *filled >> target & 1 == 0 {
                return haul;
            }
            let taken = citizens.get(target);
            let mandarin = *mandarins >> target & 1;
            if may_protect && next.is_mandarin() && self.is_protected(taken, mandarin) {
                return haul;
            }
            *citizens = citizens.emptied(target);
            *mandarins ^= mandarin << target;
            *filled ^= 1 << target;
            haul.citizens += taken as u32;
            haul.mandarins += mandarin;
            haul.captures += 1;
            observer.capture(self.seat, Square::from_reduced(target as u8), taken as u32, mandarin);
            let next = W::after(way, target);
            gap = next.place();
            if *filled >> gap & 1 == 1 || (!leaps_mandarins && next.is_mandarin()) {
                return haul;
            }
        }
    }

    /// R13: whether a Mandarin square with these stones cannot be taken.
    #[inline(always)]
    fn is_protected(&self, citizens: usize, mandarin: u32) -> bool {
        let ban = self.ply < u32::from(self.rules.mandarin_ban) * u32::from(self.rules.seats);
        ban || (mandarin == 1 && citizens < usize::from(self.rules.young_mandarin))
    }

    #[inline(always)]
    fn tell_lap(&self, from: usize, stones: usize, observer: &mut (impl Observer + ?Sized)) {
        let from = Square::from_reduced(from as u8);
        observer.lift(self.seat, from, stones as u32);
        let ring = self.rules.checked_ring();
        let mut at = from;
        observer.sow(
            self.seat,
            &mut (0..stones).map(|_| {
                at = ring.step(at, self.direction);
                at
            }),
        );
    }
}

/// Tells the compiler that a path is seldom taken, so that it keeps out of the way of the others.
#[cold]
fn cold() {}
