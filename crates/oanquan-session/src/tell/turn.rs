//! A turn in words: the refill and its loans, lap by lap, what was captured, and who was passed over.

use oanquan::{Lender, Position, Step};
use oanquan_words::Words;

use super::name::{Named, named};
use super::{place, way};
use crate::preview::{Captured, captures as captured};
use crate::table::Table;
use crate::turn::Turn;

/// Relays of more laps than this are condensed.
const MOST_LAPS: usize = 6;

/// The laps at the start of a condensed relay that are told; with the last one they show where it went.
const TOLD_LAPS: usize = 3;

/// A turn as one paragraph.
pub fn turn(words: Words, table: &Table, turn: &Turn) -> String {
    let Turn { before, mv, steps, .. } = turn;
    let mover = named(words, table, before.turn());
    let mut sentences = refill(words, table, &mover, steps);
    let ring = before.ring();
    let mut laps = steps.iter().filter_map(|step| match *step {
        Step::Lift { square, stones, .. } => Some((place(words, ring, square), i64::from(stones))),
        _ => None,
    });
    if let Some((from, stones)) = laps.next() {
        sentences.push(words.told_sow(mover.who, &mover.name, stones, &from, way(mv.direction)));
    }
    let laps: Vec<String> = laps.map(|(from, stones)| words.told_lap(stones, &from)).collect();
    sentences.extend(relay(words, &laps));
    sentences.push(captures(words, table, before, steps));
    for step in steps {
        if let Step::Pass { seat } = step {
            let passed = named(words, table, *seat);
            sentences.push(words.told_pass(passed.who, &passed.name));
        }
    }
    sentences.join(" ")
}

/// The refill that a turn begins with (R5, R6), a sentence for each source.
fn refill(words: Words, table: &Table, mover: &Named, steps: &[Step]) -> Vec<String> {
    let Named { who, name } = mover;
    let sentence = |step: &Step| match step {
        Step::Refill { own: 0, .. } => Some(words.told_refill_borrowed(who, name)),
        Step::Refill { own, .. } => Some(words.told_refill(who, i64::from(*own), name)),
        Step::Loan { lender: Lender::Bank, citizens, .. } => {
            Some(words.told_loan_bank(who, name, i64::from(*citizens)))
        }
        Step::Loan { lender: Lender::Seat(lender), citizens, .. } => {
            let lender = named(words, table, *lender);
            Some(words.told_loan(who, name, i64::from(*citizens), lender.who, &lender.name))
        }
        _ => None,
    };
    steps.iter().map_while(sentence).collect()
}

/// The laps after the first one (R8), `None` when there are none.
fn relay(words: Words, laps: &[String]) -> Option<String> {
    let (last, before) = laps.split_last()?;
    if laps.len() <= MOST_LAPS {
        return Some(words.told_relay(&words.list(laps)));
    }
    Some(words.told_relay_long(laps.len() as i64, &words.list(&before[..TOLD_LAPS]), last))
}

/// What a turn captured, as one sentence.
pub fn captures(words: Words, table: &Table, before: &Position, steps: &[Step]) -> String {
    let mover = named(words, table, before.turn());
    let ring = before.ring();
    let captured = captured(before, steps);
    let text = |captured: &Captured| {
        if captured.mandarin {
            words.told_taken_mandarin(captured.points, &ring.name(captured.square).to_string())
        } else {
            words.told_taken(captured.points, &place(words, ring, captured.square))
        }
    };
    let taken: Vec<String> = captured.iter().map(text).collect();
    match taken.as_slice() {
        [] => words.told_nothing_captured(),
        [only] => words.told_capture(mover.who, &mover.name, only),
        _ => {
            let points = captured.iter().map(|captured| captured.points).sum();
            words.told_chain(mover.who, &mover.name, &words.list(&taken), points)
        }
    }
}
