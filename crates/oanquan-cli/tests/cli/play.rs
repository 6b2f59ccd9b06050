//! `oanquan play` through a pipe.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use oanquan::{Move, Position};

use crate::game;
use crate::program::{Run, converse, oanquan};

/// Plays with a person on both seats.
fn play(input: &str) -> Run {
    oanquan(&["play", "--seat1", "human"], input)
}

#[test]
fn a_move_is_answered_with_one_line() {
    let run = play("9r\n").ends_with(0);
    assert_eq!(run.out, "oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed\n");
    assert_eq!(run.err, "");
}

#[test]
fn comments_and_blank_lines_are_skipped() {
    let run = play("# a game\n\n 9R \n\t\n2r\n").ends_with(0);
    assert_eq!(run.out.lines().count(), 2);
}

#[test]
fn an_annotation_must_be_true() {
    assert_eq!(play("9rx11Q\n").ends_with(0).out, play("9 r\n").ends_with(0).out);
    for line in ["9rx12Q", "^9r", "9rx11Q+8"] {
        let run = play(&format!("{line}\n")).ends_with(1);
        assert!(
            run.err.starts_with(&format!("line 1: {line} is not what this move does: it does 9rx11Q.")),
            "{}",
            run.err
        );
    }
}

#[test]
fn long_lines_are_shortened_in_errors() {
    for line in ["9".repeat(5000), "x".repeat(5000), format!("view {}", "9".repeat(5000))] {
        let run = play(&format!("{line}\n")).ends_with(1);
        assert!(run.err.len() < 400, "{}", run.err.len());
    }
}

#[test]
fn save_names_the_file_that_was_asked_for() {
    let run = play("save /no/such/place/a.oaq\n").ends_with(1);
    assert!(run.err.contains("/no/such/place/a.oaq cannot be written: its folder is missing"), "{}", run.err);
    assert!(!run.err.contains(".oanquan-"), "{}", run.err);
}

#[test]
fn bytes_that_are_no_text_are_named_alike_by_play_and_replay() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("bad.oaq");
    fs::write(&file, b"[Event \"x\"]\n\xff").unwrap();
    let path = file.to_str().unwrap();
    let expected = format!("{path}: line 2 holds bytes that are no text.\n");
    assert_eq!(oanquan(&["play", "--load", path], "").ends_with(1).err, expected);
    let expected = format!("{path}: line 2: found bytes that are no text, expected a game record\n");
    assert_eq!(oanquan(&["replay", path], "").ends_with(1).err, expected);
}

#[test]
fn the_first_bad_line_ends_the_program() {
    for (line, expected) in [
        ("9r", "line 3: Square 9 is in another row: Seat 1 plays from squares 0 to 4."),
        ("4r", "line 3: Square 4 is empty: choose a square with stones."),
        ("2x", "line 3: “2x” is no move (at character 2): type the number of a square, then r"),
        ("fly", "line 3: “fly” is neither a move such as 7r nor a command."),
        ("redo", "line 3: There is nothing to play again"),
        ("load /no/such/file", "line 3: /no/such/file cannot be read"),
        ("view 2", "line 3: There is no seat 2: in notation the seats are numbered from 0 to 1."),
    ] {
        let run = play(&format!("# first\n9r\n{line}\n2r\n")).ends_with(1);
        assert_eq!(run.out.lines().count(), 1, "{line}");
        assert!(run.err.starts_with(expected), "{line}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{line}: {}", run.err);
    }
    let run = oanquan(&["play"], b"\xff\xfe\n".to_vec()).ends_with(1);
    assert!(run.err.starts_with("line 1: "), "{}", run.err);
}

#[test]
fn moves_are_listed_on_one_line_and_words_go_to_stderr() {
    let run =
        play("moves\nboard\nhint\nrules\nhelp\nposition\nplain\nview 1\nboard\n9r\nquit\n7r\n").ends_with(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0], "5r 5l 6r 6l 7r 7l 8r 8l 9r 9l");
    for part in ["│", "Hint: ", "(R7)", "save! FILE", "oaq1 ", "Seat 1, from the left: 0 has 5"] {
        assert!(run.err.contains(part), "{part}: {}", run.err);
    }
    assert!(!run.err.contains('\u{1b}'), "colours in a pipe: {}", run.err);
}

#[test]
fn undo_and_redo_print_where_they_lead() {
    let run = play("9r\n2r\nundo\nundo\nredo\nnew\n").ends_with(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[2], lines[0]);
    assert_eq!(lines[4], lines[0]);
    assert_eq!(lines[3], Position::start("seed".parse().unwrap()).unwrap().to_string());
    assert_eq!(lines[5], lines[3]);
}

#[test]
fn undo_goes_back_to_the_persons_own_turn() {
    let run = oanquan(&["play"], "7r\nundo\nredo\nundo\n").ends_with(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 5, "{}", run.out);
    assert!(lines[2].contains(" 0 0 seed"), "{}", run.out);
    assert_eq!(lines[3], lines[1]);
    assert_eq!(lines[4], lines[2]);
}

#[test]
fn computers_play_every_preset_to_its_end() {
    for rules in ["seed", "vietnam", "schoolyard", "tonkin", "ludii", "three", "four", "four+teams=opposite"]
    {
        for level in ["level:1", "level:4"] {
            let mut args = vec!["play", "--rules", rules, "--seed", "3"];
            for seat in ["--seat0", "--seat1", "--seat2", "--seat3"] {
                let absent =
                    (seat == "--seat2" || seat == "--seat3") && !rules.contains("four") && rules != "three";
                if absent || (seat == "--seat3" && rules == "three") {
                    continue;
                }
                args.extend([seat, level]);
            }
            let run = oanquan(&args, "").ends_with(0);
            let last: Position = run.out.lines().last().unwrap().parse().unwrap();
            let occurrences = run
                .out
                .lines()
                .map(|line| line.parse::<Position>().unwrap())
                .filter(|position| position.key() == last.key());
            assert!(last.end_reason().is_some() || occurrences.count() >= 3, "{rules}: {last}");
            assert_eq!(run.out.lines().count(), last.ply() as usize, "{rules}");
            // The same seed plays the same game.
            assert_eq!(oanquan(&args, "").out, run.out, "{rules}");
            let after = oanquan(&args, "0r\n").ends_with(1);
            assert!(after.err.starts_with("line 1: The game is over."), "{}", after.err);
        }
    }
}

#[test]
fn adaptive_follows_the_results_of_a_person_and_remembers_them() {
    let dir = tempfile::tempdir().unwrap();
    let last_move = "oaq1 0,0,1,0,0,Q/1,0,0,0,0,0 0 40,8 0,1 - 0 40 seed";
    let win = || {
        Command::new(env!("CARGO_BIN_EXE_oanquan"))
            .args(["play", "--position", last_move, "--seat1", "adaptive"])
            .env("OANQUAN_STATE_DIR", dir.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .and_then(|mut child| {
                child.stdin.take().unwrap().write_all(b"7r\nnew\n7r\nboard\n")?;
                child.wait_with_output()
            })
            .unwrap()
    };
    let first = win();
    assert!(first.status.success());
    assert_eq!(String::from_utf8_lossy(&first.stdout).lines().count(), 3);
    let told = String::from_utf8_lossy(&first.stderr);
    assert!(told.contains("From the next game on the computer plays at level 3 (schoolmate)"), "{told}");
    assert!(told.contains("Computer, level 3, adaptive"), "{told}");
    let second = String::from_utf8_lossy(&win().stderr).into_owned();
    assert!(second.contains("at level 4 (cousin) instead of 3."), "{second}");
}

#[test]
fn the_help_names_the_levels() {
    let help = oanquan(&["play", "--help"], "").ends_with(0).out;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for level in oanquan_engine::Level::ALL {
        assert!(help.contains(&format!("{level} {}", level.name())), "{level} {}", level.name());
    }
}

#[test]
fn a_saved_game_is_loaded_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("my game.oaq");
    let path = file.to_str().unwrap();
    let saved = play(&format!("9r\n2r\n7l\nundo\nsave {path}\n")).ends_with(0);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("[Seat1 \"human\"]"), "{text}");
    let refused = play(&format!("save {path}\n")).ends_with(1);
    assert!(refused.err.contains("exists: choose a new name"), "{}", refused.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    let loaded = play(&format!("load {path}\nredo\nsave! {path}\n")).ends_with(0);
    let lines: Vec<&str> = saved.out.lines().collect();
    assert_eq!(loaded.out, format!("{}\n{}\n", lines[3], lines[2]));
    let again = oanquan(&["play", "--load", path], "position\n").ends_with(0);
    assert_eq!(again.err.trim(), lines[2]);
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "temporary files stay behind");
}

#[test]
fn a_record_of_any_origin_is_loaded() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("open.oaq");
    fs::write(&file, game::OPEN).unwrap();
    let run = oanquan(&["play", "--load", file.to_str().unwrap()], "moves\n").ends_with(0);
    let first = run.out.split_whitespace().next();
    assert!(first.is_some_and(|mv| mv.parse::<Move>().is_ok()), "{}", run.out);
    fs::write(&file, game::OPEN.replace("2. 7l", "2. 5l")).unwrap();
    let run = oanquan(&["play", "--load", file.to_str().unwrap()], "").ends_with(1);
    assert!(run.err.contains("line 7, column"), "{}", run.err);
}

#[test]
fn bad_options_are_bad_use() {
    for args in [
        &["--rules", "chess"][..],
        &["--position", "oaq1"],
        &["--seat0", "level:9"],
        &["--seat0", "robot"],
        &["--seat2", "human"],
        &["--view", "2"],
        &["--load", "/no/such/file"],
        &["--load", "a", "--rules", "seed"],
    ] {
        let args: Vec<&str> = ["play"].iter().chain(args).copied().collect();
        let run = oanquan(&args, "").ends_with(2);
        assert!(!run.err.is_empty(), "{args:?}");
    }
}

#[test]
fn a_position_can_be_played_from() {
    let position = "oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed";
    let run = oanquan(&["play", "--position", position, "--seat1", "human"], "5r\n").ends_with(0);
    assert!(run.out.contains(" 0>1:2 "), "{}", run.out);
}

#[test]
fn every_move_is_answered_at_once() {
    let answers = converse(&["play", "--seat1", "human"], &["9r", "2r", "moves"]);
    assert!(answers[2].starts_with("7r "), "{}", answers[2]);
}

#[test]
fn resume_takes_the_last_unfinished_game() {
    let dir = tempfile::tempdir().unwrap();
    let resume = || {
        Command::new(env!("CARGO_BIN_EXE_oanquan"))
            .args(["play", "--resume"])
            .env("OANQUAN_STATE_DIR", dir.path())
            .stdin(Stdio::null())
            .output()
            .unwrap()
    };
    let none = resume();
    assert_eq!(none.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&none.stderr).contains("There is no unfinished game in "));
    fs::write(dir.path().join("note.txt"), "no game").unwrap();
    fs::write(dir.path().join("broken.oaq"), "[").unwrap();
    let none = resume();
    let told = String::from_utf8_lossy(&none.stderr);
    assert!(
        told.contains("\nSkipped: ")
            && told.contains("broken.oaq: This is no game record, in line 1, column"),
        "{told}"
    );
    // A computer is to move in it, so that it plays on by itself.
    let unfinished = game::OPEN.replace("[Seat1 \"human\"]", "[Seat1 \"level:1\"]");
    fs::write(dir.path().join("game.oaq"), unfinished).unwrap();
    let resumed = resume();
    assert!(resumed.status.success(), "{}", String::from_utf8_lossy(&resumed.stderr));
    // The damaged file is older than the game here, and nobody asked about it.
    assert!(resumed.stderr.is_empty(), "{}", String::from_utf8_lossy(&resumed.stderr));
    let first: Position = String::from_utf8_lossy(&resumed.stdout).lines().next().unwrap().parse().unwrap();
    assert_eq!(first.ply(), 4);
}

#[test]
fn resume_names_a_damaged_game_and_takes_the_one_before() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("a.oaq"), game::OPEN).unwrap();
    let damaged = dir.path().join("b.oaq");
    fs::write(&damaged, game::OPEN.replace("2. 7l", "2. 5l")).unwrap();
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
    fs::File::options().append(true).open(&damaged).unwrap().set_modified(later).unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_oanquan"))
        .args(["play", "--resume"])
        .env("OANQUAN_STATE_DIR", dir.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{told}");
    assert!(
        told.starts_with("Skipped: ")
            && told.contains("b.oaq: Game 1 goes against the rules, in line 7, column"),
        "{told}"
    );
}

#[test]
fn a_round_that_is_saved_leads_to_the_next() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("round.oaq");
    let path = file.to_str().unwrap();
    let players = ["--seat0", "level:5", "--seat1", "level:5"];
    let args = [&["play", "--rounds", "4", "--seed", "3"], &players[..]].concat();
    oanquan(&args, format!("save {path}\n")).ends_with(0);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("[Rounds \"4 0 0,0\"]"), "{text}");
    let record: oanquan::Record = text.parse().unwrap();
    let rounds = oanquan::Match::resumed(*record.rules(), "4 0 0,0").unwrap();
    let (_, after) = rounds.after(&record.replay().unwrap()).unwrap();
    assert_eq!(after.outcome(), None);

    let next = dir.path().join("next.oaq");
    let people = ["--seat0", "human", "--seat1", "human"];
    let args = [&["play", "--load", path], &people[..]].concat();
    let run = oanquan(&args, format!("new\nsave {}\n", next.display())).ends_with(0);
    let start = Position::start(after.round_rules()).unwrap();
    assert_eq!(run.out.lines().last(), Some(start.to_string().as_str()));
    let text = fs::read_to_string(&next).unwrap();
    assert!(text.contains(&format!("[Rounds \"{after}\"]")), "{text}");
}

#[test]
fn a_match_that_cannot_be_is_refused() {
    for (args, expected) in [
        (["--rounds=5", "--rules=seed"], "--rounds 5: 5 fields to win"),
        (["--rounds=3", "--rules=three"], "--rounds 3: 3 seats, expected two seats"),
        (["--rounds=3", "--rules=seed+row=2"], "--rounds 3: 3 fields to win with rows of 2"),
    ] {
        let run = oanquan(&[&["play"], &args[..]].concat(), "").ends_with(2);
        assert!(run.err.contains(expected), "{}", run.err);
    }
}
