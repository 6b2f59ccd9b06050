//! `oanquan inspect --json`: the rules for other programs, one JSON request a line, one response a line.
//! The form of both is fixed in `docs/notation.md`; a bad line is answered with an error, and the
//! program goes on.

use std::io::{BufRead, Write};

use oanquan::{Lender, Ring, Seat, Setup, SquareName, Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::failure::bad_use;
use crate::requests::{self, Fault, Id, PositionText};

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
    requests::serve(input, out, respond)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with id, position and, if wanted, moves, rules, steps")]
struct Request {
    id: Id,
    position: PositionText,
    #[serde(default)]
    moves: Vec<String>,
    rules: Option<String>,
    #[serde(default)]
    steps: bool,
}

impl requests::Request for Request {
    fn id(&self) -> &Id {
        &self.id
    }
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

fn respond(request: &Request) -> Result<Response, Fault> {
    let first = request.position.read(request.rules.as_deref())?;
    let mut steps = passes_before(&request.position, first.turn(), first.rules().seats);
    let game = requests::play(first, &request.moves, &mut steps)?;
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

/// The seats passed over (R6) between the seat a position line names and the seat that will move.
fn passes_before(text: &PositionText, turn: Seat, seats: u8) -> Vec<Step> {
    // `startpos` is no such line, and nobody passes there.
    let named = text.0.parse::<Setup>().ok().and_then(|setup| Seat::new(setup.turn));
    let passed = named.map(|named| named.in_turn(seats).take_while(|&seat| seat != turn));
    passed.into_iter().flatten().map(|seat| Step::Pass { seat }).collect()
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
