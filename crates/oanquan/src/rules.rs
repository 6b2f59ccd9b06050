//! Rule sets: one plain value holding every option, and the named presets.
//!
//! The text form (`vietnam+young_mandarin=5`) lives in [`notation`](crate::notation); what the options
//! *do* lives in `sowing` and `position`.

use alloc::vec::Vec;

use thiserror::Error;

use crate::outcome::Points;
use crate::seat::{MAX_SEATS, Seat};
use crate::square::Ring;

/// What stands in a Mandarin square at the start (R4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mandarin {
    /// One big stone, worth [`Rules::mandarin_value`] points.
    Stone,
    /// Ten citizens in its place.
    Pebbles,
}

/// Which directions a move may take (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Directions {
    /// Either, chosen move by move.
    Free,
    /// Only anticlockwise, to the mover's right.
    Anticlockwise,
    /// Only clockwise, to the mover's left.
    Clockwise,
}

/// What the relay does at a Mandarin square with stones (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RelayMandarin {
    /// The move ends.
    Stop,
    /// One citizen lying there is lifted and sown into the square after it.
    LiftOne,
}

/// What an empty Mandarin square is to the hand that comes to it after a lap (R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmptyMandarin {
    /// The move ends.
    Stop,
    /// It counts as an empty square, over which one captures.
    Gap,
}

/// When the Mandarins count as taken (R14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// When every Mandarin square is empty.
    Squares,
    /// When every Mandarin stone has been captured.
    Stones,
}

/// Where the stones come from that a seat's reserve lacks for a refill (R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refill {
    /// From the other reserves, as a debt.
    Borrow,
    /// From outside, as a debt to nobody.
    Bank,
    /// From nowhere: the game ends and is counted.
    End,
    /// From nowhere: the game ends and the seat ranks last.
    Lose,
}

/// Who gets the stones left in the rows at the end (R18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sweep {
    /// The owner of the row.
    Owner,
    /// All seats alike; an odd stone is nobody's.
    Split,
}

/// Who plays with whom (R19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Teams {
    /// Everybody alone.
    None,
    /// Seats 0 and 2 against 1 and 3; four seats only.
    Opposite,
}

/// A rule set. Every field is an option of `docs/rules.md`; the default is the preset `seed`.
///
/// The fields are free, so that a form can fill them one by one; [`Rules::faults`] says what does not
/// fit, and no position is made from rules that have faults.
///
/// ```
/// use oanquan::Rules;
///
/// let rules: Rules = "seed+citizens=4+row=3".parse().unwrap();
/// assert_eq!((rules.citizens, rules.row), (4, 3));
/// assert_eq!(Rules { young_mandarin: 5, ..Rules::VIETNAM }.to_string(), "vietnam+young_mandarin=5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Seats at the board, 2–4.
    pub seats: u8,
    /// Citizen squares in each row, 2–5.
    pub row: u8,
    /// Citizens in each citizen square at the start, 1–7.
    pub citizens: u8,
    /// The seat that begins, below `seats`.
    pub first: u8,
    /// What stands in a Mandarin square at the start (R4).
    pub mandarin: Mandarin,
    /// Points of a Mandarin stone: 10 or 5 (R4).
    pub mandarin_value: u8,
    /// Which directions may be sown (R7).
    pub direction: Directions,
    /// What the relay does at a Mandarin square with stones (R9).
    pub relay_mandarin: RelayMandarin,
    /// What an empty Mandarin square is after a lap (R10).
    pub empty_mandarin: EmptyMandarin,
    /// Whether an empty Mandarin square can be the gap inside a chain (R12); always so with
    /// [`EmptyMandarin::Gap`].
    pub chain_over_empty_mandarin: bool,
    /// A Mandarin with fewer citizens beside it cannot be captured; 0–20, 0 is off (R13).
    pub young_mandarin: u8,
    /// In the first `mandarin_ban · seats` plies no Mandarin square can be captured; 0–2 (R13).
    pub mandarin_ban: u8,
    /// When the Mandarins count as taken (R14).
    pub end: End,
    /// Where a refill takes what the reserve lacks (R6).
    pub refill: Refill,
    /// Who gets the stones left in the rows (R18).
    pub sweep: Sweep,
    /// Who plays with whom (R19).
    pub teams: Teams,
}

impl Rules {
    /// The default: the Mancala World line of the game.
    pub const SEED: Rules = Rules {
        seats: 2,
        row: 5,
        citizens: 5,
        first: 0,
        mandarin: Mandarin::Stone,
        mandarin_value: 10,
        direction: Directions::Free,
        relay_mandarin: RelayMandarin::Stop,
        empty_mandarin: EmptyMandarin::Stop,
        chain_over_empty_mandarin: true,
        young_mandarin: 0,
        mandarin_ban: 0,
        end: End::Squares,
        refill: Refill::Borrow,
        sweep: Sweep::Owner,
        teams: Teams::None,
    };
    /// As most Vietnamese descriptions have it: one captures over an empty Mandarin square.
    pub const VIETNAM: Rules = Rules { empty_mandarin: EmptyMandarin::Gap, ..Rules::SEED };
    /// As in many school yards: a Mandarin of 5 points, protected while young.
    pub const SCHOOLYARD: Rules = Rules { mandarin_value: 5, young_mandarin: 5, ..Rules::VIETNAM };
    /// After the description from Tonkin: pebbles for Mandarins, anticlockwise only.
    pub const TONKIN: Rules = Rules {
        mandarin: Mandarin::Pebbles,
        direction: Directions::Anticlockwise,
        relay_mandarin: RelayMandarin::LiftOne,
        sweep: Sweep::Split,
        ..Rules::SEED
    };
    /// The reading of the Ludii system.
    pub const LUDII: Rules = Rules { end: End::Stones, refill: Refill::End, ..Rules::SEED };
    /// Three seats round a triangle (R20).
    pub const THREE: Rules = Rules { seats: 3, ..Rules::SEED };
    /// Four seats round a quadrangle (R19).
    pub const FOUR: Rules = Rules { seats: 4, ..Rules::SEED };

    /// The presets with their names, in the order of `docs/rules.md`.
    pub const PRESETS: [(&'static str, Rules); 7] = [
        ("seed", Rules::SEED),
        ("vietnam", Rules::VIETNAM),
        ("schoolyard", Rules::SCHOOLYARD),
        ("tonkin", Rules::TONKIN),
        ("ludii", Rules::LUDII),
        ("three", Rules::THREE),
        ("four", Rules::FOUR),
    ];

    /// Everything that does not fit, in the order of the fields; empty when the rules can be played.
    pub fn faults(&self) -> Vec<RulesFault> {
        let mut faults = Vec::new();
        let mut range = |option, value: u8, low: u8, high: u8| {
            if value < low || value > high {
                faults.push(RulesFault::OutOfRange { option, value, low, high });
            }
        };
        range("seats", self.seats, 2, MAX_SEATS as u8);
        range("row", self.row, 2, 5);
        range("citizens", self.citizens, 1, 7);
        range("first", self.first, 0, self.seats.clamp(2, MAX_SEATS as u8) - 1);
        range("young_mandarin", self.young_mandarin, 0, 20);
        range("mandarin_ban", self.mandarin_ban, 0, 2);
        if self.mandarin_value != 5 && self.mandarin_value != 10 {
            faults.push(RulesFault::MandarinValue { value: self.mandarin_value });
        }
        if self.teams == Teams::Opposite && self.seats != 4 {
            faults.push(RulesFault::TeamsWithoutFourSeats { seats: self.seats });
        }
        faults
    }

    /// The shape of the board; `None` when `seats` or `row` is out of range.
    pub const fn ring(&self) -> Option<Ring> {
        Ring::new(self.seats, self.row)
    }

    /// The shape of the board of rules that have no faults.
    #[inline]
    pub(crate) const fn checked_ring(&self) -> Ring {
        Ring::from_checked(self.seats, self.row)
    }

    /// Citizens on the board at the start, the pebbles in Mandarin squares included.
    pub const fn start_citizens(&self) -> u32 {
        let pebbles = match self.mandarin {
            Mandarin::Stone => 0,
            Mandarin::Pebbles => PEBBLES as u32,
        };
        self.seats as u32 * (self.row as u32 * self.citizens as u32 + pebbles)
    }

    /// Mandarin stones on the board at the start.
    pub const fn start_mandarins(&self) -> u32 {
        match self.mandarin {
            Mandarin::Stone => self.seats as u32,
            Mandarin::Pebbles => 0,
        }
    }

    /// Points on the board at the start: 70 in the standard game.
    pub const fn start_points(&self) -> Points {
        self.start_citizens() as Points + self.mandarin_value as Points * self.start_mandarins() as Points
    }

    /// Plies without a capture after which the game ends (R15).
    pub const fn quiet_limit(&self) -> u32 {
        QUIET_PLIES_PER_SEAT * self.seats as u32
    }

    /// Whether two seats are on the same side (R19). Every seat is on its own side.
    pub const fn same_side(&self, a: Seat, b: Seat) -> bool {
        match self.teams {
            Teams::None => a.number() == b.number(),
            Teams::Opposite => a.number() % 2 == b.number() % 2,
        }
    }

    /// The rules of the mirror image: the directions change places (see the symmetries in `docs/rules.md`).
    #[must_use]
    pub const fn mirrored(&self) -> Rules {
        let direction = match self.direction {
            Directions::Free => Directions::Free,
            Directions::Anticlockwise => Directions::Clockwise,
            Directions::Clockwise => Directions::Anticlockwise,
        };
        Rules { direction, ..*self }
    }

    /// The rules of the board turned by one seat: seat `s` sits where `s + 1` sat, so the first seat moves on.
    #[must_use]
    pub const fn turned(&self) -> Rules {
        Rules { first: if self.first.saturating_add(1) >= self.seats { 0 } else { self.first + 1 }, ..*self }
    }
}

/// Citizens that stand for a Mandarin with [`Mandarin::Pebbles`] (R4).
pub(crate) const PEBBLES: u8 = 10;

/// Plies without a capture, for each seat, after which the game ends (R15).
pub(crate) const QUIET_PLIES_PER_SEAT: u32 = 50;

impl Default for Rules {
    /// [`Rules::SEED`].
    fn default() -> Self {
        Rules::SEED
    }
}

/// Why a rule set cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RulesFault {
    /// A number outside its range.
    #[error("{option} is {value}, expected {low} to {high}")]
    OutOfRange {
        /// The option's name.
        option: &'static str,
        /// What it was set to.
        value: u8,
        /// The least value allowed.
        low: u8,
        /// The greatest value allowed.
        high: u8,
    },
    /// A Mandarin worth neither 5 nor 10 points.
    #[error("mandarin_value is {value}, expected 5 or 10")]
    MandarinValue {
        /// What it was set to.
        value: u8,
    },
    /// Teams need four seats.
    #[error("teams is opposite with {seats} seats, expected four seats")]
    TeamsWithoutFourSeats {
        /// The seats of the rule set.
        seats: u8,
    },
}
