//! What a person pictures who thinks a few moves ahead: which moves there are, what they capture as far
//! as relay and chain are followed, and how the others reply.
//!
//! The board after a move is the true one, whether or not its course was followed: a person looks again.
//! The rules play all moves; here is only what is noticed of them. With several opponents each is taken to
//! play against the one who thinks, and what they gain counts as shared among them.

use fastrand::Rng;
use oanquan::{EndReason, Game, Move, Observer, Position, Seat, Square};

use crate::score::Score;
use crate::sides::Sides;

use super::Valued;
use super::person::Sight;

/// All moves of the seat to move, and what they seem to be worth. Of the replies, `overlooks` in a hundred
/// are not thought of.
pub(super) fn options(game: &Game, sight: Sight, overlooks: u8, rng: &mut Rng) -> Vec<Valued> {
    let position = game.position();
    let hero = position.turn();
    let mut picture = Picture { sight, overlooks, rng, sides: Sides::of(position), hero };
    let mut ahead = game.clone();
    let mut options = Vec::new();
    for mv in game.legal_moves() {
        let glimpse = picture.glimpse(position, mv);
        ahead.play(mv).expect("a listed move is legal");
        // The game knows repetition (R15), the position does not.
        let over = ahead.end_reason();
        ahead.undo();
        options.push(Valued { mv, worth: picture.worth(&glimpse, over, sight.plies) });
    }
    options
}

/// A person's view of what is to come.
struct Picture<'a> {
    sight: Sight,
    overlooks: u8,
    rng: &'a mut Rng,
    sides: Sides,
    /// Who thinks: worth is seen from here.
    hero: Seat,
}

/// A move as it is seen.
struct Glimpse {
    /// The board it leads to.
    after: Position,
    /// What it seems to gain for the one who thinks.
    gain: Score,
    /// Whether all its captures are seen.
    whole: bool,
}

impl Picture<'_> {
    fn is_own(&self, position: &Position) -> bool {
        self.sides.together(self.hero, position.turn())
    }

    /// Looks at a legal move.
    fn glimpse(&self, position: &Position, mv: Move) -> Glimpse {
        let value = position.rules().mandarin_value.into();
        let mut watch = Watch { sight: self.sight, value, laps: 0, captures: 0, unseen: 0 };
        let after = position.play_observed(mv, &mut watch).expect("a listed move is legal");
        let (sides, sharers) = match self.sides {
            Sides::Against(_) => (Sides::Against(position.turn()), i32::from(position.rules().seats) - 1),
            two => (two, 1),
        };
        let gain = sides.gain(position, &after) - Score::of_points(watch.unseen);
        let gain = if self.is_own(position) { gain } else { Score::of_points(-gain.points() / sharers) };
        Glimpse { after, gain, whole: watch.unseen == 0 }
    }

    /// What a move seems to be worth, so many plies ahead, that one included.
    fn worth(&mut self, glimpse: &Glimpse, over: Option<EndReason>, plies: u8) -> Score {
        let position = &glimpse.after;
        match over {
            // Who saw everything also sees the end, and counts.
            Some(reason) if glimpse.whole => {
                let count = self.sides.settled(position, reason);
                glimpse.gain + if self.is_own(position) { count } else { -count }
            }
            None if plies > 1 => glimpse.gain + self.best(position, plies - 1),
            _ => glimpse.gain,
        }
    }

    /// The best that the seat to move seems to have; nothing when no move comes to mind.
    fn best(&mut self, position: &Position, plies: u8) -> Score {
        let own = self.is_own(position);
        let mut best: Option<Score> = None;
        for mv in position.legal_moves() {
            if self.rng.u8(..100) < self.overlooks {
                continue;
            }
            let glimpse = self.glimpse(position, mv);
            let worth = self.worth(&glimpse, glimpse.after.end_reason(), plies);
            let better = best.is_none_or(|best| if own { worth > best } else { worth < best });
            if better {
                best = Some(worth);
            }
        }
        best.unwrap_or_default()
    }
}

/// Follows a move, and loses sight of it.
struct Watch {
    sight: Sight,
    /// Points of a Mandarin.
    value: u32,
    laps: u32,
    captures: u32,
    /// Points captured out of sight.
    unseen: i32,
}

impl Observer for Watch {
    fn lift(&mut self, _: Seat, _: Square, _: u32) {
        self.laps += 1;
    }

    fn capture(&mut self, _: Seat, _: Square, citizens: u32, mandarins: u32) {
        self.captures += 1;
        if self.laps > self.sight.laps || self.captures > self.sight.captures {
            self.unseen += (citizens + self.value * mandarins) as i32;
        }
    }
}
