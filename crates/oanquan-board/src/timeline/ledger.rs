//! Where all stones are at one moment of a turn. Stones only ever change places, so none is lost or made.

use crate::motion::{Pile, Store};

/// Where stones can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a square.
    Square(usize),
    /// In a seat's store.
    Store(u8),
    /// In the mover's hand.
    Hand,
    /// On the way.
    Air,
    /// Outside the game.
    Bank,
}

/// Stones that change places at a moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transfer {
    /// When, in milliseconds from the beginning.
    pub at: f64,
    /// Where they were.
    pub from: Place,
    /// Where they are then.
    pub to: Place,
    /// What they are.
    pub cargo: Pile,
}

/// All stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// In the squares.
    pub squares: Vec<Pile>,
    /// In the stores; what they owe and score is not the ledger's business.
    pub stores: Vec<Pile>,
    /// In the hand.
    pub hand: Pile,
    /// On the way.
    pub air: Pile,
    /// Citizens that came out of the bank so far.
    pub from_bank: u32,
}

impl Ledger {
    /// Stones at rest.
    pub fn new(squares: &[Pile], stores: &[Store]) -> Ledger {
        let pile = |store: &Store| Pile { citizens: store.citizens, mandarins: store.mandarins };
        Ledger {
            squares: squares.to_vec(),
            stores: stores.iter().map(pile).collect(),
            hand: Pile::default(),
            air: Pile::default(),
            from_bank: 0,
        }
    }

    /// Moves stones. What is not there does not move, so that a wrong account of a turn creates no stones.
    pub fn apply(&mut self, transfer: &Transfer) {
        let there = self.at(transfer.from);
        let cargo = Pile {
            citizens: transfer.cargo.citizens.min(there.citizens),
            mandarins: transfer.cargo.mandarins.min(there.mandarins),
        };
        self.change(transfer.from, |pile| {
            pile.citizens -= cargo.citizens;
            pile.mandarins -= cargo.mandarins;
        });
        self.change(transfer.to, |pile| {
            pile.citizens += cargo.citizens;
            pile.mandarins += cargo.mandarins;
        });
        if transfer.from == Place::Bank {
            self.from_bank += cargo.citizens;
        }
    }

    /// What is at a place; the bank has whatever is asked for.
    pub fn at(&self, place: Place) -> Pile {
        match place {
            Place::Square(square) => self.squares.get(square).copied().unwrap_or_default(),
            Place::Store(seat) => self.stores.get(usize::from(seat)).copied().unwrap_or_default(),
            Place::Hand => self.hand,
            Place::Air => self.air,
            Place::Bank => Pile { citizens: u32::MAX, mandarins: 0 },
        }
    }

    fn change(&mut self, place: Place, change: impl FnOnce(&mut Pile)) {
        let pile = match place {
            Place::Square(square) => self.squares.get_mut(square),
            Place::Store(seat) => self.stores.get_mut(usize::from(seat)),
            Place::Hand => Some(&mut self.hand),
            Place::Air => Some(&mut self.air),
            Place::Bank => None,
        };
        if let Some(pile) = pile {
            change(pile);
        }
    }
}
