//! Opening books: a perfect reply to everything the other side may do from the start on, for either seat.
//!
//! A [`Draft`] is a book that is being made: its positions are solved one after the other, the fewest plies from
//! the start first, with one memory for all of them. [`walk`] looks whether a book is whole, and agrees with
//! itself.

mod draft;
mod make;
mod walk;

pub use draft::{Draft, Page, Reached};
pub use make::{Effort, make};
pub use walk::{BookFault, Walked, walk};
