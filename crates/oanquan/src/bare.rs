//! The bare game: two seats, and of everything only the stones in the squares, as the side to move sees
//! them. That is all that the future margin depends on under most rules (docs/rules.md, Facts), so it is
//! what endgame tables count and what searches for proofs compare. It is not a [`Position`], which knows
//! reserves, debts and clocks too; the sowing is the same.

use thiserror::Error;

use crate::board::Board;
use crate::geometry::Geometry;
use crate::lanes::{MAX_CITIZENS, Narrow, Ways};
use crate::mv::Move;
use crate::position::Position;
use crate::rules::{Directions, End, Mandarin, Refill, Rules, RulesFault, Sweep};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::sowing::Hand;
use crate::square::Direction;

/// The stones in the squares of a two-seat board, as the side to move sees them: its row is first, from its
/// left to its right, then the Mandarin square at its right, the other row, and the other Mandarin square.
///
/// Ordered and hashable, so that it can be a key; the order means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stones {
    /// Citizens, a byte a square.
    citizens: [u64; 2],
    /// Mandarin stones, a bit a square.
    mandarins: u32,
    /// A bit for each square that is not empty.
    filled: u32,
}

impl Stones {
    /// The stones so packed: a byte of citizens a square, square 0 lowest in the first word, and a bit for
    /// each square where a Mandarin stone lies. Any stones may be given; whether they can lie on a board is
    /// not looked at, but squares beyond the ring must be empty.
    #[inline]
    pub fn from_packed(citizens: [u64; 2], mandarins: u32) -> Stones {
        let board = Board { citizens: [citizens[0], citizens[1], 0, 0], mandarins };
        Stones { citizens, mandarins, filled: board.filled() }
    }

    /// The stones as [`from_packed`](Stones::from_packed) takes them.
    #[inline]
    pub const fn packed(&self) -> ([u64; 2], u32) {
        (self.citizens, self.mandarins)
    }

    /// A bit for each square that is not empty.
    #[inline]
    pub const fn filled(&self) -> u32 {
        self.filled
    }

    /// Citizens in a square.
    #[inline]
    pub const fn get(&self, square: usize) -> u32 {
        let word = if square & 8 == 0 { self.citizens[0] } else { self.citizens[1] };
        (word >> (8 * (square & 7)) & 255) as u32
    }

    /// All citizens on the board.
    #[inline]
    pub const fn total(&self) -> u32 {
        byte_sum(self.citizens[0]) + byte_sum(self.citizens[1])
    }
}

/// Under some rules the stones do not decide the future margin alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotBare {
    /// The bare game has two seats.
    #[error("{0} seats, expected 2")]
    Seats(u8),
    /// Reserves belong to the state where nobody lends (R6).
    #[error("refill={}, where reserves belong to the state, expected borrow or bank", if *.0 == Refill::End { "end" } else { "lose" })]
    Refill(Refill),
    /// The ply belongs to the state while it protects Mandarins (R13).
    #[error("mandarin_ban={0}, where the ply belongs to the state, expected 0")]
    Ban(u8),
    /// The rules contradict themselves.
    #[error(transparent)]
    Rules(RulesFault),
}

/// The rules of a bare game: what may be played, what it gains, and what the end is worth.
///
/// ```
/// use oanquan::{Bare, Direction, Position, Rules};
///
/// let bare = Bare::new(Rules::SEED).unwrap();
/// let start = bare.stones(&Position::start(Rules::SEED).unwrap()).unwrap();
/// // 9r, the rightmost square to the right, takes a Mandarin and a citizen.
/// let (after, gain) = bare.play(&start, 4, Direction::Right);
/// assert_eq!(gain, 11);
/// // The other side sees the board turned: the square left alone, M1, lies at its right.
/// assert_eq!((after.get(5), after.total()), (1, 49));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bare {
    rules: Rules,
    geometry: &'static Geometry,
    /// A refill is possible while at most this many citizens lie on the board.
    refill_limit: u32,
}

impl Bare {
    /// The bare game under these rules.
    ///
    /// # Errors
    /// [`NotBare`] when the future margin depends on more than the stones.
    pub fn new(rules: Rules) -> Result<Bare, NotBare> {
        if let Some(fault) = rules.faults().first() {
            return Err(NotBare::Rules(*fault));
        }
        if rules.seats != 2 {
            return Err(NotBare::Seats(rules.seats));
        }
        if rules.mandarin_ban > 0 {
            return Err(NotBare::Ban(rules.mandarin_ban));
        }
        let row = u32::from(rules.row);
        let refill_limit = match rules.refill {
            // What is not on the board lies in the reserves, and they can be lent.
            Refill::Borrow => rules.start_citizens() - row,
            Refill::Bank => MAX_CITIZENS - row,
            Refill::End | Refill::Lose => return Err(NotBare::Refill(rules.refill)),
        };
        Ok(Bare { rules, geometry: Geometry::of(rules.checked_ring()), refill_limit })
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Squares of the ring.
    pub const fn squares(&self) -> usize {
        self.geometry.len
    }

    /// The most citizens that can lie on the board: all there are; with a bank what a board can hold.
    pub const fn most_citizens(&self) -> u32 {
        self.refill_limit + self.rules.row as u32
    }

    /// Whether a board and its mirror image are worth the same (docs/rules.md, Symmetries).
    pub fn folds_mirror(&self) -> bool {
        self.rules.direction == Directions::Free
    }

    /// The stones of a position as its side to move sees them; `None` when it is one of other rules (who
    /// starts aside) or its totals are not those of a game.
    pub fn stones(&self, position: &Position) -> Option<Stones> {
        if (Rules { first: self.rules.first, ..*position.rules() }) != self.rules {
            return None;
        }
        let (words, mandarins) = position.board().packed();
        let reserves = Seat::all(2).map(|seat| u64::from(position.reserve(seat))).sum::<u64>();
        let there = u64::from(position.board().total_citizens()) + reserves;
        if self.rules.refill == Refill::Borrow && there != u64::from(self.most_citizens()) {
            return None;
        }
        let stones = Stones::from_packed([words[0], words[1]], mandarins);
        Some(if position.turn() == Seat::FIRST { stones } else { self.turned(&stones) })
    }

    /// A position with these stones, the first seat to move, and all others in that seat's reserve.
    ///
    /// `None` when there are more of them than in a game.
    pub fn position(&self, stones: &Stones) -> Option<Position> {
        let borrowable = self.rules.refill == Refill::Borrow;
        let reserve = self.most_citizens().checked_sub(stones.total())?;
        let start = Position::start(self.rules).ok()?;
        let setup = Setup {
            squares: (0..self.squares())
                .map(|square| crate::Content {
                    citizens: stones.get(square) as u8,
                    mandarin: stones.mandarins >> square & 1 == 1,
                })
                .collect(),
            turn: 0,
            reserves: [if borrowable { reserve } else { 0 }, 0].to_vec(),
            mandarins: [self.rules.start_mandarins().checked_sub(stones.mandarins.count_ones())?, 0].to_vec(),
            ..start.setup()
        };
        setup.position().ok()
    }

    /// The board as the other side sees it.
    #[inline]
    pub fn turned(&self, stones: &Stones) -> Stones {
        let half = self.geometry.len / 2;
        let all = u128::from(stones.citizens[0]) | u128::from(stones.citizens[1]) << 64;
        // What leaves at the top comes in at the bottom; nothing lies beyond the ring.
        let turned = (all << (8 * half) | all >> (8 * half)) & (u128::MAX >> (128 - 16 * half));
        let turn = |bits: u32| (bits << half | bits >> half) & self.geometry.all_squares;
        Stones {
            citizens: [turned as u64, (turned >> 64) as u64],
            mandarins: turn(stones.mandarins),
            filled: turn(stones.filled),
        }
    }

    /// Of a position and its mirror image, where that is worth the same, always the same one.
    #[inline]
    pub fn canonical(&self, stones: &Stones) -> Stones {
        if self.folds_mirror() { self.mirrored(stones).min(*stones) } else { *stones }
    }

    /// The mirror image: both rows reversed, the Mandarin squares exchanged.
    #[inline]
    pub fn mirrored(&self, stones: &Stones) -> Stones {
        // The ring read backwards from the end of the row: square i comes from row − 1 − i.
        let (len, row) = (self.geometry.len, usize::from(self.rules.row));
        let all = u128::from(stones.citizens[0]) | u128::from(stones.citizens[1]) << 64;
        let back = all.swap_bytes() >> (128 - 8 * len);
        let image = (back >> (8 * (len - row)) | back << (8 * row)) & (u128::MAX >> (128 - 8 * len));
        let bits = |bits: u32| {
            let back = bits.reverse_bits() >> (32 - len);
            (back >> (len - row) | back << row) & self.geometry.all_squares
        };
        Stones {
            citizens: [image as u64, (image >> 64) as u64],
            mandarins: bits(stones.mandarins),
            filled: bits(stones.filled),
        }
    }

    /// What the end of the game is worth when it is over in this position (R14, R16): the margin of the
    /// final count, what was banked before aside, for the side to move.
    #[inline]
    pub fn end(&self, stones: &Stones) -> Option<i32> {
        let mandarins_taken = match (self.rules.end, self.rules.mandarin) {
            (End::Stones, Mandarin::Stone) => stones.mandarins == 0,
            _ => stones.filled & self.geometry.mandarin_squares == 0,
        };
        let row = stones.filled & u32::from(self.geometry.full_row);
        let over = mandarins_taken || (row == 0 && stones.total() > self.refill_limit);
        over.then(|| match self.rules.sweep {
            Sweep::Owner => self.row_margin(stones),
            Sweep::Split => 0,
        })
    }

    /// The citizens in the row of the side to move less those in the other row.
    #[inline]
    pub fn row_margin(&self, stones: &Stones) -> i32 {
        let mask = (1 << (8 * self.rules.row)) - 1;
        let other = self.turned(stones);
        byte_sum(stones.citizens[0] & mask) as i32 - byte_sum(other.citizens[0] & mask) as i32
    }

    /// A bit for each square of its row that the side to move may lift, its refill done; every one can be
    /// sown in all [directions](Bare::directions). Only where the game is not over.
    #[inline]
    pub fn liftable(&self, stones: &Stones) -> u32 {
        let row = u32::from(self.geometry.full_row);
        match stones.filled & row {
            0 => row,
            some => some,
        }
    }

    /// The directions that may be sown (R7).
    #[inline]
    pub const fn directions(&self) -> &'static [Direction] {
        match self.rules.direction {
            Directions::Free => &[Direction::Right, Direction::Left],
            Directions::Anticlockwise => &[Direction::Right],
            Directions::Clockwise => &[Direction::Left],
        }
    }

    /// Plays from a square that may be lifted: the stones as the other side sees them then, and the points
    /// the move gained, less what its refill cost: a point a square, whoever pays (R6).
    #[inline]
    pub fn play(&self, stones: &Stones, from: usize, direction: Direction) -> (Stones, i32) {
        let [low, high] = stones.citizens;
        let mut board = Board { citizens: [low, high, 0, 0], mandarins: stones.mandarins };
        let mut filled = stones.filled;
        let mut gain = 0;
        if filled & u32::from(self.geometry.full_row) == 0 {
            board.citizens[0] += 0x0101_0101_0101_0101 & ((1 << (8 * self.rules.row)) - 1);
            filled |= u32::from(self.geometry.full_row);
            gain = -i32::from(self.rules.row);
        }
        let lifted = (board.citizens[0] >> (8 * from) & 255) as usize;
        debug_assert!(from < usize::from(self.rules.row) && lifted > 0, "square {from} of {stones:?}");
        let Ways::Narrow(ways) = &self.geometry.ways else {
            unreachable!("a ring of two seats fits two words")
        };
        let hand = Hand { rules: &self.rules, geometry: self.geometry, ply: 0, seat: Seat::FIRST, direction };
        let way = &ways[direction as usize & 1];
        let haul = hand.play::<Narrow>((&mut board, &mut filled), way, (from, lifted), &mut ());
        gain += haul.citizens as i32 + i32::from(self.rules.mandarin_value) * haul.mandarins as i32;
        let [low, high, ..] = board.citizens;
        let after = Stones { citizens: [low, high], mandarins: board.mandarins, filled };
        (self.turned(&after), gain)
    }

    /// The move of a seat that lifts the square `from` of its row.
    pub fn mv(&self, seat: Seat, from: usize, direction: Direction) -> Move {
        Move { label: self.geometry.label_start(seat) + from as u8, direction }
    }

    /// The square of its row, from its left, that the mover lifts.
    pub fn from(&self, seat: Seat, mv: Move) -> Option<usize> {
        let from = mv.label.checked_sub(self.geometry.label_start(seat))?;
        (from < self.rules.row).then_some(usize::from(from))
    }
}

/// The sum of all bytes, 255 or less.
#[inline]
const fn byte_sum(bytes: u64) -> u32 {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}
