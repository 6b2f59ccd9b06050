//! What a position is taken to be worth where the search stops: few terms, each with a name, weighed by
//! `oanquan tune`.

use oanquan::{Position, Rules, Seat};

use crate::score::Score;
use crate::sides::{Sides, row_sum};

/// How many terms there are.
pub const TERMS: usize = 7;

/// The terms of two seats, seen from the side to move. Each is a number of the position; the worth is the
/// sum of each times its weight. All but one look at which squares are empty, not at how much lies in the
/// others: stones in a row are anyone's to take, and tuning found no weight for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// One: the right to move.
    Tempo,
    /// Squares with citizens next to a Mandarin square, in the mover's row less those in the other's.
    Corners,
    /// The squares beside those, counted likewise.
    Inner,
    /// The squares in the middle, counted likewise.
    Middle,
    /// Mandarin stones next to an empty citizen square: what a capture can reach (R11).
    OpenMandarins,
    /// Mandarin stones on the board.
    Mandarins,
    /// One for the mover's row without citizens, minus one for the other's: a refill is due (R5).
    EmptyRow,
}

impl Term {
    /// All terms, in the order of their weights.
    pub const ALL: [Term; TERMS] = [
        Term::Tempo,
        Term::Corners,
        Term::Inner,
        Term::Middle,
        Term::OpenMandarins,
        Term::Mandarins,
        Term::EmptyRow,
    ];

    /// Its name in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Term::Tempo => "tempo",
            Term::Corners => "corners",
            Term::Inner => "inner squares",
            Term::Middle => "middle square",
            Term::OpenMandarins => "open mandarins",
            Term::Mandarins => "mandarins",
            Term::EmptyRow => "empty row",
        }
    }
}

/// The weight of each term, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights(pub [i32; TERMS]);

impl Weights {
    /// What `oanquan tune` found, rounded to whole points: fractions played no better and made the search
    /// look at more positions.
    pub const TUNED: Weights = Weights([1, 2, 2, 3, 1, 1, 2]);

    /// What moves are put in order by. It leaves the value of no search different, only its length, and
    /// that is what it was chosen by: an empty row counts for more than it is worth.
    pub(crate) const ORDER: Weights = Weights([1, 2, 2, 2, 0, 1, 16]);
}

/// The terms of a position of two seats, in the order of [`Term::ALL`].
#[inline]
pub fn terms(position: &Position) -> [i32; TERMS] {
    let (_, mandarins) = position.board().packed();
    let row = u32::from(position.rules().row);
    let full = (1 << row) - 1;
    let filled = position.filled();
    let (first, second) = (filled & full, filled >> (row + 1) & full);
    let (own, other) = if position.turn() == Seat::FIRST { (first, second) } else { (second, first) };
    // The Mandarin squares come after their seats' rows.
    let ends = |right: u32, left: u32| right >> (row - 1) & left & 1 ^ 1;
    let open = |square: u32, is_open: u32| (mandarins >> square & is_open) as i32;
    let counted = |squares: u32| bits(own & squares) - bits(other & squares);
    let classes = Classes::of(row);
    [
        1,
        counted(classes.corners),
        counted(classes.inner),
        counted(classes.middle),
        open(row, ends(first, second)) + open(2 * row + 1, ends(second, first)),
        (mandarins >> row & 1) as i32 + (mandarins >> (2 * row + 1) & 1) as i32,
        i32::from(own == 0) - i32::from(other == 0),
    ]
}

/// The squares of a row by their distance from the Mandarin squares, as sets.
struct Classes {
    corners: u32,
    inner: u32,
    middle: u32,
}

impl Classes {
    const fn of(row: u32) -> Classes {
        let corners = 1 | 1 << (row - 1);
        let middle = if row & 1 == 1 { 1 << (row / 2) } else { 0 };
        Classes { corners, inner: ((1 << row) - 1) & !(corners | middle), middle }
    }
}

/// How many squares a set holds.
#[inline]
const fn bits(squares: u32) -> i32 {
    squares.count_ones() as i32
}

/// What a position is worth to a seat's side by its looks alone: what the search takes it for where it
/// stops, when that seat asks.
pub fn evaluation(position: &Position, seat: Seat, weights: &Weights) -> Score {
    let sides = match Sides::of(position) {
        Sides::Against(_) => Sides::Against(seat),
        sides => sides,
    };
    let worth = Evaluation::new(position.rules(), sides, weights).of(position);
    if sides.together(seat, position.turn()) { worth } else { -worth }
}

/// The evaluation made ready for one rule set: the same sums as of [`terms`] and weights, with all that a
/// row is worth in one table.
pub(crate) struct Evaluation {
    sides: Sides,
    row: u32,
    full: u32,
    /// What the filled squares of a row are worth to its owner, a set of squares being the place.
    rows: [i32; 32],
    tempo: i32,
    open_mandarin: i32,
    mandarin: i32,
}

impl Evaluation {
    pub(crate) fn new(rules: &Rules, sides: Sides, weights: &Weights) -> Evaluation {
        let Weights([tempo, corner, inner, middle, open_mandarin, mandarin, empty]) = *weights;
        let row = u32::from(rules.row);
        let classes = Classes::of(row);
        let rows = core::array::from_fn(|squares| {
            let counted = |class: u32| bits(squares as u32 & class);
            corner * counted(classes.corners)
                + inner * counted(classes.inner)
                + middle * counted(classes.middle)
                + if squares == 0 { empty } else { 0 }
        });
        Evaluation { sides, row, full: (1 << row) - 1, rows, tempo, open_mandarin, mandarin }
    }

    /// What a position is worth to the side to move, by its looks alone.
    #[inline]
    pub(crate) fn of(&self, position: &Position) -> Score {
        match self.sides {
            Sides::Two => self.of_two(position),
            Sides::Teams => {
                let mine = position.turn();
                let team = |seat: Seat| row_sum(position, seat) + row_sum(position, seat.next(4).next(4));
                Score::of_points(team(mine) - team(mine.next(4)))
            }
            Sides::Against(hero) => {
                let worth = own_points(position, hero);
                if hero == position.turn() { worth } else { -worth }
            }
        }
    }

    #[inline]
    fn of_two(&self, position: &Position) -> Score {
        let (_, mandarins) = position.board().packed();
        let (row, filled) = (self.row, position.filled());
        let (first, second) = (filled & self.full & 31, filled >> (row + 1) & self.full & 31);
        let rows = self.rows[first as usize] - self.rows[second as usize];
        let rows = if position.turn() == Seat::FIRST { rows } else { -rows };
        // A Mandarin square lies between the last square of a row and the first of the next.
        let (right, left) = (mandarins >> row & 1, mandarins >> (2 * row + 1) & 1);
        let shut = |last: u32, first: u32| last >> (row - 1) & first & 1;
        let open = (right & !shut(first, second)) + (left & !shut(second, first));
        let mandarins = self.mandarin * (right + left) as i32 + self.open_mandarin * open as i32;
        Score::of_points(self.tempo + rows + mandarins)
    }
}

/// What a seat may expect for itself: its row, and its share of everything else.
fn own_points(position: &Position, hero: Seat) -> Score {
    let rules = position.rules();
    let row = row_sum(position, hero);
    let board = position.board();
    let mandarins = i32::from(rules.mandarin_value) * board.total_mandarins() as i32;
    let others = board.total_citizens() as i32 - row + mandarins;
    Score::of_points(row + others / i32::from(rules.seats))
}

#[cfg(test)]
mod tests {
    use oanquan_testkit::random;

    use super::*;

    #[test]
    fn the_table_of_rows_says_what_the_terms_say() {
        let mut rng = fastrand::Rng::with_seed(3);
        let weights = Weights([3, 5, 7, 11, 13, 17, 19]);
        let mut seen = 0;
        while seen < 2_000 {
            let rules = random::rules(&mut rng);
            let position: Position = random::position_line(&mut rng, &rules).parse().unwrap();
            if rules.seats > 2 {
                continue;
            }
            seen += 1;
            let sum: i32 = terms(&position).iter().zip(&weights.0).map(|(term, weight)| term * weight).sum();
            let worth = Evaluation::new(&rules, Sides::Two, &weights).of(&position);
            assert_eq!(worth, Score::of_points(sum), "{position}");
        }
    }
}
