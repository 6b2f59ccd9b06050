//! Setting a position up: by taps on a board, or by a number for whatever lies in a square or in a store. What does
//! not add up is told all the while.

mod number;
mod tool;

use oanquan::{Position, Ring, Seat, Setup};
use oanquan_board::{Board, Pile, Store};
use oanquan_session::{Arrangement, Table, tell};
use oanquan_view::prelude::*;

use super::room::Room;
use crate::motions::{labels_of, shape_of, stores_of};
use number::{Bad, number};
use tool::Tool;

/// What the parts of the form share.
#[derive(Clone, Copy)]
struct Form {
    room: Room,
    draft: RwSignal<Setup>,
    tool: RwSignal<Tool>,
    /// The fields in which no number stands.
    bad: Bad,
    /// Whether a Mandarin was to be put where none stands.
    refused: RwSignal<bool>,
}

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
    let form = Form {
        room,
        draft: RwSignal::new(Setup { quiet: 0, ply: 0, ..position.setup() }),
        tool: RwSignal::new(Tool::One),
        bad: Bad::default(),
        refused: RwSignal::new(false),
    };
    let draft = form.draft;
    let squares = ring.squares().map(|square| square_fields(form, ring, square.index()));
    let squares = squares.collect_view();
    let seats = Seat::all(ring.seats()).map(|seat| seat_fields(form, seat)).collect_view();
    let turns = Seat::all(ring.seats()).map(|seat| {
        let value = seat.number().to_string();
        let chosen = move || draft.with(|draft| draft.turn == seat.number());
        view! { <option value=value prop:selected=chosen>{move || room.name(words.get(), seat)}</option> }
    });
    let turns = turns.collect_view();
    let many = ring.seats() > 2;
    let empty = move || {
        form.bad.forget_all();
        draft.update(tool::empty);
    };
    view! {
        <div class="game-board study-board analysis-setup-board" class:game-board-many=many
            data-testid="set-board">
            {board(form, ring)}
        </div>
        {tools(form)}
        <button type="button" data-testid="set-empty" on:click=move |_| empty()>
            {move || study.get().analysis_empty_board()}
        </button>
        <div class="analysis-fields">{squares}{seats}
            <div class="analysis-field">
                <label for="set-turn">{move || study.get().analysis_to_move()}</label>
                <select id="set-turn" data-testid="set-turn" on:change=move |event| {
                    let turn = event_target_value(&event).parse().unwrap_or_default();
                    draft.update(|draft| draft.turn = turn);
                }>{turns}</select>
            </div>
        </div>
        {faults(form)}
        <button type="button" class="tool-main" data-testid="set-use" on:click=move |_| take(form)>
            {move || study.get().analysis_use()}
        </button>
    }
    .into_view()
}

/// The position that is set up goes on the board, or what keeps it from there is said.
fn take(form: Form) {
    let (room, words) = (form.room, form.room.desk.play.tools.words.get_untracked());
    let taken = match form.bad.is_empty() {
        true => form.draft.with_untracked(Setup::study_position).map_err(|error| error.faults().to_vec()),
        false => Err(form.draft.with_untracked(Setup::faults)),
    };
    match taken {
        Ok((first, faults)) => {
            let arrangement = Arrangement { first: Some(first), ..Arrangement::default() };
            let table = Table::new(arrangement).expect("the rules of a position have no faults");
            room.sit_down(&table, faults);
        }
        Err(faults) => {
            let mut told = form.bad.told(room.desk.study.get_untracked());
            told.extend(tell::setup_faults(words, &faults));
            room.desk.play.tools.announcer.say(told.join(" "));
        }
    }
}

/// What does not add up, as it stands now.
fn faults(form: Form) -> View {
    let (study, words) = (form.room.desk.study, form.room.desk.play.tools.words);
    let told = move || {
        let mut told = form.bad.told(study.get());
        told.extend(tell::setup_faults(words.get(), &form.draft.with(Setup::faults)));
        if told.is_empty() {
            return view! { <p>{study.get().analysis_adds_up()}</p> }.into_view();
        }
        let told = told.into_iter().map(|text| view! { <li>{text}</li> }).collect_view();
        view! { <ul class="analysis-faults">{told}</ul> }.into_view()
    };
    view! { <div role="status" data-testid="set-faults">{told}</div> }.into_view()
}

/// The board, every square of which can be tapped.
fn board(form: Form, ring: Ring) -> View {
    let (room, draft) = (form.room, form.draft);
    let words = room.desk.play.tools.words;
    let position = Memo::new(move || draft.with(|draft| draft.study_position().ok().map(|(first, _)| first)));
    let squares = move || {
        let pile = |content: &oanquan::Content| Pile {
            citizens: content.citizens.into(),
            mandarins: content.mandarin.into(),
        };
        draft.with(|draft| draft.squares.iter().map(pile).collect::<Vec<_>>())
    };
    // What cannot be played has no points either.
    let stores = move || match position.get() {
        Some(position) => stores_of(&position),
        None => vec![Store::default(); usize::from(ring.seats())],
    };
    let names = move || Seat::all(ring.seats()).map(|seat| room.name(words.get(), seat)).collect::<Vec<_>>();
    let descriptions = move || {
        let labels =
            ring.squares().map(|square| described(form, position.get().as_ref(), ring, square.index()));
        labels.collect::<Vec<_>>()
    };
    let tap = move |place: usize| {
        let mut changed = draft.get_untracked();
        let applied = form.tool.get_untracked().apply(&mut changed, ring, place);
        form.refused.set(applied.is_err());
        if applied.is_err() {
            return;
        }
        form.bad.forget(&square_id(ring, place));
        draft.set(changed);
        let told = untrack(|| described(form, position.get().as_ref(), ring, place));
        room.desk.play.tools.announcer.say(told);
    };
    let shape = shape_of(&draft.with_untracked(|draft| draft.rules)).expect("a position has a board");
    view! {
        <Board shape=Signal::stored(shape) labels=Signal::stored(labels_of(ring))
            descriptions=Signal::derive(descriptions) squares=Signal::derive(squares)
            stores=Signal::derive(stores) names=Signal::derive(names)
            turn=Signal::derive(move || Some(draft.with(|draft| draft.turn)))
            tappable=Signal::stored(true) on_refused=tap words=words/>
    }
    .into_view()
}

/// What lies in a square, in words.
fn described(form: Form, position: Option<&Position>, ring: Ring, place: usize) -> String {
    let (study, words) = (form.room.desk.study.get(), form.room.desk.play.tools.words.get());
    let square = ring.square(place).expect("a square of the ring");
    if let Some(first) = position {
        let arrangement = Arrangement { first: Some(*first), ..Arrangement::default() };
        let table = Table::new(arrangement).expect("the rules of a position have no faults");
        return tell::square(words, &table, square, None);
    }
    let citizens = form.draft.with(|draft| draft.squares[place].citizens);
    format!("{} {citizens}", study.analysis_citizens(&ring.name(square).to_string()))
}

/// What a tap does. What the settings make radio buttons of would become a part of what every visitor fetches.
fn tools(form: Form) -> View {
    let study = form.room.desk.study;
    let tools = Tool::ALL.map(|tool| {
        let choose = move || {
            form.refused.set(false);
            form.tool.set(tool);
        };
        let id = format!("set-tool-{}", tool.word());
        view! {
            <div class="form-choice">
                <input type="radio" id=id.clone() name="set-tool" data-testid=id.clone()
                    prop:checked=move || form.tool.get() == tool on:change=move |_| choose()/>
                <label for=id>{move || study.get().analysis_tool(tool.word())}</label>
            </div>
        }
    });
    view! {
        <fieldset class="form-set">
            <legend class="form-legend">{move || study.get().analysis_tools()}</legend>
            <div class="form-choices">{tools.collect_view()}</div>
            <p role="alert" class="form-error" data-testid="set-refused">
                {move || form.refused.get().then(|| study.get().analysis_mandarin_square())}
            </p>
        </fieldset>
    }
    .into_view()
}

/// The fields of what a seat has.
fn seat_fields(form: Form, seat: Seat) -> View {
    let (room, draft) = (form.room, form.draft);
    let (study, words) = (room.desk.study, room.desk.play.tools.words);
    let place = usize::from(seat.number());
    let reserve = move || study.get().analysis_reserve(&room.name(words.get(), seat));
    let mandarins = move || study.get().analysis_won(&room.name(words.get(), seat));
    view! {
        {number(form.bad, study, format!("reserve-{place}"), reserve,
            move || draft.with(|draft| draft.reserves[place]),
            move |value| draft.update(|draft| draft.reserves[place] = value.into()))}
        {number(form.bad, study, format!("won-{place}"), mandarins,
            move || draft.with(|draft| draft.mandarins[place]),
            move |value| draft.update(|draft| draft.mandarins[place] = value.into()))}
    }
    .into_view()
}

fn square_id(ring: Ring, place: usize) -> String {
    let square = ring.square(place).expect("a square of the ring");
    format!("set-{}", ring.name(square))
}

/// The fields of a square.
fn square_fields(form: Form, ring: Ring, place: usize) -> View {
    let (study, draft) = (form.room.desk.study, form.draft);
    let square = ring.square(place).expect("a square of the ring");
    let name = ring.name(square).to_string();
    let shown = name.clone();
    let label = move || study.get().analysis_citizens(&shown);
    let citizens = number(
        form.bad,
        study,
        square_id(ring, place),
        label,
        move || draft.with(|draft| u32::from(draft.squares[place].citizens)),
        move |value| draft.update(|draft| draft.squares[place].citizens = value),
    );
    let mandarin = ring.is_mandarin(square).then(|| {
        let id = format!("set-{name}-mandarin");
        let shown = name.clone();
        view! {
            <div class="analysis-check">
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
