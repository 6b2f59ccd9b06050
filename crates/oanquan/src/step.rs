//! What happens in a turn, step by step: for viewers that replay it and programs that explain it.

use alloc::vec::Vec;

use crate::seat::Seat;
use crate::square::Square;

/// Who lent a citizen (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lender {
    /// Another seat.
    Seat(Seat),
    /// The bank, outside the game. Written `b`.
    Bank,
}

/// One thing that happened. The steps of a turn, in order, turn the board before into the board after;
/// only [`Step::Sweep`], which belongs to the final count, leaves the board alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The seat's row was empty: one citizen into each square of it (R5).
    Refill {
        /// The mover.
        seat: Seat,
        /// The squares filled, from the seat's left.
        squares: Vec<Square>,
        /// How many citizens came from the seat's own reserve; loans follow for the rest.
        own: u32,
    },
    /// A part of the refill that was borrowed (R6).
    Loan {
        /// The debtor: the mover.
        seat: Seat,
        /// Who lends.
        lender: Lender,
        /// How many citizens.
        citizens: u32,
    },
    /// A lap begins: stones are lifted (R7–R9).
    Lift {
        /// The mover.
        seat: Seat,
        /// The square they are lifted from.
        square: Square,
        /// How many citizens are in the hand.
        stones: u32,
    },
    /// The lap is sown, one citizen into each of these squares in order (R7).
    Sow {
        /// The mover.
        seat: Seat,
        /// The squares; one that is passed twice is listed twice.
        squares: Vec<Square>,
    },
    /// Everything in a square is taken (R11, R12).
    Capture {
        /// The mover.
        seat: Seat,
        /// The square.
        square: Square,
        /// Citizens taken.
        citizens: u32,
        /// Mandarin stones taken, 0 or 1.
        mandarins: u32,
    },
    /// A seat cannot fill its empty row and is passed over (R6).
    Pass {
        /// The seat passed over.
        seat: Seat,
    },
    /// The final count: a seat takes citizens left in the rows (R18).
    Sweep {
        /// The seat.
        seat: Seat,
        /// How many, more than 0.
        citizens: u32,
    },
}

/// Watches a move being played. Every method does nothing by default, so an observer names only what it
/// wants to see, and `()` watches nothing at no cost.
pub trait Observer {
    /// See [`Step::Refill`].
    fn refill(&mut self, seat: Seat, squares: &mut dyn Iterator<Item = Square>, own: u32) {
        let _ = (seat, squares, own);
    }
    /// See [`Step::Loan`].
    fn loan(&mut self, seat: Seat, lender: Lender, citizens: u32) {
        let _ = (seat, lender, citizens);
    }
    /// See [`Step::Lift`].
    fn lift(&mut self, seat: Seat, square: Square, stones: u32) {
        let _ = (seat, square, stones);
    }
    /// See [`Step::Sow`].
    fn sow(&mut self, seat: Seat, squares: &mut dyn Iterator<Item = Square>) {
        let _ = (seat, squares);
    }
    /// See [`Step::Capture`].
    fn capture(&mut self, seat: Seat, square: Square, citizens: u32, mandarins: u32) {
        let _ = (seat, square, citizens, mandarins);
    }
    /// See [`Step::Pass`].
    fn pass(&mut self, seat: Seat) {
        let _ = seat;
    }
}

/// Watches nothing.
impl Observer for () {}

/// Keeps every step.
impl Observer for Vec<Step> {
    fn refill(&mut self, seat: Seat, squares: &mut dyn Iterator<Item = Square>, own: u32) {
        self.push(Step::Refill { seat, squares: squares.collect(), own });
    }
    fn loan(&mut self, seat: Seat, lender: Lender, citizens: u32) {
        self.push(Step::Loan { seat, lender, citizens });
    }
    fn lift(&mut self, seat: Seat, square: Square, stones: u32) {
        self.push(Step::Lift { seat, square, stones });
    }
    fn sow(&mut self, seat: Seat, squares: &mut dyn Iterator<Item = Square>) {
        self.push(Step::Sow { seat, squares: squares.collect() });
    }
    fn capture(&mut self, seat: Seat, square: Square, citizens: u32, mandarins: u32) {
        self.push(Step::Capture { seat, square, citizens, mandarins });
    }
    fn pass(&mut self, seat: Seat) {
        self.push(Step::Pass { seat });
    }
}
