//! In which language the program speaks to people: the one that is asked for, else that of the environment.

use std::env;

use oanquan_words::{Language, Study, Terminal, Words};

use crate::failure::bad_use;

/// Names the language, for people who always want the same.
const VARIABLE: &str = "OANQUAN_LANGUAGE";

/// Where systems name the language of messages; the first that is set decides, as POSIX has it.
const LOCALES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Everything the program can say, in one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice {
    /// What is said of games everywhere.
    pub(crate) words: Words,
    /// What is said to learners.
    pub(crate) study: Study,
    /// What is said in the terminal alone.
    pub(crate) terminal: Terminal,
}

impl Voice {
    /// The voice of a language.
    pub(crate) const fn of(language: Language) -> Voice {
        Voice { words: Words::of(language), study: Study::of(language), terminal: Terminal::of(language) }
    }
}

/// Reads the code of a language; the error lists them.
pub(crate) fn parse(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes = Language::ALL.map(|language| format!("{} ({})", language.code(), language.own_name()));
        format!("found {code:?}, expected one of {}", codes.join(", "))
    })
}

/// The language to speak: the one of the option, of `OANQUAN_LANGUAGE`, of the system, or English.
pub(crate) fn choose(option: Option<Language>) -> anyhow::Result<Language> {
    chosen(option, |name| env::var(name).ok().filter(|value| !value.is_empty()))
}

fn chosen(option: Option<Language>, variable: impl Fn(&str) -> Option<String>) -> anyhow::Result<Language> {
    if let Some(language) = option {
        return Ok(language);
    }
    if let Some(code) = variable(VARIABLE) {
        return parse(&code).map_err(|error| bad_use(format!("{VARIABLE}: {error}")));
    }
    let locale = LOCALES.iter().find_map(|name| variable(name)).unwrap_or_default();
    // Nobody chose a language that is not there, so it is no fault.
    Ok(of_locale(&locale).unwrap_or(Language::En))
}

/// The language of a locale such as `pt_BR.UTF-8`.
fn of_locale(locale: &str) -> Option<Language> {
    Language::from_code(locale.split(['_', '.', '@', '-']).next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(option: Option<Language>, variables: &[(&str, &str)]) -> Result<Language, String> {
        let value = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value);
        chosen(option, |name| value(name).map(ToString::to_string)).map_err(|error| error.to_string())
    }

    #[test]
    fn the_option_goes_before_the_variable_and_that_before_the_locale() {
        let all =
            [(VARIABLE, "sw"), ("LC_ALL", "el_GR.UTF-8"), ("LC_MESSAGES", "es"), ("LANG", "pt_BR.UTF-8")];
        assert_eq!(of(Some(Language::Kn), &all), Ok(Language::Kn));
        for (from, language) in
            [Language::Sw, Language::El, Language::Es, Language::Pt].into_iter().enumerate()
        {
            assert_eq!(of(None, &all[from..]), Ok(language));
        }
        assert_eq!(of(None, &[]), Ok(Language::En));
    }

    #[test]
    fn a_locale_that_nobody_translated_is_english_and_an_asked_code_is_an_error() {
        for locale in ["C.UTF-8", "POSIX", "de_DE.UTF-8", "vie"] {
            assert_eq!(of(None, &[("LANG", locale)]), Ok(Language::En), "{locale}");
        }
        for locale in ["vi", "VI_vn", "vi@latin", "vi.UTF-8"] {
            assert_eq!(of(None, &[("LC_ALL", locale)]), Ok(Language::Vi), "{locale}");
        }
        let error = of(None, &[(VARIABLE, "de"), ("LANG", "vi_VN")]).unwrap_err();
        let codes = "OANQUAN_LANGUAGE: found \"de\", expected one of en (English), el (Ελληνικά), ";
        assert!(error.starts_with(codes) && error.contains("vi (Tiếng Việt)"), "{error}");
    }
}
