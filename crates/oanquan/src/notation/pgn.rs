//! Reading game records: the PGN import grammar with the results and annotations of `docs/notation.md`.
//!
//! Move numbers are skipped, as the grammar allows; everything else is kept.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

use thiserror::Error;

use super::moves::AnnotatedMove;
use super::position::ParsePositionError;
use super::record::{Comment, Place, Played, Record, RecordedPly, Termination, Variation};
use super::rules::ParseRulesError;
use super::{Expected, Found};
use crate::outcome::Points;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::Seat;

/// Tags of one game, at most.
const MAX_TAGS: usize = 200;

/// A text that is no game record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: found {found}, expected {expected}")]
pub struct ParseRecordError {
    /// Where.
    pub place: Place,
    /// What stands there.
    pub found: Found,
    /// What was expected.
    pub expected: Expected,
}

impl FromStr for Record {
    type Err = ParseRecordError;

    /// Reads exactly one game.
    fn from_str(text: &str) -> Result<Record, ParseRecordError> {
        let mut reader = Reader::new(text);
        let record = reader.game()?;
        match (record, reader.next()?) {
            (Some(record), Token { kind: Kind::End, .. }) => Ok(record),
            (None, token) => Err(token.error(Expected::Record)),
            (Some(_), token) => Err(token.error(Expected::OneRecord)),
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
    fn error(&self, expected: Expected) -> ParseRecordError {
        let found = match &self.kind {
            Kind::Tag(name, ..) => Found::Tag(name.to_string()),
            Kind::Comment(text) => Found::comment(text),
            Kind::Nag(nag) => Found::Text(alloc::format!("${nag}")),
            Kind::Open => Found::Text("(".to_string()),
            Kind::Close => Found::Text(")".to_string()),
            Kind::Word(word) => Found::quoted(word),
            Kind::End => Found::End,
        };
        ParseRecordError { place: self.place, found, expected }
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

    fn error(&self, expected: Expected) -> ParseRecordError {
        let found = self.peek_char().map_or(Found::End, |c| Found::Text(alloc::format!("{c:?}")));
        ParseRecordError { place: self.place, found, expected }
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
                        let (found, expected) = (Found::OpenComment, Expected::CommentEnd);
                        return Err(ParseRecordError { place, found, expected });
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
                        found: Found::quoted(digits),
                        expected: Expected::Glyph,
                    })?;
                    return token(Kind::Nag(nag));
                }
                '!' | '?' => {
                    let marks = self.take_while(|c| matches!(c, '!' | '?'));
                    const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
                    let Some(glyph) = GLYPHS.iter().position(|glyph| *glyph == marks) else {
                        let (found, expected) = (Found::quoted(marks), Expected::Marks);
                        return Err(ParseRecordError { place, found, expected });
                    };
                    return token(Kind::Nag(glyph as u8 + 1));
                }
                ']' | '}' => return Err(self.error(Expected::RecordPart)),
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
        let ends = |c: char| {
            c.is_whitespace() || matches!(c, '[' | ']' | '{' | '}' | '(' | ')' | ';' | '$' | '!' | '?')
        };
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
            return Err(self.error(Expected::TagName));
        }
        self.take_while(char::is_whitespace);
        if self.peek_char() != Some('"') {
            return Err(self.error(Expected::TagValue(name.to_string())));
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
                _ => return Err(self.error(Expected::TagValueEnd(name.to_string()))),
            }
            value.extend(self.take_char());
        }
        self.take_char();
        self.take_while(char::is_whitespace);
        if self.peek_char() != Some(']') {
            return Err(self.error(Expected::TagEnd(name.to_string())));
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
            // The grammar lets no other tag through.
            record.set_tag(name, value).map_err(|_| wrong(*place, value, Expected::Tag))?;
        }
        let seats = usize::from(record.rules().seats);
        let tag_result = match tags.find("Result") {
            Some((text, place)) => Some((result(text, seats, place)?, place)),
            None => None,
        };
        if let Some((text, place)) = tags.find("Loser") {
            let loser = text.parse().ok().filter(|seat| usize::from(*seat) < seats).and_then(Seat::new);
            record.loser = Some(loser.ok_or_else(|| wrong(place, text, Expected::Seat))?);
        }
        if let Some((text, place)) = tags.find("Termination") {
            let termination = Termination::ALL.into_iter().find(|known| known.word() == text);
            record.termination = Some(termination.ok_or_else(|| wrong(place, text, Expected::Termination))?);
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
                return Err(wrong(end.place, word, Expected::SameResult));
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
                return Err(token.error(Expected::TagsEnd(MAX_TAGS)));
            }
            if tags.fields.iter().chain(&tags.others).any(|(known, ..)| known == name) {
                return Err(token.error(Expected::TagOnce(name.to_string())));
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
                    let ply = line.last_mut().ok_or_else(|| token.error(Expected::MoveBeforeGlyph))?;
                    ply.nags.push(*nag);
                }
                Kind::Open => {
                    let ply = line.last_mut().ok_or_else(|| token.error(Expected::MoveBeforeVariation))?;
                    if ply.played == Played::Pass {
                        return Err(token.error(Expected::NoVariation));
                    }
                    if depth == Record::MAX_DEPTH {
                        return Err(token.error(Expected::VariationDepth(Record::MAX_DEPTH)));
                    }
                    self.next()?;
                    let (comments, moves) = self.line(depth + 1)?;
                    let close = self.peek()?;
                    if close.kind != Kind::Close {
                        return Err(close.error(Expected::VariationEnd));
                    }
                    if moves.is_empty() {
                        return Err(close.error(Expected::VariationMove));
                    }
                    ply.variations.push(Variation { comments, line: moves });
                }
                Kind::Word(word) if *word == "*" || word.as_bytes().contains(&b':') => {
                    return Ok((before, line));
                }
                Kind::Word(word) => {
                    let mut ply = RecordedPly::new(match *word {
                        "--" => Played::Pass,
                        _ => Played::Move(word.parse::<AnnotatedMove>().map_err(|error| {
                            let column = token.place.column + error.column - 1;
                            let place = Place { column, ..token.place };
                            ParseRecordError { place, found: error.found, expected: error.expected }
                        })?),
                    });
                    ply.place = token.place;
                    line.push(ply);
                }
                Kind::Close if depth == 0 => return Err(token.error(Expected::MoveOrResult)),
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
                _ => wrong(place, text, Expected::Position(Box::new(error))),
            })?;
            if rules.is_some_and(|rules| rules != *position.rules()) {
                return Err(wrong(place, text, Expected::SameRules));
            }
            return Ok(position);
        }
        let rules = rules.unwrap_or_default();
        // A rule set that was read has no faults.
        Position::start(rules)
            .map_err(|error| wrong(Place::default(), &rules.to_string(), Expected::Playable(error)))
    }
}

fn wrong(place: Place, found: &str, expected: Expected) -> ParseRecordError {
    ParseRecordError { place, found: Found::quoted(found), expected }
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
    scores.map(Some).ok_or_else(|| wrong(place, text, Expected::Result(seats as u8)))
}
