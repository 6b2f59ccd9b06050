//! The rules in one line, to be read, copied and typed.

use oanquan::{ParseRulesError, Rules};
use oanquan_session::tell;
use oanquan_view::prelude::*;

use super::Form;

/// A field with the rules in notation.
pub(super) fn notation(form: Form) -> View {
    let Form { draft, words, .. } = form;
    let rules = Memo::new(move || draft.with(|draft| draft.rules));
    let typed = RwSignal::new(String::new());
    let error = RwSignal::new(None::<ParseRulesError>);
    // What is chosen elsewhere is written here.
    Effect::new(move |_| {
        typed.set(rules.get().to_string());
        error.set(None);
    });
    let read = move || match typed.get_untracked().trim().parse::<Rules>() {
        Ok(read) => {
            error.set(None);
            draft.update(|draft| {
                draft.by_lot = draft.by_lot && read.first == draft.rules.first;
                draft.rules = read;
            });
            // Printed in its one form, also where it was only spelled otherwise.
            typed.set(read.to_string());
        }
        Err(fault) => error.set(Some(fault)),
    };
    let told = move || {
        error.get().map(|fault| {
            let why = tell::unexpected(words.get(), &fault.found, &fault.expected);
            words.get().setup_notation_error(fault.column as i64, &why)
        })
    };
    view! {
        <div class="form-field">
            <label for="notation">{move || words.get().setup_notation()}</label>
            <input type="text" id="notation" data-testid="notation" class="form-wide" autocomplete="off"
                autocapitalize="none" spellcheck="false" aria-describedby="notation-help notation-error"
                aria-invalid=move || error.get().is_some().then_some("true")
                prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))
                on:change=move |_| read()/>
            <p class="form-about" id="notation-help">{move || words.get().setup_notation_help()}</p>
            <p class="form-error" id="notation-error" role="alert">{told}</p>
        </div>
    }
}
