//! How the page begins: it loads, it says when it cannot, and it stays.

use anyhow::{Result, ensure};
use oanquan_browser_tests::{Network, Page, Screen, visit};

/// Whether what is seen before the page has started is gone.
const STARTED: &str = "return document.getElementById('boot') === null;";

/// Whether the page says that it cannot go on.
const FAILED: &str = "return !document.getElementById('failure').hidden;";

async fn check_started(page: &Page) -> Result<()> {
    page.until("the page in place of what is seen before", STARTED).await?;
    ensure!(page.script(FAILED).await? == false, "the page says that something went wrong");
    Ok(())
}

#[test]
fn the_page_loads_on_a_desktop() {
    visit(Screen::DESKTOP, async |page| {
        page.open("").await?;
        check_started(page).await?;
        page.picture("start-desktop").await.map(drop)
    });
}

#[test]
fn the_page_loads_on_a_phone() {
    visit(Screen::PHONE, async |page| {
        page.open("").await?;
        check_started(page).await?;
        page.picture("start-phone").await.map(drop)
    });
}

#[test]
fn after_one_visit_the_page_opens_without_a_network() {
    visit(Screen::DESKTOP, async |page| {
        page.open("").await?;
        page.until_kept().await?;
        page.connect(Network::Offline).await?;
        let sent = page.served().await.sent().len();
        page.reload().await?;
        check_started(page).await?;
        ensure!(page.served().await.sent().len() == sent, "a server that is gone has answered");
        Ok(())
    });
}

#[test]
fn a_first_visit_asks_for_every_file_once() {
    visit(Screen::DESKTOP, async |page| {
        page.open("").await?;
        page.until_kept().await?;
        let sent = page.served().await.sent();
        let mut paths: Vec<&str> = sent.iter().map(|answer| answer.path.as_str()).collect();
        // The service worker asks whether these are still what they were; nothing tells it by their names.
        paths.retain(|path| !["/", "/manifest.webmanifest"].contains(path));
        paths.sort_unstable();
        ensure!(paths.windows(2).all(|pair| pair[0] != pair[1]), "{paths:#?}");
        ensure!(sent.iter().all(|answer| [200, 304].contains(&answer.status)), "{sent:#?}");
        Ok(())
    });
}

#[test]
fn a_script_that_does_not_load_is_told() {
    visit(Screen::DESKTOP, async |page| {
        page.block(&["*/web-*.js"]).await?;
        page.driver.goto(page.url()).await?;
        page.until("the message that something went wrong", FAILED).await?;
        page.picture("start-failed").await?;
        page.expect_errors().await
    });
}
