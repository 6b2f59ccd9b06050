//! The moves of the bare game, with the codes that proofs and books write them in: twice the square that is lifted,
//! from the mover's left, and one more when it is sown to the left.

use oanquan::{Bare, Direction, Stones};

/// The moves of a position that is not over: their codes, the positions after them, and their gains.
#[inline]
pub(crate) fn moves(bare: &Bare, stones: &Stones) -> impl Iterator<Item = (u8, Stones, i32)> {
    let squares = bare.liftable(stones);
    let froms = (0..usize::from(bare.rules().row)).filter(move |from| squares >> from & 1 == 1);
    froms.flat_map(move |from| {
        bare.directions().iter().map(move |&direction| {
            let (after, gain) = bare.play(stones, from, direction);
            (2 * from as u8 + u8::from(direction == Direction::Left), after, gain)
        })
    })
}
