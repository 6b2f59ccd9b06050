//! The results of a match, taken together. Games come in as they end; they are counted pair by pair in
//! their order, so that the same games give the same result however many were played at once.

use std::collections::BTreeMap;

use super::bout::{Round, Side};
use super::contestant::{Fault, FaultKind};
use super::report::Report;
use super::statistics::{Accepted, Average, Pairs, Sprt};

/// A fault and where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Incident {
    /// The game.
    pub(super) round: Round,
    /// Who lost it.
    pub(super) side: Side,
    /// What went wrong.
    pub(super) fault: Fault,
}

/// What the games counted so far come to.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// The test that ends the match, if there is one.
    sprt: Option<Sprt>,
    /// Games that wait for their pair, or for pairs before it.
    waiting: BTreeMap<Round, Report>,
    /// Pairs by their points.
    pub(super) pairs: Pairs,
    /// Games the first contestant lost, drew and won.
    pub(super) games: [u64; 3],
    /// Half points of the seat that moved first.
    pub(super) opener_half_points: u64,
    /// How far the first contestant was ahead in a pair; games with a fault left out with their pair.
    pub(super) margins: Average,
    /// Plies of all games.
    pub(super) plies: u64,
    /// How often games ended in each way.
    pub(super) ends: BTreeMap<&'static str, u64>,
    /// All faults.
    pub(super) incidents: Vec<Incident>,
    /// What the test came to.
    pub(super) accepted: Option<Accepted>,
}

impl Tally {
    /// A tally of no games.
    pub(super) fn new(sprt: Option<Sprt>) -> Tally {
        Tally { sprt, ..Tally::default() }
    }

    /// The test that ends the match.
    pub(super) const fn sprt(&self) -> Option<&Sprt> {
        self.sprt.as_ref()
    }

    /// Takes a game in. Once the test is decided nothing is counted any more.
    pub(super) fn add(&mut self, round: Round, report: Report) {
        self.waiting.insert(round, report);
        while self.accepted.is_none() {
            let first = Round(self.counted());
            let second = Round(first.0 + 1);
            if !(self.waiting.contains_key(&first) && self.waiting.contains_key(&second)) {
                return;
            }
            let pair = [first, second].map(|round| (round, self.waiting.remove(&round)));
            self.count(pair.into_iter().filter_map(|(round, report)| Some((round, report?))));
        }
    }

    fn count(&mut self, pair: impl Iterator<Item = (Round, Report)>) {
        let (mut half_points, mut margin) = (0, Some(0));
        for (round, report) in pair {
            half_points += report.half_points;
            margin = margin.zip(report.margin).map(|(sum, margin)| sum + margin);
            let games = &mut self.games[report.half_points.min(2)];
            *games += 1;
            self.opener_half_points += report.opener_half_points as u64;
            self.plies += report.plies as u64;
            *self.ends.entry(report.end).or_default() += 1;
            if let Some((side, fault)) = report.fault {
                self.incidents.push(Incident { round, side, fault });
            }
        }
        self.pairs.add(half_points);
        if let Some(margin) = margin {
            self.margins.add(margin);
        }
        self.accepted = self.sprt.and_then(|sprt| sprt.accepted(&self.pairs));
    }

    /// How many games are counted.
    pub(super) fn counted(&self) -> usize {
        2 * self.pairs.total() as usize
    }

    /// How many games are known and not counted.
    pub(super) fn uncounted(&self) -> usize {
        self.waiting.len()
    }

    /// How often a contestant was at fault in each way, in the order of [`FaultKind::ALL`].
    pub(super) fn faults(&self, side: Side) -> [usize; 3] {
        FaultKind::ALL.map(|kind| {
            let same = |incident: &&Incident| incident.side == side && incident.fault.kind == kind;
            self.incidents.iter().filter(same).count()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(half_points: usize, margin: i64) -> Report {
        Report {
            half_points,
            opener_half_points: 2,
            margin: Some(margin),
            plies: 10,
            end: "mandarins",
            fault: None,
        }
    }

    /// Wins both games of a pair, or loses both.
    fn pair_of_wins(round: Round, every: usize) -> Report {
        if round.pair().is_multiple_of(every) { report(0, -3) } else { report(2, 4) }
    }

    #[test]
    fn the_order_of_arrival_changes_nothing() {
        let sprt: Sprt = "elo0=0,elo1=50".parse().unwrap();
        let rounds: Vec<Round> = (0..400).map(Round).collect();
        let mut shuffled = rounds.clone();
        fastrand::Rng::with_seed(1).shuffle(&mut shuffled);
        let reversed = rounds.iter().rev().copied().collect();
        let tallies = [rounds, shuffled, reversed].map(|rounds: Vec<Round>| {
            let mut tally = Tally::new(Some(sprt));
            for round in rounds {
                tally.add(round, pair_of_wins(round, 4));
            }
            tally
        });
        let [one, others @ ..] = &tallies;
        assert_eq!(one.accepted, Some(Accepted::H1));
        assert!(one.counted() < 400);
        assert_eq!(one.counted() + one.uncounted(), 400);
        for other in others {
            assert_eq!((one.pairs, one.games, one.margins), (other.pairs, other.games, other.margins));
        }
    }

    #[test]
    fn pairs_are_counted_when_they_are_whole() {
        let mut tally = Tally::new(None);
        for (number, half_points) in [(0, 2), (3, 1), (2, 1)] {
            tally.add(Round(number), report(half_points, 0));
        }
        assert_eq!((tally.counted(), tally.uncounted()), (0, 3));
        tally.add(Round(1), report(1, 6));
        assert_eq!((tally.counted(), tally.uncounted()), (4, 0));
        assert_eq!(tally.pairs, Pairs::of([0, 0, 1, 1, 0]));
        assert_eq!((tally.games, tally.opener_half_points, tally.plies), ([0, 3, 1], 8, 40));
        assert_eq!(tally.margins.value().map(|(mean, _)| mean), Some(3.0));
    }

    #[test]
    fn faults_are_counted_by_kind_and_leave_the_margin_alone() {
        let mut tally = Tally::new(None);
        let fault = Some((Side::Second, Fault::new(FaultKind::Late, "no answer")));
        tally.add(Round(0), Report { margin: None, end: "late", fault, ..report(2, 0) });
        tally.add(Round(1), report(2, 30));
        assert_eq!(tally.faults(Side::Second), [0, 0, 1]);
        assert_eq!(tally.faults(Side::First), [0, 0, 0]);
        assert_eq!(tally.margins.value(), None);
        assert_eq!(tally.ends, BTreeMap::from([("late", 1), ("mandarins", 1)]));
    }
}
