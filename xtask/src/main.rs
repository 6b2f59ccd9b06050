//! The chores of the workspace. Every one is `cargo xtask NAME`; `cargo xtask` alone lists them.
//!
//! A chore starts other programs and looks at files. It knows nothing of the game.

mod chromium;
mod fuzz;
mod program;
mod site;
mod test;
mod tidy;
mod wasm;
mod wasm_target;
mod wasm_vectors;
mod web_bench;
mod workspace;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use site::Build;

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
    /// Build the page and the program, and serve the game to a browser of this machine
    #[command(after_help = "The address is printed, and opened where there is a desktop. Ctrl-C ends it.

Examples:
  cargo xtask play                          the game at http://127.0.0.1:8080
  cargo xtask play -- --listen 8081         at another port; -- --help tells what else there is
  cargo xtask play --terminal               the game in this terminal, without a page
  cargo xtask play --terminal -- --help     what that game can be told")]
    Play {
        /// Play in this terminal instead, with `oanquan play`
        #[arg(long)]
        terminal: bool,
        /// Passed on to `oanquan serve`, or to `oanquan play`
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Write the page as static files that any web host can serve
    #[command(after_help = site::HELP)]
    Site {
        /// The folder to write; made if it is not there
        folder: PathBuf,
        /// Built for whoever works on it: faster, larger and slower
        #[arg(long)]
        dev: bool,
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
    /// Ask the rules as WebAssembly what the vectors ask
    #[command(
        after_help = "The target wasm32-unknown-unknown is installed by rustup where it is missing; Node.js has to be there."
    )]
    WasmVectors,
    /// Measure the rules, the engine as WebAssembly, or the page
    #[command(
        after_help = "The target wasm32-unknown-unknown is installed by rustup where it is missing; `wasm` needs Node.js, and `web`
Chromium with its driver, which is installed by apt-get where it can be.

Examples:
  cargo xtask bench          builds in release and runs `oanquan bench rules`
  cargo xtask bench wasm     the same search in Node.js and natively, and how much slower it is there
  cargo xtask bench web      bytes of a first visit, time until it can be played, long tasks, frames"
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
    /// The page in a slowed browser on a slow line
    Web,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Play { terminal: false, arguments } => program::serve(&arguments),
        Chore::Play { terminal: true, arguments } => program::play(&arguments),
        Chore::Site { folder, dev } => site::run(&folder, if dev { Build::Dev } else { Build::Release }),
        Chore::Test => test::run(),
        Chore::Tidy => tidy::run(),
        Chore::Fuzz { seconds, target } => fuzz::run(seconds, target.as_deref()),
        Chore::Bench { what: Measured::Rules } => program::bench(),
        Chore::Bench { what: Measured::Wasm } => wasm::bench(),
        Chore::Bench { what: Measured::Web } => web_bench::run(),
        Chore::WasmVectors => wasm_vectors::run(),
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
