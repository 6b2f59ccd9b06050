//! The language of the page: the words of one are there when it starts, those of another come when it is chosen.

use js_sys::{Function, Promise, Uint8Array};
use oanquan_view::prelude::*;
use oanquan_words::{CatalogueError, Language, Words};
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::settings::Settings;

/// The languages of the page.
#[derive(Clone, Copy)]
pub(crate) struct Languages {
    /// What the page speaks.
    words: RwSignal<Words>,
    /// What it shall speak; the words may still be on their way.
    chosen: RwSignal<Language>,
    /// What it should have spoken, and the words did not come.
    failed: RwSignal<Option<Language>>,
    /// All words that have come, so that none are loaded twice.
    known: RwSignal<Vec<Words>>,
    /// Takes the code of a language and promises the bytes of its words.
    load: StoredValue<Function>,
}

/// Why the words of a language did not come.
#[derive(Debug, Error)]
enum LoadError {
    /// There is no such file, or no connection.
    #[error("{0:?}")]
    Fetch(JsValue),
    /// They belong to another page.
    #[error(transparent)]
    Foreign(#[from] CatalogueError),
}

impl From<JsValue> for LoadError {
    fn from(error: JsValue) -> LoadError {
        LoadError::Fetch(error)
    }
}

impl Languages {
    /// Speaks with the first words, and loads others with this function.
    pub(crate) fn new(words: Words, load: Function) -> Languages {
        Languages {
            words: RwSignal::new(words),
            chosen: RwSignal::new(words.language()),
            failed: RwSignal::new(None),
            known: RwSignal::new(vec![words]),
            load: StoredValue::new(load),
        }
    }

    /// The words in which to speak.
    pub(crate) fn words(self) -> Signal<Words> {
        self.words.into()
    }

    /// What the page speaks, or soon will.
    pub(crate) fn chosen(self) -> Signal<Language> {
        self.chosen.into()
    }

    /// A language that was chosen in vain.
    pub(crate) fn failed(self) -> Signal<Option<Language>> {
        self.failed.into()
    }

    /// Speaks what is set, in another tab too.
    pub(crate) fn follow(self, settings: Settings) {
        Effect::new(move |_| {
            let set = settings.language.get();
            if let Some(language) = set.filter(|set| *set != self.chosen.get_untracked()) {
                self.choose(settings, language);
            }
        });
    }

    /// Speaks a language, and sets it, as soon as its words are there. If they do not come all stays as it is.
    pub(crate) fn choose(self, settings: Settings, language: Language) {
        self.failed.set(None);
        self.chosen.set(language);
        if let Some(words) = self.known(language) {
            self.speak(settings, words);
            return;
        }
        spawn_local(async move {
            let loaded = self.load(language).await;
            if let Ok(words) = &loaded {
                self.known.update(|known| known.push(*words));
            }
            // Something else may have been chosen in the meantime.
            if self.chosen.get_untracked() != language {
                return;
            }
            match loaded {
                Ok(words) => self.speak(settings, words),
                Err(error) => {
                    warn(&format!("{language:?} could not be loaded: {error}"));
                    self.chosen.set(self.words.get_untracked().language());
                    self.failed.set(Some(language));
                }
            }
        });
    }

    fn speak(self, settings: Settings, words: Words) {
        self.words.set(words);
        settings.language.set(Some(words.language()));
    }

    fn known(self, language: Language) -> Option<Words> {
        self.known.with_untracked(|known| known.iter().copied().find(|words| words.language() == language))
    }

    async fn load(self, language: Language) -> Result<Words, LoadError> {
        let promised = self.load.get_value().call1(&JsValue::NULL, &language.code().into())?;
        let bytes = JsFuture::from(promised.dyn_into::<Promise>()?).await?;
        Ok(Words::from_bytes(bytes.dyn_into::<Uint8Array>()?.to_vec())?)
    }
}
