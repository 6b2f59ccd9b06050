//! A game record: tags, moves with comments, NAGs and variations, and the result. What it means is
//! checked by [`Record::replay`]; reading the text is `pgn`'s part.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

use super::moves::{AnnotatedMove, Annotator};
use super::{Expected, Found};
use crate::game::Game;
use crate::outcome::{EndReason, Points};
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::Seat;

/// Tags in the order they are written; others follow in the order they were set.
const TAG_ORDER: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Seat0",
    "Seat1",
    "Seat2",
    "Seat3",
    "Result",
    "Loser",
    "Rules",
    "Position",
    "TimeControl",
    "Termination",
    "Annotator",
];

/// Tags that are fields of [`Record`], so that they cannot contradict it.
const FIELD_TAGS: [&str; 5] = ["Result", "Loser", "Rules", "Position", "Termination"];

/// A game as it is written to a `.oaq` file.
///
/// ```
/// use oanquan::{Game, Record, Rules};
///
/// let mut game = Game::start(Rules::SEED).unwrap();
/// game.play("9r".parse().unwrap()).unwrap();
/// let mut record = Record::of_game(&game);
/// record.set_tag("Seat0", "Mai").unwrap();
/// let text = record.to_string();
/// assert!(text.ends_with("1. 9rx11Q *\n"));
/// let read: Record = text.parse().unwrap();
/// assert_eq!(read, record);
/// assert_eq!(read.replay().unwrap().position(), game.position());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    tags: Vec<(String, String)>,
    /// The first position of the game, which holds its rules.
    pub start: Position,
    /// Comments before the first move.
    pub comments: Vec<Comment>,
    /// The main line.
    pub line: Vec<RecordedPly>,
    /// The scores at the end, seat by seat; `None`, written `*`, while unfinished.
    pub result: Option<Vec<Points>>,
    /// The seat that lost by being unable to refill (R6).
    pub loser: Option<Seat>,
    /// How the game ended, when it is told.
    pub termination: Option<Termination>,
    /// Where the result stood in the text.
    pub result_place: Place,
}

/// One move or pass of a record, with what was said about it: glyphs first, then comments, then
/// variations, in whatever order the text had them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedPly {
    /// The move or the pass.
    pub played: Played,
    /// Numeric annotation glyphs, such as 1 for `!`.
    pub nags: Vec<u8>,
    /// Comments after it.
    pub comments: Vec<Comment>,
    /// Other lines that could have been played in its stead.
    pub variations: Vec<Variation>,
    /// Where it stood in the text.
    pub place: Place,
}

/// What a seat did in its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// A move, with as much annotation as was written.
    Move(AnnotatedMove),
    /// A pass, written `--` (R6).
    Pass,
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Played::Move(mv) => mv.fmt(f),
            Played::Pass => f.write_str("--"),
        }
    }
}

/// A line that could have been played in the stead of the move it stands behind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// Comments before its first move.
    pub comments: Vec<Comment>,
    /// Its moves; at least one when it was read from a text.
    pub line: Vec<RecordedPly>,
}

/// A comment: any text that can be written, in braces or to the end of a line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Comment(String);

impl Comment {
    /// A comment, or `None` for a text with both a `}` and a line break, which no comment can hold.
    pub fn new(text: impl Into<String>) -> Option<Comment> {
        let text = text.into();
        let writable = !text.as_bytes().contains(&b'}') || !text.contains(['\n', '\r']);
        writable.then_some(Comment(text))
    }

    /// The text without its braces.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// Where something stood in a text: line and column, counted from 1; 0 when it was not read.
///
/// All places are equal, so that records are compared by what they say.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl PartialEq for Place {
    fn eq(&self, _: &Place) -> bool {
        true
    }
}

impl Eq for Place {}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// How a game ended: by the rules, or by the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// By a rule (R14–R16).
    Rule(EndReason),
    /// A seat gave up.
    Resigned,
    /// A seat ran out of time.
    Timeout,
    /// The players agreed on it.
    Agreed,
    /// The game was broken off.
    Aborted,
}

impl Termination {
    /// All of them.
    pub const ALL: [Termination; 8] = [
        Termination::Rule(EndReason::Mandarins),
        Termination::Rule(EndReason::Repetition),
        Termination::Rule(EndReason::Quiet),
        Termination::Rule(EndReason::Short),
        Termination::Resigned,
        Termination::Timeout,
        Termination::Agreed,
        Termination::Aborted,
    ];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Termination::Rule(reason) => reason.word(),
            Termination::Resigned => "resigned",
            Termination::Timeout => "timeout",
            Termination::Agreed => "agreed",
            Termination::Aborted => "aborted",
        }
    }
}

/// A tag that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TagError {
    /// The name is a field of the record.
    #[error("tag {name} is a field of the record, expected another name")]
    Field {
        /// The name.
        name: String,
    },
    /// The name has other characters than letters, digits and `_`.
    #[error("tag name {name:?}, expected letters, digits and _")]
    Name {
        /// The name.
        name: String,
    },
    /// The value has a line break or another control character.
    #[error("value {value:?} of tag {name}, expected one line without control characters")]
    Value {
        /// The name.
        name: String,
        /// The value.
        value: String,
    },
}

/// A record that contradicts the rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: found {found}, expected {expected}")]
pub struct ReplayError {
    /// Where.
    pub place: Place,
    /// What stands there.
    pub found: Found,
    /// What was expected.
    pub expected: Expected,
}

impl Record {
    /// Variations inside variations, at most this deep, are read: a text cannot exhaust the stack.
    pub const MAX_DEPTH: usize = 32;

    /// A record without moves or tags.
    pub fn new(start: Position) -> Record {
        Record {
            tags: Vec::new(),
            start,
            comments: Vec::new(),
            line: Vec::new(),
            result: None,
            loser: None,
            termination: None,
            result_place: Place::default(),
        }
    }

    /// The record of a game, every move annotated, with the seven tags the grammar expects.
    pub fn of_game(game: &Game) -> Record {
        let first = &game.positions()[0];
        let mut record = Record::new(*first);
        for (name, value) in [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?")] {
            record.insert_tag(name.to_string(), value.to_string());
        }
        for seat in Seat::all(first.rules().seats) {
            record.insert_tag(alloc::format!("Seat{seat}"), "?".to_string());
        }
        for (position, &mv) in game.positions().iter().zip(game.moves()) {
            let mut notes = Annotator::new(position);
            position.play_observed(mv, &mut notes).expect("a game holds legal moves");
            let passes = notes.passes;
            record.line.push(RecordedPly::new(Played::Move(notes.annotated(mv))));
            record.line.extend((0..passes).map(|_| RecordedPly::new(Played::Pass)));
        }
        if let Some(outcome) = game.outcome() {
            record.result = Some(outcome.scores.seats(first.rules().seats).to_vec());
            record.loser = outcome.loser;
            record.termination = Some(Termination::Rule(outcome.reason));
        }
        record
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        self.start.rules()
    }

    /// The value of a tag that is not a field of the record.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The tags that are not fields of the record, in the order they are written.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag.
    ///
    /// # Errors
    /// [`TagError`] for a name or value that could not be written, or a name that is a field.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if FIELD_TAGS.contains(&name) {
            return Err(TagError::Field { name: name.to_string() });
        }
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            return Err(TagError::Name { name: name.to_string() });
        }
        if value.chars().any(char::is_control) {
            return Err(TagError::Value { name: name.to_string(), value: value.to_string() });
        }
        self.insert_tag(name.to_string(), value.to_string());
        Ok(())
    }

    /// Puts a tag where the order wants it, in the place of an older one of the same name.
    fn insert_tag(&mut self, name: String, value: String) {
        if let Some(tag) = self.tags.iter_mut().find(|(known, _)| *known == name) {
            tag.1 = value;
            return;
        }
        let rank = tag_rank(&name);
        let place = self.tags.iter().position(|(known, _)| tag_rank(known) > rank);
        self.tags.insert(place.unwrap_or(self.tags.len()), (name, value));
    }

    /// Plays the record through: every move, pass and annotation of the main line and of all variations,
    /// and the result. Returns the game of the main line.
    ///
    /// # Errors
    /// [`ReplayError`] names the first contradiction.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let mut game = Game::new(self.start);
        play_line(&mut game, &self.line)?;
        self.check_result(&game)?;
        Ok(game)
    }

    fn check_result(&self, game: &Game) -> Result<(), ReplayError> {
        let error =
            |found: Found, expected: Expected| Err(ReplayError { place: self.result_place, found, expected });
        let result = self.result_text();
        let Some(outcome) = game.outcome() else {
            return match (self.termination, self.loser) {
                (Some(termination @ Termination::Rule(_)), _) => {
                    error(Found::Termination(termination), Expected::RuleEnding)
                }
                (_, Some(loser)) => error(Found::Loser(Some(loser)), Expected::NoLoserYet),
                (None, None) if self.result.is_some() => error(Found::Text(result), Expected::NoResultYet),
                _ => Ok(()),
            };
        };
        let expected = scores_text(outcome.scores.seats(self.rules().seats));
        // Once the rules have ended the game there is nothing left to resign or to agree on.
        if self.result.is_some() && result != expected {
            return error(Found::Text(result), Expected::Text(expected));
        }
        let ended = Termination::Rule(outcome.reason);
        if let Some(found) = self.termination.filter(|termination| *termination != ended) {
            return error(Found::Termination(found), Expected::Text(ended.word().to_string()));
        }
        if (self.result.is_some() || self.loser.is_some()) && self.loser != outcome.loser {
            return error(Found::Loser(self.loser), Expected::Loser(outcome.loser));
        }
        Ok(())
    }

    fn result_text(&self) -> String {
        self.result.as_deref().map_or_else(|| "*".to_string(), scores_text)
    }
}

fn tag_rank(name: &str) -> usize {
    TAG_ORDER.iter().position(|known| *known == name).unwrap_or(TAG_ORDER.len())
}

fn scores_text(scores: &[Points]) -> String {
    let texts: Vec<String> = scores.iter().map(ToString::to_string).collect();
    texts.join(":")
}

impl RecordedPly {
    /// A ply nothing was said about.
    pub fn new(played: Played) -> RecordedPly {
        RecordedPly {
            played,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
            place: Place::default(),
        }
    }
}

/// Plays a line and checks it. Variations are played on the same game and taken back, so that a long game
/// is not copied for each.
fn play_line(game: &mut Game, line: &[RecordedPly]) -> Result<(), ReplayError> {
    let mut passes = 0;
    for ply in line {
        let error = |expected: Expected| {
            Err(ReplayError { place: ply.place, found: Found::Text(ply.played.to_string()), expected })
        };
        let before = game.moves().len();
        for variation in &ply.variations {
            play_line(game, &variation.line)?;
            while game.moves().len() > before {
                game.undo();
            }
        }
        let mv = match (&ply.played, passes) {
            (Played::Pass, 0) => {
                return error(Expected::NoPass(game.position().turn()));
            }
            (Played::Pass, _) => {
                passes -= 1;
                continue;
            }
            (Played::Move(_), 1..) => {
                return error(Expected::Pass);
            }
            (Played::Move(mv), 0) => mv,
        };
        let mut notes = Annotator::new(game.position());
        if let Err(illegal) = game.play_observed(mv.mv, &mut notes) {
            return error(Expected::Legal(illegal));
        }
        passes = notes.passes;
        let real = notes.annotated(mv.mv);
        if mv.contradicts(&real) {
            return error(Expected::Text(real.to_string()));
        }
    }
    Ok(())
}

impl fmt::Display for Record {
    /// Tags, an empty line, and the moves in lines of at most 79 characters, comments left as they are.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.rules();
        let mut tags = self.tags.clone();
        let mut field = |name: &str, value: String| {
            let place = tags.iter().position(|(known, _)| tag_rank(known) > tag_rank(name));
            tags.insert(place.unwrap_or(tags.len()), (name.to_string(), value));
        };
        field("Result", self.result_text());
        if let Some(loser) = self.loser {
            field("Loser", loser.to_string());
        }
        field("Rules", rules.to_string());
        if Position::start(*rules).ok().as_ref() != Some(&self.start) {
            field("Position", self.start.to_string());
        }
        if let Some(termination) = self.termination {
            field("Termination", termination.word().to_string());
        }
        for (name, value) in &tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        writeln!(f)?;
        let mut out = Writer { f, column: 0, seats: usize::from(rules.seats) };
        out.comments(&self.comments)?;
        out.line(&self.line, 0, true)?;
        out.word(&self.result_text())?;
        writeln!(f)
    }
}

/// Writes words into lines of limited length.
struct Writer<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
    seats: usize,
}

impl Writer<'_, '_> {
    const WIDTH: usize = 79;

    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + length > Self::WIDTH {
                self.f.write_str("\n")?;
                self.column = 0;
            } else {
                self.f.write_str(" ")?;
                self.column += 1;
            }
        }
        self.f.write_str(word)?;
        self.column += length;
        Ok(())
    }

    fn comments(&mut self, comments: &[Comment]) -> fmt::Result {
        for comment in comments {
            if comment.0.as_bytes().contains(&b'}') {
                self.word(&alloc::format!(";{}\n", comment.0))?;
                self.column = 0;
            } else {
                self.word(&alloc::format!("{{{}}}", comment.0))?;
                if let Some((_, last)) = comment.0.rsplit_once('\n') {
                    self.column = last.chars().count() + 1;
                }
            }
        }
        Ok(())
    }

    /// Writes a line whose first ply is number `first`, counted from 0 through passes and all.
    fn line(&mut self, line: &[RecordedPly], first: usize, mut numbered: bool) -> fmt::Result {
        for (number, ply) in (first..).zip(line) {
            let round = number / self.seats + 1;
            if number % self.seats == 0 {
                self.word(&alloc::format!("{round}."))?;
            } else if numbered {
                self.word(&alloc::format!("{round}..."))?;
            }
            self.word(&ply.played.to_string())?;
            for nag in &ply.nags {
                self.word(&alloc::format!("${nag}"))?;
            }
            self.comments(&ply.comments)?;
            for variation in &ply.variations {
                self.word("(")?;
                self.comments(&variation.comments)?;
                self.line(&variation.line, number, true)?;
                self.word(")")?;
            }
            numbered = !ply.comments.is_empty() || !ply.variations.is_empty();
        }
        Ok(())
    }
}
