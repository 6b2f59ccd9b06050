//! Releasing the fish where people see it: when the turn begins (R5), not only once a square is chosen.
//!
//! The rules tell the refill as the first steps of the move that follows. Here those steps are shown at the end
//! of the turn before, so that who has to choose sees what there is to choose from.

use oanquan::{Position, Step};
use oanquan_board::Motions;
use oanquan_session::Turn;

use crate::motions::motions_of;

/// A turn as it is shown: without the refill it began with, which was shown before, and with the one that the
/// next turn begins with, unless the game is over.
pub(super) fn motions(turn: &Turn, is_over: bool) -> Motions {
    let begins = refill(&turn.before).len();
    let before = turn.before.refilled(&mut ()).unwrap_or(turn.before);
    let next = if is_over { None } else { turn.after.refilled(&mut ()) };
    let mut steps = turn.steps[begins..].to_vec();
    if next.is_some() {
        steps.extend(refill(&turn.after));
    }
    motions_of(&before, &steps, &next.unwrap_or(turn.after))
}

/// The steps of the refill that the next move begins with; none when the row is not empty or the game is over.
fn refill(position: &Position) -> Vec<Step> {
    let mut steps = Vec::new();
    position.refilled(&mut steps);
    steps
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use oanquan_session::{Arrangement, Table};

    use super::*;
    use crate::motions::{piles_of, stores_of};

    #[test]
    fn what_is_shown_goes_on_where_it_stopped_and_plays_the_same() {
        let mut rng = Rng::with_seed(7);
        let mut refills = 0;
        for rules in ["seed", "four", "three+citizens=1", "seed+citizens=1+row=2+refill=bank", "vietnam"] {
            for _ in 0..40 {
                let arrangement = Arrangement { rules: rules.parse().unwrap(), ..Arrangement::default() };
                let mut table = Table::new(arrangement).unwrap();
                let mut shown = (piles_of(table.position()), stores_of(table.position()));
                while !table.is_over() && table.game().moves().len() < 300 {
                    let moves = table.legal_moves();
                    let mv = moves[rng.usize(..moves.len())];
                    let seen = table.position().refilled(&mut ());
                    refills += usize::from(seen.is_some());
                    // The rules reach the same position from the one that people see.
                    let from_seen = seen.unwrap_or(*table.position()).play(mv).unwrap();
                    let turn = table.play(mv).unwrap();
                    assert_eq!(from_seen.board(), turn.after.board(), "{} {mv}", turn.before);
                    assert_eq!(from_seen.banked(), turn.after.banked(), "{} {mv}", turn.before);

                    let motions = motions(&turn, table.is_over());
                    assert_eq!((motions.before, motions.stores_before), shown, "{} {mv}", turn.before);
                    shown = (motions.after, motions.stores_after);
                }
            }
        }
        assert!(refills > 100, "{refills} refills");
    }
}
