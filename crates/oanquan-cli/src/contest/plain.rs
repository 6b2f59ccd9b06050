//! A yardstick: alpha-beta of a fixed depth on the margin of points, and nothing else. At the horizon only
//! what was captured counts, at the end of a game the rows too. It knows no evaluation, no quiescence and no
//! table, so that its strength at a depth stays what it is.
//!
//! All others count as one enemy. Repetition (R15) is seen by the [`Game`], its history included.

use std::cmp::Reverse;

use oanquan::{Game, Move, Points, Position, Seat};

/// The worth of a loss by R6 beside any margin: counts have 32 bits, a side has a few of them.
const LOST: Points = 1 << 40;

/// The move that leads to the best margin, of equals the first in the order of search; `None` when the game
/// is over.
pub(super) fn choose(game: &Game, depth: u32) -> Option<Move> {
    best(game, depth).map(|(mv, _)| mv)
}

/// The margin the seat to move comes to, what it holds already included.
pub(super) fn worth(game: &Game, depth: u32) -> Points {
    let me = game.position().turn();
    best(game, depth).map_or_else(|| final_margin(game, me).unwrap_or_default(), |(_, worth)| worth)
}

fn best(game: &Game, depth: u32) -> Option<(Move, Points)> {
    let me = game.position().turn();
    let mut game = game.clone();
    let mut best: Option<(Move, Points)> = None;
    for mv in captures_first(&game) {
        let low = best.map_or(-2 * LOST, |(_, worth)| worth);
        let worth = after(&mut game, mv, me, depth, (low, 2 * LOST));
        if best.is_none_or(|(_, known)| worth > known) {
            best = Some((mv, worth));
        }
    }
    best
}

/// The margin of `me` after a move, exact inside the window and a bound outside.
fn after(game: &mut Game, mv: Move, me: Seat, depth: u32, window: (Points, Points)) -> Points {
    game.play(mv).expect("the move comes from the list of legal moves");
    let worth = search(game, me, depth.saturating_sub(1), window);
    game.undo();
    worth
}

fn search(game: &mut Game, me: Seat, depth: u32, (mut low, mut high): (Points, Points)) -> Points {
    if let Some(margin) = final_margin(game, me) {
        return margin;
    }
    let position = game.position();
    if depth == 0 {
        return margin_held(position, me);
    }
    let mine = position.rules().same_side(position.turn(), me);
    // The last ply has no subtree that an order could cut off.
    let moves = if depth > 1 { captures_first(game) } else { game.legal_moves().iter().collect() };
    for mv in moves {
        let worth = after(game, mv, me, depth, (low, high));
        if mine {
            low = low.max(worth);
        } else {
            high = high.min(worth);
        }
        if low >= high {
            break;
        }
    }
    if mine { low } else { high }
}

/// The legal moves, those first that gain their mover most.
fn captures_first(game: &Game) -> Vec<Move> {
    let position = game.position();
    let mut moves: Vec<(Points, Move)> = game
        .legal_moves()
        .iter()
        .map(|mv| {
            let mut next = *position;
            next.play_unchecked(mv);
            (next.banked()[position.turn()], mv)
        })
        .collect();
    moves.sort_by_key(|(held, _)| Reverse(*held));
    moves.into_iter().map(|(_, mv)| mv).collect()
}

/// The margin of the count (R18) when the game is over; ranking last by R6 is worse than any.
fn final_margin(game: &Game, me: Seat) -> Option<Points> {
    let outcome = game.outcome()?;
    let rules = *game.position().rules();
    let margin = margin(game.position(), me, |seat| outcome.scores[seat]);
    Some(match outcome.loser {
        None => margin,
        Some(loser) if rules.same_side(loser, me) => margin - LOST,
        Some(_) => margin + LOST,
    })
}

/// The margin of what is held, the rows left aside.
fn margin_held(position: &Position, me: Seat) -> Points {
    let banked = position.banked();
    margin(position, me, |seat| banked[seat])
}

fn margin(position: &Position, me: Seat, points: impl Fn(Seat) -> Points) -> Points {
    let rules = position.rules();
    let signed = |seat| if rules.same_side(seat, me) { points(seat) } else { -points(seat) };
    Seat::all(rules.seats).map(signed).sum()
}

#[cfg(test)]
mod tests {
    use oanquan::{EndReason, Rules};

    use super::*;

    fn game(line: &str) -> Game {
        Game::new(line.parse().unwrap())
    }

    /// The same by looking at everything.
    fn minimax(game: &mut Game, me: Seat, depth: u32) -> Points {
        if let Some(outcome) = game.outcome() {
            return outcome.scores[me] * 2 - outcome.scores.seats(2).iter().sum::<Points>();
        }
        if depth == 0 {
            let banked = game.position().banked();
            return banked[me] * 2 - banked.seats(2).iter().sum::<Points>();
        }
        let mine = game.position().turn() == me;
        let worths: Vec<Points> = game
            .legal_moves()
            .iter()
            .map(|mv| {
                game.play(mv).unwrap();
                let worth = minimax(game, me, depth - 1);
                game.undo();
                worth
            })
            .collect();
        if mine { worths.into_iter().max().unwrap() } else { worths.into_iter().min().unwrap() }
    }

    #[test]
    fn nothing_is_lost_by_cutting_off() {
        let mut rng = fastrand::Rng::with_seed(4);
        for name in ["seed", "vietnam", "tonkin", "ludii", "seed+row=2+citizens=2"] {
            for _ in 0..12 {
                let mut game = Game::start(name.parse().unwrap()).unwrap();
                let plies = rng.usize(..40);
                while let Some(mv) = rng.choice(game.legal_moves())
                    && game.moves().len() < plies
                {
                    game.play(mv).unwrap();
                }
                if game.end_reason().is_some() {
                    continue;
                }
                let me = game.position().turn();
                for depth in 1..=4 {
                    let expected = minimax(&mut game.clone(), me, depth);
                    let (mv, found) = best(&game, depth).unwrap();
                    assert_eq!(found, expected, "{} depth {depth}", game.position());
                    let mut after = game.clone();
                    after.play(mv).unwrap();
                    assert_eq!(minimax(&mut after, me, depth - 1), expected, "{mv}");
                }
            }
        }
    }

    #[test]
    fn a_third_occurrence_counts_as_the_end() {
        // Shuffling to and fro brings the position after 5r 0r 6l 1l back; seat 0 is far ahead.
        let mut game = game("oaq1 1,0,0,0,0,Q/1,0,0,0,0,Q 0 30,18 0,0 - 0 60 seed");
        for mv in ["5r", "0r", "6l", "1l", "5r", "0r", "6l"] {
            game.play(mv.parse().unwrap()).unwrap();
        }
        let mut third = game.clone();
        third.play("1l".parse().unwrap()).unwrap();
        assert_eq!(third.end_reason(), Some(EndReason::Repetition));
        // Seat 1 ends the game with it: its own stone in its row counts then.
        let found = after(&mut game, "1l".parse().unwrap(), game_seat(1), 3, (-LOST, LOST));
        assert_eq!(found, 18 + 1 - 30 - 1);
    }

    fn game_seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn ranking_last_is_worse_than_any_margin() {
        // As in the tests of the levels: 7l captures more, 6l leaves seat 1 a row it cannot fill.
        for (refill, expected) in [("lose", "6l"), ("end", "7l")] {
            let game = game(&format!("oaq1 2,2,1,2,0,Q/0,0,0,2,0,Q 0 39,2 0,0 - 0 30 seed+refill={refill}"));
            assert_eq!(choose(&game, 1).unwrap().to_string(), expected, "{refill}");
        }
    }

    #[test]
    fn three_seats_play_against_the_mover() {
        let game = Game::start(Rules::THREE).unwrap();
        assert!(worth(&game, 3) <= worth(&game, 1));
        assert!(game.legal_moves().contains(choose(&game, 3).unwrap()));
    }
}
