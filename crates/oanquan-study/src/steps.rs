//! What tests ask about the steps of a move.

use oanquan::{Square, Step};

/// How many laps the move has.
pub(crate) fn laps(steps: &[Step]) -> usize {
    steps.iter().filter(|step| matches!(step, Step::Lift { .. })).count()
}

/// The squares that were captured, with their citizens and Mandarins.
pub(crate) fn captures(steps: &[Step]) -> Vec<(Square, u32, u32)> {
    let capture = |step: &Step| match *step {
        Step::Capture { square, citizens, mandarins, .. } => Some((square, citizens, mandarins)),
        _ => None,
    };
    steps.iter().filter_map(capture).collect()
}

/// The squares that stones were sown into, one after the other.
pub(crate) fn sown(steps: &[Step]) -> Vec<Square> {
    let sown = |step: &Step| match step {
        Step::Sow { squares, .. } => Some(squares.clone()),
        _ => None,
    };
    steps.iter().filter_map(sown).flatten().collect()
}
