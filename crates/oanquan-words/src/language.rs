//! The languages there are.

use crate::locale::{LOCALES, Locale};
#[cfg(feature = "embedded")]
use crate::words::Speech;

/// What belongs to a language besides its messages.
struct Entry {
    code: &'static str,
    own_name: &'static str,
    locale: Locale,
    #[cfg(feature = "embedded")]
    speech: Speech,
    #[cfg(feature = "embedded")]
    study: Speech,
    #[cfg(feature = "embedded")]
    terminal: Speech,
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    const fn entry(self) -> &'static Entry {
        &ENTRIES[self as usize]
    }

    /// The code of BCP 47, as for the attribute `lang`: `vi`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.entry().code
    }

    /// Where its lines begin, as for the attribute `dir`.
    #[must_use]
    pub fn direction(self) -> &'static str {
        if self.code() == "en-XB" { "rtl" } else { "ltr" }
    }

    /// What its speakers call it: `Tiếng Việt`.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        self.entry().own_name
    }

    /// Its compiled messages, for [`Words::from_bytes`](crate::Words::from_bytes).
    #[cfg(feature = "embedded")]
    #[must_use]
    pub const fn catalogue(self) -> &'static [u8] {
        self.entry().speech.bytes()
    }

    #[cfg(feature = "embedded")]
    pub(crate) const fn speech(self) -> &'static Speech {
        &self.entry().speech
    }

    /// Its compiled messages for learners, for [`Study::from_bytes`](crate::Study::from_bytes).
    #[cfg(feature = "embedded")]
    #[must_use]
    pub const fn study_catalogue(self) -> &'static [u8] {
        self.entry().study.bytes()
    }

    #[cfg(feature = "embedded")]
    pub(crate) const fn study(self) -> &'static Speech {
        &self.entry().study
    }

    /// The compiled messages of the terminal, for [`Terminal::from_bytes`](crate::Terminal::from_bytes).
    #[cfg(feature = "embedded")]
    #[must_use]
    pub const fn terminal_catalogue(self) -> &'static [u8] {
        self.entry().terminal.bytes()
    }

    #[cfg(feature = "embedded")]
    pub(crate) const fn terminal(self) -> &'static Speech {
        &self.entry().terminal
    }

    /// A number with decimals, given with a point as in `13.5`, as the language writes it.
    #[must_use]
    pub fn decimal(self, number: &str) -> String {
        let mark = if self.locale().separator == '.' { "," } else { "." };
        number.replace('.', mark)
    }

    pub(crate) const fn locale(self) -> &'static Locale {
        &self.entry().locale
    }

    /// The language with this code, in capital letters or small ones.
    ///
    /// ```
    /// # use oanquan_words::Language;
    /// assert_eq!(Language::from_code("vi"), Some(Language::Vi));
    /// assert_eq!(Language::from_code("vi-VN"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}
