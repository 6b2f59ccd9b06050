//! One pass over a table: all bounds from those before.
//!
//! The table is cut into chunks, which the processors share. A chunk records which chunks its open positions
//! read; while none of them changed in the pass before, the chunk cannot change either and is passed over.
//! Positions whose bounds meet are done with.

use std::sync::atomic::{AtomicBool, Ordering};

use oanquan::{Bare, Direction, Stones};
use oanquan_tables::{FAR, Index, Packed, Wide, is_exact};
use rayon::prelude::*;

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
}

impl Chunk {
    pub(super) fn new(chunks: usize) -> Chunk {
        Chunk { reads: vec![0; chunks.div_ceil(64)], changed: true, is_known: false }
    }
}

/// What a pass reads.
pub(super) struct Passing<'a> {
    pub(super) index: &'a Index,
    pub(super) before: &'a [Packed],
    pub(super) chunk_bits: u32,
}

impl Passing<'_> {
    /// The first pass, before which nothing is known: only the end of the game says anything.
    pub(super) fn first(&self, after: &mut [Packed], chunks: &mut [Chunk], watch: &dyn Watch) -> Option<Pass> {
        let bare = self.index.bare();
        self.each_chunk(after, chunks, watch, |first, after, chunk| {
            let mut pass = Pass { changed: 0, computed: after.len() as u64 };
            for (stones, after) in self.index.walk(first..first + after.len() as u64).zip(after) {
                *after = from_ends(bare, &stones).pack();
                pass.changed += u64::from(*after != [0; 2]);
            }
            chunk.is_known = false;
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
            let can_change =
                !chunk.is_known || chunk.reads.iter().zip(&changed).any(|(reads, changed)| reads & changed != 0);
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
        let mut sum = Pass { changed: 0, computed: 0 };
        for (pass, chunk) in passes?.iter().zip(chunks) {
            chunk.changed = pass.changed > 0;
            sum.changed += pass.changed;
            sum.computed += pass.computed;
        }
        Some(sum)
    }

    /// Computes the bounds of a chunk's open positions.
    fn compute(&self, first: u64, after: &mut [Packed], chunk: &mut Chunk) -> Pass {
        let before = &self.before[first as usize..][..after.len()];
        chunk.reads.fill(0);
        chunk.is_known = true;
        let mut pass = Pass { changed: 0, computed: 0 };
        let mut children = Children::default();
        let mut open = Vec::with_capacity(TOGETHER);
        let mut walk = self.index.walk(first..first + after.len() as u64).zip(before).enumerate();
        loop {
            open.clear();
            children.looks.clear();
            for (within, (stones, bounds)) in walk.by_ref() {
                after[within] = *bounds;
                if !is_exact(*bounds) {
                    let known = children.add(self.index, &stones, open.len() as u32);
                    open.push((within, known));
                    if open.len() == TOGETHER {
                        break;
                    }
                }
            }
            if open.is_empty() {
                return pass;
            }
            for look in &children.looks {
                let read = (look.place >> self.chunk_bits) as usize;
                chunk.reads[read / 64] |= 1 << (read % 64);
                let child = Wide::unpack(self.before[look.place as usize]);
                open[look.parent as usize].1.allow(look.gain, child);
            }
            pass.computed += open.len() as u64;
            for (within, bounds) in &open {
                let packed = bounds.pack();
                pass.changed += u64::from(packed != before[*within]);
                after[*within] = packed;
            }
        }
    }
}

/// The children of several positions that have to be looked up.
#[derive(Default)]
struct Children {
    looks: Vec<Look>,
}

struct Look {
    place: u64,
    gain: i32,
    /// Which of the positions is the parent.
    parent: u32,
}

impl Children {
    /// Adds the children of a position; gives the bounds by those children alone that lie beyond the table.
    #[inline]
    fn add(&mut self, index: &Index, stones: &Stones, parent: u32) -> Wide {
        let mut bounds = NO_MOVES;
        each_move(index.bare(), stones, |child, gain| match index.of(&child) {
            Some(place) => self.looks.push(Look { place, gain, parent }),
            None => bounds.allow(gain, index.bare().end(&child).map_or(Wide::UNKNOWN, exact)),
        });
        bounds
    }
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
trait Allow {
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
