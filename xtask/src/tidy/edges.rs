//! Which crate may use which, as ARCHITECTURE.md draws it.

use super::Offence;
use super::graph::{Graph, Package};
use super::tree::Tree;

/// A crate of ours and the crates of ours it may use.
///
/// A new crate needs a line here and one in ARCHITECTURE.md.
const MAY_USE: [(&str, &[&str]); 20] = [
    ("oanquan", &[]),
    ("oanquan-testkit", &["oanquan"]),
    ("oanquan-tables", &["oanquan"]),
    ("oanquan-engine", &["oanquan", "oanquan-tables"]),
    ("oanquan-solver", &["oanquan", "oanquan-tables", "oanquan-engine"]),
    ("oanquan-protocol", &["oanquan"]),
    ("oanquan-server", &["oanquan", "oanquan-tables", "oanquan-engine", "oanquan-protocol"]),
    ("oanquan-words", &[]),
    ("oanquan-session", &["oanquan", "oanquan-engine", "oanquan-words"]),
    ("oanquan-study", &["oanquan", "oanquan-words", "oanquan-session"]),
    ("oanquan-view-macro", &[]),
    ("oanquan-view", &["oanquan-view-macro"]),
    ("oanquan-board", &["oanquan-view", "oanquan-words"]),
    ("oanquan-worker", &["oanquan", "oanquan-tables", "oanquan-engine"]),
    (
        "oanquan-web",
        &[
            "oanquan",
            "oanquan-engine",
            "oanquan-board",
            "oanquan-session",
            "oanquan-study",
            "oanquan-view",
            "oanquan-words",
            "oanquan-worker",
        ],
    ),
    (
        "oanquan-browser-tests",
        &["oanquan", "oanquan-study", "oanquan-tables", "oanquan-words", "oanquan-server"],
    ),
    (
        "oanquan-cli",
        &[
            "oanquan",
            "oanquan-tables",
            "oanquan-engine",
            "oanquan-solver",
            "oanquan-session",
            "oanquan-study",
            "oanquan-words",
            "oanquan-protocol",
            "oanquan-server",
        ],
    ),
    ("oanquan-py", &["oanquan", "oanquan-tables", "oanquan-engine"]),
    ("xtask", &["oanquan-tables", "oanquan-words"]),
    ("wasm-vectors", &["oanquan"]),
];

/// Used by tests of every crate, and by nothing that is shipped.
const TESTKIT: &str = "oanquan-testkit";

/// Every member uses only what it may.
pub(super) fn check(graph: &Graph, tree: &Tree) -> Vec<Offence> {
    graph.members().flat_map(|(package, manifest)| check_member(graph, package, manifest, tree)).collect()
}

fn check_member(graph: &Graph, package: &Package, manifest: &str, tree: &Tree) -> Vec<Offence> {
    let name = &package.name;
    let Some((_, may_use)) = MAY_USE.iter().find(|(user, _)| user == name) else {
        let expected = "a line in xtask/src/tidy/edges.rs that says what it may use";
        return vec![Offence::new(manifest, 1, format!("{name} is a new crate"), expected)];
    };
    let ours = package
        .dependencies
        .iter()
        .filter(|dependency| graph.members().any(|(member, _)| member.name == dependency.name));
    ours.filter(|used| match used.name.as_str() {
        TESTKIT => !used.for_tests,
        used => !may_use.contains(&used),
    })
    .map(|used| {
        let expected = match used.name.as_str() {
            TESTKIT => String::from("it under dev-dependencies only"),
            _ if may_use.is_empty() => String::from("no crate of this workspace"),
            _ => format!("only {}", may_use.join(", ")),
        };
        let line = tree.line_of(manifest, &used.name);
        Offence::new(manifest, line, format!("{name} uses {}", used.name), expected)
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offences(packages: &[Package]) -> Vec<String> {
        let tree = Tree::of(&[("oanquan-cli/Cargo.toml", "[package]\n\noanquan-testkit.workspace = true\n")]);
        check(&Graph::of(packages), &tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_drawn_edges_are_accepted() {
        let packages = [
            Package::member("oanquan").needs(TESTKIT, true).needs("thiserror", false),
            Package::member(TESTKIT).needs("oanquan", false),
            Package::member("oanquan-cli").needs("oanquan", false).needs(TESTKIT, true),
            Package::member("xtask").needs("anyhow", false),
        ];
        assert_eq!(offences(&packages), [""; 0]);
    }

    #[test]
    fn the_testkit_is_for_tests() {
        let packages = [Package::member(TESTKIT), Package::member("oanquan-cli").needs(TESTKIT, false)];
        let expected = "oanquan-cli/Cargo.toml:3: oanquan-cli uses oanquan-testkit, expected it under \
                        dev-dependencies only";
        assert_eq!(offences(&packages), [expected]);
    }

    #[test]
    fn nothing_uses_the_programs() {
        for program in ["oanquan-cli", "xtask", "oanquan-web", "oanquan-py"] {
            for for_tests in [false, true] {
                let user = Package::member("oanquan-server").needs(program, for_tests);
                assert_eq!(offences(&[Package::member(program), user]).len(), 1, "{program}");
            }
        }
    }

    #[test]
    fn a_crate_without_a_line_is_reported() {
        assert_eq!(offences(&[Package::member("oanquan-new")]).len(), 1);
    }
}
