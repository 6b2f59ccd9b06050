//! What can be typed while playing: moves and commands, read from a line. Both the terminal and the
//! pipe read them here.

use std::path::PathBuf;

use oanquan::{AnnotatedMove, Move, ParseMoveError, Seat};

use crate::input::shortened;
use crate::saved::Over;

/// One line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Play a move; what it says of itself must be true.
    Move(AnnotatedMove),
    /// Ask the computer for a move.
    Hint,
    /// Take moves back.
    Undo,
    /// Play moves taken back again.
    Redo,
    /// List the legal moves.
    Moves,
    /// Show the board.
    Board,
    /// Write the game to a file, over an older one or not.
    Save {
        /// The file.
        file: PathBuf,
        /// What becomes of an older file.
        over: Over,
    },
    /// Go on with the game of a file.
    Load(PathBuf),
    /// Begin a new game under the same rules.
    New,
    /// Explain the rules.
    Rules,
    /// Print the position line.
    Position,
    /// Draw the board from a seat's side.
    View(Seat),
    /// Change between the drawn board and the board in words.
    Plain,
    /// Explain the commands.
    Help,
    /// Leave.
    Quit,
}

/// What `help` says of each command; moves come before them.
pub(crate) const HELP: [(&str, &str); 16] = [
    ("9rx11Q, ^7l", "a move with what it does, which must be right"),
    ("hint", "ask the computer for a good move"),
    ("moves", "list the legal moves and what each would do"),
    ("undo", "take moves back to your turn before"),
    ("redo", "play moves taken back again"),
    ("board", "show the board"),
    ("view SEAT", "draw the board from a seat's side"),
    ("plain", "change between the drawn board and the board in words"),
    ("rules", "explain the rules of this game"),
    ("position", "print the position line, which other programs read"),
    ("save FILE", "write the game to a new file"),
    ("save! FILE", "write the game to a file, over an older one"),
    ("load FILE", "go on with the game of a file"),
    ("new", "begin a new game under the same rules"),
    ("help, h, ?", "this list"),
    ("quit, q, exit", "leave; Ctrl-D does the same"),
];

/// Reads a line that is not blank; the error says what was expected.
pub(crate) fn parse(line: &str) -> Result<Command, String> {
    let line = line.trim();
    let (word, rest) = match line.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (line, ""),
    };
    if word.starts_with(|c: char| c.is_ascii_digit() || c == '^') {
        return parse_move(line)
            .map(Command::Move)
            .map_err(|error| format!("{} is no move: {error}", shortened(line)));
    }
    let name = word.to_lowercase();
    let with_file = |command: fn(PathBuf) -> Command| {
        if rest.is_empty() {
            Err(format!("{name} without a file, expected {name} FILE"))
        } else {
            Ok(command(PathBuf::from(rest)))
        }
    };
    let command = match name.as_str() {
        "save" => return with_file(|file| Command::Save { file, over: Over::Keep }),
        "save!" => return with_file(|file| Command::Save { file, over: Over::Replace }),
        "load" => return with_file(Command::Load),
        "view" => {
            let seat = rest.parse().ok().and_then(Seat::new);
            return seat.map(Command::View).ok_or_else(|| {
                format!("view {}, expected the number of a seat, such as view 1", shortened(rest))
            });
        }
        "hint" => Command::Hint,
        "undo" => Command::Undo,
        "redo" => Command::Redo,
        "moves" => Command::Moves,
        "board" => Command::Board,
        "new" => Command::New,
        "rules" => Command::Rules,
        "position" => Command::Position,
        "plain" => Command::Plain,
        "help" | "h" | "?" => Command::Help,
        "quit" | "q" | "exit" => Command::Quit,
        _ => {
            return Err(format!(
                "found {}, expected a move such as 7r, or one of hint, moves, undo, redo, board, view, plain, \
                 rules, position, save, save!, load, new, help, quit",
                shortened(line)
            ));
        }
    };
    if rest.is_empty() {
        Ok(command)
    } else {
        Err(format!("found {} after {name}, expected the end of the line", shortened(rest)))
    }
}

/// Reads `7r`, `7 r` and the annotated form.
fn parse_move(line: &str) -> Result<AnnotatedMove, ParseMoveError> {
    let joined = match line.split_once(char::is_whitespace) {
        Some((label, way)) if label.trim_start_matches('^').bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{label}{}", way.trim_start())
        }
        _ => line.to_string(),
    };
    if joined.contains(['^', 'x', 'X']) {
        joined.parse()
    } else {
        // Its errors do not speak of annotations nobody thought of.
        joined.parse::<Move>().map(AnnotatedMove::plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_commands_are_read_in_either_case() {
        assert_eq!(parse(" 7R "), Ok(Command::Move("7r".parse().unwrap())));
        assert_eq!(parse("7 r"), parse("7r"));
        assert_eq!(parse("^9 rx11Q"), Ok(Command::Move("^9rx11Q".parse().unwrap())));
        assert_eq!((parse("h"), parse("q")), (Ok(Command::Help), Ok(Command::Quit)));
        assert_eq!(parse("UNDO"), Ok(Command::Undo));
        assert_eq!(parse("view 1"), Ok(Command::View(Seat::new(1).unwrap())));
        let file = PathBuf::from("My Game.oaq");
        assert_eq!(parse("save! My Game.oaq"), Ok(Command::Save { file, over: Over::Replace }));
    }

    #[test]
    fn errors_say_what_was_expected() {
        for (line, expected) in [
            ("7", "expected the direction r or l"),
            ("7rr", "expected the end of the move"),
            ("7 r 2", "expected the end of the move"),
            ("9rx", "expected the points captured"),
            ("jump", "expected a move such as 7r, or one of hint"),
            ("save", "expected save FILE"),
            ("view nine", "expected the number of a seat"),
            ("undo 3", "expected the end of the line"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.contains(expected), "{line}: {error}");
        }
    }
}
