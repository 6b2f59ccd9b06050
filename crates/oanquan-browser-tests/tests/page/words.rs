//! The words of a language come when they are needed, and the page says so when they do not.

use anyhow::{Result, ensure};
use oanquan_browser_tests::{Network, Page, Screen, Visit, visit};
use serde_json::{Value, json};

use crate::hand::{AT_ONCE, with_settings};

/// The languages of which the page has loaded the words, in that order.
const LOADED: &str = r"
    return performance.getEntriesByType('resource').map((it) => /\/words-(.*)-\w+\.bin$/.exec(it.name)?.[1])
        .filter((it) => it);
";

/// While `keep` is set in the page, no words of Vietnamese come.
const KEPT_AWAY: &str = r"
    const real = window.fetch;
    window.keep = true;
    window.fetch = (url, ...rest) =>
      window.keep && String(url).includes('words-vi') ? Promise.reject(new TypeError('cut off')) : real(url, ...rest);
";

/// No words are those of the page: they are as long as a catalogue has to be, and say nothing.
const FOREIGN: &str = r"
    const real = window.fetch;
    window.fetch = async (url, ...rest) =>
      String(url).includes('words-') ? new Response(new Uint8Array(99)) : real(url, ...rest);
";

async fn check_speaks(page: &Page, code: &str) -> Result<()> {
    page.until("the language", &format!("return document.documentElement.lang === {code:?};")).await?;
    let chosen = format!("return document.getElementById('settings-language-{code}')?.checked ?? true;");
    page.until("the language in the settings", &chosen).await.map(drop)
}

async fn choose(page: &Page, code: &str) -> Result<()> {
    page.click(&format!("label[for=settings-language-{code}]")).await
}

async fn loaded(page: &Page) -> Result<Value> {
    page.script(LOADED).await
}

#[test]
fn a_visit_loads_the_words_of_the_first_language_it_can_have() {
    for (wished, spoken) in [("vi-VN", "vi"), ("en-GB,vi", "en"), ("xx-YY,vi-Latn-VN,en", "vi"), ("xx", "en")]
    {
        visit(Visit { language: wished, ..Visit::default() }, async |page| {
            page.open("").await?;
            check_speaks(page, spoken).await?;
            let loaded = loaded(page).await?;
            ensure!(loaded == json!([spoken]), "{wished}: {loaded}");
            Ok(())
        });
    }
}

#[test]
fn the_language_that_was_set_goes_before_those_of_the_browser() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, &format!("{AT_ONCE}\nlanguage=vi")).await?;
        page.open("").await?;
        check_speaks(page, "vi").await?;
        let loaded = loaded(page).await?;
        ensure!(loaded == json!(["vi"]), "{loaded}");
        Ok(())
    });
}

#[test]
fn another_language_is_loaded_once_and_set_for_every_tab() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        let first = page.driver.window().await?;
        let second = page.driver.new_tab().await?;
        page.driver.switch_to_window(second).await?;
        page.open_beside_board("settings").await?;
        for code in ["vi", "en", "vi"] {
            choose(page, code).await?;
            check_speaks(page, code).await?;
        }
        let loaded = loaded(page).await?;
        ensure!(loaded == json!(["en", "vi"]), "{loaded}");
        page.driver.switch_to_window(first).await?;
        check_speaks(page, "vi").await?;
        page.reload().await?;
        check_speaks(page, "vi").await
    });
}

#[test]
fn the_language_is_changed_without_a_network() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.until_kept().await?;
        page.click("[data-testid=menu-settings]").await?;
        // A language that was spoken once is on the device.
        choose(page, "vi").await?;
        check_speaks(page, "vi").await?;
        page.connect(Network::Offline).await?;
        page.driver.refresh().await?;
        check_speaks(page, "vi").await?;
        choose(page, "en").await?;
        check_speaks(page, "en").await?;
        choose(page, "vi").await?;
        check_speaks(page, "vi").await?;
        page.driver.refresh().await?;
        check_speaks(page, "vi").await
    });
}

#[test]
fn a_language_that_does_not_come_is_told_and_can_be_chosen_again() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.before_load(KEPT_AWAY).await?;
        page.open_beside_board("settings").await?;
        choose(page, "vi").await?;
        let told = page.find("[data-testid=settings-language-failed] p").await?.text().await?;
        ensure!(told.starts_with("Tiếng Việt could not be loaded"), "{told}");
        check_speaks(page, "en").await?;
        let set =
            page.script("return localStorage.getItem('oanquan:settings').includes('language');").await?;
        ensure!(set == false, "a language is set that is not spoken");
        page.picture("language-failed").await?;
        page.check_accessible().await?;

        page.script("window.keep = false;").await?;
        choose(page, "vi").await?;
        check_speaks(page, "vi").await?;
        let still = "return document.querySelector('[data-testid=settings-language-failed] p') !== null;";
        ensure!(page.script(still).await? == false, "what has come is still missed");
        Ok(())
    });
}

#[test]
fn words_of_another_page_are_refused() {
    visit(Screen::DESKTOP, async |page| {
        page.before_load(FOREIGN).await?;
        page.driver.goto(page.url()).await?;
        let told = page.find("#cause").await?.text().await?;
        ensure!(told.contains("was made for another version"), "{told}");
        page.expect_errors().await
    });
}
