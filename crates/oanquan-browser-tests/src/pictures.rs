//! Where pictures of the page are kept, for people to look at.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Writes `<target>/screenshots/NAME.png`.
pub(crate) fn keep(name: &str, picture: &[u8]) -> Result<PathBuf> {
    let folder = target_folder()?.join("screenshots");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let path = folder.join(format!("{name}.png"));
    fs::write(&path, picture).with_context(|| path.display().to_string())?;
    Ok(path)
}

/// The folder of cargo that this program was built into; cargo marks it as one that backups leave out.
fn target_folder() -> Result<PathBuf> {
    let program = env::current_exe().context("the place of this program")?;
    let marked = |folder: &&Path| folder.join("CACHEDIR.TAG").is_file();
    let folder = program.ancestors().find(marked).context("a program that cargo has built")?;
    Ok(folder.to_path_buf())
}
