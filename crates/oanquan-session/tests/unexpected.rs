//! What is wrong with a text is told in every language, and each thing by a sentence of its own.

#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::collections::BTreeSet;

use oanquan::{
    Expected, Field, Found, IllegalMove, OptionValues, Position, Rules, RulesFault, Seat, Termination,
};
use oanquan_session::tell;
use oanquan_words::{Language, Words};

/// A position with everything wrong that can be wrong at once.
const IMPOSSIBLE: &str = "oaq1 5,5,5,5,5,Q/5,3,5,5,Q5,Q 7 0,0 0,0,0 1>b:1,0>0:3 0 0 seed";

fn all_found() -> Vec<Found> {
    vec![
        Found::Nothing,
        Found::Text("\"x\"".into()),
        Found::End,
        Found::EndAfterFields(2),
        Found::SecondSpace,
        Found::Tag("Site".into()),
        Found::Comment("\"x\"".into()),
        Found::OpenComment,
        Found::Termination(Termination::Resigned),
        Found::Loser(Some(Seat::FIRST)),
        Found::Loser(None),
    ]
}

fn all_expected() -> Vec<Expected> {
    let option = |values| Expected::OptionValue { option: "row", values };
    let mv = "9r".parse().unwrap();
    vec![
        Expected::Text("9rx11Q".into()),
        Expected::Move,
        Expected::Label,
        Expected::Direction,
        Expected::Points,
        Expected::Capture,
        Expected::FurtherCapture,
        Expected::MoveEnd,
        Expected::Preset,
        Expected::OnePreset,
        Expected::RuleOption,
        Expected::OptionOnce("row"),
        option(OptionValues::OneOf(&["5", "10"])),
        option(OptionValues::Range(2, 5)),
        option(OptionValues::Seat),
        Expected::Fitting(RulesFault::TeamsWithoutFourSeats { seats: 2 }),
        Expected::NextField(Field::Turn),
        Expected::FieldAfterOneSpace(Field::Turn),
        Expected::SeatNumber,
        Expected::SquaresEnd(24),
        Expected::Square,
        Expected::Separator { separator: '/', squares: 6, row: 5 },
        Expected::Number,
        Expected::NumberForEachSeat,
        Expected::DebtsEnd(16),
        Expected::Debt,
        Expected::Record,
        Expected::OneRecord,
        Expected::Glyph,
        Expected::Marks,
        Expected::CommentEnd,
        Expected::RecordPart,
        Expected::TagName,
        Expected::TagValue("Site".into()),
        Expected::TagValueEnd("Site".into()),
        Expected::TagEnd("Site".into()),
        Expected::Tag,
        Expected::TagsEnd(200),
        Expected::TagOnce("Site".into()),
        Expected::Seat,
        Expected::Termination,
        Expected::SameResult,
        Expected::Result(2),
        Expected::Position(Box::new("oaq1".parse::<Position>().unwrap_err())),
        Expected::Position(Box::new(IMPOSSIBLE.parse::<Position>().unwrap_err())),
        Expected::SameRules,
        Expected::Playable(Position::start(Rules { row: 9, ..Rules::SEED }).unwrap_err()),
        Expected::MoveBeforeGlyph,
        Expected::MoveBeforeVariation,
        Expected::NoVariation,
        Expected::VariationDepth(32),
        Expected::VariationEnd,
        Expected::VariationMove,
        Expected::MoveOrResult,
        Expected::NoPass(Seat::FIRST),
        Expected::Pass,
        Expected::Legal(IllegalMove::Empty { mv }),
        Expected::RuleEnding,
        Expected::NoLoserYet,
        Expected::NoResultYet,
        Expected::Loser(Some(Seat::FIRST)),
        Expected::Loser(None),
    ]
}

/// A message that chooses by a text falls back to one of its variants: whatever is missing sounds like
/// something else.
#[test]
fn everything_has_words_of_its_own_in_every_language() {
    let mut all = BTreeSet::new();
    for words in Language::ALL.map(Words::of) {
        for found in all_found() {
            let told = tell::unexpected(words, &found, &Expected::Move);
            assert!(all.insert(told.clone()), "{found:?}: {told}");
        }
        for expected in all_expected() {
            let told = tell::unexpected(words, &Found::Text("?".into()), &expected);
            assert!(all.insert(told.clone()), "{expected:?}: {told}");
        }
    }
}

#[test]
fn everything_wrong_with_a_position_is_told_at_once() {
    let error = Expected::Position(Box::new(IMPOSSIBLE.parse::<Position>().unwrap_err()));
    let told = |language| tell::unexpected(Words::of(language), &Found::Nothing, &error);
    assert_eq!(
        told(Language::En),
        "At character 6 (squares): A Mandarin lies in citizen square 4. At character 31 (seat to move): There is no \
         seat 7: in notation the seats are numbered from 0 to 1. At character 37 (Mandarins won): The number of \
         entries is 3 and has to be 2, one for each player. At character 6 (squares): The number of citizens on the \
         board and in the reserves is 48 and has to be 50. At character 6 (squares): The number of Mandarins on the \
         board and won is 3 and has to be 2. At character 43 (debts): The rules know no loan such as 1>b:1. At \
         character 43 (debts): The debt 0>0:3 is empty, to oneself or listed twice."
    );
    assert_eq!(
        told(Language::Vi),
        "Ở ký tự thứ 6 (các ô): Có quan nằm trong ô dân 4. Ở ký tự thứ 31 (lượt đi): Không có bên 7: khi ghi, các \
         bên được đánh số từ 0 đến 1. Ở ký tự thứ 37 (quan đã ăn): Có 3 số, lẽ ra phải có 2, mỗi người chơi một số. \
         Ở ký tự thứ 6 (các ô): Trên bàn và trong kho có 48 dân, lẽ ra phải có 50. Ở ký tự thứ 6 (các ô): Trên bàn \
         và đã ăn có 3 quan, lẽ ra phải có 2. Ở ký tự thứ 43 (nợ): Theo luật này không thể vay như 1>b:1. Ở ký tự \
         thứ 43 (nợ): Món nợ 0>0:3 bằng không, nợ chính mình hoặc ghi hai lần."
    );
}

#[test]
fn faults_of_rules_are_told_as_people_count() {
    let words = Words::of(Language::En);
    let first = RulesFault::OutOfRange { option: "first", value: 3, low: 0, high: 2 };
    assert_eq!(tell::rules_fault(words, &first), "Player 4 cannot start: there are only 3 players.");
    let row = RulesFault::OutOfRange { option: "row", value: 9, low: 2, high: 5 };
    assert_eq!(tell::rules_fault(words, &row), "“Squares in a row” is 9, and has to be 2 to 5.");
}
