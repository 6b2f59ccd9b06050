//! The settings as values and as text: one `name=value` a line.

use std::fmt;

use oanquan_board::Speed;
use oanquan_words::Language;

/// How the page looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// High contrast.
    Contrast,
}

impl Theme {
    /// All themes.
    pub(crate) const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// Its name in the text, and the value of `data-theme` but for the system's.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }
}

/// The speeds of motions, the slowest first.
pub(crate) const SPEEDS: [Speed; 5] = [Speed::Step, Speed::Slow, Speed::Normal, Speed::Fast, Speed::None];

/// The name of a speed in the text.
pub(crate) const fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Step => "step",
        Speed::Slow => "slow",
        Speed::Normal => "normal",
        Speed::Fast => "fast",
        Speed::None => "none",
    }
}

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Values {
    pub(crate) language: Option<Language>,
    pub(crate) theme: Theme,
    pub(crate) speed: Speed,
    pub(crate) sound: bool,
    pub(crate) preview: bool,
    pub(crate) face_to_face: bool,
    pub(crate) labels: bool,
    pub(crate) adaptive: u16,
}

impl Default for Values {
    fn default() -> Self {
        Values {
            language: None,
            theme: Theme::System,
            speed: Speed::Normal,
            sound: true,
            preview: false,
            face_to_face: false,
            labels: true,
            adaptive: 3000,
        }
    }
}

impl Values {
    /// Reads a text. A line that cannot be read leaves its setting as it is at first; other versions of the
    /// page may have other settings.
    pub(crate) fn read(text: &str) -> Values {
        let mut values = Values::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            match name {
                "language" => values.language = Language::from_code(value),
                "theme" => put(&mut values.theme, Theme::ALL.into_iter().find(|theme| theme.name() == value)),
                "speed" => {
                    put(&mut values.speed, SPEEDS.into_iter().find(|speed| speed_name(*speed) == value));
                }
                "sound" => put(&mut values.sound, value.parse().ok()),
                "preview" => put(&mut values.preview, value.parse().ok()),
                "face_to_face" => put(&mut values.face_to_face, value.parse().ok()),
                "labels" => put(&mut values.labels, value.parse().ok()),
                "adaptive" => put(&mut values.adaptive, value.parse().ok()),
                _ => {}
            }
        }
        values
    }
}

fn put<T>(setting: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *setting = value;
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(language) = self.language {
            writeln!(f, "language={}", language.code())?;
        }
        writeln!(f, "theme={}", self.theme.name())?;
        writeln!(f, "speed={}", speed_name(self.speed))?;
        writeln!(f, "sound={}", self.sound)?;
        writeln!(f, "preview={}", self.preview)?;
        writeln!(f, "face_to_face={}", self.face_to_face)?;
        writeln!(f, "labels={}", self.labels)?;
        writeln!(f, "adaptive={}", self.adaptive)
    }
}

#[cfg(test)]
mod tests {
    use oanquan_board::Speed;
    use oanquan_words::Language;

    use super::{SPEEDS, Theme, Values};

    #[test]
    fn settings_come_back() {
        let languages = [None].into_iter().chain(Language::ALL.into_iter().map(Some));
        for language in languages {
            for theme in Theme::ALL {
                for speed in SPEEDS {
                    for on in [false, true] {
                        let values = Values {
                            language,
                            theme,
                            speed,
                            sound: on,
                            preview: !on,
                            face_to_face: on,
                            labels: !on,
                            adaptive: 4321,
                        };
                        assert_eq!(Values::read(&values.to_string()), values);
                    }
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_read_falls_back_by_itself() {
        let text =
            "speed=fast\ntheme=pink\nnonsense\nsound=maybe\nadaptive=99999\nlanguage=xx\nnew=1\nlabels=false";
        let expected = Values { speed: Speed::Fast, labels: false, ..Values::default() };
        assert_eq!(Values::read(text), expected);
        assert_eq!(Values::read(""), Values::default());
    }
}
