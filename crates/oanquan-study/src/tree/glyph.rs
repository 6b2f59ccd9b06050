//! The signs that judge a move, `!` and `?` and what is made of them. In a record they are the glyphs 1 to 6.

/// A sign that judges a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyph {
    /// `!`
    Good,
    /// `?`
    Mistake,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl Glyph {
    /// All of them, in the order of their numbers.
    pub const ALL: [Glyph; 6] =
        [Glyph::Good, Glyph::Mistake, Glyph::Brilliant, Glyph::Blunder, Glyph::Interesting, Glyph::Dubious];

    /// The number of the glyph in a record, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The sign of this number; `None` for glyphs that do not judge a move.
    pub fn of_number(number: u8) -> Option<Glyph> {
        Glyph::ALL.into_iter().find(|glyph| glyph.number() == number)
    }

    /// How it is written behind a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
        }
    }
}
