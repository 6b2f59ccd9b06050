//! What CLDR knows of a language's numbers: plural categories and how digits are written.
//!
//! Used by the build too, which asks every catalogue for the categories of its language.
//! The tests compare all of it with ICU.

/// A plural category of CLDR, of those that whole numbers have in our languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Category {
    One,
    Many,
    Other,
}

/// Which whole numbers share a form of the noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plurals {
    /// 1 is `one`.
    One,
    /// 0 and 1 are `one`.
    ZeroOne,
    /// 1 is `one`, whole millions are `many`.
    OneMillions,
    /// 0 and 1 are `one`, whole millions are `many`.
    ZeroOneMillions,
    /// Nouns have one form, whatever the number.
    ///
    /// CLDR 49 calls 0 and 1 `one` in Vietnamese nevertheless; earlier data and the browsers do not.
    /// So a catalogue may say `one`, as the tools of translators offer it, and need not.
    SingleForm,
}

impl Plurals {
    /// The category of a number; the sign does not matter.
    pub(crate) const fn category(self, number: i64) -> Category {
        let size = number.unsigned_abs();
        let one = match self {
            Self::One | Self::OneMillions => size == 1,
            Self::ZeroOne | Self::ZeroOneMillions | Self::SingleForm => size <= 1,
        };
        let counts_millions = matches!(self, Self::OneMillions | Self::ZeroOneMillions);
        if one {
            Category::One
        } else if counts_millions && size != 0 && size.is_multiple_of(1_000_000) {
            Category::Many
        } else {
            Category::Other
        }
    }
}

/// How the digits before the point are grouped, in threes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grouping {
    /// 1,234 and 12,345.
    FromThousand,
    /// 1234 and 12,345.
    FromTenThousand,
}

/// The numbers of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Locale {
    /// The rule of its plurals.
    pub(crate) plurals: Plurals,
    grouping: Grouping,
    /// What stands between groups.
    pub(crate) separator: char,
}

impl Locale {
    const fn new(plurals: Plurals, grouping: Grouping, separator: char) -> Self {
        Self { plurals, grouping, separator }
    }

    /// A number as it is written in the language.
    pub(crate) fn number(&self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let mut text = String::with_capacity(digits.len() + digits.len() / 2 + 1);
        if number < 0 {
            text.push('-');
        }
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && self.is_boundary(digits.len(), digits.len() - index) {
                text.push(self.separator);
            }
            text.push(digit);
        }
        text
    }

    /// Whether a separator stands before the last `following` of `count` digits.
    const fn is_boundary(&self, count: usize, following: usize) -> bool {
        let ungrouped = match self.grouping {
            Grouping::FromThousand => 3,
            Grouping::FromTenThousand => 4,
        };
        count > ungrouped && following.is_multiple_of(3)
    }
}

/// The languages a catalogue can be written in, by code; `pt` is the Portuguese of Brazil, as in CLDR.
pub(crate) const LOCALES: [(&str, Locale); 7] = [
    ("el", Locale::new(Plurals::One, Grouping::FromThousand, '.')),
    ("en", Locale::new(Plurals::One, Grouping::FromThousand, ',')),
    ("es", Locale::new(Plurals::OneMillions, Grouping::FromTenThousand, '.')),
    ("kn", Locale::new(Plurals::ZeroOne, Grouping::FromThousand, ',')),
    ("pt", Locale::new(Plurals::ZeroOneMillions, Grouping::FromThousand, '.')),
    ("sw", Locale::new(Plurals::One, Grouping::FromThousand, ',')),
    ("vi", Locale::new(Plurals::SingleForm, Grouping::FromThousand, '.')),
];
