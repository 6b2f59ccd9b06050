//! The files of the project: those git tracks and those it would track, with their text.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// Every file of the project.
#[derive(Debug, Default)]
pub(super) struct Tree {
    /// In the order of their paths.
    pub(super) files: Vec<File>,
}

/// A file, read once.
#[derive(Debug)]
pub(super) struct File {
    /// From the root, with slashes.
    pub(super) path: String,
    pub(super) bytes: usize,
    /// `None` when it is not UTF-8 or holds a zero byte.
    pub(super) text: Option<String>,
}

impl File {
    pub(super) fn new(path: &str, content: Vec<u8>) -> File {
        let bytes = content.len();
        let text = String::from_utf8(content).ok().filter(|text| !text.contains('\0'));
        File { path: path.to_string(), bytes, text }
    }

    /// Whether the name ends in one of these, given without the dot.
    pub(super) fn is_any_of(&self, extensions: &[&str]) -> bool {
        let extension = Path::new(&self.path).extension().and_then(OsStr::to_str);
        extension.is_some_and(|extension| extensions.contains(&extension))
    }

    /// The lines with their numbers from 1, none when it is no text.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.iter().flat_map(|text| text.lines()).zip(1..).map(|(line, number)| (number, line))
    }
}

impl Tree {
    /// Reads the files under `root` that git tracks or would track.
    pub(super) fn read(root: &Path) -> Result<Tree> {
        let paths = match listed_by_git(root) {
            Some(paths) => paths,
            None => listed_by_walking(root)?,
        };
        let files = paths
            .iter()
            // A tracked file that was deleted is still listed; a link is the file it leads to.
            .filter(|path| root.join(path).is_file())
            .map(|path| Ok(File::new(path, fs::read(root.join(path)).with_context(|| path.clone())?)))
            .collect::<Result<_>>()?;
        Ok(Tree { files })
    }

    /// The text of a file that has to be there.
    pub(super) fn text(&self, path: &str) -> Result<&str> {
        let file = self.files.iter().find(|file| file.path == path);
        file.and_then(|file| file.text.as_deref()).with_context(|| format!("no text file {path}"))
    }

    /// The first line of a file that contains this, or 1.
    pub(super) fn line_of(&self, path: &str, needle: &str) -> usize {
        let file = self.files.iter().find(|file| file.path == path);
        let found = file.and_then(|file| file.lines().find(|(_, line)| line.contains(needle)));
        found.map_or(1, |(number, _)| number)
    }

    /// Whether there is such a file, or a folder with files in it.
    pub(super) fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty() || self.files.iter().any(|file| file.path == path || file.path.starts_with(&folder))
    }

    /// A tree of these files, for tests.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| File::new(path, text.as_bytes().to_vec())).collect();
        Tree { files }
    }
}

/// `None` when git is not installed or this is not a checkout.
fn listed_by_git(root: &Path) -> Option<BTreeSet<String>> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .current_dir(root)
        .stdin(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let paths = String::from_utf8_lossy(&output.stdout);
    Some(paths.split_terminator('\0').map(String::from).collect())
}

/// Every file but those of .gitignore, of which the forms `/folder` and `*.ending` are understood.
fn listed_by_walking(root: &Path) -> Result<BTreeSet<String>> {
    let ignored = fs::read_to_string(root.join(".gitignore")).unwrap_or_default();
    let is_ignored = |path: &str| {
        ignored.lines().any(|line| match (line.strip_prefix('/'), line.strip_prefix('*')) {
            (Some(folder), _) => path == folder.trim_end_matches('/'),
            (None, Some(ending)) => path.ends_with(ending),
            (None, None) => false,
        })
    };
    let mut paths = BTreeSet::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder)).with_context(|| folder.clone())? {
            let entry = entry.with_context(|| folder.clone())?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
            if path == ".git" || is_ignored(&path) {
                continue;
            }
            if entry.file_type().with_context(|| path.clone())?.is_dir() {
                folders.push(path);
            } else {
                paths.insert(path);
            }
        }
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::root;

    #[test]
    fn git_and_a_walk_list_this_file() {
        let here = "xtask/src/tidy/tree.rs";
        let walked = listed_by_walking(&root()).unwrap();
        assert!(walked.contains(here));
        assert!(!walked.iter().any(|path| path.starts_with("target/") || path.starts_with(".git/")));
        // Where there is no checkout, nothing is listed by git.
        assert!(listed_by_git(&root()).is_none_or(|listed| listed.contains(here)));
    }

    #[test]
    fn what_is_not_text_has_none() {
        assert_eq!(File::new("a", vec![0xff]).text, None);
        assert_eq!(File::new("a", vec![0]).text, None);
        assert_eq!(File::new("a", vec![b'x']).text.as_deref(), Some("x"));
    }
}
