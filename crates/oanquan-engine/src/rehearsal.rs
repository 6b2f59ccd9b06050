//! What to play when the game is lost or level against perfect play: the move after which somebody who sees
//! less far goes wrong. The rest of the game is rehearsed against such players: first as the engine would play it,
//! then, as long as there is time, with more and more of its own next moves free.
//!
//! The other is taken for somebody who looks some plies ahead and counts what is captured. A move that is
//! worth a draw is given up for no other, so nothing is risked but the margin of a game that is lost by the
//! search's own account.

use std::sync::atomic::Ordering;

use oanquan::{Game, Move, Seat};

use crate::evaluation::{TERMS, Weights};
use crate::limits::{Limits, Resources, Time};
use crate::search::{Report, Search};

/// How far ahead the players look whom a game is rehearsed against.
const FORESIGHT: [u8; 3] = [4, 6, 8];

/// How far the engine itself looks in a rehearsal.
const OWN_DEPTH: u8 = 8;

/// In how many moves after the present one a rehearsal tries everything, at most.
const FREE: u8 = 4;

/// The depth by which the search of all moves stays behind that of the best.
const SHALLOWER: u8 = 4;

/// Beside the result the margin decides between moves that win as surely.
const POINT: f64 = 1.0 / 256.0;

/// The best move against an opponent who may err. `search` searches the game's present position to other
/// limits, on as many threads as there are.
///
/// With a quarter of the time or the nodes it is searched as ever. When the mover is then ahead the search goes
/// on, else the rest is for rehearsals. Without a limit of time or nodes, and where not two seats play, it is
/// searched as ever. `None` when the game is over.
pub fn against_people(
    game: &Game,
    limits: Limits,
    resources: Resources<'_>,
    search: &mut dyn FnMut(Limits) -> Report,
) -> Option<Move> {
    let is_limited = limits.nodes.is_some() || limits.time.is_some();
    if !is_limited || limits.lines > 1 || game.position().rules().seats != 2 || game.legal_moves().len() < 2 {
        return search(limits).best().map(|line| line.mv);
    }
    let part = Limits {
        nodes: limits.nodes.map(|nodes| nodes / 4),
        time: limits.time.map(|time| Time { soft: time.soft / 4, hard: time.hard / 4 }),
        ..limits
    };
    let report = search(part);
    let best = report.best()?;
    let nodes = limits.nodes.map(|nodes| nodes.saturating_sub(report.nodes));
    if best.value.points() + held(game) > 0.0 {
        let is_done = report.settled && best.value.is_exact();
        let last = if is_done { report } else { search(Limits { nodes, ..limits }) };
        return last.best().map(|line| line.mv);
    }
    let me = game.position().turn();
    // Who sees a few plies ahead knows no tables.
    let resources = Resources { probe: None, ..resources };
    let mut rehearsal = Rehearsal { me, limits: Limits { nodes, ..limits }, resources };
    rehearsal.best(game, &report).or(Some(best.mv))
}

/// What the seat to move has banked more than the other.
fn held(game: &Game) -> f64 {
    let (position, banked) = (game.position(), game.position().banked());
    (banked[position.turn()] - banked[position.turn().next(2)]) as f64
}

/// What a move comes to against each of the players.
struct Hope {
    mv: Move,
    /// Each 1 for a win, −1 for a loss, and a little for the margin.
    results: [f64; FORESIGHT.len()],
}

impl Hope {
    fn total(&self) -> f64 {
        self.results.iter().sum()
    }

    fn is_won(&self) -> bool {
        self.results.iter().all(|result| *result > 0.5)
    }
}

/// The best first, equals as they stood. A dozen at most: the sort of the library would be a twentieth of the engine.
fn put_in_order(hopes: &mut [Hope]) {
    for place in 1..hopes.len() {
        let better = |other: &Hope| other.total() >= hopes[place].total();
        let to = hopes[..place].iter().take_while(|other| better(other)).count();
        hopes[to..=place].rotate_right(1);
    }
}

/// Games played out, as long as nodes and time are left.
struct Rehearsal<'a> {
    me: Seat,
    /// What is left.
    limits: Limits,
    resources: Resources<'a>,
}

impl Rehearsal<'_> {
    /// The move that comes out best; `None` when there was no time to rehearse any.
    fn best(&mut self, game: &Game, report: &Report) -> Option<Move> {
        let first = report.best()?;
        let depth = report.depth.saturating_sub(SHALLOWER).max(2);
        let all = self.search(game, depth, game.legal_moves().len(), Weights::TUNED)?;
        let worth = |line: &crate::search::Line| line.value.points();
        // Where a draw is to be had only moves that keep it count.
        let keeps = if first.value.points() + held(game) < 0.0 { f64::MIN } else { worth(all.best()?) };
        let mut moves: Vec<Move> =
            all.lines.iter().filter(|line| worth(line) >= keeps).map(|line| line.mv).collect();
        moves.retain(|mv| *mv != first.mv);
        moves.insert(0, first.mv);
        if moves.len() == 1 {
            return Some(first.mv);
        }
        let mut hopes: Vec<Hope> = Vec::with_capacity(moves.len());
        for mv in moves {
            let Some(hope) = self.hope(game, mv) else { break };
            hopes.push(hope);
        }
        for free in 1..=FREE {
            // Of equals the search's first choice stays before the others.
            put_in_order(&mut hopes);
            let wins = hopes.first().is_none_or(Hope::is_won);
            if wins || hopes.iter_mut().try_for_each(|hope| self.raise(game, hope, free)).is_none() {
                break;
            }
        }
        let better = |best: Hope, next: Hope| if next.total() > best.total() { next } else { best };
        hopes.into_iter().reduce(better).map(|hope| hope.mv)
    }

    /// What a move comes to when both play the rest as they are wont to.
    fn hope(&mut self, game: &Game, mv: Move) -> Option<Hope> {
        let mut hope = Hope { mv, results: [0.0; FORESIGHT.len()] };
        for (result, foresight) in hope.results.iter_mut().zip(FORESIGHT) {
            *result = self.reached(game, mv, foresight, 0)?;
        }
        Some(hope)
    }

    /// Looks for something better against the players that a move does not win from: all that the mover can do
    /// in the next `free` moves. What was found stays when the time is over.
    fn raise(&mut self, game: &Game, hope: &mut Hope, free: u8) -> Option<()> {
        for (result, foresight) in hope.results.iter_mut().zip(FORESIGHT) {
            if *result < 0.5 {
                *result = result.max(self.reached(game, hope.mv, foresight, free)?);
            }
        }
        Some(())
    }

    /// The result of a move against a player with this foresight: 1 for a win, −1 for a loss, and a little for the
    /// margin. The mover then tries everything for some moves, until something wins, and plays as the engine does.
    fn reached(&mut self, game: &Game, mv: Move, foresight: u8, free: u8) -> Option<f64> {
        let mut game = game.clone();
        game.play(mv).expect("the move comes from the list of legal moves");
        while game.end_reason().is_none() {
            let reply = if game.position().turn() != self.me {
                self.expected(&game, foresight)?
            } else if free == 0 {
                self.search(&game, OWN_DEPTH, 1, Weights::TUNED)?.best()?.mv
            } else {
                let mut best = f64::MIN;
                for mv in game.legal_moves() {
                    best = best.max(self.reached(&game, mv, foresight, free - 1)?);
                    if best > 0.5 {
                        break;
                    }
                }
                return Some(best);
            };
            game.play(reply).expect("a search finds legal moves");
        }
        let outcome = game.outcome()?;
        let margin = outcome.scores[self.me] - outcome.scores[self.me.next(2)];
        let result = match outcome.winner() {
            Some(winner) if winner == self.me => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
        Some(result + POINT * margin as f64)
    }

    /// What a player with this foresight plays who counts captured stones alone.
    fn expected(&mut self, game: &Game, foresight: u8) -> Option<Move> {
        Some(self.search(game, foresight, 1, Weights([0; TERMS]))?.best()?.mv)
    }

    /// A search of a fixed depth; `None` when nothing is left for it.
    fn search(&mut self, game: &Game, depth: u8, lines: usize, weights: Weights) -> Option<Report> {
        let limits = Limits { depth, lines, ..self.limits };
        let report = Search::with_weights(game, limits, self.resources, weights).run(&mut |_| ());
        if let Some(nodes) = &mut self.limits.nodes {
            *nodes = nodes.saturating_sub(report.nodes);
        }
        let is_late = || {
            let time = self.limits.time.zip(self.resources.clock);
            time.is_some_and(|(time, clock)| clock() >= time.hard)
        };
        let is_over =
            self.limits.nodes == Some(0) || self.resources.stop.load(Ordering::Relaxed) || is_late();
        (!is_over).then_some(report)
    }
}
