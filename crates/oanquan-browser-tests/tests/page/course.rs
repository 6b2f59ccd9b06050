//! The course: every lesson failed and solved, and what was done is kept.

use anyhow::{Result, ensure};
use oanquan::Move;
use oanquan_browser_tests::{Network, Page, Screen, visit};
use oanquan_study::course::{LESSONS, Lesson, Task};

use crate::hand::{AT_ONCE, BOARD, choose_move, until_text, with_settings};

/// The page, and where it says how far one is.
const COURSE: &str = "[data-testid=course]";

/// Waits until a lesson stands there and the page says how far one is.
async fn until_stage(page: &Page, lesson: &Lesson, stage: &str) -> Result<()> {
    let selector =
        format!("{COURSE}[data-lesson={}][data-stage={stage}] {BOARD}[data-rests=true]", lesson.id);
    page.find(&selector).await.map(drop)
}

/// A move that does the task, or one that does not.
fn moves(lesson: &Lesson, solves: bool) -> Option<Move> {
    let position = lesson.position();
    let does =
        |mv: &Move| lesson.task.attempt(&position, *mv).is_some_and(|attempt| attempt.solved == solves);
    position.legal_moves().iter().find(does)
}

#[test]
fn every_lesson_is_failed_and_solved_and_what_is_done_is_kept() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.until_kept().await?;
        page.click("[data-testid=menu-learn]").await?;
        page.find(COURSE).await?;
        page.connect(Network::Offline).await?;
        for (done, lesson) in LESSONS.iter().enumerate() {
            until_stage(page, lesson, "open").await?;
            if let Some(missed) = moves(lesson, false) {
                choose_move(page, &lesson.position(), missed).await?;
                until_stage(page, lesson, "missed").await?;
                page.find("[data-testid=course-hint]").await?;
                page.click("[data-testid=course-again]").await?;
                until_stage(page, lesson, "open").await?;
            } else {
                ensure!(lesson.task == Task::Any, "{} cannot be missed", lesson.id);
            }
            let Some(solution) = moves(lesson, true) else { panic!("{} cannot be solved", lesson.id) };
            choose_move(page, &lesson.position(), solution).await?;
            until_stage(page, lesson, "solved").await?;
            until_text(page, "[data-testid=course-reaction]", "Well done!").await?;
            let told = format!("Done: {} of {}", done + 1, LESSONS.len());
            until_text(page, "[data-testid=course-progress]", &told).await?;
            if done + 1 < LESSONS.len() {
                page.click("[data-testid=course-next]").await?;
            }
        }
        page.find("[data-testid=course-finished]").await?;
        page.check_accessible().await?;
        page.driver.refresh().await?;
        until_text(page, "[data-testid=course-progress]", "Done: 21 of 21").await
    });
}
