//! Thinking with endgame tables: `--tables`, `TablePath`, and what is said of tables that cannot be read.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::program::oanquan;

/// A position whose moves the tables know: no search of two plies would prove the last three.
const LATE: &str = "oaq1 0,1,0,2,1,0/1,1,1,0,1,Q 0 22,20 1,0 - 3 60 seed";

/// What `oanquan tables probe` says of its moves.
const SCORES: [(&str, i64); 6] = [("9r", 18), ("8l", 10), ("9l", 10), ("6l", -6), ("6r", -10), ("8r", -14)];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/tables")
}

fn path(name: &str) -> String {
    folder().join(name).display().to_string()
}

#[test]
fn with_tables_a_late_endgame_is_exact_at_once() {
    let request = json!({"id": 1, "position": LATE, "limits": {"depth": 2}, "multipv": 10}).to_string();
    for tables in [path("seed-10.oaqt"), path("")] {
        let args = ["analyse", "--json", "--hash", "1", "--tables", &tables];
        let run = oanquan(&args, request.clone()).ends_with(0);
        let response: Value = serde_json::from_str(&run.out).unwrap();
        let lines = response["lines"].as_array().unwrap();
        let mut scores: Vec<(&str, i64)> = lines
            .iter()
            .map(|line| (line["move"].as_str().unwrap(), line["score"].as_i64().unwrap()))
            .collect();
        scores.sort_by_key(|(mv, score)| (-score, *mv));
        assert_eq!(scores, SCORES, "{}", run.out);
        assert!(lines.iter().all(|line| line["bound"] == "exact"), "{}", run.out);
        assert!(response["table_hits"].as_u64().unwrap() > 0, "{}", run.out);
    }
}

#[test]
fn people_are_told_how_often_tables_were_asked() {
    let run = oanquan(&["analyse", "--tables", &path("seed-10.oaqt"), "--plain", LATE], "").ends_with(0);
    // Wherever lines are broken.
    let told = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains("Found in endgame tables: ") && run.out.contains("Everything is proved."),
        "{}",
        run.out
    );
}

#[test]
fn a_client_sets_and_takes_away_tables() {
    let think = |tables: &str| {
        let told = format!("setoption name TablePath value {tables}\nposition fen {LATE}\ngo depth 2\n");
        oanquan(&["ugi"], told).ends_with(0).out
    };
    let with = think(&path("seed-10.oaqt"));
    assert!(with.contains(" score points 18 exact ") && !with.contains(" tbhits 0 "), "{with}");
    assert!(think("<empty>").contains(" tbhits 0 "));
    let missing = think("/nowhere");
    assert!(missing.starts_with("info string setoption: TablePath: /nowhere: "), "{missing}");
}

#[test]
fn what_cannot_be_read_is_said_before_anything_else() {
    let dir = tempfile::tempdir().unwrap();
    let mut bytes = fs::read(folder().join("seed-row2-citizens3.oaqt")).unwrap();
    bytes.pop();
    fs::write(dir.path().join("cut.oaqt"), bytes).unwrap();
    let tables = dir.path().display().to_string();
    for args in [["analyse", "--tables", &tables], ["play", "--tables", &tables]] {
        let run = oanquan(&args, "").ends_with(2);
        assert!(run.err.contains("cut.oaqt: ") && run.err.contains("the file was cut"), "{}", run.err);
    }
}

#[test]
fn damage_is_told_once_and_no_answer_is_wrong() {
    let dir = tempfile::tempdir().unwrap();
    let mut bytes = fs::read(folder().join("seed-row2-citizens3.oaqt")).unwrap();
    // In every block; header and directory lie before.
    bytes.iter_mut().skip(1000).step_by(50).for_each(|byte| *byte ^= 1);
    let file = dir.path().join("damaged.oaqt");
    fs::write(&file, bytes).unwrap();
    let request =
        json!({"id": 1, "position": "startpos", "rules": "seed+row=2+citizens=3", "limits": {"depth": 6}});
    let args = ["analyse", "--json", "--hash", "1", "--tables", &file.display().to_string()];
    let run = oanquan(&args, format!("{request}\n{request}\n")).ends_with(0);
    assert_eq!(run.err.matches("is damaged").count(), 1, "{}", run.err);
    assert_eq!(run.out.lines().count(), 2, "{}", run.out);
}

#[test]
fn on_a_closed_board_the_oracle_answers_all() {
    let table = path("seed-row2-citizens3.oaqt");
    let rules = "seed+citizens=3+row=2";
    let args = ["bench", "oracle", "--table", &table, "--rules", rules, "--positions", "2", "--hash", "1"];
    let run = oanquan(&args, "").ends_with(0);
    assert!(run.out.contains("solved within  1 s   2\nsolved within 10 s   2\n"), "{}", run.out);
    // What the engine proves in a second on so small a board is the truth.
    assert!(run.out.contains("1000 ms         2  100 %    0.00 points         0\n"), "{}", run.out);
    let run = oanquan(&["bench", "oracle", "--table", &table], "").ends_with(2);
    assert!(run.err.contains(rules) && run.err.contains("expected seed"), "{}", run.err);
}
