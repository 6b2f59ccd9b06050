//! The page in figures, for `cargo xtask bench web`: what a first visit costs, when it can be played, and
//! whether it stays smooth.
//!
//! The page tells what happens by the User Timing API: the mark `playable` when a move would be taken, and
//! the measures `thinking`, of a choice of the computer, and `motion`, of a turn that is shown. Where one of
//! them does not come, the measurement fails.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, Write};

use anyhow::{Context, Result, ensure};
use oanquan_browser_tests::{Network, Page, Screen, Sent, visit};
use serde_json::Value;

/// How many times slower the device is taken to be.
const SLOWDOWN: u32 = 4;

/// Visits of which the median is told; odd.
const VISITS: usize = 5;

/// Remembers every frame, and every task that kept the page from answering for over 50 ms.
const WATCH: &str = "
    window.watched = { frames: [], tasks: [] };
    const frame = (time) => { window.watched.frames.push(time); requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.watched.tasks.push([startTime, duration]);
    }).observe({ type: 'longtask' });
";

/// Puts a game against the strongest level on the board, which thinks longest.
const GAME: &str = r#"
    if (location.protocol === 'http:') {
      localStorage.setItem('oanquan:current', 'given');
      localStorage.setItem('oanquan:game:given', '[Seat0 "human"]\n[Seat1 "level:8"]\n[Seed "7"]\n\n*\n');
    }
"#;

fn main() -> Result<()> {
    let mut out = io::stdout().lock();
    first_visit(&mut out)?;
    time_to_play(&mut out)?;
    smoothness(&mut out)?;
    Ok(())
}

/// Runs a scenario and hands out what it has found.
fn measured<T>(screen: Screen, scenario: impl AsyncFnOnce(&Page) -> Result<T>) -> Result<T> {
    let found = RefCell::new(None);
    visit(screen, async |page| {
        let value = scenario(page).await?;
        found.replace(Some(value));
        Ok(())
    });
    found.into_inner().context("a visit that ended well has found something")
}

/// The bytes of every file of a first visit, up to the moment when the page needs no network any more.
fn first_visit(out: &mut impl Write) -> Result<()> {
    let sent = measured(Screen::PHONE, async |page| {
        page.open("").await?;
        page.until_kept().await?;
        Ok(page.served().await.sent())
    })?;
    ensure!(sent.iter().any(|it| it.path.starts_with("/split_engine-")), "no engine in {sent:#?}");
    writeln!(out, "first visit, bytes over the line\n{}", table(&sent))?;
    Ok(())
}

/// One line a file, and the sum.
fn table(sent: &[Sent]) -> String {
    let mut files: BTreeMap<&str, (usize, u64)> = BTreeMap::new();
    for answer in sent {
        let (times, bytes) = files.entry(&answer.path).or_default();
        *times += 1;
        *bytes += answer.bytes;
    }
    let line = |(path, (times, bytes)): (&&str, &(usize, u64))| {
        let times = if *times > 1 { format!(", {times} times") } else { String::new() };
        format!("  {bytes:>8}  {path}{times}\n")
    };
    let lines: String = files.iter().map(line).collect();
    format!("{lines}  {:>8}  in all\n", sent.iter().map(|answer| answer.bytes).sum::<u64>())
}

/// From the start of a visit to the mark `playable`, on a slow device and a slow line.
fn time_to_play(out: &mut impl Write) -> Result<()> {
    let mut times = Vec::new();
    for _ in 0..VISITS {
        times.push(measured(Screen::PHONE, async |page| {
            page.slow_down(SLOWDOWN).await?;
            page.connect(Network::Fast3g).await?;
            page.driver.goto(page.url()).await?;
            page.until_playable().await
        })?);
    }
    times.sort_by(f64::total_cmp);
    writeln!(
        out,
        "playable after {:.0} ms ({:.0} to {:.0}) with the CPU {SLOWDOWN} times slower, 1.6 Mbit/s and 150 ms\n",
        times[VISITS / 2],
        times[0],
        times[VISITS - 1],
    )?;
    Ok(())
}

/// The page's thread while the computer thinks, and the frames while a turn is shown.
fn smoothness(out: &mut impl Write) -> Result<()> {
    let (thinking, motion, watched) = measured(Screen::PHONE, async |page| {
        page.before_load(GAME).await?;
        page.open("").await?;
        page.script(WATCH).await?;
        page.keys("7r").await?;
        let thinking = span(page, "thinking").await?;
        let motion = span(page, "motion").await?;
        Ok((thinking, motion, page.script("return window.watched;").await?))
    })?;
    let tasks = watched["tasks"].as_array().context("the long tasks")?;
    let long: Vec<f64> = tasks
        .iter()
        .filter_map(|task| Some((task[0].as_f64()?, task[1].as_f64()?)))
        .filter(|(start, length)| *start < thinking.1 && start + length > thinking.0)
        .map(|(_, length)| length)
        .collect();
    writeln!(out, "while the computer thinks: {} tasks over 50 ms {long:?}", long.len())?;

    let frames = watched["frames"].as_array().context("the frames")?;
    let shown = frames.iter().filter_map(Value::as_f64).filter(|time| (motion.0..motion.1).contains(time));
    let seconds = (motion.1 - motion.0) / 1000.0;
    writeln!(out, "while a turn is shown: {:.1} frames a second", shown.count() as f64 / seconds)?;
    Ok(())
}

/// Waits for a measure of the page; from when to when it lasted, in milliseconds.
async fn span(page: &Page, name: &str) -> Result<(f64, f64)> {
    let script = format!(
        "const [it] = performance.getEntriesByName('{name}', 'measure');
         return it ? [it.startTime, it.startTime + it.duration] : null;"
    );
    let span = page.until(&format!("the measure {name}"), &script).await?;
    let (start, end) = span[0].as_f64().zip(span[1].as_f64()).context("a measure has a start and an end")?;
    Ok((start, end))
}
