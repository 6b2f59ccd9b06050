//! A game as sentences speak of it, and what its players are called.
//!
//! One person against one computer are "you" and "the computer". Everybody else is called by the seat, which is what
//! the board shows and what is typed: a "player 1" beside a "seat 0" would be one name too many.

use oanquan::{BySeat, Game, Match, Seat};
use oanquan_session::{Arrangement, Player as Seated, Strength, Table};

use crate::language::Voice;
use crate::player::Player;

/// The table of a game, its players called as above.
pub(crate) fn table(voice: Voice, game: &Game, players: &BySeat<Player>, rounds: Option<&Match>) -> Table {
    let players = if is_duel(game, players) {
        BySeat::from_fn(|seat| match players[seat] {
            Player::Human => Seated::person(),
            // How strong it plays is told beside the board.
            Player::Level(_) | Player::Adaptive => Seated::Computer(Strength::Level(1)),
        })
    } else {
        BySeat::from_fn(|seat| Seated::Person { name: name(voice, seat) })
    };
    let rules = *game.position().rules();
    Table::of_game(Arrangement { rules, players, rounds: rounds.cloned(), ..Arrangement::default() }, game)
}

/// The table of a game of which nobody knows who plays it.
pub(crate) fn unattended(voice: Voice, game: &Game) -> Table {
    table(voice, game, &BySeat::from_fn(|_| Player::Human), None)
}

/// Whether one person plays one computer.
pub(crate) fn is_duel(game: &Game, players: &BySeat<Player>) -> bool {
    let seats = game.position().rules().seats;
    seats == 2 && Seat::all(seats).filter(|&seat| players[seat] == Player::Human).count() == 1
}

/// What a seat is called.
pub(crate) fn name(voice: Voice, seat: Seat) -> String {
    voice.terminal.terminal_seat(seat.number().into())
}
