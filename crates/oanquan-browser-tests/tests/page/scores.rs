//! What every move of a late endgame is worth: exact, as the endgame table says, and without the network too.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use oanquan::{Game, Move, Position, Record};
use oanquan_browser_tests::{Network, Page, Screen, Sent, visit};
use oanquan_tables::Table;
use thirtyfour::Key;

use crate::hand::{
    AT_ONCE, BOARD, has_focus, link_to, tab_to, text, until_moves, until_text, with_game, with_settings,
};

/// The switch, and the list of moves.
const SWITCH: &str = "[data-testid=scores]";
const LIST: &str = "[data-testid=scores-list]";

/// An endgame of two people in which no move ends the game, and the table knows what every move is worth.
const LATE: &str = "oaq1 0,1,0,2,1,0/1,1,1,0,1,Q 0 22,20 1,0 - 3 60 seed";

/// A position with more citizens than the table has: a second is too short to prove every move, with or without.
const BEFORE: &str = "oaq1 0,1,0,2,1,2/3,1,1,0,1,Q 0 20,18 1,0 - 3 60 seed";

/// What is said where the table has not come.
const MISSING: &str = "The endgame table could not be loaded.";

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
    page.find(LIST).await?;
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
        ensure!(text.contains(&format!("{mv}: exactly {points} (")), "{text}, expected {points}");
    }
    Ok(())
}

/// The addresses of endgame tables that were asked for.
async fn tables_asked(page: &Page) -> Vec<Sent> {
    let sent = page.served().await.sent();
    sent.into_iter().filter(|sent| sent.path.ends_with(".oaqt")).collect()
}

/// Switches the scores off and on.
async fn ask_again(page: &Page) -> Result<()> {
    page.click(SWITCH).await?;
    page.until("no list", &format!("return document.querySelector({LIST:?}) === null;")).await?;
    page.click(SWITCH).await
}

#[test]
fn a_late_endgame_shows_exact_scores_for_every_move_and_again_without_the_network() {
    visit(Screen::DESKTOP, async |page| {
        let position: Position = LATE.parse()?;
        let expected = in_table(&position)?;
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.until_kept().await?;
        ensure!(tables_asked(page).await.is_empty(), "a table with the first visit");
        page.open(&link_to(&position)).await?;
        page.click(SWITCH).await?;
        check_scores(page, &expected).await?;
        page.check_accessible().await?;
        let asked = tables_asked(page).await;
        ensure!(asked.iter().all(|table| table.bytes <= 1_500_000), "{asked:?}");
        page.connect(Network::Offline).await?;
        page.reload().await?;
        page.click(SWITCH).await?;
        check_scores(page, &expected).await?;
        ensure!(tables_asked(page).await.len() == 1, "the table is kept, so it is asked for once");
        page.click(SWITCH).await?;
        page.until("no list", &format!("return document.querySelector({LIST:?}) === null;")).await.map(drop)
    });
}

#[test]
fn a_move_of_the_list_is_said_and_seen_before_it_is_played_by_keyboard() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open(&link_to(&LATE.parse()?)).await?;
        tab_to(page, SWITCH).await?;
        page.keys(" ").await?;
        page.find(LIST).await?;
        until_text(page, "[data-testid=announcements]", "9r: exactly +18 (+30). Everything is proved.")
            .await?;
        tab_to(page, "[data-testid=score-8l]").await?;
        until_text(page, "[data-testid=notice]", "takes 10 points with the Mandarin").await?;
        tab_to(page, "[data-testid=score-6l]").await?;
        page.keys(Key::Enter).await?;
        let game = until_moves(page, 1).await?;
        ensure!(game.moves() == ["6l".parse()?], "{:?}", game.moves());
        // The other person's gains.
        until_text(page, ".scores", "Player 2: points gained").await?;
        ensure!(has_focus(page, &format!("{BOARD} [data-square]")).await?, "the focus is lost");
        page.click("[data-testid=undo]").await?;
        until_text(page, ".scores", "Player 1: points gained").await
    });
}

#[test]
fn without_a_table_scores_are_estimates_and_say_so() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.until_kept().await?;
        page.connect(Network::Offline).await?;
        page.open(&link_to(&BEFORE.parse()?)).await?;
        page.click(SWITCH).await?;
        page.find(LIST).await?;
        until_text(page, ".scores", MISSING).await?;
        page.find("[data-kind=about]").await?;
        page.check_accessible().await?;
        page.connect(Network::Local).await?;
        ask_again(page).await?;
        page.find(LIST).await?;
        ensure!(!text(page, ".scores").await?.contains(MISSING), "the table has come");
        page.find("[data-kind=exact]").await.map(drop)
    });
}

#[test]
fn a_damaged_table_is_refused_and_fetched_anew() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open(&link_to(&BEFORE.parse()?)).await?;
        page.click(SWITCH).await?;
        page.find(LIST).await?;
        let asked = tables_asked(page).await;
        let table = asked.first().context("no table was asked for")?;
        // As when a disk has lost something.
        let damage = format!(
            "window.damaged = (async () => {{
               const cache = await caches.open(`oanquan tables ${{location.origin}}/`);
               const bytes = new Uint8Array(await (await cache.match({:?})).arrayBuffer());
               bytes[bytes.length - 1] ^= 1;
               await cache.put({:?}, new Response(bytes));
               window.damaged = 'done';
             }})();",
            table.path, table.path
        );
        page.script(&damage).await?;
        page.until("the damage", "return window.damaged === 'done';").await?;
        page.reload().await?;
        page.click(SWITCH).await?;
        page.find(LIST).await?;
        until_text(page, ".scores", MISSING).await?;
        let console = page.console().await?;
        ensure!(
            console.iter().any(|line| line.contains("no endgame table, or a damaged one")),
            "{console:?}"
        );
        ask_again(page).await?;
        page.find(LIST).await?;
        ensure!(!text(page, ".scores").await?.contains(MISSING), "it was fetched anew");
        Ok(())
    });
}

#[test]
fn the_strongest_level_and_hints_ask_the_table() {
    visit(Screen::DESKTOP, async |page| {
        let first: Position = LATE.replace("Q 0 22", "Q 1 22").parse()?;
        let mut record = Record::of_game(&Game::new(first));
        for (tag, value) in [("Seat0", "human"), ("Seat1", "level:8"), ("Seed", "7")] {
            record.set_tag(tag, value)?;
        }
        with_settings(page, AT_ONCE).await?;
        with_game(page, &record.to_string()).await?;
        page.open("").await?;
        let game = until_moves(page, 1).await?;
        ensure!(tables_asked(page).await.len() == 1, "the level asked for no table");
        let known = in_table(&first)?;
        let best = known.iter().map(|(_, value)| value).max();
        let played = known.iter().find(|(mv, _)| *mv == game.moves()[0]).map(|(_, value)| value);
        ensure!(played == best, "{:?} of {known:?}", game.moves());
        Ok(())
    });
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open(&link_to(&LATE.parse()?)).await?;
        page.click("[data-testid=hint]").await?;
        until_text(page, "[data-testid=notice]", "(9r)").await?;
        ensure!(tables_asked(page).await.len() == 1, "a hint asked for no table");
        Ok(())
    });
}
