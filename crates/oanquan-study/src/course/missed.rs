//! Why a move is not what a lesson asks for, and how a learner is told.

use oanquan::{Move, Points, SquareName};
use oanquan_words::Study;

/// What is wrong with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// Its first stone fell into a citizen square.
    First,
    /// Its last stone fell into this square.
    Last(SquareName),
    /// So many laps are too few.
    Laps(u32),
    /// So many points are too few.
    Points(Points),
    /// So many squares are too few.
    Squares(u32),
    /// It took so many points, and should take nothing.
    Taken(Points),
    /// No full Mandarin square has ended it.
    NotStopped,
    /// It took so many points, but no Mandarin.
    NoMandarin(Points),
    /// The Mandarin that it came upon is protected (R13).
    Young,
    /// The game goes on.
    GoesOn,
    /// The game is over, but has not been won.
    NotWon {
        /// What the learner has.
        own: Points,
        /// What the best of the others has.
        best: Points,
    },
    /// The next seat could take so many points.
    Open(Points),
    /// The game is over, and should go on.
    Ends,
    /// The next seat still has so many citizens in its row.
    Row(u32),
    /// The next seat refills its row, since the game is not over (R17).
    Refills,
    /// After this move of the next seat no Mandarin can be taken.
    Parried(Move),
    /// The other seat has to sell so many half fields (R21).
    Sells(u8),
}

impl Missed {
    /// What is wrong, in words.
    #[must_use]
    pub fn told(self, study: Study) -> String {
        match self {
            Missed::First => study.course_missed_first(),
            Missed::Last(square) => study.course_missed_last(&square.to_string()),
            Missed::Laps(laps) => study.course_missed_laps(laps.into()),
            Missed::Points(points) => study.course_missed_take(points),
            Missed::Squares(squares) => study.course_missed_chain(squares.into()),
            Missed::Taken(points) => study.course_missed_taken(points),
            Missed::NotStopped => study.course_missed_stop(),
            Missed::NoMandarin(points) => study.course_missed_mandarin(points),
            Missed::Young => study.course_missed_young(),
            Missed::GoesOn => study.course_missed_goes_on(),
            Missed::NotWon { own, best } => study.course_missed_end(own, best),
            Missed::Open(points) => study.course_missed_safe(points),
            Missed::Ends => study.course_missed_ends(),
            Missed::Row(stones) => study.course_missed_row(stones.into()),
            Missed::Refills => study.course_missed_refills(),
            Missed::Parried(mv) => study.course_missed_attack(&mv.to_string()),
            Missed::Sells(halves) => study.course_missed_sell(halves.into()),
        }
    }
}
