//! The endgame tables and opening books that a command thinks with.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use oanquan_engine::Tables;
use oanquan_tables::{Book, Table};

use crate::failure::bad_use;

/// The tables where none are asked for.
const VARIABLE: &str = "OANQUAN_TABLES";

/// How files in a folder end that are tables, and that are books.
const ENDING: &str = "oaqt";
const BOOK_ENDING: &str = "oaqb";

/// Which tables a person wants.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Wanted {
    /// Endgame tables and opening books to think with: a file, or a folder of .oaqt and .oaqb files [default:
    /// $OANQUAN_TABLES, if set]
    #[arg(long, value_name = "PATH")]
    tables: Option<PathBuf>,
}

impl Wanted {
    /// Opens them. What cannot be opened is bad use.
    pub(crate) fn open(&self) -> anyhow::Result<Endgames> {
        match &self.tables {
            Some(path) => Endgames::open(path).map_err(|error| bad_use(format!("--tables: {error}"))),
            None => Endgames::usual().map_err(bad_use),
        }
    }
}

/// Opened tables; clones are the same. Two are equal when they come from the same place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Endgames {
    path: Option<PathBuf>,
    tables: Arc<Tables>,
}

impl PartialEq for Endgames {
    fn eq(&self, other: &Endgames) -> bool {
        self.path == other.path
    }
}

impl Eq for Endgames {}

impl Endgames {
    /// Those of the environment, or none; the error says what was found and what was expected.
    pub(crate) fn usual() -> Result<Endgames, String> {
        match env::var_os(VARIABLE).filter(|path| !path.is_empty()) {
            Some(path) => Endgames::open(Path::new(&path)).map_err(|error| format!("{VARIABLE}: {error}")),
            None => Ok(Endgames::default()),
        }
    }

    /// The table or the book of a file, or all of a folder.
    pub(crate) fn open(path: &Path) -> Result<Endgames, String> {
        let told = |path: &Path, error: &dyn std::error::Error| format!("{}: {error}", path.display());
        let mut files = vec![path.to_path_buf()];
        if path.is_dir() {
            let entries = fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            let entries = entries.map_err(|error| told(path, &error))?;
            files = entries.iter().map(fs::DirEntry::path).collect();
            files.retain(|file| [ENDING, BOOK_ENDING].map(OsStr::new).map(Some).contains(&file.extension()));
            files.sort();
            if files.is_empty() {
                return Err(format!(
                    "{}: no table or book in this folder, expected .{ENDING} or .{BOOK_ENDING} files",
                    path.display()
                ));
            }
        }
        let mut tables = Tables::default();
        for file in files {
            if file.extension() == Some(OsStr::new(BOOK_ENDING)) {
                let bytes = fs::read(&file).map_err(|error| told(&file, &error))?;
                tables.add_book(Book::from_bytes(&bytes).map_err(|error| told(&file, &error))?);
            } else {
                tables.add(Table::open(&file).map_err(|error| told(&file, &error))?);
            }
        }
        Ok(Endgames { path: Some(path.to_path_buf()), tables: Arc::new(tables) })
    }

    /// Where they come from; `None` where there are none.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// What a search asks.
    pub(crate) fn tables(&self) -> Option<&Tables> {
        self.path.as_ref().map(|_| &*self.tables)
    }

    /// What is to be said of damage that was met; once.
    pub(crate) fn damage(&self) -> Option<String> {
        let (table, damage) = self.tables.damage()?;
        let (rules, citizens) = (table.rules(), table.citizens());
        Some(format!(
            "the endgame table of {rules} with {citizens} citizens: {damage}; what it would have told is not known"
        ))
    }

    /// Says so on standard error.
    pub(crate) fn warn(&self) {
        if let Some(damage) = self.damage() {
            anstream::eprintln!("warning: {damage}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_tables_and_a_file_that_is_none_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let error = Endgames::open(folder.path()).unwrap_err();
        assert!(error.ends_with("no table or book in this folder, expected .oaqt or .oaqb files"), "{error}");
        let file = folder.path().join("a.oaqt");
        fs::write(&file, "chess").unwrap();
        for path in [folder.path(), &file] {
            let error = Endgames::open(path).unwrap_err();
            assert!(error.contains("a.oaqt: no endgame table"), "{error}");
        }
        assert!(Endgames::open(&folder.path().join("missing")).is_err());
    }

    #[test]
    fn all_tables_of_a_folder_are_opened() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/tables");
        let endgames = Endgames::open(&folder).unwrap();
        assert!(endgames.tables().unwrap().all().len() >= 4);
        assert!(Endgames::default().tables().is_none());
    }
}
