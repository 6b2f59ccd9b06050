//! `oanquan play` for other programs: commands come line by line, and each position that a command or the
//! computer leads to is answered with its line. The first line that cannot be obeyed ends the program.

use std::io::{BufRead, Write};

use anyhow::{Context, anyhow, bail};
use oanquan::Move;

use crate::adaptive;
use crate::command::{self, Command};
use crate::input::without_mark;
use crate::saved;
use crate::screen::{self, View};
use crate::session::Session;

/// Plays until the input ends. `out` gets position lines and lists of moves only; what was asked for in
/// words goes to `notes`.
pub(crate) fn run(
    mut session: Session,
    mut view: View,
    input: &mut impl BufRead,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> anyhow::Result<()> {
    recall(&mut session)?;
    let mut line = Vec::new();
    let mut number = 0;
    loop {
        while session.play_computer().is_some() {
            tell_position(&session, out)?;
        }
        follow(&mut session, notes)?;
        line.clear();
        number += 1;
        let read = input.read_until(b'\n', &mut line).context("standard input cannot be read")?;
        if read == 0 {
            return Ok(());
        }
        let text = if number == 1 { without_mark(&line) } else { &line[..] }.trim_ascii();
        if text.is_empty() || text.starts_with(b"#") {
            continue;
        }
        let command = std::str::from_utf8(text)
            .map_err(|error| anyhow!("{error}, expected UTF-8"))
            .and_then(|text| command::parse(text).map_err(anyhow::Error::msg))
            .with_context(|| format!("line {number}"))?;
        if command == Command::Quit {
            return Ok(());
        }
        obey(command, &mut session, &mut view, out, notes).with_context(|| format!("line {number}"))?;
    }
}

fn obey(
    command: Command,
    session: &mut Session,
    view: &mut View,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> anyhow::Result<()> {
    match command {
        Command::Move(mv) => {
            session.play_typed(mv)?;
            tell_position(session, out)?;
        }
        Command::Undo => {
            if session.undo() == 0 {
                bail!("nothing to undo, expected a turn of a person before this one");
            }
            tell_position(session, out)?;
        }
        Command::Redo => {
            if session.redo() == 0 {
                bail!("nothing to redo, expected a move that was taken back");
            }
            tell_position(session, out)?;
        }
        Command::Load(file) => {
            // A file that cannot be read is bad use on the command line; here it is a line like any other.
            *session =
                saved::load(&file, session.players, session.seed).map_err(|error| anyhow!("{error:#}"))?;
            recall(session)?;
            tell_position(session, out)?;
        }
        Command::New => {
            session.begin_anew();
            recall(session)?;
            tell_position(session, out)?;
        }
        Command::Save { file, over } => {
            saved::save(session, &file, over)?;
        }
        Command::Moves => {
            let moves: Vec<String> =
                session.game.legal_moves().iter().map(|mv: Move| mv.to_string()).collect();
            writeln!(out, "{}", moves.join(" "))?;
            out.flush()?;
        }
        Command::View(seat) => view.set_seat(seat, session.game.position())?,
        Command::Plain => view.change_look(),
        Command::Board => write!(notes, "{}", screen::board(session, view))?,
        Command::Hint => writeln!(notes, "{}", screen::hint(session))?,
        Command::Rules => write!(notes, "{}", screen::rules(session))?,
        Command::Position => writeln!(notes, "{}", session.game.position())?,
        Command::Help => write!(notes, "{}", screen::help(session))?,
        Command::Quit => {}
    }
    Ok(())
}

/// Gives the player `adaptive` its level, when it takes part.
fn recall(session: &mut Session) -> anyhow::Result<()> {
    if adaptive::takes_part(session) {
        adaptive::recall(session, &saved::state_dir()?);
    }
    Ok(())
}

/// Lets the player `adaptive`, when it takes part, follow the result of a game that is over.
fn follow(session: &mut Session, notes: &mut impl Write) -> anyhow::Result<()> {
    if adaptive::takes_part(session)
        && let Some(text) = adaptive::follow(session, &saved::state_dir()?)
    {
        writeln!(notes, "{text}")?;
    }
    Ok(())
}

fn tell_position(session: &Session, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}", session.game.position())?;
    out.flush()?;
    Ok(())
}
