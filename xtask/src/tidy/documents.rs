//! The documents: links that lead somewhere, a glossary that keeps up with the code, and a README that names
//! the two commands.

use super::Offence;
use super::rules_crate::{RULES_SOURCES, has_word};
use super::tree::{File, Tree};

/// The table of words; its third column names what the rules crate calls them.
const GLOSSARY: &str = "docs/glossary.md";

/// What a newcomer types, which README.md has to say.
const COMMANDS: [&str; 2] = ["cargo xtask play", "cargo xtask test"];

/// README.md names the two commands.
pub(super) fn readme(tree: &Tree) -> Vec<Offence> {
    let text = tree.text("README.md").unwrap_or_default();
    let missing = COMMANDS.iter().filter(|command| !text.contains(*command));
    missing
        .map(|command| Offence::new("README.md", 1, "a command is missing", format!("`{command}`")))
        .collect()
}

/// Every name in the code column of the glossary is one of the rules crate.
pub(super) fn glossary(tree: &Tree) -> Vec<Offence> {
    let sources: Vec<&str> = tree
        .files
        .iter()
        .filter(|file| file.path.starts_with(RULES_SOURCES))
        .filter_map(|file| file.text.as_deref())
        .collect();
    let is_known = |name: &str| name.split("::").all(|word| sources.iter().any(|text| has_word(text, word)));
    let mut offences = Vec::new();
    for file in tree.files.iter().filter(|file| file.path == GLOSSARY) {
        for (number, line) in file.lines() {
            let names = line.split('|').nth(3).unwrap_or_default().split('`').skip(1).step_by(2);
            for name in names.filter(|name| !is_known(name)) {
                let what = format!("`{name}`");
                offences.push(Offence::new(GLOSSARY, number, what, format!("a name in {RULES_SOURCES}")));
            }
        }
    }
    offences
}

/// Every relative link in a Markdown file leads to a file or folder of the project.
pub(super) fn links(tree: &Tree) -> Vec<Offence> {
    let mut offences = Vec::new();
    for file in tree.files.iter().filter(|file| file.is_any_of(&["md"])) {
        for (number, line) in prose(file) {
            for target in targets(&line) {
                if leads_nowhere(tree, &file.path, target) {
                    let what = format!("a link to {target}");
                    offences.push(Offence::new(&file.path, number, what, "a file of the project"));
                }
            }
        }
    }
    offences
}

/// The lines outside code blocks, without their code spans.
fn prose(file: &File) -> impl Iterator<Item = (usize, String)> {
    let mut fence: Option<&str> = None;
    file.lines().filter_map(move |(number, line)| {
        let mark = ["```", "~~~"].into_iter().find(|mark| line.trim_start().starts_with(mark));
        match (fence, mark) {
            (None, None) => return Some((number, line.split('`').step_by(2).collect())),
            (None, Some(mark)) => fence = Some(mark),
            (Some(open), Some(mark)) if open == mark => fence = None,
            (Some(_), _) => {}
        }
        None
    })
}

/// Where the links of a line lead: `[text](target)`, `![image](target "title")` and `[name]: target`.
fn targets(line: &str) -> Vec<&str> {
    let inline = line.split("](").skip(1).map(|rest| rest.split(')').next().unwrap_or(rest));
    let defined = line.strip_prefix('[').and_then(|rest| Some(rest.split_once("]: ")?.1));
    let targets = inline.chain(defined).filter_map(|target| target.split_whitespace().next());
    targets.map(|target| target.trim_start_matches('<').trim_end_matches('>')).collect()
}

/// Whether a link in the file at `from` is relative and its target is not there.
fn leads_nowhere(tree: &Tree, from: &str, target: &str) -> bool {
    let is_address = target.contains("://") || target.starts_with("mailto:");
    let path = target.split(['#', '?']).next().unwrap_or_default().replace("%20", " ");
    if is_address || path.is_empty() {
        return false;
    }
    // As a web page would: from the folder of the file, or from the root.
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    if path.starts_with('/') {
        folders.clear();
    }
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." if folders.pop().is_none() => return true,
            ".." => {}
            name => folders.push(name),
        }
    }
    !tree.has(&folders.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_readme_without_the_commands_is_reported() {
        assert_eq!(readme(&Tree::of(&[])).len(), 2);
        assert_eq!(readme(&Tree::of(&[("README.md", "`cargo xtask play`\n")])).len(), 1);
        assert_eq!(readme(&Tree::of(&[("README.md", "cargo xtask play, cargo xtask test\n")])), []);
    }

    #[test]
    fn a_word_that_the_code_does_not_have_is_reported() {
        let text = "| Vietnamese | English | in code |\n| rải | sow | `Step::Sow`, `Step::Strew`, `Sew` |\n";
        let tree = Tree::of(&[(GLOSSARY, text), ("crates/oanquan/src/step.rs", "enum Step { Sow }\n")]);
        let found: Vec<(usize, String)> = glossary(&tree).into_iter().map(|it| (it.line, it.what)).collect();
        assert_eq!(found, [(2, String::from("`Step::Strew`")), (2, String::from("`Sew`"))]);
    }

    fn broken(text: &str) -> Vec<usize> {
        let tree = Tree::of(&[("docs/a.md", text), ("docs/b.md", ""), ("crates/x/src/lib.rs", "")]);
        links(&tree).iter().map(|offence| offence.line).collect()
    }

    #[test]
    fn links_to_what_is_there_are_accepted() {
        let text = "\
[b](b.md), [part](./b.md#part) and ![root](/docs/b.md \"title\")
[crate](../crates/x) [source](../crates/x/src/lib.rs) [top](#top) [far](https://example.org/b)
`[code](none.md)`
```text
[block](none.md)
```
[name]: <b.md>
";
        assert_eq!(broken(text), [0; 0]);
    }

    #[test]
    fn links_to_nothing_are_reported() {
        let text = "\
[none](none.md) [b](b.md)
[case](B.md)
[above](../../main/docs/b.md)
[name]: none.md
![image](b.png)
";
        assert_eq!(broken(text), [1, 2, 3, 4, 5]);
    }
}
