//! `oanquan solve` and `oanquan verify`.

use std::fs;
use std::path::Path;

use super::program::{killed, oanquan};

/// A path as an argument.
fn text(path: &Path) -> &str {
    path.to_str().expect("temporary paths are text")
}

#[test]
fn a_small_board_is_solved_and_its_certificate_verified() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("small.proof");
    let run = oanquan(
        &["solve", "--rules", "seed+citizens=3+row=3", "--guess", "0", "--certificate", text(&proof)],
        "",
    );
    let run = run.ends_with(0);
    assert!(run.out.contains("\nvalue 2, forced within 35 plies\n"), "{}", run.out);
    assert!(run.out.starts_with("horizon "), "{}", run.out);
    let run = oanquan(&["verify", text(&proof)], "").ends_with(0);
    assert!(run.out.contains("\nproved: 2\n") && run.out.contains("It stands alone."), "{}", run.out);

    let mut bytes = fs::read(&proof).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&proof, bytes).unwrap();
    oanquan(&["verify", text(&proof)], "").ends_with(1);
}

#[test]
fn every_move_is_told_once_with_its_mirror_image() {
    let run = oanquan(&["solve", "--rules", "seed+row=2+citizens=2", "--moves"], "").ends_with(0);
    let values: Vec<&str> = run.out.lines().filter(|line| !line.starts_with("horizon")).collect();
    // Two squares, two ways; the mirror image exchanges both.
    assert_eq!(values.len(), 4, "{}", run.out);
    let of = |line: &str| line.split([' ', ',']).nth(1).unwrap().parse::<i32>().unwrap();
    assert_eq!(values[..2].iter().map(|line| of(line)).max(), Some(10), "{}", run.out);
    assert!(values[2].starts_with("value 10, "), "{}", run.out);
}

#[test]
fn a_budget_that_ends_leaves_the_interval() {
    let folder = tempfile::tempdir().unwrap();
    let proof = folder.path().join("part.proof");
    let certificate = ["--certificate", text(&proof)];
    let question = ["solve", "--rules", "seed+citizens=3+row=3", "--guess", "0"];
    let run = oanquan(&[&question[..], &certificate[..], &["--nodes", "100000"]].concat(), "").ends_with(1);
    assert!(run.out.contains("\nvalue 0 to 2\n"), "{}", run.out);
    assert_eq!(run.err, "the budget ended before the bounds met\n");
    let run = oanquan(&["verify", text(&proof)], "").ends_with(0);
    assert!(run.out.contains("\nproved: 0 to 2\n"), "{}", run.out);
}

#[test]
fn killed_and_gone_on_with_the_same_comes_out() {
    let folder = tempfile::tempdir().unwrap();
    let [straight, stopped, kept] = ["straight", "stopped", "kept"].map(|name| folder.path().join(name));
    let question =
        ["solve", "--rules", "seed+row=3+citizens=4", "--guess", "0", "--hash", "1", "--nodes", "600000"];
    let certified = |path: &Path| {
        let mut args = question.map(str::to_string).to_vec();
        args.extend(["--certificate".to_string(), text(path).to_string()]);
        args
    };
    let run = |args: &[String]| oanquan(&args.iter().map(String::as_str).collect::<Vec<_>>(), "");
    let end = |out: &str| out[out.find("value").unwrap()..out.find("searched").unwrap()].to_string();
    let expected = run(&certified(&straight)).ends_with(1);

    let mut args = certified(&stopped);
    args.extend(["--keep", text(&kept), "--keep-every", "0"].map(str::to_string));
    let killed = killed(&args.iter().map(String::as_str).collect::<Vec<_>>(), [150, 250, 350]);
    assert!(killed > 0);
    let found = run(&args).ends_with(1);
    assert_eq!(end(&found.out), end(&expected.out));
    assert_eq!(fs::read(&stopped).unwrap(), fs::read(&straight).unwrap());
    oanquan(&["verify", text(&stopped)], "").ends_with(0);

    let other = ["solve", "--rules", "vietnam+row=2", "--keep", text(&kept)];
    let run = oanquan(&other, "").ends_with(2);
    assert!(run.err.contains("line 2: found"), "{}", run.err);
}

#[test]
fn proofs_end_in_tables_and_say_so() {
    let folder = tempfile::tempdir().unwrap();
    let [table, other, proof] =
        ["small.oaqt", "other.oaqt", "small.proof"].map(|name| folder.path().join(name));
    let rules = "seed+citizens=3+row=3";
    let build = |rules: &str, path: &Path| {
        oanquan(&["tables", "build", "--rules", rules, "--citizens", "8", "--out", text(path)], "")
            .ends_with(0);
    };
    build(rules, &table);
    let solve = ["solve", "--rules", rules, "--tables", text(folder.path()), "--certificate", text(&proof)];
    // The table knows little: the bounds need not meet.
    oanquan(&solve, "");
    build("vietnam+row=3", &other);
    let run = oanquan(&["verify", text(&proof), "--table", text(&table)], "").ends_with(0);
    assert!(run.out.contains("\nproved: ") && run.out.contains("It relies on the table "), "{}", run.out);
    let run = oanquan(&["verify", text(&proof)], "").ends_with(2);
    assert!(run.err.contains("expected --table"), "{}", run.err);
    let run = oanquan(&["verify", text(&proof), "--table", text(&other)], "").ends_with(2);
    assert!(run.err.contains("expected the table"), "{}", run.err);
    let run = oanquan(&["solve", "--rules", rules, "--table", text(&other)], "").ends_with(2);
    assert!(run.err.contains("is of the rules vietnam+row=3"), "{}", run.err);
}

#[test]
fn rules_that_are_not_bare_are_searched_by_the_engine() {
    let run = oanquan(&["solve", "--rules", "ludii+row=2+citizens=1"], "").ends_with(0);
    assert!(run.out.starts_with("The engine searches") && run.out.contains("proved: "), "{}", run.out);
    let run = oanquan(&["solve", "--rules", "ludii", "--certificate", "x"], "").ends_with(2);
    assert!(run.err.contains("reserves belong to the state"), "{}", run.err);
}

#[test]
fn what_is_no_certificate_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    fs::write(&path, "oanquan-certificate 2\n and more than thirty-two bytes of it").unwrap();
    let run = oanquan(&["verify", text(&path)], "").ends_with(1);
    assert!(
        run.err.contains("line 1: found \"oanquan-certificate 2\", expected oanquan-certificate 1"),
        "{}",
        run.err
    );
    oanquan(&["verify", text(&folder.path().join("none"))], "").ends_with(2);
    oanquan(&["solve", "oaq1 5,5,5,5,5,0/5,5,5,5,5,0 0 0,0 1,1 - 0 9 seed"], "").ends_with(2);
}
