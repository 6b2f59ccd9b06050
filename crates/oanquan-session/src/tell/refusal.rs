//! What cannot be played, and why, in words.

use oanquan::{Direction, IllegalMove, Move, ParseMoveError, Seat, Square};
use oanquan_words::Words;

use super::name::{Named, named};
use super::way;
use crate::table::{Refused, Table};

/// Why a move is not played.
pub fn refused(words: Words, table: &Table, refused: &Refused) -> String {
    match refused {
        Refused::Illegal(illegal_move) => illegal(words, table, illegal_move),
        Refused::Stopped { .. } => words.told_refused_over(),
    }
}

/// Why a move is not legal.
pub fn illegal(words: Words, table: &Table, illegal: &IllegalMove) -> String {
    illegal_among(words, illegal, |seat| named(words, table, seat))
}

/// The same among players who are called so.
pub(super) fn illegal_among(words: Words, illegal: &IllegalMove, named: impl Fn(Seat) -> Named) -> String {
    match *illegal {
        IllegalMove::GameOver { .. } => words.told_refused_over(),
        IllegalMove::NoSuchSquare { mv, squares } => {
            words.told_refused_no_square(i64::from(mv.label), i64::from(squares) - 1)
        }
        IllegalMove::NotYours { mv, turn, first, row } => {
            let Named { who, name } = named(turn);
            let (first, last) = (i64::from(first), i64::from(first + row - 1));
            words.told_refused_not_yours(who, i64::from(mv.label), first, last, &name)
        }
        IllegalMove::Empty { mv } => words.told_refused_empty(i64::from(mv.label)),
        IllegalMove::Direction { expected, .. } => words.told_refused_direction(way(expected)),
    }
}

/// Why what was typed is no move at all. The example is a move that may be played now.
pub fn no_move(words: Words, table: &Table, typed: &str, error: &ParseMoveError) -> String {
    let usual = Move { label: 7, direction: Direction::Right };
    let example = table.legal_moves().first().copied().unwrap_or(usual);
    words.told_refused_no_move(typed.trim(), error.column as i64, &example.to_string())
}

/// Why no move begins in a square; `None` when one does. While the computer is to move a person who touches
/// the board is told that.
pub fn unplayable(words: Words, table: &Table, square: Square) -> Option<String> {
    let Some(mover) = table.mover() else { return Some(words.told_refused_over()) };
    if !table.player(mover).is_person() {
        return Some(words.told_refused_computers_turn());
    }
    let position = table.position();
    let ring = position.ring();
    let Some(label) = ring.label(square) else {
        return Some(words.told_refused_mandarin_square(&ring.name(square).to_string()));
    };
    if table.legal_moves().iter().any(|mv| mv.label == label) {
        return None;
    }
    // No move begins there, so neither way is legal and both have the same reason.
    let error = position.check(Move { label, direction: Direction::Right }).err()?;
    Some(illegal(words, table, &error))
}
