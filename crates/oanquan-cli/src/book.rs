//! `oanquan book`: opening books.

mod make;
mod proofs;

use std::io::Write;

/// Make opening books of perfect moves
///
/// A book has, for either seat, a perfect move for every position that the other side can lead it to from the
/// start while it plays the book's moves itself; so also after the other's mistakes. Each entry has what the
/// position is worth, proved, the move, and within how many plies that is forced.
///
/// `oanquan verify` checks a book. `analyse`, `play`, `ugi` and `match` think with one that is given as a
/// table, or lies in the folder of the tables as an .oaqb file.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan book make --rules seed+row=2+citizens=3 --out small.oaqb
  oanquan verify small.oaqb")]
pub(crate) struct Args {
    /// What to do
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Make(make::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.what {
        What::Make(args) => make::run(args, out),
    }
}
