//! `oanquan openings`: makes a book of short random openings that the engine finds even, for `oanquan match
//! --book`. A match of strong players says most where neither side begins ahead.

use std::collections::HashSet;
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use anyhow::bail;
use fastrand::Rng;
use oanquan::{Game, Points, Position, Rules};
use oanquan_engine::{Limits, Table};

use crate::failure::bad_use;
use crate::thinking::{Means, search};

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
        let Some(game) = drawn(start, args.plies, &mut rng) else { continue };
        let position = *game.position();
        let image = position.mirrored().filter(|image| image.rules() == position.rules());
        if !seen.insert(position) || image.is_some_and(|image| seen.contains(&image)) {
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

/// Random plies, unless the game ends with them.
fn drawn(start: Position, plies: u8, rng: &mut Rng) -> Option<Game> {
    let mut game = Game::new(start);
    for _ in 0..plies {
        let mv = rng.choice(game.legal_moves())?;
        game.play(mv).ok()?;
    }
    game.end_reason().is_none().then_some(game)
}

/// The margin the seat to move is expected to end with, in points.
fn expected(game: &Game, nodes: u64, table: &mut Table) -> f64 {
    table.clear();
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes: Some(nodes.max(1)), ..Limits::default() };
    let means = Means { table, threads: 1, stop: &stop, begun: Instant::now() };
    let report = search(game, limits, &means, &mut |_| ());
    let gained = report.best().map_or(0.0, |line| line.value.points());
    gained + banked(game.position()) as f64
}

/// What the seat to move has captured more than the other, its debts counted.
fn banked(position: &Position) -> Points {
    let (mine, other) = (position.turn(), position.turn().next(2));
    let scores = position.scores();
    let swept = position.sweep().map(|step| match step {
        oanquan::Step::Sweep { seat, citizens } if seat == mine => Points::from(citizens),
        oanquan::Step::Sweep { citizens, .. } => -Points::from(citizens),
        _ => 0,
    });
    scores[mine] - scores[other] - swept.sum::<Points>()
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

    #[test]
    fn what_is_banked_leaves_the_rows_out() {
        let position: Position = "oaq1 1,0,0,0,2,Q/3,0,0,0,0,0 1 13,31 0,1 0>1:2 0 9 seed".parse().unwrap();
        assert_eq!(banked(&position), (31 + 10 + 2) - (13 - 2));
    }
}
