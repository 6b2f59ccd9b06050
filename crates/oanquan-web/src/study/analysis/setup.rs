//! Setting a position up by hand: a field for whatever lies in a square or in a store.

use oanquan::{Ring, Setup};
use oanquan_session::{Arrangement, Table, tell};
use oanquan_view::prelude::*;

use super::room::Room;

/// The form, which begins with the position one is in.
pub(super) fn setup(room: Room) -> View {
    let study = room.desk.study;
    let opened = RwSignal::new(false);
    let toggle = move || opened.set(!opened.get_untracked());
    view! {
        <details class="analysis-setup" on:toggle=move |_| toggle()>
            <summary data-testid="analysis-setup">{move || study.get().analysis_setup()}</summary>
            {move || opened.get().then(|| form(room))}
        </details>
    }
    .into_view()
}

fn form(room: Room) -> View {
    let (study, words) = (room.desk.study, room.desk.play.tools.words);
    let position = untrack(|| room.position());
    let ring = position.ring();
    let draft = RwSignal::new(Setup { quiet: 0, ply: 0, ..position.setup() });
    let wrong = RwSignal::new(Vec::new());
    let squares = ring.squares().map(|square| square_fields(room, draft, ring, square.index()));
    let squares = squares.collect_view();
    let seats = oanquan::Seat::all(ring.seats()).map(|seat| {
        let place = usize::from(seat.number());
        let name = move || room.name(words.get(), seat);
        let reserve = move || study.get().analysis_reserve(&name());
        let mandarins = move || study.get().analysis_won(&name());
        view! {
            {number(format!("reserve-{place}"), reserve, move || draft.with(|draft| draft.reserves[place]),
                move |value| draft.update(|draft| draft.reserves[place] = value))}
            {number(format!("won-{place}"), mandarins, move || draft.with(|draft| draft.mandarins[place]),
                move |value| draft.update(|draft| draft.mandarins[place] = value))}
        }
    });
    let seats = seats.collect_view();
    let turns = oanquan::Seat::all(ring.seats()).map(|seat| {
        let value = seat.number().to_string();
        let chosen = move || draft.with(|draft| draft.turn == seat.number());
        view! { <option value=value prop:selected=chosen>{move || room.name(words.get(), seat)}</option> }
    });
    let turns = turns.collect_view();
    let take = move || match draft.with_untracked(Setup::study_position) {
        Ok((first, faults)) => {
            wrong.set(Vec::new());
            let arrangement = Arrangement { first: Some(first), ..Arrangement::default() };
            let table = Table::new(arrangement).expect("the rules of a position have no faults");
            room.sit_down(&table, faults);
        }
        Err(error) => wrong.set(error.faults().to_vec()),
    };
    view! {
        <div class="analysis-fields">{squares}{seats}
            <div class="analysis-field">
                <label for="set-turn">{move || study.get().analysis_to_move()}</label>
                <select id="set-turn" data-testid="set-turn" on:change=move |event| {
                    let turn = event_target_value(&event).parse().unwrap_or_default();
                    draft.update(|draft| draft.turn = turn);
                }>{turns}</select>
            </div>
        </div>
        <p role="alert" class="form-error">{move || tell::setup_faults(words.get(), &wrong.get()).join(" ")}</p>
        <button type="button" class="tool-main" data-testid="set-use" on:click=move |_| take()>
            {move || study.get().analysis_use()}
        </button>
    }
    .into_view()
}

/// The fields of a square.
fn square_fields(room: Room, draft: RwSignal<Setup>, ring: Ring, place: usize) -> View {
    let study = room.desk.study;
    let square = ring.square(place).expect("a square of the ring");
    let name = ring.name(square).to_string();
    let shown = name.clone();
    let label = move || study.get().analysis_citizens(&shown);
    let citizens = number(
        format!("set-{name}"),
        label,
        move || draft.with(|draft| u32::from(draft.squares[place].citizens)),
        move |value| {
            draft.update(|draft| draft.squares[place].citizens = u8::try_from(value).unwrap_or(u8::MAX));
        },
    );
    let mandarin = ring.is_mandarin(square).then(|| {
        let id = format!("set-{name}-mandarin");
        let shown = name.clone();
        view! {
            <div class="analysis-field">
                <input type="checkbox" id=id.clone() data-testid=id.clone()
                    prop:checked=move || draft.with(|draft| draft.squares[place].mandarin)
                    on:change=move |event| {
                        let there = event_target_checked(&event);
                        draft.update(|draft| draft.squares[place].mandarin = there);
                    }/>
                <label for=id>{move || study.get().analysis_mandarin(&shown)}</label>
            </div>
        }
    });
    view! { {citizens}{mandarin} }.into_view()
}

/// A field for a number, with buttons that a finger can reach.
fn number(
    id: String,
    label: impl Fn() -> String + 'static,
    value: impl Fn() -> u32 + Copy + 'static,
    set: impl Fn(u32) + Copy + 'static,
) -> View {
    view! {
        <div class="analysis-field">
            <label for=id.clone()>{label}</label>
            <input type="number" min="0" max="255" inputmode="numeric" id=id.clone() data-testid=id
                prop:value=move || value().to_string()
                on:change=move |event| set(event_target_value(&event).trim().parse().unwrap_or_default())/>
        </div>
    }
    .into_view()
}
