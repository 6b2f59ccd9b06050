//! Who plays a seat: a person, or the computer at a level, fixed or adaptive.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The levels of the computer, the strongest last.
pub(crate) const LEVELS: RangeInclusive<u8> = 1..=8;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person, or the program that writes to standard input.
    Human,
    /// The computer, at one of the [`LEVELS`].
    Level(u8),
    /// The computer, at a level that follows the person's results.
    Adaptive,
}

impl Default for Player {
    fn default() -> Self {
        Player::Level(3)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Level(level) => write!(f, "level:{level}"),
            Player::Adaptive => f.write_str("adaptive"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text {
            "human" => return Ok(Player::Human),
            "adaptive" => return Ok(Player::Adaptive),
            _ => {}
        }
        text.strip_prefix("level:")
            .and_then(|level| level.parse().ok())
            .filter(|level| LEVELS.contains(level))
            .map(Player::Level)
            .ok_or_else(|| format!("found {text:?}, expected human, adaptive or level:1 to level:8"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_reads_back() {
        for text in ["human", "adaptive", "level:1", "level:8"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for wrong in ["", "level:0", "level:9", "level:", "adaptive:3", "robot"] {
            assert!(wrong.parse::<Player>().unwrap_err().contains("expected human, adaptive or"), "{wrong}");
        }
    }
}
