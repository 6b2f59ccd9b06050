//! A new game while it is agreed upon.

use oanquan::{BySeat, Match, Position, Rules, RulesFault, Seat, Teams};
use oanquan_session::{Arrangement, Player, Strength};

/// Who shall play a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A person.
    Person,
    /// The computer at a level.
    Level(u8),
    /// The computer at the level that suits the person.
    Adaptive,
}

impl Who {
    /// Everybody there is.
    pub(crate) fn all() -> impl Iterator<Item = Who> {
        [Who::Person, Who::Adaptive].into_iter().chain((1..=8).map(Who::Level))
    }

    /// A word for the form.
    pub(crate) fn key(self) -> String {
        match self {
            Who::Person => "person".to_string(),
            Who::Adaptive => "adaptive".to_string(),
            Who::Level(level) => level.to_string(),
        }
    }
}

/// A seat of the form. The name waits while the computer has the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatDraft {
    pub(crate) who: Who,
    pub(crate) name: String,
}

/// Games that begin with one click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quick {
    /// A person against the adaptive computer.
    Computer,
    /// Two people.
    Two,
    /// Four people.
    Four,
    /// The computer against itself.
    Watch,
}

impl Quick {
    /// All of them.
    pub(crate) const ALL: [Quick; 4] = [Quick::Computer, Quick::Two, Quick::Four, Quick::Watch];

    /// Its name in messages and tests.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Quick::Computer => "computer",
            Quick::Two => "two",
            Quick::Four => "four",
            Quick::Watch => "watch",
        }
    }
}

/// The level that plays itself when one wants to watch.
const WATCHED: Who = Who::Level(6);

/// What the form holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    /// The rules, faults and all.
    pub(crate) rules: Rules,
    /// Whether lots are drawn for the first move.
    pub(crate) by_lot: bool,
    /// All seats that a board can have.
    pub(crate) seats: [SeatDraft; 4],
    /// Whether the game is serious.
    pub(crate) serious: bool,
    /// The position to begin from.
    pub(crate) position: Option<Position>,
    /// How many fields win the match, where it shall be one.
    pub(crate) fields: Option<u8>,
}

impl Default for Draft {
    /// A person against the computer.
    fn default() -> Self {
        let seat = |who| SeatDraft { who, name: String::new() };
        Draft {
            rules: Rules::SEED,
            by_lot: false,
            seats: [seat(Who::Person), seat(Who::Adaptive), seat(Who::Adaptive), seat(Who::Adaptive)],
            serious: false,
            position: None,
            fields: None,
        }
    }
}

impl Draft {
    /// What was agreed before, to be changed.
    pub(crate) fn of(arrangement: &Arrangement) -> Draft {
        let mut draft = Draft {
            rules: arrangement.first.map_or(arrangement.rules, |first| *first.rules()),
            serious: arrangement.serious,
            position: arrangement.first,
            fields: arrangement.rounds.as_ref().map(Match::fields_to_win),
            ..Draft::default()
        };
        for (seat, place) in Seat::all(draft.rules.seats).zip(&mut draft.seats) {
            *place = match &arrangement.players[seat] {
                Player::Person { name } => SeatDraft { who: Who::Person, name: name.clone() },
                Player::Computer(Strength::Level(level)) => {
                    SeatDraft { who: Who::Level(*level), name: String::new() }
                }
                Player::Computer(Strength::Adaptive(_)) => {
                    SeatDraft { who: Who::Adaptive, name: String::new() }
                }
            };
        }
        draft
    }

    /// A game that begins with one click.
    pub(crate) fn quick(quick: Quick) -> Draft {
        let mut draft = Draft::default();
        let everybody = match quick {
            Quick::Computer => return draft,
            Quick::Two => Who::Person,
            Quick::Four => {
                draft.rules = Rules::FOUR;
                Who::Person
            }
            Quick::Watch => WATCHED,
        };
        draft.seats.iter_mut().for_each(|seat| seat.who = everybody);
        draft
    }

    /// What was agreed, with a seed for the computer and for lots.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub(crate) fn arrangement(&self, adaptive: u16, seed: u64) -> Result<Arrangement, RulesFault> {
        let mut rules = self.position.map_or(self.rules, |position| *position.rules());
        if self.by_lot && self.position.is_none() {
            // The upper bits: the computer draws with all of them, and nothing follows from who began.
            rules.first = ((seed >> 32) % u64::from(rules.seats.max(1))) as u8;
        }
        if let Some(fault) = rules.faults().into_iter().next() {
            return Err(fault);
        }
        let mut players = BySeat::default();
        for (seat, draft) in Seat::all(rules.seats).zip(&self.seats) {
            players[seat] = match draft.who {
                Who::Person => Player::Person { name: draft.name.clone() },
                Who::Level(level) => Player::Computer(Strength::Level(level)),
                Who::Adaptive => Player::Computer(Strength::Adaptive(adaptive)),
            };
        }
        // The form offers no match where there can be none; what was chosen before waits.
        let rounds = self.fields.filter(|_| self.position.is_none());
        let rounds = rounds.and_then(|fields| Match::new(rules, fields).ok());
        Ok(Arrangement { rules, players, serious: self.serious, seed, first: self.position, rounds })
    }

    /// The numbers of fields that a match can be won by under these rules (R21).
    pub(crate) fn matches(&self) -> impl Iterator<Item = u8> {
        let (rules, is_free) = (self.rules, self.position.is_none());
        [3, 4].into_iter().filter(move |fields| is_free && Match::new(rules, *fields).is_ok())
    }

    /// Another number of players. What only makes sense with the old one goes.
    pub(crate) fn set_seats(&mut self, seats: u8) {
        self.rules.seats = seats;
        if seats != 4 {
            self.rules.teams = Teams::None;
        }
        if self.rules.first >= seats {
            self.rules.first = 0;
        }
    }

    /// The preset whose rules these are, but for who plays with whom and who begins.
    pub(crate) fn preset(&self) -> Option<usize> {
        let plain = Rules { first: 0, teams: Teams::None, ..self.rules };
        let exactly = Rules::PRESETS.iter().position(|(_, preset)| *preset == plain);
        let with_seats = |(_, preset): &(&str, Rules)| Rules { seats: plain.seats, ..*preset } == plain;
        exactly.or_else(|| Rules::PRESETS.iter().position(with_seats))
    }

    /// Takes the rules of a preset. Those that are told for two are played by as many as there are now, all
    /// but the first: it stands for the usual game.
    pub(crate) fn set_preset(&mut self, place: usize) {
        let (_, preset) = Rules::PRESETS[place];
        let seats = if place == 0 || preset.seats != 2 { preset.seats } else { self.rules.seats };
        let Rules { first, teams, .. } = self.rules;
        self.rules = Rules { first, teams, ..preset };
        self.set_seats(seats);
    }
}

#[cfg(test)]
mod tests {
    use oanquan::{Rules, RulesFault, Seat, Teams};
    use oanquan_session::{Player, Strength, Table};

    use super::{Draft, Quick, Who};

    #[test]
    fn quick_games_can_be_played() {
        for quick in Quick::ALL {
            let arrangement = Draft::quick(quick).arrangement(4000, 7).unwrap();
            let table = Table::new(arrangement).unwrap();
            let people = table.seats().filter(|&seat| table.player(seat).is_person()).count();
            let expected = match quick {
                Quick::Computer => (1, 2),
                Quick::Two => (2, 2),
                Quick::Four => (4, 4),
                Quick::Watch => (0, 2),
            };
            assert_eq!((people, table.seats().count()), expected);
        }
        let against = Draft::quick(Quick::Computer).arrangement(4000, 7).unwrap();
        assert_eq!(against.players[Seat::FIRST.next(2)], Player::Computer(Strength::Adaptive(4000)));
    }

    #[test]
    fn what_was_agreed_can_be_agreed_again() {
        let mut draft = Draft { serious: true, rules: Rules::FOUR, ..Draft::default() };
        draft.rules.teams = Teams::Opposite;
        draft.rules.first = 3;
        draft.seats[0].name = "Mai".to_string();
        draft.seats[2].who = Who::Level(8);
        let arrangement = draft.arrangement(3000, 1).unwrap();
        assert_eq!(Draft::of(&arrangement), draft);
        assert_eq!(Draft::of(&arrangement).arrangement(3000, 1), Ok(arrangement));
    }

    #[test]
    fn a_match_is_agreed_upon_where_there_can_be_one() {
        let mut draft = Draft { fields: Some(4), ..Draft::default() };
        assert_eq!(draft.matches().collect::<Vec<_>>(), [3, 4]);
        let rounds = draft.arrangement(3000, 1).unwrap().rounds.unwrap();
        assert_eq!((rounds.fields_to_win(), rounds.rounds()), (4, 0));
        draft.rules.row = 3;
        assert_eq!(draft.matches().collect::<Vec<_>>(), [3]);
        assert_eq!(draft.arrangement(3000, 1).unwrap().rounds, None);
        draft.set_seats(3);
        assert_eq!(draft.matches().count(), 0);
    }

    #[test]
    fn lots_fall_on_every_seat() {
        let draft = Draft { by_lot: true, rules: Rules::THREE, ..Draft::default() };
        let first = |seed: u64| draft.arrangement(3000, seed << 32).unwrap().rules.first;
        assert_eq!([0, 1, 2, 3].map(first), [0, 1, 2, 0]);
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let mut draft = Draft::default();
        draft.rules.teams = Teams::Opposite;
        assert_eq!(draft.arrangement(3000, 1), Err(RulesFault::TeamsWithoutFourSeats { seats: 2 }));
        draft.set_seats(4);
        assert!(draft.arrangement(3000, 1).is_ok());
        draft.rules.first = 3;
        draft.set_seats(2);
        assert_eq!((draft.rules.first, draft.rules.teams), (0, Teams::None));
    }

    #[test]
    fn presets_are_known_again() {
        for (place, (_, rules)) in Rules::PRESETS.iter().enumerate() {
            let mut draft = Draft::default();
            draft.set_preset(place);
            assert_eq!((draft.rules, draft.preset()), (*rules, Some(place)));
        }
        let mut draft = Draft::default();
        draft.set_seats(3);
        draft.set_preset(1);
        assert_eq!(draft.rules, Rules { seats: 3, ..Rules::VIETNAM });
        assert_eq!(draft.preset(), Some(1));
        draft.rules.citizens = 3;
        assert_eq!(draft.preset(), None);
    }
}
