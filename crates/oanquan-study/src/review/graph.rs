//! Where the graph of the margin over a game is drawn: plain numbers, for a page and for a file.

use oanquan::Points;

use super::{Kind, Worth};

/// Points that half the height stands for, at least: a lead of a stone shall not look like a decision.
const LEAST_SCALE: Points = 10;

/// A graph in a box of its width and height; y grows downwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// The width of the box.
    pub width: f64,
    /// The height of the box.
    pub height: f64,
    /// The margin that the upper edge stands for; the lower one stands for the other side's.
    pub scale: Points,
    /// The positions whose margin is known, in order.
    pub dots: Vec<Dot>,
}

/// A position in the graph.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// How many moves led to it.
    pub ply: usize,
    /// The margin at the end.
    pub margin: Worth,
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Dot {
    /// Whether the margin is proved.
    pub fn is_exact(&self) -> bool {
        self.margin.kind == Kind::Exact
    }
}

impl Graph {
    /// The graph of these margins, one for each position of a game.
    pub fn new(margins: &[Option<Worth>], width: f64, height: f64) -> Graph {
        let most = margins.iter().flatten().map(|margin| margin.points.abs()).max().unwrap_or_default();
        let scale = (most.max(1) + LEAST_SCALE - 1) / LEAST_SCALE * LEAST_SCALE;
        let step = width / margins.len().saturating_sub(1).max(1) as f64;
        let dots = margins.iter().enumerate().filter_map(|(ply, margin)| {
            let margin = (*margin)?;
            let share = margin.points as f64 / scale as f64;
            Some(Dot { ply, margin, x: ply as f64 * step, y: height / 2.0 * (1.0 - share) })
        });
        Graph { width, height, scale, dots: dots.collect() }
    }

    /// The pieces of the line: a position whose margin is not known interrupts it.
    pub fn pieces(&self) -> impl Iterator<Item = &[Dot]> {
        self.dots.chunk_by(|one, next| one.ply + 1 == next.ply)
    }
}
