//! Lines as a hand draws them on the ground: never quite straight, and never twice the same.

use crate::decimal::xy;
use crate::layout::Point;
use crate::pebbles::chance;

/// How far apart the hand wavers.
const STEP: f64 = 22.0;

/// A line through points, as the data of a path. `seed` tells lines and strokes apart.
pub(super) fn line(points: &[Point], seed: u32, waver: f64) -> String {
    let mut spots = vec![points[0]];
    for pair in points.windows(2) {
        let parts = ((pair[1] - pair[0]).length() / STEP).ceil().max(1.0);
        spots.extend((1..=parts as u32).map(|part| pair[0].towards(pair[1], f64::from(part) / parts)));
    }
    let last = spots.len() - 1;
    // The hand starts a little early or late, and ends so.
    let (first_way, last_way) = ((spots[1] - spots[0]).unit(), (spots[last] - spots[last - 1]).unit());
    spots[0] = spots[0] - first_way * (2.5 * chance(seed, 41) - 0.5);
    spots[last] = spots[last] + last_way * (2.5 * chance(seed, 42) - 0.5);
    let wavering = |number: usize| {
        let salt = 43 + 2 * number as u32;
        Point::new(chance(seed, salt) - 0.5, chance(seed, salt + 1) - 0.5) * (2.0 * waver)
    };
    let drawn: Vec<Point> = spots.iter().enumerate().map(|(n, spot)| *spot + wavering(n)).collect();
    let mut path = String::from("M") + &xy(drawn[0]);
    for pair in drawn.windows(2) {
        let middle = pair[0].towards(pair[1], 0.5);
        path.push_str(&["Q", &xy(pair[0]), " ", &xy(middle)].concat());
    }
    path + "L" + &xy(drawn[last])
}
