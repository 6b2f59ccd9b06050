//! `oanquan serve`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::program::oanquan;

/// A server that was started, at a port that was free; ended when the test ends.
struct Served {
    child: Child,
    /// The address it printed, without `http://`.
    address: String,
}

impl Served {
    fn start(listen: &str, args: &[&str], log: &str) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oanquan"))
            .args(["serve", "--listen", listen])
            .args(args)
            .env("RUST_LOG", log)
            .env_remove("CLICOLOR_FORCE")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("stdout is piped");
        BufReader::new(out).read_line(&mut line).expect("the output is text");
        let address = line.strip_prefix("Ô Ăn Quan is at http://").expect(&line).trim_end().to_owned();
        Served { child, address }
    }

    /// The answer to a GET, with its headers.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            .expect("it takes a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the answer is text");
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already, which is what some tests are about.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_serves_at_the_address_it_prints() {
    let served = Served::start("0", &[], "");
    assert!(served.address.starts_with("127.0.0.1:"), "{}", served.address);
    let health = served.get("/health");
    assert!(health.starts_with("HTTP/1.1 200 OK\r\n") && health.ends_with("\r\n\r\nok\n"), "{health}");
    assert!(health.contains("content-security-policy: default-src 'self'; "), "{health}");
}

#[test]
fn an_address_of_every_network_is_printed_as_one_to_visit() {
    let served = Served::start("0.0.0.0:0", &[], "");
    assert!(served.address.starts_with("127.0.0.1:"), "{}", served.address);
    assert!(served.get("/health").ends_with("ok\n"));
}

#[test]
fn a_taken_port_is_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let run = oanquan(&["serve", "--listen", &address], "").ends_with(2);
    let expected = "taken by another program, expected a free port, such as --listen 0 finds";
    assert_eq!((run.out, run.err), (String::new(), format!("{address}: {expected}\n")));
}

#[test]
fn a_bad_address_is_one_line() {
    // Addresses for documentation, which no machine has, and a name that nobody may bear (RFC 5737, RFC 2606).
    for address in ["192.0.2.1:8080", "nowhere.invalid:8080"] {
        let run = oanquan(&["serve", "--listen", address], "").ends_with(2);
        assert!(run.err.starts_with(&format!("{address}: ")), "{}", run.err);
        assert!(run.err.contains(", expected ") && run.err.lines().count() == 1, "{}", run.err);
    }
    for address in ["", ":", "here", "70000", "127.0.0.1", "127.0.0.1:", ":8080", "127.0.0.1:70000", "-1"] {
        let run = oanquan(&["serve", &format!("--listen={address}")], "").ends_with(2);
        assert!(
            run.err.contains("expected ADDRESS:PORT, or a port from 0 to 65535"),
            "{address}: {}",
            run.err
        );
    }
}

#[test]
fn a_bad_level_is_refused() {
    let flag = oanquan(&["serve", "--log", "loud"], "").ends_with(2);
    assert!(flag.err.contains("'loud'") && flag.err.contains("debug"), "{}", flag.err);
    let variable = Command::new(env!("CARGO_BIN_EXE_oanquan"))
        .args(["serve", "--listen", "0"])
        .env("RUST_LOG", "oanquan=loud")
        .output()
        .unwrap();
    let err = String::from_utf8(variable.stderr).unwrap();
    assert_eq!(variable.status.code(), Some(2), "{err}");
    assert!(err.starts_with("RUST_LOG=oanquan=loud: ") && err.lines().count() == 1, "{err}");
}

#[cfg(unix)]
mod signals {
    use std::time::{Duration, Instant};

    use rustix::process::{Pid, Signal, kill_process};

    use super::*;

    impl Served {
        fn send(&self, signal: Signal) {
            kill_process(Pid::from_child(&self.child), signal).expect("it runs");
        }

        /// The exit code, and what stood on stderr, when it has ended by itself.
        fn end(&mut self) -> (Option<i32>, String) {
            let mut err = String::new();
            let mut said = self.child.stderr.take().expect("stderr is piped");
            said.read_to_string(&mut err).expect("the messages are text");
            (self.child.wait().expect("it ends").code(), err)
        }
    }

    #[test]
    fn a_signal_ends_it_in_good_order() {
        for signal in [Signal::TERM, Signal::INT] {
            let mut served = Served::start("0", &[], "");
            // A browser that is still connected does not keep it.
            let _idle = TcpStream::connect(&served.address).unwrap();
            served.get("/health");
            let begun = Instant::now();
            served.send(signal);
            let (code, err) = served.end();
            assert_eq!(code, Some(0), "{signal:?}: {err}");
            assert!(begun.elapsed() < Duration::from_secs(10), "{signal:?}: {:?}", begun.elapsed());
            assert!(err.contains("INFO stopping\n"), "{err}");
        }
    }

    #[test]
    fn a_second_signal_ends_it_at_once() {
        let mut served = Served::start("0", &[], "");
        // Half a request, which is waited for.
        let mut half = TcpStream::connect(&served.address).unwrap();
        half.write_all(b"GET / HTTP/1.1\r\n").unwrap();
        // Answered only after the half has been taken.
        served.get("/health");
        served.send(Signal::INT);
        // Refused from when the first signal was heard.
        while TcpStream::connect(&served.address).is_ok() {}
        served.send(Signal::INT);
        assert_eq!(served.end().0, Some(130));
    }

    #[test]
    fn requests_are_logged_as_wanted() {
        for (args, variable, logged) in [
            (&[][..], "", true),
            (&[], "warn", false),
            (&[], "oanquan_server=info", true),
            (&["--log", "warn"], "info", false),
            (&["--log", "debug"], "off", true),
        ] {
            let mut served = Served::start("0", args, variable);
            served.get("/health?secret");
            served.send(Signal::TERM);
            let (_, err) = served.end();
            assert_eq!(err.contains(" INFO GET \"/health\" 200 in "), logged, "{args:?} {variable}: {err}");
            assert!(!err.contains('\x1b') && !err.contains("secret"), "{err}");
        }
    }
}
