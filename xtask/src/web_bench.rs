//! `cargo xtask bench web`: the page as a visitor with a slow device and a slow line meets it.

use std::process::ExitCode;

use anyhow::Result;

use crate::workspace::cargo;
use crate::{chromium, program, site};

/// Builds the page and measures it in Chromium.
pub(crate) fn run() -> Result<ExitCode> {
    chromium::install()?;
    let page = site::for_chores()?;
    let mut measure = cargo();
    measure.args(["run", "--release", "--package", "oanquan-browser-tests", "--example", "measure"]);
    program::hand_over(measure.env(site::EMBEDDED, page))
}
