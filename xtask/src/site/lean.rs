//! Scripts and styles without what only people read: indentation, empty lines, and comments that have lines of their
//! own. Everything else stays on its line, so that a fault in the page has a place that can be found.

/// The same text for a browser. Texts in backquotes must not go over lines.
pub(super) fn lean(text: &str) -> String {
    let mut lean = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if in_comment {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            lean.push_str(line);
            lean.push('\n');
        }
    }
    lean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_people_read_goes() {
        for (text, expected) in [
            ("// Why.\nfoo(); // kept\n\n  bar(\"//\");\n", "foo(); // kept\nbar(\"//\");\n"),
            ("/* One line. */\np {\n  color: red;\n}\n", "p {\ncolor: red;\n}\n"),
            ("/**\n * More.\n */\nfoo();", "foo();\n"),
            ("a /* within */ b\n", "a /* within */ b\n"),
            ("/* a */\nb\n/* c\nd */\ne\n", "b\ne\n"),
        ] {
            assert_eq!(lean(text), expected);
        }
    }
}
