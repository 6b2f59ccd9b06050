//! What happens, told in sentences of the catalogue, `locales/<code>/telling.ftl`.
//!
//! Every function takes the words of a language and the table it speaks of, which knows who plays. A person
//! without a name is "you" when nobody else at the board is a person, else "Player 2".
//!
//! ```
//! use oanquan_session::{Table, tell};
//! use oanquan_words::{Language, Words};
//!
//! let words = Words::of(Language::En);
//! let mut table = Table::new(Default::default()).unwrap();
//! let turn = table.play("9r".parse().unwrap()).unwrap();
//! assert_eq!(
//!     tell::turn(words, &table, &turn),
//!     "Player 1 sows 5 stones from square 9 anticlockwise. The sowing goes on with 5 stones from square 4. \
//!      Player 1 captures 11 points with the Mandarin of M0."
//! );
//! ```

mod ending;
mod hint;
mod name;
mod outlook;
mod refusal;
mod rounds;
mod turn;
mod unexpected;
mod unreadable;

pub use ending::{count, ending, verdict};
pub use hint::{hint, reason};
pub use name::name;
pub use outlook::{must_refill, played_again, preview, square, stood_before, taken_back, to_move};
pub use refusal::{illegal, no_move, refused, unplayable};
pub use rounds::{round, rounds};
pub use turn::{captures, turn};
pub use unexpected::{rules_fault, setup_faults, unexpected};
pub use unreadable::{import_error, link_error, read_error};

use oanquan::{Direction, Ring, Square};
use oanquan_words::Words;

/// A square inside of a sentence: `square 7`, `Mandarin square M0`.
fn place(words: Words, ring: Ring, square: Square) -> String {
    let kind = if ring.is_mandarin(square) { "mandarin" } else { "citizen" };
    words.told_place(kind, &ring.name(square).to_string())
}

/// The word by which messages know a direction.
fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Right => "anticlockwise",
        Direction::Left => "clockwise",
    }
}

/// Numbers as an enumeration: `4, 8 and 12`.
fn numbers(words: Words, numbers: impl IntoIterator<Item = i64>) -> String {
    let texts: Vec<String> = numbers.into_iter().map(|number| words.number(number)).collect();
    words.list(&texts)
}
