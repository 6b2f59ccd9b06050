//! What nobody needs to play is loaded later, and it is said when it does not come.

use anyhow::{Context, Result, ensure};
use oanquan_browser_tests::{Network, Page, Screen, visit};

/// The part of the program with the pages beside the board, as addresses of it begin.
const PART: &str = "split_pages-";

/// When each file was first asked for whose name begins with this, in milliseconds from the start of the visit. The
/// engine's worker asks for the page's module again and gets it from the device.
async fn asked(page: &Page, name: &str) -> Result<Vec<f64>> {
    let script = format!(
        "const first = new Map();
         for (const it of performance.getEntriesByType('resource')) {{
           if (it.name.includes('/{name}') && !first.has(it.name)) first.set(it.name, it.startTime);
         }}
         return [...first.values()];"
    );
    let times = page.script(&script).await?;
    let times = times.as_array().context("a list of times")?;
    Ok(times.iter().filter_map(serde_json::Value::as_f64).collect())
}

#[test]
fn what_nobody_needs_to_play_is_asked_for_after_the_board_can_be_played() {
    visit(Screen::PHONE, async |page| {
        page.open("").await?;
        let playable = page.until_playable().await?;
        page.until_kept().await?;
        for name in [PART, "nunito-", "worker-"] {
            let times = asked(page, name).await?;
            ensure!(!times.is_empty(), "{name} was not asked for");
            ensure!(
                times.iter().all(|time| *time >= playable),
                "{name} at {times:?}, playable at {playable}"
            );
        }
        for name in ["web-", "style-"] {
            let times = asked(page, name).await?;
            ensure!(!times.is_empty() && times.iter().all(|time| *time < playable), "{name} at {times:?}");
        }
        Ok(())
    });
}

#[test]
fn a_page_that_does_not_come_is_told_and_comes_when_it_is_tried_again() {
    visit(Screen::DESKTOP, async |page| {
        page.block(&[&format!("*/{PART}*")]).await?;
        page.open_beside_board("settings").await?;
        let missing = page.find("[data-testid=page-missing]").await?;
        let role = missing.attr("role").await?;
        ensure!(role.as_deref() == Some("alert"), "nobody is told: {role:?}");
        // The game goes on without it.
        page.click("[data-testid=menu-play]").await?;
        page.find("[data-testid=board]").await?;
        page.click("[data-testid=menu-new]").await?;
        page.find("[data-testid=page-missing]").await?;
        page.block(&[]).await?;
        page.click("[data-testid=page-again]").await?;
        page.find("[data-testid=start]").await?;
        page.expect_errors().await
    });
}

#[test]
fn a_page_that_is_on_its_way_is_told() {
    visit(Screen::DESKTOP, async |page| {
        page.connect(Network::Fast3g).await?;
        page.open_beside_board("games").await?;
        page.find("[data-testid=page-waits]").await?;
        page.find("[data-testid=games], .form-page").await.map(drop)
    });
}
