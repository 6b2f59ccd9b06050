//! The page of Ô Ăn Quan: the board to play at, and the forms around it.
//!
//! Rules, sentences and drawing come from other crates, the engine from a worker. What is here holds them
//! together: what is shown (`app`, `place`), the game that is played (`game`), what is kept (`shelf`,
//! `settings`), and what is agreed before a game (`setup`).

#![expect(unreachable_pub, reason = "Leptos makes the properties of every component public")]

mod announce;
mod app;
mod engine;
mod game;
mod icon;
mod measures;
mod motions;
mod pages;
mod place;
mod settings;
mod setup;
mod shelf;
mod sound;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
