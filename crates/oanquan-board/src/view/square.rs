//! A square: its floor and its stones, a control one can focus, pick and drag from; and its count and its name.

use oanquan_view::prelude::*;

use super::marks::marks;
use super::stones::pile;
use super::{inset, polygon};
use crate::board::Scene;
use crate::decimal::{px, xy};
use crate::layout::{Point, within};
use crate::motion::Pile;

/// A square of the ring.
pub(crate) fn square(scene: Scene, square: usize) -> impl IntoView {
    let cell = move || scene.layout.with(|layout| layout.cell(square).clone());
    let playable = Memo::new(move || scene.tappable.get() || !scene.ways(square).is_empty());
    let picked = Memo::new(move || scene.picked.get() == Some(square));
    let control = !scene.small;
    let floor = move || {
        let cell = cell();
        polygon(&inset(&cell.outline, cell.center, 1.5), if cell.mandarin { 3.0 } else { 6.0 })
    };
    let ring = move || {
        let cell = cell();
        polygon(&inset(&cell.outline, cell.center, 3.5), if cell.mandarin { 3.0 } else { 9.0 })
    };
    let described = move || scene.descriptions.with(|texts| texts.get(square).cloned().unwrap_or_default());
    view! {
        <g class="board-square"
            class:board-playable=move || playable.get() class:board-picked=move || picked.get()
            class:board-lit=move || scene.lit_squares[square].get()
            class:board-upright=move || scene.layout.with(|layout| layout.cell(square).along.y.abs() > 0.8)
            data-square=square.to_string()
            role=control.then_some("button")
            tabindex=move || control.then(|| if scene.focused.get() == square { "0" } else { "-1" })
            aria-label=move || control.then(described)
            aria-disabled=move || (control && !playable.get()).then_some("true")
            aria-expanded=move || (control && playable.get() && !scene.tappable.get()).then(|| picked.get().to_string())
            on:click=move |event| scene.square_click(&event, square)
            on:keydown=move |event| scene.square_key(&event, square)
            on:focus=move |_| scene.focused.set(square)
            on:pointerdown=move |event| scene.press(&event, square)>
            <path class="board-floor" d=floor/>
            <path class="board-ring" d=ring/>
            {pile(scene, square)}
        </g>
    }
}

/// What is written upon a square. It stands beside the control, which has a name of its own: what is read out
/// would not have to contain what is printed.
pub(crate) fn writing(scene: Scene, square: usize) -> impl IntoView {
    view! { {marks(scene, square)} {name(scene, square)} {count(scene, square)} }
}

/// What is printed in a corner of the square.
fn name(scene: Scene, square: usize) -> impl IntoView {
    let text = move || scene.labels.with(|labels| labels.get(square).cloned().unwrap_or_default());
    move || {
        scene.layout.with(|layout| {
            let at = layout.cell(square).label.filter(|_| !scene.small)?;
            let size = within(0.95 * layout.chip, 10.5, 16.0);
            Some(view! {
                <text class="board-label" x=px(at.x) y=px(at.y + 0.36 * size) font-size=px(size)
                    text-anchor="middle" transform=turning(layout.turned_at(square), at)>{text}</text>
            })
        })
    }
}

/// How many citizens lie in the square, always at the same place; and how many Mandarins, if more than one.
fn count(scene: Scene, square: usize) -> impl IntoView {
    let pile = scene.squares[square];
    let text = move || {
        let words = scene.words.get();
        let Pile { citizens, mandarins } = pile.get();
        let citizens = words.number(i64::from(citizens));
        if mandarins > 1 { format!("{}M {citizens}", words.number(i64::from(mandarins))) } else { citizens }
    };
    let empty = Memo::new(move || pile.with(|pile| pile.citizens == 0 && pile.mandarins < 2));
    move || {
        let text = text();
        scene.layout.with(|layout| {
            let (at, half) = (layout.cell(square).chip, layout.chip);
            let size = 1.42 * half;
            let width = (0.6 * size * text.chars().count() as f64 + 0.9 * half).max(2.0 * half);
            view! {
                <g class="board-count" class:board-count-none=move || empty.get()
                    transform=turning(layout.turned_at(square), at)>
                    <rect x=px(at.x - 0.5 * width) y=px(at.y - half) width=px(width) height=px(2.0 * half)
                        rx=px(half)/>
                    <text x=px(at.x) y=px(at.y + 0.355 * size) font-size=px(size) text-anchor="middle">{text}</text>
                </g>
            }
        })
    }
}

fn turning(turned: bool, about: Point) -> Option<String> {
    turned.then(|| format!("rotate(180 {})", xy(about)))
}
