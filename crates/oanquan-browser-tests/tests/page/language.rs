//! The page in every language: nothing is left untranslated, whatever has happened.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use oanquan::{Position, Rules};
use oanquan_browser_tests::{Page, Screen, Visit, visit};
use oanquan_words::Language;
use thirtyfour::Key;

use crate::hand::{AT_ONCE, link_to_game, played_out, until_text, until_turn, with_settings};
use crate::places::{CYCLE, Place};

/// All that can be read or heard: texts that are rendered, and names and descriptions of elements.
const WORDS: &str = r"
    const all = new Set();
    const add = (text) => {
      const plain = (text ?? '').replace(/\s+/g, ' ').trim();
      if (/\p{L}/u.test(plain)) all.add(plain);
    };
    add(document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element.checkVisibility()) add(walker.currentNode.nodeValue);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title',
                          'placeholder', 'alt']) {
        add(element.getAttribute(name));
      }
    }
    return [...all];
";

/// What every language writes in the same way: names, and the notation of rules and moves.
fn is_common(text: &str) -> bool {
    let names = ["Ô Ăn Quan", "Ludii", "Mai"];
    let is_language = |text: &str| Language::ALL.iter().any(|language| language.own_name() == text);
    let is_square = |text: &str| text.len() == 2 && text.starts_with('M');
    let is_move = |text: &str| {
        let number = text.trim_end_matches(['r', 'l']);
        number.len() + 1 == text.len() && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    names.contains(&text)
        || is_language(text)
        || is_square(text)
        || is_move(text)
        || text.parse::<Rules>().is_ok()
}

/// Words of English that are none of Vietnamese: a sentence that has one was put together from a part that
/// was not translated.
const ENGLISH: [&str; 25] = [
    "the", "of", "and", "is", "are", "it", "you", "your", "from", "with", "this", "that", "square", "stone",
    "stones", "player", "players", "move", "moves", "game", "computer", "expected", "found", "level",
    "points",
];

async fn words(page: &Page) -> Result<BTreeSet<String>> {
    let words = page.script(WORDS).await?;
    Ok(words.as_array().into_iter().flatten().filter_map(|it| it.as_str()).map(str::to_string).collect())
}

/// Speaks this language from now on, chosen as people do.
async fn speak(page: &Page, code: &str) -> Result<()> {
    let here = page.script("return location.hash;").await?;
    page.click("[data-testid=menu-settings]").await?;
    page.click(&format!("label[for=settings-language-{code}]")).await?;
    page.until("the language", &format!("return document.documentElement.lang === {code:?};")).await?;
    page.script(&format!("location.hash = {here};")).await?;
    let shown = "document.querySelector('[data-testid^=menu-][aria-current=page]')?.hash";
    page.until("the place before", &format!("return {shown} === ({here} || '#play');")).await.map(drop)
}

/// What of the page as it is now is not translated.
async fn check_translated(page: &Page, place: &str) -> Result<()> {
    speak(page, "en").await?;
    let english = words(page).await?;
    ensure!(english.len() > 10, "{place}: hardly anything to read: {english:?}");
    speak(page, "vi").await?;
    let vietnamese = words(page).await?;
    ensure!(vietnamese.len() + 5 > english.len(), "{place}: {vietnamese:#?}\nis less than {english:#?}");
    let same: Vec<&String> = english.intersection(&vietnamese).filter(|text| !is_common(text)).collect();
    ensure!(same.is_empty(), "{place}: the same in both languages: {same:#?}");
    check_vietnamese(page, place).await
}

/// An error if there is English in what is read now.
async fn check_vietnamese(page: &Page, place: &str) -> Result<()> {
    let vietnamese = words(page).await?;
    let is_english = |word: &str| ENGLISH.contains(&word.to_lowercase().as_str());
    let mixed: Vec<&String> = vietnamese
        .iter()
        .filter(|text| !is_common(text) && text.split(|c: char| !c.is_alphabetic()).any(is_english))
        .collect();
    ensure!(mixed.is_empty(), "{place}: English in {mixed:#?}");
    Ok(())
}

#[test]
fn the_play_page_is_translated_in_mid_game_and_at_the_end() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=seed;9r2r").await?;
        check_translated(page, "two people in mid-game").await?;
        page.open("g=four;").await?;
        check_translated(page, "the start of four").await?;
        let game = played_out(Position::start(Rules::SEED)?)?;
        page.open(&link_to_game(&game)).await?;
        check_translated(page, "the end").await?;
        page.open(&format!("g={CYCLE};8r3r9l4l8r3r9l4l")).await?;
        check_translated(page, "the end by repetition").await?;
        page.open("g=seed;9r;resigned=1").await?;
        check_translated(page, "the end by resigning").await
    });
}

#[test]
fn the_forms_are_translated_with_everything_opened() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=four;").await?;
        page.open_beside_board("new").await?;
        page.script("document.querySelector('[data-testid=options]').click();").await?;
        page.find("[data-testid=rule-refill]").await?;
        // The forms are made anew when one comes back to them, so each language opens them for itself.
        let english = words(page).await?;
        speak(page, "vi").await?;
        page.script("document.querySelector('[data-testid=options]').click();").await?;
        page.find("[data-testid=rule-refill]").await?;
        page.script(
            "document.querySelectorAll('[data-testid^=show-]').forEach((it) => { it.focus(); it.click(); });",
        )
        .await?;
        page.until("every board", "return document.querySelectorAll('[data-testid^=board-]').length >= 16;")
            .await?;
        let vietnamese = words(page).await?;
        let same: Vec<&String> = english.intersection(&vietnamese).filter(|text| !is_common(text)).collect();
        ensure!(same.is_empty(), "the same in both languages: {same:#?}");
        check_vietnamese(page, "the new game").await?;
        page.click("[data-testid=menu-games]").await?;
        page.find("[data-testid=import-text]").await?;
        check_translated(page, "the games").await?;
        page.click("[data-testid=menu-settings]").await?;
        check_translated(page, "the settings").await
    });
}

#[test]
fn what_is_told_is_vietnamese_for_whoever_speaks_it() {
    visit(Visit { language: "vi-VN", ..Visit::default() }, async |page| {
        with_settings(page, AT_ONCE).await?;
        let links = [
            "g=seed;9r9r",
            "g=seed;9",
            "g=seed+raw=1;",
            "g=seed+row=9;",
            "g=seed+teams=opposite;",
            "g=nothing;",
            "p=oaq1_1,2",
            "p=oaq1_5,5,5,5,5,Q/5,5,5,5,5,Q_0_1,0_0,0_-_0_0_seed",
            "x",
        ];
        for link in links {
            page.open(link).await?;
            ensure!(page.script("return document.documentElement.lang;").await? == "vi", "not Vietnamese");
            check_vietnamese(page, link).await?;
        }
        page.open("g=seed;9r2r").await?;
        for typed in ["77r", "1r", "xx"] {
            page.find("[data-testid=typed-move]").await?.send_keys(typed + Key::Enter).await?;
            page.find("[data-testid=notice]").await?;
            check_vietnamese(page, typed).await?;
            page.keys(Key::Escape).await?;
        }
        page.click("[data-testid=hint]").await?;
        until_text(page, "[data-testid=notice]", "Gợi ý").await?;
        check_vietnamese(page, "a hint").await?;
        page.click("[data-testid=menu-games]").await?;
        page.find("[data-testid=import-text]").await?;
        for text in ["1. 9r 9r *", "hello", "[Result \"1:2:3\"] 1. 9r *"] {
            page.script("document.querySelector('[data-testid=import-text]').value = '';").await?;
            page.find("[data-testid=import-text]").await?.send_keys(text).await?;
            page.click("[data-testid=import-read]").await?;
            page.find("[data-testid=import-faults] p").await?;
            check_vietnamese(page, text).await?;
        }
        page.click("[data-testid=menu-play]").await?;
        until_turn(page).await.map(drop)
    });
}

#[test]
fn the_analysis_board_is_vietnamese_for_whoever_speaks_it() {
    visit(Visit { language: "vi-VN", ..Visit::default() }, async |page| {
        with_settings(page, AT_ONCE).await?;
        Place::Analysis.show(page).await?;
        check_vietnamese(page, "the analysis board").await?;
        page.click("[data-testid=line-0]").await?;
        page.find("[data-testid=analysis-line] [aria-current=step]").await?;
        check_vietnamese(page, "a line on the analysis board").await
    });
}
