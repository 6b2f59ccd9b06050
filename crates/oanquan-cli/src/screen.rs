//! What a person at the board is told: the board, the legal moves, hints, rules and commands, as text.

use anyhow::anyhow;
use oanquan::{BySeat, Directions, Position, Seat};
use oanquan_session::{Table, tell};

use crate::board::{self, Scene};
use crate::command;
use crate::language::Voice;
use crate::look::{Lines, Look};
use crate::opponent;
use crate::paragraph::wrap;
use crate::player::Player;
use crate::rules_in_words;
use crate::seated;
use crate::session::Session;

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

    /// Puts a seat at the bottom, where the board has it.
    pub(crate) fn set_seat(&mut self, voice: Voice, seat: Seat, position: &Position) -> anyhow::Result<()> {
        let last = position.rules().seats - 1;
        if seat.number() > last {
            let number = seat.number().into();
            return Err(anyhow!(voice.words.told_setup_fault("seat", number, last.into(), "")));
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
pub(crate) fn board(voice: Voice, session: &Session, view: &View) -> String {
    let table = session.table(voice);
    board::show(&scene(voice, session, &table, view), view.look)
}

/// The squares of a session's board, for a look between two moves.
pub(crate) fn squares(voice: Voice, session: &Session, view: &View) -> String {
    let table = session.table(voice);
    board::show_squares(&scene(voice, session, &table, view), view.look)
}

fn scene<'a>(voice: Voice, session: &Session, table: &'a Table, view: &View) -> Scene<'a> {
    Scene {
        voice,
        table,
        view: view.seat(session.game.position()),
        names: BySeat::from_fn(|seat| player_name(voice, session, session.players[seat])),
    }
}

/// Who plays a seat; nothing where persons sit that are called by their seats.
fn player_name(voice: Voice, session: &Session, player: Player) -> String {
    let words = voice.words;
    let computer = |level| words.game_name_level(&words.player_computer(), i64::from(level));
    match player {
        Player::Human if seated::is_duel(&session.game, &session.players) => words.player_you(),
        Player::Human => String::new(),
        Player::Level(level) => computer(level),
        Player::Adaptive => words.game_name_adaptive(&computer(session.adaptive.level().number())),
    }
}

/// The last turn, in lines: the move as it is typed, and what happened.
pub(crate) fn story(voice: Voice, table: &Table) -> String {
    let turn = table.last_turn();
    let told = turn.map(|turn| format!("{}: {}", turn.mv, tell::turn(voice.words, table, &turn)));
    wrap(&told.unwrap_or_default(), "", "  ")
}

/// Every legal move and what it does, one a line; with the arrow the board has for it.
pub(crate) fn moves(voice: Voice, table: &Table, view: &View) -> String {
    let mut out = String::new();
    if table.is_over() {
        out += &wrap(&voice.words.told_refused_over(), "", "  ");
    }
    if let Some(refill) = tell::must_refill(voice.words, table) {
        out += &wrap(&refill, "", "  ");
    }
    for mv in table.legal_moves() {
        let Some(preview) = table.preview(mv) else { continue };
        let position = table.position();
        let arrow = board::arrow(position, view.seat(position), mv, view.look);
        let does = tell::preview(voice.words, table, &preview);
        out += &wrap(&format!("{mv}{arrow}: {does}"), "  ", "        ");
    }
    out
}

/// A move the computer finds good, and what speaks for it.
pub(crate) fn hint(voice: Voice, session: &Session) -> String {
    let Some(mv) = opponent::advise(&session.game, session.endgames.tables()) else {
        return voice.words.told_refused_over();
    };
    // The move is legal: the computer chose it among the legal ones.
    let reasons = oanquan_engine::reasons(&session.game, mv).unwrap_or_default();
    tell::hint(voice.words, &session.table(voice), mv, &reasons)
}

/// The rules of this game.
pub(crate) fn rules(voice: Voice, session: &Session) -> String {
    let rules = session.game.position().rules();
    let mut out = wrap(&voice.terminal.terminal_rules(&rules.to_string()), "", "  ");
    for paragraph in rules_in_words::explain(voice, rules, session.rounds.is_some()) {
        out += &wrap(&paragraph, "- ", "  ");
    }
    out
}

/// The commands.
pub(crate) fn help(voice: Voice, session: &Session) -> String {
    let terminal = voice.terminal;
    let mut out = wrap(&terminal.terminal_help_heading(), "", "  ");
    let example = match session.game.position().rules().direction {
        Directions::Free => "7r, 7l",
        Directions::Anticlockwise => "7r",
        Directions::Clockwise => "7l",
    };
    for (typed, command) in [(example, "move")].into_iter().chain(command::HELP) {
        let meaning = terminal.terminal_help(command);
        out += &wrap(&meaning, &format!("  {typed:<15}"), "                 ");
    }
    out
}

/// The end of the game with its count, in lines, and where a match goes on from there; nothing while it goes on.
pub(crate) fn end(voice: Voice, table: &Table) -> String {
    let paragraphs = tell::ending(voice.words, table);
    let counts = 1..=usize::from(table.position().rules().seats);
    let mut out = String::new();
    for (place, paragraph) in paragraphs.iter().enumerate() {
        let indent = if counts.contains(&place) { "  " } else { "" };
        out += &wrap(paragraph, indent, "    ");
    }
    if let Some((_, after)) = table.round() {
        let what = if after.outcome().is_none() { "round" } else { "match" };
        out += &wrap(&voice.terminal.terminal_new(what), "", "    ");
    }
    out
}

/// How a match stands before a round, in lines; nothing where there is none.
pub(crate) fn standing(voice: Voice, table: &Table) -> String {
    match tell::rounds(voice.words, table) {
        told if told.is_empty() => String::new(),
        told => wrap(&told.join(" "), "", "  "),
    }
}
