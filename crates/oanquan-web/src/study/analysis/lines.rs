//! The moves of the tree: the main line, and below the moves that they replace the variations.

use oanquan::AnnotatedMove;
use oanquan_study::tree::{Glyph, Id, Tree};
use oanquan_view::prelude::*;

use super::room::Room;

/// The moves, each to be gone to.
pub(super) fn lines(room: Room) -> View {
    let study = room.desk.study;
    let drawn = move || {
        room.with(|tree| {
            if tree.children(Id::ROOT).is_empty() {
                view! { <p class="quiet">{study.get().analysis_empty()}</p> }.into_view()
            } else {
                line(room, tree, Id::ROOT, None)
            }
        })
    };
    view! {
        <section class="analysis-moves" aria-labelledby="analysis-moves" data-testid="analysis-moves">
            <h3 id="analysis-moves">{move || study.get().analysis_moves()}</h3>
            {drawn}
        </section>
    }
    .into_view()
}

/// The line from a position, or the variation that begins with a child.
fn line(room: Room, tree: &Tree, from: Id, variation: Option<Id>) -> View {
    let mut items = Vec::new();
    let mut before = from;
    let mut next = variation.or_else(|| tree.children(from).first().copied());
    let mut is_first = true;
    while let Some(id) = next {
        let others = tree.children(before);
        let variations: Vec<Id> = if others.first() == Some(&id) { others[1..].to_vec() } else { Vec::new() };
        items.push(item(room, tree, before, id, is_first));
        if !variations.is_empty() {
            let lines =
                variations.iter().map(|&other| view! { <li>{line(room, tree, before, Some(other))}</li> });
            items.push(view! { <ul class="analysis-variations">{lines.collect_view()}</ul> }.into_view());
        }
        is_first = !variations.is_empty();
        before = id;
        next = tree.children(id).first().copied();
    }
    view! { <div class="analysis-line">{items.collect_view()}</div> }.into_view()
}

/// A move, with its number where it begins a round or a line.
fn item(room: Room, tree: &Tree, before: Id, id: Id, is_first: bool) -> View {
    let ply = tree.path(before).len() - 1;
    let seats = usize::from(tree.position(id).rules().seats);
    let number = match (ply.is_multiple_of(seats), is_first) {
        (true, _) => format!("{}. ", ply / seats + 1),
        (false, true) => format!("{}… ", ply / seats + 1),
        (false, false) => String::new(),
    };
    let mv = tree.mv(id).expect("the root is nobody's child");
    let annotated = AnnotatedMove::of(tree.position(before), mv).expect("a tree holds legal moves");
    let sign = tree.glyph(id).map_or("", Glyph::sign);
    let comment = tree.comment(id);
    let comment = (!comment.is_empty()).then(|| view! { <span class="analysis-comment">{comment}</span> });
    view! {
        <span class="analysis-item">
            <button type="button" class="plain" data-testid=format!("node-{mv}")
                aria-current=move || (room.cursor() == id).then_some("true") on:click=move |_| room.go(id)>
                {number}{annotated.to_string()}<strong>{sign}</strong>
            </button>
            {comment}
        </span>
    }
    .into_view()
}
