//! What the moves are worth, as people read it: the points a move gains, how sure that is, the margin at the
//! end, a bar, the best line and what it does; or the same in words.

use anstyle::{AnsiColor, Style};
use indicatif::HumanCount;
use oanquan::{Game, Points, Position, Seat};
use oanquan_engine::{Line, Report, Score, Value};

use super::reasons;
use super::watch::{End, speed};
use crate::board;
use crate::look::{Lines, Look};
use crate::paragraph::{terminal_width, wrap};
use crate::values;

/// Characters of a bar on each side of its middle.
const HALF_BAR: usize = 12;

/// Points that fill half a bar, at least: a lead of a stone shall not look like a decision.
const LEAST_SCALE: f64 = 10.0;

/// Columns of a line of the table up to the margin at the end, and with the bar.
const WITH_END: usize = 44;
const WITH_BAR: usize = WITH_END + 2 + 2 * HALF_BAR + 1;

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
        Look::Drawn(lines) => draw(game, report, lines, terminal_width().unwrap_or(WITH_BAR)),
    }
}

/// How much was looked at, and what is proved.
pub(super) fn summary(game: &Game, report: &Report, end: End) -> String {
    let stopped = if end == End::Stopped { "Stopped. " } else { "" };
    let proof = proof(game, report);
    // Where every move ends the game nothing was looked at beyond the moves.
    if report.nodes == 0 {
        return wrap(&format!("{stopped}{proof}"), "", "  ");
    }
    let speed = speed(report).map_or(String::new(), |speed| format!(" ({} a second)", HumanCount(speed)));
    let hits = match report.table_hits {
        0 => String::new(),
        hits => format!(", {} of them in endgame tables", HumanCount(hits)),
    };
    let text = format!(
        "{stopped}Depth {}, {} positions in {:.1} s{speed}{hits}. {proof}",
        report.depth,
        HumanCount(report.nodes),
        report.time.as_secs_f64()
    );
    wrap(&text, "", "  ")
}

/// What is proved of the moves that are shown, and of the others.
fn proof(game: &Game, report: &Report) -> &'static str {
    let values = || report.lines.iter().map(|line| line.value);
    if values().all(Value::is_exact) {
        return match report.settled {
            true if report.lines.len() == game.legal_moves().len() => "Everything is proved.",
            true => "Proved: no other move is better.",
            false => "What is shown is proved; another move may be better.",
        };
    }
    if values().all(|value| certainty(value) == Certainty::Proved) {
        // Who ranks last is, the count is not.
        "What is shown is proved."
    } else if values().any(|value| matches!(certainty(value), Certainty::Proved | Certainty::Bound)) {
        "Whole numbers are proved, numbers with a decimal are estimates."
    } else {
        "Nothing is proved; the numbers are estimates."
    }
}

fn draw(game: &Game, report: &Report, lines: Lines, width: usize) -> String {
    let position = game.position();
    let values = report.lines.iter().map(|line| line.value);
    let gains = values.filter(|&value| !is_decided(value)).map(|value| value.points().abs());
    let scale = gains.fold(LEAST_SCALE, f64::max);
    let end = if is_margin(position) { "margin at the end" } else { "points at the end" };
    let heading = if width < WITH_END { String::new() } else { format!("{end:>30}") };
    let mut out = format!("{FAINT}  Move   Gains{heading}{FAINT:#}\n");
    for (place, line) in report.lines.iter().enumerate() {
        let name = format!("{}{}", line.mv, board::arrow(position, Seat::FIRST, line.mv, Look::Drawn(lines)));
        let style = if place == 0 { BEST } else { Style::new() };
        let (gain, sureness) = (gain(line.value), sureness(line.value));
        let mut row = format!("  {style}{name:<5}{style:#} {gain:>6}  {sureness:<9}");
        if width >= WITH_END {
            row += &format!("  {:>17}", end_of(position, line.value));
        }
        if width >= WITH_BAR {
            row += &format!("  {}", bar(share(line.value, scale), lines));
        }
        out += row.trim_end();
        out.push('\n');
        out += &wrap(&why(game, line), "         ", "         ");
    }
    out
}

/// A line in words.
fn tell(game: &Game, line: &Line) -> String {
    let position = game.position();
    let end = if is_margin(position) { "margin at the end" } else { "points at the end" };
    let (value, at_end) = (in_words(line.value), end_of(position, line.value));
    let worth = match (certainty(line.value), is_decided(line.value)) {
        (Certainty::Proved, true) => format!("{value}: {at_end} by R6"),
        (Certainty::Unknown, _) | (_, true) => value,
        (_, false) => format!("gains {value}, {end} {at_end}"),
    };
    let text = format!("{}: {worth}. {}", line.mv, why(game, line));
    wrap(&text, "", "  ")
}

/// What speaks for and against a move, and how the game should go on.
fn why(game: &Game, line: &Line) -> String {
    // A move that was searched is legal.
    let reasons = oanquan_engine::reasons(game, line.mv).unwrap_or_default();
    let reasons = reasons::told(&reasons, game.position().rules());
    let reasons = if reasons.is_empty() { String::new() } else { format!("It {reasons}. ") };
    format!("{reasons}Line: {}.", moves(line))
}

/// A value with how sure it is, on its own: `+19, proved`, `loses, it seems`.
pub(super) fn in_words(value: Value) -> String {
    match certainty(value) {
        Certainty::Unknown => sureness(value).to_string(),
        Certainty::Bound => format!("{} {}", gain(value), sureness(value)),
        Certainty::Proved | Certainty::Guess => format!("{}, {}", gain(value), sureness(value)),
    }
}

/// How much a value says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Certainty {
    /// It is the value; or, where a side ranks last, that it does.
    Proved,
    /// The value is on one side of it.
    Bound,
    /// The search takes it for the value.
    Guess,
    /// Nothing: that a move is no worse than ranking last, or no better than the others doing so, is true of
    /// every move.
    Unknown,
}

fn certainty(value: Value) -> Certainty {
    let (decided, wins) = (is_decided(value), value.points() > 0.0);
    match value {
        Value::Exact(_) => Certainty::Proved,
        Value::Estimate(_) => Certainty::Guess,
        Value::AtLeast(_) | Value::AtMost(_) if !decided => Certainty::Bound,
        Value::AtLeast(_) if wins => Certainty::Proved,
        Value::AtMost(_) if !wins => Certainty::Proved,
        Value::AtLeast(_) | Value::AtMost(_) => Certainty::Unknown,
    }
}

/// The number with its sign, or that a side ranks last; `?` where nothing is known.
fn gain(value: Value) -> String {
    match (certainty(value), is_decided(value)) {
        (Certainty::Unknown, _) => "?".to_string(),
        (_, true) if value.points() < 0.0 => "loses".to_string(),
        (_, true) => "wins".to_string(),
        (_, false) => signed(&values::number(value)),
    }
}

fn signed(number: &str) -> String {
    if number.starts_with('-') || number.trim_matches(['0', '.']).is_empty() {
        number.to_string()
    } else {
        format!("+{number}")
    }
}

fn sureness(value: Value) -> &'static str {
    match certainty(value) {
        Certainty::Proved => "proved",
        Certainty::Bound if matches!(value, Value::AtLeast(_)) => "or more",
        Certainty::Bound => "or less",
        Certainty::Guess if is_decided(value) => "it seems",
        Certainty::Guess => "estimate",
        Certainty::Unknown => "not known",
    }
}

/// What the game ends with when the value comes true; nothing where that is not known.
fn end_of(position: &Position, value: Value) -> String {
    if is_decided(value) {
        return match certainty(value) {
            Certainty::Proved if value.points() < 0.0 => "the mover is last".to_string(),
            Certainty::Proved => "the other is last".to_string(),
            Certainty::Bound | Certainty::Guess | Certainty::Unknown => String::new(),
        };
    }
    let kept = kept(position);
    let at_end = match value {
        Value::Exact(points) => Value::Exact(points + kept),
        Value::AtLeast(points) => Value::AtLeast(points + kept),
        Value::AtMost(points) => Value::AtMost(points + kept),
        Value::Estimate(score) => Value::Estimate(score + Score::of_points(kept as i32)),
    };
    let number = values::number(at_end);
    let number = if is_margin(position) { signed(&number) } else { number };
    match value {
        Value::AtLeast(_) => format!("at least {number}"),
        Value::AtMost(_) => format!("at most {number}"),
        Value::Exact(_) | Value::Estimate(_) => number,
    }
}

/// Whether a value says that a side ranks last whatever the count (R6).
fn is_decided(value: Value) -> bool {
    value.points().abs() > DECIDED
}

/// How much of half a bar a value fills: all of it where a side ranks last, nothing where nothing is known.
fn share(value: Value, scale: f64) -> f64 {
    match certainty(value) {
        Certainty::Unknown => 0.0,
        _ if is_decided(value) => value.points().signum(),
        _ => value.points() / scale,
    }
}

/// Whether values are margins between two sides, and not the points of a seat for itself.
fn is_margin(position: &Position) -> bool {
    let rules = position.rules();
    rules.seats == 2 || Seat::all(rules.seats).skip(1).any(|seat| rules.same_side(Seat::FIRST, seat))
}

/// What the side to move has already, by the measure of its values: the count (R18) without the rows.
fn kept(position: &Position) -> Points {
    let kept = position.banked();
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
        // Every move ends the game, so that there was nothing to search.
        assert_eq!(summary(&game, &report, End::Stopped), "Stopped. Everything is proved.\n");
        let one = Report { lines: report.lines[..1].to_vec(), nodes: 9, ..report };
        let told = |settled| summary(&game, &Report { settled, ..one.clone() }, End::Finished);
        assert!(told(true).starts_with("Depth ") && told(true).contains(" 9 positions in 0.0 s. "));
        assert!(told(true).ends_with("Proved: no other move is better.\n"), "{}", told(true));
        assert!(told(false).contains("What is shown is proved; another move"), "{}", told(false));
    }

    #[test]
    fn a_value_says_what_is_known_and_no_more() {
        let position = "oaq1 1,0,0,0,0,Q3/1,2,1,3,1,Q2 0 3,33 0,0 - 3 40 seed+refill=lose".parse().unwrap();
        let last = Points::from(Score::RANKS_LAST.points());
        let estimate = |points| Value::Estimate(Score::of_points(points));
        for (value, text, at_end) in [
            (Value::Exact(33), "+33, proved", "+3"),
            (Value::AtLeast(33), "+33 or more", "at least +3"),
            (Value::AtMost(-2), "-2 or less", "at most -32"),
            (estimate(33), "+33.0, estimate", "+3.0"),
            (Value::Exact(last - 30), "loses, proved", "the mover is last"),
            (Value::AtMost(last + 30), "loses, proved", "the mover is last"),
            (Value::AtLeast(last - 30), "not known", ""),
            (estimate(last.try_into().unwrap()), "loses, it seems", ""),
            (Value::Exact(-last), "wins, proved", "the other is last"),
            (Value::AtLeast(-last), "wins, proved", "the other is last"),
            (Value::AtMost(-last), "not known", ""),
            (Value::Estimate(-Score::RANKS_LAST), "wins, it seems", ""),
        ] {
            assert_eq!((in_words(value).as_str(), end_of(&position, value).as_str()), (text, at_end));
        }
        assert_eq!(share(Value::AtLeast(last), 10.0), 0.0);
        assert_eq!(share(Value::AtMost(last), 10.0), -1.0);
        assert_eq!(share(Value::AtMost(5), 10.0), 0.5);
    }

    #[test]
    fn the_table_fits_the_terminal() {
        let (game, mut report) = searched("oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed", 4);
        // The longest of each column.
        report.lines[0].value = Value::AtLeast(-1000);
        let rows = |width| {
            let drawn =
                anstream::adapter::strip_str(&draw(&game, &report, Lines::Unicode, width)).to_string();
            // What is told of a move is broken by itself.
            drawn.lines().filter(|line| !line.starts_with("     ")).map(str::to_string).collect::<Vec<_>>()
        };
        for (width, bars, ends) in [(80, true, true), (71, true, true), (70, false, true), (60, false, true)]
            .into_iter()
            .chain([(44, false, true), (43, false, false), (40, false, false)])
        {
            let rows = rows(width);
            assert!(rows.iter().all(|row| row.chars().count() <= width), "{width}: {rows:#?}");
            assert_eq!(rows.iter().any(|row| row.contains('│')), bars, "{width}: {rows:#?}");
            assert_eq!(rows[0].contains("margin at the end"), ends, "{width}: {rows:#?}");
            assert!(rows[1].contains("-1000  or more"), "{width}: {rows:#?}");
        }
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
