//! The file of a certificate (docs/certificate-format.md): a header of lines that people can read, the
//! claims packed, and a checksum over all of it.

use std::io::{self, BufRead, BufReader, Read, Write};

use oanquan::{ParsePositionError, Position, Rules, Stones};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::prove::Side;

/// The first line.
const MAGIC: &str = "oanquan-certificate 1";

/// Bytes of a claim before packing: thirteen bytes of citizens and Mandarins, the kind and the bound.
const CLAIM_BYTES: usize = 16;

/// Squares a claim has room for.
const SQUARES: usize = 12;

/// In the place of a move where all have to be looked at.
const ALL_MOVES: u8 = 15;

/// The longest line of a header.
const LONGEST_LINE: u64 = 4096;

/// How hard the claims are packed.
const LEVEL: i32 = 12;

/// What a certificate is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A position, without earlier ones that could come back; its rules are part of it.
    Position(Box<Position>),
    /// The entries of an opening book.
    Book {
        /// Its checksum.
        identity: Checksum,
        /// Its rules.
        rules: Rules,
        /// The most plies from the start of the entries that are proved; `None` when all are.
        plies: Option<u32>,
    },
}

impl Subject {
    /// What stands in a header about a book.
    fn book(line: &str) -> Option<Subject> {
        let mut words = line.splitn(3, ' ');
        let identity = words.next()?.parse().ok()?;
        let plies = match words.next()? {
            "-" => None,
            plies => Some(plies.parse().ok()?),
        };
        Some(Subject::Book { identity, plies, rules: words.next()?.parse().ok()? })
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        match self {
            Subject::Position(position) => position.rules(),
            Subject::Book { rules, .. } => rules,
        }
    }
}

/// What a certificate proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The position, or the book.
    pub subject: Subject,
    /// The side to move of a position wins at least so much from here on, less those of the other; `None` for a
    /// book, whose entries say it.
    pub lower: Option<i32>,
    /// It wins at most so much.
    pub upper: Option<i32>,
    /// The endgame table whose bounds are relied upon; `None` when the certificate stands alone.
    pub table: Option<Checksum>,
    /// How many claims there are.
    pub claims: u64,
}

/// What an endgame table or a book is known by: a checksum, written in hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checksum(pub [u8; 32]);

/// One step of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The position, as its side to move sees it.
    pub stones: Stones,
    /// Whether the side to move wins at least or at most the bound.
    pub side: Side,
    /// Points from here on, those of the side to move less those of the other.
    pub bound: i32,
    /// The move by which at least the bound is won: twice the square from the left, and one when it is sown
    /// to the left. `None` in claims of at most, where every move is looked at.
    pub mv: Option<u8>,
}

/// Why a file is no certificate.
#[derive(Debug, Error)]
pub enum ReadError {
    /// It could not be read.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
    /// A line of the header is not what it should be.
    #[error("line {line}: found {found:?}, expected {expected}")]
    Line {
        /// From 1.
        line: usize,
        /// What stands there.
        found: String,
        /// What should.
        expected: &'static str,
    },
    /// The position is none.
    #[error("the position: {0}")]
    Position(#[from] ParsePositionError),
    /// A claim cannot be what it says.
    #[error("claim {0} is malformed")]
    Claim(u64),
    /// Something was changed, or is missing.
    #[error("damaged: the checksum does not match")]
    Checksum,
}

impl std::fmt::Display for Checksum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::str::FromStr for Checksum {
    type Err = ();

    fn from_str(text: &str) -> Result<Checksum, ()> {
        let mut name = [0; 32];
        if text.len() != 64 || !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(());
        }
        for (byte, digits) in name.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digit = |digit: u8| if digit < b'a' { digit - b'0' } else { digit - b'a' + 10 };
            *byte = digit(digits[0]) << 4 | digit(digits[1]);
        }
        Ok(Checksum(name))
    }
}

/// Writes a certificate.
///
/// # Errors
/// Those of the output.
pub fn write(header: &Header, claims: &[Claim], out: impl Write) -> io::Result<()> {
    let mut out = Summed { inner: out, sum: Sha256::new() };
    let bound = |bound: Option<i32>| bound.map_or("-".to_string(), |bound| bound.to_string());
    writeln!(out, "{MAGIC}")?;
    match &header.subject {
        Subject::Position(position) => writeln!(out, "position {position}")?,
        Subject::Book { identity, rules, plies } => {
            let plies = plies.map_or("-".to_string(), |plies| plies.to_string());
            writeln!(out, "book {identity} {plies} {rules}")?;
        }
    }
    writeln!(out, "lower {}", bound(header.lower))?;
    writeln!(out, "upper {}", bound(header.upper))?;
    writeln!(out, "table {}", header.table.map_or("-".to_string(), |name| name.to_string()))?;
    writeln!(out, "claims {}", header.claims)?;
    let mut packer = zstd::Encoder::new(&mut out, LEVEL)?;
    for claim in claims {
        packer.write_all(&claim.to_bytes())?;
    }
    packer.finish()?;
    let sum = out.sum.finalize();
    out.inner.write_all(&sum)?;
    out.inner.flush()
}

/// Reads a certificate: the header at once, then claim by claim.
pub struct Reader<R: Read> {
    header: Header,
    claims: zstd::Decoder<'static, BufReader<Summed<Trailed<BufReader<R>>>>>,
    read: u64,
}

impl<R: Read> Reader<R> {
    /// Reads the header of a certificate.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn new(input: R) -> Result<Reader<R>, ReadError> {
        let input = Trailed::new(BufReader::new(input))?;
        let mut input = BufReader::new(Summed { inner: input, sum: Sha256::new() });
        let mut number = 0;
        let mut line = |name: &'static str, expected: &'static str| {
            number += 1;
            let mut text = String::new();
            (&mut input).take(LONGEST_LINE).read_line(&mut text)?;
            let value = text.strip_suffix('\n').and_then(|text| text.strip_prefix(name));
            let wrong = ReadError::Line { line: number, found: text.trim_end().to_string(), expected };
            value.map(str::to_string).ok_or(wrong)
        };
        let misread = |line: usize, found: &str, expected: &'static str| ReadError::Line {
            line,
            found: found.to_string(),
            expected,
        };
        let bound = |line: usize, text: &str| match text {
            "-" => Ok(None),
            _ => text.parse().map(Some).map_err(|_| misread(line, text, "points, or -")),
        };
        line(MAGIC, MAGIC)?;
        let expected = "position, and a position line, or book, its checksum, plies or - and rules";
        let about = line("", expected)?;
        let subject = match about.split_once(' ') {
            Some(("position", position)) => Subject::Position(Box::new(position.parse()?)),
            Some(("book", book)) => Subject::book(book).ok_or_else(|| misread(2, &about, expected))?,
            _ => return Err(misread(2, &about, expected)),
        };
        let lower = bound(3, &line("lower ", "lower, and points or -")?)?;
        let upper = bound(4, &line("upper ", "upper, and points or -")?)?;
        let table = match line("table ", "table, and a checksum or -")?.as_str() {
            "-" => None,
            name => Some(name.parse().map_err(|()| misread(5, name, "a checksum of 64 hexadecimal digits"))?),
        };
        let claims = line("claims ", "claims, and how many")?;
        let claims = claims.parse().map_err(|_| misread(6, &claims, "a number of claims"))?;
        let header = Header { subject, lower, upper, table, claims };
        Ok(Reader { header, claims: zstd::Decoder::with_buffer(input)?, read: 0 })
    }

    /// What is proved.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The next claim; `None` after the last.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn claim(&mut self) -> Result<Option<Claim>, ReadError> {
        if self.read == self.header.claims {
            return Ok(None);
        }
        let mut bytes = [0; CLAIM_BYTES];
        self.claims.read_exact(&mut bytes)?;
        let claim = Claim::from_bytes(bytes).ok_or(ReadError::Claim(self.read))?;
        self.read += 1;
        Ok(Some(claim))
    }

    /// Reads to the end, and compares the checksum.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn finish(mut self) -> Result<(), ReadError> {
        if io::copy(&mut self.claims, &mut io::sink())? > 0 {
            return Err(ReadError::Claim(self.read));
        }
        let mut rest = self.claims.finish();
        io::copy(&mut rest, &mut io::sink())?;
        let Summed { inner, sum } = rest.into_inner();
        if inner.tail[..] == sum.finalize()[..] { Ok(()) } else { Err(ReadError::Checksum) }
    }
}

impl Claim {
    fn to_bytes(self) -> [u8; CLAIM_BYTES] {
        let mut bytes = [0; CLAIM_BYTES];
        let ([low, high], mandarins) = self.stones.packed();
        bytes[..8].copy_from_slice(&low.to_le_bytes());
        bytes[8..SQUARES].copy_from_slice(&high.to_le_bytes()[..SQUARES - 8]);
        bytes[SQUARES..14].copy_from_slice(&(mandarins as u16).to_le_bytes());
        bytes[13] |= self.mv.unwrap_or(ALL_MOVES) << 4;
        bytes[14..].copy_from_slice(&(self.bound as i16).to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: [u8; CLAIM_BYTES]) -> Option<Claim> {
        let word = |from: usize, to: usize| {
            bytes[from..to].iter().rev().fold(0, |word: u64, byte| word << 8 | u64::from(*byte))
        };
        let mandarins = word(SQUARES, 14) as u32 & 0xfff;
        let (side, mv) = match bytes[13] >> 4 {
            ALL_MOVES => (Side::AtMost, None),
            mv @ 0..10 => (Side::AtLeast, Some(mv)),
            _ => return None,
        };
        let bound = i32::from(word(14, CLAIM_BYTES) as u16 as i16);
        let citizens = [word(0, 8), word(8, SQUARES)];
        let all: u32 = bytes[..SQUARES].iter().map(|&byte| u32::from(byte)).sum();
        (all < 256).then(|| Claim { stones: Stones::from_packed(citizens, mandarins), side, bound, mv })
    }
}

/// What is read or written, and its checksum.
struct Summed<T> {
    inner: T,
    sum: Sha256,
}

impl<W: Write> Write for Summed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.sum.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<R: Read> Read for Summed<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(bytes)?;
        self.sum.update(&bytes[..read]);
        Ok(read)
    }
}

/// An input without its last 32 bytes, which are kept back.
struct Trailed<R> {
    inner: R,
    tail: [u8; 32],
}

impl<R: Read> Trailed<R> {
    fn new(mut inner: R) -> io::Result<Trailed<R>> {
        let mut tail = [0; 32];
        inner.read_exact(&mut tail)?;
        Ok(Trailed { inner, tail })
    }
}

impl<R: Read> Read for Trailed<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut ahead = vec![0; bytes.len()];
        let read = self.inner.read(&mut ahead)?;
        // The tail and what was read stand in a row: the first bytes of it go out, the last stay.
        let row: Vec<u8> = self.tail.iter().chain(&ahead[..read]).copied().collect();
        bytes[..read].copy_from_slice(&row[..read]);
        self.tail.copy_from_slice(&row[read..]);
        Ok(read)
    }
}
