//! A match of rounds (R21) in words: how it stands, and what a round has come to.

use oanquan::{Game, Match, MatchOutcome, Seat};

/// How a match stands before a round.
pub(crate) fn standing(rounds: &Match) -> String {
    format!(
        "Round {} of a match; whoever sells {} fields loses it. {}",
        rounds.rounds() + 1,
        rounds.fields_to_win(),
        sold(rounds)
    )
}

/// What a finished round has come to; empty while it goes on, and where the game is no round of the match.
pub(crate) fn result(rounds: &Match, game: &Game) -> String {
    let Some((result, after)) = rounds.after(game) else { return String::new() };
    let [first, second] = [Seat::FIRST, Seat::FIRST.next(2)];
    let mut told = match result.winner {
        None => format!(
            "The round is drawn, {} to {}: nobody sells anything.",
            result.scores[first], result.scores[second]
        ),
        Some(winner) => {
            let loser = winner.next(2);
            let mut told = format!(
                "Seat {winner} wins the round, {} to {}, with what lies in sold fields.",
                result.scores[winner], result.scores[loser]
            );
            if result.bought_back > 0 {
                told.push_str(&format!(" It buys back {}.", fields(result.bought_back)));
            }
            if result.sold > 0 {
                told.push_str(&format!(" Seat {loser} sells {}.", fields(result.sold)));
            }
            told
        }
    };
    told.push_str(&format!(" {} ", sold(&after)));
    told.push_str(&match after.outcome() {
        None => {
            format!("Type new for the next round, which seat {} begins.", after.round_rules().first)
        }
        Some(MatchOutcome::Won(winner)) => {
            format!("Seat {winner} wins the match. Type new for another one.")
        }
        Some(MatchOutcome::Draw) => "The match is drawn. Type new for another one.".to_string(),
    });
    told
}

/// What both have sold by now.
fn sold(rounds: &Match) -> String {
    let told: Vec<String> = Seat::all(2)
        .filter(|seat| rounds.half_fields_sold(*seat) > 0)
        .map(|seat| format!("Seat {seat} has sold {}.", fields(rounds.half_fields_sold(seat))))
        .collect();
    if told.is_empty() { "No field is sold.".to_string() } else { told.join(" ") }
}

/// Half fields as fields.
fn fields(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, _) => "half a field".to_string(),
        (1, 0) => "one field".to_string(),
        (1, _) => "one field and a half".to_string(),
        (whole, 0) => format!("{whole} fields"),
        (whole, _) => format!("{whole} fields and a half"),
    }
}

#[cfg(test)]
mod tests {
    use oanquan::Rules;

    use super::*;

    #[test]
    fn fields_and_halves_are_told() {
        let told: Vec<String> = (1..=5).map(fields).collect();
        let expected =
            ["half a field", "one field", "one field and a half", "2 fields", "2 fields and a half"];
        assert_eq!(told, expected);
    }

    #[test]
    fn a_match_is_told_before_a_round() {
        let rounds = Match::resumed(Rules::SEED, "3 2 0,3").unwrap();
        let expected =
            "Round 3 of a match; whoever sells 3 fields loses it. Seat 1 has sold one field and a half.";
        assert_eq!(standing(&rounds), expected);
        assert_eq!(result(&rounds, &Game::start(Rules::SEED).unwrap()), "");
    }
}
