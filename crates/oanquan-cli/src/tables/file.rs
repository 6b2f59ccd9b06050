//! A table's file, opened; and how numbers are told.

use std::path::Path;

use anyhow::Context;
use oanquan_tables::{Bounds, Table};

use crate::failure::bad_use;

/// Opens a table. A file that is none, or cannot be read, is bad use; one that is damaged is a failure.
pub(super) fn open(path: &Path) -> anyhow::Result<Table> {
    use oanquan_tables::TableError::{Damage, Io};
    match Table::open(path) {
        Ok(table) => Ok(table),
        Err(error @ Damage(_)) => Err(error).with_context(|| path.display().to_string()),
        Err(Io(error)) => Err(bad_use(format!("{}: {error}", path.display()))),
        Err(error) => Err(bad_use(format!("{}: {error}", path.display()))),
    }
}

/// Bounds in words.
pub(super) fn told(bounds: Bounds) -> String {
    match (bounds.lower, bounds.upper) {
        (Some(lower), Some(upper)) if lower == upper => format!("{lower}"),
        (Some(lower), Some(upper)) => format!("{lower} to {upper}"),
        (Some(lower), None) => format!("{lower} or more"),
        (None, Some(upper)) => format!("{upper} or less"),
        (None, None) => "unknown".into(),
    }
}

/// A part of a whole in percent.
pub(super) fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// The checksum that tells a table from every other, in hexadecimal digits.
pub(super) fn identity(table: &Table) -> String {
    table.identity().iter().map(|byte| format!("{byte:02x}")).collect()
}
