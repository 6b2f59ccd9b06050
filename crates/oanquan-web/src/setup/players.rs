//! How many play, who plays each seat, and who begins.

use oanquan_view::prelude::*;

use super::Form;
use super::draft::Who;
use super::options::OPTIONS;
use super::tell;
use crate::settings::fields::{legend, radio, switch};

/// How many play, and with whom.
pub(super) fn seats(form: Form) -> View {
    let Form { draft, words, .. } = form;
    let seats = Memo::new(move || draft.with(|draft| draft.rules.seats));
    let teams = OPTIONS.into_iter().find(|option| option.name == "teams");
    let together = move |option: super::options::RuleOption| {
        switch(
            "together",
            Signal::derive(move || draft.with(|draft| option.get(&draft.rules) == 1)),
            move |on| draft.update(|draft| option.set(&mut draft.rules, usize::from(on))),
            Signal::derive(move || tell::value_name(words.get(), &option, 1)),
            Signal::derive(move || tell::value_about(words.get(), &option, 1)),
        )
    };
    view! {
        <fieldset class="form-set">
            {legend(Signal::derive(move || words.get().setup_seats()))}
            <div class="form-choices">
                {[2, 3, 4].map(|number| radio(
                    "seats",
                    &number.to_string(),
                    Signal::derive(move || seats.get() == number),
                    move || draft.update(|draft| draft.set_seats(number)),
                    Signal::derive(move || words.get().setup_seats_value(tell::seats_key(number.into()))),
                    None,
                )).collect_view()}
            </div>
            {move || if seats.get() == 4 { teams.map(together) } else { None }}
        </fieldset>
    }
}

/// Who plays each seat, and who begins.
pub(super) fn players(form: Form) -> View {
    let Form { draft, words, .. } = form;
    let seats = Memo::new(move || draft.with(|draft| usize::from(draft.rules.seats)));
    let is_free = Memo::new(move || draft.with(|draft| draft.position.is_none()));
    view! {
        <h3>{move || words.get().setup_players()}</h3>
        <div class="form-players">
            {move || (0..seats.get()).map(|seat| player(form, seat)).collect_view()}
        </div>
        {move || is_free.get().then(|| first(form, seats.get()))}
    }
}

/// Who plays a seat.
fn player(form: Form, seat: usize) -> View {
    let Form { draft, words, .. } = form;
    let who = Memo::new(move || draft.with(|draft| draft.seats[seat].who));
    let (id, name_id) = (format!("seat-{seat}-player"), format!("seat-{seat}-name"));
    let (about_id, help_id) = (format!("seat-{seat}-about"), format!("seat-{seat}-help"));
    let choose = move |event: web_sys::Event| {
        let key = event_target_value(&event);
        if let Some(who) = Who::all().find(|who| who.key() == key) {
            draft.update(|draft| draft.seats[seat].who = who);
        }
    };
    let name = {
        let (name_id, help_id) = (name_id.clone(), help_id.clone());
        move || {
            view! {
                <label for=name_id.clone()>{move || words.get().setup_name()}</label>
                <input type="text" id=name_id.clone() data-testid=name_id.clone() maxlength="40"
                    autocomplete="off" aria-describedby=help_id.clone()
                    prop:value=move || draft.with(|draft| draft.seats[seat].name.clone())
                    on:input=move |event| {
                        let name = event_target_value(&event);
                        draft.update(|draft| draft.seats[seat].name = name);
                    }/>
                <p class="form-about" id=help_id.clone()>{move || words.get().setup_name_help()}</p>
            }
        }
    };
    let about = move || match who.get() {
        Who::Person => String::new(),
        Who::Level(level) => words.get().setup_level_about(level.into()),
        Who::Adaptive => {
            // Half a level up is nearer to the next.
            let level = (form.settings.adaptive.get() + 500) / 1000;
            words.get().setup_adaptive_about(level.clamp(1, 8).into())
        }
    };
    let is_person = Memo::new(move || who.get() == Who::Person);
    view! {
        <fieldset class="form-set form-player">
            {legend(Signal::derive(move || words.get().player_numbered(seat as i64 + 1)))}
            <label for=id.clone()>{move || words.get().setup_seat()}</label>
            <select id=id.clone() data-testid=id aria-describedby=about_id.clone() on:change=choose
                prop:value=move || who.get().key()>
                {Who::all().map(|one| view! {
                    <option value=one.key() selected=move || who.get() == one>
                        {move || who_name(form, one)}
                    </option>
                }).collect_view()}
            </select>
            <p class="form-about" id=about_id>{about}</p>
            {move || is_person.get().then(&name)}
        </fieldset>
    }
}

fn who_name(form: Form, who: Who) -> String {
    let words = form.words.get();
    match who {
        Who::Person => words.setup_person(),
        Who::Adaptive => words.setup_adaptive(),
        Who::Level(level) => words.setup_level(level.into(), &words.setup_level_name(level.into())),
    }
}

/// Who makes the first move.
fn first(form: Form, seats: usize) -> View {
    let Form { draft, words, .. } = form;
    let by_lot = Memo::new(move || draft.with(|draft| draft.by_lot));
    let first = Memo::new(move || draft.with(|draft| usize::from(draft.rules.first)));
    let choose = move |seat: Option<usize>| {
        draft.update(|draft| {
            draft.by_lot = seat.is_none();
            draft.rules.first = seat.unwrap_or(0) as u8;
        });
    };
    let lot = radio(
        "starts",
        "lot",
        by_lot.into(),
        move || choose(None),
        Signal::derive(move || words.get().setup_first_lot()),
        None,
    );
    view! {
        <fieldset class="form-set">
            {legend(Signal::derive(move || words.get().setup_first()))}
            <div class="form-choices">
                {(0..seats).map(|seat| radio(
                    "starts",
                    &seat.to_string(),
                    Signal::derive(move || !by_lot.get() && first.get() == seat),
                    move || choose(Some(seat)),
                    Signal::derive(move || words.get().player_numbered(seat as i64 + 1)),
                    None,
                )).collect_view()}
                {lot}
            </div>
        </fieldset>
    }
}
