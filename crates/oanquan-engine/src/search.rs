//! Iterative deepening at the root: which moves there are, in what order, what is told, and when to stop.
//! What happens below the root is `worker`.

mod node;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use oanquan::{Game, Move, Position};

use crate::evaluation::{Evaluation, Weights};
use crate::key::Keys;
use crate::limits::{Limits, MAX_DEPTH, Resources};
use crate::path::{Path, Run};
use crate::probe::{Bounds, Probe};
use crate::score::{Score, Value};
use crate::sides::Sides;

use node::{Found, Node, seen};
use worker::Worker;

/// A search of a game's present position, shared by the threads that work on it.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use oanquan::{Game, Rules};
/// use oanquan_engine::{Limits, Resources, Search, Table};
///
/// let game = Game::start(Rules::SEED).unwrap();
/// let (table, stop) = (Table::new(4), AtomicBool::new(false));
/// let resources = Resources { table: &table, stop: &stop, clock: None, probe: None };
/// let limits = Limits { depth: 8, ..Limits::default() };
/// let report = Search::new(&game, limits, resources).run(&mut |_| ());
/// assert_eq!(report.depth, 8);
/// assert!(game.legal_moves().contains(report.best().unwrap().mv));
/// ```
pub struct Search<'a> {
    position: Position,
    /// The positions of the game, the present one last.
    past: Vec<Position>,
    keys: Keys,
    sides: Sides,
    evaluation: Evaluation,
    /// By what moves are put in order.
    order: Evaluation,
    roots: Vec<Root>,
    /// What a book says of the position.
    known: Option<Known>,
    limits: Limits,
    resources: Resources<'a>,
    /// Nodes of all threads, but for what each has not handed in.
    nodes: AtomicU64,
    totals: Totals,
    /// Raised when the thread that reports is done.
    done: AtomicBool,
    /// Raised when a thread helps.
    helpers: AtomicBool,
    /// The keys of what threads are searching, each in the place of its lowest bits.
    busy: Vec<AtomicU64>,
}

/// Places for keys of what is being searched.
const BUSY: usize = 1024;

/// What all threads have counted beside nodes.
#[derive(Default)]
struct Totals {
    table_hits: AtomicU64,
    cuts: AtomicU64,
    first_cuts: AtomicU64,
}

/// A position's value, and a move that comes to it.
#[derive(Clone, Copy)]
struct Known {
    mv: Move,
    value: Score,
}

/// A move of the root and the position it leads to.
#[derive(Clone)]
struct Root {
    mv: Move,
    node: Node,
    /// What the ply gains, for the side to move at the root.
    gain: Score,
    /// Whether the same side moves again.
    again: bool,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The deepest iteration that was finished, in plies; 0 when none was.
    pub depth: u8,
    /// The best moves, the best first; as many as were asked for, or all. Empty when the game is over.
    pub lines: Vec<Line>,
    /// Whether it is proved that no move but those of the lines is better than the last of them. When the
    /// first line is exact too, that is what the position is worth.
    pub settled: bool,
    /// Positions searched by all threads.
    pub nodes: u64,
    /// Positions whose value an endgame table gave.
    pub table_hits: u64,
    /// Positions whose search ended early because one move was good enough.
    pub cuts: u64,
    /// Those of them where that was the first move searched: how good the order of moves is.
    pub first_cuts: u64,
    /// Time passed by the clock that was lent; zero without one.
    pub time: Duration,
}

impl Report {
    /// The best line.
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }
}

/// A move, what it is worth, and how it goes on.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The move.
    pub mv: Move,
    /// What the move is worth, whatever the others are: points gained from here on, for the side to move.
    pub value: Value,
    /// The principal variation: the move and what both sides should play after it.
    pub pv: Vec<Move>,
}

impl<'a> Search<'a> {
    /// Prepares the search of a game's present position.
    pub fn new(game: &Game, limits: Limits, resources: Resources<'a>) -> Search<'a> {
        Search::with_weights(game, limits, resources, Weights::TUNED)
    }

    /// The same with other weights of the evaluation.
    pub fn with_weights(
        game: &Game,
        limits: Limits,
        resources: Resources<'a>,
        weights: Weights,
    ) -> Search<'a> {
        let position = *game.position();
        let sides = Sides::of(&position);
        let keys = Keys::new(&position, sides, &weights);
        let past = game.positions().to_vec();
        let (mut path, run) = Path::new(&past, position.rules());
        path.push(&position);
        let roots = game
            .legal_moves()
            .iter()
            .map(|mv| {
                let mut after = position;
                after.play_unchecked(mv);
                Root {
                    mv,
                    gain: sides.gain(&position, &after),
                    again: sides.together(position.turn(), after.turn()),
                    node: Node::after(&keys, &path, &run, after),
                }
            })
            .collect();
        let bounds = resources.probe.filter(|_| sides == Sides::Two);
        let bounds = bounds.and_then(|probe| proved(probe, &position, &run));
        let known = match bounds {
            Some(Bounds { lower: Some(lower), upper: Some(upper), mv: Some(mv), .. }) if lower == upper => {
                Some(Known { mv, value: Score::of_points(lower as i32) })
            }
            _ => None,
        };
        Search {
            position,
            known,
            past,
            keys,
            sides,
            evaluation: Evaluation::new(position.rules(), sides, &weights),
            order: Evaluation::new(position.rules(), sides, &Weights::ORDER),
            roots,
            limits,
            resources,
            nodes: AtomicU64::new(0),
            totals: Totals::default(),
            done: AtomicBool::new(false),
            helpers: AtomicBool::new(false),
            busy: (0..BUSY).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// Searches until a limit is reached, tells every finished iteration, and returns the last.
    ///
    /// One thread calls this; others may [`help`](Search::help) at the same time.
    pub fn run(&self, report: &mut dyn FnMut(&Report)) -> Report {
        self.resources.table.age();
        let found = self.deepen(&mut Worker::new(self), report);
        self.done.store(true, Ordering::Relaxed);
        found
    }

    /// Searches along with the thread that runs the search, until that is done: what this one finds, the
    /// other reads in the table. A move that one thread is searching the others leave for later.
    pub fn help(&self) {
        self.helpers.store(true, Ordering::Relaxed);
        self.deepen(&mut Worker::new(self), &mut |_| ());
    }

    /// Whether several threads search.
    fn is_shared(&self) -> bool {
        self.helpers.load(Ordering::Relaxed)
    }

    /// Says that a thread searches what has this key, unless another does already, and then returns true.
    fn begin(&self, key: u64) -> bool {
        let slot = &self.busy[key as usize % BUSY];
        if slot.load(Ordering::Relaxed) == key {
            return true;
        }
        slot.store(key, Ordering::Relaxed);
        false
    }

    /// Says that a thread has searched it.
    fn end(&self, key: u64) {
        // What another thread wrote there since is lost: then the two do the same work once.
        self.busy[key as usize % BUSY].store(0, Ordering::Relaxed);
    }

    fn deepen(&self, worker: &mut Worker<'_>, report: &mut dyn FnMut(&Report)) -> Report {
        // The best first; equal ones stay in order. The sort of the library would be as much code as the search.
        let mut moves: Vec<Scored> = Vec::with_capacity(self.roots.len());
        for (place, root) in self.roots.iter().enumerate() {
            let scored = Scored::unsearched(root, place, self);
            let better = moves.partition_point(|before| before.found.value >= scored.found.value);
            moves.insert(better, scored);
        }
        // Here it stays: no other is found to be better.
        if let Some(place) = moves.iter().position(|scored| self.is_known(scored.root)) {
            moves[..=place].rotate_right(1);
        }
        // Every second depth, up to the one asked for: what a depth finds puts the moves of the next but one
        // in order as well as of the next.
        let deepest = self.limits.depth.min(MAX_DEPTH);
        let first = 2 - deepest % 2;
        let lines = self.limits.lines.clamp(1, moves.len().max(1));
        let mut finished = self.report(0, lines, &moves, worker);
        for depth in (first..=deepest).step_by(2) {
            if moves.is_empty() {
                break;
            }
            if self.iterate(worker, depth, lines, &mut moves).is_none() {
                // Of one line the best so far counts; of several, values of two depths would stand side by
                // side.
                if lines == 1 {
                    finished = self.report(finished.depth, lines, &moves, worker);
                }
                break;
            }
            finished = self.report(depth, lines, &moves, worker);
            report(&finished);
            let all_proved = finished.settled && moves.iter().take(lines).all(Scored::proved);
            if all_proved || self.no_time_for_more() {
                break;
            }
        }
        worker.hand_in();
        Report { time: self.time(), ..self.counted(finished) }
    }

    /// One iteration: brings the best moves to the front. `None` when it was stopped; a move found better
    /// than those before it is in front all the same.
    fn iterate(&self, worker: &mut Worker<'_>, depth: u8, lines: usize, moves: &mut [Scored]) -> Option<()> {
        for line in 0..lines {
            // The moves in front are better and stay where they are.
            let mut best: Option<(usize, Score)> = None;
            let mut stopped = false;
            for (place, scored) in moves.iter_mut().enumerate().skip(line) {
                let root = &self.roots[scored.root];
                let alpha = best.map_or(Score::MIN, |(_, value)| value);
                let searched = match self.known {
                    Some(Known { value, mv }) if mv == root.mv => Some(Found::exact(value)),
                    _ => worker.root_move(root, depth, alpha),
                };
                let Some(found) = searched.map(|found| self.at_most_known(found)) else {
                    stopped = true;
                    break;
                };
                if found.high {
                    scored.ceiling = scored.ceiling.min(found.value);
                }
                if best.is_none() || found.value > alpha {
                    scored.found = found;
                    let below = if self.is_known(scored.root) { Vec::new() } else { worker.pv() };
                    scored.pv = worker.completed(root, depth, &below);
                    best = Some((place, found.value));
                }
            }
            if let Some((place, _)) = best {
                moves[line..=place].rotate_right(1);
            }
            if stopped {
                return None;
            }
        }
        Some(())
    }

    /// Whether a move comes to the value that the position is known to have.
    fn is_known(&self, root: usize) -> bool {
        self.known.is_some_and(|known| known.mv == self.roots[root].mv)
    }

    /// No move is worth more than the position is known to be.
    fn at_most_known(&self, found: Found) -> Found {
        match self.known {
            Some(Known { value, .. }) if found.value >= value => {
                Found { value, low: found.low && found.value == value, high: true }
            }
            _ => found,
        }
    }

    fn report(&self, depth: u8, lines: usize, moves: &[Scored], worker: &mut Worker<'_>) -> Report {
        worker.hand_in();
        let (shown, others) = moves.split_at(lines.min(moves.len()));
        let least = shown.last().filter(|scored| scored.proved()).map(|scored| scored.found.value);
        let lines = shown.iter().map(|scored| Line {
            mv: self.roots[scored.root].mv,
            value: scored.found.told(),
            pv: scored.pv.clone(),
        });
        self.counted(Report {
            depth,
            lines: lines.collect(),
            settled: least.is_some_and(|least| others.iter().all(|scored| scored.ceiling <= least)),
            nodes: 0,
            table_hits: 0,
            cuts: 0,
            first_cuts: 0,
            time: self.time(),
        })
    }

    /// A report with what all threads have counted so far.
    fn counted(&self, report: Report) -> Report {
        Report {
            nodes: self.nodes.load(Ordering::Relaxed),
            table_hits: self.totals.table_hits.load(Ordering::Relaxed),
            cuts: self.totals.cuts.load(Ordering::Relaxed),
            first_cuts: self.totals.first_cuts.load(Ordering::Relaxed),
            ..report
        }
    }

    fn time(&self) -> Duration {
        self.resources.clock.map_or(Duration::ZERO, |clock| clock())
    }

    fn no_time_for_more(&self) -> bool {
        self.limits.time.is_some_and(|time| {
            // With a share of a game clock nothing is spent on a move that has to be played anyway.
            let forced = self.roots.len() == 1 && time.soft < time.hard;
            forced || (self.resources.clock.is_some() && self.time() >= time.soft)
        })
    }

    /// Whether the search has to end, asked for every so many nodes.
    fn is_over(&self) -> bool {
        self.done.load(Ordering::Relaxed)
            || self.resources.stop.load(Ordering::Relaxed)
            || self.limits.time.is_some_and(|time| self.resources.clock.is_some() && self.time() >= time.hard)
    }
}

/// A root move with what the last finished iteration found.
struct Scored {
    /// Its place in [`Search::roots`].
    root: usize,
    found: Found,
    /// Proved: it is worth no more than this.
    ceiling: Score,
    pv: Vec<Move>,
}

impl Scored {
    /// A root move before the first iteration: judged by the position it leads to.
    fn unsearched(root: &Root, place: usize, search: &Search<'_>) -> Scored {
        let position = &root.node.position;
        let below = match root.node.over {
            Some(reason) => Found::exact(search.sides.settled(position, reason)),
            None => Found::estimate(search.evaluation.of(position)),
        };
        let found = match search.known {
            Some(Known { value, mv }) if mv == root.mv => Found::exact(value),
            _ => search.at_most_known(seen(root.gain, root.again, below)),
        };
        let most = search.known.map_or(Score::MAX, |known| known.value);
        let ceiling = if found.high { found.value } else { most };
        Scored { root: place, found, ceiling, pv: vec![root.mv] }
    }

    /// Whether the value is proved from both sides.
    fn proved(&self) -> bool {
        self.found.low && self.found.high
    }
}

/// What is proved of a position by tables or books, as long as nothing can end the game sooner (R15): no position
/// that could come back has occurred twice, and the quiet limit leaves room.
fn proved(probe: &dyn Probe, position: &Position, run: &Run) -> Option<Bounds> {
    if run.twice {
        return None;
    }
    let bounds = probe.probe(position)?;
    (position.quiet() + bounds.plies < position.rules().quiet_limit()).then_some(bounds)
}
