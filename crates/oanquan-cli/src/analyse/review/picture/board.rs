//! The board of a position in a picture: what lies in its squares and in the stores, and the moves that are spoken of.

use std::fmt::Write;

use oanquan::{Direction, Move, Position, Ring, Seat, Square};

/// The largest side of a square in two rows, and in a ring.
const MOST_SIDE: (f64, f64) = (84.0, 56.0);

/// The height of a line of text.
const LINE: f64 = 22.0;

/// From the border of a square to the line of what was played there, to that of what was better, and to its name.
const PLAYED: f64 = 3.0;
const BETTER: f64 = 7.0;
const NAME: f64 = 11.0;

/// A board in a picture.
pub(super) struct Board<'a> {
    /// What lies on it.
    pub(super) position: &'a Position,
    /// The move that was played, if it is spoken of: a full line round its square.
    pub(super) played: Option<Move>,
    /// The move that was better: a broken line.
    pub(super) better: Option<Move>,
    /// What each seat is called.
    pub(super) stores: Vec<String>,
    /// The left edge.
    pub(super) left: f64,
    /// The upper edge.
    pub(super) top: f64,
    /// The width there is.
    pub(super) width: f64,
}

/// Where a square lies.
#[derive(Clone, Copy)]
struct Cell {
    /// Its middle.
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Board<'_> {
    fn ring(&self) -> Ring {
        self.position.ring()
    }

    /// The side of a square: two Mandarins stand beside a row.
    fn side(&self) -> f64 {
        let most = if self.is_of_two() { MOST_SIDE.0 } else { MOST_SIDE.1 };
        most.min(self.width / (f64::from(self.ring().row()) + 2.0))
    }

    fn is_of_two(&self) -> bool {
        self.ring().seats() == 2
    }

    /// How much room it takes from its upper edge on.
    pub(super) fn height(&self) -> f64 {
        let rows = if self.is_of_two() { 2.0 } else { f64::from(self.ring().row()) + 2.0 };
        rows * self.side() + LINE * f64::from(self.ring().seats()) + 8.0
    }

    /// The drawing.
    pub(super) fn draw(&self) -> String {
        let mut out = String::new();
        for (square, content) in self.ring().squares().zip(self.position.contents()) {
            let cell = self.cell(square);
            let (left, top) = (cell.x - cell.width / 2.0, cell.y - cell.height / 2.0);
            add(
                &mut out,
                &format!(
                    "<rect class=\"square\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                    cell.width, cell.height
                ),
            );
            if content.mandarin {
                let (y, size) = (cell.y - 0.3 * self.side(), 0.14 * self.side());
                add(
                    &mut out,
                    &format!(
                        "<ellipse class=\"mandarin\" cx=\"{:.1}\" cy=\"{y:.1}\" rx=\"{:.1}\" ry=\"{size:.1}\"/>",
                        cell.x,
                        1.5 * size
                    ),
                );
            }
            let size = 0.34 * self.side();
            let at = cell.y + if content.mandarin { 0.08 * self.side() } else { 0.0 } + 0.35 * size;
            add(
                &mut out,
                &format!(
                    "<text class=\"count\" x=\"{:.1}\" y=\"{at:.1}\" text-anchor=\"middle\" \
                     style=\"font-size:{size:.0}px\">{}</text>",
                    cell.x, content.citizens
                ),
            );
            // Nothing is drawn inside of the border of a Mandarin square.
            let inset = if self.ring().is_mandarin(square) { 4.0 } else { NAME };
            add(
                &mut out,
                &format!(
                    "<text class=\"name\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                    left + inset,
                    top + cell.height - inset,
                    self.ring().name(square)
                ),
            );
        }
        for (mv, class, inset) in [(self.played, "played", PLAYED), (self.better, "better", BETTER)] {
            if let Some(mv) = mv {
                self.draw_move(&mut out, mv, class, inset);
            }
        }
        self.draw_stores(&mut out);
        out
    }

    /// A line round the square that is lifted, and an arrow the way that it is sown.
    fn draw_move(&self, out: &mut String, mv: Move, class: &str, inset: f64) {
        let square = self.ring().citizen_square(mv.label).expect("a move that was searched has a square");
        let cell = self.cell(square);
        let sign = if mv.direction == Direction::Right { 1.0 } else { -1.0 };
        let (x, y) = self.along(square);
        let (x, y) = (sign * x, sign * y);
        let (tip_x, tip_y) =
            (cell.x + x * (cell.width / 2.0 - inset - 3.0), cell.y + y * (cell.height / 2.0 - inset - 3.0));
        let (back_x, back_y) = (tip_x - 9.0 * x, tip_y - 9.0 * y);
        add(
            out,
            &format!(
                "<rect class=\"move {class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                cell.x - cell.width / 2.0 + inset,
                cell.y - cell.height / 2.0 + inset,
                cell.width - 2.0 * inset,
                cell.height - 2.0 * inset
            ),
        );
        add(
            out,
            &format!(
                "<path class=\"way {class}\" d=\"M{tip_x:.1} {tip_y:.1}L{:.1} {:.1}L{:.1} {:.1}Z\"/>",
                back_x - 7.0 * y,
                back_y + 7.0 * x,
                back_x + 7.0 * y,
                back_y - 7.0 * x
            ),
        );
    }

    /// What each seat has, and who is to move.
    fn draw_stores(&self, out: &mut String) {
        let turn = self.position.end_reason().is_none().then(|| self.position.turn());
        let seats = self.ring().seats();
        for (seat, store) in Seat::all(seats).zip(&self.stores) {
            let y = self.top + self.height() - LINE * f64::from(seats - seat.number()) + LINE - 6.0;
            let sign = if turn == Some(seat) { "▸ " } else { "" };
            add(out, &format!("<text x=\"{}\" y=\"{y:.1}\">{sign}{store}</text>", self.left));
        }
    }

    fn cell(&self, square: Square) -> Cell {
        let (side, row) = (self.side(), usize::from(self.ring().row()));
        let (seat, place) = (square.index() / (row + 1), square.index() % (row + 1));
        // From the left of the seat's row, its own Mandarin square last.
        let (ahead, far) = (place as f64 + 1.0, row as f64 + 1.0);
        let (column, line) = match (seat, self.is_of_two()) {
            (0, true) => (ahead, 1.0),
            (_, true) => (far - ahead, 0.0),
            (0, false) => (ahead, far),
            (1, false) => (far, far - ahead),
            (2, false) => (far - ahead, 0.0),
            (_, false) => (0.0, ahead),
        };
        let is_end = self.is_of_two() && self.ring().is_mandarin(square);
        let (line, height) = if is_end { (0.5, 2.0 * side) } else { (line, side) };
        let (x, y) = (self.left + side * (column + 0.5), self.top + side * (line + 0.5));
        Cell { x, y, width: side, height }
    }

    /// One step in ascending ring order from a square of a row, one long.
    fn along(&self, square: Square) -> (f64, f64) {
        let seat = square.index() / (usize::from(self.ring().row()) + 1);
        match (seat, self.is_of_two()) {
            (0, _) => (1.0, 0.0),
            (1, true) | (2, false) => (-1.0, 0.0),
            (1, false) => (0.0, -1.0),
            _ => (0.0, 1.0),
        }
    }
}

fn add(out: &mut String, text: &str) {
    // Writing to a string does not fail.
    let _ = writeln!(out, "{text}");
}
