//! The small parts that all forms are made of: radio buttons, switches, and their words.

use oanquan_view::prelude::*;

/// A text that follows the language.
pub(crate) type Text = Signal<String>;

/// A radio button of a group, with a name and, below it, what it means.
pub(crate) fn radio(
    group: &'static str,
    value: &str,
    checked: Signal<bool>,
    choose: impl Fn() + 'static,
    name: Text,
    about: Option<Text>,
) -> View {
    let id = format!("{group}-{value}");
    let about_id = format!("{id}-about");
    let described = about.is_some().then(|| about_id.clone());
    view! {
        <div class="form-choice">
            <input type="radio" id=id.clone() name=group value=value.to_string() data-testid=id.clone()
                aria-describedby=described prop:checked=move || checked.get() on:change=move |_| choose()/>
            <label for=id>{move || name.get()}</label>
            {about.map(|about| view! { <p class="form-about" id=about_id>{move || about.get()}</p> })}
        </div>
    }
}

/// A switch, with a name and what it does.
pub(crate) fn switch(
    id: &'static str,
    on: Signal<bool>,
    set: impl Fn(bool) + 'static,
    name: Text,
    about: Text,
) -> View {
    let about_id = format!("{id}-about");
    view! {
        <div class="form-choice">
            <input type="checkbox" role="switch" id=id data-testid=id aria-describedby=about_id.clone()
                prop:checked=move || on.get() on:change=move |event| set(event_target_checked(&event))/>
            <label for=id>{move || name.get()}</label>
            <p class="form-about" id=about_id>{move || about.get()}</p>
        </div>
    }
}

/// The name of a group of fields.
pub(crate) fn legend(text: Text) -> View {
    view! { <legend class="form-legend">{move || text.get()}</legend> }
}
