//! The search below the root: does a side force a bound within so many plies? Fail-soft, so that each answer
//! says how much is forced, or how far it failed.
//!
//! What is found depends on the position, the bound and the plies alone, not on what is remembered: a proof
//! that took more plies than asked for does not count.

use std::sync::atomic::{AtomicBool, Ordering};

use oanquan::{Bare, Stones};
use oanquan_tables::{Key, Keys, Unpacked};

use super::Side;
use super::memory::{Entry, Mark, Memory, NO_MOVE};
use super::order::Order;
use crate::moves::moves;

/// More than any margin.
const INFINITY: i32 = 10_000;

/// The most moves of a position: two ways from each square of a row.
const MOST_MOVES: usize = 10;

/// Nodes between two looks at the stop flag.
const NODES_BETWEEN_LOOKS: u64 = 4096;

/// The order of a child that was searched, or needs no search.
const DONE: i32 = i32::MIN;

/// What the move that was best before gains in the order.
const BEST_BEFORE: i32 = 1000;

/// What a search found: a bound proved within `plies`, or the best that could be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The bound: proved, or none better can be.
    pub bound: i32,
    /// Within how many plies it is forced, where it is proved.
    pub plies: u8,
}

impl Found {
    /// Counts a move, with what was found after it; whether it is the best so far.
    #[inline]
    fn add<const MINE: bool>(&mut self, gain: i32, after: Found) -> bool {
        let bound = gain - after.bound;
        let is_better = bound > self.bound;
        if is_better {
            self.bound = bound;
        }
        // One move proves what the mover wins at least, all together what he wins at most.
        if is_better && MINE {
            self.plies = after.plies + 1;
        } else if !MINE {
            self.plies = self.plies.max(after.plies + 1);
        }
        is_better
    }
}

/// One thread of a proof search.
pub struct Prover<'a> {
    bare: Bare,
    keys: Keys,
    order: Order,
    /// A number that changes the order of moves a little, so that threads search different things first.
    salt: u64,
    memory: &'a Memory,
    table: Option<&'a Unpacked>,
    stop: &'a AtomicBool,
    nodes: u64,
    limit: u64,
    next_look: u64,
}

/// A position after a move, from which the game goes on.
#[derive(Clone, Copy)]
struct Child {
    stones: Stones,
    key: Option<Key>,
    entry: Entry,
    gain: i32,
    order: i32,
    /// The move, as [`Keys::turned`] has it, on the board itself.
    code: u8,
}

impl<'a> Prover<'a> {
    /// A prover under these rules that remembers in `memory`, until `stop` is raised.
    pub fn new(bare: &Bare, memory: &'a Memory, stop: &'a AtomicBool) -> Prover<'a> {
        Prover {
            bare: *bare,
            keys: Keys::new(bare),
            order: Order::new(bare),
            salt: 0,
            memory,
            table: None,
            stop,
            nodes: 0,
            limit: u64::MAX,
            next_look: 0,
        }
    }

    /// Takes the bounds that an endgame table of the same rules knows for the best there are, and does not search
    /// behind them.
    pub fn with_table(self, table: Option<&'a Unpacked>) -> Prover<'a> {
        Prover { table, ..self }
    }

    /// Another prover with the same memory, which helps by searching in another order until `stop` is raised.
    pub(crate) fn helper<'b>(&self, number: usize, stop: &'b AtomicBool) -> Prover<'b>
    where
        'a: 'b,
    {
        let order = self.order.clone();
        Prover { order, salt: number as u64, stop, nodes: 0, limit: u64::MAX, next_look: 0, ..*self }
    }

    /// Adds positions that were searched by others, or before.
    pub fn add_nodes(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Positions searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches at most so many positions in all.
    pub fn limit(&mut self, nodes: u64) {
        self.limit = nodes;
        self.next_look = self.next_look.min(nodes);
    }

    /// What a side proves at a position from which the proof need not go on: the game is over, or the table
    /// knows a bound.
    #[inline]
    pub(crate) fn leaf(&self, stones: &Stones, side: Side) -> Option<i32> {
        if let Some(end) = self.bare.end(stones) {
            return Some(end);
        }
        let bounds = self.table?.probe(stones)?;
        match side {
            Side::AtLeast => bounds.lower,
            Side::AtMost => bounds.upper,
        }
    }

    /// Whether an endgame table knows a bound of a position.
    pub(crate) fn is_tabled(&self, stones: &Stones) -> bool {
        let bounds = self.table.and_then(|table| table.probe(stones)).unwrap_or_default();
        bounds.lower.is_some() || bounds.upper.is_some()
    }

    /// Whether a position can be remembered, and stand in a book.
    pub(crate) fn has_key(&self, stones: &Stones) -> bool {
        self.keys.of(stones).is_some()
    }

    /// The bare game.
    pub fn bare(&self) -> &Bare {
        &self.bare
    }

    /// Whether somebody has raised the stop flag.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The moves of a position that is not over, by their codes, the positions after them and their gains.
    pub(crate) fn moves(&self, stones: &Stones) -> impl Iterator<Item = (u8, Stones, i32)> {
        moves(&self.bare, stones)
    }

    /// The move by which a bound of at least so much is reached that is proved within `plies`, with the position
    /// after it and its gain: the one remembered, else one after which it is known to be, else one that a search
    /// finds. `None` when the search was stopped.
    ///
    /// # Panics
    /// When the bound is not proved within so many plies.
    pub(crate) fn winning(&mut self, stones: &Stones, bound: i32, plies: u8) -> Option<(u8, Stones, i32)> {
        let first = self.remembered(stones);
        let below = plies - 1;
        let mut moves: Vec<_> = self.moves(stones).collect();
        moves.sort_by_key(|&(mv, ..)| Some(mv) != first);
        let is_known = |after: &Stones, needed: i32| match self.leaf(after, Side::AtMost) {
            Some(upper) => upper <= needed,
            None => self.known(after, Side::AtMost, needed, below).is_some(),
        };
        if let Some(known) = moves.iter().find(|(_, after, gain)| is_known(after, gain - bound)) {
            return Some(*known);
        }
        for mv in moves {
            let (_, after, gain) = mv;
            if self.prove(&after, Side::AtMost, gain - bound, below)?.is_ok() {
                return Some(mv);
            }
        }
        unreachable!("what is proved within some plies is found again by a search as deep")
    }

    /// The move remembered of a position.
    fn remembered(&self, stones: &Stones) -> Option<u8> {
        let key = self.keys.of(stones)?;
        let mv = self.memory.get(key.bits).mv;
        (mv != NO_MOVE).then(|| self.keys.turned(key, mv))
    }

    /// Within how many plies a bound is proved, where that is remembered and no more than `depth`.
    pub(crate) fn known(&self, stones: &Stones, side: Side, bound: i32, depth: u8) -> Option<u8> {
        let entry = self.memory.get(self.keys.of(stones)?.bits);
        let proved = entry.of(side).proved?;
        (proved.plies <= depth && side.reaches(proved.bound, bound)).then_some(proved.plies)
    }

    /// Whether a side forces a bound from a position within `depth` plies: `Ok` with what was proved, which is
    /// at least as good as asked for, or `Err` with a bound that no proof so short can better. `None` when the
    /// search was stopped.
    pub fn prove(
        &mut self,
        stones: &Stones,
        side: Side,
        bound: i32,
        depth: u8,
    ) -> Option<Result<Found, Found>> {
        let found = match (self.leaf(stones, side), side) {
            (Some(bound), _) => Found { bound, plies: 0 },
            (None, Side::AtLeast) => self.known_or_searched::<true>(stones, bound - 1, depth)?,
            (None, Side::AtMost) => self.known_or_searched::<false>(stones, bound, depth)?,
        };
        let is_proved = match side {
            Side::AtLeast => found.bound >= bound,
            Side::AtMost => found.bound <= bound,
        };
        Some(if is_proved { Ok(found) } else { Err(found) })
    }

    fn known_or_searched<const MINE: bool>(
        &mut self,
        stones: &Stones,
        alpha: i32,
        depth: u8,
    ) -> Option<Found> {
        if depth == 0 {
            return Some(Found { bound: if MINE { -INFINITY } else { INFINITY }, plies: 0 });
        }
        let key = self.keys.of(stones);
        let entry = key.map_or(Entry::NOTHING, |key| self.memory.get(key.bits));
        match settled::<MINE>(&entry, alpha, depth) {
            Some(found) => Some(found),
            None => self.search::<MINE>(stones, key, entry.mv, alpha, depth),
        }
    }

    /// Counts a position; `None` when the search is over.
    #[inline]
    fn count(&mut self) -> Option<()> {
        if self.nodes >= self.next_look {
            self.look()?;
        }
        self.nodes += 1;
        Some(())
    }

    #[cold]
    fn look(&mut self) -> Option<()> {
        if self.nodes >= self.limit || self.stop.load(Ordering::Relaxed) {
            return None;
        }
        self.next_look = (self.nodes + NODES_BETWEEN_LOOKS).min(self.limit);
        Some(())
    }

    /// Searches a position that is not over and of which the memory does not know enough, one ply or more.
    /// With `MINE` the side to move has to prove more than `alpha`, else the other side that it is no more.
    fn search<const MINE: bool>(
        &mut self,
        stones: &Stones,
        key: Option<Key>,
        known_move: u8,
        alpha: i32,
        depth: u8,
    ) -> Option<Found> {
        self.count()?;
        let mut best = Found { bound: -INFINITY, plies: 0 };
        let mut best_move = NO_MOVE;
        let mut places = [const { None }; MOST_MOVES];
        let count = self.expand::<MINE>(stones, (alpha, depth), (&mut best, &mut best_move), &mut places);
        if best.bound <= alpha && count > 0 {
            let children = &mut places[..count];
            let known_move = match key {
                Some(key) if known_move != NO_MOVE => self.keys.turned(key, known_move),
                _ => NO_MOVE,
            };
            if let Some(child) = children.iter_mut().flatten().find(|child| child.code == known_move)
                && child.order != DONE
            {
                child.order += BEST_BEFORE;
            }
            while let Some(child) = next(children) {
                let below = child.gain - alpha - 1;
                let found = if MINE {
                    self.search::<false>(&child.stones, child.key, child.entry.mv, below, depth - 1)?
                } else {
                    self.search::<true>(&child.stones, child.key, child.entry.mv, below, depth - 1)?
                };
                if best.add::<MINE>(child.gain, found) {
                    best_move = child.code;
                }
                if best.bound > alpha {
                    break;
                }
            }
        }
        if let Some(key) = key {
            let is_high = best.bound > alpha;
            let is_proved = is_high == MINE;
            let plies = if is_proved { best.plies } else { depth };
            let side = if MINE { Side::AtLeast } else { Side::AtMost };
            let mv = if is_high && best_move != NO_MOVE { self.keys.turned(key, best_move) } else { NO_MOVE };
            self.memory.put(key.bits, side, is_proved, Mark { bound: best.bound, plies }, mv);
        }
        Some(best)
    }

    /// What a helper adds to the order of a move.
    #[inline]
    fn noise(&self, after: &Stones) -> i32 {
        if self.salt == 0 {
            return 0;
        }
        let ([low, high], _) = after.packed();
        let mixed = (low ^ high.rotate_left(29)).wrapping_add(self.salt).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 62) as i32
    }

    /// Makes all moves. Those of which enough is known without a search are counted at once; the positions
    /// after the others are put in `places`, and their number is returned. Stops when a move is good enough.
    #[inline]
    fn expand<const MINE: bool>(
        &self,
        stones: &Stones,
        (alpha, depth): (i32, u8),
        (best, best_move): (&mut Found, &mut u8),
        places: &mut [Option<Child>; MOST_MOVES],
    ) -> usize {
        let below = depth - 1;
        let mut count = 0;
        let mut touched = 0;
        for (code, after, gain) in moves(&self.bare, stones) {
            // The other kind of proof is needed after the move; at the horizon it fails.
            let other = if MINE { Side::AtMost } else { Side::AtLeast };
            let horizon = if MINE { INFINITY } else { -INFINITY };
            let settled = self.leaf(&after, other).or((below == 0).then_some(horizon));
            if let Some(bound) = settled {
                if best.add::<MINE>(gain, Found { bound, plies: 0 }) {
                    *best_move = code;
                }
                if best.bound > alpha {
                    return 0;
                }
                continue;
            }
            let key = self.keys.of(&after);
            if let Some(key) = key {
                touched ^= self.memory.touch(key.bits);
            }
            let order = self.order.of(&after, gain) + self.noise(&after);
            places[count] = Some(Child { stones: after, key, entry: Entry::NOTHING, gain, order, code });
            count += 1;
        }
        std::hint::black_box(touched);
        for child in places[..count].iter_mut().flatten() {
            let Some(key) = child.key else { continue };
            child.entry = self.memory.get(key.bits);
            let needed = child.gain - alpha - 1;
            let found = if MINE {
                settled::<false>(&child.entry, needed, below)
            } else {
                settled::<true>(&child.entry, needed, below)
            };
            if let Some(found) = found {
                child.order = DONE;
                if best.add::<MINE>(child.gain, found) {
                    *best_move = child.code;
                }
                if best.bound > alpha {
                    return 0;
                }
            }
        }
        count
    }
}

/// What is remembered, where it answers the question a search would be asked.
#[inline]
fn settled<const MINE: bool>(entry: &Entry, alpha: i32, depth: u8) -> Option<Found> {
    let known = if MINE { &entry.at_least } else { &entry.at_most };
    if let Some(Mark { bound, plies }) = known.proved
        && plies <= depth
        && (bound > alpha) == MINE
    {
        return Some(Found { bound, plies });
    }
    match known.failed {
        Some(Mark { bound, plies }) if plies >= depth && (bound > alpha) != MINE => {
            Some(Found { bound, plies })
        }
        _ => None,
    }
}

/// The most promising child that was not searched yet; it counts as searched then.
#[inline]
fn next(children: &mut [Option<Child>]) -> Option<Child> {
    let best = children.iter_mut().flatten().max_by_key(|child| child.order)?;
    if best.order == DONE {
        return None;
    }
    let child = *best;
    best.order = DONE;
    Some(child)
}
