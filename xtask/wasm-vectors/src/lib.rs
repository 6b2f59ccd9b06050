//! The vectors of `testdata/vectors` (docs/notation.md) through the rules, as the page is built.

use oanquan::{EndReason, Game, Move, Position, Rules, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use wasm_bindgen::prelude::wasm_bindgen;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    request: Request,
    expect: Value,
}

/// What is asked. A field that is not here is an error, so that nothing asked is left out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    id: Value,
    position: String,
    #[serde(default)]
    moves: Vec<String>,
    rules: Option<String>,
}

/// What is wrong with the answer to a line of the vectors; nothing when it is the one expected.
#[wasm_bindgen]
pub fn fault(line: &str) -> Option<String> {
    check(line).err()
}

fn check(line: &str) -> Result<(), String> {
    let Vector { request, expect } =
        serde_json::from_str(line).map_err(|error| format!("{error}: {line}"))?;
    let found = answer(&request).map_err(|error| format!("id {}: {error}", request.id))?;
    if found == expect { Ok(()) } else { Err(format!("id {}: {found}, expected {expect}", request.id)) }
}

fn answer(request: &Request) -> Result<Value, String> {
    let game = game(request)?;
    let position = game.position();
    let outcome = game.outcome();
    let legal: Vec<String> = game.legal_moves().iter().map(|mv| mv.to_string()).collect();
    let mut answer = json!({
        "position": position.to_string(),
        "turn": position.turn().number(),
        "legal": legal,
        "over": game.end_reason().map(EndReason::word),
        "scores": position.scores().seats(position.rules().seats),
    });
    if let Some(loser) = outcome.and_then(|outcome| outcome.loser).map(Seat::number) {
        answer["loser"] = loser.into();
    }
    Ok(answer)
}

fn game(request: &Request) -> Result<Game, String> {
    let rules = request.rules.as_deref().map(|text| text.parse::<Rules>().map_err(|error| error.to_string()));
    let rules = rules.transpose()?;
    let first = if request.position == "startpos" {
        Position::start(rules.unwrap_or_default()).map_err(|error| error.to_string())?
    } else {
        request.position.parse::<Position>().map_err(|error| error.to_string())?
    };
    if let Some(rules) = rules.filter(|rules| rules != first.rules()) {
        return Err(format!("rules {rules}, expected {}, those of the position", first.rules()));
    }
    let mut game = Game::new(first);
    for text in &request.moves {
        let mv: Move = text.parse().map_err(|error| format!("move {text}: {error}"))?;
        game.play(mv).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    const VECTOR: &str = r#"{"request":{"id":1,"position":"startpos","moves":["9r"]},"expect":{"position":"oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed","turn":1,"legal":["0r","0l","1r","1l","2r","2l","3r","3l"],"over":null,"scores":[35,24]}}"#;

    #[test]
    fn the_expected_answer_has_no_fault() {
        assert_eq!(fault(VECTOR), None);
    }

    #[test]
    fn every_difference_is_a_fault() {
        for (from, to) in [
            ("6,6,6,6,0,0/", "6,6,6,0,6,0/"),
            ("\"turn\":1", "\"turn\":0"),
            ("\"0r\",", ""),
            ("null", "\"quiet\""),
            ("[35,24]", "[35,24],\"loser\":0"),
            ("[35,24]", "[24,35]"),
            ("\"9r\"", "\"9r\",\"9r\""),
            ("\"id\":1", "\"id\":1,\"rules\":\"vietnam\""),
            ("\"id\":1", "\"id\":1,\"steps\":true"),
            ("{\"request\"", ""),
        ] {
            assert!(VECTOR.contains(from));
            assert!(fault(&VECTOR.replacen(from, to, 1)).is_some(), "{from} {to}");
        }
    }
}
