//! The game in the world: everything is told in each language, and the rhyme is Vietnamese in all of them.

use anyhow::{Result, ensure};
use oanquan_browser_tests::{Page, Screen, visit};
use oanquan_study::world::{RHYME, SECTIONS, SOURCES};
use oanquan_words::{Language, Study};

use crate::hand::{AT_ONCE, until_text, with_settings};

async fn check_told(page: &Page, language: Language) -> Result<()> {
    let study = Study::of(language);
    for section in SECTIONS {
        let place = format!("[data-testid=world-{section}]");
        until_text(page, &place, &study.world_title(section)).await?;
        until_text(page, &place, &study.world_text(section)).await?;
    }
    for line in RHYME {
        until_text(page, "[data-testid=world-rhyme] [lang=vi]", line).await?;
    }
    for source in SOURCES {
        until_text(page, &format!("[href='{}']", source.address), &study.world_source(source.id)).await?;
    }
    let rhyme = page.find("[data-testid=world-rhyme]").await?.text().await?;
    let is_explained = rhyme.contains(&study.world_rhyme_meaning());
    ensure!(is_explained == (language != Language::Vi), "{language:?}: {rhyme}");
    Ok(())
}

#[test]
fn the_world_page_tells_everything_in_each_language_and_leads_to_the_rules() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        for language in Language::ALL {
            let kept = format!("{AT_ONCE}\nlanguage={}", language.code());
            page.open("").await?;
            page.script(&format!("localStorage.setItem('oanquan:settings', {kept:?});")).await?;
            page.driver.refresh().await?;
            page.open_beside_board("learn/world").await?;
            check_told(page, language).await?;
        }
        page.click("[data-testid=world-rules]").await?;
        page.find("[data-testid=handbook]").await.map(drop)
    });
}
