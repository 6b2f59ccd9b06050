//! Compares the fast rules with the slow ones over random games, for as many moves as one likes.
//!
//! `cargo run --release -p oanquan-testkit --example differential -- --moves 10000000 --seed 7`
//!
//! Exits with 1 at the first difference, which is printed in full.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to a person")]

use std::process::ExitCode;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use oanquan_testkit::differential;

/// Moves and seed as given, or the defaults.
fn arguments() -> Result<(u64, u64), String> {
    let (mut moves, mut seed) = (1_000_000, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or(format!("{name} needs a number"))?;
        let value = value.parse().map_err(|_| format!("{name} {value}, expected a number"))?;
        match name.as_str() {
            "--moves" => moves = value,
            "--seed" => seed = value,
            _ => return Err(format!("unknown argument {name}, expected --moves N or --seed S")),
        }
    }
    Ok((moves, seed))
}

fn main() -> ExitCode {
    let (moves, seed) = match arguments() {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} moves, {per_sec}, {eta} left")
            .expect("the template is well formed");
    let bar = ProgressBar::new(moves).with_style(style);
    let begun = Instant::now();
    let result = differential::run(seed, moves, &mut |made| bar.set_position(made));
    bar.finish_and_clear();
    match result {
        Ok(summary) => {
            let seconds = begun.elapsed().as_secs_f64();
            println!("seed {seed}: {summary}; {:.0} moves a second", summary.moves as f64 / seconds);
            ExitCode::SUCCESS
        }
        Err(difference) => {
            eprintln!("{difference}");
            ExitCode::FAILURE
        }
    }
}
