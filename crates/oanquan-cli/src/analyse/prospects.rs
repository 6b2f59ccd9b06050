//! What the moves are worth, as people read it: the points a move gains, how sure that is, the margin at the
//! end, a bar, the best line and what it does; or the same in words.

use anstyle::{AnsiColor, Style};
use oanquan::{Game, Points, Position, Seat};
use oanquan_engine::{Line, Report, Score, Value};
use oanquan_session::{Table, tell};
use unicode_width::UnicodeWidthStr;

use super::watch::{End, speed};
use crate::board;
use crate::language::Voice;
use crate::look::{Lines, Look};
use crate::paragraph::{terminal_width, wrap};
use crate::{seated, values};

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
pub(super) fn show(voice: Voice, game: &Game, report: &Report, look: Look) -> String {
    match look {
        Look::Words => tell(voice, game, report),
        Look::Drawn(lines) => draw(voice, game, report, lines, terminal_width()),
    }
}

/// How much was looked at, and what is proved.
pub(super) fn summary(voice: Voice, game: &Game, report: &Report, end: End, look: Look) -> String {
    let terminal = voice.terminal;
    let mut sentences = Vec::new();
    if end == End::Stopped {
        sentences.push(terminal.terminal_stopped());
    }
    // Where every move ends the game nothing was looked at beyond the moves.
    if report.nodes > 0 {
        let seconds = voice.words.language().decimal(&format!("{:.1}", report.time.as_secs_f64()));
        sentences.push(terminal.terminal_searched(report.depth.into(), report.nodes as i64, &seconds));
        sentences.extend(speed(report).map(|speed| terminal.terminal_speed(speed as i64)));
        if report.table_hits > 0 {
            sentences.push(terminal.terminal_table_hits(report.table_hits as i64));
        }
    }
    let state = proof(game, report);
    sentences.push(match (look, state) {
        // There a word before a number says how sure it is.
        (Look::Words, "some" | "nothing") => voice.words.scores_state("thought"),
        _ => terminal.terminal_proof(state),
    });
    wrap(&sentences.join(" "), "", "  ")
}

/// What is proved of the moves that are shown, and of the others, as the catalogue knows it.
fn proof(game: &Game, report: &Report) -> &'static str {
    let values = || report.lines.iter().map(|line| line.value);
    if values().all(Value::is_exact) {
        return match report.settled {
            true if report.lines.len() == game.legal_moves().len() => "all",
            true => "best",
            false => "shown-best",
        };
    }
    if values().all(|value| certainty(value) == Certainty::Proved) {
        // Who ranks last is, the count is not.
        "shown"
    } else if values().any(|value| matches!(certainty(value), Certainty::Proved | Certainty::Bound)) {
        "some"
    } else {
        "nothing"
    }
}

/// The table, with the columns that fit: `columns` is nothing where nobody breaks lines.
fn draw(voice: Voice, game: &Game, report: &Report, lines: Lines, columns: Option<usize>) -> String {
    let (position, terminal) = (game.position(), voice.terminal);
    let table = seated::unattended(voice, game);
    let values = report.lines.iter().map(|line| line.value);
    let gains = values.filter(|&value| !is_decided(value)).map(|value| value.points().abs());
    let scale = gains.fold(LEAST_SCALE, f64::max);
    let row = |line: &Line| {
        let arrow = board::arrow(position, Seat::FIRST, line.mv, Look::Drawn(lines));
        [
            format!("{}{arrow}", line.mv),
            gain(voice, line.value),
            sureness(voice, line.value),
            end_of(voice, position, line.value),
        ]
    };
    let heading = [
        terminal.terminal_move(),
        terminal.terminal_gains(),
        String::new(),
        terminal.terminal_end(sides(position)),
    ];
    let rows: Vec<[String; 4]> = report.lines.iter().map(row).collect();
    let all = || rows.iter().chain([&heading]);
    let widths = [0, 1, 2, 3].map(|place| all().map(|row| row[place].width()).max().unwrap_or_default());
    // Two columns before each.
    let with_end: usize = widths.iter().map(|width| 2 + width).sum();
    let with_bar = with_end + 2 + 2 * HALF_BAR + 1;
    let fits = |width| columns.is_none_or(|columns| columns >= width);
    let cells = |row: &[String; 4], style: Style| {
        let [name, gain, sure, end] = row;
        let space = |place: usize| " ".repeat(widths[place] - row[place].width());
        let mut text =
            format!("  {style}{name}{style:#}{}  {}{gain}  {sure}{}", space(0), space(1), space(2));
        if fits(with_end) {
            text += &format!("  {}{end}", space(3));
        }
        text
    };
    let mut out = format!("{FAINT}{}{FAINT:#}\n", cells(&heading, Style::new()).trim_end());
    for (place, line) in report.lines.iter().enumerate() {
        let mut row = cells(&rows[place], if place == 0 { BEST } else { Style::new() });
        if fits(with_bar) {
            row += &format!("  {}", bar(share(line.value, scale), lines));
        }
        out += row.trim_end();
        out.push('\n');
        out += &wrap(&why(voice, game, &table, line), "         ", "         ");
    }
    out
}

/// What the moves are worth in words, one a paragraph, and before them what is told.
fn tell(voice: Voice, game: &Game, report: &Report) -> String {
    let (words, position) = (voice.words, game.position());
    let table = seated::unattended(voice, game);
    let mover = seated::name(voice, position.turn());
    let mut out = wrap(&words.scores_whose(sides(position), &mover), "", "  ");
    for line in &report.lines {
        let mv = line.mv.to_string();
        let worth = match (certainty(line.value), is_decided(line.value)) {
            (Certainty::Unknown, _) => format!("{mv}: {}", sureness(voice, line.value)),
            (sure, true) => {
                let kind = if sure == Certainty::Proved { "exact" } else { "about" };
                words.scores_anyhow(&mv, kind, if line.value.points() < 0.0 { "loss" } else { "win" })
            }
            (_, false) => {
                let kind = match line.value {
                    Value::Exact(_) => "exact",
                    Value::AtLeast(_) => "least",
                    Value::AtMost(_) => "most",
                    Value::Estimate(_) => "about",
                };
                words.scores_move(
                    &mv,
                    kind,
                    &gain(voice, line.value),
                    &number_at_end(voice, position, line.value),
                )
            }
        };
        out += &wrap(&format!("{worth}. {}", why(voice, game, &table, line)), "", "  ");
    }
    out
}

/// What speaks for and against a move, and how the game should go on.
fn why(voice: Voice, game: &Game, table: &Table, line: &Line) -> String {
    // A move that was searched is legal.
    let reasons = oanquan_engine::reasons(game, line.mv).unwrap_or_default();
    let mut sentences: Vec<String> =
        reasons.iter().map(|&reason| tell::reason(voice.words, table, reason)).collect();
    sentences.push(voice.terminal.terminal_line_of_play(&moves(line)));
    sentences.join(" ")
}

/// A value with how sure it is, on its own: `+19, proved`, `loses, it seems`.
pub(super) fn in_words(voice: Voice, value: Value) -> String {
    let (gain, sureness) = (gain(voice, value), sureness(voice, value));
    match certainty(value) {
        Certainty::Unknown => sureness,
        Certainty::Bound => format!("{gain} {sureness}"),
        Certainty::Proved | Certainty::Guess => format!("{gain}, {sureness}"),
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
fn gain(voice: Voice, value: Value) -> String {
    match (certainty(value), is_decided(value)) {
        (Certainty::Unknown, _) => "?".to_string(),
        (_, true) if value.points() < 0.0 => voice.terminal.terminal_decided("loss"),
        (_, true) => voice.terminal.terminal_decided("win"),
        (_, false) => voice.words.language().decimal(&signed(&values::number(value))),
    }
}

fn signed(number: &str) -> String {
    if number.starts_with('-') || number.trim_matches(['0', '.']).is_empty() {
        number.to_string()
    } else {
        format!("+{number}")
    }
}

fn sureness(voice: Voice, value: Value) -> String {
    voice.terminal.terminal_sureness(match certainty(value) {
        Certainty::Proved => "proved",
        Certainty::Bound if matches!(value, Value::AtLeast(_)) => "least",
        Certainty::Bound => "most",
        Certainty::Guess if is_decided(value) => "seems",
        Certainty::Guess => "estimate",
        Certainty::Unknown => "unknown",
    })
}

/// What the game ends with when the value comes true; nothing where that is not known.
fn end_of(voice: Voice, position: &Position, value: Value) -> String {
    let terminal = voice.terminal;
    if is_decided(value) {
        return match certainty(value) {
            Certainty::Proved if value.points() < 0.0 => terminal.terminal_last("mover"),
            Certainty::Proved => terminal.terminal_last("other"),
            Certainty::Bound | Certainty::Guess | Certainty::Unknown => String::new(),
        };
    }
    let number = number_at_end(voice, position, value);
    match value {
        Value::AtLeast(_) => terminal.terminal_bound("least", &number),
        Value::AtMost(_) => terminal.terminal_bound("most", &number),
        Value::Exact(_) | Value::Estimate(_) => number,
    }
}

/// The number the game ends with when a value that is no decision comes true.
fn number_at_end(voice: Voice, position: &Position, value: Value) -> String {
    let kept = kept(position);
    let number = values::number(match value {
        Value::Exact(points) => Value::Exact(points + kept),
        Value::AtLeast(points) => Value::AtLeast(points + kept),
        Value::AtMost(points) => Value::AtMost(points + kept),
        Value::Estimate(score) => Value::Estimate(score + Score::of_points(kept as i32)),
    });
    voice.words.language().decimal(&if is_margin(position) { signed(&number) } else { number })
}

/// The word by which the catalogue knows what values measure.
fn sides(position: &Position) -> &'static str {
    if is_margin(position) { "margin" } else { "own" }
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

    use oanquan_words::Language;

    use super::*;

    const VOICE: Voice = Voice::of(Language::En);

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
            assert_eq!(gain(VOICE, line.value), signed(&points.to_string()));
            let mut played = game.clone();
            line.pv.iter().for_each(|&mv| played.play(mv).unwrap());
            if let Some(outcome) = played.outcome() {
                let [mine, theirs] = outcome.scores.seats(2) else { panic!("two seats") };
                assert_eq!(end_of(VOICE, game.position(), line.value), signed(&(mine - theirs).to_string()));
                ends += 1;
            }
        }
        assert!(ends > 0, "no line comes to the end: {report:?}");
        // Every move ends the game, so that there was nothing to search.
        assert_eq!(
            summary(VOICE, &game, &report, End::Stopped, Look::Words),
            "Stopped. Everything is proved.\n"
        );
        let one = Report { lines: report.lines[..1].to_vec(), nodes: 9, ..report };
        let told =
            |settled| summary(VOICE, &game, &Report { settled, ..one.clone() }, End::Finished, Look::Words);
        assert!(told(true).starts_with("Depth ") && told(true).contains(", positions 9, seconds 0.0. "));
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
            assert_eq!(
                (in_words(VOICE, value).as_str(), end_of(VOICE, &position, value).as_str()),
                (text, at_end)
            );
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
                anstream::adapter::strip_str(&draw(VOICE, &game, &report, Lines::Unicode, Some(width)))
                    .to_string();
            // What is told of a move is broken by itself.
            drawn.lines().filter(|line| !line.starts_with("     ")).map(str::to_string).collect::<Vec<_>>()
        };
        for (width, bars, ends) in [(80, true, true), (66, true, true), (65, false, true), (60, false, true)]
            .into_iter()
            .chain([(39, false, true), (38, false, false), (35, false, false)])
        {
            let rows = rows(width);
            assert!(rows.iter().all(|row| row.chars().count() <= width), "{width}: {rows:#?}");
            assert_eq!(rows.iter().any(|row| row.contains('│')), bars, "{width}: {rows:#?}");
            assert_eq!(rows[0].contains("lead at the end"), ends, "{width}: {rows:#?}");
            assert!(rows[1].contains("-1000  or more"), "{width}: {rows:#?}");
        }
    }

    #[test]
    fn seats_for_themselves_are_told_points_and_teams_a_margin() {
        let four = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,0,Q 2 0,1,4,0 0,0,0,0 - 0 8 four";
        let value = Value::Exact(10);
        let alone = four.parse().unwrap();
        assert_eq!((is_margin(&alone), end_of(VOICE, &alone, value).as_str()), (false, "14"));
        let teams = format!("{four}+teams=opposite").parse().unwrap();
        assert_eq!((is_margin(&teams), end_of(VOICE, &teams, value).as_str()), (true, "+13"));
    }

    #[test]
    fn ranking_last_is_told_in_words() {
        let (game, report) = searched("oaq1 2,2,1,2,0,Q/0,0,0,2,0,Q 0 39,2 0,0 - 0 30 seed+refill=lose", 3);
        let text = show(VOICE, &game, &report, Look::Words);
        assert!(text.contains("\n6l: won. "), "{text}");
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
