//! The data suite: every line of `testdata/` through the rules crate. A new case is a new line there.

use oanquan::{EndReason, Game, Position, Rules, perft, perft_divide, perft_without_bulk};
use oanquan_testkit::data;

#[test]
fn every_vector_comes_back_equal() {
    for vector in data::vectors().unwrap().into_iter().chain(data::handbook().unwrap()) {
        let at = format!("case {}, line {}", vector.request.id, vector.line);
        let first = if vector.request.position == "startpos" {
            Position::start(vector.request.rules.as_deref().unwrap_or("seed").parse().unwrap()).unwrap()
        } else {
            vector.request.position.parse().unwrap_or_else(|error| panic!("{at}: {error}"))
        };
        let mut game = Game::new(first);
        for mv in &vector.request.moves {
            game.play(mv.parse().unwrap()).unwrap_or_else(|error| panic!("{at}: {error}"));
        }
        let position = game.position();
        let expect = &vector.expect;
        let legal: Vec<String> = game.legal_moves().iter().map(|mv| mv.to_string()).collect();
        assert_eq!(position.to_string(), expect["position"].as_str().unwrap(), "{at}");
        assert_eq!(u64::from(position.turn().number()), expect["turn"].as_u64().unwrap(), "{at}");
        assert_eq!(serde_json::json!(legal), expect["legal"], "{at}");
        assert_eq!(game.end_reason().map(EndReason::word), expect["over"].as_str(), "{at}");
        let scores = position.scores();
        assert_eq!(serde_json::json!(scores.seats(position.rules().seats)), expect["scores"], "{at}");
        let loser = game.outcome().and_then(|outcome| outcome.loser).map(|seat| u64::from(seat.number()));
        assert_eq!(loser, expect.get("loser").and_then(serde_json::Value::as_u64), "{at}");
    }
}

#[test]
fn perft_to_the_full_depth_of_the_suite() {
    for line in data::perft_suite().unwrap() {
        let rules: Rules = line.rules.parse().unwrap();
        assert_eq!(rules.to_string(), line.rules);
        let start = Position::start(rules).unwrap();
        for (depth, &expected) in (1..).zip(&line.counts) {
            assert_eq!(perft(&start, depth), expected, "{rules} at depth {depth}");
            assert_eq!(perft_without_bulk(&start, depth), expected, "{rules} at depth {depth}, no bulk");
            let divided: u64 = perft_divide(&start, depth).iter().map(|(_, count)| count).sum();
            assert_eq!(divided, expected, "{rules} at depth {depth}, divided");
        }
    }
}
