//! How strong a player solves puzzles: the rating system Glicko-1, one puzzle being one rating period.
//!
//! Source: Mark E. Glickman, "The Glicko system" (Boston University, 1999): a rating, and a deviation that says
//! how sure it is. A puzzle is the opponent, its difficulty is the rating of it.

use std::f64::consts::{LN_10, PI};

/// A player's rating and how sure it is.
///
/// ```
/// use oanquan_study::rating::Rating;
///
/// let begun = Rating::NEW;
/// assert!(begun.after(1000, true).points() > begun.points());
/// assert!(begun.after(1000, false).points() < begun.points());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    points: f64,
    deviation: f64,
}

/// The deviation of a player of whom nothing is known.
const UNKNOWN: f64 = 350.0;

/// A deviation never falls below this, so that a player who learns is followed.
const SUREST: f64 = 45.0;

/// How sure the difficulty of a puzzle is: it was estimated by what the engine's levels find.
const PUZZLE: f64 = 100.0;

/// Ratings stay between these.
const RANGE: std::ops::RangeInclusive<f64> = 100.0..=3000.0;

impl Rating {
    /// Of a player who has tried no puzzle: that of one whom half of all newcomers' puzzles suit.
    pub const NEW: Rating = Rating { points: 1000.0, deviation: UNKNOWN };

    /// A rating as it was kept; `None` when the numbers are not those of one.
    pub fn kept(points: f64, deviation: f64) -> Option<Rating> {
        (RANGE.contains(&points) && (SUREST..=UNKNOWN).contains(&deviation))
            .then_some(Rating { points, deviation })
    }

    /// The rating, as people are told it.
    pub fn points(self) -> u32 {
        self.points.round() as u32
    }

    /// How far the truth may be from it: with 95 % within twice as much.
    pub fn deviation(self) -> u32 {
        self.deviation.round() as u32
    }

    /// Both numbers in full, to be kept.
    pub const fn parts(self) -> (f64, f64) {
        (self.points, self.deviation)
    }

    /// The chance to solve a puzzle of this difficulty, 0 to 1.
    pub fn chance(self, difficulty: u32) -> f64 {
        let gap = self.points - f64::from(difficulty);
        1.0 / (1.0 + (-LN_10 / 400.0 * weight(PUZZLE) * gap).exp())
    }

    /// The rating after a puzzle of this difficulty.
    #[must_use]
    pub fn after(self, difficulty: u32, solved: bool) -> Rating {
        let q = LN_10 / 400.0;
        let g = weight(PUZZLE);
        let expected = self.chance(difficulty);
        let information = q * q * g * g * expected * (1.0 - expected);
        let precision = 1.0 / (self.deviation * self.deviation) + information;
        let scored = if solved { 1.0 } else { 0.0 };
        Rating {
            points: (self.points + q / precision * g * (scored - expected))
                .clamp(*RANGE.start(), *RANGE.end()),
            deviation: precision.recip().sqrt().clamp(SUREST, UNKNOWN),
        }
    }
}

/// How much a result counts against an opponent of this deviation: Glickman's g.
fn weight(deviation: f64) -> f64 {
    let q = LN_10 / 400.0;
    (1.0 + 3.0 * q * q * deviation * deviation / (PI * PI)).sqrt().recip()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weight_is_that_of_the_source() {
        // Glickman's worked example: g(30), g(100) and g(300).
        for (deviation, expected) in [(30.0, 0.9955), (100.0, 0.9531), (300.0, 0.7242)] {
            assert!((weight(deviation) - expected).abs() < 1e-4, "{deviation}");
        }
    }

    #[test]
    fn a_game_of_the_source_comes_out_as_there() {
        // Of the worked example the second opponent: 1550 with a deviation of 100, met at 1500, is beaten with 0.432.
        let player = Rating::kept(1500.0, 200.0).unwrap();
        assert!((player.chance(1550) - 0.432).abs() < 1e-3);
    }

    #[test]
    fn a_rating_finds_where_half_the_puzzles_are_solved_and_grows_sure() {
        let mut rating = Rating::NEW;
        // Solves all below 1400 and none above.
        for number in 0..60_u32 {
            let difficulty = (rating.points() + number % 5 * 20).saturating_sub(40);
            rating = rating.after(difficulty, difficulty < 1400);
        }
        assert!((1330..1470).contains(&rating.points()), "{rating:?}");
        assert!(rating.deviation() < 90, "{rating:?}");
    }

    #[test]
    fn what_was_kept_comes_back_and_nonsense_does_not() {
        let rating = Rating::NEW.after(1200, true);
        let (points, deviation) = rating.parts();
        assert_eq!(Rating::kept(points, deviation), Some(rating));
        for (points, deviation) in [(f64::NAN, 100.0), (1000.0, 0.0), (1e9, 100.0), (1000.0, f64::INFINITY)] {
            assert_eq!(Rating::kept(points, deviation), None);
        }
    }
}
