//! The ring of squares as the view sees it: how many there are and what follows what.

/// How many seats, and how many citizen squares in each row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// 2–4.
    pub seats: u8,
    /// Citizen squares of a row, 2–5.
    pub row: u8,
}

/// Along the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// To the mover's right: anticlockwise, ascending ring order, the letter `r`.
    Right,
    /// To the mover's left: clockwise, descending ring order, the letter `l`.
    Left,
}

impl Way {
    /// Both ways.
    pub const BOTH: [Way; 2] = [Way::Right, Way::Left];

    /// 1 for ascending ring order, −1 for descending.
    pub fn sign(self) -> f64 {
        match self {
            Way::Right => 1.0,
            Way::Left => -1.0,
        }
    }
}

impl Shape {
    /// Squares of a seat's part of the ring: its row and the Mandarin square at its right end.
    pub fn part(self) -> usize {
        usize::from(self.row) + 1
    }

    /// All squares of the ring.
    pub fn squares(self) -> usize {
        usize::from(self.seats) * self.part()
    }

    /// Whether a square is a Mandarin square.
    pub fn is_mandarin(self, square: usize) -> bool {
        square % self.part() == usize::from(self.row)
    }

    /// The seat in whose part of the ring a square lies; for a Mandarin square the one at whose right end it is.
    pub fn seat(self, square: usize) -> u8 {
        (square / self.part()) as u8
    }

    /// The square after this one.
    pub fn step(self, square: usize, way: Way) -> usize {
        let squares = self.squares();
        match way {
            Way::Right => (square + 1) % squares,
            Way::Left => (square + squares - 1) % squares,
        }
    }
}
