//! Turns and ends of games in words.

use oanquan::{EndReason, Game, Lender, Mandarin, Move, Outcome, Position, Rules, Seat, Step};

use crate::paragraph::list;

/// Moves of more laps than this are condensed.
const MOST_LAPS: usize = 8;

/// A turn as one paragraph: the refill, the move and what it did, and the seats passed over after it.
pub(crate) fn turn(before: &Position, mv: Move, steps: &[Step]) -> String {
    let seat = before.turn();
    let mut sentences = Vec::new();
    if let Some(refill) = refill(steps) {
        sentences.push(format!("Seat {seat} {refill}."));
    }
    sentences.push(format!("Seat {seat} plays {mv}: {}.", deeds(before, steps)));
    for step in steps {
        if let Step::Pass { seat } = step {
            sentences.push(format!("Seat {seat} cannot fill its empty row and passes (R6)."));
        }
    }
    sentences.join(" ")
}

/// The refill (R5) and its loans (R6), when the steps begin with one: `refills its row: 3 of its own,
/// borrows 2 from seat 1`.
pub(crate) fn refill(steps: &[Step]) -> Option<String> {
    let mut sources = Vec::new();
    let mut loans = Vec::new();
    for step in steps {
        match step {
            Step::Refill { own, .. } => sources.push(format!("{own} of its own")),
            Step::Loan { lender, citizens, .. } => {
                loans.push(format!("{citizens} from {}", lender_name(*lender)));
            }
            _ => break,
        }
    }
    if !loans.is_empty() {
        sources.push(format!("borrows {}", list(&loans)));
    }
    (!sources.is_empty()).then(|| format!("refills its row: {}", sources.join(", ")))
}

/// Who lends, in words.
pub(crate) fn lender_name(lender: Lender) -> String {
    match lender {
        Lender::Seat(seat) => format!("seat {seat}"),
        Lender::Bank => "the bank".to_string(),
    }
}

/// What a move does once the row is filled: `sows 5 from 9, picks up 6 from 4, captures 11 with the
/// Mandarin of M0`.
pub(crate) fn deeds(before: &Position, steps: &[Step]) -> String {
    let ring = before.ring();
    let value = u32::from(before.rules().mandarin_value);
    let mut laps = Vec::new();
    let mut captures = Vec::new();
    for step in steps {
        match step {
            Step::Lift { square, stones, .. } => {
                let verb = if laps.is_empty() { "sows" } else { "picks up" };
                laps.push(format!("{verb} {stones} from {}", ring.name(*square)));
            }
            Step::Capture { square, citizens, mandarins, .. } => {
                let points = citizens + mandarins * value;
                // "from 6" alone could be read as a number of stones.
                let preposition = match ring.is_mandarin(*square) {
                    true if *mandarins > 0 => "with the Mandarin of",
                    true => "from",
                    false => "from square",
                };
                captures.push(format!("{points} {preposition} {}", ring.name(*square)));
            }
            _ => {}
        }
    }
    if laps.len() > MOST_LAPS {
        // The first pick-ups and the last are kept: they show where the move went and where it came to.
        let kept = MOST_LAPS / 2;
        let left_out = laps.len() - kept - 1;
        laps.splice(kept..laps.len() - 1, [format!("… and {left_out} more pick-ups …")]);
    }
    let end = if captures.is_empty() {
        "captures nothing".to_string()
    } else {
        format!("captures {}", list(&captures))
    };
    laps.push(end);
    laps.join(", ").replace("…, ", "… ").replace(", …", " …")
}

/// The end of a game: why, the count of R18 for each seat, and who won; one paragraph each. `None` while
/// the game goes on.
pub(crate) fn end(game: &Game) -> Option<Vec<String>> {
    let outcome = game.outcome()?;
    let position = game.position();
    let mut paragraphs = vec![over(game, outcome.reason)];
    for seat in Seat::all(position.rules().seats) {
        paragraphs.push(format!("Seat {seat}: {}", count(position, seat)));
    }
    if let Some(loser) = outcome.loser {
        paragraphs.push(format!("Seat {loser} cannot fill its row and ranks last, whatever the count (R6)."));
    }
    paragraphs.push(verdict(&outcome, position.rules()));
    Some(paragraphs)
}

/// That a game is over, and why, with the number of the rule.
pub(crate) fn over(game: &Game, why: EndReason) -> String {
    format!("The game is over: {}.", reason(game, why))
}

fn reason(game: &Game, reason: EndReason) -> String {
    let position = game.position();
    let seat = position.turn();
    let rules = position.rules();
    match reason {
        EndReason::Mandarins if rules.end == oanquan::End::Stones && rules.mandarin == Mandarin::Stone => {
            "every Mandarin is captured (R14)".to_string()
        }
        EndReason::Mandarins => "every Mandarin square is empty (R14)".to_string(),
        EndReason::Repetition => format!(
            "the same stones lie on the same squares with seat {seat} to move for the third time, after {} (R15)",
            occurrence_plies(game)
        ),
        EndReason::Quiet => format!("{} plies in a row captured nothing (R15)", position.quiet()),
        EndReason::Short => format!("seat {seat} cannot fill its empty row (R16)"),
    }
}

/// After which plies the present position stood: `plies 4, 8 and 12`.
pub(crate) fn occurrence_plies(game: &Game) -> String {
    let plies: Vec<String> = game
        .occurrence_plies()
        .into_iter()
        .filter_map(|place| game.positions().get(place))
        .map(|position| position.ply().to_string())
        .collect();
    format!("plies {}", list(&plies))
}

/// The count of R18 for a seat: `row 5 + reserve 20 + Mandarins 1 x 10 - owed 2 = 33`.
pub(crate) fn count(position: &Position, seat: Seat) -> String {
    let swept = position.sweep().find_map(|step| match step {
        Step::Sweep { seat: owner, citizens } if owner == seat => Some(citizens),
        _ => None,
    });
    let mut sum = format!("row {} + reserve {}", swept.unwrap_or_default(), position.reserve(seat));
    let won = position.mandarins_won(seat);
    if won > 0 {
        sum += &format!(" + Mandarins {won} x {}", position.rules().mandarin_value);
    }
    let total = |fits: &dyn Fn(&oanquan::Debt) -> bool| -> u32 {
        position.debts().filter(fits).map(|debt| debt.citizens).sum()
    };
    let owed = total(&|debt| debt.debtor == seat.number());
    let lent = total(&|debt| debt.lender == Lender::Seat(seat));
    if owed > 0 {
        sum += &format!(" - owed {owed}");
    }
    if lent > 0 {
        sum += &format!(" + lent {lent}");
    }
    format!("{sum} = {}", position.scores()[seat])
}

/// Who won, by how much.
pub(crate) fn verdict(outcome: &Outcome, rules: &Rules) -> String {
    let seats: Vec<Seat> = Seat::all(rules.seats).collect();
    // One seat speaks for each side, the best first.
    let mut sides: Vec<Seat> = seats
        .iter()
        .copied()
        .filter(|&seat| !seats.iter().any(|&other| other < seat && rules.same_side(seat, other)))
        .collect();
    let places = outcome.places();
    sides.sort_by_key(|&seat| places[seat]);
    let side_name = |side: Seat| {
        let members: Vec<String> =
            seats.iter().filter(|&&seat| rules.same_side(seat, side)).map(Seat::to_string).collect();
        let noun = if members.len() > 1 { "seats" } else { "seat" };
        format!("{noun} {}", list(&members))
    };
    let scores: Vec<String> = sides.iter().map(|&side| outcome.side_score(side).to_string()).collect();
    if let [_, _] = sides[..] {
        let scores = scores.join(":");
        return match outcome.winner() {
            None => format!("A draw, {scores}."),
            Some(side) => {
                let name = side_name(side);
                let verb = if name.starts_with("seats") { "win" } else { "wins" };
                format!("S{} {verb}, {scores}.", &name[1..])
            }
        };
    }
    let ranking: Vec<String> = sides
        .iter()
        .zip(&scores)
        .map(|(&side, score)| format!("{}. {} with {score}", places[side], side_name(side)))
        .collect();
    let winners: Vec<String> = outcome.winners().map(|seat| seat.to_string()).collect();
    let head = match winners.as_slice() {
        [winner] => format!("Seat {winner} wins."),
        several => format!("Seats {} share the first place.", list(several)),
    };
    format!("{head} Places: {}.", ranking.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The turn in words, and the end when it came to one.
    fn told(position: &str, moves: &[&str]) -> (String, Vec<String>) {
        let mut game = Game::new(position.parse().unwrap());
        let mut last = String::new();
        for mv in moves {
            let before = *game.position();
            let mv: Move = mv.parse().unwrap();
            let steps = game.play_steps(mv).unwrap();
            last = turn(&before, mv, &steps);
        }
        (last, end(&game).unwrap_or_default())
    }

    #[test]
    fn captures_name_their_points_and_the_mandarin() {
        let (text, _) = told("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed", &["9r"]);
        assert_eq!(
            text,
            "Seat 0 plays 9r: sows 5 from 9, picks up 5 from 4, captures 11 with the Mandarin of M0."
        );
        let (text, _) = told("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed", &["9r", "2r"]);
        assert!(text.ends_with("captures 13 with the Mandarin of M1 and 8 from square 6."), "{text}");
    }

    #[test]
    fn refills_name_their_sources() {
        let (text, _) = told("oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed", &["5r"]);
        assert!(
            text.starts_with("Seat 0 refills its row: 3 of its own, borrows 2 from seat 1. Seat 0 plays 5r: sows 1 from 5, "),
            "{text}"
        );
        let (text, _) = told("oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed+refill=bank", &["5r"]);
        assert!(text.contains("borrows 2 from the bank"), "{text}");
    }

    #[test]
    fn several_lenders_are_told_as_a_list() {
        let (text, _) =
            told("oaq1 0,0,0,0,0,Q/20,20,20,5,4,Q/1,0,0,0,0,Q 0 1,2,2 0,0,0 - 0 40 three", &["10r"]);
        assert!(text.contains("1 of its own, borrows 2 from seat 1 and 2 from seat 2."), "{text}");
    }

    #[test]
    fn long_relays_are_condensed() {
        let start: Position = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed".parse().unwrap();
        let lap = |place: usize| Step::Lift {
            seat: Seat::FIRST,
            square: start.ring().square(place % 5).unwrap(),
            stones: 1,
        };
        let eight: Vec<Step> = (0..8).map(lap).collect();
        assert!(!deeds(&start, &eight).contains('…'));
        let twelve: Vec<Step> = (0..12).map(lap).collect();
        assert_eq!(
            deeds(&start, &twelve),
            "sows 1 from 5, picks up 1 from 6, picks up 1 from 7, picks up 1 from 8 … and 7 more pick-ups … picks up 1 \
             from 6, captures nothing"
        );
    }

    #[test]
    fn the_end_is_counted_seat_by_seat() {
        let (_, end) = told("oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 0>1:4 2 30 seed", &[]);
        assert_eq!(
            end,
            [
                "The game is over: every Mandarin square is empty (R14).",
                "Seat 0: row 2 + reserve 40 + Mandarins 1 x 10 - owed 4 = 48",
                "Seat 1: row 3 + reserve 5 + Mandarins 1 x 10 + lent 4 = 22",
                "Seat 0 wins, 48:22.",
            ]
        );
        let (_, end) = told("oaq1 0,0,0,0,0,0/0,0,0,0,0,0 0 25,25 1,1 - 2 30 seed", &[]);
        assert_eq!(end.last().unwrap(), "A draw, 35:35.");
        let (_, end) = told("oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed+refill=lose", &[]);
        assert_eq!(end[0], "The game is over: seat 0 cannot fill its empty row (R16).");
        assert_eq!(end[3], "Seat 0 cannot fill its row and ranks last, whatever the count (R6).");
        assert_eq!(end[4], "Seat 1 wins, 47:3.");
    }

    #[test]
    fn places_and_teams_are_told() {
        let over = "oaq1 0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0 0 40,20,20,20 1,1,1,1 - 0 90 four";
        let (_, end) = told(over, &[]);
        assert_eq!(
            end.last().unwrap(),
            "Seat 0 wins. Places: 1. seat 0 with 50, 2. seat 1 with 30, 2. seat 2 with 30, 2. seat 3 with 30."
        );
        let (_, end) = told(&format!("{over}+teams=opposite"), &[]);
        assert_eq!(end.last().unwrap(), "Seats 0 and 2 win, 80:60.");
    }
}
