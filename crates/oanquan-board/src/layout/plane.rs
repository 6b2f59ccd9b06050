//! Points of the drawing: x to the right, y downwards, in CSS pixels.

use std::f64::consts::{FRAC_PI_2, PI, TAU};
use std::ops::{Add, Mul, Neg, Sub};

/// A point, or the way from one to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// A point.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// How far it is from the origin.
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// The same direction, one long; the origin stays.
    #[must_use]
    pub fn unit(self) -> Point {
        let length = self.length();
        if length == 0.0 { self } else { self * (1.0 / length) }
    }

    /// The scalar product.
    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Turned by a quarter clockwise on screen: of a way along a row anticlockwise, the side facing out.
    #[must_use]
    pub fn quarter(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// Between this point (0) and another (1).
    #[must_use]
    pub fn towards(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Point;
    fn neg(self) -> Point {
        Point::new(-self.x, -self.y)
    }
}

/// The point one away from the origin at an angle, clockwise from the right; right to six digits, as a drawing
/// needs no more; the functions of the standard library are exact for every angle there is, and large.
pub(crate) fn at_angle(angle: f64) -> Point {
    Point::new(sine(angle + FRAC_PI_2), sine(angle))
}

/// The sine of an angle, with the same digits.
pub(crate) fn sine(angle: f64) -> f64 {
    let mut angle = angle - TAU * (angle / TAU).round_ties_even();
    // Into the half turn in which a short series is enough.
    if angle.abs() > FRAC_PI_2 {
        angle = PI.copysign(angle) - angle;
    }
    let square = angle * angle;
    let term = |divisor: f64, rest: f64| 1.0 - square / divisor * rest;
    angle * term(6.0, term(20.0, term(42.0, term(72.0, term(110.0, 1.0)))))
}

/// A number drawn into a range. `f64::clamp` would bring the formatting of floating-point numbers into the page,
/// for the message of its assertion.
pub(crate) fn within(number: f64, least: f64, most: f64) -> f64 {
    debug_assert!(least <= most);
    number.max(least).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_are_those_of_the_standard_library_to_six_digits() {
        for tenths in -500..500 {
            let angle = f64::from(tenths) / 10.0;
            let (sin, cos) = angle.sin_cos();
            let point = at_angle(angle);
            assert!((point - Point::new(cos, sin)).length() < 1e-6, "{point:?} at {angle}");
        }
    }
}
