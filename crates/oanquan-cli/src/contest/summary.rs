//! The result of a match, as people read it and as programs do.

use std::fmt::Write;

use serde::Serialize;
use serde_json::{Value, json};

use super::bout::Side;
use super::contestant::FaultKind;
use super::report::Conditions;
use super::statistics::{Accepted, Estimate, Sprt};
use super::tally::Tally;
use crate::paragraph::terminal_width;

/// Faults that are told one by one; the games file has all.
const FAULTS_TOLD: usize = 10;

/// Where the labels of the text end.
const LABEL: usize = 22;

/// The result as text.
pub(super) fn text(conditions: &Conditions, tally: &Tally) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_text(&mut text, conditions, tally, terminal_width().unwrap_or(usize::MAX));
    text
}

fn write_text(out: &mut String, conditions: &Conditions, tally: &Tally, width: usize) -> std::fmt::Result {
    let [first, second] = &conditions.names;
    let others: Vec<String> =
        conditions.others.iter().map(|(name, value)| format!("{name} {value}")).collect();
    out.push_str(&fitted(width, 2, &format!("{first} against {second}")));
    out.push_str(&fitted(width, 2, &format!("rules {}, {}", conditions.rules, others.join(", "))));
    let games = tally.counted();
    let Some(score) = tally.pairs.score() else {
        return writeln!(out, "\nNo pair of games was finished.");
    };
    let [losses, draws, wins] = tally.games;
    let labels = labels(conditions);
    let column = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0).max(LABEL - 2) + 2;
    writeln!(out, "\n{:column$}{:>8}{:>8}{:>8}{:>9}", "", "wins", "draws", "losses", "score")?;
    for (label, wins, losses, score) in
        [(&labels[0], wins, losses, score), (&labels[1], losses, wins, 1.0 - score)]
    {
        writeln!(out, "{label:column$}{wins:>8}{draws:>8}{losses:>8}{:>7.1} %", 100.0 * score)?;
    }
    writeln!(out)?;
    let indent = if width >= 2 * LABEL { LABEL } else { 2 };
    let mut line =
        |label: &str, value: &str| out.write_str(&fitted(width, indent, &format!("{label:LABEL$}{value}")));
    let counts: Vec<String> = tally.pairs.counts().iter().rev().map(u64::to_string).collect();
    line("games", &format!("{games} in {} pairs", tally.pairs.total()))?;
    line("pairs 2, 1½, 1, ½, 0", &counts.join(", "))?;
    line("Elo", &in_words(tally.pairs.elo()))?;
    line("normalized Elo", &in_words(tally.pairs.normalized_elo()))?;
    if let Some(superiority) = tally.pairs.superiority() {
        line("likely the better", &format!("{:.1} %", 100.0 * superiority))?;
    }
    if let Some((margin, error)) = margin(tally) {
        let error = error.map_or(String::new(), |error| format!(" ± {error:.2}"));
        line("points a game", &format!("{margin:+.2}{error}"))?;
    }
    let opener = tally.opener_half_points as f64 / (2 * games) as f64;
    line("first to move", &format!("scored {:.1} %", 100.0 * opener))?;
    line("plies a game", &format!("{:.1}", tally.plies as f64 / games as f64))?;
    let ends: Vec<String> = tally.ends.iter().map(|(end, count)| format!("{end} {count}")).collect();
    line("ends", &ends.join(", "))?;
    if let Some(sprt) = tally.sprt() {
        line("SPRT", &sprt_in_words(sprt, tally))?;
    }
    for side in Side::BOTH {
        let kinds = FaultKind::ALL.iter().zip(tally.faults(side)).filter(|(_, count)| *count > 0);
        let kinds: Vec<String> = kinds.map(|(kind, count)| format!("{count} {}", kind.word())).collect();
        if !kinds.is_empty() {
            line("faults", &format!("{}: {}", labels[side.index()], kinds.join(", ")))?;
        }
    }
    for incident in tally.incidents.iter().take(FAULTS_TOLD) {
        let who = &labels[incident.side.index()];
        let (round, kind) = (incident.round, incident.fault.kind.word());
        let told = format!("  game {round}, {kind} by {who}: {}", incident.fault.message);
        out.push_str(&fitted(width, 4, &told));
    }
    if tally.incidents.len() > FAULTS_TOLD {
        writeln!(out, "  and {} more", tally.incidents.len() - FAULTS_TOLD)?;
    }
    Ok(())
}

/// A line, broken at spaces where it is longer than `width`; what comes then is indented. What has no space
/// to be broken at stays as it is.
fn fitted(width: usize, indent: usize, line: &str) -> String {
    let (mut out, mut rest) = (String::new(), line.to_string());
    while rest.chars().count() > width {
        let places = rest.char_indices().take(width.saturating_add(1)).skip(indent);
        let Some((space, _)) = places.filter(|(_, c)| *c == ' ').last() else { break };
        out.push_str(rest[..space].trim_end());
        out.push('\n');
        rest = format!("{:indent$}{}", "", rest[space..].trim_start());
    }
    out + &rest + "\n"
}

/// The names of the contestants, numbered where they are the same.
pub(super) fn labels(conditions: &Conditions) -> [String; 2] {
    let [first, second] = &conditions.names;
    if first == second {
        return [format!("{first} (1)"), format!("{second} (2)")];
    }
    conditions.names.clone()
}

/// The points the first contestant is ahead in a game, with their error.
fn margin(tally: &Tally) -> Option<(f64, Option<f64>)> {
    let (pair, error) = tally.margins.value()?;
    Some((pair / 2.0, error.map(|error| error / 2.0)))
}

fn in_words(estimate: Option<Estimate>) -> String {
    match estimate {
        // Nothing is known of the error where all pairs are equal.
        None => "unknown, as all pairs came out the same".to_string(),
        Some(Estimate { value, low, high }) => format!("{value:+.1}  (95 %: {low:+.1} to {high:+.1})"),
    }
}

fn sprt_in_words(sprt: &Sprt, tally: &Tally) -> String {
    let (lower, upper) = sprt.bounds();
    let decision = match tally.accepted {
        None => "not decided".to_string(),
        Some(Accepted::H0) => format!("H0 accepted, rather {} Elo than {}", sprt.elo0, sprt.elo1),
        Some(Accepted::H1) => format!("H1 accepted, rather {} Elo than {}", sprt.elo1, sprt.elo0),
    };
    format!("LLR {:.2} between {lower:.2} and {upper:.2}: {decision}", sprt.llr(&tally.pairs))
}

/// An estimate in JSON, which has no infinity: ends without bound are null.
#[derive(Serialize)]
struct Interval {
    value: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

impl From<Estimate> for Interval {
    fn from(Estimate { value, low, high }: Estimate) -> Interval {
        let [value, low, high] = [value, low, high].map(|end| Some(end).filter(|end| end.is_finite()));
        Interval { value, low, high }
    }
}

/// The result as one JSON object.
pub(super) fn json(conditions: &Conditions, tally: &Tally, interrupted: bool) -> Value {
    let [losses, draws, wins] = tally.games;
    let games = tally.counted();
    let average = |sum: u64| (games > 0).then(|| sum as f64 / games as f64);
    let conditions_by_name: serde_json::Map<String, Value> =
        conditions.others.iter().map(|(name, value)| ((*name).to_string(), json!(value))).collect();
    let sprt = tally.sprt().map(|sprt| {
        let (lower, upper) = sprt.bounds();
        let accepted = tally.accepted.map(|accepted| match accepted {
            Accepted::H0 => "H0",
            Accepted::H1 => "H1",
        });
        json!({
            "elo0": sprt.elo0, "elo1": sprt.elo1, "alpha": sprt.alpha, "beta": sprt.beta,
            "llr": sprt.llr(&tally.pairs), "lower": lower, "upper": upper, "accepted": accepted,
        })
    });
    let faults: Vec<Value> = tally
        .incidents
        .iter()
        .map(|incident| {
            json!({
                "round": incident.round.to_string(), "contestant": incident.side.index(),
                "kind": incident.fault.kind.word(), "message": incident.fault.message,
            })
        })
        .collect();
    json!({
        "contestants": conditions.names,
        "rules": conditions.rules,
        "conditions": conditions_by_name,
        "games": games,
        "wins": wins, "draws": draws, "losses": losses,
        "pairs": tally.pairs.counts(),
        "score": tally.pairs.score_estimate().map(Interval::from).or(tally.pairs.score().map(|value| {
            Interval { value: Some(value), low: None, high: None }
        })),
        "elo": tally.pairs.elo().map(Interval::from),
        "normalized_elo": tally.pairs.normalized_elo().map(Interval::from),
        "superiority": tally.pairs.superiority(),
        "margin": margin(tally).map(|(value, error)| json!({"value": value, "error": error})),
        "first_to_move_score": average(tally.opener_half_points).map(|points| points / 2.0),
        "plies": average(tally.plies),
        "ends": tally.ends,
        "sprt": sprt,
        "faults": faults,
        "uncounted": tally.uncounted(),
        "interrupted": interrupted,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let line = format!("{:LABEL$}{}", "Elo", in_words(None));
        let broken = fitted(60, LABEL, &line);
        assert!(broken.lines().all(|line| line.chars().count() <= 60), "{broken}");
        assert!(broken.ends_with(&format!("came out the\n{:LABEL$}same\n", "")), "{broken}");
        assert_eq!(fitted(61, LABEL, &line), format!("{line}\n"));
        assert_eq!(fitted(usize::MAX, LABEL, &line), format!("{line}\n"));
        // Letters of more than one byte, and words that are wider than the terminal.
        assert_eq!(fitted(6, 2, "½ ½½½½½½½½½ ½½½ ½ ½"), "½ ½½½½½½½½½ ½½½ ½ ½\n");
        assert_eq!(fitted(6, 2, "½½½ ½½½½ ½"), "½½½\n  ½½½½\n  ½\n");
    }
}
