//! What a text should have at some place.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use super::position::ParsePositionError;
use super::record::Termination;
use crate::position::IllegalMove;
use crate::rules::{Rules, RulesFault};
use crate::seat::Seat;
use crate::setup::{Field, SetupError};

/// What a text should have at some place. Printed it is English; a program that speaks another language has
/// words of its own for every kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Notation, as it should stand there.
    Text(String),

    /// A move such as `7r`.
    Move,
    /// The label of a square in a move.
    Label,
    /// The letter of a direction.
    Direction,
    /// The points of a capture.
    Points,
    /// A capture, or the end of a move.
    Capture,
    /// A further capture, or the end of a move.
    FurtherCapture,
    /// The end of a move.
    MoveEnd,

    /// The name of a preset.
    Preset,
    /// No second preset.
    OnePreset,
    /// The name of an option.
    RuleOption,
    /// No second value of an option.
    OptionOnce(&'static str),
    /// A value of an option.
    OptionValue {
        /// The name of the option.
        option: &'static str,
        /// What it may be.
        values: OptionValues,
    },
    /// Options that fit together.
    Fitting(RulesFault),

    /// A space, and this field of a position line.
    NextField(Field),
    /// One space only before this field.
    FieldAfterOneSpace(Field),
    /// The number of a seat.
    SeatNumber,
    /// No more squares than any board has.
    SquaresEnd(usize),
    /// What lies in a square.
    Square,
    /// What stands between squares.
    Separator {
        /// The character.
        separator: char,
        /// The squares before it.
        squares: usize,
        /// The squares of a row.
        row: u8,
    },
    /// A number.
    Number,
    /// A number for each seat.
    NumberForEachSeat,
    /// No more debts than there can be.
    DebtsEnd(usize),
    /// A debt, or the sign for none.
    Debt,

    /// The record of a game.
    Record,
    /// No second record.
    OneRecord,
    /// The number of a glyph.
    Glyph,
    /// One of the glyphs made of `!` and `?`.
    Marks,
    /// The end of a comment.
    CommentEnd,
    /// Something that belongs to a game.
    RecordPart,
    /// The name of a tag.
    TagName,
    /// The value of this tag.
    TagValue(String),
    /// The end of the value of this tag.
    TagValueEnd(String),
    /// The end of this tag.
    TagEnd(String),
    /// A tag that a record may have.
    Tag,
    /// No more tags.
    TagsEnd(usize),
    /// No second tag of this name.
    TagOnce(String),
    /// A seat of the board.
    Seat,
    /// Why a game ended.
    Termination,
    /// The same result as in the tag.
    SameResult,
    /// The result of a game, with the scores of so many seats.
    Result(u8),
    /// A position.
    Position(Box<ParsePositionError>),
    /// The same rules as in the tag.
    SameRules,
    /// Rules that can be played.
    Playable(SetupError),
    /// A move before a glyph.
    MoveBeforeGlyph,
    /// A move before a variation.
    MoveBeforeVariation,
    /// No variation after a pass.
    NoVariation,
    /// No variations inside each other more than so deep.
    VariationDepth(usize),
    /// The end of a variation.
    VariationEnd,
    /// A move in a variation.
    VariationMove,
    /// A move or the result.
    MoveOrResult,

    /// A move of this seat, which need not pass.
    NoPass(Seat),
    /// A pass, as the row cannot be filled.
    Pass,
    /// A legal move.
    Legal(IllegalMove),
    /// A game that has ended as it is said.
    RuleEnding,
    /// No loser before the end.
    NoLoserYet,
    /// No result before the end.
    NoResultYet,
    /// Who has lost.
    Loser(Option<Seat>),
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these words or numbers.
    OneOf(&'static [&'static str]),
    /// A number of a range.
    Range(u8, u8),
    /// A seat of the board.
    Seat,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = match self {
            Expected::Text(text) => text,
            Expected::Move => "a square and a direction, such as 7r or 2l",
            Expected::Label => "the label of a square, 0 to 19",
            Expected::Direction => "the direction r or l",
            Expected::Points => "the points captured",
            Expected::Capture => "x and the points captured",
            Expected::FurtherCapture => "+ and further points, or the end",
            Expected::MoveEnd => "the end of the move",
            Expected::Preset => {
                return write!(f, "a preset ({})", listed(Rules::PRESETS.map(|(name, _)| name)));
            }
            Expected::OnePreset => "one preset, then options such as row=3",
            Expected::RuleOption => return write!(f, "an option ({})", listed(Rules::OPTION_NAMES)),
            Expected::OptionOnce(option) => return write!(f, "{option} only once"),
            Expected::OptionValue { option, values } => return write!(f, "{option} to be {values}"),
            Expected::Fitting(fault) => return write!(f, "options that fit together: {fault}"),
            Expected::NextField(field) => return write!(f, "a space and the field {field}"),
            Expected::FieldAfterOneSpace(field) => {
                return write!(f, "the field {field} after a single space");
            }
            Expected::SeatNumber => "the number of a seat",
            Expected::SquaresEnd(most) => return write!(f, "the end after {most} squares"),
            Expected::Square => "a square such as 5, Q or Q3, of at most 255 citizens",
            Expected::Separator { separator, squares, row } => {
                return write!(f, "{separator} after {squares} squares of rows of {row}");
            }
            Expected::Number => "a number",
            Expected::NumberForEachSeat => "a number for each seat",
            Expected::DebtsEnd(most) => {
                return write!(f, "the end after {most} debts, one sum for each pair");
            }
            Expected::Debt => "- or a debt such as 0>1:3 or 0>b:3",
            Expected::Record => "a game record",
            Expected::OneRecord => "the end, after one game",
            Expected::Glyph => "a glyph number, $0 to $255",
            Expected::Marks => "one of ! ? !! ?? !? ?!",
            Expected::CommentEnd => "}",
            Expected::RecordPart => "a move, a comment, a variation or the result",
            Expected::TagName => "the name of a tag",
            Expected::TagValue(name) => return write!(f, "the value of tag {name} in double quotes"),
            Expected::TagValueEnd(name) => return write!(f, "\" after the value of tag {name}"),
            Expected::TagEnd(name) => return write!(f, "] after tag {name}"),
            Expected::Tag => "a tag that a record may have",
            Expected::TagsEnd(most) => return write!(f, "at most {most} tags"),
            Expected::TagOnce(name) => return write!(f, "tag {name} only once"),
            Expected::Seat => "a seat of the board",
            Expected::Termination => return f.write_str(&listed(Termination::ALL.map(Termination::word))),
            Expected::SameResult => "the result of the Result tag",
            Expected::Result(seats) => return write!(f, "* or {seats} scores joined by :"),
            Expected::Position(error) => return write!(f, "a position: {error}"),
            Expected::SameRules => "the rules of the Rules tag in the position",
            Expected::Playable(error) => return error.fmt(f),
            Expected::MoveBeforeGlyph => "a move before the glyph",
            Expected::MoveBeforeVariation => "a move before the variation",
            Expected::NoVariation => "no variation, as a pass has no alternative",
            Expected::VariationDepth(most) => return write!(f, "variations at most {most} deep"),
            Expected::VariationEnd => ") at the end of the variation",
            Expected::VariationMove => "a move in the variation",
            Expected::MoveOrResult => "a move or the result",
            Expected::NoPass(seat) => return write!(f, "a move, as seat {seat} need not pass"),
            Expected::Pass => "--, as the seat cannot fill its row and passes",
            Expected::Legal(illegal) => return write!(f, "a legal move: {illegal}"),
            Expected::RuleEnding => "a game that this rule ended, but it could go on",
            Expected::NoLoserYet => "none, as the game is not over",
            Expected::NoResultYet => "*, as the game is not over and no termination is told",
            Expected::Loser(Some(seat)) => return write!(f, "loser {seat}"),
            Expected::Loser(None) => "no loser",
        };
        f.write_str(plain)
    }
}

impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValues::OneOf(values) => match values.split_last() {
                Some((last, before @ [_, ..])) => write!(f, "{} or {last}", before.join(", ")),
                _ => f.write_str(&values.concat()),
            },
            OptionValues::Range(low, high) => write!(f, "{low} to {high}"),
            OptionValues::Seat => f.write_str("a seat of the board"),
        }
    }
}

fn listed<const COUNT: usize>(names: [&str; COUNT]) -> String {
    names.join(", ")
}
