//! Points of the drawing: x to the right, y downwards, in CSS pixels.

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

    /// Its direction on screen in degrees, clockwise from the right.
    pub fn degrees(self) -> f64 {
        self.y.atan2(self.x).to_degrees()
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

/// A number drawn into a range. `f64::clamp` would bring the formatting of floating-point numbers into the page,
/// for the message of its assertion.
pub(crate) fn within(number: f64, least: f64, most: f64) -> f64 {
    debug_assert!(least <= most);
    number.max(least).min(most)
}
