//! `oanquan ugi`: the engine for other programs, as a conversation in text. The form is UCI made neutral of the
//! game and fixed in `docs/protocol.md`.
//!
//! Everything that happens is an event: a line of the client, an iteration of the search, its end. One loop
//! takes them one by one and alone speaks and remembers, so that nothing needs a lock and no answer overtakes
//! another.

mod command;
mod conversation;
mod go;
mod info;
mod options;
mod search;

use std::io::{self, Write};
use std::sync::mpsc;
use std::thread;

use oanquan::Move;
use oanquan_engine::{Report, Table};

use crate::input::{InputLine, InputLines};
use conversation::Conversation;

/// Events that wait to be taken before who makes them has to wait.
const WAITING_EVENTS: usize = 64;

/// Let another program use the engine, in a text protocol like UCI
///
/// Reads commands from standard input, one a line, and answers on standard
/// output. The words of UGI and those of UCI are both understood:
///
///   ugi, uci               who this is, its options, ugiok or uciok
///   isready                readyok
///   setoption name X value Y
///                          Hash (MiB), Threads, MultiPV (lines), Level (1 to 8,
///                          or 0 for the whole strength), Rules (of startpos),
///                          TablePath (endgame tables: a file, or a folder of
///                          .oaqt files; at first those of $OANQUAN_TABLES)
///   uginewgame             forget what was found, and go to the start
///   position startpos|fen LINE [moves 9r 2r ...]
///   go [depth N] [nodes N] [movetime MS] [p1time MS] [p1inc MS] ... [infinite]
///   stop                   end the search and give the best move
///   query gameover|p1turn|result
///   d                      print the position line
///   quit
///
/// A search tells `info` lines and then `bestmove 7r`. Scores are points gained
/// from here on by the side to move less those of the other side: whole numbers
/// are proved, one with a decimal is an estimate. The search goes on while
/// commands are read, but setoption, uginewgame, position and go are refused
/// until it has ended: wait for the bestmove, or send stop first. With infinite
/// the bestmove waits for stop. What cannot be obeyed is answered with
/// `info string`, and changes nothing. At the end of the input a search that has
/// limits is finished, any other is stopped.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "Examples:
  oanquan ugi
  printf 'position startpos moves 9r\\ngo depth 10\\n' | oanquan ugi"
)]
pub(crate) struct Args {}

/// Runs the command.
pub(crate) fn run(_: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let (sender, events) = mpsc::sync_channel(WAITING_EVENTS);
    let lines = sender.clone();
    // It ends with the input, or with the program.
    thread::spawn(move || {
        for line in InputLines::new(io::stdin().lock()) {
            let broken = line.is_err();
            if lines.send(Event::Line(line)).is_err() || broken {
                return;
            }
        }
        // Fails only where the program is ending already.
        let _ = lines.send(Event::End);
    });
    Conversation::new(out, sender, events)?.hold()
}

/// What can happen.
enum Event {
    /// The client said something.
    Line(io::Result<InputLine>),
    /// The client says nothing more.
    End,
    /// What a search has found so far, and how full the table is, in thousandths.
    Found(Report, u32),
    /// The search is over: its move, and the table back.
    Done(Option<Move>, Table),
    /// The search ended by a panic.
    Broken,
}
