//! The crate with the engine: a library that a page, a server and a program use alike, so what differs
//! between them is lent to it and never taken.

use super::Offence;
use super::rules_crate::{has_word, shipped_lines};
use super::tree::Tree;

/// The folder of its sources.
const ENGINE_SOURCES: &str = "crates/oanquan-engine/src/";

/// What of std the engine does without, in a path or a list of imports after `std::`.
const MODULES: [&str; 6] = ["thread", "io", "fs", "env", "net", "process"];

/// Clocks and what prints, wherever they come from; a `Duration` is no clock.
const NAMES: [&str; 8] =
    ["Instant", "SystemTime", "UNIX_EPOCH", "println", "print", "eprintln", "eprint", "dbg"];

/// The engine prints nothing, reads no clock and starts no threads, its tests aside.
pub(super) fn quiet(tree: &Tree) -> Vec<Offence> {
    let sources = tree.files.iter().filter(|file| {
        file.path.starts_with(ENGINE_SOURCES) && file.is_any_of(&["rs"]) && !file.path.ends_with("/tests.rs")
    });
    let mut offences = Vec::new();
    for file in sources {
        for (number, code) in shipped_lines(file) {
            let module = || MODULES.iter().find(|module| names_module(code, module));
            if let Some(found) = NAMES.iter().find(|name| has_word(code, name)).or_else(module) {
                let expected = "what the caller lends: a clock, its threads, a closure to tell";
                offences.push(Offence::new(&file.path, number, format!("{found} in the engine"), expected));
            }
        }
    }
    offences
}

/// Whether the line names this module of std.
fn names_module(code: &str, module: &str) -> bool {
    code.split("std::").skip(1).any(|path| match path.strip_prefix('{') {
        Some(list) => has_word(list, module),
        None => path.split(|c: char| !c.is_alphanumeric() && c != '_').next() == Some(module),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        quiet(&Tree::of(&[(path, text)])).iter().map(|offence| offence.line).collect()
    }

    const ENGINE: &str = "crates/oanquan-engine/src/search.rs";

    #[test]
    fn clocks_threads_and_output_are_reported() {
        for line in [
            "use std::time::Instant;",
            "use std::time::{Duration, SystemTime};",
            "let now = Instant::now();",
            "std::thread::spawn(work);",
            "use std::{fmt, thread};",
            "use std::io::Write;",
            "std::process::exit(1);",
            "println!(\"{value}\");",
            "eprint!(\"x\");",
        ] {
            assert_eq!(lines(ENGINE, &format!("fn a() {{}}\n{line}\n")), [2], "{line}");
            assert_eq!(lines("crates/oanquan-cli/src/main.rs", line), [0; 0], "{line}");
        }
    }

    #[test]
    fn what_is_lent_is_accepted() {
        for line in [
            "use std::time::Duration;",
            "use std::sync::atomic::AtomicBool;",
            "// An Instant would be read here with std::thread.",
            "pub struct Thread { prints: u32 }",
            "let thread = number; let io = 1;",
            "use std::{fmt, mem};",
        ] {
            assert_eq!(lines(ENGINE, &format!("{line}\n")), [0; 0], "{line}");
        }
        let tests = "#[cfg(test)]\nmod tests {\n    use std::thread;\n}\n";
        assert_eq!(lines(ENGINE, tests), [0; 0]);
        assert_eq!(lines("crates/oanquan-engine/src/level/tests.rs", "use std::thread;\n"), [0; 0]);
    }
}
