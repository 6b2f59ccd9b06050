//! Why a move is good or bad: the few things a person checks by playing it on the board, as data. The words
//! are the interface's. What the search thinks is not in here; [`explained`] puts it beside.
//!
//! Everything is seen by playing the move and, after it, each single reply of the seat that moves next:
//! nobody has to believe it.

use oanquan::{
    EndReason, Game, IllegalMove, Lender, Move, Observer, Points, Position, Rules, Seat, Setup, Square,
};

use crate::score::Value;
use crate::search::Report;

/// Laps from which on a move is hard to foresee: one move in twenty of random games has as many.
pub const LONG_RELAY: u32 = 5;

/// One thing that speaks for or against a move.
///
/// *Points captured* are citizens and Mandarins taken by the captures of a move (R11, R12), by whatever
/// rules Mandarins count; a refill before the move is not taken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game is over after the move.
    EndsGame {
        /// By which rule.
        reason: EndReason,
        /// The final score of the mover's side less that of the best other side (R18).
        margin: Points,
        /// The place of the mover, 1 the best; with [`Refill::Lose`](oanquan::Refill::Lose) the margin does
        /// not decide it.
        place: u8,
    },
    /// The move captures.
    Takes {
        /// Points captured.
        points: Points,
        /// Mandarin stones among them.
        mandarins: u32,
        /// Squares emptied by captures.
        captures: u32,
    },
    /// The next seat can capture, and is not of the mover's side.
    LeavesOpen {
        /// The most points it can capture in one move.
        points: Points,
        /// The first move that captures so many.
        reply: Move,
    },
    /// The next seat, not of the mover's side, could capture more if it were its turn already, on the
    /// squares as they are before the move.
    Saves {
        /// How much more.
        points: Points,
        /// The first move that captured the most.
        from: Move,
    },
    /// The next seat, not of the mover's side, has an empty row and must refill it (R5).
    ForcesRefill {
        /// That seat.
        seat: Seat,
    },
    /// A seat not of the mover's side has an empty row that nobody can fill, and is passed over (R6).
    ForcesPass {
        /// That seat.
        seat: Seat,
    },
    /// The mover must refill his row before he can move (R5). It costs a point a square.
    Refills {
        /// Citizens from the mover's reserve.
        own: u32,
        /// Citizens borrowed, from other seats or the bank (R6).
        borrowed: u32,
    },
    /// The move goes on for many laps (R8), [`LONG_RELAY`] or more.
    LongRelay {
        /// How many times stones are lifted.
        laps: u32,
    },
}

impl Reason {
    /// What it is about, in points: the more, the earlier it is told.
    fn weight(&self, rules: &Rules) -> Points {
        match self {
            Reason::EndsGame { .. } => Points::MAX,
            Reason::Takes { points, .. }
            | Reason::LeavesOpen { points, .. }
            | Reason::Saves { points, .. } => *points,
            Reason::ForcesRefill { .. } | Reason::ForcesPass { .. } => Points::from(rules.row),
            Reason::Refills { .. } => Points::from(rules.row),
            Reason::LongRelay { .. } => 0,
        }
    }
}

/// What speaks for and against a move, the most telling first: the end of the game, then whatever is about
/// more points; what is about as many in the order of [`Reason`].
///
/// # Errors
/// [`IllegalMove`] when the move may not be played.
///
/// ```
/// use oanquan::{Game, Rules};
/// use oanquan_engine::{Reason, reasons};
///
/// let game = Game::start(Rules::SEED).unwrap();
/// let found = reasons(&game, "9r".parse().unwrap()).unwrap();
/// // It takes a Mandarin, and lets the other seat take the other one and ten citizens more.
/// let reply = "2r".parse().unwrap();
/// assert_eq!(found[0], Reason::LeavesOpen { points: 21, reply });
/// assert_eq!(found[1], Reason::Takes { points: 11, mandarins: 1, captures: 1 });
/// ```
pub fn reasons(game: &Game, mv: Move) -> Result<Vec<Reason>, IllegalMove> {
    let before = *game.position();
    let (rules, mover) = (before.rules(), before.turn());
    let is_ours = |seat: Seat| rules.same_side(mover, seat);
    let mut after = game.clone();
    let mut seen = Seen::default();
    after.play_observed(mv, &mut seen)?;

    let mut reasons: Vec<Reason> = Vec::new();
    let mut tell = |reason: Reason| {
        let weight = reason.weight(rules);
        let weightier = reasons.partition_point(|told| told.weight(rules) >= weight);
        reasons.insert(weightier, reason);
    };
    if let Some(outcome) = after.outcome() {
        let others = Seat::all(rules.seats).filter(|seat| !is_ours(*seat));
        let best = others.map(|seat| outcome.side_score(seat)).max().unwrap_or_default();
        tell(Reason::EndsGame {
            reason: outcome.reason,
            margin: outcome.side_score(mover) - best,
            place: outcome.places()[mover],
        });
    }
    if seen.captures > 0 {
        let (mandarins, captures) = (seen.mandarins, seen.captures);
        tell(Reason::Takes { points: seen.points(rules), mandarins, captures });
    }
    let next = after.position().turn();
    if after.end_reason().is_none() && !is_ours(next) {
        let left = best_capture(after.position());
        if let Some((points, reply)) = left {
            tell(Reason::LeavesOpen { points, reply });
        }
        let left = left.map_or(0, |(points, _)| points);
        if let Some((points, from)) = threat(&before, next)
            && points > left
        {
            tell(Reason::Saves { points: points - left, from });
        }
        if after.position().must_refill() {
            tell(Reason::ForcesRefill { seat: next });
        }
    }
    for seat in seen.passed.iter().copied().filter(|&seat| !is_ours(seat)) {
        tell(Reason::ForcesPass { seat });
    }
    if let Some(own) = seen.refilled {
        tell(Reason::Refills { own, borrowed: seen.borrowed });
    }
    if seen.laps >= LONG_RELAY {
        tell(Reason::LongRelay { laps: seen.laps });
    }
    Ok(reasons)
}

/// The most points the seat to move can capture in one move, and the first move that captures so many;
/// `None` when no move captures.
fn best_capture(position: &Position) -> Option<(Points, Move)> {
    let mut best = None;
    for mv in position.legal_moves() {
        let mut seen = Seen::default();
        // A legal move is not refused.
        let _ = position.play_observed(mv, &mut seen);
        let points = seen.points(position.rules());
        if points > best.map_or(0, |(most, _)| most) {
            best = Some((points, mv));
        }
    }
    best
}

/// What a seat could capture at best if it were its turn.
fn threat(position: &Position, seat: Seat) -> Option<(Points, Move)> {
    let setup = Setup { turn: seat.number(), ..position.setup() };
    let (position, _) = setup.study_position().ok()?;
    // A seat that would have to pass threatens nothing.
    if position.turn() == seat { best_capture(&position) } else { None }
}

/// What happens in a move.
#[derive(Default)]
struct Seen {
    citizens: u32,
    mandarins: u32,
    captures: u32,
    laps: u32,
    /// The mover's own citizens in a refill.
    refilled: Option<u32>,
    borrowed: u32,
    passed: Vec<Seat>,
}

impl Seen {
    /// Points captured.
    fn points(&self, rules: &Rules) -> Points {
        Points::from(self.citizens) + Points::from(rules.mandarin_value) * Points::from(self.mandarins)
    }
}

impl Observer for Seen {
    fn refill(&mut self, _: Seat, _: &mut dyn Iterator<Item = Square>, own: u32) {
        self.refilled = Some(own);
    }
    fn loan(&mut self, _: Seat, _: Lender, citizens: u32) {
        self.borrowed += citizens;
    }
    fn lift(&mut self, _: Seat, _: Square, _: u32) {
        self.laps += 1;
    }
    fn capture(&mut self, _: Seat, _: Square, citizens: u32, mandarins: u32) {
        self.citizens += citizens;
        self.mandarins += mandarins;
        self.captures += 1;
    }
    fn pass(&mut self, seat: Seat) {
        self.passed.push(seat);
    }
}

/// A move with what the search says of it and what anyone can see.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The move.
    pub mv: Move,
    /// What the search says it is worth.
    pub value: Value,
    /// How the search goes on after it; the move is the first of it.
    pub pv: Vec<Move>,
    /// What speaks for and against it, the most telling first.
    pub reasons: Vec<Reason>,
}

/// The lines of a report, explained: all moves of the position where the search was asked for as many
/// lines, the best first.
///
/// The report must be one of this game's present position: a move that is not legal there is left out.
pub fn explained(game: &Game, report: &Report) -> Vec<Explained> {
    let lines = report.lines.iter();
    let explained = lines.filter_map(|line| {
        let reasons = reasons(game, line.mv).ok()?;
        Some(Explained { mv: line.mv, value: line.value, pv: line.pv.clone(), reasons })
    });
    explained.collect()
}
