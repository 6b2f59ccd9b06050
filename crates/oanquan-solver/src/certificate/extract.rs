//! Takes a proof out of the prover's memory: the claims that the bounds at the root rest on, and no others.

use oanquan::Stones;
use thiserror::Error;

use super::format::Claim;
use super::graph::{Graph, Made};
use crate::prove::{Found, Interval, Prover, Side};

/// Why a proof cannot be taken out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExtractError {
    /// It was stopped, or its budget of positions ended.
    #[error("stopped before the proof was complete")]
    Stopped,
    /// A line comes to the same position three times, for three different bounds, and repetition would end the
    /// game there (R15).
    #[error("the proof goes three times through {0:?}")]
    Repeats(Box<Stones>),
}

/// What has to be shown: a claim about a position, within so many plies.
#[derive(Clone, Copy, Debug)]
struct Goal {
    stones: Stones,
    side: Side,
    bound: i32,
}

/// The claims that prove the intervals of some positions, those that others rest on before them.
///
/// They are looked for from the most plies to the fewest, for a claim proved within so many plies rests on
/// claims within fewer. What the memory has lost is searched again, and found, as it is known to be there.
///
/// # Errors
/// [`ExtractError`].
pub fn extract(
    prover: &mut Prover<'_>,
    roots: &[(Stones, Interval)],
    tell: &mut dyn FnMut(usize),
) -> Result<Vec<Claim>, ExtractError> {
    let mut extraction = Extraction { prover, goals: Vec::new(), claims: Vec::new(), made: Made::new() };
    let bounds = || roots.iter().flat_map(|(root, interval)| bounds(root, interval));
    for (root, side, found) in bounds() {
        extraction.add(root, side, found.bound, found.plies);
    }
    while let Some(mut layer) = extraction.goals.pop() {
        let plies = extraction.goals.len() as u8;
        // Of goals for the same position the hardest serves all.
        layer.sort_unstable_by_key(|goal| (goal.stones, goal.side, hardness(goal)));
        let mut goals = layer.into_iter().peekable();
        while let Some(goal) = goals.next() {
            if goals.peek().is_some_and(|next| (next.stones, next.side) == (goal.stones, goal.side)) {
                continue;
            }
            extraction.reach(goal, plies)?;
            if extraction.claims.len().is_multiple_of(1024) {
                tell(extraction.claims.len());
            }
        }
    }
    let Extraction { prover, claims, made, .. } = extraction;
    let roots: Vec<u32> = bounds()
        .filter_map(|(root, side, found)| {
            let about = made.get(&(prover.bare().canonical(root), side))?;
            let proves = |(bound, within, _): &&(i32, u8, u32)| {
                *within <= found.plies && side.reaches(*bound, found.bound)
            };
            about.iter().find(proves).map(|(.., number)| *number)
        })
        .collect();
    let mut graph = Graph::new(prover, claims, &made);
    graph.thin_out(&roots, &made)?;
    Ok(graph.ordered(&roots))
}

/// What is proved of a position.
fn bounds<'a>(
    root: &'a Stones,
    interval: &Interval,
) -> impl Iterator<Item = (&'a Stones, Side, Found)> + use<'a> {
    let both = [(Side::AtLeast, interval.lower), (Side::AtMost, interval.upper)];
    both.into_iter().filter_map(move |(side, found)| Some((root, side, found?)))
}

/// How much a goal asks for.
fn hardness(goal: &Goal) -> i32 {
    match goal.side {
        Side::AtLeast => goal.bound,
        Side::AtMost => -goal.bound,
    }
}

struct Extraction<'a, 'b> {
    prover: &'a mut Prover<'b>,
    /// What has to be shown yet, by plies.
    goals: Vec<Vec<Goal>>,
    /// What is shown, with its plies.
    claims: Vec<(u8, Claim)>,
    /// The same by position.
    made: Made,
}

impl Extraction<'_, '_> {
    fn add(&mut self, stones: &Stones, side: Side, bound: i32, plies: u8) {
        let places = usize::from(plies) + 1;
        if self.goals.len() < places {
            self.goals.resize(places, Vec::new());
        }
        let stones = self.prover.bare().canonical(stones);
        self.goals[usize::from(plies)].push(Goal { stones, side, bound });
    }

    /// Shows a goal within so many plies, by goals within fewer.
    fn reach(&mut self, goal: Goal, plies: u8) -> Result<(), ExtractError> {
        let Goal { stones, side, bound } = goal;
        if self.prover.leaf(&stones, side).is_some() {
            return Ok(());
        }
        let made = self.made.entry((stones, side)).or_default();
        let serves = |&(made, within, _): &(i32, u8, u32)| within <= plies && side.reaches(made, bound);
        if made.iter().any(serves) {
            return Ok(());
        }
        // Proofs are often shorter than asked for, and then one claim serves more goals.
        if let Some(shorter) = self.prover.known(&stones, side, bound, plies)
            && shorter < plies
        {
            self.add(&stones, side, bound, shorter);
            return Ok(());
        }
        made.push((bound, plies, self.claims.len() as u32));
        let mv = match side {
            Side::AtMost => {
                let moves: Vec<_> = self.prover.moves(&stones).collect();
                for (_, after, gain) in moves {
                    self.add(&after, Side::AtLeast, gain - bound, plies - 1);
                }
                None
            }
            Side::AtLeast => {
                let winning = self.prover.winning(&stones, bound, plies);
                let (mv, after, gain) = winning.ok_or(ExtractError::Stopped)?;
                self.add(&after, Side::AtMost, gain - bound, plies - 1);
                Some(mv)
            }
        };
        self.claims.push((plies, Claim { stones, side, bound, mv }));
        Ok(())
    }
}
