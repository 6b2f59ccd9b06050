//! The line that is walked through on the board: its moves, and what can become of it.

use std::time::Duration;

use oanquan::AnnotatedMove;
use oanquan_view::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::room::{Room, Walk};
use super::scores::line;
use crate::game::focus_board;

/// A line is as long as this at least where the game is: books and tables tell one move of it.
const LEAST: usize = 8;

/// How long the end of a short line is thought about.
const TIME: Duration = Duration::from_millis(300);

/// Lengthens a short line by what is best at its end.
pub(super) fn lengthen(room: Room) {
    let Some(walk) = room.walk.get_untracked().filter(|walk| walk.moves.len() < LEAST) else { return };
    let end = room.walk_end(&walk);
    if end.is_over() {
        return;
    }
    let scores = room.desk.play.tools.engine.get_value().scores(end.game(), TIME);
    spawn_local(async move {
        // Without an answer the line is as long as it is; it may have been left in the meantime, with the page.
        let Ok(scores) = scores.await else { return };
        let now = room.walk.try_get_untracked().flatten();
        let is_same = now.is_some_and(|now| now.moves == walk.moves);
        if let Some(best) = scores.moves.first().filter(|_| is_same) {
            room.lengthen_walk(&line(best.mv, &scores.lines[0]));
            let is_longer =
                room.walk.with_untracked(|now| now.as_ref().map(|now| &now.moves) != Some(&walk.moves));
            if is_longer {
                lengthen(room);
            }
        }
    });
}

/// What is below the board while a line is walked through.
pub(super) fn walk(room: Room) -> View {
    let study = room.desk.study;
    let is_walking = Memo::new(move || room.is_walking());
    let moves = move || room.walk.get().map(|walk| moves(room, &walk));
    let add = move || {
        room.add_walk();
        focus_board();
    };
    let leave = move || {
        room.go(untrack(|| room.cursor()));
        focus_board();
    };
    view! {
        <Show when=move || is_walking.get()>
            <section class="analysis-walk" aria-labelledby="analysis-walk" data-testid="analysis-walk">
                <h3 id="analysis-walk">{move || study.get().analysis_line()}</h3>
                <p class="quiet">{move || study.get().analysis_line_task()}</p>
                {moves}
                <div class="analysis-tools">
                    <button type="button" class="tool-main" data-testid="analysis-line-add" on:click=move |_| add()>
                        {move || study.get().analysis_line_add()}
                    </button>
                    <button type="button" data-testid="analysis-line-leave" on:click=move |_| leave()>
                        {move || study.get().analysis_line_leave()}
                    </button>
                </div>
            </section>
        </Show>
    }
    .into_view()
}

/// The moves, with the last one that was played marked.
fn moves(room: Room, walk: &Walk) -> View {
    let mut table = untrack(|| room.table(room.cursor()));
    let items = walk.moves.iter().enumerate().map(|(place, &mv)| {
        let told = AnnotatedMove::of(table.position(), mv).map_or(mv.to_string(), |mv| mv.to_string());
        table.play(mv).expect("a line that is walked through was played before");
        view! { <li aria-current=(place + 1 == walk.at).then_some("step")>{told}</li> }
    });
    view! { <ol data-testid="analysis-line">{items.collect_view()}</ol> }.into_view()
}
