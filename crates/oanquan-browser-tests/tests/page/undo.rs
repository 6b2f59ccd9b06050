//! Taking back and playing again.

use anyhow::{Context, Result, ensure};
use fastrand::Rng;
use oanquan::{Game, Rules, Step};
use oanquan_browser_tests::{Page, Screen, visit};

use crate::hand::{
    AT_ONCE, Hand, check_shows, game_between, greedy, kept, link_to, play, shown, until_text, until_turn,
    with_game, with_settings,
};

/// How many moves are played and taken back.
const MOVES: usize = 6;

/// A position whose next move begins with a refill for which stones are borrowed, with moves enough after it.
fn before_borrowing() -> Result<Game> {
    let mut rng = Rng::with_seed(4);
    for _ in 0..10_000 {
        let mut game = Game::start(Rules::SEED)?;
        while game.end_reason().is_none() {
            let moves = game.legal_moves();
            let mv = moves.get(rng.usize(..moves.len())).context("a place within the moves")?;
            let mut steps = Vec::new();
            let position = *game.position();
            position.play_observed(mv, &mut steps)?;
            if steps.iter().any(|step| matches!(step, Step::Loan { .. })) && lasts(&Game::new(position))? {
                return Ok(Game::new(position));
            }
            game.play(mv)?;
        }
    }
    anyhow::bail!("no game has come to borrowing")
}

/// Whether greedy play goes on for long enough.
fn lasts(game: &Game) -> Result<bool> {
    let mut game = game.clone();
    for _ in 0..MOVES {
        if game.end_reason().is_some() {
            return Ok(false);
        }
        let mv = greedy(&game)?;
        game.play(mv)?;
    }
    Ok(game.end_reason().is_none())
}

/// Presses a button until it has nothing to do any more.
async fn press_out(page: &Page, button: &str) -> Result<usize> {
    let ready =
        format!("return document.querySelector('[data-testid={button}]:not([aria-disabled])') !== null;");
    let mut times = 0;
    while page.script(&ready).await? == true {
        page.click(&format!("[data-testid={button}]")).await?;
        times += 1;
        ensure!(times <= 2 * MOVES, "{button} has always something to do");
    }
    Ok(times)
}

#[test]
fn a_refill_with_borrowing_is_taken_back_to_the_start() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        let first = *before_borrowing()?.position();
        page.open(&link_to(&first)).await?;
        until_text(page, "[data-testid=before-move]", "borrowed").await?;
        check_shows(page, &Game::new(first)).await?;
        let at_first = shown(page).await?;
        for _ in 0..MOVES {
            let game = kept(page).await?;
            play(page, Hand::Text, &game, greedy(&game)?).await?;
        }
        let game = kept(page).await?;
        ensure!(game.position().debts().next().is_some(), "nobody owes anything");
        check_shows(page, &game).await?;
        let at_last = shown(page).await?;

        ensure!(press_out(page, "undo").await? == MOVES, "not as many moves taken back as played");
        ensure!(*kept(page).await?.position() == first, "the start is not what it was");
        let again = shown(page).await?;
        ensure!(again == at_first, "{again} was {at_first}");
        until_text(page, "[data-testid=before-move]", "borrowed").await?;

        ensure!(press_out(page, "redo").await? == MOVES, "not as many moves played again");
        ensure!(shown(page).await? == at_last, "the last position is not what it was");
        Ok(())
    });
}

#[test]
fn against_the_computer_its_answer_is_taken_back_too() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, &game_between("seed", &["human", "level:1"])?).await?;
        page.open("").await?;
        page.keys("7r").await?;
        crate::hand::until_moves(page, 2).await?;
        until_turn(page).await?;
        let answered = shown(page).await?;
        page.click("[data-testid=undo]").await?;
        ensure!(kept(page).await?.moves().is_empty(), "the answer stays");
        check_shows(page, &kept(page).await?).await?;
        // What is taken back outlives the tab, and can be played again.
        page.reload().await?;
        page.click("[data-testid=redo]").await?;
        until_turn(page).await?;
        ensure!(shown(page).await? == answered, "not the moves that were taken back");
        Ok(())
    });
}
