//! What the results of pairs of games say of two contestants: score, Elo with its error, likelihood of
//! superiority, and the sequential test. Only numbers come in and go out.
//!
//! The unit is the pair: two games from the same opening with seats swapped. The games of a pair depend on
//! each other, pairs do not; so every variance is that of pairs (Van den Bergh's pentanomial statistics, as
//! used by fishtest).

use std::f64::consts::{LN_10, SQRT_2};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Two-sided 95 % of the normal distribution, in standard deviations.
const Z95: f64 = 1.959_963_984_540_054;

/// The differences that a test may be about, in Elo: beyond them a score is 0 or 1 but for one game in 100,000.
const DIFFERENCES: RangeInclusive<f64> = -2000.0..=2000.0;

/// What stands for a count of zero in the sequential test, as in fishtest: without it a result that was never
/// seen would be taken for impossible.
const UNSEEN: f64 = 1e-3;

/// How many pairs came to 0, ½, 1, 1½ and 2 points for the first contestant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pairs {
    counts: [u64; 5],
}

/// An estimate with its 95 % interval. The ends can be infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    /// The most likely value.
    pub(super) value: f64,
    /// The lower end.
    pub(super) low: f64,
    /// The upper end.
    pub(super) high: f64,
}

impl Pairs {
    /// Pairs counted before.
    #[cfg(test)]
    pub(super) const fn of(counts: [u64; 5]) -> Pairs {
        Pairs { counts }
    }

    /// Counts a pair that came to so many half points, 0–4.
    pub(super) fn add(&mut self, half_points: usize) {
        let count = &mut self.counts[half_points.min(4)];
        *count += 1;
    }

    /// The five counts, 0 points first.
    pub(super) const fn counts(&self) -> [u64; 5] {
        self.counts
    }

    /// How many pairs there are.
    pub(super) fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Points of a game, 0–1, on average; `None` without pairs.
    pub(super) fn score(&self) -> Option<f64> {
        let total = self.total();
        let points: f64 = self.weighted().map(|(count, points)| count * points).sum();
        (total > 0).then(|| points / total as f64)
    }

    /// Count and points of a game, 0–1, of each kind of pair.
    fn weighted(&self) -> impl Iterator<Item = (f64, f64)> {
        (0u32..).zip(self.counts).map(|(place, count)| (count as f64, f64::from(place) / 4.0))
    }

    /// The variance of a pair's points of a game, estimated from the sample; `None` below two pairs, and
    /// where all pairs are equal, which says nothing of how they would vary.
    fn variance(&self) -> Option<f64> {
        let mean = self.score()?;
        let squares: f64 = self.weighted().map(|(count, points)| count * (points - mean).powi(2)).sum();
        let total = self.total();
        (total > 1 && squares > 0.0).then(|| squares / (total - 1) as f64)
    }

    /// The standard error of [`score`](Pairs::score).
    fn error(&self) -> Option<f64> {
        Some((self.variance()? / self.total() as f64).sqrt())
    }

    /// The score with its interval.
    pub(super) fn score_estimate(&self) -> Option<Estimate> {
        let (value, error) = (self.score()?, Z95 * self.error()?);
        Some(Estimate { value, low: (value - error).max(0.0), high: (value + error).min(1.0) })
    }

    /// The difference in strength in Elo points, of the first contestant over the second.
    pub(super) fn elo(&self) -> Option<Estimate> {
        let score = self.score_estimate()?;
        Some(Estimate { value: elo(score.value), low: elo(score.low), high: elo(score.high) })
    }

    /// The difference in normalized Elo: (score − ½) / σ · 800 / ln 10, where σ is the standard deviation of a
    /// single game, √2 that of a pair's points of a game. It says how many games a difference takes to be
    /// seen, whatever the share of draws.
    pub(super) fn normalized_elo(&self) -> Option<Estimate> {
        let scale = 800.0 / LN_10 / (2.0 * self.variance()?).sqrt();
        let (value, error) = ((self.score()? - 0.5) * scale, Z95 * self.error()? * scale);
        Some(Estimate { value, low: value - error, high: value + error })
    }

    /// The likelihood that the first contestant is the better one, 0–1.
    pub(super) fn superiority(&self) -> Option<f64> {
        Some(normal_below((self.score()? - 0.5) / self.error()?))
    }
}

/// The Elo difference that makes a score of 0–1 expected.
fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The score of 0–1 that an Elo difference makes expected.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The share of the normal distribution below so many standard deviations.
fn normal_below(deviations: f64) -> f64 {
    0.5 * erfc(-deviations / SQRT_2)
}

/// The complementary error function, by the rational approximation 7.1.26 of Abramowitz and Stegun; its
/// error is below 1.5e-7.
fn erfc(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x.abs());
    let factors = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let tail = factors.iter().fold(0.0, |sum, factor| (sum + factor) * t) * (-x * x).exp();
    if x >= 0.0 { tail } else { 2.0 - tail }
}

/// The average of whole numbers with its error, exact whatever the order they come in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Average {
    count: u64,
    sum: i128,
    squares: i128,
}

impl Average {
    /// Takes a number in.
    pub(super) fn add(&mut self, number: i64) {
        let number = i128::from(number);
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// The average and the half width of its 95 % interval, which is `None` below two numbers.
    pub(super) fn value(&self) -> Option<(f64, Option<f64>)> {
        if self.count == 0 {
            return None;
        }
        let count = self.count as f64;
        let mean = self.sum as f64 / count;
        let squares = (self.squares * i128::from(self.count) - self.sum * self.sum) as f64 / count;
        let error = (self.count > 1).then(|| Z95 * (squares / (count - 1.0) / count).sqrt());
        Some((mean, error))
    }
}

/// A sequential probability ratio test: is the difference rather `elo1` than `elo0`?
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    /// The difference of the hypothesis H0, in Elo.
    pub(super) elo0: f64,
    /// The difference of the hypothesis H1, in Elo.
    pub(super) elo1: f64,
    /// The chance of accepting H1 where H0 is true.
    pub(super) alpha: f64,
    /// The chance of accepting H0 where H1 is true.
    pub(super) beta: f64,
}

/// What a test came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Accepted {
    /// The difference is rather `elo0`.
    H0,
    /// The difference is rather `elo1`.
    H1,
}

impl FromStr for Sprt {
    type Err = String;

    /// Reads `elo0=0,elo1=10`, with `alpha` and `beta` where they are not 0.05.
    fn from_str(text: &str) -> Result<Sprt, String> {
        let (mut elo0, mut elo1, mut alpha, mut beta) = (None, None, Some(0.05), Some(0.05));
        for part in text.split(',') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let target = match name {
                "elo0" => &mut elo0,
                "elo1" => &mut elo1,
                "alpha" => &mut alpha,
                "beta" => &mut beta,
                _ => return Err(format!("found {part:?}, expected elo0=, elo1=, alpha= or beta=")),
            };
            let number = value.parse().ok().filter(|number: &f64| number.is_finite());
            *target = Some(number.ok_or_else(|| format!("{name} is {value:?}, expected a number"))?);
        }
        let (Some(elo0), Some(elo1)) = (elo0, elo1) else {
            return Err("expected both elo0= and elo1=".to_string());
        };
        for (name, elo) in [("elo0", elo0), ("elo1", elo1)] {
            if !DIFFERENCES.contains(&elo) {
                return Err(format!("{name} is {elo:e}, expected -2000 to 2000"));
            }
        }
        if elo0 >= elo1 {
            return Err(format!("elo0 is {elo0} and elo1 is {elo1}, expected elo0 below elo1"));
        }
        let error = |name, value: Option<f64>| match value {
            Some(value) if value > 0.0 && value < 0.5 => Ok(value),
            value => Err(format!("{name} is {}, expected between 0 and 0.5", value.unwrap_or_default())),
        };
        Ok(Sprt { elo0, elo1, alpha: error("alpha", alpha)?, beta: error("beta", beta)? })
    }
}

impl Sprt {
    /// The log-likelihood ratio of H1 over H0, by the generalised test of pentanomial counts.
    ///
    /// With the counts nᵢ (a zero counts as [`UNSEEN`]), N = Σ nᵢ, shares pᵢ = nᵢ / N and points of a game
    /// xᵢ = 0, ¼, ½, ¾, 1:
    ///
    /// ```text
    /// LLR = N · Σ pᵢ · ln(qᵢ(s₁) / qᵢ(s₀)),    s = 1 / (1 + 10^(−elo / 400))
    /// qᵢ(s) = pᵢ / (1 + θ·(xᵢ − s)),           θ such that Σ qᵢ(s)·(xᵢ − s) = 0
    /// ```
    ///
    /// q(s) is the distribution under which the counts are most likely among those with the expectation s.
    pub(super) fn llr(&self, pairs: &Pairs) -> f64 {
        if pairs.total() == 0 {
            return 0.0;
        }
        let counted: Vec<(f64, f64)> =
            pairs.weighted().map(|(count, points)| (count.max(UNSEEN), points)).collect();
        let total: f64 = counted.iter().map(|(count, _)| count).sum();
        let shares: Vec<(f64, f64)> =
            counted.iter().map(|(count, points)| (count / total, *points)).collect();
        let (s0, s1) = (expected_score(self.elo0), expected_score(self.elo1));
        let (t0, t1) = (tilt(&shares, s0), tilt(&shares, s1));
        let ratio = |points: f64| ((1.0 + t0 * (points - s0)) / (1.0 + t1 * (points - s1))).ln();
        total * shares.iter().map(|(share, points)| share * ratio(*points)).sum::<f64>()
    }

    /// The bounds of Wald: at or below the first H0 is accepted, at or above the second H1.
    pub(super) fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What is accepted, once a bound is reached.
    pub(super) fn accepted(&self, pairs: &Pairs) -> Option<Accepted> {
        let (lower, upper) = self.bounds();
        match self.llr(pairs) {
            llr if llr <= lower => Some(Accepted::H0),
            llr if llr >= upper => Some(Accepted::H1),
            _ => None,
        }
    }
}

/// The θ of [`Sprt::llr`] for an expectation strictly between 0 and 1. The sum falls strictly from +∞ to −∞
/// between the two poles, as every share is positive.
fn tilt(shares: &[(f64, f64)], expected: f64) -> f64 {
    let (mut low, mut high) = (-1.0 / (1.0 - expected), 1.0 / expected);
    // Each step halves the interval; 100 are beyond what a double can tell apart.
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let sum: f64 = shares
            .iter()
            .map(|(share, points)| share * (points - expected) / (1.0 + middle * (points - expected)))
            .sum();
        if sum > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests;
