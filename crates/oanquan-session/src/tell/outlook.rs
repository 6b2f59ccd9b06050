//! What is seen before a move in words: squares, whose turn it is, what has to be refilled, what a move would
//! do; and what was taken back.

use oanquan::{Seat, Square, Step};
use oanquan_words::Words;

use super::name::{Named, named};
use super::{numbers, place};
use crate::preview::Preview;
use crate::table::{Table, TakenBack};

/// The accessible name of a square: `square 7, 5 stones, yours`. Squares of the viewer are called yours,
/// whatever the viewer is called.
pub fn square(words: Words, table: &Table, square: Square, viewer: Option<Seat>) -> String {
    let position = table.position();
    let ring = position.ring();
    let content = position.board().get(square);
    let (label, stones) = (ring.name(square).to_string(), i64::from(content.citizens));
    match ring.owner(square) {
        Some(owner) => {
            let Named { who, name } = named(words, table, owner);
            words.told_square(&label, stones, if viewer == Some(owner) { "you" } else { who }, &name)
        }
        None => words.told_mandarin_square(&label, if content.mandarin { "there" } else { "gone" }, stones),
    }
}

/// Whose turn it is; `None` when the game is over.
pub fn to_move(words: Words, table: &Table) -> Option<String> {
    let Named { who, name } = named(words, table, table.mover()?);
    Some(words.told_to_move(who, &name))
}

/// What the seat to move has to refill first (R5, R6), and from where; `None` when nothing.
pub fn must_refill(words: Words, table: &Table) -> Option<String> {
    // Every move begins with the same refill.
    let mv = *table.legal_moves().first()?;
    let mut steps: Vec<Step> = Vec::new();
    table.position().play_observed(mv, &mut steps).ok()?;
    let Some(Step::Refill { squares, own, .. }) = steps.first() else { return None };
    let own = i64::from(*own);
    let borrowed = squares.len() as i64 - own;
    let Named { who, name } = named(words, table, table.position().turn());
    Some(words.told_must_refill(who, &name, borrowed, own))
}

/// That a third time ends the game, when the position stands on the board for the second (R15).
pub fn stood_before(words: Words, table: &Table) -> Option<String> {
    let game = table.game();
    if table.is_over() || game.occurrences() != 2 {
        return None;
    }
    let plies = game.occurrence_plies().into_iter().map(|place| i64::from(game.positions()[place].ply()));
    Some(words.told_stood_before(&numbers(words, plies)))
}

/// What a move would do: `Ends at square 3, takes 11 points with the Mandarin.`
pub fn preview(words: Words, table: &Table, preview: &Preview) -> String {
    let end = place(words, table.position().ring(), preview.ends_at);
    if preview.captures.is_empty() {
        words.told_preview_nothing(&end)
    } else {
        words.told_preview(&end, preview.points, i64::from(preview.mandarins))
    }
}

/// What was taken back.
pub fn taken_back(words: Words, back: TakenBack) -> String {
    match back {
        TakenBack::Stop => words.told_taken_back_end(),
        TakenBack::Moves(moves) => words.told_taken_back(moves as i64),
    }
}

/// How many moves were played again.
pub fn played_again(words: Words, moves: usize) -> String {
    words.told_played_again(moves as i64)
}
