//! In what order moves are tried: by what they gain, and by the looks of the position they lead to. It
//! changes no result, only how much is searched for it.

use oanquan::{Bare, Stones};

/// What the filled squares of a row are worth, and an empty one costs, in points.
const CORNER: i32 = 2;
const INNER: i32 = 2;
const MIDDLE: i32 = 2;
const EMPTY: i32 = 16;

/// The order of moves under one rule set.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// What the filled squares of a row are worth to its owner, a set of squares being the place.
    rows: [i32; 32],
    row: u32,
}

impl Order {
    pub(crate) fn new(bare: &Bare) -> Order {
        let row = u32::from(bare.rules().row);
        let rows = core::array::from_fn(|squares| {
            if squares == 0 {
                return -EMPTY;
            }
            let worth = |square: u32| {
                let from_end = square.min(row - 1 - square);
                match from_end {
                    0 => CORNER,
                    _ if 2 * square + 1 == row => MIDDLE,
                    _ => INNER,
                }
            };
            (0..row).filter(|square| squares >> square & 1 == 1).map(worth).sum()
        });
        Order { rows, row }
    }

    /// How good it looks to have moved here: `after` is the position the other side sees.
    #[inline]
    pub(crate) fn of(&self, after: &Stones, gain: i32) -> i32 {
        let filled = after.filled();
        let full = (1 << self.row) - 1;
        let theirs = self.rows[(filled & full & 31) as usize];
        let mine = self.rows[(filled >> (self.row + 1) & full & 31) as usize];
        gain + mine - theirs
    }
}
