//! Runs the program with an input, and keeps what it said.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// What a run of the program came to.
pub(crate) struct Run {
    /// The exit code.
    pub(crate) code: Option<i32>,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// Runs the program.
pub(crate) fn oanquan(args: &[&str], input: impl Into<Vec<u8>>) -> Run {
    let input = input.into();
    let mut child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
        .args(args)
        .env("LC_ALL", "C.UTF-8")
        .env_remove("OANQUAN_LANGUAGE")
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    // The program may end before it has read everything, which is no fault of the test.
    let writer = thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the messages are text"),
    }
}

impl Run {
    /// Asserts an exit code and gives the output.
    #[track_caller]
    pub(crate) fn ends_with(self, code: i32) -> Run {
        assert_eq!(self.code, Some(code), "out: {}\nerr: {}", self.out, self.err);
        self
    }
}

/// Starts the program once for each of these times in milliseconds and kills it then; says how often it was still
/// running.
pub(crate) fn killed(args: &[&str], waits: [u64; 3]) -> usize {
    let was_running = |wait: u64| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
            .args(args)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        thread::sleep(Duration::from_millis(wait));
        let is_running = child.try_wait().expect("the program can be asked for").is_none();
        child.kill().expect("the program can be killed, or has ended");
        child.wait().expect("the program ends");
        is_running
    };
    waits.into_iter().filter(|&wait| was_running(wait)).count()
}

/// Sends lines one by one, each only when the line before it was answered; gives the answers.
pub(crate) fn converse(args: &[&str], lines: &[&str]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let mut answers = BufReader::new(child.stdout.take().expect("stdout is piped")).lines();
    let told = lines
        .iter()
        .map(|line| {
            writeln!(stdin, "{line}").expect("the program listens");
            answers.next().expect("the program answers").expect("the answer is text")
        })
        .collect();
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
    told
}
