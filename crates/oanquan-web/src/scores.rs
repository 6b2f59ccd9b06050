//! What every move is worth: a switch beside the board, and the list, from which moves can be played. Nobody needs
//! it to play, so it is loaded later, with the pages.

use std::time::Duration;

use oanquan::{Direction, Move, Points, Position, Seat, Teams};
use oanquan_engine::Score;
use oanquan_session::{Table, tell};
use oanquan_view::prelude::*;
use oanquan_words::Words;
use wasm_bindgen_futures::spawn_local;

use crate::engine::{Failure, Kind, Scored, Scores as Answer};
use crate::game::{Play, focus_board};
use crate::settings::fields::switch;

/// How long scores are sought that are not all proved before.
const TIME: Duration = Duration::from_millis(1000);

/// So many points are no count: a side ranks last, whatever lies there (R6).
const NO_COUNT: u64 = Score::RANKS_LAST.points().unsigned_abs() as u64 / 2;

/// What is known.
#[derive(Clone, PartialEq)]
enum Known {
    /// Nobody asks, or it is not a person's turn.
    Nothing,
    /// It is being found out.
    Sought,
    /// What was found.
    Found(Answer),
    /// The engine has failed.
    Failed,
}

/// The switch and the list; nothing in a serious game, where nobody plays, and when the game is over.
#[component]
pub(crate) fn Scores(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let on = play.scores;
    let known = RwSignal::new(Known::Nothing);
    let questions = StoredValue::new(0_u64);
    let allowed = Memo::new(move || {
        !play.is_watched() && play.table.with(|table| !table.arrangement().serious && !table.is_over())
    });
    Effect::new(move |_| {
        questions.update_value(|number| *number += 1);
        known.set(Known::Nothing);
        let asks = on.get() && allowed.get() && play.rests.get() && play.looking.get().is_none();
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
                Ok(scores) => {
                    play.tools.announcer.say(untrack(|| summary(play, &scores)));
                    Known::Found(scores)
                }
                Err(Failure::Cancelled) => Known::Nothing,
                Err(_) => {
                    play.tools.announcer.say(words.get_untracked().game_engine_failed());
                    Known::Failed
                }
            });
        });
    });
    let list = move || {
        let said = match known.get() {
            Known::Nothing => return ().into_view(),
            Known::Sought => words.get().scores_sought(),
            Known::Failed => words.get().game_engine_failed(),
            Known::Found(scores) => return shown(play, &scores),
        };
        view! { <p class="quiet">{said}</p> }.into_view()
    };
    let name = Signal::derive(move || words.get().scores_switch());
    let about = Signal::derive(move || words.get().scores_about());
    view! {
        <Show when=move || allowed.get()>
            <section class="scores" aria-label=move || words.get().scores_switch()>
                {switch("scores", on.into(), move |wanted| on.set(wanted), name, about)}
                {list}
            </section>
        </Show>
    }
}

/// Whose points these are, how far they are to be believed, and the moves.
fn shown(play: Play, scores: &Answer) -> View {
    let words = play.tools.words.get();
    let whose = play.table.with(|table| {
        let position = table.position();
        let sides = if has_two_sides(position) { "margin" } else { "own" };
        words.scores_whose(sides, &tell::name(words, table, position.turn()))
    });
    let items = scores.moves.iter().map(|&scored| {
        let Scored { mv, kind, .. } = scored;
        // By mouse and focus: what is told above the list moves it, and a finger would then miss the move.
        let consider = move || play.show_preview(Some(mv));
        let forget = move || play.show_preview(None);
        let choose = move |_| {
            play.type_move(&mv.to_string());
            focus_board();
        };
        view! {
            <li>
                <button type="button" class=format!("score score-{}", kind.word()) on:click=choose
                    data-testid=format!("score-{mv}") data-kind=kind.word()
                    on:mouseenter=move |_| consider() on:mouseleave=move |_| forget()
                    on:focus=move |_| consider() on:blur=move |_| forget()>
                    <span class="score-sign" aria-hidden="true">{sign(kind)}</span>
                    <span>{play.table.with(|table| row(words, table.position(), scored))}</span>
                    <span class="score-way" aria-hidden="true">{way(mv)}</span>
                </button>
            </li>
        }
    });
    view! {
        <p>{whose} " " {words.scores_state(state(scores))}</p>
        <ul class="scores-list" role="list" data-testid="scores-list">{items.collect_view()}</ul>
    }
    .into_view()
}

/// What is said aloud: the best move, and how far that is to be believed.
fn summary(play: Play, scores: &Answer) -> String {
    let words = play.tools.words.get();
    let best = scores.moves.first().map(|best| play.table.with(|table| row(words, table.position(), *best)));
    format!("{}. {}", best.unwrap_or_default(), words.scores_state(state(scores)))
}

/// A move and its worth in words.
pub(crate) fn row(words: Words, position: &Position, Scored { mv, kind, points }: Scored) -> String {
    let mv = mv.to_string();
    if points.unsigned_abs() > NO_COUNT {
        // More than a win there is not, nor less than a loss.
        let is_proved = kind == if points > 0 { Kind::Least } else { Kind::Most };
        let kind = if is_proved { Kind::Exact } else { kind };
        return words.scores_anyhow(&mv, kind.word(), if points > 0 { "win" } else { "loss" });
    }
    let end = points + banked(position);
    words.scores_move(&mv, kind.word(), &signed(points), &signed(end))
}

/// What the catalogue calls it when everything is proved, when a table is missed, and else.
pub(crate) fn state(scores: &Answer) -> &'static str {
    if scores.moves.iter().all(|scored| scored.kind == Kind::Exact) {
        "proved"
    } else if scores.lacks_table {
        "no-table"
    } else {
        "thought"
    }
}

/// Whether what one side gains the other loses; else a seat counts its own points.
pub(crate) fn has_two_sides(position: &Position) -> bool {
    let rules = position.rules();
    rules.seats == 2 || rules.teams != Teams::None
}

/// What the side to move has to begin with, less what the other side has.
fn banked(position: &Position) -> Points {
    let rules = position.rules();
    let banked = position.banked();
    let other = if has_two_sides(position) { -1 } else { 0 };
    let of = |seat| banked[seat] * if rules.same_side(seat, position.turn()) { 1 } else { other };
    Seat::all(rules.seats).map(of).sum()
}

fn signed(points: Points) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_string(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// A kind as a shape.
pub(crate) const fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Exact => "=",
        Kind::Least => "≥",
        Kind::Most => "≤",
        Kind::About => "≈",
    }
}

/// The way of a move as a shape: it is the same from every side of the board.
const fn way(mv: Move) -> &'static str {
    match mv.direction {
        Direction::Right => "↺",
        Direction::Left => "↻",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_in_store_counts_for_the_side_to_move() {
        for (line, expected) in [
            ("oaq1 0,1,0,2,1,0/1,1,1,0,1,Q 0 22,20 1,0 - 3 60 seed", 12),
            ("oaq1 0,1,0,2,1,0/1,1,1,0,1,Q 1 22,20 1,0 - 3 60 seed", -12),
        ] {
            assert_eq!(banked(&line.parse().unwrap()), expected, "{line}");
        }
    }

    #[test]
    fn a_table_is_missed_only_where_something_is_not_proved() {
        let scores = |kind, lacks_table| {
            let moves = vec![Scored { mv: "9r".parse().unwrap(), kind, points: 3 }];
            state(&Answer { moves, lines: Vec::new(), lacks_table })
        };
        assert_eq!(scores(Kind::Exact, true), "proved");
        assert_eq!(scores(Kind::About, true), "no-table");
        assert_eq!(scores(Kind::Least, false), "thought");
    }
}
