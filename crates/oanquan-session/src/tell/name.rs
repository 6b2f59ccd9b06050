//! What players are called.

use oanquan::Seat;
use oanquan_words::Words;

use crate::player::Player;
use crate::table::Table;

/// A player as messages want to know it.
pub(super) struct Named {
    /// `you`, `computer` or `other`: how to speak of the player.
    pub(super) who: &'static str,
    /// What the player is called, standing alone.
    pub(super) name: String,
}

/// The player of a seat.
pub(super) fn named(words: Words, table: &Table, seat: Seat) -> Named {
    let player = table.player(seat);
    let is_alone =
        table.seats().filter(|&other| table.player(other).is_person() == player.is_person()).count() == 1;
    let number = i64::from(seat.number()) + 1;
    let (who, name) = match player {
        Player::Person { name } if !name.is_empty() => ("other", name.clone()),
        Player::Person { .. } if is_alone => ("you", words.player_you()),
        Player::Person { .. } => ("other", words.player_numbered(number)),
        Player::Computer(_) if is_alone => ("computer", words.player_computer()),
        Player::Computer(_) => ("other", words.told_computer_number(number)),
    };
    Named { who, name }
}

/// What the player of a seat is called, standing alone: `Mai`, `You`, `Player 2`, `Computer`, `Computer 3`.
pub fn name(words: Words, table: &Table, seat: Seat) -> String {
    named(words, table, seat).name
}

/// Players inside of a sentence: `you, the computer and Mai`.
pub(super) fn names(words: Words, table: &Table, seats: &[Seat]) -> String {
    let inside = |&seat: &Seat| {
        let Named { who, name } = named(words, table, seat);
        words.told_name(who, &name)
    };
    let all: Vec<String> = seats.iter().map(inside).collect();
    words.list(&all)
}
