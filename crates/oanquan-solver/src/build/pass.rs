//! One pass over a table: all bounds from those before.
//!
//! The table is cut into chunks, which the processors share. A chunk records which chunks its open positions
//! read; while none of them changed in the pass before, the chunk cannot change either and is passed over.
//! Positions whose bounds meet are done with, and as long as there is memory for it, the children of the others
//! are kept, so that their moves are played once.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use oanquan::{Bare, Direction, Stones};
use oanquan_tables::{FAR, Index, Packed, Wide, is_exact};
use rayon::prelude::*;

use super::kept::{Keeping, Kept};
use super::{Pass, Watch};

/// Positions whose children are looked up together: so many that the processor always waits for several.
const TOGETHER: usize = 16;

/// What is known of a chunk between passes.
#[derive(Debug)]
pub(super) struct Chunk {
    /// A bit for each chunk that its open positions read in the last pass that computed them.
    reads: Vec<u64>,
    /// Whether the last pass changed it.
    changed: bool,
    /// Whether a pass has computed it, so that what it reads is known.
    is_known: bool,
    /// The children of its open positions, where there is memory for them.
    kept: Option<Kept>,
    /// How many bounds have changed since these were written.
    changes: u64,
}

impl Chunk {
    pub(super) fn new(chunks: usize) -> Chunk {
        Chunk { reads: vec![0; chunks.div_ceil(64)], changed: true, is_known: false, kept: None, changes: 0 }
    }
}

/// What a pass reads.
pub(super) struct Passing<'a> {
    pub(super) index: &'a Index,
    pub(super) before: &'a [Packed],
    pub(super) chunk_bits: u32,
    /// Bytes of memory that may still be used for the children of open positions.
    pub(super) room: &'a AtomicU64,
}

impl Passing<'_> {
    /// The first pass, before which nothing is known: only the end of the game says anything.
    pub(super) fn first(
        &self,
        after: &mut [Packed],
        chunks: &mut [Chunk],
        watch: &dyn Watch,
    ) -> Option<Pass> {
        let bare = self.index.bare();
        self.each_chunk(after, chunks, watch, |first, after, chunk| {
            let mut pass = Pass { changed: 0, computed: after.len() as u64 };
            for (stones, after) in self.index.walk(first..first + after.len() as u64).zip(after) {
                *after = from_ends(bare, &stones).pack();
                pass.changed += u64::from(*after != [0; 2]);
            }
            chunk.is_known = false;
            chunk.kept = None;
            pass
        })
    }

    /// Every other pass.
    pub(super) fn next(&self, after: &mut [Packed], chunks: &mut [Chunk], watch: &dyn Watch) -> Option<Pass> {
        let mut changed = vec![0u64; chunks.len().div_ceil(64)];
        for (number, _) in chunks.iter().enumerate().filter(|(_, chunk)| chunk.changed) {
            changed[number / 64] |= 1 << (number % 64);
        }
        self.each_chunk(after, chunks, watch, |first, after, chunk| {
            let can_change = !chunk.is_known
                || chunk.reads.iter().zip(&changed).any(|(reads, changed)| reads & changed != 0);
            if can_change {
                self.compute(first, after, chunk)
            } else {
                if chunk.changed {
                    // What lies there is from two passes before.
                    after.copy_from_slice(&self.before[first as usize..][..after.len()]);
                }
                Pass { changed: 0, computed: 0 }
            }
        })
    }

    /// Does something with each chunk, given its first place and what is to be written.
    fn each_chunk(
        &self,
        after: &mut [Packed],
        chunks: &mut [Chunk],
        watch: &dyn Watch,
        work: impl Fn(u64, &mut [Packed], &mut Chunk) -> Pass + Sync,
    ) -> Option<Pass> {
        let stopped = AtomicBool::new(false);
        let places = 1 << self.chunk_bits;
        let results: Vec<Option<Pass>> = after
            .par_chunks_mut(places)
            .zip(chunks.par_iter_mut())
            .enumerate()
            .map(|(number, (after, chunk))| {
                if stopped.load(Ordering::Relaxed) || watch.stop() {
                    stopped.store(true, Ordering::Relaxed);
                    return None;
                }
                let pass = work((number as u64) << self.chunk_bits, after, chunk);
                watch.done(after.len() as u64);
                Some(pass)
            })
            .collect();
        let passes: Option<Vec<Pass>> = results.into_iter().collect();
        let Some(passes) = passes else {
            // What some chunks have learnt is ahead of the bounds, which stay as they were.
            for chunk in chunks {
                let bytes = chunk.kept.take().map_or(0, |kept| kept.len());
                self.room.fetch_add(bytes as u64, Ordering::Relaxed);
                chunk.is_known = false;
            }
            return None;
        };
        let mut sum = Pass { changed: 0, computed: 0 };
        for (pass, chunk) in passes.iter().zip(chunks) {
            chunk.changed = pass.changed > 0;
            sum.changed += pass.changed;
            sum.computed += pass.computed;
        }
        Some(sum)
    }

    /// Computes the bounds of a chunk's open positions.
    fn compute(&self, first: u64, after: &mut [Packed], chunk: &mut Chunk) -> Pass {
        let before = &self.before[first as usize..][..after.len()];
        after.copy_from_slice(before);
        chunk.reads.fill(0);
        chunk.is_known = true;
        let Some(old) = chunk.kept.take() else {
            let walk = self.index.walk(first..first + after.len() as u64).zip(before).enumerate();
            let mut open = walk.filter(|(_, (_, bounds))| !is_exact(**bounds));
            let mut keeping = Some(Keeping::new(first, 0));
            let pass = self.compute_open(before, after, chunk, &mut keeping, |parent, looks| {
                let (within, (stones, _)) = open.next()?;
                Some((within, children(self.index, &stones, parent, looks)))
            });
            if let Some(keeping) = keeping {
                self.keep(keeping.done(), chunk);
            }
            return pass;
        };
        // Written again when it is worth it: what does not matter any more is left out then.
        let mut keeping = (chunk.changes >= after.len() as u64 / 8).then(|| Keeping::new(first, old.len()));
        let mut kept = old.read(first);
        let pass =
            self.compute_open(before, after, chunk, &mut keeping, |parent, looks| kept.next(parent, looks));
        chunk.changes += pass.changed;
        match keeping {
            None => chunk.kept = Some(old),
            Some(keeping) => {
                self.room.fetch_add(old.len() as u64, Ordering::Relaxed);
                self.keep(keeping.done(), chunk);
            }
        }
        pass
    }

    /// Keeps children as long as there is memory for them.
    fn keep(&self, kept: Kept, chunk: &mut Chunk) {
        chunk.changes = 0;
        chunk.kept = Some(kept).filter(|kept| {
            let has_room = |room: u64| room.checked_sub(kept.len() as u64);
            self.room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, has_room).is_ok()
        });
    }

    /// Computes the bounds of open positions, given one after the other: where they are, what is known of them
    /// without looking, and the looks.
    fn compute_open(
        &self,
        before: &[Packed],
        after: &mut [Packed],
        chunk: &mut Chunk,
        keeping: &mut Option<Keeping>,
        mut next: impl FnMut(u32, &mut Vec<Look>) -> Option<(usize, Wide)>,
    ) -> Pass {
        let mut pass = Pass { changed: 0, computed: 0 };
        let mut looks = Vec::new();
        let mut looked: Vec<(Look, Wide)> = Vec::new();
        let mut open: Vec<(usize, Wide)> = Vec::with_capacity(TOGETHER);
        loop {
            open.clear();
            looks.clear();
            while open.len() < TOGETHER {
                let Some(position) = next(open.len() as u32, &mut looks) else { break };
                open.push(position);
            }
            if open.is_empty() {
                return pass;
            }
            looked.clear();
            // All looks in a row, so that the processor waits for them together.
            looked.extend(looks.drain(..).map(|look| {
                let child = Wide::unpack(self.before[look.place as usize]);
                (look, child)
            }));
            let mut looked = &looked[..];
            for (parent, &(within, known)) in open.iter().enumerate() {
                let own = looked.iter().take_while(|(look, _)| look.parent == parent as u32).count();
                let (own, others) = looked.split_at(own);
                looked = others;
                let mut bounds = known;
                for (look, child) in own {
                    bounds.allow(look.gain, *child);
                }
                let packed = bounds.pack();
                pass.computed += 1;
                pass.changed += u64::from(packed != before[within]);
                after[within] = packed;
                if !is_exact(packed) {
                    for (look, _) in own {
                        let read = (look.place >> self.chunk_bits) as usize;
                        chunk.reads[read / 64] |= 1 << (read % 64);
                    }
                    if let Some(keeping) = keeping {
                        keeping.put(within, packed, known, own);
                    }
                }
            }
        }
    }
}

/// A child that has to be looked up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) place: u64,
    pub(super) gain: i32,
    /// Which of the positions looked up together is its parent.
    pub(super) parent: u32,
}

/// Adds the looks at a position's children; gives the bounds by those children alone that lie beyond the table.
#[inline]
fn children(index: &Index, stones: &Stones, parent: u32, looks: &mut Vec<Look>) -> Wide {
    let mut bounds = NO_MOVES;
    each_move(index.bare(), stones, |child, gain| match index.of(&child) {
        Some(place) => looks.push(Look { place, gain, parent }),
        None => bounds.allow(gain, index.bare().end(&child).map_or(Wide::UNKNOWN, exact)),
    });
    bounds
}

/// The bounds of a position by its children's, as a table gives them; beyond the table nothing is known but
/// the end.
pub(super) fn by_children(index: &Index, stones: &Stones, look: impl Fn(u64) -> Packed) -> Wide {
    if let Some(end) = index.bare().end(stones) {
        return exact(end);
    }
    let mut bounds = NO_MOVES;
    each_move(index.bare(), stones, |child, gain| {
        let child = match index.of(&child) {
            Some(place) => Wide::unpack(look(place)),
            None => index.bare().end(&child).map_or(Wide::UNKNOWN, exact),
        };
        bounds.allow(gain, child);
    });
    bounds
}

/// The bounds of a position when nothing is known but the ends of the game.
#[inline]
pub(super) fn from_ends(bare: &Bare, stones: &Stones) -> Wide {
    if let Some(end) = bare.end(stones) {
        return exact(end);
    }
    let mut bounds = NO_MOVES;
    each_move(bare, stones, |child, gain| bounds.allow(gain, bare.end(&child).map_or(Wide::UNKNOWN, exact)));
    bounds
}

/// Every move of a position that is not over: the child and the gain.
#[inline]
pub(super) fn each_move(bare: &Bare, stones: &Stones, mut found: impl FnMut(Stones, i32)) {
    let mut liftable = bare.liftable(stones);
    while liftable != 0 {
        let from = liftable.trailing_zeros() as usize;
        liftable &= liftable - 1;
        for &direction in bare.directions() {
            let direction: Direction = direction;
            let (child, gain) = bare.play(stones, from, direction);
            found(child, gain);
        }
    }
}

/// Below all margins: every move is better.
const NO_MOVES: Wide = Wide { lower: -2 * FAR, upper: -2 * FAR };

const fn exact(value: i32) -> Wide {
    Wide { lower: value, upper: value }
}

/// A move more.
pub(super) trait Allow {
    /// The side to move can also play a move with this gain that leads to a child of these bounds.
    fn allow(&mut self, gain: i32, child: Wide);
}

impl Allow for Wide {
    #[inline]
    fn allow(&mut self, gain: i32, child: Wide) {
        self.lower = self.lower.max(gain - child.upper);
        self.upper = self.upper.max(gain - child.lower);
    }
}
