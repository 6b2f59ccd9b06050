//! `oanquan play` for a person: the board, what happened in words, and a line to type into. The loop talks
//! to a function that reads lines and to a writer, so that tests can sit at the board too.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use oanquan_session::{TakenBack, tell};
use rustyline::error::ReadlineError;

use crate::adaptive;
use crate::command::{self, Command};
use crate::language::Voice;
use crate::paragraph::wrap;
use crate::player::Player;
use crate::saved;
use crate::screen::{self, View};
use crate::seated;
use crate::session::{Refused, Session};

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

fn saved_text(voice: Voice, file: &Path) -> String {
    voice.terminal.terminal_saved(&file.display().to_string())
}

/// Plays in the terminal. `resumed` is the file the game came from, which it goes on saving itself to.
pub(crate) fn run_in_terminal(
    voice: Voice,
    session: Session,
    view: View,
    resumed: Option<PathBuf>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let directory = saved::state_dir()?;
    let farewell = resumed
        .as_deref()
        .map_or_else(|| voice.terminal.terminal_nothing_saved(), |file| saved_text(voice, file));
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
    run(voice, session, view, autosave, wait, &mut read_line, out)
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
    voice: Voice,
    mut session: Session,
    mut view: View,
    mut autosave: Autosave,
    wait: Wait,
    read_line: ReadLine,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let rules = session.game.position().rules().to_string();
    write!(out, "{}", wrap(&voice.terminal.terminal_greeting(&rules), "", "  "))?;
    write!(out, "{}", screen::standing(voice, &session.table(voice)))?;
    adaptive::recall(&mut session, &autosave.directory);
    let mut after = After::Changed;
    loop {
        if after == After::Changed {
            play_computers(voice, &mut session, &view, &autosave, wait, out)?;
            writeln!(out, "\n{}", screen::board(voice, &session, &view))?;
            write!(out, "{}", screen::end(voice, &session.table(voice)))?;
            if let Some(text) = adaptive::follow(voice, &mut session, &autosave.directory) {
                write!(out, "{}", wrap(&text, "", "  "))?;
            }
        }
        out.flush()?;
        let prompt = match session.mover() {
            Some(_) => seated::name(voice, session.game.position().turn()),
            None => voice.terminal.terminal_prompt_over(),
        };
        let Some(line) = read_line(&format!("{prompt}> "))? else {
            writeln!(out)?;
            break;
        };
        if line.trim().is_empty() {
            after = After::Wait;
            continue;
        }
        after = match command::parse(&line) {
            Err(mistake) => {
                let told = mistake.told(voice, &session.table(voice));
                write!(out, "{}", wrap(&told, "", "  "))?;
                After::Wait
            }
            Ok(command) => match obey(voice, command, &mut session, &mut view, &mut autosave, out) {
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
    say_goodbye(voice, &session, &autosave, out)
}

/// Lets the computer play as long as it is its turn, and tells what it does.
fn play_computers(
    voice: Voice,
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
            writeln!(out, "{}", screen::board(voice, session, view))?;
        } else {
            writeln!(out, "{}", screen::squares(voice, session, view))?;
        }
        if wait == Wait::Told {
            let table = session.table(voice);
            let name = tell::name(voice.words, &table, table.position().turn());
            write!(out, "{}", voice.terminal.terminal_thinking(&name))?;
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
        session.play(choice.mv)?;
        tell_turn(voice, session, autosave, out)?;
    }
    Ok(())
}

/// Tells the last turn, saves the game, and warns of a repetition.
fn tell_turn(
    voice: Voice,
    session: &Session,
    autosave: &Autosave,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let table = session.table(voice);
    write!(out, "{}", screen::story(voice, &table))?;
    if let Some(text) = tell::stood_before(voice.words, &table) {
        write!(out, "{}", wrap(&text, "", "  "))?;
    }
    save(voice, session, autosave, out)
}

/// Saves the game by itself. A disk that is full must not end the game, so a failure is only told.
fn save(voice: Voice, session: &Session, autosave: &Autosave, out: &mut impl Write) -> anyhow::Result<()> {
    let mut farewell = autosave.farewell.lock().unwrap_or_else(PoisonError::into_inner);
    match saved::autosave(voice, session, &autosave.file) {
        Ok(()) => *farewell = saved_text(voice, &autosave.file),
        Err(error) => {
            *farewell = format!("{error:#}");
            write!(out, "{}", wrap(&farewell, "", "  "))?;
        }
    }
    Ok(())
}

fn obey(
    voice: Voice,
    command: Command,
    session: &mut Session,
    view: &mut View,
    autosave: &mut Autosave,
    out: &mut impl Write,
) -> anyhow::Result<After> {
    let terminal = voice.terminal;
    match command {
        Command::Move(mv) => match session.play_typed(mv) {
            Ok(()) => {
                tell_turn(voice, session, autosave, out)?;
                return Ok(After::Changed);
            }
            Err(refused) => {
                let mut told = session.refusal(voice, &refused);
                let moves: Vec<String> = session.game.legal_moves().iter().map(|mv| mv.to_string()).collect();
                if matches!(refused, Refused::Illegal(_)) && !moves.is_empty() {
                    told = format!("{told} {}", terminal.terminal_may_play(&moves.join(" ")));
                }
                write!(out, "{}", wrap(&told, "", "  "))?;
            }
        },
        Command::Undo => match session.undo() {
            0 => write!(out, "{}", wrap(&terminal.terminal_undo_none(), "", "  "))?,
            count => {
                let told = tell::taken_back(voice.words, TakenBack::Moves(count));
                write!(out, "{}", wrap(&format!("{told} {}", terminal.terminal_redo()), "", "  "))?;
                save(voice, session, autosave, out)?;
                return Ok(After::Changed);
            }
        },
        Command::Redo => match session.redo() {
            0 => write!(out, "{}", wrap(&terminal.terminal_redo_none(), "", "  "))?,
            count => {
                write!(out, "{}", wrap(&tell::played_again(voice.words, count), "", "  "))?;
                save(voice, session, autosave, out)?;
                return Ok(After::Changed);
            }
        },
        Command::Load(file) => {
            *session = saved::load(voice, &file, session.players, session.seed)?;
            adaptive::recall(session, &autosave.directory);
            autosave.file = saved::new_file(&autosave.directory);
            let (name, rules) = (file.display().to_string(), session.game.position().rules().to_string());
            let moves = session.game.moves().len() as i64;
            let text = terminal.terminal_loaded(&name, moves, &rules);
            write!(out, "{}", wrap(&text, "", "  "))?;
            save(voice, session, autosave, out)?;
            return Ok(After::Changed);
        }
        Command::New => {
            session.begin_anew();
            adaptive::recall(session, &autosave.directory);
            tell_kept(voice, autosave, out)?;
            autosave.file = saved::new_file(&autosave.directory);
            *autosave.farewell.lock().unwrap_or_else(PoisonError::into_inner) =
                terminal.terminal_nothing_saved();
            if session.rounds.is_some() {
                // How the match stands is worth keeping before the first move.
                write!(out, "{}", screen::standing(voice, &session.table(voice)))?;
                save(voice, session, autosave, out)?;
            }
            return Ok(After::Changed);
        }
        Command::Save { file, over } => {
            saved::save(voice, session, &file, over)?;
            let told = terminal.terminal_saved_to(&file.display().to_string());
            write!(out, "{}", wrap(&told, "", "  "))?;
        }
        Command::Moves => write!(out, "{}", screen::moves(voice, &session.table(voice), view))?,
        Command::View(seat) => {
            view.set_seat(voice, seat, session.game.position())?;
            write!(out, "{}", screen::board(voice, session, view))?;
        }
        Command::Plain => {
            view.change_look();
            write!(out, "{}", screen::board(voice, session, view))?;
        }
        Command::Board => write!(out, "{}", screen::board(voice, session, view))?,
        Command::Hint => write!(out, "{}", wrap(&screen::hint(voice, session), "", "  "))?,
        Command::Rules => write!(out, "{}", screen::rules(voice, session))?,
        Command::Position => writeln!(out, "{}", session.game.position())?,
        Command::Help => write!(out, "{}", screen::help(voice, session))?,
        Command::Quit => return Ok(After::Quit),
    }
    Ok(After::Wait)
}

/// Says where the game is that a new one takes the place of.
fn tell_kept(voice: Voice, autosave: &Autosave, out: &mut impl Write) -> io::Result<()> {
    if autosave.file.exists() {
        let text = voice.terminal.terminal_kept(&autosave.file.display().to_string());
        write!(out, "{}", wrap(&text, "", "  "))?;
    }
    Ok(())
}

fn say_goodbye(
    voice: Voice,
    session: &Session,
    autosave: &Autosave,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let file: &Path = &autosave.file;
    if session.game.moves().is_empty() && !file.exists() {
        write!(out, "{}", wrap(&voice.terminal.terminal_nothing_saved(), "", "  "))?;
        return Ok(());
    }
    // Once more, in case the disk was full before and is not now.
    let text = match saved::autosave(voice, session, file) {
        Err(error) => format!("{error:#}"),
        Ok(()) if session.mover().is_none() => voice.terminal.terminal_saved_to(&file.display().to_string()),
        Ok(()) => saved_text(voice, file),
    };
    write!(out, "{}", wrap(&text, "", "  "))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use oanquan::{BySeat, Game, Match, Rules, Seat};

    use oanquan_words::Language;

    use super::*;
    use crate::adaptive::Remembered;
    use crate::endgames::Endgames;
    use crate::look::{Lines, Look};
    use crate::screen::Bottom;

    /// Sits down at a board and types lines; gives what the screen showed, without colours.
    fn sit(rules: Rules, players: [Player; 2], directory: &Path, lines: &[&str]) -> String {
        sit_in(VOICE, rules, players, directory, lines)
    }

    fn sit_in(voice: Voice, rules: Rules, players: [Player; 2], directory: &Path, lines: &[&str]) -> String {
        let session = Session {
            game: Game::start(rules).unwrap(),
            rounds: None,
            players: BySeat::from_fn(|seat| players[usize::from(seat.number() % 2)]),
            seed: 0,
            adaptive: Remembered::default(),
            endgames: Endgames::default(),
        };
        sit_down(voice, session, directory, lines)
    }

    fn sit_at(session: Session, directory: &Path, lines: &[&str]) -> String {
        sit_down(VOICE, session, directory, lines)
    }

    fn sit_down(voice: Voice, session: Session, directory: &Path, lines: &[&str]) -> String {
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
        run(voice, session, view, autosave, Wait::Silent, &mut read, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        anstream::adapter::strip_str(&text).to_string()
    }

    const VOICE: Voice = Voice::of(Language::En);

    const PEOPLE: [Player; 2] = [Player::Human; 2];

    #[test]
    fn a_move_is_told_drawn_and_saved() {
        let dir = tempfile::tempdir().unwrap();
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &["9r"]);
        let (board, goodbye) = screen.split_once("The game is saved in ").unwrap();
        insta::assert_snapshot!(board, @r#"
        Ô Ăn Quan, rules seed. Type help for the commands.

          Seat 1  25 points  reserve 0, Mandarins 0
                  4     3     2     1     0
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  5  │  5  │  5  │  5  │  5  │ M0  │
         │  ◆  ├─────┼─────┼─────┼─────┼─────┤  ◆  │
         │     │  5  │  5  │  5  │  5  │  5  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9           r →  l ←
        ▶ Seat 0  25 points  reserve 0, Mandarins 0
        Seat 0 is to move. No move has been played.

        9r: Seat 0 sows 5 stones from square 9 anticlockwise. The sowing goes on with
          5 stones from square 4. Seat 0 captures 11 points with the Mandarin of M0.

        ▶ Seat 1  24 points  reserve 0, Mandarins 0
                  4     3     2     1     0           r ←  l →
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  ·  │  6  │  6  │  6  │  6  │ M0  │
         │ ◆ 1 ├─────┼─────┼─────┼─────┼─────┤  ·  │
         │     │  6  │  6  │  6  │  6  │  ·  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9
          Seat 0  35 points  reserve 1, Mandarins 1
        Seat 1 is to move. One move has been played.
        "#);
        assert!(goodbye.contains("oanquan play --resume"), "{goodbye}");
        let saved = saved::load(VOICE, &dir.path().join("game.oaq"), BySeat::default(), 0).unwrap();
        assert_eq!(saved.game.moves().len(), 1);
        assert_eq!(saved.players[Seat::FIRST], Player::Human);
    }

    #[test]
    fn undo_goes_to_the_very_start_and_redo_comes_back_even_after_a_pause() {
        let dir = tempfile::tempdir().unwrap();
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &["7r", "0l", "undo", "undo", "undo"]);
        assert_eq!(screen.matches("One move is taken back.").count(), 2, "{screen}");
        assert!(screen.contains("There is nothing to take back"), "{screen}");
        let file = saved::last_unfinished(VOICE, dir.path(), &mut Vec::new()).unwrap();
        let session = saved::load(VOICE, &file, BySeat::default(), 0).unwrap();
        let screen = sit_at(session, dir.path(), &["redo", "redo", "redo", "position"]);
        assert_eq!(screen.matches("One move is played again.").count(), 2, "{screen}");
        assert!(screen.contains("There is nothing to play again"), "{screen}");
        assert!(screen.contains(" 2 seed\n"), "{screen}");
    }

    #[test]
    fn undo_takes_back_the_computers_answer_too() {
        let dir = tempfile::tempdir().unwrap();
        let players = [Player::Human, Player::Level(2)];
        let screen = sit(Rules::SEED, players, dir.path(), &["7r", "undo", "position", "redo"]);
        assert!(screen.contains("The computer sows "), "{screen}");
        assert!(screen.contains("2 moves are taken back. Type redo"), "{screen}");
        assert!(screen.contains(" 0 0 seed\n"), "{screen}");
        assert!(screen.contains("2 moves are played again."), "{screen}");
    }

    #[test]
    fn what_cannot_be_obeyed_is_explained_and_the_game_goes_on() {
        let dir = tempfile::tempdir().unwrap();
        let lines = ["0r", "9x", "dance", "save", "load /no/such/file", "view 3", "", "9r"];
        let screen = sit(Rules::SEED, PEOPLE, dir.path(), &lines);
        for part in [
            "Square 0 is in another row: Seat 0 plays from squares 5 to 9.",
            "You may play 5r 5l",
            "“9x” is no move (at character 2)",
            "“dance” is neither a move such as 7r nor a command.",
            "save FILE",
            "/no/such/file cannot be read",
            "There is no seat 3: in notation the seats are numbered from 0 to 1.",
            "9r: Seat 0 sows 5 stones from square 9 anticlockwise.",
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
        assert!(screen.contains("The game is over."), "{screen}");
        assert_eq!(screen.matches("\nThe game is over.").count(), 4, "{screen}");
        assert!(saved::last_unfinished(VOICE, dir.path(), &mut Vec::new()).is_none());
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
        assert!(screen.contains("or write over it with save!"), "{screen}");
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
        let flat = screen.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(screen.contains("This position stood on the board after plies 60 and 64."), "{screen}");
        assert!(
            flat.contains(
                "for the third time, with Seat 0 to move. This position stood after plies 60, 64 and 68."
            ),
            "{screen}"
        );
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
        let begun = "Round 1. The match is won when the other side has sold 4 fields. No field is sold.";
        assert!(screen.contains(begun), "{screen}");
        assert!(screen.contains("Type new for the next round."), "{screen}");
        let (skipped, file) = (&mut Vec::new(), dir.path().join("game.oaq"));
        assert_eq!(
            saved::last_unfinished(VOICE, dir.path(), skipped),
            Some(file.clone()),
            "the match goes on"
        );
        let mut session = saved::load(VOICE, &file, BySeat::from_fn(|_| Player::Human), 0).unwrap();
        session.begin_anew();
        assert_eq!(session.rounds.map(|rounds| rounds.rounds()), Some(1));
        assert!(match_of("seed", 4, dir.path(), &["new"]).contains("Round 2. "));
    }

    #[test]
    fn a_match_that_is_over_is_not_resumed() {
        let dir = tempfile::tempdir().unwrap();
        // Whoever begins takes everything.
        let screen = match_of("seed+citizens=1+row=3", 3, dir.path(), &[]);
        assert!(screen.contains("Seat 0 wins the round, 26 to 0"), "{screen}");
        assert!(screen.contains("Seat 0 wins the match. Type new for another match."), "{screen}");
        assert_eq!(saved::last_unfinished(VOICE, dir.path(), &mut Vec::new()), None);
    }

    #[test]
    fn a_game_is_told_in_every_language_without_english() {
        let lines =
            ["help", "rules", "hint", "moves", "9r", "dance", "save", "undo 3", "plain", "view 7", "new"];
        // What English sentences can hardly do without, as a word.
        let english =
            ["the", "with", "of", "is", "are", "and", "to", "Seat", "square", "stones", "points", "Computer"];
        for language in Language::ALL {
            let dir = tempfile::tempdir().unwrap();
            let mut all = String::new();
            for players in [[Player::Level(1), Player::Level(2)], [Player::Human, Player::Level(1)]] {
                all += &sit_in(Voice::of(language), Rules::SEED, players, dir.path(), &lines);
            }
            let words: Vec<&str> = all.split(|c: char| !c.is_alphabetic()).collect();
            let left: Vec<&&str> = english.iter().filter(|word| words.contains(word)).collect();
            let expected = if language == Language::En { english.len() } else { 0 };
            assert_eq!(left.len(), expected, "{language:?} {left:?}: {all}");
        }
    }

    #[test]
    fn a_move_is_told_in_vietnamese() {
        let dir = tempfile::tempdir().unwrap();
        let players = [Player::Human, Player::Level(1)];
        let screen = sit_in(Voice::of(Language::Vi), Rules::SEED, players, dir.path(), &["9r", "0r"]);
        let (board, _) = screen.split_once("oanquan play --resume").unwrap();
        let (board, _) = board.rsplit_once('\n').unwrap();
        insta::assert_snapshot!(board, @r#"
        Ô Ăn Quan, bộ luật seed. Gõ help để xem các lệnh.

          Bên 1  Máy, cấp 1  25 điểm  kho 0, quan 0
                  4     3     2     1     0
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  5  │  5  │  5  │  5  │  5  │ M0  │
         │  ◆  ├─────┼─────┼─────┼─────┼─────┤  ◆  │
         │     │  5  │  5  │  5  │  5  │  5  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9           r →  l ←
        ▶ Bên 0  Bạn         25 điểm  kho 0, quan 0
        Đến lượt bạn. Chưa đi nước nào.

        9r: Bạn bốc 5 quân ở ô 9 rải ngược chiều kim đồng hồ. Bốc rải tiếp 5 quân ở ô
          4. Bạn ăn 11 điểm kể cả quan ở M0.
                  4     3     2     1     0           r ←  l →
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  ·  │  6  │  6  │  6  │  6  │ M0  │
         │ ◆ 1 ├─────┼─────┼─────┼─────┼─────┤  ·  │
         │     │  6  │  6  │  6  │  6  │  ·  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9

        3r: Máy bốc 6 quân ở ô 3 rải ngược chiều kim đồng hồ. Không ăn được quân nào.

          Bên 1  Máy, cấp 1  19 điểm  kho 0, quan 0
                  4     3     2     1     0
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  1  │  ·  │  6  │  6  │  6  │ M0  │
         │ ◆ 2 ├─────┼─────┼─────┼─────┼─────┤  ·  │
         │     │  7  │  7  │  7  │  7  │  ·  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9           r →  l ←
        ▶ Bên 0  Bạn         39 điểm  kho 1, quan 1
        Đến lượt bạn. Đã đi 2 nước.

        Ô 0 không phải của bạn: bạn đi từ các ô 5 đến 9. Bạn có thể đi 5r 5l 6r 6l 7r
          7l 8r 8l.
        "#);
    }

    #[test]
    fn a_move_is_told_in_greek() {
        let dir = tempfile::tempdir().unwrap();
        let players = [Player::Human, Player::Human];
        let screen = sit_in(Voice::of(Language::El), Rules::SEED, players, dir.path(), &["9r", "9r"]);
        let (board, _) = screen.split_once(dir.path().to_str().unwrap()).unwrap();
        insta::assert_snapshot!(board, @r#"
        Ô Ăn Quan, κανόνες seed. Γράψε help για τις εντολές.

          Πλευρά 1  25 πόντοι  απόθεμα 0, Μανδαρίνοι 0
                  4     3     2     1     0
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  5  │  5  │  5  │  5  │  5  │ M0  │
         │  ◆  ├─────┼─────┼─────┼─────┼─────┤  ◆  │
         │     │  5  │  5  │  5  │  5  │  5  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9           r →  l ←
        ▶ Πλευρά 0  25 πόντοι  απόθεμα 0, Μανδαρίνοι 0
        Τώρα παίζει: Πλευρά 0. Δεν έχει παιχτεί καμία κίνηση.

        9r: Πλευρά 0 σπέρνει 5 βότσαλα από το τετράγωνο 9 αντίθετα με το ρολόι. Η
          σπορά συνεχίζεται με 5 βότσαλα από το τετράγωνο 4. Πλευρά 0 παίρνει 11
          πόντους με τον Μανδαρίνο από το M0.

        ▶ Πλευρά 1  24 πόντοι  απόθεμα 0, Μανδαρίνοι 0
                  4     3     2     1     0           r ←  l →
         ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
         │ M1  │  ·  │  6  │  6  │  6  │  6  │ M0  │
         │ ◆ 1 ├─────┼─────┼─────┼─────┼─────┤  ·  │
         │     │  6  │  6  │  6  │  6  │  ·  │     │
         └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
                  5     6     7     8     9
          Πλευρά 0  35 πόντοι  απόθεμα 1, Μανδαρίνοι 1
        Τώρα παίζει: Πλευρά 1. Έχει παιχτεί μία κίνηση.

        Το τετράγωνο 9 είναι σε άλλη γραμμή: Πλευρά 1 παίζει από τα τετράγωνα 0 ως 4.
          Μπορείς να παίξεις 0r 0l 1r 1l 2r 2l 3r 3l.

        Το παιχνίδι αποθηκεύτηκε στο
        "#);
    }
}
