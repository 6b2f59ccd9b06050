//! The page of Ô Ăn Quan: the board to play at, and the forms around it.
//!
//! Rules, sentences and drawing come from other crates, the engine from a worker. What is here holds them
//! together: what is shown (`app`, `place`), the game that is played (`game`), what is kept (`shelf`,
//! `settings`), and what is agreed before a game (`setup`).

mod announce;
mod app;
mod engine;
mod game;
mod icon;
mod languages;
mod measures;
mod motions;
mod pages;
mod place;
mod scores;
mod settings;
mod setup;
mod shelf;
mod sound;
mod study;
pub mod thinking;

use js_sys::Function;
use oanquan_view::prelude::provide_context;
use oanquan_words::Words;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use languages::Languages;

/// Memory, for the page and for the engine in its worker.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Starts the page with the words of a language, and with what takes the code of another one and promises its words.
///
/// # Errors
/// If the words belong to another version of the page, or if what reads a game that was kept does not come.
#[wasm_bindgen]
pub async fn start(words: Vec<u8>, load: Function) -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    let words = Words::from_bytes(words)?;
    // A first visit begins without it.
    let part = if app::begins_with_a_game() { Some(pages::load().await?) } else { None };
    oanquan_view::prelude::mount(move || {
        provide_context(Languages::new(words, load));
        app::page(part)
    });
    Ok(())
}
