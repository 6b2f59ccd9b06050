//! The target that pages are built for.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Its name.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Installs the standard library of the target where it is missing.
pub(crate) fn install() -> Result<()> {
    let folder = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let folder = folder.context("rustc does not start")?.stdout;
    if Path::new(String::from_utf8_lossy(&folder).trim()).is_dir() {
        return Ok(());
    }
    anstream::eprintln!("{TARGET} is missing, installing it with: rustup target add {TARGET}");
    let installed = Command::new("rustup").args(["target", "add", TARGET]).stdin(Stdio::null()).status();
    if installed.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    bail!("{TARGET} could not be installed, install it with: rustup target add {TARGET}")
}
