//! `oanquan analyse --json`: the search for other programs, in the form of `docs/notation.md`.

use std::fmt;
use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use oanquan::EndReason;
use oanquan_engine::{Level, Limits, Line, MAX_DEPTH, Table, Time, Value};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::endgames::Endgames;
use crate::opponent;
use crate::requests::{self, Fault, Id, PositionText};
use crate::thinking::{self, Means};
use crate::values;

/// How long a search goes on when the request has no limit.
const PATIENCE: Duration = Duration::from_secs(1);

/// The most lines: no position has more moves.
const MOST_LINES: u64 = 10;

#[derive(Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an object with id, position and, if wanted, moves, rules, limits, multipv, level"
)]
struct Request {
    id: Id,
    position: PositionText,
    #[serde(default)]
    moves: Vec<String>,
    rules: Option<String>,
    #[serde(default, deserialize_with = "object")]
    limits: Option<LimitsText>,
    multipv: Option<u64>,
    level: Option<u64>,
}

impl requests::Request for Request {
    fn id(&self) -> &Id {
        &self.id
    }
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with depth, nodes or time_ms")]
struct LimitsText {
    depth: Option<u64>,
    nodes: Option<u64>,
    time_ms: Option<u64>,
}

/// Reads limits from an object alone: of a list nobody could say which number is which.
fn object<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<LimitsText>, D::Error> {
    struct Object;
    impl<'de> Visitor<'de> for Object {
        type Value = LimitsText;
        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("an object with depth, nodes or time_ms")
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<LimitsText, A::Error> {
            LimitsText::deserialize(MapAccessDeserializer::new(map))
        }
    }
    deserializer.deserialize_map(Object).map(Some)
}

#[derive(Serialize)]
struct Response {
    id: Id,
    position: String,
    turn: u8,
    over: Option<&'static str>,
    best: Option<String>,
    lines: Vec<LineText>,
    nodes: u64,
    time_ms: u64,
    table_hits: u64,
}

#[derive(Serialize)]
pub(super) struct LineText {
    #[serde(rename = "move")]
    pub(super) mv: String,
    pub(super) score: serde_json::Number,
    pub(super) bound: &'static str,
    pub(super) pv: Vec<String>,
}

/// Answers requests until the input ends.
pub(super) fn run(
    threads: usize,
    hash: usize,
    endgames: &Endgames,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut table = Table::new(hash);
    let mut used = false;
    requests::serve(input, out, |request: &Request| {
        // An answer shall depend on its request alone.
        if std::mem::replace(&mut used, true) {
            table.clear();
        }
        respond(request, threads, &table, endgames)
    })
}

fn respond(request: &Request, threads: usize, table: &Table, endgames: &Endgames) -> Result<Response, Fault> {
    let begun = Instant::now();
    let (limits, level) = (limits(request)?, level(request)?);
    let first = request.position.read(request.rules.as_deref())?;
    let game = requests::play(first, &request.moves, &mut ())?;
    let position = game.position();
    let over = game.end_reason();
    let mut response = Response {
        id: request.id.clone(),
        position: position.to_string(),
        turn: position.turn().number(),
        over: over.map(EndReason::word),
        best: None,
        lines: Vec::new(),
        nodes: 0,
        time_ms: 0,
        table_hits: 0,
    };
    if over.is_some() {
        return Ok(response);
    }
    let stop = AtomicBool::new(false);
    if let Some(level) = level {
        // The same request has the same answer.
        response.best = Some(opponent::ponder(&game, level, 0, endgames.tables()).mv.to_string());
    } else {
        let means = Means { table, threads, stop: &stop, begun, tables: endgames.tables() };
        let report = thinking::search(&game, limits, &means, &mut |_| ());
        response.best = report.best().map(|line| line.mv.to_string());
        response.lines = report.lines.iter().map(line).collect();
        response.nodes = report.nodes;
        response.table_hits = report.table_hits;
    }
    endgames.warn();
    response.time_ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    Ok(response)
}

/// The level that shall play. It has limits of its own and tells a move alone.
fn level(request: &Request) -> Result<Option<Level>, Fault> {
    let Some(number) = request.level else {
        return Ok(None);
    };
    let bad = |message: String| Fault::new("bad_request", message);
    let level = u8::try_from(number).ok().and_then(Level::new);
    let level = level.ok_or_else(|| bad(format!("level is {number}, expected 1 to {}", Level::ALL.len())))?;
    if request.limits.is_some() || request.multipv.is_some() {
        return Err(bad("level with limits or multipv, expected level alone".to_string()));
    }
    Ok(Some(level))
}

fn limits(request: &Request) -> Result<Limits, Fault> {
    let LimitsText { depth, nodes, time_ms } = request.limits.unwrap_or_default();
    let bad = |name: &str, found: u64, expected: &str| {
        Fault::new("bad_request", format!("{name} is {found}, expected {expected}"))
    };
    for (name, value) in [("limits.depth", depth), ("limits.nodes", nodes)] {
        if value == Some(0) {
            return Err(bad(name, 0, "a number from 1"));
        }
    }
    let lines = request.multipv.unwrap_or(1);
    if !(1..=MOST_LINES).contains(&lines) {
        return Err(bad("multipv", lines, &format!("1 to {MOST_LINES}")));
    }
    let unlimited = depth.is_none() && nodes.is_none() && time_ms.is_none();
    let time = time_ms.map(Duration::from_millis).or(unlimited.then_some(PATIENCE));
    Ok(Limits {
        depth: depth.map_or(MAX_DEPTH, |depth| u8::try_from(depth).unwrap_or(MAX_DEPTH).min(MAX_DEPTH)),
        nodes,
        time: time.map(Time::exactly),
        lines: lines as usize,
    })
}

fn line(line: &Line) -> LineText {
    LineText {
        mv: line.mv.to_string(),
        score: values::json(line.value),
        bound: bound(line.value),
        pv: line.pv.iter().map(ToString::to_string).collect(),
    }
}

/// How far a score is to be believed, in the words of the notation.
pub(super) const fn bound(value: Value) -> &'static str {
    match value {
        Value::Exact(_) => "exact",
        Value::AtLeast(_) => "lower",
        Value::AtMost(_) => "upper",
        Value::Estimate(_) => "estimate",
    }
}
