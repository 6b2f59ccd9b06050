//! The Rust that is made of messages.

use super::{compiled, english, folder};

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
fn languages_come_in_order_with_english_first() {
    let folders = ["el", "en", "vi"].map(|code| folder(code, "language-name = Name\n"));
    let rust = compiled(&folders).languages;
    assert!(rust.contains("[Self; 3] = [Self::En, Self::El, Self::Vi, ]"), "{rust}");
}
