//! Parts of a module that are loaded when they are needed first: whatever a function that is marked with
//! `wasm_split` alone uses. They are taken out of what the linker has made, before wasm-bindgen sees it.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, anyhow, ensure};
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use super::order;

/// Makes the linker tell what refers to what; without that nothing can be taken out.
pub(super) const LINKED: &str = "-Clink-arg=--emit-relocs";

/// What the module calls the script that loads its parts.
const LOADER: &str = "./__wasm_split.js";

/// How the script that loads the parts begins.
const BEGINNING: &str = "import { initSync } from \"./main.js\";\n";

/// A module without its parts.
pub(super) struct Parted {
    pub(super) main: Vec<u8>,
    /// By the names of the files that the loader asks for.
    pub(super) parts: BTreeMap<String, Vec<u8>>,
    /// The script that loads them.
    pub(super) loader: String,
}

/// Takes the parts out of a module.
pub(super) fn take_out(module: &[u8]) -> Result<Parted> {
    let folder = tempfile::tempdir().context("a folder for the parts")?;
    let main = folder.path().join("main.wasm");
    let mut options = Options::new(module);
    options.output_dir = folder.path();
    options.main_out_path = &main;
    options.link_name = LOADER;
    let written = transform(options).map_err(|error| anyhow!("the parts of a module: {error:#}"))?;
    let mut parts = BTreeMap::new();
    for path in written.split_modules {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let part = compact(&fs::read(&path)?).with_context(|| name.clone())?;
        parts.insert(name, part);
    }
    let loader = fs::read_to_string(folder.path().join(LOADER))?;
    Ok(Parted { main: fs::read(&main)?, parts, loader })
}

/// A part without the names of its functions, and without the room that the linker leaves in every number.
fn compact(part: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    order::put(&config.parse(part)?.emit_wasm())
}

/// The script of a module with the loader of its parts in it: two files that import each other cannot both
/// have names that tell their content.
pub(super) fn joined(script: &str, loader: &str) -> Result<String> {
    // One for each part, all of the same file.
    let imports: Vec<(&str, &str)> = script.lines().filter_map(imported).collect();
    ensure!(!imports.is_empty(), "the script of a module does not import the loader of its parts");
    let loader = loader.strip_prefix(BEGINNING).context("the loader of parts begins in another way")?;
    let functions = loader.lines().filter_map(|line| line.strip_prefix("export const ")?.split(' ').next());
    let functions: Vec<&str> = functions.collect();
    ensure!(!functions.is_empty(), "the loader of parts loads nothing");
    let loader = loader.replace("export const ", "const ");
    let loader = format!("{loader}const parts = {{ {} }};\n", functions.join(", "));
    let named = |script: String, (line, name)| script.replacen(line, &format!("const {name} = parts;"), 1);
    Ok(loader + &imports.iter().copied().fold(script.to_string(), named))
}

/// A line that imports the loader, and the name it is given.
fn imported(line: &str) -> Option<(&str, &str)> {
    let name = line.strip_prefix("import * as ")?.split(' ').next()?;
    (line == format!("import * as {name} from \"{LOADER}\"")).then_some((line, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "import * as import1 from \"./__wasm_split.js\"\n\
        import * as import2 from \"./__wasm_split.js\"\nfunction initSync() {}\nimports(import1, import2);\n";

    #[test]
    fn the_loader_stands_before_the_script_that_imported_it() {
        let loader = format!("{BEGINNING}export const load_a = a(initSync());\nexport const load_b = b();\n");
        let expected = "const load_a = a(initSync());\nconst load_b = b();\nconst parts = { load_a, load_b };\n\
            const import1 = parts;\nconst import2 = parts;\nfunction initSync() {}\nimports(import1, import2);\n";
        assert_eq!(joined(SCRIPT, &loader).unwrap(), expected);
    }

    #[test]
    fn a_loader_that_is_not_understood_is_an_error() {
        for loader in ["", BEGINNING, "export const load_a = a();\n"] {
            assert!(joined(SCRIPT, loader).is_err(), "{loader:?}");
        }
        let loader = format!("{BEGINNING}export const load_a = a();\n");
        assert!(joined("function initSync() {}\n", &loader).is_err());
    }
}
