//! The rules of a rule set in plain words, each with the numbers of `docs/rules.md`.

use oanquan::{Directions, EmptyMandarin, End, Mandarin, Refill, RelayMandarin, Rules, Sweep, Teams};

/// The rules, one paragraph each, in the order of play.
pub(crate) fn explain(rules: &Rules) -> Vec<String> {
    let mut all = vec![start(rules), first(rules), sowing(rules), relay(rules), capture(rules)];
    all.extend(protection(rules));
    all.push(refill(rules));
    all.push(end(rules));
    all.push(count(rules));
    if rules.seats > 2 {
        all.push(
            "That four people play in four rows is attested; the corner squares, the order of turns, passing, and \
             the board for three are this project's reconstruction (R19, R20)."
                .to_string(),
        );
    }
    all
}

fn start(rules: &Rules) -> String {
    let Rules { seats, row, citizens, .. } = rules;
    let corner = match rules.mandarin {
        Mandarin::Stone => {
            format!("one Mandarin, a big stone worth {} points, lies in each", rules.mandarin_value)
        }
        Mandarin::Pebbles => "ten citizens lie in each".to_string(),
    };
    let noun = if *citizens == 1 { "citizen" } else { "citizens" };
    let shape = match seats {
        2 => "Two seats face each other",
        3 => "Three seats sit round a triangle",
        _ => "Four seats sit round a square",
    };
    format!(
        "{shape}, each with a row of {row} squares of {citizens} {noun} each (a citizen is a small stone, 1 point). The \
         Mandarin square at each end of a row belongs to nobody; at the start {corner}. There are {} points in all \
         (R1-R4).",
        rules.start_points()
    )
}

fn first(rules: &Rules) -> String {
    let teams = match rules.teams {
        Teams::None => "",
        Teams::Opposite => " Seats 0 and 2 play as a team against seats 1 and 3 (R19).",
    };
    let order = if rules.seats == 2 { "" } else { " Turns pass to the right, seat after seat (R19)." };
    format!("Seat {} begins (R3). A ply is one seat's move.{order}{teams}", rules.first)
}

fn sowing(rules: &Rules) -> String {
    let way = match rules.direction {
        Directions::Free => "in the direction you choose: r to your right (anticlockwise) or l to your left",
        Directions::Anticlockwise => "anticlockwise, to your right (r)",
        Directions::Clockwise => "clockwise, to your left (l)",
    };
    format!(
        "In your turn you lift all stones of one square of your own row and sow them one by one into the squares that \
         follow, {way}. Every square is sown, Mandarin squares too (R7)."
    )
}

fn relay(rules: &Rules) -> String {
    let mandarin = match rules.relay_mandarin {
        RelayMandarin::Stop => "If it is a Mandarin square with stones, your move ends (R9).",
        RelayMandarin::LiftOne if rules.mandarin == Mandarin::Pebbles => {
            "If it is a Mandarin square with citizens, you lift one of them and sow it into the square after it (R9)."
        }
        RelayMandarin::LiftOne => {
            "If it is a Mandarin square with citizens, you lift one of them and sow it into the square after it; if \
             only a Mandarin lies there, your move ends (R9)."
        }
    };
    format!(
        "Then look at the next square. If it is a citizen square with stones, you lift them and sow on, whoever \
         owns it (R8). {mandarin}"
    )
}

fn capture(rules: &Rules) -> String {
    let empty = match (rules.empty_mandarin, rules.chain_over_empty_mandarin) {
        (EmptyMandarin::Gap, _) => "An empty Mandarin square counts as an empty square here (R10).",
        (EmptyMandarin::Stop, true) => {
            "If the next square is an empty Mandarin square your move ends; but inside a chain you may capture \
             over one (R10, R12)."
        }
        (EmptyMandarin::Stop, false) => {
            "If the next square is an empty Mandarin square your move or your chain ends (R10, R12)."
        }
    };
    format!(
        "If the next square is empty, you capture everything in the square after it. If an empty square follows \
         the captured one, you capture what lies behind that too, and so on. If the square after a captured one holds \
         stones, your move ends: you do not sow on after a capture. Two empty squares in a row end the move as well \
         (R11, R12). {empty}"
    )
}

fn protection(rules: &Rules) -> Option<String> {
    let mut sentences = Vec::new();
    // Where pebbles stand for the Mandarin there is no stone to protect (R14).
    if rules.young_mandarin > 0 && rules.mandarin == Mandarin::Stone {
        let noun = if rules.young_mandarin == 1 { "citizen" } else { "citizens" };
        sentences.push(format!(
            "a Mandarin with fewer than {} {noun} beside it is young and cannot be captured",
            rules.young_mandarin
        ));
    }
    if rules.mandarin_ban > 0 {
        sentences.push(format!(
            "in the first {} plies of the game no Mandarin square can be captured",
            u32::from(rules.mandarin_ban) * u32::from(rules.seats)
        ));
    }
    (!sentences.is_empty()).then(|| format!("Some squares are protected: {} (R13).", sentences.join("; ")))
}

fn refill(rules: &Rules) -> String {
    let lack = match rules.refill {
        Refill::Borrow if rules.seats == 2 => {
            "What your reserve lacks is borrowed from the other seat's reserve and counted as a debt at the end. If both \
             together have too little, the game ends (R6, R16)."
        }
        Refill::Borrow => {
            "What your reserve lacks is borrowed from the other reserves, the next seat first, and counted as a debt at \
             the end. If all together have too little you pass; if everybody would pass, the game ends (R6, R16)."
        }
        Refill::Bank => {
            "What your reserve lacks comes from outside and is counted as a debt at the end (R6)."
        }
        Refill::End => "If your reserve has too little, the game ends and is counted (R6, R16).",
        Refill::Lose => "If your reserve has too little, the game ends and you rank last (R6, R16).",
    };
    format!(
        "If your whole row is empty when your turn begins, you put one citizen from your reserve into each square of \
         it (releasing the fish), and then move (R5). {lack}"
    )
}

fn end(rules: &Rules) -> String {
    let taken = match (rules.end, rules.mandarin) {
        (End::Stones, Mandarin::Stone) => "every Mandarin has been captured",
        _ => "every Mandarin square is empty after a move",
    };
    format!(
        "The game ends when {taken} (R14), when the same stones lie on the same squares with the same seat to move \
         for the third time, or after {} plies in a row without a capture (R15).",
        rules.quiet_limit()
    )
}

fn count(rules: &Rules) -> String {
    let sweep = match rules.sweep {
        Sweep::Owner => "Each seat takes the stones of its own row",
        Sweep::Split => "The stones of all rows are shared evenly, an odd one to nobody",
    };
    let mandarins = match rules.mandarin {
        Mandarin::Stone => format!(", with {} points for each Mandarin it won", rules.mandarin_value),
        Mandarin::Pebbles => String::new(),
    };
    let debts = match rules.refill {
        Refill::Borrow => ", less what it borrowed and plus what it lent",
        Refill::Bank => ", less what it borrowed",
        Refill::End | Refill::Lose => "",
    };
    format!(
        "{sweep}. A seat's score is these stones and its reserve{mandarins}{debts}. What is left in Mandarin squares counts for nobody. \
         The highest score wins (R18)."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(rules: &str) -> String {
        explain(&rules.parse().unwrap()).join("\n")
    }

    #[test]
    fn a_captured_square_with_stones_behind_it_ends_the_move() {
        let text = told("seed");
        assert!(text.contains("holds stones, your move ends: you do not sow on after a capture"), "{text}");
    }

    #[test]
    fn one_and_many_are_told_apart() {
        assert!(told("seed+citizens=1").contains("5 squares of 1 citizen each"));
        assert!(told("seed").contains("worth 10 points, lies in each."));
        let pebbles = told("tonkin");
        assert!(pebbles.contains("ten citizens lie in each."), "{pebbles}");
        assert!(!pebbles.contains("only a Mandarin"), "{pebbles}");
    }

    #[test]
    fn every_paragraph_ends_with_a_sentence_and_no_number_stands_outside_of_one() {
        let presets = Rules::PRESETS.map(|(name, _)| name.to_string());
        let options =
            ["schoolyard+mandarin_ban=2", "seed+refill=lose", "seed+refill=bank", "four+teams=opposite"];
        for rules in presets.iter().map(String::as_str).chain(options) {
            for paragraph in explain(&rules.parse().unwrap()) {
                assert!(paragraph.ends_with('.'), "{rules}: {paragraph}");
                assert!(!paragraph.contains(". (R"), "{rules}: {paragraph}");
            }
            assert_eq!(told(rules).matches("ply is one seat's move").count(), 1, "{rules}");
        }
    }
}
