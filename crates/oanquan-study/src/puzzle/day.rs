//! The puzzle of a day, the same for everybody who has the same file.

use super::file::Puzzles;

/// A day of the calendar, counted from 1970-01-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub i64);

impl Day {
    /// The day of a date in the Gregorian calendar, months and days from 1. A month or day out of range counts on
    /// into the next.
    ///
    /// ```
    /// use oanquan_study::puzzle::Day;
    ///
    /// assert_eq!(Day::of(1970, 1, 1), Day(0));
    /// assert_eq!(Day::of(2024, 3, 1), Day(19783));
    /// ```
    pub fn of(year: i64, month: u32, day: u32) -> Day {
        // The year begins in March, so that its last day is the one that comes and goes.
        let months = year * 12 + i64::from(month) - 3;
        let (year, month) = (months.div_euclid(12), months.rem_euclid(12));
        let before_year = 365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        let before_month = (153 * month + 2) / 5;
        Day(before_year + before_month + i64::from(day) - 1 - TO_1970)
    }
}

/// Days from 0000-03-01 to 1970-01-01.
const TO_1970: i64 = 719_468;

/// The number of the puzzle of a day; `None` where there are no puzzles.
///
/// Days go through all puzzles before one comes again, in steps so large that one day's puzzle says nothing of the
/// next one's.
pub fn of_the_day(puzzles: &Puzzles, day: Day) -> Option<usize> {
    let count = i64::try_from(puzzles.len()).ok().filter(|count| *count > 0)?;
    // The golden section spreads best; the next number without a common divisor visits all.
    let step = (count * 618 / 1000..).find(|step| divisor(*step, count) == 1)?;
    usize::try_from(i128::from(day.0).wrapping_mul(i128::from(step)).rem_euclid(i128::from(count))).ok()
}

/// The greatest common divisor.
fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_calendars_do() {
        for ((year, month, day), expected) in [
            ((1970, 1, 1), 0),
            ((1969, 12, 31), -1),
            ((2000, 2, 29), 11016),
            ((2000, 3, 1), 11017),
            ((1900, 3, 1), -25508),
            ((2026, 12, 31), 20818),
            ((2027, 1, 1), 20819),
        ] {
            assert_eq!(Day::of(year, month, day), Day(expected), "{year}-{month}-{day}");
        }
    }
}
