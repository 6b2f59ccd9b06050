//! An interval from the engine's search, under rules by which the stones alone do not decide.

use std::io::Write;

use oanquan::{Game, NotBare, Position};
use oanquan_engine::{Limits, Table, Value};

use super::{Args, Budget};
use crate::failure::bad_use;
use crate::thinking::{self, Means};

/// Searches, and tells what is proved; whether that is the value.
pub(super) fn prove(
    args: &Args,
    position: &Position,
    why: &NotBare,
    budget: &Budget,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    if args.certificate.is_some() || args.table.is_some() || args.keep.is_some() || args.moves {
        return Err(bad_use(format!("{why}, so --certificate, --table, --keep and --moves have no meaning")));
    }
    writeln!(out, "The engine searches, as the stones alone do not decide: {why}.")?;
    let game = Game::new(*position);
    let table = Table::new(args.hash);
    let limits = Limits { depth: args.depth, nodes: args.nodes, time: None, lines: 1 };
    let means =
        Means { table: &table, threads: args.threads, stop: &budget.stop, begun: budget.begun, tables: None };
    let mut told = None;
    let report = thinking::search(&game, limits, &means, &mut |report| {
        let value = report.best().map(|line| line.value);
        if let Some(value) = value.filter(|value| told != Some(*value)) {
            told = Some(value);
            // With standard output closed there is nobody to tell, and the last word will say so.
            let _ = writeln!(out, "depth {:2}: {}, {} positions", report.depth, words(value), report.nodes);
        }
    });
    let value = report.best().map(|line| line.value);
    writeln!(out, "{}", value.map_or("nothing is proved".to_string(), words))?;
    Ok(value.is_some_and(Value::is_exact))
}

fn words(value: Value) -> String {
    match value {
        Value::Exact(points) => format!("proved: {points}"),
        Value::AtLeast(points) => format!("proved: {points} or more"),
        Value::AtMost(points) => format!("proved: {points} or less"),
        Value::Estimate(score) => format!("nothing proved; an estimate: {}.0", score.points()),
    }
}
