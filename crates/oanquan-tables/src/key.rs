//! Exact keys: a board of up to twelve squares in 62 bits, mirror images alike where they are worth the same.

use oanquan::{Bare, Stones};

/// The most citizens of a square that a key holds.
const MOST: u64 = 31;

/// Makes the keys of one rule set.
#[derive(Clone, Copy, Debug)]
pub struct Keys {
    /// Bits of the ring, a byte a square.
    ring_bits: u32,
    /// Bits of a row, a byte a square.
    row_bits: u32,
    folds: bool,
}

/// A board's key, and whether it is that of its mirror image.
///
/// Two boards have the same key only when they are the same or mirror images of each other. It is never 0,
/// as an empty board is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// 62 bits.
    pub bits: u64,
    /// Whether the mirror image was keyed, so that moves are mirrored too.
    pub is_mirrored: bool,
}

impl Keys {
    /// The keys of these rules.
    pub fn new(bare: &Bare) -> Keys {
        Keys {
            ring_bits: 8 * bare.squares() as u32,
            row_bits: 8 * u32::from(bare.rules().row),
            folds: bare.folds_mirror(),
        }
    }

    /// The key of a board; `None` when one of its squares holds more than 31 citizens.
    #[inline]
    pub fn of(&self, stones: &Stones) -> Option<Key> {
        const TOO_MANY: u64 = 0x0101_0101_0101_0101 * (0xff & !MOST);
        let ([low, high], mandarins) = stones.packed();
        if (low | high) & TOO_MANY != 0 {
            return None;
        }
        // A Mandarin is the top bit of its square's byte, so that it is mirrored with it.
        let left = self.ring_bits / 8 - 1;
        let right = self.row_bits / 8;
        let mandarin = |square: u32| u128::from(mandarins >> square & 1) << (8 * square + 7);
        let board = u128::from(low) | u128::from(high) << 64 | mandarin(left) | mandarin(right);
        let mirrored = if self.folds { self.mirrored(board) } else { board };
        let is_mirrored = mirrored < board;
        Some(Key { bits: self.packed(board.min(mirrored)), is_mirrored })
    }

    /// The mirror image: square `s` is what `row − 1 − s` was, round the ring.
    #[inline]
    fn mirrored(&self, board: u128) -> u128 {
        let reversed = board.swap_bytes() >> (128 - self.ring_bits);
        // Square `s` is now what `ring − 1 − s` was.
        let by = self.ring_bits - self.row_bits;
        let ring = u128::MAX >> (128 - self.ring_bits);
        (reversed >> by | reversed << (self.ring_bits - by)) & ring
    }

    /// Five bits a square, and two for the Mandarins.
    #[inline]
    fn packed(&self, board: u128) -> u64 {
        let (low, high) = (board as u64, (board >> 64) as u64);
        let mandarins = board >> (self.row_bits + 7) & 1 | (board >> (self.ring_bits - 1) & 1) << 1;
        fives(low) | fives(high) << 40 | (mandarins as u64) << 60
    }

    /// The code of a move (twice the square from the left, and one for the way left) between a key's frame and
    /// that of its board, either way.
    #[inline]
    pub fn turned(&self, key: Key, code: u8) -> u8 {
        if key.is_mirrored { (self.row_bits / 8) as u8 * 2 - 1 - code } else { code }
    }
}

/// The five low bits of each of eight bytes, side by side.
#[inline]
const fn fives(bytes: u64) -> u64 {
    let pairs = bytes & 0x001f_001f_001f_001f | bytes >> 3 & 0x03e0_03e0_03e0_03e0;
    let fours = pairs & 0x0000_03ff_0000_03ff | pairs >> 6 & 0x000f_fc00_000f_fc00;
    fours & 0x000f_ffff | fours >> 12 & 0x00ff_fff0_0000
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use oanquan::Rules;

    use super::*;

    /// Positions of random play.
    fn boards(rules: &str) -> (Bare, Vec<Stones>) {
        let bare = Bare::new(rules.parse().unwrap()).unwrap();
        let mut rng = fastrand::Rng::with_seed(1);
        let mut boards = Vec::new();
        for _ in 0..200 {
            let start = oanquan::Position::start(*bare.rules()).unwrap();
            let mut stones = bare.stones(&start).unwrap();
            for _ in 0..100 {
                if bare.end(&stones).is_some() {
                    break;
                }
                boards.push(stones);
                let squares: Vec<usize> =
                    (0..bare.squares()).filter(|square| bare.liftable(&stones) >> square & 1 == 1).collect();
                let from = squares[rng.usize(..squares.len())];
                let ways = bare.directions();
                stones = bare.play(&stones, from, ways[rng.usize(..ways.len())]).0;
            }
        }
        (bare, boards)
    }

    #[test]
    fn boards_share_a_key_only_with_their_mirror_images() {
        for rules in
            ["seed", "vietnam+row=4", "seed+row=2+citizens=7", "tonkin", "seed+row=3+mandarin=pebbles"]
        {
            let (bare, boards) = boards(rules);
            let keys = Keys::new(&bare);
            let mut seen: HashMap<u64, Stones> = HashMap::new();
            for stones in boards {
                let Some(key) = keys.of(&stones) else { continue };
                assert!(key.bits > 0 && key.bits < 1 << 62, "{rules} {stones:?}");
                let mirrored = bare.mirrored(&stones);
                let folded = keys.of(&mirrored).unwrap();
                assert_eq!(folded.bits == key.bits, bare.folds_mirror() || mirrored == stones, "{rules}");
                let same = *seen.entry(key.bits).or_insert(stones);
                assert!(same == stones || (bare.folds_mirror() && same == mirrored), "{rules} {stones:?}");
            }
        }
    }

    #[test]
    fn a_move_keeps_its_code_in_the_mirror() {
        let bare = Bare::new(Rules::SEED).unwrap();
        let keys = Keys::new(&bare);
        let straight = Key { bits: 1, is_mirrored: false };
        let mirrored = Key { bits: 1, is_mirrored: true };
        assert_eq!(keys.turned(straight, 8), 8);
        assert_eq!(keys.turned(mirrored, 8), 1);
        assert_eq!(keys.turned(mirrored, 1), 8);
    }

    #[test]
    fn what_does_not_fit_has_no_key() {
        let bare = Bare::new(Rules::SEED).unwrap();
        let keys = Keys::new(&bare);
        assert!(keys.of(&Stones::from_packed([31, 0], 1 << 5)).is_some());
        assert_eq!(keys.of(&Stones::from_packed([32, 0], 1 << 5)), None);
        assert_eq!(keys.of(&Stones::from_packed([0, 64 << 8], 1 << 5)), None);
    }
}
