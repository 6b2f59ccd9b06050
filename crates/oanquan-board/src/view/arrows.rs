//! The arrows of the square that is picked: real arrows, pointing the way the stones will go.

use oanquan_view::prelude::*;

use crate::board::Scene;
use crate::decimal::{decimal, xy};
use crate::shape::Way;

/// The arrows, while a square is picked.
pub(crate) fn arrows(scene: Scene) -> impl IntoView {
    move || {
        let square = scene.picked.get()?;
        let ways = scene.ways(square);
        Some(ways.into_iter().map(|way| arrow(scene, square, way)).collect_view())
    }
}

fn arrow(scene: Scene, square: usize, way: Way) -> impl IntoView {
    let place = Memo::new(move || scene.layout.with(|layout| layout.arrow(square, way)));
    let transform = move || {
        let arrow = place.get();
        let way = arrow.points * (arrow.radius / 24.0);
        let (x, y) = (decimal(way.x, 3), decimal(way.y, 3));
        format!("matrix({x} {y} {} {x} {})", decimal(-way.y, 3), xy(arrow.center))
    };
    let label = move || match way {
        Way::Right => scene.words.get().board_anticlockwise(),
        Way::Left => scene.words.get().board_clockwise(),
    };
    let consider = move || scene.on_considered.run(Some((square, way)));
    let forget = move || scene.on_considered.run(None);
    view! {
        <g class="board-arrow" class:board-arrow-meant=move || scene.meant.get() == Some(way)
            role="button" tabindex="0" aria-label=label transform=transform
            data-way=match way { Way::Right => "r", Way::Left => "l" }
            on:click=move |event| {
                event.stop_propagation();
                scene.choose(square, way);
            }
            on:keydown=move |event| scene.arrow_key(&event, square, way)
            on:pointerenter=move |_| consider() on:pointerleave=move |_| forget()
            on:focus=move |_| consider() on:blur=move |_| forget()>
            <circle class="board-arrow-disc" r="24"/>
            <circle class="board-arrow-rim" r="21.5"/>
            <path class="board-arrow-shaft" d="M-12 -4.5Q-6 -5.4 1 -4.8L0.6 -12L15 0L0.6 12L1 4.8Q-6 4.2 -12 4.5Z"/>
        </g>
    }
}
