//! A position line (`oaq1 …`, docs/notation.md) as plain vectors, read and printed by code of its own.
//!
//! It knows the text form and the shape of the ring (R1, R2). It knows no rules of play, and does not
//! check that the stones add up.

use std::collections::BTreeMap;

use oanquan::{Mandarin, Rules};

/// What lies in one square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) citizens: u32,
    pub(crate) mandarin: bool,
}

impl Cell {
    /// No citizen and no Mandarin (docs/rules.md, Words).
    pub(crate) fn is_empty(self) -> bool {
        self.citizens == 0 && !self.mandarin
    }
}

/// Who lent the stones of a debt (R6). The order is the order in which a line prints debts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Lender {
    Seat(usize),
    Bank,
}

impl Lender {
    /// The seat's number, or `b`.
    pub(crate) fn name(self) -> String {
        match self {
            Lender::Seat(seat) => seat.to_string(),
            Lender::Bank => "b".to_owned(),
        }
    }
}

/// The nine fields of a position line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    /// In ring order from seat 0's row; each row is followed by its Mandarin square (R1).
    pub(crate) cells: Vec<Cell>,
    pub(crate) turn: usize,
    /// Citizens captured, by seat.
    pub(crate) reserves: Vec<u32>,
    /// Mandarins won, by seat.
    pub(crate) won: Vec<u32>,
    /// Citizens owed, by debtor and lender.
    pub(crate) debts: BTreeMap<(usize, Lender), u32>,
    /// Plies since the last capture.
    pub(crate) quiet: u32,
    /// Moves played.
    pub(crate) ply: u32,
    pub(crate) rules: Rules,
}

impl Placement {
    /// The board with no stone on it, none won and nothing owed; seat 0 to move.
    pub(crate) fn empty(rules: Rules) -> Placement {
        let seats = usize::from(rules.seats);
        Placement {
            cells: vec![Cell::default(); seats * (usize::from(rules.row) + 1)],
            turn: 0,
            reserves: vec![0; seats],
            won: vec![0; seats],
            debts: BTreeMap::new(),
            quiet: 0,
            ply: 0,
            rules,
        }
    }

    /// The start of the game (R3, R4).
    pub(crate) fn start(rules: Rules) -> Placement {
        let mut placement = Placement::empty(rules);
        placement.turn = usize::from(rules.first);
        for square in 0..placement.cells.len() {
            placement.cells[square] = match (placement.is_mandarin_square(square), rules.mandarin) {
                (false, _) => Cell { citizens: u32::from(rules.citizens), mandarin: false },
                (true, Mandarin::Stone) => Cell { citizens: 0, mandarin: true },
                (true, Mandarin::Pebbles) => Cell { citizens: 10, mandarin: false },
            };
        }
        placement
    }

    pub(crate) fn seats(&self) -> usize {
        usize::from(self.rules.seats)
    }

    /// The places in the ring of a seat's citizen squares, from its left (R1).
    pub(crate) fn row(&self, seat: usize) -> std::ops::Range<usize> {
        let width = usize::from(self.rules.row);
        let left = seat * (width + 1);
        left..left + width
    }

    /// Whether the square is the one after some row (R1).
    pub(crate) fn is_mandarin_square(&self, square: usize) -> bool {
        let width = usize::from(self.rules.row);
        square % (width + 1) == width
    }

    /// The label of a citizen square (R2), `M0`, `M1`, … for a Mandarin square.
    pub(crate) fn name(&self, square: usize) -> String {
        let (width, seats) = (usize::from(self.rules.row), self.seats());
        let (seat, place) = (square / (width + 1), square % (width + 1));
        if place == width {
            format!("M{seat}")
        } else {
            (width * ((seat + seats - 1) % seats) + place).to_string()
        }
    }

    /// Reads a line. `_` may stand for each of the eight separating spaces; the rule set is all that is
    /// left after them, because the names of its options hold `_` themselves.
    pub(crate) fn read(line: &str) -> Result<Placement, String> {
        let fields: Vec<&str> = line.trim().splitn(9, [' ', '_']).collect();
        let [version, squares, turn, reserves, won, debts, quiet, ply, rules] = fields[..] else {
            return Err(format!("{} fields in {line:?}, expected 9", fields.len()));
        };
        if version != "oaq1" {
            return Err(format!("version {version:?}, expected oaq1"));
        }
        let rules: Rules = rules.parse().map_err(|error| format!("rules {rules:?}: {error}"))?;
        let mut placement = Placement::empty(rules);
        let seats = placement.seats();
        placement.read_squares(squares)?;
        placement.turn = number("turn", turn)? as usize;
        if placement.turn >= seats {
            return Err(format!("turn {turn}, expected less than {seats}"));
        }
        placement.reserves = numbers("reserves", reserves, seats)?;
        placement.won = numbers("mandarins", won, seats)?;
        placement.read_debts(debts)?;
        placement.quiet = number("quiet", quiet)?;
        placement.ply = number("ply", ply)?;
        Ok(placement)
    }

    fn read_squares(&mut self, text: &str) -> Result<(), String> {
        let (width, seats) = (usize::from(self.rules.row), self.seats());
        let rows: Vec<Vec<&str>> = text.split('/').map(|row| row.split(',').collect()).collect();
        if rows.len() != seats || rows.iter().any(|row| row.len() != width + 1) {
            return Err(format!("squares {text:?}, expected {seats} rows of {width} and a Mandarin square"));
        }
        for (square, text) in rows.into_iter().flatten().enumerate() {
            self.cells[square] = match text.strip_prefix('Q') {
                Some(_) if !self.is_mandarin_square(square) => {
                    return Err(format!("a Mandarin in citizen square {}", self.name(square)));
                }
                Some("") => Cell { citizens: 0, mandarin: true },
                Some(citizens) => Cell { citizens: number("square", citizens)?, mandarin: true },
                None => Cell { citizens: number("square", text)?, mandarin: false },
            };
        }
        Ok(())
    }

    fn read_debts(&mut self, text: &str) -> Result<(), String> {
        if text == "-" {
            return Ok(());
        }
        for entry in text.split(',') {
            let parts =
                entry.split_once('>').and_then(|(debtor, rest)| Some((debtor, rest.split_once(':')?)));
            let Some((debtor, (lender, citizens))) = parts else {
                return Err(format!("debt {entry:?}, expected debtor>lender:citizens"));
            };
            let debtor = number("debtor", debtor)? as usize;
            let lender = match lender {
                "b" => Lender::Bank,
                seat => Lender::Seat(number("lender", seat)? as usize),
            };
            let seats = self.seats();
            if debtor >= seats
                || lender == Lender::Seat(debtor)
                || matches!(lender, Lender::Seat(s) if s >= seats)
            {
                return Err(format!("debt {entry:?}, expected two different seats of {seats} or b"));
            }
            self.debts.insert((debtor, lender), number("debt", citizens)?);
        }
        Ok(())
    }

    /// Prints the line.
    pub(crate) fn line(&self) -> String {
        let width = usize::from(self.rules.row);
        let squares: Vec<String> = self
            .cells
            .chunks(width + 1)
            .map(|row| row.iter().map(|&cell| cell_text(cell)).collect::<Vec<_>>().join(","))
            .collect();
        let debts: Vec<String> = self
            .debts
            .iter()
            .map(|((debtor, lender), citizens)| format!("{debtor}>{}:{citizens}", lender.name()))
            .collect();
        format!(
            "oaq1 {} {} {} {} {} {} {} {}",
            squares.join("/"),
            self.turn,
            joined(&self.reserves),
            joined(&self.won),
            if debts.is_empty() { "-".to_owned() } else { debts.join(",") },
            self.quiet,
            self.ply,
            self.rules
        )
    }
}

fn cell_text(cell: Cell) -> String {
    match (cell.mandarin, cell.citizens) {
        (false, citizens) => citizens.to_string(),
        (true, 0) => "Q".to_owned(),
        (true, citizens) => format!("Q{citizens}"),
    }
}

fn joined(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

fn number(what: &str, text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("{what} {text:?}, expected a number"))
}

fn numbers(what: &str, text: &str, count: usize) -> Result<Vec<u32>, String> {
    let numbers = text.split(',').map(|text| number(what, text)).collect::<Result<Vec<_>, _>>()?;
    if numbers.len() != count {
        return Err(format!("{what} {text:?}, expected {count} numbers"));
    }
    Ok(numbers)
}
