//! A new version of the page: offered, never forced, and loaded when somebody wants it, with the game kept.

use anyhow::{Result, ensure};
use oanquan_browser_tests::{Page, Screen, visit};

use crate::hand::{
    AT_ONCE, Hand, check_shows, game_between, greedy, kept, play, until_turn, with_game, with_settings,
};

/// What the document of the new version has and the old one has not.
const MARK: &str = "<meta name=\"renewed\" content=\"\">";

/// Where the page offers the new version.
const OFFER: &str = "[data-testid=update]";

/// Whether the page that is shown is the new one.
async fn is_new(page: &Page) -> Result<bool> {
    Ok(page.script("return document.querySelector('meta[name=renewed]') !== null;").await? == true)
}

/// Whether the page was loaded again since it was marked.
async fn was_loaded_again(page: &Page) -> Result<bool> {
    Ok(page.script("return window.marked !== true;").await? == true)
}

/// Plays a move of the person who is to move.
async fn play_on(page: &Page) -> Result<()> {
    until_turn(page).await?;
    let game = kept(page).await?;
    play(page, Hand::Text, &game, greedy(&game)?).await
}

#[test]
fn a_new_version_is_offered_and_comes_when_it_is_accepted_with_the_game_kept() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, &game_between("seed", &["human", "human"])?).await?;
        page.open("").await?;
        page.until_kept().await?;
        page.script("window.marked = true;").await?;
        play_on(page).await?;

        page.served().await.renew(MARK).await?;
        // As when somebody comes back to a page that was left open.
        page.script("document.dispatchEvent(new Event('visibilitychange'));").await?;
        page.find(OFFER).await?;
        // Nothing is forced: the game goes on in the version that is there.
        play_on(page).await?;
        ensure!(!was_loaded_again(page).await? && !is_new(page).await?, "the new version came by itself");
        page.click("[data-testid=update-later]").await?;
        page.until("the offer gone", &format!("return !document.querySelector('{OFFER}');")).await?;
        play_on(page).await?;
        ensure!(!was_loaded_again(page).await?, "who says later has the page loaded again");

        // Whoever loads the page has the old version still, and is asked again.
        page.reload().await?;
        page.find(OFFER).await?;
        ensure!(!is_new(page).await?, "the new version came without being accepted");
        until_turn(page).await?;
        let game = kept(page).await?;
        ensure!(game.moves().len() == 3, "{:?}", game.moves());
        page.click("[data-testid=update-load]").await?;
        let script = "return document.querySelector('meta[name=renewed]') !== null;";
        page.until("the new version", script).await?;
        page.until_playable().await?;
        ensure!(kept(page).await?.moves() == game.moves(), "the game has changed");
        check_shows(page, &game).await?;
        play_on(page).await?;
        ensure!(
            page.script(&format!("return !document.querySelector('{OFFER}');")).await? == true,
            "offered again"
        );
        Ok(())
    });
}
