//! A visit: a scenario with the page, from a fresh browser to its end.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread;

use anyhow::{Error, Result};
use tokio::runtime::Runtime;

use crate::driver::Driver;
use crate::emulation::{self, Screen};
use crate::page::{ERROR, Page};
use crate::served::Served;

/// What kind of visitor comes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Visit {
    /// What the page is seen on.
    pub screen: Screen,
    /// The language of the browser.
    pub language: &'static str,
}

impl Default for Visit {
    /// An English desktop, whose texts are in the code of tests.
    fn default() -> Visit {
        Visit { screen: Screen::DESKTOP, language: "en-GB" }
    }
}

impl From<Screen> for Visit {
    fn from(screen: Screen) -> Visit {
        Visit { screen, ..Visit::default() }
    }
}

/// Lets a scenario have the page in a fresh browser. Nothing is opened yet: most begin with `page.open("")`.
///
/// # Panics
///
/// When the scenario fails, when the console has told an error, and where there is no Chromium.
pub fn visit(visit: impl Into<Visit>, scenario: impl AsyncFnOnce(&Page) -> Result<()>) {
    let runtime = Runtime::new().expect("a runtime can be started");
    let Visit { screen, language } = visit.into();
    let begun = runtime.block_on(async {
        let driver = Driver::start()?;
        let browser = driver.browser(language).await?;
        emulation::show_on(&browser, screen).await?;
        Ok::<_, Error>((driver, Page::new(browser, Served::start().await?)))
    });
    let (driver, page) = begun.unwrap_or_else(|error| panic!("{error:#}"));
    let outcome = catch_unwind(AssertUnwindSafe(|| runtime.block_on(scenario(&page))));
    let fault = runtime.block_on(async {
        let console = page.console().await;
        let fault = match &outcome {
            Ok(Err(error)) => Some(format!("{error:#}")),
            Ok(Ok(())) => errors(&console),
            // The panic has told its reason already.
            Err(_) => Some(String::new()),
        };
        let fault = fault.map(|fault| (fault, console));
        let picture = match &fault {
            Some(_) => Some(page.picture(&picture_name()).await),
            None => None,
        };
        // A browser that does not answer ends with its driver.
        let _ = page.driver.clone().quit().await;
        fault.map(|(fault, console)| format!("{fault}\npicture: {picture:?}\nconsole: {console:#?}"))
    });
    drop(driver);
    match (outcome, fault) {
        (Err(panic), fault) => {
            // Shown by the test runner beside the panic, as all that a failed test says.
            #[expect(clippy::print_stderr, reason = "what a failed test says is read where the test runs")]
            {
                eprintln!("{}", fault.unwrap_or_default());
            }
            resume_unwind(panic);
        }
        (Ok(_), Some(fault)) => panic!("{fault}"),
        (Ok(_), None) => {}
    }
}

/// What is wrong with what the console told.
fn errors(console: &Result<Vec<String>>) -> Option<String> {
    match console {
        Ok(lines) if lines.iter().any(|line| line.starts_with(ERROR)) => {
            Some(String::from("errors in the console"))
        }
        Ok(_) => None,
        Err(error) => Some(format!("{error:#}")),
    }
}

/// A picture of a failure is called as the test, which runs in a thread of its name.
fn picture_name() -> String {
    let thread = thread::current();
    format!("failed-{}", thread.name().unwrap_or("visit").replace("::", "-"))
}
