//! The transposition table: what searches have found out about positions, shared by all threads.
//!
//! An entry holds a lower and an upper bound at one depth, each with a flag that says whether it is proved;
//! a proved bound holds at every greater depth too. Two words make an entry, and the first is the key mixed
//! with the second: what two threads write at once is not recognised, so nothing needs a lock.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::score::Score;

/// A transposition table.
///
/// Its memory is what was asked for, at once and to the end.
pub struct Table {
    buckets: Vec<Bucket>,
    generation: AtomicU8,
}

/// Entries that share a cache line.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([Slot; 4]);

#[derive(Default)]
struct Slot {
    /// The key, mixed with the data.
    check: AtomicU64,
    data: AtomicU64,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Plies searched below the position.
    pub(crate) depth: u8,
    pub(crate) lower: Score,
    pub(crate) upper: Score,
    pub(crate) lower_proved: bool,
    pub(crate) upper_proved: bool,
    /// The move that was best, in the frame of the key; [`NO_MOVE`] when none is known.
    pub(crate) mv: u8,
}

/// In the place of a move where none is known.
pub(crate) const NO_MOVE: u8 = 15;

const SCORE_BITS: u32 = 20;
const SCORE_MASK: u64 = (1 << SCORE_BITS) - 1;
const DEPTH_SHIFT: u32 = 2 * SCORE_BITS;
const MOVE_SHIFT: u32 = DEPTH_SHIFT + 8;
const LOWER_PROVED: u64 = 1 << (MOVE_SHIFT + 4);
const UPPER_PROVED: u64 = LOWER_PROVED << 1;
const GENERATION_SHIFT: u32 = MOVE_SHIFT + 6;
const GENERATIONS: u8 = 1 << 6;

impl Entry {
    /// Whether the lower bound holds for a search of `depth` plies.
    #[inline]
    pub(crate) fn lower_holds(&self, depth: u8) -> bool {
        self.depth == depth || (self.lower_proved && self.depth < depth)
    }

    /// Whether the upper bound holds for a search of `depth` plies.
    #[inline]
    pub(crate) fn upper_holds(&self, depth: u8) -> bool {
        self.depth == depth || (self.upper_proved && self.depth < depth)
    }

    #[inline]
    fn pack(self, generation: u8) -> u64 {
        let score = |score: Score| (i64::from(score.points()) as u64) & SCORE_MASK;
        score(self.lower)
            | score(self.upper) << SCORE_BITS
            | u64::from(self.depth) << DEPTH_SHIFT
            | u64::from(self.mv & 15) << MOVE_SHIFT
            | if self.lower_proved { LOWER_PROVED } else { 0 }
            | if self.upper_proved { UPPER_PROVED } else { 0 }
            | u64::from(generation) << GENERATION_SHIFT
    }

    #[inline]
    fn unpack(data: u64) -> Entry {
        // The sign comes back by shifting the field to the top and down again.
        let score = |shift: u32| {
            let top = (data >> shift << (64 - SCORE_BITS)) as i64;
            Score::of_points((top >> (64 - SCORE_BITS)) as i32)
        };
        Entry {
            lower: score(0),
            upper: score(SCORE_BITS),
            depth: (data >> DEPTH_SHIFT) as u8,
            mv: (data >> MOVE_SHIFT) as u8 & 15,
            lower_proved: data & LOWER_PROVED != 0,
            upper_proved: data & UPPER_PROVED != 0,
        }
    }
}

impl Table {
    /// A table of this many mebibytes, at least one.
    pub fn new(mebibytes: usize) -> Table {
        let buckets = mebibytes.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
        Table { buckets: (0..buckets).map(|_| Bucket::default()).collect(), generation: AtomicU8::new(0) }
    }

    /// Its size in mebibytes.
    pub fn mebibytes(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        *self.generation.get_mut() = 0;
    }

    /// Begins a new search: what is older is replaced first.
    pub(crate) fn age(&self) {
        let next = (self.generation.load(Ordering::Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Ordering::Relaxed);
    }

    /// How full the table is with entries of the present search, in thousandths, from a sample.
    pub fn permille_full(&self) -> u32 {
        let now = self.generation.load(Ordering::Relaxed);
        let sample = || self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let used = sample().filter(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && (data >> GENERATION_SHIFT) as u8 == now
        });
        (used.count() * 1000 / sample().count().max(1)) as u32
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        // No table has 2³² buckets, which would be 256 GiB.
        let place = ((key >> 32) * self.buckets.len() as u64) >> 32;
        &self.buckets[place as usize]
    }

    /// Asks for a key before it is needed, so that the memory of several is waited for once.
    #[inline]
    pub(crate) fn prefetch(&self, keys: impl Iterator<Item = u64>) {
        let touched = keys.map(|key| self.bucket(key).0[0].check.load(Ordering::Relaxed));
        std::hint::black_box(touched.fold(0, |all, one| all ^ one));
    }

    /// What is known under a key: of a search to this depth, else of the iteration before, two plies less
    /// deep, else of any.
    #[inline]
    pub(crate) fn get(&self, key: u64, depth: u8) -> Option<Entry> {
        let mut known: Option<Entry> = None;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data != key {
                continue;
            }
            let entry = Entry::unpack(data);
            if entry.depth == depth {
                return Some(entry);
            }
            if entry.depth + 2 == depth || known.is_none() {
                known = Some(entry);
            }
        }
        known
    }

    /// Keeps what was found, joined with what is known of the same depth.
    ///
    /// An entry of the same position from the iteration before, two plies less deep, has served its turn and
    /// is replaced. Leaving it there cost a fifth more nodes: old entries crowded out others.
    #[inline]
    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        let now = self.generation.load(Ordering::Relaxed);
        let mut worst: Option<(i32, &Slot)> = None;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            let depth = (data >> DEPTH_SHIFT) as u8;
            let mut worth = i32::from(depth);
            if slot.check.load(Ordering::Relaxed) ^ data == key {
                let old = Entry::unpack(data);
                if old.depth == entry.depth || old.depth + 2 == entry.depth {
                    entry.join(old);
                    worst = Some((0, slot));
                    break;
                }
            }
            let age = now.wrapping_sub((data >> GENERATION_SHIFT) as u8) % GENERATIONS;
            worth -= 16 * i32::from(age);
            if data == 0 {
                worth = i32::MIN;
            }
            if worst.is_none_or(|(least, _)| worth < least) {
                worst = Some((worth, slot));
            }
        }
        if let Some((_, slot)) = worst {
            let data = entry.pack(now);
            slot.check.store(key ^ data, Ordering::Relaxed);
            slot.data.store(data, Ordering::Relaxed);
        }
    }
}

impl Entry {
    /// Adds what an older entry for the same position knows that still holds.
    ///
    /// The move goes with the lower bound: it is the one that reaches it. Another thread may have found a
    /// better bound, and the move to it, since this one asked.
    #[inline]
    fn join(&mut self, old: Entry) {
        if self.mv == NO_MOVE {
            self.mv = old.mv;
        }
        if old.lower_holds(self.depth) && (old.lower, old.lower_proved) > (self.lower, self.lower_proved) {
            if old.mv != NO_MOVE {
                self.mv = old.mv;
            }
            self.lower = old.lower;
            self.lower_proved = old.lower_proved;
        }
        if old.upper_holds(self.depth) && (old.upper, !old.upper_proved) < (self.upper, !self.upper_proved) {
            self.upper = old.upper;
            self.upper_proved = old.upper_proved;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, NO_MOVE, Table};
    use crate::score::Score;

    fn entry(lower: i32, upper: i32, mv: u8) -> Entry {
        let [lower, upper] = [lower, upper].map(Score::of_points);
        Entry { depth: 4, lower, upper, lower_proved: false, upper_proved: false, mv }
    }

    #[test]
    fn the_move_is_the_one_that_reaches_the_lower_bound() {
        let table = Table::new(1);
        // One thread finds the value while another, which asked before, shows less by another move.
        table.put(9, entry(3, 3, 1));
        table.put(9, entry(2, 50, 6));
        assert_eq!(table.get(9, 4), Some(entry(3, 3, 1)));
        // A better bound brings its own move, and one without a move leaves the one there is.
        table.put(8, entry(2, 50, 6));
        table.put(8, entry(3, 50, 1));
        assert_eq!(table.get(8, 4), Some(entry(3, 50, 1)));
        table.put(8, entry(-50, 3, NO_MOVE));
        assert_eq!(table.get(8, 4), Some(entry(3, 3, 1)));
    }
}
