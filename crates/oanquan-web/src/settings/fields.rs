//! The small parts that all forms are made of: radio buttons, switches, and their words.

use leptos::prelude::*;

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
) -> AnyView {
    let id = format!("{group}-{value}");
    let about_id = format!("{id}-about");
    let described = about.is_some().then(|| about_id.clone());
    view! {
        <div class="form-choice">
            <input type="radio" id=id.clone() name=group value=value.to_string() data-testid=id.clone()
                aria-describedby=described prop:checked=checked on:change=move |_| choose()/>
            <label for=id>{name}</label>
            {about.map(|about| view! { <p class="form-about" id=about_id>{about}</p> })}
        </div>
    }
    .into_any()
}

/// A switch, with a name and what it does.
pub(crate) fn switch(
    id: &'static str,
    on: Signal<bool>,
    set: impl Fn(bool) + 'static,
    name: Text,
    about: Text,
) -> AnyView {
    let about_id = format!("{id}-about");
    view! {
        <div class="form-choice">
            <input type="checkbox" role="switch" id=id data-testid=id aria-describedby=about_id.clone()
                prop:checked=on on:change=move |event| set(event_target_checked(&event))/>
            <label for=id>{name}</label>
            <p class="form-about" id=about_id>{about}</p>
        </div>
    }
    .into_any()
}

/// The name of a group of fields.
pub(crate) fn legend(text: Text) -> AnyView {
    view! { <legend class="form-legend">{text}</legend> }.into_any()
}
