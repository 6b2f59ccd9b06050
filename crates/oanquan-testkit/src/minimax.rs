//! The value of a game by plain minimax: every move of every position to a depth, nothing left out and
//! nothing remembered. It is what the engine's search is compared with, and shares nothing with it but the
//! evaluation at the horizon, which is passed in.
//!
//! What a value means: points gained from the root on. Two seats, or four in teams, count the margin of the
//! root's side over the other. Three and four seats without teams are *paranoid*: the root's seat counts its
//! own points, and all others make them as few as they can. Gains are not added up move by move: they are
//! the difference of two counts (R18), one at the leaf and one at the root.

use oanquan::{Game, Move, Outcome, Points, Position, Seat, Step, Teams};

/// What is added for a side that ranks last by R6 (`refill: lose`), in points.
const RANKS_LAST: Points = -16_384;

/// Below every value: nothing is proved.
pub const LEAST: i64 = i64::MIN;

/// Above every value: nothing is proved.
pub const MOST: i64 = i64::MAX;

/// What a move or a position is worth, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The minimax value.
    pub value: i64,
    /// What the root's side can force by ends of the game alone; [`LEAST`] where it can force none.
    pub lower: i64,
    /// What the others can hold it to by ends of the game alone; [`MOST`] where they can force none.
    pub upper: i64,
}

impl Worth {
    const fn exact(value: i64) -> Worth {
        Worth { value, lower: value, upper: value }
    }

    /// Whether the value is proved.
    pub const fn is_exact(self) -> bool {
        self.lower == self.upper
    }

    fn max(self, other: Worth) -> Worth {
        Worth {
            value: self.value.max(other.value),
            lower: self.lower.max(other.lower),
            upper: self.upper.max(other.upper),
        }
    }

    fn min(self, other: Worth) -> Worth {
        Worth {
            value: self.value.min(other.value),
            lower: self.lower.min(other.lower),
            upper: self.upper.min(other.upper),
        }
    }
}

/// What minimax found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Every legal move in the order of the rules, and what it is worth; none when the game is over.
    pub moves: Vec<(Move, Worth)>,
    /// Positions looked at.
    pub nodes: u64,
}

impl Found {
    /// The worth of the position: that of its best move. `None` when the game is over.
    pub fn best(&self) -> Option<Worth> {
        self.moves.iter().map(|(_, worth)| *worth).reduce(Worth::max)
    }

    /// The worth of a move, when it is legal.
    pub fn of(&self, mv: Move) -> Option<Worth> {
        self.moves.iter().find(|(legal, _)| *legal == mv).map(|(_, worth)| *worth)
    }
}

/// What a position that is not over is taken to be worth to a seat's side: points it gains from there on,
/// in points.
pub type Evaluation<'a> = &'a dyn Fn(&Position, Seat) -> i64;

/// All moves of a game's present position, each searched to the depth, itself counted: 1 or more.
///
/// The game is as it was afterwards, but that moves taken back are forgotten.
///
/// ```
/// use oanquan::{Game, Rules};
/// use oanquan_testkit::minimax::minimax;
///
/// let mut game = Game::start(Rules::SEED).unwrap();
/// // 9r takes eleven points; 2r answers by taking 21.
/// let found = minimax(&mut game, 1, &|_, _| 0);
/// assert_eq!(found.of("9r".parse().unwrap()).unwrap().value, 11);
/// let found = minimax(&mut game, 2, &|_, _| 0);
/// assert_eq!(found.of("9r".parse().unwrap()).unwrap().value, -10);
/// ```
pub fn minimax(game: &mut Game, depth: u32, evaluation: Evaluation<'_>) -> Found {
    let mut tree = Tree { root: *game.position(), evaluation, nodes: 0 };
    let moves = game.legal_moves().iter().map(|mv| (mv, tree.after(game, mv, depth))).collect();
    Found { moves, nodes: tree.nodes }
}

/// What a line of moves leads to: the gain at its end, by the count when the game is over there and by the
/// evaluation when it is not. `None` when a move is not legal. The game is as it was afterwards.
pub fn follow(game: &mut Game, line: &[Move], evaluation: Evaluation<'_>) -> Option<i64> {
    let tree = Tree { root: *game.position(), evaluation, nodes: 0 };
    let mut played = 0;
    let mut legal = true;
    for &mv in line {
        legal = game.play(mv).is_ok();
        if !legal {
            break;
        }
        played += 1;
    }
    let value = legal.then(|| tree.leaf(game).value);
    for _ in 0..played {
        game.undo();
    }
    value
}

struct Tree<'a> {
    root: Position,
    evaluation: Evaluation<'a>,
    nodes: u64,
}

impl Tree<'_> {
    fn after(&mut self, game: &mut Game, mv: Move, depth: u32) -> Worth {
        let played = game.play(mv);
        assert!(played.is_ok(), "a move of legal_moves is refused: {played:?}");
        let worth = self.worth(game, depth.saturating_sub(1));
        game.undo();
        worth
    }

    fn worth(&mut self, game: &mut Game, depth: u32) -> Worth {
        self.nodes += 1;
        let moves = game.legal_moves();
        if depth == 0 || moves.is_empty() {
            return self.leaf(game);
        }
        let own = self.root.rules().same_side(game.position().turn(), self.root.turn());
        let children = moves.iter().map(|mv| self.after(game, mv, depth));
        let worth = if own { children.reduce(Worth::max) } else { children.reduce(Worth::min) };
        worth.unwrap_or(Worth::exact(0))
    }

    /// The worth of a position without a look ahead.
    fn leaf(&self, game: &Game) -> Worth {
        match game.outcome() {
            Some(outcome) => Worth::exact(self.counted(&outcome) - self.held(&self.root)),
            None => {
                let gained = self.held(game.position()) - self.held(&self.root);
                let expected = (self.evaluation)(game.position(), self.root.turn());
                Worth { value: gained + expected, lower: LEAST, upper: MOST }
            }
        }
    }

    /// The final count.
    fn counted(&self, outcome: &Outcome) -> Points {
        let last = |seat: Seat| if outcome.loser == Some(seat) { RANKS_LAST } else { 0 };
        self.margin(|seat| outcome.scores[seat] + last(seat))
    }

    /// What has been won for good by now: the count without the sweep.
    fn held(&self, position: &Position) -> Points {
        let mut scores = position.scores();
        for step in position.sweep() {
            if let Step::Sweep { seat, citizens } = step {
                scores[seat] -= Points::from(citizens);
            }
        }
        self.margin(|seat| scores[seat])
    }

    /// What the root's side has of something, less what the other side has where there are two.
    fn margin(&self, of: impl Fn(Seat) -> Points) -> Points {
        let rules = self.root.rules();
        let own = |seat: &Seat| rules.same_side(*seat, self.root.turn());
        let sum =
            |mine: bool| Seat::all(rules.seats).filter(|seat| own(seat) == mine).map(&of).sum::<Points>();
        let two_sides = rules.seats == 2 || rules.teams == Teams::Opposite;
        if two_sides { sum(true) - sum(false) } else { sum(true) }
    }
}
