//! What the games come to: weights fitted to most of them, and how far these and others are off in the rest.

use oanquan_engine::{TERMS, Weights};

use super::fit::{Fit, PerTerm, Sums, fit};
use super::games::Played;

/// One game in so many of each rule set is held out.
const HELD_OUT: usize = 5;

/// Weights that were fitted to some games and judged by others.
pub(super) struct Outcome {
    /// The weights.
    pub(super) fit: Fit,
    /// How many games they were fitted to.
    pub(super) fitted: usize,
    /// The positions of the games that were held out.
    pub(super) judges: Sums,
    /// How many games were held out.
    pub(super) held_out: usize,
    /// Games that had no end and are in neither.
    pub(super) given_up: usize,
}

impl Outcome {
    /// Fits weights to games of so many rule sets; `None` when the games are too few.
    pub(super) fn of(games: Vec<Played>, rule_sets: usize) -> Option<Outcome> {
        let played = games.len();
        let over = games.into_iter().filter_map(|game| Some((game.number / rule_sets, game.sums?)));
        let (held_out, fitted): (Vec<_>, Vec<_>) =
            over.partition(|(game, _)| game % HELD_OUT == HELD_OUT - 1);
        let fitted: Vec<Sums> = fitted.into_iter().map(|(_, sums)| sums).collect();
        let mut judges = Sums::default();
        held_out.iter().for_each(|(_, sums)| judges += sums);
        // With no more games than weights the errors would mean nothing.
        let enough = fitted.len() > TERMS && judges.positions > 0;
        enough.then(|| Outcome {
            fit: fit(&fitted),
            fitted: fitted.len(),
            judges,
            held_out: held_out.len(),
            given_up: played - fitted.len() - held_out.len(),
        })
    }

    /// The weights in whole points.
    pub(super) fn rounded(&self) -> Weights {
        Weights(self.fit.weights.map(|weight| weight.round() as i32))
    }

    /// How far each set of weights is off in the games held out, in points.
    pub(super) fn judged(&self) -> Judged {
        let error = |weights: PerTerm<f64>| self.judges.error(&weights);
        let whole = |weights: Weights| error(weights.0.map(f64::from));
        Judged {
            none: error([0.0; TERMS]),
            in_use: whole(Weights::TUNED),
            found: error(self.fit.weights),
            rounded: whole(self.rounded()),
        }
    }
}

/// How far sets of weights are off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Judged {
    /// None: every position is taken for even.
    pub(super) none: f64,
    /// Those the engine has.
    pub(super) in_use: f64,
    /// Those that were fitted.
    pub(super) found: f64,
    /// The same in whole points.
    pub(super) rounded: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of two positions of which each is worth the tempo alone.
    fn game(number: usize, tempo: i64) -> Played {
        let mut sums = Sums::default();
        for swing in [1, -1] {
            sums.position(&[1, 0, 0, 0, 0, 0, 0], tempo + swing);
        }
        Played { number, sums: Some(sums) }
    }

    #[test]
    fn every_fifth_game_of_each_rule_set_judges_and_is_not_fitted_to() {
        // Of 20 games of two rule sets in turn, 8 and 9 are the fifth of each, 18 and 19 the tenth.
        let games = (0..20).map(|number| game(number, if number % 10 < 8 { 4 } else { -6 })).collect();
        let outcome = Outcome::of(games, 2).unwrap();
        assert_eq!((outcome.fitted, outcome.held_out, outcome.given_up), (16, 4, 0));
        // 32 positions of 4 points each, and the ridge of one of none.
        assert!((outcome.fit.weights[0] - 128.0 / 33.0).abs() < 1e-12);
        assert_eq!(outcome.rounded(), Weights([4, 0, 0, 0, 0, 0, 0]));
        let Judged { none, in_use, rounded, .. } = outcome.judged();
        // Of −5 and −7, with nothing said, with 1 point and with 4.
        assert!((none - 37f64.sqrt()).abs() < 1e-12);
        let own = f64::from(Weights::TUNED.0[0]);
        assert!((in_use - (((5.0 + own).powi(2) + (7.0 + own).powi(2)) / 2.0).sqrt()).abs() < 1e-12);
        assert!((rounded - 101f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn games_without_end_are_left_out() {
        let with = |ended: usize| {
            let unended =
                (0..20).filter(|number| *number >= ended).map(|number| Played { number, sums: None });
            Outcome::of((0..ended).map(|number| game(number, 3)).chain(unended).collect(), 1)
        };
        let outcome = with(10).unwrap();
        assert_eq!((outcome.fitted, outcome.held_out, outcome.given_up), (8, 2, 10));
        // Seven games are no more than there are weights.
        assert!(with(8).is_none());
    }
}
