//! The form that takes games in: files chosen or dropped, and pasted text.

use oanquan_view::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, Event, File, FileList, HtmlInputElement};

use super::page::Desk;
use super::read::{Unread, read};

/// Why a file brought nothing.
#[derive(Clone, PartialEq)]
enum Fault {
    /// The browser could not read it.
    Unreadable,
    /// It holds no games.
    Unread(Unread),
}

/// The form.
pub(super) fn bring(desk: Desk) -> View {
    let words = desk.words;
    let faults = RwSignal::new(Vec::<(String, Fault)>::new());
    let over = RwSignal::new(false);
    let text = NodeRef::<web_sys::HtmlTextAreaElement>::new();
    let take_files = move |list: Option<FileList>| {
        let files = files_of(list);
        if files.is_empty() {
            return;
        }
        desk.begin();
        faults.set(Vec::new());
        spawn_local(async move {
            for file in files {
                match JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
                    Some(text) => take(desk, faults, &file.name(), &text),
                    None => faults.update(|faults| faults.push((file.name(), Fault::Unreadable))),
                }
            }
        });
    };
    let take_text = move || {
        let Some(field) = text.get_untracked() else { return };
        desk.begin();
        faults.set(Vec::new());
        take(desk, faults, "", &field.value());
        if faults.with_untracked(Vec::is_empty) {
            field.set_value("");
        }
    };
    // Anywhere on the page: a file dropped beside the form would take the browser away from it.
    on_window("dragover", move |event: DragEvent| {
        event.prevent_default();
        over.set(true);
    });
    on_window("dragleave", move |_: Event| over.set(false));
    on_window("drop", move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        take_files(event.data_transfer().and_then(|data| data.files()));
    });
    let has_fault = move || faults.with(|faults| !faults.is_empty()).then_some("true");
    view! {
        <section class="form-set form-drop" class:form-drop-over=move || over.get() aria-labelledby="import-title">
            <h2 id="import-title">{move || words.get().shelf_import()}</h2>
            <p class="form-about" id="import-about">{move || words.get().shelf_import_about()}</p>
            <div class="form-field">
                <input type="file" class="unseen form-file" id="import-file" data-testid="import-file" multiple
                    accept=".oaq,.txt,text/x-oanquan,text/plain" aria-describedby="import-about import-faults"
                    on:change=move |event| {
                        let input: HtmlInputElement = event_target(&event);
                        take_files(input.files());
                        // The same file can be chosen again.
                        input.set_value("");
                    }/>
                <label for="import-file" class="form-file-button">{move || words.get().shelf_import_file()}</label>
            </div>
            <div class="form-field">
                <label for="import-text">{move || words.get().shelf_import_text()}</label>
                <textarea id="import-text" data-testid="import-text" class="form-wide" rows="4" node_ref=text
                    spellcheck="false" autocapitalize="none" autocomplete="off"
                    aria-invalid=has_fault aria-describedby="import-about import-faults"></textarea>
                <button type="button" data-testid="import-read" on:click=move |_| take_text()>
                    {move || words.get().shelf_import_read()}
                </button>
            </div>
            <div id="import-faults" role="alert" data-testid="import-faults">
                {move || faults.get().into_iter().map(|(file, fault)| {
                    let why = match fault {
                        Fault::Unreadable => words.get().shelf_import_unreadable_file(),
                        Fault::Unread(unread) => unread.told(words.get()),
                    };
                    let told = if file.is_empty() { why } else { words.get().shelf_import_failed(&file, &why) };
                    view! { <p class="form-error">{told}</p> }
                }).collect_view()}
            </div>
        </section>
    }
}

/// Takes the games of a text in, all or none.
fn take(desk: Desk, faults: RwSignal<Vec<(String, Fault)>>, file: &str, text: &str) {
    match read(text) {
        Ok(tables) => desk.add(&tables),
        Err(unread) => faults.update(|faults| faults.push((file.to_string(), Fault::Unread(unread)))),
    }
}

fn files_of(list: Option<FileList>) -> Vec<File> {
    let Some(list) = list else { return Vec::new() };
    (0..list.length()).filter_map(|place| list.item(place)).collect()
}
