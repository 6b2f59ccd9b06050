//! A table with all its bounds in memory.

use oanquan::{Bare, Stones};

use crate::bounds::{Bounds, Packed};
use crate::index::Index;
use crate::memory::Memory;

/// All bounds of a table in memory, two bytes each, for searches that ask many millions of times.
///
/// A look waits for memory. Whoever has several places to look at computes all of them first
/// ([`Index::of`]) and reads them one right after the other ([`at`](Unpacked::at)): the processor then waits
/// for all together.
#[derive(Debug)]
pub struct Unpacked {
    index: Index,
    memory: Memory,
    plies: u32,
    identity: [u8; 32],
}

impl Unpacked {
    /// These bounds, one for each place of the index.
    pub(crate) fn new(index: Index, memory: Memory, plies: u32, identity: [u8; 32]) -> Unpacked {
        Unpacked { index, memory, plies, identity }
    }

    /// The bare game.
    pub const fn bare(&self) -> &Bare {
        self.index.bare()
    }

    /// The places of the positions.
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// Plies within which every bound is forced.
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// The checksum of the table they were read from.
    pub const fn identity(&self) -> [u8; 32] {
        self.identity
    }

    /// The bounds of a position; `None` when it has more citizens than the table.
    #[inline]
    pub fn probe(&self, stones: &Stones) -> Option<Bounds> {
        self.index.of(stones).map(|place| Bounds::unpack(self.at(place)))
    }

    /// The bounds at a place of the index.
    ///
    /// # Panics
    /// Beyond the last place.
    #[inline]
    pub fn at(&self, place: u64) -> Packed {
        self.memory[place as usize]
    }

    /// The memory with all bounds, for a table that is to be built further.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    /// All bounds, in the order of the places.
    pub fn bounds(&self) -> &[Packed] {
        &self.memory
    }
}
