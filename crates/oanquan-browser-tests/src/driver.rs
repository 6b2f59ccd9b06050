//! The program that starts and drives a browser, a fresh one for every visit.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

/// What to do where the program is not there.
const MISSING: &str = "chromedriver does not start; `cargo xtask test` installs it, or on Debian as root: \
                       apt-get install --yes chromium chromium-driver";

/// What it says when it listens; the port follows.
const LISTENING: &str = "started successfully on port ";

/// Keeps the browser from asking anybody but the server of the test, and from needing a screen or a user.
const ARGUMENTS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
];

/// A running chromedriver; the browsers it has started end with it.
pub(crate) struct Driver {
    process: Child,
    port: u16,
    /// The profile of the browser, empty at first and removed at the end.
    profile: TempDir,
}

impl Driver {
    /// Starts it at a port of its own choice.
    pub(crate) fn start() -> Result<Driver> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut process = command.spawn().context(MISSING)?;
        let output = process.stdout.take().context("standard output was asked for as a pipe")?;
        let mut lines = BufReader::new(output).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once(LISTENING)?;
            port.trim_end_matches('.').parse().ok()
        });
        let mut driver = Driver { process, port: 0, profile: tempfile::tempdir()? };
        let Some(port) = port else { bail!("chromedriver told no port; {MISSING}") };
        driver.port = port;
        // It stops when what it says is not read.
        thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        Ok(driver)
    }

    /// Opens a browser that speaks this language, such as `vi-VN`.
    pub(crate) async fn browser(&self, language: &str) -> Result<WebDriver> {
        let mut wanted = DesiredCapabilities::chrome();
        for argument in ARGUMENTS {
            wanted.add_arg(argument)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", self.profile.path().display()))?;
        wanted.add_arg(&format!("--lang={language}"))?;
        wanted.add_experimental_option("prefs", serde_json::json!({ "intl.accept_languages": language }))?;
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let address = format!("http://127.0.0.1:{}", self.port);
        WebDriver::new(address, wanted).await.context("chromedriver opens no browser")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Ok(group) = i32::try_from(self.process.id()) {
            let group = rustix::process::Pid::from_raw(group);
            // Whatever of the group has ended by itself needs no signal.
            let _ =
                group.map(|group| rustix::process::kill_process_group(group, rustix::process::Signal::KILL));
        }
        // It may have ended by itself, and nothing is lost when it has not.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
