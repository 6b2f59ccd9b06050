//! A store beside the board: whose it is, what lies in it, what it counts, and whether its seat is to move.

use std::cell::Cell;

use oanquan_view::prelude::*;

use super::stones::{citizen, mandarin};
use crate::board::Scene;
use crate::decimal::{px, xy};
use crate::layout::{Point, Tray, within};
use crate::motion::Store;
use crate::pebbles;

/// A store's heap shows no more stones than this.
const HEAP: u32 = 9;
/// In a store narrower than this one stone stands for the heap, or the score would lie on the Mandarins.
const NARROW: f64 = 170.0;

/// The store of a seat.
pub(crate) fn tray(scene: Scene, seat: u8) -> impl IntoView {
    let number = usize::from(seat);
    let store = scene.stores[number];
    let tray = Memo::new(move || scene.layout.with(|layout| layout.tray(number)));
    let turned = move || scene.layout.with(|layout| layout.is_turned(number));
    let name = Memo::new(move || scene.names.with(|names| names.get(number).cloned().unwrap_or_default()));
    let mine = Memo::new(move || scene.turn.get() == Some(seat));
    let turning = move || {
        let tray = tray.get();
        let middle = Point::new(tray.left + 0.5 * tray.width, tray.top + 0.5 * tray.height);
        turned().then(|| format!("rotate(180 {})", xy(middle)))
    };
    view! {
        <g class="board-store" class:board-store-turn=move || mine.get()
            class:board-lit=move || scene.lit_stores[number].get()
            role="group" aria-label=move || spoken(scene, &name.get(), store.get(), mine.get())
            transform=turning>
            <rect class="board-tray" x=move || px(tray.get().left) y=move || px(tray.get().top)
                width=move || px(tray.get().width) height=move || px(tray.get().height)
                rx="10"/>
            {move || contents(scene, seat, &Places::new(tray.get()), &name.get(), store.get(), mine.get())}
        </g>
    }
}

/// What a screen reader says of a store.
fn spoken(scene: Scene, name: &str, store: Store, mine: bool) -> String {
    let words = scene.words.get();
    let mut text =
        words.board_store(name, store.score, i64::from(store.citizens), i64::from(store.mandarins));
    if store.owed > 0 || store.lent > 0 {
        text = words.board_store_debts(&text, i64::from(store.owed), i64::from(store.lent));
    }
    if mine { words.board_store_turn(&text) } else { text }
}

/// Where the parts of a store stand.
struct Places {
    tray: Tray,
    /// Size of the name.
    text: f64,
    /// Baseline of the name.
    name_line: f64,
    /// Middle line of the stones.
    stones_line: f64,
    /// Where stones begin.
    stones_left: f64,
    /// Where a name has to end.
    name_end: f64,
    /// Radius of a stone.
    stone: f64,
}

impl Places {
    fn new(tray: Tray) -> Places {
        let mouth = tray.mouth();
        let two = tray.two_lines();
        let text = if two {
            within(0.27 * tray.height, 12.0, 16.0)
        } else {
            within((0.34 * tray.height).min(0.045 * tray.width), 13.0, 19.0)
        };
        let middle = if two { tray.top + 0.28 * tray.height } else { mouth.y };
        Places {
            tray,
            text,
            name_line: middle + 0.35 * text,
            stones_line: mouth.y,
            stones_left: mouth.x,
            name_end: if two { tray.left + tray.width - 8.0 } else { mouth.x - 20.0 },
            stone: within(0.11 * tray.height, 4.0, 6.5),
        }
    }

    /// Size and middle line of the score.
    fn score(&self) -> (f64, f64) {
        if self.tray.two_lines() {
            (within(0.42 * self.tray.height, 17.0, 24.0), self.stones_line)
        } else {
            (within(0.5 * self.tray.height, 20.0, 32.0), self.tray.top + 0.5 * self.tray.height)
        }
    }
}

fn contents(
    scene: Scene,
    seat: u8,
    places: &Places,
    name: &str,
    store: Store,
    mine: bool,
) -> impl IntoView + use<> {
    let tray = places.tray;
    let left = tray.left + 10.0;
    let middle = places.name_line - 0.35 * places.text;
    let marker = 0.42 * places.text;
    let name_left = left + if mine { 2.0 * marker + 7.0 } else { 0.0 };
    let room = places.name_end - name_left;
    let size = name_size(name, room, places.text);
    let shown = fitted(name, room, size);
    let (score, score_line) = places.score();
    let right = tray.left + tray.width - 10.0;
    let turn = mine.then(|| {
        view! {
            <path class="board-turn" d=["M", &xy(Point::new(left, middle - marker)),
                "l", &xy(Point::new(1.8, 1.0) * marker), "l", &xy(Point::new(-1.8, 1.0) * marker), "Z"].concat()/>
        }
    });
    view! {
        {turn}
        <text class="board-name" x=px(name_left) y=px(places.name_line) font-size=px(size)>{shown}</text>
        {holdings(scene, seat, places, store)}
        <text class="board-score" x=px(right) y=px(score_line + 0.36 * score)
            font-size=px(score) text-anchor="end">{scene.words.get().number(store.score)}</text>
    }
}

/// The heap of citizens with its number, the Mandarins with theirs, the debts.
fn holdings(scene: Scene, seat: u8, places: &Places, store: Store) -> impl IntoView + use<> {
    let words = scene.words.get();
    let line = places.stones_line;
    let narrow = places.tray.width < NARROW;
    let size = if narrow { places.text.min(12.5) } else { places.text };
    let air = if narrow { 5.0 } else { 9.0 };
    let baseline = line + 0.36 * size;
    let left = if narrow { places.tray.left + 10.0 + places.stone } else { places.stones_left };
    let x = Cell::new(left);
    // Writes at the end of the line, which a letter moves on by so much of its size.
    let write = |text: String, class: &'static str, size: f64| {
        let at = x.get();
        x.set(at + 0.6 * size * text.chars().count() as f64 + air);
        view! { <text class=class x=px(at) y=px(baseline) font-size=px(size)>{text}</text> }
    };
    let heap = (0..store.citizens.min(if narrow { 1 } else { HEAP }))
        .map(|index| {
            let middle = Point::new(left, line);
            if narrow {
                return citizen(scene, pebbles::loose(u32::from(seat), middle, places.stone));
            }
            let (row, place) = match index {
                0..4 => (0, f64::from(index) - 1.5),
                4..7 => (1, f64::from(index - 4) - 1.0),
                _ => (2, f64::from(index - 7) - 0.5),
            };
            let at = Point::new(place * 1.25, 0.9 - f64::from(row) * 1.0) * places.stone;
            citizen(scene, pebbles::loose(u32::from(seat) * 16 + index, middle + at, places.stone))
        })
        .collect_view();
    x.set(left + if narrow { places.stone } else { 3.2 * places.stone } + 3.0);
    let citizens = write(words.number(i64::from(store.citizens)), "board-held", size);
    let big = (store.mandarins > 0).then(|| {
        let radius = 1.5 * places.stone;
        let at = Point::new(x.get() + radius, line);
        x.set(at.x + radius + 3.0);
        let count = write(format!("×{}", words.number(i64::from(store.mandarins))), "board-held", size);
        view! { {mandarin(scene, at, radius)} {count} }
    });
    let note = |text: String| write(text, "board-debt", 0.85 * size);
    let owed = (store.owed > 0).then(|| note(words.board_owes(i64::from(store.owed))));
    let lent = (store.lent > 0).then(|| note(words.board_lent(i64::from(store.lent))));
    view! { <g class="board-stones">{heap} {citizens} {big} {owed} {lent}</g> }
}

/// How wide a letter is taken to be, a little more than it is.
const LETTER: f64 = 0.58;
/// A name is written no smaller than this; then it is cut.
const SMALLEST_NAME: f64 = 11.5;

/// The size at which a name fits, no larger than `most`.
fn name_size(name: &str, width: f64, most: f64) -> f64 {
    within(width / (LETTER * name.chars().count().max(1) as f64), SMALLEST_NAME.min(most), most)
}

/// A name cut to what fits.
fn fitted(name: &str, width: f64, size: f64) -> String {
    // A hair more, so that a name that just fits is not cut.
    let fits = (width / (LETTER * size) + 0.01).max(2.0) as usize;
    if name.chars().count() <= fits {
        return name.to_owned();
    }
    let cut: String = name.chars().take(fits.saturating_sub(1)).collect();
    format!("{}…", cut.trim_end())
}
