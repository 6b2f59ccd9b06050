//! What a person has set: signals that are loaded when the page starts and written whenever they change.

pub(crate) mod fields;
mod page;
mod values;

use oanquan_board::Speed;
use oanquan_view::prelude::*;
use oanquan_words::Language;
use web_sys::StorageEvent;

use crate::shelf::disk::{Browser, Disk};
pub(crate) use page::SettingsPage;
use values::Values;
pub(crate) use values::{SPEEDS, Theme, speed_name};

/// The name in the storage.
const KEY: &str = "oanquan:settings";

/// The settings. Each is a signal: whoever sets one has set it for good.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The language chosen; `None` lets the browser decide. [`Languages`](crate::languages::Languages) sets it.
    pub(crate) language: RwSignal<Option<Language>>,
    /// How the page looks.
    pub(crate) theme: RwSignal<Theme>,
    /// How fast moves are shown.
    pub(crate) speed: RwSignal<Speed>,
    /// Whether there are sounds.
    pub(crate) sound: RwSignal<bool>,
    /// Whether the end of a move is shown before it is played.
    pub(crate) preview: RwSignal<bool>,
    /// Whether two people sit on two sides of the screen.
    pub(crate) face_to_face: RwSignal<bool>,
    /// Whether the numbers of the squares are printed.
    pub(crate) labels: RwSignal<bool>,
    /// The strength of the adaptive computer, in thousandths of a level.
    pub(crate) adaptive: RwSignal<u16>,
}

impl Settings {
    /// Reads the settings, and from now on writes what changes. What another tab sets is set here too.
    pub(crate) fn load() -> Settings {
        let text = Browser::open().and_then(|disk| disk.read(KEY)).unwrap_or_default();
        let values = Values::read(&text);
        let settings = Settings {
            language: RwSignal::new(values.language),
            theme: RwSignal::new(values.theme),
            speed: RwSignal::new(values.speed),
            sound: RwSignal::new(values.sound),
            preview: RwSignal::new(values.preview),
            face_to_face: RwSignal::new(values.face_to_face),
            labels: RwSignal::new(values.labels),
            adaptive: RwSignal::new(values.adaptive),
        };
        let known = StoredValue::new(values);
        Effect::new(move |_| {
            let values = settings.values();
            if values != known.get_value() {
                known.set_value(values);
                // Where nothing is kept settings hold as long as the tab; the list of games says so.
                let _ = Browser::open().map(|disk| disk.write(KEY, &values.to_string()));
            }
        });
        on_window("storage", move |event: StorageEvent| {
            if event.key().as_deref() == Some(KEY) {
                let values = Values::read(&event.new_value().unwrap_or_default());
                known.set_value(values);
                settings.set(values);
            }
        });
        settings
    }

    fn values(self) -> Values {
        Values {
            language: self.language.get(),
            theme: self.theme.get(),
            speed: self.speed.get(),
            sound: self.sound.get(),
            preview: self.preview.get(),
            face_to_face: self.face_to_face.get(),
            labels: self.labels.get(),
            adaptive: self.adaptive.get(),
        }
    }

    fn set(self, values: Values) {
        self.language.set(values.language);
        self.theme.set(values.theme);
        self.speed.set(values.speed);
        self.sound.set(values.sound);
        self.preview.set(values.preview);
        self.face_to_face.set(values.face_to_face);
        self.labels.set(values.labels);
        self.adaptive.set(values.adaptive);
    }
}
