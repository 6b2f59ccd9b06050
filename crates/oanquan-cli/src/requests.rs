//! JSON lines: one request a line, one response a line, for the commands that speak with other programs.
//! The form is fixed in `docs/notation.md`; a bad line is answered with an error, and the program goes on.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, Write};

use anyhow::Context;
use oanquan::{Game, Move, Observer, Position, Rules};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::input::{InputLine, InputLines, LONGEST_LINE};

/// The id of a request in its own characters: a number may have more digits than any type of ours.
pub(crate) type Id = Box<RawValue>;

/// What can be asked in one line.
pub(crate) trait Request: DeserializeOwned {
    /// The id that its response carries.
    fn id(&self) -> &Id;
}

/// Why a request is refused.
#[derive(Serialize)]
pub(crate) struct Fault {
    code: &'static str,
    message: String,
    /// The move at fault, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<usize>,
}

impl Fault {
    /// A fault that is not of a move.
    pub(crate) fn new(code: &'static str, message: String) -> Fault {
        Fault { code, message, index: None }
    }

    fn of_move(code: &'static str, index: usize, message: impl fmt::Display) -> Fault {
        Fault { code, message: format!("moves[{index}]: {message}"), index: Some(index) }
    }
}

#[derive(Serialize)]
struct Failure {
    /// `None`, which is written as null, where it could not be read.
    id: Option<Id>,
    error: Fault,
}

/// Answers every line until the input ends, each at once. Blank lines are skipped.
pub(crate) fn serve<Q: Request, A: Serialize>(
    input: &mut impl BufRead,
    out: &mut impl Write,
    mut respond: impl FnMut(&Q) -> Result<A, Fault>,
) -> anyhow::Result<()> {
    for line in InputLines::new(input) {
        let answer = match line.context("standard input cannot be read")? {
            InputLine::Bytes(line) if line.is_empty() => continue,
            InputLine::Bytes(line) => read::<Q>(&line)
                .and_then(|request| respond(&request).map_err(|fault| (Some(request.id().clone()), fault))),
            InputLine::TooLong => {
                let message = format!("a line of more than {LONGEST_LINE} bytes, expected a shorter request");
                Err((None, Fault::new("bad_request", message)))
            }
        };
        let text = match answer {
            Ok(response) => serde_json::to_string(&response),
            Err((id, error)) => serde_json::to_string(&Failure { id, error }),
        };
        writeln!(out, "{}", text.context("the response cannot be written")?)?;
        out.flush()?;
    }
    Ok(())
}

/// Reads a request, or refuses it with the id it has.
fn read<Q: Request>(line: &[u8]) -> Result<Q, (Option<Id>, Fault)> {
    // A list could be read as a request field by field; only an object says which field is which.
    if line.first() == Some(&b'[') {
        let error = match serde_json::from_slice::<Value>(line) {
            Ok(_) => Fault::new("bad_request", "found a list, expected an object".to_string()),
            Err(error) => Fault::new("bad_json", in_words(&error)),
        };
        return Err((None, error));
    }
    let request: Q = serde_json::from_slice(line).map_err(|error| {
        let code = if error.is_data() { "bad_request" } else { "bad_json" };
        // The id is worth finding even when the rest is wrong: the asker waits for it.
        let id = serde_json::from_slice::<BTreeMap<String, Box<RawValue>>>(line)
            .ok()
            .and_then(|mut fields| fields.remove("id"))
            .filter(|id| is_id(id));
        (id, Fault::new(code, in_words(&error)))
    })?;
    if !is_id(request.id()) {
        let message = format!("id is {}, expected a number or a string", request.id());
        return Err((None, Fault::new("bad_request", message)));
    }
    Ok(request)
}

fn is_id(id: &RawValue) -> bool {
    id.get().starts_with(|first: char| first == '"' || first == '-' || first.is_ascii_digit())
}

/// What the JSON reader found wrong, in the words of JSON and with its place in the line.
fn in_words(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let text = text.strip_suffix(&place).unwrap_or(&text);
    let text = text.replace("a sequence", "a list").replace("invalid type: sequence", "invalid type: list");
    let text = text.replace("a map", "an object").replace("invalid type: map", "invalid type: object");
    let text = text.replace("expected u64", "expected a whole number");
    // A fault of the whole line has no column.
    if error.column() == 0 { text } else { format!("column {}: {text}", error.column()) }
}

/// Where the game of a request begins.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct PositionText(pub(crate) String);

impl PositionText {
    /// The position: that of the line, or the start of the rules for `startpos`.
    pub(crate) fn read(&self, rules: Option<&str>) -> Result<Position, Fault> {
        let bad_rules = |error: &dyn fmt::Display| Fault::new("bad_rules", format!("rules: {error}"));
        let rules: Option<Rules> =
            rules.map(|text| text.parse().map_err(|error| bad_rules(&error))).transpose()?;
        if self.0.trim() == "startpos" {
            return Position::start(rules.unwrap_or_default()).map_err(|error| bad_rules(&error));
        }
        let position: Position =
            self.0.parse().map_err(|error| Fault::new("bad_position", format!("position: {error}")))?;
        if let Some(rules) = rules.filter(|rules| rules != position.rules()) {
            let message =
                format!("rules is {rules}, expected {}, the rules of the position", position.rules());
            return Err(Fault::new("bad_rules", message));
        }
        Ok(position)
    }
}

/// Plays the moves of a request.
pub(crate) fn play(first: Position, moves: &[String], observer: &mut dyn Observer) -> Result<Game, Fault> {
    let mut game = Game::new(first);
    for (index, text) in moves.iter().enumerate() {
        let mv: Move = text.parse().map_err(|error| Fault::of_move("bad_move", index, error))?;
        game.play_observed(mv, observer).map_err(|illegal| Fault::of_move("illegal_move", index, illegal))?;
    }
    Ok(game)
}
