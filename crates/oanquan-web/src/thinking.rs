//! The engine in its worker: the same module as the page's, in which this part is loaded and nothing of the page runs.
//! `assets/worker.js` calls what is here.
//!
//! So the worker shares the rules and the library with the page, and a browser is sent them once.

use std::cell::{Cell, RefCell};

use oanquan_worker::Engine;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker was started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// What the part can do.
#[derive(Clone, Copy)]
struct Part {
    answer: fn(&str) -> Result<String, String>,
    use_table: fn(Vec<u8>) -> Result<(), String>,
}

thread_local! {
    static PART: Cell<Option<Part>> = const { Cell::new(None) };
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(now));
}

/// Loads the engine, which can be asked from then on.
///
/// # Errors
/// When it does not come.
#[wasm_bindgen]
pub async fn load_engine() -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    PART.set(Some(load().await?));
    Ok(())
}

/// The engine's answer to a question (`oanquan-worker`).
///
/// # Errors
/// When the engine refuses it.
#[wasm_bindgen]
pub fn answer(question: &str) -> Result<String, JsError> {
    (part().answer)(question).map_err(|refused| JsError::new(&refused))
}

/// Gives the engine an endgame table.
///
/// # Errors
/// When the engine refuses it.
#[wasm_bindgen]
pub fn use_table(bytes: Vec<u8>) -> Result<(), JsError> {
    (part().use_table)(bytes).map_err(|refused| JsError::new(&refused))
}

fn part() -> Part {
    PART.get().expect("the worker loads the engine before it asks")
}

/// The engine hangs on this function, and nothing else names it.
#[wasm_split(engine, fallible)]
fn load() -> Result<Part, SplitLoaderError> {
    let answer = |question: &str| ENGINE.with_borrow(|engine| engine.answer(question));
    let use_table = |bytes: Vec<u8>| ENGINE.with_borrow_mut(|engine| engine.use_table(bytes));
    Ok(Part { answer, use_table })
}
