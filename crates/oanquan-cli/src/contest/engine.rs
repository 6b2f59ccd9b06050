//! Our own search as a contestant, in this process. Every worker has a table of its own, which is emptied
//! before a game: what a game comes to does not depend on the games before it.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, Instant};

use oanquan::{Game, Move};
use oanquan_engine::{self as engine, MAX_DEPTH, Table};

use super::contestant::{Contestant, Fault, FaultKind, Limits, Stop, Terms, Time, Unplayed};
use crate::endgames::Endgames;
use crate::thinking::{self, LARGEST_HASH, MOST_THREADS, Means};

/// The table's size in mebibytes when none is given.
const HASH: usize = 16;

/// How an engine was entered: `engine`, `engine,nodes=1000,hash=64`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// Limits of its own; those of the match where there are none.
    pub(super) limits: Limits,
    /// Mebibytes of its table.
    pub(super) hash: usize,
    threads: usize,
    endgames: Endgames,
    /// Whether it rehearses games it does not win.
    rehearses: bool,
}

impl FromStr for Options {
    type Err = String;

    /// Reads what stands behind `engine`: nothing, or options with a comma before each.
    fn from_str(text: &str) -> Result<Options, String> {
        let mut options = Options {
            limits: Limits::default(),
            hash: HASH,
            threads: 1,
            endgames: Endgames::default(),
            rehearses: false,
        };
        for part in text.split(',').skip(1) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let wrong = |expected: &str| format!("{name} is {value:?}, expected {expected}");
            let within = |most: u64| value.parse().ok().filter(|number| (1..=most).contains(number));
            match name {
                "nodes" => options.limits.nodes = Some(within(u64::MAX).ok_or(wrong("a number from 1"))?),
                "time" => {
                    let Time(time) = value.parse().map_err(|error| format!("time: {error}"))?;
                    options.limits.movetime = Some(time);
                }
                "depth" => {
                    let depth = within(MAX_DEPTH.into()).ok_or(wrong(&format!("1 to {MAX_DEPTH}")))?;
                    options.limits.depth = Some(depth as u32);
                }
                "hash" => {
                    let expected = format!("1 to {LARGEST_HASH} mebibytes");
                    options.hash = within(LARGEST_HASH as u64).ok_or(wrong(&expected))? as usize;
                }
                "threads" => {
                    let expected = format!("1 to {MOST_THREADS}");
                    options.threads = within(MOST_THREADS as u64).ok_or(wrong(&expected))? as usize;
                }
                "tables" => {
                    options.endgames =
                        Endgames::open(Path::new(value)).map_err(|error| format!("tables: {error}"))?;
                }
                "rehearse" if part == name => options.rehearses = true,
                _ => {
                    let expected = "nodes=, time=, depth=, hash=, threads=, tables= or rehearse";
                    return Err(format!("found {part:?}, expected {expected}"));
                }
            }
        }
        Ok(options)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { limits: Limits { nodes, movetime, depth }, hash, threads, endgames, rehearses } = self;
        let parts = [
            nodes.map(|nodes| format!(",nodes={nodes}")),
            movetime.map(|time| format!(",time={}ms", time.as_millis())),
            depth.map(|depth| format!(",depth={depth}")),
            (*hash != HASH).then(|| format!(",hash={hash}")),
            (*threads != 1).then(|| format!(",threads={threads}")),
            endgames.path().map(|path| format!(",tables={}", path.display())),
            rehearses.then(|| ",rehearse".to_string()),
        ];
        parts.iter().flatten().try_for_each(|part| f.write_str(part))
    }
}

/// The search with what it works with.
pub(super) struct Engine {
    limits: engine::Limits,
    /// When a move is late.
    late: Option<Duration>,
    threads: usize,
    rehearses: bool,
    table: Table,
    endgames: Endgames,
}

impl Engine {
    /// An engine with these options.
    pub(super) fn new(options: Options, terms: &Terms) -> Engine {
        let Limits { nodes, movetime, depth } =
            if options.limits.is_empty() { terms.limits } else { options.limits };
        let depth = depth.map_or(MAX_DEPTH, |depth| u8::try_from(depth).unwrap_or(MAX_DEPTH).min(MAX_DEPTH));
        let time = movetime.map(engine::Time::exactly);
        Engine {
            limits: engine::Limits { depth, nodes, time, ..engine::Limits::default() },
            late: movetime.map(|time| time + terms.margin),
            threads: options.threads,
            rehearses: options.rehearses,
            table: Table::new(options.hash),
            endgames: options.endgames,
        }
    }
}

impl Contestant for Engine {
    fn new_game(&mut self, _: u64, _: &Stop) -> Result<(), Unplayed> {
        self.table.clear();
        Ok(())
    }

    fn choose(&mut self, game: &Game, stop: &Stop) -> Result<Move, Unplayed> {
        let begun = Instant::now();
        let tables = self.endgames.tables();
        let means = Means { table: &self.table, threads: self.threads, stop: stop.flag(), begun, tables };
        let best = if self.rehearses {
            thinking::rehearse(game, self.limits, &means)
        } else {
            thinking::search(game, self.limits, &means, &mut |_| ()).best().map(|line| line.mv)
        };
        if stop.is_set() {
            // What it has found depends on when it was stopped.
            return Err(Unplayed::Stopped);
        }
        let took = begun.elapsed();
        self.endgames.warn();
        if let Some(late) = self.late.filter(|late| took > *late) {
            let message =
                format!("a move after {} ms, expected within {} ms", took.as_millis(), late.as_millis());
            return Err(Fault::new(FaultKind::Late, message).into());
        }
        best.ok_or_else(|| {
            Fault::new(FaultKind::Illegal, "the engine found no move, expected a game that is not over")
                .into()
        })
    }
}

#[cfg(test)]
mod tests {
    use oanquan::Rules;

    use super::*;

    fn terms(limits: Limits) -> Terms {
        let time = Duration::from_secs(1);
        Terms { rules: Rules::SEED, limits, margin: time, patience: time }
    }

    #[test]
    fn options_print_as_they_are_read() {
        for text in [
            "",
            ",nodes=1000",
            ",time=50ms,depth=6",
            ",nodes=1,time=2000ms,depth=120,hash=64,threads=2,rehearse",
        ] {
            assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
        }
        assert_eq!(",threads=1,hash=16,time=0.5s".parse::<Options>().unwrap().to_string(), ",time=500ms");
        for wrong in [
            ",",
            ",nodes",
            ",nodes=0",
            ",depth=121",
            ",hash=0",
            ",threads=1000",
            ",time=5m",
            ",fast=1",
            ",rehearse=1",
        ] {
            assert!(wrong.parse::<Options>().unwrap_err().contains("expected"), "{wrong}");
        }
    }

    #[test]
    fn its_own_limits_come_before_those_of_the_match() {
        let limits = Limits { nodes: Some(77), ..Limits::default() };
        let of = |text: &str| Engine::new(text.parse().unwrap(), &terms(limits)).limits;
        assert_eq!((of("").nodes, of("").depth), (Some(77), MAX_DEPTH));
        assert_eq!((of(",depth=5").nodes, of(",depth=5").depth), (None, 5));
        assert_eq!(of(",time=40ms").time, Some(engine::Time::exactly(Duration::from_millis(40))));
    }

    #[test]
    fn a_game_begins_as_if_there_had_been_none_before() {
        let stop = Stop::default();
        let mut engine = Engine::new(",nodes=3000".parse().unwrap(), &terms(Limits::default()));
        let mut play = || {
            let mut game = Game::start(Rules::VIETNAM).unwrap();
            engine.new_game(0, &stop).unwrap();
            while game.end_reason().is_none() {
                game.play(engine.choose(&game, &stop).unwrap()).unwrap();
            }
            game.moves().to_vec()
        };
        assert_eq!(play(), play());
    }

    #[test]
    fn a_search_that_is_stopped_gives_no_move() {
        let stop = Stop::default();
        stop.set();
        let mut engine = Engine::new(",nodes=3000".parse().unwrap(), &terms(Limits::default()));
        let game = Game::start(Rules::SEED).unwrap();
        assert!(matches!(engine.choose(&game, &stop), Err(Unplayed::Stopped)));
    }

    #[test]
    fn a_move_that_takes_too_long_is_late() {
        let stop = Stop::default();
        let mut engine = Engine::new(",time=1ms".parse().unwrap(), &terms(Limits::default()));
        engine.late = Some(Duration::ZERO);
        let game = Game::start(Rules::SEED).unwrap();
        let Err(Unplayed::Fault(fault)) = engine.choose(&game, &stop) else { panic!("no fault") };
        assert_eq!(fault.kind, FaultKind::Late);
    }
}
