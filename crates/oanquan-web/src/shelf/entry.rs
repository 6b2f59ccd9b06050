//! What the list tells of a game.

use oanquan::Rules;
use oanquan_session::{Arrangement, ReadError, Table, tell};
use oanquan_words::Words;

use super::archive::GameId;

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Entry {
    /// Its id.
    pub(crate) id: GameId,
    /// When it was kept last, in milliseconds since 1970; `None` where nobody knows.
    pub(crate) saved_at: Option<u64>,
    /// What is in it; the error of a text that is no game. Such a text is never thrown away.
    pub(crate) content: Result<Summary, ReadError>,
}

/// What is told of a game that can be read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Summary {
    /// What was agreed.
    pub(crate) arrangement: Arrangement,
    /// Moves played.
    pub(crate) plies: usize,
    /// Whether it is over.
    pub(crate) over: bool,
    /// The score of each seat, as the board stands.
    pub(crate) scores: Vec<i64>,
}

impl Summary {
    /// What is told of a game.
    pub(crate) fn of(table: &Table) -> Summary {
        let rules = table.arrangement().rules;
        let scores = table.position().scores();
        Summary {
            arrangement: table.arrangement().clone(),
            plies: table.game().moves().len(),
            over: table.is_over(),
            scores: scores.seats(rules.seats).to_vec(),
        }
    }

    /// The rules.
    pub(crate) fn rules(&self) -> &Rules {
        &self.arrangement.rules
    }

    /// What the players are called.
    pub(crate) fn names(&self, words: Words) -> Vec<String> {
        let table = Table::new(self.arrangement.clone());
        table
            .map(|table| table.seats().map(|seat| tell::name(words, &table, seat)).collect())
            .unwrap_or_default()
    }
}
