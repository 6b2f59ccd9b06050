//! What every file has to be: short, small, finished, the same on every machine, and plain text.
//!
//! The words looked for are put together here, so that this file passes its own checks.

use super::Offence;
use super::rules_crate::has_word;
use super::tree::{File, Tree};

/// The most lines of a source file; docs/style.md asks for far fewer.
const LONGEST: usize = 1200;

/// The largest file that is kept with the sources.
const LARGEST: usize = 1 << 20;

/// Macros that stand for something unfinished, each found with any bracket after it.
const STUBS: [&str; 3] = ["todo!", "unimplemented!", "dbg!"];

/// The attribute of a test that is not run, by itself or under a condition.
const IGNORED: &str = "ignore";

/// Notes to oneself, found as whole words.
const NOTES: [&str; 4] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("HA", "CK")];

/// Folders at the top of one machine.
const MACHINE: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/fa", "rm/")];

/// Folders of people, each followed by a name.
const PEOPLE: [&str; 2] = [concat!("/ho", "me/"), concat!("/Us", "ers/")];

/// Hosts of package registries.
const HOSTS: [&str; 8] = [
    concat!("crates", ".io"),
    concat!("npm", "js.org"),
    concat!("npm", "js.com"),
    concat!("py", "pi.org"),
    concat!("python", "hosted.org"),
    concat!("proxy.", "golang.org"),
    concat!("ruby", "gems.org"),
    concat!("deb.", "debian.org"),
];

/// Files written by package managers, which name the registry by themselves.
const LOCK_FILES: [&str; 2] = ["Cargo.lock", "package-lock.json"];

/// The lint that keeps memory safe, and the one file that may go around it: what maps a table into memory.
const SAFETY: &str = concat!("unsafe", "_code");
const MAPPING: &str = "crates/oanquan-tables/src/map.rs";

/// Only the file that maps tables goes around the lint on memory.
pub(super) fn safety(tree: &Tree) -> Vec<Offence> {
    lines_with(tree, |file, line| {
        let found = file.is_any_of(&["rs"]) && file.path != MAPPING && has_word(line, SAFETY);
        found.then(|| (format!("`{SAFETY}`"), "safe code: only the map of tables goes around this lint"))
    })
}

/// No source file is too long.
pub(super) fn length(tree: &Tree) -> Vec<Offence> {
    let sources = tree.files.iter().filter(|file| file.is_any_of(&["rs", "js", "css"]));
    let lengths = sources.map(|file| (file, file.lines().count()));
    lengths
        .filter(|(_, lines)| *lines > LONGEST)
        .map(|(file, lines)| {
            Offence::new(&file.path, LONGEST + 1, format!("{lines} lines"), format!("at most {LONGEST}"))
        })
        .collect()
}

/// No file is too large.
pub(super) fn size(tree: &Tree) -> Vec<Offence> {
    let large = tree.files.iter().filter(|file| file.bytes > LARGEST);
    large
        .map(|file| {
            let expected = format!("at most {LARGEST}, or a file that is generated");
            Offence::new(&file.path, 1, format!("{} bytes", file.bytes), expected)
        })
        .collect()
}

/// Nothing is left unfinished.
pub(super) fn leftovers(tree: &Tree) -> Vec<Offence> {
    lines_with(tree, |_, line| {
        let ignored = ignores(line).then_some(&IGNORED);
        let stub = || STUBS.iter().find(|stub| calls(line, stub));
        let note = || NOTES.iter().find(|note| has_word(line, note));
        let found = ignored.or_else(stub).or_else(note)?;
        Some((format!("`{found}`"), "finished work, or an issue"))
    })
}

/// Whether the line has an attribute that keeps a test from running.
fn ignores(line: &str) -> bool {
    let is_ignored = |attribute: &str| {
        let rest = attribute.trim_start().strip_prefix(IGNORED);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
    };
    let conditional = line.split("cfg_attr(").skip(1);
    line.split("#[").skip(1).any(is_ignored)
        || conditional.flat_map(|attributes| attributes.split(',').skip(1)).any(is_ignored)
}

/// Whether the line calls this macro, which is given with its exclamation mark.
fn calls(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(start, _)| {
        !line[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_')
            && line[start + name.len()..].trim_start().starts_with(['(', '[', '{'])
    })
}

/// No path is one that exists on one machine only.
pub(super) fn machine_paths(tree: &Tree) -> Vec<Offence> {
    let of_a_person = |line: &str, folder: &str| {
        line.match_indices(folder).any(|(start, _)| {
            let before = line[..start].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || c == '.' || c == '-')
                && line[start + folder.len()..].starts_with(char::is_alphanumeric)
        })
    };
    lines_with(tree, |_, line| {
        let machine = MACHINE.iter().find(|folder| line.contains(*folder));
        let found = machine.or_else(|| PEOPLE.iter().find(|folder| of_a_person(line, folder)))?;
        Some((format!("a path of one machine, {found}"), "a path from the root of the project"))
    })
}

/// No host of a package registry is named.
pub(super) fn hosts(tree: &Tree) -> Vec<Offence> {
    lines_with(tree, |file, line| {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        let found = HOSTS.iter().find(|host| line.contains(*host) && !LOCK_FILES.contains(&name))?;
        Some((found.to_string(), "the name of the package, without where it comes from"))
    })
}

/// Text ends its lines with line feeds, the last one too, and has no white space before them.
pub(super) fn text(tree: &Tree) -> Vec<Offence> {
    let mut offences = Vec::new();
    for file in &tree.files {
        let Some(text) = &file.text else { continue };
        let has_ends_to_keep_clean = file.is_any_of(&["rs", "toml", "md"]);
        for (line, number) in text.split('\n').zip(1..) {
            if line.contains('\r') {
                offences.push(Offence::new(&file.path, number, "a carriage return", "a line feed alone"));
            } else if has_ends_to_keep_clean && line.ends_with(char::is_whitespace) {
                let what = "white space at the end of the line";
                offences.push(Offence::new(&file.path, number, what, "none"));
            }
        }
        if !text.is_empty() && !text.ends_with('\n') {
            let last = text.split('\n').count();
            offences.push(Offence::new(&file.path, last, "no line feed at the end of the file", "one"));
        }
    }
    offences
}

/// An offence for each line of text in which something is found: what, and what was expected.
fn lines_with(
    tree: &Tree,
    mut find: impl FnMut(&File, &str) -> Option<(String, &'static str)>,
) -> Vec<Offence> {
    let mut offences = Vec::new();
    for file in &tree.files {
        for (number, line) in file.lines() {
            if let Some((what, expected)) = find(file, line) {
                offences.push(Offence::new(&file.path, number, what, expected));
            }
        }
    }
    offences
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines at which the check finds something in this text.
    fn lines(check: fn(&Tree) -> Vec<Offence>, path: &str, text: &str) -> Vec<usize> {
        check(&Tree::of(&[(path, text)])).iter().map(|offence| offence.line).collect()
    }

    #[test]
    fn a_long_source_is_reported() {
        assert_eq!(lines(length, "a.rs", &"x\n".repeat(LONGEST)), [0; 0]);
        assert_eq!(lines(length, "a.rs", &"x\n".repeat(LONGEST + 1)), [LONGEST + 1]);
        assert_eq!(lines(length, "games.txt", &"x\n".repeat(LONGEST + 1)), [0; 0]);
    }

    #[test]
    fn a_large_file_is_reported() {
        let of = |bytes| Tree { files: vec![File::new("a.bin", vec![0; bytes])] };
        assert_eq!(size(&of(LARGEST)), []);
        assert_eq!(size(&of(LARGEST + 1)).len(), 1);
    }

    #[test]
    fn what_is_unfinished_is_reported() {
        for note in NOTES {
            assert_eq!(lines(leftovers, "a.rs", &format!("a\n  {note} b\n")), [2], "{note}");
        }
        for stub in STUBS {
            for brackets in ["()", " ()", "[]", " []", "{}", " { }", "(\"x\")", "("] {
                let text = format!("a\n  b => {stub}{brackets}\n");
                assert_eq!(lines(leftovers, "a.rs", &text), [2], "{text}");
            }
            assert_eq!(lines(leftovers, "a.md", &format!("the macro `{stub}`\n")), [0; 0], "{stub}");
            assert_eq!(lines(leftovers, "a.rs", &format!("not_{stub}()\n")), [0; 0], "{stub}");
        }
        assert_eq!(lines(leftovers, "Cargo.toml", "todo = \"warn\"\n"), [0; 0]);
        assert_eq!(lines(leftovers, "a.md", &format!("a{}b\n", NOTES[0])), [0; 0]);
    }

    #[test]
    fn a_way_around_the_lint_on_memory_is_reported() {
        let text = format!("a\n#![allow({SAFETY})]\n");
        assert_eq!(lines(safety, "crates/oanquan/src/lib.rs", &text), [2]);
        assert_eq!(lines(safety, MAPPING, &text), [0; 0]);
        assert_eq!(lines(safety, "Cargo.toml", &format!("{SAFETY} = \"deny\"\n")), [0; 0]);
    }

    #[test]
    fn an_ignored_test_is_reported() {
        let lines_of = |text: &str| lines(leftovers, "a.rs", text);
        let reason = format!("{IGNORED} = \"slow\"");
        for attribute in [IGNORED, &reason] {
            assert_eq!(lines_of(&format!("a\n    #[{attribute}]\n")), [2], "{attribute}");
            assert_eq!(lines_of(&format!("#[test] #[{attribute}]\n")), [1], "{attribute}");
            assert_eq!(lines_of(&format!("#[cfg_attr(miri, {attribute})]\n")), [1], "{attribute}");
            let several = format!("#[cfg_attr(all(unix, debug_assertions), should_panic, {attribute})]\n");
            assert_eq!(lines_of(&several), [1], "{attribute}");
        }
        for fine in
            ["#[ignored]", "#[cfg_attr(ignore, inline)]", "#[cfg_attr(unix, ignored)]", "let ignore = 1;"]
        {
            assert_eq!(lines_of(&format!("{fine}\n")), [0; 0], "{fine}");
        }
    }

    #[test]
    fn paths_of_one_machine_are_reported() {
        for folder in MACHINE {
            assert_eq!(lines(machine_paths, "a.md", &format!("in `{folder}main`\n")), [1], "{folder}");
        }
        for folder in PEOPLE {
            assert_eq!(lines(machine_paths, "a.md", &format!("\n({folder}anna)\n")), [2], "{folder}");
            assert_eq!(
                lines(machine_paths, "a.md", &format!("example.org{folder}anna\n")),
                [0; 0],
                "{folder}"
            );
            assert_eq!(lines(machine_paths, "a.md", &format!("{folder}\n")), [0; 0], "{folder}");
        }
    }

    #[test]
    fn hosts_of_registries_are_reported() {
        for host in HOSTS {
            assert_eq!(lines(hosts, "README.md", &format!("https://{host}/a\n")), [1], "{host}");
            assert_eq!(lines(hosts, "fuzz/Cargo.lock", &format!("https://{host}/a\n")), [0; 0], "{host}");
        }
    }

    #[test]
    fn line_ends_are_checked() {
        assert_eq!(lines(text, "a.txt", "a\r\nb\n"), [1]);
        assert_eq!(lines(text, "a.txt", "a\nb"), [2]);
        assert_eq!(lines(text, "a.txt", ""), [0; 0]);
        assert_eq!(lines(text, "a.md", "a\nb \n"), [2]);
        assert_eq!(lines(text, "a.txt", "a \n"), [0; 0]);
    }
}
