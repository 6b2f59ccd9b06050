//! The ground: packed earth with its grit, and the board drawn upon it with chalk.

use oanquan_view::prelude::*;

use super::chalk;
use crate::board::Scene;
use crate::decimal::xy;
use crate::layout::{Layout, Point, within};
use crate::pebbles::chance;

/// The ground of a layout. Nothing of it changes while the layout stays.
pub(crate) fn ground(scene: Scene) -> impl IntoView {
    let layout = scene.layout;
    let earth = scene.reference("earth");
    let fine = move || layout.with(|layout| grit(layout, 0));
    let coarse = move || layout.with(|layout| grit(layout, 1));
    let strokes = move |stroke: u32, waver: f64| {
        layout.with(|layout| {
            let lines = layout.lines.iter().enumerate();
            lines.map(|(n, points)| chalk::line(points, n as u32 * 2 + stroke, waver)).collect::<String>()
        })
    };
    view! {
        <g class="board-ground" aria-hidden="true">
            <rect class="board-earth" width="100%" height="100%"/>
            <rect width="100%" height="100%" fill=earth class="board-light"/>
            <path class="board-grit board-grit-dark" d=fine/>
            <path class="board-grit board-grit-light" d=coarse/>
            <path class="board-chalk board-chalk-broad" d=move || strokes(0, 0.8)/>
            <path class="board-chalk board-chalk-thin" d=move || strokes(1, 1.3)/>
        </g>
    }
}

/// Grains in the earth: short strokes, more on a larger ground but never very many.
fn grit(layout: &Layout, kind: u32) -> String {
    let count = within(layout.width * layout.height / 2600.0, 20.0, 260.0) as u32;
    (0..count)
        .map(|grain| {
            let seed = 2 * grain + kind;
            let at = Point::new(chance(seed, 51) * layout.width, chance(seed, 52) * layout.height);
            let way = Point::new(chance(seed, 53) - 0.5, 0.4 * (chance(seed, 54) - 0.5)) * 5.0;
            ["M", &xy(at), "l", &xy(way + Point::new(0.4, 0.0))].concat()
        })
        .collect()
}
