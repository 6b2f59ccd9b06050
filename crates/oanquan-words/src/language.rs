//! The languages there are.

use crate::locale::{LOCALES, Locale};

/// What belongs to a language besides its messages.
struct Entry {
    code: &'static str,
    own_name: &'static str,
    locale: Locale,
    catalogue: &'static [u8],
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

    /// What its speakers call it: `Tiếng Việt`.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        self.entry().own_name
    }

    /// Its compiled messages, for [`Words::from_bytes`](crate::Words::from_bytes).
    #[must_use]
    pub const fn catalogue(self) -> &'static [u8] {
        self.entry().catalogue
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

    /// The first language of a list of wishes, such as `navigator.languages`, that is there; English if none is.
    ///
    /// A wish with a region is fulfilled by the language without it.
    ///
    /// ```
    /// # use oanquan_words::Language;
    /// assert_eq!(Language::preferred(["fr-CA", "vi-VN", "en"]), Language::Vi);
    /// assert_eq!(Language::preferred(["fr"]), Language::En);
    /// ```
    #[must_use]
    pub fn preferred<Wish: AsRef<str>>(wishes: impl IntoIterator<Item = Wish>) -> Self {
        wishes.into_iter().find_map(|wish| Self::for_wish(wish.as_ref())).unwrap_or(Self::En)
    }

    fn for_wish(wish: &str) -> Option<Self> {
        let general = || wish.rsplit_once(['-', '_']).and_then(|(general, _)| Self::for_wish(general));
        Self::from_code(wish).or_else(general)
    }
}
