//! What people who learn and study the game need, without a browser.

pub mod course;
pub mod handbook;
pub mod puzzle;
pub mod rating;
pub mod review;
#[cfg(test)]
mod steps;
pub mod tree;
pub mod world;
