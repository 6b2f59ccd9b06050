//! Endgame tables and opening books, as files that were read. Nothing else here names what reads them, so that a
//! page loads that when it has such a file.

use oanquan::{Position, Rules};
use oanquan_engine::{Bounds, Probe, Tables};
use oanquan_tables::{Book, Table};

/// An endgame table or an opening book.
pub struct Known {
    /// Of a table.
    rules: Option<Rules>,
    probe: Box<dyn Probe + Sync>,
}

impl Known {
    /// Reads an endgame table or an opening book (`docs/table-format.md`).
    ///
    /// # Errors
    /// When the bytes are neither, or damaged.
    pub fn read(bytes: Vec<u8>) -> Result<Known, String> {
        let mut tables = Tables::default();
        if let Ok(book) = Book::from_bytes(&bytes) {
            tables.add_book(book);
            return Ok(Known { rules: None, probe: Box::new(tables) });
        }
        // As with games, what exactly is wrong would be a twentieth more to send.
        let table = Table::from_bytes(bytes).ok().filter(|table| table.check_blocks().is_ok());
        let table = table.ok_or("no endgame table, or a damaged one")?;
        let rules = Some(*table.rules());
        tables.add(table);
        Ok(Known { rules, probe: Box::new(tables) })
    }
}

/// All that the engine was given.
#[derive(Default)]
pub(crate) struct Shelf(Vec<Known>);

impl Shelf {
    pub(crate) fn add(&mut self, known: Known) {
        self.0.push(known);
    }

    /// Whether there is a table of these rules.
    pub(crate) fn has(&self, rules: &Rules) -> bool {
        self.0.iter().any(|known| known.rules.as_ref() == Some(rules))
    }
}

impl Probe for Shelf {
    fn probe(&self, position: &Position) -> Option<Bounds> {
        self.0.iter().find_map(|known| known.probe.probe(position))
    }
}
