//! The page of settings. Everything holds at once.

use oanquan_view::prelude::*;
use oanquan_words::{Language, Words};

use super::Settings;
use super::fields::{legend, radio, switch};
use super::values::{SPEEDS, Theme, speed_name};
use crate::languages::Languages;

/// The page of settings. Wants [`Settings`], [`Languages`] and the words as contexts.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let settings: Settings = expect_context();
    let languages: Languages = expect_context();
    let words: Signal<Words> = expect_context();
    let switches = [
        ("settings-sound", "sound", settings.sound),
        ("settings-preview", "preview", settings.preview),
        ("settings-face-to-face", "face_to_face", settings.face_to_face),
        ("settings-labels", "labels", settings.labels),
    ];
    view! {
        <section class="form-page" data-testid="settings">
            <fieldset class="form-set">
                {legend(Signal::derive(move || words.get().settings_language()))}
                <div class="form-choices">
                    {Language::ALL.map(|language| choose_language(settings, languages, language)).collect_view()}
                </div>
                <div role="alert" data-testid="settings-language-failed">
                    {move || languages.failed().get().map(|language| view! {
                        <p class="form-error">{words.get().settings_language_failed(language.own_name())}</p>
                    })}
                </div>
            </fieldset>
            <fieldset class="form-set">
                {legend(Signal::derive(move || words.get().settings_theme()))}
                <div class="form-choices">
                    {Theme::ALL.map(|theme| radio(
                        "settings-theme",
                        theme.name(),
                        Signal::derive(move || settings.theme.get() == theme),
                        move || settings.theme.set(theme),
                        Signal::derive(move || words.get().settings_theme_value(theme.name())),
                        None,
                    )).collect_view()}
                </div>
            </fieldset>
            <fieldset class="form-set">
                {legend(Signal::derive(move || words.get().settings_speed()))}
                <div class="form-choices">
                    {SPEEDS.map(|speed| radio(
                        "settings-speed",
                        speed_name(speed),
                        Signal::derive(move || settings.speed.get() == speed),
                        move || settings.speed.set(speed),
                        Signal::derive(move || words.get().settings_speed_value(speed_name(speed))),
                        Some(Signal::derive(move || words.get().settings_speed_about(speed_name(speed)))),
                    )).collect_view()}
                </div>
            </fieldset>
            <fieldset class="form-set">
                {legend(Signal::derive(move || words.get().settings_more()))}
                <div class="form-choices">
                    {switches.map(|(id, name, setting)| switch(
                        id,
                        setting.into(),
                        move |on| setting.set(on),
                        Signal::derive(move || words.get().settings_switch(name)),
                        Signal::derive(move || words.get().settings_switch_about(name)),
                    )).collect_view()}
                </div>
            </fieldset>
        </section>
    }
}

/// A language under its own name. Until one is chosen, that of the browser is.
fn choose_language(settings: Settings, languages: Languages, language: Language) -> View {
    view! {
        <div lang=language.code()>
            {radio(
                "settings-language",
                language.code(),
                Signal::derive(move || languages.chosen().get() == language),
                move || languages.choose(settings, language),
                Signal::stored(language.own_name().to_string()),
                None,
            )}
        </div>
    }
}
