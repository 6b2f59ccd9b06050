//! What deny.toml asks of licences, bans and sources.
//!
//! cargo-deny reads the same file and looks at more; this is the part that needs nothing installed. A key of
//! these three sections that is not understood here is an error, so that the two never say different things.

use anyhow::{Context, Result};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

use super::Offence;
use super::graph::{Graph, Package, Source};
use super::tree::Tree;

/// The sections of deny.toml that are checked.
pub(super) struct Policy {
    file: DenyFile,
    allowed: Vec<Licensee>,
}

#[derive(Deserialize)]
struct DenyFile {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Licenses {
    allow: Vec<String>,
    /// A question of tidiness in deny.toml, which only cargo-deny answers.
    #[serde(rename = "unused-allowed-license")]
    _unused_allowed_license: Option<Level>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Bans {
    wildcards: Level,
    deny: Vec<Ban>,
    /// Two versions of a crate are accepted, or it is cargo-deny that says otherwise.
    #[serde(rename = "multiple-versions")]
    _multiple_versions: Option<Level>,
    /// Paths are never taken for wildcards here: no crate of ours is published.
    #[serde(rename = "allow-wildcard-paths")]
    _allow_wildcard_paths: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Sources {
    unknown_registry: Level,
    unknown_git: Level,
}

#[derive(Clone, Copy, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Level {
    Deny,
    Warn,
    Allow,
}

impl Policy {
    /// Reads the text of deny.toml.
    pub(super) fn parse(text: &str) -> Result<Policy> {
        let file: DenyFile = toml::from_str(text)?;
        let allowed = file.licenses.allow.iter();
        let allowed = allowed.map(|name| Licensee::parse(name).with_context(|| format!("licence {name}")));
        let allowed = allowed.collect::<Result<_>>()?;
        Ok(Policy { file, allowed })
    }

    /// What is wrong with the licence of a package.
    fn licence_fault(&self, package: &Package) -> Option<String> {
        let Some(licence) = &package.licence else {
            return Some(String::from("no licence"));
        };
        match Expression::parse_mode(licence, ParseMode::LAX) {
            Err(_) => Some(format!("an unreadable licence, {licence}")),
            Ok(expression) => {
                let accepted =
                    expression.evaluate(|asked| self.allowed.iter().any(|ours| ours.satisfies(asked)));
                (!accepted).then(|| format!("licence {licence}"))
            }
        }
    }
}

/// Every package comes under a licence that is allowed.
pub(super) fn licences(policy: &Policy, graph: &Graph, tree: &Tree) -> Vec<Offence> {
    let expected = format!("one of {} (deny.toml)", policy.file.licenses.allow.join(", "));
    let faults = graph.packages.iter().filter_map(|it| Some((it, policy.licence_fault(it)?)));
    faults.map(|(package, fault)| offence(graph, tree, package, &fault, &expected)).collect()
}

/// No package is banned, and none asks for any version of another.
pub(super) fn bans(policy: &Policy, graph: &Graph, tree: &Tree) -> Vec<Offence> {
    let mut offences = Vec::new();
    for package in &graph.packages {
        if let Some(ban) = policy.file.bans.deny.iter().find(|ban| ban.name == package.name) {
            let expected = format!("to do without it (deny.toml): {}", ban.reason);
            offences.push(offence(graph, tree, package, "banned", &expected));
        }
        if policy.file.bans.wildcards == Level::Deny {
            for wild in package.dependencies.iter().filter(|it| it.any_version) {
                let fault = format!("any version of {}", wild.name);
                offences.push(offence(graph, tree, package, &fault, "a version (deny.toml)"));
            }
        }
    }
    offences
}

/// Every package is ours or comes from the registry that cargo uses by itself.
pub(super) fn sources(policy: &Policy, graph: &Graph, tree: &Tree) -> Vec<Offence> {
    let Sources { unknown_registry, unknown_git } = policy.file.sources;
    let unknown = graph.packages.iter().filter_map(|package| match &package.source {
        Source::Git(from) if unknown_git == Level::Deny => Some((package, from)),
        Source::OtherRegistry(from) if unknown_registry == Level::Deny => Some((package, from)),
        _ => None,
    });
    unknown
        .map(|(package, from)| {
            let expected = "the registry cargo uses by itself (deny.toml)";
            offence(graph, tree, package, &format!("from {from}"), expected)
        })
        .collect()
}

fn offence(graph: &Graph, tree: &Tree, package: &Package, fault: &str, expected: &str) -> Offence {
    let line = tree.line_of(&graph.lock, &format!("name = \"{}\"", package.name));
    Offence::new(&graph.lock, line, format!("{} {}: {fault}", package.name, package.version), expected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::graph::Dependency;

    const DENY: &str = r#"
[licenses]
allow = ["MIT", "Apache-2.0 WITH LLVM-exception"]
[bans]
wildcards = "deny"
deny = [{ crate = "old", reason = "too old" }]
[sources]
unknown-registry = "deny"
unknown-git = "deny"
"#;

    type Check = fn(&Policy, &Graph, &Tree) -> Vec<Offence>;

    fn offences(check: Check, package: Package) -> Vec<String> {
        let tree = Tree::of(&[("Cargo.lock", "version = 4\nname = \"old\"\n")]);
        let policy = Policy::parse(DENY).unwrap();
        check(&policy, &Graph::of(&[package]), &tree).iter().map(ToString::to_string).collect()
    }

    fn under(licence: &str) -> Package {
        Package { licence: Some(licence.to_string()), ..Package::foreign("a") }
    }

    #[test]
    fn licences_are_read_as_expressions() {
        for fine in ["MIT", "GPL-3.0 OR MIT", "MIT/Apache-2.0", "MIT AND Apache-2.0 WITH LLVM-exception"] {
            assert_eq!(offences(licences, under(fine)), [""; 0], "{fine}");
        }
        for wrong in ["Apache-2.0", "MIT AND GPL-3.0", "no such licence", ""] {
            assert_eq!(offences(licences, under(wrong)).len(), 1, "{wrong}");
        }
        assert_eq!(offences(licences, Package { licence: None, ..Package::foreign("a") }).len(), 1);
    }

    #[test]
    fn a_banned_crate_is_reported_with_its_reason() {
        let expected = "Cargo.lock:2: old 1.0.0: banned, expected to do without it (deny.toml): too old";
        assert_eq!(offences(bans, Package::foreign("old")), [expected]);
        assert_eq!(offences(bans, Package::foreign("older")), [""; 0]);
    }

    #[test]
    fn any_version_is_banned() {
        let mut package = Package::foreign("a");
        package.dependencies.push(Dependency {
            name: String::from("b"),
            for_tests: false,
            any_version: true,
        });
        let expected = "Cargo.lock:1: a 1.0.0: any version of b, expected a version (deny.toml)";
        assert_eq!(offences(bans, package), [expected]);
    }

    #[test]
    fn other_sources_are_reported() {
        let from = |source| offences(sources, Package { source, ..Package::foreign("a") }).len();
        assert_eq!(from(Source::Path), 0);
        assert_eq!(from(Source::Registry), 0);
        assert_eq!(from(Source::Git(String::from("https://example.org/a"))), 1);
        assert_eq!(from(Source::OtherRegistry(String::from("https://example.org"))), 1);
    }

    #[test]
    fn a_key_that_is_not_checked_is_an_error() {
        assert!(Policy::parse(&DENY.replace("wildcards", "skip = []\nwildcards")).is_err());
        assert!(Policy::parse(&DENY.replace("\"MIT\"", "\"no such licence\"")).is_err());
    }
}
