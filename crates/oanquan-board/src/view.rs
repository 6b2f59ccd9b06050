//! The parts of the drawing.

pub(crate) mod arrows;
mod chalk;
pub(crate) mod ground;
pub(crate) mod marks;
pub(crate) mod square;
pub(crate) mod stones;
pub(crate) mod tray;

use crate::decimal::xy;
use crate::layout::Point;

/// A closed polygon as the data of a path, its corners cut round.
pub(crate) fn polygon(points: &[Point], rounding: f64) -> String {
    let mut path = String::new();
    let count = points.len();
    for place in 0..count {
        let (before, corner, after) =
            (points[(place + count - 1) % count], points[place], points[(place + 1) % count]);
        let cut = |other: Point| {
            let way = other - corner;
            corner + way.unit() * rounding.min(0.5 * way.length())
        };
        let (from, to) = (cut(before), cut(after));
        let letter = if place == 0 { "M" } else { "L" };
        path.push_str(&[letter, &xy(from), "Q", &xy(corner), " ", &xy(to)].concat());
    }
    path + "Z"
}

/// A polygon drawn in towards a point, so that it lies within its border.
pub(crate) fn inset(points: &[Point], center: Point, by: f64) -> Vec<Point> {
    points
        .iter()
        .map(|point| {
            let way = *point - center;
            let length = way.length().max(1.0);
            center + way * ((length - by) / length)
        })
        .collect()
}
