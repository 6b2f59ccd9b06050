//! A hint in words: the move, and what speaks for and against it.

use oanquan::{EndReason, Move, Refill, Seat};
use oanquan_engine::Reason;
use oanquan_words::Words;

use super::{name, way};
use crate::table::Table;

/// More reasons than these are no reasons.
const MOST: usize = 3;

/// A move that is advised, with the reasons for it, the weightiest first, as one paragraph.
pub fn hint(words: Words, table: &Table, mv: Move, reasons: &[Reason]) -> String {
    let place = words.told_place("citizen", &mv.label.to_string());
    let mut sentences = vec![words.game_hint_move(&place, way(mv.direction), &mv.to_string())];
    sentences.extend(reasons.iter().take(MOST).map(|&reason| self::reason(words, table, reason)));
    sentences.join(" ")
}

/// One thing that speaks for or against a move, as a sentence.
pub fn reason(words: Words, table: &Table, reason: Reason) -> String {
    let called = |seat: Seat| name(words, table, seat);
    match reason {
        Reason::EndsGame { reason, margin, place } => {
            let ranks_last = reason == EndReason::Short && table.arrangement().rules.refill == Refill::Lose;
            let result = match margin {
                _ if ranks_last && place == 1 => "won-anyhow",
                _ if ranks_last => "lost-anyhow",
                1.. => "win",
                0 => "draw",
                _ => "loss",
            };
            words.game_reason_ends(result, margin.abs())
        }
        Reason::Takes { points, mandarins, .. } => words.game_reason_takes(points, i64::from(mandarins)),
        Reason::LeavesOpen { points, reply } => words.game_reason_leaves(points, &reply.to_string()),
        Reason::Saves { points, from } => words.game_reason_saves(points, &from.to_string()),
        Reason::ForcesRefill { seat } => words.game_reason_forces_refill(&called(seat)),
        Reason::ForcesPass { seat } => words.game_reason_forces_pass(&called(seat)),
        Reason::Refills { own, borrowed } => words.game_reason_refills(i64::from(borrowed), i64::from(own)),
        Reason::LongRelay { laps } => words.game_reason_relay(i64::from(laps)),
    }
}

#[cfg(test)]
mod tests {
    use oanquan_words::Language;

    use super::*;
    use crate::arrangement::Arrangement;

    #[test]
    fn a_hint_says_the_move_and_at_most_three_reasons() {
        let table = Table::new(Arrangement::default()).unwrap();
        let mv: Move = "9r".parse().unwrap();
        let reply: Move = "2r".parse().unwrap();
        let reasons = vec![
            Reason::Takes { points: 11, mandarins: 1, captures: 1 },
            Reason::LeavesOpen { points: 1, reply },
            Reason::ForcesRefill { seat: Seat::FIRST.next(2) },
            Reason::LongRelay { laps: 9 },
        ];
        assert_eq!(
            hint(Words::of(Language::En), &table, mv, &reasons),
            "Hint: square 9 anticlockwise (9r). The move takes 11 points with a Mandarin. The answer 2r can take one \
             point. The empty row has to be refilled: Player 2."
        );
    }

    #[test]
    fn where_who_cannot_refill_ranks_last_the_count_is_not_told() {
        let ends = |rules: &str, margin, place| {
            let arrangement = Arrangement { rules: rules.parse().unwrap(), ..Arrangement::default() };
            let table = Table::new(arrangement).unwrap();
            let ends = Reason::EndsGame { reason: EndReason::Short, margin, place };
            reason(Words::of(Language::En), &table, ends)
        };
        assert_eq!(ends("seed", 5, 1), "It ends the game, won by 5 points.");
        assert_eq!(ends("seed+refill=lose", -5, 1), "It ends the game, won whatever the count.");
        assert_eq!(ends("seed+refill=lose", 5, 2), "It ends the game, lost whatever the count.");
    }
}
