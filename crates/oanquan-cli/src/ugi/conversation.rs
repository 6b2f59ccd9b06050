//! The conversation: what was said and is still to be answered, event by event.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow};
use oanquan::{Game, Move, Seat};
use oanquan_engine::{Report, Table};

use super::Event;
use super::command::{Command, Query};
use super::go::Go;
use super::info::{self, Numbered};
use super::options::Options;
use super::search::{self, Stop, Task};
use crate::endgames::Endgames;
use crate::failure::bad_use;
use crate::input::{InputLine, LONGEST_LINE, shortened};

/// How long a search may take to end when the client leaves.
const FAREWELL: Duration = Duration::from_secs(1);

/// The state between two events.
pub(super) struct Conversation<'a, W> {
    out: &'a mut W,
    /// For searches.
    sender: SyncSender<Event>,
    events: Receiver<Event>,
    /// Events that came while the end of a search was waited for.
    held: VecDeque<Event>,
    options: Options,
    game: Game,
    /// Made before the first search, outside its time where the client gives a chance. A search that runs
    /// has it.
    table: Option<Table>,
    running: Option<Running>,
}

/// A search that was asked for, and not yet answered with a best move.
struct Running {
    /// `None` where there was nothing to search.
    stop: Option<Stop>,
    /// Whether the answer has to wait for `stop`.
    infinite: bool,
    /// Whether it ends by itself.
    limited: bool,
    /// What was told last.
    told: Option<Report>,
    /// The answer, while it waits.
    answer: Option<Answer>,
}

/// The best move, `None` when the game is over.
#[derive(Clone, Copy)]
struct Answer(Option<Move>);

/// Whether the conversation goes on.
#[derive(PartialEq, Eq)]
enum After {
    Listen,
    Leave,
}

/// What stands in the way of a command.
enum Trouble {
    /// The client is told, and can go on.
    Fault(String),
    /// The program cannot go on.
    Fatal(anyhow::Error),
}

impl From<String> for Trouble {
    fn from(fault: String) -> Trouble {
        Trouble::Fault(fault)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Fatal(error.into())
    }
}

impl From<anyhow::Error> for Trouble {
    fn from(error: anyhow::Error) -> Trouble {
        Trouble::Fatal(error)
    }
}

impl<'a, W: Write> Conversation<'a, W> {
    /// A conversation at its beginning.
    pub(super) fn new(
        out: &'a mut W,
        sender: SyncSender<Event>,
        events: Receiver<Event>,
    ) -> anyhow::Result<Conversation<'a, W>> {
        let endgames = Endgames::usual().map_err(bad_use)?;
        let options = Options { endgames, ..Options::default() };
        let game = Game::start(options.rules)?;
        Ok(Conversation {
            out,
            sender,
            events,
            held: VecDeque::new(),
            options,
            game,
            table: None,
            running: None,
        })
    }

    /// Takes events until the client leaves.
    pub(super) fn hold(&mut self) -> anyhow::Result<()> {
        loop {
            let event = match self.held.pop_front() {
                Some(event) => event,
                None => self.events.recv().context("nothing can happen any more, expected an end first")?,
            };
            match self.take(event) {
                Ok(After::Listen) => {}
                Ok(After::Leave) => return Ok(()),
                Err(Trouble::Fault(fault)) => self.say(&format!("info string {}", on_one_line(&fault)))?,
                Err(Trouble::Fatal(error)) => return Err(error),
            }
        }
    }

    fn take(&mut self, event: Event) -> Result<After, Trouble> {
        match event {
            Event::Line(line) => match line.context("standard input cannot be read")? {
                InputLine::Bytes(line) if line.is_empty() => Ok(After::Listen),
                InputLine::Bytes(line) => self.obey(Command::parse(&String::from_utf8_lossy(&line))?),
                InputLine::TooLong => {
                    Err(format!("a line of more than {LONGEST_LINE} bytes, expected a shorter one").into())
                }
            },
            Event::End => {
                if !self.running.as_ref().is_some_and(|running| running.limited) {
                    self.stop()?;
                }
                self.await_answer(None)?;
                Ok(After::Leave)
            }
            event => {
                self.hear(event)?;
                Ok(After::Listen)
            }
        }
    }

    fn obey(&mut self, command: Command) -> Result<After, Trouble> {
        match command {
            Command::Greeting(last) => self.greet(last)?,
            Command::IsReady => {
                if self.running.is_none() {
                    self.make_table();
                }
                self.say("readyok")?;
            }
            Command::SetOption { name, value } => {
                self.check_idle("setoption")?;
                self.set_option(&name, &value)?;
            }
            Command::NewGame => {
                self.check_idle("uginewgame")?;
                match &mut self.table {
                    Some(table) => table.clear(),
                    None => self.make_table(),
                }
                self.go_to_start()?;
            }
            Command::Position(place) => {
                self.check_idle("position")?;
                self.game = place.game(self.options.rules)?;
                self.make_table();
            }
            Command::Go(go) => {
                self.check_idle("go")?;
                self.go(&go)?;
            }
            Command::Stop => {
                self.stop()?;
                self.await_answer(None)?;
            }
            Command::Query(query) => {
                let answer = answer(&self.game, query);
                self.say(&format!("response {answer}"))?;
            }
            Command::Display => {
                let line = self.game.position().to_string();
                self.say(&line)?;
            }
            Command::Quit => {
                self.stop()?;
                self.await_answer(Some(FAREWELL))?;
                return Ok(After::Leave);
            }
        }
        Ok(After::Listen)
    }

    fn check_idle(&self, name: &str) -> Result<(), Trouble> {
        match self.running {
            None => Ok(()),
            Some(_) => {
                Err(format!("{name}: a search is running, expected stop or its bestmove first").into())
            }
        }
    }

    fn greet(&mut self, last: &str) -> io::Result<()> {
        writeln!(self.out, "id name oanquan {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(self.out, "id author the Ô Ăn Quan project")?;
        Options::tell(self.out)?;
        self.say(last)
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Trouble> {
        let Options { hash, rules, .. } = self.options;
        self.options.set(name, value)?;
        if self.options.hash != hash {
            self.table = None;
        }
        // It is made at once, or the next search would have to wait for it.
        if name.eq_ignore_ascii_case("hash") {
            self.make_table();
        }
        if self.options.rules != rules {
            self.go_to_start()?;
        }
        Ok(())
    }

    fn go_to_start(&mut self) -> Result<(), Trouble> {
        self.game = Game::start(self.options.rules).map_err(|error| format!("Rules: {error}"))?;
        Ok(())
    }

    fn make_table(&mut self) {
        self.table.get_or_insert_with(|| Table::new(self.options.hash));
    }

    fn go(&mut self, go: &Go) -> Result<(), Trouble> {
        let begun = Instant::now();
        let limits = go.limits(self.game.position().turn(), self.options.lines)?;
        if !go.unknown.is_empty() {
            let found = shortened(&go.unknown.join(" "));
            self.say(&format!(
                "info string go: passed over {found}, expected depth, nodes, movetime, p1time, p1inc (and so for p2, \
                 p3, p4), movestogo or infinite"
            ))?;
        }
        let mut running =
            Running { stop: None, infinite: go.infinite, limited: go.is_limited(), told: None, answer: None };
        if let Some(reason) = self.game.end_reason() {
            self.say(&format!(
                "info string go: the game is over ({reason}), expected a position with a move"
            ))?;
            running.answer = Some(Answer(None));
        } else {
            self.make_table();
            if let Some(table) = self.table.take() {
                let Options { threads, level, ref endgames, .. } = self.options;
                let endgames = endgames.clone();
                let task = Task { game: self.game.clone(), limits, threads, level, begun, endgames };
                running.stop = Some(search::begin(task, table, self.sender.clone())?);
            }
        }
        self.running = Some(running);
        self.give_answer()?;
        Ok(())
    }

    /// Takes in what a search tells.
    fn hear(&mut self, event: Event) -> Result<(), Trouble> {
        let numbered = if self.options.lines > 1 { Numbered::Yes } else { Numbered::No };
        match (event, &mut self.running) {
            (Event::Found(report, full), Some(running)) => {
                let told = running.told.as_ref();
                // At its end a search tells again what it told last, unless it has gone on since.
                if told.is_none_or(|told| told.nodes != report.nodes || told.lines != report.lines) {
                    info::tell(&report, full, numbered, self.out)?;
                }
                running.told = Some(report);
            }
            (Event::Done(best, table), Some(running)) => {
                self.table = Some(table);
                if let Some(damage) = self.options.endgames.damage() {
                    writeln!(self.out, "info string {damage}")?;
                }
                running.answer = Some(Answer(best));
                self.give_answer()?;
            }
            (Event::Broken, _) => return Err(anyhow!("the search broke off, expected it to end").into()),
            _ => {}
        }
        Ok(())
    }

    /// Gives the answer when it is there and need not wait.
    fn give_answer(&mut self) -> io::Result<()> {
        match self.running {
            Some(Running { answer: Some(Answer(best)), infinite: false, .. }) => {
                self.running = None;
                match best {
                    Some(mv) => self.say(&format!("bestmove {mv}")),
                    None => self.say("bestmove none"),
                }
            }
            _ => Ok(()),
        }
    }

    /// Asks the search to end, if one is running.
    fn stop(&mut self) -> io::Result<()> {
        if let Some(running) = &mut self.running {
            running.infinite = false;
            if let Some(stop) = &running.stop {
                stop.raise();
            }
        }
        self.give_answer()
    }

    /// Waits until the search is answered. What the client says meanwhile is kept for later.
    fn await_answer(&mut self, patience: Option<Duration>) -> Result<(), Trouble> {
        let begun = Instant::now();
        while self.running.is_some() {
            let event = match patience {
                None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(patience) => self.events.recv_timeout(patience.saturating_sub(begun.elapsed())),
            };
            match event {
                Ok(event @ (Event::Line(_) | Event::End)) => self.held.push_back(event),
                Ok(event) => self.hear(event)?,
                // The client wants to leave, with a best move or without.
                Err(_) => return Ok(()),
            }
        }
        Ok(())
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }
}

/// What is to be said about a game. Players are numbered from 1, as seats are from 0.
fn answer(game: &Game, query: Query) -> String {
    match query {
        Query::GameOver => game.end_reason().is_some().to_string(),
        Query::FirstPlayerTurn => (game.position().turn() == Seat::FIRST).to_string(),
        Query::Result => match game.outcome() {
            None => "none".to_string(),
            Some(outcome) => match outcome.winner() {
                None => "draw".to_string(),
                Some(winner) => format!("p{}win", winner.number() + 1),
            },
        },
    }
}

/// A fault of several lines on one.
fn on_one_line(fault: &str) -> String {
    fault.lines().collect::<Vec<_>>().join("; ")
}
