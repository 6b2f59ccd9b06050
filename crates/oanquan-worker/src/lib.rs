//! The engine of Ô Ăn Quan in a web worker: what a page asks for, answered in text. The page's crate brings questions
//! and answers in and out of WebAssembly.
//!
//! # Questions
//!
//! A question is its name and what it asks about, each on a line of its own.
//!
//! | name | asks about | answer |
//! |---|---|---|
//! | `choose` | first position, moves, level 1–8, seed | the move that somebody of that level would play |
//! | `hint` | first position, moves, milliseconds | the best move that is found in the time, with its reasons |
//! | `scores` | first position, moves, milliseconds | what every move is worth, as far as it is found in the time |
//! | `adapted` | first position, moves, seat, level, strength | a player's strength after a game against a level |
//! | `level_of` | strength | the level that suits such a player |
//! | `wanted_table` | first position, moves | what helps here: the preset whose endgame table is wanted near the end, `seed-book` where the opening book of `seed` begins, or nothing |
//!
//! The same game, level and seed have the same choice. A strength is told in thousandths of a level; a game that is
//! not over does not change it.
//!
//! A game comes as its first position and its moves (`docs/notation.md`), with spaces between them: what a
//! move is worth depends on the past too (R15). A record would say the same, but reading its grammar here as
//! well as in the page is a fifth more to send.
//!
//! Every answer comes by itself, or a text that says why there is none; to end one early, the page ends the worker.
//! It depends on its question and the endgame tables that were given alone, but for how far a search comes in its
//! time. Between two answers nothing else is kept, so there is memory for one transposition table and never for two.
//!
//! # Answers
//!
//! A chosen move is `<move> <milliseconds>`, the time a person of that level would ponder: `7r 1240`.
//!
//! Scores are `<move> <kind> <points>` for each move, the best first, with `;` between them: `9r exact 19;9l least 7 2r`.
//! Moves behind the points are how the game should go on after it.
//! The kind is `exact`, `least` or `most` where that is proved, and `about` where the points are an estimate.
//! They end with `;no-table` when an endgame table is wanted that was not given.
//!
//! A hint is the best move, a tab, and what speaks for and against it, the most telling first, with `;` between
//! the reasons:
//!
//! | reason | what it says |
//! |---|---|
//! | `ends <rule> <margin> <place>` | the game is over by `mandarins`, `repetition`, `quiet` or `short` |
//! | `takes <points> <Mandarins> <captures>` | what the move captures |
//! | `leaves <points> <move>` | the most that the next seat can capture, and by which move |
//! | `saves <points> <move>` | what the next seat could have captured more, and by which move |
//! | `forces-refill <seat>`, `forces-pass <seat>` | another seat must refill, or is passed over |
//! | `refills <own> <borrowed>` | the mover must refill |
//! | `relay <laps>` | the move is hard to foresee |

mod answer;
mod known;
mod question;
mod text;

use std::time::Duration;

pub use known::Known;
use known::Shelf;
use question::{Refusal, number};

/// The engine with the endgame tables that it was given.
pub struct Engine {
    tables: Shelf,
    now: fn() -> f64,
}

impl Engine {
    /// An engine without tables, and a clock that tells milliseconds from any beginning.
    #[must_use]
    pub fn new(now: fn() -> f64) -> Engine {
        Engine { tables: Shelf::default(), now }
    }

    /// The answer to a question.
    ///
    /// # Errors
    /// When that is no question, or one about no game, no level and so on; the text says what is wrong.
    pub fn answer(&self, question: &str) -> Result<String, String> {
        self.answered(question).map_err(|refusal| refusal.to_string())
    }

    /// Takes an endgame table or an opening book: all questions from now on are answered with it.
    pub fn learn(&mut self, known: Known) {
        self.tables.add(known);
    }

    fn answered(&self, question: &str) -> Result<String, Refusal> {
        let game = question::game;
        match *question.split('\n').collect::<Vec<&str>>() {
            ["choose", first, moves, level, seed] => {
                answer::choose(&game(first, moves)?, question::level(level)?, number(seed)?, &self.tables)
            }
            ["hint", first, moves, millis] => {
                answer::hint(&game(first, moves)?, time(millis)?, &self.clock(), &self.tables)
            }
            ["scores", first, moves, millis] => {
                answer::scores(&game(first, moves)?, time(millis)?, &self.clock(), &self.tables)
            }
            ["adapted", first, moves, seat, level, strength] => {
                let mut strength = question::strength(strength)?;
                let (level, game) = (question::level(level)?, game(first, moves)?);
                strength.follow(level, &game, question::seat(&game, seat)?);
                Ok(strength.thousandths().to_string())
            }
            ["level_of", strength] => Ok(question::strength(strength)?.level().number().to_string()),
            ["wanted_table", first, moves] => Ok(answer::wanted(game(first, moves)?.position()).to_string()),
            _ => Err(Refusal::Question(question.to_string())),
        }
    }

    /// A clock that begins now.
    fn clock(&self) -> impl Fn() -> Duration + use<> {
        let now = self.now;
        let begun = now();
        // A clock that was set back has not moved.
        move || Duration::try_from_secs_f64((now() - begun) / 1000.0).unwrap_or_default()
    }
}

fn time(millis: &str) -> Result<Duration, Refusal> {
    Ok(Duration::from_millis(number::<u32>(millis)?.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seat 0 can end the game at once, ahead.
    const GAME: &str = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed\n";

    const START: &str = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";

    fn answer(question: &str) -> Result<String, String> {
        Engine::new(|| 0.0).answer(question)
    }

    #[test]
    fn every_question_has_its_answer() {
        for (question, expected) in [
            (format!("choose\n{GAME}\n8\n7"), "9r "),
            (format!("hint\n{GAME}\n100"), "9r\tends mandarins "),
            (format!("scores\n{GAME}\n100"), "9r exact 19;9l exact 7;"),
            (format!("adapted\n{GAME}9r\n0\n8\n4000"), "5000"),
            (String::from("level_of\n4000"), "4"),
            (format!("wanted_table\n{GAME}"), "seed"),
            (format!("wanted_table\n{START}\n8r"), "seed-book"),
        ] {
            let answered = answer(&question).unwrap();
            assert!(answered.starts_with(expected), "{question}: {answered}");
        }
    }

    #[test]
    fn what_is_no_question_is_named() {
        for (question, expected) in [
            ("", ", expected a question"),
            ("level_of", "level_of, expected a question"),
            ("level_of\nx", "x, expected a number"),
            ("wanted_table\noaq2\n", "oaq2, expected a position"),
        ] {
            assert_eq!(answer(question).unwrap_err(), expected, "{question:?}");
        }
    }

    #[test]
    fn a_book_knows_what_the_start_is_worth() {
        let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/books/seed-8.oaqb");
        let now = || std::time::UNIX_EPOCH.elapsed().unwrap().as_secs_f64() * 1000.0;
        let mut engine = Engine::new(now);
        engine.learn(Known::read(std::fs::read(book).unwrap()).unwrap());
        let scores = engine.answer(&format!("scores\n{START}\n\n1")).unwrap();
        assert!(scores.contains("6l exact 14") && scores.contains("8r exact 14"), "{scores}");
    }

    #[test]
    fn what_is_no_table_is_refused() {
        assert_eq!(Known::read(vec![1]).err().unwrap(), "no endgame table, or a damaged one");
    }
}
