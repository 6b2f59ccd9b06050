//! Endgame tables and opening books as the search asks them.

use std::sync::{Mutex, PoisonError};

use oanquan::{Direction, Points, Position};
use oanquan_tables::{Book, Damage, Table};

use super::{Bounds, Probe};

/// Endgame tables and opening books, of one rule set or of several.
///
/// What a damaged place would have said is not known, and nothing worse; [`Tables::damage`] tells of it.
///
/// ```no_run
/// use oanquan_engine::{Probe, Tables};
/// use oanquan_tables::Table;
///
/// let mut tables = Tables::default();
/// tables.add(Table::from_bytes(std::fs::read("seed-10.oaqt").unwrap()).unwrap());
/// let late = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 0 30 seed".parse().unwrap();
/// println!("{:?}", tables.probe(&late));
/// ```
#[derive(Debug, Default)]
pub struct Tables {
    /// Those that know more come first.
    tables: Vec<Table>,
    /// The most citizens of a position in any of them.
    citizens: u32,
    books: Vec<Book>,
    damage: Mutex<Found>,
}

/// What was found damaged.
#[derive(Debug, Default)]
enum Found {
    #[default]
    Nothing,
    /// In the table of this identity, and nobody has asked for it.
    Untold([u8; 32], Damage),
    Told,
}

impl Tables {
    /// Adds a table.
    pub fn add(&mut self, table: Table) {
        self.citizens = self.citizens.max(table.citizens());
        // What is computed among more positions has the narrower bounds. The sort of the library would be as much
        // code as all the rest.
        let known = |table: &Table| (table.built(), table.citizens());
        let place = self.tables.iter().position(|other| known(other) < known(&table));
        self.tables.insert(place.unwrap_or(self.tables.len()), table);
    }

    /// Adds a book.
    pub fn add_book(&mut self, book: Book) {
        self.books.push(book);
    }

    /// The tables.
    pub fn all(&self) -> &[Table] {
        &self.tables
    }

    /// The first damage that was met, told once.
    pub fn damage(&self) -> Option<(&Table, Damage)> {
        // A thread that ended in here has left it whole.
        let mut found = self.damage.lock().unwrap_or_else(PoisonError::into_inner);
        let Found::Untold(identity, damage) = *found else {
            return None;
        };
        *found = Found::Told;
        let table = self.tables.iter().find(|table| table.identity() == identity)?;
        Some((table, damage))
    }

    fn note(&self, table: &Table, damage: Damage) {
        let mut found = self.damage.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*found, Found::Nothing) {
            *found = Found::Untold(table.identity(), damage);
        }
    }
}

impl Probe for Tables {
    fn probe(&self, position: &Position) -> Option<Bounds> {
        if let Some(bounds) = self.books.iter().find_map(|book| in_book(book, position)) {
            return Some(bounds);
        }
        // Nearly all positions of most searches have too many.
        if position.board().total_citizens() > self.citizens {
            return None;
        }
        self.tables.iter().find_map(|table| {
            let found = table.probe(&table.bare().stones(position)?);
            let bounds = found.map_err(|damage| self.note(table, damage)).ok()??;
            Some(told(bounds, table.plies()))
        })
    }
}

/// What a book says of a position.
fn in_book(book: &Book, position: &Position) -> Option<Bounds> {
    let bare = book.bare();
    let entry = book.probe(&bare.stones(position)?)?;
    let way = |code: u8| if code % 2 == 1 { Direction::Left } else { Direction::Right };
    let mv = entry.mv.map(|code| bare.mv(position.turn(), usize::from(code / 2), way(code)));
    Some(Bounds { mv, ..told(entry.bounds, entry.plies.into()) })
}

fn told(bounds: oanquan_tables::Bounds, plies: u32) -> Bounds {
    let points = |bound: Option<i32>| bound.map(Points::from);
    Bounds { lower: points(bounds.lower), upper: points(bounds.upper), plies, mv: None }
}
