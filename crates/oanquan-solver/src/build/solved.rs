//! A whole board: a table of all citizens there are is closed, so it holds the start of the game too.

use oanquan::{Bare, Move, Position, Seat, Stones};
use oanquan_tables::Bounds;

use super::{Build, BuildError, Census, Layer, Watch};

/// What a board is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The start of the game.
    pub start: Bounds,
    /// The first moves, as the notation has them, with what they leave the side that plays them: their gain,
    /// less what the position after them is worth.
    pub moves: Vec<(Move, Bounds)>,
    /// Plies within which the bounds of the start are forced.
    pub plies: u32,
    /// Plies within which all bounds are forced.
    pub all_plies: u32,
    /// All positions that are not over, and how many of them are known exactly.
    pub positions: Layer,
    /// Bytes of memory for the bounds.
    pub memory: u64,
}

/// Builds the table of a whole board. `None` when the watch has ended it.
///
/// # Errors
/// [`BuildError`] when the board is too large.
///
/// # Panics
/// Never: rules of a bare game have a start.
pub fn solved(bare: Bare, watch: &dyn Watch) -> Result<Option<Solved>, BuildError> {
    let mut build = Build::new(bare, bare.rules().start_citizens())?;
    let start = Position::start(*bare.rules()).expect("rules of a bare game have no faults");
    let stones = bare.stones(&start).expect("the start is a position of its own rules");
    let known = |build: &Build| build.probe(&stones).expect("the start has a place");
    let (mut bounds, mut plies) = (Bounds::default(), 0);
    while !build.is_finished() {
        if build.pass(watch).is_none() {
            return Ok(None);
        }
        let now = known(&build);
        if now != bounds {
            (bounds, plies) = (now, build.passes());
        }
    }
    Ok(Some(Solved {
        start: bounds,
        moves: first_moves(&build, &stones, start.turn()),
        plies,
        all_plies: build.plies(),
        positions: Census::of(build.index(), build.bounds()).total(),
        memory: build.memory(),
    }))
}

/// The moves from the start with their bounds.
fn first_moves(build: &Build, start: &Stones, seat: Seat) -> Vec<(Move, Bounds)> {
    let bare = build.index().bare();
    let mut moves = Vec::new();
    for from in (0..bare.squares()).filter(|from| bare.liftable(start) >> from & 1 == 1) {
        for &direction in bare.directions() {
            let (child, gain) = bare.play(start, from, direction);
            let after = build.probe(&child).expect("the table is closed");
            let bounds = Bounds {
                lower: after.upper.map(|upper| gain - upper),
                upper: after.lower.map(|lower| gain - lower),
            };
            moves.push((bare.mv(seat, from, direction), bounds));
        }
    }
    moves
}
