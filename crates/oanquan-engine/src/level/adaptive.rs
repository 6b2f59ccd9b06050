//! A level that follows the player's results, towards games that either side wins as often.
//!
//! The player's strength is a number on the scale of the levels, in thousandths: 3000 is as strong as level 3.
//! After a game it changes by how much better the result was than expected, both in thousandths of a
//! whole game:
//!
//! - expected are 500, and 250 more for each level by which the player is taken to be stronger: about what
//!   one level scores against the next;
//! - a draw counts 500, a win 800 and 10 more for each point it was won by, up to 1000; a loss what is
//!   missing from the winner's result to 1000.
//!
//! So two clear wins in a row bring the next level, two clear losses the one before, and a change of
//! fortune stays where it is.

use std::cmp::Ordering;

use oanquan::{Game, Outcome, Rules, Seat};

use super::Level;

/// The level that suits a player, by the results so far.
///
/// ```
/// use oanquan_engine::{Adaptive, Level};
///
/// let adaptive = Adaptive::new(Level::CHILD);
/// assert_eq!(adaptive.level(), Level::CHILD);
/// // What is kept between games is one number.
/// assert_eq!(Adaptive::from_thousandths(adaptive.thousandths()), Some(adaptive));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adaptive {
    thousandths: u16,
}

/// The least and the greatest strength: half a level beyond the first and the last, so that a player who is
/// weaker or stronger than all levels does not have to make up for it later.
const RANGE: (i64, i64) = (500, 8499);

/// What a result can be: thousandths of a game.
const WON: i64 = 800;
const DRAWN: i64 = 500;
const WHOLE: i64 = 1000;

/// Thousandths by which each point of the margin adds to a win.
const A_POINT: i64 = 10;

/// Thousandths of strength to one of expectation.
const STRENGTH_OF_ONE: i64 = 4;

impl Adaptive {
    /// A player who is taken to be as strong as a level.
    pub const fn new(level: Level) -> Adaptive {
        Adaptive { thousandths: level.number() as u16 * 1000 }
    }

    /// The player of this strength; `None` below 500 and above 8499.
    pub fn from_thousandths(thousandths: u16) -> Option<Adaptive> {
        (RANGE.0..=RANGE.1).contains(&thousandths.into()).then_some(Adaptive { thousandths })
    }

    /// The player's strength in thousandths of a level, 500–8499.
    pub const fn thousandths(self) -> u16 {
        self.thousandths
    }

    /// The level nearest to the player's strength.
    pub fn level(self) -> Level {
        let number = (self.thousandths + 500) / 1000;
        u8::try_from(number).ok().and_then(Level::new).expect("the range is half a level beyond the levels")
    }

    /// Takes account of a game that is over, in which the player had this seat and all others the level
    /// `played`; of one that goes on, none. With several opponents the result is the mean against each.
    pub fn follow(&mut self, played: Level, game: &Game, seat: Seat) {
        let Some(result) = game.outcome().and_then(|outcome| result(&outcome, game.position().rules(), seat))
        else {
            return;
        };
        let strength = i64::from(self.thousandths);
        let ahead = strength - i64::from(played.number()) * 1000;
        let expected = (DRAWN + ahead / STRENGTH_OF_ONE).clamp(0, WHOLE);
        let now = (strength + result - expected).clamp(RANGE.0, RANGE.1);
        self.thousandths = u16::try_from(now).expect("the range is one of small numbers");
    }
}

/// The result for a seat in thousandths of a game.
fn result(outcome: &Outcome, rules: &Rules, seat: Seat) -> Option<i64> {
    let places = outcome.places();
    let against = |other: Seat| {
        let margin = outcome.side_score(seat) - outcome.side_score(other);
        let won = (WON + A_POINT * margin.abs()).min(WHOLE);
        match places[seat].cmp(&places[other]) {
            Ordering::Less => won,
            Ordering::Equal => DRAWN,
            Ordering::Greater => WHOLE - won,
        }
    };
    let others = Seat::all(rules.seats).filter(|&other| !rules.same_side(seat, other));
    let results: Vec<i64> = others.map(against).collect();
    let count = i64::try_from(results.len()).ok().filter(|&count| count > 0)?;
    Some(results.iter().sum::<i64>() / count)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that is over, with these scores.
    fn over(scores: [u32; 2]) -> Game {
        let [mine, other] = scores;
        let line = format!("oaq1 0,0,0,0,0,0/0,0,0,0,0,0 0 {},{} 1,1 - 2 30 seed", mine - 10, other - 10);
        Game::new(line.parse().unwrap())
    }

    fn after(strength: u16, level: Level, scores: [u32; 2]) -> u16 {
        let mut adaptive = Adaptive::from_thousandths(strength).unwrap();
        adaptive.follow(level, &over(scores), Seat::FIRST);
        adaptive.thousandths()
    }

    #[test]
    fn a_result_counts_by_its_margin_and_by_what_was_expected() {
        for (strength, level, scores, expected) in [
            (3000, Level::SCHOOLMATE, [36, 34], 3320),
            (3000, Level::SCHOOLMATE, [34, 36], 2680),
            (3000, Level::SCHOOLMATE, [35, 35], 3000),
            (3000, Level::SCHOOLMATE, [60, 10], 3500),
            (4000, Level::SCHOOLMATE, [60, 10], 4250),
            (2000, Level::SCHOOLMATE, [10, 60], 1750),
            (8400, Level::CHAMPION, [60, 10], 8499),
            (600, Level::NEWCOMER, [10, 60], 500),
        ] {
            assert_eq!(after(strength, level, scores), expected, "{strength} {level} {scores:?}");
        }
    }

    #[test]
    fn a_game_that_goes_on_changes_nothing() {
        let mut adaptive = Adaptive::new(Level::COUSIN);
        adaptive.follow(Level::COUSIN, &Game::start(Rules::SEED).unwrap(), Seat::FIRST);
        assert_eq!(adaptive, Adaptive::new(Level::COUSIN));
    }

    #[test]
    fn of_several_opponents_the_mean_counts_and_a_mate_is_none() {
        let line = "oaq1 0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0 0 30,0,25,45 1,1,1,1 - 0 90 four";
        for (rules, expected) in [("", 3000 + (1000 + 850 + 50) / 3 - 500), ("+teams=opposite", 3400)] {
            let game = Game::new(format!("{line}{rules}").parse().unwrap());
            let mut adaptive = Adaptive::new(Level::SCHOOLMATE);
            adaptive.follow(Level::SCHOOLMATE, &game, Seat::FIRST);
            assert_eq!(adaptive.thousandths(), expected, "{rules}");
        }
    }

    #[test]
    fn strengths_outside_the_levels_are_none() {
        let levels =
            [500, 1499, 1500, 8499].map(|thousandths| Adaptive::from_thousandths(thousandths).unwrap());
        assert_eq!(levels.map(Adaptive::level), [1, 1, 2, 8].map(|number| Level::new(number).unwrap()));
        assert_eq!([0, 499, 8500, u16::MAX].map(Adaptive::from_thousandths), [None; 4]);
    }

    /// Plays for a player who scores 240 thousandths more or less for each level of difference; gives the
    /// mean strength and the mean result in the long run.
    fn in_the_long_run(true_strength: i32, first: Level) -> (f64, f64) {
        let mut rng = fastrand::Rng::with_seed(u64::from(first.number()));
        let mut adaptive = Adaptive::new(first);
        let (mut strengths, mut wins) = (0.0, 0.0);
        let games = 2000;
        for game in 0..games + 20 {
            let level = adaptive.level();
            let chance = 500 + (true_strength - 1000 * i32::from(level.number())) * 24 / 100;
            let won = rng.i32(0..1000) < chance.clamp(30, 970);
            let margin = rng.u32(1..20);
            let (mine, other) = if won { (35 + margin, 35 - margin) } else { (35 - margin, 35 + margin) };
            adaptive.follow(level, &over([mine, other]), Seat::FIRST);
            if game >= 20 {
                strengths += f64::from(adaptive.thousandths()) / f64::from(games);
                wins += f64::from(u8::from(won)) / f64::from(games);
            }
        }
        (strengths, wins)
    }

    #[test]
    fn players_come_to_their_level_and_win_every_other_game() {
        for true_strength in [1500, 3000, 4300, 6000, 7500] {
            for first in [Level::NEWCOMER, Level::CHAMPION] {
                let (strength, wins) = in_the_long_run(true_strength, first);
                let off = (strength - f64::from(true_strength)).abs();
                assert!(off < 300.0, "{true_strength} from {first}: {strength}");
                assert!((0.45..0.55).contains(&wins), "{true_strength} from {first}: {wins}");
            }
        }
    }

    #[test]
    fn whoever_wins_all_games_soon_meets_the_champion_and_comes_back_down() {
        let mut adaptive = Adaptive::new(Level::CHILD);
        let mut play = |scores: [u32; 2]| {
            let levels = (0..15).map(|_| {
                adaptive.follow(adaptive.level(), &over(scores), Seat::FIRST);
                adaptive.level()
            });
            levels.collect::<Vec<_>>()
        };
        assert!(play([50, 20]).contains(&Level::CHAMPION));
        assert!(play([20, 50]).contains(&Level::NEWCOMER));
    }
}
