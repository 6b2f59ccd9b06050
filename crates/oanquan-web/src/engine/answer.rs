//! What the engine answers, read from its text: the form is that of the crate `oanquan-worker`.

use std::str::FromStr;
use std::time::Duration;

use oanquan::{EndReason, Move, Seat};
use oanquan_engine::Reason;

/// What a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The move.
    pub(crate) mv: Move,
    /// How long such a person would ponder at least.
    pub(crate) pause: Duration,
}

/// The best move that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    /// The move.
    pub(crate) mv: Move,
    /// What speaks for and against it, the most telling first.
    pub(crate) reasons: Vec<Reason>,
}

/// What all moves are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scores {
    /// The moves, the best first; of equal ones first what promises more.
    pub(crate) moves: Vec<Scored>,
    /// How the game should go on after each of them: moves with spaces between them.
    pub(crate) lines: Vec<String>,
    /// Whether an endgame table was wanted that could not be had.
    pub(crate) lacks_table: bool,
}

/// What a move is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scored {
    /// The move.
    pub(crate) mv: Move,
    /// How sure that is.
    pub(crate) kind: Kind,
    /// Points from here on, less those of the other side.
    pub(crate) points: i64,
}

/// How sure a worth is; what promises more at the same points is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Proved to be so much or less.
    Most,
    /// An estimate.
    About,
    /// Proved.
    Exact,
    /// Proved to be so much or more.
    Least,
}

impl Kind {
    /// The word for it, in the engine's answers and in the catalogue.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Kind::Exact => "exact",
            Kind::Least => "least",
            Kind::Most => "most",
            Kind::About => "about",
        }
    }
}

impl Scores {
    pub(super) fn read(text: &str) -> Option<Scores> {
        let all = text.strip_suffix(";no-table");
        let (mut moves, mut lines) = (Vec::<Scored>::new(), Vec::new());
        for text in all.unwrap_or(text).split(';') {
            let (read, line) = scored(text)?;
            // What is sure comes before what may be less.
            let rank = |scored: &Scored| (scored.points, scored.kind);
            let place = moves.iter().position(|known| rank(known) < rank(&read));
            let place = place.unwrap_or(moves.len());
            moves.insert(place, read);
            lines.insert(place, line);
        }
        Some(Scores { moves, lines, lacks_table: all.is_some() })
    }
}

/// A move with its worth, and what should follow.
fn scored(text: &str) -> Option<(Scored, String)> {
    let mut words = text.splitn(4, ' ');
    let (mv, kind, points) = (words.next()?, words.next()?, words.next()?);
    let kinds = [Kind::Exact, Kind::Least, Kind::Most, Kind::About];
    let kind = kinds.into_iter().find(|known| known.word() == kind)?;
    Some((Scored { mv: one(mv)?, kind, points: one(points)? }, words.next().unwrap_or_default().to_string()))
}

impl Choice {
    pub(super) fn read(text: &str) -> Option<Choice> {
        let (mv, millis) = text.split_once(' ')?;
        Some(Choice { mv: one(mv)?, pause: Duration::from_millis(one(millis)?) })
    }
}

impl Hint {
    pub(super) fn read(text: &str) -> Option<Hint> {
        let (mv, reasons) = text.split_once('\t')?;
        let reasons = reasons.split_terminator(';').map(reason).collect::<Option<_>>()?;
        Some(Hint { mv: one(mv)?, reasons })
    }
}

/// One thing that speaks for or against a move.
fn reason(text: &str) -> Option<Reason> {
    let (kind, rest) = text.split_once(' ')?;
    Some(match kind {
        "ends" => {
            let [reason, margin, place] = words(rest)?;
            let reason = EndReason::ALL.into_iter().find(|known| known.word() == reason)?;
            Reason::EndsGame { reason, margin: one(margin)?, place: one(place)? }
        }
        "takes" => {
            let [points, mandarins, captures] = words(rest)?;
            Reason::Takes { points: one(points)?, mandarins: one(mandarins)?, captures: one(captures)? }
        }
        "leaves" => {
            let [points, reply] = words(rest)?;
            Reason::LeavesOpen { points: one(points)?, reply: one(reply)? }
        }
        "saves" => {
            let [points, from] = words(rest)?;
            Reason::Saves { points: one(points)?, from: one(from)? }
        }
        "forces-refill" => Reason::ForcesRefill { seat: Seat::new(one(rest)?)? },
        "forces-pass" => Reason::ForcesPass { seat: Seat::new(one(rest)?)? },
        "refills" => {
            let [own, borrowed] = words(rest)?;
            Reason::Refills { own: one(own)?, borrowed: one(borrowed)? }
        }
        "relay" => Reason::LongRelay { laps: one(rest)? },
        _ => return None,
    })
}

fn one<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn words<const N: usize>(text: &str) -> Option<[&str; N]> {
    text.split(' ').collect::<Vec<_>>().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[test]
    fn a_choice_is_read() {
        let pause = Duration::from_millis(1240);
        assert_eq!(Choice::read("7r 1240"), Some(Choice { mv: mv("7r"), pause }));
        assert_eq!(Choice::read("7r"), None);
    }

    #[test]
    fn every_reason_is_read() {
        let reply = mv("2r");
        for (text, expected) in [
            ("ends short -7 2", Reason::EndsGame { reason: EndReason::Short, margin: -7, place: 2 }),
            ("takes 11 1 2", Reason::Takes { points: 11, mandarins: 1, captures: 2 }),
            ("leaves 21 2r", Reason::LeavesOpen { points: 21, reply }),
            ("saves 5 2r", Reason::Saves { points: 5, from: reply }),
            ("forces-refill 0", Reason::ForcesRefill { seat: Seat::FIRST }),
            ("forces-pass 0", Reason::ForcesPass { seat: Seat::FIRST }),
            ("refills 3 2", Reason::Refills { own: 3, borrowed: 2 }),
            ("relay 7", Reason::LongRelay { laps: 7 }),
        ] {
            assert_eq!(reason(text), Some(expected), "{text}");
        }
        for wrong in ["", "takes 11", "relay x", "shines 3"] {
            assert_eq!(reason(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn scores_are_read() {
        let expected =
            [("9r", Kind::Exact, 19), ("9l", Kind::Least, 7), ("6l", Kind::About, 0), ("6r", Kind::Most, -3)]
                .map(|(text, kind, points)| Scored { mv: mv(text), kind, points });
        let lines = ["", "2r 8l", "", ""].map(String::from).to_vec();
        let text = "9r exact 19;9l least 7 2r 8l;6l about 0;6r most -3";
        for (text, lacks_table) in [(text, false), (&format!("{text};no-table"), true)] {
            assert_eq!(
                Scores::read(text),
                Some(Scores { moves: expected.to_vec(), lines: lines.clone(), lacks_table })
            );
        }
        let sorted = Scores::read("9l most 10 1r;8l about 10 2r;9r exact 10 3r").unwrap();
        assert_eq!(sorted.lines, ["3r", "2r", "1r"]);
        let kinds: Vec<Kind> = sorted.moves.iter().map(|scored| scored.kind).collect();
        assert_eq!(kinds, [Kind::Exact, Kind::About, Kind::Most]);
        for wrong in ["9r sure 19", "", "9r exact"] {
            assert_eq!(Scores::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_hint_is_read() {
        let takes = Reason::Takes { points: 11, mandarins: 1, captures: 1 };
        let reasons = vec![takes, Reason::LongRelay { laps: 5 }];
        assert_eq!(Hint::read("9r\ttakes 11 1 1;relay 5"), Some(Hint { mv: mv("9r"), reasons }));
        assert_eq!(Hint::read("8l\t").unwrap().reasons, []);
        assert_eq!(Hint::read("9r"), None);
    }
}
