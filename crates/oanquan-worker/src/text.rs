//! Reasons as the text that goes to the page.

use oanquan_engine::{Line, Reason, Value};

/// Reasons with `;` between them.
pub(crate) fn reasons(reasons: &[Reason]) -> String {
    reasons.iter().map(reason).collect::<Vec<_>>().join(";")
}

/// Moves with what they are worth and what should follow, with `;` between them, and whether a table is missed.
pub(crate) fn scores(lines: &[Line], lacks_table: bool) -> String {
    let lacking = lacks_table.then(|| String::from("no-table"));
    lines.iter().map(score).chain(lacking).collect::<Vec<_>>().join(";")
}

fn score(line: &Line) -> String {
    let kind = match line.value {
        Value::Exact(_) => "exact",
        Value::AtLeast(_) => "least",
        Value::AtMost(_) => "most",
        Value::Estimate(_) => "about",
    };
    // Parts of a point mean nothing to a person.
    let mut text = format!("{} {kind} {}", line.mv, line.value.points().round() as i64);
    for mv in line.pv.iter().skip(1) {
        text += " ";
        text += &mv.to_string();
    }
    text
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

#[cfg(test)]
mod tests {
    use oanquan::{EndReason, Move, Seat};

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
    fn what_should_follow_stands_behind_the_points() {
        let line = |value, pv: &[&str]| {
            let pv: Vec<Move> = pv.iter().map(|text| mv(text)).collect();
            Line { mv: pv[0], value, pv }
        };
        let lines = [line(Value::Exact(19), &["9r", "2r", "8l"]), line(Value::AtLeast(7), &["9l"])];
        assert_eq!(scores(&lines, true), "9r exact 19 2r 8l;9l least 7;no-table");
    }

    #[test]
    fn reasons_stand_in_a_row() {
        let takes = Reason::Takes { points: 11, mandarins: 1, captures: 1 };
        assert_eq!(reasons(&[takes, Reason::LongRelay { laps: 5 }]), "takes 11 1 1;relay 5");
        assert_eq!(reasons(&[]), "");
    }
}
