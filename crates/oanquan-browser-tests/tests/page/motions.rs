//! Stones in motion: shown stone by stone, skipped by a tap, waited for, and left out for who wants calm.

use anyhow::{Context, Result, ensure};
use fastrand::Rng;
use oanquan::{Move, Position, Rules, Step};
use oanquan_browser_tests::{Page, Screen, visit};

use crate::hand::{BOARD, check_shows, kept, link_to, until_moves, until_turn, with_settings};

/// Waits until stones move, or until none do.
async fn until_moving(page: &Page, moving: bool) -> Result<()> {
    let script =
        format!("return document.querySelector('[data-testid=board]').dataset.rests === '{}';", !moving);
    page.until(if moving { "a motion" } else { "the end of a motion" }, &script).await.map(drop)
}

/// Counts, frame by frame, what the board shows while stones move.
const COUNT: &str = "
    window.seen = new Set();
    const look = () => {
      const counts = [...document.querySelectorAll('[data-testid=board] .board-count text')];
      window.seen.add(counts.map((it) => it.textContent).join(' '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
";

#[test]
fn stones_are_sown_one_by_one_and_come_to_rest_where_they_belong() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, "speed=fast\nsound=false").await?;
        page.open("g=seed").await?;
        page.script(COUNT).await?;
        page.keys("9r").await?;
        let game = until_moves(page, 1).await?;
        until_turn(page).await?;
        check_shows(page, &game).await?;
        // Two laps of five stones and a capture; the busy machine of a test may skip a few frames.
        let seen = page.script("return window.seen.size;").await?;
        ensure!(seen.as_u64() > Some(8), "only {seen} pictures of the motion");
        Ok(())
    });
}

/// A position and a move of it that sows many stones, and how many.
fn long_relay() -> Result<(Position, Move, usize)> {
    let mut rng = Rng::with_seed(3);
    let mut position = Position::start(Rules::SEED)?;
    for _ in 0..100_000 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            position = Position::start(Rules::SEED)?;
            continue;
        }
        let mv = moves.get(rng.usize(..moves.len())).context("a place within the moves")?;
        let mut steps = Vec::new();
        let after = position.play_observed(mv, &mut steps)?;
        let sown =
            steps.iter().map(|step| if let Step::Sow { squares, .. } = step { squares.len() } else { 0 });
        let sown = sown.sum();
        if sown >= MANY {
            return Ok((position, mv, sown));
        }
        position = after;
    }
    anyhow::bail!("no move sows {MANY} stones")
}

/// Stones of a turn that takes long to show.
const MANY: usize = 60;

#[test]
fn a_click_on_the_board_skips_to_the_end() {
    let (first, mv, sown) = long_relay().unwrap();
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, "speed=slow\nsound=false").await?;
        page.open(&link_to(&first)).await?;
        page.script(COUNT).await?;
        page.keys(mv.to_string()).await?;
        until_moving(page, true).await?;
        page.click(BOARD).await?;
        until_moving(page, false).await?;
        // Unless it was skipped every stone would have been seen to fall.
        let seen = page.script("return window.seen.size;").await?.as_u64().context("a number")?;
        ensure!((seen as usize) < sown / 2, "{seen} pictures of {sown} stones");
        check_shows(page, &kept(page).await?).await
    });
}

#[test]
fn step_by_step_every_lap_waits_for_a_tap() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, "speed=step\nsound=false").await?;
        page.open("g=seed").await?;
        page.keys("9r").await?;
        let mut taps = 0;
        let script = "const board = document.querySelector('[data-testid=board]');
            return board.dataset.rests === 'true' ? 'rests' : document.querySelector('.board-next') ? 'waits' : null;";
        while page.until("a wait or the end", script).await? == "waits" {
            taps += 1;
            page.tap(BOARD).await?;
            let goes = "return document.querySelector('.board-next') === null;";
            page.until("the next lap", goes).await?;
            ensure!(taps < 20, "the turn has no end");
        }
        ensure!(taps >= 1, "no lap has waited");
        check_shows(page, &kept(page).await?).await
    });
}

/// Plays a turn with two laps and a capture; how many stones were in the air or in a hand at once.
fn most_in_the_air(preference: &str) -> u64 {
    let most = std::cell::Cell::new(0);
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, "speed=fast\nsound=false").await?;
        page.prefer("prefers-reduced-motion", preference).await?;
        page.open("g=seed").await?;
        let script = format!("return matchMedia('(prefers-reduced-motion: {preference})').matches;");
        ensure!(page.script(&script).await? == true, "the browser does not prefer {preference}");
        page.script(
            "window.flown = 0;
             const look = () => {
               const seen = [...document.querySelectorAll('.board-air use')].filter((it) => it.getBoundingClientRect().width > 0);
               window.flown = Math.max(window.flown, seen.length);
               requestAnimationFrame(look);
             };
             requestAnimationFrame(look);",
        )
        .await?;
        page.keys("9r").await?;
        let game = until_moves(page, 1).await?;
        until_turn(page).await?;
        check_shows(page, &game).await?;
        most.set(page.script("return window.flown;").await?.as_u64().context("a number")?);
        Ok(())
    });
    most.get()
}

#[test]
fn stones_fly_unless_somebody_wants_less_motion() {
    assert_ne!(most_in_the_air("no-preference"), 0);
    assert_eq!(most_in_the_air("reduce"), 0);
}
