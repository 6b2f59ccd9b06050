//! No page keeps anybody out, in any theme.

use anyhow::{Context, Result, ensure};
use oanquan_browser_tests::{Screen, visit};
use serde_json::Value;

use crate::hand::with_settings;
use crate::places::Place;

/// Asks axe-core about every place in a theme.
fn check_theme(theme: &'static str) {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, &format!("speed=none\nsound=false\ntheme={theme}")).await?;
        let mut faults = Vec::new();
        for place in Place::ALL {
            place.show(page).await?;
            let shown = page.script("return document.documentElement.dataset.theme;").await?;
            ensure!(shown == theme, "the theme is {shown}");
            if let Err(error) = page.check_accessible().await {
                faults.push(format!("{place:?}: {error:#}"));
            }
        }
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_in_the_light_theme() {
    check_theme("light");
}

#[test]
fn axe_finds_nothing_in_the_dark_theme() {
    check_theme("dark");
}

#[test]
fn axe_finds_nothing_in_the_theme_of_high_contrast() {
    check_theme("contrast");
}

#[test]
fn the_theme_of_the_system_is_followed() {
    visit(Screen::DESKTOP, async |page| {
        page.open("").await?;
        for (feature, value, theme) in [
            ("prefers-color-scheme", "dark", "dark"),
            ("prefers-contrast", "more", "contrast"),
            ("prefers-color-scheme", "light", "light"),
        ] {
            page.prefer(feature, value).await?;
            let script = format!("return document.documentElement.dataset.theme === {theme:?};");
            page.until(theme, &script).await?;
        }
        Ok(())
    });
}

/// Everything that is pressed and is smaller than a finger needs, where its label is not larger.
const SMALL: &str = r"
    const FINGER = 43.5;
    const size = (element) => {
      const box = element.getBoundingClientRect();
      return [box.width, box.height];
    };
    const small = [];
    for (const element of document.querySelectorAll('a, button, summary, select, input, textarea, [role=button]')) {
      if (!element.checkVisibility() || element.closest('.unseen, .skip') || element.tabIndex < -1) continue;
      if (element.getAttribute('aria-hidden') === 'true' || element.matches('.unseen')) continue;
      const boxes = [element, ...(element.labels ?? [])].map(size);
      const width = Math.max(...boxes.map((box) => box[0]));
      const height = Math.max(...boxes.map((box) => box[1]));
      if (Math.min(width, height) < FINGER) {
        const name = element.dataset.testid ?? element.getAttribute('aria-label') ?? element.textContent;
        small.push(`${name}: ${width.toFixed(0)} × ${height.toFixed(0)}`);
      }
    }
    return small;
";

#[test]
fn everything_that_is_touched_is_large_enough_for_a_finger() {
    visit(Screen::PHONE, async |page| {
        with_settings(page, crate::hand::AT_ONCE).await?;
        let mut faults = Vec::new();
        for place in Place::ALL {
            place.show(page).await?;
            let small = page.script(SMALL).await?;
            let small: &Vec<Value> = small.as_array().context("a list")?;
            faults.extend(small.iter().map(|it| format!("{place:?}: {it}")));
        }
        ensure!(faults.is_empty(), "smaller than 44 by 44:\n{}", faults.join("\n"));
        Ok(())
    });
}

#[test]
fn what_is_offered_is_named_in_an_order_that_makes_sense() {
    visit(Screen::DESKTOP, async |page| {
        with_settings(page, crate::hand::AT_ONCE).await?;
        page.open("g=seed;").await?;
        let order = tab_order(page, 30).await?;
        let place = |name: &str| {
            order.iter().position(|it| it == name).with_context(|| format!("{name} in {order:?}"))
        };
        // The menu, the board as one stop, then what is under it.
        ensure!(place("menu-play")? < place("square")?, "{order:?}");
        ensure!(place("square")? < place("undo")?, "{order:?}");
        ensure!(place("undo")? < place("typed-move")?, "{order:?}");
        ensure!(order.iter().filter(|it| *it == "square").count() == 1, "{order:?}");
        Ok(())
    });
}

/// What Tab comes to, one after the other.
async fn tab_order(page: &oanquan_browser_tests::Page, most: usize) -> Result<Vec<String>> {
    let script = "const it = document.activeElement;
        return it === document.body ? 'nothing' : it.dataset.square ? 'square' : it.dataset.testid ?? it.className;";
    let mut order: Vec<String> = Vec::new();
    for _ in 0..most {
        page.keys(thirtyfour::Key::Tab).await?;
        let name = page.script(script).await?.as_str().unwrap_or_default().to_string();
        if order.first() == Some(&name) {
            break;
        }
        order.push(name);
    }
    Ok(order)
}

/// Tells what covers the focus wholly, if anything does: no corner and not the middle of it can be seen.
const COVERED: &str = r"
    const it = document.activeElement;
    if (it === document.body || it.matches('.unseen, .skip')) return '';
    const target = it.labels?.[0] ?? it;
    const box = target.getBoundingClientRect();
    const xs = [box.left + 3, (box.left + box.right) / 2, box.right - 3];
    const ys = [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3];
    const hit = (x, y) => {
      const top = document.elementFromPoint(x, y);
      return top && (it.contains(top) || target.contains(top) || top.contains(it));
    };
    if (xs.some((x) => ys.some((y) => hit(x, y)))) return '';
    return it.dataset.testid ?? it.className ?? it.tagName;
";

#[test]
fn what_has_the_focus_is_never_covered() {
    for screen in [Screen::DESKTOP, Screen::PHONE] {
        visit(screen, async |page| {
            with_settings(page, crate::hand::AT_ONCE).await?;
            for place in Place::WORDY {
                place.show(page).await?;
                let mut covered = Vec::new();
                for _ in 0..60 {
                    page.keys(thirtyfour::Key::Tab).await?;
                    let what = page.script(COVERED).await?;
                    covered.extend(what.as_str().filter(|what| !what.is_empty()).map(str::to_string));
                }
                ensure!(covered.is_empty(), "{place:?}: covered while they have the focus: {covered:?}");
            }
            Ok(())
        });
    }
}
