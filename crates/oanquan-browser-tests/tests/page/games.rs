//! Whole games, by every way of playing there is.

use anyhow::{Context, Result, ensure};
use oanquan::Seat;
use oanquan_browser_tests::{Page, Screen, visit};
use thirtyfour::Key;

use crate::hand::{
    AT_ONCE, BOARD, Hand, Stand, check_ending, check_shows, game_between, greedy, has_focus, kept, play,
    play_to_the_end, tab_to, text, until_text, until_turn, with_game, with_settings,
};

#[test]
fn a_whole_game_against_level_1_by_mouse() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.click("[data-testid=menu-new]").await?;
        page.click("[data-testid=seat-1-player] option[value='1']").await?;
        page.click("[data-testid=start]").await?;
        let game = play_to_the_end(page, Hand::Mouse).await?;
        check_ending(page, &game).await?;
        page.picture("end-desktop").await?;
        // Seats are swapped, and the computer begins.
        page.click("[data-testid=rematch]").await?;
        ensure!(until_turn(page).await? == Stand::Turn, "the rematch is over at once");
        let rematch = kept(page).await?;
        ensure!(rematch.moves().len() == 1, "{:?} before the person's first move", rematch.moves());
        check_shows(page, &rematch).await
    });
}

#[test]
fn a_whole_game_against_level_1_by_keyboard_alone() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        tab_to(page, "[data-testid=menu-new]").await?;
        page.keys(Key::Enter).await?;
        tab_to(page, "[data-testid=seat-1-player]").await?;
        page.keys(Key::Home).await?;
        for _ in 0..2 {
            page.keys(Key::Down).await?;
        }
        let chosen = page.script("return document.activeElement.value;").await?;
        ensure!(chosen == "1", "the second below a person is {chosen}");
        tab_to(page, "[data-testid=start]").await?;
        page.keys(Key::Enter).await?;
        tab_to(page, &format!("{BOARD} [data-square]")).await?;
        let mut turns = 0;
        while until_turn(page).await? == Stand::Turn {
            let game = kept(page).await?;
            // Typing is the other way to play by keys; the board waits where it was left.
            let typed = turns == 2;
            let mv = greedy(&game)?;
            play(page, if typed { Hand::Text } else { Hand::Keys }, &game, mv).await?;
            if typed {
                tab_to(page, &format!("{BOARD} [data-square]")).await?;
            } else if kept(page).await?.end_reason().is_none() {
                let square = game.position().ring().citizen_square(mv.label).context("a label")?;
                let square = format!("[data-square='{}']", square.index());
                ensure!(has_focus(page, &square).await?, "the focus has left {square} after {mv}");
            }
            turns += 1;
        }
        let game = kept(page).await?;
        check_ending(page, &game).await
    });
}

#[test]
fn with_the_screen_off_a_turn_and_its_answer_are_heard() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, &game_between("seed", &["human", "level:1"])?).await?;
        page.open("").await?;
        let announced = "[data-testid=announcements]";
        let region = page.script(
            "const it = document.querySelector('[data-testid=announcements]');
             return [it.getAttribute('role'), it.getAttribute('aria-live')];",
        );
        ensure!(region.await? == serde_json::json!(["status", "polite"]), "nothing is announced politely");
        page.keys("7r").await?;
        until_text(page, announced, "You sow 5 stones from square 7").await?;
        until_text(page, announced, "The computer sows").await?;
        until_text(page, announced, "It is your turn.").await?;
        // The same refusal twice is told twice.
        until_turn(page).await?;
        let refusals = "return [...document.querySelectorAll('[data-testid=announcements] p')]
            .filter((it) => it.textContent.includes('99')).length === COUNT;";
        for count in ["1", "2"] {
            page.script("document.querySelector('[data-testid=typed-move]').value = '';").await?;
            page.find("[data-testid=typed-move]").await?.send_keys("99r").await?;
            page.until("the refusal", &refusals.replace("COUNT", count)).await?;
            page.keys(Key::Escape).await?;
        }
        Ok(())
    });
}

#[test]
fn a_whole_game_against_level_1_by_finger_on_a_phone() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, &game_between("seed", &["human", "level:1"])?).await?;
        page.open("").await?;
        let game = play_to_the_end(page, Hand::Finger).await?;
        check_ending(page, &game).await?;
        page.picture("end-phone").await.map(drop)
    });
}

#[test]
fn a_finger_that_drags_plays_the_way_it_goes() {
    visit(Screen::PHONE_ACROSS, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=seed").await?;
        page.drag("[data-square='2']", "[data-square='4']").await?;
        let game = crate::hand::until_moves(page, 1).await?;
        ensure!(game.moves()[0].to_string() == "7r", "{:?}", game.moves());
        check_shows(page, &game).await
    });
}

#[test]
fn two_people_play_a_whole_game_on_one_device() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.click("[data-testid=menu-new]").await?;
        page.click("[data-testid=quick-two]").await?;
        check_only_the_mover_may_play(page).await?;
        let game = kept(page).await?;
        play(page, Hand::Mouse, &game, greedy(&game)?).await?;
        check_only_the_mover_may_play(page).await?;
        let game = play_to_the_end(page, Hand::Mouse).await?;
        check_ending(page, &game).await
    });
}

/// An error unless the squares that can be played are those of the rules.
async fn check_only_the_mover_may_play(page: &Page) -> Result<()> {
    until_turn(page).await?;
    let game = kept(page).await?;
    let ring = game.position().ring();
    let mut expected: Vec<usize> = game
        .legal_moves()
        .iter()
        .filter_map(|mv| ring.citizen_square(mv.label))
        .map(oanquan::Square::index)
        .collect();
    expected.dedup();
    let playable = page
        .script(
            "return [...document.querySelectorAll('[data-testid=board] [data-square]:not([aria-disabled])')]
               .map((it) => Number(it.dataset.square)).sort((a, b) => a - b);",
        )
        .await?;
    ensure!(playable == serde_json::json!(expected), "{playable} can be played, not {expected:?}");
    Ok(())
}

#[test]
fn two_people_and_two_computers_play_a_whole_game_of_four() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.click("[data-testid=menu-new]").await?;
        page.click("label[for=seats-4]").await?;
        page.click("[data-testid=seat-1-player] option[value='1']").await?;
        page.click("[data-testid=seat-2-player] option[value='person']").await?;
        page.find("[data-testid=seat-2-name]").await?.send_keys("Mai").await?;
        page.click("[data-testid=seat-3-player] option[value='1']").await?;
        page.click("[data-testid=start]").await?;
        until_turn(page).await?;
        let begun = kept(page).await?;
        ensure!(begun.position().rules().seats == 4, "{} seats", begun.position().rules().seats);
        let game = play_to_the_end(page, Hand::Text).await?;
        check_ending(page, &game).await?;
        let movers: std::collections::BTreeSet<Seat> =
            game.positions().iter().map(oanquan::Position::turn).collect();
        ensure!(movers.len() == 4, "only {movers:?} have moved");
        ensure!(text(page, "[data-testid=count]").await?.contains("Mai"), "Mai is not in the count");
        page.picture("end-four-desktop").await.map(drop)
    });
}

#[test]
fn computers_play_by_themselves_until_they_are_told_to_wait() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        with_game(page, &game_between("seed", &["level:1", "level:1"])?).await?;
        page.open("").await?;
        // Nobody has asked for it to go on yet.
        page.click("[data-testid=pause]").await?;
        crate::hand::until_moves(page, 3).await?;
        page.click("[data-testid=pause]").await?;
        until_text(page, "[data-testid=status]", "The game waits.").await?;
        check_shows(page, &kept(page).await?).await?;
        page.click("[data-testid=pause]").await?;
        ensure!(until_turn(page).await? == Stand::Over, "the game between computers has no end");
        check_ending(page, &kept(page).await?).await
    });
}

#[test]
fn a_serious_game_cannot_be_taken_back_nor_can_its_rematch() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("").await?;
        page.click("[data-testid=menu-new]").await?;
        page.click("label[for=serious]").await?;
        page.click("[data-testid=start]").await?;
        let none = "return document.querySelector('[data-testid=undo], [data-testid=hint]') === null;";
        until_turn(page).await?;
        ensure!(page.script(none).await? == true, "a serious game can be taken back");
        page.click("[data-testid=resign]").await?;
        page.click("[data-testid=resign-yes]").await?;
        page.click("[data-testid=rematch]").await?;
        page.find("[data-testid=serious]").await?;
        ensure!(page.script(none).await? == true, "the rematch of a serious game can be taken back");
        Ok(())
    });
}

#[test]
fn a_hint_is_a_move_that_can_be_played() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=seed").await?;
        page.click("[data-testid=hint]").await?;
        until_text(page, "[data-testid=notice]", "Hint: square").await?;
        let notice = text(page, "[data-testid=notice]").await?;
        let hint = notice.split(['(', ')']).nth(1).context("a move in brackets")?.parse()?;
        let game = kept(page).await?;
        ensure!(game.legal_moves().contains(hint), "{notice}");
        play(page, Hand::Mouse, &game, hint).await
    });
}

#[test]
fn what_cannot_be_played_explains_itself() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, AT_ONCE).await?;
        page.open("g=seed;7r").await?;
        let notice = "[data-testid=notice]";
        page.click("[data-square='1']").await?;
        until_text(page, notice, "row").await?;
        page.click("[data-square='5']").await?;
        until_text(page, notice, "Mandarin square").await?;
        page.keys("77r").await?;
        until_text(page, notice, "There is no square 77").await?;
        ensure!(kept(page).await?.moves().len() == 1, "something was played");
        Ok(())
    });
}
