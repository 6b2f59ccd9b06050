//! What a person at the board is told: the board, the legal moves, hints, rules and commands, as text.

use anyhow::bail;
use oanquan::{BySeat, Directions, Move, Position, Seat};

use crate::board::{self, Scene};
use crate::command;
use crate::look::{Lines, Look};
use crate::opponent;
use crate::paragraph::wrap;
use crate::player::Player;
use crate::rules_in_words;
use crate::session::{Session, Turn};
use crate::words;

/// From where and how the board is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    /// Who sits at the bottom.
    pub(crate) from: Bottom,
    /// Drawn or told.
    pub(crate) look: Look,
}

/// Who sits at the bottom of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bottom {
    /// Always this seat.
    Seat(Seat),
    /// The seat to move: the board turns.
    Mover,
}

impl View {
    /// The seat at the bottom now.
    pub(crate) fn seat(self, position: &Position) -> Seat {
        match self.from {
            Bottom::Seat(seat) if seat.number() < position.rules().seats => seat,
            Bottom::Seat(_) => Seat::FIRST,
            Bottom::Mover => position.turn(),
        }
    }

    /// Puts a seat at the bottom.
    pub(crate) fn set_seat(&mut self, seat: Seat, position: &Position) -> anyhow::Result<()> {
        let seats = position.rules().seats;
        if seat.number() >= seats {
            bail!("view {seat}, expected a seat below {seats}");
        }
        self.from = Bottom::Seat(seat);
        Ok(())
    }

    /// Changes between the drawn board and the board in words.
    pub(crate) fn change_look(&mut self) {
        self.look = match self.look {
            Look::Words => Look::Drawn(Lines::of_locale()),
            Look::Drawn(_) => Look::Words,
        };
    }
}

/// The board of a session.
pub(crate) fn board(session: &Session, view: &View) -> String {
    board::show(&scene(session, view), view.look)
}

/// The squares of a session's board, for a look between two moves.
pub(crate) fn squares(session: &Session, view: &View) -> String {
    board::show_squares(&scene(session, view), view.look)
}

fn scene<'a>(session: &'a Session, view: &View) -> Scene<'a> {
    let position = session.game.position();
    Scene {
        position,
        view: view.seat(position),
        mover: session.mover().map(|_| position.turn()),
        names: BySeat::from_fn(|seat| player_name(session, session.players[seat])),
    }
}

fn player_name(session: &Session, player: Player) -> String {
    match player {
        Player::Human => "person".to_string(),
        Player::Level(level) => format!("computer {level}"),
        Player::Adaptive => format!("computer {}, adaptive", session.adaptive.level()),
    }
}

/// What happened in a turn, in lines.
pub(crate) fn story(before: &Position, turn: &Turn) -> String {
    wrap(&words::turn(before, turn.mv, &turn.steps), "", "  ")
}

/// Every legal move and what it does, one a line; with the arrow the board has for it.
pub(crate) fn moves(position: &Position, moves: impl Iterator<Item = Move>, view: &View) -> String {
    let mut out = String::new();
    let mut refilled = false;
    for mv in moves {
        let mut steps = Vec::new();
        if position.play_observed(mv, &mut steps).is_err() {
            continue;
        }
        if let (Some(refill), false) = (words::refill(&steps), refilled) {
            out += &wrap(&format!("Seat {} first {refill}.", position.turn()), "", "  ");
            refilled = true;
        }
        let arrow = board::arrow(position, view.seat(position), mv, view.look);
        out += &wrap(&format!("{mv}{arrow}: {}", words::deeds(position, &steps)), "  ", "        ");
    }
    out
}

/// A move the computer finds good, and what it does.
pub(crate) fn hint(session: &Session) -> String {
    let Some(mv) = opponent::advise(&session.game, session.endgames.tables()) else {
        return "The game is over; there is no move left.".to_string();
    };
    let position = session.game.position();
    let mut steps = Vec::new();
    // The move is legal: the computer chose it among the legal ones.
    let _ = position.play_observed(mv, &mut steps);
    format!("Hint: {mv} {}.", words::deeds(position, &steps))
}

/// The rules of this game.
pub(crate) fn rules(session: &Session) -> String {
    let rules = session.game.position().rules();
    let mut out = wrap(&format!("The rules of this game ({rules}):"), "", "  ");
    for paragraph in rules_in_words::explain(rules) {
        out += &wrap(&paragraph, "- ", "  ");
    }
    out
}

/// The commands.
pub(crate) fn help(session: &Session) -> String {
    let mut out = String::from("What you can type:\n");
    let example = match session.game.position().rules().direction {
        Directions::Free => "7r, 7l",
        Directions::Anticlockwise => "7r",
        Directions::Clockwise => "7l",
    };
    let meaning = "play a move: the square to lift and the way to sow; the board shows where that goes";
    out += &wrap(meaning, &format!("  {example:<15}"), "                 ");
    for (command, meaning) in command::HELP {
        out += &wrap(meaning, &format!("  {command:<15}"), "                 ");
    }
    out
}

/// The end of the game with its count, in lines; nothing while it goes on.
pub(crate) fn end(session: &Session) -> String {
    let paragraphs = words::end(&session.game).unwrap_or_default();
    let last = paragraphs.len().saturating_sub(1);
    let mut out = String::new();
    for (place, paragraph) in paragraphs.iter().enumerate() {
        let indent = if place == 0 || place == last { "" } else { "  " };
        out += &wrap(paragraph, indent, "    ");
    }
    out
}
