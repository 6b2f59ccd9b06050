//! Chores that build a program in release and hand the terminal over to it.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::workspace::cargo;

/// The program `oanquan`, as cargo's arguments name it.
const OANQUAN: [&str; 4] = ["--package", "oanquan-cli", "--bin", "oanquan"];

/// `cargo xtask play`.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode> {
    anstream::eprintln!(
        "Building the program; the first time this takes a minute or two.\nThen the game starts."
    );
    let built =
        cargo().args(["build", "--release"]).args(OANQUAN).status().context("cargo does not start")?;
    if !built.success() {
        return Ok(ExitCode::FAILURE);
    }
    let mut game = cargo();
    game.args(["run", "--quiet", "--release"]).args(OANQUAN);
    hand_over(game.args(["--", "play"]).args(arguments))
}

/// `cargo xtask bench`.
pub(crate) fn bench() -> Result<ExitCode> {
    let mut bench = cargo();
    bench.args(["run", "--release"]).args(OANQUAN);
    hand_over(bench.args(["--", "bench", "rules"]))
}

/// `cargo xtask differential`.
pub(crate) fn differential(moves: u64, seed: Option<u64>) -> Result<ExitCode> {
    let mut compare = cargo();
    compare.args(["run", "--release", "--package", "oanquan-testkit"]);
    compare.args(["--example", "differential", "--", "--moves", &moves.to_string()]);
    if let Some(seed) = seed {
        compare.args(["--seed", &seed.to_string()]);
    }
    hand_over(&mut compare)
}

/// Becomes `command`, so that it alone answers Ctrl-C and its exit code is ours.
#[cfg(unix)]
fn hand_over(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).context("cargo does not start")
}

/// Runs `command` and ends with its exit code.
#[cfg(not(unix))]
fn hand_over(command: &mut Command) -> Result<ExitCode> {
    let status = command.status().context("cargo does not start")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(1)))
}
