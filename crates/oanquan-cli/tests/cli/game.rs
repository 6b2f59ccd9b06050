//! A game record that the tests of `play` and `replay` share.

/// A game of three plies that is not over, with what a record may hold.
pub(crate) const OPEN: &str = r#"[Event "A test"]
[Seat0 "human"]
[Seat1 "human"]
[Result "*"]
[Rules "seed"]

{They begin.} 1. 9rx11Q (1. 7r {quieter} 0l) 2r $1 {a strong answer} 2. 7l *
"#;
