//! Files that are there whole or not at all.

use std::fs;
use std::path::Path;

use anyhow::Context;
use tempfile::Builder;

/// Writes a file under another name, and renames it when it is whole.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let name = || path.display().to_string();
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut builder = Builder::new();
    // A file for everybody whom the system lets read new files, not for its owner alone.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder.unwrap_or(Path::new("."))).with_context(name)?;
    fs::write(&file, bytes).with_context(name)?;
    file.persist(path).with_context(name)?;
    Ok(())
}
