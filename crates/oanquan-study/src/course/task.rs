//! What a lesson asks for, and whether a move does it.

use oanquan::{EndReason, Game, Match, Move, Points, Position, Seat, SquareName, Step};
use oanquan_words::Study;

use super::Missed;

/// What the learner shall do with one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The first stone falls into a Mandarin square (R1).
    FirstIntoMandarin,
    /// The last stone falls into this square (R2, R7).
    Last(SquareName),
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
    /// The game is over because the Mandarin squares are empty, so that the next seat does not refill its empty row
    /// (R17).
    EndUnfilled,
    /// The game goes on, and whatever the next seat plays, it takes fewer points than these.
    Safe(Points),
    /// The next seat has to refill its row (R5).
    Starve,
    /// Whatever the next seat plays, the learner can take a Mandarin then.
    Attack,
    /// The round is over, and the other seat has to sell so many fields (R21).
    Sell(u8),
}

/// What a move came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It is what was asked for.
    Solved,
    /// It is not.
    Missed(Missed),
}

impl Attempt {
    /// Whether it is what was asked for.
    #[must_use]
    pub fn is_solved(self) -> bool {
        self == Attempt::Solved
    }
}

impl Task {
    /// What a legal move comes to; `None` for another one.
    #[must_use]
    pub fn attempt(self, position: &Position, mv: Move) -> Option<Attempt> {
        let mut game = Game::new(*position);
        let steps = game.play_steps(mv).ok()?;
        let played = Played { before: position, mv, steps, game };
        Some(played.missed(self).map_or(Attempt::Solved, Attempt::Missed))
    }

    /// What is to be done, in words.
    #[must_use]
    pub fn told(self, study: Study) -> String {
        match self {
            Task::FirstIntoMandarin => study.course_task_first(),
            Task::Last(square) => study.course_task_last(&square.to_string()),
            Task::Laps(least) => study.course_task_laps(least.into()),
            Task::StopAtMandarin => study.course_task_stop(),
            Task::Take(least) => study.course_task_take(least),
            Task::Chain(least) => study.course_task_chain(least.into()),
            Task::TakeMandarin => study.course_task_mandarin(),
            Task::EndAhead => study.course_task_end(),
            Task::EndUnfilled => study.course_task_unfilled(),
            Task::Safe(limit) => study.course_task_safe(limit - 1),
            Task::Starve => study.course_task_starve(),
            Task::Attack => study.course_task_attack(),
            Task::Sell(fields) => study.course_task_sell(fields.into()),
        }
    }
}

/// A move that has been played.
struct Played<'a> {
    before: &'a Position,
    mv: Move,
    steps: Vec<Step>,
    /// The game after it.
    game: Game,
}

impl Played<'_> {
    /// What is wrong with it; nothing when it does the task.
    fn missed(&self, task: Task) -> Option<Missed> {
        let position = self.game.position();
        let is_over = self.game.end_reason().is_some();
        let unless = |is_right: bool, missed: Missed| (!is_right).then_some(missed);
        match task {
            Task::FirstIntoMandarin => {
                let first = self.sown().next();
                unless(first.is_some_and(is_mandarin_square), Missed::First)
            }
            Task::Last(square) => self.sown().last().filter(|last| *last != square).map(Missed::Last),
            Task::Laps(least) => {
                let laps = self.count(|step| matches!(step, Step::Lift { .. }));
                unless(laps >= least, Missed::Laps(laps))
            }
            Task::StopAtMandarin => match self.taken() {
                0 => unless(self.stops_at_mandarin(), Missed::NotStopped),
                taken => Some(Missed::Taken(taken)),
            },
            Task::Take(least) => unless(self.taken() >= least, Missed::Points(self.taken())),
            Task::Chain(least) => {
                let squares = self.count(|step| matches!(step, Step::Capture { .. }));
                unless(squares >= least, Missed::Squares(squares))
            }
            Task::TakeMandarin if takes_mandarin(&self.steps) => None,
            Task::TakeMandarin if self.came_upon_young() => Some(Missed::Young),
            Task::TakeMandarin => Some(Missed::NoMandarin(self.taken())),
            Task::EndAhead => self.not_won(),
            Task::EndUnfilled => match (self.game.end_reason(), self.next_row()) {
                (Some(EndReason::Mandarins), 0) => None,
                (Some(_), citizens) => Some(Missed::Row(citizens)),
                (None, 0) => Some(Missed::Refills),
                (None, _) => Some(Missed::GoesOn),
            },
            Task::Safe(_) | Task::Starve | Task::Attack if is_over => Some(Missed::Ends),
            Task::Safe(limit) => unless(self.best_reply() < limit, Missed::Open(self.best_reply())),
            Task::Starve => unless(position.must_refill(), Missed::Row(self.next_row())),
            Task::Attack => self.parry().map(Missed::Parried),
            Task::Sell(_) if !is_over => Some(Missed::GoesOn),
            Task::Sell(fields) => {
                let halves = self.sells();
                unless(halves >= 2 * fields, Missed::Sells(halves))
            }
        }
    }

    fn count(&self, what: impl Fn(&Step) -> bool) -> u32 {
        self.steps.iter().map(|step| u32::from(what(step))).sum()
    }

    fn taken(&self) -> Points {
        taken(self.before, &self.steps)
    }

    /// Where the stones fell, one after the other.
    fn sown(&self) -> impl Iterator<Item = SquareName> {
        let ring = self.before.ring();
        let sown = self.steps.iter().filter_map(|step| match step {
            Step::Sow { squares, .. } => Some(squares),
            _ => None,
        });
        sown.flatten().map(move |square| ring.name(*square))
    }

    /// Whether the square after the last stone is a Mandarin square with something in it.
    fn stops_at_mandarin(&self) -> bool {
        let last = self.steps.iter().rev().find_map(|step| match step {
            Step::Sow { squares, .. } => squares.last().copied(),
            _ => None,
        });
        last.is_some_and(|last| {
            let position = self.game.position();
            let next = position.ring().step(last, self.mv.direction);
            position.ring().is_mandarin(next) && !position.board().get(next).is_empty()
        })
    }

    /// Whether the move would have taken a Mandarin if none were protected for its youth.
    fn came_upon_young(&self) -> bool {
        let mut setup = self.before.setup();
        setup.rules.young_mandarin = 0;
        setup.position().is_ok_and(|position| {
            let mut steps = Vec::new();
            position.play_observed(self.mv, &mut steps).is_ok() && takes_mandarin(&steps)
        })
    }

    fn not_won(&self) -> Option<Missed> {
        let Some(outcome) = self.game.outcome() else { return Some(Missed::GoesOn) };
        let mover = self.before.turn();
        if outcome.winner() == Some(mover) {
            return None;
        }
        let scores = self.game.position().scores();
        let others = Seat::all(self.before.rules().seats).filter(|seat| *seat != mover);
        let best = others.map(|seat| scores[seat]).max().unwrap_or_default();
        Some(Missed::NotWon { own: scores[mover], best })
    }

    /// The citizens in the row of the seat that is to move now, before it refills.
    fn next_row(&self) -> u32 {
        let position = self.game.position();
        let row = position.ring().row_of(position.turn());
        row.map(|square| u32::from(position.board().get(square).citizens)).sum()
    }

    /// The most points that a move of the next seat takes.
    fn best_reply(&self) -> Points {
        let position = self.game.position();
        let points = |mv: Move| {
            let mut steps = Vec::new();
            position.play_observed(mv, &mut steps).map_or(0, |_| taken(position, &steps))
        };
        self.game.legal_moves().iter().map(points).max().unwrap_or_default()
    }

    /// A move of the next seat after which no Mandarin can be taken, in a game that goes on.
    fn parry(&self) -> Option<Move> {
        let can_take = |position: &Position| {
            position.legal_moves().iter().any(|mv| {
                let mut steps = Vec::new();
                position.play_observed(mv, &mut steps).is_ok() && takes_mandarin(&steps)
            })
        };
        self.game.legal_moves().iter().find(|reply| {
            let mut next = self.game.clone();
            let is_played = next.play(*reply).is_ok();
            !(is_played && next.end_reason().is_none() && can_take(next.position()))
        })
    }

    /// The half fields that the other seat has to sell after this round, the first of a match (R21).
    fn sells(&self) -> u8 {
        let series = Match::new(*self.before.rules(), FIELDS_TO_WIN).ok();
        let settled = series.and_then(|series| series.settled(&self.game));
        let lost = settled.filter(|(result, _)| result.winner == Some(self.before.turn()));
        lost.map_or(0, |(result, _)| result.sold)
    }
}

/// Fields that win the match of the lesson about it.
const FIELDS_TO_WIN: u8 = 3;

/// The points of all captures.
fn taken(position: &Position, steps: &[Step]) -> Points {
    let value = Points::from(position.rules().mandarin_value);
    let points = |step: &Step| match *step {
        Step::Capture { citizens, mandarins, .. } => Points::from(citizens) + value * Points::from(mandarins),
        _ => 0,
    };
    steps.iter().map(points).sum()
}

fn takes_mandarin(steps: &[Step]) -> bool {
    steps.iter().any(|step| matches!(step, Step::Capture { mandarins: 1.., .. }))
}

fn is_mandarin_square(square: SquareName) -> bool {
    matches!(square, SquareName::Mandarin(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(task: Task, position: &str, mv: &str) -> Attempt {
        task.attempt(&position.parse().unwrap(), mv.parse().unwrap()).unwrap()
    }

    #[test]
    fn a_move_that_ends_the_game_is_neither_safe_nor_a_threat_nor_does_it_starve() {
        // The last Mandarin square is taken, and so are all stones of the other row.
        let last = "oaq1 0,0,1,0,0,Q/3,0,0,0,0,0 0 30,16 0,1 - 0 40 seed";
        for task in [Task::Safe(99), Task::Starve, Task::Attack] {
            assert_eq!(attempt(task, last, "7r"), Attempt::Missed(Missed::Ends), "{task:?}");
        }
        assert_eq!(attempt(Task::Safe(99), last, "7l"), Attempt::Solved);
    }

    #[test]
    fn an_illegal_move_is_no_attempt() {
        let start = Position::start(oanquan::Rules::SEED).unwrap();
        assert_eq!(Task::Take(1).attempt(&start, "2r".parse().unwrap()), None);
    }

    #[test]
    fn a_threat_that_a_reply_parries_is_none_and_the_reply_is_named() {
        let position = "oaq1 2,0,0,0,2,Q/0,4,0,1,0,Q2 0 19,20 0,0 - 0 20 seed";
        let Attempt::Missed(Missed::Parried(reply)) = attempt(Task::Attack, position, "5l") else { panic!() };
        let mut game = Game::new(position.parse().unwrap());
        for mv in ["5l".parse().unwrap(), reply] {
            game.play(mv).unwrap();
        }
        let takes = |mv: Move| {
            let mut steps = Vec::new();
            game.position().play_observed(mv, &mut steps).unwrap();
            takes_mandarin(&steps)
        };
        assert!(!game.legal_moves().iter().any(takes), "{reply}");
    }

    #[test]
    fn a_round_that_is_lost_sells_nothing_of_the_other_seat() {
        let lost = "oaq1 0,0,1,0,0,2/0,0,0,0,3,0 0 10,34 1,1 - 0 40 seed";
        assert_eq!(attempt(Task::Sell(1), lost, "7r"), Attempt::Missed(Missed::Sells(0)));
        assert_eq!(attempt(Task::Sell(1), lost, "7l"), Attempt::Missed(Missed::GoesOn));
    }
}
