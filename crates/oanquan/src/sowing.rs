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
//! for ever: on a ring of nine squares, ones in squares 0, 2, 4, 6, 8 and an empty square between any two
//! of the others make a relay of single stones that returns to the same board after two rounds. This
//! happens on odd rings; none was found on even ones. Therefore a move has at most [`LAP_LIMIT`] laps;
//! then it ends with nothing taken. The limit lies above 768, so with `stop` it is never met, and above
//! the longest finite relay found, of a few hundred stones.
//!
//! A capture makes a non-empty square empty, so a chain ends within one capture a square.

use crate::board::Board;
use crate::lanes::{Lanes, NARROW_SQUARES};
use crate::rules::{EmptyMandarin, RelayMandarin, Rules};
use crate::seat::Seat;
use crate::square::{Direction, Ring, Square};
use crate::step::Observer;

/// The most laps of a move. After this many the move ends where it stands, with nothing taken (R9).
///
/// Only [`RelayMandarin::LiftOne`] can reach it; every other move ends within 768 laps.
pub const LAP_LIMIT: u32 = 1000;

/// What a move took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Haul {
    pub(crate) citizens: u32,
    pub(crate) mandarins: u32,
    /// Squares taken.
    pub(crate) captures: u32,
}

/// Bit `i` is set when square `i` of the ring is a Mandarin square, for `[seats − 2][row − 2]`.
const MANDARIN_SQUARES: [[u32; 4]; 3] = {
    let mut table = [[0; 4]; 3];
    let mut seats = 2;
    while seats <= 4 {
        let mut row = 2;
        while row <= 5 {
            let mut seat = 0;
            while seat < seats {
                table[seats - 2][row - 2] |= 1 << (seat * (row + 1) + row);
                seat += 1;
            }
            row += 1;
        }
        seats += 1;
    }
    table
};

/// The Mandarin squares of a ring, a bit a square.
pub(crate) const fn mandarin_squares(ring: Ring) -> u32 {
    MANDARIN_SQUARES[(ring.seats() - 2) as usize & 3][(ring.row() - 2) as usize & 3]
}

/// Plays one move of `seat` on the board: lifts `from` and goes on until the move ends.
///
/// The square is a non-empty citizen square. `ban` says that no Mandarin square may be taken now (R13).
#[inline]
pub(crate) fn sow(
    board: &mut Board,
    rules: &Rules,
    ring: Ring,
    ban: bool,
    (seat, from, direction): (Seat, Square, Direction),
    observer: &mut impl Observer,
) -> Haul {
    let hand = Hand {
        rules,
        ring,
        mandarin_squares: mandarin_squares(ring),
        ban,
        seat,
        direction,
    };
    if ring.len() <= NARROW_SQUARES {
        hand.play::<u128>(board, from.index(), observer)
    } else {
        hand.play::<[u128; 2]>(board, from.index(), observer)
    }
}

/// What stays the same during a move.
struct Hand<'a> {
    rules: &'a Rules,
    ring: Ring,
    mandarin_squares: u32,
    ban: bool,
    seat: Seat,
    direction: Direction,
}

impl Hand<'_> {
    #[inline(always)]
    fn play<W: Lanes>(&self, board: &mut Board, from: usize, observer: &mut impl Observer) -> Haul {
        let table = W::table(self.ring.len());
        let mut citizens = W::load(&board.citizens);
        let mut at = from;
        let mut stones = citizens.get(from);
        let mut laps = 0;
        let gap = loop {
            self.tell_lap(at, stones, observer);
            while stones >= self.ring.len() {
                citizens = citizens.round(table, at);
                stones -= self.ring.len();
            }
            citizens = citizens.lap(table, self.direction, at, stones);
            at = self.ahead(at, stones);
            laps += 1;
            stones = citizens.get(at);
            let is_mandarin = self.is_mandarin(at);
            if stones > 0 && !is_mandarin && laps < LAP_LIMIT {
                continue; // R8
            }
            if is_mandarin {
                // R9: the hand lifts one citizen, or stops before stones.
                if self.rules.relay_mandarin == RelayMandarin::LiftOne && stones > 0 && laps < LAP_LIMIT {
                    stones = 1;
                    continue;
                }
                // R10
                let empty = stones == 0 && board.mandarins >> at & 1 == 0;
                if !empty || self.rules.empty_mandarin == EmptyMandarin::Stop {
                    break None;
                }
            }
            break (stones == 0).then_some(at);
        };
        let haul = match gap {
            Some(gap) => self.capture(&mut citizens, &mut board.mandarins, gap, observer),
            None => Haul::default(),
        };
        citizens.store(&mut board.citizens);
        haul
    }

    /// Captures over the gap, and on while the square after a captured one is a gap again (R11, R12).
    #[inline(always)]
    fn capture<W: Lanes>(
        &self,
        citizens: &mut W,
        mandarins: &mut u32,
        mut gap: usize,
        observer: &mut impl Observer,
    ) -> Haul {
        let mut haul = Haul::default();
        loop {
            let target = self.ahead(gap, 0);
            let taken = citizens.get(target);
            let mandarin = *mandarins >> target & 1;
            if taken == 0 && mandarin == 0 {
                break;
            }
            if self.is_mandarin(target) && self.is_protected(taken, mandarin) {
                break;
            }
            *citizens = citizens.take(target, taken);
            *mandarins &= !(1 << target);
            haul.citizens += taken as u32;
            haul.mandarins += mandarin;
            haul.captures += 1;
            observer.capture(
                self.seat,
                Square::from_reduced(target as u8),
                taken as u32,
                mandarin,
            );
            gap = self.ahead(target, 0);
            let empty = citizens.get(gap) == 0 && *mandarins >> gap & 1 == 0;
            if !empty || (self.is_mandarin(gap) && !self.chains_over_mandarin()) {
                break;
            }
        }
        haul
    }

    /// The square after the last of `stones` sown from `at`; `stones` is less than the ring.
    #[inline(always)]
    fn ahead(&self, at: usize, stones: usize) -> usize {
        let len = self.ring.len();
        let next = match self.direction {
            Direction::Right => at + stones + 1,
            Direction::Left => at + len - stones - 1,
        };
        if next >= len { next - len } else { next }
    }

    #[inline(always)]
    fn is_mandarin(&self, at: usize) -> bool {
        self.mandarin_squares >> at & 1 == 1
    }

    /// R13: whether a Mandarin square with these stones cannot be taken.
    #[inline(always)]
    fn is_protected(&self, citizens: usize, mandarin: u32) -> bool {
        self.ban || (mandarin == 1 && citizens < usize::from(self.rules.young_mandarin))
    }

    #[inline(always)]
    fn chains_over_mandarin(&self) -> bool {
        self.rules.chain_over_empty_mandarin || self.rules.empty_mandarin == EmptyMandarin::Gap
    }

    #[inline(always)]
    fn tell_lap(&self, from: usize, stones: usize, observer: &mut impl Observer) {
        let from = Square::from_reduced(from as u8);
        observer.lift(self.seat, from, stones as u32);
        let mut at = from;
        observer.sow(
            self.seat,
            (0..stones).map(|_| {
                at = self.ring.step(at, self.direction);
                at
            }),
        );
    }
}
