//! Moves that are typed: `7r`. A digit typed anywhere begins one.

use oanquan_view::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::Play;

/// The field for typed moves.
#[component]
pub(super) fn TypedMove(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let text = RwSignal::new(String::new());
    let field = NodeRef::<web_sys::HtmlInputElement>::new();
    let send = move || {
        let typed = text.get_untracked();
        if typed.trim().is_empty() {
            return;
        }
        if play.type_move(&typed) {
            text.set(String::new());
        } else if let Some(field) = field.get_untracked() {
            // The next thing typed takes its place.
            field.select();
        }
    };
    on_window("keydown", move |event: KeyboardEvent| {
        let Some(digit) = digit_of(&event).filter(|_| !is_typed_into(&event)) else { return };
        if let Some(field) = field.get_untracked() {
            event.prevent_default();
            text.set(digit);
            // A field that cannot have the focus has the digit all the same.
            let _ = field.focus();
        }
    });
    // Moves that are complete are played at once.
    let write = move |typed: String| {
        let complete = is_complete(&typed);
        text.set(typed);
        if complete {
            send();
        }
    };
    view! {
        <form class="typed" on:submit=move |event| {
            event.prevent_default();
            send();
        }>
            <label for="typed-move">{move || words.get().game_typed()}</label>
            <input id="typed-move" data-testid="typed-move" type="text" size="5" autocomplete="off"
                autocapitalize="none" spellcheck="false" enterkeyhint="go" placeholder="7r" node_ref=field
                aria-describedby="typed-help" prop:value=move || text.get()
                on:input=move |event| write(event_target_value(&event))
                on:keydown=move |event| if event.key() == "Escape" { text.set(String::new()); }/>
            <span id="typed-help" class="unseen">{move || words.get().game_typed_help()}</span>
            <button type="submit">{move || words.get().game_typed_play()}</button>
        </form>
    }
}

/// Whether a text is a whole move, whatever the board says to it.
fn is_complete(typed: &str) -> bool {
    let text = typed.trim();
    let number = text.trim_end_matches(['r', 'l', 'R', 'L']);
    !number.is_empty() && number.len() + 1 == text.len() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// The digit of a key that belongs to nobody else.
fn digit_of(event: &KeyboardEvent) -> Option<String> {
    let free = !event.ctrl_key() && !event.alt_key() && !event.meta_key() && !event.default_prevented();
    let key = event.key();
    (free && key.len() == 1 && key.as_bytes()[0].is_ascii_digit()).then_some(key)
}

/// Whether a key goes into a field.
fn is_typed_into(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| {
        matches!(element.closest("input, textarea, select, [contenteditable]"), Ok(Some(_)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_complete_with_its_letter() {
        for typed in ["7r", "0l", " 14R ", "99l"] {
            assert!(is_complete(typed), "{typed:?}");
        }
        for typed in ["", "7", "r", "7rr", "a7r", "r7", "-1r"] {
            assert!(!is_complete(typed), "{typed:?}");
        }
    }
}
