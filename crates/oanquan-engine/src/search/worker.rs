//! The search below the root: principal variation search, fail-soft, with bounds that know whether they are
//! proved.
//!
//! Every value is that of a plain minimax of the same depth, table or not, one thread or many: a table entry
//! counts for its own depth alone, unless it is proved.

use std::sync::atomic::Ordering;

use oanquan::{Move, Points};

use crate::limits::MAX_DEPTH;
use crate::path::Path;
use crate::score::Score;
use crate::sides::Sides;
use crate::table::{Entry, NO_MOVE};

use super::node::{Child, Found, Node, answer, end, seen};
use super::{Root, Search, proved};

/// What a move gains in the order where the table holds the other side's search after it to a bound.
const KNOWN_GOOD: i32 = 4;

/// The order of a child that another thread is searching: it comes last, and is then probably known.
const PUT_OFF: i32 = SEARCHED + 1;

/// Plies from which on threads look what the others are searching.
const SHARED_DEPTH: u8 = 4;

/// The order of a child that needs no search, or has had it.
const SEARCHED: i32 = i32::MIN;

/// The most moves of a position: two ways from each square of a row.
const MOST_MOVES: usize = 10;

/// Nodes between two looks at the stop flag and the clock.
const NODES_BETWEEN_LOOKS: u64 = 1024;

/// One thread of a search.
pub(super) struct Worker<'a> {
    search: &'a Search<'a>,
    path: Path,
    /// Children of all nodes from the root to the present one, and places for more: they stay, to be filled
    /// in again.
    children: Vec<Child>,
    /// How many of the children there are.
    top: usize,
    /// The principal variation from each ply on.
    pvs: Vec<Vec<Move>>,
    /// Nodes, and those already handed in.
    nodes: u64,
    handed_in: u64,
    /// Nodes at which to look whether the search is over.
    next_look: u64,
    table_hits: u64,
    /// Nodes that were cut off, and those cut off by the first move searched.
    cuts: u64,
    first_cuts: u64,
}

impl<'a> Worker<'a> {
    pub(super) fn new(search: &'a Search<'a>) -> Worker<'a> {
        let (mut path, _) = Path::new(&search.past, search.position.rules());
        path.push(&search.position);
        let mut worker = Worker {
            search,
            path,
            children: Vec::with_capacity(512),
            top: 0,
            pvs: vec![Vec::new(); usize::from(MAX_DEPTH) + 2],
            nodes: 0,
            handed_in: 0,
            next_look: 0,
            table_hits: 0,
            cuts: 0,
            first_cuts: 0,
        };
        worker.next_look = worker.look_after();
        worker
    }

    /// The number of nodes at which to look next.
    fn look_after(&self) -> u64 {
        let next = self.nodes + NODES_BETWEEN_LOOKS;
        match self.search.limits.nodes {
            // What other threads have searched counts too.
            Some(limit) => {
                let others = self.search.nodes.load(Ordering::Relaxed) - self.handed_in;
                next.min(limit.saturating_sub(others).max(self.nodes))
            }
            None => next,
        }
    }

    /// Adds what was counted to the counts of all threads.
    pub(super) fn hand_in(&mut self) {
        let totals = &self.search.totals;
        self.search.nodes.fetch_add(self.nodes - self.handed_in, Ordering::Relaxed);
        self.handed_in = self.nodes;
        totals.table_hits.fetch_add(std::mem::take(&mut self.table_hits), Ordering::Relaxed);
        totals.cuts.fetch_add(std::mem::take(&mut self.cuts), Ordering::Relaxed);
        totals.first_cuts.fetch_add(std::mem::take(&mut self.first_cuts), Ordering::Relaxed);
    }

    /// Counts a node; `None` when the search is over.
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
        self.hand_in();
        let all = self.search.nodes.load(Ordering::Relaxed);
        if self.search.limits.nodes.is_some_and(|limit| all >= limit) || self.search.is_over() {
            return None;
        }
        self.next_look = self.look_after();
        Some(())
    }

    /// Searches a move of the root: its value where that is above `alpha`. The principal variation after it
    /// is left in [`Worker::pv`].
    pub(super) fn root_move(&mut self, root: &Root, depth: u8, alpha: Score) -> Option<Found> {
        self.pvs[1].clear();
        let below = match root.node.over {
            Some(reason) => Found::exact(self.search.sides.settled(&root.node.position, reason)),
            None if depth <= 1 => {
                self.count()?;
                Found::estimate(self.search.evaluation.of(&root.node.position))
            }
            None => {
                self.children.clear();
                let mut node = root.node.clone();
                node.key = node.table_key(&self.path, depth - 1);
                self.children.push(Child { node, mv: root.mv, gain: root.gain, again: root.again, order: 0 });
                self.top = 1;
                return self.child(0, depth, (alpha, Score::MAX), alpha == Score::MIN, 0);
            }
        };
        Some(seen(root.gain, root.again, below))
    }

    /// The principal variation after the root move searched last.
    pub(super) fn pv(&self) -> Vec<Move> {
        self.pvs[1].clone()
    }

    /// A line from the root, gone on with as far as the table knows exact values: where it answered, the
    /// search itself has no line.
    pub(super) fn completed(&mut self, root: &Root, depth: u8, below: &[Move]) -> Vec<Move> {
        let search = self.search;
        let mut line = vec![root.mv];
        let mut node = root.node.clone();
        let mut given = below.iter().copied();
        for depth in (1..depth).rev() {
            if node.over.is_some() {
                break;
            }
            let next = given.next().or_else(|| {
                let known = search.resources.table.get(node.table_key(&self.path, depth), depth)?;
                let is_exact =
                    known.lower == known.upper && known.lower_holds(depth) && known.upper_holds(depth);
                let mv = node.frame.decoded(known.mv);
                (is_exact && node.position.legal_moves().contains(mv)).then_some(mv)
            });
            let Some(mv) = next else {
                break;
            };
            line.push(mv);
            self.path.push(&node.position);
            let mut after = node.position;
            after.play_unchecked(mv);
            node = Node::after(&search.keys, &self.path, &node.run, after);
        }
        for _ in 1..line.len() {
            self.path.pop();
        }
        line
    }

    /// Searches the node of a child that lies on the stack, `depth` plies or more than 0.
    fn search(
        &mut self,
        at: usize,
        depth: u8,
        (mut alpha, beta): (Score, Score),
        ply: usize,
    ) -> Option<Found> {
        self.count()?;
        self.pvs[ply].clear();
        let node = &self.children[at].node;
        let (key, frame) = (node.key, node.frame);
        if let Some(found) = self.probed(at, (alpha, beta)) {
            return Some(found);
        }
        // The last ply is searched sooner than the table is asked, at a price of 6 % more nodes.
        if depth == 1 {
            return self.horizon(at, (alpha, beta), ply);
        }
        if let Some(known) = self.search.resources.table.get(key, depth)
            && let Some(found) = answer(known, depth, (alpha, beta))
        {
            return Some(found);
        }

        let base = self.top;
        self.path.push(&self.children[at].node.position);
        let open_alpha = alpha;
        let (mut best, mut best_move) = self.expand(at, depth, (alpha, beta));
        if best.value < beta {
            let mut is_first = true;
            while let Some((place, order)) = self.next_child(base) {
                let shares = !is_first && order > PUT_OFF && depth >= SHARED_DEPTH && self.search.is_shared();
                if shares && self.search.begin(self.children[place].node.key) {
                    self.children[place].order = PUT_OFF;
                    continue;
                }
                let found = self.child(place, depth, (alpha, beta), is_first, ply)?;
                if shares {
                    self.search.end(self.children[place].node.key);
                }
                if best.count(found) && found.value > alpha {
                    alpha = found.value;
                    best_move = frame.code(self.children[place].mv);
                    self.keep_line(ply, self.children[place].mv);
                    if alpha >= beta {
                        self.cuts += 1;
                        self.first_cuts += u64::from(is_first);
                        best.high = false;
                        break;
                    }
                }
                is_first = false;
            }
        }
        self.top = base;
        self.path.pop();
        self.keep(key, depth, (open_alpha, beta), best, best_move);
        Some(best)
    }

    /// Puts the children of a node that have to be searched on the stack. Those of which enough is known
    /// without a search, as the game is over or the table has a bound that settles it, are not among them: the
    /// best that is known of them is returned, and where it is good enough to cut the node off, nothing
    /// else needs to be searched.
    fn expand(&mut self, at: usize, depth: u8, (alpha, beta): (Score, Score)) -> (Found, u8) {
        let search = self.search;
        let table = search.resources.table;
        let Node { run, frame, .. } = self.children[at].node;
        let below = depth - 1;
        let base = self.top;
        let mut best = Found::NOTHING;
        let mut best_move = NO_MOVE;
        let hash = self.path.hash_after(&run);
        if self.children.len() < base + MOST_MOVES {
            let place = self.children[at].clone();
            self.children.resize(base + 8 * MOST_MOVES, place);
        }
        let (above, places) = self.children.split_at_mut(base);
        let position = &above[at].node.position;
        let moves = position.legal_moves();
        self.top = base + moves.len();
        let children = &mut places[..moves.len()];
        for (child, mv) in children.iter_mut().zip(moves) {
            // Filled in where it lies: a position is some cache lines, and copies would show.
            child.node.position.copy_from(position);
            child.node.key = 0;
            child.node.frame = frame;
            child.mv = mv;
            child.node.position.play_unchecked(mv);
            child.node.look(&self.path, &run, hash);
            child.gain = search.sides.gain(position, &child.node.position);
            child.again = search.sides.together(position.turn(), child.node.position.turn());
            if below > 1 {
                (child.node.key, child.node.frame) = search.keys.of(&child.node.position);
                child.node.key = child.node.table_key(&self.path, below);
            }
        }
        if below > 1 {
            table.prefetch(children.iter().map(|child| child.node.key));
        }
        for child in children {
            let entry = match child.node.over {
                None if below > 1 => table.get(child.node.key, below),
                _ => None,
            };
            let settled = match (child.node.over, entry) {
                (Some(reason), _) => {
                    Some(child.seen(Found::exact(search.sides.settled(&child.node.position, reason))))
                }
                (None, Some(entry)) => {
                    answer(entry, below, child.window(alpha, beta)).map(|found| child.seen(found))
                }
                (None, None) => None,
            };
            if let Some(found) = settled
                && (found.value <= alpha || found.value >= beta)
            {
                if best.count(found) {
                    best_move = frame.code(child.mv);
                }
                if found.value >= beta {
                    best.high = false;
                    return (best, best_move);
                }
                child.order = SEARCHED;
                continue;
            }
            let worth = settled.unwrap_or_else(|| {
                let mut estimate = search.order.of(&child.node.position);
                if let Some(entry) = entry {
                    estimate = estimate.max(entry.lower).min(entry.upper);
                }
                child.seen(Found::estimate(estimate))
            });
            let seen_good = entry.is_some_and(|entry| entry.upper < Score::MAX);
            child.order = worth.value.points() + if seen_good { KNOWN_GOOD } else { 0 };
        }
        (best, best_move)
    }

    /// The most promising of the children from `base` on that are not searched yet; it counts as searched
    /// then.
    fn next_child(&mut self, base: usize) -> Option<(usize, i32)> {
        let mut best = (SEARCHED, None);
        for (place, child) in self.children[..self.top].iter().enumerate().skip(base) {
            if child.order > best.0 {
                best = (child.order, Some(place));
            }
        }
        let (order, place) = (best.0, best.1?);
        self.children[place].order = SEARCHED;
        Some((place, order))
    }

    /// Searches a child, the first of a node with the whole window, the others to see whether they are
    /// better.
    fn child(
        &mut self,
        place: usize,
        depth: u8,
        (alpha, beta): (Score, Score),
        is_first: bool,
        ply: usize,
    ) -> Option<Found> {
        let child = &self.children[place];
        if let Some(reason) = child.node.over {
            self.pvs[ply + 1].clear();
            let settled = self.search.sides.settled(&child.node.position, reason);
            return Some(child.seen(Found::exact(settled)));
        }
        if !is_first && beta > alpha.above() {
            let narrow = child.window(alpha, alpha.above());
            let found = self.search(place, depth - 1, narrow, ply + 1)?;
            let found = self.children[place].seen(found);
            if found.value <= alpha || found.value >= beta {
                return Some(found);
            }
        }
        let window = self.children[place].window(alpha, beta);
        let found = self.search(place, depth - 1, window, ply + 1)?;
        Some(self.children[place].seen(found))
    }

    /// The principal variation from a ply on: a move, and the line after it.
    fn keep_line(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.pvs.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        upper[ply].extend_from_slice(&lower[0]);
    }

    /// The last ply: every move is weighed by the position it leads to.
    fn horizon(&mut self, at: usize, (alpha, beta): (Score, Score), ply: usize) -> Option<Found> {
        let sides = self.search.sides;
        let Node { position, run, .. } = self.children[at].node;
        self.path.push(&position);
        let mut best = Found::NOTHING;
        let mut best_move = None;
        let mut after = position;
        for mv in position.legal_moves() {
            self.count()?;
            after.copy_from(&position);
            after.play_unchecked(mv);
            let below = match end(&after, self.path.is_third(&run, &after)) {
                Some(reason) => Found::exact(sides.settled(&after, reason)),
                None => Found::estimate(self.search.evaluation.of(&after)),
            };
            let gain = sides.gain(&position, &after);
            let found = seen(gain, sides.together(position.turn(), after.turn()), below);
            if best.count(found) {
                best_move = Some(mv);
                if found.value >= beta {
                    best.high = false;
                    break;
                }
            }
        }
        self.path.pop();
        if best.value > alpha
            && let Some(mv) = best_move
        {
            self.pvs[ply].push(mv);
        }
        Some(best)
    }

    /// Writes what was found in the window into the table.
    fn keep(&self, key: u64, depth: u8, (alpha, beta): (Score, Score), found: Found, mv: u8) {
        let Found { value, low, high } = found;
        let is_lower = value > alpha;
        let is_upper = value < beta;
        let entry = Entry {
            depth,
            lower: if is_lower { value } else { Score::MIN },
            upper: if is_upper { value } else { Score::MAX },
            lower_proved: is_lower && low,
            upper_proved: is_upper && high,
            // Where nothing is good enough no move is the best; an older one may be.
            mv: if is_lower { mv } else { NO_MOVE },
        };
        self.search.resources.table.put(key, entry);
    }

    /// What endgame tables say of a node, where it decides it.
    fn probed(&mut self, at: usize, (alpha, beta): (Score, Score)) -> Option<Found> {
        let probe = self.search.resources.probe?;
        let Node { position, run, .. } = &self.children[at].node;
        if self.search.sides != Sides::Two {
            return None;
        }
        let bounds = proved(probe, position, run)?;
        let score = |points: Points| Score::of_points(points as i32);
        let found = match (bounds.lower.map(score), bounds.upper.map(score)) {
            (Some(lower), Some(upper)) if lower == upper => Found::exact(lower),
            (Some(lower), _) if lower >= beta => Found { value: lower, low: true, high: false },
            (_, Some(upper)) if upper <= alpha => Found { value: upper, low: false, high: true },
            _ => return None,
        };
        self.table_hits += 1;
        Some(found)
    }
}
