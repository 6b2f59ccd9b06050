//! What is kept of a chunk's open positions between passes, so that moves are not played again: for each the
//! children that still matter, with the gains of the moves, and what all others come to.
//!
//! A child whose value is known comes to a constant. So does a child by which the position can get no more than
//! it is sure of anyway: its move never raises the lower bound, and as the upper bound is never below the
//! lower, it counts there for that much. Both stay so for good, as bounds only ever come nearer.

use oanquan_tables::{Packed, Wide};

use super::pass::{Allow, Look};

/// Records of open positions, one after the other.
#[derive(Debug, Default)]
pub(super) struct Kept {
    bytes: Vec<u8>,
}

/// Writes the records of a chunk.
pub(super) struct Keeping {
    bytes: Vec<u8>,
    /// The position before, and the place looked at last.
    within: usize,
    place: u64,
}

/// Reads them.
pub(super) struct Keeper<'a> {
    bytes: &'a [u8],
    within: usize,
    place: u64,
}

impl Kept {
    /// Bytes of memory.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }

    /// The records of the chunk whose first place it is.
    pub(super) fn read(&self, first: u64) -> Keeper<'_> {
        Keeper { bytes: &self.bytes, within: 0, place: first }
    }
}

impl Keeping {
    /// Begins the records of the chunk whose first place it is, at about as many bytes.
    pub(super) fn new(first: u64, bytes: usize) -> Keeping {
        Keeping { bytes: Vec::with_capacity(bytes), within: 0, place: first }
    }

    /// Keeps a position that is still open: its bounds now, what the children that do not matter any more come
    /// to, and the others with the bounds by which its own were computed. Positions come in order.
    pub(super) fn put(&mut self, within: usize, now: Packed, mut others: Wide, looks: &[(Look, Wide)]) {
        let now = Wide::unpack(now);
        let matters =
            |(look, child): &&(Look, Wide)| !child.is_exact() && look.gain - child.lower > now.lower;
        for (look, child) in looks.iter().filter(|look| !matters(look)) {
            if child.is_exact() {
                others.allow(look.gain, *child);
            } else {
                others.upper = others.upper.max(now.lower);
            }
        }
        self.number((within - self.within) as u64);
        self.within = within;
        self.bytes.extend(others.pack());
        self.bytes.push(looks.iter().filter(matters).count() as u8);
        for (look, _) in looks.iter().filter(matters) {
            // How far it is from the place before, the sign in the lowest bit.
            let step = look.place.wrapping_sub(self.place) as i64;
            self.number((step << 1 ^ step >> 63) as u64);
            self.place = look.place;
            self.bytes.extend((look.gain as i16).to_le_bytes());
        }
    }

    /// A number in groups of seven bits, the lowest first.
    fn number(&mut self, mut number: u64) {
        while number >= 128 {
            self.bytes.push(number as u8 | 128);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    /// The records.
    pub(super) fn done(mut self) -> Kept {
        self.bytes.shrink_to_fit();
        Kept { bytes: self.bytes }
    }
}

impl Keeper<'_> {
    /// The next position, and what the children that do not matter any more come to; the others are added to
    /// the looks. `None` at the end.
    #[inline]
    pub(super) fn next(&mut self, parent: u32, looks: &mut Vec<Look>) -> Option<(usize, Wide)> {
        if self.bytes.is_empty() {
            return None;
        }
        self.within += self.number() as usize;
        let others = Wide::unpack([self.byte(), self.byte()]);
        for _ in 0..self.byte() {
            let step = self.number();
            self.place = self.place.wrapping_add(step >> 1 ^ 0u64.wrapping_sub(step & 1));
            let gain = i32::from(i16::from_le_bytes([self.byte(), self.byte()]));
            looks.push(Look { place: self.place, gain, parent });
        }
        Some((self.within, others))
    }

    #[inline]
    fn byte(&mut self) -> u8 {
        let (first, others) = self.bytes.split_first().expect("records are read as they were written");
        self.bytes = others;
        *first
    }

    #[inline]
    fn number(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return number;
            }
            shift += 7;
        }
    }
}
