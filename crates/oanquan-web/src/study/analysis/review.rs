//! A review of the main line: what its moves lost, what was missed, and another try.

use std::rc::Rc;
use std::time::Duration;

use oanquan::{Game, Move, Seat};
use oanquan_engine::{Reason, reasons};
use oanquan_study::review::{self as judge, Choice, Class, Kind, Review, Verdict, Worth};
use oanquan_study::tree::{Glyph, Id, Tree};
use oanquan_view::prelude::*;
use oanquan_words::{Study, Words};
use wasm_bindgen_futures::spawn_local;

use super::graph::graph;
use super::room::Room;
use super::scores::line;
use crate::engine::{self, Scores};
use crate::game::{focus_board, reason};

/// How long each position is thought about.
const TIME: Duration = Duration::from_millis(700);

/// More reasons than these are no reasons.
const MOST: usize = 3;

/// A review that was made.
pub(super) struct Reviewed {
    /// The main line that it is about, the root first.
    line: Vec<Id>,
    review: Review<Reason>,
    /// What the engine said, position by position.
    known: Rc<Vec<Vec<Choice<Reason>>>>,
}

/// The button, how far the review is, and what came out.
pub(super) fn review(room: Room) -> View {
    let study = room.desk.study;
    let done = RwSignal::new(0_usize);
    let is_empty = Memo::new(move || room.with(|tree| tree.children(Id::ROOT).is_empty()));
    let all = Memo::new(move || room.with(|tree| tree.main_line().len()));
    on_cleanup(move || {
        if room.seeks.try_get_untracked() == Some(true) {
            room.desk.play.tools.engine.with_value(engine::Engine::cancel);
        }
    });
    let begin = move || begin(room, done);
    let stop = move || room.desk.play.tools.engine.with_value(engine::Engine::cancel);
    let words = room.desk.play.tools.words;
    // It is about a line that has gone on since, or else it is about nothing any more.
    let is_about = Memo::new(move || {
        let line = room.with(Tree::main_line);
        room.reviewed
            .with(|reviewed| reviewed.as_ref().is_some_and(|reviewed| line.starts_with(&reviewed.line)))
    });
    let result = move || {
        let (study, words) = (study.get(), words.get());
        if !is_about.get() {
            return None;
        }
        room.reviewed.with(|reviewed| reviewed.as_ref().map(|reviewed| told(room, study, words, reviewed)))
    };
    view! {
        <section class="analysis-review" aria-labelledby="analysis-review" data-testid="analysis-review">
            <h3 id="analysis-review">{move || study.get().analysis_review()}</h3>
            <Show when=move || !is_empty.get() && !room.seeks.get()>
                <button type="button" data-testid="analysis-begin" on:click=move |_| begin()>
                    {move || study.get().analysis_begin()}
                </button>
            </Show>
            <Show when=move || is_empty.get()>
                <p class="quiet">{move || study.get().analysis_no_game()}</p>
            </Show>
            <Show when=move || room.seeks.get()>
                <p role="status">{move || study.get().analysis_progress(done.get() as i64, all.get() as i64)}</p>
                <progress max=move || all.get().to_string() prop:value=move || done.get().to_string()
                    aria-label=move || study.get().analysis_review()></progress>
                <button type="button" data-testid="analysis-stop" on:click=move |_| stop()>
                    {move || study.get().analysis_stop()}
                </button>
            </Show>
            {result}
        </section>
    }
    .into_view()
}

/// Asks the engine about one position after the other, and judges with what it has said when it is done or ended.
fn begin(room: Room, done: RwSignal<usize>) {
    let line = untrack(|| room.with(Tree::main_line));
    let last = line[line.len() - 1];
    let game = room.table(last).game().clone();
    let sitting = room.sitting.get_untracked();
    let engine = room.desk.play.tools.engine.get_value();
    room.seeks.set(true);
    room.tries.set(None);
    done.set(0);
    spawn_local(async move {
        let mut values = Vec::new();
        let mut past = Game::new(game.positions()[0]);
        let mut has_failed = false;
        while past.end_reason().is_none() {
            let Ok(scores) = engine.scores(&past, TIME).await else {
                has_failed = true;
                break;
            };
            if done.try_get_untracked().is_none() {
                return;
            }
            let played = game.moves().get(values.len()).copied();
            values.push(choices(&past, &scores, played));
            done.set(values.len());
            let Some(mv) = played else { break };
            past.play(mv).expect("it was played before");
        }
        if done.try_get_untracked().is_none() {
            return;
        }
        room.seeks.set(false);
        if room.sitting.get_untracked() != sitting || (has_failed && values.is_empty()) {
            return;
        }
        let review = judge::review(&game, &values);
        room.change(|tree| {
            for (&id, played) in line[1..].iter().zip(&review.moves) {
                let sign = played.verdict.as_ref().and_then(|verdict| verdict.class.glyph());
                if sign.is_some() || tree.glyph(id).is_some_and(is_reviews) {
                    tree.set_glyph(id, sign);
                }
            }
        });
        room.reviewed.set(Some(Reviewed { line, review, known: Rc::new(values) }));
    });
}

/// Whether a review gives this sign.
fn is_reviews(glyph: Glyph) -> bool {
    Class::ALL.iter().any(|class| class.glyph() == Some(glyph))
}

/// What the engine says, for the review: reasons for the best move and the one that was played.
fn choices(game: &Game, scores: &Scores, played: Option<Move>) -> Vec<Choice<Reason>> {
    let best = scores.moves.first().map(|best| best.mv);
    let choice = |(scored, follows): (&engine::Scored, &String)| {
        let kind = match scored.kind {
            engine::Kind::Exact => Kind::Exact,
            engine::Kind::Least => Kind::AtLeast,
            engine::Kind::Most => Kind::AtMost,
            engine::Kind::About => Kind::Estimate,
        };
        let is_told = Some(scored.mv) == best || Some(scored.mv) == played;
        // A move that was searched is legal.
        let reasons = if is_told { reasons(game, scored.mv).unwrap_or_default() } else { Vec::new() };
        let worth = Worth { points: scored.points, kind };
        Choice { mv: scored.mv, worth, line: line(scored.mv, follows), reasons }
    };
    scores.moves.iter().zip(&scores.lines).map(choice).collect()
}

/// The graph, the players' sums, and the moves that lost points.
fn told(room: Room, study: Study, words: Words, reviewed: &Reviewed) -> View {
    let Reviewed { line, review, known } = reviewed;
    let seats = Seat::all(room.table(Id::ROOT).position().rules().seats);
    let sums = seats.map(|seat| {
        let summary = review.summaries[seat];
        let count = |class| summary.count(class) as i64;
        let told = study.analysis_summary(
            &room.name(words, seat),
            summary.lost,
            count(Class::Blunder),
            count(Class::Mistake),
            count(Class::Inaccuracy),
        );
        view! { <li>{told}</li> }
    });
    let misses: Vec<usize> = review.misses().collect();
    let none = misses.is_empty().then(|| view! { <p>{study.analysis_no_misses()}</p> });
    let items = misses.into_iter().filter_map(|place| {
        let verdict = review.moves[place].verdict.as_ref()?;
        let (before, at) = (line[place], line[place + 1]);
        let again = move || {
            room.go(before);
            room.marking.set(None);
            room.tries.set(Some(place));
            focus_board();
        };
        let best = verdict.best.line.clone();
        let walk = move || {
            room.walk_through(before, &best);
            focus_board();
        };
        let name = format!("{}. {}", place + 1, verdict.played.mv);
        let sign = verdict.class.glyph().map_or("", Glyph::sign);
        let (played, known) = (verdict.played.mv, known.clone());
        let tried = move || {
            (room.tries.get() == Some(place)).then(|| tried(room, study, before, played, &known[place]))
        };
        Some(view! {
            <li data-testid=format!("miss-{place}") data-class=verdict.class.word()>
                <button type="button" class="plain" on:click=move |_| room.go(at)>{name}<strong>{sign}</strong></button>
                <p>{missed(room, study, words, before, verdict).join(" ")}</p>
                <button type="button" data-testid=format!("try-{place}") on:click=move |_| again()>
                    {study.analysis_try()}
                </button>
                " "
                <button type="button" data-testid=format!("line-{place}") on:click=move |_| walk()>
                    {study.analysis_play_line()}
                </button>
                <p role="status" data-testid=format!("tried-{place}")>{tried}</p>
            </li>
        })
    });
    let items = items.collect_view();
    view! {
        <div data-testid="analysis-result">
            {graph(room, study, words, line, review)}
            <ul>{sums.collect_view()}</ul>
            {none}
            <ol class="analysis-misses">{items}</ol>
        </div>
    }
    .into_view()
}

/// What is to be found, or what was found, by what the review knows of the moves.
fn tried(room: Room, study: Study, before: Id, played: Move, choices: &[Choice<Reason>]) -> String {
    let cursor = room.cursor();
    let (parent, mv) = room.with(|tree| (tree.parent(cursor), tree.mv(cursor)));
    let position = *room.table(before).position();
    let tried = mv.filter(|&mv| parent == Some(before) && mv != played);
    match tried.and_then(|mv| judge::verdict(&position, choices, mv)) {
        Some(verdict) if verdict.loss.points == 0 => study.analysis_try_best(&verdict.played.mv.to_string()),
        Some(verdict) if verdict.loss.is_decided() => study.analysis_loses_game(),
        Some(verdict) => {
            let loss = verdict.loss;
            study.analysis_try_other(&verdict.played.mv.to_string(), word(loss.kind), loss.points)
        }
        None => study.analysis_try_task(&played.to_string()),
    }
}

/// What the catalogue calls it.
const fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Exact => "exact",
        Kind::AtLeast => "least",
        Kind::AtMost => "most",
        Kind::Estimate => "about",
    }
}

/// What a move lost and what was missed, sentence by sentence.
fn missed(room: Room, study: Study, words: Words, before: Id, verdict: &Verdict<Reason>) -> Vec<String> {
    let table = room.table(before);
    let loss = verdict.loss;
    let mut said = vec![if loss.is_decided() {
        study.analysis_loses_game()
    } else {
        study.analysis_loses(word(loss.kind), loss.points)
    }];
    let told = |choice: &Choice<Reason>| {
        let told = choice.reasons.iter().take(MOST).map(|&found| reason(words, &table, found));
        told.collect::<Vec<_>>().join(" ")
    };
    said.push(study.analysis_better(&verdict.best.mv.to_string()));
    said.push(told(&verdict.best));
    if !verdict.played.reasons.is_empty() {
        said.push(study.analysis_instead(&verdict.played.mv.to_string()));
        said.push(told(&verdict.played));
    }
    if let Some((best, after)) = verdict.turned() {
        said.push(study.analysis_turned(best.word(), after.word()));
    }
    said.retain(|text| !text.is_empty());
    said
}
