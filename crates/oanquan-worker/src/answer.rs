//! The engine at work for one question.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use oanquan::{Game, Position, Rules};
use oanquan_engine::{Clock, Level, Limits, Report, Resources, Search, Table, Time, reasons};

use crate::known::Shelf;
use crate::question::Refusal;
use crate::text;

/// The table of a search in mebibytes, as much as the strongest level takes for its own: a phone can spare it.
const TABLE: usize = 16;

/// What a level plays, and how long it would ponder.
pub(crate) fn choose(game: &Game, level: Level, seed: u64, tables: &Shelf) -> Result<String, Refusal> {
    check_goes_on(game)?;
    let choice = oanquan_engine::choose(game, level, seed, &AtomicBool::new(false), Some(tables));
    Ok(format!("{} {}", choice.mv, choice.pause.as_millis()))
}

/// The best move that a search finds.
pub(crate) fn hint(game: &Game, time: Duration, clock: Clock<'_>, tables: &Shelf) -> Result<String, Refusal> {
    let report = searched(game, 1, time, clock, tables)?;
    let mv = report.best().expect("a game that goes on has a move").mv;
    let reasons = reasons(game, mv).expect("what is found may be played");
    Ok(format!("{mv}\t{}", text::reasons(&reasons)))
}

/// What every move is worth.
pub(crate) fn scores(
    game: &Game,
    time: Duration,
    clock: Clock<'_>,
    tables: &Shelf,
) -> Result<String, Refusal> {
    let report = searched(game, game.legal_moves().len(), time, clock, tables)?;
    let lacks_table = wanted_table(game.position()).is_some_and(|(_, rules)| !tables.has(&rules));
    Ok(text::scores(&report.lines, lacks_table))
}

/// Searches the best moves, so many of them.
fn searched(
    game: &Game,
    lines: usize,
    time: Duration,
    clock: Clock<'_>,
    tables: &Shelf,
) -> Result<Report, Refusal> {
    check_goes_on(game)?;
    let (table, stop) = (Table::new(TABLE), AtomicBool::new(false));
    let resources = Resources { table: &table, stop: &stop, clock: Some(clock), probe: Some(tables) };
    let limits = Limits { time: Some(Time::exactly(time)), lines, ..Limits::default() };
    Ok(Search::new(game, limits, resources).run(&mut |_| ()))
}

/// The most citizens on the board in a game that is near its end: it comes soon to what the tables know.
const NEAR: u32 = 20;

/// The preset whose endgame table is wanted in a position.
pub(crate) fn wanted_table(position: &Position) -> Option<(&'static str, Rules)> {
    let rules = Rules { first: Rules::SEED.first, ..*position.rules() };
    let is_near = position.board().total_citizens() <= NEAR;
    TABLED.into_iter().find(|(_, preset)| is_near && *preset == rules)
}

/// Plies up to which the opening book goes.
const BOOK_PLIES: u32 = 8;

/// What helps in a position: the name of a table or of a book, or nothing.
pub(crate) fn wanted(position: &Position) -> &'static str {
    if *position.rules() == Rules::SEED && position.ply() <= BOOK_PLIES {
        return "seed-book";
    }
    wanted_table(position).map_or("", |(name, _)| name)
}

/// The presets that have tables.
const TABLED: [(&str, Rules); 2] = [("seed", Rules::SEED), ("vietnam", Rules::VIETNAM)];

fn check_goes_on(game: &Game) -> Result<(), Refusal> {
    if game.end_reason().is_none() { Ok(()) } else { Err(Refusal::Over) }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::time::Instant;

    use super::*;
    use crate::known::Known;

    const TIME: Duration = Duration::from_millis(100);

    /// Seat 0 can end the game at once, ahead.
    const NEAR_THE_END: &str = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed";

    fn from_now() -> impl Fn() -> Duration {
        let begun = Instant::now();
        move || begun.elapsed()
    }

    fn start() -> Game {
        Game::start(Rules::SEED).unwrap()
    }

    #[test]
    fn every_level_chooses_a_legal_move_and_the_same_again() {
        let (game, none) = (start(), Shelf::default());
        for level in Level::ALL {
            let chosen = choose(&game, level, 7, &none).unwrap();
            let (mv, millis) = chosen.split_once(' ').unwrap();
            assert!(game.legal_moves().contains(mv.parse().unwrap()), "{chosen}");
            assert!(millis.parse::<u64>().unwrap() > 0, "{chosen}");
            assert_eq!(choose(&game, level, 7, &none).unwrap(), chosen);
        }
    }

    #[test]
    fn a_hint_is_the_best_move_and_says_why() {
        let game = Game::new(NEAR_THE_END.parse().unwrap());
        let hint = hint(&game, TIME, &from_now(), &Shelf::default()).unwrap();
        let (mv, reasons) = hint.split_once('\t').unwrap();
        assert!(game.legal_moves().contains(mv.parse().unwrap()), "{hint}");
        assert!(reasons.starts_with("ends mandarins "), "{hint}");
    }

    #[test]
    fn a_game_that_is_over_has_no_move() {
        let none = Shelf::default();
        let over = Game::new("oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 - 0 30 seed".parse().unwrap());
        assert_eq!(choose(&over, Level::CHILD, 0, &none), Err(Refusal::Over));
        assert_eq!(hint(&over, TIME, &from_now(), &none), Err(Refusal::Over));
        assert_eq!(scores(&over, TIME, &from_now(), &none), Err(Refusal::Over));
    }

    #[test]
    fn every_move_has_a_score_and_those_that_end_the_game_an_exact_one() {
        let game = Game::new(NEAR_THE_END.parse().unwrap());
        let scores = scores(&game, TIME, &from_now(), &Shelf::default()).unwrap();
        let expected = "9r exact 19;9l exact 7;6r exact -3;6l exact -3;8r exact -3;8l exact -3";
        assert_eq!(scores, format!("{expected};no-table"));
    }

    /// The table of the page, as it lies in the repository.
    fn tables() -> Shelf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/tables");
        let mut tables = Shelf::default();
        tables.add(Known::read(std::fs::read(folder.join("seed-10.oaqt")).unwrap()).unwrap());
        tables
    }

    #[test]
    fn a_table_that_is_there_is_not_told_to_be_missing_and_one_of_other_rules_does_not_count() {
        let scores =
            |line: &str| scores(&Game::new(line.parse().unwrap()), TIME, &from_now(), &tables()).unwrap();
        assert!(!scores(NEAR_THE_END).contains("no-table"));
        assert!(scores(&NEAR_THE_END.replace("seed", "vietnam")).ends_with(";no-table"));
        assert!(!scores(&start().position().to_string()).contains("no-table"), "far from the end");
    }

    #[test]
    fn what_the_past_can_spoil_is_not_told_from_a_table() {
        let moves = "7l 1l 9l 4r 7r 1l 5l 4l 8l 0l 9l 3r 5r 0l 6r 4r 8l 1l 6r 4l 7l 0r 6l 1l 5r 0r 6l 1l";
        let mut game = start();
        for mv in moves.split_whitespace() {
            game.play(mv.parse().unwrap()).unwrap();
        }
        assert_eq!(game.occurrences(), 2);
        let scores = |game: &Game| scores(game, TIME, &from_now(), &tables()).unwrap();
        // These stones lie there for the second time, and after 5r the game ends by R15 before what the table says
        // can be forced.
        let alone = scores(&Game::new(*game.position()));
        assert!(alone.contains("5r exact 3"), "{alone}");
        let found = scores(&game);
        assert!(found.contains("5r exact 1"), "{found}");
    }

    #[test]
    fn a_table_is_wanted_near_the_end_under_the_rules_that_have_one() {
        let wanted = |line: &str| wanted_table(&line.parse().unwrap()).map(|(name, _)| name);
        assert_eq!(wanted(NEAR_THE_END), Some("seed"));
        assert_eq!(wanted(&NEAR_THE_END.replace("seed", "vietnam")), Some("vietnam"));
        assert_eq!(wanted(&NEAR_THE_END.replace("seed", "seed+mandarin_value=5")), None);
        assert_eq!(wanted(&start().position().to_string()), None);
    }
}
