//! What a lesson asks for, and whether a move does it.

use oanquan::{Game, Move, Points, Position, SquareName, Step};

/// What the learner shall do with one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Any move.
    Any,
    /// At least so many laps (R8).
    Laps(u32),
    /// A full Mandarin square ends the move, and nothing is taken (R9).
    StopAtMandarin,
    /// At least so many points are taken (R11).
    Take(Points),
    /// At least so many squares are taken (R12).
    Chain(u32),
    /// A Mandarin is taken.
    TakeMandarin,
    /// The game is over, and the mover has more points than anybody else (R14, R18).
    EndAhead,
    /// Whatever the next seat plays, it takes fewer points than these.
    Safe(Points),
    /// The next seat has to refill its row (R5).
    Starve,
    /// Whatever the next seat plays, the learner can take a Mandarin then.
    Attack,
}

/// What a move came to, in the unit of its task: laps, points, squares; 0 where there is nothing to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Whether the task is done.
    pub solved: bool,
    /// How much of it there was.
    pub amount: Points,
}

impl Task {
    /// What a legal move comes to; `None` for another one.
    #[must_use]
    pub fn attempt(self, position: &Position, mv: Move) -> Option<Attempt> {
        let mut game = Game::new(*position);
        let mut steps = Vec::new();
        position.play_observed(mv, &mut steps).ok()?;
        game.play(mv).ok()?;
        let taken = taken(position, &steps);
        let reply = || best_reply(&game);
        let attempt = |solved: bool, amount: Points| Attempt { solved, amount };
        let at_least = |amount: Points, least: Points| attempt(amount >= least, amount);
        Some(match self {
            Task::Any => attempt(true, 0),
            Task::Laps(least) => {
                at_least(count(&steps, |step| matches!(step, Step::Lift { .. })), least.into())
            }
            Task::StopAtMandarin => attempt(taken == 0 && stops_at_mandarin(&steps, &game, mv), taken),
            Task::Take(least) => at_least(taken, least),
            Task::Chain(least) => {
                at_least(count(&steps, |step| matches!(step, Step::Capture { .. })), least.into())
            }
            Task::TakeMandarin => attempt(takes_mandarin(&steps), taken),
            Task::EndAhead => attempt(is_won(&game, position), 0),
            Task::Safe(limit) => attempt(reply() < limit, reply()),
            Task::Starve => attempt(has_to_refill(&game), 0),
            Task::Attack => attempt(attacks(&game), 0),
        })
    }
}

fn count(steps: &[Step], what: impl Fn(&Step) -> bool) -> Points {
    steps.iter().filter(|step| what(step)).count() as Points
}

/// The points of all captures.
fn taken(position: &Position, steps: &[Step]) -> Points {
    let value = Points::from(position.rules().mandarin_value);
    let points = |step: &Step| match *step {
        Step::Capture { citizens, mandarins, .. } => Points::from(citizens) + value * Points::from(mandarins),
        _ => 0,
    };
    steps.iter().map(points).sum()
}

/// Whether the square after the last stone is a Mandarin square with something in it.
fn stops_at_mandarin(steps: &[Step], game: &Game, mv: Move) -> bool {
    let last = steps.iter().rev().find_map(|step| match step {
        Step::Sow { squares, .. } => squares.last().copied(),
        _ => None,
    });
    last.is_some_and(|last| {
        let ring = game.position().ring();
        let next = ring.step(last, mv.direction);
        matches!(ring.name(next), SquareName::Mandarin(_))
            && game.position().contents().nth(next.index()).is_some_and(|content| !content.is_empty())
    })
}

fn takes_mandarin(steps: &[Step]) -> bool {
    steps.iter().any(|step| matches!(step, Step::Capture { mandarins: 1.., .. }))
}

/// Whether the seat after the next can take a Mandarin, whatever comes before.
fn attacks(game: &Game) -> bool {
    let can_take = |position: &Position| {
        position.legal_moves().iter().any(|mv| {
            let mut steps = Vec::new();
            position.play_observed(mv, &mut steps).is_ok() && takes_mandarin(&steps)
        })
    };
    let replies = game.legal_moves();
    !replies.is_empty()
        && replies.iter().all(|reply| {
            let mut next = game.clone();
            next.play(reply).is_ok() && next.end_reason().is_none() && can_take(next.position())
        })
}

fn is_won(game: &Game, before: &Position) -> bool {
    game.outcome().is_some_and(|outcome| outcome.winner() == Some(before.turn()))
}

/// The most points that a move of the next seat takes.
fn best_reply(game: &Game) -> Points {
    let position = game.position();
    let points = |mv: Move| {
        let mut steps = Vec::new();
        position.play_observed(mv, &mut steps).map_or(0, |_| taken(position, &steps))
    };
    game.legal_moves().iter().map(points).max().unwrap_or(0)
}

/// Whether a game that goes on begins its next turn with a refill.
fn has_to_refill(game: &Game) -> bool {
    let refills = |mv: Move| {
        let mut steps = Vec::new();
        let played = game.position().play_observed(mv, &mut steps);
        played.is_ok() && matches!(steps.first(), Some(Step::Refill { .. }))
    };
    game.legal_moves().iter().any(refills)
}
