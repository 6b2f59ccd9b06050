//! What the rules tell as the board wants to see it: squares as places of the ring, steps as motions.
//!
//! Nothing is computed here that the rules have not said; [`Motions`] come from what was played.

use oanquan::{BySeat, Direction, Lender, Position, Ring, Rules, Seat, Square, Step};
use oanquan_board::{Motion, Motions, Pile, Shape, Store, Way};

/// The shape of the board; `None` for rules that have no board.
pub(crate) fn shape_of(rules: &Rules) -> Option<Shape> {
    rules.ring().map(|ring| Shape { seats: ring.seats(), row: ring.row() })
}

/// What is printed in each square, in ring order: `5`, `M0`.
pub(crate) fn labels_of(ring: Ring) -> Vec<String> {
    ring.squares().map(|square| ring.name(square).to_string()).collect()
}

/// What lies in each square.
pub(crate) fn piles_of(position: &Position) -> Vec<Pile> {
    let pile = |content: oanquan::Content| Pile {
        citizens: content.citizens.into(),
        mandarins: content.mandarin.into(),
    };
    position.contents().map(pile).collect()
}

/// What each seat holds. The score is what it has whatever becomes of the board: the rows do not count yet.
pub(crate) fn stores_of(position: &Position) -> Vec<Store> {
    let (mut owed, mut lent) = (BySeat::<u32>::default(), BySeat::<u32>::default());
    for debt in position.debts() {
        if let Some(debtor) = Seat::new(debt.debtor) {
            owed[debtor] += debt.citizens;
        }
        if let Lender::Seat(lender) = debt.lender {
            lent[lender] += debt.citizens;
        }
    }
    let banked = position.banked();
    let store = |seat| Store {
        citizens: position.reserve(seat),
        mandarins: position.mandarins_won(seat),
        score: banked[seat],
        owed: owed[seat],
        lent: lent[seat],
    };
    Seat::all(position.rules().seats).map(store).collect()
}

/// The way of a direction.
pub(crate) fn way_of(direction: Direction) -> Way {
    match direction {
        Direction::Right => Way::Right,
        Direction::Left => Way::Left,
    }
}

/// The direction of a way.
pub(crate) fn direction_of(way: Way) -> Direction {
    match way {
        Way::Right => Direction::Right,
        Way::Left => Direction::Left,
    }
}

/// The motions of a turn that led from one position to another by these steps. Their number is 0: whoever
/// shows them gives them one.
pub(crate) fn motions_of(before: &Position, steps: &[Step], after: &Position) -> Motions {
    Motions {
        number: 0,
        way: way_sown(before.ring(), steps),
        before: piles_of(before),
        stores_before: stores_of(before),
        motions: steps.iter().map(motion_of).collect(),
        after: piles_of(after),
        stores_after: stores_of(after),
    }
}

/// Which way the first lap goes.
fn way_sown(ring: Ring, steps: &[Step]) -> Option<Way> {
    steps.windows(2).find_map(|pair| match pair {
        [Step::Lift { square, .. }, Step::Sow { squares, .. }] => {
            let first = *squares.first()?;
            let goes = |direction: &Direction| ring.step(*square, *direction) == first;
            Direction::BOTH.into_iter().find(goes).map(way_of)
        }
        _ => None,
    })
}

fn motion_of(step: &Step) -> Motion {
    let places = |squares: &[Square]| squares.iter().map(|square| square.index()).collect();
    match step {
        Step::Refill { seat, squares, own } => {
            Motion::Refill { seat: seat.number(), squares: places(squares), own: *own }
        }
        Step::Loan { seat, lender, citizens } => Motion::Loan {
            seat: seat.number(),
            lender: match lender {
                Lender::Seat(lender) => Some(lender.number()),
                Lender::Bank => None,
            },
            citizens: *citizens,
        },
        Step::Lift { seat, square, stones } => {
            Motion::Lift { seat: seat.number(), square: square.index(), stones: *stones }
        }
        Step::Sow { seat, squares } => Motion::Sow { seat: seat.number(), squares: places(squares) },
        Step::Capture { seat, square, citizens, mandarins } => Motion::Capture {
            seat: seat.number(),
            square: square.index(),
            citizens: *citizens,
            mandarins: *mandarins,
        },
        Step::Pass { seat } => Motion::Pass { seat: seat.number() },
        Step::Sweep { seat, citizens } => Motion::Sweep { seat: seat.number(), citizens: *citizens },
    }
}

#[cfg(test)]
mod tests;
