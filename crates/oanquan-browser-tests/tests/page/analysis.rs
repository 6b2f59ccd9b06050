//! The analysis board: a position set up, varied, taken along and brought again; a game reviewed.

use anyhow::{Context, Result, ensure};
use oanquan::{Position, Record};
use oanquan_browser_tests::{Page, Screen, visit};
use oanquan_study::tree::{Id, Tree};

use crate::hand::{AT_ONCE, BOARD, choose_move, text, until_text, with_game, with_settings};

/// The page.
const ANALYSIS: &str = "[data-testid=analysis]";

/// The first move gives a Mandarin and ten citizens more for one Mandarin; the answer takes them.
const BLUNDER: &str = "[Seat0 \"human\"]\n[Seat1 \"human\"]\n\n1. 9r 2r 2. 8l *\n";

/// Waits until the board has come to rest after so many moves.
async fn until_ply(page: &Page, ply: usize) -> Result<()> {
    page.find(&format!("{ANALYSIS}[data-ply='{ply}'] {BOARD}[data-rests=true]")).await.map(drop)
}

/// The value of a field.
async fn value(page: &Page, id: &str) -> Result<String> {
    let found = page.script(&format!("return document.querySelector('[data-testid={id}]').value;")).await?;
    Ok(found.as_str().context("a text")?.to_string())
}

/// Writes into a field as somebody does who then leaves it.
async fn fill(page: &Page, id: &str, text: &str) -> Result<()> {
    let text = serde_json::Value::from(text);
    let script = format!(
        "const field = document.querySelector('[data-testid={id}]');
         field.value = {text};
         field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.script(&script).await.map(drop)
}

/// The tree that the page shows as a record.
async fn tree(page: &Page) -> Result<Tree> {
    let record: Record = value(page, "analysis-record").await?.parse()?;
    Ok(Tree::from_record(&record)?)
}

#[test]
fn a_position_is_set_up_varied_taken_along_and_brought_again() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.open_beside_board("learn/analysis").await?;
        page.find(ANALYSIS).await?;
        // One citizen goes from square 7 into the reserve.
        page.click("[data-testid=analysis-setup]").await?;
        page.find("[data-testid=set-7]").await?;
        fill(page, "set-7", "4").await?;
        page.click("[data-testid=set-use]").await?;
        until_text(page, "[data-testid=analysis-faults]", "has to be 50").await?;
        page.find("[data-testid=analysis-setup]").await?;
        fill(page, "reserve-0", "1").await?;
        page.click("[data-testid=set-use]").await?;
        let line = "oaq1 5,5,4,5,5,Q/5,5,5,5,5,Q 0 1,0 0,0 - 0 0 seed";
        let position: Position = line.parse()?;
        page.until(
            "the record",
            "return document.querySelector('[data-testid=analysis-record]') !== null || null;",
        )
        .await?;
        ensure!(*tree(page).await?.position(Id::ROOT) == position, "another position");
        // What the engine says, told apart in words and shape.
        let first = page.find("[data-testid=analysis-scores] .score").await?;
        ensure!(first.attr("data-kind").await?.is_some_and(|kind| kind == "about" || kind == "exact"));
        page.click("[data-testid=analysis-best]").await?;
        until_ply(page, 1).await?;
        page.click("[data-testid=analysis-back]").await?;
        until_ply(page, 0).await?;
        // A variation with a comment and a sign.
        let best = tree(page).await?;
        let best = best.mv(best.children(Id::ROOT)[0]).context("a move")?;
        let other = position.legal_moves().iter().find(|mv| *mv != best).context("another move")?;
        choose_move(page, &position, other).await?;
        until_ply(page, 1).await?;
        fill(page, "analysis-comment", "another way").await?;
        fill(page, "analysis-glyph", "?!").await?;
        until_text(page, "[data-testid=analysis-moves]", "another way").await?;
        let made = tree(page).await?;
        ensure!(made.children(Id::ROOT).len() == 2, "no variation");
        let record = value(page, "analysis-record").await?;
        ensure!(record.contains("$6 {another way}"), "{record}");
        page.check_accessible().await?;
        page.whole_picture("analysis-variation").await?;
        // Another position, and back.
        fill(page, "analysis-text", "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed").await?;
        page.click("[data-testid=analysis-read]").await?;
        until_text(page, "[data-testid=analysis-moves]", "No move yet").await?;
        fill(page, "analysis-text", &record).await?;
        page.click("[data-testid=analysis-read]").await?;
        until_text(page, "[data-testid=analysis-moves]", "another way").await?;
        ensure!(value(page, "analysis-record").await? == record && tree(page).await? == made, "not the same");
        // It is still there after a visit elsewhere, and a promoted variation is the line.
        page.click("[data-testid=study-puzzles]").await?;
        page.find("[data-testid=puzzles]").await?;
        page.click("[data-testid=study-analysis]").await?;
        until_text(page, "[data-testid=analysis-moves]", "another way").await?;
        page.click(&format!("[data-testid=node-{other}]")).await?;
        page.click("[data-testid=analysis-promote]").await?;
        page.until_found("the promoted line", async || {
            let now = tree(page).await?;
            Ok((now.mv(now.children(Id::ROOT)[0]) == Some(other)).then_some(()))
        })
        .await?;
        fill(page, "analysis-text", "nonsense").await?;
        page.click("[data-testid=analysis-read]").await?;
        until_text(page, "[data-testid=analysis-wrong]", "This is no game record").await
    });
}

#[test]
fn a_review_marks_the_planted_blunder_and_lets_one_try_again() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, BLUNDER).await?;
        page.open("").await?;
        page.open_beside_board("games").await?;
        page.click("[data-testid=analyse]").await?;
        page.find(ANALYSIS).await?;
        until_ply(page, 0).await?;
        page.click("[data-testid=analysis-forward]").await?;
        until_ply(page, 1).await?;
        page.click("[data-testid=analysis-start]").await?;
        until_ply(page, 0).await?;
        page.click("[data-testid=analysis-begin]").await?;
        page.find("[data-testid=miss-0][data-class=blunder]").await?;
        let told = text(page, "[data-testid=miss-0]").await?;
        ensure!(told.contains("9r??") && told.contains("The best move is"), "{told}");
        ensure!(told.contains("The answer 2r can take 21 points."), "{told}");
        page.find("[data-testid=analysis-graph]").await?;
        ensure!(value(page, "analysis-record").await?.contains("9rx11Q $4"), "the tree is not marked");
        page.check_accessible().await?;
        page.whole_picture("analysis-review").await?;
        page.click("[data-testid=try-0]").await?;
        until_text(page, "[data-testid=tried-0]", "Find a better move than 9r").await?;
        let start = Position::start(oanquan::Rules::SEED)?;
        choose_move(page, &start, "5r".parse()?).await?;
        until_text(page, "[data-testid=tried-0]", "5r").await
    });
}
