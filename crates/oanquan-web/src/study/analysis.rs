//! The analysis board: a position or a game, stepped through and varied, with what moves are worth, a review and the
//! graph of the margin. It is kept on the device as the record that can be taken along.

mod exchange;
mod graph;
mod lines;
mod note;
mod review;
mod room;
mod scores;
mod setup;
mod walk;

use oanquan_view::prelude::*;
use oanquan_words::Study;

use super::Desk;
use super::field::Field;
use room::Room;

/// The page.
pub(super) fn page(desk: Desk) -> View {
    let room = Room::new(desk);
    let study = desk.study;
    let words = desk.play.tools.words;
    let is_walking = Memo::new(move || room.is_walking());
    let step = move |id: &'static str, name: fn(Study) -> String, sign: &'static str, go: fn(Room)| {
        view! {
            <button type="button" class="tool" data-testid=id aria-label=move || name(study.get())
                title=move || name(study.get()) on:click=move |_| go(room)>
                <span aria-hidden="true">{sign}</span>
            </button>
        }
    };
    view! {
        <section class="analysis" data-testid="analysis" data-ply=move || room.ply().to_string()>
            <p data-testid="analysis-turn">{move || room.told_position(words.get())}</p>
            <Field desk
                table=Signal::derive(move || room.shown_table())
                turn=room.turn.into()
                rests=room.rests.into()
                open=Signal::derive(move || !room.is_walking() && room.marking.with(Option::is_none))
                signs=Signal::derive(move || room.signs())
                tappable=Signal::derive(move || !room.is_walking() && room.marking.with(Option::is_some))
                on_tap=Callback::new(move |square| room.mark(square))
                on_move=Callback::new(move |mv| room.play(mv))
                on_shown=Callback::new(move |number| room.has_shown(number))/>
            <div class="analysis-tools">
                {step("analysis-start", Study::analysis_to_start, "⏮", Room::to_start)}
                {step("analysis-back", Study::analysis_back, "◀", Room::back)}
                {step("analysis-forward", Study::analysis_forward, "▶", Room::forward)}
                {step("analysis-end", Study::analysis_to_end, "⏭", Room::to_end)}
            </div>
            {walk::walk(room)}
            <Show when=move || !is_walking.get()>{note::note(room)}</Show>
            {lines::lines(room)}
            {scores::scores(room)}
            {review::review(room)}
            {setup::setup(room)}
            {exchange::exchange(room)}
        </section>
    }
    .into_view()
}
