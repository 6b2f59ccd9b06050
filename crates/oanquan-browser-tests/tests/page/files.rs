//! Games that leave the page and come back: files, text, links, positions.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use oanquan::{Game, Position, Record, Rules};
use oanquan_browser_tests::{Page, Screen, visit};
use thirtyfour::By;

use crate::hand::{
    AT_ONCE, check_ending, check_shows, check_shows_position, kept, kept_text, link_to, link_to_game,
    played_out, text, until_moves, until_text, until_turn, with_game, with_settings,
};
use crate::places::CYCLE;

/// A game with everything a file can hold: players, comments of others, and moves taken back.
const GAME: &str = "[Event \"a festival\"]\n[Seat0 \"Mai\"]\n[Seat1 \"level:3\"]\n[Seed \"5\"]\n\
                    [Undone \"7l 1r\"]\n\n1. 9r {well played} 2r *\n";

/// The file that the page has let people download.
async fn downloaded(page: &Page, folder: &Path) -> Result<PathBuf> {
    let look = async || {
        let mut files = fs::read_dir(folder)?.filter_map(Result::ok).map(|entry| entry.path());
        Ok(files.find(|path| path.extension().is_some_and(|ending| ending == "oaq")))
    };
    page.until_found("the file", look).await
}

/// Opens the export of the first game on the shelf.
async fn open_export(page: &Page) -> Result<()> {
    page.click("[data-testid=menu-games]").await?;
    page.click("[data-testid=game] [data-testid=export]").await
}

#[test]
fn what_is_exported_and_imported_again_is_equal() {
    let folder = tempfile::tempdir().unwrap();
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        let given = GAME.parse::<Record>()?;
        with_game(page, &given.to_string()).await?;
        page.download_to(folder.path()).await?;
        page.open("").await?;
        let before = kept_text(page).await?;
        open_export(page).await?;
        page.click("[data-testid=game] [data-testid=download]").await?;
        let file = downloaded(page, folder.path()).await?;
        let exported = fs::read_to_string(&file)?;
        ensure!(exported.parse::<Record>()? == given, "exported was {exported}");

        // On a device that has never seen it.
        page.click("[data-testid=game] [data-testid=delete]").await?;
        let field = page.driver.find(By::Css("[data-testid=import-file]")).await?;
        field.send_keys(file.display().to_string()).await?;
        until_text(page, "[data-testid=shelf-note]", "One game was added.").await?;
        page.click("[data-testid=game] [data-testid=open]").await?;
        page.find("[data-testid=board]").await?;
        let after = kept_text(page).await?;
        ensure!(after == before, "{after} was {before}");
        check_shows(page, &given.replay()?).await?;
        page.click("[data-testid=redo]").await?;
        until_moves(page, 4).await.map(drop)
    });
}

#[test]
fn several_games_and_a_position_are_pasted() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open_beside_board("games").await?;
        let paste = async |text: &str| {
            page.find("[data-testid=import-text]").await?.send_keys(text).await?;
            page.click("[data-testid=import-read]").await
        };
        paste("1. 9r 2r * 1. 7l *").await?;
        until_text(page, "[data-testid=shelf-note]", "2 games were added.").await?;
        paste(CYCLE).await?;
        until_text(page, "[data-testid=shelf-note]", "One game was added.").await?;
        paste("1. 9r 9r *").await?;
        until_text(page, "[data-testid=import-faults]", "column").await?;
        let script = "return document.querySelectorAll('[data-testid=game]').length;";
        let games = page.script(script).await?;
        ensure!(games == 3, "{games} games are on the shelf");
        Ok(())
    });
}

#[test]
fn a_link_to_a_position_begins_a_game_from_it() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        let position: Position = "oaq1 0,3,0,1,0,Q4/2,0,0,1,0,0 1 24,15 0,1 1>0:5 3 30 vietnam".parse()?;
        page.open(&link_to(&position)).await?;
        until_turn(page).await?;
        check_shows(page, &Game::new(position)).await?;
        ensure!(*kept(page).await?.position() == position, "another position is kept");
        let address = page.script("return location.hash;").await?;
        ensure!(address == "#play", "the link is still in the address: {address}");
        Ok(())
    });
}

#[test]
fn a_link_to_a_whole_game_shows_its_end_and_every_move() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        let game = played_out(Position::start(Rules::SEED)?)?;
        page.open(&link_to_game(&game)).await?;
        until_turn(page).await?;
        check_ending(page, &game).await?;
        ensure!(kept(page).await?.moves() == game.moves(), "another game is kept");
        page.click("[data-testid=story-1], [data-testid=story-earlier]").await?;
        page.click("[data-testid=story-1]").await?;
        check_shows_position(page, &game.positions()[1], true).await
    });
}

#[test]
fn the_link_that_is_copied_leads_to_the_same_game() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=three+row=3;").await?;
        let mut expected = Game::start("three+row=3".parse()?)?;
        for _ in 0..4 {
            let mv = crate::hand::greedy(&expected)?;
            crate::hand::play(page, crate::hand::Hand::Text, &expected, mv).await?;
            expected.play(mv)?;
        }
        page.allow_clipboard().await?;
        open_export(page).await?;
        page.click("[data-testid=game] [data-testid=copy-link]").await?;
        page.until(
            "the word that it was copied",
            "return document.body.innerText.includes('The link was copied.');",
        )
        .await?;
        let link = page.script("return navigator.clipboard.readText();").await?;
        let link = link.as_str().unwrap_or_default().to_string();
        page.script("localStorage.clear(); sessionStorage.clear();").await?;
        page.open(link.split_once('#').map_or("", |(_, fragment)| fragment)).await?;
        ensure!(kept(page).await?.positions() == expected.positions(), "{link} leads elsewhere");
        check_shows(page, &expected).await
    });
}

#[test]
fn a_link_that_leads_nowhere_says_why() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        for (link, why) in [
            ("g=seed;9r9r", "against the rules"),
            ("g=seed;9", "cut off"),
            ("p=oaq1_1,2", "position"),
            ("g=nothing;", "expected"),
        ] {
            page.open(link).await?;
            until_text(page, "[data-testid=notice]", why).await?;
            ensure!(!text(page, "[data-testid=notice]").await?.is_empty(), "{link}");
            until_turn(page).await?;
        }
        Ok(())
    });
}
