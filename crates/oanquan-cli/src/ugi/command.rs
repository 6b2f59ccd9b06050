//! What a client can say, read from a line.

use oanquan::{Game, Move, Position, Rules};

use super::go::Go;
use crate::input::shortened;

/// A line of a client.
#[derive(Debug, PartialEq)]
pub(super) enum Command {
    /// `ugi` or `uci`: the word that ends the answer.
    Greeting(&'static str),
    /// Say when everything before is done.
    IsReady,
    /// Set an option by its name.
    SetOption { name: String, value: String },
    /// Forget what was found; the next position is of another game.
    NewGame,
    /// The position to think about.
    Position(Place),
    /// Think.
    Go(Go),
    /// End the search.
    Stop,
    /// Answer a question about the position.
    Query(Query),
    /// Print the position.
    Display,
    /// End the program.
    Quit,
}

/// What can be asked about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    /// Whether the game is over.
    GameOver,
    /// Whether seat 0 is to move.
    FirstPlayerTurn,
    /// Who has won.
    Result,
}

/// A position as it was described, and not yet looked at.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The position line, `None` for the start.
    line: Option<String>,
    moves: Vec<String>,
}

impl Command {
    /// Reads a line that is not blank; the error says what was found and what was expected.
    pub(super) fn parse(line: &str) -> Result<Command, String> {
        let mut words = line.split_ascii_whitespace();
        let name = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        Ok(match name {
            "ugi" => Command::Greeting("ugiok"),
            "uci" => Command::Greeting("uciok"),
            "isready" => Command::IsReady,
            "setoption" => set_option(&words)?,
            "uginewgame" | "ucinewgame" => Command::NewGame,
            "position" => Command::Position(Place::parse(&words)?),
            "go" => Command::Go(Go::parse(&words)?),
            "stop" => Command::Stop,
            "query" => match words.as_slice() {
                ["gameover"] => Command::Query(Query::GameOver),
                ["p1turn"] => Command::Query(Query::FirstPlayerTurn),
                ["result"] => Command::Query(Query::Result),
                _ => {
                    let found = shortened(&words.join(" "));
                    return Err(format!("query: found {found}, expected gameover, p1turn or result"));
                }
            },
            "d" => Command::Display,
            "quit" => Command::Quit,
            _ => {
                return Err(format!(
                    "found {}, expected ugi, uci, isready, setoption, uginewgame, position, go, stop, query, d or \
                     quit",
                    shortened(line)
                ));
            }
        })
    }
}

/// `setoption name X value Y`; both may be of several words.
fn set_option(words: &[&str]) -> Result<Command, String> {
    const EXPECTED: &str = "expected setoption name NAME value VALUE";
    let Some((&"name", rest)) = words.split_first() else {
        return Err(format!("setoption: found {}, {EXPECTED}", shortened(&words.join(" "))));
    };
    let (name, value) = match rest.iter().position(|&word| word == "value") {
        Some(place) => (&rest[..place], &rest[place + 1..]),
        None => (rest, &[][..]),
    };
    if name.is_empty() || value.is_empty() {
        return Err(format!("setoption: found {}, {EXPECTED}", shortened(&words.join(" "))));
    }
    Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
}

impl Place {
    /// `startpos` or `fen` and a position line, then `moves` and moves.
    fn parse(words: &[&str]) -> Result<Place, String> {
        let (before, moves) = match words.iter().position(|&word| word == "moves") {
            Some(place) => (&words[..place], &words[place + 1..]),
            None => (words, &[][..]),
        };
        let line = match before {
            ["startpos"] => None,
            ["fen", line @ ..] if !line.is_empty() => Some(line.join(" ")),
            _ => {
                return Err(format!(
                    "position: found {}, expected startpos or fen and a position line, then moves if there are \
                     some",
                    shortened(&words.join(" "))
                ));
            }
        };
        Ok(Place { line, moves: moves.iter().map(ToString::to_string).collect() })
    }

    /// The game that leads to the position; `rules` are those of the start.
    pub(super) fn game(&self, rules: Rules) -> Result<Game, String> {
        let first = match &self.line {
            None => Position::start(rules).map_err(|error| format!("position: {error}"))?,
            Some(line) => line.parse().map_err(|error| format!("position: {error}"))?,
        };
        let mut game = Game::new(first);
        for (number, text) in (1..).zip(&self.moves) {
            let mv: Move = text.parse().map_err(|error| {
                format!("position: move {number}, {}, is no move: {error}", shortened(text))
            })?;
            game.play(mv).map_err(|illegal| format!("position: move {number}: {illegal}"))?;
        }
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_words() {
        let option = |name: &str, value: &str| {
            Ok(Command::SetOption { name: name.to_string(), value: value.to_string() })
        };
        assert_eq!(Command::parse("  setoption\tname Hash value  16 "), option("Hash", "16"));
        assert_eq!(Command::parse("setoption name Clear Hash value a b"), option("Clear Hash", "a b"));
        assert_eq!(Command::parse("stop at once"), Ok(Command::Stop));
        assert_eq!(Command::parse("ucinewgame"), Ok(Command::NewGame));
        let place = |line: Option<&str>, moves: &[&str]| {
            let moves = moves.iter().map(ToString::to_string).collect();
            Ok(Command::Position(Place { line: line.map(String::from), moves }))
        };
        assert_eq!(Command::parse("position startpos"), place(None, &[]));
        assert_eq!(Command::parse("position startpos moves 9r 2r"), place(None, &["9r", "2r"]));
        assert_eq!(Command::parse("position fen oaq1 a b moves 9r"), place(Some("oaq1 a b"), &["9r"]));
    }

    #[test]
    fn errors_say_what_was_expected() {
        for (line, expected) in [
            ("fly", "expected ugi, uci"),
            ("Stop", "expected ugi, uci"),
            ("setoption", "expected setoption name"),
            ("setoption name Hash", "expected setoption name"),
            ("setoption name value 3", "expected setoption name"),
            ("position", "found \"\", expected startpos or fen"),
            ("position fen", "expected startpos or fen"),
            ("position oaq1 5,5", "expected startpos or fen"),
            ("query", "expected gameover, p1turn or result"),
            ("query gameover now", "expected gameover, p1turn or result"),
        ] {
            let error = Command::parse(line).unwrap_err();
            assert!(error.contains(expected), "{line}: {error}");
        }
    }
}
