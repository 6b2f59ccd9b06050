//! A game of Ô Ăn Quan as it is played on a device: who sits where, moves taken back and played again,
//! resigning, rematches, games kept as text and sent as links, and what happened told in words.
//!
//! ```
//! use oanquan_session::{Arrangement, Player, Strength, Table, link};
//!
//! let mut arrangement = Arrangement::default();
//! arrangement.players[oanquan::Seat::FIRST.next(2)] = Player::Computer(Strength::Level(3));
//! let mut table = Table::new(arrangement).unwrap();
//! let turn = table.play("9r".parse().unwrap()).unwrap();
//! assert_eq!(turn.after.mandarins_won(oanquan::Seat::FIRST), 1);
//! // Everything is in the text, and what was played in the link.
//! assert_eq!(Table::from_text(&table.to_text()).unwrap(), table);
//! assert_eq!(link::of_game(&table), "g=seed;9r");
//! ```
//!
//! The rules are `oanquan`'s: nothing here sows a stone. The crate knows no clock, no screen and no storage.
//! The computer's moves are chosen elsewhere and played here as anybody's.

mod arrangement;
mod ending;
mod import;
pub mod link;
mod player;
mod preview;
mod table;
pub mod tell;
mod turn;

pub use arrangement::Arrangement;
pub use ending::{Count, Ending, Stop, StopKind, Why};
pub use import::{ImportError, ReadError, import};
pub use player::{Player, Strength};
pub use preview::{Captured, Preview};
pub use table::{Refused, Table, TakenBack};
pub use turn::Turn;
