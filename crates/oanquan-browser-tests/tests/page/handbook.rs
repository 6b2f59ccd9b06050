//! The rules page: every position can be opened and its move is shown, in each language, and anybody can play on.

use anyhow::{Result, ensure};
use oanquan::{Game, Move};
use oanquan_browser_tests::{Network, Page, Screen, visit};
use oanquan_study::handbook::{Entry, SECTIONS};
use oanquan_words::{Language, Study, Words};
use thirtyfour::Key;

use crate::hand::{AT_ONCE, BOARD, check_shows_position, choose_move, has_focus, until_text, with_settings};

/// What is said of the moves at the open board.
const TOLD: &str = "[data-testid=handbook-told]";

fn entries() -> impl Iterator<Item = &'static Entry> {
    SECTIONS.iter().flat_map(|section| section.entries)
}

fn entry(key: &str) -> &'static Entry {
    entries().find(|entry| entry.key() == key).unwrap_or_else(|| panic!("no sentence {key}"))
}

/// The button that opens a sentence's board.
fn opener(entry: &Entry) -> String {
    format!("[data-testid=open-{}]", entry.key())
}

/// Opens the board of a sentence.
async fn open(page: &Page, entry: &Entry) -> Result<()> {
    page.click(&opener(entry)).await?;
    let board = format!("[data-testid=entry-{}] {BOARD}[data-rests=true]", entry.key());
    page.find(&board).await.map(drop)
}

/// Has a move shown, and waits until it has been.
async fn show_move(page: &Page) -> Result<()> {
    page.click("[data-testid=handbook-show]:not([disabled])").await?;
    page.find(&format!("{BOARD}[data-rests=true]")).await?;
    page.find(&format!("{TOLD} p")).await.map(drop)
}

#[test]
fn every_position_is_shown_and_its_moves_are_those_of_the_rules() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open_beside_board("learn/rules").await?;
        page.find("[data-testid=handbook]").await?;
        page.until_kept().await?;
        page.connect(Network::Offline).await?;
        for entry in entries() {
            let mut game = Game::new(entry.case.position());
            open(page, entry).await?;
            check_shows_position(page, game.position(), false).await?;
            for mv in entry.case.moves() {
                show_move(page).await?;
                game.play(mv)?;
                check_shows_position(page, game.position(), false).await?;
            }
            page.find("[data-testid=handbook-show][disabled]").await?;
        }
        Ok(())
    });
}

#[test]
fn a_position_is_played_by_hand_in_each_language() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        for language in Language::ALL {
            let (words, study) = (Words::of(language), Study::of(language));
            let kept = format!("{AT_ONCE}\nlanguage={}", language.code());
            page.open("").await?;
            page.script(&format!("localStorage.setItem('oanquan:settings', {kept:?});")).await?;
            page.driver.refresh().await?;
            page.open_beside_board("learn/rules").await?;
            let entry = entry("chain");
            let place = format!("[data-testid=entry-{}]", entry.key());
            until_text(page, &place, &entry.text(words, study)).await?;
            open(page, entry).await?;
            let mut game = Game::new(entry.case.position());
            let mv = entry.case.moves().next().unwrap_or_else(|| panic!("a case has moves"));
            choose_move(page, game.position(), mv).await?;
            page.find(&format!("{TOLD} p")).await?;
            game.play(mv)?;
            // The other side is played by whoever reads, too.
            let reply: Move = game.legal_moves().iter().next().unwrap_or_else(|| panic!("the game goes on"));
            choose_move(page, game.position(), reply).await?;
            let waits = format!("{BOARD}[data-rests=true]");
            page.find(&waits).await?;
            page.click("[data-testid=handbook-again]").await?;
            page.find("[data-testid=handbook-show]:not([disabled])").await?;
            page.find("[data-testid=handbook-again][disabled]").await?;
        }
        Ok(())
    });
}

#[test]
fn the_rules_page_goes_by_keys_and_says_what_is_a_reconstruction() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open_beside_board("learn/rules").await?;
        for section in ["more", "rounds"] {
            let note = format!("[data-testid=handbook-{section}] [data-testid=handbook-note]");
            until_text(page, &note, "reconstruction").await?;
        }
        let opener = opener(entry("taken"));
        page.find(&opener).await?.focus().await?;
        page.keys(Key::Enter).await?;
        page.find(&format!("{opener}[aria-expanded=true]")).await?;
        ensure!(has_focus(page, &opener).await?, "the focus has left the button");
        page.keys(Key::Enter).await?;
        page.find(&format!("{opener}[aria-expanded=false]")).await?;
        page.check_accessible().await
    });
}
