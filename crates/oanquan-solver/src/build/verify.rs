//! Checks a table: its bytes, every position against its children, and samples against a plain search.

use std::sync::atomic::{AtomicU64, Ordering};

use oanquan::Stones;
use oanquan_tables::{Index, Packed, Table, TableError, Wide};
use rayon::prelude::*;
use thiserror::Error;

use super::Watch;
use super::pass::{by_children, each_move};

/// Places checked at once.
const AT_ONCE: usize = 1 << 14;
/// How deep samples are searched.
const SAMPLE_PLIES: u32 = 5;

/// What was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Positions compared with their children.
    pub positions: u64,
    /// Positions compared with a search.
    pub samples: u64,
}

/// What is wrong with a table.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// It cannot be read, or its bytes are damaged.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A position does not have the bounds that follow from its children.
    #[error("place {place}: bounds {found:?}, expected {expected:?} from its children")]
    Children {
        /// The place of the position.
        place: u64,
        /// What the table says.
        found: Wide,
        /// What follows.
        expected: Wide,
    },
    /// A position contradicts what a search proves.
    #[error("place {place}: bounds {found:?}, but a search of {SAMPLE_PLIES} plies proves {proved:?}")]
    Search {
        /// The place of the position.
        place: u64,
        /// What the table says.
        found: Wide,
        /// What the search proves.
        proved: Wide,
    },
    /// The watch has ended it.
    #[error("stopped before everything was checked")]
    Stopped,
}

/// Checks a table: the checksums of all bytes; the bounds of every position against those of its children;
/// and so many positions, spread over the table, against a search that knows the rules alone.
///
/// Bounds that hold each other up on a cycle would pass: whoever wants to rule them out builds the table
/// again, and compares the bytes.
///
/// # Errors
/// [`VerifyError`], the first thing that is wrong.
pub fn verify(table: &Table, samples: u64, watch: &dyn Watch) -> Result<Verified, VerifyError> {
    table.check_blocks().map_err(TableError::from)?;
    let unpacked = table.unpacked(&|_| ())?;
    let (index, bounds) = (table.index(), unpacked.bounds());
    let whole = table.is_finished() && table.built() == table.citizens();
    bounds.par_chunks(AT_ONCE).enumerate().try_for_each(|(part, chunk)| {
        if watch.stop() {
            return Err(VerifyError::Stopped);
        }
        let first = (part * AT_ONCE) as u64;
        for ((stones, found), place) in index.walk(first..first + chunk.len() as u64).zip(chunk).zip(first..)
        {
            let expected = by_children(index, &stones, |place| bounds[place as usize]).pack();
            let is_right = if whole {
                *found == expected
            } else {
                // Of a table that is not finished, or was cut out of a larger one, the bounds can be
                // narrower or wider than what follows from those of the children; they cannot exclude it.
                do_meet(Wide::unpack(*found), Wide::unpack(expected))
            };
            if !is_right {
                let [found, expected] = [*found, expected].map(Wide::unpack);
                return Err(VerifyError::Children { place, found, expected });
            }
        }
        watch.done(chunk.len() as u64);
        Ok(())
    })?;
    let searched = AtomicU64::new(0);
    let samples = samples.min(index.len());
    (0..samples).into_par_iter().try_for_each(|sample| {
        if watch.stop() {
            return Err(VerifyError::Stopped);
        }
        let place = (u128::from(sample) * u128::from(index.len()) / u128::from(samples)) as u64;
        let stones = index.stones(place).expect("a place of the table");
        let plies = SAMPLE_PLIES.min(table.plies());
        let proved = Wide::unpack(searched_bounds(index, &stones, plies));
        let found = Wide::unpack(bounds[place as usize]);
        if found.lower < proved.lower || found.upper > proved.upper || found.lower > found.upper {
            return Err(VerifyError::Search { place, found, proved });
        }
        searched.fetch_add(1, Ordering::Relaxed);
        Ok(())
    })?;
    Ok(Verified { positions: index.len(), samples: searched.into_inner() })
}

fn do_meet(a: Wide, b: Wide) -> bool {
    a.lower <= b.upper && b.lower <= a.upper
}

/// What can be forced within so many plies without leaving the table, found by playing all moves.
fn searched_bounds(index: &Index, stones: &Stones, plies: u32) -> Packed {
    if let Some(end) = index.bare().end(stones) {
        return Wide { lower: end, upper: end }.pack();
    }
    if plies == 0 || index.of(stones).is_none() {
        return Wide::UNKNOWN.pack();
    }
    let mut bounds = Wide { lower: i32::MIN, upper: i32::MIN };
    each_move(index.bare(), stones, |child, gain| {
        let child = Wide::unpack(searched_bounds(index, &child, plies - 1));
        bounds.lower = bounds.lower.max(gain - child.upper);
        bounds.upper = bounds.upper.max(gain - child.lower);
    });
    bounds.pack()
}
