//! The engine of Ô Ăn Quan as a module for a web worker: what a page asks for, answered in text.
//!
//! A game comes as its first position and its moves (`docs/notation.md`), with spaces between them: what a
//! move is worth depends on the past too (R15). A record would say the same, but reading its grammar here as
//! well as in the page is a fifth more to send.
//!
//! Every function ends by itself and says why it refuses; to end one early, the page ends the worker. Each
//! answer depends on its question and the endgame tables that were given alone, but for how far a search comes in
//! its time. Between two answers nothing else is kept, so the module needs memory for one transposition table and
//! never for two.
//!
//! # Answers
//!
//! A chosen move is `<move> <milliseconds>`, the time a person of that level would ponder: `7r 1240`.
//!
//! Scores are `<move> <kind> <points>` for each move, the best first, with `;` between them: `9r exact 19;9l least 7`.
//! The kind is `exact`, `least` or `most` where that is proved, and `about` where the points are an estimate.
//! They end with `;no-table` when an endgame table is wanted that was not given.
//!
//! A hint is the best move, a tab, and what speaks for and against it, the most telling first, with `;` between
//! the reasons:
//!
//! | reason | what it says |
//! |---|---|
//! | `ends <rule> <margin> <place>` | the game is over by `mandarins`, `repetition`, `quiet` or `short` |
//! | `takes <points> <Mandarins> <captures>` | what the move captures |
//! | `leaves <points> <move>` | the most that the next seat can capture, and by which move |
//! | `saves <points> <move>` | what the next seat could have captured more, and by which move |
//! | `forces-refill <seat>`, `forces-pass <seat>` | another seat must refill, or is passed over |
//! | `refills <own> <borrowed>` | the mover must refill |
//! | `relay <laps>` | the move is hard to foresee |

mod answer;
mod question;
mod text;

use std::cell::RefCell;
use std::time::Duration;

use oanquan_engine::Tables;
use oanquan_tables::Table;
use wasm_bindgen::prelude::*;

use question::Refusal;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker was started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Where a panic is told: in the console, with its place.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

thread_local! {
    /// The endgame tables that were given so far.
    static TABLES: RefCell<Tables> = RefCell::default();
}

/// A clock that begins now.
fn clock() -> impl Fn() -> Duration {
    let begun = now();
    // A clock that was set back has not moved.
    move || Duration::try_from_secs_f64((now() - begun) / 1000.0).unwrap_or_default()
}

fn refused(refusal: Refusal) -> JsError {
    JsError::from(refusal)
}

/// The move that somebody of a level, 1–8, would play. The same game, level and seed have the same answer.
///
/// # Errors
/// When there is no such game or level, or the game is over.
#[wasm_bindgen]
pub fn choose(first: &str, moves: &str, level: u8, seed: u64) -> Result<String, JsError> {
    let game = question::game(first, moves).map_err(refused)?;
    let level = question::level(level).map_err(refused)?;
    TABLES.with_borrow(|tables| answer::choose(&game, level, seed, tables)).map_err(refused)
}

/// The best move that is found in so many milliseconds, with its reasons.
///
/// # Errors
/// When there is no such game, or it is over.
#[wasm_bindgen]
pub fn hint(first: &str, moves: &str, millis: u32) -> Result<String, JsError> {
    let game = question::game(first, moves).map_err(refused)?;
    let time = Duration::from_millis(millis.into());
    TABLES.with_borrow(|tables| answer::hint(&game, time, &clock(), tables)).map_err(refused)
}

/// What every move is worth, as far as it is found in so many milliseconds.
///
/// # Errors
/// When there is no such game, or it is over.
#[wasm_bindgen]
pub fn scores(first: &str, moves: &str, millis: u32) -> Result<String, JsError> {
    let game = question::game(first, moves).map_err(refused)?;
    let time = Duration::from_millis(millis.into());
    TABLES.with_borrow(|tables| answer::scores(&game, time, &clock(), tables)).map_err(refused)
}

/// The preset whose endgame table is wanted for a game near its end, or nothing.
///
/// # Errors
/// When there is no such game.
#[wasm_bindgen]
pub fn wanted_table(first: &str, moves: &str) -> Result<String, JsError> {
    let game = question::game(first, moves).map_err(refused)?;
    Ok(answer::wanted_table(game.position()).map_or("", |(name, _)| name).to_string())
}

/// The strength of the player on a seat, in thousandths of a level, after a game in which the others played
/// at a level. A game that is not over changes nothing.
///
/// # Errors
/// When there is no such strength, level, game or seat.
#[wasm_bindgen]
pub fn adapted(first: &str, moves: &str, seat: u8, played: u8, thousandths: u16) -> Result<u16, JsError> {
    let mut strength = question::strength(thousandths).map_err(refused)?;
    let level = question::level(played).map_err(refused)?;
    let game = question::game(first, moves).map_err(refused)?;
    let seat = question::seat(&game, seat).map_err(refused)?;
    strength.follow(level, &game, seat);
    Ok(strength.thousandths())
}

/// The level, 1–8, that suits a player of this strength.
///
/// # Errors
/// When there is no such strength.
#[wasm_bindgen]
pub fn level_of(thousandths: u16) -> Result<u8, JsError> {
    Ok(question::strength(thousandths).map_err(refused)?.level().number())
}

/// Takes an endgame table (`docs/table-format.md`): all questions from now on are answered with it.
///
/// # Errors
/// When the bytes are no table, or damaged.
#[wasm_bindgen]
pub fn use_table(bytes: Vec<u8>) -> Result<(), JsError> {
    // As with games, what exactly is wrong would be a twentieth more to send.
    let table = Table::from_bytes(bytes).ok().filter(|table| table.check_blocks().is_ok());
    let table = table.ok_or_else(|| JsError::new("no endgame table, or a damaged one"))?;
    TABLES.with_borrow_mut(|tables| tables.add(table));
    Ok(())
}
