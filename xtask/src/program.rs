//! Chores that build a program in release and hand the terminal over to it.

use std::env;
use std::ffi::OsStr;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::site;
use crate::workspace::cargo;

/// The program `oanquan`, as cargo's arguments name it.
const OANQUAN: [&str; 4] = ["--package", "oanquan-cli", "--bin", "oanquan"];

/// `cargo xtask play`: the page at an address of this machine.
pub(crate) fn serve(arguments: &[String]) -> Result<ExitCode> {
    anstream::eprintln!(
        "Building the page and the program; the first time this takes some minutes.\nThen the address is printed."
    );
    let site = site::for_chores()?;
    let open: &[&str] = if has_desktop() { &["--open"] } else { &[] };
    run_built(Some((site::EMBEDDED, site.as_os_str())), &[&["serve"], open].concat(), arguments)
}

/// `cargo xtask play --terminal`.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode> {
    anstream::eprintln!(
        "Building the program; the first time this takes a minute or two.\nThen the game starts."
    );
    run_built(None, &["play"], arguments)
}

/// Builds the program in release and becomes it.
fn run_built(set: Option<(&str, &OsStr)>, command: &[&str], arguments: &[String]) -> Result<ExitCode> {
    let mut build = cargo();
    build.args(["build", "--release"]).args(OANQUAN).envs(set);
    if !build.status().context("cargo does not start")?.success() {
        return Ok(ExitCode::FAILURE);
    }
    let mut program = cargo();
    program.args(["run", "--quiet", "--release"]).args(OANQUAN).envs(set);
    hand_over(program.arg("--").args(command).args(arguments))
}

/// Whether there is somebody in front of a screen who can be shown a browser.
fn has_desktop() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
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
pub(crate) fn hand_over(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).context("cargo does not start")
}

/// Runs `command` and ends with its exit code.
#[cfg(not(unix))]
pub(crate) fn hand_over(command: &mut Command) -> Result<ExitCode> {
    let status = command.status().context("cargo does not start")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(1)))
}
