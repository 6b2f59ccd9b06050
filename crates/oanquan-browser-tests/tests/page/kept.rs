//! Nothing is lost: reloading, other tabs, and games that last very long.

use anyhow::{Context, Result, ensure};
use fastrand::Rng;
use oanquan::{Game, Move};
use oanquan_browser_tests::{Screen, visit};
use thirtyfour::By;

use crate::hand::{
    AT_ONCE, Hand, check_shows, check_shows_position, game_between, greedy, kept, kept_text, play, shown,
    until_moves, until_turn, with_game, with_settings,
};

/// As long as any game has to be that the page takes.
const LONG: usize = 1000;

#[test]
fn a_reload_in_mid_game_changes_nothing() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, &game_between("seed", &["human", "level:1"])?).await?;
        page.open("").await?;
        for _ in 0..3 {
            until_turn(page).await?;
            let game = kept(page).await?;
            play(page, Hand::Text, &game, greedy(&game)?).await?;
        }
        until_turn(page).await?;
        let (text, seen) = (kept_text(page).await?, shown(page).await?);
        page.reload().await?;
        until_turn(page).await?;
        ensure!(shown(page).await? == seen, "the board is not what it was");
        ensure!(kept_text(page).await? == text, "what is kept is not what it was");
        // The game goes on.
        let game = kept(page).await?;
        play(page, Hand::Text, &game, greedy(&game)?).await
    });
}

#[test]
fn a_reload_in_mid_animation_loses_no_stone() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, "speed=slow\nsound=false").await?;
        page.open("g=seed").await?;
        page.keys("9r").await?;
        page.until(
            "a motion",
            "return document.querySelector('[data-testid=board]').dataset.rests === 'false';",
        )
        .await?;
        page.reload().await?;
        let game = kept(page).await?;
        ensure!(game.moves() == ["9r".parse::<Move>()?], "{:?}", game.moves());
        until_turn(page).await?;
        check_shows(page, &game).await
    });
}

#[test]
fn a_reload_while_the_computer_thinks_lets_it_think_again() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, &game_between("seed", &["human", "level:8"])?).await?;
        page.open("").await?;
        page.keys("7r").await?;
        until_moves(page, 1).await?;
        page.reload().await?;
        until_moves(page, 2).await?;
        until_turn(page).await?;
        check_shows(page, &kept(page).await?).await
    });
}

#[test]
fn two_tabs_do_not_destroy_each_others_game() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=seed").await?;
        page.keys("7r").await?;
        until_moves(page, 1).await?;
        let first = page.driver.window().await?;
        let second = page.driver.new_tab().await?;
        page.driver.switch_to_window(second).await?;
        page.driver.goto(page.url()).await?;
        page.until_playable().await?;
        page.keys("0r").await?;
        let there = until_moves(page, 2).await?;
        page.driver.switch_to_window(first).await?;
        page.keys("1r").await?;
        let here = until_moves(page, 2).await?;
        ensure!(here.moves() != there.moves(), "one tab has played the other's move");
        let games = page
            .script("return Object.keys(localStorage).filter((it) => it.startsWith('oanquan:game:')).length;")
            .await?;
        ensure!(games.as_u64() >= Some(2), "{games} games are kept");
        Ok(())
    });
}

/// A game that goes on for very long: the Mandarins are hard to take, and no move is played that ends it.
fn long_game() -> Result<Game> {
    let mut rng = Rng::with_seed(1);
    'games: for _ in 0..100 {
        let mut game = Game::start("four+mandarin_ban=2+refill=bank+young_mandarin=20".parse()?)?;
        while game.moves().len() < LONG {
            let mut moves: Vec<Move> = game.legal_moves().iter().collect();
            rng.shuffle(&mut moves);
            let goes_on = moves.into_iter().find(|mv| {
                let mut next = game.clone();
                next.play(*mv).is_ok() && next.end_reason().is_none()
            });
            let Some(mv) = goes_on else { continue 'games };
            game.play(mv)?;
        }
        return Ok(game);
    }
    anyhow::bail!("every game has ended too soon")
}

#[test]
fn a_game_of_a_thousand_plies_is_taken_in_and_played_on() {
    let game = long_game().unwrap();
    let mut record = oanquan::Record::of_game(&game);
    record.set_tag("Seat0", "Mai").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.oaq");
    std::fs::write(&path, record.to_string()).unwrap();
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open_beside_board("games").await?;
        let field = page.driver.find(By::Css("[data-testid=import-file]")).await?;
        field.send_keys(path.to_str().context("a path of letters")?).await?;
        page.click("[data-testid=game] [data-testid=open]").await?;
        page.find("[data-testid=story-1000]").await?;
        until_turn(page).await?;
        check_shows(page, &game).await?;
        ensure!(kept(page).await?.moves() == game.moves(), "not all moves have come");

        page.reload().await?;
        until_turn(page).await?;
        play(page, Hand::Text, &game, greedy(&game)?).await?;
        page.find("[data-testid=story-1001]").await?;
        page.click("[data-testid=undo]").await?;
        check_shows(page, &game).await?;
        // Its beginning is a few clicks away.
        for _ in 0..4 {
            page.click("[data-testid=story-earlier]").await?;
        }
        page.click("[data-testid=story-1]").await?;
        check_shows_position(page, &game.positions()[1], true).await
    });
}
