//! What a crate asks for it also uses: a dependency that its sources never name can go.

use super::Offence;
use super::graph::Graph;
use super::tree::Tree;

/// Every dependency of every member is named in a source file beside its manifest.
pub(super) fn check(graph: &Graph, tree: &Tree) -> Vec<Offence> {
    let mut offences = Vec::new();
    for (package, manifest) in graph.members() {
        let folder = manifest.strip_suffix("Cargo.toml").unwrap_or(manifest);
        for dependency in &package.dependencies {
            let path = format!("{}::", dependency.name.replace('-', "_"));
            let is_used = tree
                .files
                .iter()
                .filter(|file| file.path.starts_with(folder) && file.is_any_of(&["rs"]))
                .any(|file| file.text.as_deref().is_some_and(|text| text.contains(&path)));
            if !is_used {
                let line = tree.line_of(manifest, &dependency.name);
                let what = format!("{} asks for {}", package.name, dependency.name);
                offences.push(Offence::new(manifest, line, what, format!("{path} in its sources")));
            }
        }
    }
    offences
}

#[cfg(test)]
mod tests {
    use super::super::graph::Package;
    use super::*;

    #[test]
    fn a_dependency_that_no_source_names_is_reported() {
        let packages = [Package::member("xtask").needs("serde-json", false).needs("spdx", true)];
        let manifest = ("xtask/Cargo.toml", "[dependencies]\nserde-json = \"1\"\nspdx = \"1\"\n");
        let named = Tree::of(&[manifest, ("xtask/src/a.rs", "use serde_json::Value;\nspdx::parse();\n")]);
        assert_eq!(check(&Graph::of(&packages), &named), []);
        // Named in another crate only, or by a longer name.
        let other = [manifest, ("fuzz/a.rs", "serde_json::x"), ("xtask/src/a.rs", "use spdx::Expression;")];
        let found = check(&Graph::of(&packages), &Tree::of(&other));
        let expected = "xtask/Cargo.toml:2: xtask asks for serde-json, expected serde_json:: in its sources";
        assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
    }
}
