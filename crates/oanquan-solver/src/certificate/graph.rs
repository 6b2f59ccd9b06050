//! Which claim rests on which. What the check asks of a certificate is seen to here: claims come after those
//! they rest on, and no position has three of a kind (R15).

use std::collections::HashMap;

use oanquan::Stones;

use super::extract::ExtractError;
use super::format::Claim;
use crate::prove::{Prover, Side};

/// Claims, and those that each rests on.
pub(super) struct Graph {
    claims: Vec<Claim>,
    /// Where the targets of a claim begin; one more at the end.
    starts: Vec<usize>,
    /// The claims rested upon, by number.
    targets: Vec<u32>,
    /// The claim that stands in for another.
    stands_in: Vec<u32>,
}

/// The claims about a position, of one side: their bounds, plies and numbers.
pub(super) type Made = HashMap<(Stones, Side), Vec<(i32, u8, u32)>>;

impl Graph {
    /// The graph of these claims; each rests on claims proved within fewer plies.
    pub(super) fn new(prover: &Prover<'_>, claims: Vec<(u8, Claim)>, made: &Made) -> Graph {
        let (mut starts, mut targets) = (vec![0], Vec::new());
        for (plies, claim) in &claims {
            let Claim { stones, side, bound, mv } = *claim;
            let other = if side == Side::AtLeast { Side::AtMost } else { Side::AtLeast };
            for (_, after, gain) in prover.moves(&stones).filter(|&(code, ..)| mv.is_none_or(|mv| mv == code))
            {
                if prover.leaf(&after, other).is_some() {
                    continue;
                }
                let candidates = made.get(&(prover.bare().canonical(&after), other)).into_iter().flatten();
                let fitting = candidates
                    .filter(|(made, within, _)| within < plies && other.reaches(*made, gain - bound));
                let best =
                    fitting.max_by_key(|(made, ..)| if other == Side::AtLeast { *made } else { -*made });
                targets.push(best.expect("what a claim rests on was shown").2);
            }
            starts.push(targets.len());
        }
        let stands_in = (0..claims.len() as u32).collect();
        Graph { claims: claims.into_iter().map(|(_, claim)| claim).collect(), starts, targets, stands_in }
    }

    /// The claims that some rest on, directly.
    fn below(&self, claim: u32) -> impl Iterator<Item = u32> {
        let at = claim as usize;
        self.targets[self.starts[at]..self.starts[at + 1]].iter().map(|&target| self.standing_in(target))
    }

    fn standing_in(&self, mut claim: u32) -> u32 {
        while self.stands_in[claim as usize] != claim {
            claim = self.stands_in[claim as usize];
        }
        claim
    }

    /// Lets stronger claims stand in for weaker ones about the same position until none has three that are
    /// needed. A claim can stand in where it does not itself rest on the weaker one.
    pub(super) fn thin_out(&mut self, roots: &[u32], made: &Made) -> Result<(), ExtractError> {
        let levels = self.levels(roots);
        let mut busy: Vec<_> = made.iter().filter(|(_, claims)| claims.len() > 2).collect();
        busy.sort_unstable_by_key(|(key, _)| **key);
        for ((stones, side), claims) in busy {
            let mut needed: Vec<_> =
                claims.iter().filter(|(.., number)| levels[*number as usize] > 0).collect();
            needed.sort_unstable_by_key(|(bound, ..)| if *side == Side::AtLeast { -bound } else { *bound });
            while needed.len() > 2 {
                let pairs = (0..needed.len()).flat_map(|weak| (0..weak).map(move |strong| (strong, weak)));
                let fitting = pairs
                    .map(|(strong, weak)| (needed[strong].2, needed[weak].2, weak))
                    .find(|&(strong, weak, _)| !self.rests_on(strong, weak));
                let Some((strong, weak, place)) = fitting else {
                    return Err(ExtractError::Repeats(Box::new(*stones)));
                };
                self.stands_in[weak as usize] = strong;
                needed.remove(place);
            }
        }
        Ok(())
    }

    /// Whether a claim rests on another, through however many.
    fn rests_on(&self, claim: u32, on: u32) -> bool {
        let mut seen = vec![false; self.claims.len()];
        let mut open = vec![claim];
        while let Some(next) = open.pop() {
            for below in self.below(next) {
                if below == on {
                    return true;
                }
                if !std::mem::replace(&mut seen[below as usize], true) {
                    open.push(below);
                }
            }
        }
        false
    }

    /// For each claim how many follow one another below it and with it; 0 for those that the roots do not rest
    /// on.
    fn levels(&self, roots: &[u32]) -> Vec<u32> {
        let mut levels = vec![0; self.claims.len()];
        let mut open: Vec<u32> = roots.iter().map(|&root| self.standing_in(root)).collect();
        while let Some(&claim) = open.last() {
            let before = open.len();
            open.extend(self.below(claim).filter(|&below| levels[below as usize] == 0));
            if open.len() == before {
                let deepest = self.below(claim).map(|below| levels[below as usize]).max();
                levels[claim as usize] = 1 + deepest.unwrap_or(0);
                open.pop();
            }
        }
        levels
    }

    /// The claims that the roots rest on, in the order of a certificate.
    pub(super) fn ordered(self, roots: &[u32]) -> Vec<Claim> {
        let levels = self.levels(roots);
        let mut claims: Vec<_> =
            levels.into_iter().zip(self.claims).filter(|&(level, _)| level > 0).collect();
        claims.sort_unstable_by_key(|(level, claim)| (*level, claim.side, claim.stones));
        claims.into_iter().map(|(_, claim)| claim).collect()
    }
}
