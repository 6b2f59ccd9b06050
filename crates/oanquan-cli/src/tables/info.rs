//! `oanquan tables info`.

use std::io::Write;
use std::path::PathBuf;

use oanquan_solver::build::Census;

use super::file::{identity, open, percent};

/// Tell what a table holds
///
/// Prints its rules, how many positions it has and for how many of each number of citizens the value is known,
/// within how many plies all is forced, and its identity: the checksum by which a proof names it.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan tables info seed-12.oaqt")]
pub(super) struct Args {
    /// The table
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let table = open(&args.file)?;
    let unpacked = table.unpacked(&|_| ())?;
    let census = Census::of(table.index(), unpacked.bounds());
    let state = match (table.is_finished(), table.built()) {
        (false, _) => "not finished".into(),
        (true, built) if built == table.citizens() => "finished".into(),
        (true, built) => format!("cut out of one of {built} citizens"),
    };
    writeln!(out, "rules      {}", table.rules())?;
    writeln!(out, "citizens   0 to {}, {state}", table.citizens())?;
    for (citizens, layer) in census.layers.iter().enumerate() {
        let share = percent(layer.exact, layer.positions);
        writeln!(out, "{citizens:2} citizens: {:11} positions, {share:6.2} % exact", layer.positions)?;
    }
    let total = census.total();
    writeln!(out, "positions  {}, {:.2} % exact", total.positions, percent(total.exact, total.positions))?;
    writeln!(out, "plies      {}, within which all is forced", table.plies())?;
    writeln!(out, "file       {} bytes", table.size())?;
    writeln!(out, "identity   {}", identity(&table))?;
    Ok(())
}
