//! What tuning came to, as people read it and as programs do.

use std::fmt::{self, Write};

use oanquan::Rules;
use oanquan_engine::{Term, Weights};
use serde_json::{Value, json};

use super::games::Plan;
use super::outcome::{Judged, Outcome};

/// The outcome as text.
pub(super) fn text(plan: &Plan, outcome: &Outcome) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_text(&mut text, plan, outcome);
    text
}

fn write_text(out: &mut String, plan: &Plan, outcome: &Outcome) -> fmt::Result {
    let Plan { games, nodes, seed, .. } = plan;
    writeln!(out, "rules {}, {games} games of each", rules(plan).join(" and "))?;
    writeln!(out, "nodes a move {nodes}, seed {seed}")?;
    let Outcome { fit, fitted, judges, held_out, given_up } = outcome;
    writeln!(out, "fitted to {fitted} games with {} positions", fit.sums.positions)?;
    writeln!(out, "held out {held_out} games with {} positions", judges.positions)?;
    if *given_up > 0 {
        writeln!(out, "left out {given_up} games that came to no end")?;
    }

    writeln!(out, "\n{:18}{:>8}{:>8}{:>10}{:>8}", "term", "weight", "error", "rounded", "in use")?;
    let Weights(rounded) = outcome.rounded();
    for (place, term) in Term::ALL.iter().enumerate() {
        let (name, in_use) = (term.name(), Weights::TUNED.0[place]);
        let [weight, error, rounded] = if fit.sums.has(place) {
            [hundredths(fit.weights[place]), hundredths(fit.errors[place]), rounded[place].to_string()]
        } else {
            ["–"; 3].map(String::from)
        };
        writeln!(out, "{name:18}{weight:>8}{error:>8}{rounded:>10}{in_use:>8}")?;
    }

    let judged = outcome.judged();
    writeln!(out, "\n{:26}{:>8}", "off in the games held out", "points")?;
    for (name, error) in [
        ("no weights", judged.none),
        ("the weights in use", judged.in_use),
        ("the weights found", judged.found),
        ("these, rounded", judged.rounded),
    ] {
        writeln!(out, "{name:26}{error:>8.3}")?;
    }
    Ok(())
}

/// A number with two decimals, and no sign where both are 0.
fn hundredths(number: f64) -> String {
    let text = format!("{number:.2}");
    if text == "-0.00" { "0.00".to_string() } else { text }
}

fn rules(plan: &Plan) -> Vec<String> {
    plan.starts.iter().map(|start| Rules::to_string(start.position().rules())).collect()
}

/// The outcome as one JSON object.
pub(super) fn json(plan: &Plan, outcome: &Outcome, interrupted: bool) -> Value {
    let Outcome { fit, fitted, judges, held_out, given_up } = outcome;
    let Weights(rounded) = outcome.rounded();
    let terms = Term::ALL.iter().enumerate().map(|(place, term)| {
        let found = fit.sums.has(place);
        json!({
            "term": term.name(),
            "weight": found.then_some(fit.weights[place]),
            "error": found.then_some(fit.errors[place]),
            "rounded": found.then_some(rounded[place]),
            "in_use": Weights::TUNED.0[place],
        })
    });
    let terms: Vec<Value> = terms.collect();
    let Judged { none, in_use, found, rounded } = outcome.judged();
    json!({
        "rules": rules(plan),
        "games": plan.games, "nodes": plan.nodes, "seed": plan.seed,
        "fitted": {"games": fitted, "positions": fit.sums.positions},
        "held_out": {"games": held_out, "positions": judges.positions},
        "given_up": given_up,
        "terms": terms,
        "off": {"none": none, "in_use": in_use, "found": found, "rounded": rounded},
        "interrupted": interrupted,
    })
}
