//! The page in a browser, and what a scenario does with it.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use thirtyfour::{By, WebDriver, WebElement};
use tokio::sync::Mutex;
use tokio::time::sleep;

use crate::emulation::{self, Network, Screen};
use crate::served::Served;
use crate::{accessibility, pictures};

/// How long the page may take for anything; long, since other tests run beside.
const PATIENCE: Duration = Duration::from_secs(30);

/// How a line of the console begins that tells an error.
pub(crate) const ERROR: &str = "SEVERE";

/// Between two looks at the page.
const PAUSE: Duration = Duration::from_millis(50);

/// The page in a browser of its own.
pub struct Page {
    /// The browser, for what is not offered here.
    pub driver: WebDriver,
    served: Mutex<Served>,
    url: String,
    /// What the console told so far, oldest first.
    console: Mutex<Vec<String>>,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, served: Served) -> Page {
        let url = served.url();
        Page { driver, served: Mutex::new(served), url, console: Mutex::default() }
    }

    /// Where the page is, with a slash at the end.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The server, to ask what it has sent.
    pub async fn served(&self) -> tokio::sync::MutexGuard<'_, Served> {
        self.served.lock().await
    }

    /// Runs a script in every document from now on, before anything of the page itself.
    pub async fn before_load(&self, script: &str) -> Result<()> {
        emulation::before_load(&self.driver, script).await
    }

    /// Opens the page with this fragment, or the plain page, and waits until it can be played.
    pub async fn open(&self, fragment: &str) -> Result<()> {
        // From another page, so that a fragment alone is a visit too.
        self.driver.goto("about:blank").await?;
        let hash = if fragment.is_empty() { "" } else { "#" };
        self.driver.goto(format!("{}{hash}{fragment}", self.url)).await?;
        self.until_playable().await.map(drop)
    }

    /// Opens a part of the page that is not the board by its fragment, and waits until it is there.
    pub async fn open_beside_board(&self, fragment: &str) -> Result<()> {
        self.driver.goto("about:blank").await?;
        self.driver.goto(format!("{}#{fragment}", self.url)).await?;
        let script = "return document.getElementById('boot') === null;";
        self.until("the page in place of what is seen before", script).await.map(drop)
    }

    /// Loads the page anew and waits until it can be played.
    pub async fn reload(&self) -> Result<()> {
        self.driver.refresh().await?;
        self.until_playable().await.map(drop)
    }

    /// Waits for the mark `playable`, and tells the milliseconds from the start of the visit to it.
    pub async fn until_playable(&self) -> Result<f64> {
        let script = "return performance.getEntriesByName('playable', 'mark')[0]?.startTime ?? null;";
        let time = self.until("the mark playable", script).await?;
        time.as_f64().with_context(|| format!("the time {time} of the mark playable"))
    }

    /// Waits until a script returns neither null nor false, and hands out what it returns.
    pub async fn until(&self, what: &str, script: &str) -> Result<Value> {
        let look = async || {
            let value = self.script(script).await?;
            Ok((!matches!(value, Value::Null | Value::Bool(false))).then_some(value))
        };
        self.until_found(what, look).await
    }

    /// Waits until there is what a scenario looks for, and hands it out.
    pub async fn until_found<T>(
        &self,
        what: &str,
        mut look: impl AsyncFnMut() -> Result<Option<T>>,
    ) -> Result<T> {
        let begun = Instant::now();
        loop {
            if let Some(found) = look().await? {
                return Ok(found);
            }
            if begun.elapsed() > PATIENCE {
                bail!("{what} did not come within {PATIENCE:?}");
            }
            sleep(PAUSE).await;
        }
    }

    /// Runs a script in the page; it may use `return`.
    pub async fn script(&self, script: &str) -> Result<Value> {
        let answer = self.driver.execute(script, Vec::new()).await;
        Ok(answer.with_context(|| script.to_string())?.json().clone())
    }

    /// The first element of a CSS selector that can be seen, once there is one.
    pub async fn find(&self, selector: &str) -> Result<WebElement> {
        let begun = Instant::now();
        loop {
            for element in self.driver.find_all(By::Css(selector)).await? {
                // An element that has left the page meanwhile is not the one.
                if element.is_displayed().await.unwrap_or(false) {
                    return Ok(element);
                }
            }
            ensure!(begun.elapsed() <= PATIENCE, "nothing to be seen at {selector}");
            sleep(PAUSE).await;
        }
    }

    /// Clicks with the mouse, in the middle of the screen if what is clicked can be scrolled to there.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let element = self.find(selector).await?;
        element.scroll_into_view().await?;
        element.click().await.with_context(|| format!("a click at {selector}"))
    }

    /// Taps with a finger.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        let point = self.middle_of(selector).await?;
        emulation::touch(&self.driver, &[point]).await
    }

    /// Drags a finger from the middle of one element to the middle of another.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let ((x, y), (u, v)) = (self.middle_of(from).await?, self.middle_of(to).await?);
        emulation::touch(&self.driver, &[(x, y), ((x + u) / 2.0, (y + v) / 2.0), (u, v)]).await
    }

    async fn middle_of(&self, selector: &str) -> Result<(f64, f64)> {
        let element = self.find(selector).await?;
        element.scroll_into_view().await?;
        let script = "const box = arguments[0].getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];";
        let middle = self.driver.execute(script, vec![element.to_json()?]).await?;
        middle.convert().with_context(|| format!("the place of {selector}"))
    }

    /// Types into whatever has the focus; `thirtyfour::Key` has the keys without a letter.
    pub async fn keys(&self, keys: impl Into<thirtyfour::TypingData>) -> Result<()> {
        let keys: thirtyfour::TypingData = keys.into();
        // Not to the element, since a field for files would take them for names.
        self.driver.action_chain().send_keys(keys).perform().await.context("typing")
    }

    /// Shows the page on another screen.
    pub async fn show_on(&self, screen: Screen) -> Result<()> {
        emulation::show_on(&self.driver, screen).await
    }

    /// Sets a preference of the user, such as `("prefers-reduced-motion", "reduce")`.
    pub async fn prefer(&self, feature: &str, value: &str) -> Result<()> {
        emulation::prefer(&self.driver, feature, value).await
    }

    /// Makes the page run this many times slower.
    pub async fn slow_down(&self, times: u32) -> Result<()> {
        emulation::slow_down(&self.driver, times).await
    }

    /// Puts the page on another line; offline, the server is gone too, since workers are lines of their own.
    pub async fn connect(&self, network: Network) -> Result<()> {
        emulation::connect(&self.driver, network).await?;
        let mut served = self.served.lock().await;
        if network == Network::Offline { served.stop().await } else { served.resume().await }
    }

    /// Refuses the page every address that fits one of these patterns, where `*` is anything.
    pub async fn block(&self, patterns: &[&str]) -> Result<()> {
        emulation::block(&self.driver, patterns).await
    }

    /// Waits until the service worker has everything that the page needs without a network.
    pub async fn until_kept(&self) -> Result<()> {
        let script = "return navigator.serviceWorker.controller?.state === 'activated';";
        self.until("the service worker", script).await.map(drop)
    }

    /// Writes a picture of the page to `<target>/screenshots/NAME.png`.
    pub async fn picture(&self, name: &str) -> Result<PathBuf> {
        pictures::keep(name, &self.driver.screenshot_as_png().await?)
    }

    /// Writes a picture of the whole page, also of what one has to scroll to.
    pub async fn whole_picture(&self, name: &str) -> Result<PathBuf> {
        pictures::keep(name, &emulation::whole_picture(&self.driver).await?)
    }

    /// Lets the page read and write the clipboard, as people who are asked allow it.
    pub async fn allow_clipboard(&self) -> Result<()> {
        emulation::allow_clipboard(&self.driver).await
    }

    /// Keeps what the page lets people download in this folder.
    pub async fn download_to(&self, folder: &Path) -> Result<()> {
        emulation::download_to(&self.driver, folder).await
    }

    /// An error that lists all that axe-core finds on the page as it is now.
    pub async fn check_accessible(&self) -> Result<()> {
        let violations = accessibility::violations(&self.driver).await?;
        let list: Vec<String> = violations.iter().map(ToString::to_string).collect();
        ensure!(list.is_empty(), "axe-core finds:\n{}", list.join("\n"));
        Ok(())
    }

    /// Takes the errors out of the console that a scenario has brought about on purpose; there have to be some.
    pub async fn expect_errors(&self) -> Result<()> {
        let before = self.console().await?.len();
        let mut console = self.console.lock().await;
        console.retain(|line| !line.starts_with(ERROR));
        ensure!(console.len() < before, "the console has told no error");
        Ok(())
    }

    /// All that the console has told: errors begin with `SEVERE`.
    pub async fn console(&self) -> Result<Vec<String>> {
        let mut console = self.console.lock().await;
        let new = self.driver.browser_log().await.context("the console")?;
        console.extend(new.into_iter().map(|entry| format!("{}: {}", entry.level, entry.message)));
        Ok(console.clone())
    }
}
