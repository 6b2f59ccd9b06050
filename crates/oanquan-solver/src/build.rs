//! Builds endgame tables: bounds of every position from those of its children, pass after pass, until
//! nothing changes.
//!
//! Nothing is known at first. A pass computes all bounds from those of the pass before, so that after `k`
//! passes a bound is what can be forced within `k` plies, and what does not change in a pass never changes
//! again. A refill puts stones back and a capture can lie on a cycle, so there is no order in which every
//! position comes after its children; this way none is needed. What lies beyond the table counts as unknown.

mod census;
mod kept;
mod pass;
mod solved;
mod verify;

use std::io;
use std::sync::atomic::AtomicU64;

use oanquan::{Bare, Stones};
use oanquan_tables::{Bounds, Index, IndexError, Memory, Packed, Sheet, Table, TableError};
use thiserror::Error;

pub use census::{Census, Layer};
pub use solved::{Solved, solved};
pub use verify::{Verified, VerifyError, verify};

use pass::{Chunk, Passing};

/// Chunks of a table at most, but for small ones.
const MOST_CHUNKS: u64 = 1 << 13;
/// Places of a chunk at least.
const LEAST_CHUNK: u64 = 1 << 12;

/// Bytes of memory for the children of a position, when nobody says how many.
const ROOM_A_PLACE: u64 = 16;

/// Why a table cannot be built.
#[derive(Debug, Error)]
pub enum BuildError {
    /// There is no such table.
    #[error(transparent)]
    Index(#[from] IndexError),
    /// There is not enough memory.
    #[error("no memory for {places} positions, four bytes each: {source}")]
    Memory {
        /// Positions of the table.
        places: u64,
        /// What the system says.
        source: io::Error,
    },
    /// A table that was begun cannot be read.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Watches long work, and ends it.
pub trait Watch: Sync {
    /// So many more positions are done.
    fn done(&self, places: u64);
    /// Whether the work should end now.
    fn stop(&self) -> bool;
}

/// Nobody watches.
impl Watch for () {
    fn done(&self, _: u64) {}
    fn stop(&self) -> bool {
        false
    }
}

/// What a pass has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Positions whose bounds changed.
    pub changed: u64,
    /// Positions whose bounds were computed; of the others it was known that they cannot change.
    pub computed: u64,
}

/// A table being built.
#[derive(Debug)]
pub struct Build {
    index: Index,
    /// The bounds after the passes so far.
    bounds: Memory,
    /// Those of the pass before; the next pass writes here.
    other: Memory,
    passes: u32,
    plies: u32,
    finished: bool,
    /// The places of a chunk are two to this power.
    chunk_bits: u32,
    chunks: Vec<Chunk>,
    /// Bytes of memory that may still be used to go faster.
    room: AtomicU64,
}

impl Build {
    /// Begins the table of all positions with at most so many citizens.
    ///
    /// # Errors
    /// [`BuildError`] when there is none, or not enough memory.
    pub fn new(bare: Bare, citizens: u32) -> Result<Build, BuildError> {
        Build::with_index(Index::new(bare, citizens)?)
    }

    /// Goes on with a table that is not finished.
    ///
    /// # Errors
    /// [`BuildError`] when it is damaged, or there is not enough memory.
    pub fn resumed(table: &Table) -> Result<Build, BuildError> {
        let mut build = Build::with_index(table.index().clone())?;
        build.bounds = table.unpacked(&|_| ())?.into_memory();
        (build.plies, build.passes) = (table.plies(), table.plies());
        build.finished = table.is_finished();
        Ok(build)
    }

    fn with_index(index: Index) -> Result<Build, BuildError> {
        let places = index.len();
        let memory = || Memory::unknown(places).map_err(|source| BuildError::Memory { places, source });
        let chunk = places.div_ceil(MOST_CHUNKS).next_power_of_two().max(LEAST_CHUNK);
        let chunks = places.div_ceil(chunk) as usize;
        Ok(Build {
            bounds: memory()?,
            other: memory()?,
            passes: 0,
            plies: 0,
            finished: false,
            chunk_bits: chunk.trailing_zeros(),
            chunks: (0..chunks).map(|_| Chunk::new(chunks)).collect(),
            room: AtomicU64::new(ROOM_A_PLACE * places),
            index,
        })
    }

    /// With so many bytes of memory to go faster, besides those for the bounds. Before the first pass.
    #[must_use]
    pub fn with_room(mut self, bytes: u64) -> Build {
        self.room = AtomicU64::new(bytes);
        self
    }

    /// The places of the positions.
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// Whether no further pass would change anything.
    pub const fn is_finished(&self) -> bool {
        self.finished
    }

    /// Passes so far.
    pub const fn passes(&self) -> u32 {
        self.passes
    }

    /// Passes so far in which anything changed: all bounds are forced within as many plies.
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// Bytes of memory for the bounds.
    pub fn memory(&self) -> u64 {
        4 * self.index.len()
    }

    /// Computes all bounds from those of the pass before. `None` when the watch has ended it; then the bounds
    /// are those before the pass.
    pub fn pass(&mut self, watch: &dyn Watch) -> Option<Pass> {
        let passing = Passing {
            index: &self.index,
            before: &self.bounds,
            chunk_bits: self.chunk_bits,
            room: &self.room,
        };
        let pass = if self.passes == 0 {
            passing.first(&mut self.other, &mut self.chunks, watch)
        } else {
            passing.next(&mut self.other, &mut self.chunks, watch)
        }?;
        std::mem::swap(&mut self.bounds, &mut self.other);
        self.passes += 1;
        if pass.changed > 0 {
            self.plies = self.passes;
        } else {
            self.finished = true;
        }
        Some(pass)
    }

    /// The bounds of a position so far; `None` when it has more citizens than the table.
    pub fn probe(&self, stones: &Stones) -> Option<Bounds> {
        self.index.of(stones).map(|place| Bounds::unpack(self.bounds[place as usize]))
    }

    /// All bounds so far, in the order of the places.
    pub fn bounds(&self) -> &[Packed] {
        &self.bounds
    }

    /// What is written into a file, packed so hard.
    pub fn sheet(&self, level: Option<i32>) -> Sheet<'_> {
        Sheet {
            index: &self.index,
            bounds: &self.bounds,
            built: self.index.citizens(),
            plies: self.plies,
            finished: self.finished,
            level,
        }
    }
}
