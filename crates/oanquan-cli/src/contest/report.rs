//! A finished game of a match as a record, and what the record says of the match. A game that was just
//! played and one read from a file go the same way, so that they count the same.

use anyhow::{Context, anyhow};
use oanquan::{Points, Record, Termination};

use super::bout::{Bout, Round, Side};
use super::contestant::{Fault, FaultKind};
use crate::failure::bad_use;

/// What every game of a match has in common, and a resumed match must have too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Conditions {
    /// The contestants as they print.
    pub(super) names: [String; 2],
    /// The rules as they print.
    pub(super) rules: String,
    /// Everything else: name and value.
    pub(super) others: Vec<(&'static str, String)>,
}

/// The tag of [`Conditions::others`], `seed=1; max-plies=500`.
const CONDITIONS_TAG: &str = "Conditions";

/// The tag of a fault, `late by seat 1: ...`.
const FAULT_TAG: &str = "Fault";

/// What stands in the Event tag.
pub(super) const EVENT: &str = "oanquan match";

impl Conditions {
    fn others_text(&self) -> String {
        let others: Vec<String> = self.others.iter().map(|(name, value)| format!("{name}={value}")).collect();
        others.join("; ")
    }

    /// The record of a game played under these conditions.
    pub(super) fn record(&self, round: Round, bout: &Bout) -> anyhow::Result<Record> {
        let mut record = Record::of_game(&bout.game);
        record.set_tag("Event", EVENT)?;
        record.set_tag("Round", &round.to_string())?;
        for side in Side::BOTH {
            record.set_tag(&format!("Seat{}", round.seat(side)), &self.names[side.index()])?;
        }
        record.set_tag(CONDITIONS_TAG, &self.others_text())?;
        if bout.game.end_reason().is_none() {
            // Where it was broken off it is counted as it stands (R18).
            let scores = bout.game.position().scores();
            record.result = Some(scores.seats(record.rules().seats).to_vec());
            let late = bout.fault.as_ref().is_some_and(|(_, fault)| fault.kind == FaultKind::Late);
            record.termination = Some(if late { Termination::Timeout } else { Termination::Aborted });
        }
        if let Some((side, fault)) = &bout.fault {
            let text = format!("{} by seat {}: {}", fault.kind.word(), round.seat(*side), fault.message);
            record.set_tag(FAULT_TAG, &text)?;
        }
        Ok(record)
    }

    /// The round of a record, when it was played under these conditions.
    pub(super) fn check(&self, record: &Record) -> anyhow::Result<Round> {
        let tag = |name: &str| record.tag(name).unwrap_or_default();
        if tag("Event") != EVENT {
            return Err(bad_use(format!(
                "found a game of the event {:?}, expected one of {EVENT:?}",
                tag("Event")
            )));
        }
        let round: Round = tag("Round").parse().map_err(|error| anyhow!("Round: {error}"))?;
        for side in Side::BOTH {
            let seat = format!("Seat{}", round.seat(side));
            expect_same(&seat, tag(&seat), &self.names[side.index()])?;
        }
        expect_same("rules", &record.rules().to_string(), &self.rules)?;
        let found: Vec<(&str, &str)> =
            tag(CONDITIONS_TAG).split("; ").filter_map(|part| part.split_once('=')).collect();
        for (name, ours) in &self.others {
            let theirs = found.iter().find(|(known, _)| known == name).map_or("nothing", |(_, value)| value);
            expect_same(name, theirs, ours)?;
        }
        Ok(round)
    }
}

fn expect_same(name: &str, theirs: &str, ours: &str) -> anyhow::Result<()> {
    if theirs != ours {
        return Err(bad_use(format!("{name} is {theirs} in the file, expected {ours} as in the command")));
    }
    Ok(())
}

/// What a game counts for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Report {
    /// Half points of the first contestant: 2 for a win, 1 for a draw.
    pub(super) half_points: usize,
    /// Half points of the seat that moved first.
    pub(super) opener_half_points: usize,
    /// How far the first contestant was ahead in the count; `None` where a fault ended the game.
    pub(super) margin: Option<Points>,
    /// Moves of the contestants.
    pub(super) plies: usize,
    /// How it ended: a word of the notation, `max-plies`, or the kind of fault.
    pub(super) end: &'static str,
    /// Who lost it by a fault.
    pub(super) fault: Option<(Side, Fault)>,
}

/// How a game ended that reached the greatest number of plies.
pub(super) const MAX_PLIES: &str = "max-plies";

impl Report {
    /// What a record says.
    pub(super) fn of(round: Round, record: &Record) -> anyhow::Result<Report> {
        let game = record.replay().map_err(|error| anyhow!("{error}"))?;
        let fault = match record.tag(FAULT_TAG) {
            Some(text) => Some(read_fault(round, text).with_context(|| format!("{FAULT_TAG} is {text:?}"))?),
            None => None,
        };
        let scores = game.position().scores();
        let [first, second] = Side::BOTH.map(|side| scores[round.seat(side)]);
        let outcome = game.outcome();
        let winner = match (&fault, outcome) {
            (Some((Side::First, _)), _) => Some(Side::Second),
            (Some((Side::Second, _)), _) => Some(Side::First),
            // Not always who has more: a seat can rank last whatever the count (R6).
            (None, Some(outcome)) => outcome.winner().map(|seat| round.side(seat)),
            (None, None) if first > second => Some(Side::First),
            (None, None) if first < second => Some(Side::Second),
            (None, None) => None,
        };
        let half_points = |side: Side| winner.map_or(1, |winner| if winner == side { 2 } else { 0 });
        Ok(Report {
            half_points: half_points(Side::First),
            opener_half_points: half_points(round.side(record.start.turn())),
            margin: fault.is_none().then_some(first - second),
            plies: game.moves().len(),
            end: match (&fault, outcome) {
                (Some((_, fault)), _) => fault.kind.word(),
                (None, Some(outcome)) => outcome.reason.word(),
                (None, None) => MAX_PLIES,
            },
            fault,
        })
    }
}

fn read_fault(round: Round, text: &str) -> anyhow::Result<(Side, Fault)> {
    let read = || {
        let (kind, rest) = text.split_once(" by seat ")?;
        let (seat, message) = rest.split_once(": ")?;
        let kind = FaultKind::ALL.into_iter().find(|known| known.word() == kind)?;
        let side = Side::BOTH.into_iter().find(|&side| round.seat(side).to_string() == seat)?;
        Some((side, Fault { kind, message: message.to_string() }))
    };
    read().context("expected a fault such as \"late by seat 1: no answer\"")
}

#[cfg(test)]
mod tests {
    use oanquan::{Game, Rules};

    use super::*;

    fn conditions() -> Conditions {
        Conditions {
            names: ["plain:2", "random"].map(String::from),
            rules: "seed".to_string(),
            others: vec![("seed", "1".to_string()), ("max-plies", "9".to_string())],
        }
    }

    fn bout(moves: &[&str], fault: Option<(Side, FaultKind)>) -> Bout {
        let mut game = Game::start(Rules::SEED).unwrap();
        for mv in moves {
            game.play(mv.parse().unwrap()).unwrap();
        }
        Bout { game, fault: fault.map(|(side, kind)| (side, Fault::new(kind, "no {answer}: none"))) }
    }

    /// Through a record, its text and back.
    fn report(round: Round, bout: &Bout) -> Report {
        let record = conditions().record(round, bout).unwrap();
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(read, record);
        assert_eq!(conditions().check(&read).unwrap(), round);
        Report::of(round, &read).unwrap()
    }

    #[test]
    fn a_game_that_is_broken_off_is_counted_as_it_stands() {
        // 9r takes a Mandarin and a citizen.
        let bout = bout(&["9r"], None);
        let one = report(Round(0), &bout);
        assert_eq!((one.half_points, one.opener_half_points, one.margin), (2, 2, Some(11)));
        assert_eq!((one.end, one.plies), (MAX_PLIES, 1));
        let other = report(Round(1), &bout);
        assert_eq!((other.half_points, other.opener_half_points, other.margin), (0, 2, Some(-11)));
    }

    #[test]
    fn a_fault_loses_whatever_the_count() {
        for (kind, word) in
            [(FaultKind::Illegal, "illegal"), (FaultKind::Crash, "crash"), (FaultKind::Late, "late")]
        {
            let bout = bout(&["9r"], Some((Side::First, kind)));
            let termination = conditions().record(Round(0), &bout).unwrap().termination;
            let late = kind == FaultKind::Late;
            assert_eq!(termination, Some(if late { Termination::Timeout } else { Termination::Aborted }));
            for round in [Round(0), Round(1)] {
                let report = report(round, &bout);
                assert_eq!((report.half_points, report.margin, report.end), (0, None, word));
                assert_eq!(report.fault, bout.fault);
            }
        }
    }

    #[test]
    fn ranking_last_loses_with_more_points() {
        // Seat 1 holds a Mandarin and cannot fill its row of three.
        let line = "oaq1 0,0,1,Q/0,0,0,0 0 3,2 0,1 - 0 30 seed+row=3+citizens=1+refill=lose";
        let mut game = Game::new(line.parse().unwrap());
        game.play("5r".parse().unwrap()).unwrap();
        let record = Record::of_game(&game);
        assert_eq!(record.loser.map(oanquan::Seat::number), Some(1));
        let report = Report::of(Round(0), &record).unwrap();
        assert_eq!((report.half_points, report.margin), (2, Some(-9)));
    }

    #[test]
    fn other_conditions_are_named() {
        let record = conditions().record(Round(2), &bout(&["9r"], None)).unwrap();
        let error = |change: &dyn Fn(&mut Conditions)| {
            let mut conditions = conditions();
            change(&mut conditions);
            conditions.check(&record).unwrap_err().to_string()
        };
        assert_eq!(
            error(&|it| it.names.swap(0, 1)),
            "Seat0 is plain:2 in the file, expected random as in the command"
        );
        assert_eq!(
            error(&|it| it.rules = "vietnam".to_string()),
            "rules is seed in the file, expected vietnam as in the command"
        );
        assert_eq!(
            error(&|it| it.others[0].1 = "2".to_string()),
            "seed is 1 in the file, expected 2 as in the command"
        );
        let played = Record::of_game(&Game::start(Rules::SEED).unwrap());
        assert!(conditions().check(&played).unwrap_err().to_string().contains("event"));
    }
}
