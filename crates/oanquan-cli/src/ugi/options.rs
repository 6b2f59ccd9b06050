//! Options a client can set.

use std::io::Write;
use std::path::Path;

use oanquan::Rules;
use oanquan_engine::Level;

use crate::endgames::Endgames;
use crate::input::shortened;
use crate::thinking::{HASH, LARGEST_HASH, MOST_THREADS, check_room};

/// The most lines a search can be asked for: no position has more moves.
const MOST_LINES: usize = 10;

/// The options.
#[derive(Debug, PartialEq)]
pub(super) struct Options {
    /// Mebibytes of the table.
    pub(super) hash: usize,
    /// Threads of a search.
    pub(super) threads: usize,
    /// Lines that are told.
    pub(super) lines: usize,
    /// Who plays, `None` for the whole strength of the engine.
    pub(super) level: Option<Level>,
    /// The rules of `startpos`.
    pub(super) rules: Rules,
    /// Endgame tables.
    pub(super) endgames: Endgames,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            hash: HASH,
            threads: 1,
            lines: 1,
            level: None,
            rules: Rules::default(),
            endgames: Endgames::default(),
        }
    }
}

impl Options {
    /// Tells a client what can be set.
    pub(super) fn tell(out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "option name Hash type spin default {HASH} min 1 max {LARGEST_HASH}")?;
        writeln!(out, "option name Threads type spin default 1 min 1 max {MOST_THREADS}")?;
        writeln!(out, "option name MultiPV type spin default 1 min 1 max {MOST_LINES}")?;
        writeln!(out, "option name Level type spin default 0 min 0 max {}", Level::ALL.len())?;
        writeln!(out, "option name Rules type string default {}", Rules::default())?;
        writeln!(out, "option name TablePath type string default <empty>")
    }

    /// Sets an option; its name is read in either case. The error leaves it as it was.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |most: usize| {
            value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or_else(|| {
                format!("setoption: {name} is {}, expected a number from 1 to {most}", shortened(value))
            })
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                let hash = number(LARGEST_HASH)?;
                check_room(hash).map_err(|error| format!("setoption: {error}"))?;
                self.hash = hash;
            }
            "threads" => self.threads = number(MOST_THREADS)?,
            "multipv" => self.lines = number(MOST_LINES)?,
            "level" if value == "0" || value.eq_ignore_ascii_case("off") => self.level = None,
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                let expected =
                    format!("expected 1 to {}, or 0 or off for the whole strength", Level::ALL.len());
                self.level = Some(
                    level.ok_or_else(|| format!("setoption: {name} is {}, {expected}", shortened(value)))?,
                );
            }
            "rules" => self.rules = value.parse().map_err(|error| format!("setoption: Rules: {error}"))?,
            "tablepath" if value == "<empty>" => self.endgames = Endgames::default(),
            "tablepath" => {
                self.endgames = Endgames::open(Path::new(value)).map_err(|error| {
                    format!("setoption: TablePath: {error}, expected a table or a folder of them")
                })?;
            }
            _ => {
                return Err(format!(
                    "setoption: found {}, expected Hash, Threads, MultiPV, Level, Rules or TablePath",
                    shortened(name)
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_by_name_in_either_case() {
        let mut options = Options::default();
        for (name, value) in
            [("Hash", "1"), ("threads", "64"), ("MULTIPV", "10"), ("Level", "3"), ("Rules", "four")]
        {
            options.set(name, value).unwrap();
        }
        let level = Some(Level::SCHOOLMATE);
        assert_eq!(
            options,
            Options {
                hash: 1,
                threads: 64,
                lines: 10,
                level,
                rules: Rules::FOUR,
                endgames: Endgames::default()
            }
        );
        for off in ["off", "OFF", "Off", "0"] {
            options.set("level", "3").unwrap();
            options.set("level", off).unwrap();
            assert_eq!(options.level, None, "{off}");
        }
    }

    #[test]
    fn what_is_out_of_range_changes_nothing() {
        let mut options = Options::default();
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "65537"),
            ("Threads", "65"),
            ("Threads", "-1"),
            ("MultiPV", "eleven"),
            ("Level", "9"),
            ("Level", "strong"),
            ("Rules", "chess"),
            ("TablePath", "/nowhere/tables"),
            ("Contempt", "3"),
        ] {
            let error = options.set(name, value).unwrap_err();
            assert!(error.contains("expected"), "{name}: {error}");
        }
        assert_eq!(options, Options::default());
    }
}
