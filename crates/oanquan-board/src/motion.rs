//! What lies where, and what happens to it: the plain data the board is given.

use crate::shape::Way;

/// What lies in a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    /// Small stones.
    pub citizens: u32,
    /// Big stones.
    pub mandarins: u32,
}

/// What a seat holds beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Store {
    /// Captured citizens still held.
    pub citizens: u32,
    /// Captured Mandarins.
    pub mandarins: u32,
    /// What all that counts, as the app computes it; may be negative.
    pub score: i64,
    /// Citizens to be given back.
    pub owed: u32,
    /// Citizens others have to give back.
    pub lent: u32,
}

/// One thing that happens in a turn. The motions of a turn, in order, turn `before` into `after`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// One citizen into each of these squares, `own` of them out of the seat's store; loans follow for the rest.
    Refill {
        /// Who refills.
        seat: u8,
        /// The squares filled.
        squares: Vec<usize>,
        /// Citizens from the seat's own store.
        own: u32,
    },
    /// A part of the refill that was borrowed.
    Loan {
        /// Who borrows.
        seat: u8,
        /// Whose store it comes from; `None` is a bank outside the game.
        lender: Option<u8>,
        /// How many.
        citizens: u32,
    },
    /// Stones are taken in hand: a lap begins.
    Lift {
        /// Who moves.
        seat: u8,
        /// The square.
        square: usize,
        /// Citizens in the hand.
        stones: u32,
    },
    /// The hand drops one citizen into each of these squares, in order.
    Sow {
        /// Who moves.
        seat: u8,
        /// The squares.
        squares: Vec<usize>,
    },
    /// What lies in a square goes to the mover's store.
    Capture {
        /// Who captures.
        seat: u8,
        /// The square.
        square: usize,
        /// Citizens taken.
        citizens: u32,
        /// Mandarins taken.
        mandarins: u32,
    },
    /// A seat is passed over.
    Pass {
        /// The seat.
        seat: u8,
    },
    /// The count: what is left in the rows counts for a seat. Moves no stones.
    Sweep {
        /// The seat.
        seat: u8,
        /// Citizens counted.
        citizens: u32,
    },
}

/// A turn to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motions {
    /// Another number for every turn shown, a replay included.
    pub number: u64,
    /// Which way the move goes; `None` when there is none, only passes or a refill.
    pub way: Option<Way>,
    /// The squares before.
    pub before: Vec<Pile>,
    /// The stores before.
    pub stores_before: Vec<Store>,
    /// What happens, in order.
    pub motions: Vec<Motion>,
    /// The squares after: what `squares` of the board is from now on.
    pub after: Vec<Pile>,
    /// The stores after.
    pub stores_after: Vec<Store>,
}

/// How fast motions are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Each lap and each capture waits for a tap or Space.
    Step,
    /// For learning and explaining.
    Slow,
    /// As one plays on the ground.
    Normal,
    /// For people who know.
    Fast,
    /// No motions: what is after is there at once.
    None,
}

/// Something that would be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Stones are taken up.
    Lift,
    /// A citizen falls.
    Drop,
    /// Captured citizens reach the store.
    Capture,
    /// A captured Mandarin reaches the store.
    Mandarin,
    /// The fish are released.
    Refill,
    /// Citizens are lent.
    Loan,
    /// A seat is passed over.
    Pass,
}
