//! What a move would do, seen before it is played.

use oanquan::{Move, Points, Position, Square, Step};

/// What a move would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The move.
    pub mv: Move,
    /// Whether the row would be refilled first (R5).
    pub refills: bool,
    /// The squares in which stones fall, in order; one that is passed twice is listed twice.
    pub visited: Vec<Square>,
    /// Where the last stone falls.
    pub ends_at: Square,
    /// What is taken, capture by capture.
    pub captures: Vec<Captured>,
    /// The points of all captures together.
    pub points: Points,
    /// The Mandarins among them.
    pub mandarins: u32,
}

/// One capture (R11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captured {
    /// The square that is emptied.
    pub square: Square,
    /// The points it gives, a Mandarin counted with its value.
    pub points: Points,
    /// Whether the Mandarin is among it.
    pub mandarin: bool,
}

impl Preview {
    /// Looks at a move; `None` when it is not legal.
    pub(crate) fn of(position: &Position, mv: Move) -> Option<Preview> {
        let mut steps = Vec::new();
        position.play_observed(mv, &mut steps).ok()?;
        let visited: Vec<Square> = steps
            .iter()
            .filter_map(|step| if let Step::Sow { squares, .. } = step { Some(squares) } else { None })
            .flatten()
            .copied()
            .collect();
        let captures = captures(position, &steps);
        Some(Preview {
            mv,
            refills: matches!(steps.first(), Some(Step::Refill { .. })),
            ends_at: *visited.last()?,
            visited,
            points: captures.iter().map(|captured| captured.points).sum(),
            mandarins: captures.iter().map(|captured| u32::from(captured.mandarin)).sum(),
            captures,
        })
    }
}

/// The captures among the steps of a turn.
pub(crate) fn captures(position: &Position, steps: &[Step]) -> Vec<Captured> {
    let value = Points::from(position.rules().mandarin_value);
    let captured = |step: &Step| match *step {
        Step::Capture { square, citizens, mandarins, .. } => Some(Captured {
            square,
            points: Points::from(citizens) + value * Points::from(mandarins),
            mandarin: mandarins > 0,
        }),
        _ => None,
    };
    steps.iter().filter_map(captured).collect()
}
