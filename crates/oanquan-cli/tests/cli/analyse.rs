//! `oanquan analyse`: JSON lines for programs, a table for people.

use serde_json::{Value, json};

use crate::program::{Run, converse, oanquan};

const OVER: &str = "oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 - 0 30 seed";

/// A position whose every move ends the game.
const PROVABLE: &str = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed";

/// The responses to these requests.
fn analyse(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let run = oanquan(&["analyse", "--json", "--hash", "1"], input).ends_with(0);
    assert_eq!(run.err, "");
    run.out.lines().map(|line| serde_json::from_str(line).expect("every response is JSON")).collect()
}

fn analyse_one(request: &Value) -> Value {
    analyse(std::slice::from_ref(request)).remove(0)
}

fn people(args: &[&str]) -> Run {
    let args: Vec<&str> = ["analyse", "--hash", "1"].iter().chain(args).copied().collect();
    oanquan(&args, "")
}

#[test]
fn json_and_ugi_say_the_same() {
    for (moves, depth) in [("", 6), (" moves 9r", 7), (" moves 7r 0l", 5)] {
        let input = format!("setoption name Hash value 1\nposition startpos{moves}\ngo depth {depth}\n");
        let told = oanquan(&["ugi"], input).ends_with(0).out;
        let last = told.lines().rfind(|line| line.starts_with("info depth")).unwrap();
        let (_, score) = last.split_once(" score points ").unwrap();
        let score: f64 = score.split(' ').next().unwrap().parse().unwrap();
        let (_, pv) = last.split_once(" pv ").unwrap();

        let moves: Vec<&str> = moves.split_whitespace().skip(1).collect();
        let request = json!({"id": 1, "position": "startpos", "moves": moves, "limits": {"depth": depth}});
        let response = analyse_one(&request);
        assert_eq!(response["lines"][0]["score"].as_f64(), Some(score), "{told}");
        assert_eq!(response["lines"][0]["bound"], "estimate");
        let found: Vec<&str> =
            response["lines"][0]["pv"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        assert_eq!(found.join(" "), pv);
        assert_eq!(told.lines().last().unwrap(), format!("bestmove {}", response["best"].as_str().unwrap()));
    }
}

#[test]
fn keys_come_in_the_order_of_the_notation_and_proved_scores_are_whole() {
    let request = json!({"id": "x", "position": PROVABLE, "limits": {"depth": 4}});
    let out = oanquan(&["analyse", "--json", "--hash", "1"], request.to_string()).ends_with(0).out;
    let begin = format!(
        "{{\"id\":\"x\",\"position\":\"{PROVABLE}\",\"turn\":0,\"over\":null,\"best\":\"9r\",\
         \"lines\":[{{\"move\":\"9r\",\"score\":19,\"bound\":\"exact\",\"pv\":[\"9r\"]}}],"
    );
    assert!(out.starts_with(&begin), "{out}");
    let keys = ["nodes", "time_ms", "table_hits"];
    let places: Vec<usize> = keys.iter().map(|key| out.find(&format!("\"{key}\":")).unwrap()).collect();
    assert!(places.is_sorted(), "{out}");
}

#[test]
fn every_request_is_answered_as_if_it_were_the_first() {
    let request = |id: u32| json!({"id": id, "position": "startpos", "limits": {"nodes": 5000}});
    let other = json!({"id": 2, "position": "startpos", "moves": ["9r"], "limits": {"nodes": 5000}});
    let mut responses = analyse(&[request(1), other, request(1)]);
    for response in &mut responses {
        response.as_object_mut().unwrap().remove("time_ms");
    }
    assert_eq!(responses[0], responses[2]);
    assert_ne!(responses[0]["position"], responses[1]["position"]);
}

#[test]
fn several_lines_are_in_order() {
    let request = json!({"id": 1, "position": "startpos", "limits": {"depth": 4}, "multipv": 10});
    let response = analyse_one(&request);
    let lines = response["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 10);
    assert_eq!(response["best"], lines[0]["move"]);
    let scores: Vec<f64> = lines.iter().map(|line| line["score"].as_f64().unwrap()).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    for line in lines {
        assert_eq!(line["move"], line["pv"][0]);
    }
}

#[test]
fn a_game_that_is_over_has_no_lines() {
    let response = analyse_one(&json!({"id": 1, "position": OVER}));
    assert_eq!(response["over"], "mandarins");
    assert_eq!((&response["best"], &response["lines"]), (&Value::Null, &json!([])));
    // The third occurrence counts every position of the request.
    let position = "oaq1 0,0,0,0,1,0/0,0,0,0,1,Q 0 20,28 1,0 - 0 60 seed";
    let moves = ["9l", "4l", "8r", "3r", "9l", "4l", "8r", "3r"];
    let response = analyse_one(&json!({"id": 1, "position": position, "moves": moves}));
    assert_eq!(response["over"], "repetition");
    let short = json!({"id": 1, "position": position, "moves": moves[..7], "limits": {"depth": 4}});
    let response = analyse_one(&short);
    assert_eq!((&response["over"], response["lines"].as_array().unwrap().len()), (&Value::Null, 1));
}

#[test]
fn bad_requests_are_answered_and_the_program_goes_on() {
    let good = json!({"id": 9, "position": "startpos", "limits": {"depth": 1}});
    let with = |name: &str, value: Value| {
        let mut request = good.clone();
        request[name] = value;
        request
    };
    let cases = [
        (with("limits", json!({"depth": 0})), "bad_request", "limits.depth is 0, expected a number from 1"),
        (with("limits", json!({"nodes": 0})), "bad_request", "limits.nodes is 0"),
        (with("limits", json!({"depth": -1})), "bad_request", "expected a whole number"),
        (with("limits", json!({"time_ms": "1"})), "bad_request", "expected a whole number"),
        (with("limits", json!({"plies": 3})), "bad_request", "`plies`"),
        (with("limits", json!([3])), "bad_request", "expected an object with depth, nodes or time_ms"),
        (with("multipv", json!(0)), "bad_request", "multipv is 0, expected 1 to 10"),
        (with("multipv", json!(11)), "bad_request", "multipv is 11, expected 1 to 10"),
        (with("level", json!(3)), "bad_request", "level with limits or multipv, expected level alone"),
        (with("level", json!(0)), "bad_request", "level is 0, expected 1 to 8"),
        (with("steps", json!(true)), "bad_request", "`steps`"),
        (with("position", json!("oaq2")), "bad_position", "column"),
        (with("rules", json!("chess")), "bad_rules", "a preset"),
        (with("moves", json!(["9r", "9r"])), "illegal_move", "moves[1]"),
        (with("moves", json!(["9x"])), "bad_move", "moves[0]: column 2"),
    ];
    let requests: Vec<Value> =
        cases.iter().map(|(request, ..)| request.clone()).chain([good.clone()]).collect();
    let responses = analyse(&requests);
    assert_eq!(responses.len(), requests.len());
    for ((request, code, message), response) in cases.iter().zip(&responses) {
        assert_eq!((&response["id"], &response["error"]["code"]), (&json!(9), &json!(code)), "{request}");
        let told = response["error"]["message"].as_str().unwrap();
        assert!(told.contains(message), "{request}: {told}");
    }
    assert!(responses.last().unwrap()["best"].is_string());
    let torn = oanquan(&["analyse", "--json", "--hash", "1"], "nonsense\n\n[1]\n").ends_with(0).out;
    assert!(torn.starts_with("{\"id\":null,\"error\":{\"code\":\"bad_json\""), "{torn}");
    assert_eq!(torn.lines().count(), 2);
}

#[test]
fn every_request_is_answered_at_once() {
    let request = r#"{"id":1,"position":"startpos","limits":{"depth":1}}"#;
    assert_eq!(converse(&["analyse", "--json"], &[request, "nonsense", request]).len(), 3);
}

#[test]
fn people_see_the_board_and_the_moves() {
    let run = people(&["--depth", "3", "--lines", "2", PROVABLE]).ends_with(0);
    assert_eq!(run.err, "");
    insta::assert_snapshot!(run.out, @r#"
      Seat 1  25 points  reserve 19, Mandarins 0
              4     3     2     1     0
     ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
     │ M1  │  1  │  1  │  1  │  2  │  1  │ M0  │
     │  ◆  ├─────┼─────┼─────┼─────┼─────┤  ·  │
     │     │  ·  │  1  │  ·  │  1  │  1  │     │
     └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
              5     6     7     8     9           r →  l ←
    ▶ Seat 0  35 points  reserve 22, Mandarins 1
    Seat 0 is to move. 130 moves have been played.

      Move  Gains          lead at the end
      9r →    +19  proved              +32              │████████████
             It ends the game, won by 32 points. The move takes 19 points with a
             Mandarin. Line: 9r.
      9l ←     +7  proved              +20              │████
             It ends the game, won by 20 points. The move takes 11 points with a
             Mandarin. Line: 9l.

    Proved: no other move is better.
    "#);
}

#[test]
fn people_are_told_of_every_move_unless_they_ask_for_fewer() {
    let shown = |args: &[&str]| {
        let run = people(args).ends_with(0);
        run.out.lines().filter(|line| line.contains("  proved ") || line.contains("  estimate ")).count()
    };
    assert_eq!(shown(&["--depth", "4", PROVABLE]), 6);
    assert_eq!(shown(&["--depth", "4", "--lines", "3"]), 3);
    assert_eq!(shown(&["--nodes", "3000", "--threads", "2"]), 10);
}

#[test]
fn people_are_told_in_words_too() {
    let run = people(&["--depth", "4", "--lines", "2", "--plain", PROVABLE]).ends_with(0);
    insta::assert_snapshot!(run.out, @r#"
    Seat 0 is to move. 130 moves have been played.
    r sows anticlockwise: 5 6 7 8 9 M0 …; l sows clockwise.
    Seat 0, from the left: 5 empty, 6 has 1, 7 empty, 8 has 1, 9 has 1, Mandarin
      square M0, empty.
    Seat 1, from the left: 0 has 1, 1 has 2, 2 has 1, 3 has 1, 4 has 1, Mandarin
      square M1, the Mandarin.
    Seat 0: 35 points, reserve 22, Mandarins 1.
    Seat 1: 25 points, reserve 19, Mandarins 0.

    Seat 0: points gained from here to the end, less those of the other side. In
      brackets: the lead at the end.
    9r: exactly +19 (+32). It ends the game, won by 32 points. The move takes 19
      points with a Mandarin. Line: 9r.
    9l: exactly +7 (+20). It ends the game, won by 20 points. The move takes 11
      points with a Mandarin. Line: 9l.

    Proved: no other move is better.
    "#);
}

#[test]
fn what_is_proved_is_told_with_how_much_was_searched() {
    let last = |args: &[&str]| people(args).ends_with(0).out.rsplit_once("\n\n").unwrap().1.to_string();
    // Every move ends the game, so that there is nothing to search.
    assert_eq!(last(&["--depth", "4", PROVABLE]), "Everything is proved.\n");
    let estimated = last(&["--depth", "3"]);
    assert!(estimated.starts_with("Depth 3, "), "{estimated}");
    assert!(estimated.replace("\n ", "").ends_with("Nothing is proved; the numbers are estimates.\n"));
}

#[test]
fn ranking_last_is_told_as_far_as_it_is_known() {
    let position = "oaq1 1,0,0,0,0,Q3/1,2,1,3,1,Q2 0 3,33 0,0 - 3 40 seed+refill=lose";
    for depth in 1..=8 {
        let run = people(&["--depth", &depth.to_string(), position]).ends_with(0);
        for wrong in ["loses  or", "wins  or", "loses  estimate", "wins  estimate"] {
            assert!(!run.out.contains(wrong), "depth {depth}: {}", run.out);
        }
    }
}

#[test]
fn people_see_how_a_game_ended() {
    let run = people(&[OVER]).ends_with(0);
    assert!(
        run.out.contains("The game is over.") && run.out.ends_with("Seat 0 wins, 52 to 18.\n"),
        "{}",
        run.out
    );
}

#[test]
fn what_people_ask_wrongly_is_told() {
    for (args, code, expected) in [
        (&["--moves", "9r 9r"][..], 1, "--moves: move 2: 9r lifts from another seat's row"),
        (&["--moves", "nine"], 1, "--moves: move 1, \"nine\", is no move"),
        (&["oaq1"], 1, "column 5"),
        (&["--depth", "0"], 2, "1..=120"),
        (&["--time", "soon"], 2, "expected seconds"),
        (&["--lines", "0"], 2, "expected a number from 1, or all"),
        (&["--rules", "vietnam", OVER], 2, "--rules vietnam"),
        (&["--json", "--depth", "3"], 2, "--json"),
    ] {
        let run = people(args).ends_with(code);
        assert!(run.err.contains(expected), "{args:?}: {}", run.err);
    }
}

#[test]
fn a_level_tells_its_move_alone() {
    let request = json!({"id": 1, "position": "startpos", "moves": ["9r"], "level": 2});
    let response = analyse_one(&request);
    let told =
        oanquan(&["ugi"], "setoption name Level value 2\nposition startpos moves 9r\ngo\n").ends_with(0).out;
    assert_eq!(told, format!("bestmove {}\n", response["best"].as_str().unwrap()));
    assert_eq!((&response["lines"], &response["nodes"]), (&json!([]), &json!(0)));
}
