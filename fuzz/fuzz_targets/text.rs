//! Any text: no parser panics, and what parses prints a text that parses to the same value.

#![no_main]

use std::fmt::Display;
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use oanquan::{AnnotatedMove, Move, Position, Record, Rules, Setup};

fn round_trip<T: FromStr + Display + PartialEq>(text: &str) {
    let Ok(value) = text.parse::<T>() else { return };
    let printed = value.to_string();
    assert!(printed.parse().is_ok_and(|again: T| again == value), "{text:?} prints {printed:?}");
}

fuzz_target!(|text: &str| {
    round_trip::<Move>(text);
    round_trip::<AnnotatedMove>(text);
    round_trip::<Rules>(text);
    round_trip::<Position>(text);
    round_trip::<Record>(text);
    if let Ok(setup) = text.parse::<Setup>() {
        let _ = setup.study_position().map(|(position, _)| position.to_string());
    }
    let records = Record::parse_all(text).unwrap_or_default();
    let printed: String = records.iter().map(ToString::to_string).collect();
    assert!(Record::parse_all(&printed).is_ok_and(|again| again == records), "{text:?} prints {printed:?}");
    for record in &records {
        let _ = record.replay();
    }
});
