//! The lessons against the rules: what each asks for, and where each rule of `docs/rules.md` is taught.

use std::collections::{BTreeMap, BTreeSet};

use oanquan::{Content, EmptyMandarin, EndReason, Mandarin, Match, Move, Step};
use oanquan_words::Language;

use super::*;
use crate::steps::{captures, laps, sown};

/// Where each rule is taught: its number and the lesson.
const TAUGHT: [(u8, &str); 21] = [
    (1, "start"),
    (2, "labels"),
    (3, "start"),
    (4, "pebbles"),
    (5, "refill"),
    (6, "borrow"),
    (7, "direction"),
    (8, "relay"),
    (9, "stop"),
    (10, "gap"),
    (11, "capture"),
    (12, "chain"),
    (13, "young"),
    (14, "end"),
    (15, "stall"),
    (16, "short"),
    (17, "order"),
    (18, "end"),
    (19, "four"),
    (20, "three"),
    (21, "round"),
];

fn attempts(lesson: &Lesson) -> Vec<(Move, Attempt)> {
    let position = lesson.position();
    position.legal_moves().iter().map(|mv| (mv, lesson.task.attempt(&position, mv).unwrap())).collect()
}

/// A move of a lesson and what it came to.
struct Seen {
    mv: Move,
    steps: Vec<Step>,
    game: Game,
}

impl Seen {
    fn of(position: Position, mv: Move) -> Seen {
        let mut game = Game::new(position);
        let steps = game.play_steps(mv).unwrap();
        Seen { mv, steps, game }
    }

    /// The square so many after the last stone, and what lies there now.
    fn beyond(&self, squares: usize) -> (SquareName, Content) {
        let position = self.game.position();
        let ring = position.ring();
        let last = *sown(&self.steps).last().unwrap();
        let square = (0..squares).fold(last, |square, _| ring.step(square, self.mv.direction));
        (ring.name(square), position.board().get(square))
    }
}

/// Whether the solution of a lesson, and where it takes one a move that fails, show the rule.
fn shows(rule: u8, lesson: &Lesson) -> bool {
    let position = lesson.position();
    let (rules, ring) = (*position.rules(), position.ring());
    let attempts = attempts(lesson);
    let fails = |missed: fn(Missed) -> bool| {
        attempts.iter().any(|(_, attempt)| matches!(attempt, Attempt::Missed(why) if missed(*why)))
    };
    let seen: Vec<Seen> = attempts.iter().map(|(mv, _)| Seen::of(position, *mv)).collect();
    let is_solved = |seen: &&Seen| attempts.iter().any(|(mv, it)| *mv == seen.mv && it.is_solved());
    let solution = seen.iter().find(is_solved).unwrap();
    let (taken, over) = (captures(&solution.steps), solution.game.end_reason());
    let after = solution.game.position();
    let next_row_is_empty = || {
        let mut row = ring.row_of(after.turn());
        row.all(|square| after.board().get(square).is_empty())
    };
    let is_mandarin_square = |(name, _): (SquareName, Content)| matches!(name, SquareName::Mandarin(_));
    match rule {
        // The sowing goes from the row over a Mandarin square into the other row.
        1 => {
            let sown = sown(&solution.steps);
            ring.is_mandarin(sown[0]) && ring.owner(sown[1]).is_some_and(|owner| owner != position.turn())
        }
        // The square is one of the other row, and its mirror image can be reached as well.
        2 => {
            let last = |seen: &Seen| ring.label(*sown(&seen.steps).last().unwrap());
            let Some(label) = last(solution) else { return false };
            let is_others = ring.owner(ring.citizen_square(label).unwrap()) != Some(position.turn());
            lesson.task == Task::Last(SquareName::Citizen(label))
                && is_others
                && fails(|why| matches!(why, Missed::Last(SquareName::Citizen(_))))
        }
        3 => position == Position::start(Rules::SEED).unwrap(),
        4 => {
            rules.mandarin == Mandarin::Pebbles
                && matches!(taken[..], [(square, 10.., 0)] if ring.is_mandarin(square))
        }
        5 => matches!(solution.steps[0], Step::Refill { own: 5, .. }),
        6 => matches!(solution.steps[1], Step::Loan { .. }) && after.debts().count() == 1,
        // The same square the other way is wrong.
        7 => {
            laps(&solution.steps) == 1
                && attempts.iter().any(|(mv, attempt)| mv.label == solution.mv.label && !attempt.is_solved())
        }
        8 => laps(&solution.steps) >= 2,
        9 => {
            let full = solution.beyond(1);
            taken.is_empty() && over.is_none() && is_mandarin_square(full) && !full.1.is_empty()
        }
        // Where an empty Mandarin square ends the move nothing would be taken.
        10 => {
            let mut setup = position.setup();
            setup.rules.empty_mandarin = EmptyMandarin::Stop;
            let stopped = Seen::of(setup.position().unwrap(), solution.mv);
            !taken.is_empty() && captures(&stopped.steps).is_empty()
        }
        11 => taken.len() == 1 && fails(|why| why == Missed::Points(0)),
        12 => taken.len() >= 2 && fails(|why| why == Missed::Squares(0)),
        13 => rules.young_mandarin > 0 && fails(|why| why == Missed::Young),
        14 => over == Some(EndReason::Mandarins) && fails(|why| why == Missed::GoesOn),
        15 => over.is_none() && seen.iter().any(|seen| seen.game.end_reason() == Some(EndReason::Quiet)),
        16 => over == Some(EndReason::Short) && next_row_is_empty(),
        17 => {
            over == Some(EndReason::Mandarins) && next_row_is_empty() && fails(|why| why == Missed::Refills)
        }
        // Both have stones to sweep, and the count turns the game.
        18 => {
            let scores = [position.scores(), after.scores()];
            let ahead = scores.map(|scores| scores[Seat::FIRST] > scores[Seat::FIRST.next(2)]);
            over.is_some() && after.sweep().count() == 2 && ahead == [false, true]
        }
        // What is taken stands at the far corner.
        19 => {
            let far = ring.mandarin_square(Seat::new(2).unwrap());
            rules.seats == 4 && taken.iter().any(|(square, ..)| *square == far)
        }
        // The seat on the right plays next.
        20 => rules.seats == 3 && after.turn() == position.turn().next(3) && after.must_refill(),
        21 => {
            let settled = |seen: &Seen| Match::new(rules, 3).unwrap().settled(&seen.game);
            let (result, later) = settled(solution).unwrap();
            result.winner == Some(Seat::FIRST)
                && later.half_fields_sold(Seat::FIRST.next(2)) >= 4
                && fails(|why| matches!(why, Missed::Sells(1..)))
        }
        _ => false,
    }
}

#[test]
fn every_rule_is_taught_by_the_lesson_named() {
    let numbers: Vec<u8> = TAUGHT.iter().map(|(rule, _)| *rule).collect();
    assert_eq!(numbers, (1..=21).collect::<Vec<_>>());
    for (rule, id) in TAUGHT {
        let lesson = Lesson::named(id).unwrap_or_else(|| panic!("R{rule}: no lesson {id}"));
        assert!(lesson.rules.contains(&rule), "{id} does not name R{rule}");
        assert!(shows(rule, lesson), "{id} does not show R{rule}");
    }
}

#[test]
fn every_task_can_be_done_and_missed() {
    for lesson in LESSONS {
        let attempts = attempts(&lesson);
        let solved = attempts.iter().filter(|(_, attempt)| attempt.is_solved()).count();
        assert!(solved > 0, "{} cannot be solved: {attempts:?}", lesson.id);
        assert!(attempts.len() >= 4 && 2 * solved <= attempts.len(), "{}: {attempts:?}", lesson.id);
    }
}

/// A move that does too little is told of in numbers, and one that does something else in words of its own.
#[test]
fn every_lesson_says_what_was_wrong_in_every_language() {
    for language in Language::ALL {
        let study = Study::of(language);
        for lesson in LESSONS {
            let mut texts: BTreeMap<String, Missed> = BTreeMap::new();
            for (_, attempt) in attempts(&lesson) {
                let Attempt::Missed(why) = attempt else { continue };
                let other = texts.insert(why.told(study), why);
                assert!(
                    other.is_none_or(|other| other == why),
                    "{}: {}: {why:?}",
                    language.code(),
                    lesson.id
                );
            }
            assert!(!texts.is_empty(), "{}", lesson.id);
        }
    }
}

#[test]
fn every_lesson_has_its_words_in_every_language() {
    for language in Language::ALL {
        let study = Study::of(language);
        let mut texts = BTreeSet::new();
        for lesson in LESSONS {
            for text in [lesson.title(study), lesson.text(study), lesson.hint(study)] {
                assert!(texts.insert(text.clone()), "{}: {}: {text} twice", language.code(), lesson.id);
            }
        }
    }
}
