//! The board of Ô Ăn Quan in a page: drawn, animated and operated, without knowing the rules.
//!
//! [`Board`] is a component of `oanquan-view`. It is told what lies where ([`Pile`], [`Store`]), what may be played
//! ([`Playable`]) and what has just happened ([`Motions`]), all as plain data, and answers with what was
//! chosen. Everything it computes is a matter of drawing: where squares lie ([`layout`]), where a stone lies
//! in its square ([`pebbles`]), and when it moves ([`timeline`]). These three are pure and know no browser.
//!
//! ## How to use it
//!
//! The board fills the box it stands in, so that box needs a width and a height; it stands upright by
//! itself where the box is narrow. User units of the drawing are CSS pixels, and so are the sizes in
//! [`layout`].
//!
//! Squares are places of the ring: row of seat 0 from its left, the Mandarin square at its right end, row of
//! seat 1, and so on; ascending is [`Way::Right`], anticlockwise. A turn is shown by setting `squares` and
//! `stores` to what is true after it **and** `motions` to how it came about, in one go. `motions.after` has to
//! be equal to `squares`. Whatever happens then, `on_shown` comes once for each number: at the end, or at
//! once when nothing is to move, the tab is hidden or the player is impatient. Setting other `squares`
//! (an undo) ends any motion at once.
//!
//! While motions are shown, a tap on the board, Space or Escape ends them, and choosing has to wait.
//!
//! `board.css` is a part of this crate: colours are custom properties (`--board-…`) which
//! `:root[data-theme=light|dark|contrast]` sets.

mod board;
mod decimal;
mod input;
mod keys;
pub mod layout;
mod mark;
mod motion;
pub mod pebbles;
mod shape;
mod show;
pub mod timeline;
mod view;

pub use board::{Board, BoardProps};
pub use mark::{Mark, Playable, PreviewMarks};
pub use motion::{Motion, Motions, Pile, Sound, Speed, Store};
pub use shape::{Shape, Way};
