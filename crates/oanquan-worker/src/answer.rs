//! The engine at work for one question.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use oanquan::Game;
use oanquan_engine::{Clock, Level, Limits, Report, Resources, Search, Table, Time, explained};

use crate::question::Refusal;
use crate::text;

/// The table of a search in mebibytes, as much as the strongest level takes for its own: a phone can spare it.
const TABLE: usize = 16;

/// What a level plays, and how long it would ponder.
pub(crate) fn choose(game: &Game, level: Level, seed: u64) -> Result<String, Refusal> {
    check_goes_on(game)?;
    let choice = oanquan_engine::choose(game, level, seed, &AtomicBool::new(false), None);
    Ok(format!("{} {}", choice.mv, choice.pause.as_millis()))
}

/// The best move that a search finds.
pub(crate) fn hint(game: &Game, time: Duration, clock: Clock<'_>) -> Result<String, Refusal> {
    check_goes_on(game)?;
    let report = search(game, time, clock, 1, &mut |_| ());
    Ok(text::prospects(&explained(game, &report)))
}

/// All moves as a search values them, and what it finds on its way.
pub(crate) fn analyse(
    game: &Game,
    time: Duration,
    clock: Clock<'_>,
    tell: &mut dyn FnMut(&str),
) -> Result<String, Refusal> {
    check_goes_on(game)?;
    let lines = game.legal_moves().len();
    let told = |report: &Report| text::analysis(report, &explained(game, report));
    let report = search(game, time, clock, lines, &mut |report| tell(&told(report)));
    Ok(told(&report))
}

fn check_goes_on(game: &Game) -> Result<(), Refusal> {
    if game.end_reason().is_none() { Ok(()) } else { Err(Refusal::Over) }
}

fn search(
    game: &Game,
    time: Duration,
    clock: Clock<'_>,
    lines: usize,
    tell: &mut dyn FnMut(&Report),
) -> Report {
    let (table, stop) = (Table::new(TABLE), AtomicBool::new(false));
    let resources = Resources { table: &table, stop: &stop, clock: Some(clock), probe: None };
    let limits = Limits { time: Some(Time::exactly(time)), lines, ..Limits::default() };
    Search::new(game, limits, resources).run(tell)
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use oanquan::{Move, Rules};

    use super::*;

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
        let game = start();
        for level in Level::ALL {
            let chosen = choose(&game, level, 7).unwrap();
            let (mv, millis) = chosen.split_once(' ').unwrap();
            assert!(game.legal_moves().contains(mv.parse().unwrap()), "{chosen}");
            assert!(millis.parse::<u64>().unwrap() > 0, "{chosen}");
            assert_eq!(choose(&game, level, 7).unwrap(), chosen);
        }
    }

    #[test]
    fn a_hint_is_the_best_move_and_says_why() {
        let game = Game::new(NEAR_THE_END.parse().unwrap());
        let hint = hint(&game, TIME, &from_now()).unwrap();
        let fields: Vec<&str> = hint.split('\t').collect();
        assert_eq!(fields.len(), 4, "{hint}");
        assert!(fields[2].starts_with(fields[0]), "{hint}");
        assert!(!fields[3].is_empty() && !hint.contains('\n'), "{hint}");
    }

    #[test]
    fn an_analysis_has_every_move_and_tells_of_its_way() {
        let game = start();
        let mut depths: Vec<u8> = Vec::new();
        let mut tell = |text: &str| depths.push(text.split(' ').next().unwrap().parse().unwrap());
        let last = analyse(&game, TIME, &from_now(), &mut tell).unwrap();
        assert!(depths.len() > 1 && depths.is_sorted(), "{depths:?}");
        let mut moves: Vec<Move> =
            last.lines().skip(1).map(|line| line.split('\t').next().unwrap().parse().unwrap()).collect();
        moves.sort_unstable_by_key(ToString::to_string);
        let mut legal: Vec<Move> = game.legal_moves().iter().collect();
        legal.sort_unstable_by_key(ToString::to_string);
        assert_eq!(moves, legal);
    }

    #[test]
    fn a_game_that_is_over_has_no_move() {
        let over = Game::new("oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 - 0 30 seed".parse().unwrap());
        assert_eq!(choose(&over, Level::CHILD, 0), Err(Refusal::Over));
        assert_eq!(hint(&over, TIME, &from_now()), Err(Refusal::Over));
        assert_eq!(analyse(&over, TIME, &from_now(), &mut |_| ()), Err(Refusal::Over));
    }
}
