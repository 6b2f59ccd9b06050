//! What the engine finds, as the text that goes to the page.

use std::fmt::Display;

use oanquan_engine::{Explained, Reason, Report};

/// An analysis: how far it has come, and its prospects.
pub(crate) fn analysis(report: &Report, explained: &[Explained]) -> String {
    format!("{} {} {}\n{}", report.depth, report.nodes, report.settled, prospects(explained))
}

/// Moves with what they are worth, a line each.
pub(crate) fn prospects(explained: &[Explained]) -> String {
    joined("\n", explained.iter().map(prospect))
}

fn prospect(Explained { mv, value, pv, reasons }: &Explained) -> String {
    format!("{mv}\t{value}\t{}\t{}", joined(" ", pv), joined(";", reasons.iter().map(reason)))
}

fn reason(reason: &Reason) -> String {
    match reason {
        Reason::EndsGame { reason, margin, place } => format!("ends {reason} {margin} {place}"),
        Reason::Takes { points, mandarins, captures } => format!("takes {points} {mandarins} {captures}"),
        Reason::LeavesOpen { points, reply } => format!("leaves {points} {reply}"),
        Reason::Saves { points, from } => format!("saves {points} {from}"),
        Reason::ForcesRefill { seat } => format!("forces-refill {seat}"),
        Reason::ForcesPass { seat } => format!("forces-pass {seat}"),
        Reason::Refills { own, borrowed } => format!("refills {own} {borrowed}"),
        Reason::LongRelay { laps } => format!("relay {laps}"),
    }
}

fn joined<T: Display>(between: &str, parts: impl IntoIterator<Item = T>) -> String {
    parts.into_iter().map(|part| part.to_string()).collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use oanquan::{EndReason, Move, Seat};
    use oanquan_engine::{Score, Value};

    use super::*;

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[test]
    fn every_reason_has_its_word_and_numbers() {
        let reply = mv("2r");
        for (given, expected) in [
            (Reason::EndsGame { reason: EndReason::Short, margin: -7, place: 2 }, "ends short -7 2"),
            (Reason::Takes { points: 11, mandarins: 1, captures: 2 }, "takes 11 1 2"),
            (Reason::LeavesOpen { points: 21, reply }, "leaves 21 2r"),
            (Reason::Saves { points: 5, from: reply }, "saves 5 2r"),
            (Reason::ForcesRefill { seat: Seat::FIRST }, "forces-refill 0"),
            (Reason::ForcesPass { seat: Seat::FIRST }, "forces-pass 0"),
            (Reason::Refills { own: 3, borrowed: 2 }, "refills 3 2"),
            (Reason::LongRelay { laps: 7 }, "relay 7"),
        ] {
            assert_eq!(reason(&given), expected);
        }
    }

    #[test]
    fn a_prospect_is_a_line() {
        let takes = Reason::Takes { points: 11, mandarins: 1, captures: 1 };
        let relay = Reason::LongRelay { laps: 5 };
        let first = Explained {
            mv: mv("9r"),
            value: Value::Exact(-3),
            pv: vec![mv("9r"), mv("2l")],
            reasons: vec![takes, relay],
        };
        let estimate = Value::Estimate(Score::of_points(4));
        let second = Explained { mv: mv("8l"), value: estimate, pv: vec![mv("8l")], reasons: Vec::new() };
        let expected = "9r\t-3\t9r 2l\ttakes 11 1 1;relay 5\n8l\t~4\t8l\t";
        assert_eq!(prospects(&[first, second]), expected);
    }
}
