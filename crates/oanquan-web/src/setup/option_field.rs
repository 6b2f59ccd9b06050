//! One option of the rules: its values, what each means, and a board that shows it.

use oanquan_session::tell::rules_fault;
use oanquan_view::prelude::*;

use super::Form;
use super::options::RuleOption;
use super::tell;
use super::tiny_board::TinyBoard;
use crate::settings::fields::{legend, radio};

/// The field of an option. Its board comes when somebody attends to the option, and stays.
pub(super) fn option_field(form: Form, option: RuleOption) -> View {
    let Form { draft, words, .. } = form;
    let place = Memo::new(move || draft.with(|draft| option.get(&draft.rules)));
    let fault = Memo::new(move || draft.with(|draft| option.fault(&draft.rules)));
    let shown = RwSignal::new(false);
    let again = RwSignal::new(0);
    let set = move |place: usize| {
        draft.update(|draft| {
            option.set(&mut draft.rules, place);
            draft.by_lot &= option.name != "first";
        });
    };
    let fault_id = format!("rule-{}-fault", option.name);
    let described = fault_id.clone();
    let controls = if option.number(0).is_some() {
        by_number(form, option, place, set, &fault_id)
    } else {
        by_name(form, option, place, set)
    };
    let board =
        move || shown.get().then(|| view! { <TinyBoard option place again words settings=form.settings/> });
    let button = move || match shown.get() {
        false => words.get().setup_show(),
        true => words.get().setup_show_again(),
    };
    view! {
        <fieldset class="form-set form-option" data-testid=format!("rule-{}", option.name)
            aria-describedby=described on:focusin=move |_| shown.set(true)>
            {legend(Signal::derive(move || words.get().rules_option_name(option.name)))}
            <p class="form-about">{move || words.get().rules_option_about(option.name)}</p>
            {controls}
            <p class="form-error" id=fault_id role="alert">
                {move || fault.get().map(|fault| rules_fault(words.get(), &fault))}
            </p>
            <button type="button" class="form-show" data-testid=format!("show-{}", option.name)
                on:click=move |_| again.update(|times| *times += 1)>
                {button}
                <span class="unseen">": "{move || words.get().rules_option_name(option.name)}</span>
            </button>
            {board}
        </fieldset>
    }
}

/// Values with names: one below the other, each with what it means.
fn by_name(form: Form, option: RuleOption, place: Memo<usize>, set: impl Fn(usize) + Copy + 'static) -> View {
    let words = form.words;
    let one = move |(at, value): (usize, &&'static str)| {
        radio(
            option.name,
            value,
            Signal::derive(move || place.get() == at),
            move || set(at),
            Signal::derive(move || tell::value_name(words.get(), &option, at)),
            Some(Signal::derive(move || tell::value_about(words.get(), &option, at))),
        )
    };
    view! {
        <div class="form-choices">{option.values.iter().enumerate().map(one).collect_view()}</div>
    }
}

/// Values that are numbers: a list to choose from, and what the one chosen means.
fn by_number(
    form: Form,
    option: RuleOption,
    place: Memo<usize>,
    set: impl Fn(usize) + Copy + 'static,
    fault_id: &str,
) -> View {
    let words = form.words;
    let about_id = format!("rule-{}-about", option.name);
    let described = format!("{about_id} {fault_id}");
    let one = move |at: usize| {
        view! {
            <option value=at.to_string() selected=move || place.get() == at>
                {move || tell::value_name(words.get(), &option, at)}
            </option>
        }
    };
    view! {
        <select data-testid=format!("rule-{}-value", option.name) aria-describedby=described
            aria-label=move || words.get().rules_option_name(option.name)
            prop:value=move || place.get().to_string()
            on:change=move |event| {
                if let Ok(at) = event_target_value(&event).parse() {
                    set(at);
                }
            }>
            {(0..option.values.len()).map(one).collect_view()}
        </select>
        <p id=about_id>{move || tell::value_about(words.get(), &option, place.get())}</p>
    }
}
