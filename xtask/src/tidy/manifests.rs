//! The manifests: every member under the same lints, every shared dependency with its reason.

use anyhow::{Context, Result};
use serde::Deserialize;

use super::Offence;
use super::graph::Graph;
use super::tree::Tree;

/// The part of a member's manifest that says where its lints come from.
#[derive(Deserialize)]
struct Manifest {
    #[serde(default)]
    lints: Lints,
}

#[derive(Default, Deserialize)]
struct Lints {
    #[serde(default)]
    workspace: bool,
}

/// Every member inherits the lints of the workspace.
pub(super) fn lints(graph: &Graph, tree: &Tree) -> Result<Vec<Offence>> {
    let mut offences = Vec::new();
    for (_, path) in graph.members() {
        let manifest: Manifest =
            toml::from_str(tree.text(path)?).with_context(|| format!("{path} is no manifest"))?;
        if !manifest.lints.workspace {
            let line = tree.line_of(path, "[lints");
            offences.push(Offence::new(path, line, "lints of its own", "[lints] with workspace = true"));
        }
    }
    Ok(offences)
}

/// Every entry of `[workspace.dependencies]` has a comment right above it.
///
/// Entries of one family, whose names begin with the same three letters (`clap`, `clap_complete`), share it.
pub(super) fn reasons(manifest: &str) -> Vec<Offence> {
    let mut offences = Vec::new();
    let mut in_section = false;
    // The line above is a comment; the family that the last comment is for.
    let mut commented = false;
    let mut family = "";
    for (line, number) in manifest.lines().zip(1..) {
        if line.starts_with('[') {
            in_section = line == "[workspace.dependencies]";
        }
        let of_its_own = line.strip_prefix("[workspace.dependencies.");
        let text = if in_section { Some(line) } else { of_its_own };
        if let Some(name) = text.and_then(entry) {
            let first_letters = name.get(..3).unwrap_or(name);
            if !commented && first_letters != family {
                let what = format!("{name} without a reason");
                offences.push(Offence::new(
                    "Cargo.toml",
                    number,
                    what,
                    "a comment above it that says what for",
                ));
            }
            family = first_letters;
        }
        commented = line.starts_with('#');
        if line.is_empty() {
            family = "";
        }
    }
    offences
}

/// The name at the start of `name = …`, `name.key = …` or `name]`.
fn entry(line: &str) -> Option<&str> {
    let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'))?;
    (end > 0).then(|| &line[..end])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::graph::Package;

    #[test]
    fn a_member_with_lints_of_its_own_is_reported() {
        let graph = Graph::of(&[Package::member("good"), Package::member("own"), Package::member("none")]);
        let tree = Tree::of(&[
            ("good/Cargo.toml", "[package]\n[lints]\nworkspace = true\n"),
            ("own/Cargo.toml", "[package]\n[lints.rust]\nunused = \"allow\"\n"),
            ("none/Cargo.toml", "[package]\n"),
        ]);
        let offences = lints(&graph, &tree).unwrap();
        let places: Vec<(&str, usize)> = offences.iter().map(|it| (it.path.as_str(), it.line)).collect();
        assert_eq!(places, [("own/Cargo.toml", 2), ("none/Cargo.toml", 1)]);
    }

    #[test]
    fn a_dependency_without_a_reason_is_reported() {
        let manifest = "\
[workspace]
members = []

[workspace.dependencies]
# The command line.
clap = \"4\"
clap_complete = \"4\"
tempfile = \"3\"
# Errors.
anyhow = { version = \"1\", features = [
    \"std\",
] }

anyhow-more = \"1\"

# Apart.

serde = \"1\"

[workspace.dependencies.toml]
version = \"1\"

[workspace.lints.rust]
missing_docs = \"warn\"
";
        let offences = reasons(manifest);
        let names: Vec<(&str, usize)> =
            offences.iter().map(|it| (it.what.split(' ').next().unwrap(), it.line)).collect();
        assert_eq!(names, [("tempfile", 8), ("anyhow-more", 14), ("serde", 18), ("toml", 20)]);
    }
}
