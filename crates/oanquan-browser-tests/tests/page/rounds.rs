//! A match of rounds: agreed upon, played to its end, and kept from round to round.

use anyhow::{Context, Result, ensure};
use oanquan::{Match, MatchOutcome, ROUND_LIMIT, Record};
use oanquan_browser_tests::{Page, Screen, visit};

use crate::hand::{
    AT_ONCE, Hand, check_shows, kept, kept_text, play, play_to_the_end, text, until_text, until_turn,
    with_settings,
};

/// The match of which the kept game is a round, as it stood before.
async fn standing(page: &Page) -> Result<Match> {
    let record: Record = kept_text(page).await?.parse()?;
    let text = record.tag("Rounds").context("a round of a match")?;
    Ok(Match::resumed(*record.rules(), text)?)
}

#[test]
fn a_match_is_played_to_its_end() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open_beside_board("new").await?;
        page.find("[data-testid=seat-1-player]").await?;
        page.script(
            "const who = document.querySelector('[data-testid=seat-1-player]');
             who.value = 'person';
             who.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await?;
        page.click("[data-testid=rounds-3]").await?;
        page.click("[data-testid=start]").await?;
        until_text(page, "[data-testid=rounds]", "Round 1.").await?;
        // Within a round moves are taken back as ever.
        until_turn(page).await?;
        let game = kept(page).await?;
        play(page, Hand::Text, &game, "9r".parse()?).await?;
        page.click("[data-testid=undo]").await?;
        until_turn(page).await?;
        ensure!(kept(page).await?.moves().is_empty(), "the first move was not taken back");
        for number in 1..=ROUND_LIMIT {
            let before = standing(page).await?;
            ensure!(before.rounds() + 1 == number, "{before} before round {number}");
            let game = play_to_the_end(page, Hand::Text).await?;
            let (result, after) = before.after(&game).context("a finished round")?;
            let told = text(page, "[data-testid=ending]").await?;
            let expected = match result.winner {
                Some(winner) => format!("Player {} wins the round, ", winner.number() + 1),
                None => String::from("The round is drawn, "),
            };
            ensure!(told.contains(&expected), "{expected}: {told}");
            if let Some(outcome) = after.outcome() {
                let expected = match outcome {
                    MatchOutcome::Won(winner) => format!("Player {} wins the match.", winner.number() + 1),
                    MatchOutcome::Draw => String::from("The match is drawn"),
                };
                ensure!(number > 1, "the match has one round only");
                ensure!(told.contains(&expected), "{expected}: {told}");
                page.whole_picture("match-end").await?;
                return Ok(());
            }
            if number == 1 {
                page.check_accessible().await?;
                // A finished round is kept as any game.
                page.reload().await?;
                check_shows(page, &kept(page).await?).await?;
            }
            let button = text(page, "[data-testid=rematch]").await?;
            ensure!(button.contains("Next round"), "{button}");
            page.click("[data-testid=rematch]").await?;
            until_text(page, "[data-testid=rounds]", &format!("Round {}.", number + 1)).await?;
            until_turn(page).await?;
        }
        anyhow::bail!("the match does not end")
    });
}
