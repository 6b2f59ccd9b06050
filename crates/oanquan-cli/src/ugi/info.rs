//! What is told of a search: one `info` line for each line of play.

use std::io::{self, Write};

use oanquan_engine::{Line, Report, Value};

use crate::values;

/// Tells all lines of a report. `full` is how full the table is, in thousandths.
pub(super) fn tell(report: &Report, full: u32, numbered: Numbered, out: &mut impl Write) -> io::Result<()> {
    for (number, line) in (1..).zip(&report.lines) {
        write!(out, "info depth {}", report.depth)?;
        if numbered == Numbered::Yes {
            write!(out, " multipv {number}")?;
        }
        write!(out, " score points {}{}", values::number(line.value), bound(line.value))?;
        let seconds = report.time.as_secs_f64();
        let speed = if seconds > 0.0 { (report.nodes as f64 / seconds) as u64 } else { 0 };
        write!(
            out,
            " nodes {} nps {speed} tbhits {} time {} hashfull {full} pv",
            report.nodes,
            report.table_hits,
            report.time.as_millis()
        )?;
        writeln!(out, "{}", moves(line))?;
    }
    out.flush()
}

/// Whether lines carry their number: where more than one was asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbered {
    Yes,
    No,
}

/// What is proved of a value; nothing where it is an estimate.
fn bound(value: Value) -> &'static str {
    match value {
        Value::Exact(_) => " exact",
        Value::AtLeast(_) => " lowerbound",
        Value::AtMost(_) => " upperbound",
        Value::Estimate(_) => "",
    }
}

fn moves(line: &Line) -> String {
    line.pv.iter().map(|mv| format!(" {mv}")).collect()
}
