//! The slow rules against the data suite. Its vectors were made by an implementation nobody here has seen, the cases of
//! the rules page were worked out by hand.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use oanquan::Rules;
use oanquan_testkit::{Slow, data};
use serde_json::json;

/// The position a vector starts from.
fn first(request: &data::Request) -> Slow {
    if request.position == "startpos" {
        let rules = request.rules.as_deref().unwrap_or("seed").parse().unwrap();
        Slow::start(rules)
    } else {
        Slow::from_line(&request.position).unwrap()
    }
}

#[test]
fn vectors_come_out_in_every_field() {
    for vector in data::vectors().unwrap().into_iter().chain(data::handbook().unwrap()) {
        let mut game = first(&vector.request);
        for mv in &vector.request.moves {
            game.play(mv).unwrap();
        }
        let mut answer = json!({
            "position": game.to_line(),
            "turn": game.turn(),
            "legal": game.legal(),
            "over": game.over(),
            "scores": game.scores(),
        });
        if let Some(loser) = game.loser() {
            answer["loser"] = json!(loser);
        }
        let expect = vector.expect;
        let (id, line) = (vector.request.id, vector.line);
        assert_eq!(answer, expect, "vector {id}, line {line}");
    }
}

#[test]
fn perft_counts_agree() {
    for line in data::perft_suite().unwrap() {
        let game = Slow::start(line.rules.parse::<Rules>().unwrap());
        for (depth, &count) in (1..).zip(&line.counts) {
            assert_eq!(game.perft(depth), count, "{} to depth {depth}", line.rules);
        }
    }
}

#[test]
fn lines_print_as_they_were_read() {
    for vector in data::vectors().unwrap() {
        let line = vector.expect["position"].as_str().unwrap();
        assert_eq!(Slow::from_line(line).unwrap().to_line(), line);
        let url = line.replace(' ', "_");
        assert_eq!(Slow::from_line(&url).unwrap().to_line(), line);
    }
}
