//! The Rust that is made of messages.

use super::{ENGLISH_NAME, compiled, english, folder};
use crate::compiler::{File, Part};

#[test]
fn parameters_stand_in_the_order_of_english_and_have_its_types() {
    let text = "\
told-capture = { $seat } takes { $points ->
    [one] one point
   *[other] { $points } points
 } in { NUMBER($moves) }{ $why ->
    [end] , at the end
   *[turn] .
 }
move = Move
";
    let rust = english(text).messages;
    let captures =
        "pub fn r#told_capture(self, r#seat: &str, r#points: i64, r#moves: i64, r#why: &str) -> String";
    assert!(rust.contains(captures), "{rust}");
    assert!(rust.contains("pub fn r#move(self) -> String"), "{rust}");
    assert!(!rust.contains("language_name"), "{rust}");
}

#[test]
fn comments_and_english_become_documentation() {
    let rust =
        english("# Before a move.\n# Seen often.\nhint =\n    Play\n    on\n\n# Another.\nb = B\n").messages;
    let documented = "\
    /// ```text
    /// # Before a move.
    /// # Seen often.
    /// hint =
    ///     Play
    ///     on
    /// ```
";
    assert!(rust.contains(documented), "{rust}");
}

#[test]
fn what_learners_read_is_a_catalogue_of_its_own_that_knows_the_terms_of_the_other() {
    let mut english = folder("en", &format!("{ENGLISH_NAME}-game = Ô Ăn Quan\na = A\n"));
    let text = String::from("study-b = Learn { -game }\n");
    english.files.push(File { name: String::from("en/study/test.ftl"), text, part: Part::Study });
    let compiled = compiled(&[english]);
    let (words, study) = compiled.messages.split_once("impl Study {").unwrap();
    assert!(words.contains("fn r#a(self)") && !words.contains("study_b"), "{words}");
    assert!(study.contains("fn r#study_b(self)") && !study.contains("r#a("), "{study}");
    let files = compiled.catalogues.iter().map(|bytes| format!("{}.{}", bytes.code, bytes.part.extension()));
    assert_eq!(files.collect::<Vec<_>>(), ["en.words", "en.study", "en.terminal"]);
    assert!(compiled.catalogues[1].bytes.ends_with("Learn Ô Ăn Quan".as_bytes()));
}

#[test]
fn languages_come_in_order_with_english_first() {
    let folders = ["el", "en", "vi"].map(|code| folder(code, "language-name = Name\n"));
    let rust = compiled(&folders).languages;
    assert!(rust.contains("[Self; 3] = [Self::En, Self::El, Self::Vi, ]"), "{rust}");
}
