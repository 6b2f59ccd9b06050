//! What the moves are worth, as people read it: the points a move gains, how sure that is, the margin at the
//! end, a bar, the best line and what it does; or the same in words.

use anstyle::{AnsiColor, Style};
use indicatif::HumanCount;
use oanquan::{Game, Points, Position, Seat, Step};
use oanquan_engine::{Line, Report, Score, Value};

use super::reasons;
use super::watch::{End, speed};
use crate::board;
use crate::look::{Lines, Look};
use crate::paragraph::wrap;
use crate::values;

/// Characters of a bar on each side of its middle.
const HALF_BAR: usize = 12;

/// Points that fill half a bar, at least: a lead of a stone shall not look like a decision.
const LEAST_SCALE: f64 = 10.0;

/// Moves of a line that are shown.
const MOST_MOVES: usize = 12;

/// Points above which a value says that a side ranks last whatever the count (R6).
const DECIDED: f64 = 8192.0;

const GAIN: Style = AnsiColor::Green.on_default();
const LOSS: Style = AnsiColor::Red.on_default();
const BEST: Style = Style::new().bold();
const FAINT: Style = Style::new().dimmed();

/// The lines of a report.
pub(super) fn show(game: &Game, report: &Report, look: Look) -> String {
    match look {
        Look::Words => report.lines.iter().map(|line| tell(game, line)).collect(),
        Look::Drawn(lines) => draw(game, report, lines),
    }
}

/// How much was looked at, and what is proved.
pub(super) fn summary(report: &Report, end: End) -> String {
    let speed = speed(report).map_or(String::new(), |speed| format!(" ({} a second)", HumanCount(speed)));
    let stopped = if end == End::Stopped { "Stopped. " } else { "" };
    let estimated = |line: &&Line| matches!(line.value, Value::Estimate(_));
    let proof = if report.lines.iter().all(|line| line.value.is_exact()) {
        "Everything is proved."
    } else if report.lines.iter().filter(estimated).count() == report.lines.len() {
        "Nothing is proved; the numbers are estimates."
    } else {
        "Whole numbers are proved, numbers with a decimal are estimates."
    };
    let text = format!(
        "{stopped}Depth {}, {} positions in {:.1} s{speed}. {proof}",
        report.depth,
        HumanCount(report.nodes),
        report.time.as_secs_f64()
    );
    wrap(&text, "", "  ")
}

fn draw(game: &Game, report: &Report, lines: Lines) -> String {
    let position = game.position();
    let gains = report.lines.iter().map(|line| undecided(line.value).abs());
    let scale = gains.fold(LEAST_SCALE, f64::max);
    let end = if is_margin(position) { "margin at the end" } else { "points at the end" };
    let mut out = format!("{FAINT}  Move   Gains              {end}{FAINT:#}\n");
    for (place, line) in report.lines.iter().enumerate() {
        let name = format!("{}{}", line.mv, board::arrow(position, Seat::FIRST, line.mv, Look::Drawn(lines)));
        let style = if place == 0 { BEST } else { Style::new() };
        out += &format!(
            "  {style}{name:<5}{style:#} {:>6}  {:<9}  {:>17}  {}\n",
            gain(line.value),
            sureness(line.value),
            end_of(position, line.value),
            bar(undecided(line.value) / scale, lines)
        );
        out += &wrap(&why(game, line), "         ", "         ");
    }
    out
}

/// A line in words.
fn tell(game: &Game, line: &Line) -> String {
    let position = game.position();
    let end = if is_margin(position) { "margin at the end" } else { "points at the end" };
    let (gain, sureness) = (gain(line.value), sureness(line.value));
    let worth = if is_decided(line.value) {
        format!("{gain}, {sureness}: {} by R6", end_of(position, line.value))
    } else {
        format!("gains {gain}, {sureness}, {end} {}", end_of(position, line.value))
    };
    let text = format!("{}: {worth}. {}", line.mv, why(game, line));
    wrap(&text, "", "  ")
}

/// What speaks for and against a move, and how the game should go on.
fn why(game: &Game, line: &Line) -> String {
    // A move that was searched is legal.
    let reasons = reasons::told(&oanquan_engine::reasons(game, line.mv).unwrap_or_default());
    let reasons = if reasons.is_empty() { String::new() } else { format!("It {reasons}. ") };
    format!("{reasons}Line: {}.", moves(line))
}

/// The number with its sign.
fn gain(value: Value) -> String {
    if is_decided(value) {
        return if value.points() < 0.0 { "loses" } else { "wins" }.to_string();
    }
    signed(&values::number(value))
}

fn signed(number: &str) -> String {
    if number.starts_with('-') || number.trim_matches(['0', '.']).is_empty() {
        number.to_string()
    } else {
        format!("+{number}")
    }
}

fn sureness(value: Value) -> &'static str {
    // Who ranks last is proved by a bound that says so.
    match value {
        Value::AtLeast(_) if value.points() > DECIDED => "proved",
        Value::AtMost(_) if value.points() < -DECIDED => "proved",
        Value::Exact(_) => "proved",
        Value::AtLeast(_) => "or more",
        Value::AtMost(_) => "or less",
        Value::Estimate(_) => "estimate",
    }
}

/// What the game ends with when the value comes true.
fn end_of(position: &Position, value: Value) -> String {
    if is_decided(value) {
        let last = if value.points() < 0.0 { "the mover" } else { "the other" };
        return format!("{last} is last");
    }
    let kept = kept(position);
    let at_end = match value {
        Value::Exact(points) => Value::Exact(points + kept),
        Value::AtLeast(points) => Value::AtLeast(points + kept),
        Value::AtMost(points) => Value::AtMost(points + kept),
        Value::Estimate(score) => Value::Estimate(score + Score::of_points(kept as i32)),
    };
    let number = values::number(at_end);
    if is_margin(position) { signed(&number) } else { number }
}

/// Whether a value says that a side ranks last whatever the count (R6).
fn is_decided(value: Value) -> bool {
    value.points().abs() > DECIDED
}

/// The points without the mark of a side that ranks last.
fn undecided(value: Value) -> f64 {
    let points = value.points();
    if is_decided(value) { points + f64::from(Score::RANKS_LAST.points()) * points.signum() } else { points }
}

/// Whether values are margins between two sides, and not the points of a seat for itself.
fn is_margin(position: &Position) -> bool {
    let rules = position.rules();
    rules.seats == 2 || Seat::all(rules.seats).skip(1).any(|seat| rules.same_side(Seat::FIRST, seat))
}

/// What the side to move has already, by the measure of its values: the count (R18) without the rows.
fn kept(position: &Position) -> Points {
    let mut kept = position.scores();
    for step in position.sweep() {
        if let Step::Sweep { seat, citizens } = step {
            kept[seat] -= Points::from(citizens);
        }
    }
    let rules = position.rules();
    let mover = position.turn();
    Seat::all(rules.seats)
        .map(|seat| match rules.same_side(seat, mover) {
            true => kept[seat],
            false if is_margin(position) => -kept[seat],
            false => 0,
        })
        .sum()
}

/// A bar from the middle to the right for a gain, to the left for a loss; `share` is -1 to 1.
fn bar(share: f64, lines: Lines) -> String {
    let (full, middle) = match lines {
        Lines::Unicode => ("█", "│"),
        Lines::Ascii => ("#", "|"),
    };
    let length = ((share.abs() * HALF_BAR as f64).round() as usize).min(HALF_BAR);
    let filled = full.repeat(length);
    if share < 0.0 {
        format!("{}{LOSS}{filled}{LOSS:#}{middle}", " ".repeat(HALF_BAR - length))
    } else {
        format!("{}{middle}{GAIN}{filled}{GAIN:#}", " ".repeat(HALF_BAR))
    }
}

/// The moves of a line, the first ones where it is long.
fn moves(line: &Line) -> String {
    let shown: Vec<String> = line.pv.iter().take(MOST_MOVES).map(ToString::to_string).collect();
    let rest = if line.pv.len() > MOST_MOVES { " …" } else { "" };
    format!("{}{rest}", shown.join(" "))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use oanquan_engine::{Limits, Resources, Search, Table};

    use super::*;

    fn searched(position: &str, depth: u8) -> (Game, Report) {
        let game = Game::new(position.parse().unwrap());
        let (table, stop) = (Table::new(1), AtomicBool::new(false));
        let resources = Resources { table: &table, stop: &stop, clock: None, probe: None };
        let limits = Limits { depth, lines: 10, ..Limits::default() };
        let report = Search::new(&game, limits, resources).run(&mut |_| ());
        (game, report)
    }

    #[test]
    fn the_margin_at_the_end_is_that_of_the_game() {
        let (game, report) = searched("oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed", 4);
        let mut ends = 0;
        for line in &report.lines {
            let Value::Exact(points) = line.value else { panic!("{line:?}") };
            assert_eq!(gain(line.value), signed(&points.to_string()));
            let mut played = game.clone();
            line.pv.iter().for_each(|&mv| played.play(mv).unwrap());
            if let Some(outcome) = played.outcome() {
                let [mine, theirs] = outcome.scores.seats(2) else { panic!("two seats") };
                assert_eq!(end_of(game.position(), line.value), signed(&(mine - theirs).to_string()));
                ends += 1;
            }
        }
        assert!(ends > 0, "no line comes to the end: {report:?}");
        let summary = summary(&report, End::Stopped);
        assert!(
            summary.starts_with("Stopped. Depth ") && summary.contains("Everything is proved."),
            "{summary}"
        );
    }

    #[test]
    fn seats_for_themselves_are_told_points_and_teams_a_margin() {
        let four = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,0,Q 2 0,1,4,0 0,0,0,0 - 0 8 four";
        let value = Value::Exact(10);
        let alone = four.parse().unwrap();
        assert_eq!((is_margin(&alone), end_of(&alone, value).as_str()), (false, "14"));
        let teams = format!("{four}+teams=opposite").parse().unwrap();
        assert_eq!((is_margin(&teams), end_of(&teams, value).as_str()), (true, "+13"));
    }

    #[test]
    fn ranking_last_is_told_in_words() {
        let (game, report) = searched("oaq1 2,2,1,2,0,Q/0,0,0,2,0,Q 0 39,2 0,0 - 0 30 seed+refill=lose", 3);
        let text = show(&game, &report, Look::Words);
        assert!(text.starts_with("6l: wins, proved: the other is last by R6."), "{text}");
    }

    #[test]
    fn bars_grow_from_the_middle() {
        let plain = |share, lines| anstream::adapter::strip_str(&bar(share, lines)).to_string();
        assert_eq!(plain(1.0, Lines::Ascii), "            |############");
        assert_eq!(plain(-0.5, Lines::Ascii), "      ######|");
        assert_eq!(plain(0.0, Lines::Unicode), "            │");
        assert_eq!(plain(40.0, Lines::Unicode).chars().count(), 25);
    }
}
