//! How the page looks on every screen: pictures for people, and nothing wider than the screen.

use anyhow::{Context, Result, ensure};
use oanquan_browser_tests::{Page, Screen, visit};
use oanquan_words::Language;
use serde_json::Value;

use crate::hand::with_settings;
use crate::places::Place;

/// Everything that sticks out of the screen to a side, but for what scrolls by itself.
const WIDE: &str = "
    const room = document.documentElement.clientWidth;
    const wide = [];
    if (document.documentElement.scrollWidth > room) wide.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const scrolls = (element) => {
      for (let it = element.parentElement; it; it = it.parentElement) {
        if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(it).overflowX)) return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility() || element.closest('svg')?.matches('.board-drawing') && element.tagName !== 'svg') continue;
      const box = element.getBoundingClientRect();
      if (box.width > 0 && (box.right > room + 1 || box.left < -1) && !element.closest('.unseen, .skip') && !scrolls(element)) {
        wide.push(`${element.tagName} ${element.className} ${element.dataset.testid ?? ''} to ${box.right.toFixed(0)}`);
      }
    }
    return wide;
";

/// How much of the free width the board takes, at least (issue: 90 %).
const BOARD_SHARE: f64 = 0.9;

/// Looks at places on a screen and keeps a picture of each.
fn look(screen: Screen, screen_name: &str, theme: &str, places: &[Place]) {
    look_changed(screen, &format!("{screen_name}-{theme}"), &format!("theme={theme}"), "", places);
}

/// The same with any settings, and with what a script changes in the page before each look.
fn look_changed(screen: Screen, name: &str, settings: &str, change: &str, places: &[Place]) {
    visit(screen, async |page| {
        with_settings(page, &format!("speed=none\nsound=false\n{settings}")).await?;
        let mut faults = Vec::new();
        for place in places {
            place.show(page).await?;
            page.script(change).await?;
            let picture = format!("{}-{name}", place.name());
            page.picture(&picture).await?;
            if Place::WORDY[1..].contains(place) {
                page.whole_picture(&format!("{picture}-whole")).await?;
            }
            let wide = page.script(WIDE).await?;
            let wide: &Vec<Value> = wide.as_array().context("a list")?;
            faults.extend(wide.iter().map(|it| format!("{place:?}: {it}")));
        }
        ensure!(faults.is_empty(), "wider than the screen:\n{}", faults.join("\n"));
        Ok(())
    });
}

#[test]
fn nothing_is_wider_than_a_phone() {
    look(Screen::PHONE, "phone", "light", &Place::ALL);
}

#[test]
fn nothing_is_wider_than_a_phone_on_its_side() {
    look(Screen::PHONE_ACROSS, "across", "light", &Place::ALL);
}

#[test]
fn nothing_is_wider_than_320_pixels() {
    look(Screen { height: 640, ..Screen::NARROW }, "narrow", "light", &Place::ALL);
}

#[test]
fn nothing_is_wider_than_a_desktop_at_four_times_its_size() {
    // 1280 by 800 at 400 %: a mouse, and so few pixels.
    let screen = Screen { width: 320, height: 200, touch: false };
    look(
        screen,
        "zoomed",
        "light",
        &[Place::Start, Place::Four, Place::End, Place::New, Place::Games, Place::Settings],
    );
}

#[test]
fn nothing_is_wider_than_a_desktop() {
    look(Screen::DESKTOP, "desktop", "light", &Place::ALL);
}

#[test]
fn nothing_is_wider_than_320_pixels_in_any_language() {
    for code in Language::ALL.map(Language::code) {
        let screen = Screen { height: 640, ..Screen::NARROW };
        look_changed(screen, &format!("narrow-{code}"), &format!("language={code}"), "", &Place::WORDY);
    }
}

#[test]
fn nothing_is_wider_than_320_pixels_from_right_to_left_and_with_text_of_twice_the_size() {
    let screen = Screen { height: 640, ..Screen::NARROW };
    look_changed(screen, "narrow-rtl", "", "document.documentElement.dir = 'rtl';", &Place::WORDY);
    let larger = "document.documentElement.style.fontSize = '200%';";
    look_changed(Screen::PHONE, "phone-larger", "", larger, &Place::WORDY);
}

#[test]
fn the_dark_theme_and_that_of_high_contrast_have_their_pictures() {
    let places = [Place::Start, Place::Midgame, Place::Four, Place::End, Place::New, Place::Settings];
    look(Screen::DESKTOP, "desktop", "dark", &places);
    look(Screen::PHONE, "phone", "contrast", &places);
}

#[test]
fn the_board_takes_nearly_all_of_the_width_there_is() {
    for screen in [Screen::NARROW, Screen::PHONE] {
        visit(screen, async |page| {
            with_settings(page, crate::hand::AT_ONCE).await?;
            for link in ["g=seed;", "g=three;", "g=four;"] {
                page.open(link).await?;
                let share = share_of_width(page).await?;
                ensure!(share >= BOARD_SHARE, "{link} takes {share:.2} of {} pixels", screen.width);
            }
            Ok(())
        });
    }
}

/// The part of the page's width between the outermost squares and stores of the board.
async fn share_of_width(page: &Page) -> Result<f64> {
    let share = page
        .script(
            "const boxes = [...document.querySelectorAll('.board-square, .board-store')]
               .map((it) => it.getBoundingClientRect());
             const left = Math.min(...boxes.map((box) => box.left));
             const right = Math.max(...boxes.map((box) => box.right));
             return (right - left) / document.documentElement.clientWidth;",
        )
        .await?;
    share.as_f64().context("a number")
}
