//! One turn, from the refill to the end of the chain of captures (R5–R13).

use oanquan::{EmptyMandarin, Mandarin, Refill, RelayMandarin};

use super::Slow;
use crate::placement::Lender;

/// How often a move may lift from Mandarin squares (R9). With `relay_mandarin: lift_one` on a ring of an odd
/// number of squares the relay could go on for ever.
const MAX_MANDARIN_LIFTS: u32 = 256;

/// The citizens that can lie on a board (docs/rules.md, Presets).
const MAX_ON_BOARD: u32 = 255;

impl Slow {
    /// A whole turn: refill, move, and the change of turns. The move is one of `moves`.
    pub(super) fn make(&mut self, mv: &str, steps: &mut Vec<String>) {
        let seat = self.at.turn;
        if self.row_is_empty(seat) {
            self.refill(seat, steps);
        }
        let (label, letter) = mv.split_at(mv.len() - 1);
        let square = self.at.row(seat).find(|&square| self.at.name(square) == label);
        let square = square.expect("a move of this position names a square of the mover's row");
        let captured = self.sow_and_capture(seat, square, letter == "r", steps);
        self.at.quiet = if captured { 0 } else { self.at.quiet.saturating_add(1) };
        self.at.ply = self.at.ply.saturating_add(1);
        self.at.turn = self.next_seat(seat);
        for passed in self.settle_turn() {
            steps.push(format!("pass {passed}"));
        }
    }

    /// Turns pass to the right, in ring order (R19).
    pub(super) fn next_seat(&self, seat: usize) -> usize {
        (seat + 1) % self.at.seats()
    }

    pub(super) fn row_is_empty(&self, seat: usize) -> bool {
        self.at.row(seat).all(|square| self.at.cells[square].is_empty())
    }

    /// Whether the seat could put a citizen into each square of its row (R6).
    pub(super) fn can_refill(&self, seat: usize) -> bool {
        let needed = u32::from(self.at.rules.row);
        let on_board: u32 = self.at.cells.iter().map(|cell| cell.citizens).sum();
        if on_board + needed > MAX_ON_BOARD {
            return false;
        }
        match self.at.rules.refill {
            Refill::Borrow => {
                self.at.reserves.iter().map(|&r| u64::from(r)).sum::<u64>() >= u64::from(needed)
            }
            Refill::Bank => true,
            Refill::End | Refill::Lose => self.at.reserves[seat] >= needed,
        }
    }

    /// R5, R6: one stone into each square of the row, the seat's own first, then the others' in turn order.
    fn refill(&mut self, seat: usize, steps: &mut Vec<String>) {
        let mut needed = u32::from(self.at.rules.row);
        for square in self.at.row(seat) {
            self.at.cells[square].citizens += 1;
        }
        let own = needed.min(self.at.reserves[seat]);
        self.at.reserves[seat] -= own;
        needed -= own;
        let names: Vec<String> = self.at.row(seat).map(|square| self.at.name(square)).collect();
        steps.push(format!("refill {seat} at {} own {own}", names.join(",")));

        if self.at.rules.refill == Refill::Bank {
            self.lend(seat, Lender::Bank, needed, steps);
            return;
        }
        let mut lender = self.next_seat(seat);
        while lender != seat {
            let lent = needed.min(self.at.reserves[lender]);
            self.at.reserves[lender] -= lent;
            needed -= lent;
            self.lend(seat, Lender::Seat(lender), lent, steps);
            lender = self.next_seat(lender);
        }
    }

    /// Writes a debt down (R6).
    fn lend(&mut self, debtor: usize, lender: Lender, citizens: u32, steps: &mut Vec<String>) {
        if citizens > 0 {
            let debt = self.at.debts.entry((debtor, lender)).or_insert(0);
            *debt = debt.saturating_add(citizens);
            steps.push(format!("loan {debtor} from {} {citizens}", lender.name()));
        }
    }

    /// The next square to the mover's right (ascending, R1) or left.
    fn after(&self, square: usize, right: bool) -> usize {
        let len = self.at.cells.len();
        if right { (square + 1) % len } else { (square + len - 1) % len }
    }

    /// R7–R13. Whether anything was captured.
    fn sow_and_capture(&mut self, seat: usize, from: usize, right: bool, steps: &mut Vec<String>) -> bool {
        // R7: all stones of the square.
        let mut last = self.lap(seat, from, self.at.cells[from].citizens, right, steps);
        let mut mandarin_lifts = 0;
        loop {
            let next = self.after(last, right);
            let cell = self.at.cells[next];
            let lifted = if !self.at.is_mandarin_square(next) {
                if cell.is_empty() {
                    // R11: a gap.
                    return self.capture_chain(seat, next, right, steps);
                }
                // R8: the relay lifts them all.
                cell.citizens
            } else if cell.is_empty() {
                // R10
                return match self.at.rules.empty_mandarin {
                    EmptyMandarin::Stop => false,
                    EmptyMandarin::Gap => self.capture_chain(seat, next, right, steps),
                };
            } else {
                // R9
                match self.at.rules.relay_mandarin {
                    RelayMandarin::LiftOne if cell.citizens > 0 && mandarin_lifts < MAX_MANDARIN_LIFTS => {
                        mandarin_lifts += 1;
                        1
                    }
                    RelayMandarin::LiftOne | RelayMandarin::Stop => return false,
                }
            };
            last = self.lap(seat, next, lifted, right, steps);
        }
    }

    /// Lifts stones and sows them one by one into the squares after; the square of the last one (R7).
    fn lap(&mut self, seat: usize, from: usize, stones: u32, right: bool, steps: &mut Vec<String>) -> usize {
        steps.push(format!("lift {seat} {} {stones}", self.at.name(from)));
        self.at.cells[from].citizens -= stones;
        let mut at = from;
        let mut names = Vec::new();
        for _ in 0..stones {
            at = self.after(at, right);
            self.at.cells[at].citizens += 1;
            names.push(self.at.name(at));
        }
        steps.push(format!("sow {seat} {}", names.join(",")));
        at
    }

    /// R11–R13 from the first gap on. Whether anything was captured.
    fn capture_chain(&mut self, seat: usize, gap: usize, right: bool, steps: &mut Vec<String>) -> bool {
        let mut gap = gap;
        let mut captured = false;
        loop {
            let taken = self.after(gap, right);
            let cell = self.at.cells[taken];
            // R11, R12: two empty squares in a row; R13: a protected one.
            if cell.is_empty() || self.is_protected(taken) {
                return captured;
            }
            self.at.cells[taken].citizens = 0;
            self.at.cells[taken].mandarin = false;
            self.at.reserves[seat] = self.at.reserves[seat].saturating_add(cell.citizens);
            self.at.won[seat] = self.at.won[seat].saturating_add(u32::from(cell.mandarin));
            steps.push(format!(
                "capture {seat} {} {} {}",
                self.at.name(taken),
                cell.citizens,
                u32::from(cell.mandarin)
            ));
            captured = true;

            // R12: the next gap, if there is one.
            gap = self.after(taken, right);
            let may_be_gap = !self.at.is_mandarin_square(gap)
                || self.at.rules.chain_over_empty_mandarin
                || self.at.rules.empty_mandarin == EmptyMandarin::Gap;
            if !self.at.cells[gap].is_empty() || !may_be_gap {
                return captured;
            }
        }
    }

    /// R13: whether this square cannot be captured now.
    fn is_protected(&self, square: usize) -> bool {
        if !self.at.is_mandarin_square(square) {
            return false;
        }
        let rules = &self.at.rules;
        let cell = self.at.cells[square];
        let banned = self.at.ply < u32::from(rules.mandarin_ban) * u32::from(rules.seats);
        // R14: with pebbles there is no stone to be young.
        let young = rules.mandarin == Mandarin::Stone
            && cell.mandarin
            && cell.citizens < u32::from(rules.young_mandarin);
        banned || young
    }
}
