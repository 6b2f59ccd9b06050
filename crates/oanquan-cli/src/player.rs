//! Who plays a seat: a person, or the computer at a level.

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
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if text == "human" {
            return Ok(Player::Human);
        }
        text.strip_prefix("level:")
            .and_then(|level| level.parse().ok())
            .filter(|level| LEVELS.contains(level))
            .map(Player::Level)
            .ok_or_else(|| format!("found {text:?}, expected human or level:1 to level:8"))
    }
}
