//! The end of a game: by the rules or by the players, with the count of R18.

use oanquan::{BySeat, EndReason, Game, Lender, Points, Position, Rules, Seat, Step, Termination};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// By a rule (R14–R16).
    Rule(EndReason),
    /// The players stopped it.
    Stopped(Stop),
}

/// A game that the players stopped, though the rules would let it go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// How.
    pub kind: StopKind,
    /// The seat that lost by it; `None` where nobody did, or a file from elsewhere does not tell.
    pub loser: Option<Seat>,
}

/// How players stop a game. All but resigning come from files only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopKind {
    /// A seat gave up.
    Resigned,
    /// A seat ran out of time.
    Timeout,
    /// The players agreed on it.
    Agreed,
    /// The game was broken off.
    Aborted,
}

impl StopKind {
    /// The way of stopping that a record tells; `None` for an end by the rules.
    pub(crate) fn of(termination: Termination) -> Option<StopKind> {
        match termination {
            Termination::Rule(_) => None,
            Termination::Resigned => Some(StopKind::Resigned),
            Termination::Timeout => Some(StopKind::Timeout),
            Termination::Agreed => Some(StopKind::Agreed),
            Termination::Aborted => Some(StopKind::Aborted),
        }
    }

    /// How a record tells it.
    pub(crate) fn termination(self) -> Termination {
        match self {
            StopKind::Resigned => Termination::Resigned,
            StopKind::Timeout => Termination::Timeout,
            StopKind::Agreed => Termination::Agreed,
            StopKind::Aborted => Termination::Aborted,
        }
    }
}

/// What the final count gives a seat (R18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Citizens from the rows.
    pub row: u32,
    /// Citizens in the reserve.
    pub reserve: u32,
    /// Mandarins won.
    pub mandarins: u32,
    /// Citizens borrowed.
    pub owed: u32,
    /// Citizens lent.
    pub lent: u32,
    /// The score.
    pub total: Points,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Why the game is over.
    pub why: Why,
    /// The count of each seat as the board stands.
    pub counts: BySeat<Count>,
    /// The place of each seat, 1 the best; equal scores share a place, and team mates always do. `None`
    /// where nobody can say who won: the players stopped the game, and no loser is told.
    pub places: Option<BySeat<u8>>,
    /// The seat that ranks last whatever the count, its team with it: it could not refill under
    /// `refill: lose` (R6), or it gave up.
    pub loser: Option<Seat>,
    /// After a repetition (R15): how many moves had been played each time the position stood, which are
    /// places in [`Game::positions`].
    pub repetition: Option<[usize; 3]>,
    rules: Rules,
}

impl Ending {
    /// The end of a game, `None` while it goes on.
    pub(crate) fn of(game: &Game, stop: Option<Stop>) -> Option<Ending> {
        let position = game.position();
        let rules = *position.rules();
        let counts = count(position);
        let ending = Ending {
            why: Why::Rule(EndReason::Mandarins),
            counts,
            places: None,
            loser: None,
            repetition: None,
            rules,
        };
        if let Some(outcome) = game.outcome() {
            return Some(Ending {
                why: Why::Rule(outcome.reason),
                places: Some(outcome.places()),
                loser: outcome.loser,
                repetition: match outcome.reason {
                    EndReason::Repetition => game.occurrence_plies().try_into().ok(),
                    _ => None,
                },
                ..ending
            });
        }
        let stop = stop?;
        let places = stop.loser.map(|loser| places(&rules, &counts, loser));
        Some(Ending { why: Why::Stopped(stop), places, loser: stop.loser, ..ending })
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats of the board, one for each side: the first of a team speaks for it (R19).
    pub fn sides(&self) -> Vec<Seat> {
        let seats = Seat::all(self.rules.seats);
        let leads = |seat: Seat| {
            !Seat::all(self.rules.seats)
                .take_while(|&other| other < seat)
                .any(|other| self.rules.same_side(other, seat))
        };
        seats.filter(|&seat| leads(seat)).collect()
    }

    /// The seats of the side of a seat, itself among them.
    pub fn members(&self, side: Seat) -> Vec<Seat> {
        Seat::all(self.rules.seats).filter(|&seat| self.rules.same_side(seat, side)).collect()
    }

    /// The score of a seat's side: its own, or its team's together.
    pub fn side_score(&self, side: Seat) -> Points {
        self.members(side).into_iter().map(|seat| self.counts[seat].total).sum()
    }

    /// The seats on the first place: one winner, a winning team, or all that share it; empty where nobody
    /// can say who won.
    pub fn winners(&self) -> Vec<Seat> {
        let first = |seat: &Seat| self.places.as_ref().is_some_and(|places| places[*seat] == 1);
        Seat::all(self.rules.seats).filter(first).collect()
    }
}

/// The count of each seat as the board stands (R18); all zero for seats the board does not have.
pub(crate) fn count(position: &Position) -> BySeat<Count> {
    let mut counts: BySeat<Count> = BySeat::default();
    for step in position.sweep() {
        if let Step::Sweep { seat, citizens } = step {
            counts[seat].row = citizens;
        }
    }
    let scores = position.scores();
    for seat in Seat::all(position.rules().seats) {
        let count = &mut counts[seat];
        count.reserve = position.reserve(seat);
        count.mandarins = position.mandarins_won(seat);
        count.total = scores[seat];
        for debt in position.debts() {
            if debt.debtor == seat.number() {
                count.owed += debt.citizens;
            }
            if debt.lender == Lender::Seat(seat) {
                count.lent += debt.citizens;
            }
        }
    }
    counts
}

/// The places when the players stop a game: the loser's side last, the others by the count.
fn places(rules: &Rules, counts: &BySeat<Count>, loser: Seat) -> BySeat<u8> {
    let rank = |seat: Seat| {
        let side = Seat::all(rules.seats).filter(|&other| rules.same_side(seat, other));
        (!rules.same_side(seat, loser), side.map(|other| counts[other].total).sum::<Points>())
    };
    let mut places = BySeat::default();
    for seat in Seat::all(rules.seats) {
        let better: Vec<Seat> = Seat::all(rules.seats).filter(|&other| rank(other) > rank(seat)).collect();
        // A team takes one place, not two.
        let sides = better
            .iter()
            .filter(|&&side| !better.iter().any(|&other| other < side && rules.same_side(other, side)));
        places[seat] = 1 + sides.count() as u8;
    }
    places
}
