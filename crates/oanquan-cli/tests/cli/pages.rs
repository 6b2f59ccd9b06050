//! Help, completions, manual pages, and an output nobody reads.

use std::io::Read;
use std::process::{Command, Stdio};

use crate::program::oanquan;

const COMMANDS: [&[&str]; 31] = [
    &[],
    &["play"],
    &["serve"],
    &["analyse"],
    &["ugi"],
    &["inspect"],
    &["position"],
    &["position", "check"],
    &["position", "explain"],
    &["position", "draw"],
    &["position", "mirror"],
    &["position", "turn"],
    &["position", "moves"],
    &["replay"],
    &["tune"],
    &["tables"],
    &["tables", "build"],
    &["tables", "verify"],
    &["tables", "info"],
    &["tables", "probe"],
    &["tables", "cut"],
    &["tables", "solved"],
    &["solve"],
    &["book"],
    &["book", "make"],
    &["verify"],
    &["perft"],
    &["bench"],
    &["bench", "rules"],
    &["completions"],
    &["man"],
];

#[test]
fn every_command_teaches_with_examples() {
    for command in COMMANDS {
        let args: Vec<&str> = command.iter().copied().chain(["--help"]).collect();
        let run = oanquan(&args, "").ends_with(0);
        let name = ["oanquan"].iter().chain(command.iter().take(1)).copied().collect::<Vec<_>>();
        let example = format!("Examples:\n  {}", if command.is_empty() { "oanquan" } else { "" });
        assert!(run.out.contains(&example), "{command:?}: {}", run.out);
        assert!(run.out.contains(&name.join(" ")), "{command:?}: {}", run.out);
    }
}

#[test]
fn bad_use_ends_with_2() {
    for args in [&[][..], &["fly"], &["play", "--level", "3"], &["position"]] {
        let run = oanquan(args, "").ends_with(2);
        assert!(!run.err.is_empty(), "{args:?}");
        assert_eq!(run.out, "", "{args:?}");
    }
}

#[test]
fn shells_get_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = oanquan(&["completions", shell], "").ends_with(0);
        assert!(run.out.contains("perft"), "{shell}");
    }
}

#[test]
fn manual_pages_are_written() {
    let page = oanquan(&["man"], "").ends_with(0).out;
    assert!(page.contains(".TH oanquan 1"), "{page}");
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    oanquan(&["man", "--dir", path], "").ends_with(0);
    for name in ["oanquan.1", "oanquan-play.1", "oanquan-position-draw.1"] {
        assert!(dir.path().join(name).exists(), "{name}");
    }
    oanquan(&["man", "--dir", "/no/such/place"], "").ends_with(2);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
        .args(["play", "--rules", "four", "--seat0", "level:1"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}
