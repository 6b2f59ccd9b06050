//! `oanquan tune`.

use crate::program::{Run, oanquan};

fn tune(args: &[&str]) -> Run {
    oanquan(&[&["tune"], args].concat(), "")
}

#[test]
fn the_same_command_prints_the_same_however_many_games_at_once() {
    let run = |concurrency: &str, seed: &str| {
        let args = ["--games", "20", "--nodes", "60", "--concurrency", concurrency, "--seed", seed];
        tune(&args).ends_with(0).out
    };
    let one = run("1", "1");
    assert!(one.starts_with("rules seed and vietnam, 20 games of each\nnodes a move 60, seed 1\n"), "{one}");
    assert!(one.contains("\nfitted to 32 games with ") && one.contains("\nheld out 8 games with "), "{one}");
    assert!(run("3", "1") == one);
    assert!(run("3", "2") != one);
}

#[test]
fn the_text_says_what_the_json_says() {
    let args = ["--games", "15", "--nodes", "40", "--rules", "tonkin"];
    let text = tune(&args).ends_with(0).out;
    let json = tune(&[&args[..], &["--json"]].concat()).ends_with(0).out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["rules"], serde_json::json!(["tonkin"]));
    assert_eq!((&json["games"], &json["interrupted"]), (&15.into(), &false.into()));
    for name in ["fitted", "held_out"] {
        let [games, positions] = ["games", "positions"].map(|field| json[name][field].as_u64().unwrap());
        let line = format!(
            "{} {games} games with {positions} positions\n",
            match name {
                "fitted" => "fitted to",
                _ => "held out",
            }
        );
        assert!(text.contains(&line), "{line}{text}");
    }
    let terms = json["terms"].as_array().unwrap();
    assert_eq!(terms.len(), 7);
    for term in terms {
        let name = term["term"].as_str().unwrap();
        let line = text.lines().find(|line| line.starts_with(name)).unwrap();
        let columns: Vec<&str> = line[name.len()..].split_whitespace().collect();
        let in_use = term["in_use"].to_string();
        match term["weight"].as_f64() {
            // A game with pebbles has no Mandarins.
            None => assert!(name.contains("mandarins") && columns == ["–", "–", "–", &in_use], "{line}"),
            Some(weight) => {
                let error = term["error"].as_f64().unwrap();
                assert!(error > 0.0 && (term["rounded"].as_f64().unwrap() - weight).abs() <= 0.5, "{term}");
                let [weight, error] =
                    [weight, error].map(|number| format!("{number:.2}").replace("-0.00", "0.00"));
                assert_eq!(columns, [weight, error, term["rounded"].to_string(), in_use]);
            }
        }
    }
    let off = ["none", "in_use", "found", "rounded"].map(|name| json["off"][name].as_f64().unwrap());
    let told: Vec<String> = text.lines().rev().take(4).map(String::from).collect();
    for (line, error) in told.iter().rev().zip(off) {
        assert!(line.ends_with(&format!(" {error:.3}")) && error > 0.0, "{line}: {error}");
    }
}

#[test]
fn what_cannot_be_tuned_is_refused() {
    for (args, expected) in [
        (&["--rules", "seed", "--rules", "four"][..], "four has 4 seats, expected two"),
        (&["--rules", "chess"], "chess"),
        (&["--games", "9"], "9 is not in 10.."),
        (&["--nodes", "0"], "0 is not in 1.."),
        (&["--concurrency", "0"], "0 is not in 1.."),
        (&["--seed", "x"], "x"),
    ] {
        let run = tune(args).ends_with(2);
        assert!(run.err.contains(expected), "{expected}: {}", run.err);
        assert_eq!(run.out, "");
    }
}

/// The signal of Ctrl-C, and the one that asks a program to end.
#[cfg(unix)]
#[test]
fn ctrl_c_and_sigterm_stop_the_games_and_say_how_far_they_are() {
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};

    'signals: for signal in ["-INT", "-TERM"] {
        // A signal that comes before the program listens ends it in the system's way, without an exit code: then it
        // is given more time.
        for wait in [100, 400, 1_600, 6_400] {
            let child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
                .args(["tune", "--games", "100000", "--nodes", "1000000"])
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            thread::sleep(Duration::from_millis(wait));
            let sent = Instant::now();
            assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
            let output = child.wait_with_output().unwrap();
            if let Some(code) = output.status.code() {
                let err = String::from_utf8(output.stderr).unwrap();
                assert!(sent.elapsed() < Duration::from_secs(5), "the games went on");
                assert_eq!(code, 130, "{err}");
                assert!(err.starts_with("Stopped after ") && err.ends_with(" of 200000 games.\n"), "{err}");
                continue 'signals;
            }
        }
        panic!("the program did not listen");
    }
}
