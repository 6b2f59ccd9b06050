//! `oanquan bench`: measurements of the program itself. Every speed is told as a ratio of two things
//! measured in turn in the same run, as machines are shared and noisy.

mod oracle;
mod plain;
mod search;

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::ensure;
use fastrand::Rng;
use oanquan::{Direction, Observer, Position, Rules, Seat, Square, perft, perft_without_bulk};

use plain::Plain;

/// Measure the speed of this program on this machine
///
/// Runs fixed work in turn with a yardstick and prints how much faster it was done than that: the ratio
/// says the same on a quiet machine and on a busy one, where moves per second do not.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan bench rules
  oanquan bench search
  oanquan bench oracle --table seed-20.oaqt")]
pub(crate) struct Args {
    /// What is measured
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Measure how fast the rules play moves
    ///
    /// Plays random games with the rules crate and with a plain stone-by-stone loop, after checking that
    /// both play the same games; counts move sequences with and without playing the last ply; compares
    /// the boards of two, three and four seats by stones sown. Takes about ten seconds.
    #[command(after_help = "Examples:
  oanquan bench rules")]
    Rules,
    Search(search::Args),
    Oracle(oracle::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.what {
        What::Rules => rules(out),
        What::Search(args) => search::run(args, out),
        What::Oracle(args) => oracle::run(args, out),
    }
}

/// How often the two sides of a comparison are measured in turn.
const ROUNDS: usize = 61;

/// Plies of random play in one measurement, roughly.
const PLIES: u64 = 250_000;

/// Plies an unfinished game may have in the check; games with a bank can go on and on.
const CHECKED_PLIES: usize = 2_000;

/// Measures the rules.
fn rules(out: &mut impl Write) -> anyhow::Result<()> {
    let mut checked = 0;
    for (_, rules) in Rules::PRESETS {
        checked += check(rules, 300)?;
    }
    writeln!(out, "checked  the plain loop plays as oanquan does in {checked} random plies of all presets")?;

    for name in ["seed", "vietnam", "tonkin", "three", "four"] {
        let rules: Rules = name.parse()?;
        let (start, plain) = (Position::start(rules)?, Plain::start(rules));
        let games = games_of_about(&start, PLIES);
        let plies = packed_games(&start, games);
        let compared = compare(|| packed_games(&start, games), || plain_games(&plain, games));
        writeln!(
            out,
            "random   {name:<8} {:6.1} M plies/s, {:.2} times the plain loop",
            per_second(plies, compared.first),
            compared.ratio
        )?;
    }

    for name in ["seed", "four"] {
        let start = Position::start(name.parse()?)?;
        let depth = 5;
        let nodes = perft(&start, depth);
        let compared = compare(|| perft(&start, depth), || perft_without_bulk(&start, depth));
        writeln!(
            out,
            "perft    {name:<8} {:6.1} M nodes/s at depth {depth} with bulk counting, {:.2} times without",
            per_second(nodes, compared.first),
            compared.ratio
        )?;
    }

    let two = Position::start(Rules::SEED)?;
    for name in ["three", "four"] {
        let more = Position::start(name.parse()?)?;
        let games = [games_of_about(&more, PLIES), games_of_about(&two, PLIES)];
        let stones = [stones_sown(&more, games[0]), stones_sown(&two, games[1])];
        let compared = compare(|| packed_games(&more, games[0]), || packed_games(&two, games[1]));
        // Time of two seats over time of more, each for one stone.
        let ratio = compared.ratio * stones[0] as f64 / stones[1] as f64;
        writeln!(
            out,
            "stones   {name:<8} {:6.1} M stones sown/s, {ratio:.2} times as fast a stone as two seats",
            per_second(stones[0], compared.first)
        )?;
    }
    Ok(())
}

/// Plays random games in both ways, move by move, and returns the number of plies.
fn check(rules: Rules, games: usize) -> anyhow::Result<usize> {
    let mut rng = Rng::with_seed(2);
    let mut list = [(0, Direction::Right); 10];
    let mut plies = 0;
    for _ in 0..games {
        let (mut packed, mut plain) = (Position::start(rules)?, Plain::start(rules));
        for _ in 0..CHECKED_PLIES {
            ensure!(plain.agrees_with(&packed), "the plain loop differs from oanquan at {packed}");
            let (moves, count) = (packed.legal_moves(), plain.moves(&mut list));
            let named = list[..count].iter().map(|&mv| plain.name(mv));
            ensure!(moves.iter().eq(named), "the plain loop lists other moves than oanquan at {packed}");
            if count == 0 {
                break;
            }
            let place = rng.usize(..count);
            if let Some(mv) = moves.get(place) {
                packed.play_unchecked(mv);
            }
            plain.play(list[place]);
            plies += 1;
        }
    }
    Ok(plies)
}

/// What two measurements taken in turn say of each other.
struct Compared {
    /// The shortest time of the first.
    first: Duration,
    /// The second's time over the first's, the median of all rounds.
    ratio: f64,
}

/// Measures two things in turn.
fn compare(mut first: impl FnMut() -> u64, mut second: impl FnMut() -> u64) -> Compared {
    let time = |work: &mut dyn FnMut() -> u64| {
        let start = Instant::now();
        black_box(work());
        start.elapsed()
    };
    let mut best = Duration::MAX;
    let mut ratios: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let (one, other) = (time(&mut first), time(&mut second));
            best = best.min(one);
            other.as_secs_f64() / one.as_secs_f64()
        })
        .collect();
    ratios.sort_by(f64::total_cmp);
    Compared { first: best, ratio: ratios[ROUNDS / 2] }
}

fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}

/// How many random games make about so many plies.
fn games_of_about(start: &Position, plies: u64) -> u32 {
    (plies * 50 / packed_games(start, 50).max(1)).max(1) as u32
}

/// A random place below `count`. Both sides of a comparison draw the same.
#[inline(always)]
fn draw(rng: &mut Rng, count: usize) -> usize {
    ((u64::from(rng.u32(..)) * count as u64) >> 32) as usize
}

/// Plays random games as a user of the crate would, and returns the number of plies.
fn packed_games(start: &Position, games: u32) -> u64 {
    let mut rng = Rng::with_seed(1);
    let mut plies = 0;
    for _ in 0..games {
        let mut position = *start;
        loop {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(draw(&mut rng, moves.len())) else { break };
            position.play_unchecked(mv);
            plies += 1;
        }
        black_box(&position);
    }
    plies
}

/// The same games by the plain loop.
fn plain_games(start: &Plain, games: u32) -> u64 {
    let mut rng = Rng::with_seed(1);
    let mut list = [(0, Direction::Right); 10];
    let mut plies = 0;
    for _ in 0..games {
        let mut position = start.clone();
        loop {
            let count = position.moves(&mut list);
            let place = draw(&mut rng, count);
            if count == 0 {
                break;
            }
            position.play(list[place]);
            plies += 1;
        }
        black_box(&position);
    }
    plies
}

/// Counts the stones sown in the games of [`packed_games`].
fn stones_sown(start: &Position, games: u32) -> u64 {
    struct Counter(u64);
    impl Observer for Counter {
        fn sow(&mut self, _: Seat, squares: &mut dyn Iterator<Item = Square>) {
            self.0 += squares.count() as u64;
        }
    }
    let mut rng = Rng::with_seed(1);
    let mut counter = Counter(0);
    for _ in 0..games {
        let mut position = *start;
        loop {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(draw(&mut rng, moves.len())) else { break };
            match position.play_observed(mv, &mut counter) {
                Ok(next) => position = next,
                Err(_) => break,
            }
        }
    }
    counter.0
}
