//! What stands in a text, and what was expected there, in words.

use oanquan::{
    Expected, Field, FormFault, Found, MAX_SEATS, OptionValues, ParsePositionError, Rules, RulesFault, Seat,
    SetupError, SetupFault, Termination,
};
use oanquan_words::Words;

use super::name::Named;
use super::refusal::illegal_among;

/// Why what stands in a text cannot stand there: one sentence or several.
pub fn unexpected(words: Words, found: &Found, expected: &Expected) -> String {
    let plain = |kind| words.told_expected(kind, "", 0);
    let named = |kind, name: &str| words.told_expected(kind, name, 0);
    let counted = |kind, count: usize| words.told_expected(kind, "", count as i64);
    let expected = match expected {
        Expected::Fitting(fault) => return words.told_unfitting(&rules_fault(words, fault)),
        // Nobody sits at a board that is only read about.
        Expected::Legal(illegal) => {
            return illegal_among(words, illegal, |seat| Named { who: "other", name: numbered(words, seat) });
        }
        Expected::Position(error) => return position_error(words, 0, error),
        Expected::Playable(error) => return setup_error(words, error),

        Expected::Text(text) => named("text", text),

        Expected::Move => plain("move"),
        Expected::Label => plain("label"),
        Expected::Direction => plain("direction"),
        Expected::Points => plain("points"),
        Expected::Capture => plain("capture"),
        Expected::FurtherCapture => plain("further-capture"),
        Expected::MoveEnd => plain("move-end"),

        Expected::Preset => named("preset", &Rules::PRESETS.map(|(name, _)| name).join(", ")),
        Expected::OnePreset => plain("one-preset"),
        Expected::RuleOption => named("option", &Rules::OPTION_NAMES.join(", ")),
        Expected::OptionOnce(option) => named("option-once", option),
        Expected::OptionValue { option, values } => words.told_expected_value(option, &told_values(*values)),

        Expected::NextField(field) => named("next-field", &words.told_field(field.name())),
        Expected::FieldAfterOneSpace(field) => named("one-space", &words.told_field(field.name())),
        Expected::SeatNumber => plain("seat-number"),
        Expected::SquaresEnd(most) => counted("squares-end", *most),
        Expected::Square => plain("square"),
        Expected::Separator { separator, squares, .. } => {
            words.told_expected("separator", &separator.to_string(), *squares as i64)
        }
        Expected::Number => plain("number"),
        Expected::NumberForEachSeat => plain("numbers"),
        Expected::DebtsEnd(most) => counted("debts-end", *most),
        Expected::Debt => plain("debt"),

        Expected::Record => plain("record"),
        Expected::OneRecord => plain("one-record"),
        Expected::Glyph => plain("glyph"),
        Expected::Marks => plain("marks"),
        Expected::CommentEnd => plain("comment-end"),
        Expected::RecordPart => plain("record-part"),
        Expected::TagName => plain("tag-name"),
        Expected::TagValue(name) => named("tag-value", name),
        Expected::TagValueEnd(name) => named("tag-value-end", name),
        Expected::TagEnd(name) => named("tag-end", name),
        Expected::Tag => plain("tag"),
        Expected::TagsEnd(most) => counted("tags-end", *most),
        Expected::TagOnce(name) => named("tag-once", name),
        Expected::Seat => plain("seat"),
        Expected::Termination => named("termination", &Termination::ALL.map(Termination::word).join(", ")),
        Expected::SameResult => plain("same-result"),
        Expected::Result(seats) => counted("result", usize::from(*seats)),
        Expected::SameRules => plain("same-rules"),
        Expected::MoveBeforeGlyph => plain("move-before-glyph"),
        Expected::MoveBeforeVariation => plain("move-before-variation"),
        Expected::NoVariation => plain("no-variation"),
        Expected::VariationDepth(most) => counted("variation-depth", *most),
        Expected::VariationEnd => plain("variation-end"),
        Expected::VariationMove => plain("variation-move"),
        Expected::MoveOrResult => plain("move-or-result"),

        Expected::NoPass(seat) => named("no-pass", &numbered(words, *seat)),
        Expected::Pass => plain("pass"),
        Expected::RuleEnding => plain("rule-ending"),
        Expected::NoLoserYet => plain("no-loser-yet"),
        Expected::NoResultYet => plain("no-result-yet"),
        Expected::Loser(Some(seat)) => named("loser", &numbered(words, *seat)),
        Expected::Loser(None) => plain("no-loser"),
    };
    words.told_unexpected(&told_found(words, found), &expected)
}

/// Why rules cannot be played.
pub fn rules_fault(words: Words, fault: &RulesFault) -> String {
    match *fault {
        RulesFault::OutOfRange { option: "first", value, high, .. } => {
            words.rules_fault_first(&words.player_numbered(i64::from(value) + 1), i64::from(high) + 1)
        }
        RulesFault::OutOfRange { option, value, low, high } => {
            words.rules_fault_range(&words.rules_option_name(option), value.into(), low.into(), high.into())
        }
        RulesFault::MandarinValue { value } => words.rules_fault_mandarin_value(value.into()),
        RulesFault::TeamsWithoutFourSeats { seats } => words.rules_fault_teams(seats.into()),
    }
}

/// Why a text is no position; so many characters stand before it.
pub(super) fn position_error(words: Words, before: usize, error: &ParsePositionError) -> String {
    let told: Vec<String> = match error {
        ParsePositionError::Form(faults) => {
            let told = |fault: &FormFault| {
                let why = unexpected(words, &fault.found, &fault.expected);
                field_fault(words, before + fault.column, fault.field, &why)
            };
            faults.iter().map(told).collect()
        }
        ParsePositionError::Faults(faults) => {
            let told = |(column, fault): &(usize, SetupFault)| {
                field_fault(words, before + column, fault.field(), &setup_fault(words, fault))
            };
            faults.iter().map(told).collect()
        }
    };
    told.join(" ")
}

fn field_fault(words: Words, column: usize, field: Field, why: &str) -> String {
    words.told_field_fault(column as i64, &words.told_field(field.name()), why)
}

/// Why a description is no position.
pub(super) fn setup_error(words: Words, error: &SetupError) -> String {
    setup_faults(words, error.faults()).join(" ")
}

/// What does not add up in a description, a sentence each.
pub fn setup_faults(words: Words, faults: &[SetupFault]) -> Vec<String> {
    faults.iter().map(|fault| setup_fault(words, fault)).collect()
}

fn setup_fault(words: Words, fault: &SetupFault) -> String {
    let (kind, found, expected, text) = match fault {
        SetupFault::Rules(fault) => return rules_fault(words, fault),
        SetupFault::SquareCount { found, expected } => {
            ("squares", *found as i64, *expected as i64, String::new())
        }
        SetupFault::MandarinInRow { square } => ("mandarin-in-row", 0, 0, square.to_string()),
        SetupFault::TooManyCitizens { citizens } => ("citizens", i64::from(*citizens), 0, String::new()),
        SetupFault::NoSuchSeat { seat, seats, .. } => {
            ("seat", i64::from(*seat), i64::from(*seats) - 1, String::new())
        }
        SetupFault::EntryCount { found, seats, .. } => {
            ("entries", *found as i64, i64::from(*seats), String::new())
        }
        SetupFault::CitizenTotal { found, expected } => {
            ("citizen-total", *found as i64, i64::from(*expected), String::new())
        }
        SetupFault::MandarinTotal { found, expected } => {
            ("mandarin-total", *found as i64, i64::from(*expected), String::new())
        }
        SetupFault::NoSuchLoan { debt } => ("loan", 0, 0, debt.to_string()),
        SetupFault::IdleDebt { debt } => ("debt", 0, 0, debt.to_string()),
    };
    words.told_setup_fault(kind, found, expected, &text)
}

fn told_found(words: Words, found: &Found) -> String {
    let plain = |kind| words.told_found(kind, 0, "");
    let named = |kind, name: &str| words.told_found(kind, 0, name);
    match found {
        Found::Nothing => plain("nothing"),
        Found::Text(text) => named("text", text),
        Found::End => plain("end"),
        Found::EndAfterFields(fields) => words.told_found("fields", *fields as i64, ""),
        Found::SecondSpace => plain("second-space"),
        Found::Tag(name) => named("tag", name),
        Found::Comment(text) => named("comment", text),
        Found::OpenComment => plain("open-comment"),
        Found::Termination(termination) => named("termination", termination.word()),
        Found::Loser(Some(seat)) => named("loser", &numbered(words, *seat)),
        Found::Loser(None) => plain("no-loser"),
    }
}

/// The values of an option, as notation writes them.
fn told_values(values: OptionValues) -> String {
    let range = |low, high| format!("{low}–{high}");
    match values {
        OptionValues::OneOf(values) => values.join(", "),
        OptionValues::Range(low, high) => range(low, high),
        OptionValues::Seat => range(0, MAX_SEATS as u8 - 1),
    }
}

/// Seats are counted from 1 for people.
fn numbered(words: Words, seat: Seat) -> String {
    words.player_numbered(i64::from(seat.number()) + 1)
}
