//! The crate with the rules: it depends on next to nothing, and no other crate has rules of its own.

use super::Offence;
use super::graph::Graph;
use super::tree::{File, Tree};

/// The crate with the rules.
const RULES: &str = "oanquan";

/// The folder of its sources.
pub(super) const RULES_SOURCES: &str = "crates/oanquan/src/";

/// All that the rules are built with: derived error types, and what derives them at build time.
///
/// No clock, no randomness, no input or output, no serialisation.
const BUILT_WITH: [&str; 7] =
    [RULES, "thiserror", "thiserror-impl", "proc-macro2", "quote", "syn", "unicode-ident"];

/// Where a sowing loop may stand: the rules, their slow twin, and what measures or attacks both.
const MAY_SOW: [&str; 4] =
    ["crates/oanquan/", "crates/oanquan-testkit/", "crates/oanquan-cli/src/bench", "fuzz/"];

/// Names of a sowing loop. They are put together here so that this file does not hold them.
const SOWING: [&str; 2] = [concat!("fn ", "sow"), concat!("Sow", "Table")];

/// The rules crate is built with what it may be, and its sources never name std.
pub(super) fn pure(graph: &Graph, tree: &Tree) -> Vec<Offence> {
    let manifest = "crates/oanquan/Cargo.toml";
    let foreign = graph.closure(RULES).into_iter().filter(|used| !BUILT_WITH.contains(&used.name.as_str()));
    let mut offences: Vec<Offence> = foreign
        .map(|used| {
            let what = format!("the rules are built with {} {}", used.name, used.version);
            let line = tree.line_of(manifest, &used.name);
            Offence::new(manifest, line, what, format!("only {}", BUILT_WITH[1..].join(", ")))
        })
        .collect();
    let sources = tree.files.iter().filter(|file| file.path.starts_with(RULES_SOURCES));
    offences.extend(sources.flat_map(names_std));
    offences
}

/// The lines outside tests and comments that name std.
fn names_std(file: &File) -> Vec<Offence> {
    if !file.is_any_of(&["rs"]) || file.path.ends_with("/tests.rs") {
        return Vec::new();
    }
    shipped_lines(file)
        .filter(|(_, code)| has_word(code, "std") && (code.contains("std::") || code.contains("crate std")))
        .map(|(number, _)| Offence::new(&file.path, number, "std in the rules", "core or alloc"))
        .collect()
}

/// The code of a file without comments and without its `#[cfg(test)]` items.
///
/// Relies on the layout of rustfmt: an item ends with a line at its own depth.
fn shipped_lines(file: &File) -> impl Iterator<Item = (usize, &str)> {
    /// Where a `#[cfg(test)]` item is in its lines; holds its depth.
    enum Skip<'a> {
        Nothing,
        Opening(&'a str),
        Body(&'a str),
    }
    let mut skip = Skip::Nothing;
    file.lines().filter_map(move |(number, line)| {
        let depth = &line[..line.len() - line.trim_start().len()];
        let code = line.split("//").next().unwrap_or_default();
        match skip {
            Skip::Nothing if code.trim() == "#[cfg(test)]" => skip = Skip::Opening(depth),
            Skip::Nothing => return Some((number, code)),
            Skip::Opening(at) => {
                if code.trim_end().ends_with([';', '}']) && depth == at {
                    skip = Skip::Nothing;
                } else if code.trim_end().ends_with('{') {
                    skip = Skip::Body(at);
                }
            }
            Skip::Body(at) => {
                if depth == at && code.trim_start().starts_with('}') {
                    skip = Skip::Nothing;
                }
            }
        }
        None
    })
}

/// Whether the text has this word with no letter, digit or underscore beside it.
pub(super) fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(start, _)| {
        !text[..start].ends_with(is_part) && !text[start + word.len()..].starts_with(is_part)
    })
}

/// No crate but the rules and their twin has a sowing loop.
pub(super) fn once(tree: &Tree) -> Vec<Offence> {
    let sources = tree.files.iter().filter(|file| {
        file.is_any_of(&["rs", "py", "js", "ts"]) && !MAY_SOW.iter().any(|at| file.path.starts_with(at))
    });
    let mut offences = Vec::new();
    for file in sources {
        for (number, line) in file.lines() {
            if let Some(name) = SOWING.iter().find(|name| sows(line, name)) {
                let expected = "a call to oanquan, where the rules stand once";
                offences.push(Offence::new(&file.path, number, format!("`{name}`"), expected));
            }
        }
    }
    offences
}

/// Whether the line has this name, alone or as the first of several words.
fn sows(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(start, _)| !line[start + name.len()..].starts_with(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::graph::Package;

    fn rules_with(text: &str) -> Vec<usize> {
        let tree = Tree::of(&[("crates/oanquan/src/board.rs", text)]);
        let graph = Graph::of(&[Package::member(RULES)]);
        pure(&graph, &tree).iter().map(|offence| offence.line).collect()
    }

    #[test]
    fn the_rules_may_not_be_built_with_anything() {
        let mut rules = Package::member(RULES);
        rules.built_with = vec![1, 2];
        let graph = Graph::of(&[rules, Package::foreign("thiserror"), Package::foreign("serde")]);
        let tree = Tree::of(&[("crates/oanquan/Cargo.toml", "[dependencies]\nserde = \"1\"\n")]);
        let offences = pure(&graph, &tree);
        assert_eq!(offences.len(), 1);
        assert_eq!(
            (offences[0].line, offences[0].what.as_str()),
            (2, "the rules are built with serde 1.0.0")
        );
    }

    #[test]
    fn the_rules_may_not_name_std() {
        assert_eq!(rules_with("use core::fmt;\nuse std::fmt;\nextern crate std;\n"), [2, 3]);
        assert_eq!(rules_with("//! Like std::fmt.\nlet nonstd = nonstd::x;\n"), [0; 0]);
    }

    #[test]
    fn tests_of_the_rules_may_name_std() {
        let text = "\
#[cfg(test)]
mod tests;
#[cfg(test)]
use std::fmt;
#[cfg(test)]
impl A {
    fn a() {
        std::b();
    }
}
fn c() { std::d() }
";
        assert_eq!(rules_with(text), [11]);
    }

    #[test]
    fn a_second_sowing_loop_is_found() {
        let sowing = format!("{}(a: B) {{\n}}\nlet t = {}::new();\n", SOWING[0], SOWING[1]);
        let other = format!("{}ing_note() {{}}\n", SOWING[0]);
        let lines = |path: &str, text: &str| once(&Tree::of(&[(path, text)])).len();
        assert_eq!(lines("crates/oanquan-server/src/room.rs", &sowing), 2);
        assert_eq!(lines("crates/oanquan-server/src/room.rs", &other), 0);
        for allowed in MAY_SOW {
            assert_eq!(lines(&format!("{allowed}/rules.rs"), &sowing), 0);
        }
        assert_eq!(lines("docs/rules.md", &sowing), 0);
    }
}
