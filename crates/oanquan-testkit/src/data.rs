//! The data suite in `testdata`: the vectors of the independent implementation, the cases of the rules page that were
//! worked out by hand, and the perft counts.
//!
//! Errors name the file and the line. The files belong to the repository, so a test may unwrap.

use std::fs;

use serde::Deserialize;
use serde_json::Value;

/// A line of `testdata/vectors/inspect.jsonl` or of `testdata/handbook/cases.jsonl`: a request, and what must be
/// answered (docs/notation.md).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    /// The line in the file, from 1.
    #[serde(skip)]
    pub line: usize,
    /// What is asked.
    pub request: Request,
    /// What happens on the way, in the texts of [`Slow::play`](crate::Slow::play), where the case was worked out by
    /// hand (testdata/handbook/README.md); nothing where the independent implementation made it.
    #[serde(default)]
    pub steps: Vec<String>,
    /// Every field of this object must be answered with the same value.
    pub expect: Value,
}

/// The request of a [`Vector`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The number of the case; from 100000 on it is aimed at a corner of the rules, from 200000 on worked out by hand.
    pub id: u64,
    /// An `oaq1` line or `startpos`.
    pub position: String,
    /// The moves played from there.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The rule set of `startpos`; where the position is a line, the line has it too.
    pub rules: Option<String>,
}

/// A line of `testdata/perft/standard.txt`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerftLine {
    /// The rule set, as written.
    pub rules: String,
    /// The sequences of exactly 1, 2, 3, … plies from its start.
    pub counts: Vec<u64>,
}

/// The vectors, in the order of the file.
///
/// # Errors
///
/// When the file cannot be read or a line is not a vector.
pub fn vectors() -> Result<Vec<Vector>, String> {
    each_line("vectors/inspect.jsonl", vector)
}

/// The cases of the rules page that were worked out by hand, in the order of the file.
///
/// # Errors
///
/// When the file cannot be read or a line is not a vector.
pub fn handbook() -> Result<Vec<Vector>, String> {
    each_line("handbook/cases.jsonl", vector)
}

fn vector(line: usize, text: &str) -> Result<Vector, String> {
    let vector: Vector = serde_json::from_str(text).map_err(|error| error.to_string())?;
    Ok(Vector { line, ..vector })
}

/// The perft counts, in the order of the file.
///
/// # Errors
///
/// When the file cannot be read or a line is not a rule set with counts.
pub fn perft_suite() -> Result<Vec<PerftLine>, String> {
    each_line("perft/standard.txt", |_, text| {
        let (rules, counts) = text.split_once(' ').ok_or("expected a rule set and counts")?;
        let counts = counts
            .split_whitespace()
            .map(|count| count.parse().map_err(|_| format!("{count:?}, expected a count")))
            .collect::<Result<Vec<u64>, String>>()?;
        Ok(PerftLine { rules: rules.to_owned(), counts })
    })
}

/// Reads every line of a file of `testdata` that is not blank.
fn each_line<T>(file: &str, read: impl Fn(usize, &str) -> Result<T, String>) -> Result<Vec<T>, String> {
    let path = format!("{}/../../testdata/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(index, line)| read(index + 1, line).map_err(|error| format!("{path}:{}: {error}", index + 1)))
        .collect()
}
