//! Reading game records: the PGN import grammar with the results and annotations of `docs/notation.md`.
//!
//! Move numbers are skipped, as the grammar allows; everything else is kept.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

use thiserror::Error;

use super::moves::AnnotatedMove;
use super::position::ParsePositionError;
use super::quoted;
use super::record::{Comment, Place, Played, Record, RecordedPly, Termination, Variation};
use super::rules::ParseRulesError;
use crate::outcome::Points;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::Seat;

/// Variations inside variations, at most this deep: a text cannot exhaust the stack.
const MAX_DEPTH: usize = 32;

/// Tags of one game, at most.
const MAX_TAGS: usize = 200;

/// A text that is no game record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: found {found}, expected {expected}")]
pub struct ParseRecordError {
    /// Where.
    pub place: Place,
    /// What stands there, quoted.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl FromStr for Record {
    type Err = ParseRecordError;

    /// Reads exactly one game.
    fn from_str(text: &str) -> Result<Record, ParseRecordError> {
        let mut reader = Reader::new(text);
        let record = reader.game()?;
        match (record, reader.next()?) {
            (Some(record), Token { kind: Kind::End, .. }) => Ok(record),
            (None, token) => Err(token.error("a game record")),
            (Some(_), token) => Err(token.error("the end, after one game")),
        }
    }
}

impl Record {
    /// Reads a file of any number of games.
    ///
    /// # Errors
    /// [`ParseRecordError`] names the first place that cannot be read.
    pub fn parse_all(text: &str) -> Result<Vec<Record>, ParseRecordError> {
        let mut reader = Reader::new(text);
        let mut records = Vec::new();
        while let Some(record) = reader.game()? {
            records.push(record);
        }
        Ok(records)
    }
}

/// A word of the text.
#[derive(Clone, Debug, PartialEq)]
enum Kind<'a> {
    /// `[Name "value"]`, with the place where the value begins.
    Tag(&'a str, String, Place),
    Comment(String),
    Nag(u8),
    Open,
    Close,
    /// A move, a pass or a result.
    Word(&'a str),
    End,
}

#[derive(Clone, Debug)]
struct Token<'a> {
    kind: Kind<'a>,
    place: Place,
}

impl Token<'_> {
    fn error(&self, expected: impl Into<String>) -> ParseRecordError {
        let found = match &self.kind {
            Kind::Tag(name, ..) => alloc::format!("the tag {name}"),
            Kind::Comment(text) => alloc::format!("the comment {}", quoted(text)),
            Kind::Nag(nag) => alloc::format!("${nag}"),
            Kind::Open => "(".to_string(),
            Kind::Close => ")".to_string(),
            Kind::Word(word) => quoted(word),
            Kind::End => "the end of the text".to_string(),
        };
        ParseRecordError { place: self.place, found, expected: expected.into() }
    }
}

/// Splits the text into words, and puts them together.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    place: Place,
    peeked: Option<Token<'a>>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader { text, at: 0, place: Place { line: 1, column: 1 }, peeked: None }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek_char(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn take_char(&mut self) -> Option<char> {
        let c = self.peek_char()?;
        self.at += c.len_utf8();
        // A line ends with a line feed, a carriage return or both.
        if c == '\n' || (c == '\r' && self.peek_char() != Some('\n')) {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    /// Takes characters while they fit.
    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let start = self.at;
        while self.peek_char().is_some_and(&fits) {
            self.take_char();
        }
        &self.text[start..self.at]
    }

    fn error(&self, expected: impl Into<String>) -> ParseRecordError {
        let found = match self.peek_char() {
            None => "the end of the text".to_string(),
            Some(c) => alloc::format!("{c:?}"),
        };
        ParseRecordError { place: self.place, found, expected: expected.into() }
    }

    /// The next word, which stays the next.
    fn peek(&mut self) -> Result<&Token<'a>, ParseRecordError> {
        let token = self.next()?;
        Ok(self.peeked.insert(token))
    }

    fn next(&mut self) -> Result<Token<'a>, ParseRecordError> {
        if let Some(token) = self.peeked.take() {
            return Ok(token);
        }
        loop {
            self.take_while(char::is_whitespace);
            let place = self.place;
            let token = |kind| Ok(Token { kind, place });
            let Some(c) = self.peek_char() else {
                return token(Kind::End);
            };
            if c == '%' && place.column == 1 {
                self.take_while(|c| c != '\n' && c != '\r');
                continue;
            }
            match c {
                '[' => return self.tag(),
                '{' => {
                    self.take_char();
                    let text = self.take_while(|c| c != '}');
                    if self.take_char().is_none() {
                        let found = "a comment without end".to_string();
                        return Err(ParseRecordError { place, found, expected: "}".to_string() });
                    }
                    return token(Kind::Comment(text.to_string()));
                }
                ';' => {
                    self.take_char();
                    let text = self.take_while(|c| c != '\n' && c != '\r');
                    return token(Kind::Comment(text.to_string()));
                }
                '(' => {
                    self.take_char();
                    return token(Kind::Open);
                }
                ')' => {
                    self.take_char();
                    return token(Kind::Close);
                }
                '$' => {
                    self.take_char();
                    let digits = self.take_while(|c| c.is_ascii_digit());
                    let nag = digits.parse().map_err(|_| ParseRecordError {
                        place,
                        found: quoted(digits),
                        expected: "a glyph number, $0 to $255".to_string(),
                    })?;
                    return token(Kind::Nag(nag));
                }
                '!' | '?' => {
                    let marks = self.take_while(|c| matches!(c, '!' | '?'));
                    const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
                    let Some(glyph) = GLYPHS.iter().position(|glyph| *glyph == marks) else {
                        let expected = "one of ! ? !! ?? !? ?!".to_string();
                        return Err(ParseRecordError { place, found: quoted(marks), expected });
                    };
                    return token(Kind::Nag(glyph as u8 + 1));
                }
                ']' | '}' => return Err(self.error("a move, a comment, a variation or the result")),
                _ => {}
            }
            let word = self.word();
            if !word.is_empty() {
                return token(Kind::Word(word));
            }
        }
    }

    /// Takes a move number (`12`, `12.`, `12...`, dots alone), giving "", or a word up to a space or sign.
    fn word(&mut self) -> &'a str {
        let ends = |c: char| c.is_whitespace() || "[]{}();$!?".contains(c);
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = rest[digits..].bytes().take_while(|byte| *byte == b'.').count();
        let is_number = dots > 0 || rest[digits..].chars().next().is_none_or(ends);
        if is_number {
            for _ in 0..digits + dots {
                self.take_char();
            }
            return "";
        }
        self.take_while(|c| !ends(c))
    }

    fn tag(&mut self) -> Result<Token<'a>, ParseRecordError> {
        let place = self.place;
        self.take_char();
        self.take_while(char::is_whitespace);
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if name.is_empty() {
            return Err(self.error("the name of a tag"));
        }
        self.take_while(char::is_whitespace);
        if self.peek_char() != Some('"') {
            return Err(self.error(alloc::format!("the value of tag {name} in double quotes")));
        }
        self.take_char();
        let value_place = self.place;
        let mut value = String::new();
        loop {
            match self.peek_char() {
                Some('"') => break,
                Some('\\') if matches!(self.rest()[1..].chars().next(), Some('"' | '\\')) => {
                    self.take_char();
                }
                Some(c) if !c.is_control() => {}
                _ => return Err(self.error(alloc::format!("\" after the value of tag {name}"))),
            }
            value.extend(self.take_char());
        }
        self.take_char();
        self.take_while(char::is_whitespace);
        if self.peek_char() != Some(']') {
            return Err(self.error(alloc::format!("] after tag {name}")));
        }
        self.take_char();
        Ok(Token { kind: Kind::Tag(name, value, value_place), place })
    }

    /// The next game, `None` at the end of the text.
    fn game(&mut self) -> Result<Option<Record>, ParseRecordError> {
        if self.peek()?.kind == Kind::End {
            return Ok(None);
        }
        let tags = self.tags()?;
        let mut record = Record::new(tags.start()?);
        for (name, value, place) in &tags.others {
            record.set_tag(name, value).map_err(|error| ParseRecordError {
                place: *place,
                found: quoted(value),
                expected: error.to_string(),
            })?;
        }
        let seats = usize::from(record.rules().seats);
        let tag_result = match tags.find("Result") {
            Some((text, place)) => Some((result(text, seats, place)?, place)),
            None => None,
        };
        if let Some((text, place)) = tags.find("Loser") {
            let loser = text.parse().ok().filter(|seat| usize::from(*seat) < seats).and_then(Seat::new);
            record.loser = Some(loser.ok_or_else(|| wrong(place, text, "a seat of the board"))?);
        }
        if let Some((text, place)) = tags.find("Termination") {
            let termination = Termination::ALL.into_iter().find(|known| known.word() == text);
            record.termination = Some(termination.ok_or_else(|| {
                let words: Vec<&str> = Termination::ALL.iter().map(|known| known.word()).collect();
                wrong(place, text, &words.join(", "))
            })?);
        }
        let (comments, line) = self.line(0)?;
        record.comments = tags.comments;
        record.comments.extend(comments);
        record.line = line;
        let end = self.peek()?.clone();
        if let Some((scores, place)) = tag_result.clone() {
            record.result = scores;
            record.result_place = place;
        }
        if let Kind::Word(word) = end.kind {
            self.next()?;
            record.result = result(word, seats, end.place)?;
            record.result_place = end.place;
            if tag_result.is_some_and(|(scores, _)| scores != record.result) {
                return Err(wrong(end.place, word, "the result of the Result tag"));
            }
        }
        Ok(Some(record))
    }

    fn tags(&mut self) -> Result<Tags, ParseRecordError> {
        let mut tags = Tags { fields: Vec::new(), others: Vec::new(), comments: Vec::new() };
        loop {
            let token = self.peek()?.clone();
            let (name, value, place) = match token.kind.clone() {
                Kind::Tag(name, value, place) => (name, value, place),
                // Before, between or after tags: all of them stand before the first move.
                Kind::Comment(text) => {
                    tags.comments.extend(Comment::new(text));
                    self.next()?;
                    continue;
                }
                _ => return Ok(tags),
            };
            self.next()?;
            if tags.fields.len() + tags.others.len() == MAX_TAGS {
                return Err(token.error(alloc::format!("at most {MAX_TAGS} tags")));
            }
            if tags.fields.iter().chain(&tags.others).any(|(known, ..)| known == name) {
                return Err(token.error(alloc::format!("tag {name} only once")));
            }
            let is_field = matches!(name, "Result" | "Loser" | "Rules" | "Position" | "Termination");
            let list = if is_field { &mut tags.fields } else { &mut tags.others };
            list.push((name.to_string(), value, place));
        }
    }

    /// Comments and plies up to what cannot belong to a line: its end, a result, a tag.
    fn line(&mut self, depth: usize) -> Result<(Vec<Comment>, Vec<RecordedPly>), ParseRecordError> {
        let mut before = Vec::new();
        let mut line: Vec<RecordedPly> = Vec::new();
        loop {
            let token = self.peek()?.clone();
            match &token.kind {
                Kind::Comment(text) => {
                    let comments = line.last_mut().map_or(&mut before, |ply| &mut ply.comments);
                    comments.extend(Comment::new(text.as_str()));
                }
                Kind::Nag(nag) => {
                    let ply = line.last_mut().ok_or_else(|| token.error("a move before the glyph"))?;
                    ply.nags.push(*nag);
                }
                Kind::Open => {
                    let ply = line.last_mut().ok_or_else(|| token.error("a move before the variation"))?;
                    if ply.played == Played::Pass {
                        return Err(token.error("no variation, as a pass has no alternative"));
                    }
                    if depth == MAX_DEPTH {
                        let expected = alloc::format!("variations at most {MAX_DEPTH} deep");
                        return Err(token.error(expected));
                    }
                    self.next()?;
                    let (comments, moves) = self.line(depth + 1)?;
                    let close = self.peek()?;
                    if close.kind != Kind::Close {
                        return Err(close.error(") at the end of the variation"));
                    }
                    if moves.is_empty() {
                        return Err(close.error("a move in the variation"));
                    }
                    ply.variations.push(Variation { comments, line: moves });
                }
                Kind::Word(word) if *word == "*" || word.contains(':') => return Ok((before, line)),
                Kind::Word(word) => {
                    let mut ply = RecordedPly::new(match *word {
                        "--" => Played::Pass,
                        _ => Played::Move(word.parse::<AnnotatedMove>().map_err(|error| {
                            let column = token.place.column + error.column - 1;
                            let place = Place { column, ..token.place };
                            ParseRecordError {
                                place,
                                found: error.found,
                                expected: error.expected.to_string(),
                            }
                        })?),
                    });
                    ply.place = token.place;
                    line.push(ply);
                }
                Kind::Close if depth == 0 => return Err(token.error("a move or the result")),
                Kind::Close | Kind::Tag(..) | Kind::End => return Ok((before, line)),
            }
            self.next()?;
        }
    }
}

/// The tags of a game: those that are fields of the record, and the others; name, value and place. With
/// them the comments among them.
struct Tags {
    comments: Vec<Comment>,
    fields: Vec<(String, String, Place)>,
    others: Vec<(String, String, Place)>,
}

impl Tags {
    fn find(&self, name: &str) -> Option<(&str, Place)> {
        self.fields.iter().find(|(known, ..)| known == name).map(|(_, value, place)| (value.as_str(), *place))
    }

    /// The first position: of the Position tag, or the start under the Rules tag, or under `seed`.
    fn start(&self) -> Result<Position, ParseRecordError> {
        let inside = |place: Place, column: usize| Place { column: place.column + column - 1, ..place };
        let rules = match self.find("Rules") {
            None => None,
            Some((text, place)) => {
                Some(text.parse::<Rules>().map_err(|error: ParseRulesError| ParseRecordError {
                    place: inside(place, error.column),
                    found: error.found,
                    expected: error.expected,
                })?)
            }
        };
        if let Some((text, place)) = self.find("Position") {
            let position: Position = text.parse().map_err(|error| match error {
                ParsePositionError::Form(faults) if faults.len() == 1 => ParseRecordError {
                    place: inside(place, faults[0].column),
                    found: faults[0].found.clone(),
                    expected: faults[0].expected.clone(),
                },
                _ => wrong(place, text, &alloc::format!("a position: {error}")),
            })?;
            if rules.is_some_and(|rules| rules != *position.rules()) {
                return Err(wrong(place, text, "the rules of the Rules tag in the position"));
            }
            return Ok(position);
        }
        let rules = rules.unwrap_or_default();
        // A rule set that was read has no faults.
        Position::start(rules)
            .map_err(|error| wrong(Place::default(), &rules.to_string(), &error.to_string()))
    }
}

fn wrong(place: Place, found: &str, expected: &str) -> ParseRecordError {
    ParseRecordError { place, found: quoted(found), expected: expected.to_string() }
}

/// Reads `41:29`, or `*` as no result yet.
fn result(text: &str, seats: usize, place: Place) -> Result<Option<Vec<Points>>, ParseRecordError> {
    if text == "*" {
        return Ok(None);
    }
    let scores: Option<Vec<Points>> = text
        .split(':')
        .map(|score| {
            let digits = score.strip_prefix('-').unwrap_or(score);
            // 12 digits hold every score and no sum of them overflows.
            let plain =
                !digits.is_empty() && digits.len() <= 12 && digits.bytes().all(|b| b.is_ascii_digit());
            if plain { score.parse().ok() } else { None }
        })
        .collect();
    let scores = scores.filter(|scores| scores.len() == seats);
    scores.map(Some).ok_or_else(|| wrong(place, text, &alloc::format!("* or {seats} scores joined by :")))
}
