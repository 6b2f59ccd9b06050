//! What can be typed while playing: moves and commands, read from a line. Both the terminal and the
//! pipe read them here.

use std::path::PathBuf;

use oanquan::{AnnotatedMove, Move, ParseMoveError, Seat};
use oanquan_session::{Table, tell};

use crate::input::cut;
use crate::language::Voice;
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

/// What `help` lists, each with the word by which the catalogue knows it; plain moves come before them.
pub(crate) const HELP: [(&str, &str); 16] = [
    ("9rx11Q, ^7l", "annotated"),
    ("hint", "hint"),
    ("moves", "moves"),
    ("undo", "undo"),
    ("redo", "redo"),
    ("board", "board"),
    ("view SEAT", "view"),
    ("plain", "plain"),
    ("rules", "rules"),
    ("position", "position"),
    ("save FILE", "save"),
    ("save! FILE", "save-over"),
    ("load FILE", "load"),
    ("new", "new"),
    ("help, h, ?", "help"),
    ("quit, q, exit", "quit"),
];

/// The commands, for whoever types none of them.
const COMMANDS: &str =
    "hint, moves, undo, redo, board, view, plain, rules, position, save, save!, load, new, help, quit";

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mistake {
    /// It begins as a move and is none.
    NoMove {
        /// The line.
        typed: String,
        /// What is wrong with it.
        error: ParseMoveError,
    },
    /// The command needs a file.
    NoFile(String),
    /// The text is no number of a seat.
    NoSeat(String),
    /// More stands after a command than it takes.
    TooMuch {
        /// The command.
        command: String,
        /// What stands there.
        found: String,
    },
    /// No command has this name.
    Unknown(String),
}

impl Mistake {
    /// The mistake in words.
    pub(crate) fn told(&self, voice: Voice, table: &Table) -> String {
        let (words, terminal) = (voice.words, voice.terminal);
        match self {
            Mistake::NoMove { typed, error } => tell::no_move(words, table, &cut(typed), error),
            Mistake::NoFile(command) => terminal.terminal_no_file(command),
            Mistake::NoSeat(text) => {
                let found = words.told_found("text", 0, &format!("“{}”", cut(text)));
                words.told_unexpected(&found, &words.told_expected("seat-number", "", 0))
            }
            Mistake::TooMuch { command, found } => terminal.terminal_too_much(command, &cut(found)),
            Mistake::Unknown(found) => terminal.terminal_unknown(&cut(found), COMMANDS),
        }
    }
}

/// Reads a line that is not blank.
pub(crate) fn parse(line: &str) -> Result<Command, Mistake> {
    let line = line.trim();
    let (word, rest) = match line.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (line, ""),
    };
    if word.starts_with(|c: char| c.is_ascii_digit() || c == '^') {
        return parse_move(line)
            .map(Command::Move)
            .map_err(|error| Mistake::NoMove { typed: line.to_string(), error });
    }
    let name = word.to_lowercase();
    let with_file = |command: fn(PathBuf) -> Command| {
        if rest.is_empty() { Err(Mistake::NoFile(name.clone())) } else { Ok(command(PathBuf::from(rest))) }
    };
    let command = match name.as_str() {
        "save" => return with_file(|file| Command::Save { file, over: Over::Keep }),
        "save!" => return with_file(|file| Command::Save { file, over: Over::Replace }),
        "load" => return with_file(Command::Load),
        "view" => {
            let seat = rest.parse().ok().and_then(Seat::new);
            return seat.map(Command::View).ok_or_else(|| Mistake::NoSeat(rest.to_string()));
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
        _ => return Err(Mistake::Unknown(line.to_string())),
    };
    if rest.is_empty() {
        Ok(command)
    } else {
        Err(Mistake::TooMuch { command: name, found: rest.to_string() })
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
    use oanquan_session::Arrangement;
    use oanquan_words::Language;

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
        let voice = Voice::of(Language::En);
        let table = Table::new(Arrangement::default()).unwrap();
        for (line, expected) in [
            ("7", "“7” is no move (at character 2): type the number of a square, then r"),
            ("7rr", "(at character 3)"),
            ("7 r 2", "(at character 3)"),
            ("9rx", "such as 5r."),
            ("jump", "“jump” is neither a move such as 7r nor a command. The commands are hint, "),
            ("save", "save FILE"),
            ("view nine", "found “nine”, expected the number of a seat."),
            ("undo 3", "After undo nothing more is expected, but there is “3”."),
        ] {
            let told = parse(line).unwrap_err().told(voice, &table);
            assert!(told.contains(expected), "{line}: {told}");
        }
    }
}
