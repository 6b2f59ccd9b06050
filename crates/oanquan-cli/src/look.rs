//! How the board is shown: drawn with lines, or told in words.

use std::env;

/// How the board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// Drawn, with these lines.
    Drawn(Lines),
    /// In words, one thing a line: for screen readers, and where a drawing would not survive.
    Words,
}

/// The characters boxes are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    /// Box drawing characters, arrows and a lozenge for the Mandarin.
    Unicode,
    /// `+`, `-` and `|`, and a Q for the Mandarin.
    Ascii,
}

impl Lines {
    /// The lines the locale can show.
    pub(crate) fn of_locale() -> Lines {
        // The first that is set decides, as POSIX has it.
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
            .iter()
            .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
        let name = locale.unwrap_or_default().to_lowercase();
        if cfg!(windows) || name.contains("utf-8") || name.contains("utf8") {
            Lines::Unicode
        } else {
            Lines::Ascii
        }
    }
}
