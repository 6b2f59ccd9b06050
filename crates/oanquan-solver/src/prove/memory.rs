//! What the prover remembers: for each position what is proved and what has failed, in a table of fixed size
//! that threads share without locks.
//!
//! An entry is two words. The first is the exact key mixed with the second, so that what two threads write
//! at once is not recognised.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Side;

/// In the place of a move where none is known.
pub(crate) const NO_MOVE: u8 = 15;

/// Bounds that an entry holds.
const LEAST: i32 = -127;
const GREATEST: i32 = 126;

/// A table of proofs.
pub struct Memory {
    buckets: Vec<Bucket>,
}

#[repr(align(64))]
#[derive(Default)]
struct Bucket([Slot; 4]);

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// A bound, and within how many plies it is forced, or a horizon at which it was not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) bound: i32,
    pub(crate) plies: u8,
}

/// What is known about one side's proofs at a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    /// The bound that is proved, within so many plies.
    pub(crate) proved: Option<Mark>,
    /// With a horizon of so many plies nothing better than this bound can be proved.
    pub(crate) failed: Option<Mark>,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) at_least: Known,
    pub(crate) at_most: Known,
    /// The move to try first, in the frame of the key.
    pub(crate) mv: u8,
}

impl Entry {
    /// Of a position that was never seen.
    pub(crate) const NOTHING: Entry = Entry {
        at_least: Known { proved: None, failed: None },
        at_most: Known { proved: None, failed: None },
        mv: NO_MOVE,
    };

    #[inline]
    pub(crate) fn of(&self, side: Side) -> Known {
        match side {
            Side::AtLeast => self.at_least,
            Side::AtMost => self.at_most,
        }
    }

    #[inline]
    fn pack(self) -> u64 {
        let mark = |mark: Option<Mark>| match mark {
            Some(Mark { bound, plies }) => u64::from(bound as u8) | u64::from(plies + 1) << 8,
            None => 0,
        };
        mark(self.at_least.proved)
            | mark(self.at_least.failed) << 15
            | mark(self.at_most.proved) << 30
            | mark(self.at_most.failed) << 45
            | u64::from(self.mv) << 60
    }

    #[inline]
    fn unpack(data: u64) -> Entry {
        let mark = |shift: u32| {
            let plies = (data >> (shift + 8)) as u8 & 127;
            (plies > 0).then(|| Mark { bound: i32::from((data >> shift) as i8), plies: plies - 1 })
        };
        Entry {
            at_least: Known { proved: mark(0), failed: mark(15) },
            at_most: Known { proved: mark(30), failed: mark(45) },
            mv: (data >> 60) as u8,
        }
    }
}

impl Mark {
    /// A lower bound that fits, weakened where it has to be.
    #[inline]
    fn at_least(self) -> Option<Mark> {
        (self.bound >= LEAST).then(|| Mark { bound: self.bound.min(GREATEST), ..self })
    }

    /// An upper bound that fits, weakened where it has to be.
    #[inline]
    fn at_most(self) -> Option<Mark> {
        (self.bound <= GREATEST).then(|| Mark { bound: self.bound.max(LEAST), ..self })
    }
}

impl Memory {
    /// A table of this many mebibytes, at least one.
    pub fn new(mebibytes: usize) -> Memory {
        let buckets = mebibytes.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
        Memory { buckets: (0..buckets).map(|_| Bucket::default()).collect() }
    }

    /// All words, for a checkpoint.
    pub(crate) fn words(&self) -> impl Iterator<Item = &AtomicU64> {
        self.buckets.iter().flat_map(|bucket| &bucket.0).flat_map(|slot| [&slot.check, &slot.data])
    }

    /// Its size in mebibytes.
    pub fn mebibytes(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        // No table has 2³² buckets, which would be 256 GiB.
        let place = ((mixed >> 32) * self.buckets.len() as u64) >> 32;
        &self.buckets[place as usize]
    }

    /// Asks for a key before it is needed.
    #[inline]
    pub(crate) fn touch(&self, key: u64) -> u64 {
        self.bucket(key).0[0].check.load(Ordering::Relaxed)
    }

    /// What is known under a key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Entry {
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) == check(key, data) {
                return Entry::unpack(data);
            }
        }
        Entry::NOTHING
    }

    /// Keeps what a search for one side's proof at a horizon found: a bound proved, or how far it failed.
    #[inline]
    pub(crate) fn put(&self, key: u64, side: Side, is_proved: bool, mark: Mark, mv: u8) {
        // What is proved of a lower bound is itself one, and so is how far an upper one failed.
        let mark = if (side == Side::AtLeast) == is_proved { mark.at_least() } else { mark.at_most() };
        let Some(mark) = mark else { return };
        let mut worst: Option<(u8, &Slot)> = None;
        let mut entry = Entry::NOTHING;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) == check(key, data) {
                entry = Entry::unpack(data);
                worst = Some((0, slot));
                break;
            }
            let worth = worth(data);
            if worst.is_none_or(|(least, _)| worth < least) {
                worst = Some((worth, slot));
            }
        }
        let known = match side {
            Side::AtLeast => &mut entry.at_least,
            Side::AtMost => &mut entry.at_most,
        };
        *(if is_proved { &mut known.proved } else { &mut known.failed }) = Some(mark);
        if mv != NO_MOVE {
            entry.mv = mv;
        }
        if let Some((_, slot)) = worst {
            let data = entry.pack();
            slot.check.store(check(key, data), Ordering::Relaxed);
            slot.data.store(data, Ordering::Relaxed);
        }
    }
}

/// The first word of an entry. The data is multiplied, so that no likely mix of two entries looks like a
/// third.
#[inline]
const fn check(key: u64, data: u64) -> u64 {
    key ^ data.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// How much work an entry stands for, as the plies of the deepest search in it.
#[inline]
fn worth(data: u64) -> u8 {
    let plies = |shift: u32| (data >> (shift + 8)) as u8 & 127;
    plies(0).max(plies(15)).max(plies(30)).max(plies(45))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(bound: i32, plies: u8) -> Mark {
        Mark { bound, plies }
    }

    #[test]
    fn what_is_kept_is_found_again() {
        let memory = Memory::new(1);
        memory.put(7, Side::AtLeast, true, mark(-5, 0), 3);
        memory.put(7, Side::AtLeast, false, mark(9, 126), NO_MOVE);
        memory.put(7, Side::AtMost, true, mark(126, 1), NO_MOVE);
        memory.put(7, Side::AtMost, false, mark(-127, 30), 4);
        let entry = memory.get(7);
        assert_eq!(entry.of(Side::AtLeast), Known { proved: Some(mark(-5, 0)), failed: Some(mark(9, 126)) });
        assert_eq!(
            entry.of(Side::AtMost),
            Known { proved: Some(mark(126, 1)), failed: Some(mark(-127, 30)) }
        );
        assert_eq!(entry.mv, 4);
        assert_eq!(memory.get(8), Entry::NOTHING);
    }

    #[test]
    fn bounds_that_do_not_fit_are_weakened_or_left_out() {
        let memory = Memory::new(1);
        memory.put(1, Side::AtLeast, true, mark(200, 3), NO_MOVE);
        assert_eq!(memory.get(1).at_least.proved, Some(mark(126, 3)));
        memory.put(2, Side::AtLeast, true, mark(-128, 3), NO_MOVE);
        memory.put(2, Side::AtMost, true, mark(127, 3), NO_MOVE);
        assert_eq!(memory.get(2), Entry::NOTHING);
        memory.put(3, Side::AtMost, true, mark(-200, 3), NO_MOVE);
        assert_eq!(memory.get(3).at_most.proved, Some(mark(-127, 3)));
        memory.put(4, Side::AtLeast, false, mark(-10_000, 3), NO_MOVE);
        assert_eq!(memory.get(4).at_least.failed, Some(mark(-127, 3)));
    }
}
