//! What the engine answers, read from its text: the form is that of the crate `oanquan-worker`.

use std::str::FromStr;
use std::time::Duration;

use oanquan::{EndReason, Move, Points, Seat};

/// What a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// How long such a person would ponder at least.
    pub pause: Duration,
}

/// How far the engine has come with all moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// How many plies it has looked ahead.
    pub depth: u8,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// Whether nothing better can be found.
    pub settled: bool,
    /// The moves, the best first.
    pub prospects: Vec<Prospect>,
}

/// A move, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The move.
    pub mv: Move,
    /// What it is worth.
    pub worth: Worth,
    /// How the game goes on, the move first.
    pub line: Vec<Move>,
    /// What speaks for and against it, the most telling first.
    pub reasons: Vec<Reason>,
}

/// Points gained from here on by the side to move, less those of the other side; with more than two sides
/// the mover's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Proved.
    Exact(Points),
    /// Proved to be no less.
    AtLeast(Points),
    /// Proved to be no more.
    AtMost(Points),
    /// What the engine takes it for.
    Estimate(Points),
}

/// One thing that speaks for or against a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game is over after it.
    Ends {
        /// By which rule.
        reason: EndReason,
        /// By how much the mover's side is ahead of the best other side.
        margin: Points,
        /// The place of the mover, 1 the best.
        place: u8,
    },
    /// It captures.
    Takes {
        /// All points captured.
        points: Points,
        /// Mandarins among the stones.
        mandarins: u32,
        /// Squares emptied by captures.
        captures: u32,
    },
    /// The next seat can capture so much at most.
    LeavesOpen {
        /// Points captured.
        points: Points,
        /// By this move.
        reply: Move,
    },
    /// The next seat could have captured so much more.
    Saves {
        /// Points.
        points: Points,
        /// By this move.
        from: Move,
    },
    /// This seat must refill its row.
    ForcesRefill(Seat),
    /// This seat is passed over.
    ForcesPass(Seat),
    /// The mover must refill the own row first.
    Refills {
        /// Citizens of the own reserve.
        own: u32,
        /// Citizens borrowed.
        borrowed: u32,
    },
    /// So many laps are hard to foresee.
    LongRelay(u32),
}

impl Choice {
    pub(super) fn read(text: &str) -> Option<Choice> {
        let (mv, millis) = text.split_once(' ')?;
        Some(Choice { mv: one(mv)?, pause: Duration::from_millis(one(millis)?) })
    }
}

impl Analysis {
    pub(super) fn read(text: &str) -> Option<Analysis> {
        let mut lines = text.lines();
        let [depth, nodes, settled] = words(lines.next()?)?;
        let prospects = lines.map(Prospect::read).collect::<Option<_>>()?;
        Some(Analysis { depth: one(depth)?, nodes: one(nodes)?, settled: one(settled)?, prospects })
    }
}

impl Prospect {
    pub(super) fn read(text: &str) -> Option<Prospect> {
        let [mv, worth, line, reasons] = exactly(text.split('\t'))?;
        Some(Prospect {
            mv: one(mv)?,
            worth: Worth::read(worth)?,
            line: line.split_whitespace().map(one).collect::<Option<_>>()?,
            reasons: reasons.split_terminator(';').map(Reason::read).collect::<Option<_>>()?,
        })
    }
}

impl Worth {
    fn read(text: &str) -> Option<Worth> {
        let (kind, points): (fn(Points) -> Worth, &str) = match text.split_at_checked(1)? {
            ("~", points) => (Worth::Estimate, points),
            (">", _) => (Worth::AtLeast, text.strip_prefix(">=")?),
            ("<", _) => (Worth::AtMost, text.strip_prefix("<=")?),
            _ => (Worth::Exact, text),
        };
        Some(kind(one(points)?))
    }
}

impl Reason {
    fn read(text: &str) -> Option<Reason> {
        let (kind, rest) = text.split_once(' ')?;
        Some(match kind {
            "ends" => {
                let [reason, margin, place] = words(rest)?;
                let reason = EndReason::ALL.into_iter().find(|known| known.word() == reason)?;
                Reason::Ends { reason, margin: one(margin)?, place: one(place)? }
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
            "forces-refill" => Reason::ForcesRefill(Seat::new(one(rest)?)?),
            "forces-pass" => Reason::ForcesPass(Seat::new(one(rest)?)?),
            "refills" => {
                let [own, borrowed] = words(rest)?;
                Reason::Refills { own: one(own)?, borrowed: one(borrowed)? }
            }
            "relay" => Reason::LongRelay(one(rest)?),
            _ => return None,
        })
    }
}

fn one<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn words<const N: usize>(text: &str) -> Option<[&str; N]> {
    exactly(text.split(' '))
}

fn exactly<'a, const N: usize>(parts: impl Iterator<Item = &'a str>) -> Option<[&'a str; N]> {
    parts.collect::<Vec<_>>().try_into().ok()
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
    fn every_worth_is_read() {
        for (text, worth) in [
            ("13", Worth::Exact(13)),
            ("-3", Worth::Exact(-3)),
            (">=13", Worth::AtLeast(13)),
            ("<=-1", Worth::AtMost(-1)),
            ("~0", Worth::Estimate(0)),
        ] {
            assert_eq!(Worth::read(text), Some(worth), "{text}");
        }
        assert_eq!(Worth::read("?3"), None);
    }

    #[test]
    fn every_reason_is_read() {
        let reply = mv("2r");
        for (text, reason) in [
            ("ends short -7 2", Reason::Ends { reason: EndReason::Short, margin: -7, place: 2 }),
            ("takes 11 1 2", Reason::Takes { points: 11, mandarins: 1, captures: 2 }),
            ("leaves 21 2r", Reason::LeavesOpen { points: 21, reply }),
            ("saves 5 2r", Reason::Saves { points: 5, from: reply }),
            ("forces-refill 0", Reason::ForcesRefill(Seat::FIRST)),
            ("forces-pass 0", Reason::ForcesPass(Seat::FIRST)),
            ("refills 3 2", Reason::Refills { own: 3, borrowed: 2 }),
            ("relay 7", Reason::LongRelay(7)),
        ] {
            assert_eq!(Reason::read(text), Some(reason), "{text}");
        }
        for wrong in ["", "takes 11", "relay x", "shines 3"] {
            assert_eq!(Reason::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_analysis_has_its_prospects_in_order() {
        let text = "6 12345 true\n9r\t-3\t9r 2l\ttakes 11 1 1;relay 5\n8l\t~4\t8l\t";
        let analysis = Analysis::read(text).unwrap();
        assert_eq!((analysis.depth, analysis.nodes, analysis.settled), (6, 12345, true));
        let [first, second] = &analysis.prospects[..] else { panic!("two prospects") };
        assert_eq!(
            (first.mv, first.worth, &first.line[..]),
            (mv("9r"), Worth::Exact(-3), &[mv("9r"), mv("2l")][..])
        );
        let takes = Reason::Takes { points: 11, mandarins: 1, captures: 1 };
        assert_eq!(first.reasons, [takes, Reason::LongRelay(5)]);
        assert_eq!((second.worth, second.reasons.len()), (Worth::Estimate(4), 0));
        assert_eq!(Analysis::read("6 12345 true\n9r\t-3"), None);
    }
}
