//! A review of a game: what each move lost against the best one, and what was missed. What moves are worth, and why,
//! is told by whoever asks an engine; here it is compared.
//!
//! ```
//! use oanquan::{Game, Rules};
//! use oanquan_study::review::{Choice, Class, Kind, Worth, review};
//!
//! let mut game = Game::start(Rules::SEED).unwrap();
//! game.play("7r".parse().unwrap()).unwrap();
//! let choice = |mv: &str, points| Choice {
//!     mv: mv.parse().unwrap(),
//!     worth: Worth { points, kind: Kind::Estimate },
//!     line: Vec::new(),
//!     reasons: vec!["told by the caller"],
//! };
//! let review = review(&game, &[vec![choice("9r", 4), choice("7r", -1)]]);
//! let verdict = review.moves[0].verdict.as_ref().unwrap();
//! assert_eq!((verdict.class, verdict.loss.points), (Class::Mistake, 5));
//! assert_eq!(verdict.missed().unwrap().mv.to_string(), "9r");
//! ```

mod graph;

pub use graph::{Dot, Graph};

use oanquan::{BySeat, Game, Move, Points, Position, Seat, Teams};

use crate::tree::Glyph;

/// A move that loses so many points is inaccurate.
pub const INACCURACY: Points = 2;

/// A move that loses so many points is a mistake: a full square.
pub const MISTAKE: Points = 5;

/// A move that loses so many points is a blunder: a Mandarin.
pub const BLUNDER: Points = 10;

/// So many points are no count: a side ranks last, whatever lies there (R6).
const NO_COUNT: Points = 8192;

/// How far a number is to be believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It is proved.
    Exact,
    /// It is proved to be so much or more.
    AtLeast,
    /// It is proved to be so much or less.
    AtMost,
    /// It is an estimate.
    Estimate,
}

impl Kind {
    /// Of the number with the other sign.
    const fn reversed(self) -> Kind {
        match self {
            Kind::AtLeast => Kind::AtMost,
            Kind::AtMost => Kind::AtLeast,
            Kind::Exact | Kind::Estimate => self,
        }
    }

    /// Of the sum of two numbers.
    const fn with(self, other: Kind) -> Kind {
        match (self, other) {
            (Kind::Exact, kind) | (kind, Kind::Exact) => kind,
            (Kind::AtLeast, Kind::AtLeast) => Kind::AtLeast,
            (Kind::AtMost, Kind::AtMost) => Kind::AtMost,
            _ => Kind::Estimate,
        }
    }
}

/// What something is worth in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The points.
    pub points: Points,
    /// How far they are to be believed.
    pub kind: Kind,
}

impl Worth {
    /// Whether it says that a side ranks last, whatever the count (R6).
    pub const fn is_decided(self) -> bool {
        self.points.unsigned_abs() > NO_COUNT.unsigned_abs()
    }

    fn reversed(self) -> Worth {
        Worth { points: -self.points, kind: self.kind.reversed() }
    }

    fn plus(self, points: Points) -> Worth {
        Worth { points: self.points + points, ..self }
    }
}

/// A move that could be played, with what an engine says of it; `R` is a reason in its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<R> {
    /// The move.
    pub mv: Move,
    /// What it gains from here on: for the mover's side, less what the other side gains; where every seat plays for
    /// itself, for the mover alone.
    pub worth: Worth,
    /// How the game should go on: the move, and what is best after it.
    pub line: Vec<Move>,
    /// What speaks for and against it.
    pub reasons: Vec<R>,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// There was no other.
    Only,
    /// It loses nothing.
    Best,
    /// It loses less than [`INACCURACY`].
    Good,
    /// It loses [`INACCURACY`] points or more.
    Inaccuracy,
    /// It loses [`MISTAKE`] points or more.
    Mistake,
    /// It loses [`BLUNDER`] points or more.
    Blunder,
}

impl Class {
    /// All of them, the best first.
    pub const ALL: [Class; 6] =
        [Class::Only, Class::Best, Class::Good, Class::Inaccuracy, Class::Mistake, Class::Blunder];

    /// A word for it, for messages, styles and programs.
    pub const fn word(self) -> &'static str {
        match self {
            Class::Only => "only",
            Class::Best => "best",
            Class::Good => "good",
            Class::Inaccuracy => "inaccuracy",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
        }
    }

    /// The sign that says so behind a move; none for moves that lose nothing worth speaking of.
    pub const fn glyph(self) -> Option<Glyph> {
        match self {
            Class::Only | Class::Best | Class::Good => None,
            Class::Inaccuracy => Some(Glyph::Dubious),
            Class::Mistake => Some(Glyph::Mistake),
            Class::Blunder => Some(Glyph::Blunder),
        }
    }

    fn of_loss(points: Points) -> Class {
        match points {
            BLUNDER.. => Class::Blunder,
            MISTAKE.. => Class::Mistake,
            INACCURACY.. => Class::Inaccuracy,
            1.. => Class::Good,
            _ => Class::Best,
        }
    }
}

/// How the mover's side ends a game that goes on as it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// It has fewer points, or ranks last.
    Loses,
    /// Both have as many.
    Draws,
    /// It has more points, or the other ranks last.
    Wins,
}

impl Standing {
    /// A word for it, for messages and programs.
    pub const fn word(self) -> &'static str {
        match self {
            Standing::Loses => "loses",
            Standing::Draws => "draws",
            Standing::Wins => "wins",
        }
    }
}

/// What is to be said of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<R> {
    /// How good it was.
    pub class: Class,
    /// What the best move gains more, never negative.
    pub loss: Worth,
    /// The move that was played.
    pub played: Choice<R>,
    /// The best move; it may be the same.
    pub best: Choice<R>,
    /// How the game would end for the mover's side after the best move and after the one that was played; `None`
    /// where there are more than two sides, and no margin.
    pub standings: Option<(Standing, Standing)>,
}

impl<R> Verdict<R> {
    /// The move that should have been played; `None` when what was played is good enough.
    pub fn missed(&self) -> Option<&Choice<R>> {
        (self.class >= Class::Inaccuracy).then_some(&self.best)
    }

    /// How the result changed, from the first to the second; `None` when it did not, as far as one knows.
    pub fn turned(&self) -> Option<(Standing, Standing)> {
        self.standings.filter(|(before, after)| before != after)
    }
}

/// A move of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed<R> {
    /// Whose it was.
    pub seat: Seat,
    /// What was played.
    pub mv: Move,
    /// What is to be said of it; `None` when it was not asked.
    pub verdict: Option<Verdict<R>>,
}

/// The moves of a seat together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many moves were judged.
    pub moves: usize,
    /// How many of each class, in the order of [`Class::ALL`].
    pub classes: [usize; Class::ALL.len()],
    /// The points that were lost in all, but for moves after which a side ranks last whatever the count.
    pub lost: Points,
}

impl Summary {
    /// How many moves of a class there were.
    pub const fn count(&self, class: Class) -> usize {
        self.classes[class as usize]
    }
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review<R> {
    /// The moves in order.
    pub moves: Vec<Reviewed<R>>,
    /// The margin at the end of the game for the side of the first seat when both sides play their best from here on,
    /// one for each position, the first included. `None` where it is not known, where a side ranks last whatever the
    /// count, and with more than two sides.
    pub margins: Vec<Option<Worth>>,
    /// The moves of each seat together.
    pub summaries: BySeat<Summary>,
}

impl<R> Review<R> {
    /// The moves that lost points worth speaking of: their places in the game, from 0.
    pub fn misses(&self) -> impl Iterator<Item = usize> + '_ {
        let moves = self.moves.iter().enumerate();
        moves
            .filter(|(_, played)| played.verdict.as_ref().is_some_and(|verdict| verdict.missed().is_some()))
            .map(|(place, _)| place)
    }
}

/// Reviews a game. `values` holds, for each of its positions from the first on, the moves that could be played, the
/// best first; where it is shorter, or holds nothing, or not what was played, nothing is said of the move.
pub fn review<R: Clone>(game: &Game, values: &[Vec<Choice<R>>]) -> Review<R> {
    let mut summaries: BySeat<Summary> = BySeat::default();
    let played = game.positions().iter().zip(game.moves()).enumerate();
    let moves = played.map(|(place, (position, &mv))| {
        let choices = values.get(place).map_or(&[][..], Vec::as_slice);
        let verdict = verdict(position, choices, mv);
        let seat = position.turn();
        if let Some(verdict) = &verdict {
            let summary = &mut summaries[seat];
            summary.moves += 1;
            let of_class = &mut summary.classes[verdict.class as usize];
            *of_class += 1;
            summary.lost += if verdict.loss.is_decided() { 0 } else { verdict.loss.points };
        }
        Reviewed { seat, mv, verdict }
    });
    let moves = moves.collect();
    let best = |place: usize| values.get(place).and_then(|choices| choices.first());
    let margins = game.positions().iter().enumerate();
    let margins = margins.map(|(place, position)| {
        let is_last = place == game.moves().len();
        match game.outcome().filter(|_| is_last) {
            // Who ranks last does so whatever the count (R6): it is no margin.
            Some(outcome) if outcome.loser.is_some() => None,
            Some(outcome) => {
                let margin = |seat| outcome.side_score(seat);
                let [one, two] = sides(position)?;
                Some(Worth { points: margin(one) - margin(two), kind: Kind::Exact })
            }
            None => margin_at_end(position, best(place)?.worth),
        }
    });
    Review { moves, margins: margins.collect(), summaries }
}

/// What is to be said of a move that was played where these were the choices.
pub fn verdict<R: Clone>(position: &Position, choices: &[Choice<R>], mv: Move) -> Option<Verdict<R>> {
    let best = choices.first()?;
    let played = choices.iter().find(|choice| choice.mv == mv)?;
    let difference = best.worth.points - played.worth.points;
    let kind = best.worth.kind.with(played.worth.kind.reversed());
    let is_best = best.mv == mv || difference <= 0;
    let loss = match is_best {
        true => Worth { points: 0, kind: if best.mv == mv { Kind::Exact } else { kind } },
        false => Worth { points: difference, kind },
    };
    let class = if position.legal_moves().len() == 1 { Class::Only } else { Class::of_loss(loss.points) };
    let standings = standing(position, best.worth).zip(standing(position, played.worth));
    Some(Verdict { class, loss, played: played.clone(), best: best.clone(), standings })
}

/// A seat of each of two sides, the first seat's side first; `None` where there are more.
fn sides(position: &Position) -> Option<[Seat; 2]> {
    let rules = position.rules();
    let has_two = rules.seats == 2 || rules.teams != Teams::None;
    has_two.then(|| [Seat::FIRST, Seat::FIRST.next(rules.seats)])
}

/// What the mover's side is ahead by in what was captured, lent and borrowed (R18); `None` where there are more than
/// two sides.
fn ahead(position: &Position) -> Option<Points> {
    sides(position)?;
    let rules = position.rules();
    let banked = position.banked();
    let of = |seat| if rules.same_side(seat, position.turn()) { banked[seat] } else { -banked[seat] };
    Some(Seat::all(rules.seats).map(of).sum())
}

fn standing(position: &Position, worth: Worth) -> Option<Standing> {
    let margin = if worth.is_decided() { worth.points } else { worth.points + ahead(position)? };
    sides(position)?;
    Some(match margin {
        1.. => Standing::Wins,
        0 => Standing::Draws,
        _ => Standing::Loses,
    })
}

/// The margin at the end for the side of the first seat, when the mover's side gains so much from here on.
pub fn margin_at_end(position: &Position, worth: Worth) -> Option<Worth> {
    let margin = worth.plus(ahead(position)?);
    if worth.is_decided() {
        return None;
    }
    let is_first = position.rules().same_side(Seat::FIRST, position.turn());
    Some(if is_first { margin } else { margin.reversed() })
}
