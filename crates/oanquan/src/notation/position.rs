//! Positions as one line of nine fields, `oaq1 …`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use super::{Expected, Found, column_at, number};
use crate::board::Content;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{MAX_SEATS, Seat};
use crate::setup::{Debt, Field, Setup, SetupError, SetupFault};
use crate::square::MAX_SQUARES;
use crate::step::Lender;

/// The most debts there can be: each seat to each other one and to the bank. More are not read, so that a
/// long line is refused at once.
const MAX_DEBTS: usize = MAX_SEATS * MAX_SEATS;

/// The version of the line.
const VERSION: &str = "oaq1";

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VERSION)?;
        let row = usize::from(self.rules.row) + 1;
        for (place, content) in self.squares.iter().enumerate() {
            let separator = match place {
                0 => ' ',
                _ if place % row == 0 => '/',
                _ => ',',
            };
            write!(f, "{separator}{content}")?;
        }
        write!(f, " {} {} {} ", self.turn, join(&self.reserves), join(&self.mandarins))?;
        if self.debts.is_empty() {
            f.write_str("-")?;
        } else {
            let debts: Vec<String> = self.debts.iter().map(ToString::to_string).collect();
            f.write_str(&debts.join(","))?;
        }
        write!(f, " {} {} {}", self.quiet, self.ply, self.rules)
    }
}

fn join(numbers: &[u32]) -> String {
    let texts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    texts.join(",")
}

impl fmt::Display for Position {
    /// The position line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

/// A field that does not have its form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("column {column} ({field}): found {found}, expected {expected}")]
pub struct FormFault {
    /// Where, in characters from 1.
    pub column: usize,
    /// The field it stands in.
    pub field: Field,
    /// What stands there.
    pub found: Found,
    /// What was expected.
    pub expected: Expected,
}

/// A text that is no position, with every reason that can be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// The text does not have the form of a position line: the first fault of each field.
    Form(Vec<FormFault>),
    /// The form is right, but what it describes is no position: every reason, with the column of its field.
    Faults(Vec<(usize, SetupFault)>),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = match self {
            ParsePositionError::Form(faults) => faults.iter().map(ToString::to_string).collect(),
            ParsePositionError::Faults(faults) => {
                let text = |(column, fault): &(usize, SetupFault)| {
                    alloc::format!("column {column} ({}): {fault}", fault.field())
                };
                faults.iter().map(text).collect()
            }
        };
        f.write_str(&texts.join("; "))
    }
}

impl core::error::Error for ParsePositionError {}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads a position line; `_` is accepted for a space, and surrounding space is.
    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let line = Line::split(text).map_err(|fault| ParsePositionError::Form(alloc::vec![fault]))?;
        line.setup()?.position().map_err(|error| line.faults(&error))
    }
}

impl FromStr for Setup {
    type Err = ParsePositionError;

    /// Reads the form of a position line; what it describes may be nonsense.
    fn from_str(text: &str) -> Result<Setup, ParsePositionError> {
        let line = Line::split(text).map_err(|fault| ParsePositionError::Form(alloc::vec![fault]))?;
        line.setup()
    }
}

/// A line split into its fields, each with its place in the text.
struct Line<'a> {
    text: &'a str,
    fields: [(usize, &'a str); 9],
}

impl<'a> Line<'a> {
    fn split(text: &'a str) -> Result<Line<'a>, FormFault> {
        let mut fields = [(0, ""); 9];
        let end = text.trim_end().len();
        let mut at = text.len() - text.trim_start().len();
        for (place, entry) in fields.iter_mut().enumerate() {
            // The names of options hold `_`, so the ninth field goes to the end.
            let rest = text.get(at..end).unwrap_or("");
            let length = if place == 8 { rest.len() } else { rest.find([' ', '_']).unwrap_or(rest.len()) };
            *entry = (at, &rest[..length]);
            at += length;
            if place < 8 {
                if at >= end {
                    return Err(FormFault {
                        column: column_at(text, end),
                        field: Field::ALL[place],
                        found: Found::EndAfterFields(place + usize::from(length > 0)),
                        expected: Expected::NextField(Field::ALL[place + 1]),
                    });
                }
                if length == 0 {
                    return Err(FormFault {
                        column: column_at(text, at),
                        field: Field::ALL[place],
                        found: Found::SecondSpace,
                        expected: Expected::FieldAfterOneSpace(Field::ALL[place]),
                    });
                }
                at += 1;
            }
        }
        Ok(Line { text, fields })
    }

    fn field(&self, field: Field) -> (usize, &'a str) {
        self.fields[field as usize]
    }

    fn error(&self, field: Field, offset: usize, found: &str, expected: Expected) -> FormFault {
        FormFault { column: column_at(self.text, offset), field, found: Found::quoted(found), expected }
    }

    fn faults(&self, error: &SetupError) -> ParsePositionError {
        let columns = self.fields.map(|(offset, _)| column_at(self.text, offset));
        let located = error.faults().iter().map(|fault| (columns[fault.field() as usize], fault.clone()));
        ParsePositionError::Faults(located.collect())
    }

    fn setup(&self) -> Result<Setup, ParsePositionError> {
        let (offset, version) = self.field(Field::Version);
        if version != VERSION {
            // Whatever else stands there is of another version.
            let fault = self.error(Field::Version, offset, version, Expected::Text(String::from(VERSION)));
            return Err(ParsePositionError::Form(alloc::vec![fault]));
        }
        let mut faults = Vec::new();
        let rules = self.rules();
        // The rules say how many squares there should be; without them the squares cannot be judged.
        let squares = rules.as_ref().map_or_else(|_| Ok(Vec::new()), |rules| self.squares(rules));
        let setup = Setup {
            squares: kept(squares, &mut faults),
            turn: kept(self.turn(), &mut faults),
            reserves: kept(self.list(Field::Reserves), &mut faults),
            mandarins: kept(self.list(Field::Mandarins), &mut faults),
            debts: kept(self.debts(), &mut faults),
            quiet: kept(self.number(Field::Quiet), &mut faults),
            ply: kept(self.number(Field::Ply), &mut faults),
            rules: kept(rules, &mut faults),
        };
        if faults.is_empty() { Ok(setup) } else { Err(ParsePositionError::Form(faults)) }
    }

    fn rules(&self) -> Result<Rules, FormFault> {
        let (offset, text) = self.field(Field::Rules);
        text.parse().map_err(|error: super::ParseRulesError| FormFault {
            column: column_at(self.text, offset) + error.column - 1,
            field: Field::Rules,
            found: error.found,
            expected: error.expected,
        })
    }

    fn turn(&self) -> Result<u8, FormFault> {
        let (offset, text) = self.field(Field::Turn);
        small(text).ok_or_else(|| self.error(Field::Turn, offset, text, Expected::SeatNumber))
    }

    fn squares(&self, rules: &Rules) -> Result<Vec<Content>, FormFault> {
        let (start, text) = self.field(Field::Squares);
        let row = usize::from(rules.row) + 1;
        let mut contents = Vec::new();
        let mut at = 0;
        for part in text.split([',', '/']) {
            if contents.len() == MAX_SQUARES {
                let expected = Expected::SquaresEnd(MAX_SQUARES);
                return Err(self.error(Field::Squares, start + at, part, expected));
            }
            let content = match part.strip_prefix(['Q', 'q']) {
                Some("") => Some(Content { citizens: 0, mandarin: true }),
                Some(citizens) => small(citizens).map(|citizens| Content { citizens, mandarin: true }),
                None => small(part).map(|citizens| Content { citizens, mandarin: false }),
            };
            let error = || self.error(Field::Squares, start + at, part, Expected::Square);
            contents.push(content.ok_or_else(error)?);
            at += part.len();
            // A slash stands after each Mandarin square and nowhere else.
            let separator = text[at..].chars().next();
            let wanted = if contents.len() % row == 0 { '/' } else { ',' };
            if separator.is_some_and(|separator| separator != wanted) {
                let expected =
                    Expected::Separator { separator: wanted, squares: contents.len(), row: rules.row };
                return Err(self.error(Field::Squares, start + at, &text[at..at + 1], expected));
            }
            at += 1;
        }
        Ok(contents)
    }

    fn number(&self, field: Field) -> Result<u32, FormFault> {
        let (offset, text) = self.field(field);
        number(text).ok_or_else(|| self.error(field, offset, text, Expected::Number))
    }

    fn list(&self, field: Field) -> Result<Vec<u32>, FormFault> {
        let (start, text) = self.field(field);
        let mut at = start;
        let mut numbers = Vec::new();
        for part in text.split(',') {
            let error = || self.error(field, at, part, Expected::NumberForEachSeat);
            numbers.push(number(part).ok_or_else(error)?);
            at += part.len() + 1;
        }
        Ok(numbers)
    }

    fn debts(&self) -> Result<Vec<Debt>, FormFault> {
        let (start, text) = self.field(Field::Debts);
        if text == "-" {
            return Ok(Vec::new());
        }
        let mut at = start;
        let mut debts = Vec::new();
        for part in text.split(',') {
            if debts.len() == MAX_DEBTS {
                let expected = Expected::DebtsEnd(MAX_DEBTS);
                return Err(self.error(Field::Debts, at, part, expected));
            }
            let error = || self.error(Field::Debts, at, part, Expected::Debt);
            debts.push(debt(part).ok_or_else(error)?);
            at += part.len() + 1;
        }
        Ok(debts)
    }
}

/// The value of a field; when it has none, its fault is kept and a stand-in given, which is never used.
fn kept<T: Default>(value: Result<T, FormFault>, faults: &mut Vec<FormFault>) -> T {
    value.unwrap_or_else(|fault| {
        faults.push(fault);
        T::default()
    })
}

/// A number that fits a square or a seat.
fn small(text: &str) -> Option<u8> {
    number(text).and_then(|value| u8::try_from(value).ok())
}

fn debt(text: &str) -> Option<Debt> {
    let (debtor, rest) = text.split_once('>')?;
    let (lender, citizens) = rest.split_once(':')?;
    let lender = match lender {
        "b" => Lender::Bank,
        seat => Lender::Seat(Seat::new(small(seat)?)?),
    };
    Some(Debt { debtor: small(debtor)?, lender, citizens: number(citizens)? })
}
