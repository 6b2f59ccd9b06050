//! `oanquan perft`: how many move sequences of each length there are, to compare rule implementations.

use std::io::{self, Write};
use std::time::Instant;

use oanquan::{Position, Rules, perft, perft_divide};

use crate::position::parse_or_start;

/// Count the move sequences of each length
///
/// Counts the sequences of exactly 1, 2, … plies from a position, one line `depth count` for each. Games
/// that end earlier add nothing, and the stalls of rule R15 are left out, so the counts depend on the
/// stones alone and can be compared between programs. Time and speed are told on standard error.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan perft
  oanquan perft --rules vietnam --depth 7
  oanquan perft --depth 4 --divide
  oanquan perft --position 'oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed'")]
pub(crate) struct Args {
    /// Rule set of the start position, such as seed, vietnam or seed+row=3
    #[arg(long, value_name = "RULES", default_value = "seed", conflicts_with = "position")]
    rules: Rules,
    /// Greatest number of plies
    #[arg(long, value_name = "PLIES", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Count behind every first move at the greatest depth only, one line `move count` each, then `total count`
    #[arg(long)]
    divide: bool,
    /// Position line to count from, in place of the start; startpos is the start of seed
    #[arg(long, value_name = "LINE", value_parser = parse_or_start)]
    position: Option<Position>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let position = match &args.position {
        Some(position) => *position,
        None => Position::start(args.rules)?,
    };
    if args.divide {
        let begun = Instant::now();
        let counts = perft_divide(&position, args.depth);
        for (mv, nodes) in &counts {
            writeln!(out, "{mv} {nodes}")?;
        }
        let total = counts.iter().map(|(_, nodes)| nodes).sum();
        writeln!(out, "total {total}")?;
        return tell_speed(args.depth, total, begun);
    }
    for depth in 1..=args.depth {
        let begun = Instant::now();
        let nodes = perft(&position, depth);
        writeln!(out, "{depth} {nodes}")?;
        out.flush()?;
        tell_speed(depth, nodes, begun)?;
    }
    Ok(())
}

fn tell_speed(depth: u32, nodes: u64, begun: Instant) -> anyhow::Result<()> {
    let seconds = begun.elapsed().as_secs_f64();
    let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
    writeln!(io::stderr().lock(), "depth {depth}: {seconds:.3} s, {speed:.1} million nodes/s")?;
    Ok(())
}
