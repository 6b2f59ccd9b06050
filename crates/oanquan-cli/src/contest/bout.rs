//! One game of a match: which contestant sits where, what is drawn by lot, and playing it move by move
//! under the eyes of the rules.

use std::fmt;
use std::str::FromStr;

use oanquan::{Game, Position, Seat};

use super::contestant::{Contestant, Fault, FaultKind, Stop, Unplayed};

/// The first or the second contestant of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Side {
    /// The first.
    First,
    /// The second.
    Second,
}

impl Side {
    /// Both.
    pub(super) const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// Its place in an array of two.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

/// A game of a match by its number, from 0. Games come in pairs; the second of a pair is played with seats
/// swapped. It prints as pair and game, each from 1: `12.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Round(pub(super) usize);

impl Round {
    /// The pair it belongs to, from 0.
    pub(super) const fn pair(self) -> usize {
        self.0 / 2
    }

    /// The seat of a contestant.
    pub(super) fn seat(self, side: Side) -> Seat {
        let first = self.0.is_multiple_of(2);
        if (side == Side::First) == first { Seat::FIRST } else { Seat::FIRST.next(2) }
    }

    /// The contestant on a seat.
    pub(super) fn side(self, seat: Seat) -> Side {
        if self.seat(Side::First) == seat { Side::First } else { Side::Second }
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.pair() + 1, self.0 % 2 + 1)
    }
}

impl FromStr for Round {
    type Err = String;

    fn from_str(text: &str) -> Result<Round, String> {
        let number = |text: &str| text.parse::<u32>().ok().map(|number| number as usize);
        let parts = text.split_once('.').and_then(|(pair, game)| Some((number(pair)?, number(game)?)));
        match parts {
            Some((pair @ 1.., game @ 1..=2)) => Ok(Round(2 * (pair - 1) + game - 1)),
            _ => Err(format!("found {text:?}, expected pair and game, such as 12.1")),
        }
    }
}

/// A number drawn by lot from others: the same for the same, and without a pattern (SplitMix64).
pub(super) fn lot(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |state, number| {
        let mut mixed = (state ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    })
}

/// A game as it was played.
pub(super) struct Bout {
    /// The game.
    pub(super) game: Game,
    /// Who lost it by a fault.
    pub(super) fault: Option<(Side, Fault)>,
}

/// Plays a game to its end, a fault or the greatest number of plies; `None` when it was stopped.
pub(super) fn play(
    round: Round,
    opening: &Position,
    contestants: &mut [Box<dyn Contestant>; 2],
    (seed, max_plies): (u64, usize),
    stop: &Stop,
) -> Option<Bout> {
    let mut game = Game::new(*opening);
    let lost = |game: Game, side: Side, fault: Fault| Some(Bout { game, fault: Some((side, fault)) });
    for side in Side::BOTH {
        let seed = lot(&[seed, round.0 as u64, side.index() as u64]);
        match contestants[side.index()].new_game(seed, stop) {
            Ok(()) => {}
            Err(Unplayed::Stopped) => return None,
            Err(Unplayed::Fault(fault)) => return lost(game, side, fault),
        }
    }
    while game.end_reason().is_none() && game.moves().len() < max_plies {
        if stop.is_set() {
            return None;
        }
        let side = round.side(game.position().turn());
        let mv = match contestants[side.index()].choose(&game, stop) {
            Ok(mv) => mv,
            Err(Unplayed::Stopped) => return None,
            Err(Unplayed::Fault(fault)) => return lost(game, side, fault),
        };
        if let Err(illegal) = game.play(mv) {
            return lost(game, side, Fault::new(FaultKind::Illegal, illegal));
        }
    }
    Some(Bout { game, fault: None })
}

#[cfg(test)]
mod tests {
    use oanquan::Rules;

    use super::*;
    use crate::contest::contestant::Random;

    #[test]
    fn rounds_print_and_read_back() {
        for number in 0..7 {
            let round = Round(number);
            assert_eq!(round.to_string().parse(), Ok(round));
        }
        assert_eq!(Round(23).to_string(), "12.2");
        for wrong in ["", "0.1", "1.0", "1.3", "1", "-1.1", "1.1.1"] {
            assert!(wrong.parse::<Round>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn seats_are_swapped_within_a_pair() {
        let [zero, one] = [0, 1].map(|number| Seat::new(number).unwrap());
        assert_eq!((Round(4).seat(Side::First), Round(4).seat(Side::Second)), (zero, one));
        assert_eq!((Round(5).seat(Side::First), Round(5).seat(Side::Second)), (one, zero));
        for round in [Round(4), Round(5)] {
            for side in Side::BOTH {
                assert_eq!(round.side(round.seat(side)), side);
            }
        }
    }

    #[test]
    fn lots_depend_on_every_number_and_their_order() {
        let lots = [lot(&[1, 2]), lot(&[2, 1]), lot(&[1, 3]), lot(&[0, 0]), lot(&[0])];
        for (place, one) in lots.iter().enumerate() {
            assert!(lots[place + 1..].iter().all(|other| other != one));
        }
    }

    #[test]
    fn every_game_and_each_side_draws_its_own_lots() {
        let opening = Position::start(Rules::SEED).unwrap();
        let moves = |number: usize, seed: u64| {
            let mut contestants: [Box<dyn Contestant>; 2] =
                [Box::new(Random::new()), Box::new(Random::new())];
            let bout = play(Round(number), &opening, &mut contestants, (seed, 50), &Stop::default()).unwrap();
            bout.game.moves().to_vec()
        };
        let first = moves(0, 1);
        assert_eq!(moves(0, 1), first);
        assert_ne!(moves(2, 1), first);
        assert_ne!(moves(0, 2), first);
        // Were the lots of both sides the same, the second of a pair would be the first once more.
        assert_ne!(moves(1, 1), first);
    }
}
