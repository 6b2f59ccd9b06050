//! The page in Chromium, as people use it.

mod accessible;
mod analysis;
mod course;
mod endings;
mod files;
mod games;
mod hand;
mod handbook;
mod kept;
mod language;
mod looks;
mod motions;
mod offline;
mod parts;
mod places;
mod puzzles;
mod rounds;
mod scores;
mod start;
mod undo;
mod update;
mod words;
mod world;
