//! The presets of the rules.

use oanquan::Rules;
use oanquan_view::prelude::*;

use super::Form;
use super::draft::Draft;
use super::tell;
use crate::settings::fields::{legend, radio};

/// The presets, each with what it is; rules of one's own are marked as such.
pub(super) fn presets(form: Form) -> View {
    let Form { draft, words, .. } = form;
    let preset = Memo::new(move || draft.with(Draft::preset));
    let own = move || {
        preset.get().is_none().then(|| {
            radio(
                "preset",
                "own",
                Signal::derive(move || preset.get().is_none()),
                || (),
                Signal::derive(move || words.get().setup_rules_own()),
                Some(Signal::derive(move || words.get().setup_rules_own_about())),
            )
        })
    };
    view! {
        <fieldset class="form-set">
            {legend(Signal::derive(move || words.get().setup_rules()))}
            <div class="form-choices">
                {Rules::PRESETS.iter().enumerate().map(|(place, &(name, _))| radio(
                    "preset",
                    name,
                    Signal::derive(move || preset.get() == Some(place)),
                    move || draft.update(|draft| draft.set_preset(place)),
                    Signal::derive(move || tell::preset_name(words.get(), place)),
                    Some(Signal::derive(move || words.get().rules_preset_about(name))),
                )).collect_view()}
                {own}
            </div>
        </fieldset>
    }
}
