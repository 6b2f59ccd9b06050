//! What the project's tests share: a second, slow implementation of the rules, random rule sets and
//! positions, the loaders of the data suite, the comparison of the slow rules with the fast ones, and a plain
//! minimax to compare a search with.
//!
//! Nothing here is part of a product. [`Slow`] shares no sowing, no board and no text code with the
//! `oanquan` crate: of that crate it uses the value [`Rules`](oanquan::Rules) and its text form only, so
//! that a mistake in one of the two shows as a difference.

pub mod data;
pub mod differential;
pub mod minimax;
mod placement;
pub mod random;
mod slow;

pub use slow::Slow;
