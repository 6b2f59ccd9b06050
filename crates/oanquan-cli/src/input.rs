//! Bytes that come from outside: lines of any length, and text.

use std::io::{self, BufRead, Read};
use std::string::FromUtf8Error;

use anyhow::anyhow;

/// What some editors and shells put before UTF-8 text.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// The longest line that is read, in bytes: a game of 100 plies takes about 1,000.
pub(crate) const LONGEST_LINE: u64 = 16 << 20;

/// The bytes without the byte order mark they may begin with.
pub(crate) fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(MARK).unwrap_or(bytes)
}

/// The text of a game record; the error names the place where the bytes stop being text.
pub(crate) fn record_text(bytes: Vec<u8>, name: &str) -> anyhow::Result<String> {
    String::from_utf8(bytes).map_err(|error| {
        let line = line_of_bytes(&error);
        anyhow!("{name}: line {line}: found bytes that are no text, expected a game record")
    })
}

/// The line, from 1, with the first bytes that are no text.
pub(crate) fn line_of_bytes(error: &FromUtf8Error) -> usize {
    let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    1 + good.iter().filter(|&&byte| byte == b'\n').count()
}

/// A text for a message that quotes it, cut when it is very long.
pub(crate) fn cut(text: &str) -> String {
    match text.char_indices().nth(40) {
        None => text.to_string(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// A text for an error message: quoted, and cut when it is very long.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(40) {
        None => format!("{text:?}"),
        Some((end, _)) => format!("{:?}…", &text[..end]),
    }
}

/// A line of an input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum InputLine {
    /// The line without the white space around it, which may be all of it.
    Bytes(Vec<u8>),
    /// A line longer than [`LONGEST_LINE`], which was passed over.
    TooLong,
}

/// The lines of an input. A byte order mark before the first is left out.
pub(crate) struct InputLines<R> {
    input: R,
    first: bool,
}

impl<R: BufRead> InputLines<R> {
    /// The lines of this input from its present place.
    pub(crate) fn new(input: R) -> InputLines<R> {
        InputLines { input, first: true }
    }

    fn read(&mut self) -> io::Result<Option<InputLine>> {
        let mut line = Vec::new();
        if (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let text = if self.first { without_mark(&line) } else { &line };
        self.first = false;
        if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_LINE {
            skip_line(&mut self.input)?;
            return Ok(Some(InputLine::TooLong));
        }
        Ok(Some(InputLine::Bytes(text.trim_ascii().to_vec())))
    }
}

impl<R: BufRead> Iterator for InputLines<R> {
    type Item = io::Result<InputLine>;
    fn next(&mut self) -> Option<io::Result<InputLine>> {
        self.read().transpose()
    }
}

/// Reads past the end of a line without keeping it.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let (used, done) = match input.fill_buf()? {
            [] => return Ok(()),
            buffer => match buffer.iter().position(|&byte| byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), false),
            },
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
