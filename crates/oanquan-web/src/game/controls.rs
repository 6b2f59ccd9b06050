//! The buttons beside the board. One that has nothing to do stays where it is and can have the focus, so that
//! nobody is lost when it comes to that.

use oanquan_session::Table;
use oanquan_view::prelude::*;
use oanquan_words::Words;
use wasm_bindgen::JsCast;

use super::Play;
use super::resign::Resign;
use crate::icon::Icon;
use crate::place::Place;
use crate::settings::{SPEEDS, speed_name};

/// A button with a picture and what it does.
#[component]
pub(super) fn Tool(
    /// Its name for tests.
    id: &'static str,
    /// Its picture.
    #[prop(into)]
    icon: Signal<Icon>,
    /// What it does.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it has something to do.
    #[prop(into, default = Signal::stored(true))]
    ready: Signal<bool>,
    /// For a switch: whether it is on.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// Whether it is what one is most likely to want.
    #[prop(optional)]
    main: bool,
    /// What it does when pressed.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class="tool" class:tool-main=main data-testid=id
            aria-disabled=move || (!ready.get()).then_some("true")
            aria-pressed=move || pressed.map(|pressed| pressed.get().to_string())
            on:click=move |_| if ready.get_untracked() { on_press.run(()) }>
            {move || icon.get().draw()}
            <span class="tool-label">{move || label.get()}</span>
        </button>
    }
}

/// The buttons that are wanted most, under the board.
#[component]
pub(super) fn MainControls(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let label = move |text: fn(Words) -> String| Signal::derive(move || text(words.get()));
    let looks = Memo::new(move || play.looking.get().is_some());
    let moved = Memo::new(move || play.table.with(|table| !table.game().moves().is_empty()));
    let may_hint = Signal::derive(move || {
        play.rests.get() && !play.seeks_hint.get() && play.table.with(Table::may_hint)
    });
    let watched = Memo::new(move || play.is_watched() && !play.table.with(Table::is_over));
    let serious = Memo::new(move || play.table.with(|table| table.arrangement().serious));
    let goes_on = move |table: &Table| table.round().is_some_and(|(_, after)| after.outcome().is_none());
    let again = Signal::derive(move || {
        let words = words.get();
        if play.table.with(goes_on) { words.rounds_next() } else { words.game_rematch() }
    });
    let usual = move || {
        view! {
            <Show when=move || play.failed.get()>
                <Tool id="retry" icon=Icon::Replay label=label(Words::game_retry) main=true
                    on_press=move |()| { play.retry(); focus_board(); }/>
            </Show>
            <Show when=move || watched.get()>
                <Tool id="pause" on_press=move |()| play.pause(!play.paused.get_untracked())
                    icon=Signal::derive(move || if play.paused.get() { Icon::Go } else { Icon::Pause })
                    label=Signal::derive(move || {
                        let words = words.get();
                        if play.paused.get() { words.game_continue() } else { words.game_pause() }
                    })/>
            </Show>
            <Show when=move || !serious.get()>
                <Tool id="undo" icon=Icon::Undo label=label(Words::game_undo) on_press=move |()| play.undo()
                    ready=Signal::derive(move || play.table.with(Table::can_undo))/>
                <Tool id="redo" icon=Icon::Redo label=label(Words::game_redo) on_press=move |()| play.redo()
                    ready=Signal::derive(move || play.table.with(Table::can_redo))/>
                <Show when=move || !watched.get() && !play.is_ended()>
                    <Tool id="hint" icon=Icon::Hint label=label(Words::game_hint) ready=may_hint
                        on_press=move |()| play.ask_hint()/>
                </Show>
            </Show>
            <Tool id="replay" icon=Icon::Replay label=label(Words::game_replay) ready=moved
                on_press=move |()| play.replay()/>
            <Show when=move || play.is_ended()>
                <Tool id="rematch" icon=Icon::Rematch label=again main=true
                    on_press=move |()| { play.rematch(); focus_board(); }/>
                <Tool id="new-game" icon=Icon::New label=label(Words::game_new)
                    on_press=move |()| Place::NewGame.go()/>
            </Show>
        }
    };
    let looking = move || {
        view! {
            <Tool id="look-before" icon=Icon::Back label=label(Words::game_look_before)
                ready=Signal::derive(move || play.looking.get() > Some(0))
                on_press=move |()| play.look_further(false)/>
            <Tool id="look-after" icon=Icon::Forward label=label(Words::game_look_after)
                on_press=move |()| play.look_further(true)/>
            <Tool id="look-back" icon=Icon::Go label=label(Words::game_look_back) main=true
                on_press=move |()| { play.look_at_present(); focus_board(); }/>
        }
    };
    view! {
        <div class="tools" role="group" aria-label=move || words.get().game_tools()>
            <Show when=move || looks.get() fallback=usual>{looking()}</Show>
        </div>
    }
}

/// The buttons that are wanted less often.
#[component]
pub(super) fn MoreControls(
    /// The game.
    play: Play,
) -> impl IntoView {
    let words = play.tools.words;
    let settings = play.tools.settings;
    let label = move |text: fn(Words) -> String| Signal::derive(move || text(words.get()));
    let speeds = move || {
        SPEEDS.map(|speed| {
            view! {
                <option value=speed_name(speed) selected=move || settings.speed.get() == speed>
                    {move || words.get().settings_speed_value(speed_name(speed))}
                </option>
            }
        })
    };
    let set_speed = move |value: String| {
        if let Some(speed) = SPEEDS.into_iter().find(|speed| speed_name(*speed) == value) {
            settings.speed.set(speed);
        }
    };
    view! {
        <div class="tools tools-more" role="group" aria-label=move || words.get().game_tools_more()>
            <label class="speed">
                <span>{move || words.get().game_speed()}</span>
                <select data-testid="speed" on:change=move |event| set_speed(event_target_value(&event))
                    prop:value=move || speed_name(settings.speed.get())>
                    {speeds()}
                </select>
            </label>
            <Tool id="sound" label=label(Words::game_sound) pressed=settings.sound
                icon=Signal::derive(move || if settings.sound.get() { Icon::Sound } else { Icon::Silence })
                on_press=move |()| {
                    settings.sound.update(|sound| *sound = !*sound);
                    play.tools.sounds.allow();
                }/>
            <Tool id="preview" icon=Icon::Preview label=label(Words::game_preview) pressed=settings.preview
                on_press=move |()| settings.preview.update(|preview| *preview = !*preview)/>
            <Resign play/>
        </div>
    }
}

/// Gives the board the focus, where a button that had it is gone.
pub(crate) fn focus_board() {
    // The focus is a convenience: without it Tab begins at the top.
    let _ = request_animation_frame(|| {
        let square = document().query_selector(".game-board [data-square][tabindex='0']");
        if let Ok(Some(square)) = square
            && let Some(square) = square.dyn_ref::<web_sys::SvgElement>()
        {
            let _ = square.focus();
        }
    });
}
