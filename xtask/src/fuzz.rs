//! `cargo xtask fuzz`: runs the fuzz targets one after the other and says how fast each was.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{ExitCode, Stdio};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::workspace::{BAD, GOOD, HEAD, nightly_cargo, root};

/// The part of fuzz/Cargo.toml that names the targets.
#[derive(Deserialize)]
struct Manifest {
    #[serde(default, rename = "bin")]
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

/// What the fuzzer printed that is worth repeating at the end.
#[derive(Debug, Default, PartialEq)]
struct Report {
    /// Runs and the seconds they took.
    done: Option<(u64, u64)>,
    /// The file with the input that failed.
    artifact: Option<String>,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some(rest) = line.strip_prefix("Done ") {
            let mut numbers = rest.split(' ').filter_map(|word| word.parse().ok());
            self.done = numbers.next().zip(numbers.next());
        } else if let Some((_, file)) = line.split_once("Test unit written to ") {
            let root = format!("{}/", root().display());
            let file = file.trim();
            self.artifact = Some(file.strip_prefix(&root).unwrap_or(file).to_string());
        }
    }

    fn line(&self, name: &str, width: usize, passed: bool) -> String {
        let (style, word) = if passed { (GOOD, "passed") } else { (BAD, "failed") };
        let speed = match self.done {
            Some((runs, seconds)) => format!("{:>9} runs/s, {runs} runs", runs / seconds.max(1)),
            None => String::from("        - runs/s"),
        };
        let artifact = match &self.artifact {
            Some(file) => format!(", input in {file}"),
            None => String::new(),
        };
        format!("{style}{word}{style:#}  {name:width$}  {speed}{artifact}")
    }
}

/// `cargo xtask fuzz`.
pub(crate) fn run(seconds: u64, only: Option<&str>) -> Result<ExitCode> {
    let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).context("fuzz/Cargo.toml")?;
    let targets = chosen(&manifest, only)?;
    installed(&["--version"], "rustup toolchain install nightly", "a nightly toolchain")?;
    installed(&["fuzz", "--version"], "cargo install cargo-fuzz --locked", "cargo-fuzz")?;

    let width = targets.iter().map(String::len).max().unwrap_or(0);
    let mut lines = Vec::new();
    let mut all_passed = true;
    for target in &targets {
        let limit = format!("-max_total_time={seconds}");
        anstream::eprintln!("\n{HEAD}{target}{HEAD:#}: cargo +nightly fuzz run {target} -- {limit}");
        let (passed, report) = fuzz(target, &limit)?;
        all_passed &= passed;
        lines.push(report.line(target, width, passed));
    }
    anstream::println!("\n{}", lines.join("\n"));
    Ok(if all_passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The names of the targets, all or the one asked for.
fn chosen(manifest: &str, only: Option<&str>) -> Result<Vec<String>> {
    let manifest: Manifest = toml::from_str(manifest).context("fuzz/Cargo.toml")?;
    let names: Vec<String> = manifest.targets.into_iter().map(|target| target.name).collect();
    match only {
        None if names.is_empty() => bail!("fuzz/Cargo.toml has no [[bin]]"),
        None => Ok(names),
        Some(name) if names.iter().any(|known| known == name) => Ok(vec![name.to_string()]),
        Some(name) => bail!("no fuzz target {name}, expected one of {}", names.join(", ")),
    }
}

/// An error that names the command which installs what is missing.
fn installed(probe: &[&str], install: &str, what: &str) -> Result<()> {
    let answer = nightly_cargo().args(probe).stdin(Stdio::null()).output();
    if answer.is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    bail!("{what} is missing, install it with: {install}")
}

/// Runs one target, showing what it prints while reading it.
fn fuzz(target: &str, limit: &str) -> Result<(bool, Report)> {
    let mut child = nightly_cargo()
        .args(["fuzz", "run", target, "--", limit])
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .context("cargo does not start")?;
    let output = child.stderr.take().expect("standard error was asked for as a pipe");
    let mut report = Report::default();
    // The fuzzer prints inputs as they are, which need not be UTF-8.
    for line in BufReader::new(output).split(b'\n') {
        let line = line.context("output of the fuzzer")?;
        let mut screen = io::stderr().lock();
        screen.write_all(&line).and_then(|()| screen.write_all(b"\n")).context("standard error")?;
        report.read(&String::from_utf8_lossy(&line));
    }
    Ok((child.wait().context("cargo fuzz")?.success(), report))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[[bin]]\nname = \"laws\"\n\n[[bin]]\nname = \"text\"\n";

    #[test]
    fn targets_are_the_binaries() {
        assert_eq!(chosen(MANIFEST, None).unwrap(), ["laws", "text"]);
        assert_eq!(chosen(MANIFEST, Some("text")).unwrap(), ["text"]);
    }

    #[test]
    fn an_unknown_target_lists_the_known_ones() {
        let error = chosen(MANIFEST, Some("tetx")).unwrap_err();
        assert_eq!(error.to_string(), "no fuzz target tetx, expected one of laws, text");
        assert!(chosen("[package]\nname = \"fuzz\"\n", None).is_err());
    }

    #[test]
    fn a_report_holds_speed_and_artifact() {
        let mut report = Report::default();
        for line in [
            "#2 INITED cov: 3",
            "artifact_prefix='./'; Test unit written to fuzz/artifacts/laws/crash-12",
            "Done 270000 runs in 21 second(s)",
        ] {
            report.read(line);
        }
        let artifact = Some(String::from("fuzz/artifacts/laws/crash-12"));
        assert_eq!(report, Report { done: Some((270_000, 21)), artifact });
        let line = anstream::adapter::strip_str(&report.line("laws", 6, false)).to_string();
        assert_eq!(
            line,
            "failed  laws        12857 runs/s, 270000 runs, input in fuzz/artifacts/laws/crash-12"
        );
    }
}
