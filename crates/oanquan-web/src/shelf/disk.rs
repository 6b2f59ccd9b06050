//! Where texts are kept between visits: the browser's storage, behind a trait so that tests can fill it up.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

/// Why a text is not kept between visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// There is no room left.
    Full,
    /// The browser keeps nothing for this page, as in some private windows.
    Forbidden,
}

/// Texts under names.
pub(crate) trait Disk {
    /// The text of a name.
    fn read(&self, name: &str) -> Option<String>;
    /// Gives a name a text. The old one stays when this fails.
    fn write(&self, name: &str, text: &str) -> Result<(), Refusal>;
    /// Takes a name away.
    fn remove(&self, name: &str);
    /// All names.
    fn names(&self) -> Vec<String>;
}

/// The storage of the browser that all tabs of the page share.
pub(crate) struct Browser(web_sys::Storage);

impl Browser {
    /// The storage; `None` where the browser forbids it.
    pub(crate) fn open() -> Option<Browser> {
        web_sys::window()?.local_storage().ok().flatten().map(Browser)
    }

    /// The storage of this tab alone; `None` where the browser forbids it.
    pub(crate) fn of_tab() -> Option<Browser> {
        web_sys::window()?.session_storage().ok().flatten().map(Browser)
    }
}

impl Disk for Browser {
    fn read(&self, name: &str) -> Option<String> {
        // A storage that cannot be read holds nothing for us.
        self.0.get_item(name).ok().flatten()
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Refusal> {
        self.0.set_item(name, text).map_err(|error| refusal(&error))
    }

    fn remove(&self, name: &str) {
        // What cannot be removed is still listed, so nobody is told a lie.
        let _ = self.0.remove_item(name);
    }

    fn names(&self) -> Vec<String> {
        let count = self.0.length().unwrap_or(0);
        (0..count).filter_map(|place| self.0.key(place).ok().flatten()).collect()
    }
}

fn refusal(error: &JsValue) -> Refusal {
    match error.dyn_ref::<DomException>().map(DomException::name).as_deref() {
        Some("SecurityError") => Refusal::Forbidden,
        _ => Refusal::Full,
    }
}
