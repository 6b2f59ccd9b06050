//! The course: every lesson failed and solved, and what was done is kept.

use anyhow::Result;
use oanquan::Move;
use oanquan_browser_tests::{Network, Page, Screen, visit};
use oanquan_study::course::{Attempt, LESSONS, Lesson};
use oanquan_words::{Language, Study};

use crate::hand::{AT_ONCE, BOARD, check_shows_position, choose_move, until_text, with_settings};

/// The page, and where it says how far one is.
const COURSE: &str = "[data-testid=course]";

/// Waits until a lesson stands there and the page says how far one is.
async fn until_stage(page: &Page, lesson: &Lesson, stage: &str) -> Result<()> {
    let selector =
        format!("{COURSE}[data-lesson={}][data-stage={stage}] {BOARD}[data-rests=true]", lesson.id);
    page.find(&selector).await.map(drop)
}

/// Where the page says what a move came to.
const REACTION: &str = "[data-testid=course-reaction]";

/// The moves of a lesson, and what each comes to.
fn attempts(lesson: &Lesson) -> impl Iterator<Item = (Move, Attempt)> {
    let (position, task) = (lesson.position(), lesson.task);
    let attempt = move |mv: Move| Some((mv, task.attempt(&position, mv)?));
    position.legal_moves().iter().filter_map(attempt).collect::<Vec<_>>().into_iter()
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
            // A row that has to be refilled is seen refilled, and the page says so.
            let position = lesson.position();
            let seen = position.refilled(&mut ());
            check_shows_position(page, &seen.unwrap_or(position), false).await?;
            if seen.is_some() {
                page.find("[data-testid=course-refill]").await?;
            }
            let missed = attempts(lesson).find_map(|(mv, attempt)| match attempt {
                Attempt::Solved => None,
                Attempt::Missed(why) => Some((mv, why)),
            });
            let Some((missed, why)) = missed else { panic!("{} cannot be missed", lesson.id) };
            choose_move(page, &lesson.position(), missed).await?;
            until_stage(page, lesson, "missed").await?;
            until_text(page, REACTION, &why.told(Study::of(Language::En))).await?;
            page.whole_picture(&format!("course-{}", lesson.id)).await?;
            page.find("[data-testid=course-hint]").await?;
            page.click("[data-testid=course-again]").await?;
            until_stage(page, lesson, "open").await?;
            let solution = attempts(lesson).find(|(_, attempt)| attempt.is_solved());
            let Some((solution, _)) = solution else { panic!("{} cannot be solved", lesson.id) };
            choose_move(page, &lesson.position(), solution).await?;
            until_stage(page, lesson, "solved").await?;
            until_text(page, REACTION, "Well done!").await?;
            let told = format!("Done: {} of {}", done + 1, LESSONS.len());
            until_text(page, "[data-testid=course-progress]", &told).await?;
            if done + 1 < LESSONS.len() {
                page.click("[data-testid=course-next]").await?;
            }
        }
        page.find("[data-testid=course-finished]").await?;
        page.check_accessible().await?;
        page.driver.refresh().await?;
        let told = format!("Done: {0} of {0}", LESSONS.len());
        until_text(page, "[data-testid=course-progress]", &told).await
    });
}
