//! What every move is worth: a switch beside the board, and the list. Nobody needs it to play, so it is loaded
//! later, with the pages.

use std::time::Duration;

use oanquan_session::Table;
use oanquan_view::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::engine::{Failure, Kind, Scored};
use crate::game::Play;
use crate::settings::fields::switch;

/// How long scores are sought that are not all proved before.
const TIME: Duration = Duration::from_millis(1000);

/// What is known.
#[derive(Clone, PartialEq)]
enum Known {
    /// Nobody asks, or it is not a person's turn.
    Nothing,
    /// It is being found out.
    Sought,
    /// What was found.
    Found(Vec<Scored>),
    /// The engine has failed.
    Failed,
}

/// The switch and the list; nothing in a serious game, and when the game is over.
#[component]
pub(crate) fn Scores(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let on = RwSignal::new(false);
    let known = RwSignal::new(Known::Nothing);
    let questions = StoredValue::new(0_u64);
    let allowed =
        Memo::new(move || play.table.with(|table| !table.arrangement().serious && !table.is_over()));
    Effect::new(move |_| {
        questions.update_value(|number| *number += 1);
        known.set(Known::Nothing);
        let asks = on.get() && allowed.get() && play.rests.get();
        if !asks || !play.table.with(Table::is_persons_turn) {
            return;
        }
        known.set(Known::Sought);
        let asked = questions.get_value();
        let engine = play.tools.engine.get_value();
        let scores = play.table.with(|table| engine.scores(table.game(), TIME));
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
    let list = move || {
        let words = words.get();
        match known.get() {
            Known::Nothing => ().into_view(),
            Known::Sought => view! { <p class="quiet">{words.scores_sought()}</p> }.into_view(),
            Known::Failed => view! { <p class="quiet">{words.game_engine_failed()}</p> }.into_view(),
            Known::Found(scores) => {
                let items = scores.into_iter().map(|Scored { mv, kind, points }| {
                    let points = match points {
                        1.. => format!("+{points}"),
                        0 => "0".to_string(),
                        _ => format!("−{}", points.unsigned_abs()),
                    };
                    view! {
                        <li class=format!("score score-{}", kind.word()) data-testid=format!("score-{mv}")
                            data-kind=kind.word()>
                            <span class="score-sign" aria-hidden="true">{sign(kind)}</span>
                            <span>{words.scores_move(&mv.to_string(), kind.word(), &points)}</span>
                        </li>
                    }
                });
                view! { <ul class="scores-list" role="list" data-testid="scores-list">{items.collect_view()}</ul> }
                    .into_view()
            }
        }
    };
    let name = Signal::derive(move || words.get().scores_switch());
    let about = Signal::derive(move || words.get().scores_about());
    view! {
        <Show when=move || allowed.get()>
            <section class="scores" aria-label=move || words.get().scores_switch()>
                {switch("scores", on.into(), move |wanted| on.set(wanted), name, about)}
                <div aria-live="polite">{list}</div>
            </section>
        </Show>
    }
}

/// A kind as a shape.
const fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Exact => "=",
        Kind::Least => "≥",
        Kind::Most => "≤",
        Kind::About => "≈",
    }
}
