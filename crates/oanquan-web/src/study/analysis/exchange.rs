//! The record of the tree, to be taken along, and texts that bring a game or a position.

use oanquan::{Setup, SetupFault};
use oanquan_session::{Arrangement, ImportError, Table, import, tell};
use oanquan_view::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;

use super::room::Room;
use crate::shelf::send;

/// The name of the file.
const FILE: &str = "oanquan-analysis.oaq";

/// Taking along and bringing.
pub(super) fn exchange(room: Room) -> View {
    let (study, words) = (room.desk.study, room.desk.play.tools.words);
    let error = RwSignal::new(None::<ImportError>);
    let typed = NodeRef::<web_sys::HtmlTextAreaElement>::new();
    let record = Memo::new(move || room.with(|tree| tree.to_record().to_string()));
    let adds_up = Memo::new(move || room.faults.with(Vec::is_empty));
    let take = move |text: &str| match read(text) {
        Ok((table, faults)) => {
            error.set(None);
            room.sit_down(&table, faults);
        }
        Err(found) => error.set(Some(found)),
    };
    let take_file = move |input: HtmlInputElement| {
        let file = input.files().and_then(|files| files.item(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            if let Some(text) = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
                take(&text);
            }
        });
        // The same file can be chosen again.
        input.set_value("");
    };
    let faults = move || {
        let words = words.get();
        let told = room.faults.with(|faults| tell::setup_faults(words, faults));
        (!told.is_empty()).then(|| {
            let told = told.into_iter().map(|text| view! { <li>{text}</li> }).collect_view();
            view! { <div class="notice"><p>{study.get().analysis_odd()}</p><ul>{told}</ul></div> }
        })
    };
    view! {
        <div role="status" data-testid="analysis-faults">{faults}</div>
        <section class="analysis-exchange" aria-labelledby="analysis-bring">
            <h3 id="analysis-bring">{move || study.get().analysis_bring()}</h3>
            <label for="analysis-text">{move || study.get().analysis_text()}</label>
            <textarea id="analysis-text" dir="ltr" data-testid="analysis-text" class="form-wide" rows="3" node_ref=typed
                spellcheck="false" autocapitalize="none" autocomplete="off" aria-describedby="analysis-wrong"
                aria-invalid=move || error.with(Option::is_some).then_some("true")></textarea>
            <p role="alert" class="form-error" id="analysis-wrong" data-testid="analysis-wrong">
                {move || error.with(|error| error.as_ref().map(|error| tell::import_error(words.get(), error)))}
            </p>
            <div class="analysis-tools">
                <button type="button" data-testid="analysis-read"
                    on:click=move |_| typed.get_untracked().into_iter().for_each(|field| take(&field.value()))>
                    {move || study.get().analysis_read()}
                </button>
                <div class="form-field">
                <input type="file" class="unseen form-file" id="analysis-file" data-testid="analysis-file"
                    accept=".oaq,.txt,text/x-oanquan,text/plain"
                    on:change=move |event| take_file(event_target(&event))/>
                <label for="analysis-file" class="form-file-button">{move || words.get().shelf_import_file()}</label>
                </div>
            </div>
            <h3>{move || study.get().analysis_take()}</h3>
            <Show when=move || adds_up.get()>
                <textarea class="form-wide" dir="ltr" readonly rows="4" data-testid="analysis-record" spellcheck="false"
                    aria-label=move || study.get().analysis_take() prop:value=move || record.get()></textarea>
                <button type="button" data-testid="analysis-download"
                    on:click=move |_| {
                        // A browser that cannot save files says so itself.
                        let _ = send::download(FILE, &record.get_untracked());
                    }>
                    {move || words.get().shelf_download()}
                </button>
            </Show>
            <Show when=move || !adds_up.get()>
                <p class="quiet">{move || study.get().analysis_no_record()}</p>
            </Show>
        </section>
    }
    .into_view()
}

/// A game, the first of several, or a position: with what does not add up in it.
fn read(text: &str) -> Result<(Table, Vec<SetupFault>), ImportError> {
    match import(text) {
        Ok(mut tables) if !tables.is_empty() => Ok((tables.swap_remove(0), Vec::new())),
        Ok(_) => Err(ImportError::Empty),
        Err(error) => {
            let setup = leniently(text).parse::<Setup>().ok();
            let studied = setup.and_then(|setup| setup.study_position().ok()).ok_or(error)?;
            let (first, faults) = studied;
            let arrangement = Arrangement { first: Some(first), ..Arrangement::default() };
            Ok((Table::new(arrangement).expect("the rules of a position have no faults"), faults))
        }
    }
}

/// A position line as somebody has meant it: with any space between its fields, and without those at its end that say
/// nothing yet.
fn leniently(text: &str) -> String {
    let plain = text.trim_start_matches('\u{feff}').replace('_', " ");
    let mut fields: Vec<&str> = plain.split_whitespace().collect();
    let seats = fields.get(1).map_or(0, |squares| squares.matches('/').count() + 1);
    let (none, rules) = match seats {
        2 => ("0,0", "seed"),
        3 => ("0,0,0", "three"),
        4 => ("0,0,0,0", "four"),
        _ => return fields.join(" "),
    };
    let meant = ["0", none, none, "-", "0", "0", rules];
    let known = fields.len() - 2;
    fields.extend(meant.iter().skip(known));
    fields.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_with_other_spaces_and_fewer_fields_is_read_and_what_does_not_add_up_is_told() {
        let whole = "oaq1 5,5,4,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";
        let found = |text: &str| {
            let (table, faults) = read(text).unwrap();
            (table.position().to_string(), faults)
        };
        let expected = (whole.to_string(), vec![SetupFault::CitizenTotal { found: 49, expected: 50 }]);
        for text in [
            whole,
            "\u{feff} oaq1  5,5,4,5,5,Q/5,5,5,5,5,Q\n0\t0,0 0,0 - 0 0 seed ",
            "oaq1_5,5,4,5,5,Q/5,5,5,5,5,Q__0",
            "oaq1 5,5,4,5,5,Q/5,5,5,5,5,Q",
        ] {
            assert_eq!(found(text), expected, "{text}");
        }
        let four = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q/5,5,5,5,5,Q";
        assert_eq!(found(four).1, []);
        assert_eq!(found("1. 9r *").0, Table::from_text("1. 9r *").unwrap().position().to_string());
    }

    #[test]
    fn what_is_no_position_is_refused() {
        for text in ["", "oaq1", "oaq1 5,5", "nonsense", "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 7 0,0"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
