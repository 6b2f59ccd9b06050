//! Endgame tables of Ô Ăn Quan: proved bounds of the future margin for every position with at most so many
//! citizens, under rules by which the stones alone decide it ([`Bare`](oanquan::Bare)). And opening books: the
//! same for positions that perfect play comes to from the start ([`Book`], docs/book-format.md).
//!
//! A [`Table`] is a file (docs/table-format.md), mapped into memory or given as bytes, and answers for single
//! positions. [`Unpacked`] has all bounds in memory and answers in nanoseconds. What is told is forced within
//! [`Table::plies`] plies, so it holds whatever the rules say of endless play, as long as the game is not
//! ended by the quiet limit (R15) before, and no position on the way has occurred before.
//!
//! How bounds are found is no matter of this crate; it knows the [`Index`], the format and how to read and
//! write it. Without the feature `native` it reads from bytes alone, of which no block is packed, and runs
//! anywhere.

mod block;
mod book;
mod bounds;
mod format;
mod index;
mod key;
#[cfg(feature = "native")]
mod map;
mod memory;
mod sum;
mod table;
mod unpacked;
#[cfg(feature = "native")]
mod write;

pub use book::{Book, BookError, Entry, write_book};
pub use bounds::{Bounds, FAR, Packed, Wide, is_exact};
pub use format::{Damage, TableError};
pub use index::{Index, IndexError, Walk};
pub use key::{Key, Keys};
pub use memory::Memory;
pub use table::Table;
pub use unpacked::Unpacked;
#[cfg(feature = "native")]
pub use write::{Sheet, stored, write};
