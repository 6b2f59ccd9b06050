//! What a table knows of a position: between which margins it lies.

/// Proved bounds of the future margin, for the side to move. `None` is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// The side to move can force this margin or more.
    pub lower: Option<i32>,
    /// The other side can hold it to this margin.
    pub upper: Option<i32>,
}

/// Bounds in two bytes, as tables hold them in memory: how far the lower bound lies above −128, and how far
/// the upper one lies below 127. A byte of 0 is a bound that is not known, so zeroed memory knows nothing.
pub type Packed = [u8; 2];

/// Bounds as numbers that hot loops add up: what is not known is [`FAR`] away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide {
    /// The lower bound, or −[`FAR`].
    pub lower: i32,
    /// The upper bound, or [`FAR`].
    pub upper: i32,
}

/// Farther than any margin, and so far that no gain of a move brings it back.
pub const FAR: i32 = 1 << 20;

impl Bounds {
    /// The bounds of a known value.
    pub const fn exact(value: i32) -> Bounds {
        Bounds { lower: Some(value), upper: Some(value) }
    }

    /// The value, where the bounds meet.
    pub fn value(self) -> Option<i32> {
        if self.lower == self.upper { self.lower } else { None }
    }

    /// The bounds out of two bytes.
    pub fn unpack(packed: Packed) -> Bounds {
        let wide = Wide::unpack(packed);
        Bounds { lower: (packed[0] > 0).then_some(wide.lower), upper: (packed[1] > 0).then_some(wide.upper) }
    }
}

impl Wide {
    /// Nothing is known.
    pub const UNKNOWN: Wide = Wide { lower: -FAR, upper: FAR };

    /// The bounds out of two bytes.
    #[inline]
    pub const fn unpack([lower, upper]: Packed) -> Wide {
        Wide {
            lower: if lower == 0 { -FAR } else { lower as i32 - 128 },
            upper: if upper == 0 { FAR } else { 127 - upper as i32 },
        }
    }

    /// The bounds in two bytes; what does not fit is weakened, so that it stays true.
    ///
    /// ```
    /// use oanquan_tables::{Bounds, Wide};
    ///
    /// let packed = Wide { lower: 200, upper: 200 }.pack();
    /// assert_eq!(Bounds::unpack(packed), Bounds { lower: Some(127), upper: None });
    /// ```
    #[inline]
    pub const fn pack(self) -> Packed {
        [distance(self.lower + 128), distance(127 - self.upper)]
    }

    /// Whether the bounds meet.
    #[inline]
    pub const fn is_exact(self) -> bool {
        self.lower == self.upper
    }
}

/// The byte of a bound that lies so far on the near side of unknown.
#[inline]
const fn distance(from_unknown: i32) -> u8 {
    match from_unknown {
        ..=0 => 0,
        1..=255 => from_unknown as u8,
        _ => 255,
    }
}

/// Whether the bounds meet: −128 and the lower distance is 127 less the upper one.
#[inline]
pub const fn is_exact([lower, upper]: Packed) -> bool {
    lower > 0 && upper > 0 && lower as u32 + upper as u32 == 255
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bytes_hold_every_pair_of_bounds_and_weaken_what_does_not_fit() {
        for lower in -400..400 {
            for upper in [-400, -129, -128, -127, -1, 0, 1, 126, 127, 128, 400, FAR] {
                let bounds = Bounds::unpack(Wide { lower, upper }.pack());
                let expected = Bounds {
                    lower: (lower > -128).then_some(lower.min(127)),
                    upper: (upper < 127).then_some(upper.max(-128)),
                };
                assert_eq!(bounds, expected);
            }
        }
        assert_eq!(Bounds::unpack([0, 0]), Bounds::default());
    }

    #[test]
    fn exact_is_what_meets() {
        for lower in 0..=255 {
            for upper in 0..=255 {
                let packed = [lower, upper];
                let bounds = Bounds::unpack(packed);
                let meets = bounds.lower.is_some() && bounds.lower == bounds.upper;
                assert_eq!(is_exact(packed), meets, "{bounds:?}");
                assert_eq!(Wide::unpack(packed).is_exact(), meets);
                assert_eq!(bounds.value().is_some(), meets);
                assert_eq!(Wide::unpack(packed).pack(), packed);
            }
        }
    }
}
