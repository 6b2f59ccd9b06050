//! The past of a position as far as it can come back: what the rule of repetition (R15) makes of it, and
//! what of it belongs into a key.
//!
//! A *run* is the longest row of positions up to the present one that no irreversible move interrupts. A
//! Mandarin stone that is taken never returns; and where only whole captures empty a Mandarin square
//! (`relay_mandarin: stop`), the citizens beside a Mandarin stone never grow fewer while it stands. So two
//! positions that differ in their Mandarin stones, or in the citizens beside one, are never the same
//! position again, and everything before the last such change is past for good. Most moves pass a Mandarin
//! square, so runs are short.
//!
//! The value of a position depends on its past through its run alone. A third occurrence within a search
//! of few plies needs a position that has occurred twice already; where there is none, and the depth is
//! less than [`Path::free_depth`], the value does not depend on the past at all.

use oanquan::{Board, Position, REPETITION_LIMIT, RelayMandarin, Rules, Seat};

use crate::key::mixed;

/// A position's place in its run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// Where in the path the run begins.
    start: u32,
    /// All earlier positions of the run, whatever their order: equal runs have equal numbers.
    pub(crate) hash: u64,
    /// Whether a position of the run has occurred twice.
    pub(crate) twice: bool,
    /// What no reversible move changes.
    standing: Standing,
}

/// The Mandarin stones on the board and, where they never grow fewer, the citizens beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standing {
    mandarins: u32,
    citizens: [u64; 2],
}

/// The positions before the present one, the latest last.
pub(crate) struct Path {
    positions: Vec<(Board, Seat)>,
    row: usize,
    seats: usize,
    /// Whether citizens beside a standing Mandarin are counted into [`Run::standing`].
    counts_citizens: bool,
    /// The bytes of Mandarin squares to be counted, with two seats.
    masks: [[u64; 2]; 4],
    free_depth: u8,
}

impl Path {
    /// The path that ends before a game's present position, and that position's run.
    ///
    /// `past` holds the positions of the game, the present one last.
    pub(crate) fn new(past: &[Position], rules: &Rules) -> (Path, Run) {
        let counts_citizens = rules.relay_mandarin == RelayMandarin::Stop;
        let mut path = Path {
            positions: Vec::with_capacity(past.len() + 128),
            row: usize::from(rules.row),
            seats: usize::from(rules.seats),
            counts_citizens,
            masks: if counts_citizens { masks(usize::from(rules.row)) } else { [[0; 2]; 4] },
            free_depth: if rules.seats == 2 { 3 } else { 2 },
        };
        let mut run: Option<Run> = None;
        for position in past {
            run = Some(match &run {
                None => path.fresh(path.standing(position)),
                Some(run) => path.next(run, path.hash_after(run), position).0,
            });
            path.push(position);
        }
        path.pop();
        let run = run.unwrap_or_else(|| path.fresh(Standing { mandarins: 0, citizens: [0; 2] }));
        (path, run)
    }

    fn fresh(&self, standing: Standing) -> Run {
        Run { start: self.positions.len() as u32, hash: 0, twice: false, standing }
    }

    /// Depth below which a search does not depend on positions that occurred once.
    ///
    /// With two seats the same seat moves every second ply: to come a third time, a position of the past
    /// has to be reached (a ply or more) and reached again (two plies or more). With more seats the others
    /// may all pass.
    #[inline]
    pub(crate) fn free_depth(&self) -> u8 {
        self.free_depth
    }

    /// The run of a position that follows the last one of the path, whose run is given with its
    /// [`hash_after`](Path::hash_after); and whether it stands on the board for the third time.
    #[inline]
    pub(crate) fn next(&self, run: &Run, hash: u64, position: &Position) -> (Run, bool) {
        let standing = self.standing(position);
        if standing != run.standing {
            return (self.fresh(standing), false);
        }
        let earlier = self.earlier(run, position);
        let run = Run { hash, twice: run.twice || earlier > 0, ..*run };
        (run, earlier + 1 >= REPETITION_LIMIT as usize)
    }

    /// Whether a position that follows the last one of the path stands on the board for the third time.
    #[inline]
    pub(crate) fn is_third(&self, run: &Run, position: &Position) -> bool {
        run.twice
            && self.standing(position) == run.standing
            && self.earlier(run, position) + 1 >= REPETITION_LIMIT as usize
    }

    /// How often a position stood on the board since the run began.
    #[inline]
    fn earlier(&self, run: &Run, position: &Position) -> usize {
        let (board, turn) = (position.board(), position.turn());
        let same = |(earlier, mover): &&(Board, Seat)| *mover == turn && earlier == board;
        self.positions[run.start as usize..].iter().filter(same).count()
    }

    /// The hash of the run that goes on after the last position of the path, whose run is given: the same
    /// for all that may follow.
    #[inline]
    pub(crate) fn hash_after(&self, run: &Run) -> u64 {
        match self.positions.last() {
            Some((board, seat)) => run.hash.wrapping_add(occurrence(board, *seat)),
            None => run.hash,
        }
    }

    /// Whether the run holds a position before the present one.
    #[inline]
    pub(crate) fn is_first(&self, run: &Run) -> bool {
        run.start as usize >= self.positions.len()
    }

    #[inline]
    pub(crate) fn push(&mut self, position: &Position) {
        self.positions.push((*position.board(), position.turn()));
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.positions.pop();
    }

    #[inline]
    fn standing(&self, position: &Position) -> Standing {
        let (words, mandarins) = position.board().packed();
        let mut citizens = [0; 2];
        if self.seats == 2 {
            let stones = mandarins >> self.row & 1 | (mandarins >> (2 * self.row + 1) & 1) << 1;
            let masks = &self.masks[stones as usize & 3];
            citizens = [words[0] & masks[0], words[1] & masks[1]];
        } else if self.counts_citizens {
            for seat in 0..self.seats {
                let square = seat * (self.row + 1) + self.row;
                if mandarins >> square & 1 == 1 {
                    let beside = words[square >> 3 & 3] >> (8 * (square & 7)) & 255;
                    citizens[0] |= beside << (16 * seat);
                }
            }
        }
        Standing { mandarins, citizens }
    }
}

/// For the Mandarin stones of two seats (a bit each), the bytes of their squares.
fn masks(row: usize) -> [[u64; 2]; 4] {
    core::array::from_fn(|stones| {
        let mut masks = [0; 2];
        for (place, square) in [row, 2 * row + 1].into_iter().enumerate() {
            if stones >> place & 1 == 1 {
                masks[square / 8] |= 255 << (8 * (square % 8));
            }
        }
        masks
    })
}

/// One occurrence of a position, to be added to others.
#[inline]
fn occurrence(board: &Board, seat: Seat) -> u64 {
    let (words, mandarins) = board.packed();
    let rest = u64::from(mandarins) << 8 | u64::from(seat.number()) << 1 | 1;
    mixed(mixed(words[0], words[1]), mixed(mixed(words[2], words[3]), rest))
}
