//! How far a player has come with the puzzles: rating, streaks, and which ones were tried; kept as a line of text.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::day::Day;
use super::file::Puzzles;
use crate::rating::Rating;

/// How a kept line begins.
const VERSION: &str = "puzzles1";

/// Of how many puzzles near the player's rating the next one is drawn.
const NEAR: usize = 10;

/// A player's way through one file of puzzles.
///
/// A puzzle counts when it is tried for the first time, for the rating, the counts and the streak. Trying again
/// is free.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// Of which file the numbers are.
    identity: u32,
    rating: Rating,
    tried: u32,
    solved: u32,
    streak: u32,
    best_streak: u32,
    /// The last day whose puzzle was solved, and how many days in a row by then.
    day: Option<Day>,
    days: u32,
    /// A bit for each puzzle that was tried, four to a digit.
    numbers: Vec<u8>,
}

impl Progress {
    /// Nothing was tried yet.
    pub fn new(puzzles: &Puzzles) -> Progress {
        Progress {
            identity: puzzles.identity(),
            rating: Rating::NEW,
            tried: 0,
            solved: 0,
            streak: 0,
            best_streak: 0,
            day: None,
            days: 0,
            numbers: vec![0; puzzles.len().div_ceil(4)],
        }
    }

    /// What was kept, with these puzzles. With those of another file rating and streaks remain, and all puzzles
    /// are new.
    ///
    /// # Errors
    /// [`KeptError`] when it is no such line.
    pub fn kept(text: &str, puzzles: &Puzzles) -> Result<Progress, KeptError> {
        let mut kept: Progress = text.parse()?;
        let new = Progress::new(puzzles);
        if kept.identity != new.identity || kept.numbers.len() != new.numbers.len() {
            kept.identity = new.identity;
            kept.numbers = new.numbers;
        }
        Ok(kept)
    }

    /// The rating.
    pub const fn rating(&self) -> Rating {
        self.rating
    }

    /// Puzzles that were tried.
    pub const fn tried(&self) -> u32 {
        self.tried
    }

    /// Of these, those solved at the first try.
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// Puzzles solved in a row, up to now.
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// The most puzzles solved in a row.
    pub const fn best_streak(&self) -> u32 {
        self.best_streak
    }

    /// Days in a row whose puzzle was solved: those up to today, or to yesterday while today's can still follow.
    pub fn days(&self, today: Day) -> u32 {
        match self.day {
            Some(day) if (0..=1).contains(&(today.0 - day.0)) => self.days,
            _ => 0,
        }
    }

    /// Whether the puzzle of a day is solved.
    pub fn is_solved_on(&self, today: Day) -> bool {
        self.day == Some(today)
    }

    /// Whether a puzzle was tried.
    pub fn is_tried(&self, number: usize) -> bool {
        self.numbers.get(number / 4).is_some_and(|bits| bits >> (number % 4) & 1 == 1)
    }

    /// Counts the first try of a puzzle; whether it did. One that was tried before changes nothing.
    pub fn count(&mut self, puzzles: &Puzzles, number: usize, is_solved: bool) -> bool {
        let Some(puzzle) = puzzles.get(number).filter(|_| !self.is_tried(number)) else { return false };
        self.rating = self.rating.after(puzzle.difficulty, is_solved);
        self.tried += 1;
        self.solved += u32::from(is_solved);
        self.streak = if is_solved { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        if let Some(bits) = self.numbers.get_mut(number / 4) {
            *bits |= 1 << (number % 4);
        }
        true
    }

    /// The puzzle of a day was solved, at whichever try.
    pub fn solve_day(&mut self, today: Day) {
        if self.day != Some(today) {
            self.days = self.days(today) + 1;
            self.day = Some(today);
        }
    }

    /// The next puzzle: one not tried yet, of a difficulty near the rating. Where all were tried any can come
    /// again. `None` where there are no puzzles.
    pub fn next(&self, puzzles: &Puzzles) -> Option<usize> {
        let mut open: Vec<usize> = (0..puzzles.len()).filter(|number| !self.is_tried(*number)).collect();
        if open.is_empty() {
            open = (0..puzzles.len()).collect();
        }
        let rating = self.rating.points();
        open.sort_by_key(|number| puzzles.get(*number).map(|puzzle| puzzle.difficulty.abs_diff(rating)));
        open.truncate(NEAR);
        // Which of them nobody foresees; the same progress leads to the same.
        let lot = self.tried.wrapping_mul(0x9E37_79B9).wrapping_add(self.solved) >> 7;
        let place = (lot as usize).checked_rem(open.len())?;
        open.get(place).copied()
    }
}

impl fmt::Display for Progress {
    /// The line to keep.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (points, deviation) = self.rating.parts();
        let Progress { identity, tried, solved, streak, best_streak, days, .. } = self;
        write!(
            f,
            "{VERSION} {identity:08x} {points} {deviation} {tried} {solved} {streak} {best_streak} {days} "
        )?;
        match self.day {
            Some(Day(day)) => write!(f, "{day} ")?,
            None => f.write_str("- ")?,
        }
        self.numbers.iter().try_for_each(|bits| write!(f, "{bits:x}"))
    }
}

impl FromStr for Progress {
    type Err = KeptError;

    fn from_str(text: &str) -> Result<Progress, KeptError> {
        read(text).ok_or_else(|| KeptError { found: text.chars().take(60).collect() })
    }
}

fn read(text: &str) -> Option<Progress> {
    let fields: Vec<&str> = text.split(' ').collect();
    let [version, identity, points, deviation, tried, solved, streak, best, days, day, numbers] = fields[..]
    else {
        return None;
    };
    let digit = |digit: char| digit.to_digit(16).map(|bits| bits as u8);
    let progress = Progress {
        identity: u32::from_str_radix(identity, 16).ok()?,
        rating: Rating::kept(points.parse().ok()?, deviation.parse().ok()?)?,
        tried: tried.parse().ok()?,
        solved: solved.parse().ok()?,
        streak: streak.parse().ok()?,
        best_streak: best.parse().ok()?,
        day: if day == "-" { None } else { Some(Day(day.parse().ok()?)) },
        days: days.parse().ok()?,
        numbers: numbers.chars().map(digit).collect::<Option<_>>()?,
    };
    let adds_up = progress.solved <= progress.tried && progress.streak <= progress.best_streak;
    (version == VERSION && adds_up).then_some(progress)
}

/// A line that is no player's progress.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?}, expected the {VERSION} line of a player's progress")]
pub struct KeptError {
    found: String,
}
