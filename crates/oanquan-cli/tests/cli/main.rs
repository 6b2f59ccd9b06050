//! The program from outside: what it reads, what it prints, and how it ends.

mod analyse;
mod book;
mod contest;
mod endgames;
mod game;
mod inspect;
mod language;
mod pages;
mod perft;
mod play;
mod position;
mod program;
mod puzzles;
mod replay;
mod review;
mod serve;
mod solve;
mod tables;
mod tune;
mod ugi;
