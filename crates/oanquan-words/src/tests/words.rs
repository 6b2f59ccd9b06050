//! Languages, and the methods that are not made of messages.

use crate::{Language, Words};

#[test]
fn every_language_is_found_by_its_code() {
    for language in Language::ALL {
        let code = language.code();
        assert_eq!(Language::from_code(code), Some(language));
        assert_eq!(Language::from_code(&code.to_uppercase()), Some(language));
        assert_eq!(Words::of(language).language(), language);
        assert!(!language.own_name().is_empty());
    }
}

#[test]
fn lists_end_with_and() {
    let [english, vietnamese] = [Language::En, Language::Vi].map(Words::of);
    assert_eq!(english.list(&[] as &[&str]), "");
    assert_eq!(english.list(&["A"]), "A");
    assert_eq!(english.list(&["A", "B"]), "A and B");
    assert_eq!(english.list(&["A", "B", "C"]), "A, B and C");
    assert_eq!(english.list(&["A", "B", "C", "D"].map(String::from)), "A, B, C and D");
    assert_eq!(vietnamese.list(&["A", "B", "C"]), "A, B và C");
}

#[test]
fn numbers_are_written_as_in_the_language() {
    assert_eq!(Words::of(Language::En).number(-1_234_567), "-1,234,567");
    assert_eq!(Words::of(Language::Vi).number(-1_234_567), "-1.234.567");
    assert_eq!(Words::of(Language::Vi).player_numbered(2), "Người chơi 2");
}
