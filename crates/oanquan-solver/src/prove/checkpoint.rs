//! What is kept of solutions on their way, so that they can be gone on with: where each stands, a line each, how
//! many positions were searched, and all that is remembered. With one thread it goes on as if it had never
//! stopped.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::sync::atomic::Ordering;

use oanquan::Stones;
use tempfile::NamedTempFile;
use thiserror::Error;

use super::memory::Memory;
use super::search::Found;
use super::solve::{Interval, Solve};

/// The first line.
const MAGIC: &str = "oanquan-solve 1";

/// The longest line.
const LONGEST_LINE: u64 = 4096;

/// Quickly packed: what is remembered is mostly noise.
const LEVEL: i32 = 1;

/// Solutions on their way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    /// What was asked: whoever asks something else cannot go on from here.
    pub question: String,
    /// Where each part stands ([`Solve::to_line`]); none is empty.
    pub parts: Vec<String>,
    /// Positions searched.
    pub nodes: u64,
}

/// Why a file cannot be gone on from.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// It could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is something else, or damaged.
    #[error("line {line}: found {found:?}, expected {expected}")]
    Line {
        /// From 1.
        line: usize,
        /// What stands there.
        found: String,
        /// What should.
        expected: String,
    },
}

impl Checkpoint {
    /// Writes to a temporary file, and renames it when it is whole.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn save(&self, memory: &Memory, path: &Path) -> io::Result<()> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let file = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
        let mut out = BufWriter::new(&file);
        writeln!(out, "{MAGIC}\n{}\n{}", self.question, self.nodes)?;
        for part in &self.parts {
            writeln!(out, "{part}")?;
        }
        writeln!(out)?;
        let mut packer = zstd::Encoder::new(out, LEVEL)?;
        packer.include_checksum(true)?;
        for word in memory.words() {
            packer.write_all(&word.load(Ordering::Relaxed).to_le_bytes())?;
        }
        packer.finish()?.flush()?;
        file.persist(path)?;
        Ok(())
    }

    /// Reads what was kept of a question, and fills the memory with what was remembered; `None` when there is no
    /// file.
    ///
    /// # Errors
    /// [`CheckpointError`].
    pub fn load(question: &str, memory: &Memory, path: &Path) -> Result<Option<Checkpoint>, CheckpointError> {
        let mut input = match File::open(path) {
            Ok(file) => BufReader::new(file),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let mut number = 0;
        let mut next = || {
            let mut text = Vec::new();
            number += 1;
            (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut text)?;
            Ok::<_, io::Error>((number, String::from_utf8_lossy(&text).trim_end().to_string()))
        };
        let wrong = |(line, found): (usize, String), expected: &str| CheckpointError::Line {
            line,
            found,
            expected: expected.to_string(),
        };
        for expected in [MAGIC, question] {
            let found = next()?;
            if found.1 != expected {
                return Err(wrong(found, expected));
            }
        }
        let found = next()?;
        let nodes = found.1.parse().map_err(|_| wrong(found, "a number of positions"))?;
        let mut parts = Vec::new();
        loop {
            let (_, found) = next()?;
            if found.is_empty() {
                break;
            }
            parts.push(found);
        }
        let mut words = zstd::Decoder::with_buffer(input)?;
        for word in memory.words() {
            let mut bytes = [0; 8];
            words.read_exact(&mut bytes)?;
            word.store(u64::from_le_bytes(bytes), Ordering::Relaxed);
        }
        // At the end the checksum is compared.
        if io::copy(&mut words, &mut io::sink())? > 0 {
            return Err(io::Error::other("more is remembered than the memory holds").into());
        }
        Ok(Some(Checkpoint { question: question.to_string(), parts, nodes }))
    }
}

impl Checkpoint {
    /// A part that cannot be read: its number, and what it should be.
    pub fn wrong_part(&self, number: usize, expected: &str) -> CheckpointError {
        let found = self.parts.get(number).cloned().unwrap_or_default();
        CheckpointError::Line { line: 4 + number, found, expected: expected.to_string() }
    }
}

impl Solve {
    /// Where it stands, in numbers.
    pub fn to_line(&self) -> String {
        let ([low, high], mandarins) = self.stones.packed();
        let Solve { guess, depth, careful, interval, .. } = *self;
        let found = |found: Option<Found>| {
            found.map_or("-".to_string(), |Found { bound, plies }| format!("{bound}/{plies}"))
        };
        let (lower, upper) = (found(interval.lower), found(interval.upper));
        format!("{low} {high} {mandarins} {guess} {depth} {} {lower} {upper}", u8::from(careful))
    }

    /// What [`to_line`](Solve::to_line) wrote.
    pub fn from_line(line: &str) -> Option<Solve> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [low, high, mandarins, guess, depth, careful, lower, upper] = fields[..] else { return None };
        let found = |text: &str| match text.split_once('/') {
            None => (text == "-").then_some(None),
            Some((bound, plies)) => {
                Some(Some(Found { bound: bound.parse().ok()?, plies: plies.parse().ok()? }))
            }
        };
        Some(Solve {
            stones: Stones::from_packed([low.parse().ok()?, high.parse().ok()?], mandarins.parse().ok()?),
            guess: guess.parse().ok()?,
            depth: depth.parse().ok()?,
            careful: careful == "1",
            interval: Interval { lower: found(lower)?, upper: found(upper)? },
        })
    }
}
