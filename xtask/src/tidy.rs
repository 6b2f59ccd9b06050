//! `cargo xtask tidy`: the invariants of ARCHITECTURE.md and the rules of docs/style.md that a machine can check.
//!
//! Every check is a function from what was read (the files, the dependency graphs) to a list of offences. It
//! reads nothing else, so its tests show on a few lines of text that it can fail.

mod documents;
mod edges;
mod engine_crate;
mod files;
mod graph;
mod manifests;
mod page;
mod policy;
mod rules_crate;
mod tree;
mod used;
mod words;

use std::fmt;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::workspace::{BAD, GOOD, root};
use graph::Graph;
use policy::Policy;
use tree::Tree;

/// Shown by `cargo xtask tidy --help`.
pub(crate) const HELP: &str = "Checks, each listing every offence as `path:line: what, expected what`:
  edges          a crate uses only the crates it may use; nothing uses the programs
  used           a crate asks for no dependency that its sources never name
  rules-pure     the rules crate depends on its few error types only and never says std
  rules-once     no place but the rules sows a stone, by name or by deed
  engine-quiet   the engine prints nothing, reads no clock and starts no threads
  page-policy    the page has no style or script where its security policy refuses it
  words          every message of the catalogues is said somewhere
  lints          every member inherits the lints of the workspace
  reasons        every shared dependency has a comment that says what it is for
  licences, bans, sources
                 what deny.toml asks, for the workspace, fuzz/, xtask/no-std-check/ and
                 xtask/wasm-bench/
  length         no source file over 1200 lines
  size           no file over 1 MiB
  leftovers      no ignored test, no stub, no note to oneself
  machine-paths  no path that exists on one machine only
  hosts          no host of a package registry
  text           line feeds only, a line feed at the end, no white space at line ends
  links          every relative link in a Markdown file leads to a file
  glossary       the names in docs/glossary.md are names in the rules crate
  readme         README.md names the two commands";

/// The manifests whose dependencies are looked at: the workspace first, and the packages outside of it.
const MANIFESTS: [&str; 4] =
    ["Cargo.toml", "fuzz/Cargo.toml", "xtask/no-std-check/Cargo.toml", "xtask/wasm-bench/Cargo.toml"];

/// Something a check does not accept.
#[derive(Debug, PartialEq)]
struct Offence {
    /// From the root, with slashes.
    path: String,
    /// From 1; of a whole file, 1.
    line: usize,
    what: String,
    expected: String,
}

impl Offence {
    fn new(path: &str, line: usize, what: impl Into<String>, expected: impl Into<String>) -> Offence {
        Offence { path: path.to_string(), line, what: what.into(), expected: expected.into() }
    }
}

impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Offence { path, line, what, expected } = self;
        write!(f, "{path}:{line}: {what}, expected {expected}")
    }
}

/// `cargo xtask tidy`.
pub(crate) fn run() -> Result<ExitCode> {
    Ok(if passes()? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Makes every check, prints how each went, and says whether all passed.
pub(crate) fn passes() -> Result<bool> {
    let root = root();
    let tree = Tree::read(&root)?;
    let graphs = MANIFESTS.map(|manifest| Graph::read(&root, manifest));
    let [workspace, fuzz, no_std, wasm] = graphs;
    let graphs = [workspace?, fuzz?, no_std?, wasm?];
    let workspace = &graphs[0];
    let policy = Policy::parse(tree.text("deny.toml")?).context("deny.toml")?;
    let everywhere = |check: fn(&Policy, &Graph, &Tree) -> Vec<Offence>| -> Vec<Offence> {
        graphs.iter().flat_map(|graph| check(&policy, graph, &tree)).collect()
    };

    let results = [
        ("edges", edges::check(workspace, &tree)),
        ("used", graphs.iter().flat_map(|graph| used::check(graph, &tree)).collect()),
        ("rules-pure", rules_crate::pure(workspace, &tree)),
        ("rules-once", rules_crate::once(&tree)),
        ("engine-quiet", engine_crate::quiet(&tree)),
        ("page-policy", page::policy(&tree)),
        ("words", words::said(&tree)),
        ("lints", manifests::lints(workspace, &tree)?),
        ("reasons", manifests::reasons(tree.text("Cargo.toml")?)),
        ("licences", everywhere(policy::licences)),
        ("bans", everywhere(policy::bans)),
        ("sources", everywhere(policy::sources)),
        ("length", files::length(&tree)),
        ("size", files::size(&tree)),
        ("safety", files::safety(&tree)),
        ("leftovers", files::leftovers(&tree)),
        ("machine-paths", files::machine_paths(&tree)),
        ("hosts", files::hosts(&tree)),
        ("text", files::text(&tree)),
        ("links", documents::links(&tree)),
        ("glossary", documents::glossary(&tree)),
        ("readme", documents::readme(&tree)),
    ];
    for (name, offences) in &results {
        if offences.is_empty() {
            anstream::println!("{GOOD}passed{GOOD:#}  {name}");
        } else {
            anstream::println!("{BAD}failed{BAD:#}  {name}");
        }
        for offence in offences {
            anstream::println!("  {offence}");
        }
    }
    Ok(results.iter().all(|(_, offences)| offences.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offence_reads_like_a_compiler_message() {
        let offence = Offence::new("a/b.rs", 3, "a tab", "a space");
        assert_eq!(offence.to_string(), "a/b.rs:3: a tab, expected a space");
    }
}
