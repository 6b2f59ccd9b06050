//! Chromium and its driver, in which the page is tested and measured.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

/// Starts a browser for a test.
const DRIVER: &str = "chromedriver";

/// How Debian installs both.
const INSTALL: [&str; 5] = ["apt-get", "install", "--yes", "chromium", "chromium-driver"];

/// Installs both where they are missing and this user may.
pub(crate) fn install() -> Result<()> {
    if is_there() {
        return Ok(());
    }
    let command = INSTALL.join(" ");
    anstream::eprintln!("{DRIVER} is missing, installing it with: {command}");
    // What can be installed is listed anew first; where that fails, so does the installation.
    let done = [&["apt-get", "update"], &INSTALL[..]].into_iter().all(runs);
    if done && is_there() {
        return Ok(());
    }
    bail!("{DRIVER} is missing, install Chromium and its driver, on Debian as root with: {command}")
}

fn is_there() -> bool {
    let answer = Command::new(DRIVER).arg("--version").stdin(Stdio::null()).output();
    answer.is_ok_and(|output| output.status.success())
}

fn runs(words: &[&str]) -> bool {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
