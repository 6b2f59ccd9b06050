//! The chores of the workspace. Every one is `cargo xtask NAME`; `cargo xtask` alone lists them.
//!
//! A chore starts other programs and looks at files. It knows nothing of the game.

mod fuzz;
mod program;
mod test;
mod tidy;
mod wasm;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

#[derive(Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    about = "The chores of the Ô Ăn Quan workspace",
    after_help = "New here? `cargo xtask play` starts a game, `cargo xtask test` checks everything.",
    arg_required_else_help = true
)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the program in release and start the game in this terminal
    #[command(after_help = "Examples:
  cargo xtask play                 the game with its defaults
  cargo xtask play -- --help       what the game itself can be told")]
    Play {
        /// Passed on to `oanquan play`
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Check everything that has to hold before a change lands
    #[command(after_help = test::HELP)]
    Test,
    /// Check what a machine can check of the architecture and the house style
    #[command(after_help = tidy::HELP)]
    Tidy,
    /// Feed every fuzz target with made-up input for a while
    #[command(after_help = "Needs a nightly toolchain and cargo-fuzz; says how to install what is missing.

Examples:
  cargo xtask fuzz                              every target, 20 seconds each
  cargo xtask fuzz --target NAME --seconds 600  one target, ten minutes")]
    Fuzz {
        /// How long each target runs
        #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
        seconds: u64,
        /// Only this target, a `[[bin]]` of fuzz/Cargo.toml
        #[arg(long, value_name = "NAME")]
        target: Option<String>,
    },
    /// Measure the rules, or the engine as WebAssembly
    #[command(
        after_help = "The target wasm32-unknown-unknown is installed by rustup where it is missing; Node.js has to be there.

Examples:
  cargo xtask bench          builds in release and runs `oanquan bench rules`
  cargo xtask bench wasm     the same search in Node.js and natively, and how much slower it is there"
    )]
    Bench {
        /// What is measured
        #[arg(value_enum, default_value_t = Measured::Rules)]
        what: Measured,
    },
    /// Play random games with the fast and the slow rules side by side
    #[command(after_help = "Ends with code 1 at the first move where the two differ, and prints it.")]
    Differential {
        /// How many moves to compare
        #[arg(long, value_name = "N", default_value_t = 1_000_000)]
        moves: u64,
        /// The seed of the games; the same seed plays the same games
        #[arg(long, value_name = "S")]
        seed: Option<u64>,
    },
}

/// What `cargo xtask bench` can measure.
#[derive(Clone, Copy, ValueEnum)]
enum Measured {
    /// The rules against a plain loop
    Rules,
    /// The engine as WebAssembly against the engine as a program
    Wasm,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Play { arguments } => program::play(&arguments),
        Chore::Test => test::run(),
        Chore::Tidy => tidy::run(),
        Chore::Fuzz { seconds, target } => fuzz::run(seconds, target.as_deref()),
        Chore::Bench { what: Measured::Rules } => program::bench(),
        Chore::Bench { what: Measured::Wasm } => wasm::bench(),
        Chore::Differential { moves, seed } => program::differential(moves, seed),
    };
    result.unwrap_or_else(|error| {
        anstream::eprintln!("{}error{:#} {error:#}", workspace::BAD, workspace::BAD);
        ExitCode::FAILURE
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Arguments::command().debug_assert();
    }
}
