//! The margin over the game: a line above and below the middle, squares where it is proved, circles where not.

use oanquan::Seat;
use oanquan_engine::Reason;
use oanquan_study::review::{Dot, Graph, Review};
use oanquan_study::tree::{Glyph, Id};
use oanquan_view::prelude::*;
use oanquan_words::{Study, Words};

use super::room::Room;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 140.0;
/// Beside the line.
const EDGE: f64 = 24.0;
/// Half the size of a dot.
const DOT: f64 = 3.5;

/// The graph; nothing where there is no margin.
pub(super) fn graph(
    room: Room,
    study: Study,
    words: Words,
    line: &[Id],
    review: &Review<Reason>,
) -> Option<View> {
    let graph = Graph::new(&review.margins, WIDTH, HEIGHT);
    let last = *graph.dots.last()?;
    let title = study.analysis_graph(&room.name(words, Seat::FIRST));
    let about = study.analysis_graph_end(last.margin.points, last.ply as i64);
    let pieces = graph.pieces().map(|piece| {
        let points = piece.iter().map(|dot| format!("{:.1} {:.1}", EDGE + dot.x, EDGE + dot.y));
        let path = format!("M{}", points.collect::<Vec<_>>().join("L"));
        view! { <path class="analysis-graph-line" d=path></path> }
    });
    let pieces = pieces.collect_view();
    let dots = graph.dots.iter().map(|dot| drawn(*dot)).collect_view();
    let signs = review.misses().filter_map(|place| {
        let sign = review.moves[place].verdict.as_ref()?.class.glyph().map(Glyph::sign)?;
        let dot = graph.dots.iter().find(|dot| dot.ply == place + 1)?;
        let (x, y) = (format!("{:.1}", EDGE + dot.x), format!("{:.1}", EDGE + dot.y - 9.0));
        Some(view! { <text class="analysis-graph-sign" x=x y=y text-anchor="middle">{sign}</text> })
    });
    let signs = signs.collect_view();
    let line = line.to_vec();
    let here = move || {
        let cursor = room.cursor();
        let ply = line.iter().position(|&id| id == cursor)?;
        let dot = graph.dots.iter().find(|dot| dot.ply == ply)?;
        let path = format!("M{:.1} {EDGE}v{HEIGHT}", EDGE + dot.x);
        Some(view! { <path class="analysis-graph-here" d=path></path> })
    };
    let whole = format!("0 0 {} {}", WIDTH + 2.0 * EDGE, HEIGHT + 2.0 * EDGE);
    let middle = format!("M{EDGE} {}h{WIDTH}", EDGE + HEIGHT / 2.0);
    let (upper, lower) = (format!("+{}", graph.scale), format!("−{}", graph.scale));
    let foot = format!("{}", HEIGHT + 2.0 * EDGE - 4.0);
    Some(
        view! {
            <figure class="analysis-graph">
                <figcaption>{title.clone()}</figcaption>
                <svg viewBox=whole role="img" aria-label=format!("{title}. {about}") data-testid="analysis-graph">
                    <path class="analysis-graph-zero" d=middle></path>
                    <text x="2" y="16">{upper}</text>
                    <text x="2" y=foot>{lower}</text>
                    {pieces}
                    {here}
                    {dots}
                    {signs}
                </svg>
                <p class="quiet">{about} " " {study.analysis_graph_signs()}</p>
            </figure>
        }
        .into_view(),
    )
}

fn drawn(dot: Dot) -> View {
    let (x, y) = (EDGE + dot.x, EDGE + dot.y);
    if dot.is_exact() {
        let size = format!("{}", 2.0 * DOT);
        let (x, y) = (format!("{:.1}", x - DOT), format!("{:.1}", y - DOT));
        view! { <rect class="analysis-graph-proved" x=x y=y width=size.clone() height=size></rect> }
            .into_view()
    } else {
        let (x, y) = (format!("{x:.1}"), format!("{y:.1}"));
        view! { <circle class="analysis-graph-guess" cx=x cy=y r=format!("{DOT}")></circle> }.into_view()
    }
}
