//! `oanquan perft`.

use std::fs;

use crate::program::oanquan;

#[test]
fn counts_are_those_of_the_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/perft/standard.txt");
    let table = fs::read_to_string(path).unwrap();
    assert!(table.lines().count() >= 7);
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (rules, counts) = line.split_once(' ').unwrap();
        let counts: Vec<&str> = counts.split(' ').collect();
        let expected: String =
            (1..).zip(&counts).map(|(depth, count)| format!("{depth} {count}\n")).collect();
        let depth = counts.len().to_string();
        let run = oanquan(&["perft", "--rules", rules, "--depth", &depth], "").ends_with(0);
        assert_eq!(run.out, expected, "{rules}");
        assert_eq!(run.err.lines().count(), counts.len());
    }
}

#[test]
fn divide_counts_behind_every_move() {
    let run = oanquan(&["perft", "--depth", "3", "--divide"], "").ends_with(0);
    let lines: Vec<(&str, u64)> = run
        .out
        .lines()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(name, count)| (name, count.parse().unwrap()))
        .collect();
    assert_eq!(lines.len(), 11);
    assert_eq!(lines[0].0, "5r");
    assert_eq!(lines[10], ("total", 664));
    assert_eq!(lines[..10].iter().map(|(_, count)| count).sum::<u64>(), 664);
}

#[test]
fn a_position_can_be_counted_from() {
    let position = "oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed";
    let run = oanquan(&["perft", "--depth", "1", "--position", position], "").ends_with(0);
    assert_eq!(run.out, "1 8\n");
    let start = oanquan(&["perft", "--depth", "1", "--position", "startpos"], "").ends_with(0);
    assert_eq!(start.out, "1 10\n");
}

#[test]
fn options_that_cannot_be_read_are_bad_use() {
    for args in [["--rules", "chess"], ["--position", "oaq1"], ["--depth", "0"]] {
        let run = oanquan(&["perft", args[0], args[1]], "").ends_with(2);
        assert!(run.err.contains(args[0]), "{}", run.err);
    }
}
