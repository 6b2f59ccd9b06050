//! Whose turn it is, whether the game is over, and the count (R6's passes, R14–R18).

use oanquan::{End, Mandarin, Refill, Sweep};

use super::Slow;
use crate::placement::Lender;

impl Slow {
    /// R17 for a new position whose turn is the next seat's: passes over seats that must pass, unless R14
    /// ended the game, and writes the position down for R15. The seats that passed.
    pub(super) fn settle_turn(&mut self) -> Vec<usize> {
        let mut passed = Vec::new();
        if !self.mandarins_taken() {
            let mut seat = self.at.turn;
            while self.must_pass(seat) && passed.len() < self.at.seats() {
                passed.push(seat);
                seat = self.next_seat(seat);
            }
            // R17: when all would pass the turn stays with the first of them, and nobody has passed.
            if passed.len() == self.at.seats() {
                passed.clear();
            } else {
                self.at.turn = seat;
            }
        }
        self.seen.push((self.at.cells.clone(), self.at.turn));
        passed
    }

    /// R6: with more than two seats, one that cannot borrow enough to fill its row passes.
    fn must_pass(&self, seat: usize) -> bool {
        self.at.seats() > 2
            && self.at.rules.refill == Refill::Borrow
            && self.row_is_empty(seat)
            && !self.can_refill(seat)
    }

    /// R14.
    fn mandarins_taken(&self) -> bool {
        let mut squares = (0..self.at.cells.len()).filter(|&square| self.at.is_mandarin_square(square));
        if self.at.rules.end == End::Stones && self.at.rules.mandarin == Mandarin::Stone {
            squares.all(|square| !self.at.cells[square].mandarin)
        } else {
            squares.all(|square| self.at.cells[square].is_empty())
        }
    }

    /// R16: the seat to move has an empty row and cannot fill it.
    fn is_short(&self) -> bool {
        self.row_is_empty(self.at.turn) && !self.can_refill(self.at.turn)
    }

    /// Why the game is over: `mandarins`, `repetition`, `quiet` or `short`, in the order of R17.
    pub fn over(&self) -> Option<&'static str> {
        // R15: the present position is one of those seen.
        let times = || {
            self.seen.iter().filter(|(cells, turn)| *turn == self.at.turn && *cells == self.at.cells).count()
        };
        if self.mandarins_taken() {
            Some("mandarins")
        } else if times() >= 3 {
            Some("repetition")
        } else if self.at.quiet >= 50 * u32::from(self.at.rules.seats) {
            Some("quiet")
        } else if self.is_short() {
            Some("short")
        } else {
            None
        }
    }

    /// As [`over`](Slow::over), without the two ends of R15.
    pub fn over_ignoring_stall(&self) -> Option<&'static str> {
        if self.mandarins_taken() {
            Some("mandarins")
        } else if self.is_short() {
            Some("short")
        } else {
            None
        }
    }

    /// The seat that ranks last because it cannot refill, with `refill: lose` (R6).
    pub fn loser(&self) -> Option<u8> {
        (self.at.rules.refill == Refill::Lose && self.over() == Some("short")).then(|| self.turn())
    }

    /// R18: the citizens each seat takes from the rows.
    pub(super) fn sweep(&self) -> Vec<u32> {
        let seats = self.at.seats();
        let rows: Vec<u32> = (0..seats)
            .map(|seat| self.at.row(seat).map(|square| self.at.cells[square].citizens).sum())
            .collect();
        match self.at.rules.sweep {
            Sweep::Owner => rows,
            Sweep::Split => vec![rows.iter().sum::<u32>() / seats as u32; seats],
        }
    }

    /// The count of R18 as if the game ended now, seat by seat.
    pub fn scores(&self) -> Vec<i64> {
        let value = i64::from(self.at.rules.mandarin_value);
        let mut scores: Vec<i64> = self.sweep().into_iter().map(i64::from).collect();
        for (seat, score) in scores.iter_mut().enumerate() {
            *score += i64::from(self.at.reserves[seat]) + value * i64::from(self.at.won[seat]);
        }
        for (&(debtor, lender), &citizens) in &self.at.debts {
            scores[debtor] -= i64::from(citizens);
            if let Lender::Seat(lender) = lender {
                scores[lender] += i64::from(citizens);
            }
        }
        scores
    }
}
