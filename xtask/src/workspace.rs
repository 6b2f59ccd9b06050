//! Where the workspace is, which cargo works on it, and the three colours chores speak in.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use anstyle::{AnsiColor, Style};

/// What went well.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What went wrong.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// What a chore does next.
pub(crate) const HEAD: Style = Style::new().bold();

/// The folder of the workspace's Cargo.toml.
///
/// Cargo says at run time where this package is; the place of the build is the answer when the program was
/// started without cargo.
pub(crate) fn root() -> PathBuf {
    let mut here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.pop();
    here
}

/// Where builds go, as the environment says or as cargo does it by itself: from the root, if not absolute.
pub(crate) fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// The cargo that started this chore, or the one on the path, working at the root.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.current_dir(root());
    command
}

/// The cargo on the path, which rustup provides and which understands `+nightly`.
pub(crate) fn nightly_cargo() -> Command {
    let mut command = Command::new("cargo");
    command.arg("+nightly").current_dir(root());
    command
}
