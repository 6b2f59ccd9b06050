//! `cargo xtask bench wasm`: the engine as a browser runs it against the engine as a program, on one fixed
//! search, in turn.
//!
//! Both are built from `xtask/wasm-bench` with the same optimisation. Each runs in a process of its own that
//! searches once for every line it is given, so that neither starts anew in a round and what the module's
//! compiler does at first is over before the first round counts.

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::wasm_target::{self, TARGET};
use crate::workspace::{cargo, root, target_folder};

/// The package with the fixed search.
const MANIFEST: &str = "xtask/wasm-bench/Cargo.toml";

/// Runs the module.
const RUNNER: &str = "xtask/wasm-bench/runner.mjs";

/// Where the module is told, when it is built, what nodes it has to search.
const EXPECTED: &str = "OANQUAN_WASM_BENCH_NODES";

/// Measurements of each; odd, so that one of them is the median.
const ROUNDS: usize = 5;

/// `cargo xtask bench wasm`.
pub(crate) fn bench() -> Result<ExitCode> {
    check_node()?;
    wasm_target::install()?;
    let folder = root().join(target_folder()).join("wasm-bench");
    build(&folder, &["--bin", "native"], None)?;
    let mut native = Runner::start(&mut Command::new(folder.join("release").join("native")))?;
    // What a first run answers is not counted: memory and caches are cold.
    let (_, nodes) = native.search()?;
    build(&folder, &["--bin", "module", "--target", TARGET], Some((EXPECTED, &nodes)))?;
    let module = folder.join(TARGET).join("release").join("module.wasm");
    let mut module = Runner::start(Command::new("node").arg(root().join(RUNNER)).arg(module))?;
    check(&module.search()?.1, &nodes)?;

    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let (native, again) = native.search()?;
        ensure!(again == nodes, "the native search is not the same twice: {again} nodes after {nodes}");
        let (wasm, returned) = module.search()?;
        check(&returned, &nodes)?;
        rounds.push(Round { native, wasm });
    }
    anstream::print!("{}", summary(total(&nodes)?, &rounds));
    Ok(ExitCode::SUCCESS)
}

/// An error, with what to do, where there is no Node.js.
pub(crate) fn check_node() -> Result<()> {
    ensure!(
        starts("node"),
        "node is missing, install Node.js 20 or later, on Debian with: apt install nodejs"
    );
    Ok(())
}

/// Whether there is a program of this name that says its version.
fn starts(program: &str) -> bool {
    let answer = Command::new(program).arg("--version").stdin(Stdio::null()).output();
    answer.is_ok_and(|output| output.status.success())
}

/// Builds a program of the package.
fn build(folder: &Path, what: &[&str], set: Option<(&str, &str)>) -> Result<()> {
    let mut command = cargo();
    command.args(["build", "--release", "--manifest-path", MANIFEST, "--target-dir"]).arg(folder);
    let status = command.args(what).envs(set).stdin(Stdio::null()).status();
    ensure!(status.context("cargo does not start")?.success(), "{MANIFEST} does not build");
    Ok(())
}

/// An error when the module has not searched the nodes that it was built to expect.
fn check(returned: &str, nodes: &str) -> Result<()> {
    let place: usize = returned.parse().with_context(|| format!("the module returned {returned:?}"))?;
    if place == 0 {
        return Ok(());
    }
    let expected = nodes.split(' ').nth(place - 1).unwrap_or("none");
    bail!("search {place} of {MANIFEST} differs: as WASM it has other nodes, expected {expected} as natively")
}

/// The sum of numbers separated by spaces.
fn total(nodes: &str) -> Result<u64> {
    let numbers = nodes.split(' ').map(str::parse::<u64>);
    numbers.sum::<Result<u64, _>>().with_context(|| format!("nodes {nodes:?}, expected numbers"))
}

/// A process that searches once for every line.
struct Runner {
    process: Child,
    requests: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Runner {
    fn start(command: &mut Command) -> Result<Runner> {
        let name = PathBuf::from(command.get_program());
        let process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = process.with_context(|| format!("{} does not start", name.display()))?;
        let requests = process.stdin.take().expect("standard input was asked for as a pipe");
        let answers = process.stdout.take().expect("standard output was asked for as a pipe");
        Ok(Runner { process, requests, answers: BufReader::new(answers).lines() })
    }

    /// The seconds a search took, and what else the process answered.
    fn search(&mut self) -> Result<(f64, String)> {
        // A process that has ended cannot be asked; what it answered says so.
        let asked = self.requests.write_all(b"\n");
        let Some(answer) = asked.ok().and_then(|()| self.answers.next()) else {
            let status = self.process.wait().context("a search")?;
            bail!("a search ended without an answer: {status}");
        };
        let answer = answer.context("the answer of a search")?;
        let (seconds, rest) = answer.split_once(' ').with_context(|| format!("answer {answer:?}"))?;
        Ok((seconds.parse().with_context(|| format!("seconds {seconds:?}"))?, rest.to_string()))
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        // It may have ended by itself, and nothing is lost when it has not.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The seconds both took, one after the other.
struct Round {
    native: f64,
    wasm: f64,
}

/// What is printed: medians of the rounds.
fn summary(nodes: u64, rounds: &[Round]) -> String {
    let speed = |seconds: f64| nodes as f64 / seconds / 1e6;
    let native = median(rounds.iter().map(|round| speed(round.native)));
    let wasm = median(rounds.iter().map(|round| speed(round.wasm)));
    let ratio = median(rounds.iter().map(|round| round.native / round.wasm));
    format!(
        "nodes    {nodes}, the same natively and as WASM, in each of {} rounds\n\
         native   {native:6.2} M nodes/s\n\
         wasm     {wasm:6.2} M nodes/s, {ratio:.2} times as fast as native\n",
        rounds.len()
    )
}

/// The middle one of an odd number of values.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_has_medians() {
        let rounds = [(1.0, 2.0), (0.5, 4.0), (2.0, 2.5)].map(|(native, wasm)| Round { native, wasm });
        let expected = "\
nodes    2000000, the same natively and as WASM, in each of 3 rounds
native     2.00 M nodes/s
wasm       0.80 M nodes/s, 0.50 times as fast as native
";
        assert_eq!(summary(2_000_000, &rounds), expected);
    }

    #[test]
    fn other_nodes_are_an_error_that_names_the_search() {
        assert!(check("0", "10 20").is_ok());
        let error = check("2", "10 20").unwrap_err().to_string();
        assert!(error.contains("search 2 of ") && error.ends_with("expected 20 as natively"), "{error}");
        assert!(check("", "10 20").is_err());
    }

    #[test]
    fn nodes_are_added_up() {
        assert_eq!(total("1 20 300").unwrap(), 321);
        assert!(total("1 2x").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_process_that_ends_is_an_error() {
        let mut runner = Runner::start(&mut Command::new("true")).unwrap();
        let error = runner.search().unwrap_err().to_string();
        assert!(error.starts_with("a search ended without an answer: exit status: 0"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn an_answer_is_seconds_and_what_follows() {
        let mut runner = Runner::start(Command::new("sh").args(["-c", "read line; echo 0.25 7 8"])).unwrap();
        assert_eq!(runner.search().unwrap(), (0.25, String::from("7 8")));
    }
}
