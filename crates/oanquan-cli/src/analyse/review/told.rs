//! A review as people read it: a line a move, what was missed below it, and the players in the end.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use oanquan::{Game, Move, Record, Seat};
use oanquan_engine::Reason;
use oanquan_study::review::{Choice, Class, Kind, Review, Standing, Verdict, Worth};
use oanquan_study::tree::Glyph;

use super::super::reasons;
use crate::paragraph::wrap;

/// Moves of a line that are shown.
const MOST_MOVES: usize = 12;

const BAD: Style = AnsiColor::Red.on_default();
const POOR: Style = AnsiColor::Yellow.on_default();
const PLAIN: Style = Style::new();

/// A game that is told.
pub(super) struct Told<'a> {
    pub(super) record: &'a Record,
    pub(super) game: &'a Game,
}

impl Told<'_> {
    /// Who plays, and by which rules.
    pub(super) fn heading(&self, number: usize) -> String {
        let seats = Seat::all(self.record.rules().seats).map(|seat| self.player(seat));
        let seats: Vec<String> = seats.collect();
        wrap(&format!("Game {number}: {}; rules {}", seats.join(" – "), self.record.rules()), "", "  ")
    }

    /// A seat, with the name of who plays it where it is told.
    pub(super) fn player(&self, seat: Seat) -> String {
        let name = self.record.tag(&format!("Seat{seat}Name")).or(self.record.tag(&format!("Seat{seat}")));
        match name {
            None | Some("" | "?" | "human") => format!("seat {seat}"),
            Some(name) => format!("{name} (seat {seat})"),
        }
    }

    /// The number of a move as a record writes it: `3.` and `3...`.
    pub(super) fn number(&self, place: usize) -> String {
        let seats = usize::from(self.record.rules().seats);
        let dots = if place.is_multiple_of(seats) { "." } else { "..." };
        format!("{}{dots}", place / seats + 1)
    }

    /// A move: what it was worth and what it lost, and where it lost points what was missed.
    pub(super) fn verdict(&self, place: usize, verdict: &Verdict<Reason>) -> String {
        let position = &self.game.positions()[place];
        let (played, best) = (&verdict.played, &verdict.best);
        let sign = verdict.class.glyph().map_or("", Glyph::sign);
        let name = format!("{} {}{sign}", self.number(place), played.mv);
        let style = match verdict.class {
            Class::Blunder | Class::Mistake => BAD,
            Class::Inaccuracy => POOR,
            Class::Only | Class::Best | Class::Good => PLAIN,
        };
        let gains = worth(played.worth);
        let mut out = format!("{style}{name:<13}{style:#} {gains}; {}\n", class(verdict));
        if verdict.missed().is_some() {
            let rules = position.rules();
            let because = |reasons: &[Reason]| match reasons::told(reasons, rules) {
                told if told.is_empty() => String::new(),
                told => format!(": it {told}"),
            };
            let better = format!(
                "Better: {}, {}{}. Line: {}.",
                best.mv,
                worth(best.worth),
                because(&best.reasons),
                moves(&best.line)
            );
            out += &wrap(&better, "      ", "        ");
            let instead = reasons::told(&played.reasons, rules);
            if !instead.is_empty() {
                let told = format!("{} {instead}. Line: {}.", played.mv, moves(&played.line));
                out += &wrap(&told, "      ", "        ");
            }
            if let Some((before, after)) = verdict.turned() {
                let (seat, sure) = (position.turn(), is_sure([best, played]));
                let seems = if sure { "" } else { ", it seems" };
                let (would, does) = (would(before), does(after));
                out += &wrap(&format!("Seat {seat} {would}, and now {does}{seems}."), "      ", "        ");
            }
        }
        out
    }

    /// Each player's moves together.
    pub(super) fn summary(&self, review: &Review<Reason>, is_whole: bool) -> String {
        let mut out = String::from("\n");
        let judged = review.moves.iter().filter(|played| played.verdict.is_some()).count();
        if !is_whole {
            let moves = review.moves.len();
            out += &wrap(&format!("Stopped after {judged} of {moves} moves."), "", "  ");
        }
        for seat in Seat::all(self.record.rules().seats) {
            let summary = review.summaries[seat];
            let counts = [
                (Class::Blunder, "blunder", "blunders"),
                (Class::Mistake, "mistake", "mistakes"),
                (Class::Inaccuracy, "inaccuracy", "inaccuracies"),
            ];
            let counts = counts.map(|(class, one, several)| {
                let count = summary.count(class);
                format!("{count} {}", if count == 1 { one } else { several })
            });
            let (moves, lost) = (plural(summary.moves, "move"), points(summary.lost));
            let text = format!("{}: {moves}, {lost} lost; {}.", self.player(seat), counts.join(", "));
            out += &wrap(&text, "", "  ");
        }
        let verdicts = || review.moves.iter().filter_map(|played| played.verdict.as_ref());
        let is_proved = |verdict: &Verdict<Reason>| is_sure([&verdict.best, &verdict.played]);
        let proof = match (verdicts().count(), verdicts().filter(|verdict| is_proved(verdict)).count()) {
            (0, _) => return out,
            (all, proved) if all == proved => "Everything is proved.",
            (_, 0) => "Nothing is proved; the numbers are estimates.",
            _ => "Whole numbers are proved, numbers with a decimal are estimates.",
        };
        let _ = write!(out, "{}", wrap(proof, "", "  "));
        out
    }
}

fn is_sure(choices: [&Choice<Reason>; 2]) -> bool {
    choices.iter().all(|choice| choice.worth.kind == Kind::Exact)
}

/// What a move gains: `gains +19`, `gains -4.0`, `gains +3 or more`.
fn worth(worth: Worth) -> String {
    if worth.is_decided() {
        return if worth.points > 0 { "makes the other rank last" } else { "ranks last" }.to_string();
    }
    let plus = if worth.points > 0 { "+" } else { "" };
    format!("gains {plus}{}", number(worth))
}

fn number(Worth { points, kind }: Worth) -> String {
    match kind {
        Kind::Exact => points.to_string(),
        Kind::AtLeast => format!("{points} or more"),
        Kind::AtMost => format!("{points} or less"),
        Kind::Estimate => format!("{points}.0"),
    }
}

/// What the move lost, in a word and a number.
fn class(verdict: &Verdict<Reason>) -> String {
    let loses = match verdict.loss {
        loss if loss.is_decided() => "it loses the game (R6)".to_string(),
        loss => format!("it loses {}", number(loss)),
    };
    match verdict.class {
        Class::Only => "the only move".to_string(),
        Class::Best => "the best".to_string(),
        Class::Good => format!("good, {loses}"),
        Class::Inaccuracy => format!("inaccurate, {loses}"),
        Class::Mistake => format!("a mistake, {loses}"),
        Class::Blunder => format!("a blunder, {loses}"),
    }
}

const fn would(standing: Standing) -> &'static str {
    match standing {
        Standing::Wins => "would have won",
        Standing::Draws => "would have drawn",
        Standing::Loses => "would have lost",
    }
}

const fn does(standing: Standing) -> &'static str {
    match standing {
        Standing::Wins => "wins",
        Standing::Draws => "draws",
        Standing::Loses => "loses",
    }
}

fn moves(line: &[Move]) -> String {
    let shown: Vec<String> = line.iter().take(MOST_MOVES).map(ToString::to_string).collect();
    let rest = if line.len() > MOST_MOVES { " …" } else { "" };
    format!("{}{rest}", shown.join(" "))
}

fn points(number: i64) -> String {
    if number == 1 { "1 point".to_string() } else { format!("{number} points") }
}

fn plural(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}
