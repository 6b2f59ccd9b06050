//! How the program fails: exit code 2 for bad use, 1 for anything else that went wrong, and one clear
//! message on stderr. A reader that has gone away is no failure.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// Marks an error as bad use of the program: an option that does not fit, a file that cannot be read.
#[derive(Debug)]
struct BadUse(String);

impl fmt::Display for BadUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadUse {}

/// An error that ends the program with exit code 2.
pub(crate) fn bad_use(message: impl Into<String>) -> anyhow::Error {
    anyhow::Error::new(BadUse(message.into()))
}

/// Says on stderr what went wrong, and chooses the exit code.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    let gone = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(gone) {
        return ExitCode::SUCCESS;
    }
    // With stderr closed there is nobody left to tell; the exit code still says it.
    let _ = writeln!(io::stderr().lock(), "{error:#}");
    if error.is::<BadUse>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}
