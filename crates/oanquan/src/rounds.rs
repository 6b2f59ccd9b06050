//! A match of several rounds, with the selling of fields (bán ruộng, R21), over finished games.

use alloc::string::String;
use alloc::string::ToString;
use core::fmt;

use thiserror::Error;

use crate::game::Game;
use crate::outcome::Points;
use crate::position::Position;
use crate::rules::{Rules, Sweep};
use crate::seat::{BySeat, Seat};
use crate::setup::SetupError;

/// Rounds after which a match ends (R21).
pub const ROUND_LIMIT: u32 = 20;

/// A match of two seats. Every round is a game from the normal set-up; what passes from round to round is
/// who begins, and how many half fields each seat has sold, counted from its left.
///
/// ```
/// use oanquan::{Match, Rules};
///
/// let series = Match::new(Rules::SEED, 3).unwrap();
/// assert_eq!(series.round_rules().first, 0);
/// assert!(series.outcome().is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The rules of the next round.
    rules: Rules,
    fields_to_win: u8,
    rounds: u32,
    sold: BySeat<u8>,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchOutcome {
    /// This seat won: the other has sold enough fields, or more fields when the rounds ran out.
    Won(Seat),
    /// Level after the last round.
    Draw,
}

/// What a finished round changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The count, with the stones in sold fields given to their buyer.
    pub scores: BySeat<Points>,
    /// The seat that won the round; `None` when it was drawn and changed nothing.
    pub winner: Option<Seat>,
    /// Half fields the winner bought back.
    pub bought_back: u8,
    /// Half fields the loser sold.
    pub sold: u8,
}

impl Match {
    /// A match under these rules, won when the other seat has sold `fields_to_win` fields, 3 or 4.
    ///
    /// # Errors
    /// [`MatchError`] when the rules are not for two seats or have faults, or the fields do not fit.
    pub fn new(rules: Rules, fields_to_win: u8) -> Result<Match, MatchError> {
        Position::start(rules)?;
        if rules.seats != 2 {
            return Err(MatchError::Seats { seats: rules.seats });
        }
        if !(3..=4).contains(&fields_to_win) || fields_to_win > rules.row {
            return Err(MatchError::FieldsToWin { fields: fields_to_win, row: rules.row });
        }
        Ok(Match { rules, fields_to_win, rounds: 0, sold: BySeat::default() })
    }

    /// A match as it stood before a round under these rules, from the text that it is [printed](fmt::Display) as.
    ///
    /// ```
    /// use oanquan::{Match, Rules};
    ///
    /// let series = Match::resumed(Rules::SEED, "3 2 0,3").unwrap();
    /// assert_eq!(series.rounds(), 2);
    /// assert_eq!(series.to_string(), "3 2 0,3");
    /// ```
    ///
    /// # Errors
    /// [`MatchError`] when there is no such match.
    pub fn resumed(rules: Rules, text: &str) -> Result<Match, MatchError> {
        let bad = || MatchError::Text { found: text.chars().take(40).collect() };
        let mut fields = text.split(' ');
        let mut field = || fields.next().ok_or_else(bad);
        let (to_win, rounds, sold) = (field()?, field()?, field()?);
        if fields.next().is_some() {
            return Err(bad());
        }
        let series = Match::new(rules, to_win.parse().map_err(|_| bad())?)?;
        let rounds = rounds.parse().map_err(|_| bad())?;
        let (first, second) = sold.split_once(',').ok_or_else(bad)?;
        let mut halves = BySeat::default();
        for (seat, text) in Seat::all(2).zip([first, second]) {
            halves[seat] = text.parse().ok().filter(|sold| *sold <= 2 * rules.row).ok_or_else(bad)?;
        }
        if rounds > ROUND_LIMIT {
            return Err(bad());
        }
        Ok(Match { rounds, sold: halves, ..series })
    }

    /// The rules of the next round: those of the match, with the seat that begins it.
    pub const fn round_rules(&self) -> Rules {
        self.rules
    }

    /// Fields of one row that win the match when they are sold.
    pub const fn fields_to_win(&self) -> u8 {
        self.fields_to_win
    }

    /// Finished rounds.
    pub const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Half fields a seat has sold, from its left: 3 are one field and half of the next.
    pub fn half_fields_sold(&self, seat: Seat) -> u8 {
        self.sold[seat]
    }

    /// The end of the match, `None` while it goes on.
    pub fn outcome(&self) -> Option<MatchOutcome> {
        let [first, second] = [Seat::FIRST, Seat::FIRST.next(2)];
        let lost = |seat: Seat| self.sold[seat] >= 2 * self.fields_to_win;
        if lost(second) {
            Some(MatchOutcome::Won(first))
        } else if lost(first) {
            Some(MatchOutcome::Won(second))
        } else if self.rounds < ROUND_LIMIT {
            None
        } else {
            Some(match self.sold[first].cmp(&self.sold[second]) {
                core::cmp::Ordering::Less => MatchOutcome::Won(first),
                core::cmp::Ordering::Equal => MatchOutcome::Draw,
                core::cmp::Ordering::Greater => MatchOutcome::Won(second),
            })
        }
    }

    /// The count of a position with this match's sold fields: what lies in a sold field is the buyer's, a
    /// half field is shared and its odd stone the owner's. The rest is counted as R18 says.
    ///
    /// The position is one of a round of this match; of another the numbers mean nothing.
    pub fn scores(&self, position: &Position) -> BySeat<Points> {
        let ring = position.ring();
        let mut scores = position.scores();
        let mut lost_in_all = 0;
        for owner in Seat::all(2) {
            let buyer = owner.next(2);
            let mut lost = 0;
            for (field, square) in ring.row_of(owner).enumerate() {
                let citizens = Points::from(position.board().get(square).citizens);
                lost += match usize::from(self.sold[owner]).saturating_sub(2 * field) {
                    0 => 0,
                    1 => citizens / 2,
                    _ => citizens,
                };
            }
            scores[buyer] += lost;
            lost_in_all += lost;
            if self.rules.sweep == Sweep::Owner {
                scores[owner] -= lost;
            }
        }
        if self.rules.sweep == Sweep::Split {
            // Only what the buyers leave is shared.
            let rows: u32 = Seat::all(2).map(|seat| position.board().row_citizens(ring, seat)).sum();
            let rows = Points::from(rows);
            for seat in Seat::all(2) {
                scores[seat] += (rows - lost_in_all) / 2 - rows / 2;
            }
        }
        scores
    }

    /// Takes a finished round into the match.
    ///
    /// # Errors
    /// [`MatchError`] when the match is over, the game is not, or it is no round of this match; nothing
    /// has changed then.
    pub fn finish_round(&mut self, game: &Game) -> Result<RoundResult, MatchError> {
        if self.outcome().is_some() {
            return Err(MatchError::MatchOver);
        }
        let start = &game.positions()[0];
        if *start != Position::start(self.round_rules())? {
            return Err(MatchError::OtherRound {
                found: start.to_string(),
                rules: self.round_rules().to_string(),
            });
        }
        let Some((result, after)) = self.after(game) else {
            return Err(MatchError::RoundNotOver { plies: game.moves().len() });
        };
        *self = after;
        Ok(result)
    }

    /// What a finished round has come to, and the match after it: [`finish_round`](Match::finish_round) for those who
    /// need not know why a game is no such round.
    pub fn after(&self, game: &Game) -> Option<(RoundResult, Match)> {
        let start = Position::start(self.round_rules()).ok()?;
        if game.positions()[0] == start { self.settled(game) } else { None }
    }

    /// What a finished game would come to as the next round, wherever it was begun: for positions that show how
    /// fields are sold.
    pub fn settled(&self, game: &Game) -> Option<(RoundResult, Match)> {
        let end = game.outcome().filter(|_| self.outcome().is_none())?;
        let scores = self.scores(game.position());
        let [first, second] = [Seat::FIRST, Seat::FIRST.next(2)];
        let loser = end.loser.or(match scores[first].cmp(&scores[second]) {
            core::cmp::Ordering::Less => Some(first),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Greater => Some(second),
        });
        let mut after = self.clone();
        let result = after.settle(scores, loser);
        Some((result, after))
    }

    /// Buys fields back and sells them after a round that `loser` has lost, or that was drawn.
    fn settle(&mut self, scores: BySeat<Points>, loser: Option<Seat>) -> RoundResult {
        self.rounds += 1;
        let Some(loser) = loser else {
            return RoundResult { scores, winner: None, bought_back: 0, sold: 0 };
        };
        let winner = loser.next(2);
        let back = (scores[winner] - scores[loser]).max(0) / 10 * 2;
        let bought_back = back.min(Points::from(self.sold[winner])) as u8;
        self.sold[winner] -= bought_back;
        let row = Points::from(self.rules.row);
        let lack = (self.rules.start_points() / 2 - scores[loser]).max(0);
        let halves = lack / row * 2 + Points::from(lack % row > 0);
        let sold = halves.min(2 * row - Points::from(self.sold[loser])) as u8;
        self.sold[loser] += sold;
        self.rules.first = loser.number();
        RoundResult { scores, winner: Some(winner), bought_back, sold }
    }
}

/// Fields to win, finished rounds, and the half fields that each seat has sold: `3 2 0,3`. The rules are not told.
impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = [Seat::FIRST, Seat::FIRST.next(2)].map(|seat| self.sold[seat]);
        write!(f, "{} {} {first},{second}", self.fields_to_win, self.rounds)
    }
}

/// Why a match cannot be set up, or a round not be taken in.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MatchError {
    /// The rules have faults.
    #[error(transparent)]
    Rules(#[from] SetupError),
    /// Fields are sold between two seats only.
    #[error("{seats} seats, expected two seats for a match of rounds")]
    Seats {
        /// The seats of the rules.
        seats: u8,
    },
    /// The fields that win the match are out of range.
    #[error("{fields} fields to win with rows of {row}, expected 3 or 4 and no more than the row")]
    FieldsToWin {
        /// The fields asked for.
        fields: u8,
        /// The fields of a row.
        row: u8,
    },
    /// A text that tells no match.
    #[error("{found:?}, expected fields to win, rounds and half fields sold, such as 3 2 0,3")]
    Text {
        /// The text.
        found: String,
    },
    /// The match has ended.
    #[error("a further round, expected none after the end of the match")]
    MatchOver,
    /// The game did not begin as the next round does.
    #[error("a game that began from {found}, expected the start of {rules}")]
    OtherRound {
        /// The first position of the game.
        found: String,
        /// The rules of the next round.
        rules: String,
    },
    /// The game goes on.
    #[error("a game still going on after {plies} plies, expected a finished one")]
    RoundNotOver {
        /// Plies played.
        plies: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::FIRST;

    fn second() -> Seat {
        FIRST.next(2)
    }

    fn scores(first: Points, of_second: Points) -> BySeat<Points> {
        BySeat::from_fn(|seat| [first, of_second, 0, 0][usize::from(seat.number())])
    }

    /// A match in which the seats have sold so many half fields.
    fn sold(rules: Rules, first: u8, of_second: u8) -> Match {
        let mut series = Match::new(rules, 3).unwrap();
        series.sold[FIRST] = first;
        series.sold[second()] = of_second;
        series
    }

    #[test]
    fn what_the_loser_lacks_is_sold_in_fields_and_a_half_for_the_rest() {
        // Half of 70 is 35: a score, and the half fields sold for it with rows of five.
        for (score, halves) in
            [(34, 1), (31, 1), (30, 2), (29, 3), (26, 3), (25, 4), (24, 5), (10, 10), (0, 10), (-9, 10)]
        {
            let mut series = sold(Rules::SEED, 0, 0);
            let result = series.settle(scores(score, 70 - score), Some(FIRST));
            assert_eq!(result.sold, halves, "a score of {score}");
            assert_eq!(series.sold[FIRST], halves, "a score of {score}");
        }
        // Rows of three with four citizens: half of 44 is 22, so 15 lacks seven, two fields and a half.
        let rules = Rules { row: 3, citizens: 4, ..Rules::SEED };
        assert_eq!(sold(rules, 0, 0).settle(scores(15, 29), Some(FIRST)).sold, 5);
    }

    #[test]
    fn a_game_that_was_begun_elsewhere_is_no_round_but_tells_what_it_would_sell() {
        let mut game = Game::new("oaq1 3,1,0,1,0,2/0,1,0,4,2,0 0 24,12 1,1 - 0 20 seed".parse().unwrap());
        let mut series = Match::new(Rules::SEED, 3).unwrap();
        assert_eq!(series.settled(&game), None, "the game goes on");
        game.play("5r".parse().unwrap()).unwrap();
        // 24 points lack eleven: two fields and a half.
        let (result, later) = series.settled(&game).unwrap();
        assert_eq!((result.winner, result.sold), (Some(FIRST), 5));
        assert_eq!(later.half_fields_sold(second()), 5);
        assert_eq!(series.after(&game), None);
        assert!(matches!(series.finish_round(&game), Err(MatchError::OtherRound { .. })));
    }

    #[test]
    fn a_half_field_is_completed_before_the_next_is_touched() {
        let mut series = sold(Rules::SEED, 1, 0);
        series.settle(scores(30, 40), Some(FIRST));
        assert_eq!(series.half_fields_sold(FIRST), 3, "one field and half of the next");
        let position = "oaq1 4,3,2,0,0,0/0,1,0,0,0,0 0 20,20 1,1 - 0 30 seed".parse().unwrap();
        // Four stones of the first field, and one of the three in the half field.
        assert_eq!(series.scores(&position), scores(39 - 5, 31 + 5));
    }

    #[test]
    fn the_winner_buys_a_field_back_for_each_full_ten() {
        for (margin, bought) in [(2, 0), (8, 0), (10, 2), (18, 2), (20, 4), (28, 4), (30, 5)] {
            let mut series = sold(Rules::SEED, 5, 0);
            let result = series.settle(scores(35 + margin / 2, 35 - margin / 2), Some(second()));
            assert_eq!(
                (result.bought_back, series.sold[FIRST]),
                (bought, 5 - bought),
                "a margin of {margin}"
            );
        }
        // Nine of an odd total are not ten.
        assert_eq!(sold(Rules::SEED, 5, 0).settle(scores(39, 30), Some(second())).bought_back, 0);
    }

    #[test]
    fn a_loser_by_refill_lose_sells_what_it_lacks_though_it_has_more() {
        let rules = Rules { refill: crate::Refill::Lose, ..Rules::SEED };
        let result = sold(rules, 0, 4).settle(scores(52, 2), Some(FIRST));
        assert_eq!((result.winner, result.sold, result.bought_back), (Some(second()), 0, 0));
    }

    #[test]
    fn with_split_sweep_the_buyers_take_theirs_and_the_rest_is_shared() {
        let rules = Rules { sweep: Sweep::Split, ..Rules::SEED };
        let series = sold(rules, 2, 0);
        let position = "oaq1 4,3,2,0,0,0/0,1,0,0,0,0 0 20,20 1,1 - 0 30 seed+sweep=split".parse().unwrap();
        // Ten stones in the rows: four are bought, and six are shared by threes.
        assert_eq!(series.scores(&position), scores(20 + 10 + 3, 20 + 10 + 3 + 4));
    }

    #[test]
    fn a_match_that_is_printed_is_read_back() {
        let mut series = sold(Rules::SEED, 3, 0);
        series.settle(scores(40, 30), Some(second()));
        let text = series.to_string();
        assert_eq!(text, "3 1 1,2");
        assert_eq!(Match::resumed(series.round_rules(), &text), Ok(series));
        for wrong in ["", "3", "3 1", "3 1 1", "3 1 1,2 ", "3 21 1,2", "3 1 11,0", "5 1 1,2", "x 1 1,2"] {
            assert!(Match::resumed(Rules::SEED, wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn when_the_rounds_run_out_the_seat_that_sold_less_wins() {
        let mut series = sold(Rules::SEED, 3, 2);
        series.rounds = ROUND_LIMIT - 1;
        assert_eq!(series.outcome(), None);
        series.settle(scores(35, 35), None);
        assert_eq!(series.outcome(), Some(MatchOutcome::Won(second())));
    }
}
