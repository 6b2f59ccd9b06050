//! A field for a number, which says so when something else stands in it.

use oanquan_view::prelude::*;
use oanquan_words::Study;

/// The most that a field takes: so many stones no board holds.
const MOST: u8 = u8::MAX;

/// A field in which no number stands.
#[derive(Clone, PartialEq)]
struct Wrong {
    id: String,
    /// What the field is called.
    label: String,
    /// What stands there.
    text: String,
}

/// All fields in which no number stands.
#[derive(Clone, Copy)]
pub(super) struct Bad(RwSignal<Vec<Wrong>>);

impl Default for Bad {
    fn default() -> Bad {
        Bad(RwSignal::new(Vec::new()))
    }
}

impl Bad {
    /// Whether there are none.
    pub(super) fn is_empty(self) -> bool {
        self.0.with_untracked(Vec::is_empty)
    }

    /// What is wrong, a sentence each. Reactive.
    pub(super) fn told(self, study: Study) -> Vec<String> {
        let told = |wrong: &Wrong| study.analysis_number_wrong(&wrong.label, &wrong.text, i64::from(MOST));
        self.0.with(|all| all.iter().map(told).collect())
    }

    /// A field has a number again.
    pub(super) fn forget(self, id: &str) {
        if self.has_untracked(id) {
            self.0.update(|all| all.retain(|wrong| wrong.id != id));
        }
    }

    /// All fields have numbers again.
    pub(super) fn forget_all(self) {
        self.0.set(Vec::new());
    }

    fn has(self, id: &str) -> bool {
        self.0.with(|all| all.iter().any(|wrong| wrong.id == id))
    }

    fn has_untracked(self, id: &str) -> bool {
        untrack(|| self.has(id))
    }

    fn add(self, wrong: Wrong) {
        self.forget(&wrong.id);
        self.0.update(|all| all.push(wrong));
    }
}

/// A field for a number. What is no number is told, and the number stays as it was.
pub(super) fn number(
    bad: Bad,
    study: Signal<Study>,
    id: String,
    label: impl Fn() -> String + Clone + 'static,
    value: impl Fn() -> u32 + Copy + 'static,
    set: impl Fn(u8) + Copy + 'static,
) -> View {
    let (named, this, wrong_id) = (label.clone(), id.clone(), format!("{id}-wrong"));
    let take = move |text: String| match text.trim().parse() {
        Ok(number) => {
            bad.forget(&this);
            set(number);
        }
        Err(_) => bad.add(Wrong { id: this.clone(), label: untrack(&named), text }),
    };
    let (is_wrong, described) = (id.clone(), wrong_id.clone());
    let has_wrong = Memo::new(move || bad.has(&is_wrong));
    let this = id.clone();
    let told = move || {
        let wrong = bad.0.with(|all| all.iter().find(|wrong| wrong.id == this).cloned())?;
        Some(study.get().analysis_number_wrong(&wrong.label, &wrong.text, i64::from(MOST)))
    };
    view! {
        <div class="analysis-field">
            <label for=id.clone()>{label}</label>
            <input type="text" inputmode="numeric" autocomplete="off" id=id.clone() data-testid=id
                aria-invalid=move || has_wrong.get().then_some("true")
                aria-describedby=move || has_wrong.get().then(|| described.clone())
                prop:value=move || value().to_string() on:change=move |event| take(event_target_value(&event))/>
            <p class="form-error" id=wrong_id>{told}</p>
        </div>
    }
    .into_view()
}
