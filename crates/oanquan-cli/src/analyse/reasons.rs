//! The engine's reasons for and against a move, in words.

use oanquan::{End, EndReason, Mandarin, Points, Rules};
use oanquan_engine::Reason;

/// The reasons in one text: `takes 11 with a Mandarin; leaves 21 open to 2r`. Empty where there are none.
pub(super) fn told(reasons: &[Reason], rules: &Rules) -> String {
    reasons.iter().map(|reason| one(reason, rules)).collect::<Vec<_>>().join("; ")
}

fn one(reason: &Reason, rules: &Rules) -> String {
    match *reason {
        Reason::EndsGame { reason, margin, place } => {
            let result = match margin {
                // A seat that cannot fill its row ranks last, whatever the count (R6).
                1.. if place > 1 => format!("ahead by {}, but last (R6)", points(margin)),
                0 => "level".to_string(),
                1.. => format!("{} ahead", points(margin)),
                _ => format!("{} behind", points(-margin)),
            };
            format!("ends the game ({}), {result}", end(reason, rules))
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
        Reason::LongRelay { laps } => format!("is a long relay, {laps} laps"),
    }
}

/// Why the game will be over, as the end of a game is told.
fn end(reason: EndReason, rules: &Rules) -> String {
    match reason {
        EndReason::Mandarins if rules.end == End::Stones && rules.mandarin == Mandarin::Stone => {
            "every Mandarin is captured".to_string()
        }
        EndReason::Mandarins => "every Mandarin square is empty".to_string(),
        EndReason::Repetition => "the position stands for the third time".to_string(),
        EndReason::Quiet => format!("{} plies in a row captured nothing", rules.quiet_limit()),
        EndReason::Short => "a seat cannot fill its row".to_string(),
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
        told(&reasons(&game, mv.parse().unwrap()).unwrap(), game.position().rules())
    }

    #[test]
    fn reasons_are_told_in_their_order() {
        let start = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";
        assert_eq!(of(start, "9r"), "leaves 21 open to 2r; takes 11 with a Mandarin");
        let last = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed";
        let end = "ends the game (every Mandarin square is empty), 20 points ahead; takes 11 with a Mandarin in \
                   2 captures";
        assert_eq!(of(last, "9l"), end);
        let empty = "oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed";
        let told = of(empty, "5r");
        assert!(told.contains("needs a refill of 5, 2 of it borrowed"), "{told}");
    }

    #[test]
    fn ranking_last_is_not_told_as_a_lead() {
        let told = |reason| one(&reason, &Rules::SEED);
        let last = told(Reason::EndsGame { reason: EndReason::Short, margin: 7, place: 2 });
        assert_eq!(last, "ends the game (a seat cannot fill its row), ahead by 7 points, but last (R6)");
        let behind = told(Reason::EndsGame { reason: EndReason::Quiet, margin: -1, place: 2 });
        assert_eq!(behind, "ends the game (100 plies in a row captured nothing), 1 point behind");
        assert_eq!(told(Reason::LongRelay { laps: 7 }), "is a long relay, 7 laps");
    }
}
