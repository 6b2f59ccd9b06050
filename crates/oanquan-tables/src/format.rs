//! The format of a table's file, as docs/table-format.md has it: what stands before the blocks.

use std::io;

use oanquan::{Bare, NotBare, ParseRulesError, Rules};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::block;
use crate::index::{Index, IndexError};

/// What every table begins with.
pub(crate) const MAGIC: [u8; 8] = *b"oaqtable";
/// The version of the format.
pub(crate) const VERSION: u32 = 1;
/// Bytes of the header before the rules.
const FIXED: usize = 120;
/// Bytes of a checksum.
const SUM: usize = 32;
/// The longest rule set in bytes.
const LONGEST_RULES: usize = 512;
/// Bytes of a block's entry in the directory: its length and its checksum.
pub(crate) const ENTRY: usize = 8;

/// Why a table cannot be read.
#[derive(Debug, Error)]
pub enum TableError {
    /// The file cannot be opened or read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("no endgame table: it does not begin with \"oaqtable\"")]
    Foreign,
    /// Of another version.
    #[error("a table of version {0}, expected {VERSION}")]
    Version(u32),
    /// Of blocks that have to be unpacked, which takes the feature `native`.
    #[error("a table of packed blocks, expected stored ones, as `oanquan tables cut --stored` writes them")]
    Packed,
    /// Its bytes are not those that were written.
    #[error(transparent)]
    Damage(#[from] Damage),
    /// Of rules that cannot be read.
    #[error("a table of unknown rules: {0}")]
    Rules(#[from] ParseRulesError),
    /// Of rules that have no tables.
    #[error("a table of rules that have none: {0}")]
    NotBare(#[from] NotBare),
    /// Of too many positions.
    #[error("a table of too many positions: {0}")]
    Index(#[from] IndexError),
}

/// Bytes that are not those that were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// The file ends too soon or too late.
    #[error("{found} bytes, expected {expected}: the file was cut or added to")]
    Length {
        /// The bytes there are.
        found: u64,
        /// The bytes that there have to be.
        expected: u64,
    },
    /// The header does not have its checksum.
    #[error("the header is damaged: its checksum is wrong")]
    Header,
    /// The header contradicts itself.
    #[error("the header contradicts itself: {0}")]
    Contradiction(&'static str),
    /// The directory of the blocks does not have its checksum.
    #[error("the directory of the blocks is damaged: its checksum is wrong")]
    Directory,
    /// A block does not have its checksum, or does not unpack.
    #[error("block {block} at byte {at} is damaged")]
    Block {
        /// Its number.
        block: u64,
        /// Where it begins.
        at: u64,
    },
    /// All blocks together do not have their checksum.
    #[error("the blocks are damaged: their checksum is wrong")]
    Blocks,
}

/// What stands before the blocks, but for their directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) rules: Rules,
    /// The most citizens of its positions.
    pub(crate) citizens: u32,
    /// The most citizens of the table they were computed in.
    pub(crate) built: u32,
    /// Passes in which a bound changed: all bounds are forced within as many plies.
    pub(crate) plies: u32,
    /// Whether no further pass would change a bound of the table they were computed in.
    pub(crate) finished: bool,
    /// Bytes of all blocks.
    pub(crate) blocks_len: u64,
    pub(crate) directory_sum: [u8; SUM],
    pub(crate) blocks_sum: [u8; SUM],
}

impl Header {
    /// The header as it is written; its last part is the identity of the table.
    #[cfg(feature = "native")]
    pub(crate) fn bytes(&self, index: &Index) -> Vec<u8> {
        let rules = self.rules.to_string();
        let mut bytes = Vec::with_capacity(FIXED + rules.len() + SUM);
        bytes.extend(MAGIC);
        for number in
            [VERSION, self.citizens, self.built, self.plies, u32::from(self.finished), block::PLACES as u32]
        {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(index.len().to_le_bytes());
        bytes.extend(self.blocks_len.to_le_bytes());
        bytes.extend(self.directory_sum);
        bytes.extend(self.blocks_sum);
        bytes.extend([0; 4]);
        bytes.extend((rules.len() as u32).to_le_bytes());
        debug_assert_eq!(bytes.len(), FIXED);
        bytes.extend(rules.as_bytes());
        let sum: [u8; SUM] = Sha256::digest(&bytes).into();
        bytes.extend(sum);
        bytes
    }

    /// Reads a header at the beginning of a file: what it says, how long it is, and the identity.
    pub(crate) fn read(file: &[u8]) -> Result<(Header, Index, usize, [u8; SUM]), TableError> {
        if !file.starts_with(&MAGIC) {
            return Err(TableError::Foreign);
        }
        let short = Damage::Length { found: file.len() as u64, expected: (FIXED + SUM) as u64 };
        let fixed = file.get(..FIXED).ok_or(short)?;
        let mut numbers = Numbers(&fixed[MAGIC.len()..]);
        let version = numbers.u32();
        if version != VERSION {
            return Err(TableError::Version(version));
        }
        let [citizens, built, plies, finished, places] = [0; 5].map(|_| numbers.u32());
        let [len, blocks_len] = [0; 2].map(|_| numbers.u64());
        let [directory_sum, blocks_sum] = [0; 2].map(|_| numbers.sum());
        let (spare, rules_len) = (numbers.u32(), numbers.u32() as usize);
        let end = FIXED + rules_len.min(LONGEST_RULES);
        let text = file.get(FIXED..end).ok_or(short)?;
        let sum = file.get(end..end + SUM).ok_or(short)?;
        let identity: [u8; SUM] = Sha256::digest(&file[..end]).into();
        if sum != identity {
            return Err(Damage::Header.into());
        }
        let contradiction = |what| TableError::from(Damage::Contradiction(what));
        let text = str::from_utf8(text).map_err(|_| contradiction("the rules are no text"))?;
        let rules: Rules = text.parse()?;
        let index = Index::new(Bare::new(rules)?, citizens)?;
        for (holds, what) in [
            (places as usize == block::PLACES, "the size of blocks"),
            (index.len() == len, "the number of positions"),
            (citizens <= built, "the citizens it was built with"),
            (finished <= 1 && spare == 0, "flags that are not known"),
        ] {
            if !holds {
                return Err(contradiction(what));
            }
        }
        let header = Header {
            rules,
            citizens,
            built,
            plies,
            finished: finished == 1,
            blocks_len,
            directory_sum,
            blocks_sum,
        };
        Ok((header, index, end + SUM, identity))
    }
}

/// Numbers one after the other, the lowest byte first; there are enough.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (first, others) = self.0.split_first_chunk().expect("the fixed part holds them all");
        self.0 = others;
        *first
    }

    fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.take())
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }

    fn sum(&mut self) -> [u8; SUM] {
        self.take()
    }
}

/// The blocks of a table of so many places.
pub(crate) fn blocks(places: u64) -> u64 {
    places.div_ceil(block::PLACES as u64)
}
