//! Who is entered for a match: the text of the command line, what it stands for, and the contestant made
//! of it.

use std::fmt;
use std::str::FromStr;

use super::contestant::{Contestant, Level, Plain, Random, Stop, Terms, Unplayed};
use super::engine::{Engine, Options};
use super::program::Program;
use crate::failure::bad_use;
use crate::player::LEVELS;

/// The deepest plain search; beyond it a single move takes minutes.
const DEEPEST: u32 = 16;

/// Who is entered. Printed it is the text that was read, in its one form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entrant {
    /// `random`
    Random,
    /// `plain:6`: plain alpha-beta of this depth.
    Plain(u32),
    /// `level:3`: a level of the computer of `oanquan play`.
    Level(u8),
    /// `engine,nodes=1000`: our own search.
    Engine(Options),
    /// `cmd:COMMAND LINE`: a program that speaks UGI; its command line, and that in words.
    Program(String, Vec<String>),
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        const EXPECTED: &str = "expected engine, random, plain:DEPTH, level:LEVEL or cmd:COMMAND LINE";
        if let Some(options) = text.strip_prefix("engine")
            && (options.is_empty() || options.starts_with(','))
        {
            return options.parse().map(Entrant::Engine);
        }
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match kind {
            "random" if text == kind => Ok(Entrant::Random),
            "plain" => rest
                .parse()
                .ok()
                .filter(|depth| (1..=DEEPEST).contains(depth))
                .map(Entrant::Plain)
                .ok_or_else(|| format!("found {text:?}, expected plain:1 to plain:{DEEPEST}")),
            "level" => {
                let (first, last) = (LEVELS.start(), LEVELS.end());
                let level = rest.parse().ok().filter(|level| LEVELS.contains(level));
                level
                    .map(Entrant::Level)
                    .ok_or_else(|| format!("found {text:?}, expected level:{first} to level:{last}"))
            }
            "cmd" => {
                let command = rest.trim();
                if command.chars().any(char::is_control) {
                    return Err(format!("found {text:?}, expected a command line without line breaks"));
                }
                let words = shlex::split(command).filter(|words| !words.is_empty());
                let words = words.ok_or_else(|| {
                    format!("found {text:?}, expected cmd: and a command line, its quotes closed")
                })?;
                Ok(Entrant::Program(command.to_string(), words))
            }
            _ => Err(format!("found {text:?}, {EXPECTED}")),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Random => f.write_str("random"),
            Entrant::Plain(depth) => write!(f, "plain:{depth}"),
            Entrant::Level(level) => write!(f, "level:{level}"),
            Entrant::Engine(options) => write!(f, "engine{options}"),
            Entrant::Program(command, _) => write!(f, "cmd:{command}"),
        }
    }
}

impl Entrant {
    /// Whether it searches until a limit, and has none of its own.
    pub(super) fn needs_limits(&self) -> bool {
        match self {
            Entrant::Random | Entrant::Plain(_) | Entrant::Level(_) => false,
            Entrant::Engine(options) => options.limits.is_empty(),
            Entrant::Program(..) => true,
        }
    }

    /// The mebibytes of its table in one worker; 0 where it has none, or one that is not ours.
    pub(super) const fn hash(&self) -> usize {
        match self {
            Entrant::Engine(options) => options.hash,
            Entrant::Random | Entrant::Plain(_) | Entrant::Level(_) | Entrant::Program(..) => 0,
        }
    }

    /// A contestant of its own for one worker.
    pub(super) fn contestant(&self, terms: &Terms) -> Box<dyn Contestant> {
        match self {
            Entrant::Random => Box::new(Random::new()),
            Entrant::Plain(depth) => Box::new(Plain(*depth)),
            Entrant::Level(level) => Box::new(Level::new(*level)),
            Entrant::Engine(options) => Box::new(Engine::new(options.clone(), terms)),
            Entrant::Program(_, words) => Box::new(Program::new(words.clone(), *terms)),
        }
    }

    /// Lets it get ready for a game once: what cannot be started shall be said before the match, not lose
    /// every game of it.
    pub(super) fn check(&self, terms: &Terms, stop: &Stop) -> anyhow::Result<()> {
        match self.contestant(terms).new_game(0, stop) {
            Ok(()) | Err(Unplayed::Stopped) => Ok(()),
            Err(Unplayed::Fault(fault)) => Err(bad_use(format!("{self} cannot play: {}", fault.message))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_reads_back() {
        for text in
            ["random", "engine", "engine,nodes=500", "plain:6", "level:3", "cmd:./engine --fast 'a b'"]
        {
            let entrant: Entrant = text.parse().unwrap();
            assert_eq!(entrant.to_string(), text);
            assert_eq!(entrant.to_string().parse(), Ok(entrant));
        }
    }

    #[test]
    fn a_command_line_is_split_as_a_shell_does() {
        let entrant: Entrant = r#"cmd: ./engine "a b" c\ d"#.parse().unwrap();
        let words = ["./engine", "a b", "c d"].map(String::from).to_vec();
        assert_eq!(entrant, Entrant::Program(r#"./engine "a b" c\ d"#.to_string(), words));
    }

    #[test]
    fn what_cannot_play_is_refused_with_what_was_expected() {
        for wrong in [
            "", "human", "random:1", "plain", "plain:0", "plain:17", "level:9", "level:x", "cmd:", "cmd:'a",
            "cmd:a\nb",
        ] {
            let error = wrong.parse::<Entrant>().unwrap_err();
            assert!(error.contains("expected"), "{wrong}: {error}");
        }
    }
}
