//! What single messages become.

use super::{compiled, english, folder, say};
use crate::catalogue::Argument::{Number, Text};
use crate::compiler::compile;

#[test]
fn exact_numbers_go_before_categories_wherever_they_stand() {
    let compiled = english(
        "left = { $stones ->\n    [one] one stone\n    [0] nothing\n   *[other] { $stones } stones\n    [1] a stone\n }\n",
    );
    let told: Vec<_> = [0, 1, 2, -1, 1234].map(|stones| say(&compiled, "en", 0, &[Number(stones)])).into();
    assert_eq!(told, ["nothing", "a stone", "2 stones", "one stone", "1,234 stones"]);
}

#[test]
fn selectors_stand_in_selectors() {
    let compiled = english(
        "\
taken = { $who ->
    [you] You take { $points ->
        [one] a point
       *[other] { $points } points
    }
   *[other] { $who } takes { NUMBER($points) }
 }!
",
    );
    assert_eq!(say(&compiled, "en", 0, &[Text("you"), Number(1)]), "You take a point!");
    assert_eq!(say(&compiled, "en", 0, &[Text("you"), Number(7)]), "You take 7 points!");
    assert_eq!(say(&compiled, "en", 0, &[Text("An"), Number(7)]), "An takes 7!");
}

#[test]
fn terms_and_references_are_put_in() {
    let compiled = english(
        "\
-stone = { $count ->
    [one] stone
   *[other] stones
 }
-game = Ô Ăn { \"Quan\" }
both = { plain } and { -stone(count: 1) }, { -stone(count: 1000) }, { -stone }
plain = { -game } of { $name }{\" \"}{ 1000 }
",
    );
    assert_eq!(say(&compiled, "en", 0, &[Text("An")]), "Ô Ăn Quan of An 1,000 and stone, stones, stones");
}

#[test]
fn text_of_several_lines_loses_its_indentation() {
    let compiled = english("rule =\n    One.\n      Two.\n\n    Three.\n\nnext = Next\n");
    assert_eq!(say(&compiled, "en", 0, &[]), "One.\n  Two.\n\nThree.");
    assert_eq!(say(&compiled, "en", 1, &[]), "Next");
}

#[test]
fn a_language_orders_arguments_and_messages_as_it_likes() {
    let compiled = compiled(&[
        folder("en", "language-name = English\na = { $first }, then { $second }\nb = B\n"),
        folder("vi", "b = BB\na = { $second } sau { $first }\nlanguage-name = Tiếng Việt\n"),
    ]);
    assert_eq!(say(&compiled, "vi", 0, &[Text("1"), Text("2")]), "2 sau 1");
    assert_eq!(say(&compiled, "vi", 1, &[]), "BB");
}

#[test]
fn a_variant_may_be_long() {
    let long = "ă".repeat(20_000);
    let compiled = english(&format!("long = {{ $n ->\n [one] {long}\n *[other] {{ $n }}\n }}.\n"));
    assert_eq!(say(&compiled, "en", 0, &[Number(1)]), format!("{long}."));
    assert_eq!(say(&compiled, "en", 0, &[Number(2)]), "2.");
}

#[test]
fn pseudo_languages_are_english_in_brackets_and_from_right_to_left() {
    let text =
        "language-name = English\nleft = { $n ->\n [one] one stone\n *[other] { $n } stones\n } left\n";
    let compiled = compile(&[folder("en", text)], true).unwrap();
    assert_eq!(say(&compiled, "en-XA", 0, &[Number(3)]), "[3 stóönéës léëft]");
    assert_eq!(say(&compiled, "en-XB", 0, &[Number(3)]), "3\u{202e} stones\u{202c}\u{202e} left\u{202c}");
    assert!(compiled.languages.contains("EnXa") && compiled.languages.contains("EnXb"));
}

#[test]
fn vietnamese_says_the_same_for_every_number() {
    let compiled = compiled(&[
        folder(
            "en",
            "language-name = English\nleft = { $n ->\n [one] one stone\n *[other] { $n } stones\n }\n",
        ),
        folder("vi", "language-name = Tiếng Việt\nleft = còn { $n } quân\n"),
    ]);
    let told: Vec<_> = [0, 1, 2].map(|stones| say(&compiled, "vi", 0, &[Number(stones)])).into();
    assert_eq!(told, ["còn 0 quân", "còn 1 quân", "còn 2 quân"]);
}
