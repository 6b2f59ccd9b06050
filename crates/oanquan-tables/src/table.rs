//! A table in its file, or in bytes: single positions are looked up where they lie.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::{Mutex, PoisonError};

use oanquan::{Bare, Rules, Stones};
use sha2::{Digest, Sha256};

use crate::block;
use crate::bounds::{Bounds, Packed};
use crate::format::{Damage, ENTRY, Header, TableError, blocks};
use crate::index::Index;
use crate::memory::Memory;
use crate::sum::crc32;
use crate::unpacked::Unpacked;

/// Unpacked blocks that are kept.
const KEPT: u64 = 1024;

/// An endgame table. It answers from any number of threads at once.
#[derive(Debug)]
pub struct Table {
    bytes: Bytes,
    header: Header,
    index: Index,
    identity: [u8; 32],
    /// The lengths and checksums of the blocks begin here.
    directory: usize,
    /// Where each block begins, and where the last one ends.
    starts: Vec<u64>,
    /// The blocks unpacked last, each in its place.
    kept: Vec<Mutex<Option<Kept>>>,
}

#[derive(Debug)]
struct Kept {
    block: u64,
    bounds: Vec<Packed>,
}

#[derive(Debug)]
enum Bytes {
    #[cfg(feature = "native")]
    Mapped(memmap2::Mmap),
    Given(Cow<'static, [u8]>),
}

impl Deref for Bytes {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        match self {
            #[cfg(feature = "native")]
            Bytes::Mapped(map) => map,
            Bytes::Given(bytes) => bytes,
        }
    }
}

impl Table {
    /// Opens a table's file and maps it into memory. Header and directory are checked now, a block when it is
    /// looked at.
    ///
    /// # Errors
    /// [`TableError`] when it cannot be read, is something else, or damaged.
    #[cfg(feature = "native")]
    pub fn open(path: &std::path::Path) -> Result<Table, TableError> {
        let file = std::fs::File::open(path)?;
        if file.metadata()?.len() == 0 {
            return Err(TableError::Foreign); // Nothing can be mapped.
        }
        Table::new(Bytes::Mapped(crate::map::map(&file)?))
    }

    /// The table in these bytes.
    ///
    /// # Errors
    /// As for a file.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Table, TableError> {
        Table::new(Bytes::Given(bytes.into()))
    }

    fn new(bytes: Bytes) -> Result<Table, TableError> {
        let (header, index, directory, identity) = Header::read(&bytes)?;
        let entries = blocks(index.len()) as usize * ENTRY;
        let first = (directory + entries) as u64;
        let found = bytes.len() as u64;
        let expected = first.saturating_add(header.blocks_len);
        if found != expected {
            return Err(Damage::Length { found, expected }.into());
        }
        let listed = &bytes[directory..directory + entries];
        if <[u8; 32]>::from(Sha256::digest(listed)) != header.directory_sum {
            return Err(Damage::Directory.into());
        }
        let mut starts = vec![first];
        let mut start = first;
        for entry in listed.chunks_exact(ENTRY) {
            start += u64::from(u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]]));
            starts.push(start);
        }
        if start != expected {
            return Err(Damage::Contradiction("the lengths of the blocks").into());
        }
        let kept = (0..KEPT).map(|_| Mutex::new(None)).collect();
        let table = Table { bytes, header, index, identity, directory, starts, kept };
        if cfg!(not(feature = "native"))
            && !(0..blocks(table.index.len())).all(|block| table.is_stored(block))
        {
            return Err(TableError::Packed);
        }
        Ok(table)
    }

    /// The bare game.
    pub const fn bare(&self) -> &Bare {
        self.index.bare()
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        self.index.rules()
    }

    /// The places of the positions.
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// The most citizens of a position in it.
    pub const fn citizens(&self) -> u32 {
        self.header.citizens
    }

    /// The most citizens of a position in the table its bounds were computed in.
    pub const fn built(&self) -> u32 {
        self.header.built
    }

    /// Plies within which every bound is forced.
    pub const fn plies(&self) -> u32 {
        self.header.plies
    }

    /// Whether no further pass would have changed a bound; a table that is not finished is true as well.
    pub const fn is_finished(&self) -> bool {
        self.header.finished
    }

    /// The checksum that tells this table from every other.
    pub const fn identity(&self) -> [u8; 32] {
        self.identity
    }

    /// Bytes of the file.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The bounds of a position; `None` when it has more citizens than the table.
    ///
    /// # Errors
    /// [`Damage`] when the bytes that would say it are not those that were written.
    pub fn probe(&self, stones: &Stones) -> Result<Option<Bounds>, Damage> {
        self.index.of(stones).map(|place| self.at(place)).transpose()
    }

    /// The bounds at a place of the index.
    ///
    /// # Errors
    /// As for [`probe`](Table::probe).
    ///
    /// # Panics
    /// Beyond the last place.
    pub fn at(&self, place: u64) -> Result<Bounds, Damage> {
        let (block, within) = (place / block::PLACES as u64, (place % block::PLACES as u64) as usize);
        let slot = &self.kept[(block % KEPT) as usize];
        // A thread that ended in here has left the place empty or whole.
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if slot.as_ref().is_none_or(|kept| kept.block != block) {
            let reused = slot.take().map(|kept| kept.bounds);
            let mut bounds = reused.unwrap_or_default();
            bounds.resize(self.block_len(block), [0; 2]);
            self.unpack_block(block, &mut bounds)?;
            *slot = Some(Kept { block, bounds });
        }
        let kept = slot.as_ref().expect("it was put there");
        Ok(Bounds::unpack(kept.bounds[within]))
    }

    /// Places of a block.
    fn block_len(&self, block: u64) -> usize {
        (self.index.len() - block * block::PLACES as u64).min(block::PLACES as u64) as usize
    }

    /// Whether a block is stored as it is.
    fn is_stored(&self, block: u64) -> bool {
        let bytes = self.starts[block as usize + 1] - self.starts[block as usize];
        block::is_stored(bytes as usize, self.block_len(block))
    }

    /// Checks a block and unpacks it.
    fn unpack_block(&self, block: u64, bounds: &mut [Packed]) -> Result<(), Damage> {
        let number = block as usize;
        let at = self.starts[number];
        let packed = &self.bytes[at as usize..self.starts[number + 1] as usize];
        let entry = self.directory + number * ENTRY;
        let sum = crc32(packed).to_le_bytes();
        let damage = Damage::Block { block, at };
        if self.bytes[entry + 4..entry + 8] != sum {
            return Err(damage);
        }
        block::unpack(packed, bounds).ok_or(damage)
    }

    /// All bounds in memory; the progress is told how many more places are there.
    ///
    /// # Errors
    /// [`TableError`] when there is not enough memory, or the file is damaged.
    pub fn unpacked(&self, progress: &(impl Fn(u64) + Sync)) -> Result<Unpacked, TableError> {
        let mut memory = Memory::unknown(self.index.len())?;
        let unpack = |(block, bounds): (usize, &mut [Packed])| {
            self.unpack_block(block as u64, bounds)?;
            progress(bounds.len() as u64);
            Ok::<(), Damage>(())
        };
        #[cfg(feature = "native")]
        {
            use rayon::prelude::*;
            memory.par_chunks_mut(block::PLACES).enumerate().try_for_each(unpack)?;
        }
        #[cfg(not(feature = "native"))]
        memory.chunks_mut(block::PLACES).enumerate().try_for_each(unpack)?;
        Ok(Unpacked::new(self.index.clone(), memory, self.plies(), self.identity))
    }

    /// Compares all blocks with their checksum.
    ///
    /// # Errors
    /// [`Damage`] when they are not those that were written.
    pub fn check_blocks(&self) -> Result<(), Damage> {
        let blocks = &self.bytes[self.starts[0] as usize..];
        if <[u8; 32]>::from(Sha256::digest(blocks)) == self.header.blocks_sum {
            Ok(())
        } else {
            Err(Damage::Blocks)
        }
    }
}
