//! The yardstick of `oanquan bench rules`: the game as one writes it at first, stone by stone over an
//! array of squares, with every option of the rules. It is checked against `oanquan` before it is timed;
//! nothing but the benchmark uses it.

use oanquan::{
    Direction, Directions, EmptyMandarin, End, MANDARIN_LIFTS, Mandarin, Move, Position, Refill,
    RelayMandarin, Rules, Seat,
};

/// The most squares of a ring.
const MAX: usize = 24;

/// The square lifted, by its place in the ring, and the direction.
pub(super) type PlainMove = (usize, Direction);

/// A position as plain numbers.
#[derive(Clone)]
pub(super) struct Plain {
    rules: Rules,
    seats: usize,
    row: usize,
    len: usize,
    citizens: [u8; MAX],
    mandarin: [bool; MAX],
    turn: usize,
    reserves: [u32; 4],
    won: [u32; 4],
    /// What a seat owes another; the bank counts as the seat itself.
    owed: [[u32; 4]; 4],
    quiet: u32,
    ply: u32,
}

impl Plain {
    /// The start of a game.
    pub(super) fn start(rules: Rules) -> Plain {
        let (seats, row) = (usize::from(rules.seats), usize::from(rules.row));
        let mut plain = Plain {
            rules,
            seats,
            row,
            len: seats * (row + 1),
            citizens: [0; MAX],
            mandarin: [false; MAX],
            turn: usize::from(rules.first),
            reserves: [0; 4],
            won: [0; 4],
            owed: [[0; 4]; 4],
            quiet: 0,
            ply: 0,
        };
        for square in 0..plain.len {
            match (plain.is_mandarin(square), rules.mandarin) {
                (false, _) => plain.citizens[square] = rules.citizens,
                (true, Mandarin::Stone) => plain.mandarin[square] = true,
                (true, Mandarin::Pebbles) => plain.citizens[square] = 10,
            }
        }
        plain
    }

    /// Whether everything `oanquan` knows of a position is the same here.
    pub(super) fn agrees_with(&self, position: &Position) -> bool {
        let squares = position.contents().enumerate().all(|(square, content)| {
            content.citizens == self.citizens[square] && content.mandarin == self.mandarin[square]
        });
        let seats = Seat::all(self.rules.seats).all(|seat| {
            let place = usize::from(seat.number());
            position.reserve(seat) == self.reserves[place] && position.mandarins_won(seat) == self.won[place]
        });
        let owed: u32 = self.owed.iter().flatten().sum();
        squares
            && seats
            && owed == position.debts().map(|debt| debt.citizens).sum::<u32>()
            && usize::from(position.turn().number()) == self.turn
            && (position.quiet(), position.ply()) == (self.quiet, self.ply)
    }

    /// Lists the legal moves in the order of `oanquan` and returns how many there are.
    pub(super) fn moves(&self, list: &mut [PlainMove; 10]) -> usize {
        if self.is_over() {
            return 0;
        }
        let start = self.turn * (self.row + 1);
        let refills = self.row_is_empty(self.turn);
        let mut count = 0;
        for square in start..start + self.row {
            if refills || self.citizens[square] > 0 {
                if self.rules.direction != Directions::Clockwise {
                    list[count] = (square, Direction::Right);
                    count += 1;
                }
                if self.rules.direction != Directions::Anticlockwise {
                    list[count] = (square, Direction::Left);
                    count += 1;
                }
            }
        }
        count
    }

    /// The notation of a move.
    pub(super) fn name(&self, (square, direction): PlainMove) -> Move {
        let label = self.row * ((self.turn + self.seats - 1) % self.seats) + square % (self.row + 1);
        Move { label: label as u8, direction }
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, (from, direction): PlainMove) {
        if self.row_is_empty(self.turn) {
            self.refill();
        }
        let captured = match self.sow(from, direction) {
            Some(gap) => self.capture(gap, direction),
            None => false,
        };
        self.ply += 1;
        self.quiet = if captured { 0 } else { self.quiet + 1 };
        self.turn = (self.turn + 1) % self.seats;
        if self.seats > 2 && self.rules.refill == Refill::Borrow && !self.mandarins_taken() {
            let mut waiting = self.turn;
            for _ in 0..self.seats {
                if !self.row_is_empty(waiting) || self.can_refill(waiting) {
                    self.turn = waiting;
                    break;
                }
                waiting = (waiting + 1) % self.seats;
            }
        }
    }

    /// Sows lap after lap (R7–R10) and returns the gap where the move may capture.
    fn sow(&mut self, from: usize, direction: Direction) -> Option<usize> {
        let mut at = from;
        let mut hand = self.citizens[from];
        self.citizens[from] = 0;
        let mut mandarin_lifts = 0;
        loop {
            while hand > 0 {
                at = self.next(at, direction);
                self.citizens[at] += 1;
                hand -= 1;
            }
            at = self.next(at, direction);
            if !self.is_mandarin(at) {
                if self.citizens[at] == 0 {
                    return Some(at);
                }
                hand = self.citizens[at];
                self.citizens[at] = 0;
            } else if self.is_empty(at) {
                return (self.rules.empty_mandarin == EmptyMandarin::Gap).then_some(at);
            } else {
                let lifts = self.rules.relay_mandarin == RelayMandarin::LiftOne;
                if !lifts || self.citizens[at] == 0 || mandarin_lifts == MANDARIN_LIFTS {
                    return None;
                }
                mandarin_lifts += 1;
                hand = 1;
                self.citizens[at] -= 1;
            }
        }
    }

    /// Captures over a gap and on (R11–R13); whether anything was taken.
    fn capture(&mut self, mut gap: usize, direction: Direction) -> bool {
        let mut captured = false;
        loop {
            let target = self.next(gap, direction);
            if self.is_empty(target) || self.is_protected(target) {
                return captured;
            }
            captured = true;
            self.reserves[self.turn] += u32::from(self.citizens[target]);
            self.won[self.turn] += u32::from(self.mandarin[target]);
            self.citizens[target] = 0;
            self.mandarin[target] = false;
            gap = self.next(target, direction);
            let leaps = !self.is_mandarin(gap)
                || self.rules.chain_over_empty_mandarin
                || self.rules.empty_mandarin == EmptyMandarin::Gap;
            if !self.is_empty(gap) || !leaps {
                return captured;
            }
        }
    }

    fn is_protected(&self, square: usize) -> bool {
        let ban = self.ply < u32::from(self.rules.mandarin_ban) * u32::from(self.rules.seats);
        let young = self.mandarin[square] && self.citizens[square] < self.rules.young_mandarin;
        self.is_mandarin(square) && (ban || young)
    }

    fn refill(&mut self) {
        let mut lack = self.row as u32;
        for place in 0..self.seats {
            let lender = (self.turn + place) % self.seats;
            let given = self.reserves[lender].min(lack);
            if place > 0 && self.rules.refill != Refill::Borrow {
                break;
            }
            self.reserves[lender] -= given;
            lack -= given;
            if place > 0 {
                self.owed[self.turn][lender] += given;
            }
        }
        self.owed[self.turn][self.turn] += lack;
        let start = self.turn * (self.row + 1);
        for square in start..start + self.row {
            self.citizens[square] = 1;
        }
    }

    fn is_over(&self) -> bool {
        let limit = 50 * u32::from(self.rules.seats);
        let short = self.row_is_empty(self.turn) && !self.can_refill(self.turn);
        self.mandarins_taken() || self.quiet >= limit || short
    }

    fn mandarins_taken(&self) -> bool {
        let mut corners = (0..self.seats).map(|seat| seat * (self.row + 1) + self.row);
        match (self.rules.end, self.rules.mandarin) {
            (End::Stones, Mandarin::Stone) => corners.all(|corner| !self.mandarin[corner]),
            _ => corners.all(|corner| self.is_empty(corner)),
        }
    }

    fn can_refill(&self, seat: usize) -> bool {
        let row = self.row as u32;
        let funded = match self.rules.refill {
            Refill::Borrow => self.reserves.iter().sum::<u32>() >= row,
            Refill::Bank => true,
            Refill::End | Refill::Lose => self.reserves[seat] >= row,
        };
        funded && self.citizens.iter().map(|&citizens| u32::from(citizens)).sum::<u32>() + row <= 255
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
