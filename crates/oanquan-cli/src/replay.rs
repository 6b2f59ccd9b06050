//! `oanquan replay`: checks game records, and shows them move by move.

use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use anyhow::{Context, anyhow, bail};
use oanquan::{Comment, Game, Played, Record, Seat, Termination};

use crate::board::{self, Scene};
use crate::failure::bad_use;
use crate::input;
use crate::language::Voice;
use crate::look::{Lines, Look};
use crate::paragraph::wrap;
use crate::{screen, seated};

/// Check game records, and show them move by move
///
/// Plays every game of a file: the moves, passes, annotations and variations must be right, and where the
/// rules ended the game, the result must be the count. Prints a line for each game, such as `game 1: 28 plies, 41:29, mandarins`. What is
/// wrong is told on standard error with its line and column, and the exit code is 1.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan replay games.oaq
  oanquan replay games.oaq --game 2 --board
  oanquan replay - --board --plain < game.oaq")]
pub(crate) struct Args {
    /// File of game records, or - for standard input
    file: PathBuf,
    /// Show the main line move by move, in words and drawings
    #[arg(long)]
    board: bool,
    /// Tell the boards in words, without drawing or colour
    #[arg(long)]
    plain: bool,
    /// Only the game with this number, counted from 1
    #[arg(long, value_name = "NUMBER")]
    game: Option<usize>,
}

/// Runs the command.
pub(crate) fn run(voice: Voice, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let name = if args.file.as_os_str() == "-" {
        "standard input".to_string()
    } else {
        args.file.display().to_string()
    };
    let text = read(args, &name)?;
    let records = Record::parse_all(&text).map_err(|error| anyhow!("{name}: {error}"))?;
    if records.is_empty() {
        bail!("{name}: line 1, column 1: found no game, expected a game record");
    }
    if args.game.is_some_and(|game| game == 0 || game > records.len()) {
        return Err(bad_use(format!(
            "--game {}, expected 1 to {}, as many games as {name} has",
            args.game.unwrap_or_default(),
            records.len()
        )));
    }
    let mut faults = Vec::new();
    for (number, record) in (1..).zip(&records) {
        if args.game.is_some_and(|game| game != number) {
            continue;
        }
        match record.replay() {
            Err(error) => faults.push(format!("{name}: {error} (game {number})")),
            Ok(game) => {
                if args.board {
                    let look = if args.plain { Look::Words } else { Look::Drawn(Lines::of_locale()) };
                    show(voice, record, look, out)?;
                }
                writeln!(out, "game {number}: {}", summary(record, &game))?;
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(anyhow!("{}", faults.join("\n"))) }
}

fn read(args: &Args, name: &str) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    if args.file.as_os_str() == "-" {
        io::stdin().lock().read_to_end(&mut bytes).context("standard input cannot be read")?;
    } else {
        bytes = fs::read(&args.file).map_err(|error| bad_use(format!("{name} cannot be read: {error}")))?;
    }
    input::record_text(bytes, name)
}

/// Plies, result and how the game ended.
fn summary(record: &Record, game: &Game) -> String {
    let plies = game.moves().len();
    let noun = if plies == 1 { "ply" } else { "plies" };
    let seats = record.rules().seats;
    let outcome = game.outcome();
    let counted = outcome.map(|outcome| outcome.scores.seats(seats).to_vec());
    let scores = record.result.clone().or(counted);
    let result = scores.map_or("*".to_string(), |scores| {
        let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
        scores.join(":")
    });
    let end = match (outcome, record.termination) {
        (Some(outcome), _) => outcome.reason.word(),
        (None, Some(termination)) => Termination::word(termination),
        (None, None) => "unfinished",
    };
    format!("{plies} {noun}, {result}, {end}")
}

/// The main line, move by move.
fn show(voice: Voice, record: &Record, look: Look, out: &mut impl Write) -> anyhow::Result<()> {
    for (name, value) in record.tags().filter(|(_, value)| !value.contains('?')) {
        writeln!(out, "{name}: {value}")?;
    }
    writeln!(out, "{}\n", voice.terminal.terminal_rules_of_position(&record.rules().to_string()))?;
    let mut game = Game::new(record.start);
    tell_comments(&record.comments, out)?;
    tell_board(voice, &game, look, out)?;
    for ply in &record.line {
        if let Played::Move(annotated) = &ply.played {
            game.play(annotated.mv)?;
            let table = seated::unattended(voice, &game);
            write!(out, "{}", screen::story(voice, &table))?;
            tell_comments(&ply.comments, out)?;
            tell_board(voice, &game, look, out)?;
        } else {
            tell_comments(&ply.comments, out)?;
        }
    }
    write!(out, "{}", screen::end(voice, &seated::unattended(voice, &game)))?;
    Ok(())
}

fn tell_comments(comments: &[Comment], out: &mut impl Write) -> anyhow::Result<()> {
    for comment in comments {
        write!(out, "{}", wrap(comment.text(), "  ", "  "))?;
    }
    Ok(())
}

fn tell_board(voice: Voice, game: &Game, look: Look, out: &mut impl Write) -> anyhow::Result<()> {
    let table = seated::unattended(voice, game);
    writeln!(out, "{}", board::show(&Scene::of(voice, &table, Seat::FIRST), look))?;
    Ok(())
}
