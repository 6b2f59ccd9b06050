//! Games in files: records that hold the players and the moves taken back, written whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, anyhow};
use etcetera::BaseStrategy;
use oanquan::{BySeat, Game, Match, Move, Record, Seat};
use oanquan_session::{ReadError, tell};

use crate::adaptive::Remembered;
use crate::endgames::Endgames;
use crate::failure::bad_use;
use crate::input;
use crate::language::Voice;
use crate::player::Player;
use crate::session::Session;

/// Names the directory of the games saved by themselves; for tests, and for people who want it elsewhere.
const STATE_DIR: &str = "OANQUAN_STATE_DIR";

/// Tags of our own: what the record of a finished game does not need, but a game that goes on does.
const SEED_TAG: &str = "Seed";
const UNDONE_TAG: &str = "Undone";
const ROUNDS_TAG: &str = "Rounds";

/// The record of a session.
pub(crate) fn record_text(session: &Session) -> anyhow::Result<String> {
    let game = &session.game;
    let mut record = Record::of_game(game);
    for seat in Seat::all(game.position().rules().seats) {
        record.set_tag(&format!("Seat{seat}"), &session.players[seat].to_string())?;
    }
    record.set_tag(SEED_TAG, &session.seed.to_string())?;
    if let Some(rounds) = &session.rounds {
        record.set_tag(ROUNDS_TAG, &rounds.to_string())?;
    }
    let undone: Vec<String> = game.undone().iter().map(Move::to_string).collect();
    if !undone.is_empty() {
        record.set_tag(UNDONE_TAG, &undone.join(" "))?;
    }
    Ok(record.to_string())
}

/// Writes a session to a file; an older file stays as it is unless `over`.
pub(crate) fn save(voice: Voice, session: &Session, file: &Path, over: Over) -> anyhow::Result<()> {
    let text = record_text(session)?;
    write_whole(file, &text, over).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            anyhow!(voice.terminal.terminal_cannot_write("exists", &file.display().to_string(), ""))
        }
        _ => anyhow!(unwritten(voice, file, &error)),
    })
}

/// Why a file is not written.
pub(crate) fn unwritten(voice: Voice, file: &Path, error: &io::Error) -> String {
    let fault = match error.kind() {
        io::ErrorKind::NotFound => "missing",
        _ => "other",
    };
    // The text of the error names the temporary file, which nobody asked for.
    let system = error.kind().to_string();
    voice.terminal.terminal_cannot_write(fault, &file.display().to_string(), &system)
}

/// What becomes of an older file of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    /// It stays, and nothing is written.
    Keep,
    /// It is replaced.
    Replace,
}

/// Writes a temporary file beside the target and renames it, so that no reader ever sees half a file.
pub(crate) fn write_whole(file: &Path, text: &str, over: Over) -> io::Result<()> {
    let directory = match file.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As any file the person writes; temporary files are for their owner alone by default.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut temporary = builder.prefix(".oanquan-").tempfile_in(directory)?;
    temporary.write_all(text.as_bytes())?;
    temporary.as_file().sync_all()?;
    match over {
        Over::Keep => temporary.persist_noclobber(file)?,
        Over::Replace => temporary.persist(file)?,
    };
    Ok(())
}

/// Reads the record of a file, and the game it tells.
fn read(voice: Voice, file: &Path) -> anyhow::Result<(Record, Game)> {
    let name = file.display().to_string();
    let bytes = fs::read(file).map_err(|error| {
        let fault = if error.kind() == io::ErrorKind::NotFound { "missing" } else { "other" };
        bad_use(voice.terminal.terminal_cannot_read(fault, &name, &error.to_string()))
    })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let line = input::line_of_bytes(&error);
        anyhow!(voice.terminal.terminal_bytes(&name, line as i64))
    })?;
    let told = |error: ReadError| anyhow!("{name}: {}", tell::read_error(voice.words, &error));
    let record: Record = text.parse().map_err(|error| told(ReadError::Record(error)))?;
    let game = record.replay().map_err(|error| told(ReadError::Replay(error)))?;
    Ok((record, game))
}

/// Reads a session from a file. Seats the file names no player for are played by `players`.
pub(crate) fn load(voice: Voice, file: &Path, players: BySeat<Player>, seed: u64) -> anyhow::Result<Session> {
    let (record, mut game) = read(voice, file)?;
    replay_undone(&mut game, record.tag(UNDONE_TAG).unwrap_or_default());
    let tagged = |seat| record.tag(&format!("Seat{seat}")).and_then(|player| player.parse().ok());
    Ok(Session {
        rounds: rounds(&record),
        game,
        players: BySeat::from_fn(|seat| tagged(seat).unwrap_or(players[seat])),
        seed: record.tag(SEED_TAG).and_then(|seed| seed.parse().ok()).unwrap_or(seed),
        adaptive: Remembered::default(),
        endgames: Endgames::default(),
    })
}

/// The match of which a game is a round; none where the tag cannot be read, and the game is a game.
fn rounds(record: &Record) -> Option<Match> {
    Match::resumed(*record.rules(), record.tag(ROUNDS_TAG)?).ok()
}

/// Whether a game is a finished round of a match that goes on.
fn leads_on(record: &Record, game: &Game) -> bool {
    let after = rounds(record).and_then(|rounds| rounds.after(game));
    after.is_some_and(|(_, after)| after.outcome().is_none())
}

/// Plays the moves that were taken back and takes them back again, so that `redo` knows them. What does
/// not fit is left out: the record itself is whole without it.
fn replay_undone(game: &mut Game, moves: &str) {
    let undone = moves.split(' ').map_while(|mv| game.play(mv.parse().ok()?).ok());
    let count = undone.count();
    for _ in 0..count {
        game.undo();
    }
}

/// The directory of the games that save themselves.
pub(crate) fn state_dir() -> anyhow::Result<PathBuf> {
    if let Some(dir) = std::env::var_os(STATE_DIR).filter(|dir| !dir.is_empty()) {
        return Ok(PathBuf::from(dir));
    }
    let base =
        etcetera::choose_base_strategy().with_context(|| format!("no home directory; set {STATE_DIR}"))?;
    Ok(base.state_dir().unwrap_or_else(|| base.data_dir()).join("oanquan"))
}

/// A name for a new game in a directory: no other game has it, so nothing is ever written over.
pub(crate) fn new_file(directory: &Path) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    directory.join(format!("game-{}-{}.oaq", now.as_millis(), std::process::id()))
}

/// Saves a game by itself, over its own older state.
pub(crate) fn autosave(voice: Voice, session: &Session, file: &Path) -> anyhow::Result<()> {
    if let Some(directory) = file.parent() {
        fs::create_dir_all(directory).map_err(|error| anyhow!(unwritten(voice, directory, &error)))?;
    }
    save(voice, session, file, Over::Replace)
}

/// The file of the unfinished game in a directory that was played last. Damaged files younger than it are
/// named in `skipped`, with what is wrong.
pub(crate) fn last_unfinished(voice: Voice, directory: &Path, skipped: &mut Vec<String>) -> Option<PathBuf> {
    let mut files: Vec<(SystemTime, PathBuf)> = fs::read_dir(directory)
        .ok()?
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let record = path.extension().is_some_and(|extension| extension == "oaq");
            let modified = path.metadata().ok()?.modified().ok()?;
            record.then_some((modified, path))
        })
        .collect();
    files.sort();
    let mut files = files.into_iter().rev().map(|(_, path)| path).enumerate();
    let found = files.find(|(place, path)| match read(voice, path) {
        // A finished round leads on when no game was played after it.
        Ok((record, game)) => record.result.is_none() || (*place == 0 && leads_on(&record, &game)),
        Err(error) => {
            skipped.push(format!("{error:#}"));
            false
        }
    });
    found.map(|(_, path)| path)
}
