//! The form of a new game: at once with one click, or with everything chosen.

mod demonstration;
mod draft;
mod notation;
mod option_field;
mod options;
mod players;
mod presets;
mod rounds;
mod tell;
mod tiny_board;

use oanquan_session::Arrangement;
use oanquan_session::tell::rules_fault;
use oanquan_view::prelude::*;
use oanquan_words::Words;

use crate::settings::Settings;
use crate::settings::fields::switch;
use draft::{Draft, Quick};
use option_field::option_field;
use options::OPTIONS;

/// What the parts of the form share.
#[derive(Clone, Copy)]
struct Form {
    draft: RwSignal<Draft>,
    words: Signal<Words>,
    settings: Settings,
}

/// The form of a new game: `given` fills it, `on_start` gets what was agreed. Wants [`Settings`] and the
/// words as contexts.
#[component]
pub(crate) fn NewGame(
    /// What to begin with, such as the last game's agreement.
    given: Signal<Option<Arrangement>>,
    /// What was agreed.
    on_start: Callback<Arrangement>,
) -> impl IntoView {
    let settings: Settings = expect_context();
    let words: Signal<Words> = expect_context();
    let draft = RwSignal::new(Draft::default());
    Effect::new(move |_| {
        if let Some(arrangement) = given.get() {
            draft.set(Draft::of(&arrangement));
        }
    });
    let form = Form { draft, words, settings };
    let start = move |draft: &Draft| {
        // With faults nothing starts; what they are stands beside the button.
        if let Ok(arrangement) = draft.arrangement(settings.adaptive.get_untracked(), seed()) {
            on_start.run(arrangement);
        }
    };
    let has_position = Memo::new(move || draft.with(|draft| draft.position.is_some()));
    view! {
        <section class="form-page">
            <h2>{move || words.get().setup_quick()}</h2>
            <div class="form-quick">
                {Quick::ALL.map(|quick| quick_start(words, quick, move || start(&Draft::quick(quick)))).collect_view()}
            </div>
            <form novalidate on:submit=move |event| {
                event.prevent_default();
                draft.with_untracked(start);
            }>
                <h2>{move || words.get().setup_details()}</h2>
                {move || if has_position.get() {
                    from_position(form)
                } else {
                    players::seats(form)
                }}
                {players::players(form)}
                {switch(
                    "serious",
                    Signal::derive(move || draft.with(|draft| draft.serious)),
                    move |on| draft.update(|draft| draft.serious = on),
                    Signal::derive(move || words.get().setup_serious()),
                    Signal::derive(move || words.get().setup_serious_about()),
                )}
                {rounds::rounds(form)}
                {move || (!has_position.get()).then(|| rules(form))}
                {start_button(form)}
            </form>
        </section>
    }
}

/// A button that starts a game at once.
fn quick_start(words: Signal<Words>, quick: Quick, start: impl Fn() + 'static) -> View {
    view! {
        <button type="button" class="form-quick-game" data-testid=format!("quick-{}", quick.key())
            on:click=move |_| start()>
            <span class="form-quick-name">{move || words.get().setup_quick_name(quick.key())}</span>
            <span class="form-quick-about">{move || words.get().setup_quick_about(quick.key())}</span>
        </button>
    }
}

/// The position that the game begins from, with a way back to the usual start.
fn from_position(form: Form) -> View {
    let Form { draft, words, .. } = form;
    let position = draft.with_untracked(|draft| draft.position);
    let Some(position) = position else { return ().into_view() };
    view! {
        <div class="form-set" data-testid="position">
            <h3>{move || words.get().setup_position()}</h3>
            <p>{move || words.get().setup_position_about(&position.rules().to_string())}</p>
            {tiny_board::still(words, &position)}
            <button type="button" data-testid="position-drop"
                on:click=move |_| draft.update(|draft| draft.position = None)>
                {move || words.get().setup_position_drop()}
            </button>
        </div>
    }
}

/// The rules: presets, one line, and every option.
fn rules(form: Form) -> View {
    let words = form.words;
    let opened = RwSignal::new(false);
    view! {
        {presets::presets(form)}
        {notation::notation(form)}
        <details class="form-options" on:toggle=move |_| opened.set(true)>
            <summary data-testid="options">{move || words.get().setup_options()}</summary>
            // Made when they are asked for: there are many.
            {move || opened.get().then(|| OPTIONS.map(|option| option_field(form, option)).collect_view())}
        </details>
    }
}

/// The button that starts, and why it does not.
fn start_button(form: Form) -> View {
    let Form { draft, words, .. } = form;
    let fault = Memo::new(move || draft.with(|draft| draft.arrangement(0, 0).err()));
    let why = move || {
        fault.get().map(|fault| {
            let words = words.get();
            words.setup_start_not(&rules_fault(words, &fault))
        })
    };
    view! {
        <div class="form-start">
            <button type="submit" class="tool-main" data-testid="start" aria-describedby="start-not"
                aria-disabled=move || fault.get().is_some().then_some("true")>
                {move || words.get().setup_start()}
            </button>
            <p id="start-not" class="form-error" role="status">{why}</p>
        </div>
    }
}

/// Something by which no two games are alike; whole, for it is written down as a number of JavaScript.
fn seed() -> u64 {
    const WHOLE: f64 = 9_007_199_254_740_992.0;
    (js_sys::Math::random() * WHOLE) as u64
}
