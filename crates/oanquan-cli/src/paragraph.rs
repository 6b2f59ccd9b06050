//! Text broken into lines that fit a terminal.

use std::io;

/// The greatest width prose is broken at: what is comfortable to read, and fits 80 columns.
const WIDEST: usize = 78;

/// The smallest: with less, indented text would be a column of single words.
const NARROWEST: usize = 40;

/// The columns of the terminal standard output goes to, `None` where it goes elsewhere.
pub(crate) fn terminal_width() -> Option<usize> {
    // A test must not depend on the terminal it is started from.
    if cfg!(test) {
        return None;
    }
    terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0))
}

/// Breaks one paragraph into lines that fit the terminal at its spaces, the first indented by
/// `first`, the others by `rest`; every line ends with a line end.
pub(crate) fn wrap(text: &str, first: &str, rest: &str) -> String {
    let width = terminal_width().unwrap_or(WIDEST).clamp(NARROWEST, WIDEST);
    wrap_to(width, text, first, rest)
}

fn wrap_to(width: usize, text: &str, first: &str, rest: &str) -> String {
    let mut out = String::from(first);
    let mut column = first.chars().count();
    let mut fresh = true;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if !fresh && column + 1 + length > width {
            out.push('\n');
            out.push_str(rest);
            column = rest.chars().count();
            fresh = true;
        }
        if !fresh {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
        fresh = false;
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_spaces() {
        let text = "word ".repeat(40);
        let lines = wrap(&text, "- ", "  ");
        assert!(lines.lines().all(|line| line.chars().count() <= WIDEST), "{lines}");
        let narrow = wrap_to(NARROWEST, &text, "- ", "  ");
        assert!(narrow.lines().all(|line| line.chars().count() <= NARROWEST), "{narrow}");
        assert!(narrow.lines().count() > lines.lines().count(), "{narrow}");
        assert!(lines.starts_with("- word") && lines.contains("\n  word"), "{lines}");
        assert_eq!(lines.split_whitespace().filter(|word| *word == "word").count(), 40);
        assert_eq!(wrap("", "", ""), "\n");
    }
}
