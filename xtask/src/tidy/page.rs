//! The page: nothing in it that its own security policy refuses, which a browser would only tell in its console.

use super::Offence;
use super::tree::Tree;

/// Where the page is made.
const FOLDERS: [&str; 2] = ["crates/oanquan-web/", "crates/oanquan-board/"];

/// What the policy refuses, and what does the same.
const REFUSED: [(&str, &str); 6] = [
    (" style=", "a class, or style:PROPERTY= in a view"),
    ("ttribute(\"style\"", "a class, or the property of an element's style"),
    ("<style", "a style sheet"),
    ("javascript:", "a script of its own"),
    (" eval(", "code that is there when the page is built"),
    ("new Function(", "code that is there when the page is built"),
];

/// Nothing stands in a document or a view that would have to stand in a file of its own.
pub(super) fn policy(tree: &Tree) -> Vec<Offence> {
    let files = tree.files.iter().filter(|file| {
        FOLDERS.iter().any(|folder| file.path.starts_with(folder)) && file.is_any_of(&["html", "js", "rs"])
    });
    let mut offences = Vec::new();
    for file in files {
        for (number, line) in file.lines() {
            for (found, expected) in REFUSED.into_iter().filter(|(refused, _)| line.contains(refused)) {
                offences.push(Offence::new(&file.path, number, format!("`{}`", found.trim()), expected));
            }
            if line.contains("<script") && !line.contains(" src=") {
                offences.push(Offence::new(&file.path, number, "a script in a document", "a script file"));
            }
            if let Some(handler) = handler(line).filter(|_| file.is_any_of(&["html"])) {
                let expected = "a listener that a script adds";
                offences.push(Offence::new(&file.path, number, format!("`{handler}`"), expected));
            }
        }
    }
    offences
}

/// An attribute such as `onclick=` that holds a script.
fn handler(line: &str) -> Option<&str> {
    line.split_whitespace().find_map(|word| {
        let (name, _) = word.split_once("=\"")?;
        let event = name.strip_prefix("on")?;
        (!event.is_empty() && event.chars().all(|c| c.is_ascii_lowercase())).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        policy(&Tree::of(&[(path, text)])).iter().map(|offence| offence.line).collect()
    }

    #[test]
    fn what_the_policy_refuses_is_reported() {
        for refused in [
            "<p style=\"color: red\">",
            "view! { <p style=move || colour() /> }",
            "element.set_attribute(\"style\", \"color: red\")",
            "element.setAttribute(\"style\", \"color: red\")",
            "<style>",
            "<script>",
            "<a href=\"javascript:start()\">",
            "const it = eval(text);",
        ] {
            assert_eq!(lines("crates/oanquan-web/a.html", &format!("\n{refused}\n")), [2], "{refused}");
            assert_eq!(lines("docs/a.html", &format!("\n{refused}\n")), [0; 0], "{refused}");
        }
        assert_eq!(lines("crates/oanquan-web/a.html", "<p onclick=\"start()\">\n"), [1]);
    }

    #[test]
    fn what_the_policy_lets_through_is_accepted() {
        for fine in [
            "view! { <p style:color=colour class=\"far\" on:click=start /> }",
            "<link rel=\"stylesheet\" href=\"style.css\">",
            "<script type=\"module\" src=\"boot.js\"></script>",
            "let style = window.style();",
        ] {
            assert_eq!(lines("crates/oanquan-board/a.rs", &format!("{fine}\n")), [0; 0], "{fine}");
        }
    }
}
