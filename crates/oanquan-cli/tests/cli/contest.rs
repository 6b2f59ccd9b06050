//! `oanquan match`.

use std::fs;
use std::path::Path;

use crate::program::{Run, oanquan};

fn contest(args: &[&str]) -> Run {
    oanquan(&[&["match"], args].concat(), "")
}

fn in_json(args: &[&str]) -> serde_json::Value {
    let run = contest(&[args, &["--json"]].concat()).ends_with(0);
    serde_json::from_str(&run.out).expect("the result is JSON")
}

/// The counted games of a file, by the program that checks records.
fn replayed(file: &str) -> Vec<String> {
    oanquan(&["replay", file], "").ends_with(0).out.lines().map(String::from).collect()
}

#[test]
fn a_match_is_summed_up_and_its_games_are_records() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.oaq");
    let file = file.to_str().unwrap();
    let run = contest(&["plain:2", "random", "--games", "20", "--out", file]).ends_with(0);
    assert!(run.out.starts_with("plain:2 against random\nrules seed, seed 1, "), "{}", run.out);
    for part in ["wins", "20 in 10 pairs", "Elo", "points a game", "ends "] {
        assert!(run.out.contains(part), "{part}: {}", run.out);
    }
    assert_eq!(replayed(file).len(), 20);

    // The summary says what the games say.
    let text = fs::read_to_string(file).unwrap();
    let (mut wins, mut margin) = (0, 0);
    for game in text.split("[Event ").skip(1) {
        let tag = |name: &str| {
            let (_, rest) = game.split_once(&format!("[{name} \"")).unwrap();
            rest.split_once("\"]").unwrap().0
        };
        let (zero, one) = tag("Result").split_once(':').unwrap();
        let ahead = zero.parse::<i64>().unwrap() - one.parse::<i64>().unwrap();
        let ahead = if tag("Seat0") == "plain:2" { ahead } else { -ahead };
        wins += i64::from(ahead > 0);
        margin += ahead;
    }
    let json = in_json(&["plain:2", "random", "--games", "20"]);
    assert_eq!(json["wins"].as_i64(), Some(wins));
    assert!((json["margin"]["value"].as_f64().unwrap() - margin as f64 / 20.0).abs() < 1e-9, "{json}");
    assert!(wins >= 15, "plain:2 won {wins} of 20 games against random");
    let [pairs, games] = ["pairs", "games"].map(|name| json[name].clone());
    assert_eq!(pairs.as_array().unwrap().iter().filter_map(serde_json::Value::as_u64).sum::<u64>(), 10);
    assert_eq!(games, 20);
}

#[test]
fn the_same_command_plays_the_same_games_however_many_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let run = |concurrency: &str, seed: &str| {
        let file = dir.path().join(format!("{concurrency}-{seed}.oaq"));
        let path = file.to_str().unwrap();
        let args = ["level:1", "plain:1", "--games", "24", "--rules", "vietnam", "--out", path];
        let out =
            contest(&[&args[..], &["--concurrency", concurrency, "--seed", seed]].concat()).ends_with(0).out;
        (out, fs::read_to_string(&file).unwrap())
    };
    let one = run("1", "5");
    assert!(run("4", "5") == one);
    assert!(run("4", "6").1 != one.1);
}

#[test]
fn a_match_that_was_broken_off_comes_to_the_same() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.oaq");
    let path = file.to_str().unwrap();
    let args = ["plain:2", "random", "--games", "12", "--seed", "3", "--out", path];
    let whole = contest(&args).ends_with(0).out;
    let text = fs::read_to_string(&file).unwrap();
    let resume = [&args[..], &["--resume"]].concat();

    // In the middle of a game, and with a game missing that another worker would have played later.
    let third = text.match_indices("[Event ").nth(2).unwrap().0;
    let fourth = text.match_indices("[Event ").nth(3).unwrap().0;
    let broken = format!("{}{}", &text[..third], &text[fourth..text.len() - 20]);
    fs::write(&file, broken).unwrap();
    let run = contest(&resume).ends_with(0);
    assert_eq!(run.out, whole);
    assert!(run.err.contains("half-written") && run.err.contains("after 10 games"), "{}", run.err);
    assert!(fs::read_to_string(&file).unwrap() == text);

    // Nothing is left to play.
    assert_eq!(contest(&resume).ends_with(0).out, whole);
    // A longer match begins with the same games.
    let longer = [&resume[..3], &["16"], &resume[4..]].concat();
    contest(&longer).ends_with(0);
    assert!(fs::read_to_string(&file).unwrap().starts_with(&text));
    assert_eq!(replayed(path).len(), 16);
}

#[test]
fn a_match_is_not_mixed_with_another() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.oaq");
    let path = file.to_str().unwrap();
    contest(&["plain:1", "random", "--games", "4", "--out", path]).ends_with(0);
    let text = fs::read_to_string(&file).unwrap();
    for (args, expected) in [
        (&["random", "plain:1"][..], "Seat0 is plain:1 in the file, expected random"),
        (&["plain:1", "random", "--seed", "2"], "seed is 1 in the file, expected 2"),
        (&["plain:1", "random", "--rules", "ludii"], "rules is seed in the file, expected ludii"),
        (&["plain:1", "random", "--nodes", "9"], "limits is none in the file, expected nodes 9"),
        (&["plain:1", "random", "--plies", "2"], "openings is 4 random plies"),
        (&["plain:1", "random", "--max-plies", "9"], "max-plies is 500 in the file, expected 9"),
        (&["plain:1", "random", "--games", "2"], "2 games, expected at least 4"),
    ] {
        let run = contest(&[args, &["--out", path, "--resume"]].concat()).ends_with(2);
        assert!(run.err.contains(expected), "{expected}: {}", run.err);
    }
    let run = contest(&["plain:1", "random", "--games", "4", "--out", path]).ends_with(2);
    assert!(run.err.contains("--resume"), "{}", run.err);
    assert!(fs::read_to_string(&file).unwrap() == text);
}

#[test]
fn a_test_ends_the_match_with_the_same_game_however_many_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let run = |concurrency: &str| {
        let file = dir.path().join(concurrency);
        let path = file.to_str().unwrap();
        let args = ["plain:3", "random", "--sprt", "elo0=0,elo1=200", "--concurrency", concurrency];
        let json = in_json(&[&args[..], &["--out", path]].concat());
        let games = replayed(path).len();
        assert_eq!(json["sprt"]["accepted"], "H1", "{json}");
        assert_eq!(json["games"], games, "{json}");
        assert!(games < 200, "{json}");
        fs::read_to_string(&file).unwrap()
    };
    assert!(run("1") == run("3"));
}

#[test]
fn a_game_without_end_is_counted_as_it_stands() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.oaq");
    let path = path.to_str().unwrap();
    let args = ["plain:1", "random", "--games", "4", "--max-plies", "1", "--plies", "0", "--out", path];
    let json = in_json(&args);
    assert_eq!(json["ends"]["max-plies"], 4, "{json}");
    assert!(replayed(path).iter().all(|game| game.contains(" 1 ply, ") && game.ends_with(", aborted")));
}

#[test]
fn openings_can_come_from_a_file() {
    let dir = tempfile::tempdir().unwrap();
    let book = dir.path().join("book.txt");
    let games = dir.path().join("games.oaq");
    let [book_path, games_path] = [&book, &games].map(|path| path.to_str().unwrap());
    let lines = [
        "oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed",
        "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed",
    ];
    fs::write(&book, format!("# two openings\n{}\n{}\n", lines[0], lines[1])).unwrap();
    let args = ["plain:1", "plain:2", "--book", book_path];
    contest(&[&args[..], &["--games", "4", "--out", games_path]].concat()).ends_with(0);
    let text = fs::read_to_string(&games).unwrap();
    assert_eq!(text.matches(&format!("[Position \"{}\"]", lines[0])).count(), 2);
    assert_eq!(text.matches("[Position ").count(), 2);
    let run = contest(&[&args[..], &["--games", "6"]].concat()).ends_with(2);
    assert!(run.err.contains("--book has 2 openings, expected 3"), "{}", run.err);
    let run = contest(&[&args[..], &["--games", "4", "--rules", "ludii"]].concat()).ends_with(1);
    assert!(run.err.contains("line 2: rules is seed, expected ludii"), "{}", run.err);
}

#[test]
fn what_cannot_be_played_is_refused() {
    for (args, expected) in [
        (&["random", "plain:0"][..], "expected plain:1 to plain:16"),
        (&["random"], "required"),
        (&["random", "random", "--rules", "three"], "three has 3 seats, expected two"),
        (&["random", "random", "--games", "7"], "7 games, expected an even number"),
        (&["random", "random", "--pairs", "0"], "0 games, expected an even number"),
        (&["random", "random", "--sprt", "elo0=5,elo1=1"], "expected elo0 below elo1"),
        (&["random", "random", "--sprt", "elo0=-1e308,elo1=1e308"], "elo0 is -1e308, expected -2000 to 2000"),
        (&["random", "random", "--resume"], "--out"),
        (&["random", "random", "--out", "/"], "/ is a directory, expected a file"),
        (&["random", "random", "--book", "/no/such/file"], "/no/such/file cannot be read"),
        (&["random", "random", "--out", "/no/such/place/file"], "/no/such/place/file cannot be written"),
        (&["random", "cmd:engine"], "cmd:engine has no limit, expected --nodes, --movetime or --depth"),
        (&["random", "cmd:/no/such/engine", "--nodes", "9"], "cmd:/no/such/engine cannot play"),
    ] {
        let run = contest(args).ends_with(2);
        assert!(run.err.contains(expected), "{expected}: {}", run.err);
        assert_eq!(run.out, "");
    }
}

#[test]
fn tables_without_memory_for_them_are_refused_and_many_are_told_of() {
    // More than any machine has: 1024 games at once with two tables of 64 GiB.
    let engine = "engine,nodes=9,hash=65536";
    let many = ["--games", "1024", "--concurrency", "1024"];
    let run = contest(&[&[engine, engine], &many[..]].concat()).ends_with(2);
    let expected =
        "1024 games at once with tables of 134217728 MiB in all, expected no more than there is memory for\n";
    assert_eq!((run.out.as_str(), run.err.as_str()), ("", expected));

    let engine = "engine,nodes=9,hash=1";
    let told = |concurrency: &str| {
        contest(&[engine, "random", "--games", "2", "--concurrency", concurrency]).ends_with(0).err
    };
    assert_eq!((told("1").as_str(), told("8").as_str()), ("", "2 games at once, tables of 2 MiB in all\n"));
}

#[test]
fn the_engine_plays_the_same_inside_and_as_a_program() {
    let program = format!("cmd:'{}' ugi", env!("CARGO_BIN_EXE_oanquan"));
    for rules in ["seed", "vietnam"] {
        let json = in_json(&["engine", &program, "--rules", rules, "--nodes", "300", "--games", "6"]);
        // Each plays the other's game once more with seats swapped.
        assert_eq!(json["pairs"], serde_json::json!([0, 0, 3, 0, 0]), "{json}");
        assert_eq!(
            (json["margin"]["value"].as_f64(), json["margin"]["error"].as_f64()),
            (Some(0.0), Some(0.0))
        );
    }
}

/// Programs that play badly, and the signal of Ctrl-C: with what every Unix has.
#[cfg(unix)]
mod programs {
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;

    /// A program that answers like an engine until it is to move, and then does `go`.
    fn engine(dir: &Path, name: &str, go: &str) -> String {
        let file = dir.join(name);
        let script = format!(
            "while read -r line; do case $line in\n\
             ugi) echo ugiok;;\nisready) echo readyok;;\nquit) exit;;\ngo*) {go};;\nesac; done\n"
        );
        fs::write(&file, script).expect("the folder is there");
        format!("cmd:sh '{}'", file.display())
    }

    #[test]
    fn a_program_that_fails_loses_and_is_counted() {
        let dir = tempfile::tempdir().unwrap();
        for (name, go, limit, kind, message) in [
            ("stranger", "echo bestmove 9", "--nodes", "illegal", "expected bestmove and a move"),
            ("cheat", "echo bestmove 19r", "--nodes", "illegal", "19r names square 19"),
            (
                "weak",
                "echo tired >&2; exit 3",
                "--nodes",
                "crash",
                "exit status: 3, expected it to go on; its last words: tired",
            ),
            ("slow", "sleep 0.6; echo bestmove 5r", "--movetime", "late", "expected bestmove within 210 ms"),
            ("stuck", "sleep 1000", "--movetime", "late", "expected bestmove within 210 ms"),
            ("chatty", "while :; do echo info depth 1; done", "--movetime", "late", "within 210 ms"),
        ] {
            let program = engine(dir.path(), name, go);
            let file = dir.path().join(format!("{name}.oaq"));
            let path = file.to_str().unwrap();
            let args = ["random", &program, "--games", "2", limit, "10", "--margin", "200ms", "--out", path];
            let begun = Instant::now();
            let run = contest(&args).ends_with(1);
            assert!(begun.elapsed() < Duration::from_secs(4), "{name} held the match up");
            assert!(run.err.contains("2 games were lost by faults"), "{name}: {}", run.err);
            let counted = format!("faults                {program}: 2 {kind}\n");
            assert!(run.out.contains(&counted), "{name}: {}", run.out);
            assert!(run.out.contains(message), "{name}: {}", run.out);
            assert!(run.out.contains("pairs 2, 1½, 1, ½, 0  1, 0, 0, 0, 0\n"), "{name}: {}", run.out);
            // The faults stand in the records, and are read from there.
            assert_eq!(replayed(path).len(), 2);
            let again = contest(&[&args[..], &["--resume"]].concat()).ends_with(1);
            assert_eq!(again.out, run.out, "{name}");
        }
    }

    #[test]
    fn a_program_without_an_answer_is_taken_to_hang() {
        let dir = tempfile::tempdir().unwrap();
        let program = engine(dir.path(), "stuck", "sleep 1000");
        let args = ["random", &program, "--games", "2", "--nodes", "10", "--patience", "0.7s"];
        let run = contest(&args).ends_with(1);
        assert!(run.out.contains("2 late") && run.out.contains("within 700 ms"), "{}", run.out);
        // One that does not even greet is refused before the match.
        let args = ["random", "cmd:sleep 1000", "--games", "2", "--nodes", "10", "--patience", "0.4s"];
        let run = contest(&args).ends_with(2);
        assert!(run.err.contains("cannot play: no answer to \"ugi and uci\""), "{}", run.err);
    }

    #[test]
    fn the_dialogue_is_that_of_the_notation() {
        let dir = tempfile::tempdir().unwrap();
        // Seat 0 has one move, after which seat 1 cannot fill its row: a game of one ply.
        let line = "oaq1 1,0,0,0,0,Q/0,0,0,0,0,Q 0 46,3 0,0 - 0 60 seed+refill=end";
        let book = dir.path().join("book.txt");
        fs::write(&book, line).unwrap();
        let heard = dir.path().join("heard");
        let file = dir.path().join("engine");
        // It knows UCI only.
        let script = format!(
            "while read -r line; do echo \"$line\" >>'{}'; case $line in\n\
             uci) echo uciok;;\nisready) echo readyok;;\nquit) exit;;\n\
             go*) echo info depth 1; echo bestmove 5r ponder 0l;;\nesac; done\n",
            heard.display()
        );
        fs::write(&file, script).unwrap();
        let program = format!("cmd:sh '{}'", file.display());
        let args = ["--rules", "seed+refill=end", "--book", book.to_str().unwrap(), "--games", "2"];
        let limits = ["--nodes", "50", "--depth", "7", "--concurrency", "1"];
        contest(&[&[program.as_str(), "random"], &args[..], &limits[..]].concat()).ends_with(0);
        let greeting = "ugi\nuci\nsetoption name Rules value seed+refill=end\nisready\n";
        let new_game = "uginewgame\nisready\n";
        let asked = format!("position fen {line}\ngo nodes 50 depth 7\n");
        let expected = format!("{greeting}{new_game}quit\n{greeting}{new_game}{asked}{new_game}quit\n");
        assert_eq!(fs::read_to_string(&heard).unwrap(), expected);
    }

    /// Waits until something is there.
    fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(found) = look() {
                return found;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "nothing happens");
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn is_running(process: &str) -> bool {
        let signal = Command::new("kill").args(["-0", process]).stderr(Stdio::null()).status();
        signal.is_ok_and(|status| status.success())
    }

    #[test]
    fn ctrl_c_and_sigterm_end_the_programs_and_tell_the_result_so_far() {
        for signal in ["-INT", "-TERM"] {
            let dir = tempfile::tempdir().unwrap();
            // Once the games file has its first game it waits for a program of its own, and never answers.
            let games = dir.path().join("games.oaq");
            let number = dir.path().join("number");
            let go = format!(
                "if [ -s '{}' ]; then sleep 1000 & echo $! >'{}'; wait; else echo bestmove 5x; fi",
                games.display(),
                number.display()
            );
            let program = engine(dir.path(), "stuck", &go);
            let match_args =
                ["match", "random", &program, "--games", "100", "--nodes", "10", "--concurrency", "1"];
            let mut child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
                .args(match_args)
                .args(["--out", games.to_str().unwrap()])
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            let stuck = wait_for(|| fs::read_to_string(&number).ok().filter(|text| text.ends_with('\n')));
            assert!(is_running(stuck.trim()));
            let interrupt = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
            assert!(interrupt.success());
            let status = wait_for(|| child.try_wait().unwrap());
            let output = child.wait_with_output().unwrap();
            let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
            assert_eq!(status.code(), Some(130), "{out}{err}");
            assert!(out.contains("random against cmd:sh"), "{out}");
            assert!(err.contains("--resume goes on with"), "{err}");
            // The program hangs once a game is in the file; a second may have ended just before.
            let told = err.split_once("Stopped after ").expect("it tells how far it came").1;
            let ended: u32 = told.split_once(' ').unwrap().0.parse().unwrap();
            let counted = format!(", {} of them counted, as a pair is unfinished;", ended - ended % 2);
            let expected = if ended % 2 == 1 { counted.as_str() } else { ";" };
            assert!(told.starts_with(&format!("{ended} of 100 games{expected}")), "{err}");
            wait_for(|| (!is_running(stuck.trim())).then_some(()));
            assert!(!replayed(games.to_str().unwrap()).is_empty());
        }
    }
}
