//! The program `oanquan`: plays Ô Ăn Quan with people and programs, answers questions about positions,
//! checks game records and counts moves. The rules are those of the crate `oanquan`; here is only what
//! people and programs see of them.

mod adaptive;
mod analyse;
mod bench;
mod board;
mod book;
mod canvas;
mod command;
mod contest;
mod endgames;
mod failure;
mod input;
mod inspect;
mod interactive;
mod interrupt;
mod language;
mod look;
mod openings;
mod opponent;
mod pages;
mod paragraph;
mod perft;
mod pipe;
mod play;
mod player;
mod position;
mod progress;
mod puzzles;
mod replay;
mod requests;
mod rules_in_words;
mod saved;
mod screen;
mod seated;
mod serve;
mod session;
mod solve;
mod tables;
mod thinking;
mod tune;
mod ugi;
mod values;
mod verify;
mod whole;

use std::io;
use std::process::ExitCode;

use anstream::AutoStream;
use clap::Parser;
use oanquan_words::Language;

use crate::language::Voice;

/// Play and study Ô Ăn Quan, Vietnam's mancala
///
/// Ô Ăn Quan is played on a ring of squares: rows of citizen squares, and a Mandarin square at the end of
/// each. A move is the label of the square to lift and the way to sow, r (to the mover's right) or l: `7r`.
/// On the board drawn here arrows show which way that is.
///
/// The exit code is 0 when all went well, 1 when something checked was wrong, and 2 for bad use.
#[derive(Parser)]
#[command(
    name = "oanquan",
    version,
    after_help = "Examples:
  oanquan play
  oanquan play --rules vietnam --seat1 level:6
  oanquan serve --open
  oanquan analyse startpos --time 3
  oanquan position draw startpos
  oanquan replay game.oaq --board
  oanquan perft --depth 7

Each command has its own help: oanquan play --help"
)]
struct Cli {
    /// Language in which games are told: en, el, es, kn, pt, sw or vi. Help texts, what researchers' commands say,
    /// UGI and JSON stay English, and so do the commands typed in a game [default: $OANQUAN_LANGUAGE, if set, else that
    /// of the system]
    #[arg(long, global = true, value_name = "CODE", value_parser = language::parse)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Analyse(analyse::Args),
    Ugi(ugi::Args),
    Inspect(inspect::Args),
    Position(position::Args),
    Replay(replay::Args),
    Match(contest::Args),
    Openings(openings::Args),
    Tune(tune::Args),
    Perft(perft::Args),
    Tables(tables::Args),
    Solve(solve::Args),
    Book(book::Args),
    Puzzles(puzzles::Args),
    Verify(verify::Args),
    Bench(bench::Args),
    Completions(pages::CompletionsArgs),
    Man(pages::ManArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}

fn run(cli: &Cli) -> anyhow::Result<()> {
    let voice = Voice::of(language::choose(cli.language)?);
    let out = &mut io::stdout().lock();
    match &cli.command {
        Command::Play(args) => play::run(voice, args),
        Command::Serve(args) => serve::run(args, out),
        // Colours are left out where standard output is no terminal, or NO_COLOR is set.
        Command::Analyse(args) => {
            analyse::run(voice, args, &mut io::stdin().lock(), &mut AutoStream::auto(out))
        }
        Command::Ugi(args) => ugi::run(args, out),
        Command::Inspect(args) => inspect::run(args, &mut io::stdin().lock(), out),
        Command::Position(args) => position::run(voice, args, &mut AutoStream::auto(out)),
        Command::Replay(args) => replay::run(voice, args, &mut AutoStream::auto(out)),
        Command::Openings(args) => openings::run(args, out),
        Command::Match(args) => contest::run(args, out),
        Command::Tune(args) => tune::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Tables(args) => tables::run(args, out),
        Command::Solve(args) => solve::run(args, out),
        Command::Book(args) => book::run(args, out),
        Command::Puzzles(args) => puzzles::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Bench(args) => bench::run(args, out),
        Command::Completions(args) => pages::completions(args, out),
        Command::Man(args) => pages::man(args, out),
    }
}
