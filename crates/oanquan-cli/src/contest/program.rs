//! A contestant that is another program and speaks UGI over its standard input and output. It may be wrong
//! in every way: it ends, hangs, floods or answers nonsense, and the match goes on without it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use oanquan::{Game, Move};

use super::contestant::{Contestant, Fault, FaultKind, Stop, Terms, Unplayed};

/// The longest line that is read in one piece, in bytes.
const LONGEST_LINE: u64 = 1 << 16;

/// Lines that wait to be looked at before the program has to wait.
const WAITING_LINES: usize = 1024;

/// How long a program that knows UCI only may be silent before it is greeted in its own way.
const GREETING: Duration = Duration::from_millis(300);

/// How long a program may take to end after `quit`.
const FAREWELL: Duration = Duration::from_millis(300);

/// How often one looks whether the match is being stopped.
const GLANCE: Duration = Duration::from_millis(20);

/// A program, started when a game needs it and again after it failed.
pub(super) struct Program {
    words: Vec<String>,
    terms: Terms,
    running: Option<Running>,
}

impl Program {
    /// A program by the words of its command line.
    pub(super) fn new(words: Vec<String>, terms: Terms) -> Program {
        Program { words, terms, running: None }
    }

    /// The program, greeted; it is started when it does not run.
    fn ready(&mut self, stop: &Stop) -> Result<&mut Running, Unplayed> {
        let running = match self.running.take() {
            Some(running) => running,
            None => {
                let mut running = Running::start(&self.words)?;
                running.greet(&self.terms, stop)?;
                running
            }
        };
        Ok(self.running.insert(running))
    }

    /// What is left of the program after this result: one that is late or broken is not used again.
    fn keep_unless_broken<T>(&mut self, result: Result<T, Unplayed>) -> Result<T, Unplayed> {
        if let Err(Unplayed::Fault(Fault { kind: FaultKind::Crash | FaultKind::Late, .. })) = &result
            && let Some(mut running) = self.running.take()
        {
            running.kill();
        }
        result
    }

    fn begin(&mut self, stop: &Stop) -> Result<(), Unplayed> {
        let patience = self.terms.patience;
        let running = self.ready(stop)?;
        running.send("uginewgame")?;
        running.send("isready")?;
        running.wait_for(&["readyok"], "isready", patience, stop)?;
        Ok(())
    }

    fn ask(&mut self, game: &Game, stop: &Stop) -> Result<Move, Unplayed> {
        let Terms { limits, margin, patience, .. } = self.terms;
        let mut position = format!("position fen {}", game.positions()[0]);
        for (place, mv) in game.moves().iter().enumerate() {
            position.push_str(if place == 0 { " moves " } else { " " });
            position.push_str(&mv.to_string());
        }
        let go = format!("go {limits}");
        let running = self.ready(stop)?;
        running.send(&position)?;
        running.send(&go)?;
        let allowed = limits.movetime.map_or(patience, |time| time + margin);
        let answer = running.wait_for(&["bestmove"], &go, allowed, stop)?;
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        let mv = text.parse().map_err(|error| {
            Fault::new(FaultKind::Illegal, format!("found {answer:?}, expected bestmove and a move: {error}"))
        })?;
        Ok(mv)
    }
}

impl Contestant for Program {
    fn new_game(&mut self, _: u64, stop: &Stop) -> Result<(), Unplayed> {
        let result = self.begin(stop);
        self.keep_unless_broken(result)
    }

    fn choose(&mut self, game: &Game, stop: &Stop) -> Result<Move, Unplayed> {
        let result = self.ask(game, stop);
        self.keep_unless_broken(result)
    }
}

/// A process that runs. It is ended when this is dropped.
struct Running {
    process: Child,
    /// `None` once it is told to end.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// What it said last on its standard error, for the message when it ends.
    last_words: Arc<Mutex<String>>,
    /// Hears them.
    listener: Option<JoinHandle<()>>,
}

impl Running {
    fn start(words: &[String]) -> Result<Running, Fault> {
        let crash = |error: &dyn std::fmt::Display| {
            let program = words.first().map_or("", String::as_str);
            Fault::new(FaultKind::Crash, format!("{program} cannot be started: {error}"))
        };
        let (program, arguments) = words.split_first().ok_or_else(|| crash(&"no command"))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            // A group of its own: Ctrl-C is for the match, and a wrapper is ended with what it wraps.
            command.process_group(0);
        }
        let mut process = command.spawn().map_err(|error| crash(&error))?;
        let (output, errors) = (process.stdout.take(), process.stderr.take());
        let last_words = Arc::new(Mutex::new(String::new()));
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        // These threads end with the output they read. Nobody waits for them: what the program started
        // in its turn may keep the output open.
        if let Some(output) = output {
            thread::spawn(move || each_line(output, |line| sender.send(line).is_ok()));
        }
        let listener = errors.map(|errors| {
            let last_words = Arc::clone(&last_words);
            thread::spawn(move || {
                each_line(errors, |line| {
                    if !line.is_empty() {
                        *last_words.lock().unwrap_or_else(PoisonError::into_inner) = line;
                    }
                    true
                });
            })
        });
        let input = process.stdin.take();
        Ok(Running { process, input, lines, last_words, listener })
    }

    /// Finds out whether the program speaks UGI, and tells it the rules.
    fn greet(&mut self, terms: &Terms, stop: &Stop) -> Result<(), Unplayed> {
        self.send("ugi")?;
        match self.wait_for(&["ugiok"], "ugi", GREETING.min(terms.patience), stop) {
            Err(Unplayed::Fault(Fault { kind: FaultKind::Late, .. })) => {
                self.send("uci")?;
                self.wait_for(&["ugiok", "uciok"], "ugi and uci", terms.patience, stop)?;
            }
            result => {
                result?;
            }
        }
        self.send(&format!("setoption name Rules value {}", terms.rules))?;
        self.send("isready")?;
        self.wait_for(&["readyok"], "isready", terms.patience, stop)?;
        Ok(())
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        let sent = self.input.as_mut().map(|input| writeln!(input, "{line}").and_then(|()| input.flush()));
        match sent {
            Some(Ok(())) => Ok(()),
            // It does not read any more.
            Some(Err(_)) | None => Err(self.crash()),
        }
    }

    /// The next line that begins with one of the words.
    fn wait_for(
        &mut self,
        words: &[&str],
        asked: &str,
        allowed: Duration,
        stop: &Stop,
    ) -> Result<String, Unplayed> {
        let begun = Instant::now();
        loop {
            if stop.is_set() {
                return Err(Unplayed::Stopped);
            }
            let left = allowed.saturating_sub(begun.elapsed());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => {
                    let first = line.split_whitespace().next().unwrap_or_default();
                    // A move that was read after its time is late, however long it lay there.
                    if words.contains(&first) && begun.elapsed() <= allowed {
                        return Ok(line);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.crash().into()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if begun.elapsed() >= allowed {
                let expected = words.join(" or ");
                let message =
                    format!("no answer to {asked:?}, expected {expected} within {} ms", allowed.as_millis());
                return Err(Fault::new(FaultKind::Late, message).into());
            }
        }
    }

    /// What to say of a program that has closed its input or output.
    fn crash(&mut self) -> Fault {
        let end = match self.ended_within(FAREWELL) {
            Some(status) => format!("the program ended with {status}"),
            None => "the program closed its input or output".to_string(),
        };
        // They may have been said and not yet heard; whatever holds the output open is not waited for long.
        let begun = Instant::now();
        let hears = |listener: &JoinHandle<()>| !listener.is_finished() && begun.elapsed() < FAREWELL;
        while self.listener.as_ref().is_some_and(hears) {
            thread::sleep(Duration::from_millis(2));
        }
        let last_words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let told = if last_words.is_empty() { "" } else { "; its last words: " };
        Fault::new(FaultKind::Crash, format!("{end}, expected it to go on{told}{last_words}"))
    }

    /// How the process ended, when it does so in time.
    fn ended_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.process.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < time => thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Ends the process at once.
    fn kill(&mut self) {
        self.input = None;
        if let Ok(Some(_)) = self.process.try_wait() {
            return;
        }
        // It was not waited for, so its number is still its own, and that of its group.
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.process.id().cast_signed()) {
            // Fails only where the group is gone already.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        // Both fail only for a process that has ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if self.input.is_some() && self.send("quit").is_ok() {
            self.input = None;
            self.ended_within(FAREWELL);
        }
        self.kill();
    }
}

/// Reads lines while somebody wants them. A line that is too long comes in pieces.
fn each_line(source: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut source = BufReader::new(source);
    let mut line = Vec::new();
    loop {
        line.clear();
        match source.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(1..) if take(String::from_utf8_lossy(&line).trim().to_string()) => {}
            // The end, an output that cannot be read, or nobody who listens: the same to the program.
            Ok(_) | Err(_) => return,
        }
    }
}
