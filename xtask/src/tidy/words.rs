//! The catalogues: every message is said somewhere. What a language lacks is found by the build of the words.

use super::Offence;
use super::tree::{File, Tree};

/// The messages of the language that all others are compared with.
const MESSAGES: &str = "crates/oanquan-words/locales/en/";

/// What a language calls itself, which the build reads.
const LANGUAGE_NAME: &str = "language-name";

/// The method of every message is called by something that is shipped.
pub(super) fn said(tree: &Tree) -> Vec<Offence> {
    let sources: Vec<&File> = tree.files.iter().filter(|file| is_shipped(file)).collect();
    let is_said = |method: &str| {
        sources.iter().any(|file| {
            let code = file.lines().filter(|(_, line)| !line.trim_start().starts_with("//"));
            code.into_iter().any(|(_, line)| names_method(line, method))
        })
    };
    let catalogues =
        tree.files.iter().filter(|file| file.path.starts_with(MESSAGES) && file.is_any_of(&["ftl"]));
    let mut offences = Vec::new();
    for file in catalogues {
        for (number, line) in file.lines() {
            let Some(id) = message(line).filter(|id| *id != LANGUAGE_NAME) else { continue };
            if !is_said(&id.replace('-', "_")) {
                let what = format!("nothing says the message {id}");
                offences.push(Offence::new(&file.path, number, what, "it in no language"));
            }
        }
    }
    offences
}

/// Sources of Rust but tests, which may say anything.
fn is_shipped(file: &File) -> bool {
    let is_test = |part: &str| part == "tests" || part == "tests.rs";
    file.is_any_of(&["rs"]) && !file.path.split('/').any(is_test)
}

/// The id of the message that begins in this line; terms and the lines below begin with something else.
fn message(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let is_id = id.starts_with(|first: char| first.is_ascii_alphabetic());
    is_id.then(|| id.trim_end())
}

/// Whether a line calls a method, or names it with its type.
fn names_method(line: &str, method: &str) -> bool {
    line.match_indices(method).any(|(start, _)| {
        let before = line[..start].trim_end_matches("r#");
        let goes_on =
            line[start + method.len()..].starts_with(|next: char| next.is_alphanumeric() || next == '_');
        !goes_on && (before.ends_with('.') || before.ends_with("::"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offences(messages: &str, path: &str, source: &str) -> Vec<String> {
        let catalogue = format!("{MESSAGES}a.ftl");
        let tree = Tree::of(&[(&catalogue, messages), (path, source)]);
        said(&tree).iter().map(|offence| format!("{}: {}", offence.line, offence.what)).collect()
    }

    #[test]
    fn a_message_that_nothing_says_is_reported() {
        let messages = "# A comment.\ntold-end = The end\n-term = Term\nlanguage-name = English\n";
        let unsaid = ["2: nothing says the message told-end"];
        for other in [
            "fn told_end() {}",
            "// words.told_end()",
            "words.told_endings()",
            "words.told()",
            "words.not_told_end()",
        ] {
            assert_eq!(offences(messages, "crates/a/src/lib.rs", other), unsaid, "{other}");
        }
        for test in ["crates/a/tests/all.rs", "crates/a/src/tests.rs", "crates/a/src/tests/all.rs"] {
            assert_eq!(offences(messages, test, "words.told_end()"), unsaid, "{test}");
        }
    }

    #[test]
    fn a_message_that_is_said_is_accepted() {
        for source in ["words.told_end()", "  .told_end()", "map(Words::told_end)", "words.r#told_end()"] {
            assert_eq!(offences("told-end = The end\n", "crates/a/src/lib.rs", source), [""; 0], "{source}");
        }
        let longer = "told =\n    a = b\n   *[other] c = d\n";
        assert_eq!(offences(longer, "crates/a/src/lib.rs", "words.told()"), [""; 0]);
    }
}
