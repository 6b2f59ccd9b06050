//! Stones: what they are made of, and piles of them.

use oanquan_view::prelude::*;

use crate::board::Scene;
use crate::decimal::{decimal, px, translate};
use crate::layout::{Layout, Point};
use crate::pebbles::{self, FORMS, Pebble};

/// The outlines all stones of a board use, and the light upon them.
pub(crate) fn definitions(scene: Scene) -> impl IntoView {
    let shine = scene.reference("shine");
    let forms = (0..FORMS)
        .map(|form| {
            let (path, shine) = (pebbles::outline(form), shine.clone());
            view! {
                <g id=scene.id(&format!("stone{form}"))>
                    <ellipse class="board-shadow" cx="0.08" cy="0.24" rx="1.02" ry="0.88"/>
                    <path class="board-pebble" d=path.clone()/>
                    <path class="board-shine" d=path fill=shine/>
                </g>
            }
        })
        .collect_view();
    let mandarin = pebbles::mandarin_outline();
    view! {
        <defs>
            <radialGradient id=scene.id("shine") cx="0.36" cy="0.28" r="0.82">
                {stops(&[(0.0, "#fff", 0.6), (0.34, "#fff", 0.1), (0.62, "#000", 0.06), (1.0, "#000", 0.42)])}
            </radialGradient>
            <radialGradient id=scene.id("earth") cx="0.5" cy="0.42" r="0.78">
                {stops(&[(0.0, "#ffe0b0", 0.09), (0.6, "#ffe0b0", 0.0), (1.0, "#200c00", 0.34)])}
            </radialGradient>
            {forms}
            <g id=scene.id("mandarin")>
                <ellipse class="board-shadow" cx="0.06" cy="0.13" rx="1.1" ry="0.94"/>
                <path class="board-river" d=mandarin.clone()/>
                <path class="board-vein" d="M-0.86 0.22Q-0.4 -0.04 -0.1 0.16T0.5 0.02T0.98 -0.2"/>
                <path class="board-vein board-vein-thin" d="M-0.5 -0.6Q-0.2 -0.3 0.1 -0.42T0.62 -0.52M-0.3 0.66Q0 0.44 0.36 0.52"/>
                <path class="board-shine" d=mandarin fill=shine/>
            </g>
        </defs>
    }
}

/// The colours of a gradient.
fn stops(colours: &[(f64, &'static str, f64)]) -> impl IntoView + use<> {
    let stop = |(offset, colour, opacity): (f64, &'static str, f64)| {
        view! { <stop offset=decimal(offset, 2) stop-color=colour stop-opacity=decimal(opacity, 2)/> }
    };
    colours.iter().copied().map(stop).collect_view()
}

/// One citizen.
pub(crate) fn citizen(scene: Scene, pebble: Pebble) -> impl IntoView {
    view! {
        <use_ href=format!("#{}", scene.id(&format!("stone{}", pebble.form)))
            class=format!("board-hue{}", pebble.hue) transform=placed(&pebble)/>
    }
}

/// One Mandarin.
pub(crate) fn mandarin(scene: Scene, at: Point, radius: f64) -> impl IntoView {
    let transform = format!("{}scale({})", translate(at), px(radius));
    view! { <use_ href=format!("#{}", scene.id("mandarin")) transform=transform/> }
}

/// Where a citizen lies, how it is turned and how large it is.
pub(crate) fn placed(pebble: &Pebble) -> String {
    let (turned, size) = (decimal(pebble.degrees, 0), decimal(pebble.radius, 2));
    format!("{}rotate({turned})scale({size})", translate(pebble.at))
}

/// The stones of a square, of which only those change that come or go.
pub(crate) fn pile(scene: Scene, square: usize) -> impl IntoView {
    let pile = scene.squares[square];
    let drawn = Memo::new(move || pebbles::drawn(pile.get().citizens));
    let big = Memo::new(move || pile.get().mandarins);
    let mandarins = move || {
        scene.layout.with(|layout| {
            let (spots, radius) = pebbles::mandarins(layout.cell(square), big.get());
            spots.into_iter().map(|at| mandarin(scene, at, radius)).collect_view()
        })
    };
    let citizens = move || {
        // The key says what a stone looks like here, so that a new layout draws it anew.
        let pebble = move |index: u32| scene.layout.with(|layout| stone(layout, square, index));
        view! {
            <For each=move || 0..drawn.get() key=|index| *index let(index)>
                <Placed scene=scene pebble=Signal::derive(move || pebble(index))/>
            </For>
        }
    };
    view! { <g class="board-stones">{mandarins} {citizens()}</g> }
}

fn stone(layout: &Layout, square: usize, index: u32) -> Pebble {
    pebbles::citizen(layout.cell(square), square, index, layout.stone)
}

/// A citizen whose place follows the layout.
#[component]
fn Placed(scene: Scene, pebble: Signal<Pebble>) -> impl IntoView {
    let looks = pebble.get_untracked();
    view! {
        <use_ href=format!("#{}", scene.id(&format!("stone{}", looks.form)))
            class=format!("board-hue{}", looks.hue) transform=move || placed(&pebble.get())/>
    }
}
