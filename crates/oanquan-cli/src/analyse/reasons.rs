//! The engine's reasons for and against a move, in words.

use oanquan::Points;
use oanquan_engine::Reason;

/// The reasons in one text: `takes 11 with a Mandarin; leaves 21 open to 2r`. Empty where there are none.
pub(super) fn told(reasons: &[Reason]) -> String {
    reasons.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn one(reason: &Reason) -> String {
    match *reason {
        Reason::EndsGame { reason, margin, place } => {
            let result = match margin {
                // A seat that cannot fill its row ranks last, whatever the count (R6).
                1.. if place > 1 => format!("ahead by {}, but last (R6)", points(margin)),
                0 => "level".to_string(),
                1.. => format!("{} ahead", points(margin)),
                _ => format!("{} behind", points(-margin)),
            };
            format!("ends the game ({reason}), {result}")
        }
        Reason::Takes { points, mandarins, captures } => {
            let with = match mandarins {
                0 => String::new(),
                1 => " with a Mandarin".to_string(),
                number => format!(" with {number} Mandarins"),
            };
            let chain = if captures > 1 { format!(" in {captures} captures") } else { String::new() };
            format!("takes {points}{with}{chain}")
        }
        Reason::LeavesOpen { points, reply } => format!("leaves {points} open to {reply}"),
        Reason::Saves { points, from } => format!("saves {points} from {from}"),
        Reason::ForcesRefill { seat } => format!("makes seat {seat} refill its row"),
        Reason::ForcesPass { seat } => format!("makes seat {seat} pass"),
        Reason::Refills { own, borrowed: 0 } => format!("needs a refill of {own}"),
        Reason::Refills { own, borrowed } => {
            format!("needs a refill of {}, {borrowed} of it borrowed", own + borrowed)
        }
        Reason::LongRelay { laps } => format!("goes on for {laps} laps"),
    }
}

fn points(number: Points) -> String {
    if number == 1 { "1 point".to_string() } else { format!("{number} points") }
}

#[cfg(test)]
mod tests {
    use oanquan::{Game, Position};
    use oanquan_engine::reasons;

    use super::*;

    fn of(position: &str, mv: &str) -> String {
        let game = Game::new(position.parse::<Position>().unwrap());
        told(&reasons(&game, mv.parse().unwrap()).unwrap())
    }

    #[test]
    fn reasons_are_told_in_their_order() {
        let start = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";
        assert_eq!(of(start, "9r"), "leaves 21 open to 2r; takes 11 with a Mandarin");
        let last = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed";
        let end = "ends the game (mandarins), 20 points ahead; takes 11 with a Mandarin in 2 captures";
        assert_eq!(of(last, "9l"), end);
        let empty = "oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed";
        let told = of(empty, "5r");
        assert!(told.contains("needs a refill of 5, 2 of it borrowed"), "{told}");
    }

    #[test]
    fn ranking_last_is_not_told_as_a_lead() {
        let reason = Reason::EndsGame { reason: oanquan::EndReason::Short, margin: 7, place: 2 };
        assert_eq!(one(&reason), "ends the game (short), ahead by 7 points, but last (R6)");
        let reason = Reason::EndsGame { reason: oanquan::EndReason::Quiet, margin: -1, place: 2 };
        assert_eq!(one(&reason), "ends the game (quiet), 1 point behind");
    }
}
