//! Puzzles: solved and failed, with the network cut, and kept.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use oanquan::Move;
use oanquan_browser_tests::{Network, Page, Screen, visit};
use oanquan_study::puzzle::{Day, Puzzle, Puzzles, of_the_day};

use crate::hand::{AT_ONCE, BOARD, choose_move, text, until_text, with_settings};

/// The page, and where it says how far one is.
const PUZZLES: &str = "[data-testid=puzzles]";

/// The puzzles that are shipped.
fn shipped() -> Result<Puzzles> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/puzzles/puzzles.oaqz");
    Ok(Puzzles::from_bytes(&fs::read(file)?)?)
}

/// Opens the page of puzzles.
async fn open(page: &Page) -> Result<()> {
    page.open_beside_board("learn/puzzles").await?;
    page.find(PUZZLES).await.map(drop)
}

/// The number of the puzzle that is shown.
async fn number(page: &Page) -> Result<usize> {
    let number = page.find(PUZZLES).await?.attr("data-number").await?.context("a number")?;
    Ok(number.parse()?)
}

/// Waits until the page says how far one is.
async fn until_stage(page: &Page, stage: &str) -> Result<()> {
    page.find(&format!("{PUZZLES}[data-stage={stage}] {BOARD}[data-rests=true]")).await.map(drop)
}

/// A move that is not the solution.
fn wrong(puzzle: &Puzzle) -> Result<Move> {
    let others = puzzle.position.legal_moves();
    others.iter().find(|mv| *mv != puzzle.solution).context("a puzzle has other moves")
}

#[test]
fn ten_puzzles_are_solved_and_one_is_failed_with_the_network_cut() {
    visit(Screen::DESKTOP, async |page| {
        let puzzles = shipped()?;
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.until_kept().await?;
        page.click("[data-testid=menu-learn]").await?;
        page.click("[data-testid=study-puzzles]").await?;
        page.find(PUZZLES).await?;
        page.connect(Network::Offline).await?;
        open(page).await?;
        let mut seen = Vec::new();
        for solved in 1..=10 {
            let shown = number(page).await?;
            ensure!(!seen.contains(&shown), "puzzle {shown} comes again");
            seen.push(shown);
            let puzzle = puzzles.get(shown).context("a puzzle of the file")?;
            choose_move(page, &puzzle.position, puzzle.solution).await?;
            until_stage(page, "right").await?;
            until_text(page, "[data-testid=puzzle-reaction]", &format!("{} is right.", puzzle.solution))
                .await?;
            until_text(page, "[data-testid=puzzles-streak]", &format!("{solved}, at best {solved}")).await?;
            page.click("[data-testid=puzzle-next]").await?;
            until_stage(page, "open").await?;
        }
        let rating = text(page, "[data-testid=puzzles-rating]").await?;
        let shown = number(page).await?;
        let puzzle = puzzles.get(shown).context("a puzzle of the file")?;
        choose_move(page, &puzzle.position, wrong(puzzle)?).await?;
        until_stage(page, "wrong").await?;
        until_text(page, "[data-testid=puzzle-reaction]", "is not the move").await?;
        until_text(page, "[data-testid=puzzles-streak]", "0, at best 10").await?;
        ensure!(text(page, "[data-testid=puzzles-rating]").await? != rating, "the rating stays {rating}");
        // Another try is free, and the solution can be seen.
        page.click("[data-testid=puzzle-retry]").await?;
        until_stage(page, "open").await?;
        page.click("[data-testid=puzzle-solution]").await?;
        until_stage(page, "shown").await?;
        until_text(page, "[data-testid=puzzles-solved]", "10 of 11").await?;
        // It is kept.
        open(page).await?;
        until_text(page, "[data-testid=puzzles-solved]", "10 of 11").await?;
        ensure!(number(page).await? != shown, "a puzzle that was tried comes again");
        Ok(())
    });
}

#[test]
fn the_puzzle_of_the_day_is_that_of_the_date() {
    visit(Screen::PHONE, async |page| {
        let puzzles = shipped()?;
        with_settings(page, AT_ONCE).await?;
        open(page).await?;
        page.click("[data-testid=puzzle-daily]").await?;
        let date = page
            .script("const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()];")
            .await?;
        let part = |place: usize| date[place].as_i64().context("a date");
        let day = Day::of(part(0)?, part(1)? as u32, part(2)? as u32);
        let expected = of_the_day(&puzzles, day).context("there are puzzles")?;
        page.find(&format!("{PUZZLES}[data-number='{expected}']")).await?;
        until_text(page, "[data-testid=puzzle-name]", "Puzzle of the day").await?;
        let puzzle = puzzles.get(expected).context("a puzzle of the file")?;
        // Found at the second try it counts for the day, and not for the streak.
        choose_move(page, &puzzle.position, wrong(puzzle)?).await?;
        until_stage(page, "wrong").await?;
        page.click("[data-testid=puzzle-retry]").await?;
        choose_move(page, &puzzle.position, puzzle.solution).await?;
        until_stage(page, "right").await?;
        until_text(page, "[data-testid=puzzles-days]", "1").await?;
        until_text(page, "[data-testid=puzzles-streak]", "0, at best 0").await?;
        page.check_accessible().await?;
        page.whole_picture("puzzle-of-the-day").await?;
        Ok(())
    });
}
