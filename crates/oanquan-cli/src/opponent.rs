//! The computer opponent: alpha-beta on the margin of points, deeper with every level. More than two
//! sides are searched as if all others played against the mover (paranoid).
//!
//! The same game, level and seed always give the same move: work is limited by nodes, never by time.

use std::cmp::Reverse;

use oanquan::{Game, Move, Points, Position, Refill, Seat};

/// Deepest search, tolerance in points and nodes of each level. Moves within the tolerance of the best
/// one are as good to the level, which makes the first levels careless.
const LEVELS: [(u32, Points, u64); 8] = [
    (1, 4, 1_000),
    (2, 2, 2_000),
    (3, 0, 5_000),
    (4, 0, 20_000),
    (5, 0, 60_000),
    (7, 0, 150_000),
    (9, 0, 300_000),
    (16, 0, 600_000),
];

/// The worth of a margin no search can find. Reserves and debts are counted in 32 bits, and a side has a few
/// of each, so that a margin stays below 2^36; sums with half of this stay far from the ends of [`Points`].
const LOST: Points = 1 << 40;

/// Chooses a move for the seat to move. `level` is 1–8 (others count as the nearest of these), `seed`
/// chooses among moves the level finds equally good.
///
/// # Panics
/// When the game is over.
pub(crate) fn choose(game: &Game, level: u8, seed: u64) -> Move {
    let (depth, tolerance, nodes) = LEVELS[usize::from(level.clamp(1, 8)) - 1];
    let me = game.position().turn();
    let mut search = Search { me, nodes };
    let mut roots: Vec<Root> = game
        .legal_moves()
        .iter()
        .filter_map(|mv| {
            let mut after = game.clone();
            after.play(mv).ok()?;
            let position = *after.position();
            let worth = margin(&position, me);
            // A third occurrence ends the game (R15), which the position alone does not know.
            let over = after.end_reason().is_some();
            Some(Root { mv, position, over, worth })
        })
        .collect();
    roots.sort_by_key(|root| Reverse(root.worth));
    for depth in 1..depth {
        // A depth that the nodes did not suffice for says nothing: its first moves alone were searched.
        let Some(mut deeper) = search.deepen(&roots, depth, tolerance) else {
            break;
        };
        deeper.sort_by_key(|root| Reverse(root.worth));
        roots = deeper;
    }
    let best = roots.first().map_or(0, |root| root.worth);
    roots.retain(|root| root.worth >= best - tolerance);
    let mut random = fastrand::Rng::with_seed(seed ^ game.position().key());
    random.choice(&roots).map(|root| root.mv).expect("a game that goes on has a legal move")
}

/// A move of the seat that chooses.
#[derive(Clone)]
struct Root {
    mv: Move,
    position: Position,
    /// Whether the move ends the game.
    over: bool,
    /// What the last search found; for moves beyond the tolerance a bound.
    worth: Points,
}

struct Search {
    me: Seat,
    /// How many more positions may be looked at.
    nodes: u64,
}

impl Search {
    /// The roots, searched this many plies past them, or `None` when the nodes do not suffice.
    fn deepen(&mut self, roots: &[Root], depth: u32, tolerance: Points) -> Option<Vec<Root>> {
        let mut best = -LOST;
        let mut deeper = roots.to_vec();
        for root in &mut deeper {
            // The window keeps moves exact that the tolerance may choose.
            let floor = best - tolerance - 1;
            if !root.over {
                root.worth = self.worth(&root.position, depth, floor, LOST)?;
            }
            best = best.max(root.worth);
        }
        Some(deeper)
    }

    fn worth(
        &mut self,
        position: &Position,
        depth: u32,
        mut low: Points,
        mut high: Points,
    ) -> Option<Points> {
        self.nodes = self.nodes.checked_sub(1)?;
        let mine = position.rules().same_side(position.turn(), self.me);
        let mut nexts: Vec<(Points, Position)> = Vec::with_capacity(10);
        for mv in position.legal_moves() {
            let mut next = *position;
            next.play_unchecked(mv);
            nexts.push((margin(&next, self.me), next));
        }
        let Some(best) = nexts.iter().map(|(worth, _)| if mine { *worth } else { -*worth }).max() else {
            return Some(margin(position, self.me));
        };
        if depth <= 1 {
            return Some(if mine { best } else { -best });
        }
        nexts.sort_by_key(|(worth, _)| if mine { -*worth } else { *worth });
        for (_, next) in &nexts {
            let worth = self.worth(next, depth - 1, low, high)?;
            if mine {
                low = low.max(worth);
            } else {
                high = high.min(worth);
            }
            if low >= high {
                break;
            }
        }
        Some(if mine { low } else { high })
    }
}

/// How far a seat's side is ahead of the best other side by the count of R18. It is the result where the
/// game is over, and elsewhere what the search makes do with.
fn margin(position: &Position, me: Seat) -> Points {
    let rules = position.rules();
    let scores = position.scores();
    let seats = || Seat::all(rules.seats);
    let side = |seat| -> Points {
        let team = seats().filter(|&other| rules.same_side(seat, other));
        team.map(|seat| scores[seat]).sum()
    };
    let others = seats().filter(|&seat| !rules.same_side(seat, me)).map(side);
    let ahead = side(me) - others.max().unwrap_or_default();
    let loser = match rules.refill {
        Refill::Lose => position.outcome().and_then(|outcome| outcome.loser),
        Refill::Borrow | Refill::Bank | Refill::End => None,
    };
    match loser {
        None => ahead,
        Some(loser) if rules.same_side(loser, me) => ahead - LOST / 2,
        Some(_) => ahead + LOST / 2,
    }
}

#[cfg(test)]
mod tests {
    use oanquan::Rules;

    use super::*;

    #[test]
    fn the_choice_is_legal_and_depends_on_nothing_else() {
        for (name, rules) in Rules::PRESETS {
            for level in [1, 3, 6] {
                let mut game = Game::start(rules).unwrap();
                while game.end_reason().is_none() && game.moves().len() < 6 {
                    let mv = choose(&game, level, 1);
                    assert!(game.legal_moves().contains(mv), "{name}");
                    assert_eq!(mv, choose(&game, level, 1), "{name}");
                    game.play(mv).unwrap();
                }
            }
        }
    }

    #[test]
    fn the_seed_makes_the_first_level_play_different_games() {
        let game = Game::start(Rules::SEED).unwrap();
        let first = choose(&game, 1, 0);
        assert!((1..50).any(|seed| choose(&game, 1, seed) != first));
    }

    #[test]
    fn higher_levels_beat_lower_ones() {
        let mut won = 0;
        for seed in 0..10 {
            let mut game = Game::start(Rules::SEED).unwrap();
            let strong = (seed % 2) as u8;
            while game.end_reason().is_none() {
                let level = if game.position().turn().number() == strong { 6 } else { 1 };
                let mv = choose(&game, level, seed);
                game.play(mv).unwrap();
            }
            let winner = game.outcome().and_then(|outcome| outcome.winner());
            won += i32::from(winner.is_some_and(|winner| winner.number() == strong));
        }
        assert!(won >= 8, "level 6 won {won} of 10 games against level 1");
    }

    #[test]
    fn a_debt_of_any_size_changes_nothing() {
        for level in 2..=5 {
            let [without, with] = ["-", "0>1:4294967295"].map(|debts| {
                let line = format!("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 {debts} 0 0 seed");
                let mut game = Game::new(line.parse().unwrap());
                // The key does not see debts (R15), so the draw among equal moves is the same too.
                let first = choose(&game, level, 1);
                game.play(first).unwrap();
                (first, choose(&game, level, 1))
            });
            assert_eq!(without, with, "level {level}");
        }
    }

    /// What a level plays from a position, whatever the seed; with and without ranking last (R6).
    fn choices(position: &str, level: u8) -> [Move; 2] {
        ["lose", "end"].map(|refill| {
            let game = Game::new(format!("{position} seed+refill={refill}").parse().unwrap());
            let mv = choose(&game, level, 0);
            assert!((1..8).all(|seed| choose(&game, level, seed) == mv), "{refill}");
            mv
        })
    }

    #[test]
    fn ranking_last_is_worse_for_the_other_than_any_score() {
        // 7l captures more, but 6l leaves seat 1 with an empty row it cannot fill: it ranks last.
        let [lose, end] = choices("oaq1 2,2,1,2,0,Q/0,0,0,2,0,Q 0 39,2 0,0 - 0 30", 2);
        assert_eq!((lose.to_string().as_str(), end.to_string().as_str()), ("6l", "7l"));
    }

    #[test]
    fn ranking_last_oneself_is_worse_than_any_score() {
        // After 9r, which is worth more points, seat 1 can leave seat 0 an empty row and no reserve.
        let [lose, end] = choices("oaq1 0,0,0,0,1,Q/3,0,0,1,0,Q 0 2,43 0,0 - 0 30", 3);
        assert_eq!((lose.to_string().as_str(), end.to_string().as_str()), ("9l", "9r"));
    }
}
