//! What the page asks of the browser again and again.

use std::time::Duration;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsValue;
use web_sys::{Document, Event, HtmlInputElement, Window};

use crate::owner::on_cleanup;

/// The window of the page.
pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The document of the page.
pub fn document() -> Document {
    window().document().expect("a window has a document")
}

/// What an event happened to, as what it is known to be.
pub fn event_target<E: JsCast>(event: &Event) -> E {
    event.target().expect("an event of an element has a target").unchecked_into()
}

/// What was written or chosen in a field.
pub fn event_target_value(event: &Event) -> String {
    // Fields of all kinds have this property.
    event_target::<HtmlInputElement>(event).value()
}

/// Whether a field was ticked.
pub fn event_target_checked(event: &Event) -> bool {
    event_target::<HtmlInputElement>(event).checked()
}

/// Hears an event that happens to the window, for as long as what is being made lives.
pub fn on_window<E: JsCast>(event: &'static str, mut work: impl FnMut(E) + 'static) {
    listen(event, Closure::new(move |event: Event| work(event.unchecked_into())));
}

fn listen(event: &'static str, closure: Closure<dyn FnMut(Event)>) {
    // The window hears every event, and forgets every listener.
    let _ = window().add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    on_cleanup(move || {
        let _ = window().remove_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    });
}

/// Something that the browser will do.
#[derive(Clone, Copy, Debug)]
pub enum Planned {
    /// With the next frame.
    Frame(i32),
    /// After some time.
    Timeout(i32),
}

impl Planned {
    /// Takes the plan back.
    pub fn cancel(self) {
        match self {
            // What is over is cancelled without a word.
            Planned::Frame(number) => drop(window().cancel_animation_frame(number)),
            Planned::Timeout(number) => window().clear_timeout_with_handle(number),
        }
    }
}

/// Does something before the next frame is drawn.
///
/// # Errors
/// What the browser throws; then nothing will happen.
pub fn request_animation_frame(work: impl FnOnce() + 'static) -> Result<Planned, JsValue> {
    let closure = once(Box::new(work));
    window().request_animation_frame(closure.unchecked_ref()).map(Planned::Frame)
}

/// Does something after some time.
///
/// # Errors
/// What the browser throws; then nothing will happen.
pub fn set_timeout(work: impl FnOnce() + 'static, time: Duration) -> Result<Planned, JsValue> {
    let closure = once(Box::new(work));
    let millis = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    let number =
        window().set_timeout_with_callback_and_timeout_and_arguments_0(closure.unchecked_ref(), millis);
    number.map(Planned::Timeout)
}

fn once(work: Box<dyn FnOnce()>) -> JsValue {
    Closure::once_into_js(work)
}

/// Says in the console that something went wrong that the page can do without.
pub fn warn(text: &str) {
    web_sys::console::warn_1(&text.into());
}
