//! Marks on squares, which stand inside of comments as chess programs write them: `{[%csl G7,RM0] look}` marks
//! square 7 green and M0 red. Other commands of this form are let alone.

use oanquan::{Ring, Square};

/// The name of the command.
const NAME: &str = "csl";

/// The colour of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Red, Colour::Yellow, Colour::Blue];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Green => 'G',
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::Blue => 'B',
        }
    }
}

/// The marked squares of a position, each once, in the order in which they were marked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(Vec<(Square, Colour)>);

impl Marks {
    /// The marks that comments hold. What is no mark of this board is passed over.
    pub(super) fn read<'a>(comments: impl IntoIterator<Item = &'a str>, ring: Ring) -> Marks {
        let mut marks = Marks::default();
        for comment in comments {
            for command in parts(comment).filter_map(Part::command) {
                let Some(list) = of_marks(command) else { continue };
                for mark in list.split(',').map(str::trim) {
                    let mut letters = mark.chars();
                    let letter = letters.next();
                    let colour = Colour::ALL.into_iter().find(|colour| Some(colour.letter()) == letter);
                    let name = letters.as_str();
                    let square = ring.squares().find(|&square| ring.name(square).to_string() == name);
                    if let (Some(colour), Some(square)) = (colour, square) {
                        marks.set(square, Some(colour));
                    }
                }
            }
        }
        marks
    }

    /// Marks a square, or takes its mark away.
    pub fn set(&mut self, square: Square, colour: Option<Colour>) {
        match (self.0.iter().position(|&(known, _)| known == square), colour) {
            (Some(place), Some(colour)) => self.0[place].1 = colour,
            (Some(place), None) => drop(self.0.remove(place)),
            (None, Some(colour)) => self.0.push((square, colour)),
            (None, None) => {}
        }
    }

    /// The mark of a square.
    pub fn get(&self, square: Square) -> Option<Colour> {
        self.iter().find(|&(known, _)| known == square).map(|(_, colour)| colour)
    }

    /// All marks.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Colour)> + '_ {
        self.0.iter().copied()
    }

    /// The command that says all this; `None` when nothing is marked.
    pub(super) fn command(&self, ring: Ring) -> Option<String> {
        let marks = self.iter().map(|(square, colour)| format!("{}{}", colour.letter(), ring.name(square)));
        let marks: Vec<String> = marks.collect();
        (!marks.is_empty()).then(|| format!("[%{NAME} {}]", marks.join(",")))
    }
}

/// The list of a command that marks squares.
fn of_marks(command: &str) -> Option<&str> {
    let inside = command.strip_prefix("[%")?.strip_suffix(']')?;
    let list = inside.strip_prefix(NAME)?;
    list.starts_with(' ').then(|| list.trim())
}

/// A piece of a comment.
#[derive(Clone, Copy)]
enum Part<'a> {
    /// `[%…]`
    Command(&'a str),
    Text(&'a str),
}

impl<'a> Part<'a> {
    fn command(self) -> Option<&'a str> {
        if let Part::Command(command) = self { Some(command) } else { None }
    }

    fn text(self) -> Option<&'a str> {
        if let Part::Text(text) = self { Some(text) } else { None }
    }
}

/// The pieces of a comment, in order: put together they are the comment.
fn parts(comment: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let begin = rest.find("[%").and_then(|begin| {
            let end = rest[begin..].find(']')?;
            Some((begin, begin + end + 1))
        });
        let (part, after) = match begin {
            Some((0, end)) => (Part::Command(&rest[..end]), end),
            Some((begin, _)) => (Part::Text(&rest[..begin]), begin),
            None => (Part::Text(rest), rest.len()),
        };
        rest = &rest[after..];
        Some(part)
    })
}

/// What people have written.
pub(super) fn text_of(comment: &str) -> String {
    let texts = parts(comment).filter_map(Part::text).map(str::trim).filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join(" ")
}

/// What programs have written.
pub(super) fn commands_of(comment: &str) -> String {
    parts(comment).filter_map(Part::command).collect::<Vec<_>>().join(" ")
}

/// The comment without marks; `None` when it has none.
pub(super) fn without_marks(comment: &str) -> Option<String> {
    let marks = |part: Part| part.command().and_then(of_marks).is_some();
    parts(comment).any(marks).then(|| {
        let others = parts(comment).filter(|part| !marks(*part));
        let others: String = others
            .map(|part| match part {
                Part::Command(text) | Part::Text(text) => text,
            })
            .collect();
        others.trim().to_string()
    })
}
