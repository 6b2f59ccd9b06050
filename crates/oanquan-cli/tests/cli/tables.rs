//! `oanquan tables`.

use std::fs;
use std::path::Path;

use crate::program::{Run, oanquan};

fn tables(args: &[&str]) -> Run {
    oanquan(&[&["tables"], args].concat(), "")
}

fn build(rules: &str, citizens: &str, path: &Path) -> Run {
    let path = path.to_str().expect("the path is text");
    tables(&["build", "--rules", rules, "--citizens", citizens, "--out", path])
}

#[test]
fn a_table_is_built_told_asked_cut_and_verified() {
    let dir = tempfile::tempdir().unwrap();
    let (whole, cut) = (dir.path().join("seed-7.oaqt"), dir.path().join("seed-4.oaqt"));
    let (whole_path, cut_path) = (whole.to_str().unwrap(), cut.to_str().unwrap());
    let built = build("seed", "7", &whole).ends_with(0);
    assert!(built.err.contains("pass 1: 101172 of 101172 positions computed, "), "{}", built.err);
    let identity = built.out.lines().last().unwrap().to_string();
    assert!(identity.starts_with("identity   ") && identity.len() == 11 + 64, "{identity}");

    let info = tables(&["info", whole_path]).ends_with(0).out;
    assert!(
        info.contains("citizens   0 to 7, finished\n") && info.ends_with(&format!("{identity}\n")),
        "{info}"
    );
    // The layers are told alike by both.
    for line in info.lines().filter(|line| line.contains("citizens: ")) {
        assert!(built.out.contains(line), "{line}");
    }
    let verified = tables(&["verify", whole_path, "--samples", "200"]).ends_with(0).out;
    assert!(
        verified.starts_with("101172 positions agree with their children, 200 with a search"),
        "{verified}"
    );

    // One citizen, which can go either way.
    let line = "oaq1 0,0,1,0,0,0/1,0,0,0,1,Q1 0 46,0 1,0 - 0 40 seed";
    let asked = tables(&["probe", whole_path, line]).ends_with(0).out;
    let words: Vec<&str> = asked.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(words, ["value", "7r", "7l"], "{asked}");

    let told = tables(&["cut", whole_path, "--citizens", "4", "--out", cut_path]).ends_with(0).out;
    assert!(told.starts_with("3700 positions, "), "{told}");
    let info = tables(&["info", cut_path]).ends_with(0).out;
    assert!(info.contains("citizens   0 to 4, cut out of one of 7 citizens\n"), "{info}");
    assert_eq!(tables(&["probe", cut_path, line]).ends_with(0).out, asked, "a cut table knows the same");
    tables(&["verify", cut_path]).ends_with(0);
}

#[test]
fn what_cannot_be_done_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let (path, other) = (dir.path().join("a.oaqt"), dir.path().join("b.oaqt"));
    build("seed+row=2", "4", &path).ends_with(0);
    let [path, other] = [&path, &other].map(|path| path.to_str().unwrap());
    fs::write(other, "[Event \"?\"]").unwrap();
    let crowded = "oaq1 5,0,Q/5,0,Q 0 10,0 0,0 - 0 0 seed+row=2";
    for (args, code, expected) in [
        (&["build", "--rules", "seed", "--citizens", "4", "--out", path][..], 2, "exists"),
        (&["build", "--rules", "four", "--citizens", "4"], 2, "4 seats, expected 2"),
        (&["build", "--rules", "ludii", "--citizens", "4"], 2, "refill=end"),
        (&["build", "--rules", "seed", "--citizens", "51"], 2, "expected at most the 50"),
        (&["build", "--rules", "seed", "--citizens", "20", "--memory", "100"], 2, "--memory 100"),
        (&["info", other], 2, "no endgame table"),
        (&["info", "/no/such/file"], 2, "/no/such/file"),
        (&["probe", path, crowded], 2, "10 citizens, expected at most the 4"),
        (&["probe", path, "startpos"], 2, "20 citizens"),
        (&["probe", path, "oaq1 1,0,0/1,0,0 0 18,0 1,1 - 0 9 seed+row=2"], 1, "is over"),
        (&["cut", path, "--citizens", "5", "--out", other], 2, "expected at most the 4"),
        (&["cut", path, "--citizens", "3", "--out", other], 2, "exists"),
        (&["solved", "--rules", "ludii"], 2, "refill=end"),
    ] {
        let run = tables(args).ends_with(code);
        assert!(run.err.contains(expected), "{expected}: {}", run.err);
        assert_eq!(run.out, "");
    }
}

#[test]
fn a_damaged_table_ends_with_1() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table");
    build("seed+row=2", "8", &path).ends_with(0);
    let good = fs::read(&path).unwrap();
    for at in [20, 130, 200, good.len() - 1] {
        let mut bad = good.clone();
        bad[at] ^= 4;
        fs::write(&path, bad).unwrap();
        for command in ["info", "verify"] {
            let run = tables(&[command, path.to_str().unwrap()]).ends_with(1);
            assert!(run.err.contains("damaged"), "byte {at}: {}", run.err);
        }
    }
}

#[test]
fn small_boards_are_told_as_a_table() {
    let args = ["solved", "--rules", "seed+row=2+citizens=1", "--rules", "vietnam+row=2+citizens=2"];
    let out = tables(&args).ends_with(0).out;
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 4, "{out}");
    assert!(
        lines[2]
            .starts_with("| seed+citizens=1+row=2 | -2 | 2r -2, 2l -10, 3r -10, 3l -2 | 559 | 0 | 6 | 6 |")
    );
    assert!(
        lines[3]
            .starts_with("| vietnam+citizens=2+row=2 | 10 | 2r -8, 2l 10, 3r 10, 3l -8 | 10394 | 0 | 8 |")
    );
}

/// Killed at random moments and begun again, the same bytes come out.
#[test]
fn a_build_survives_kills() {
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::Duration;

    let dir = tempfile::tempdir().unwrap();
    let (expected, path) = (dir.path().join("expected"), dir.path().join("killed"));
    let begun = std::time::Instant::now();
    build("vietnam", "8", &expected).ends_with(0);
    let most = begun.elapsed().as_millis() as u64;
    let mut rng = fastrand::Rng::with_seed(81);
    let mut kills = 0;
    while !path.exists() {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
            .args(["tables", "build", "--rules", "vietnam", "--citizens", "8", "--keep-every", "0", "--out"])
            .arg(&path)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // More time as it goes, so that it ends on a slow machine too.
        thread::sleep(Duration::from_millis(rng.u64(..=most / 4 + 100 * kills)));
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
    }
    assert!(kills > 1, "it was over before it was killed");
    assert!(fs::read(&path).unwrap() == fs::read(&expected).unwrap());
}
