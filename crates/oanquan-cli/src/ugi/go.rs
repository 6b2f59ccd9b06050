//! `go`: how long to think.

use std::time::Duration;

use oanquan::{BySeat, Seat};
use oanquan_engine::{Limits, MAX_DEPTH, Time};

use crate::input::shortened;

/// The words of a `go`.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    movetime: Option<Duration>,
    clocks: BySeat<Option<Duration>>,
    increments: BySeat<Duration>,
    moves_to_go: Option<u32>,
    /// Whether the answer has to wait for `stop`.
    pub(super) infinite: bool,
    /// Words that mean nothing here.
    pub(super) unknown: Vec<String>,
}

impl Go {
    /// Reads the words after `go`. A word that is not known is kept to be told; a value that cannot be read is
    /// an error.
    pub(super) fn parse(words: &[&str]) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "depth" => go.depth = Some(count(word, words.next(), 1)?),
                "nodes" => go.nodes = Some(count(word, words.next(), 1)?),
                "movetime" => go.movetime = Some(Duration::from_millis(count(word, words.next(), 0)?)),
                // Some clients send 0 for a clock that no number of moves refills.
                "movestogo" => {
                    let moves = count(word, words.next(), 0)?;
                    go.moves_to_go = u32::try_from(moves).ok().filter(|&moves| moves > 0);
                }
                _ => match clock_of(word) {
                    Some((seat, Reading::Left)) => go.clocks[seat] = Some(clock(word, words.next())?),
                    Some((seat, Reading::Increment)) => go.increments[seat] = clock(word, words.next())?,
                    None => go.unknown.push(word.to_string()),
                },
            }
        }
        Ok(go)
    }

    /// The limits of a search for this seat.
    pub(super) fn limits(&self, mover: Seat, lines: usize) -> Result<Limits, String> {
        let timed = (0..4).filter_map(Seat::new).any(|seat| self.clocks[seat].is_some());
        if timed && self.clocks[mover].is_none() {
            let player = mover.number() + 1;
            return Err(format!("go: no p{player}time, expected the clock of the player to move"));
        }
        let clock =
            self.clocks[mover].map(|left| Time::of_clock(left, self.increments[mover], self.moves_to_go));
        let time = match (self.movetime.map(Time::exactly), clock) {
            (Some(a), Some(b)) => Some(Time { soft: a.soft.min(b.soft), hard: a.hard.min(b.hard) }),
            (a, b) => a.or(b),
        };
        let depth =
            self.depth.map_or(MAX_DEPTH, |depth| u8::try_from(depth).unwrap_or(MAX_DEPTH).min(MAX_DEPTH));
        Ok(Limits { depth, nodes: self.nodes, time, lines })
    }

    /// Whether it is known to end without a `stop`.
    pub(super) fn is_limited(&self) -> bool {
        let clocks = (0..4).filter_map(Seat::new).any(|seat| self.clocks[seat].is_some());
        !self.infinite && (clocks || self.depth.is_some() || self.nodes.is_some() || self.movetime.is_some())
    }
}

/// What a word says of a game clock.
enum Reading {
    Left,
    Increment,
}

/// The seat and the reading that a word names: `p1time`, `p4inc`, or `wtime` and its like of chess.
fn clock_of(word: &str) -> Option<(Seat, Reading)> {
    let (player, reading) = match word.strip_suffix("time") {
        Some(player) => (player, Reading::Left),
        None => (word.strip_suffix("inc")?, Reading::Increment),
    };
    let number = match player {
        "p1" | "w" => 0,
        "p2" | "b" => 1,
        "p3" => 2,
        "p4" => 3,
        _ => return None,
    };
    Seat::new(number).map(|seat| (seat, reading))
}

fn count(word: &str, value: Option<&str>, least: u64) -> Result<u64, String> {
    value.and_then(|value| value.parse().ok()).filter(|&number| number >= least).ok_or_else(|| {
        let found = shortened(value.unwrap_or_default());
        format!("go: {word} is {found}, expected a number from {least} to {}", u64::MAX)
    })
}

/// A reading of a clock in milliseconds; a flag that has fallen reads less than 0 and counts as 0.
fn clock(word: &str, value: Option<&str>) -> Result<Duration, String> {
    let read: Option<i64> = value.and_then(|value| value.parse().ok());
    read.map(|read| Duration::from_millis(read.max(0).unsigned_abs())).ok_or_else(|| {
        let (found, least, most) = (shortened(value.unwrap_or_default()), i64::MIN, i64::MAX);
        format!("go: {word} is {found}, expected milliseconds from {least} to {most}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(line: &str, seat: u8) -> Limits {
        let words: Vec<&str> = line.split(' ').collect();
        Go::parse(&words).unwrap().limits(Seat::new(seat).unwrap(), 1).unwrap()
    }

    #[test]
    fn limits_are_read_together() {
        let read = limits("depth 9 nodes 5000 movetime 70", 0);
        let time = Time::exactly(Duration::from_millis(70));
        assert_eq!(read, Limits { depth: 9, nodes: Some(5000), time: Some(time), lines: 1 });
        assert_eq!(limits("depth 100000", 0).depth, MAX_DEPTH);
        assert_eq!(limits("infinite", 0), Limits::default());
        let short = limits("movetime 5 p1time 60000", 0).time.unwrap();
        assert_eq!(short, Time::exactly(Duration::from_millis(5)));
    }

    #[test]
    fn each_player_thinks_by_its_own_clock() {
        let line = "p1time 60000 p2time 1000 p3time -5 p1inc 100 p2inc 0 movestogo 4";
        let of = |left, inc| {
            Some(Time::of_clock(Duration::from_millis(left), Duration::from_millis(inc), Some(4)))
        };
        assert_eq!(limits(line, 0).time, of(60_000, 100));
        assert_eq!(limits(line, 1).time, of(1000, 0));
        assert_eq!(limits(line, 2).time, of(0, 0));
        assert_eq!(limits("wtime 60000 btime 1000 winc 100 movestogo 4", 0).time, of(60_000, 100));
        let go = Go::parse(&["p2time", "1000"]).unwrap();
        assert!(go.limits(Seat::FIRST, 1).unwrap_err().contains("no p1time"));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let go = Go::parse(&["mate", "3", "depth", "2"]).unwrap();
        assert_eq!((go.unknown, go.depth), (vec!["mate".to_string(), "3".to_string()], Some(2)));
        for (words, expected) in [
            (&["depth"][..], "go: depth is \"\", expected a number from 1"),
            (&["depth", "0"], "expected a number from 1"),
            (&["nodes", "many"], "go: nodes is \"many\""),
            (&["movetime", "-1"], "expected a number from 0"),
            (&["p1time", "1.5"], "expected milliseconds from -9223372036854775808 to 9223372036854775807"),
            (&["p2inc", "99999999999999999999"], "to 9223372036854775807"),
            (&["nodes", "99999999999999999999"], "expected a number from 1 to 18446744073709551615"),
        ] {
            let error = Go::parse(words).unwrap_err();
            assert!(error.contains(expected), "{words:?}: {error}");
        }
    }

    #[test]
    fn a_search_is_limited_by_more_than_patience() {
        let limited =
            |line: &str| Go::parse(&line.split_whitespace().collect::<Vec<_>>()).unwrap().is_limited();
        assert!(limited("nodes 7") && limited("p2time 7") && limited("movetime 7") && limited("depth 7"));
        assert!(!limited("") && !limited("infinite depth 7"));
    }
}
