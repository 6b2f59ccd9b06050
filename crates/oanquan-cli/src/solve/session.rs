//! Solutions on their way: the position, or what follows each of its moves, one question after the other.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use oanquan::{Bare, Game, Move, Position, Stones};
use oanquan_engine::{Limits, Table as EngineTable};
use oanquan_solver::certificate::{Checksum, Header, Subject, extract, write};
use oanquan_solver::prove::{Checkpoint, CheckpointError, DEEPEST, Interval, Memory, Prover, Solve, Step};
use oanquan_tables::Unpacked;
use tempfile::NamedTempFile;

use super::{Args, Budget};
use crate::failure::bad_use;
use crate::thinking;

/// Positions the engine searches for its guess.
const GUESS_NODES: u64 = 200_000;

/// What is worked on.
pub(super) struct Session<'a, 'b> {
    args: &'a Args,
    position: &'a Position,
    stones: Stones,
    table: Option<&'a Unpacked>,
    memory: &'a Memory,
    prover: &'a mut Prover<'b>,
    question: String,
    /// The deepest horizon: a line without a capture must not come to the quiet limit (R15).
    deepest: u8,
    /// The position itself, or what follows each of its moves.
    solves: Vec<Solve>,
    /// The moves and their gains, where these are asked for.
    moves: Vec<(Move, i32)>,
}

impl<'a, 'b> Session<'a, 'b> {
    /// Begins, or goes on with what was kept.
    pub(super) fn begin(
        args: &'a Args,
        bare: &Bare,
        position: &'a Position,
        stones: Stones,
        table: Option<&'a Unpacked>,
        memory: &'a Memory,
        prover: &'a mut Prover<'b>,
    ) -> anyhow::Result<Session<'a, 'b>> {
        let behind = table.map_or(0, Unpacked::plies) + position.quiet();
        if behind >= u32::from(DEEPEST) {
            return Err(bad_use(format!(
                "bounds of the table and plies without a capture come to {behind} plies, expected fewer than {DEEPEST} (R15)"
            )));
        }
        let deepest = (u32::from(DEEPEST) - behind).min(args.depth.into()) as u8;
        let moves = if args.moves { distinct_moves(bare, position, &stones) } else { Vec::new() };
        let name = table.map_or("no table".to_string(), |table| Checksum(table.identity()).to_string());
        let question =
            format!("{position}, {}, {} MiB, {name}", if args.moves { "moves" } else { "value" }, args.hash);
        let misread = |error| misread(args.keep.as_deref(), error);
        let kept = match &args.keep {
            Some(path) => Checkpoint::load(&question, memory, path).map_err(misread)?,
            None => None,
        };
        let solves = match kept {
            Some(kept) => {
                prover.add_nodes(kept.nodes);
                let read = |(number, line): (usize, &String)| {
                    Solve::from_line(line).ok_or_else(|| kept.wrong_part(number, "where a solution stands"))
                };
                kept.parts.iter().enumerate().map(read).collect::<Result<_, _>>().map_err(misread)?
            }
            None => {
                let guess = args.guess.unwrap_or_else(|| guess(position));
                let after = |&(mv, gain): &(Move, i32)| {
                    let from =
                        bare.from(position.turn(), mv).expect("a legal move lifts from the mover's row");
                    let (after, _) = bare.play(&stones, from, mv.direction);
                    Solve::new(after, gain - guess)
                };
                if args.moves { moves.iter().map(after).collect() } else { vec![Solve::new(stones, guess)] }
            }
        };
        Ok(Session { args, position, stones, table, memory, prover, question, deepest, solves, moves })
    }

    /// Asks question after question, the solution with the nearest horizon first.
    pub(super) fn run(&mut self, budget: &Budget, out: &mut impl Write) -> anyhow::Result<()> {
        let style = ProgressStyle::with_template("{spinner} {elapsed}  {wide_msg}")
            .expect("the template is well formed");
        // Hidden by itself where standard error is no terminal.
        let bar = ProgressBar::new_spinner().with_style(style);
        bar.enable_steady_tick(Duration::from_millis(250));
        let mut kept_at = Instant::now();
        loop {
            let open = |solve: &&mut Solve| solve.interval.exact().is_none() && solve.depth <= self.deepest;
            let next = self.solves.iter_mut().enumerate().filter(|(_, solve)| open(solve));
            let Some((place, solve)) = next.min_by_key(|(_, solve)| solve.depth) else { break };
            bar.set_message(format!(
                "horizon {} plies, {}, {} positions",
                solve.depth,
                told(&solve.interval),
                HumanCount(self.prover.nodes())
            ));
            let (before, depth) = (solve.interval, solve.depth);
            let step = solve.step(self.prover, self.args.threads);
            let interval = solve.interval;
            if interval != before {
                let line = self.progress(place, depth, budget);
                bar.suspend(|| writeln!(out, "{line}"))?;
                out.flush()?;
            }
            if step == Step::Stopped {
                break;
            }
            if kept_at.elapsed() >= Duration::from_secs(self.args.keep_every) {
                self.keep()?;
                kept_at = Instant::now();
            }
        }
        bar.finish_and_clear();
        self.keep()
    }

    /// A better interval, on a line.
    fn progress(&self, place: usize, depth: u8, budget: &Budget) -> String {
        let (mv, interval) = match self.moves.get(place) {
            Some((mv, _)) => (format!("{mv} "), self.of_move(place)),
            None => (String::new(), self.solves[place].interval),
        };
        let interval = told(&interval);
        format!(
            "horizon {depth}: {mv}{interval}, {} positions, {:.1} s",
            HumanCount(self.prover.nodes()),
            budget.begun.elapsed().as_secs_f64()
        )
    }

    /// What is proved of a move.
    fn of_move(&self, place: usize) -> Interval {
        let (_, gain) = self.moves[place];
        let Interval { lower, upper } = self.solves[place].interval;
        let turned = |found: oanquan_solver::prove::Found| oanquan_solver::prove::Found {
            bound: gain - found.bound,
            plies: found.plies + 1,
        };
        Interval { lower: upper.map(turned), upper: lower.map(turned) }
    }

    /// What is proved of the position.
    fn interval(&self) -> Interval {
        if self.moves.is_empty() {
            return self.solves[0].interval;
        }
        let all: Vec<Interval> = (0..self.moves.len()).map(|place| self.of_move(place)).collect();
        let uppers: Option<Vec<_>> = all.iter().map(|interval| interval.upper).collect();
        Interval {
            lower: all.iter().filter_map(|interval| interval.lower).max_by_key(|found| found.bound),
            upper: uppers.and_then(|uppers| uppers.into_iter().max_by_key(|found| found.bound)),
        }
    }

    /// Whether everything asked for is proved.
    pub(super) fn is_solved(&self) -> bool {
        self.solves.iter().all(|solve| solve.interval.exact().is_some())
    }

    /// Tells what is proved at the end.
    pub(super) fn tell(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for (place, (mv, _)) in self.moves.iter().enumerate() {
            writeln!(out, "{mv} {}", told(&self.of_move(place)))?;
        }
        writeln!(out, "value {}", told(&self.interval()))?;
        writeln!(out, "{} positions searched", HumanCount(self.prover.nodes()))?;
        Ok(())
    }

    fn keep(&self) -> anyhow::Result<()> {
        let Some(path) = &self.args.keep else { return Ok(()) };
        let (question, parts) = (self.question.clone(), self.solves.iter().map(Solve::to_line).collect());
        let checkpoint = Checkpoint { question, parts, nodes: self.prover.nodes() };
        checkpoint.save(self.memory, path).with_context(|| path.display().to_string())
    }

    /// Writes the certificate of what is proved.
    pub(super) fn certify(&mut self, path: &Path, out: &mut impl Write) -> anyhow::Result<()> {
        let interval = self.interval();
        if interval == Interval::default() {
            bail!("nothing is proved, so there is nothing to certify");
        }
        self.prover.limit(u64::MAX);
        let claims = extract(self.prover, &[(self.stones, interval)], &mut |_| ())?;
        let header = Header {
            subject: Subject::Position(Box::new(*self.position)),
            lower: interval.lower.map(|found| found.bound),
            upper: interval.upper.map(|found| found.bound),
            table: self.table.map(|table| Checksum(table.identity())),
            claims: claims.len() as u64,
        };
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let file = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
        write(&header, &claims, BufWriter::new(&file))?;
        file.persist(path).with_context(|| path.display().to_string())?;
        let size = File::open(path)?.metadata()?.len();
        writeln!(
            out,
            "{}: {} claims, {} bytes",
            path.display(),
            HumanCount(header.claims),
            HumanCount(size)
        )?;
        Ok(())
    }
}

/// What was kept, and cannot be gone on with: bad use, unless the file cannot be read at all.
pub(crate) fn misread(path: Option<&Path>, error: CheckpointError) -> anyhow::Error {
    let name = path.map_or(String::new(), |path| path.display().to_string());
    match error {
        CheckpointError::Io(_) => anyhow::Error::new(error).context(name),
        CheckpointError::Line { .. } => bad_use(format!("{name}: {error}")),
    }
}

/// The moves of a position and their gains; of two that are mirror images of each other the first.
fn distinct_moves(bare: &Bare, position: &Position, stones: &Stones) -> Vec<(Move, i32)> {
    let mut seen = Vec::new();
    let mut moves = Vec::new();
    for mv in position.legal_moves() {
        let from = bare.from(position.turn(), mv).expect("a legal move lifts from the mover's row");
        let (after, gain) = bare.play(stones, from, mv.direction);
        let kind = (bare.canonical(&after), gain);
        if !seen.contains(&kind) {
            seen.push(kind);
            moves.push((mv, gain));
        }
    }
    moves
}

/// What the engine takes a position to be worth.
pub(crate) fn guess(position: &Position) -> i32 {
    let limits = Limits { nodes: Some(GUESS_NODES), ..Limits::default() };
    let report = thinking::search_alone(&Game::new(*position), limits, &EngineTable::new(16), None);
    report.best().map_or(0, |line| line.value.points() as i32)
}

/// An interval in words.
fn told(interval: &Interval) -> String {
    let Interval { lower, upper } = *interval;
    match (lower, upper) {
        (Some(lower), Some(upper)) if lower.bound == upper.bound => {
            format!("{}, forced within {} plies", lower.bound, lower.plies.max(upper.plies))
        }
        (Some(lower), Some(upper)) => format!("{} to {}", lower.bound, upper.bound),
        (Some(lower), None) => format!("{} or more", lower.bound),
        (None, Some(upper)) => format!("{} or less", upper.bound),
        (None, None) => "unknown".to_string(),
    }
}
