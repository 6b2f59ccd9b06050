//! A review for other programs, in the form of `docs/notation.md`: a line a move, and one of sums.

use std::io::Write;

use oanquan::{Game, Seat};
use oanquan_engine::{Explained, Reason};
use oanquan_study::review::{Class, Kind, Review, Verdict, Worth};
use serde::Serialize;
use serde_json::{Map, Number, Value, json};

use super::super::json::{LineText, bound};
use crate::values;

#[derive(Serialize)]
struct Row {
    game: usize,
    ply: u32,
    position: String,
    turn: u8,
    #[serde(rename = "move")]
    mv: String,
    class: Option<&'static str>,
    loss: Option<Number>,
    loss_bound: Option<&'static str>,
    best: Option<String>,
    lines: Vec<LineText>,
}

/// A move.
pub(super) fn tell_move(
    out: &mut impl Write,
    number: usize,
    game: &Game,
    place: usize,
    verdict: Option<&Verdict<Reason>>,
    explained: &[Explained],
) -> anyhow::Result<()> {
    let position = &game.positions()[place];
    let lines = explained.iter().map(|Explained { mv, value, pv, .. }| LineText {
        mv: mv.to_string(),
        score: values::json(*value),
        bound: bound(*value),
        pv: pv.iter().map(ToString::to_string).collect(),
    });
    let row = Row {
        game: number,
        ply: position.ply(),
        position: position.to_string(),
        turn: position.turn().number(),
        mv: game.moves()[place].to_string(),
        class: verdict.map(|verdict| verdict.class.word()),
        loss: verdict.map(|verdict| amount(verdict.loss)),
        loss_bound: verdict.map(|verdict| of_kind(verdict.loss.kind)),
        best: verdict.map(|verdict| verdict.best.mv.to_string()),
        lines: lines.collect(),
    };
    writeln!(out, "{}", serde_json::to_string(&row)?)?;
    Ok(())
}

/// All moves together.
pub(super) fn tell_sums(
    out: &mut impl Write,
    number: usize,
    game: &Game,
    review: &Review<Reason>,
    is_whole: bool,
) -> anyhow::Result<()> {
    let seats = Seat::all(game.position().rules().seats).map(|seat| {
        let summary = review.summaries[seat];
        let mut sums = Map::from_iter([
            ("seat".to_string(), seat.number().into()),
            ("moves".to_string(), summary.moves.into()),
            ("lost".to_string(), summary.lost.into()),
        ]);
        sums.extend(Class::ALL.map(|class| (class.word().to_string(), summary.count(class).into())));
        Value::Object(sums)
    });
    let margin = |margin: Worth| json!({"score": amount(margin), "bound": of_kind(margin.kind)});
    let margins = review.margins.iter().map(|known| known.map(margin));
    let sums = json!({
        "game": number,
        "whole": is_whole,
        "seats": seats.collect::<Vec<_>>(),
        "margins": margins.collect::<Vec<_>>(),
    });
    writeln!(out, "{sums}")?;
    Ok(())
}

/// A number: whole where it is proved, with a decimal where it is an estimate.
fn amount(worth: Worth) -> Number {
    match worth.kind {
        // Only what is not finite has no number.
        Kind::Estimate => Number::from_f64(worth.points as f64).unwrap_or_else(|| 0.into()),
        Kind::Exact | Kind::AtLeast | Kind::AtMost => worth.points.into(),
    }
}

const fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Exact => "exact",
        Kind::AtLeast => "lower",
        Kind::AtMost => "upper",
        Kind::Estimate => "estimate",
    }
}
