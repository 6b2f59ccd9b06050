//! The engine in its worker: the same module as the page's, in which this part is loaded and nothing of the page runs.
//! `assets/worker.js` calls what is here.
//!
//! So the worker shares the rules and the library with the page, and a browser is sent them once.

use std::cell::{Cell, RefCell};

use oanquan_worker::{Engine, Known};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker was started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

type Answer = fn(&str) -> Result<String, String>;
type UseTable = fn(Vec<u8>) -> Result<(), String>;

thread_local! {
    static ANSWER: Cell<Option<Answer>> = const { Cell::new(None) };
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(now));
}

/// Loads the engine, which can be asked from then on.
///
/// # Errors
/// When it does not come.
#[wasm_bindgen]
pub async fn load_engine() -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    ANSWER.set(Some(load().await?));
    Ok(())
}

/// The engine's answer to a question (`oanquan-worker`).
///
/// # Errors
/// When the engine refuses it.
#[wasm_bindgen]
pub fn answer(question: &str) -> Result<String, JsError> {
    let answer = ANSWER.get().expect("the worker loads the engine before it asks");
    answer(question).map_err(|refused| JsError::new(&refused))
}

/// Gives the engine an endgame table or an opening book. What reads such files is loaded with the first.
///
/// # Errors
/// When what reads them does not come, or refuses the file.
#[wasm_bindgen]
pub async fn use_table(bytes: Vec<u8>) -> Result<(), JsError> {
    let use_table = load_tables().await?;
    use_table(bytes).map_err(|refused| JsError::new(&refused))
}

/// The engine hangs on this function, and nothing else names it.
#[wasm_split(engine, fallible)]
fn load() -> Result<Answer, SplitLoaderError> {
    Ok(|question| ENGINE.with_borrow(|engine| engine.answer(question)))
}

/// What reads tables and books hangs on this function, and nothing else names it.
#[wasm_split(tables, fallible)]
fn load_tables() -> Result<UseTable, SplitLoaderError> {
    Ok(|bytes| {
        let known = Known::read(bytes)?;
        ENGINE.with_borrow_mut(|engine| engine.learn(known));
        Ok(())
    })
}
