//! A review as people read it: a line a move, what was missed below it, and the players in the end.

use anstyle::{AnsiColor, Style};
use oanquan::{Game, Move, Record, Seat};
use oanquan_engine::Reason;
use oanquan_session::{Table, tell};
use oanquan_study::review::{Choice, Class, Kind, Review, Verdict, Worth};
use oanquan_study::tree::Glyph;

use crate::language::Voice;
use crate::paragraph::wrap;
use crate::player::Player;
use crate::seated;

/// Moves of a line that are shown.
const MOST_MOVES: usize = 12;

const BAD: Style = AnsiColor::Red.on_default();
const POOR: Style = AnsiColor::Yellow.on_default();
const PLAIN: Style = Style::new();

/// A game that is told.
pub(super) struct Told<'a> {
    pub(super) voice: Voice,
    pub(super) record: &'a Record,
    pub(super) game: &'a Game,
}

impl Told<'_> {
    /// Who plays, and by which rules.
    pub(super) fn heading(&self, number: usize) -> String {
        let seats = Seat::all(self.record.rules().seats).map(|seat| self.player(seat));
        let players = seats.collect::<Vec<_>>().join(" – ");
        let rules = self.record.rules().to_string();
        wrap(&self.voice.terminal.terminal_game(number as i64, &players, &rules), "", "  ")
    }

    /// A seat, with the name of who plays it where it is told.
    pub(super) fn player(&self, seat: Seat) -> String {
        let called = seated::name(self.voice, seat);
        let name = self.record.tag(&format!("Seat{seat}Name")).or(self.record.tag(&format!("Seat{seat}")));
        let Some(name) = name.filter(|name| !matches!(*name, "" | "?")) else { return called };
        let words = self.voice.words;
        let name = match name.parse() {
            Ok(Player::Human) => return called,
            Ok(Player::Level(level)) => words.game_name_level(&words.player_computer(), level.into()),
            Ok(Player::Adaptive) => words.game_name_adaptive(&words.player_computer()),
            Err(_) => name.to_string(),
        };
        format!("{name} ({called})")
    }

    /// The number of a move as a record writes it: `3.` and `3...`.
    pub(super) fn number(&self, place: usize) -> String {
        let seats = usize::from(self.record.rules().seats);
        let dots = if place.is_multiple_of(seats) { "." } else { "..." };
        format!("{}{dots}", place / seats + 1)
    }

    /// A move: what it was worth and what it lost, and where it lost points what was missed.
    pub(super) fn verdict(&self, place: usize, verdict: &Verdict<Reason>) -> String {
        let (played, best) = (&verdict.played, &verdict.best);
        let sign = verdict.class.glyph().map_or("", Glyph::sign);
        let name = format!("{} {}{sign}", self.number(place), played.mv);
        let style = match verdict.class {
            Class::Blunder | Class::Mistake => BAD,
            Class::Inaccuracy => POOR,
            Class::Only | Class::Best | Class::Good => PLAIN,
        };
        let (terminal, study) = (self.voice.terminal, self.voice.study);
        let mut sentences = vec![terminal.terminal_class(verdict.class.word()), self.worth(played.worth)];
        match verdict.loss {
            loss if loss.points == 0 => {}
            loss if loss.is_decided() => sentences.push(study.analysis_loses_game()),
            loss => sentences.push(study.analysis_loses(kind(loss.kind), loss.points)),
        }
        let mut out = format!("{style}{name}{style:#}\n{}", wrap(&sentences.join(" "), "      ", "        "));
        if verdict.missed().is_some() {
            let table = seated::unattended(self.voice, &past(self.game, place));
            let better = [study.analysis_better(&best.mv.to_string()), self.why(&table, best)];
            out += &wrap(&better.join(" "), "      ", "        ");
            let instead = [study.analysis_instead(&played.mv.to_string()), self.why(&table, played)];
            out += &wrap(&instead.join(" "), "      ", "        ");
            if let Some((before, after)) = verdict.turned() {
                out += &wrap(&study.analysis_turned(before.word(), after.word()), "      ", "        ");
            }
        }
        out
    }

    /// What a move gains, as a sentence.
    fn worth(&self, worth: Worth) -> String {
        let terminal = self.voice.terminal;
        if worth.is_decided() {
            return terminal.terminal_worth_anyhow(if worth.points > 0 { "win" } else { "loss" });
        }
        let plus = if worth.points > 0 { "+" } else { "" };
        terminal.terminal_worth(kind(worth.kind), &format!("{plus}{}", worth.points))
    }

    /// What speaks for and against a move, and how the game should go on.
    fn why(&self, table: &Table, choice: &Choice<Reason>) -> String {
        let told = choice.reasons.iter().map(|&reason| tell::reason(self.voice.words, table, reason));
        let line = self.voice.terminal.terminal_line_of_play(&moves(&choice.line));
        told.chain([line]).collect::<Vec<_>>().join(" ")
    }

    /// Each player's moves together.
    pub(super) fn summary(&self, review: &Review<Reason>, is_whole: bool) -> String {
        let mut out = String::from("\n");
        let mut say = |text: &str| out += &wrap(text, "", "  ");
        let verdicts = || review.moves.iter().filter_map(|played| played.verdict.as_ref());
        if !is_whole {
            let (done, all) = (verdicts().count(), review.moves.len());
            say(&self.voice.terminal.terminal_stopped_after(done as i64, all as i64));
        }
        for seat in Seat::all(self.record.rules().seats) {
            let summary = review.summaries[seat];
            let count = |class| summary.count(class) as i64;
            say(&self.voice.study.analysis_summary(
                &self.player(seat),
                summary.lost,
                count(Class::Blunder),
                count(Class::Mistake),
                count(Class::Inaccuracy),
            ));
        }
        if verdicts().count() > 0 {
            let is_proved = verdicts().all(|verdict| is_sure([&verdict.best, &verdict.played]));
            say(&self.voice.words.scores_state(if is_proved { "proved" } else { "thought" }));
        }
        out
    }
}

/// The game as it stood after so many moves.
fn past(game: &Game, place: usize) -> Game {
    let mut past = game.clone();
    while past.moves().len() > place {
        past.undo();
    }
    past
}

fn is_sure(choices: [&Choice<Reason>; 2]) -> bool {
    choices.iter().all(|choice| choice.worth.kind == Kind::Exact)
}

/// What the catalogue calls it.
const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Exact => "exact",
        Kind::AtLeast => "least",
        Kind::AtMost => "most",
        Kind::Estimate => "about",
    }
}

fn moves(line: &[Move]) -> String {
    let shown: Vec<String> = line.iter().take(MOST_MOVES).map(ToString::to_string).collect();
    let rest = if line.len() > MOST_MOVES { " …" } else { "" };
    format!("{}{rest}", shown.join(" "))
}
