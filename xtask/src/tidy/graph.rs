//! What is built and from where: the answer of `cargo metadata`, reduced to what the checks ask.

use std::path::Path;

use anyhow::{Context, Result};
use cargo_metadata::semver::VersionReq;
use cargo_metadata::{CargoOpt, DependencyKind, Error, Metadata, MetadataCommand};

/// A manifest's packages, its own and all they need.
#[derive(Debug)]
pub(super) struct Graph {
    /// The lock file beside the manifest, from the root.
    pub(super) lock: String,
    pub(super) packages: Vec<Package>,
}

#[derive(Clone, Debug)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    /// The licence expression, when it has one.
    pub(super) licence: Option<String>,
    pub(super) source: Source,
    /// The manifest of a member, from the root; `None` for what comes from elsewhere.
    pub(super) manifest: Option<String>,
    /// What the manifest asks for.
    pub(super) dependencies: Vec<Dependency>,
    /// What it is built with, as indices into the packages; dev-dependencies aside.
    pub(super) built_with: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Source {
    /// A folder of this project.
    Path,
    /// The registry cargo uses by itself.
    Registry,
    /// Another registry.
    OtherRegistry(String),
    Git(String),
}

#[derive(Clone, Debug)]
pub(super) struct Dependency {
    pub(super) name: String,
    /// Needed by tests, examples and benchmarks only.
    pub(super) for_tests: bool,
    /// Asked for in any version at all, and not by path.
    pub(super) any_version: bool,
}

impl Graph {
    /// Asks cargo, with all features on so that nothing is left out.
    ///
    /// A lock file that does not fit its manifest is an error, never rewritten.
    pub(super) fn read(root: &Path, manifest: &str) -> Result<Graph> {
        let answer = MetadataCommand::new()
            .manifest_path(root.join(manifest))
            .current_dir(root)
            .features(CargoOpt::AllFeatures)
            .other_options([String::from("--locked")])
            .exec();
        let metadata = answer.map_err(|error| {
            let stale = matches!(&error, Error::CargoMetadata { stderr } if stderr.contains("--locked"));
            let advice = format!(
                "the lock file of {manifest} is stale, update it with: \
                 cargo update --workspace --manifest-path {manifest}"
            );
            let error = anyhow::Error::from(error).context(format!("the dependencies of {manifest}"));
            if stale { error.context(advice) } else { error }
        })?;
        Graph::from_metadata(root, manifest, &metadata)
    }

    fn from_metadata(root: &Path, manifest: &str, metadata: &Metadata) -> Result<Graph> {
        let nodes = &metadata.resolve.as_ref().context("cargo resolved nothing")?.nodes;
        let index = |id| metadata.packages.iter().position(|package| &package.id == id);
        let packages = metadata
            .packages
            .iter()
            .map(|package| {
                let node = nodes.iter().find(|node| node.id == package.id);
                let built_with = node.iter().flat_map(|node| &node.deps).filter(|edge| {
                    edge.dep_kinds.iter().any(|kind| kind.kind != DependencyKind::Development)
                });
                let is_member = metadata.workspace_members.contains(&package.id);
                let from_root = package.manifest_path.strip_prefix(root.to_string_lossy().as_ref());
                Package {
                    name: package.name.to_string(),
                    version: package.version.to_string(),
                    licence: package.license.clone(),
                    source: Source::of(package.source.as_ref().map(|source| source.repr.as_str())),
                    manifest: from_root.ok().filter(|_| is_member).map(ToString::to_string),
                    dependencies: package.dependencies.iter().map(Dependency::of).collect(),
                    built_with: built_with.filter_map(|edge| index(&edge.pkg)).collect(),
                }
            })
            .collect();
        Ok(Graph { lock: manifest.replace("Cargo.toml", "Cargo.lock"), packages })
    }

    /// The packages of the workspace itself, with their manifests.
    pub(super) fn members(&self) -> impl Iterator<Item = (&Package, &str)> {
        self.packages.iter().filter_map(|package| Some((package, package.manifest.as_deref()?)))
    }

    /// Everything the package of this name is built with, itself included.
    pub(super) fn closure(&self, name: &str) -> Vec<&Package> {
        let mut found: Vec<usize> =
            (0..self.packages.len()).filter(|&index| self.packages[index].name == name).collect();
        let mut next = 0;
        while let Some(&index) = found.get(next) {
            for &needed in &self.packages[index].built_with {
                if !found.contains(&needed) {
                    found.push(needed);
                }
            }
            next += 1;
        }
        found.into_iter().map(|index| &self.packages[index]).collect()
    }
}

impl Source {
    fn of(text: Option<&str>) -> Source {
        let Some(text) = text else { return Source::Path };
        let own = cargo_metadata::Source { repr: text.to_string() };
        match text.split_once('+') {
            _ if own.is_crates_io() => Source::Registry,
            Some(("git", address)) => Source::Git(address.to_string()),
            _ => Source::OtherRegistry(text.to_string()),
        }
    }
}

impl Dependency {
    fn of(dependency: &cargo_metadata::Dependency) -> Dependency {
        Dependency {
            name: dependency.name.clone(),
            for_tests: dependency.kind == DependencyKind::Development,
            any_version: dependency.req == VersionReq::STAR && dependency.path.is_none(),
        }
    }
}

/// Graphs made by hand, for the tests of the checks.
#[cfg(test)]
impl Graph {
    pub(super) fn of(packages: &[Package]) -> Graph {
        Graph { lock: String::from("Cargo.lock"), packages: packages.to_vec() }
    }
}

#[cfg(test)]
impl Package {
    /// A package of the registry under the MIT licence.
    pub(super) fn foreign(name: &str) -> Package {
        Package {
            name: name.to_string(),
            version: String::from("1.0.0"),
            licence: Some(String::from("MIT")),
            source: Source::Registry,
            manifest: None,
            dependencies: Vec::new(),
            built_with: Vec::new(),
        }
    }

    /// A member of the workspace in the folder of its name.
    pub(super) fn member(name: &str) -> Package {
        Package {
            source: Source::Path,
            manifest: Some(format!("{name}/Cargo.toml")),
            ..Package::foreign(name)
        }
    }

    pub(super) fn needs(mut self, name: &str, for_tests: bool) -> Package {
        self.dependencies.push(Dependency { name: name.to_string(), for_tests, any_version: false });
        self
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs, process};

    use super::*;

    #[test]
    fn a_stale_lock_file_is_an_error_and_stays_as_it_is() {
        let root = env::temp_dir().join(format!("oanquan-xtask-stale-lock-{}", process::id()));
        fs::create_dir_all(root.join("src")).unwrap();
        fs::write(root.join("src/lib.rs"), "").unwrap();
        fs::write(root.join("Cargo.toml"), "[package]\nname = \"a\"\nversion = \"1.0.0\"\n").unwrap();
        let stale = "version = 4\n";
        fs::write(root.join("Cargo.lock"), stale).unwrap();
        let answer = Graph::read(&root, "Cargo.toml");
        let lock = fs::read_to_string(root.join("Cargo.lock")).unwrap();
        fs::remove_dir_all(&root).unwrap();
        let error = format!("{:#}", answer.unwrap_err());
        let advice = "update it with: cargo update --workspace --manifest-path Cargo.toml";
        assert!(error.contains(advice), "{error}");
        assert_eq!(lock, stale);
    }

    #[test]
    fn sources_are_told_apart() {
        assert_eq!(Source::of(None), Source::Path);
        assert_eq!(
            Source::of(Some("git+https://example.org/a#1")),
            Source::Git(String::from("https://example.org/a#1"))
        );
        let other = "registry+https://example.org/index";
        assert_eq!(Source::of(Some(other)), Source::OtherRegistry(String::from(other)));
    }

    #[test]
    fn the_closure_follows_what_a_package_is_built_with() {
        let mut packages = ["a", "b", "c", "d"].map(Package::foreign);
        packages[0].built_with = vec![1];
        packages[1].built_with = vec![2, 0];
        let graph = Graph::of(&packages);
        let names: Vec<&str> = graph.closure("a").iter().map(|package| package.name.as_str()).collect();
        assert_eq!(names, ["a", "b", "c"]);
    }
}
