//! A position as somebody describes it, before anything is known to be right: the only door to
//! [`Position`](crate::Position).

use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

use crate::board::Content;
use crate::lanes::MAX_CITIZENS;
use crate::rules::{Refill, Rules, RulesFault};
use crate::square::{Ring, SquareName};
use crate::step::Lender;

/// A debt of one seat to one lender, all loans between the two together (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Debt {
    /// The number of the seat that owes.
    pub debtor: u8,
    /// Whom it owes.
    pub lender: Lender,
    /// How many citizens.
    pub citizens: u32,
}

/// A description of a position. Every field is free and may be nonsense;
/// [`Setup::position`] is where it is checked.
///
/// ```
/// use oanquan::{Rules, Setup};
///
/// let mut setup = Setup::start(Rules::SEED);
/// assert!(setup.position().is_ok());
/// setup.reserves[0] = 3; // three citizens too many
/// setup.turn = 2; // nobody sits there
/// assert_eq!(setup.position().unwrap_err().faults().len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// What lies in the squares, in ring order.
    pub squares: Vec<Content>,
    /// The number of the seat to move.
    pub turn: u8,
    /// Citizens captured, seat by seat.
    pub reserves: Vec<u32>,
    /// Mandarin stones won, seat by seat.
    pub mandarins: Vec<u32>,
    /// What is owed.
    pub debts: Vec<Debt>,
    /// Plies since the last capture.
    pub quiet: u32,
    /// Plies played.
    pub ply: u32,
}

impl Setup {
    /// The start of a game (R3, R4). With rules out of range it describes as much as they allow.
    pub fn start(rules: Rules) -> Setup {
        let seats = usize::from(rules.seats);
        let corner = match rules.mandarin {
            crate::rules::Mandarin::Stone => Content { citizens: 0, mandarin: true },
            crate::rules::Mandarin::Pebbles => Content { citizens: crate::rules::PEBBLES, mandarin: false },
        };
        let mut squares = Vec::new();
        for _ in 0..seats {
            squares.extend((0..rules.row).map(|_| Content { citizens: rules.citizens, mandarin: false }));
            squares.push(corner);
        }
        Setup {
            rules,
            squares,
            turn: rules.first,
            reserves: alloc::vec![0; seats],
            mandarins: alloc::vec![0; seats],
            debts: Vec::new(),
            quiet: 0,
            ply: 0,
        }
    }

    /// Everything that does not add up: first what is wrong in a field by itself, then totals and debts.
    ///
    /// When the rules themselves are at fault nothing else can be judged, and only that is told.
    pub fn faults(&self) -> Vec<SetupFault> {
        let ring = match (self.rules.faults(), self.rules.ring()) {
            (faults, Some(ring)) if faults.is_empty() => ring,
            (faults, _) => return faults.into_iter().map(SetupFault::Rules).collect(),
        };
        let mut faults = Vec::new();
        self.square_faults(ring, &mut faults);
        if self.turn >= ring.seats() {
            faults.push(SetupFault::NoSuchSeat { field: Field::Turn, seat: self.turn, seats: ring.seats() });
        }
        for (field, entries) in [(Field::Reserves, &self.reserves), (Field::Mandarins, &self.mandarins)] {
            if entries.len() != usize::from(ring.seats()) {
                let (found, seats) = (entries.len(), ring.seats());
                faults.push(SetupFault::EntryCount { field, found, seats });
            }
        }
        let board: u32 = self.squares.iter().map(|content| u32::from(content.citizens)).sum();
        let citizens = u64::from(board) + self.reserves.iter().copied().map(u64::from).sum::<u64>();
        let expected = self.rules.start_citizens();
        if self.rules.refill != Refill::Bank && citizens != u64::from(expected) {
            faults.push(SetupFault::CitizenTotal { found: citizens, expected });
        }
        let standing = self.squares.iter().filter(|content| content.mandarin).count() as u64;
        let mandarins = standing + self.mandarins.iter().copied().map(u64::from).sum::<u64>();
        let expected = self.rules.start_mandarins();
        if mandarins != u64::from(expected) {
            faults.push(SetupFault::MandarinTotal { found: mandarins, expected });
        }
        self.debt_faults(ring, &mut faults);
        faults
    }

    fn square_faults(&self, ring: Ring, faults: &mut Vec<SetupFault>) {
        if self.squares.len() != ring.len() {
            faults.push(SetupFault::SquareCount { found: self.squares.len(), expected: ring.len() });
        }
        for (square, content) in ring.squares().zip(&self.squares) {
            if content.mandarin && !ring.is_mandarin(square) {
                faults.push(SetupFault::MandarinInRow { square: ring.name(square) });
            }
        }
        let citizens = self.squares.iter().map(|content| u32::from(content.citizens)).sum();
        if citizens > MAX_CITIZENS {
            faults.push(SetupFault::TooManyCitizens { citizens });
        }
    }

    fn debt_faults(&self, ring: Ring, faults: &mut Vec<SetupFault>) {
        for (place, debt) in self.debts.iter().enumerate() {
            let seats = ring.seats();
            let lender_seat = match debt.lender {
                Lender::Seat(seat) => Some(seat.number()),
                Lender::Bank => None,
            };
            for seat in [Some(debt.debtor), lender_seat].into_iter().flatten() {
                if seat >= seats {
                    faults.push(SetupFault::NoSuchSeat { field: Field::Debts, seat, seats });
                }
            }
            let lends = match debt.lender {
                Lender::Seat(_) => self.rules.refill == Refill::Borrow,
                Lender::Bank => self.rules.refill == Refill::Bank,
            };
            if !lends {
                faults.push(SetupFault::NoSuchLoan { debt: *debt });
            }
            let again = self.debts[..place]
                .iter()
                .any(|other| other.debtor == debt.debtor && other.lender == debt.lender);
            if debt.citizens == 0 || lender_seat == Some(debt.debtor) || again {
                faults.push(SetupFault::IdleDebt { debt: *debt });
            }
        }
    }
}

/// A field of the position line, for saying where a fault lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The version, `oaq1`.
    Version,
    /// What lies in the squares.
    Squares,
    /// The seat to move.
    Turn,
    /// Citizens captured.
    Reserves,
    /// Mandarin stones won.
    Mandarins,
    /// Citizens owed.
    Debts,
    /// Plies since the last capture.
    Quiet,
    /// Plies played.
    Ply,
    /// The rule set.
    Rules,
}

impl Field {
    /// The fields in the order of the line.
    pub const ALL: [Field; 9] = [
        Field::Version,
        Field::Squares,
        Field::Turn,
        Field::Reserves,
        Field::Mandarins,
        Field::Debts,
        Field::Quiet,
        Field::Ply,
        Field::Rules,
    ];

    /// What the field is called.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Version => "version",
            Field::Squares => "squares",
            Field::Turn => "turn",
            Field::Reserves => "reserves",
            Field::Mandarins => "mandarins",
            Field::Debts => "debts",
            Field::Quiet => "quiet",
            Field::Ply => "ply",
            Field::Rules => "rules",
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One reason why a description is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupFault {
    /// The rules cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesFault),
    /// More or fewer squares than the ring has.
    #[error("{found} squares, expected {expected}")]
    SquareCount {
        /// Squares described.
        found: usize,
        /// Squares of the ring.
        expected: usize,
    },
    /// A Mandarin stone in a citizen square.
    #[error("a Mandarin in citizen square {square}, expected it in a Mandarin square")]
    MandarinInRow {
        /// The square.
        square: SquareName,
    },
    /// More citizens than a board may hold.
    #[error("{citizens} citizens on the board, expected at most {MAX_CITIZENS}")]
    TooManyCitizens {
        /// Citizens described.
        citizens: u32,
    },
    /// A seat the board does not have.
    #[error("{field} names seat {seat}, expected a seat below {seats}")]
    NoSuchSeat {
        /// Where it is named.
        field: Field,
        /// The number.
        seat: u8,
        /// Seats of the board.
        seats: u8,
    },
    /// Not one entry for each seat.
    #[error("entries in {field}: {found}, expected {seats}, one for each seat")]
    EntryCount {
        /// Which list.
        field: Field,
        /// Entries described.
        found: usize,
        /// Seats of the board.
        seats: u8,
    },
    /// Citizens on the board and in reserves do not make the number the game began with.
    #[error("{found} citizens on board and in reserves, expected {expected}")]
    CitizenTotal {
        /// Citizens described.
        found: u64,
        /// Citizens at the start.
        expected: u32,
    },
    /// Mandarins on the board and won do not make the number the game began with.
    #[error("{found} Mandarins on board and won, expected {expected}")]
    MandarinTotal {
        /// Mandarins described.
        found: u64,
        /// Mandarins at the start.
        expected: u32,
    },
    /// A loan these rules do not know.
    #[error("debt {debt} under rules that know no such loan, expected {}", expected_lender(debt))]
    NoSuchLoan {
        /// The debt.
        debt: Debt,
    },
    /// A debt of nothing, to oneself, or listed before.
    #[error("debt {debt} is empty, to oneself or listed twice, expected one sum for each pair")]
    IdleDebt {
        /// The debt.
        debt: Debt,
    },
}

impl fmt::Display for Debt {
    /// As in a position line: `0>1:3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lender {
            Lender::Seat(seat) => write!(f, "{}>{seat}:{}", self.debtor, self.citizens),
            Lender::Bank => write!(f, "{}>b:{}", self.debtor, self.citizens),
        }
    }
}

fn expected_lender(debt: &Debt) -> &'static str {
    match debt.lender {
        Lender::Seat(_) => "refill=borrow",
        Lender::Bank => "refill=bank",
    }
}

impl SetupFault {
    /// The field of the position line where the fault shows.
    pub const fn field(&self) -> Field {
        match self {
            SetupFault::Rules(_) => Field::Rules,
            SetupFault::NoSuchSeat { field, .. } | SetupFault::EntryCount { field, .. } => *field,
            SetupFault::NoSuchLoan { .. } | SetupFault::IdleDebt { .. } => Field::Debts,
            SetupFault::SquareCount { .. }
            | SetupFault::MandarinInRow { .. }
            | SetupFault::TooManyCitizens { .. }
            | SetupFault::CitizenTotal { .. }
            | SetupFault::MandarinTotal { .. } => Field::Squares,
        }
    }

    /// Whether the stones can be played with all the same, though no game leads to them: what
    /// [`Setup::study_position`] lets pass.
    pub const fn is_only_a_total(&self) -> bool {
        matches!(self, SetupFault::CitizenTotal { .. } | SetupFault::MandarinTotal { .. })
    }
}

/// A description that is no position, with every reason at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError(pub(crate) Vec<SetupFault>);

impl SetupError {
    /// The reasons; at least one.
    pub fn faults(&self) -> &[SetupFault] {
        &self.0
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}
