//! `oanquan inspect --json`: the rules for other programs, one JSON request a line, one response a line.
//! The form of both is fixed in `docs/notation.md`; a bad line is answered with an error, and the
//! program goes on.

use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};

use anyhow::Context;
use oanquan::{Game, Lender, Move, Position, Ring, Rules, Seat, Setup, SquareName, Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::failure::bad_use;
use crate::input::without_mark;

/// The longest line that is read, in bytes: a game of 100 plies takes about 1,000.
const LONGEST_LINE: u64 = 16 << 20;

/// Answer questions about positions and moves, one JSON request a line
///
/// Reads JSON requests from standard input, one a line, and writes one JSON
/// response a line to standard output, at once. Blank lines are skipped. A bad
/// line is answered with an error, and the program goes on until the end of the
/// input.
///
/// A request has the fields
///
///   id        a number or a string, given back in the response as it was sent
///   position  a position line, or "startpos"
///   moves     moves to play from there (default: none)
///   rules     the rule set of "startpos" (default: seed)
///   steps     true to list what happened, stone by stone
///
/// The response has the position after the moves, the seat to move, its legal
/// moves, why the game is over (or null), and the count as it would be now. An
/// error has a code (`bad_json`, `bad_request`, `bad_position`, `bad_rules`,
/// `bad_move`, `illegal_move`), a message, and the index of the move.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = r#"Examples:
  echo '{"id":1,"position":"startpos","moves":["9r","2r"]}' | oanquan inspect --json
  echo '{"id":2,"position":"startpos","rules":"four","steps":true}' | oanquan inspect --json"#
)]
pub(crate) struct Args {
    /// Speak JSON lines (the only form there is, and required, so that others can come)
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    if !args.json {
        return Err(bad_use(
            "inspect without --json, expected: oanquan inspect --json (see oanquan inspect --help)",
        ));
    }
    let mut line = Vec::new();
    let mut first = true;
    loop {
        line.clear();
        let read = (&mut *input)
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)
            .context("standard input cannot be read")?;
        if read == 0 {
            return Ok(());
        }
        let text = if first { without_mark(&line) } else { &line[..] };
        first = false;
        let answer = if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_LINE {
            skip_line(input).context("standard input cannot be read")?;
            let message = format!("a line of more than {LONGEST_LINE} bytes, expected a shorter request");
            Err((None, Fault::new("bad_request", message)))
        } else if text.trim_ascii().is_empty() {
            continue;
        } else {
            answer(text.trim_ascii())
        };
        let text = match answer {
            Ok(response) => serde_json::to_string(&response),
            Err((id, error)) => serde_json::to_string(&Failure { id, error }),
        };
        writeln!(out, "{}", text.context("the response cannot be written")?)?;
        out.flush()?;
    }
}

/// Reads past the end of a line without keeping it.
fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let (used, done) = match input.fill_buf()? {
            [] => return Ok(()),
            buffer => match buffer.iter().position(|&byte| byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), false),
            },
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

/// The id of a request in its own characters.
type Id = Box<RawValue>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with id, position and, if wanted, moves, rules, steps")]
struct Request {
    /// As it was written: a number may have more digits than any type of ours.
    id: Id,
    position: String,
    #[serde(default)]
    moves: Vec<String>,
    rules: Option<String>,
    #[serde(default)]
    steps: bool,
}

#[derive(Serialize)]
struct Response {
    id: Id,
    position: String,
    turn: u8,
    legal: Vec<String>,
    over: Option<&'static str>,
    scores: Vec<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loser: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<StepText>>,
}

#[derive(Serialize)]
struct Failure {
    /// `None`, which is written as null, where it could not be read.
    id: Option<Id>,
    error: Fault,
}

/// Why a request is refused.
#[derive(Serialize)]
struct Fault {
    code: &'static str,
    message: String,
    /// The move at fault, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<usize>,
}

impl Fault {
    fn new(code: &'static str, message: String) -> Fault {
        Fault { code, message, index: None }
    }

    fn of_move(code: &'static str, index: usize, message: impl std::fmt::Display) -> Fault {
        Fault { code, message: format!("moves[{index}]: {message}"), index: Some(index) }
    }
}

/// A step as the response tells it.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum StepText {
    Refill { seat: u8, at: Vec<Value>, own: u32 },
    Loan { seat: u8, lender: Value, citizens: u32 },
    Lift { seat: u8, at: Value, stones: u32 },
    Sow { seat: u8, at: Vec<Value> },
    Capture { seat: u8, at: Value, citizens: u32, mandarins: u32 },
    Pass { seat: u8 },
    Sweep { seat: u8, citizens: u32 },
}

/// The response to one line, or the refusal with the id it answers.
fn answer(line: &[u8]) -> Result<Response, (Option<Id>, Fault)> {
    // A list could be read as a request field by field; only an object says which field is which.
    if line.first() == Some(&b'[') {
        let error = match serde_json::from_slice::<Value>(line) {
            Ok(_) => Fault::new("bad_request", "found a list, expected an object".to_string()),
            Err(error) => Fault::new("bad_json", in_words(&error)),
        };
        return Err((None, error));
    }
    let request: Request = serde_json::from_slice(line).map_err(|error| {
        let code = if error.is_data() { "bad_request" } else { "bad_json" };
        // The id is worth finding even when the rest is wrong: the asker waits for it.
        let id = serde_json::from_slice::<BTreeMap<String, Box<RawValue>>>(line)
            .ok()
            .and_then(|mut fields| fields.remove("id"))
            .filter(|id| is_id(id));
        (id, Fault::new(code, in_words(&error)))
    })?;
    if !is_id(&request.id) {
        let message = format!("id is {}, expected a number or a string", request.id);
        return Err((None, Fault::new("bad_request", message)));
    }
    respond(&request).map_err(|error| (Some(request.id), error))
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
    // A fault of the whole line has no column.
    if error.column() == 0 { text } else { format!("column {}: {text}", error.column()) }
}

fn respond(request: &Request) -> Result<Response, Fault> {
    let (first, mut steps) = first_position(request)?;
    let mut game = Game::new(first);
    for (index, text) in request.moves.iter().enumerate() {
        let mv: Move = text.parse().map_err(|error| Fault::of_move("bad_move", index, error))?;
        game.play_observed(mv, &mut steps)
            .map_err(|illegal| Fault::of_move("illegal_move", index, illegal))?;
    }
    let position = game.position();
    let outcome = game.outcome();
    if outcome.is_some() {
        steps.extend(position.sweep());
    }
    let seats = position.rules().seats;
    Ok(Response {
        id: request.id.clone(),
        position: position.to_string(),
        turn: position.turn().number(),
        legal: game.legal_moves().iter().map(|mv| mv.to_string()).collect(),
        over: outcome.map(|outcome| outcome.reason.word()),
        scores: position.scores().seats(seats).to_vec(),
        loser: outcome.and_then(|outcome| outcome.loser).map(Seat::number),
        steps: request.steps.then(|| steps.iter().map(|step| step_text(position.ring(), step)).collect()),
    })
}

/// The position of a request, and the seats passed over (R6) to come to it.
fn first_position(request: &Request) -> Result<(Position, Vec<Step>), Fault> {
    let rules: Option<Rules> = match &request.rules {
        None => None,
        Some(text) => Some(text.parse().map_err(|error| Fault::new("bad_rules", format!("rules: {error}")))?),
    };
    if request.position.trim() == "startpos" {
        let start = Position::start(rules.unwrap_or_default());
        let start = start.map_err(|error| Fault::new("bad_rules", format!("rules: {error}")))?;
        return Ok((start, Vec::new()));
    }
    let position: Position =
        request.position.parse().map_err(|error| Fault::new("bad_position", format!("position: {error}")))?;
    if let Some(rules) = rules.filter(|rules| rules != position.rules()) {
        let message = format!("rules is {rules}, expected {}, the rules of the position", position.rules());
        return Err(Fault::new("bad_rules", message));
    }
    let passes = passes_before(&request.position, &position);
    Ok((position, passes))
}

/// The seats passed over between the seat a text names and the seat that will move.
fn passes_before(text: &str, position: &Position) -> Vec<Step> {
    let named = text.parse::<Setup>().ok().and_then(|setup| Seat::new(setup.turn));
    let seats = position.rules().seats;
    named.map_or(Vec::new(), |named| {
        named
            .in_turn(seats)
            .take_while(|&seat| seat != position.turn())
            .map(|seat| Step::Pass { seat })
            .collect()
    })
}

fn step_text(ring: Ring, step: &Step) -> StepText {
    let at = |square| match ring.name(square) {
        SquareName::Citizen(label) => Value::from(label),
        name @ SquareName::Mandarin(_) => Value::from(name.to_string()),
    };
    match step {
        Step::Refill { seat, squares, own } => {
            StepText::Refill { seat: seat.number(), at: squares.iter().copied().map(at).collect(), own: *own }
        }
        Step::Loan { seat, lender, citizens } => StepText::Loan {
            seat: seat.number(),
            lender: match lender {
                Lender::Seat(lender) => Value::from(lender.number()),
                Lender::Bank => Value::from("b"),
            },
            citizens: *citizens,
        },
        Step::Lift { seat, square, stones } => {
            StepText::Lift { seat: seat.number(), at: at(*square), stones: *stones }
        }
        Step::Sow { seat, squares } => {
            StepText::Sow { seat: seat.number(), at: squares.iter().copied().map(at).collect() }
        }
        Step::Capture { seat, square, citizens, mandarins } => StepText::Capture {
            seat: seat.number(),
            at: at(*square),
            citizens: *citizens,
            mandarins: *mandarins,
        },
        Step::Pass { seat } => StepText::Pass { seat: seat.number() },
        Step::Sweep { seat, citizens } => StepText::Sweep { seat: seat.number(), citizens: *citizens },
    }
}
