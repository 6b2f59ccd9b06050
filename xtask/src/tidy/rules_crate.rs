//! The crate with the rules: it depends on next to nothing, and no other crate has rules of its own.

use super::Offence;
use super::graph::Graph;
use super::tree::{File, Tree};

/// The crate with the rules.
const RULES: &str = "oanquan";

/// The folder of its sources.
pub(super) const RULES_SOURCES: &str = "crates/oanquan/src/";

/// All that the rules are built with: derived error types, what derives them at build time, and a place for
/// what is computed once.
///
/// No clock, no randomness, no input or output, no serialisation.
const BUILT_WITH: [&str; 8] =
    [RULES, "thiserror", "thiserror-impl", "proc-macro2", "quote", "syn", "unicode-ident", "once_cell"];

/// Where stones may be counted up one by one: the rules, their slow twin, and what measures or attacks both.
///
/// A name ending in a slash is a folder. The tests of every crate may as well.
const MAY_SOW: [&str; 6] = [
    "crates/oanquan/src/sowing.rs",
    "crates/oanquan/src/lanes.rs",
    "crates/oanquan/src/board.rs",
    "crates/oanquan-testkit/",
    "crates/oanquan-cli/src/bench/plain.rs",
    "fuzz/",
];

/// Where the names of a sowing loop may stand beside the places that sow: the trait that watches one.
const MAY_NAME: [&str; 1] = ["crates/oanquan/src/step.rs"];

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
pub(super) fn shipped_lines(file: &File) -> impl Iterator<Item = (usize, &str)> {
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

/// No place but those of the rules and their twin has a sowing loop, by its name or by what it does.
pub(super) fn once(tree: &Tree) -> Vec<Offence> {
    let sources = tree.files.iter().filter(|file| {
        file.is_any_of(&["rs", "py", "js", "ts"]) && !is_test(&file.path) && !is_in(&MAY_SOW, &file.path)
    });
    let mut offences = Vec::new();
    for file in sources {
        let may_name = is_in(&MAY_NAME, &file.path);
        let mut offend = |number, what: &str| {
            let expected = "a call to oanquan, where the rules stand once";
            offences.push(Offence::new(&file.path, number, what, expected));
        };
        // The lines that the current one stands in, outermost first, each with its depth.
        let mut around: Vec<(usize, &str)> = Vec::new();
        for (number, line) in file.lines().filter(|(_, line)| !line.trim().is_empty()) {
            let depth = line.len() - line.trim_start().len();
            around.retain(|&(outer, _)| outer < depth);
            let watches = around.last().is_some_and(|(_, outer)| outer.contains("Observer for "));
            if let Some(name) = SOWING.iter().find(|name| sows(line, name))
                && !may_name
                && !watches
            {
                offend(number, &format!("`{name}`"));
            }
            if adds_a_stone(line) {
                offend(number, "a stone added to a square");
            }
            around.push((depth, line));
        }
    }
    offences
}

/// Whether the path is one of these files or in one of these folders.
fn is_in(places: &[&str], path: &str) -> bool {
    places.iter().any(|place| path == *place || (place.ends_with('/') && path.starts_with(place)))
}

/// Whether the file is of the tests of a crate, those beside its sources or those of its library.
fn is_test(path: &str) -> bool {
    let mut folders = path.split('/');
    folders.next() == Some("crates") && (folders.nth(1) == Some("tests") || path.ends_with("/tests.rs"))
}

/// Whether the line has this name, alone or as the first of several words.
fn sows(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(start, _)| !line[start + name.len()..].starts_with(char::is_alphabetic))
}

/// Whether the line adds one to an indexed place or to the citizens of one, as a number or as a packed one.
fn adds_a_stone(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    code.match_indices("+=").any(|(start, sign)| {
        let place = code[..start].trim_end();
        let added = code[start + sign.len()..].trim_start();
        let number = added.split(|c: char| !c.is_ascii_digit() && c != '_' && c != '.').next();
        (place.ends_with(']') || place.ends_with(".citizens"))
            && (number.is_some_and(|number| number.trim_end_matches('_') == "1") || added.starts_with("one("))
    })
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

    /// The lines of a file of this path at which a sowing loop is seen.
    fn sowing_lines(path: &str, text: &str) -> Vec<usize> {
        once(&Tree::of(&[(path, text)])).iter().map(|offence| offence.line).collect()
    }

    /// A line that adds a stone, put together so that this file has none.
    fn stone(place: &str, added: &str) -> String {
        format!("        {place} {}= {added};\n", '+')
    }

    /// A sowing loop that does not call itself one.
    fn spreading() -> String {
        let stone = stone("board[at]", "1");
        format!("fn spread_stones(board: &mut [u8]) {{\n    for at in 1..6 {{\n{stone}    }}\n}}\n")
    }

    const ELSEWHERE: [&str; 7] = [
        "crates/oanquan-server/src/room.rs",
        "crates/oanquan-cli/src/opponent.rs",
        "crates/oanquan-cli/src/bench.rs",
        "crates/oanquan-cli/src/bench/other.rs",
        "crates/oanquan/src/position.rs",
        "crates/oanquan/src/notation/moves.rs",
        "web/board.js",
    ];

    const PLACES: [&str; 10] = [
        "crates/oanquan/src/sowing.rs",
        "crates/oanquan/src/lanes.rs",
        "crates/oanquan/src/board.rs",
        "crates/oanquan/tests/laws.rs",
        "crates/oanquan-web/src/motions/tests.rs",
        "crates/oanquan-cli/tests/cli/play.rs",
        "crates/oanquan-testkit/src/slow/sowing.rs",
        "crates/oanquan-cli/src/bench/plain.rs",
        "fuzz/fuzz_targets/conservation.rs",
        "docs/rules.md",
    ];

    #[test]
    fn a_second_sowing_loop_is_found_by_its_name() {
        let sowing = format!("{}(a: B) {{\n}}\nlet t = {}::new();\n", SOWING[0], SOWING[1]);
        let other = format!("{}ing_note() {{}}\n", SOWING[0]);
        for path in ELSEWHERE {
            assert_eq!(sowing_lines(path, &sowing), [1, 3], "{path}");
            assert_eq!(sowing_lines(path, &other), [0; 0], "{path}");
        }
        for path in PLACES.into_iter().chain(MAY_NAME) {
            assert_eq!(sowing_lines(path, &sowing), [0; 0], "{path}");
        }
    }

    #[test]
    fn a_second_sowing_loop_is_found_by_what_it_does() {
        for path in ELSEWHERE.into_iter().chain(MAY_NAME) {
            assert_eq!(sowing_lines(path, &spreading()), [3], "{path}");
        }
        for path in PLACES {
            assert_eq!(sowing_lines(path, &spreading()), [0; 0], "{path}");
        }
    }

    #[test]
    fn a_stone_is_added_in_several_ways() {
        let added = |place, added| adds_a_stone(&stone(place, added));
        for one in ["1", "1u8", "1_u8", "one(at)"] {
            assert!(added("cells[at]", one), "{one}");
            assert!(added("cell.citizens", one), "{one}");
        }
        for more in ["10", "1_000", "1.5", "given", "one_more"] {
            assert!(!added("cells[at]", more), "{more}");
        }
        assert!(!added("plies", "1"));
        assert!(!added("*seen.entry(keys[0]).or_default()", "1"));
        assert!(!adds_a_stone(&format!("// {}", stone("cells[at]", "1"))));
    }

    #[test]
    fn an_observer_may_watch_a_sowing_but_not_sow() {
        let watching = |header: &str| {
            let stone = stone("self.0[0]", "1");
            format!("{header} {{\n    {}(&mut self) {{\n\n{stone}    }}\n}}\n", SOWING[0])
        };
        for path in ELSEWHERE {
            assert_eq!(sowing_lines(path, &watching("impl Observer for Counter")), [4], "{path}");
            assert_eq!(sowing_lines(path, &watching("impl Counter")), [2, 4], "{path}");
        }
        let after = format!("impl Observer for Counter {{}}\n\n{}(a: B) {{}}\n", SOWING[0]);
        assert_eq!(sowing_lines("crates/oanquan-cli/src/bench.rs", &after), [3]);
    }
}
