//! How hard a puzzle is: the rating of an opponent against whom the engine's levels would score as they do here.

use oanquan::Game;
use oanquan_study::puzzle::Puzzle;

use crate::opponent;

/// The levels that try, each so often with other seeds.
const TRIES: [(u8, u64); 7] = [(1, 6), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6), (7, 4)];

/// What a level is taken to be rated: 500 for the first, and so much more for each after it.
const FIRST: f64 = 500.0;
const STEP: f64 = 250.0;

/// The difficulty before anybody tried, which counts as one try solved and one failed by a player of that rating.
const BEFORE: f64 = 1200.0;

/// Difficulties lie between these, and are multiples of ten.
const RANGE: (f64, f64) = (300.0, 2400.0);

/// Tries of players of one rating: the rating, how many there were, and how many found the solution.
#[derive(Clone, Copy, Debug)]
struct Tries {
    rating: f64,
    tries: f64,
    found: f64,
}

/// The difficulty.
pub(super) fn of(puzzle: &Puzzle) -> u32 {
    let game = Game::new(puzzle.position);
    let finds = |level: u8, seed: u64| opponent::choose(&game, level, seed) == puzzle.solution;
    let tried = TRIES.map(|(level, tries)| Tries {
        rating: FIRST + STEP * f64::from(level - 1),
        tries: tries as f64,
        found: (0..tries).filter(|seed| finds(level, *seed)).count() as f64,
    });
    rated(&tried)
}

/// The difficulty at which as many are expected to find the solution as did: the likeliest one.
fn rated(tried: &[Tries]) -> u32 {
    let before = Tries { rating: BEFORE, tries: 2.0, found: 1.0 };
    let expects_too_much = |difficulty: f64| {
        let surplus = |tries: &Tries| tries.tries * chance(tries.rating - difficulty) - tries.found;
        tried.iter().chain([&before]).map(surplus).sum::<f64>() > 0.0
    };
    let (mut low, mut high) = RANGE;
    while high - low > 1.0 {
        let middle = (low + high) / 2.0;
        if expects_too_much(middle) { low = middle } else { high = middle }
    }
    (low / 10.0).round() as u32 * 10
}

/// The chance to win against somebody rated so much lower.
fn chance(gap: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-gap / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(found: [f64; 7]) -> u32 {
        let mut tried = TRIES.map(|(level, tries)| Tries {
            rating: FIRST + STEP * f64::from(level - 1),
            tries: tries as f64,
            found: 0.0,
        });
        for (tries, found) in tried.iter_mut().zip(found) {
            tries.found = found;
        }
        rated(&tried)
    }

    #[test]
    fn what_fewer_find_is_harder() {
        let all = levels([6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 4.0]);
        let most = levels([1.0, 3.0, 5.0, 6.0, 6.0, 6.0, 4.0]);
        let strong = levels([0.0, 0.0, 0.0, 1.0, 4.0, 6.0, 4.0]);
        let nobody = levels([0.0; 7]);
        assert!(all < 500 && nobody > 2000, "{all} {nobody}");
        assert!(all < most && most < strong && strong < nobody, "{all} {most} {strong} {nobody}");
        assert!((1250..1600).contains(&strong), "{strong}");
    }
}
