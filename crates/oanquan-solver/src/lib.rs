//! The truth about Ô Ăn Quan: what positions are worth, proved, and proofs that anyone can check.
//!
//! All of it is about the bare game ([`Bare`](oanquan::Bare)): two seats, and the stones alone.

pub mod book;
pub mod build;
pub mod certificate;
mod moves;
pub mod prove;
