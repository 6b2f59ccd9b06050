//! The server from outside: what it answers, and what it allows.

mod connections;
mod page;
