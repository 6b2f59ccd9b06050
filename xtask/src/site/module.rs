//! A crate as a WebAssembly module, with the script that loads it.

use std::collections::BTreeMap;
use std::fs;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use super::Build;
use super::order;
use super::parts::{self, Parted};
use super::short;
use crate::wasm_target::TARGET;
use crate::workspace::{cargo, root, target_folder};

/// Checksums are computed by the small code, a tenth off the engine.
const SMALL: &str = r#"target.wasm32-unknown-unknown.rustflags=["--cfg=sha2_backend=\"soft\"","--cfg=sha2_backend_soft=\"compact\""]"#;

/// A module and its script.
pub(super) struct Module {
    pub(super) name: &'static str,
    pub(super) script: String,
    pub(super) binary: Vec<u8>,
    /// What of it is loaded later, by the names that the script has for it.
    pub(super) parts: BTreeMap<String, Vec<u8>>,
}

impl Module {
    /// Compiles a crate with the profile `web` of the root manifest, or with `dev`.
    pub(super) fn build(package: &str, name: &'static str, build: Build) -> Result<Module> {
        let (profile, folder) = match build {
            Build::Release => ("web", "web"),
            Build::Dev => ("dev", "debug"),
        };
        let mut command = cargo();
        command.args(["rustc", "--lib", "--package", package, "--profile", profile, "--target", TARGET]);
        command.args(["--config", SMALL, "--", parts::LINKED]);
        let status = command.stdin(Stdio::null()).status().context("cargo does not start")?;
        ensure!(status.success(), "{package} does not build for {TARGET}");

        let file = format!("{}.wasm", package.replace('-', "_"));
        let input = root().join(target_folder()).join(TARGET).join(folder).join(file);
        let linked = fs::read(&input).with_context(|| input.display().to_string())?;
        let Parted { main, parts, loader } = parts::take_out(&linked)?;
        let mut bindgen = Bindgen::new();
        bindgen.input_bytes(name, main).out_name(name).typescript(false);
        // The parts call by the table that the linker made.
        bindgen.keep_lld_exports(true);
        // By itself the script would have to be told where its module is.
        bindgen.omit_default_module_path(false);
        if build == Build::Release {
            bindgen.remove_name_section(true).remove_producers_section(true);
        }
        let output = bindgen.web(true).and_then(Bindgen::generate_output);
        let mut output = output.with_context(|| format!("wasm-bindgen for {}", input.display()))?;
        ensure!(
            output.snippets().values().all(Vec::is_empty) && output.local_modules().is_empty(),
            "{package} brings scripts of its own, which the page does not load"
        );
        let mut script = output.js().to_string();
        if build == Build::Release {
            script = short::shorten(output.wasm_mut(), &script)?;
        }
        let script = parts::joined(&script, &loader)?;
        let mut binary = output.wasm_mut().emit_wasm();
        if build == Build::Release {
            binary = order::put(&binary)?;
        }
        Ok(Module { name, script, binary, parts })
    }

    /// What the script calls the module.
    pub(super) fn binary_name(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }
}
