//! `oanquan play`: sets the table, and leaves the game to the terminal or to the pipe.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anstream::AutoStream;
use anyhow::anyhow;
use oanquan::{BySeat, Game, Match, Position, Rules, Seat};

use crate::adaptive::Remembered;
use crate::endgames::{Endgames, Wanted};
use crate::failure::bad_use;
use crate::interactive;
use crate::language::Voice;
use crate::look::{Lines, Look};
use crate::pipe;
use crate::player::Player;
use crate::position::parse_or_start;
use crate::saved;
use crate::screen::{Bottom, View};
use crate::session::Session;

/// Play a game against the computer, against people at the same screen, or through a pipe
///
/// In a terminal the board is drawn and every move is told in words; type `help` there. Seat 0 is yours and
/// begins unless you say otherwise; the computer plays the other seats. The game saves itself after every
/// move, and --resume goes on with it. Ctrl-D and Ctrl-C leave at any time, with exit code 0, and say where the
/// game is saved.
///
/// The levels are people: 1 newcomer, 2 child, 3 schoolmate, 4 cousin, 5 neighbour, 6 teacher, 7 grandparent,
/// 8 champion. `adaptive` plays at the level that suits you: it follows the results of your games alone
/// against it, and remembers them.
///
/// When standard input is not a terminal, commands are read from it, one a line; blank lines and lines that
/// begin with # are skipped. Standard output gets one position line for every move made, by the input or by
/// the computer, and for every undo, redo, load and new; `moves` prints the legal moves on one line. What
/// is asked for in words goes to standard error. The first line that cannot be obeyed ends the program
/// with `line N: ...` on standard error and exit code 1. At the end of the input the exit code is 0.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  oanquan play
  oanquan play --seat0 level:5 --seat1 human
  oanquan play --rules four --seat2 human --turn-view
  oanquan play --seat1 adaptive
  oanquan play --resume
  oanquan play --rounds
  printf '9r\\n2r\\n' | oanquan play --seat1 human
  oanquan play --seat0 level:4 --seat1 level:4 --seed 7 < /dev/null

Games, and what adaptive remembers, are saved in $OANQUAN_STATE_DIR, or where the system keeps a program's state
(~/.local/state/oanquan on Linux), one file a game.")]
pub(crate) struct Args {
    /// Rule set: a preset (seed, vietnam, schoolyard, tonkin, ludii, three, four) and options, such as seed+row=3
    #[arg(long, value_name = "RULES", default_value = "seed")]
    rules: Rules,
    /// Position line to begin from, in place of the start; startpos is the start of seed
    #[arg(long, value_name = "LINE", value_parser = parse_or_start, conflicts_with = "rules")]
    position: Option<Position>,
    /// Play a match of rounds (R21): the loser of a round sells fields, and who has sold so many, 3 or 4, loses the
    /// match; `new` begins the next round
    #[arg(long, value_name = "FIELDS", num_args = 0..=1, default_missing_value = "3",
        conflicts_with_all = ["position", "load", "resume"])]
    rounds: Option<u8>,
    /// Who plays seat 0: human, level:1 (weakest) to level:8, or adaptive [default: human]
    #[arg(long, value_name = "PLAYER")]
    seat0: Option<Player>,
    /// Who plays seat 1 [default: level:3]
    #[arg(long, value_name = "PLAYER")]
    seat1: Option<Player>,
    /// Who plays seat 2, where there is one [default: level:3]
    #[arg(long, value_name = "PLAYER")]
    seat2: Option<Player>,
    /// Who plays seat 3, where there is one [default: level:3]
    #[arg(long, value_name = "PLAYER")]
    seat3: Option<Player>,
    /// What the computer overlooks and which of equal moves it plays is drawn with it [default: 0 in a pipe, in a terminal another each game]
    #[arg(long)]
    seed: Option<u64>,
    /// Draw the board from this seat's side [default: the first person's]
    #[arg(long, value_name = "SEAT")]
    view: Option<u8>,
    /// Turn the board so that the seat to move sits at the bottom
    #[arg(long, conflicts_with = "view")]
    turn_view: bool,
    /// Tell the board in words, without drawing or colour, as a screen reader reads it well
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    tables: Wanted,
    /// Go on with the game of this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "position", "resume"])]
    load: Option<PathBuf>,
    /// Go on with the unfinished game played last in a terminal
    #[arg(long, conflicts_with_all = ["rules", "position"])]
    resume: bool,
}

/// Runs the command.
pub(crate) fn run(voice: Voice, args: &Args) -> anyhow::Result<()> {
    let terminal = io::stdin().is_terminal();
    let (mut session, file) = session(voice, args, terminal)?;
    session.endgames = args.tables.open()?;
    let view = view(args, &session)?;
    let mut out = io::stdout().lock();
    if terminal {
        // Colours are left out where standard output is no terminal, or NO_COLOR is set.
        return interactive::run_in_terminal(voice, session, view, file, &mut AutoStream::auto(&mut out));
    }
    let notes = &mut AutoStream::auto(io::stderr().lock());
    pipe::run(voice, session, view, &mut io::stdin().lock(), &mut out, notes)
}

/// The game to play, and the file it was resumed from.
fn session(voice: Voice, args: &Args, terminal: bool) -> anyhow::Result<(Session, Option<PathBuf>)> {
    let asked = BySeat::from_fn(|seat| match seat.number() {
        0 => args.seat0,
        1 => args.seat1,
        2 => args.seat2,
        _ => args.seat3,
    });
    let players = BySeat::from_fn(|seat| {
        let usual = if seat == Seat::FIRST { Player::Human } else { Player::default() };
        asked[seat].unwrap_or(usual)
    });
    let seed = args.seed.unwrap_or_else(|| if terminal { fastrand::u64(..) } else { 0 });
    let resumed = if args.resume {
        let directory = saved::state_dir()?;
        let mut skipped = Vec::new();
        let last = saved::last_unfinished(voice, &directory, &mut skipped);
        let file = last.ok_or_else(|| {
            let none = voice.terminal.terminal_no_unfinished(&directory.display().to_string());
            let skipped = skipped.iter().map(|fault| voice.terminal.terminal_skipped(fault));
            anyhow!([none].into_iter().chain(skipped).collect::<Vec<_>>().join("\n"))
        })?;
        for fault in &skipped {
            // With stderr closed there is nobody to tell, and the game goes on all the same.
            let _ = writeln!(io::stderr().lock(), "{}", voice.terminal.terminal_skipped(fault));
        }
        Some(file)
    } else {
        None
    };
    let mut session = match args.load.as_ref().or(resumed.as_ref()) {
        Some(file) => saved::load(voice, file, players, seed)?,
        None => Session {
            game: match &args.position {
                Some(position) => Game::new(*position),
                None => Game::start(args.rules)?,
            },
            rounds: match args.rounds {
                Some(fields) => {
                    let rounds = Match::new(args.rules, fields);
                    Some(rounds.map_err(|why| bad_use(format!("--rounds {fields}: {why}")))?)
                }
                None => None,
            },
            players,
            seed,
            adaptive: Remembered::default(),
            endgames: Endgames::default(),
        },
    };
    let seats = session.game.position().rules().seats;
    for seat in (0..4).filter_map(Seat::new) {
        let Some(player) = asked[seat] else {
            continue;
        };
        if seat.number() >= seats {
            return Err(bad_use(format!(
                "--seat{seat} {player}, expected a seat below {seats} under these rules"
            )));
        }
        session.players[seat] = player;
    }
    if let Some(seed) = args.seed {
        session.seed = seed;
    }
    Ok((session, resumed))
}

fn view(args: &Args, session: &Session) -> anyhow::Result<View> {
    let seats = session.game.position().rules().seats;
    let from = match args.view {
        _ if args.turn_view => Bottom::Mover,
        Some(number) => match Seat::new(number).filter(|_| number < seats) {
            Some(seat) => Bottom::Seat(seat),
            None => return Err(bad_use(format!("--view {number}, expected a seat below {seats}"))),
        },
        None => {
            let person = Seat::all(seats).find(|&seat| session.players[seat] == Player::Human);
            Bottom::Seat(person.unwrap_or(Seat::FIRST))
        }
    };
    let look = if args.plain { Look::Words } else { Look::Drawn(Lines::of_locale()) };
    Ok(View { from, look })
}
