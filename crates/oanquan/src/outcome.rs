//! How a game ended and who won (R14–R18), and the count at any moment.

use core::fmt;

use crate::rules::Rules;
use crate::seat::{BySeat, Seat};

/// Points of the count (R18). A citizen is 1; a score can be negative.
pub type Points = i64;

/// Which rule ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// The Mandarins are taken (R14).
    Mandarins,
    /// The same position for the third time (R15).
    Repetition,
    /// Too many plies without a capture (R15).
    Quiet,
    /// The seat to move cannot fill its empty row (R16).
    Short,
}

impl EndReason {
    /// All reasons, in the order in which they are tested (R17).
    pub const ALL: [EndReason; 4] =
        [EndReason::Mandarins, EndReason::Repetition, EndReason::Quiet, EndReason::Short];

    /// The word of the notation: `mandarins`, `repetition`, `quiet` or `short`.
    pub const fn word(self) -> &'static str {
        match self {
            EndReason::Mandarins => "mandarins",
            EndReason::Repetition => "repetition",
            EndReason::Quiet => "quiet",
            EndReason::Short => "short",
        }
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The end of a game: why it ended, the final count, and who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The rule that ended the game.
    pub reason: EndReason,
    /// The final count of each seat (R18).
    pub scores: BySeat<Points>,
    /// The seat that ranks last whatever the count, only with [`Refill::Lose`](crate::Refill::Lose) (R6).
    pub loser: Option<Seat>,
    pub(crate) rules: Rules,
}

impl Outcome {
    /// The score of the seat's side: its own, or its team's together (R19).
    pub fn side_score(&self, seat: Seat) -> Points {
        Seat::all(self.rules.seats)
            .filter(|&other| self.rules.same_side(seat, other))
            .map(|other| self.scores[other])
            .sum()
    }

    /// The place of each seat, 1 the best; equal scores share a place, and team mates always do (R18).
    pub fn places(&self) -> BySeat<u8> {
        let seats = || Seat::all(self.rules.seats);
        let lost = |seat: Seat| self.loser.is_some_and(|loser| self.rules.same_side(seat, loser));
        // Ranked by (did not lose by R6, score): greater is better.
        let rank = BySeat::from_fn(|seat| (!lost(seat), self.side_score(seat)));
        BySeat::from_fn(|seat| {
            if seat.number() >= self.rules.seats {
                return 0;
            }
            // One leader a side is counted, so that a team takes one place, not two.
            let better = seats().filter(|&other| {
                rank[other] > rank[seat]
                    && !seats().take_while(|&s| s < other).any(|s| self.rules.same_side(s, other))
            });
            1 + better.count() as u8
        })
    }

    /// The seats on the first place: one winner, a winning team, or all that share a draw.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + use<> {
        let places = self.places();
        Seat::all(self.rules.seats).filter(move |&seat| places[seat] == 1)
    }

    /// The one seat or team that won, `None` for a draw. For a team its first seat is given.
    pub fn winner(&self) -> Option<Seat> {
        let mut winners = self.winners();
        let first = winners.next()?;
        winners.all(|seat| self.rules.same_side(first, seat)).then_some(first)
    }
}
