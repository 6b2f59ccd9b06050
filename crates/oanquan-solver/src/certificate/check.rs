//! The check of a certificate: the claims one by one, in the order of the file, with the rules alone.
//!
//! A claim may rest on ends of games, on claims before it, and on the bounds of the table that the header
//! names. So whoever follows the claims from the root comes to earlier and earlier ones, and the line
//! ends. What else could end a game is looked at as well (R15): no position has three claims of a kind, so
//! none comes for the third time, and no line has a hundred plies without a capture.

use std::collections::HashMap;
use std::io::Read;

use oanquan::{Bare, Direction, NotBare, Stones};
use oanquan_tables::{Bounds, Entry, Table, Unpacked};
use thiserror::Error;

use super::format::{Claim, Header, ReadError, Reader, Subject};
use crate::prove::Side;

/// Plies without a capture after which a game of two seats is over (R15).
const QUIET_LIMIT: u32 = 100;

/// The bounds of an endgame table, asked for by the check.
pub trait Leaves {
    /// What is known of a position: what its side to move wins at least, and at most.
    ///
    /// # Errors
    /// When the table cannot be read, with the reason.
    fn bounds(&self, stones: &Stones) -> Result<(Option<i32>, Option<i32>), String>;

    /// Plies within which what it says is forced.
    fn plies(&self) -> u32;
}

impl Leaves for Table {
    fn bounds(&self, stones: &Stones) -> Result<(Option<i32>, Option<i32>), String> {
        let bounds = self.probe(stones).map_err(|damage| damage.to_string())?.unwrap_or_default();
        Ok((bounds.lower, bounds.upper))
    }

    fn plies(&self) -> u32 {
        self.plies()
    }
}

impl Leaves for Unpacked {
    fn bounds(&self, stones: &Stones) -> Result<(Option<i32>, Option<i32>), String> {
        let bounds = self.probe(stones).unwrap_or_default();
        Ok((bounds.lower, bounds.upper))
    }

    fn plies(&self) -> u32 {
        self.plies()
    }
}

/// What a check found to be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Claims checked.
    pub claims: u64,
    /// The longest line without a capture, in plies.
    pub quiet: u32,
    /// How often bounds of the table were relied upon.
    pub leaves: u64,
}

/// Why a certificate proves nothing.
#[derive(Debug, Error)]
pub enum CheckError {
    /// The file is damaged, or no certificate.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// Nothing can be proved about rules like these.
    #[error(transparent)]
    Rules(#[from] NotBare),
    /// A claim does not follow.
    #[error("claim {number}, {claim:?}: {what}")]
    Claim {
        /// From 0.
        number: u64,
        /// What is claimed.
        claim: Box<Claim>,
        /// What is wrong with it.
        what: String,
    },
    /// All claims hold, but none says what the header says.
    #[error("no claim about the position says that it is worth {0}")]
    Root(String),
    /// The line of the position and the claims could be ended by the quiet limit.
    #[error("a line of {0} plies without a capture, expected fewer than 100 (R15)")]
    Quiet(u32),
    /// The line of an entry of a book is longer than the book says.
    #[error("an entry of {plies} plies with a line of {quiet} plies without a capture (R15)")]
    Plies {
        /// What the book says.
        plies: u8,
        /// What was found.
        quiet: u32,
    },
    /// Somebody stopped the check.
    #[error("stopped")]
    Stopped,
}

/// A claim that was checked.
#[derive(Clone, Copy)]
struct Shown {
    bound: i16,
    /// The longest line from here without a capture.
    quiet: u8,
    /// Whether it is the second one about the position.
    is_second: bool,
}

/// The check of one certificate.
struct Check<'a> {
    bare: Bare,
    table: Option<&'a dyn Leaves>,
    shown: HashMap<(u64, u64), Shown>,
    checked: Checked,
}

/// Checks the certificate of a position from its first byte to its last. `tell` is called with the number of claims
/// now and then, and ends the check by returning `false`.
///
/// # Errors
/// [`CheckError`].
pub fn check<R: Read>(
    reader: Reader<R>,
    table: Option<&dyn Leaves>,
    tell: &mut dyn FnMut(u64) -> bool,
) -> Result<Checked, CheckError> {
    let Header { subject, lower, upper, .. } = reader.header().clone();
    let nothing = || CheckError::Root("anything".to_string());
    let Subject::Position(position) = subject else { return Err(nothing()) };
    let mut check = Check::claims(reader, table, tell)?;
    let root = check.bare.stones(&position).ok_or_else(nothing)?;
    let quiet = check.root(&root, &Bounds { lower, upper })?;
    let quiet = position.quiet() + quiet;
    if quiet >= QUIET_LIMIT {
        return Err(CheckError::Quiet(quiet));
    }
    Ok(check.checked)
}

/// The same for the certificate of a book, of which these entries have to be proved, each within its plies.
///
/// # Errors
/// [`CheckError`].
pub fn check_book<R: Read>(
    reader: Reader<R>,
    entries: &[(Stones, Entry)],
    table: Option<&dyn Leaves>,
    tell: &mut dyn FnMut(u64) -> bool,
) -> Result<Checked, CheckError> {
    let (checked, lines) = lines(reader, entries, table, tell)?;
    for ((_, entry), quiet) in entries.iter().zip(lines) {
        if quiet > entry.plies.into() {
            return Err(CheckError::Plies { plies: entry.plies, quiet });
        }
    }
    Ok(checked)
}

/// Checks the claims and the bounds of these entries, and finds of each the longest line without a capture. It is
/// mostly shorter than the proof that was searched for, but can be longer, as claims that say more stand in for
/// others: whoever makes a book with its certificate looks here how many plies to write down.
///
/// # Errors
/// [`CheckError`].
pub fn lines<R: Read>(
    reader: Reader<R>,
    entries: &[(Stones, Entry)],
    table: Option<&dyn Leaves>,
    tell: &mut dyn FnMut(u64) -> bool,
) -> Result<(Checked, Vec<u32>), CheckError> {
    let mut check = Check::claims(reader, table, tell)?;
    let mut lines = Vec::with_capacity(entries.len());
    for (stones, entry) in entries {
        lines.push(check.root(stones, &entry.bounds)?);
    }
    Ok((check.checked, lines))
}

impl<'a> Check<'a> {
    /// Reads and checks all claims.
    fn claims<R: Read>(
        mut reader: Reader<R>,
        table: Option<&'a dyn Leaves>,
        tell: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Check<'a>, CheckError> {
        let bare = Bare::new(*reader.header().subject.rules())?;
        let checked = Checked { claims: 0, quiet: 0, leaves: 0 };
        let mut check = Check { bare, table, shown: HashMap::new(), checked };
        while let Some(claim) = reader.claim()? {
            let number = check.checked.claims;
            check.add(&claim).map_err(|what| CheckError::Claim { number, claim: Box::new(claim), what })?;
            if check.checked.claims.is_multiple_of(4096) && !tell(check.checked.claims) {
                return Err(CheckError::Stopped);
            }
        }
        reader.finish()?;
        Ok(check)
    }

    /// Whether the claims prove the bounds of a position; the longest line from there without a capture.
    fn root(&mut self, stones: &Stones, bounds: &Bounds) -> Result<u32, CheckError> {
        let mut longest = 0;
        for (side, bound, sign) in [(Side::AtLeast, bounds.lower, "≥"), (Side::AtMost, bounds.upper, "≤")]
        {
            let Some(bound) = bound else { continue };
            let unproved = || CheckError::Root(format!("{sign} {bound}"));
            let (shown, quiet) = self.known(stones, side).map_err(|_| unproved())?;
            if !side.reaches(shown.ok_or_else(unproved)?, bound) {
                return Err(unproved());
            }
            longest = longest.max(quiet.into());
        }
        Ok(longest)
    }
}

impl Check<'_> {
    /// Checks a claim, and remembers it.
    fn add(&mut self, claim: &Claim) -> Result<(), String> {
        let Claim { stones, side, bound, mv } = *claim;
        let bare = self.bare;
        if stones.packed().1 & !self.mandarin_squares() != 0
            || stones.filled() >> bare.squares() != 0
            || bare.position(&stones).is_none()
        {
            return Err("expected stones that can lie on the board".to_string());
        }
        if bare.end(&stones).is_some() {
            return Err("expected a position that is not over".to_string());
        }
        // So no line through claims comes back to a position inside of the table's own lines.
        if self.table.is_some_and(|table| of_table(table, &stones, side) != Ok(None)) {
            return Err("expected a position of which the table has no such bound".to_string());
        }
        let squares = bare.liftable(&stones);
        let row = usize::from(bare.rules().row);
        let all = (0..row)
            .filter(|from| squares >> from & 1 == 1)
            .flat_map(|from| bare.directions().iter().map(move |&direction| (from, direction)));
        let is_meant = |(from, direction): (usize, Direction)| {
            mv.is_none_or(|mv| mv == 2 * from as u8 + u8::from(direction == Direction::Left))
        };
        let mut quiet = 0;
        let mut moves = 0;
        for (from, direction) in all.filter(|&mv| is_meant(mv)) {
            moves += 1;
            let (after, gain) = bare.play(&stones, from, direction);
            let (known, quiet_after) = self.known(&after, other(side))?;
            let reached = known.map(|known| gain - known);
            if !reached.is_some_and(|reached| side.reaches(reached, bound)) {
                let found = reached.map_or("nothing".to_string(), |reached| reached.to_string());
                return Err(format!("after {from} {direction:?} found {found}, expected {bound}"));
            }
            let refill = if stones.filled() & ((1 << row) - 1) == 0 { row as i32 } else { 0 };
            if gain + refill == 0 {
                quiet = quiet.max(1 + u32::from(quiet_after));
            }
        }
        if moves == 0 {
            return Err("expected a move that can be played".to_string());
        }
        if quiet >= QUIET_LIMIT {
            return Err(format!("a line of {quiet} plies without a capture, expected fewer than 100 (R15)"));
        }
        self.checked.quiet = self.checked.quiet.max(quiet);
        self.checked.claims += 1;
        self.remember(claim, quiet as u8)
    }

    fn remember(&mut self, claim: &Claim, quiet: u8) -> Result<(), String> {
        let bound = i16::try_from(claim.bound).map_err(|_| "expected a bound of two bytes".to_string())?;
        let fresh = Shown { bound, quiet, is_second: false };
        let key = self.key(&claim.stones, claim.side);
        match self.shown.get_mut(&key) {
            None => {
                self.shown.insert(key, fresh);
            }
            Some(shown) if shown.is_second => {
                return Err("expected no third claim about the same position (R15)".to_string());
            }
            // Of two that say the same, the one with the shorter lines counts.
            Some(shown) if shown.bound == bound => {
                *shown = Shown { is_second: true, quiet: fresh.quiet.min(shown.quiet), ..fresh };
            }
            // Else the better one.
            Some(shown) if claim.side.reaches(claim.bound, i32::from(shown.bound)) => {
                *shown = Shown { is_second: true, ..fresh };
            }
            Some(shown) => shown.is_second = true,
        }
        Ok(())
    }

    /// What is known of a position for a side's claim, and how long a line without a capture may be from there.
    fn known(&mut self, stones: &Stones, side: Side) -> Result<(Option<i32>, u8), String> {
        if let Some(end) = self.bare.end(stones) {
            return Ok((Some(end), 0));
        }
        if let Some(shown) = self.shown.get(&self.key(stones, side)) {
            return Ok((Some(i32::from(shown.bound)), shown.quiet));
        }
        let Some(table) = self.table else { return Ok((None, 0)) };
        let bound = of_table(table, stones, side)?;
        self.checked.leaves += u64::from(bound.is_some());
        Ok((bound, table.plies().min(QUIET_LIMIT) as u8))
    }

    /// The same for a position and its mirror image, where that is worth the same.
    fn key(&self, stones: &Stones, side: Side) -> (u64, u64) {
        let same = self.bare.canonical(stones);
        // Twelve squares leave four bytes of the second word.
        let ([low, high], mandarins) = same.packed();
        (low, high | u64::from(mandarins) << 32 | u64::from(side == Side::AtMost) << 63)
    }

    fn mandarin_squares(&self) -> u32 {
        let row = self.bare.rules().row;
        1 << row | 1 << (2 * row + 1)
    }
}

/// A bound of the table.
fn of_table(table: &dyn Leaves, stones: &Stones, side: Side) -> Result<Option<i32>, String> {
    let (lower, upper) = table.bounds(stones)?;
    Ok(if side == Side::AtLeast { lower } else { upper })
}

/// What has to be known of the positions after a move.
const fn other(side: Side) -> Side {
    match side {
        Side::AtLeast => Side::AtMost,
        Side::AtMost => Side::AtLeast,
    }
}
