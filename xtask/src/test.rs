//! `cargo xtask test`: every step that has to pass before a change lands, in order, up to the first that fails.
//!
//! It uses cargo with its usual components, Node.js and Chromium. What is missing is installed or told before
//! the first step; it is an error, never a step left out.

use std::io;
use std::process::{ExitCode, Stdio};
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, Result};

use crate::workspace::{BAD, GOOD, HEAD, cargo, target_folder};
use crate::{chromium, site, tidy, wasm, wasm_vectors};

/// Shown by `cargo xtask test --help`.
pub(crate) const HELP: &str =
    "Steps, in this order; the first failure ends the run and says how to repeat that step alone:
  format         rustfmt has nothing to change (the workspace, fuzz/, xtask/no-std-check/, xtask/wasm-bench/)
  page           the page builds, as `cargo xtask site` builds it
  lint           clippy has nothing to say (the workspace, xtask/wasm-bench/)
  tidy           cargo xtask tidy
  no-std         the rules build without std
  test           unit, integration and documentation tests, those of the page in Chromium among them
  vectors        the vectors are answered in WebAssembly as everywhere else
  documentation  rustdoc has nothing to say

What is missing of rustfmt, clippy and Node.js is told with the command that installs it; the target
wasm32-unknown-unknown and Chromium with its driver are installed by rustup and apt-get, where they can be.";

/// A part of cargo that may not be installed.
struct Component {
    name: &'static str,
    /// The cargo command that answers when it is there.
    command: &'static str,
}

const RUSTFMT: Component = Component { name: "rustfmt", command: "fmt" };
const CLIPPY: Component = Component { name: "clippy", command: "clippy" };

impl Component {
    fn is_installed(&self) -> bool {
        cargo()
            .args([self.command, "--version"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }
}

/// What a step does.
enum Work {
    /// Starts cargo with these arguments and these variables of the environment.
    Cargo { set: Vec<(&'static str, String)>, arguments: Vec<String> },
    /// Another chore, by its name and arguments, in this process.
    Chore { command: &'static str, passes: fn() -> Result<bool> },
}

struct Step {
    name: &'static str,
    work: Work,
}

impl Step {
    fn cargo(name: &'static str, arguments: &[&str]) -> Step {
        let arguments = arguments.iter().copied().map(String::from).collect();
        Step { name, work: Work::Cargo { set: Vec::new(), arguments } }
    }

    fn chore(name: &'static str, command: &'static str, passes: fn() -> Result<bool>) -> Step {
        Step { name, work: Work::Chore { command, passes } }
    }

    /// The same with a variable set; chores set their own.
    fn with(mut self, name: &'static str, value: impl Into<String>) -> Step {
        if let Work::Cargo { set, .. } = &mut self.work {
            set.push((name, value.into()));
        }
        self
    }

    /// What to type to run this step alone.
    fn command(&self) -> String {
        match &self.work {
            Work::Chore { command, .. } => format!("cargo xtask {command}"),
            Work::Cargo { set, arguments } => {
                let set: String = set.iter().map(|(name, value)| format!("{name}=\"{value}\" ")).collect();
                format!("{set}cargo {}", arguments.join(" "))
            }
        }
    }

    fn passes(&self) -> Result<bool> {
        match &self.work {
            Work::Chore { passes, .. } => passes(),
            Work::Cargo { set, arguments } => {
                let mut command = cargo();
                command
                    .args(arguments)
                    .envs(set.iter().map(|(name, value)| (name, value)))
                    .stdin(Stdio::null());
                Ok(command.status().context("cargo does not start")?.success())
            }
        }
    }
}

/// How a step went.
struct Outcome {
    name: &'static str,
    took: Duration,
    passed: bool,
}

/// `cargo xtask test`.
pub(crate) fn run() -> Result<ExitCode> {
    let missing: Vec<&Component> = [&RUSTFMT, &CLIPPY].into_iter().filter(|it| !it.is_installed()).collect();
    if !missing.is_empty() {
        for Component { name, .. } in missing {
            anstream::eprintln!(
                "{BAD}{name} is missing{BAD:#}, install it with: rustup component add {name}"
            );
        }
        return Ok(ExitCode::FAILURE);
    }
    wasm::check_node()?;
    chromium::install()?;

    let steps = steps();
    let outcomes = until_failure(&steps, |step| {
        anstream::eprintln!("\n{HEAD}{}{HEAD:#}: {}", step.name, step.command());
        step.passes()
    })?;

    anstream::eprintln!();
    anstream::eprint!("{}", summary(&outcomes));
    let failed = steps.iter().zip(&outcomes).find(|(_, outcome)| !outcome.passed);
    let Some((step, _)) = failed else {
        anstream::eprintln!("{GOOD}Every step passed.{GOOD:#}");
        return Ok(ExitCode::SUCCESS);
    };
    anstream::eprintln!("{BAD}{} failed.{BAD:#} Alone it runs with: {}", step.name, step.command());
    Ok(ExitCode::FAILURE)
}

/// Every step, in order.
fn steps() -> Vec<Step> {
    // rustfmt colours its differences even where nobody sees them.
    let plain = AutoStream::choice(&io::stdout()) == ColorChoice::Never;
    let check: &[&str] = if plain { &["--check", "--", "--color", "never"] } else { &["--check"] };
    let format = |name, what: &[&str]| Step::cargo(name, &[&["fmt"], what, check].concat());
    let no_std = "xtask/no-std-check/Cargo.toml";
    let no_std_target = target_folder().join("no-std-check");
    let wasm = "xtask/wasm-bench/Cargo.toml";
    let wasm_target = target_folder().join("wasm-bench");
    // The server holds the page, so every step that builds the server names it, lest it be built anew.
    let page = site::folder();
    let page = page.to_string_lossy();
    let with_page = |name, what: &[&str]| Step::cargo(name, what).with(site::EMBEDDED, page.clone());
    vec![
        format("format", &["--all"]),
        format("format of fuzz", &["--manifest-path", "fuzz/Cargo.toml"]),
        format("format of no-std-check", &["--manifest-path", no_std]),
        format("format of wasm-bench", &["--manifest-path", wasm]),
        Step::chore("page", "site target/site", || site::for_chores().map(|_| true)),
        with_page("lint", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
        Step::cargo(
            "lint of wasm-bench",
            &[
                "clippy",
                "--manifest-path",
                wasm,
                "--target-dir",
                &wasm_target.to_string_lossy(),
                "--",
                "-D",
                "warnings",
            ],
        ),
        Step::chore("tidy", "tidy", tidy::passes),
        Step::cargo(
            "no-std",
            &["build", "--manifest-path", no_std, "--target-dir", &no_std_target.to_string_lossy()],
        ),
        with_page("test", &["test", "--workspace"]),
        Step::chore("vectors", "wasm-vectors", wasm_vectors::passes),
        with_page("documentation", &["doc", "--workspace", "--no-deps"]).with("RUSTDOCFLAGS", "-D warnings"),
    ]
}

/// Performs the steps up to the first that fails.
fn until_failure(steps: &[Step], mut passes: impl FnMut(&Step) -> Result<bool>) -> Result<Vec<Outcome>> {
    let mut outcomes = Vec::new();
    for step in steps {
        let begun = Instant::now();
        let passed = passes(step).with_context(|| format!("{} cannot run", step.name))?;
        outcomes.push(Outcome { name: step.name, took: begun.elapsed(), passed });
        if !passed {
            break;
        }
    }
    Ok(outcomes)
}

/// One line a step that ran, with its duration.
fn summary(outcomes: &[Outcome]) -> String {
    let width = outcomes.iter().map(|outcome| outcome.name.len()).max().unwrap_or(0);
    outcomes
        .iter()
        .map(|Outcome { name, took, passed }| {
            let (style, word) = if *passed { (GOOD, "passed") } else { (BAD, "failed") };
            format!("{style}{word}{style:#}  {name:width$}  {:6.1} s\n", took.as_secs_f64())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three() -> [Step; 3] {
        ["one", "two", "three"].map(|name| Step::cargo(name, &[name]))
    }

    #[test]
    fn the_first_failure_ends_the_run() {
        let mut seen = Vec::new();
        let outcomes = until_failure(&three(), |step| {
            seen.push(step.name);
            Ok(step.name != "two")
        })
        .unwrap();
        assert_eq!(seen, ["one", "two"]);
        assert_eq!(outcomes.iter().map(|it| it.passed).collect::<Vec<_>>(), [true, false]);
    }

    #[test]
    fn the_summary_has_a_line_for_each_step_that_ran() {
        let outcomes = until_failure(&three(), |step| Ok(step.name != "two")).unwrap();
        let text = anstream::adapter::strip_str(&summary(&outcomes)).to_string();
        assert_eq!(text, "passed  one     0.0 s\nfailed  two     0.0 s\n");
    }

    #[test]
    fn a_component_that_does_not_exist_is_missing() {
        assert!(!Component { name: "nothing", command: "no-such-command" }.is_installed());
    }

    #[test]
    fn a_step_says_how_to_run_it_alone() {
        let commands: Vec<String> = steps().iter().map(Step::command).collect();
        let page = format!("OANQUAN_SITE=\"{}\"", site::folder().display());
        for expected in [
            format!("{page} cargo test --workspace"),
            String::from("cargo xtask tidy"),
            format!("{page} RUSTDOCFLAGS=\"-D warnings\" cargo doc --workspace --no-deps"),
        ] {
            assert!(commands.contains(&expected), "{expected}");
        }
    }
}
