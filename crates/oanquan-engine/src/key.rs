//! Keys of the transposition table: everything a value may depend on, and as little more as the rules allow.
//!
//! With two seats the board is looked at from the mover's side, and where both directions are free its
//! mirror image is folded onto it (the symmetries of `docs/rules.md`). Boards of more seats are taken as
//! they are. What else belongs to the state under some rules is mixed in: reserves where nobody lends, the
//! ply while Mandarins are protected by it.

use std::fmt::Write;

use oanquan::{Direction, Directions, Move, Position, Refill, Seat};

use crate::evaluation::Weights;
use crate::sides::Sides;

/// Odd constants from the digits of π.
const K: [u64; 5] = [
    0x243f_6a88_85a3_08d3,
    0x1319_8a2e_0370_7345,
    0xa409_3822_299f_31d1,
    0x082e_fa98_ec4e_6c89,
    0x4528_21e6_38d0_1377,
];

/// Multiplies the halves crosswise and folds the products together.
///
/// A product of 128 bits would mix as well. As WebAssembly it is a call with its answer in memory: with the
/// shifts of 128 bits that went with it, it took a quarter of the time of a search. Natively it is no faster.
#[inline]
pub(crate) const fn fold(a: u64, b: u64) -> u64 {
    let (low, high) = ((a as u32 as u64) * (b >> 32), (a >> 32) * (b as u32 as u64));
    low ^ high.rotate_left(32)
}

/// A key with something more mixed in; the order of several matters.
#[inline]
pub(crate) const fn mixed(key: u64, more: u64) -> u64 {
    fold(key ^ K[3], more ^ K[4])
}

/// How a position is looked at: the seat of the mover, and whether in the mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    first_label: u8,
    row: u8,
    mirrored: bool,
}

impl Frame {
    /// The code of a move of the mover in this frame, 0–9.
    #[inline]
    pub(crate) const fn code(self, mv: Move) -> u8 {
        let place = mv.label.wrapping_sub(self.first_label);
        let way = mv.direction as u8;
        if self.mirrored { (self.row - 1).wrapping_sub(place) << 1 | (way ^ 1) } else { place << 1 | way }
    }

    /// The move of a code.
    #[inline]
    pub(crate) const fn decoded(self, code: u8) -> Move {
        let (place, way) = (code >> 1, code & 1);
        let (place, way) =
            if self.mirrored { ((self.row - 1).wrapping_sub(place), way ^ 1) } else { (place, way) };
        let direction = if way == 0 { Direction::Right } else { Direction::Left };
        Move { label: self.first_label.wrapping_add(place), direction }
    }

    /// A number that differs between frames a key folds together.
    #[inline]
    pub(crate) const fn number(self) -> u64 {
        (self.first_label as u64) << 1 | self.mirrored as u64
    }
}

/// What keys depend on in one search.
pub(crate) struct Keys {
    salt: u64,
    row: u8,
    seats: u8,
    two_seats: bool,
    folds_mirror: bool,
    keeps_reserves: bool,
    /// Plies in which Mandarin squares are protected (R13).
    banned_plies: u32,
}

impl Keys {
    /// The keys of a search that begins at a position.
    pub(crate) fn new(root: &Position, sides: Sides, weights: &Weights) -> Keys {
        let rules = root.rules();
        // Where seats lend, what decides R16 is all stones there are, and no move changes that.
        let reserves: u64 = Seat::all(rules.seats).map(|seat| u64::from(root.reserve(seat))).sum();
        let stones = if rules.refill == Refill::Borrow {
            reserves + u64::from(root.board().total_citizens())
        } else {
            0
        };
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = write!(text, "{rules} {stones} {sides:?} {weights:?}");
        let salt = text.bytes().fold(K[2], |hash, byte| fold(hash ^ u64::from(byte), K[0]));
        Keys {
            salt,
            row: rules.row,
            seats: rules.seats,
            two_seats: rules.seats == 2,
            folds_mirror: rules.seats == 2 && rules.direction == Directions::Free,
            keeps_reserves: matches!(rules.refill, Refill::End | Refill::Lose),
            banned_plies: u32::from(rules.mandarin_ban) * u32::from(rules.seats),
        }
    }

    /// The key of a position, and the frame in which its moves are coded. What happened before is not
    /// part of it.
    #[inline]
    pub(crate) fn of(&self, position: &Position) -> (u64, Frame) {
        let (words, mandarins) = position.board().packed();
        let turn = position.turn();
        let (mut key, frame) = if self.two_seats {
            self.folded([words[0], words[1]], mandarins, turn)
        } else {
            let first_label = self.row * ((turn.number() + self.seats - 1) % self.seats);
            let rest = u64::from(mandarins) << 8 | u64::from(turn.number());
            let low = fold(words[0] ^ K[0], words[1] ^ K[1]);
            let high = fold(words[2] ^ K[2], words[3] ^ K[3]);
            let key = fold(low ^ rest ^ self.salt, high.rotate_left(32) ^ K[4]);
            (key, Frame { first_label, row: self.row, mirrored: false })
        };
        if self.keeps_reserves {
            for seat in turn.in_turn(self.seats) {
                key = mixed(key, u64::from(position.reserve(seat)));
            }
        }
        if position.ply() < self.banned_plies {
            key = mixed(key, u64::from(position.ply()) + 1);
        }
        (key, frame)
    }

    #[inline]
    fn folded(&self, words: [u64; 2], mandarins: u32, turn: Seat) -> (u64, Frame) {
        // A row of up to five squares, the Mandarin square after it and a bit for the stone there fit a
        // word.
        let row = u32::from(self.row);
        let (bits, after) = (8 * row, 8 * (row + 1));
        let half =
            |squares: u64, mandarin: u32| squares & ((1 << after) - 1) | u64::from(mandarin & 1) << after;
        let first = half(words[0], mandarins >> row);
        let second = half(words[0] >> after | words[1] << (64 - after), mandarins >> (2 * row + 1));
        let is_second = turn != Seat::FIRST;
        let plain = if is_second { (second, first) } else { (first, second) };
        let mut seen = plain;
        if self.folds_mirror {
            // Square i of the ring comes to row − 1 − i: each row is reversed, the Mandarin squares change
            // places.
            let squares = (1 << bits) - 1;
            let reversed = |half: u64| (half & squares).swap_bytes() >> (64 - bits);
            let mirror = (reversed(plain.0) | plain.1 & !squares, reversed(plain.1) | plain.0 & !squares);
            seen = plain.min(mirror);
        }
        let key = fold(fold(seen.0 ^ K[0], seen.1 ^ K[1]) ^ self.salt, K[2]);
        let first_label = if is_second { 0 } else { self.row };
        (key, Frame { first_label, row: self.row, mirrored: seen != plain })
    }
}
