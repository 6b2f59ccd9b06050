//! `oanquan bench`: measurements of the program itself.

use std::io::Write;

/// Measure the speed of this program on this machine
///
/// Runs fixed work and prints how fast it was done, to compare machines and versions of the program.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan bench rules")]
pub(crate) struct Args {
    /// What is measured
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Measure how fast the rules play moves
    ///
    /// Plays fixed games and counts fixed move sequences, and prints moves and nodes per second.
    #[command(after_help = "Examples:
  oanquan bench rules")]
    Rules,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    match args.what {
        What::Rules => rules(out),
    }
}

/// Measures the rules.
pub(crate) fn rules(out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "no measurement of the rules is built in")?;
    Ok(())
}
