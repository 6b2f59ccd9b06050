//! The yardstick of `oanquan bench rules`: the game as one writes it at first, stone by stone over an
//! array of squares. It plays the default rules and those of `vietnam`, `three` and `four`, borrowing
//! included, and is checked against `oanquan` before it is timed. Nothing but the benchmark uses it.

use oanquan::{Direction, EmptyMandarin, Move, Position, Rules, Seat};

/// The most squares of a ring.
const MAX: usize = 24;

/// A position as plain numbers.
#[derive(Clone)]
pub struct Plain {
    rules: Rules,
    row: usize,
    len: usize,
    citizens: [u8; MAX],
    mandarin: [bool; MAX],
    turn: usize,
    reserves: [u32; 4],
    won: [u32; 4],
    owed: [[u32; 4]; 4],
    quiet: u32,
}

impl Plain {
    /// The start of a game.
    pub fn start(rules: Rules) -> Plain {
        let row = usize::from(rules.row);
        let len = usize::from(rules.seats) * (row + 1);
        let mut plain = Plain {
            rules,
            row,
            len,
            citizens: [0; MAX],
            mandarin: [false; MAX],
            turn: usize::from(rules.first),
            reserves: [0; 4],
            won: [0; 4],
            owed: [[0; 4]; 4],
            quiet: 0,
        };
        for square in 0..len {
            if plain.is_mandarin(square) {
                plain.mandarin[square] = true;
            } else {
                plain.citizens[square] = rules.citizens;
            }
        }
        plain
    }

    /// Whether everything `oanquan` knows of a position is the same here.
    pub fn agrees_with(&self, position: &Position) -> bool {
        let squares = position
            .contents()
            .enumerate()
            .all(|(square, content)| {
                content.citizens == self.citizens[square] && content.mandarin == self.mandarin[square]
            });
        let seats = Seat::all(self.rules.seats).all(|seat| {
            let place = usize::from(seat.number());
            position.reserve(seat) == self.reserves[place] && position.mandarins_won(seat) == self.won[place]
        });
        let owed: u32 = self.owed.iter().flatten().sum();
        squares
            && seats
            && owed == position.debts().map(|debt| debt.citizens).sum()
            && usize::from(position.turn().number()) == self.turn
            && position.quiet() == self.quiet
    }

    /// The legal moves, counted, with the nth of them found by the same order as in `oanquan`.
    pub fn moves(&self, list: &mut [(usize, Direction); 10]) -> usize {
        if self.is_over() {
            return 0;
        }
        let start = self.turn * (self.row + 1);
        let refills = self.row_is_empty(self.turn);
        let mut count = 0;
        for square in start..start + self.row {
            if refills || self.citizens[square] > 0 {
                for direction in Direction::BOTH {
                    list[count] = (square, direction);
                    count += 1;
                }
            }
        }
        count
    }

    /// The name of a move of [`Plain::moves`].
    pub fn name(&self, (square, direction): (usize, Direction)) -> Move {
        let seats = usize::from(self.rules.seats);
        let label = self.row * ((self.turn + seats - 1) % seats) + square % (self.row + 1);
        Move { label: label as u8, direction }
    }

    /// Plays a legal move.
    pub fn play(&mut self, (from, direction): (usize, Direction)) {
        let seats = usize::from(self.rules.seats);
        if self.row_is_empty(self.turn) {
            self.refill();
        }
        let mut at = from;
        let gap = loop {
            let mut hand = self.citizens[at];
            self.citizens[at] = 0;
            while hand > 0 {
                at = self.next(at, direction);
                self.citizens[at] += 1;
                hand -= 1;
            }
            at = self.next(at, direction);
            if self.is_mandarin(at) {
                let gap = self.is_empty(at) && self.rules.empty_mandarin == EmptyMandarin::Gap;
                break gap.then_some(at);
            }
            if self.citizens[at] == 0 {
                break Some(at);
            }
        };
        self.quiet += 1;
        if let Some(gap) = gap {
            self.capture(gap, direction);
        }
        self.turn = (self.turn + 1) % seats;
        if seats > 2 && !self.mandarins_taken() {
            for _ in 0..seats {
                if !self.row_is_empty(self.turn) || self.can_refill() {
                    break;
                }
                self.turn = (self.turn + 1) % seats;
            }
        }
    }

    fn capture(&mut self, mut gap: usize, direction: Direction) {
        loop {
            let target = self.next(gap, direction);
            if self.is_empty(target) {
                return;
            }
            self.reserves[self.turn] += u32::from(self.citizens[target]);
            self.won[self.turn] += u32::from(self.mandarin[target]);
            self.citizens[target] = 0;
            self.mandarin[target] = false;
            self.quiet = 0;
            gap = self.next(target, direction);
            if !self.is_empty(gap) {
                return;
            }
        }
    }

    fn refill(&mut self) {
        let seats = usize::from(self.rules.seats);
        let start = self.turn * (self.row + 1);
        let mut lack = self.row as u32;
        for place in 0..seats {
            let lender = (self.turn + place) % seats;
            let given = self.reserves[lender].min(lack);
            self.reserves[lender] -= given;
            lack -= given;
            if place > 0 {
                self.owed[self.turn][lender] += given;
            }
        }
        for square in start..start + self.row {
            self.citizens[square] = 1;
        }
    }

    fn is_over(&self) -> bool {
        let limit = 50 * u32::from(self.rules.seats);
        self.mandarins_taken() || self.quiet >= limit || (self.row_is_empty(self.turn) && !self.can_refill())
    }

    fn mandarins_taken(&self) -> bool {
        (0..usize::from(self.rules.seats)).all(|seat| self.is_empty(seat * (self.row + 1) + self.row))
    }

    fn can_refill(&self) -> bool {
        self.reserves.iter().sum::<u32>() >= self.row as u32
    }

    fn row_is_empty(&self, seat: usize) -> bool {
        let start = seat * (self.row + 1);
        self.citizens[start..start + self.row].iter().all(|&citizens| citizens == 0)
    }

    fn is_empty(&self, square: usize) -> bool {
        self.citizens[square] == 0 && !self.mandarin[square]
    }

    fn is_mandarin(&self, square: usize) -> bool {
        square % (self.row + 1) == self.row
    }

    fn next(&self, at: usize, direction: Direction) -> usize {
        match direction {
            Direction::Right if at + 1 == self.len => 0,
            Direction::Right => at + 1,
            Direction::Left if at == 0 => self.len - 1,
            Direction::Left => at - 1,
        }
    }
}
