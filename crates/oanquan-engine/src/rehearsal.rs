//! What to play when the game is lost or level against perfect play: the move after which somebody who sees
//! less far goes wrong. The rest of the game is rehearsed against such players, as many as there is time for.
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
    let mut rehearsal = Rehearsal { me, limits: Limits { nodes, ..limits }, resources };
    rehearsal.best(game, &report).or(Some(best.mv))
}

/// What the seat to move has banked more than the other.
fn held(game: &Game) -> f64 {
    let (position, banked) = (game.position(), game.position().banked());
    (banked[position.turn()] - banked[position.turn().next(2)]) as f64
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
        let mut best: Option<(Move, f64)> = None;
        for mv in moves {
            let Some(hope) = self.hope(game, mv) else { break };
            if best.is_none_or(|(_, most)| hope > most) {
                best = Some((mv, hope));
            }
        }
        best.map(|(mv, _)| mv)
    }

    /// What a move comes to against each of the players: 1 for a win, −1 for a loss, and a little for the margin.
    fn hope(&mut self, game: &Game, mv: Move) -> Option<f64> {
        let mut hope = 0.0;
        for foresight in FORESIGHT {
            let mut game = game.clone();
            game.play(mv).expect("the move comes from the list of legal moves");
            while game.end_reason().is_none() {
                let reply = if game.position().turn() == self.me {
                    self.search(&game, OWN_DEPTH, 1, Weights::TUNED)?.best()?.mv
                } else {
                    self.expected(&game, foresight)?
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
            hope += result + POINT * margin as f64;
        }
        Some(hope)
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
