//! `oanquan inspect --json`.

use std::fs;

use serde_json::{Value, json};

use crate::program::{converse, oanquan};

/// The responses to these lines.
fn inspect(input: impl Into<Vec<u8>>) -> Vec<Value> {
    let run = oanquan(&["inspect", "--json"], input).ends_with(0);
    assert_eq!(run.err, "");
    let read = |line| serde_json::from_str(line).expect("every response is JSON");
    run.out.lines().map(read).collect()
}

fn inspect_one(request: &Value) -> Value {
    let mut responses = inspect(format!("{request}\n"));
    assert_eq!(responses.len(), 1);
    responses.remove(0)
}

#[test]
fn every_vector_is_answered_as_expected() {
    let read = |file: &str| -> Vec<Value> {
        let text =
            fs::read_to_string(format!("{}/../../testdata/{file}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let vectors = [read("vectors/inspect.jsonl"), read("handbook/cases.jsonl")].concat();
    assert!(vectors.len() > 1000, "{} vectors", vectors.len());
    let input: String = vectors.iter().map(|vector| format!("{}\n", vector["request"])).collect();
    let responses = inspect(input);
    assert_eq!(responses.len(), vectors.len());
    for (vector, mut response) in vectors.iter().zip(responses) {
        let id = response.as_object_mut().unwrap().remove("id");
        assert_eq!(id.as_ref(), vector["request"].get("id"), "{vector}");
        // The whole object, so that a `loser` where none is expected is found too.
        assert_eq!(response, vector["expect"], "{vector}");
    }
}

#[test]
fn keys_come_in_the_order_of_the_notation() {
    let request = json!({"id": "a", "position": "startpos", "moves": ["9r"], "steps": true});
    let out = oanquan(&["inspect", "--json"], request.to_string()).ends_with(0).out;
    let expected = concat!(
        r#"{"id":"a","position":"oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed","turn":1,"#,
        r#""legal":["0r","0l","1r","1l","2r","2l","3r","3l"],"over":null,"scores":[35,24],"steps":["#,
        r#"{"kind":"lift","seat":0,"at":9,"stones":5},{"kind":"sow","seat":0,"at":["M0",0,1,2,3]},"#,
        r#"{"kind":"lift","seat":0,"at":4,"stones":5},{"kind":"sow","seat":0,"at":["M1",5,6,7,8]},"#,
        r#"{"kind":"capture","seat":0,"at":"M0","citizens":1,"mandarins":1}]}"#,
        "\n"
    );
    assert_eq!(out, expected);
}

#[test]
fn steps_tell_refills_loans_passes_and_the_sweep() {
    let steps = |position: &str, moves: &[&str]| {
        let request = json!({"id": 1, "position": position, "moves": moves, "steps": true});
        inspect_one(&request)["steps"].clone()
    };
    let borrowed = steps("oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed", &["5r"]);
    assert_eq!(borrowed[0], json!({"kind": "refill", "seat": 0, "at": [5, 6, 7, 8, 9], "own": 3}));
    assert_eq!(borrowed[1], json!({"kind": "loan", "seat": 0, "lender": 1, "citizens": 2}));
    let bank = steps("oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed+refill=bank", &["5r"]);
    assert_eq!(bank[1], json!({"kind": "loan", "seat": 0, "lender": "b", "citizens": 2}));
    // Seat 1 has nothing and all reserves are empty: it passes before the first move (R6).
    let passed = steps("oaq1 9,9,9,9,9,Q/0,0,0,0,0,Q/6,6,6,6,6,Q 1 0,0,0 0,0,0 - 0 9 three", &[]);
    assert_eq!(passed, json!([{"kind": "pass", "seat": 1}]));
    let over = steps("oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 - 0 30 seed", &[]);
    assert_eq!(
        over,
        json!([{"kind": "sweep", "seat": 0, "citizens": 2}, {"kind": "sweep", "seat": 1, "citizens": 3}])
    );
}

#[test]
fn loser_is_told_only_where_the_shortage_decided() {
    let short = |refill: &str| {
        let position = format!("oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed+refill={refill}");
        inspect_one(&json!({"id": 1, "position": position}))
    };
    let lost = short("lose");
    assert_eq!((&lost["over"], &lost["loser"]), (&json!("short"), &json!(0)));
    assert_eq!(lost["legal"], json!([]));
    let ended = short("end");
    assert_eq!((&ended["over"], ended.get("loser")), (&json!("short"), None));
}

#[test]
fn bad_lines_are_answered_and_the_program_goes_on() {
    let lines: [(&str, Value, &str, &str); 17] = [
        ("nonsense", Value::Null, "bad_json", "column 2"),
        ("{\"id\":1", Value::Null, "bad_json", "EOF"),
        ("[1,\"startpos\"]", Value::Null, "bad_request", "expected an object"),
        ("7", Value::Null, "bad_request", "expected an object with id, position"),
        ("{\"position\":\"startpos\"}", Value::Null, "bad_request", "`id`"),
        ("{\"id\":[1],\"position\":\"startpos\"}", Value::Null, "bad_request", "a number or a string"),
        ("{\"id\":3}", json!(3), "bad_request", "`position`"),
        ("{\"id\":4,\"position\":\"startpos\",\"move\":[]}", json!(4), "bad_request", "`move`"),
        ("{\"id\":5,\"position\":\"startpos\",\"moves\":\"9r\"}", json!(5), "bad_request", "expected a list"),
        ("{\"id\":6,\"id\":7,\"position\":\"startpos\"}", json!(7), "bad_request", "duplicate field `id`"),
        ("{\"id\":\"x\",\"position\":\"oaq2\"}", json!("x"), "bad_position", "column"),
        ("{\"id\":8,\"position\":\"startpos\",\"rules\":\"chess\"}", json!(8), "bad_rules", "a preset"),
        (
            "{\"id\":9,\"position\":\"oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed\",\"rules\":\"vietnam\"}",
            json!(9),
            "bad_rules",
            "vietnam, expected seed",
        ),
        (
            "{\"id\":10,\"position\":\"startpos\",\"moves\":[\"9r\",\"9r\"]}",
            json!(10),
            "illegal_move",
            "moves[1]",
        ),
        (
            "{\"id\":11,\"position\":\"startpos\",\"moves\":[\"9x\"]}",
            json!(11),
            "bad_move",
            "moves[0]: column 2",
        ),
        (
            "{\"id\":12,\"position\":\"oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 - 0 30 seed\",\"moves\":[\"6r\"]}",
            json!(12),
            "illegal_move",
            "after the end",
        ),
        (
            "{\"id\":13,\"position\":\"oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 1,0 0,0 - 0 0 seed\"}",
            json!(13),
            "bad_position",
            "51 citizens",
        ),
    ];
    let mut input = String::new();
    for (line, ..) in &lines {
        input += &format!("{line}\n\n");
    }
    input += "{\"id\":99,\"position\":\"startpos\"}\n";
    let responses = inspect(input);
    assert_eq!(responses.len(), lines.len() + 1);
    for ((line, id, code, message), response) in lines.iter().zip(&responses) {
        assert_eq!(&response["id"], id, "{line}");
        assert_eq!(response["error"]["code"], *code, "{line}");
        let told = response["error"]["message"].as_str().unwrap();
        assert!(told.contains(message), "{line}: {told}");
        let place = match line {
            line if line.contains("\"9r\",\"9r\"") => Some(json!(1)),
            line if line.contains("9x") || line.contains("6r") => Some(json!(0)),
            _ => None,
        };
        assert_eq!(response["error"].get("index"), place.as_ref(), "{line}");
    }
    assert_eq!(responses.last().unwrap()["legal"].as_array().unwrap().len(), 10);
}

#[test]
fn the_same_rules_may_be_written_differently() {
    let request = json!({
        "id": 1,
        "position": "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 vietnam",
        "rules": "seed+empty_mandarin=gap",
    });
    assert_eq!(inspect_one(&request)["turn"], 0);
}

#[test]
fn long_lines_and_broken_text_do_no_harm() {
    let mut input = b"{\"id\":1,\"position\":\"\xff\xfe\"}\n".to_vec();
    input.extend(b"{\"id\":2,\"position\":\"");
    input.resize(input.len() + (17 << 20), b'x');
    input.extend(b"\"}\n{\"id\":3,\"position\":\"startpos\"}");
    let responses = inspect(input);
    assert_eq!(responses.len(), 3);
    assert_eq!(responses[0]["error"]["code"], "bad_json");
    assert_eq!(responses[1]["error"]["code"], "bad_request");
    assert_eq!(responses[2]["id"], 3);
}

#[test]
fn without_json_is_bad_use() {
    let run = oanquan(&["inspect"], "").ends_with(2);
    assert!(run.err.contains("--json"), "{}", run.err);
}

#[test]
fn every_line_is_answered_at_once() {
    let request = r#"{"id":1,"position":"startpos"}"#;
    let answers = converse(&["inspect", "--json"], &[request, "nonsense", request]);
    assert_eq!(answers[0], answers[2]);
}

#[test]
fn an_id_of_any_length_comes_back_as_it_was_sent() {
    for id in ["123456789012345678901234567890", "1.50", "-7", "1e400", r#""\u00e9""#] {
        for rest in ["\"startpos\"", "\"oaq2\"", "7"] {
            let run = oanquan(&["inspect", "--json"], format!("{{\"id\":{id},\"position\":{rest}}}\n"));
            let out = run.ends_with(0).out;
            assert!(out.starts_with(&format!("{{\"id\":{id},")), "{out}");
        }
    }
}

#[test]
fn messages_speak_of_json_and_not_of_the_program() {
    for line in [
        "7",
        "{\"id\":1",
        "{\"id\":1,\"position\":7}",
        "null",
        "{\"id\":1,\"position\":\"startpos\",\"moves\":{}}",
    ] {
        let response = inspect(format!("{line}\n")).remove(0);
        let message = response["error"]["message"].as_str().unwrap();
        for leak in ["struct", "sequence", "map", "line 1", "line 2", "column 0"] {
            assert!(!message.contains(leak), "{line}: {message}");
        }
    }
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_input() {
    let responses = inspect("\u{feff}{\"id\":1,\"position\":\"startpos\"}\n");
    assert_eq!(responses[0]["turn"], 0);
    let played = oanquan(&["play", "--seat1", "human"], "\u{feff}9r\n").ends_with(0);
    assert_eq!(played.out.lines().count(), 1);
    let checked = oanquan(&["position", "check", "-"], "\u{feff}startpos\n").ends_with(0);
    assert_eq!(checked.out.lines().count(), 1);
}
