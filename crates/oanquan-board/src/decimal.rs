//! Numbers as they are written into the drawing.
//!
//! The standard library writes every number there is exactly, which takes tables and long arithmetic; a drawing
//! needs a few digits.

use crate::layout::Point;

/// A length or a place: tenths of a pixel are enough.
pub(crate) fn px(number: f64) -> String {
    decimal(number, 1)
}

/// A point, as the data of a path has it.
pub(crate) fn xy(point: Point) -> String {
    px(point.x) + " " + &px(point.y)
}

/// The transform that moves something drawn at the origin to a point.
pub(crate) fn translate(to: Point) -> String {
    format!("translate({})", xy(to))
}

/// A number rounded to so many digits after the point; none that says nothing is written.
pub(crate) fn decimal(number: f64, digits: u32) -> String {
    let unit = 10_u64.pow(digits);
    let rounded = (number * unit as f64).round() as i64;
    let (whole, mut rest) = (rounded.unsigned_abs() / unit, rounded.unsigned_abs() % unit);
    let mut written = whole.to_string();
    if rounded < 0 {
        written.insert(0, '-');
    }
    if rest > 0 {
        written.push('.');
    }
    let mut place = unit;
    while rest > 0 {
        place /= 10;
        written.push(char::from(b'0' + (rest / place) as u8));
        rest %= place;
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_standard_library_writes_them_rounded() {
        for thousandths in -25_000..25_000 {
            let number = f64::from(thousandths) / 1000.0 + 0.000_1;
            for digits in 0..=3 {
                let expected = format!("{number:.0$}", digits as usize);
                let written = decimal(number, digits);
                assert_eq!(written.parse::<f64>(), expected.parse::<f64>(), "{number} with {digits} digits");
                assert!(written.len() <= expected.len(), "{written} has needless digits");
            }
        }
    }

    #[test]
    fn nothing_is_written_without_a_sign_and_without_a_point() {
        assert_eq!(px(-0.04), "0");
        assert_eq!(px(-0.05), "-0.1");
        assert_eq!(px(30.0), "30");
        assert_eq!(decimal(0.07, 2), "0.07");
    }
}
