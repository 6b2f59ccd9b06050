//! What every move of a late endgame is worth: exact, as the endgame table says, and without the network too.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use oanquan::{Game, Move, Position};
use oanquan_browser_tests::{Network, Page, Screen, visit};
use oanquan_tables::Table;

use crate::hand::{AT_ONCE, link_to, with_settings};

/// An endgame of two people in which no move ends the game, and the table knows what every move is worth.
const LATE: &str = "oaq1 0,1,0,2,1,0/1,1,1,0,1,Q 0 22,20 1,0 - 3 60 seed";

/// What the table says of every move.
fn in_table(position: &Position) -> Result<Vec<(Move, i32)>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/tables/seed-10.oaqt");
    let table = Table::open(&file)?;
    let bare = table.bare();
    let stones = bare.stones(position).context("a position of the table's rules")?;
    let moves = Game::new(*position).legal_moves();
    let value = |mv: Move| {
        let from = bare.from(position.turn(), mv).context("a move of the mover")?;
        let (after, gain) = bare.play(&stones, from, mv.direction);
        let below = match bare.end(&after) {
            Some(count) => count,
            None => table.probe(&after)?.and_then(oanquan_tables::Bounds::value).context("an exact value")?,
        };
        Ok((mv, gain - below))
    };
    moves.iter().map(value).collect()
}

/// Compares what is shown of every move with the table.
async fn check_scores(page: &Page, expected: &[(Move, i32)]) -> Result<()> {
    page.find("[data-testid=scores-list]").await?;
    let shown =
        page.script("return document.querySelectorAll('[data-testid=scores-list] li').length;").await?;
    ensure!(shown == expected.len(), "{shown} moves, expected {}", expected.len());
    for (mv, value) in expected {
        let score = page.find(&format!("[data-testid=score-{mv}]")).await?;
        ensure!(score.attr("data-kind").await?.as_deref() == Some("exact"), "{mv}: {}", score.text().await?);
        let points = match value {
            1.. => format!("+{value}"),
            0 => "0".to_string(),
            _ => format!("−{}", value.abs()),
        };
        let text = score.text().await?;
        ensure!(text.ends_with(&format!("{mv}: exactly {points}")), "{text}, expected {points}");
    }
    Ok(())
}

#[test]
fn a_late_endgame_shows_exact_scores_for_every_move_and_again_without_the_network() {
    visit(Screen::DESKTOP, async |page| {
        let position: Position = LATE.parse()?;
        let expected = in_table(&position)?;
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.until_kept().await?;
        let asked = page.served().await.sent();
        ensure!(!asked.iter().any(|sent| sent.path.ends_with(".oaqt")), "a table with the first visit");
        page.open(&link_to(&position)).await?;
        page.click("[data-testid=scores]").await?;
        check_scores(page, &expected).await?;
        page.check_accessible().await?;
        let sent = page.served().await.sent();
        let table =
            sent.iter().find(|sent| sent.path.ends_with(".oaqt")).context("no table was asked for")?;
        ensure!(table.bytes <= 1_500_000, "{table:?}");
        page.connect(Network::Offline).await?;
        page.reload().await?;
        page.click("[data-testid=scores]").await?;
        check_scores(page, &expected).await
    });
}
