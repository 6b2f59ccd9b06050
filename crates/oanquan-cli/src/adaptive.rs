//! The player `adaptive`: its level follows the results of the person who plays against it, and is remembered
//! between games in the state directory.

use std::fs;
use std::path::{Path, PathBuf};

use oanquan::Seat;
use oanquan_engine::{Adaptive, Level};

use crate::language::Voice;
use crate::player::Player;
use crate::saved::{self, Over};
use crate::session::Session;

/// The level against which somebody plays who has not played before.
const FIRST_LEVEL: Level = Level::CHILD;

/// What is known of the person, and the level of the present game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Remembered {
    strength: Adaptive,
    /// It stays the same to the end of a game.
    level: Level,
    /// Whether the present game has been counted. It is once, even when its end is taken back.
    counted: bool,
}

impl Default for Remembered {
    fn default() -> Self {
        Remembered::new(Adaptive::new(FIRST_LEVEL))
    }
}

impl Remembered {
    fn new(strength: Adaptive) -> Remembered {
        Remembered { level: strength.level(), strength, counted: false }
    }

    /// The level of the present game.
    pub(crate) const fn level(&self) -> Level {
        self.level
    }
}

fn file(directory: &Path) -> PathBuf {
    directory.join("adaptive.txt")
}

/// What the file of a directory says; a file that is missing or damaged says nothing, and the level begins
/// anew.
fn read(directory: &Path) -> Option<Adaptive> {
    let text = fs::read_to_string(file(directory)).ok()?;
    Adaptive::from_thousandths(text.trim().parse().ok()?)
}

/// Whether the player `adaptive` sits at the board.
pub(crate) fn takes_part(session: &Session) -> bool {
    let mut seats = Seat::all(session.game.position().rules().seats);
    seats.any(|seat| session.players[seat] == Player::Adaptive)
}

/// Gives the player `adaptive` the level that the results so far ask for. For the beginning of a game, and
/// for one that was loaded.
pub(crate) fn recall(session: &mut Session, directory: &Path) {
    if takes_part(session) {
        let remembered = Remembered::new(read(directory).unwrap_or(Adaptive::new(FIRST_LEVEL)));
        // A game that was over when it was loaded has been counted, or nobody played it here.
        session.adaptive = Remembered { counted: session.mover().is_none(), ..remembered };
    }
}

/// The seat whose results the level follows: that of the only person, with `adaptive` on all other seats.
fn followed(session: &Session) -> Option<Seat> {
    let seats = || Seat::all(session.game.position().rules().seats);
    let person = seats().find(|&seat| session.players[seat] == Player::Human)?;
    let mut others = seats().filter(|&seat| seat != person);
    others.all(|seat| session.players[seat] == Player::Adaptive).then_some(person)
}

/// Counts a game that has come to its end, and remembers the result. What there is to tell a person: that the
/// level changes, or that it cannot be remembered.
pub(crate) fn follow(voice: Voice, session: &mut Session, directory: &Path) -> Option<String> {
    if session.adaptive.counted || session.mover().is_some() {
        return None;
    }
    let person = followed(session)?;
    session.adaptive.counted = true;
    let Remembered { mut strength, level, .. } = session.adaptive;
    strength.follow(level, &session.game, person);
    session.adaptive.strength = strength;
    let text = format!("{}\n", strength.thousandths());
    let written = fs::create_dir_all(directory)
        .and_then(|()| saved::write_whole(&file(directory), &text, Over::Replace));
    match written {
        Err(error) => Some(saved::unwritten(voice, &file(directory), &error)),
        Ok(()) => change(voice, level, strength.level()),
    }
}

/// The change of the level in words.
fn change(voice: Voice, from: Level, to: Level) -> Option<String> {
    let number = |level: Level| i64::from(level.number());
    let name = voice.words.setup_level_name(number(to));
    (from != to).then(|| voice.terminal.terminal_level_changes(number(to), &name, number(from)))
}

#[cfg(test)]
mod tests {
    use oanquan::{BySeat, Game};
    use oanquan_words::Language;

    use super::*;
    use crate::endgames::Endgames;

    const VOICE: Voice = Voice::of(Language::En);

    /// A game that 7r ends, 51 to 19.
    const LAST_MOVE: &str = "oaq1 0,0,1,0,0,Q/1,0,0,0,0,0 0 40,8 0,1 - 0 40 seed";

    fn session(line: &str, players: [Player; 2]) -> Session {
        Session {
            rounds: None,
            game: Game::new(line.parse().unwrap()),
            players: BySeat::from_fn(|seat| players[usize::from(seat.number() % 2)]),
            seed: 0,
            adaptive: Remembered::default(),
            endgames: Endgames::default(),
        }
    }

    const ALONE: [Player; 2] = [Player::Human, Player::Adaptive];

    #[test]
    fn a_win_is_remembered_told_and_counted_once() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(file(dir.path()), "2400\n").unwrap();
        let mut session = session(LAST_MOVE, ALONE);
        recall(&mut session, dir.path());
        assert_eq!(session.adaptive.level(), Level::CHILD);
        assert_eq!(follow(VOICE, &mut session, dir.path()), None);
        session.play("7r".parse().unwrap()).unwrap();
        let told = follow(VOICE, &mut session, dir.path()).unwrap();
        assert_eq!(told, "From the next game on the computer plays at level 3 (schoolmate) instead of 2.");
        assert_eq!(fs::read_to_string(file(dir.path())).unwrap(), "2800\n");
        // The level of this game stays, and its end counts once.
        assert_eq!(session.adaptive.level(), Level::CHILD);
        session.undo();
        session.play("7r".parse().unwrap()).unwrap();
        assert_eq!(follow(VOICE, &mut session, dir.path()), None);
        assert_eq!(fs::read_to_string(file(dir.path())).unwrap(), "2800\n");
        session.game = Game::new(LAST_MOVE.parse().unwrap());
        recall(&mut session, dir.path());
        assert_eq!(session.adaptive.level(), Level::SCHOOLMATE);
    }

    #[test]
    fn a_game_that_was_over_when_it_was_loaded_does_not_count() {
        let dir = tempfile::tempdir().unwrap();
        let mut session = session(LAST_MOVE, ALONE);
        session.play("7r".parse().unwrap()).unwrap();
        recall(&mut session, dir.path());
        assert_eq!(follow(VOICE, &mut session, dir.path()), None);
        assert!(!file(dir.path()).exists());
    }

    #[test]
    fn only_a_person_alone_against_it_is_followed() {
        let dir = tempfile::tempdir().unwrap();
        for players in [[Player::Adaptive; 2], [Player::Human; 2], [Player::Human, Player::Level(3)]] {
            let mut session = session(LAST_MOVE, players);
            recall(&mut session, dir.path());
            session.play("7r".parse().unwrap()).unwrap();
            assert_eq!(follow(VOICE, &mut session, dir.path()), None);
        }
        assert!(!file(dir.path()).exists());
    }

    #[test]
    fn what_cannot_be_read_begins_anew_and_what_cannot_be_written_is_told() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(file(dir.path()), "very strong").unwrap();
        let mut session = session(LAST_MOVE, ALONE);
        recall(&mut session, dir.path());
        assert_eq!(session.adaptive, Remembered::default());
        session.play("7r".parse().unwrap()).unwrap();
        // A file is in the place of the directory.
        let told = follow(VOICE, &mut session, &file(dir.path())).unwrap();
        assert!(told.contains("adaptive.txt cannot be written: "), "{told}");
    }
}
