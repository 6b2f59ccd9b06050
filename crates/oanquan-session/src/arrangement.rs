//! What is agreed before a game: the rules, who sits where, and whether it is serious.

use oanquan::{BySeat, Match, Position, Rules, Seat, SetupError};

use crate::player::Player;

/// What is agreed before a game begins.
///
/// The fields are free, so that a form can fill them one by one; [`Table::new`](crate::Table::new) takes
/// them with names of one line, strengths that exist, and nobody on seats that the board does not have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrangement {
    /// The rules. Where there is a first position its rules count.
    pub rules: Rules,
    /// Who plays each seat.
    pub players: BySeat<Player>,
    /// Whether moves stay played and nobody gets a hint; a rematch stays so.
    pub serious: bool,
    /// With what the computer draws lots.
    pub seed: u64,
    /// The position the game begins from; `None` for the start of the rules (R3).
    pub first: Option<Position>,
    /// The match of which the game is the next round (R21); a round begins from the start of its rules.
    pub rounds: Option<Match>,
}

impl Arrangement {
    /// The same agreement once more with everybody one seat further on: two players change places, and
    /// team mates stay together. Since the same seat begins, another player does.
    #[must_use]
    pub fn rematch(&self) -> Arrangement {
        let seats = self.rules.seats;
        let mut players = BySeat::default();
        for seat in Seat::all(seats) {
            players[seat.next(seats)] = self.players[seat].clone();
        }
        // A match that is over is played once more.
        let rounds = self.rounds.as_ref().and_then(|old| Match::new(self.rules, old.fields_to_win()).ok());
        // Another seed, or the computer would play the same game again.
        Arrangement { players, rounds, seed: self.seed.wrapping_add(1), ..self.clone() }
    }

    /// The agreement for the next round of a match: everybody stays, and the loser begins (R21).
    pub(crate) fn next_round(&self, rounds: Match) -> Arrangement {
        let (rules, seed) = (rounds.round_rules(), self.seed.wrapping_add(1));
        Arrangement { rules, seed, rounds: Some(rounds), ..self.clone() }
    }

    /// The first position, and the agreement in its one form.
    pub(crate) fn settled(self) -> Result<(Position, Arrangement), SetupError> {
        let rules = self.first.map_or(self.rules, |first| *first.rules());
        let start = Position::start(rules)?;
        let mut players = BySeat::default();
        for seat in Seat::all(rules.seats) {
            players[seat] = self.players[seat].tidied();
        }
        let first = self.first.filter(|first| *first != start);
        let rounds = self.rounds.filter(|rounds| first.is_none() && rounds.round_rules() == rules);
        Ok((first.unwrap_or(start), Arrangement { rules, players, first, rounds, ..self }))
    }
}
