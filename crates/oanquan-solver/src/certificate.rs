//! Certificates: proofs in files, and the check of them (docs/certificate-format.md).
//!
//! A certificate is a list of claims, each about one position: the side to move wins at least, or at most, so
//! much. Every claim follows from the ends of games, from claims before it in the list, or from bounds of
//! an endgame table that the certificate names. The check knows the rules, and nothing of the search.

mod check;
mod extract;
mod format;
mod graph;

pub use check::{CheckError, Checked, Leaves, check, check_book, lines};
pub use extract::{ExtractError, extract};
pub use format::{Checksum, Claim, Header, ReadError, Reader, Subject, write};
