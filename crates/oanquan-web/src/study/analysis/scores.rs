//! What every move is worth in the position one is in, from which moves are played; the best one by a button.

use std::iter;
use std::time::Duration;

use oanquan::Move;
use oanquan_view::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::room::Room;
use crate::engine::{Failure, Scores};
use crate::game::focus_board;
use crate::scores::{has_two_sides, row, sign, state};
use crate::settings::fields::switch;

/// How long scores are sought that are not all proved before.
const TIME: Duration = Duration::from_millis(1000);

/// What is known.
#[derive(Clone, PartialEq)]
enum Known {
    Nothing,
    Sought,
    Found(Scores),
    Failed,
}

/// The switch and the list.
pub(super) fn scores(room: Room) -> View {
    let words = room.desk.play.tools.words;
    let on = RwSignal::new(true);
    let known = RwSignal::new(Known::Nothing);
    let questions = StoredValue::new(0_u64);
    Effect::new(move |_| {
        // What is known stays while a line is walked through that leaves from here.
        if room.is_walking() {
            return;
        }
        let (_, cursor) = (room.sitting.get(), room.cursor());
        questions.update_value(|number| *number += 1);
        known.set(Known::Nothing);
        if !on.get() || !room.rests.get() || room.seeks.get() {
            return;
        }
        let table = room.table(cursor);
        if table.is_over() {
            return;
        }
        known.set(Known::Sought);
        let asked = questions.get_value();
        let engine = room.desk.play.tools.engine.get_value();
        let scores = engine.scores(table.game(), TIME);
        spawn_local(async move {
            let scores = scores.await;
            if questions.try_get_value() != Some(asked) {
                return;
            }
            known.set(match scores {
                Ok(scores) => Known::Found(scores),
                Err(Failure::Cancelled) => Known::Nothing,
                Err(_) => Known::Failed,
            });
        });
    });
    let list = move || match known.get() {
        Known::Nothing => ().into_view(),
        Known::Sought => view! { <p class="quiet">{words.get().scores_sought()}</p> }.into_view(),
        Known::Failed => view! { <p class="quiet">{words.get().game_engine_failed()}</p> }.into_view(),
        Known::Found(scores) => shown(room, &scores),
    };
    let name = Signal::derive(move || words.get().scores_switch());
    let about = Signal::derive(move || words.get().scores_about());
    view! {
        <section class="scores" data-testid="analysis-scores" aria-label=move || words.get().scores_switch()>
            {switch("analysis-scores-on", on.into(), move |wanted| on.set(wanted), name, about)}
            {list}
        </section>
    }
    .into_view()
}

fn shown(room: Room, scores: &Scores) -> View {
    let (words, study) = (room.desk.play.tools.words.get(), room.desk.study);
    let position = room.position();
    let whose = words.scores_whose(
        if has_two_sides(&position) { "margin" } else { "own" },
        &room.name(words, position.turn()),
    );
    let items = scores.moves.iter().map(|&scored| {
        let (mv, kind) = (scored.mv, scored.kind);
        view! {
            <li>
                <button type="button" class=format!("score score-{}", kind.word()) data-kind=kind.word()
                    data-testid=format!("score-{mv}") on:click=move |_| room.play(mv)>
                    <span class="score-sign" aria-hidden="true">{sign(kind)}</span>
                    <span>{row(words, &position, scored)}</span>
                </button>
            </li>
        }
    });
    let best = scores.moves.first().map(|best| best.mv);
    let line = best.map(|mv| line(mv, &scores.lines[0])).unwrap_or_default();
    let told = line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let walk = move || {
        room.walk_through(untrack(|| room.cursor()), &line);
        focus_board();
    };
    view! {
        <p>{whose} " " {words.scores_state(state(scores))}</p>
        <ul class="scores-list" role="list">{items.collect_view()}</ul>
        <button type="button" class="tool-main" data-testid="analysis-best"
            on:click=move |_| best.into_iter().for_each(|mv| room.play(mv))>
            {move || study.get().analysis_play_best()}
        </button>
        <p data-testid="analysis-best-line">{move || study.get().analysis_best_line(&told)}</p>
        <button type="button" data-testid="analysis-play-line" on:click=move |_| walk()>
            {move || study.get().analysis_play_line()}
        </button>
    }
    .into_view()
}

/// A move and what should follow, as the engine writes it.
pub(super) fn line(mv: Move, follows: &str) -> Vec<Move> {
    // What is written by an engine of another version ends the line.
    let follows = follows.split_whitespace().map_while(|mv| mv.parse().ok());
    iter::once(mv).chain(follows).collect()
}
