//! The dense index: a place for every position with at most so many citizens, without holes, and the way
//! back.
//!
//! # Boards
//!
//! The squares are put in order: the mover's row, the other row, the Mandarin square at the mover's right, the
//! one at its left. The boards of `S` squares are ranked by the sums of their first squares: with `p_i` citizens
//! in the first `i + 1` squares, the rank is the sum of `C(p_i + i, i + 1)`. All boards of fewer citizens come
//! first, so those of each number, a *layer*, lie together; in a layer, those with the same in both Mandarin
//! squares. A move leaves a few citizens in these or takes all, so the children of positions that lie together
//! lie together too.
//!
//! # Mandarins
//!
//! Layer by layer come the slots that say which Mandarin stones stand: with pebbles there is one, with one
//! direction there are four. Where the mirror image is worth the same, each pair of mirror images has one
//! place. With one Mandarin standing it is that of the image in which it stands at the mover's right: the
//! slot *single*. With both or none the two images are ranked apart, so of a pair one rank can hold both images
//! with both standing, and the other rank those with none: the slot *pair*. Which is which the boards say, read
//! as numbers with the lowest digit in square 0: on the greater both stand. Boards that are their own image hold
//! both there, and none in a third slot, *own*.

use std::collections::BinaryHeap;

use std::ops::Range;

use oanquan::{Bare, Mandarin, Rules, Stones};
use thiserror::Error;

/// The squares of the longest ring of two seats.
const SQUARES: usize = 12;
/// The most places of an index: more do not fit any machine, and everything about them fits 64 bits.
const MOST_PLACES: u64 = 1 << 40;

/// Why there is no index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IndexError {
    /// More citizens than there are.
    #[error("{citizens} citizens, expected at most the {most} of the game")]
    Citizens {
        /// What was asked for.
        citizens: u32,
        /// What there are.
        most: u32,
    },
    /// More places than can be counted on.
    #[error("a table of {citizens} citizens has more than 2^40 positions, expected fewer citizens")]
    Size {
        /// What was asked for.
        citizens: u32,
    },
}

/// Which Mandarin stones stand, and how places are shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    /// There are none: one slot.
    Pebbles,
    /// A slot for each of the four ways they can stand.
    Apart,
    /// Mirror images have one place: the slots single, pair and own.
    Folded,
}

/// A place for every position of a bare game with at most so many citizens.
///
/// An index of more citizens begins with the places of one with fewer.
///
/// ```
/// use oanquan::{Bare, Rules};
/// use oanquan_tables::Index;
///
/// let index = Index::new(Bare::new(Rules::SEED).unwrap(), 8).unwrap();
/// let stones = index.stones(1000).unwrap();
/// assert_eq!(index.of(&stones), Some(1000));
/// assert_eq!(index.of(&index.bare().mirrored(&stones)), Some(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Index {
    bare: Bare,
    citizens: u32,
    squares: usize,
    layout: Layout,
    /// Where the Mandarins stand: bits of the squares at the mover's right and left.
    right: u32,
    left: u32,
    /// `C(p + i, i + 1)` for each square and each sum; zero beyond the ring.
    binomials: Box<[[u64; 256]; SQUARES]>,
    /// What is added to a rank for its place, for each slot and layer.
    offsets: Box<[[u64; 256]; 4]>,
    /// The ranks of the boards that are their own mirror images, in the layout that needs them.
    own: Vec<u64>,
    /// The first place of each layer, and the number of all places.
    layers: Vec<u64>,
}

impl Index {
    /// The index of all positions with at most so many citizens.
    ///
    /// # Errors
    /// [`IndexError`] when there are not that many, or too many positions.
    pub fn new(bare: Bare, citizens: u32) -> Result<Index, IndexError> {
        let most = bare.most_citizens();
        if citizens > most {
            return Err(IndexError::Citizens { citizens, most });
        }
        let (squares, row) = (bare.squares(), u32::from(bare.rules().row));
        let layout = match bare.rules().mandarin {
            Mandarin::Pebbles => Layout::Pebbles,
            Mandarin::Stone if bare.folds_mirror() => Layout::Folded,
            Mandarin::Stone => Layout::Apart,
        };
        let boards = binomial(u64::from(citizens) + squares as u64, squares as u64);
        if boards.is_none_or(|boards| boards > MOST_PLACES / 4) {
            return Err(IndexError::Size { citizens });
        }
        let mut binomials = Box::new([[0; 256]; SQUARES]);
        for (square, sums) in binomials.iter_mut().enumerate().take(squares) {
            for (sum, ranks) in sums.iter_mut().enumerate().take(citizens as usize + 1).skip(1) {
                let below = (sum + square) as u64;
                *ranks = binomial(below, square as u64 + 1).expect("smaller than the number of boards");
            }
        }
        let mut index = Index {
            bare,
            citizens,
            squares,
            layout,
            right: 1 << row,
            left: 1 << (2 * row + 1),
            binomials,
            offsets: Box::new([[0; 256]; 4]),
            own: Vec::new(),
            layers: Vec::new(),
        };
        if layout == Layout::Folded {
            index.own = index.own_images();
        }
        index.lay_out();
        Ok(index)
    }

    /// Fills in where layers and slots begin.
    fn lay_out(&mut self) {
        let mut place = 0;
        for layer in 0..=self.citizens {
            self.layers.push(place);
            let first = self.first_rank(layer);
            for slot in 0..self.slots() {
                self.offsets[slot][layer as usize] = match (self.layout, slot) {
                    // Added to the number of a board among all that are their own images.
                    (Layout::Folded, OWN) => place.wrapping_sub(self.own_before(layer)),
                    _ => place.wrapping_sub(first),
                };
                place += self.slot_len(layer, slot);
            }
        }
        self.layers.push(place);
    }

    /// The bare game.
    pub const fn bare(&self) -> &Bare {
        &self.bare
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        self.bare.rules()
    }

    /// The most citizens of a position that has a place.
    pub const fn citizens(&self) -> u32 {
        self.citizens
    }

    /// The number of places.
    #[expect(clippy::len_without_is_empty, reason = "an index is never empty")]
    pub fn len(&self) -> u64 {
        self.layers[self.layers.len() - 1]
    }

    /// The places of the positions with so many citizens; none beyond those of the index.
    pub fn layer(&self, citizens: u32) -> Range<u64> {
        let layer = citizens.min(self.citizens + 1) as usize;
        self.layers[layer]..self.layers[(layer + 1).min(self.layers.len() - 1)]
    }

    /// The place of a position, its mirror image having the same where it is worth the same; `None` when more
    /// citizens lie there. The stones are those of a board: at most 255 citizens, Mandarins on their squares.
    #[inline]
    pub fn of(&self, stones: &Stones) -> Option<u64> {
        let (board, mandarins) = stones.packed();
        match self.layout {
            Layout::Folded => self.of_folded(stones, board, mandarins),
            Layout::Pebbles => self.place(board, 0),
            Layout::Apart => {
                let slot =
                    usize::from(mandarins & self.right != 0) + 2 * usize::from(mandarins & self.left != 0);
                self.place(board, slot)
            }
        }
    }

    #[inline]
    fn of_folded(&self, stones: &Stones, board: [u64; 2], mandarins: u32) -> Option<u64> {
        let (image, _) = self.bare.mirrored(stones).packed();
        if mandarins == self.right {
            return self.place(board, SINGLE);
        }
        if mandarins == self.left {
            return self.place(image, SINGLE);
        }
        let is_greater = number(board) > number(image);
        if mandarins == 0 && board == image {
            let rank = self.rank(board)?;
            let among_own = self.own.binary_search(&rank).expect("a board that is its own image") as u64;
            return Some(among_own.wrapping_add(self.offsets[OWN][stones.total() as usize]));
        }
        self.place(if is_greater == (mandarins != 0) { board } else { image }, PAIR)
    }

    #[inline]
    fn place(&self, board: [u64; 2], slot: usize) -> Option<u64> {
        let (rank, total) = self.rank_and_total(board);
        (total <= self.citizens).then(|| rank.wrapping_add(self.offsets[slot][(total & 255) as usize]))
    }

    /// The squares of a board in the order by which they are ranked.
    #[inline]
    fn ordered(&self, board: u128) -> u128 {
        match self.squares {
            6 => ordered::<2>(board),
            8 => ordered::<3>(board),
            10 => ordered::<4>(board),
            _ => ordered::<5>(board),
        }
    }

    /// The way back.
    #[inline]
    fn in_ring(&self, ordered: u128) -> u128 {
        match self.squares {
            6 => in_ring::<2>(ordered),
            8 => in_ring::<3>(ordered),
            10 => in_ring::<4>(ordered),
            _ => in_ring::<5>(ordered),
        }
    }

    fn rank(&self, board: [u64; 2]) -> Option<u64> {
        let (rank, total) = self.rank_and_total(board);
        (total <= self.citizens).then_some(rank)
    }

    /// The rank of a board, right when it has a place, and its citizens.
    #[inline]
    fn rank_and_total(&self, board: [u64; 2]) -> (u64, u32) {
        // One multiplication makes all sums of first squares.
        const SUMS: u64 = 0x0101_0101_0101_0101;
        let [low, high] = words(self.ordered(number(board)));
        let low = low.wrapping_mul(SUMS);
        let high = high.wrapping_add(low >> 56).wrapping_mul(SUMS);
        let mut rank = 0u64;
        for square in 0..8 {
            rank = rank.wrapping_add(self.binomials[square][(low >> (8 * square) & 255) as usize]);
        }
        for square in 8..SQUARES {
            rank = rank.wrapping_add(self.binomials[square][(high >> (8 * (square - 8)) & 255) as usize]);
        }
        (rank, (high >> 56) as u32)
    }

    /// The position at a place, one of the two images where they share it; `None` beyond the last.
    pub fn stones(&self, place: u64) -> Option<Stones> {
        self.walk(place..place.saturating_add(1)).next()
    }

    /// The positions at these places, in order; it ends where the index does.
    pub fn walk(&self, places: Range<u64>) -> Walk<'_> {
        let end = places.end.min(self.len());
        Walk { index: self, place: places.start, end, slot: 0, slot_end: places.start, board: 0 }
    }

    /// The positions that share the place of this one: two where the mirror image is another position.
    pub fn images(&self, stones: &Stones) -> u64 {
        let is_own = self.layout != Layout::Folded || self.bare.mirrored(stones) == *stones;
        if is_own { 1 } else { 2 }
    }

    const fn slots(&self) -> usize {
        match self.layout {
            Layout::Pebbles => 1,
            Layout::Apart => 4,
            Layout::Folded => 3,
        }
    }

    fn slot_len(&self, layer: u32, slot: usize) -> u64 {
        if self.layout == Layout::Folded && slot == OWN {
            self.own_before(layer + 1) - self.own_before(layer)
        } else {
            self.first_rank(layer + 1) - self.first_rank(layer)
        }
    }

    /// The number of boards with fewer citizens.
    fn first_rank(&self, citizens: u32) -> u64 {
        binomial(u64::from(citizens) + self.squares as u64 - 1, self.squares as u64)
            .expect("no more than the boards of the index")
    }

    /// The number of boards with fewer citizens that are their own images.
    fn own_before(&self, citizens: u32) -> u64 {
        let first = self.first_rank(citizens);
        self.own.partition_point(|&rank| rank < first) as u64
    }

    /// The board of a rank, its squares in the order of ranks.
    fn board(&self, mut rank: u64) -> u128 {
        let (mut board, mut sum_after) = (0, None);
        for square in (0..self.squares).rev() {
            let sums = &self.binomials[square][..=self.citizens as usize];
            let sum = sums.partition_point(|&below| below <= rank) - 1;
            rank -= sums[sum];
            if let Some(after) = sum_after.replace(sum) {
                board |= ((after - sum) as u128) << (8 * (square + 1));
            }
        }
        board | sum_after.unwrap_or_default() as u128
    }

    /// The ranks of the boards that are their own mirror images, ascending.
    fn own_images(&self) -> Vec<u64> {
        // The squares that mirror images exchange, each pair once.
        let row = usize::from(self.rules().row);
        let image = |square: usize| (row + self.squares - 1 - square) % self.squares;
        let free: Vec<usize> = (0..self.squares).filter(|&square| square <= image(square)).collect();
        // A heap, as the sort of the library would be a tenth of what the page's engine has for tables.
        let mut ranks = BinaryHeap::new();
        let mut put = |board: u128| ranks.extend(self.rank([board as u64, (board >> 64) as u64]));
        fill(&free, &image, self.citizens, 0, &mut put);
        ranks.into_sorted_vec()
    }
}

/// Puts the Mandarin squares behind both rows.
#[inline(always)]
const fn ordered<const ROW: u32>(board: u128) -> u128 {
    let row = (1u128 << (8 * ROW)) - 1;
    let right = board >> (8 * ROW) & 255;
    let left = board & 255 << (8 * (2 * ROW + 1));
    board & row | (board >> 8) & row << (8 * ROW) | right << (16 * ROW) | left
}

/// Puts the Mandarin squares back beside the rows.
#[inline(always)]
const fn in_ring<const ROW: u32>(ordered: u128) -> u128 {
    let row = (1u128 << (8 * ROW)) - 1;
    let right = ordered >> (16 * ROW) & 255;
    let left = ordered & 255 << (8 * (2 * ROW + 1));
    ordered & row | (ordered & row << (8 * ROW)) << 8 | right << (8 * ROW) | left
}

/// One Mandarin stands: at the mover's right.
const SINGLE: usize = 0;
/// Both stand on the greater of a pair of images, none on the other.
const PAIR: usize = 1;
/// None stands on a board that is its own image.
const OWN: usize = 2;

/// Puts all boards on which squares and their images hold the same, with at most so many citizens.
fn fill(free: &[usize], image: &impl Fn(usize) -> usize, left: u32, board: u128, put: &mut impl FnMut(u128)) {
    let Some((&square, others)) = free.split_first() else {
        return put(board);
    };
    let squares = if image(square) == square { 1 } else { 2 };
    for citizens in 0..=left / squares {
        let lie = u128::from(citizens) << (8 * square) | u128::from(citizens) << (8 * image(square));
        fill(others, image, left - squares * citizens, board | lie, put);
    }
}

/// The positions at a range of places, in order; see [`Index::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    index: &'a Index,
    place: u64,
    end: u64,
    slot: usize,
    /// Where the slot ends, and with it the boards that follow each other.
    slot_end: u64,
    /// The board at the place, its squares in the order of ranks.
    board: u128,
}

impl Walk<'_> {
    /// Comes to the place in the middle of a slot or at its beginning.
    #[cold]
    fn enter(&mut self) {
        let index = self.index;
        let layer = (index.layers.partition_point(|&first| first <= self.place) - 1) as u32;
        let mut first = index.layers[layer as usize];
        for slot in 0..index.slots() {
            let len = index.slot_len(layer, slot);
            if self.place < first + len {
                (self.slot, self.slot_end) = (slot, first + len);
                break;
            }
            first += len;
        }
        self.board = self.unranked();
    }

    fn unranked(&self) -> u128 {
        let index = self.index;
        let layer = (index.layers.partition_point(|&first| first <= self.place) - 1) as u32;
        let rank = self.place.wrapping_sub(index.offsets[self.slot][layer as usize]);
        let is_own = index.layout == Layout::Folded && self.slot == OWN;
        index.board(if is_own { index.own[rank as usize] } else { rank })
    }

    #[inline]
    fn mandarins(&self, board: [u64; 2]) -> u32 {
        let index = self.index;
        let both = index.right | index.left;
        match (index.layout, self.slot) {
            (Layout::Pebbles, _) | (Layout::Folded, OWN) => 0,
            (Layout::Apart, slot) => [0, index.right, index.left, both][slot],
            (Layout::Folded, SINGLE) => index.right,
            (Layout::Folded, _) => {
                let (image, _) = index.bare.mirrored(&Stones::from_packed(board, 0)).packed();
                if number(board) >= number(image) { both } else { 0 }
            }
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Stones;

    #[inline]
    fn next(&mut self) -> Option<Stones> {
        if self.place >= self.end {
            return None;
        }
        if self.place == self.slot_end {
            self.enter();
        }
        let board = words(self.index.in_ring(self.board));
        let stones = Stones::from_packed(board, self.mandarins(board));
        self.place += 1;
        if self.place < self.slot_end && self.place < self.end {
            self.board = if self.index.layout == Layout::Folded && self.slot == OWN {
                self.unranked()
            } else {
                after(self.board)
            };
        }
        Some(stones)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.place.min(self.end)) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Walk<'_> {}

/// The board that follows one of the same layer, the last excepted.
#[inline]
fn after(board: u128) -> u128 {
    let first = board & 255;
    let place = (board ^ first).trailing_zeros() & !7;
    // One stone of the lowest square beyond the first goes one square down, and all of the first with it.
    board - (1 << place) - first + ((first + 1) << (place - 8))
}

#[inline]
const fn number([low, high]: [u64; 2]) -> u128 {
    low as u128 | (high as u128) << 64
}

#[inline]
const fn words(board: u128) -> [u64; 2] {
    [board as u64, (board >> 64) as u64]
}

/// `n` over `k`; `None` when it does not fit.
fn binomial(n: u64, k: u64) -> Option<u64> {
    let Some(rest) = n.checked_sub(k) else {
        return Some(0);
    };
    // Each quotient is a binomial itself.
    let product =
        (1..=k).try_fold(1u128, |below, i| Some(below.checked_mul(u128::from(rest + i))? / u128::from(i)));
    u64::try_from(product?).ok()
}
