//! After one visit everything works without the network.

use anyhow::ensure;
use oanquan_browser_tests::{Network, Screen, visit};

use crate::hand::{
    AT_ONCE, Hand, check_ending, check_shows, game_between, kept, play_to_the_end, with_game, with_settings,
};

#[test]
fn a_game_against_the_computer_is_played_with_the_network_cut_and_the_server_gone() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, &game_between("seed", &["human", "level:1"])?).await?;
        page.open("").await?;
        page.until_kept().await?;
        page.connect(Network::Offline).await?;
        let sent = page.served().await.sent().len();
        // Everything is loaded anew: the page, and the engine in its worker.
        page.reload().await?;
        let game = play_to_the_end(page, Hand::Text).await?;
        ensure!(game.moves().len() > 2, "{:?}", game.moves());
        check_ending(page, &game).await?;
        for place in ["new", "games", "settings", "play"] {
            page.click(&format!("[data-testid=menu-{place}]")).await?;
            page.find("main h1").await?;
        }
        page.reload().await?;
        check_shows(page, &kept(page).await?).await?;
        ensure!(page.served().await.sent().len() == sent, "a server that is gone has answered");
        Ok(())
    });
}
