//! The games of a match in a file. A game is appended whole as soon as it is over, so that whatever ends
//! the program loses no finished game; what a crash left half-written is cut off when the match is resumed.
//! When the match is over the games are put in order.

use std::collections::HashSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use oanquan::{Position, Record};

use super::bout::Round;
use super::report::{Conditions, EVENT, Report};
use crate::failure::bad_use;
use crate::input;

/// How a record begins: with its first tag, at the start of a line.
const BEGIN: &str = "[Event ";

/// A file of games that is being written.
pub(super) struct Archive {
    path: PathBuf,
    file: File,
    /// The rounds in the order they stand in the file.
    order: Vec<Round>,
    /// How many of them were there when the file was opened.
    older: usize,
}

/// A game found in a file.
pub(super) struct Found {
    /// Which it is.
    pub(super) round: Round,
    /// Its opening.
    pub(super) opening: Position,
    /// What it counts for.
    pub(super) report: Report,
}

/// What becomes of games that the file has already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Older {
    /// There must be none.
    Refuse,
    /// The match goes on with them.
    Resume,
}

/// Opens a file for a match and reads the games it has; also says whether half a game was cut off.
pub(super) fn open(
    path: &Path,
    older: Older,
    conditions: &Conditions,
) -> anyhow::Result<(Archive, Vec<Found>, bool)> {
    let name = path.display();
    if path.is_dir() {
        return Err(bad_use(format!("{name} is a directory, expected a file")));
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    match older {
        Older::Refuse => options.create_new(true),
        Older::Resume => options.create(true),
    };
    let mut file = options.open(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            bad_use(format!("{name} exists, expected a new name (--resume goes on with its match)"))
        }
        _ => bad_use(format!("{name} cannot be written: {error}")),
    })?;
    match file.try_lock() {
        // Some file systems cannot lock; then nobody is kept from running the same match twice.
        Ok(()) | Err(TryLockError::Error(_)) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(bad_use(format!("{name} is in use, expected no other match to write to it")));
        }
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).with_context(|| format!("{name} cannot be read"))?;
    let whole = whole_games(&bytes).ok_or_else(|| {
        bad_use(format!("{name} is no file of a match, expected games of the event {EVENT:?}"))
    })?;
    let cut_off = whole < bytes.len();
    bytes.truncate(whole);
    let text = input::record_text(bytes, &name.to_string())?;
    let found = read(&text, conditions).with_context(|| format!("{name}"))?;
    // Only now that everything else was found to be right.
    file.set_len(whole as u64).with_context(|| format!("{name} cannot be written"))?;
    file.seek(SeekFrom::End(0))?;
    let order = found.iter().map(|game| game.round).collect();
    Ok((Archive { path: path.to_path_buf(), file, order, older: found.len() }, found, cut_off))
}

fn read(text: &str, conditions: &Conditions) -> anyhow::Result<Vec<Found>> {
    let records = Record::parse_all(text).map_err(|error| anyhow!("{error}"))?;
    let mut rounds = HashSet::new();
    let mut found = Vec::new();
    for (number, record) in (1..).zip(&records) {
        let game = || format!("game {number}");
        let round = conditions.check(record).with_context(game)?;
        if !rounds.insert(round) {
            bail!("game {number}: round {round} for the second time, expected each once");
        }
        let report = Report::of(round, record).with_context(game)?;
        found.push(Found { round, opening: record.start, report });
    }
    Ok(found)
}

impl Archive {
    /// Appends a game, whole.
    pub(super) fn append(&mut self, round: Round, record: &Record) -> anyhow::Result<()> {
        // One write, and an empty line that ends the game.
        let text = format!("{record}\n");
        self.file
            .write_all(text.as_bytes())
            .and_then(|()| self.file.flush())
            .with_context(|| format!("{} cannot be written", self.path.display()))?;
        self.order.push(round);
        Ok(())
    }

    /// Puts the games in order, and leaves out what this run played beyond the first `games`: games that
    /// were still going on when the match was decided. The file is replaced at once, or stays as it is.
    pub(super) fn finish(&mut self, games: usize) -> anyhow::Result<()> {
        let name = self.path.display().to_string();
        let mut kept: Vec<(Round, usize)> = self.order.iter().copied().zip(0..).collect();
        kept.retain(|(round, place)| round.0 < games || *place < self.older);
        kept.sort_by_key(|(round, _)| *round);
        if kept.len() == self.order.len() && kept.iter().map(|(_, place)| *place).eq(0..kept.len()) {
            return self.file.sync_all().with_context(|| format!("{name} cannot be written"));
        }
        let mut text = String::new();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_to_string(&mut text).with_context(|| format!("{name} cannot be read"))?;
        let places: Vec<Range<usize>> = games_of(&text).collect();
        let sorted: String = kept.iter().map(|(_, place)| &text[places[*place].clone()]).collect();
        self.replace(&sorted).with_context(|| format!("{name} cannot be written"))?;
        self.order = kept.iter().map(|(round, _)| *round).collect();
        self.older = self.older.min(self.order.len());
        Ok(())
    }

    fn replace(&mut self, text: &str) -> io::Result<()> {
        let directory = self.path.parent().filter(|parent| *parent != Path::new(""));
        let mut temporary = tempfile::Builder::new()
            .prefix(".oanquan-")
            .permissions(self.file.metadata()?.permissions())
            .tempfile_in(directory.unwrap_or(Path::new(".")))?;
        temporary.write_all(text.as_bytes())?;
        temporary.as_file().sync_all()?;
        self.file = temporary.persist(&self.path)?;
        Ok(())
    }
}

/// The places of the games in a text of whole games.
fn games_of(text: &str) -> impl Iterator<Item = Range<usize>> {
    let line_starts = [0].into_iter().chain(text.match_indices('\n').map(|(end, _)| end + 1));
    let mut starts: Vec<usize> = line_starts.filter(|&start| text[start..].starts_with(BEGIN)).collect();
    starts.push(text.len());
    (1..starts.len()).map(move |next| starts[next - 1]..starts[next])
}

/// How many bytes of a file are whole games: all but a last one that was not written to its end. `None` when
/// what follows them is no game of a match.
fn whole_games(bytes: &[u8]) -> Option<usize> {
    // A game is written with an empty line after it, and has another between its tags and its moves.
    let (mut whole, mut start) = (0, 0);
    while let Some(length) = bytes[start..].windows(2).position(|two| two == b"\n\n") {
        let is_tags = bytes[start..].starts_with(b"[");
        start += length + 2;
        if !is_tags {
            whole = start;
        }
    }
    let event = format!("{BEGIN}\"{EVENT}\"]").into_bytes();
    let rest = &bytes[whole..];
    let length = rest.len().min(event.len());
    (rest[..length] == event[..length]).then_some(whole)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use oanquan::{Game, Rules};

    use super::*;
    use crate::contest::bout::Bout;

    fn conditions() -> Conditions {
        Conditions { names: ["a", "b"].map(String::from), rules: "seed".to_string(), others: Vec::new() }
    }

    fn record(number: usize) -> Record {
        let mut game = Game::start(Rules::SEED).unwrap();
        for mv in ["7r", "0l", "8r"].into_iter().take(number + 1) {
            game.play(mv.parse().unwrap()).unwrap();
        }
        conditions().record(Round(number), &Bout { game, fault: None }).unwrap()
    }

    fn rounds(path: &Path) -> Vec<usize> {
        let (_, found, _) = open(path, Older::Resume, &conditions()).unwrap();
        found.iter().map(|game| game.round.0).collect()
    }

    #[test]
    fn a_half_written_game_is_cut_off_wherever_it_ends() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("games.oaq");
        let games: Vec<String> = (0..3).map(|number| format!("{}\n", record(number))).collect();
        let (two, three) = (games[..2].concat(), games.concat());
        for length in two.len()..=three.len() {
            fs::write(&path, &three.as_bytes()[..length]).unwrap();
            let (mut archive, found, cut_off) = open(&path, Older::Resume, &conditions()).unwrap();
            let expected = if length == three.len() { 3 } else { 2 };
            assert_eq!((found.len(), cut_off), (expected, length != two.len() && expected == 2), "{length}");
            if expected == 2 {
                archive.append(Round(2), &record(2)).unwrap();
            }
            drop(archive);
            assert_eq!(fs::read_to_string(&path).unwrap(), three, "{length}");
        }
    }

    #[test]
    fn games_are_put_in_order_and_those_beyond_left_out() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("games.oaq");
        let (mut archive, ..) = open(&path, Older::Refuse, &conditions()).unwrap();
        for number in [1, 2, 0] {
            archive.append(Round(number), &record(number)).unwrap();
        }
        archive.finish(2).unwrap();
        drop(archive);
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{}\n{}\n", record(0), record(1)));
        // Games of an earlier run stay, whatever this one comes to.
        let (mut archive, ..) = open(&path, Older::Resume, &conditions()).unwrap();
        archive.append(Round(2), &record(2)).unwrap();
        archive.finish(0).unwrap();
        drop(archive);
        assert_eq!(rounds(&path), [0, 1]);
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_is_no_file_of_this_match_is_refused_and_left_as_it_is() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("games.oaq");
        let once = format!("{}\n", record(0));
        let foreign = once.replace(EVENT, "A game of mine");
        for (text, expected) in [
            ("precious".to_string(), "is no file of a match"),
            (foreign[..foreign.len() - 1].to_string(), "is no file of a match"),
            (foreign, "game 1: found a game of the event \"A game of mine\""),
            (format!("{once}{once}"), "game 2: round 1.1 for the second time"),
            (once.replace("[Seat0 \"a\"]", "[Seat0 \"c\"]"), "game 1: Seat0 is c in the file, expected a"),
            (once.replace("7r", "0r"), "game 1: line 12, column 4: found 0r"),
            ("precious\n\n".to_string(), "line 1, column 1"),
        ] {
            fs::write(&path, &text).unwrap();
            let error = open(&path, Older::Resume, &conditions()).err().unwrap();
            assert!(format!("{error:#}").contains(expected), "{error:#}");
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        let error = open(&path, Older::Refuse, &conditions()).err().unwrap();
        assert!(error.to_string().contains("exists, expected a new name"), "{error}");
        for older in [Older::Refuse, Older::Resume] {
            let error = open(dir.path(), older, &conditions()).err().unwrap();
            assert!(error.to_string().ends_with("is a directory, expected a file"), "{error}");
        }
    }

    #[test]
    fn two_matches_cannot_write_to_one_file() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("games.oaq");
        let first = open(&path, Older::Resume, &conditions()).unwrap();
        let error = open(&path, Older::Resume, &conditions()).err().unwrap();
        assert!(error.to_string().contains("is in use"), "{error}");
        drop(first);
        assert_eq!(rounds(&path), [0; 0]);
    }
}
