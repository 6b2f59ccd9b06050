//! `oanquan play` for other programs: commands come line by line, and each position that a command or the
//! computer leads to is answered with its line. The first line that cannot be obeyed ends the program.

use std::io::{self, BufRead, Write};

use anyhow::{Context, anyhow, bail};
use oanquan::Move;

use crate::adaptive;
use crate::command::{self, Command};
use crate::input::without_mark;
use crate::language::Voice;
use crate::saved;
use crate::screen::{self, View};
use crate::session::Session;

/// Plays until the input ends. `out` gets position lines and lists of moves only; what was asked for in
/// words goes to `notes`.
pub(crate) fn run(
    voice: Voice,
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
        follow(voice, &mut session, notes)?;
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
        let at = |why: String| anyhow!(voice.terminal.terminal_line(number, &why));
        let text = std::str::from_utf8(text).map_err(|_| at(voice.terminal.terminal_no_text()))?;
        let command =
            command::parse(text).map_err(|mistake| at(mistake.told(voice, &session.table(voice))))?;
        if command == Command::Quit {
            return Ok(());
        }
        obey(voice, command, &mut session, &mut view, out, notes).map_err(|error| {
            // A reader that has gone away is no failure of the line.
            if error.is::<io::Error>() { error } else { at(format!("{error:#}")) }
        })?;
    }
}

fn obey(
    voice: Voice,
    command: Command,
    session: &mut Session,
    view: &mut View,
    out: &mut impl Write,
    notes: &mut impl Write,
) -> anyhow::Result<()> {
    match command {
        Command::Move(mv) => {
            session.play_typed(mv).map_err(|refused| anyhow!(session.refusal(voice, &refused)))?;
            tell_position(session, out)?;
        }
        Command::Undo => {
            if session.undo() == 0 {
                bail!(voice.terminal.terminal_undo_none());
            }
            tell_position(session, out)?;
        }
        Command::Redo => {
            if session.redo() == 0 {
                bail!(voice.terminal.terminal_redo_none());
            }
            tell_position(session, out)?;
        }
        Command::Load(file) => {
            *session = saved::load(voice, &file, session.players, session.seed)?;
            recall(session)?;
            tell_position(session, out)?;
        }
        Command::New => {
            session.begin_anew();
            recall(session)?;
            tell_position(session, out)?;
        }
        Command::Save { file, over } => {
            saved::save(voice, session, &file, over)?;
        }
        Command::Moves => {
            let moves: Vec<String> =
                session.game.legal_moves().iter().map(|mv: Move| mv.to_string()).collect();
            writeln!(out, "{}", moves.join(" "))?;
            out.flush()?;
        }
        Command::View(seat) => view.set_seat(voice, seat, session.game.position())?,
        Command::Plain => view.change_look(),
        Command::Board => write!(notes, "{}", screen::board(voice, session, view))?,
        Command::Hint => writeln!(notes, "{}", screen::hint(voice, session))?,
        Command::Rules => write!(notes, "{}", screen::rules(voice, session))?,
        Command::Position => writeln!(notes, "{}", session.game.position())?,
        Command::Help => write!(notes, "{}", screen::help(voice, session))?,
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
fn follow(voice: Voice, session: &mut Session, notes: &mut impl Write) -> anyhow::Result<()> {
    if adaptive::takes_part(session)
        && let Some(text) = adaptive::follow(voice, session, &saved::state_dir()?)
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
