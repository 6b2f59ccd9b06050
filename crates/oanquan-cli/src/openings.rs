//! `oanquan openings`: makes a book of short random openings that the engine finds even, for `oanquan match
//! --book`. A match of strong players says most where neither side begins ahead.

use std::collections::HashSet;
use std::io::Write;

use anyhow::bail;
use fastrand::Rng;
use oanquan::{Game, Position, Rules};
use oanquan_engine::{Limits, Table};

use crate::contest::{mirror_image, random_plies};
use crate::failure::bad_use;
use crate::thinking::search_alone;

/// Make a book of even openings for `oanquan match --book`
///
/// Plays random plies, searches the position so reached, and prints it where both seats are expected to end
/// within a point of each other, captures so far included. All are different, mirror images counting as the
/// same. The same command prints the same book: searches are limited by nodes.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan openings --count 100 > seed.txt
  oanquan match engine plain:6 --book seed.txt --games 200")]
pub(crate) struct Args {
    /// Rule set with two seats
    #[arg(long, value_name = "RULES", default_value = "seed")]
    rules: Rules,
    /// How many openings
    #[arg(long, value_name = "N", default_value_t = 100)]
    count: usize,
    /// Random plies of an opening
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=20))]
    plies: u8,
    /// Positions searched to judge an opening
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    nodes: u64,
    /// How far from even an opening may be, in points
    #[arg(long, value_name = "POINTS", default_value_t = 1)]
    within: u32,
    /// What is drawn by lot is drawn with it
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Openings drawn in vain before the command gives up.
const IN_VAIN: usize = 20_000;

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    if args.rules.seats != 2 {
        return Err(bad_use(format!("--rules {}, expected a rule set with two seats", args.rules)));
    }
    let start = Position::start(args.rules)?;
    writeln!(
        out,
        "# oanquan openings --rules {} --count {} --plies {} --nodes {} --within {} --seed {}",
        args.rules, args.count, args.plies, args.nodes, args.within, args.seed
    )?;
    let mut table = Table::new(16);
    let mut rng = Rng::with_seed(args.seed);
    let mut seen: HashSet<Position> = HashSet::new();
    let (mut found, mut in_vain) = (0, 0);
    while found < args.count {
        if in_vain == IN_VAIN {
            bail!("{found} openings after {IN_VAIN} draws without another, expected {}", args.count);
        }
        in_vain += 1;
        let Some(game) = random_plies(start, args.plies.into(), &mut rng) else { continue };
        let position = *game.position();
        if !seen.insert(position) || mirror_image(&position).is_some_and(|image| seen.contains(&image)) {
            continue;
        }
        // A short look tells most of those that are far from even.
        let within = f64::from(args.within);
        let is_even = expected(&game, args.nodes / 50, &mut table).abs() <= within + 5.0
            && expected(&game, args.nodes, &mut table).abs() <= within;
        if is_even {
            writeln!(out, "{position}")?;
            out.flush()?;
            (found, in_vain) = (found + 1, 0);
        }
    }
    Ok(())
}

/// The margin the seat to move is expected to end with, in points.
fn expected(game: &Game, nodes: u64, table: &mut Table) -> f64 {
    table.clear();
    let limits = Limits { nodes: Some(nodes.max(1)), ..Limits::default() };
    let report = search_alone(game, limits, table, None);
    let gained = report.best().map_or(0.0, |line| line.value.points());
    let (position, banked) = (game.position(), game.position().banked());
    gained + (banked[position.turn()] - banked[position.turn().next(2)]) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_even_distinct_and_the_same_again() {
        let args = Args { rules: Rules::SEED, count: 4, plies: 4, nodes: 5_000, within: 2, seed: 3 };
        let book = || {
            let mut out = Vec::new();
            run(&args, &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        let text = book();
        assert_eq!(text, book());
        let openings: Vec<Position> = text.lines().skip(1).map(|line| line.parse().unwrap()).collect();
        assert_eq!(openings.len(), 4);
        let mut table = Table::new(1);
        for (place, opening) in openings.iter().enumerate() {
            assert!(expected(&Game::new(*opening), 5_000, &mut table).abs() <= 2.0, "{opening}");
            assert!(openings[..place].iter().all(|other| other != opening), "{opening}");
        }
        let start = Game::start(Rules::SEED).unwrap();
        assert!(expected(&start, 5_000, &mut table) > 2.0, "the start favours the first player");
    }
}
