//! How games end, and what is told of it.

use anyhow::ensure;
use oanquan::{EndReason, Game, Position, Seat};
use oanquan_browser_tests::{Screen, visit};

use crate::hand::{
    AT_ONCE, BOARD, Hand, Stand, check_ending, check_shows_position, kept, link_to, play, text, until_text,
    until_turn, with_settings,
};
use crate::places::CYCLE;

/// The shortest line that brings a position back for the third time, where nobody can take anything: every
/// answer to every move is tried, a ply deeper each time.
fn repetition(first: Position) -> Option<Game> {
    fn deeper(game: &mut Game, plies: usize) -> bool {
        if game.end_reason() == Some(EndReason::Repetition) {
            return true;
        }
        for mv in game.legal_moves() {
            if plies == 0 || game.play(mv).is_err() {
                return false;
            }
            if deeper(game, plies - 1) {
                return true;
            }
            game.undo();
        }
        false
    }
    (1..=8).find_map(|plies| {
        let mut game = Game::new(first);
        deeper(&mut game, plies).then_some(game)
    })
}

#[test]
fn after_a_repetition_the_position_is_shown_with_its_three_plies() {
    let first: Position = CYCLE.parse().unwrap();
    let line = repetition(first).unwrap();
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open(&link_to(&first)).await?;
        let mut game = Game::new(first);
        for mv in line.moves() {
            ensure!(until_turn(page).await? == Stand::Turn, "the game is over before {mv}");
            play(page, Hand::Mouse, &game, *mv).await?;
            game.play(*mv)?;
        }
        ensure!(until_turn(page).await? == Stand::Over, "the third time does not end the game");
        check_ending(page, &game).await?;
        let plies = game.occurrence_plies();
        ensure!(plies.len() == 3, "{plies:?}");
        until_text(page, "[data-testid=ending]", "third time").await?;
        page.picture("end-repetition").await?;
        for ply in plies {
            page.click(&format!("[data-testid=repeated-{ply}]")).await?;
            check_shows_position(page, &game.positions()[ply], true).await?;
            ensure!(
                page.script(&format!(
                    "return document.querySelector('[data-testid=repeated-{ply}]').getAttribute('aria-pressed');"
                ))
                .await?
                    == "true",
                "nothing says that the board is that of ply {ply}"
            );
        }
        Ok(())
    });
}

#[test]
fn who_resigns_loses_and_may_take_that_back() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=seed;9r").await?;
        page.click("[data-testid=resign]").await?;
        page.click("[data-testid=resign-no]").await?;
        ensure!(until_turn(page).await? == Stand::Turn, "the game is over without a yes");
        page.click("[data-testid=resign]").await?;
        page.click("[data-testid=resign-yes]").await?;
        ensure!(until_turn(page).await? == Stand::Over, "the game goes on");
        until_text(page, "[data-testid=ending]", "Player 2 has resigned").await?;
        page.click("[data-testid=undo]").await?;
        ensure!(until_turn(page).await? == Stand::Turn, "the end cannot be taken back");
        Ok(())
    });
}

#[test]
fn the_count_tells_rows_reserves_mandarins_and_debts() {
    // 9r takes what keeps the last Mandarin square alive; seat 0 owes 5, and seat 1 has lent them.
    let first: Position = "oaq1 0,0,0,2,1,0/0,3,0,1,0,Q2 0 20,21 1,0 0>1:5 0 40 seed".parse().unwrap();
    let game = crate::hand::played_out(first).unwrap();
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open(&crate::hand::link_to_game(&game)).await?;
        ensure!(until_turn(page).await? == Stand::Over, "the game goes on");
        check_ending(page, &game).await?;
        let count = text(page, "[data-testid=count]").await?;
        for part in ["5 owed", "5 lent", "× 10"] {
            ensure!(count.contains(part), "no {part:?} in {count:?}");
        }
        let end = game.position();
        let reserve = end.reserve(Seat::FIRST).to_string();
        ensure!(count.contains(&reserve), "no reserve of {reserve} in {count:?}");
        page.find(&format!("{BOARD} .board-store")).await?;
        ensure!(kept(page).await?.end_reason() == game.end_reason(), "another end");
        Ok(())
    });
}
