//! What can be said of a move, marked on its squares, and done with its variation.

use oanquan_study::tree::{Colour, Glyph, Id, TreeError};
use oanquan_view::prelude::*;

use super::super::field::word_of;
use super::room::Room;

/// The comment, the marks, the sign, and the buttons of the move one is at.
pub(super) fn note(room: Room) -> View {
    let study = room.desk.study;
    let wrong = RwSignal::new(false);
    let has_move = Memo::new(move || room.cursor() != Id::ROOT);
    let is_variation = Memo::new(move || {
        let cursor = room.cursor();
        room.with(|tree| tree.depth(cursor) > 0)
    });
    let comment = Memo::new(move || {
        let cursor = room.cursor();
        wrong.set(false);
        room.with(|tree| tree.comment(cursor))
    });
    let glyph = Memo::new(move || {
        let cursor = room.cursor();
        room.with(|tree| tree.glyph(cursor))
    });
    let say = move |text: String| {
        let cursor = untrack(|| room.cursor());
        let said = room.change(|tree| tree.set_comment(cursor, &text));
        wrong.set(said.is_err());
    };
    let judge = move |text: String| {
        let glyph = Glyph::ALL.into_iter().find(|glyph| glyph.sign() == text);
        let cursor = untrack(|| room.cursor());
        room.change(|tree| tree.set_glyph(cursor, glyph));
    };
    let promote = move || {
        let cursor = untrack(|| room.cursor());
        if !room.change(|tree| tree.promote(cursor)) {
            room.refused.set(Some(TreeError::Deep));
        }
    };
    let delete = move || {
        let cursor = untrack(|| room.cursor());
        room.back();
        room.change(|tree| tree.delete(cursor));
    };
    let refused = move || {
        let study = study.get();
        room.refused.get().map(|refused| match refused {
            TreeError::Illegal(_) => study.analysis_illegal(),
            TreeError::Deep => study.analysis_deep(),
        })
    };
    let signs = move || {
        Glyph::ALL
            .map(|glyph| {
                let chosen = move || glyph_is(glyph, room);
                view! { <option value=glyph.sign() prop:selected=chosen>{glyph.sign()}</option> }
            })
            .collect_view()
    };
    let choose_colour = move |text: &str| {
        room.marking.set(Colour::ALL.into_iter().find(|&colour| word_of(colour) == text));
    };
    let colours = Colour::ALL.map(|colour| {
        view! {
            <option value=word_of(colour) prop:selected=move || room.marking.get() == Some(colour)>
                {move || study.get().analysis_colour(word_of(colour))}
            </option>
        }
    });
    let colours = colours.collect_view();
    view! {
        <p role="alert" class="form-error" data-testid="analysis-refused">{refused}</p>
        <div class="analysis-note">
            <label for="analysis-comment">{move || study.get().analysis_comment()}</label>
            <textarea id="analysis-comment" data-testid="analysis-comment" class="form-wide" rows="2"
                aria-describedby="analysis-comment-wrong" aria-invalid=move || wrong.get().then_some("true")
                prop:value=move || comment.get() on:change=move |event| say(event_target_value(&event))></textarea>
            <p class="form-error" role="alert" id="analysis-comment-wrong">
                {move || wrong.get().then(|| study.get().analysis_comment_wrong())}
            </p>
            <div class="analysis-tools">
                <label for="analysis-marking">{move || study.get().analysis_marking()}</label>
                <select id="analysis-marking" data-testid="analysis-marking" aria-describedby="analysis-marking-task"
                    on:change=move |event| choose_colour(&event_target_value(&event))>
                    <option value="" prop:selected=move || room.marking.get().is_none()>"–"</option>
                    {colours}
                </select>
                <span class="quiet" id="analysis-marking-task" role="status">
                    {move || room.marking.get().map(|_| study.get().analysis_marking_task())}
                </span>
            </div>
            <Show when=move || has_move.get()>
                <div class="analysis-tools">
                    <label for="analysis-glyph">{move || study.get().analysis_glyph()}</label>
                    <select id="analysis-glyph" data-testid="analysis-glyph"
                        on:change=move |event| judge(event_target_value(&event))>
                        <option value="" prop:selected=move || glyph.get().is_none()>"–"</option>
                        {signs()}
                    </select>
                    <Show when=move || is_variation.get()>
                        <button type="button" data-testid="analysis-promote" on:click=move |_| promote()>
                            {move || study.get().analysis_promote()}
                        </button>
                    </Show>
                    <button type="button" data-testid="analysis-delete" on:click=move |_| delete()>
                        {move || study.get().analysis_delete()}
                    </button>
                </div>
            </Show>
        </div>
    }
    .into_view()
}

fn glyph_is(glyph: Glyph, room: Room) -> bool {
    let cursor = room.cursor();
    room.with(|tree| tree.glyph(cursor) == Some(glyph))
}
