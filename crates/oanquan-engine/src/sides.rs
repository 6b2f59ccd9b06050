//! Who plays against whom, and what a game's course is worth to a side: gains of a move, and the final
//! count (R18).
//!
//! Two seats, or four in teams, are two sides: what one gains the other loses, and the search counts the
//! margin. Three and four seats without teams are searched *paranoid*: the seat that asks counts its own
//! points, and all others are taken to work against it. So a proved value is a promise (as many points
//! whatever the others play), cut-offs stay deep, and one search serves all boards; max^n could promise
//! nothing where others have equal choices, and it cuts hardly at all.

use oanquan::{EndReason, Position, Refill, Rules, Seat, Sweep};

use crate::score::Score;

/// How seats become the two sides of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sides {
    /// Two seats.
    Two,
    /// Four seats in two teams (R19).
    Teams,
    /// One seat against all others.
    Against(Seat),
}

impl Sides {
    /// The sides as the seat to move sees them.
    pub(crate) fn of(position: &Position) -> Sides {
        let rules = position.rules();
        match rules.seats {
            2 => Sides::Two,
            4 if rules.same_side(Seat::FIRST, Seat::FIRST.next(4).next(4)) => Sides::Teams,
            _ => Sides::Against(position.turn()),
        }
    }

    /// Whether two seats play together.
    #[inline]
    pub(crate) fn together(self, a: Seat, b: Seat) -> bool {
        match self {
            Sides::Two => a == b,
            Sides::Teams => (a.number() ^ b.number()) & 1 == 0,
            Sides::Against(hero) => (a == hero) == (b == hero),
        }
    }

    /// What a ply gained for the side that moved.
    #[inline]
    pub(crate) fn gain(self, before: &Position, after: &Position) -> Score {
        let seat = before.turn();
        match self {
            Sides::Against(hero) if hero != seat => Score::ZERO,
            _ => Score::of_points(banked(before, after, seat)),
        }
    }

    /// The final count of a game that ends here, without what was banked before, for the side to move.
    pub(crate) fn settled(self, position: &Position, reason: EndReason) -> Score {
        let rules = position.rules();
        let counted = |seat: Seat| Score::of_points(swept(position, rules, seat));
        let mine = position.turn();
        let mut score = match self {
            Sides::Two => counted(mine) - counted(mine.next(2)),
            Sides::Teams => {
                let across = mine.next(4).next(4);
                counted(mine) + counted(across) - counted(mine.next(4)) - counted(across.next(4))
            }
            Sides::Against(hero) if hero == mine => counted(hero),
            Sides::Against(hero) => -counted(hero),
        };
        if reason == EndReason::Short && rules.refill == Refill::Lose {
            score = match self {
                // The seat to move ranks last, and its team with it.
                Sides::Two | Sides::Teams => score + Score::RANKS_LAST,
                Sides::Against(hero) if hero == mine => score + Score::RANKS_LAST,
                Sides::Against(_) => score,
            };
        }
        score
    }
}

/// Points a seat gained by its move: what it captured, less what its refill cost. A refill costs a point a
/// square whoever pays: a citizen of its own, or a debt.
#[inline]
fn banked(before: &Position, after: &Position, seat: Seat) -> i32 {
    let rules = before.rules();
    let kept = after.reserve(seat).wrapping_sub(before.reserve(seat)) as i32;
    let mandarins = after.mandarins_won(seat).wrapping_sub(before.mandarins_won(seat)) as i32;
    let gained = kept + i32::from(rules.mandarin_value) * mandarins;
    if before.must_refill() { gained - borrowed(before, rules, seat) } else { gained }
}

/// What a seat must borrow to fill its row (R6).
#[cold]
fn borrowed(before: &Position, rules: &Rules, seat: Seat) -> i32 {
    i32::from(rules.row) - before.reserve(seat).min(u32::from(rules.row)) as i32
}

/// The citizens a seat takes from the rows at the end (R18).
fn swept(position: &Position, rules: &Rules, seat: Seat) -> i32 {
    match rules.sweep {
        Sweep::Owner => row_sum(position, seat),
        Sweep::Split => {
            let rows: i32 = Seat::all(rules.seats).map(|seat| row_sum(position, seat)).sum();
            rows / i32::from(rules.seats)
        }
    }
}

/// The citizens in a seat's row.
#[inline]
pub(crate) fn row_sum(position: &Position, seat: Seat) -> i32 {
    byte_sum(row(position, seat)) as i32
}

/// The squares of a seat's row, a byte each, its leftmost lowest.
#[inline]
fn row(position: &Position, seat: Seat) -> u64 {
    let (words, _) = position.board().packed();
    let row = u32::from(position.rules().row);
    let start = u32::from(seat.number()) * (row + 1);
    let (word, shift) = ((start / 8) as usize & 3, 8 * (start % 8));
    let low = words[word] >> shift;
    let high = if shift > 0 && word < 3 { words[word + 1] << (64 - shift) } else { 0 };
    (low | high) & ((1 << (8 * row)) - 1)
}

/// The sum of bytes that add up to 255 or less.
#[inline]
const fn byte_sum(bytes: u64) -> u32 {
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}
