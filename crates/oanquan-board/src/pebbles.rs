//! What each stone looks like and where in its square it lies.
//!
//! No two neighbours look alike, and yet nothing is left to chance: the same stone of the same square is
//! drawn the same way whenever it is drawn, and a stone that arrives moves none that is there.

use crate::decimal::decimal;
use crate::layout::{Bowl, Cell, Point, at_angle};

/// Up to here every citizen is drawn.
pub const SINGLE: u32 = 15;
/// A heap is never drawn with more stones than this.
pub const MOST: u32 = 30;
/// How many outlines of citizens there are.
pub const FORMS: usize = 7;
/// How many colours of citizens there are.
pub const HUES: usize = 8;

/// In a heap one more stone is drawn for this many citizens.
const HEAPED: u32 = 6;

/// A stone as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pebble {
    /// Its middle.
    pub at: Point,
    /// Which outline, below [`FORMS`].
    pub form: usize,
    /// Which colour, below [`HUES`].
    pub hue: usize,
    /// How far it is turned.
    pub degrees: f64,
    /// Its radius.
    pub radius: f64,
}

/// How many stones are drawn for a number of citizens.
pub fn drawn(citizens: u32) -> u32 {
    if citizens <= SINGLE { citizens } else { (SINGLE + (citizens - SINGLE).div_ceil(HEAPED)).min(MOST) }
}

/// A citizen of a square, `index` counted from 0 in the order of arrival, below [`MOST`].
pub fn citizen(cell: &Cell, square: usize, index: u32, radius: f64) -> Pebble {
    let seed = square as u32 * 64 + index;
    let radius = radius * (0.9 + 0.24 * chance(seed, 1));
    let at = spot(&cell.bowl, cell, square, index, radius);
    pebble(seed, at, radius)
}

/// A citizen that is in no square: in the hand, in the air, in a store.
pub fn loose(seed: u32, at: Point, radius: f64) -> Pebble {
    pebble(seed.wrapping_mul(2_654_435_761) ^ 0x51ed, at, radius * (0.9 + 0.2 * chance(seed, 5)))
}

fn pebble(seed: u32, at: Point, radius: f64) -> Pebble {
    Pebble {
        at,
        form: (chance(seed, 2) * FORMS as f64) as usize,
        hue: (chance(seed, 3) * HUES as f64) as usize,
        // Little, for the light on it comes from one side.
        degrees: 70.0 * (chance(seed, 4) - 0.5),
        radius,
    }
}

/// The Mandarins of a square: their middles and their radius. More than three look like three.
pub fn mandarins(cell: &Cell, count: u32) -> (Vec<Point>, f64) {
    let bowl = &cell.bowl;
    let radius = 0.68 * bowl.along.min(bowl.across);
    let shown = count.min(3);
    let middle = 0.5 * (f64::from(shown) - 1.0);
    let at = |number: u32| bowl.center + cell.along * ((f64::from(number) - middle) * 1.3 * radius);
    ((0..shown).map(at).collect(), radius)
}

/// Stones lie along a sunflower's spiral, which leaves about the same room to each; those of a heap lie upon
/// the others, nearer to the middle.
fn spot(bowl: &Bowl, cell: &Cell, square: usize, index: u32, radius: f64) -> Point {
    const GOLDEN: f64 = 2.399_963_229_728_653;
    let (place, room, from) = if index < SINGLE {
        // In a Mandarin square the middle belongs to the big stone.
        (index, f64::from(SINGLE - 2), if cell.mandarin { 0.7 } else { 0.0 })
    } else {
        (index - SINGLE, f64::from(2 * (MOST - SINGLE)), 0.0)
    };
    let part = ((f64::from(place) + 0.5) / room).min(1.0);
    let part = from + (1.0 - from) * part;
    // A little further out than the root, which would leave the same room to each.
    let spread = part.sqrt() * (1.15 - 0.15 * part);
    let wobble = 0.22 * (chance(square as u32 * 64 + index, 6) - 0.5);
    let way = at_angle(f64::from(place) * GOLDEN + square as f64 * 1.9 + wobble);
    let height = if index < SINGLE { 0.0 } else { 0.55 * radius };
    bowl.center
        + cell.along * (way.x * spread * (bowl.along - radius).max(0.0))
        + cell.out * (way.y * spread * (bowl.across - radius).max(0.0))
        + Point::new(0.0, -height)
}

/// The outline of a citizen of radius 1, as the data of a path.
pub fn outline(form: usize) -> String {
    let flat = 0.74 + 0.2 * chance(form as u32, 21);
    let turn = at_angle(std::f64::consts::PI * chance(form as u32, 23));
    let points: Vec<Point> = (0..8)
        .map(|step| {
            let far = 0.94 + 0.13 * chance(form as u32 * 8 + step, 22);
            let at = at_angle(std::f64::consts::FRAC_PI_4 * f64::from(step)) * far;
            turn * at.x + turn.quarter() * (at.y * flat)
        })
        .collect();
    smooth(&points)
}

/// The outline of a Mandarin of radius 1.
pub fn mandarin_outline() -> String {
    let points: Vec<Point> = (0..10)
        .map(|step| {
            let at =
                at_angle(std::f64::consts::TAU * f64::from(step) / 10.0) * (0.95 + 0.1 * chance(step, 31));
            Point::new(at.x * 1.08, at.y * 0.9)
        })
        .collect();
    smooth(&points)
}

/// A closed curve through points (Catmull and Rom).
fn smooth(points: &[Point]) -> String {
    let fine = |point: Point| decimal(point.x, 3) + " " + &decimal(point.y, 3);
    let count = points.len();
    let mut path = String::from("M") + &fine(points[0]);
    for place in 0..count {
        let at = |offset: usize| points[(place + offset + count - 1) % count];
        let first = at(1) + (at(2) - at(0)) * (1.0 / 6.0);
        let second = at(2) - (at(3) - at(1)) * (1.0 / 6.0);
        path.push_str(&["C", &fine(first), " ", &fine(second), " ", &fine(at(2))].concat());
    }
    path + "Z"
}

/// A number in 0..1 that looks like chance and is the same for the same arguments.
pub(crate) fn chance(seed: u32, salt: u32) -> f64 {
    let mut mixed = seed.wrapping_mul(0x9e37_79b9) ^ salt.wrapping_mul(0x85eb_ca6b);
    mixed ^= mixed >> 16;
    mixed = mixed.wrapping_mul(0x7feb_352d);
    mixed ^= mixed >> 15;
    mixed = mixed.wrapping_mul(0x846c_a68b);
    mixed ^= mixed >> 16;
    f64::from(mixed) / (f64::from(u32::MAX) + 1.0)
}
