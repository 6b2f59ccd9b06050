//! `oanquan play` for a person: the board, what happened in words, and a line to type into. The loop talks
//! to a function that reads lines and to a writer, so that tests can sit at the board too.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use rustyline::error::ReadlineError;

use crate::adaptive;
use crate::command::{self, Command};
use crate::paragraph::wrap;
use crate::player::Player;
use crate::rounds;
use crate::saved;
use crate::screen::{self, View};
use crate::session::{Refused, Session, Turn};

/// Where the game saves itself.
pub(crate) struct Autosave {
    /// The directory of all games.
    pub(crate) directory: PathBuf,
    /// The file of this game.
    pub(crate) file: PathBuf,
    /// What is said when Ctrl-C ends the program while the computer thinks. Held while the game is
    /// written, so that the end waits for it.
    pub(crate) farewell: Arc<Mutex<String>>,
}

/// Whether a person sees that the computer thinks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wait {
    /// A line says so, and is erased. Nobody is answered at once: a move comes after the time that such a
    /// player ponders at least.
    Told,
    /// Nothing says so: the output is no terminal, and keeps what is erased. Nobody waits either.
    Silent,
}

const NOTHING_SAVED: &str = "Goodbye; no move was played, so nothing is saved.";

fn saved_text(file: &Path) -> String {
    format!("The game is saved in {}; oanquan play --resume goes on with it.", file.display())
}

/// Plays in the terminal. `resumed` is the file the game came from, which it goes on saving itself to.
pub(crate) fn run_in_terminal(
    session: Session,
    view: View,
    resumed: Option<PathBuf>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let directory = saved::state_dir()?;
    let farewell = resumed.as_deref().map_or_else(|| NOTHING_SAVED.to_string(), saved_text);
    let file = resumed.unwrap_or_else(|| saved::new_file(&directory));
    let autosave = Autosave { directory, file, farewell: Arc::new(Mutex::new(farewell)) };
    let farewell = Arc::clone(&autosave.farewell);
    // At the prompt Ctrl-C is a key; here it is a signal, and the same is said. Standard output is locked by
    // the game, so the other stream of the terminal says it.
    ctrlc::set_handler(move || {
        let text = farewell.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = write!(io::stderr().lock(), "\n{}", wrap(&text, "", "  "));
        std::process::exit(0);
    })?;
    let wait = if io::stdout().is_terminal() { Wait::Told } else { Wait::Silent };
    let mut editor = rustyline::DefaultEditor::new()?;
    let mut read_line = |prompt: &str| match editor.readline(prompt) {
        Ok(line) => {
            editor.add_history_entry(&line)?;
            Ok(Some(line))
        }
        // Ctrl-C leaves as Ctrl-D does: the game is saved.
        Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
        Err(error) => Err(error.into()),
    };
    run(session, view, autosave, wait, &mut read_line, out)
}

/// Reads one line after a prompt; `None` at the end of the input.
type ReadLine<'a> = &'a mut dyn FnMut(&str) -> anyhow::Result<Option<String>>;

/// Whether the game goes on after a command.
#[derive(PartialEq, Eq)]
enum After {
    /// Wait for the next command.
    Wait,
    /// The position changed: show it, and let the computer play.
    Changed,
    /// Leave.
    Quit,
}

/// Plays until the person leaves.
pub(crate) fn run(
    mut session: Session,
    mut view: View,
    mut autosave: Autosave,
    wait: Wait,
    read_line: ReadLine,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let greeting =
        format!("Ô Ăn Quan, rules {}. Type help for the commands.", session.game.position().rules());
    write!(out, "{}", wrap(&greeting, "", "  "))?;
    if let Some(rounds) = &session.rounds {
        write!(out, "{}", wrap(&rounds::standing(rounds), "", "  "))?;
    }
    adaptive::recall(&mut session, &autosave.directory);
    let mut after = After::Changed;
    loop {
        if after == After::Changed {
            play_computers(&mut session, &view, &autosave, wait, out)?;
            writeln!(out, "\n{}", screen::board(&session, &view))?;
            write!(out, "{}", screen::end(&session))?;
            if let Some(rounds) = &session.rounds {
                write!(out, "{}", wrap(&rounds::result(rounds, &session.game), "", "  "))?;
            }
            if let Some(text) = adaptive::follow(&mut session, &autosave.directory) {
                write!(out, "{}", wrap(&text, "", "  "))?;
            }
        }
        out.flush()?;
        let prompt = match session.mover() {
            Some(_) => format!("seat {}> ", session.game.position().turn()),
            None => "game over> ".to_string(),
        };
        let Some(line) = read_line(&prompt)? else {
            writeln!(out)?;
            break;
        };
        if line.trim().is_empty() {
            after = After::Wait;
            continue;
        }
        after = match command::parse(&line) {
            Err(message) => {
                write!(out, "{}", wrap(&message, "", "  "))?;
                After::Wait
            }
            Ok(command) => match obey(command, &mut session, &mut view, &mut autosave, out) {
                Ok(after) => after,
                Err(error) if error.is::<io::Error>() => return Err(error),
                Err(error) => {
                    write!(out, "{}", wrap(&format!("{error:#}"), "", "  "))?;
                    After::Wait
                }
            },
        };
        if after == After::Quit {
            break;
        }
    }
    say_goodbye(&session, &autosave, out)
}

/// Lets the computer play as long as it is its turn, and tells what it does.
fn play_computers(
    session: &mut Session,
    view: &View,
    autosave: &Autosave,
    wait: Wait,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let watched = (0..session.game.position().rules().seats)
        .filter_map(oanquan::Seat::new)
        .all(|seat| session.players[seat] != Player::Human);
    while session.mover().is_some_and(|player| player != Player::Human) {
        // The board the computer moves on, so that what is told of its move can be followed.
        if watched {
            writeln!(out, "{}", screen::board(session, view))?;
        } else {
            writeln!(out, "{}", screen::squares(session, view))?;
        }
        let before = *session.game.position();
        if wait == Wait::Told {
            write!(out, "Seat {} is thinking…", before.turn())?;
        }
        out.flush()?;
        let begun = Instant::now();
        let Some(choice) = session.ponder() else {
            break;
        };
        if wait == Wait::Told {
            // Ctrl-C ends the program here as everywhere.
            thread::sleep(choice.pause.saturating_sub(begun.elapsed()));
            write!(out, "\r\x1b[K")?;
        }
        let turn = session.play(choice.mv)?;
        tell(session, &before, &turn, autosave, out)?;
    }
    Ok(())
}

/// Tells a turn, saves the game, and warns of a repetition.
fn tell(
    session: &Session,
    before: &oanquan::Position,
    turn: &Turn,
    autosave: &Autosave,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    write!(out, "{}", screen::story(before, turn))?;
    if session.game.occurrences() == 2 && session.mover().is_some() {
        let plies = crate::words::occurrence_plies(&session.game);
        let text = format!("This position stood after {plies}; a third time ends the game (R15).");
        write!(out, "{}", wrap(&text, "", "  "))?;
    }
    save(session, autosave, out)
}

/// Saves the game by itself. A disk that is full must not end the game, so a failure is only told.
fn save(session: &Session, autosave: &Autosave, out: &mut impl Write) -> anyhow::Result<()> {
    let mut farewell = autosave.farewell.lock().unwrap_or_else(PoisonError::into_inner);
    match saved::autosave(session, &autosave.file) {
        Ok(()) => *farewell = saved_text(&autosave.file),
        Err(error) => {
            *farewell = format!("The game is not saved: {error:#}.");
            write!(out, "{}", wrap(&farewell, "", "  "))?;
        }
    }
    Ok(())
}

fn obey(
    command: Command,
    session: &mut Session,
    view: &mut View,
    autosave: &mut Autosave,
    out: &mut impl Write,
) -> anyhow::Result<After> {
    match command {
        Command::Move(mv) => {
            let before = *session.game.position();
            match session.play_typed(mv) {
                Ok(turn) => {
                    tell(session, &before, &turn, autosave, out)?;
                    return Ok(After::Changed);
                }
                Err(refused @ Refused::Contradiction { .. }) => {
                    write!(out, "{}", wrap(&format!("{refused}."), "", "  "))?;
                }
                Err(illegal) => {
                    let moves: Vec<String> =
                        session.game.legal_moves().iter().map(|mv| mv.to_string()).collect();
                    let legal = if moves.is_empty() {
                        String::new()
                    } else {
                        format!(". You may play {}.", moves.join(" "))
                    };
                    write!(out, "{}", wrap(&format!("{illegal}{legal}"), "", "  "))?;
                }
            }
        }
        Command::Undo => match session.undo() {
            0 => {
                let text = "There is nothing to take back: no person has moved before this turn.";
                write!(out, "{}", wrap(text, "", "  "))?;
            }
            count => {
                writeln!(out, "Took back {}; redo plays them again.", plies(count))?;
                save(session, autosave, out)?;
                return Ok(After::Changed);
            }
        },
        Command::Redo => match session.redo() {
            0 => {
                let text = "There is nothing to play again: no move was taken back.";
                write!(out, "{}", wrap(text, "", "  "))?;
            }
            count => {
                writeln!(out, "Played {} again.", plies(count))?;
                save(session, autosave, out)?;
                return Ok(After::Changed);
            }
        },
        Command::Load(file) => {
            *session = saved::load(&file, session.players, session.seed)?;
            adaptive::recall(session, &autosave.directory);
            autosave.file = saved::new_file(&autosave.directory);
            let text = format!(
                "Loaded {} after {} under the rules {}.",
                file.display(),
                plies(session.game.moves().len()),
                session.game.position().rules()
            );
            write!(out, "{}", wrap(&text, "", "  "))?;
            save(session, autosave, out)?;
            return Ok(After::Changed);
        }
        Command::New => {
            session.begin_anew();
            adaptive::recall(session, &autosave.directory);
            tell_kept(autosave, out)?;
            autosave.file = saved::new_file(&autosave.directory);
            *autosave.farewell.lock().unwrap_or_else(PoisonError::into_inner) = NOTHING_SAVED.to_string();
            if let Some(rounds) = &session.rounds {
                // How the match stands is worth keeping before the first move.
                write!(out, "{}", wrap(&rounds::standing(rounds), "", "  "))?;
                save(session, autosave, out)?;
            }
            return Ok(After::Changed);
        }
        Command::Save { file, over } => {
            saved::save(session, &file, over)?;
            write!(out, "{}", wrap(&format!("Saved to {}.", file.display()), "", "  "))?;
        }
        Command::Moves => {
            let moves = session.game.legal_moves();
            if moves.is_empty() {
                writeln!(out, "The game is over; there is no move left.")?;
            }
            write!(out, "{}", screen::moves(session.game.position(), moves.iter(), view))?;
        }
        Command::View(seat) => {
            view.set_seat(seat, session.game.position())?;
            write!(out, "{}", screen::board(session, view))?;
        }
        Command::Plain => {
            view.change_look();
            write!(out, "{}", screen::board(session, view))?;
        }
        Command::Board => write!(out, "{}", screen::board(session, view))?,
        Command::Hint => write!(out, "{}", wrap(&screen::hint(session), "", "  "))?,
        Command::Rules => write!(out, "{}", screen::rules(session))?,
        Command::Position => writeln!(out, "{}", session.game.position())?,
        Command::Help => write!(out, "{}", screen::help(session))?,
        Command::Quit => return Ok(After::Quit),
    }
    Ok(After::Wait)
}

fn plies(count: usize) -> String {
    if count == 1 { "1 move".to_string() } else { format!("{count} moves") }
}

/// Says where the game is that a new one takes the place of.
fn tell_kept(autosave: &Autosave, out: &mut impl Write) -> io::Result<()> {
    if autosave.file.exists() {
        let text = format!("The game before is kept in {}.", autosave.file.display());
        write!(out, "{}", wrap(&text, "", "  "))?;
    }
    Ok(())
}

fn say_goodbye(session: &Session, autosave: &Autosave, out: &mut impl Write) -> anyhow::Result<()> {
    let file: &Path = &autosave.file;
    if session.game.moves().is_empty() && !file.exists() {
        write!(out, "{}", wrap(NOTHING_SAVED, "", "  "))?;
        return Ok(());
    }
    // Once more, in case the disk was full before and is not now.
    let text = match saved::autosave(session, file) {
        Err(error) => format!("The game is not saved: {error:#}."),
        Ok(()) if session.mover().is_none() => format!("The game is saved in {}.", file.display()),
        Ok(()) => saved_text(file),
    };
    write!(out, "{}", wrap(&text, "", "  "))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use oanquan::{BySeat, Game, Match, Rules, Seat};

    use super::*;
    use crate::adaptive::Remembered;
    use crate::endgames::Endgames;
    use crate::look::{Lines, Look};
    use crate::screen::Bottom;

    /// Sits down at a board and types lines; gives what the screen showed, without colours.
    fn sit(rules: Rules, players: [Player; 2], directory: &Path, lines: &[&str]) -> String {
        let session = Session {
            game: Game::start(rules).unwrap(),
            rounds: None,
            players: BySeat::from_fn(|seat| players[usize::from(seat.number() % 2)]),
            seed: 0,
            adaptive: Remembered::default(),
            endgames: Endgames::default(),
        };
        sit_at(session, directory, lines)
    }

    fn sit_at(session: Session, directory: &Path, lines: &[&str]) -> String {
        let view = View { from: Bottom::Seat(Seat::FIRST), look: Look::Drawn(Lines::Unicode) };
        let autosave = Autosave {
            directory: directory.to_path_buf(),
            file: directory.join("game.oaq"),
            farewell: Arc::default(),
        };
        let mut lines = lines.iter();
        let mut read =
            |prompt: &str| Ok(lines.next().map(|line| format!("{line}{}", &prompt[prompt.len()..])));
        let mut out = Vec::new();
        run(session, view, autosave, Wait::Silent, &mut read, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        anstream::adapter::strip_str(&text).to_string()
    }

    const PEOPLE: [Player; 2] = [Player::Human; 2];

    #[test]
    fn a_move_is_told_drawn_and_saved() {
        let dir = tempfile::tempdir().unwrap();
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &["9r"]);
        let (board, goodbye) = screen.split_once("The game is saved in ").unwrap();
        insta::assert_snapshot!(board, @r#"
        Ô Ăn Quan, rules seed. Type help for the commands.

          Seat 1  person   25 points  reserve 0, Mandarins 0
                  4     3     2     1     0
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  5  │  5  │  5  │  5  │  5  │ M0  │
         │  ◆  ├─────┼─────┼─────┼─────┼─────┤  ◆  │
         │     │  5  │  5  │  5  │  5  │  5  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9           r →  l ←
        ▶ Seat 0  person   25 points  reserve 0, Mandarins 0
        Seat 0 to move, 0 plies played.

        Seat 0 plays 9r: sows 5 from 9, picks up 5 from 4, captures 11 with the
          Mandarin of M0.

        ▶ Seat 1  person   24 points  reserve 0, Mandarins 0
                  4     3     2     1     0           r ←  l →
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  ·  │  6  │  6  │  6  │  6  │ M0  │
         │ ◆ 1 ├─────┼─────┼─────┼─────┼─────┤  ·  │
         │     │  6  │  6  │  6  │  6  │  ·  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9
          Seat 0  person   35 points  reserve 1, Mandarins 1
        Seat 1 to move, 1 ply played.
        "#);
        assert!(goodbye.contains("oanquan play --resume"), "{goodbye}");
        let saved = saved::load(&dir.path().join("game.oaq"), BySeat::default(), 0).unwrap();
        assert_eq!(saved.game.moves().len(), 1);
        assert_eq!(saved.players[Seat::FIRST], Player::Human);
    }

    #[test]
    fn undo_goes_to_the_very_start_and_redo_comes_back_even_after_a_pause() {
        let dir = tempfile::tempdir().unwrap();
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &["7r", "0l", "undo", "undo", "undo"]);
        assert_eq!(screen.matches("Took back 1 move").count(), 2, "{screen}");
        assert!(screen.contains("There is nothing to take back"), "{screen}");
        let file = saved::last_unfinished(dir.path(), &mut Vec::new()).unwrap();
        let session = saved::load(&file, BySeat::default(), 0).unwrap();
        let screen = sit_at(session, dir.path(), &["redo", "redo", "redo", "position"]);
        assert_eq!(screen.matches("Played 1 move again").count(), 2, "{screen}");
        assert!(screen.contains("There is nothing to play again"), "{screen}");
        assert!(screen.contains(" 2 seed\n"), "{screen}");
    }

    #[test]
    fn undo_takes_back_the_computers_answer_too() {
        let dir = tempfile::tempdir().unwrap();
        let players = [Player::Human, Player::Level(2)];
        let screen = sit(Rules::SEED, players, dir.path(), &["7r", "undo", "position", "redo"]);
        assert!(screen.contains("Seat 1 plays "), "{screen}");
        assert!(screen.contains("Took back 2 moves"), "{screen}");
        assert!(screen.contains(" 0 0 seed\n"), "{screen}");
        assert!(screen.contains("Played 2 moves again"), "{screen}");
    }

    #[test]
    fn what_cannot_be_obeyed_is_explained_and_the_game_goes_on() {
        let dir = tempfile::tempdir().unwrap();
        let lines = ["0r", "9x", "dance", "save", "load /no/such/file", "view 3", "", "9r"];
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &lines);
        for part in [
            "0r lifts from another seat's row, expected one of seat 0's squares 5 to 9.",
            "You may play 5r 5l",
            "expected the direction r or l",
            "found \"dance\", expected a move such as 7r",
            "expected save FILE",
            "/no/such/file cannot be read",
            "view 3, expected a seat below 2",
            "Seat 0 plays 9r",
        ] {
            let flat = screen.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(flat.contains(part), "{part}: {screen}");
        }
    }

    #[test]
    fn a_game_is_played_to_its_end_and_counted() {
        let dir = tempfile::tempdir().unwrap();
        let players = [Player::Level(1), Player::Level(2)];
        let screen = sit(Rules::SEED, players, dir.path(), &["9r", "hint", "moves"]);
        assert!(screen.contains("The game is over: "), "{screen}");
        assert!(screen.contains("  Seat 1: row "), "{screen}");
        assert!(screen.contains("after the end of the game"), "{screen}");
        assert_eq!(screen.matches("there is no move left").count(), 2, "{screen}");
        assert!(saved::last_unfinished(dir.path(), &mut Vec::new()).is_none());
        assert!(screen.lines().all(|line| line.chars().count() <= 79), "{screen}");
    }

    #[test]
    fn new_keeps_the_game_before() {
        let dir = tempfile::tempdir().unwrap();
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &["9r", "new", "7r", "quit", "7l"]);
        assert!(screen.contains("The game before is kept in"), "{screen}");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2);
    }

    #[test]
    fn save_refuses_to_write_over_a_file() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("a.txt");
        fs::write(&file, "precious").unwrap();
        let name = file.to_str().unwrap();
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &[&format!("save {name}")]);
        assert!(screen.contains("save! writes over it"), "{screen}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &["9r", &format!("SAVE! {name}")]);
        assert!(screen.contains("Saved to"), "{screen}");
        assert!(fs::read_to_string(&file).unwrap().contains("9rx11Q"));
    }

    #[test]
    fn repetition_is_announced_and_ends_the_game() {
        let dir = tempfile::tempdir().unwrap();
        let position = "oaq1 1,0,0,0,0,Q/1,0,0,0,0,Q 0 24,24 0,0 - 0 60 seed";
        let session = Session {
            game: Game::new(position.parse().unwrap()),
            rounds: None,
            players: BySeat::from_fn(|_| Player::Human),
            seed: 0,
            adaptive: Remembered::default(),
            endgames: Endgames::default(),
        };
        let lines = ["5r", "0r", "6l", "1l", "5r", "0r", "6l", "1l", "5r"];
        let screen = sit_at(session, dir.path(), &lines);
        assert!(screen.contains("This position stood after plies 60 and 64"), "{screen}");
        assert!(screen.contains("third time, after plies 60, 64 and 68 (R15)"), "{screen}");
    }

    /// Computers at a match; gives what the screen showed without its line breaks.
    fn match_of(rules: &str, fields: u8, directory: &Path, lines: &[&str]) -> String {
        let rules: Rules = rules.parse().unwrap();
        let session = Session {
            game: Game::start(rules).unwrap(),
            rounds: Some(Match::new(rules, fields).unwrap()),
            players: BySeat::from_fn(|_| Player::Level(5)),
            seed: 3,
            adaptive: Remembered::default(),
            endgames: Endgames::default(),
        };
        let screen = sit_at(session, directory, lines);
        screen.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn rounds_of_a_match_follow_each_other_and_are_resumed() {
        let dir = tempfile::tempdir().unwrap();
        let screen = match_of("seed", 4, dir.path(), &[]);
        let begun = "Round 1 of a match; whoever sells 4 fields loses it. No field is sold.";
        assert!(screen.contains(begun), "{screen}");
        assert!(screen.contains("Type new for the next round, which seat "), "{screen}");
        let (skipped, file) = (&mut Vec::new(), dir.path().join("game.oaq"));
        assert_eq!(saved::last_unfinished(dir.path(), skipped), Some(file.clone()), "the match goes on");
        let mut session = saved::load(&file, BySeat::from_fn(|_| Player::Human), 0).unwrap();
        session.begin_anew();
        assert_eq!(session.rounds.map(|rounds| rounds.rounds()), Some(1));
        assert!(match_of("seed", 4, dir.path(), &["new"]).contains("Round 2 of a match"));
    }

    #[test]
    fn a_match_that_is_over_is_not_resumed() {
        let dir = tempfile::tempdir().unwrap();
        // Whoever begins takes everything.
        let screen = match_of("seed+citizens=1+row=3", 3, dir.path(), &[]);
        assert!(screen.contains("Seat 0 wins the round, 26 to 0"), "{screen}");
        assert!(screen.contains("Seat 0 wins the match. Type new for another one."), "{screen}");
        assert_eq!(saved::last_unfinished(dir.path(), &mut Vec::new()), None);
    }
}
