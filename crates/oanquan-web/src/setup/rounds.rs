//! One game, or a match of rounds (R21).

use oanquan_view::prelude::*;

use super::Form;
use crate::settings::fields::{legend, radio};

/// The choice; nothing where a match cannot be.
pub(super) fn rounds(form: Form) -> View {
    let Form { draft, words, .. } = form;
    let matches = Memo::new(move || draft.with(|draft| draft.matches().collect::<Vec<_>>()));
    let choice = move |fields: Option<u8>| {
        radio(
            "rounds",
            &fields.map_or_else(|| "none".to_string(), |fields| fields.to_string()),
            Signal::derive(move || draft.with(|draft| draft.fields) == fields),
            move || draft.update(|draft| draft.fields = fields),
            Signal::derive(move || match fields {
                None => words.get().setup_rounds_none(),
                Some(fields) => words.get().setup_rounds_fields(fields.into()),
            }),
            None,
        )
    };
    let choices = move || {
        let matches = matches.get();
        (!matches.is_empty()).then(|| {
            let all = [None].into_iter().chain(matches.into_iter().map(Some));
            view! {
                <fieldset class="form-set">
                    {legend(Signal::derive(move || words.get().setup_rounds()))}
                    <p class="form-about">{move || words.get().setup_rounds_about()}</p>
                    <div class="form-choices">{all.map(choice).collect_view()}</div>
                </fieldset>
            }
        })
    };
    choices.into_view()
}
