//! Tables as game records with tags of our own, so that a text holds everything and any program can read it.
//!
//! | tag | value |
//! |---|---|
//! | `Seat0` … | the name of a person, `human` for one without a name, `level:3`, `adaptive`: as `oanquan play` writes it |
//! | `Seat0Name` … | the name of a person where it would be read as something else |
//! | `Seat0Level` … | the strength behind `adaptive`, in thousandths of a level |
//! | `Serious` | `true` |
//! | `Seed` | a number |
//! | `Rounds` | the match of which the game is a round, as it stood before (docs/notation.md) |
//! | `Resigned` | the seat that gave up |
//! | `Undone` | the moves taken back, the next to be played again first |
//!
//! A tag is written only where what is there does not say it already: a record that was read and not touched
//! is written as it was.

use oanquan::{BySeat, Game, Match, Move, Record, ReplayError, Seat};

use super::{Table, plies_of};
use crate::arrangement::Arrangement;
use crate::ending::{Stop, StopKind};
use crate::import::ReadError;
use crate::player::{Player, Strength};

const SERIOUS: &str = "Serious";
const SEED: &str = "Seed";
const ROUNDS: &str = "Rounds";
const RESIGNED: &str = "Resigned";
const UNDONE: &str = "Undone";

/// The strength of an adaptive player where none is told: in the middle of the levels, as the terminal's.
const USUAL_ADAPTIVE: u16 = 3000;

impl Table {
    /// The whole table as text, the record of a `.oaq` file: [`from_text`](Table::from_text) gives an equal
    /// table back.
    pub fn to_text(&self) -> String {
        self.record().to_string()
    }

    /// Reads a table. Any record of one game will do: seats it tells no player for are played by persons
    /// without names.
    ///
    /// # Errors
    /// [`ReadError`] says where the text is no record of a game under these rules.
    pub fn from_text(text: &str) -> Result<Table, ReadError> {
        Ok(Table::from_record(text.parse()?)?)
    }

    /// The table at which a recorded game was played.
    ///
    /// # Errors
    /// [`ReplayError`] names what contradicts the rules.
    pub fn from_record(mut record: Record) -> Result<Table, ReplayError> {
        let game = record.replay()?;
        let rules = *record.rules();
        let mut players = BySeat::default();
        for seat in Seat::all(rules.seats) {
            players[seat] = player(&record, seat);
        }
        let arrangement = Arrangement {
            rules,
            players,
            serious: record.tag(SERIOUS) == Some("true"),
            seed: seed(&record),
            first: Some(record.start),
            rounds: rounds(&record),
        };
        let (_, arrangement) = arrangement.settled().expect("the rules of a position have no faults");
        let kind = record.termination.and_then(StopKind::of);
        let stop =
            kind.map(|kind| Stop { kind, loser: resigned(&record).filter(|_| kind == StopKind::Resigned) });
        let stop_result = stop.and_then(|_| {
            record.termination = None;
            record.result.take()
        });
        let undone = record.tag(UNDONE).unwrap_or_default().to_string();
        let mut table = Table { arrangement, game, record, stop, stop_result };
        table.restore_undone(&undone);
        Ok(table)
    }

    /// Plays the moves that were taken back and takes them back again. What does not fit is left out: the
    /// record is whole without it.
    fn restore_undone(&mut self, moves: &str) {
        let now = self.game.moves().len();
        for mv in moves.split_whitespace() {
            if mv.parse().ok().and_then(|mv| self.extend(mv).ok()).is_none() {
                break;
            }
        }
        while self.game.moves().len() > now {
            self.game.undo();
        }
    }

    /// The record of the game as it stands, the moves taken back in a tag.
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        let undone: Vec<String> = self.game.undone().iter().map(Move::to_string).collect();
        if !undone.is_empty() {
            record.line.truncate(plies_of(&record.line, self.game.moves().len()));
            (record.result, record.loser, record.termination) = (None, None, None);
        }
        if let Some(stop) = self.stop {
            record.termination = Some(stop.kind.termination());
            record.result.clone_from(&self.stop_result);
        }
        let resigned = self.stop.filter(|stop| stop.kind == StopKind::Resigned).and_then(|stop| stop.loser);
        write(&mut record, RESIGNED, resigned.map(|seat| seat.to_string()));
        write(&mut record, UNDONE, (!undone.is_empty()).then(|| undone.join(" ")));
        write_arrangement(&mut record, &self.arrangement);
        record
    }
}

/// The record of a game that begins. Players are named even where a record without their names would be
/// read in the same way: `oanquan play` asks who they are otherwise.
pub(super) fn first_record(game: &Game, arrangement: &Arrangement) -> Record {
    let mut record = Record::of_game(game);
    for seat in Seat::all(arrangement.rules.seats) {
        write_player(&mut record, seat, &arrangement.players[seat]);
    }
    write_arrangement(&mut record, arrangement);
    record
}

fn write_arrangement(record: &mut Record, arrangement: &Arrangement) {
    for seat in Seat::all(arrangement.rules.seats) {
        if player(record, seat) != arrangement.players[seat] {
            write_player(record, seat, &arrangement.players[seat]);
        }
    }
    if (record.tag(SERIOUS) == Some("true")) != arrangement.serious {
        write(record, SERIOUS, arrangement.serious.then(|| "true".to_string()));
    }
    if rounds(record) != arrangement.rounds {
        write(record, ROUNDS, arrangement.rounds.as_ref().map(Match::to_string));
    }
    if seed(record) != arrangement.seed {
        write(record, SEED, Some(arrangement.seed.to_string()));
    }
}

fn write_player(record: &mut Record, seat: Seat, player: &Player) {
    let (text, name, level) = match player {
        Player::Person { name } if name.is_empty() => ("human".to_string(), None, None),
        Player::Person { name } if told(name).as_ref() == Some(player) => (name.clone(), None, None),
        Player::Person { name } => ("human".to_string(), Some(name.clone()), None),
        Player::Computer(Strength::Level(level)) => (format!("level:{level}"), None, None),
        Player::Computer(Strength::Adaptive(strength)) => {
            ("adaptive".to_string(), None, Some(strength.to_string()))
        }
    };
    write(record, &seat_tag(seat, ""), Some(text));
    write(record, &seat_tag(seat, "Name"), name);
    write(record, &seat_tag(seat, "Level"), level);
}

/// The player that the tags tell.
fn player(record: &Record, seat: Seat) -> Player {
    if let Some(name) = record.tag(&seat_tag(seat, "Name")) {
        return Player::Person { name: name.to_string() }.tidied();
    }
    let text = record.tag(&seat_tag(seat, "")).unwrap_or_default();
    told(text).unwrap_or_else(|| {
        let level = record.tag(&seat_tag(seat, "Level")).and_then(|level| level.parse().ok());
        Player::Computer(Strength::Adaptive(level.unwrap_or(USUAL_ADAPTIVE)).clamped())
    })
}

/// The player that the value of a seat's tag tells by itself; `None` for the adaptive computer.
fn told(text: &str) -> Option<Player> {
    let level = text.strip_prefix("level:").and_then(|level| level.parse().ok());
    match (text, level) {
        ("adaptive", _) => None,
        ("" | "?" | "human", _) => Some(Player::person()),
        (_, Some(level @ 1..=8)) => Some(Player::Computer(Strength::Level(level))),
        _ => Some(Player::Person { name: text.to_string() }.tidied()),
    }
}

fn seat_tag(seat: Seat, what: &str) -> String {
    format!("Seat{seat}{what}")
}

fn seed(record: &Record) -> u64 {
    record.tag(SEED).and_then(|seed| seed.parse().ok()).unwrap_or_default()
}

/// The match that the tags tell; one that cannot be read is none, and the game a game.
fn rounds(record: &Record) -> Option<Match> {
    Match::resumed(*record.rules(), record.tag(ROUNDS)?).ok()
}

fn resigned(record: &Record) -> Option<Seat> {
    let number = record.tag(RESIGNED)?.parse().ok()?;
    Seat::all(record.rules().seats).find(|seat| seat.number() == number)
}

/// Gives a tag its value, or takes it away.
fn write(record: &mut Record, name: &str, value: Option<String>) {
    match value {
        Some(value) => record.set_tag(name, &value).expect("values of our tags are single lines"),
        None if record.tag(name).is_some() => {
            let others = record.tags().filter(|(known, _)| *known != name);
            let others: Vec<(String, String)> =
                others.map(|(known, value)| (known.to_string(), value.to_string())).collect();
            let mut without = Record::new(record.start);
            for (known, value) in others {
                without.set_tag(&known, &value).expect("it was a tag before");
            }
            without.comments = std::mem::take(&mut record.comments);
            without.line = std::mem::take(&mut record.line);
            without.result = record.result.take();
            (without.loser, without.termination) = (record.loser, record.termination);
            *record = without;
        }
        None => {}
    }
}
