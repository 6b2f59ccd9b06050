//! The file of puzzles (docs/puzzle-format.md), read from bytes and written.

use oanquan::{Bare, Direction, Refill, Rules, Seat, Stones};
use thiserror::Error;

use super::theme::Themes;
use super::{Puzzle, position};

/// How a file begins.
const MAGIC: &[u8; 8] = b"oaqpuzzl";
/// The version of the format.
const VERSION: u32 = 1;
/// Bytes of a puzzle.
const ENTRY: usize = 14;
/// Bits of a square's citizens, and the most that they hold.
const SQUARE_BITS: usize = 5;
const MOST: u64 = 31;
/// Where the bits of the Mandarins stand.
const MANDARINS: usize = 60;
/// Points of difficulty that a byte counts by.
const DIFFICULTY_STEP: u32 = 10;

/// All puzzles of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzles {
    puzzles: Vec<Puzzle>,
    identity: u32,
}

impl Puzzles {
    /// Reads a file.
    ///
    /// # Errors
    /// [`PuzzlesError`] when it is none, is damaged, or holds what cannot be a puzzle.
    pub fn from_bytes(bytes: &[u8]) -> Result<Puzzles, PuzzlesError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(PuzzlesError::NoPuzzles)?;
        let mut reader = Reader { rest };
        let version = reader.number()?;
        if version != VERSION {
            return Err(PuzzlesError::Version(version));
        }
        let (whole, sum) = bytes
            .split_last_chunk::<4>()
            .map_or((bytes, 0), |(whole, sum)| (whole, u32::from_le_bytes(*sum)));
        let found = crc32(whole);
        if found != sum {
            return Err(PuzzlesError::Checksum { found, expected: sum });
        }
        let sections = reader.number()?;
        let mut puzzles = Vec::new();
        for _ in 0..sections {
            let length = reader.take::<1>()?[0];
            let text = String::from_utf8_lossy(reader.slice(length.into())?).into_owned();
            let format = text.parse().ok().and_then(Format::new);
            let format = format.ok_or(PuzzlesError::Rules(text))?;
            for _ in 0..reader.number()? {
                let entry = reader.take::<ENTRY>()?;
                puzzles.push(format.read(&entry).ok_or(PuzzlesError::Puzzle(puzzles.len()))?);
            }
        }
        // The checksum is what is left.
        match reader.rest.len() {
            4 => Ok(Puzzles { puzzles, identity: sum }),
            left => Err(PuzzlesError::Length { left }),
        }
    }

    /// The puzzle of a number, from 0.
    pub fn get(&self, number: usize) -> Option<&Puzzle> {
        self.puzzles.get(number)
    }

    /// All puzzles: rule set after rule set, the easy ones first.
    pub fn iter(&self) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter()
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// The checksum, which tells this file from others.
    pub const fn identity(&self) -> u32 {
        self.identity
    }
}

/// A file of these puzzles: those of one rule set together, in the order in which the rule sets come first.
///
/// # Errors
/// The number of the first puzzle that a file cannot hold.
pub fn to_bytes(puzzles: &[Puzzle]) -> Result<Vec<u8>, usize> {
    let mut sections: Vec<(Rules, Vec<u8>)> = Vec::new();
    for (number, puzzle) in puzzles.iter().enumerate() {
        let rules = *puzzle.position.rules();
        let entry = Format::new(rules).and_then(|format| format.write(puzzle)).ok_or(number)?;
        match sections.iter_mut().find(|(of, _)| *of == rules) {
            Some((_, entries)) => entries.extend(entry),
            None => sections.push((rules, entry.to_vec())),
        }
    }
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((sections.len() as u32).to_le_bytes());
    for (rules, entries) in sections {
        let text = rules.to_string();
        bytes.push(text.len() as u8);
        bytes.extend(text.as_bytes());
        bytes.extend(((entries.len() / ENTRY) as u32).to_le_bytes());
        bytes.extend(entries);
    }
    bytes.extend(crc32(&bytes).to_le_bytes());
    Ok(bytes)
}

/// Why bytes are no puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzlesError {
    /// Another file.
    #[error("no puzzles, expected a file that begins with oaqpuzzl")]
    NoPuzzles,
    /// A later version.
    #[error("version {0} of the puzzles' format, expected {VERSION}")]
    Version(u32),
    /// Something was changed or cut off.
    #[error("the checksum of the puzzles is {found:08x}, expected {expected:08x}: the file is damaged")]
    Checksum {
        /// What the bytes have.
        found: u32,
        /// What the file says.
        expected: u32,
    },
    /// Rules under which the stones alone do not decide.
    #[error("puzzles under the rules {0:?}, expected two seats, free directions and refill=borrow")]
    Rules(String),
    /// An entry that is no puzzle.
    #[error(
        "puzzle {0} is none, expected a valid position, a legal move and a better value than the others'"
    )]
    Puzzle(usize),
    /// The puzzles end before or after the file.
    #[error("{left} bytes after the last puzzle, expected the 4 of the checksum")]
    Length {
        /// Bytes that are left.
        left: usize,
    },
}

/// Puzzles of one rule set as bytes.
struct Format {
    bare: Bare,
}

impl Format {
    fn new(rules: Rules) -> Option<Format> {
        let bare = Bare::new(rules).ok()?;
        let fits = rules.refill == Refill::Borrow && rules.first == 0 && bare.folds_mirror();
        fits.then_some(Format { bare })
    }

    fn write(&self, puzzle: &Puzzle) -> Option<[u8; ENTRY]> {
        let stones = self.bare.stones(&puzzle.position)?;
        if puzzle.position.turn() != Seat::FIRST || puzzle.position.debts().next().is_some() {
            return None;
        }
        let mut board = 0;
        for square in 0..self.bare.squares() {
            let citizens = u64::from(stones.get(square));
            board |= Some(citizens).filter(|citizens| *citizens <= MOST)? << (SQUARE_BITS * square);
        }
        for (bit, square) in self.mandarin_squares().into_iter().enumerate() {
            board |= u64::from(stones.packed().1 >> square & 1) << (MANDARINS + bit);
        }
        let from = self.bare.from(Seat::FIRST, puzzle.solution)?;
        let code = 2 * from + usize::from(puzzle.solution.direction == Direction::Left);
        let mandarins = puzzle.position.mandarins_won(Seat::FIRST);
        let mut entry = [0; ENTRY];
        entry[..8].copy_from_slice(&board.to_le_bytes());
        entry[8] = u8::try_from(puzzle.position.reserve(Seat::FIRST)).ok()?;
        entry[9] = code as u8 | (mandarins as u8) << 4;
        entry[10] = i8::try_from(puzzle.value).ok()? as u8;
        entry[11] = i8::try_from(puzzle.bound).ok()? as u8;
        entry[12] = puzzle.themes.bits();
        entry[13] = u8::try_from(puzzle.difficulty / DIFFICULTY_STEP).ok()?;
        // What comes back must be the same.
        (self.read(&entry)? == *puzzle).then_some(entry)
    }

    fn read(&self, entry: &[u8; ENTRY]) -> Option<Puzzle> {
        let mut board = [0; 8];
        board.copy_from_slice(&entry[..8]);
        let board = u64::from_le_bytes(board);
        let mut citizens = [0; 2];
        for square in 0..self.bare.squares() {
            citizens[square / 8] |= (board >> (SQUARE_BITS * square) & MOST) << (8 * (square % 8));
        }
        let mut standing = 0;
        for (bit, square) in self.mandarin_squares().into_iter().enumerate() {
            standing |= ((board >> (MANDARINS + bit) & 1) as u32) << square;
        }
        let stones = Stones::from_packed(citizens, standing);
        let position = position(&self.bare, &stones, entry[8].into(), u32::from(entry[9] >> 4))?;
        let code = entry[9] & 15;
        let direction = if code & 1 == 1 { Direction::Left } else { Direction::Right };
        let puzzle = Puzzle {
            position,
            solution: self.bare.mv(Seat::FIRST, usize::from(code / 2), direction),
            value: i32::from(entry[10] as i8),
            bound: i32::from(entry[11] as i8),
            themes: Themes::from_bits(entry[12]).filter(|themes| !themes.is_empty())?,
            difficulty: DIFFICULTY_STEP * u32::from(entry[13]),
        };
        let is_one = position.end_reason().is_none()
            && position.legal_moves().len() > 1
            && position.is_legal(puzzle.solution)
            && puzzle.is_worth_it();
        is_one.then_some(puzzle)
    }

    /// The Mandarin square at the mover's right, and the one at its left.
    fn mandarin_squares(&self) -> [usize; 2] {
        [usize::from(self.bare.rules().row), self.bare.squares() - 1]
    }
}

/// Bytes that are read from the front.
struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn slice(&mut self, length: usize) -> Result<&'a [u8], PuzzlesError> {
        let left = self.rest.len();
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(PuzzlesError::Length { left })?;
        self.rest = rest;
        Ok(taken)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], PuzzlesError> {
        let mut taken = [0; N];
        taken.copy_from_slice(self.slice(N)?);
        Ok(taken)
    }

    fn number(&mut self) -> Result<u32, PuzzlesError> {
        self.take().map(u32::from_le_bytes)
    }
}

/// CRC-32 (IEEE 802.3). A file is read once and small, so it goes bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| if sum & 1 == 1 { sum >> 1 ^ 0xEDB8_8320 } else { sum >> 1 };
    !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), step))
}

#[cfg(test)]
mod tests;
