//! What a page asks about, checked where it comes in.

use std::str::FromStr;

use oanquan::{Game, Seat};
use oanquan_engine::{Adaptive, Level};
use thiserror::Error;

/// Why a question has no answer.
///
/// A page asks about games that it knows to be such. What exactly is wrong with another the rules could say,
/// but that is a twentieth more to send.
#[derive(Debug, PartialEq, Eq, Error)]
pub(crate) enum Refusal {
    /// Nothing is asked in this way.
    #[error("{0}, expected a question")]
    Question(String),
    /// Something that has to be a number is none.
    #[error("{0}, expected a number")]
    Number(String),
    /// The game begins with what is no position.
    #[error("{0}, expected a position")]
    Position(String),
    /// Something between the moves is none, or breaks the rules.
    #[error("{0}, expected a legal move")]
    Move(String),
    /// No level has this number.
    #[error("level {0}, expected 1 to 8")]
    Level(u8),
    /// The game has no such seat.
    #[error("seat {seat}, expected less than {seats}")]
    Seat {
        /// The number.
        seat: u8,
        /// How many the game has.
        seats: u8,
    },
    /// No player is so weak or so strong.
    #[error("strength {0}, expected 500 to 8499 thousandths of a level")]
    Strength(u16),
    /// There is no move to be found.
    #[error("the game is over, expected one that goes on")]
    Over,
}

/// The game with this first position and these moves.
pub(crate) fn game(first: &str, moves: &str) -> Result<Game, Refusal> {
    let mut game = Game::new(first.parse().map_err(|_| Refusal::Position(first.to_string()))?);
    for text in moves.split_whitespace() {
        let played = text.parse().is_ok_and(|mv| game.play(mv).is_ok());
        if !played {
            return Err(Refusal::Move(text.to_string()));
        }
    }
    Ok(game)
}

/// A number.
pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, Refusal> {
    text.parse().map_err(|_| Refusal::Number(text.to_string()))
}

/// The level of a number.
pub(crate) fn level(text: &str) -> Result<Level, Refusal> {
    let number = number(text)?;
    Level::new(number).ok_or(Refusal::Level(number))
}

/// A seat of the game.
pub(crate) fn seat(game: &Game, text: &str) -> Result<Seat, Refusal> {
    let number = number(text)?;
    let seats = game.position().rules().seats;
    let seat = Seat::new(number).filter(|seat| seat.number() < seats);
    seat.ok_or(Refusal::Seat { seat: number, seats })
}

/// A player of this strength.
pub(crate) fn strength(text: &str) -> Result<Adaptive, Refusal> {
    let thousandths = number(text)?;
    Adaptive::from_thousandths(thousandths).ok_or(Refusal::Strength(thousandths))
}

#[cfg(test)]
mod tests {
    use oanquan::Rules;

    use super::*;

    const START: &str = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";

    #[test]
    fn a_game_has_its_past() {
        let mut played = Game::start(Rules::SEED).unwrap();
        for mv in ["7r", "0l"] {
            played.play(mv.parse().unwrap()).unwrap();
        }
        assert_eq!(game(START, "7r 0l").unwrap().positions(), played.positions());
        assert_eq!(game(START, "").unwrap().positions().len(), 1);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let refused = |first, moves| game(first, moves).unwrap_err().to_string();
        assert_eq!(refused("oaq2", ""), "oaq2, expected a position");
        assert_eq!(refused(START, "7r 0x"), "0x, expected a legal move");
        assert_eq!(refused(START, "7r 7r"), "7r, expected a legal move");
        assert_eq!(level("9"), Err(Refusal::Level(9)));
        assert_eq!(strength("499"), Err(Refusal::Strength(499)));
        let game = game(START, "").unwrap();
        assert!(seat(&game, "1").is_ok());
        for wrong in [2, 200] {
            assert_eq!(seat(&game, &wrong.to_string()), Err(Refusal::Seat { seat: wrong, seats: 2 }));
        }
        assert_eq!(Refusal::Level(0).to_string(), "level 0, expected 1 to 8");
    }
}
