//! Least squares: the weights with which the terms of positions come nearest to what was gained from them.
//! A game goes in as sums of whole numbers, so that adding games up, and leaving one out again, is exact.

use std::ops::{AddAssign, Sub};

use oanquan::Points;
use oanquan_engine::TERMS;

/// One number for each term, in the order of [`Term::ALL`](oanquan_engine::Term::ALL).
pub(super) type PerTerm<T> = [T; TERMS];

/// What is added to every term's sum of squares (ridge regression), so that terms which the games cannot
/// tell apart still have weights. It does as much as one more position, in which that term alone is 1 and
/// nothing is gained: of thousands of positions nothing to be seen.
const RIDGE: f64 = 1.0;

/// All that a fit needs of some positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    /// How many positions there are.
    pub(super) positions: u32,
    /// The sums of the products of two terms.
    products: PerTerm<PerTerm<i64>>,
    /// The sums of a term times the gain.
    by_gain: PerTerm<i64>,
    /// The sum of the squares of the gains.
    squares: i64,
}

impl Sums {
    /// Takes a position in: its terms, and what its side to move gained from there on.
    pub(super) fn position(&mut self, terms: &PerTerm<i32>, gain: Points) {
        let terms = terms.map(i64::from);
        self.positions += 1;
        self.squares += gain * gain;
        for (place, term) in terms.iter().enumerate() {
            self.by_gain[place] += term * gain;
            for (sum, other) in self.products[place].iter_mut().zip(&terms) {
                *sum += term * other;
            }
        }
    }

    /// Whether a term was anything but 0 in any of the positions.
    pub(super) const fn has(&self, place: usize) -> bool {
        self.products[place][place] != 0
    }

    /// The weights that fit best.
    fn weights(&self) -> PerTerm<f64> {
        let mut matrix = self.products.map(|row| row.map(|sum| sum as f64));
        for (place, row) in matrix.iter_mut().enumerate() {
            row[place] += RIDGE;
        }
        solve(&matrix, &self.by_gain.map(|sum| sum as f64))
    }

    /// How far these weights are off in the positions, of which there is at least one: the root of the mean
    /// square, in points.
    pub(super) fn error(&self, weights: &PerTerm<f64>) -> f64 {
        // Σ (y − w·x)² = Σ y² − 2 w·Σ xy + w·Σ xxᵀ·w
        let cross = dot(weights, &self.by_gain.map(|sum| sum as f64));
        let rows = self.products.map(|row| dot(weights, &row.map(|sum| sum as f64)));
        let sum = self.squares as f64 - 2.0 * cross + dot(weights, &rows);
        (sum.max(0.0) / f64::from(self.positions)).sqrt()
    }
}

impl AddAssign<&Sums> for Sums {
    fn add_assign(&mut self, other: &Sums) {
        self.positions += other.positions;
        self.squares += other.squares;
        for place in 0..TERMS {
            self.by_gain[place] += other.by_gain[place];
            for (sum, more) in self.products[place].iter_mut().zip(&other.products[place]) {
                *sum += more;
            }
        }
    }
}

impl Sub for &Sums {
    type Output = Sums;

    fn sub(self, other: &Sums) -> Sums {
        let mut rest = self.clone();
        rest.positions -= other.positions;
        rest.squares -= other.squares;
        for place in 0..TERMS {
            rest.by_gain[place] -= other.by_gain[place];
            for (sum, less) in rest.products[place].iter_mut().zip(&other.products[place]) {
                *sum -= less;
            }
        }
        rest
    }
}

/// The weights that fit some games best.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fit {
    /// The weight of each term, in points.
    pub(super) weights: PerTerm<f64>,
    /// Their standard errors.
    pub(super) errors: PerTerm<f64>,
    /// Everything that was fitted to.
    pub(super) sums: Sums,
}

/// Fits the weights to games, at least two.
///
/// The positions of a game share how it went on, so games are what varies independently: the errors are
/// those of the jackknife, √((n − 1) / n · Σ (wᵢ − w̄)²) with wᵢ the weights without game i. Taking positions
/// for independent made the errors of squares a fifth smaller, and that of the tempo, which changes sides
/// within a game, twice as large (seed and vietnam, 16000 games).
pub(super) fn fit(games: &[Sums]) -> Fit {
    let mut sums = Sums::default();
    games.iter().for_each(|game| sums += game);
    let without: Vec<PerTerm<f64>> = games.iter().map(|game| (&sums - game).weights()).collect();
    let count = games.len() as f64;
    let errors = std::array::from_fn(|place| {
        let mean = without.iter().map(|weights| weights[place]).sum::<f64>() / count;
        let squares: f64 = without.iter().map(|weights| (weights[place] - mean).powi(2)).sum();
        ((count - 1.0) / count * squares).sqrt()
    });
    Fit { weights: sums.weights(), errors, sums }
}

fn dot(left: &PerTerm<f64>, right: &PerTerm<f64>) -> f64 {
    left.iter().zip(right).map(|(left, right)| left * right).sum()
}

/// Solves `matrix` · x = `right` by Cholesky's decomposition: L·Lᵀ is the matrix, which is symmetric and
/// positive definite, as sums of products with [`RIDGE`] are.
fn solve(matrix: &PerTerm<PerTerm<f64>>, right: &PerTerm<f64>) -> PerTerm<f64> {
    // What is not yet computed is 0, and so are the products with it.
    let mut lower = [[0.0; TERMS]; TERMS];
    for row in 0..TERMS {
        for column in 0..=row {
            let rest = matrix[row][column] - dot(&lower[row], &lower[column]);
            lower[row][column] = if row == column { rest.sqrt() } else { rest / lower[column][column] };
        }
    }
    let mut middle = [0.0; TERMS];
    for row in 0..TERMS {
        middle[row] = (right[row] - dot(&lower[row], &middle)) / lower[row][row];
    }
    let mut solution = [0.0; TERMS];
    for row in (0..TERMS).rev() {
        let column = lower.map(|line| line[row]);
        solution[row] = (middle[row] - dot(&column, &solution)) / lower[row][row];
    }
    solution
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;

    const PLANTED: PerTerm<f64> = [1.5, -2.25, 0.75, 3.0, 0.0, -0.5, 8.0];

    fn assert_near(found: &PerTerm<f64>, expected: &PerTerm<f64>, within: f64) {
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() <= within, "{found} is not within {within} of {expected}");
        }
    }

    /// Games whose gains follow from [`PLANTED`], but for noise that all positions of a game share and noise
    /// of each; each position is taken in so many times.
    fn planted(games: usize, seed: u64, times: usize) -> Vec<Sums> {
        let mut rng = Rng::with_seed(seed);
        let game = |_| {
            let (mut sums, shared) = (Sums::default(), rng.i64(-4..=4));
            for _ in 0..25 {
                let terms: PerTerm<i32> =
                    std::array::from_fn(|place| if place == 0 { 1 } else { rng.i32(-2..=2) });
                let gain = dot(&terms.map(f64::from), &PLANTED) + f64::from(rng.u32(0..4)) / 4.0;
                let gain = gain.floor() as Points + shared + rng.i64(-6..=6);
                (0..times).for_each(|_| sums.position(&terms, gain));
            }
            sums
        };
        (0..games).map(game).collect()
    }

    #[test]
    fn a_system_of_equations_is_solved() {
        // Two equations, 4x + 2y = 10 and 2x + 3y = 8, have x = 7/4 and y = 3/2; the others stand alone.
        let mut matrix: PerTerm<PerTerm<f64>> =
            std::array::from_fn(|row| std::array::from_fn(|column| if row == column { 2.0 } else { 0.0 }));
        (matrix[1][1], matrix[1][5], matrix[5][1], matrix[5][5]) = (4.0, 2.0, 2.0, 3.0);
        let solution = solve(&matrix, &[2.0, 10.0, 6.0, -1.0, 0.0, 8.0, 5.0]);
        assert_near(&solution, &[1.0, 1.75, 3.0, -0.5, 0.0, 1.5, 2.5], 1e-12);

        // Every unknown in every equation: the sum of all, once more for the one on the diagonal.
        let matrix =
            std::array::from_fn(|row| std::array::from_fn(|column| if row == column { 2.0 } else { 1.0 }));
        // 1 + … + 7 is 28.
        let right = [29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0];
        assert_near(&solve(&matrix, &right), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0], 1e-12);
    }

    #[test]
    fn planted_weights_are_found_within_their_errors() {
        let (mut squares, fits) = (0.0, 20);
        for seed in 0..fits {
            let found = fit(&planted(400, seed, 1));
            assert_near(&found.weights, &PLANTED, 0.5);
            for ((found, error), planted) in found.weights.iter().zip(found.errors).zip(PLANTED) {
                squares += ((found - planted) / error).powi(2);
            }
        }
        // In their own errors the weights are off by 1 on average; the mean of 140 squares varies by 0.12.
        let mean = squares / (fits as f64 * TERMS as f64);
        assert!((0.6..1.4).contains(&mean), "off by {mean} squared errors on average");
    }

    #[test]
    fn errors_are_those_of_games_and_not_of_positions() {
        let (once, nine) = (fit(&planted(200, 1, 1)), fit(&planted(200, 1, 9)));
        assert_eq!(nine.sums.positions, 9 * once.sums.positions);
        // Were positions what is counted, the errors would be a third.
        assert_near(&nine.errors, &once.errors, 0.002);
        // A quarter of the games, twice the error.
        let quarter = fit(&planted(200, 1, 1)[..50]);
        for place in 0..TERMS {
            let ratio = quarter.errors[place] / once.errors[place];
            assert!((1.4..2.8).contains(&ratio), "{ratio}");
        }
    }

    #[test]
    fn the_error_of_weights_is_that_of_the_positions() {
        let mut sums = Sums::default();
        sums.position(&[1, 2, 0, 0, 0, 0, 0], 10);
        sums.position(&[1, -1, 0, 0, 0, 1, 0], -3);
        assert_eq!(sums.error(&[0.0; TERMS]), (109.0f64 / 2.0).sqrt());
        // 1 + 2·3 is 3 short of 10, 1 − 3 + 0.5 is 1.5 above −3.
        let weights = [1.0, 3.0, 7.0, 7.0, 7.0, 0.5, 7.0];
        assert!((sums.error(&weights) - (11.25f64 / 2.0).sqrt()).abs() < 1e-12);
        assert!(sums.has(5) && !sums.has(4));
    }
}
