//! `cargo xtask wasm-vectors`: the rules as the page has them against the vectors.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::wasm::check_node;
use crate::wasm_target::{self, TARGET};
use crate::workspace::{cargo, root, target_folder};

/// The package with the rules and a way to ask them.
const PACKAGE: &str = "wasm-vectors";

/// Asks them, in Node.js.
const RUNNER: &str = "xtask/wasm-vectors/runner.mjs";

/// What is asked, and what must be answered.
const VECTORS: &str = "testdata/vectors/inspect.jsonl";

/// The profile of the page.
const PROFILE: &str = "web";

/// `cargo xtask wasm-vectors`.
pub(crate) fn run() -> Result<ExitCode> {
    Ok(if passes()? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether every vector is answered as expected.
pub(crate) fn passes() -> Result<bool> {
    check_node()?;
    wasm_target::install()?;
    answers(&build()?, &root().join(VECTORS))
}

/// Builds the module, and returns the script that loads it.
fn build() -> Result<PathBuf> {
    let mut command = cargo();
    command.args(["build", "--lib", "--package", PACKAGE, "--profile", PROFILE, "--target", TARGET]);
    let status = command.stdin(Stdio::null()).status().context("cargo does not start")?;
    ensure!(status.success(), "{PACKAGE} does not build for {TARGET}");
    let folder = root().join(target_folder()).join(TARGET).join(PROFILE);
    let output = folder.join(PACKAGE);
    let mut bindgen = Bindgen::new();
    bindgen.input_path(folder.join("wasm_vectors.wasm")).out_name("vectors").typescript(false);
    bindgen.nodejs(true)?.generate(&output).with_context(|| format!("wasm-bindgen for {PACKAGE}"))?;
    Ok(output.join("vectors.js"))
}

/// Whether the module answers as a file of vectors expects.
fn answers(script: &Path, vectors: &Path) -> Result<bool> {
    let mut node = Command::new("node");
    node.arg(root().join(RUNNER)).arg(script).arg(vectors).stdin(Stdio::null());
    Ok(node.status().context("node does not start")?.success())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_line_has_to_be_answered_and_there_has_to_be_one() {
        let folder = tempfile::tempdir().unwrap();
        let (script, vectors) = (folder.path().join("vectors.js"), folder.path().join("vectors"));
        fs::write(&script, "exports.fault = (line) => (line === \"bad\" ? \"wrong\" : undefined);\n")
            .unwrap();
        for (lines, expected) in [("good\ngood\n", true), ("good\nbad\n", false), ("\n", false)] {
            fs::write(&vectors, lines).unwrap();
            assert_eq!(answers(&script, &vectors).unwrap(), expected, "{lines:?}");
        }
    }
}
