//! A drawing of boxes and coloured text in a grid of characters. Boxes that touch share their lines.

use std::fmt::Write;

use anstyle::Style;

use crate::look::Lines;

/// The ways a line can leave a character.
const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

/// The characters for every set of ways.
const UNICODE: [char; 16] = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
const ASCII: [char; 16] = [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'];

#[derive(Clone, Copy, Default)]
struct Cell {
    /// The ways lines leave it.
    lines: u8,
    text: Option<char>,
    style: Style,
}

/// The grid. What is drawn beyond its edge is not seen.
pub(crate) struct Canvas {
    rows: Vec<Vec<Cell>>,
}

impl Canvas {
    /// An empty grid.
    pub(crate) fn new(width: usize, height: usize) -> Canvas {
        Canvas { rows: vec![vec![Cell::default(); width]; height] }
    }

    /// Draws a box whose corners are these characters.
    pub(crate) fn frame(&mut self, (left, top): (usize, usize), (right, bottom): (usize, usize)) {
        for x in left..right {
            for y in [top, bottom] {
                self.add_line(x, y, RIGHT);
                self.add_line(x + 1, y, LEFT);
            }
        }
        for y in top..bottom {
            for x in [left, right] {
                self.add_line(x, y, DOWN);
                self.add_line(x, y + 1, UP);
            }
        }
    }

    fn add_line(&mut self, x: usize, y: usize, way: u8) {
        if let Some(cell) = self.cell(x, y) {
            cell.lines |= way;
        }
    }

    /// Writes a text from a place to the right.
    pub(crate) fn text(&mut self, (x, y): (usize, usize), text: &str, style: Style) {
        for (offset, c) in text.chars().enumerate() {
            if let Some(cell) = self.cell(x + offset, y) {
                cell.text = Some(c);
                cell.style = style;
            }
        }
    }

    fn cell(&mut self, x: usize, y: usize) -> Option<&mut Cell> {
        self.rows.get_mut(y)?.get_mut(x)
    }

    /// The drawing as lines of text without trailing spaces, each with a line end.
    pub(crate) fn render(&self, lines: Lines) -> String {
        let table = match lines {
            Lines::Unicode => &UNICODE,
            Lines::Ascii => &ASCII,
        };
        let mut out = String::new();
        for row in &self.rows {
            let end = row.iter().rposition(|cell| cell.text.map_or(cell.lines != 0, |c| c != ' '));
            let mut style = Style::new();
            for cell in &row[..end.map_or(0, |end| end + 1)] {
                if cell.style != style {
                    // Writing to a string cannot fail.
                    let _ = write!(out, "{style:#}{}", cell.style);
                    style = cell.style;
                }
                out.push(cell.text.unwrap_or(table[usize::from(cell.lines & 15)]));
            }
            let _ = writeln!(out, "{style:#}");
        }
        out
    }
}
