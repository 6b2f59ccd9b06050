//! Signs on squares: the last move, a hint, and what a considered move would do. Each has a shape of its own.

use oanquan_view::prelude::*;

use super::{chalk, inset};
use crate::board::Scene;
use crate::decimal::{px, xy};
use crate::layout::{Cell, Point, within};
use crate::mark::Mark;

/// So far inside its border a square is ringed: outside of its count and its name.
const RING: f64 = 4.0;

/// All signs on a square.
pub(crate) fn marks(scene: Scene, square: usize) -> impl IntoView {
    let lasting = move || {
        let here = |mark: &Mark| match mark {
            Mark::Last(at, _) | Mark::Taken(at) | Mark::Hint(at, _) | Mark::Ring(at, _) => *at == square,
        };
        let marks: Vec<Mark> =
            scene.marks.with(|marks| marks.iter().copied().filter(|mark| here(mark)).collect());
        scene.layout.with(|layout| {
            let cell = layout.cell(square);
            marks.into_iter().map(|mark| sign(cell, square, mark)).collect_view()
        })
    };
    let considered = move || {
        scene.preview.with(|preview| {
            let preview = preview.as_ref()?;
            scene.layout.with(|layout| {
                let cell = layout.cell(square);
                let dot = preview.visited.contains(&square).then(|| dot(cell, layout.chip));
                let end = (preview.ends == Some(square)).then(|| ring(cell, square, "board-preview-end"));
                let taken = preview.taken.contains(&square).then(|| cross(cell, square, "board-preview-taken"));
                let points = (preview.taken.first() == Some(&square) && preview.points != 0).then(|| {
                    let text = format!("+{}", scene.words.get().number(preview.points));
                    let (at, size) = (cell.bowl.center, 2.2 * layout.chip);
                    view! {
                        <text class="board-preview-points" x=px(at.x) y=px(at.y + 0.36 * size) font-size=px(size)
                            text-anchor="middle">{text}</text>
                    }
                });
                Some(view! { {dot} {end} {taken} {points} })
            })
        })
    };
    view! { <g class="board-marks">{lasting} {considered}</g> }
}

fn sign(cell: &Cell, square: usize, mark: Mark) -> View {
    let arrow = |class: &'static str, way: Point| {
        let size = within(0.1 * cell.depth.min(cell.length), 7.0, 13.0);
        // Clear of the chalk, inside the ring.
        let tip = cell.center + way * (0.5 * cell.length - RING - 4.0);
        let (wing, back) = (way.quarter() * size, way * (-1.2 * size));
        let (left, right) = (tip + back + wing, tip + back - wing);
        let path = ["M", &xy(left), "L", &xy(tip), "L", &xy(right)].concat();
        view! { <path class=class d=path/> }
    };
    match mark {
        Mark::Last(_, way) => {
            let arrow = arrow("board-last", cell.along * way.sign());
            view! { {ring(cell, square, "board-last")} {arrow} }
        }
        Mark::Ring(_, class) => ring(cell, square, class).into_view(),
        Mark::Taken(_) => cross(cell, square, "board-last").into_view(),
        Mark::Hint(_, way) => {
            let arrow = arrow("board-hint board-hint-arrow", cell.along * way.sign());
            view! { {ring(cell, square, "board-hint")} {arrow} }
        }
    }
}

/// A chalk line round the inside of a square.
fn ring(cell: &Cell, square: usize, class: &'static str) -> impl IntoView + use<> {
    let mut points = inset(&cell.outline, cell.center, RING);
    points.push(points[0]);
    view! { <path class=class d=chalk::line(&points, 900 + square as u32, 0.8)/> }
}

/// A cross in the corner of a square where no count and no name stand.
fn cross(cell: &Cell, square: usize, class: &'static str) -> impl IntoView + use<> {
    let arm = within(0.12 * cell.depth.min(cell.length), 4.0, 9.0);
    let at = if cell.mandarin {
        cell.bowl.center.towards(cell.chip, -0.85)
    } else {
        cell.center + cell.along * (0.5 * cell.length - arm - 4.0) - cell.out * (0.5 * cell.depth - arm - 4.0)
    };
    let stroke = |x: f64, y: f64| {
        let arm = Point::new(x, y) * arm;
        chalk::line(&[at - arm, at + arm], 950 + square as u32 + u32::from(x > y), 0.5)
    };
    view! { <path class=class d=stroke(1.0, 1.0) + &stroke(1.0, -1.0)/> }
}

fn dot(cell: &Cell, chip: f64) -> impl IntoView + use<> {
    let at = if cell.mandarin { cell.bowl.center } else { cell.center };
    view! { <circle class="board-preview-dot" cx=px(at.x) cy=px(at.y) r=px(0.55 * chip)/> }
}
