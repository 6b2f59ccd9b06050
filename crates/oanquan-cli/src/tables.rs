//! `oanquan tables`: endgame tables, built, checked and asked.

mod build;
mod cut;
mod file;
mod info;
mod probe;
mod solved;
mod verify;
mod watch;

use std::io::Write;

/// Build, check and ask endgame tables
///
/// An endgame table holds proved bounds of the future margin for every position with at most so many citizens:
/// what the side to move gains from there on, less what the other side gains. Where the bounds meet they are
/// its value. They are forced in finitely many plies, so they hold whatever becomes of endless play.
///
/// Only rules under which the stones on the board alone decide the future have tables: two seats, refill=borrow
/// or bank, and no mandarin_ban.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan tables build --rules seed --citizens 12
  oanquan tables info seed-12.oaqt
  oanquan tables probe seed-12.oaqt 'oaq1 0,0,0,2,1,Q/1,0,0,0,2,0 0 20,24 0,1 - 0 40 seed'
  oanquan tables verify seed-12.oaqt
  oanquan tables solved --rules seed+row=2+citizens=3")]
pub(crate) struct Args {
    /// What to do
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Build(build::Args),
    Verify(verify::Args),
    Info(info::Args),
    Probe(probe::Args),
    Cut(cut::Args),
    Solved(solved::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.what {
        What::Build(args) => build::run(args, out),
        What::Verify(args) => verify::run(args, out),
        What::Info(args) => info::run(args, out),
        What::Probe(args) => probe::run(args, out),
        What::Cut(args) => cut::run(args, out),
        What::Solved(args) => solved::run(args, out),
    }
}
