//! `oanquan ugi`, as a client talks to it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crate::program::oanquan;

/// How long an answer may take that comes at once; a machine under load is slow.
const PATIENCE: Duration = Duration::from_secs(20);

const OVER: &str = "oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 - 0 30 seed";

/// A position whose every move ends the game.
const PROVABLE: &str = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed";

/// A program that runs, and one who talks to it.
struct Client {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Client {
    fn start() -> Client {
        let mut process = Command::new(env!("CARGO_BIN_EXE_oanquan"))
            .arg("ugi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(process.stdout.take().expect("stdout is piped"));
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.expect("the output is text")).is_err() {
                    return;
                }
            }
        });
        let input = process.stdin.take();
        let client = Client { process, input, lines };
        client.with("setoption name Hash value 1")
    }

    fn with(mut self, line: &str) -> Client {
        self.say(line);
        self
    }

    fn say(&mut self, line: &str) {
        self.say_bytes(line.as_bytes());
    }

    fn say_bytes(&mut self, line: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(line).expect("the program listens");
        input.write_all(b"\n").expect("the program listens");
        input.flush().expect("the program listens");
    }

    /// All lines up to one that begins with these words.
    #[track_caller]
    fn hear(&mut self, begin: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let Ok(line) = self.lines.recv_timeout(PATIENCE) else {
                panic!("no {begin:?} after {heard:#?}");
            };
            let last = line.starts_with(begin);
            heard.push(line);
            if last {
                return heard;
            }
        }
    }

    /// What is said when everything so far is done.
    #[track_caller]
    fn hear_all(&mut self) -> Vec<String> {
        self.say("isready");
        let mut heard = self.hear("readyok");
        heard.pop();
        heard
    }

    /// What is said to one line.
    #[track_caller]
    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        let mut heard = self.hear_all();
        assert_eq!(heard.len(), 1, "{line}: {heard:#?}");
        heard.remove(0)
    }

    /// Lets it think, and gives what it said.
    #[track_caller]
    fn think(&mut self, go: &str) -> Vec<String> {
        self.say(go);
        self.hear("bestmove")
    }

    /// Closes the input and waits for the end; gives what was said until then.
    fn end(&mut self) -> Vec<String> {
        self.input = None;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(status) = self.process.try_wait().expect("the program can be waited for") {
                assert!(status.success(), "{status}");
                return self.lines.iter().collect();
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("the program does not end");
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // A test that failed shall leave no search behind; both fail where the program has ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The word after another one.
#[track_caller]
fn after<'a>(line: &'a str, word: &str) -> &'a str {
    let mut words = line.split(' ').skip_while(|other| *other != word);
    words.nth(1).unwrap_or_else(|| panic!("no {word} in {line:?}"))
}

#[test]
fn the_client_is_greeted_in_its_own_protocol() {
    for (greeting, last) in [("ugi", "ugiok"), ("uci", "uciok")] {
        let mut client = Client::start().with(greeting);
        let lines = client.hear(last);
        assert!(lines[0].starts_with("id name oanquan "), "{lines:#?}");
        assert_eq!(lines[1], "id author the Ô Ăn Quan project");
        let options = &lines[2..lines.len() - 1];
        for name in ["Hash", "Threads", "MultiPV", "Level", "Rules"] {
            assert!(
                options.iter().any(|line| line.starts_with(&format!("option name {name} type "))),
                "{name}"
            );
        }
        assert!(options.iter().all(|line| line.contains(" default ")), "{options:#?}");
        assert_eq!(lines.last().map(String::as_str), Some(last));
    }
}

#[test]
fn a_search_tells_what_it_finds_and_then_its_move() {
    let mut client = Client::start().with("position startpos moves 9r");
    let lines = client.think("go depth 6");
    let (best, infos) = lines.split_last().unwrap();
    let depths: Vec<u32> = infos.iter().map(|line| after(line, "depth").parse().unwrap()).collect();
    assert!(depths.is_sorted_by(|a, b| a < b) && depths.last() == Some(&6), "{depths:?}");
    for line in infos {
        assert!(line.starts_with("info depth ") && !line.contains("multipv"), "{line}");
        for word in ["nodes", "nps", "tbhits", "time", "hashfull"] {
            assert!(after(line, word).parse::<u64>().is_ok(), "{word}: {line}");
        }
        // An estimate has its decimal and no word of proof.
        let (_, score) = line.split_once(" score points ").unwrap();
        assert!(score.split(' ').next().unwrap().contains('.'), "{line}");
        assert_eq!(score.split(' ').nth(1), Some("nodes"), "{line}");
    }
    assert_eq!(*best, format!("bestmove {}", after(infos.last().unwrap(), "pv")));
}

#[test]
fn nodes_and_time_are_kept() {
    let mut client = Client::start();
    let lines = client.think("go nodes 3000");
    let nodes: u64 = after(&lines[lines.len() - 2], "nodes").parse().unwrap();
    assert!((2000..=3000).contains(&nodes), "{lines:#?}");
    for go in ["go movetime 30", "go p1time 300 p2time 1", "go wtime 300 btime 1 winc 5 binc 5 movestogo 0"] {
        let begun = Instant::now();
        let lines = client.think(go);
        assert!(begun.elapsed() < PATIENCE / 2, "{go}: {lines:#?}");
    }
    // The second player's clock counts when it is its turn.
    client.say("position startpos moves 9r");
    client.think("go p1time 999999999 p2time 100");
}

#[test]
fn the_same_search_is_the_same_again() {
    let mut client = Client::start();
    let mut think = || {
        client.say("uginewgame");
        let told = client.think("go nodes 20000");
        let told = told.iter().map(|line| line.split(" nps ").next().unwrap().to_string());
        told.collect::<Vec<_>>()
    };
    assert_eq!(think(), think());
}

#[test]
fn stop_gives_a_move_and_nothing_else_disturbs_a_search() {
    let mut client = Client::start().with("go infinite");
    client.hear("info depth ");
    for (line, expected) in [
        ("go depth 1", "info string go: a search is running, expected stop or its bestmove first"),
        ("position startpos moves 9r", "info string position: a search is running"),
        ("setoption name Hash value 2", "info string setoption: a search is running"),
        ("uginewgame", "info string uginewgame: a search is running"),
        ("rubbish", "info string found \"rubbish\", expected ugi, "),
        ("query p1turn", "response true"),
        ("isready", "readyok"),
        ("d", "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed"),
    ] {
        client.say(line);
        let heard = client.hear(expected);
        assert!(!heard.iter().any(|line| line.starts_with("bestmove")), "{line}: {heard:#?}");
    }
    client.say("stop");
    client.hear("bestmove ");
    // Stopping again is no fault, and the next command is obeyed.
    client.say("stop");
    assert_eq!(client.hear_all(), Vec::<String>::new());
    client.think("go depth 1");
}

#[test]
fn what_comes_with_stop_is_done_after_it() {
    let mut client = Client::start();
    client.say("go infinite\nstop\nposition startpos moves 9r\nd\ngo depth 2");
    let lines = client.hear("oaq1 ");
    assert!(lines[lines.len() - 2].starts_with("bestmove "), "{lines:#?}");
    assert!(lines.last().unwrap().ends_with(" 1 seed"), "{lines:#?}");
    client.hear("bestmove ");
}

#[test]
fn an_infinite_search_waits_for_stop_even_when_everything_is_proved() {
    let mut client = Client::start().with(&format!("position fen {PROVABLE}"));
    let lines = client.think("go");
    let last = &lines[lines.len() - 2];
    assert!(last.contains(" score points 19 exact nodes "), "{last}");
    client.say("go infinite");
    client.hear(&format!("info depth {} ", after(last, "depth")));
    // The search ends by itself; the client is told only what it asks.
    thread::sleep(Duration::from_millis(50));
    assert_eq!(client.hear_all(), Vec::<String>::new());
    assert_eq!(client.ask("stop"), *lines.last().unwrap());
}

#[test]
fn quit_ends_the_program_in_the_middle_of_a_search() {
    let mut client = Client::start().with("go infinite");
    client.hear("info depth ");
    let begun = Instant::now();
    client.say("quit");
    client.end();
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[test]
fn the_end_of_the_input_finishes_a_search_with_limits_and_stops_one_without() {
    let mut client = Client::start().with("go depth 7");
    let lines = client.end();
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:#?}");
    assert!(lines.iter().any(|line| line.starts_with("info depth 7 ")), "{lines:#?}");
    for go in ["go infinite", "go"] {
        let lines = Client::start().with(go).end();
        assert!(lines.last().unwrap().starts_with("bestmove "), "{go}: {lines:#?}");
    }
    // Without any line at all it just ends.
    assert_eq!(oanquan(&["ugi"], "").ends_with(0).out, "");
}

#[test]
fn a_position_that_is_wrong_is_told_and_the_one_before_stays() {
    let mut client = Client::start().with("position startpos moves 9r");
    let before = client.ask("d");
    for (line, expected) in [
        ("position fen oaq1 5,5", "info string position: column 9 (squares): "),
        ("position fen oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 1,0 0,0 - 0 0 seed", "51 citizens"),
        ("position startpos moves 9r 9r", "info string position: move 2: 9r lifts from another seat's row"),
        ("position startpos moves 9r 4r", "info string position: move 2: 4r lifts from an empty square"),
        ("position startpos moves 9x", "info string position: move 1, \"9x\", is no move: column 2: "),
        ("position", "info string position: found \"\", expected startpos or fen"),
        ("position oaq1", "info string position: found \"oaq1\", expected startpos or fen"),
    ] {
        let heard = client.ask(line);
        assert!(heard.starts_with("info string position: ") && heard.contains(expected), "{line}: {heard}");
        assert!(heard.contains("expected"), "{line}: {heard}");
        assert_eq!(client.ask("d"), before, "{line}");
    }
    let after_the_end = client.ask(&format!("position fen {OVER} moves 6r"));
    assert!(after_the_end.contains("move 1: 6r"), "{after_the_end}");
}

#[test]
fn a_position_line_may_have_underlines_for_spaces() {
    let mut client = Client::start();
    client.say(&format!("position fen {} moves 9r", PROVABLE.replace(' ', "_")));
    let underlined = client.ask("d");
    client.say(&format!("  position   fen {PROVABLE}   moves 9R "));
    assert_eq!(client.ask("d"), underlined);
    assert!(underlined.contains(" 131 seed"), "{underlined}");
}

#[test]
fn rubbish_is_answered_and_does_no_harm() {
    let mut client = Client::start();
    client.say("\n   \n\t");
    assert_eq!(client.hear_all(), Vec::<String>::new());
    client.say_bytes(b"\xff\xfe\x00\x01");
    client.say(&"x".repeat(100_000));
    client.say_bytes(&vec![b'y'; (16 << 20) + 9]);
    client.say(&"go ".repeat(1000));
    client.say("stop");
    let heard = client.hear_all();
    let faults: Vec<&String> = heard.iter().filter(|line| line.starts_with("info string ")).collect();
    assert_eq!(faults.len(), 4, "{heard:#?}");
    for fault in &faults {
        assert!(fault.contains("expected") && fault.len() < 400, "{fault}");
    }
    assert!(faults[2].contains("a line of more than 16777216 bytes"), "{}", faults[2]);
    for line in [
        "setoption",
        "setoption name Hash",
        "query",
        "query everything",
        "go depth",
        "go nodes -3",
        "go p1time 1e9",
    ] {
        let heard = client.ask(line);
        assert!(heard.starts_with("info string ") && heard.contains("expected"), "{line}: {heard}");
    }
    let heard = client.think("go mate 3 depth 1");
    assert!(heard[0].starts_with("info string go: passed over \"mate 3\", expected depth, "), "{heard:#?}");
    assert!(heard.last().unwrap().starts_with("bestmove "), "{heard:#?}");
}

#[test]
fn options_out_of_range_are_refused() {
    let mut client = Client::start();
    for (option, expected) in [
        ("Hash value 0", "expected a number from 1 to 65536"),
        ("Hash value 65537", "expected a number from 1 to 65536"),
        ("Threads value 65", "expected a number from 1 to 64"),
        ("MultiPV value 0", "expected a number from 1 to 10"),
        ("Level value 9", "expected 1 to 8, or 0 or off for the whole strength"),
        ("Rules value chess", "expected a preset"),
        ("TablePath value /nowhere/tables", "setoption: TablePath: /nowhere/tables: "),
        ("Ponder value true", "expected Hash, Threads, MultiPV, Level, Rules or TablePath"),
    ] {
        let heard = client.ask(&format!("setoption name {option}"));
        assert!(
            heard.starts_with("info string setoption: ") && heard.contains(expected),
            "{option}: {heard}"
        );
    }
    client.say("setoption name threads value 2");
    client.say("setoption name Rules value four");
    assert!(client.ask("d").ends_with(" 0 four"));
    assert_eq!(client.think("go depth 3").last().map(|line| line.starts_with("bestmove ")), Some(true));
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut client = Client::start();
    assert_eq!(client.ask("query gameover"), "response false");
    assert_eq!(client.ask("query result"), "response none");
    client.say(&format!("position fen {OVER}"));
    assert_eq!(client.ask("query gameover"), "response true");
    assert_eq!(client.ask("query result"), "response p1win");
    let lines = client.think("go depth 3");
    assert_eq!(lines.len(), 2, "{lines:#?}");
    assert!(lines[0].starts_with("info string go: the game is over (mandarins), expected "), "{lines:#?}");
    assert_eq!(lines[1], "bestmove none");
    for (scores, result) in [("5,40", "p2win"), ("23,22", "draw")] {
        client.say(&format!("position fen {}", OVER.replace("40,5", scores)));
        assert_eq!(client.ask("query result"), format!("response {result}"));
    }
    client.say("position startpos moves 9r");
    assert_eq!(client.ask("query p1turn"), "response false");
}

#[test]
fn repetition_ends_a_game_of_moves() {
    let position = "oaq1 0,0,0,0,1,0/0,0,0,0,1,Q 0 20,28 1,0 - 0 60 seed";
    let moves = ["9l", "4l", "8r", "3r", "9l", "4l", "8r", "3r"];
    let mut client = Client::start();
    client.say(&format!("position fen {position} moves {}", moves[..4].join(" ")));
    assert_eq!(client.ask("query gameover"), "response false");
    client.say(&format!("position fen {position} moves {}", moves.join(" ")));
    assert_eq!(client.ask("query gameover"), "response true");
    assert_eq!(client.think("go depth 3")[1], "bestmove none");
}

#[test]
fn several_lines_are_numbered_and_in_order() {
    let mut client = Client::start().with("setoption name MultiPV value 3");
    let lines = client.think("go depth 5");
    let last = &lines[lines.len() - 4..lines.len() - 1];
    for (number, line) in (1..).zip(last) {
        assert!(line.starts_with(&format!("info depth 5 multipv {number} score points ")), "{line}");
    }
    let scores: Vec<f64> = last.iter().map(|line| after(line, "points").parse().unwrap()).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    assert_eq!(*lines.last().unwrap(), format!("bestmove {}", after(&last[0], "pv")));
    // More lines than there are moves.
    client.say("setoption name MultiPV value 10");
    client.say(&format!("position fen {PROVABLE}"));
    let lines = client.think("go depth 2");
    assert!(lines[lines.len() - 2].contains(" multipv 6 "), "{lines:#?}");
}

#[test]
fn a_level_plays_its_own_move_whatever_the_limits() {
    let mut client = Client::start().with("setoption name Level value 1").with("position startpos moves 9r");
    let moves = ["go", "go depth 9", "go movetime 1000"].map(|go| client.think(go));
    assert_eq!(moves[0], moves[1]);
    assert_eq!(moves[0], moves[2]);
    assert_eq!(moves[0].len(), 1, "{moves:#?}");
    // Time counts where the level would think longer.
    client.say("setoption name Level value 8");
    let begun = Instant::now();
    client.think("go movetime 20");
    assert!(begun.elapsed() < PATIENCE / 2, "{:?}", begun.elapsed());
    client.say("setoption name Level value OFF");
    assert!(client.think("go depth 3").len() > 1);
}

#[test]
fn a_search_does_not_wait_for_its_table() {
    let mut client = Client::start();
    let begun = Instant::now();
    client.say("setoption name Hash value 512");
    client.say("query gameover");
    client.hear("response");
    let made = begun.elapsed().as_millis();
    let lines = client.think("go depth 1");
    let searched: u128 = after(&lines[0], "time").parse().unwrap();
    assert!(searched < made, "{made} ms for the table: {lines:#?}");
}

/// Mebibytes in memory after a search with a table of this size.
#[cfg(target_os = "linux")]
fn resident(hash: usize) -> f64 {
    let mut client = Client::start().with(&format!("setoption name Hash value {hash}"));
    client.say("position startpos");
    client.say("go nodes 50000");
    client.hear("bestmove");
    let status = std::fs::read_to_string(format!("/proc/{}/status", client.process.id())).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it has a size");
    let kibibytes: f64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kibibytes / 1024.0
}

#[test]
#[cfg(target_os = "linux")]
fn the_table_takes_the_memory_that_was_asked_for() {
    let least = resident(1);
    for hash in [64, 128] {
        let above = resident(hash) - least;
        let asked = (hash - 1) as f64;
        assert!((above - asked).abs() <= asked / 10.0, "Hash {hash}: {above:.1} MiB above Hash 1");
    }
}
