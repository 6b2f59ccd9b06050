//! `oanquan analyse FILE`: a stored game, move by move.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::program::{Run, oanquan};

/// The first move gives a Mandarin and ten citizens more for one Mandarin; the answer takes them.
const BLUNDER: &str = "[Seat0 \"Mai <& An>\"]\n[Seat1 \"level:3\"]\n\n1. 9r 2r *\n";

/// Every move ends the game, and the best was played.
const PROVED: &str = "[Position \"oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed\"]\n\n1. 9r *\n";

/// Writes a record into a folder that goes with the value.
fn record(text: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.oaq");
    fs::write(&path, text).expect("a file");
    (folder, path)
}

fn review(text: &str, args: &[&str]) -> Run {
    let (_folder, path) = record(text);
    let args: Vec<&str> = ["analyse", path.to_str().expect("a plain name"), "--hash", "1"]
        .iter()
        .chain(args)
        .copied()
        .collect();
    oanquan(&args, "")
}

#[test]
fn a_planted_blunder_is_marked_and_what_was_missed_is_told() {
    let out = review(BLUNDER, &["--depth", "5"]).ends_with(0).out;
    assert!(
        out.starts_with("Game 1: Mai <& An> (Seat 0) – Computer, level 3 (Seat 1). Rules: seed\n1. 9r??"),
        "{out}"
    );
    // Wherever lines are broken.
    let told = out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("A blunder. It gains about -") && told.contains("Points lost: about "), "{out}");
    assert!(told.contains("The best move is 6l. "), "{out}");
    assert!(
        told.contains(
            "What 9r does: The answer 2r can take 21 points. The move takes 11 points with a Mandarin."
        ),
        "{out}"
    );
    assert!(told.contains("1... 2r The best move. It gains about +"), "{out}");
    assert!(told.contains("Computer, level 3 (Seat 1): points lost 0, blunders 0"), "{out}");
    assert!(told.contains("blunders 1, mistakes 0, inaccuracies 0."), "{out}");
    assert!(out.ends_with("Numbers with about are estimates by thinking ahead.\n"), "{out}");
}

#[test]
fn what_is_proved_is_told_as_proved() {
    let out = review(PROVED, &[]).ends_with(0).out;
    assert!(out.contains("1. 9r\n      The best move. It gains exactly +19.\n"), "{out}");
    assert!(out.ends_with("Everything is proved.\n"), "{out}");
}

#[test]
fn programs_get_a_line_a_move_and_one_of_sums() {
    let out = review(BLUNDER, &["--depth", "5", "--json"]).ends_with(0).out;
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [first, second, sums] = &lines[..] else { panic!("{out}") };
    assert_eq!((&first["move"], &first["class"]), (&"9r".into(), &"blunder".into()));
    assert_eq!((&first["best"], &first["loss_bound"]), (&"6l".into(), &"estimate".into()));
    assert_eq!(first["lines"].as_array().unwrap().len(), 10);
    let score = |line: &Value| line["score"].as_f64().unwrap();
    let all = first["lines"].as_array().unwrap();
    let played = all.iter().find(|line| line["move"] == "9r").unwrap();
    assert_eq!(first["loss"].as_f64(), Some(score(&all[0]) - score(played)));
    assert_eq!((&second["class"], &second["ply"], &second["turn"]), (&"best".into(), &1.into(), &1.into()));
    assert_eq!((&sums["whole"], &sums["seats"][0]["blunder"]), (&true.into(), &1.into()));
    assert_eq!(sums["margins"].as_array().unwrap().len(), 3);
}

#[test]
fn the_picture_is_whole_told_in_words_and_safe() {
    let (folder, path) = record(BLUNDER);
    let svg = folder.path().join("margin.svg");
    let args = [path.to_str().unwrap(), "--depth", "4", "--svg", svg.to_str().unwrap()];
    oanquan(&["analyse"].iter().chain(&args).copied().collect::<Vec<_>>(), "").ends_with(0);
    let text = fs::read_to_string(&svg).unwrap();
    assert!(text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox="), "{text}");
    assert!(text.contains("role=\"img\" aria-labelledby=\"title desc\""), "{text}");
    assert!(
        text.contains("<title id=\"title\">Lead at the end of the game: Mai &lt;&amp; An&gt; (Seat 0)"),
        "{text}"
    );
    assert!(text.contains("Moves that lost points: 1. 9r??. The board before 1. 9r??"), "{text}");
    assert!(text.contains(">??</text>") && text.ends_with("</svg>\n"), "{text}");
    assert_eq!(text.matches("class=\"dot guess\"").count(), 4, "three positions and the legend: {text}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing else is left");
    // The board before the blunder, with what was played and what was better.
    assert_eq!(text.matches("class=\"square\"").count(), 12, "{text}");
    assert_eq!(text.matches("class=\"mandarin\"").count(), 2, "{text}");
    for class in ["move played", "way played", "move better", "way better"] {
        assert_eq!(text.matches(&format!("class=\"{class}\"")).count(), 1, "{class}: {text}");
    }
    assert!(text.contains("(full line); better was 6l (broken line)</text>"), "{text}");
    assert!(text.contains("▸ Mai &lt;&amp; An&gt; (Seat 0): reserve 0, Mandarins 0</text>"), "{text}");
}

#[test]
fn a_game_without_mistakes_and_one_of_teams_have_their_boards() {
    let drawn = |text: &str, depth: &str| {
        let (folder, path) = record(text);
        let svg = folder.path().join("margin.svg");
        let args = [path.to_str().unwrap(), "--depth", depth, "--svg", svg.to_str().unwrap()];
        oanquan(&["analyse"].iter().chain(&args).copied().collect::<Vec<_>>(), "").ends_with(0);
        fs::read_to_string(&svg).unwrap()
    };
    let proved = drawn(PROVED, "6");
    assert!(proved.contains(">The board at the end of the record</text>"), "{proved}");
    assert_eq!(proved.matches("class=\"move ").count(), 0, "{proved}");
    assert!(!proved.contains('▸'), "nobody is to move: {proved}");
    let teams = drawn("[Rules \"four+teams=opposite\"]\n\n1. 19r *\n", "1");
    assert_eq!(teams.matches("class=\"square\"").count(), 24, "{teams}");
    assert_eq!(teams.matches(": reserve ").count(), 4, "{teams}");
}

#[test]
fn one_of_several_games_is_reviewed_and_standard_input_is_read() {
    let two = format!("{PROVED}\n{BLUNDER}");
    let out = review(&two, &["--game", "2", "--depth", "2"]).ends_with(0).out;
    assert!(out.starts_with("Game 2: Mai"), "{out}");
    let run = oanquan(&["analyse", "-", "--depth", "2"], PROVED).ends_with(0);
    assert!(run.out.starts_with("Game 1: Seat 0 – Seat 1. Rules: seed\n"), "{}", run.out);
}

#[test]
fn what_is_wrong_is_told() {
    let four = "[Rules \"four\"]\n\n1. 19r *\n";
    for (text, args, code, said) in [
        (BLUNDER, &["--game", "3"][..], 2, "--game 3, expected 1 to 1"),
        (BLUNDER, &["--moves", "9r"], 2, "--rules, --moves and --lines with a file"),
        ("", &[], 1, "found no game, expected a game record"),
        ("1. 9r 9r *", &[], 1, "line 1, column 7"),
        (four, &["--svg", "margin.svg"], 2, "more than two sides"),
    ] {
        let run = review(text, args).ends_with(code);
        assert!(run.err.contains(said), "{}", run.err);
    }
    let run = oanquan(&["analyse", "nothing.oaq"], "").ends_with(2);
    assert!(run.err.contains("nothing.oaq cannot be read"), "{}", run.err);
    for args in [
        &["startpos", "--svg", "x.svg"][..],
        &["--game", "2"],
        &["startpos", "--json"],
        &["--json", "--depth", "3"],
    ] {
        let args: Vec<&str> = ["analyse"].iter().chain(args).copied().collect();
        assert!(!oanquan(&args, "").ends_with(2).err.is_empty(), "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_shows_what_is_there() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    let (_folder, path) = record(BLUNDER);
    let mut child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
        .args(["analyse", path.to_str().unwrap(), "--time", "2", "--hash", "1"])
        .env("LC_ALL", "C.UTF-8")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.by_ref().any(|line| line.starts_with("1. 9r")));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let rest: Vec<String> = lines.collect();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{rest:?}");
    assert!(rest.contains(&"Stopped after 1 of 2 moves.".to_string()), "{rest:?}");
}
