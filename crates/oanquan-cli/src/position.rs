//! `oanquan position`: what can be asked of one position line.

use std::io::{self, BufRead, Write};

use anyhow::{Context, anyhow, bail};
use oanquan::{Game, ParsePositionError, Position, Rules, Seat, Setup};
use oanquan_session::tell;

use crate::board::{self, Scene};
use crate::failure::bad_use;
use crate::language::Voice;
use crate::look::{Lines, Look};
use crate::paragraph::wrap;
use crate::screen::{self, Bottom, View};
use crate::seated;

/// Check, explain, draw, mirror or turn a position
///
/// A position is one line of nine fields, such as
///
/// oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed
///
/// that is: version, squares, seat to move, reserves, Mandarins won, debts, plies since the last capture,
/// plies played, rules. `_` is accepted for a space. In place of the line `startpos` means the start of the
/// game, and `-` reads positions from standard input, one a line. The exit code is 1 when a line is not a
/// position.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan position check 'oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed'
  oanquan position draw startpos --rules four
  oanquan position moves startpos --rules vietnam")]
pub(crate) struct Args {
    /// What to do with the position
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Print the position in its one canonical form, or everything that is wrong with it
    ///
    /// Prints the canonical line and ends with exit code 0, or names every fault on standard error, with its
    /// column, and ends with exit code 1.
    #[command(after_help = "Examples:
  oanquan position check oaq1_5,5,5,5,5,Q/5,5,5,5,5,Q_0_0,0_0,0_-_0_0_seed
  oanquan position check --lenient 'oaq1 9,0,0,0,0,Q/1,0,0,0,0,Q 0 0,0 0,0 - 0 0 seed'
  oanquan position check - < positions.txt")]
    Check(Subject),
    /// Tell in words everything about the position
    ///
    /// Whose turn it is, the board, reserves and debts, what a refill would take, the count as it would be
    /// now, whether the game is over, how many moves are legal, and the key of the position as a hexadecimal
    /// number, which is the same in every version.
    #[command(after_help = "Examples:
  oanquan position explain 'oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed'")]
    Explain(Subject),
    /// Draw the board
    ///
    /// Draws the board from any seat's side: that seat's squares are at the bottom, left to right. Labels never change.
    #[command(after_help = "Examples:
  oanquan position draw startpos
  oanquan position draw startpos --view 1
  oanquan position draw startpos --rules three --plain")]
    Draw {
        #[command(flatten)]
        subject: Subject,
        /// The seat from whose side the board is drawn
        #[arg(long, value_name = "SEAT", default_value_t = 0)]
        view: u8,
        /// Tell the board in words, without drawing or colour
        #[arg(long)]
        plain: bool,
    },
    /// Print the mirror image of the position
    ///
    /// Every row is reversed and the Mandarin squares change places; the moves of the image are the mirror
    /// images of the moves. Only boards of two seats have one.
    #[command(after_help = "Examples:
  oanquan position mirror 'oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed'")]
    Mirror(Subject),
    /// Print the position turned by one seat
    ///
    /// What belonged to seat 0 belongs to seat 1 and so on; it is the same game with other names.
    #[command(after_help = "Examples:
  oanquan position turn 'oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed'")]
    Turn(Subject),
    /// List the legal moves and what each of them does, in words
    ///
    /// One move a line, the labels ascending, r before l; the refill that would come before them first.
    #[command(after_help = "Examples:
  oanquan position moves startpos
  oanquan position moves startpos --rules three")]
    Moves(Subject),
}

/// The position that is asked about.
#[derive(clap::Args)]
pub(crate) struct Subject {
    /// Position line, startpos, or - for standard input
    #[arg(value_name = "POSITION", default_value = "startpos")]
    pub(crate) position: Vec<String>,
    /// Rule set of startpos
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<Rules>,
    /// Accept any stones up to 255 on the board, for study, and say on standard error what does not add up
    #[arg(long)]
    pub(crate) lenient: bool,
}

/// Reads a position line, or `startpos` for the start of the rules seed.
pub(crate) fn parse_or_start(text: &str) -> Result<Position, ParsePositionError> {
    let text = if text.trim() == "startpos" { SEED_START } else { text };
    text.parse()
}

const SEED_START: &str = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";

/// Runs the command.
pub(crate) fn run(voice: Voice, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let subject = match &args.what {
        What::Check(subject)
        | What::Explain(subject)
        | What::Mirror(subject)
        | What::Turn(subject)
        | What::Moves(subject)
        | What::Draw { subject, .. } => subject,
    };
    // A line that was not quoted comes in nine pieces.
    let text = subject.position.join(" ");
    if text != "-" {
        let position = read(&text, subject)?;
        return tell(voice, &args.what, &position, out);
    }
    let mut failed = Vec::new();
    for (number, line) in (1..).zip(io::stdin().lock().lines()) {
        let line = line.with_context(|| format!("line {number}"))?;
        let line = if number == 1 { line.trim_start_matches('\u{feff}') } else { &line };
        if line.trim().is_empty() {
            continue;
        }
        let told = read(line, subject).and_then(|position| tell(voice, &args.what, &position, out));
        match told {
            Err(error) if error.is::<io::Error>() => return Err(error),
            Err(error) => {
                let faults = format!("{error:#}");
                failed.extend(faults.lines().map(|fault| format!("line {number}, {fault}")));
            }
            Ok(()) => {}
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(anyhow!("{}", failed.join("\n"))) }
}

/// Reads the position; the error has a line for every fault.
pub(crate) fn read(text: &str, subject: &Subject) -> anyhow::Result<Position> {
    if text.trim() == "startpos" {
        return Ok(Position::start(subject.rules.unwrap_or_default())?);
    }
    let error = match text.parse::<Position>() {
        Ok(position) => return agreeing(position, subject),
        Err(error) => error,
    };
    let ParsePositionError::Faults(faults) = &error else {
        bail!("{error}");
    };
    let lines: Vec<String> = faults
        .iter()
        .map(|(column, fault)| format!("column {column} ({}): {fault}", fault.field()))
        .collect();
    if !subject.lenient || !faults.iter().all(|(_, fault)| fault.is_only_a_total()) {
        bail!("{}", lines.join("\n"));
    }
    let setup: Setup = text.parse()?;
    let (position, _) = setup.study_position()?;
    for line in &lines {
        writeln!(io::stderr().lock(), "{line}")?;
    }
    agreeing(position, subject)
}

/// The position, unless `--rules` says that it should have other rules.
fn agreeing(position: Position, subject: &Subject) -> anyhow::Result<Position> {
    match subject.rules {
        Some(rules) if rules != *position.rules() => Err(bad_use(format!(
            "--rules {rules} with a position of the rules {}, expected the same, or no --rules",
            position.rules()
        ))),
        _ => Ok(position),
    }
}

fn tell(voice: Voice, what: &What, position: &Position, out: &mut impl Write) -> anyhow::Result<()> {
    match what {
        What::Check(_) => writeln!(out, "{position}")?,
        What::Explain(_) => explain(voice, position, out)?,
        What::Draw { view, plain, .. } => {
            let seats = position.rules().seats;
            let seat = Seat::new(*view).filter(|_| *view < seats);
            let seat =
                seat.ok_or_else(|| bad_use(format!("--view {view}, expected a seat below {seats}")))?;
            let look = if *plain { Look::Words } else { Look::Drawn(Lines::of_locale()) };
            let table = seated::unattended(voice, &Game::new(*position));
            write!(out, "{}", board::show(&Scene::of(voice, &table, seat), look))?;
        }
        What::Mirror(_) => {
            let seats = position.rules().seats;
            let mirrored = position.mirrored();
            let mirrored = mirrored.with_context(|| {
                format!("a board of {seats} seats has no mirror image, expected two seats")
            })?;
            writeln!(out, "{mirrored}")?;
        }
        What::Turn(_) => writeln!(out, "{}", position.turned())?,
        What::Moves(_) => {
            let view = View { from: Bottom::Seat(Seat::FIRST), look: Look::Words };
            write!(
                out,
                "{}",
                screen::moves(voice, &seated::unattended(voice, &Game::new(*position)), &view)
            )?;
        }
    }
    Ok(())
}

/// Everything about a position, in words.
fn explain(voice: Voice, position: &Position, out: &mut impl Write) -> anyhow::Result<()> {
    let (terminal, words) = (voice.terminal, voice.words);
    let table = &seated::unattended(voice, &Game::new(*position));
    let mut tell = |text: &str, first: &str| write!(out, "{}", wrap(text, first, "    "));
    tell(&terminal.terminal_rules_of_position(&position.rules().to_string()), "")?;
    let scene = Scene::of(voice, table, position.turn());
    for line in board::show(&scene, Look::Words).lines() {
        tell(line, "")?;
    }
    tell(&terminal.terminal_quiet(position.quiet().into()), "")?;
    if table.is_over() {
        for paragraph in tell::ending(words, table) {
            tell(&paragraph, "")?;
        }
    } else {
        tell(&terminal.terminal_count_now(), "")?;
        for seat in table.seats() {
            tell(&tell::count(words, table, seat), "  ")?;
        }
        let moves: Vec<String> = table.legal_moves().iter().map(ToString::to_string).collect();
        tell(&terminal.terminal_legal(moves.len() as i64, &moves.join(" ")), "")?;
    }
    tell(&terminal.terminal_key(&format!("{:016x}", position.key())), "")?;
    Ok(())
}
