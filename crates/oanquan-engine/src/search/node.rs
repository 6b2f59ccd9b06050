//! What the search works on: positions with what it asks of them, children of a node, and what is found
//! about them.

use oanquan::{EndReason, Move, Points, Position};

use crate::key::{Frame, Keys, mixed};
use crate::path::{Path, Run};
use crate::score::{Score, Value};
use crate::table::Entry;

/// A position with everything the search asks of it more than once.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) position: Position,
    /// Of the position alone at the root; below it, of the search it is to get.
    pub(super) key: u64,
    pub(super) frame: Frame,
    pub(super) run: Run,
    pub(super) over: Option<EndReason>,
}

impl Node {
    /// The position as it follows the last one of the path, whose run is given.
    pub(super) fn after(keys: &Keys, path: &Path, run: &Run, position: Position) -> Node {
        let (key, frame) = keys.of(&position);
        let mut node = Node { position, key, frame, run: *run, over: None };
        node.look(path, run, path.hash_after(run));
        node
    }

    /// Finds out everything about the position but its key.
    #[inline]
    pub(super) fn look(&mut self, path: &Path, run: &Run, hash: u64) {
        let (run, third) = path.next(run, hash, &self.position);
        self.run = run;
        self.over = end(&self.position, third);
    }

    /// The key under which the value of a search to this depth is kept: what the past and the quiet plies
    /// (R15) can change is part of it, and nothing else of them.
    #[inline]
    pub(super) fn table_key(&self, path: &Path, depth: u8) -> u64 {
        let mut key = self.key;
        if (depth >= path.free_depth() || self.run.twice) && !path.is_first(&self.run) {
            // The past is not folded as the position is, so the frame tells folded positions apart.
            key = mixed(mixed(key, self.run.hash), self.frame.number());
        }
        if self.position.quiet() + u32::from(depth) >= self.position.rules().quiet_limit() {
            key = mixed(key, u64::from(self.position.quiet()));
        }
        key
    }
}

/// Why the game is over in a position, in the order of R17.
#[inline]
pub(super) fn end(position: &Position, third: bool) -> Option<EndReason> {
    match position.end_reason() {
        Some(EndReason::Mandarins) => Some(EndReason::Mandarins),
        _ if third => Some(EndReason::Repetition),
        reason => reason,
    }
}

/// A move at a node, and where it leads.
#[derive(Clone)]
pub(super) struct Child {
    pub(super) node: Node,
    pub(super) mv: Move,
    pub(super) gain: Score,
    /// Whether the same side moves again.
    pub(super) again: bool,
    /// The greater, the earlier it is searched.
    pub(super) order: i32,
}

impl Child {
    /// What is found below, as the node above sees it.
    #[inline]
    pub(super) fn seen(&self, below: Found) -> Found {
        seen(self.gain, self.again, below)
    }

    /// The window below that corresponds to a window of the node above.
    #[inline]
    pub(super) fn window(&self, alpha: Score, beta: Score) -> (Score, Score) {
        window(self.gain, self.again, alpha, beta)
    }
}

#[inline]
pub(super) fn seen(gain: Score, again: bool, below: Found) -> Found {
    if again {
        Found { value: gain + below.value, ..below }
    } else {
        Found { value: gain - below.value, low: below.high, high: below.low }
    }
}

#[inline]
pub(super) fn window(gain: Score, again: bool, alpha: Score, beta: Score) -> (Score, Score) {
    if again { (alpha - gain, beta - gain) } else { (gain - beta, gain - alpha) }
}

/// What a search of a window found: at or above the window a lower bound, at or below it an upper bound,
/// between its ends the value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) value: Score,
    /// Where the value is a lower bound: whether it is proved.
    pub(super) low: bool,
    /// Where it is an upper bound: whether it is proved.
    pub(super) high: bool,
}

impl Found {
    pub(super) const fn exact(value: Score) -> Found {
        Found { value, low: true, high: true }
    }

    pub(super) const fn estimate(value: Score) -> Found {
        Found { value, low: false, high: false }
    }

    /// What a node without moves that count is worth so far: the first move is better.
    pub(super) const NOTHING: Found = Found { value: Score::MIN, low: false, high: true };

    /// Counts what one more move of a node came to, as that node sees it; says whether it is better than
    /// those before.
    #[inline]
    pub(super) fn count(&mut self, found: Found) -> bool {
        self.high &= found.high;
        self.low |= found.low && found.value == self.value;
        let better = found.value > self.value;
        if better {
            (self.value, self.low) = (found.value, found.low);
        }
        better
    }

    /// The value as it is told.
    pub(super) fn told(self) -> Value {
        let Found { value, low, high } = self;
        match (low, high) {
            (true, true) => Value::Exact(Points::from(value.points())),
            (true, false) => Value::AtLeast(Points::from(value.points())),
            (false, true) => Value::AtMost(Points::from(value.points())),
            (false, false) => Value::Estimate(value),
        }
    }
}

/// What a table entry says of a search to this depth, where it leaves nothing to be searched in the window.
#[inline]
pub(super) fn answer(known: Entry, depth: u8, (alpha, beta): (Score, Score)) -> Option<Found> {
    let (lower_holds, upper_holds) = (known.lower_holds(depth), known.upper_holds(depth));
    let (low, high) = (known.lower_proved, known.upper_proved);
    if lower_holds && upper_holds && known.lower == known.upper {
        Some(Found { value: known.lower, low, high })
    } else if lower_holds && known.lower >= beta {
        Some(Found { value: known.lower, low, high: false })
    } else if upper_holds && known.upper <= alpha {
        Some(Found { value: known.upper, low: false, high })
    } else {
        None
    }
}
