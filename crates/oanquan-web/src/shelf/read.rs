//! Reading what people bring along: files, pasted texts, position lines, links.

use oanquan_session::link::{self, LinkError, Linked};
use oanquan_session::{Arrangement, ImportError, Table, import, tell};
use oanquan_words::Words;

/// Why nothing was read.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Unread {
    /// The text holds neither games nor a position.
    Text(ImportError),
    /// It is a link that leads nowhere.
    Link(Box<LinkError>),
}

impl Unread {
    /// The reason in words.
    pub(super) fn told(&self, words: Words) -> String {
        match self {
            Unread::Text(error) => tell::import_error(words, error),
            Unread::Link(error) => tell::link_error(words, error),
        }
    }
}

/// The games in a text: records, a position line however it was broken or spaced, or a link.
pub(super) fn read(text: &str) -> Result<Vec<Table>, Unread> {
    let plain = text.trim_start_matches('\u{feff}').trim();
    if let Some(fragment) = fragment(plain) {
        let linked = link::read(fragment).map_err(|error| Unread::Link(Box::new(error)))?;
        return Ok(vec![match linked {
            Linked::Game(table) => *table,
            Linked::Position(first) => {
                let arrangement = Arrangement { first: Some(*first), ..Arrangement::default() };
                Table::new(arrangement).expect("the rules of a position have no faults")
            }
        }]);
    }
    if plain.starts_with("oaq") {
        return import(&one_line(plain)).map_err(Unread::Text);
    }
    import(text).map_err(Unread::Text)
}

/// The part of a link that holds a game, with or without what stands before it.
fn fragment(text: &str) -> Option<&str> {
    let (page, part) = text.rsplit_once('#').unwrap_or(("", text));
    let is_one_word = !page.contains(char::is_whitespace) && !part.contains(char::is_whitespace);
    (is_one_word && (part.starts_with("g=") || part.starts_with("p="))).then_some(part)
}

/// A position line as it is printed: mail breaks lines and doubles spaces, links write `_`.
fn one_line(text: &str) -> String {
    let mut fields = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // The last field, the rules, has options whose names hold `_`.
    for _ in 0..8 {
        let Some(at) = first_gap(&fields) else { break };
        fields.replace_range(at, "\u{0}");
    }
    fields.replace('\u{0}', " ")
}

/// The next run of spaces and `_` between fields.
fn first_gap(text: &str) -> Option<std::ops::Range<usize>> {
    let start = text.find([' ', '_'])?;
    let rest = &text[start..];
    let end = rest.find(|c| c != ' ' && c != '_').unwrap_or(rest.len());
    Some(start..start + end)
}

#[cfg(test)]
mod tests {
    use oanquan_session::{Table, link};

    use super::{Unread, read};

    const LINE: &str =
        "oaq1 0,0,3,0,0,Q/0,0,3,0,0,Q 0 22,22 0,0 - 0 30 vietnam+mandarin_value=5+young_mandarin=5";

    fn start(text: &str) -> String {
        let tables = read(text).unwrap();
        assert_eq!(tables.len(), 1);
        tables[0].position().to_string()
    }

    #[test]
    fn position_lines_are_read_however_they_are_spaced() {
        let position = start(LINE);
        let underscored = LINE.replacen(' ', "_", 8);
        for text in [
            underscored.clone(),
            LINE.replace(' ', "  "),
            LINE.replace(' ', "\n"),
            format!("\u{feff}\t{underscored}\r\n"),
            underscored
                .replace('_', "__")
                .replace("mandarin__value", "mandarin_value")
                .replace("young__", "young_"),
            format!("#p={underscored}"),
            format!("https://example.org/oanquan/?x=1#p={underscored}"),
        ] {
            assert_eq!(start(&text), position, "{text:?}");
        }
    }

    #[test]
    fn games_and_links_are_read() {
        let mut table = Table::new(Default::default()).unwrap();
        table.play("9r".parse().unwrap()).unwrap();
        table.play("2r".parse().unwrap()).unwrap();
        let twice = format!("{}\n{}", table.to_text(), table.to_text());
        assert_eq!(read(&twice).unwrap(), [table.clone(), table.clone()]);
        let url = format!("http://127.0.0.1:8080/#{}", link::of_game(&table));
        assert_eq!(read(&url).unwrap()[0].game().moves(), table.game().moves());
    }

    #[test]
    fn faults_are_told_with_their_place() {
        use oanquan_words::{Language, Words};
        let words = Words::of(Language::En);
        let told = |text: &str| read(text).unwrap_err().told(words);
        assert!(told("1. 9r\n2. xx *").contains("line 2, column 4"), "{}", told("1. 9r\n2. xx *"));
        assert!(told("oaq1 1,2").contains("character 9"), "{}", told("oaq1 1,2"));
        assert!(matches!(read("#g=seed;9r9r"), Err(Unread::Link(_))));
        assert!(matches!(read("  "), Err(Unread::Text(oanquan_session::ImportError::Empty))));
    }
}
