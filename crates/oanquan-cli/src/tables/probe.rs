//! `oanquan tables probe`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use oanquan_tables::Bounds;

use super::file::{open, told};
use crate::failure::bad_use;
use crate::position::{self, Subject};

/// Tell what a position and its moves are worth
///
/// A number is the future margin: what the side to move gains from there on, less what the other side gains.
/// What was captured before does not count, nor what has happened before: under the rule about repetitions
/// (R15) a game with a past can end sooner. A position of more citizens than the table has is an error; so is
/// one that is over.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan tables probe seed-12.oaqt 'oaq1 0,0,0,2,1,Q/1,0,0,0,2,0 0 20,24 0,1 - 0 40 seed'")]
pub(super) struct Args {
    /// The table
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Position line, or startpos
    #[arg(value_name = "POSITION", required = true)]
    position: Vec<String>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let table = open(&args.file)?;
    let subject = Subject { position: Vec::new(), rules: Some(*table.rules()), lenient: false };
    let position = position::read(&args.position.join(" "), &subject)?;
    let bare = table.bare();
    let Some(stones) = bare.stones(&position) else {
        bail!("the stones of this position are not those of a game by the rules {}", table.rules());
    };
    if let Some(reason) = position.end_reason() {
        bail!("the position is over ({reason:?}), expected one with moves");
    }
    let Some(bounds) = table.probe(&stones)? else {
        return Err(bad_use(format!(
            "{} citizens, expected at most the {} of the table",
            stones.total(),
            table.citizens()
        )));
    };
    writeln!(out, "value {}", told(bounds))?;
    for mv in position.legal_moves() {
        let from = bare.from(position.turn(), mv).expect("a legal move lifts from the row of its seat");
        let (child, gain) = bare.play(&stones, from, mv.direction);
        let after = table.probe(&child)?.unwrap_or_default();
        let bounds = Bounds {
            lower: after.upper.map(|upper| gain - upper),
            upper: after.lower.map(|lower| gain - lower),
        };
        writeln!(out, "{mv} {}", told(bounds))?;
    }
    Ok(())
}
