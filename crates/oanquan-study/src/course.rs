//! The course: short lessons, each a position and something to do in it with one move.

mod progress;
mod task;

use oanquan::{Game, Position, Rules, Setup};
use oanquan_words::Study;

pub use progress::Progress;
pub use task::{Attempt, Task};

/// A lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in the progress that is kept and in the catalogues; it never changes.
    pub id: &'static str,
    /// The numbers of the rules it teaches, as in `docs/rules.md`.
    pub rules: &'static [u8],
    /// A line of text, or the name of a rule set whose start it is.
    position: &'static str,
    /// What is to be done.
    pub task: Task,
}

/// A lesson from its parts.
const fn lesson(id: &'static str, rules: &'static [u8], position: &'static str, task: Task) -> Lesson {
    Lesson { id, rules, position, task }
}

/// All lessons, in the order in which they are learnt.
pub const LESSONS: [Lesson; 21] = [
    lesson("start", &[1, 2, 3], "seed", Task::Any),
    lesson("direction", &[7], "oaq1 3,0,1,0,0,Q/1,0,2,0,1,Q 0 21,21 0,0 - 0 20 seed", Task::TakeMandarin),
    lesson("relay", &[8], "oaq1 2,2,4,0,0,Q/0,1,0,2,1,Q 0 19,19 0,0 - 0 20 seed", Task::Laps(4)),
    lesson("stop", &[9], "oaq1 3,0,0,1,1,Q/0,1,0,3,0,Q 0 20,21 0,0 - 0 20 seed", Task::StopAtMandarin),
    lesson("capture", &[11], "oaq1 2,0,4,0,3,Q/0,3,1,1,0,Q 0 18,18 0,0 - 0 20 seed", Task::Take(5)),
    lesson("chain", &[12], "oaq1 1,0,4,0,0,Q/0,5,0,3,1,Q 0 18,18 0,0 - 0 20 seed", Task::Chain(2)),
    lesson("mandarin", &[11], "oaq1 1,0,0,0,2,Q3/0,5,0,1,1,Q2 0 17,18 0,0 - 0 20 seed", Task::TakeMandarin),
    lesson("refill", &[5], "oaq1 0,0,0,0,0,Q/2,0,0,3,1,Q 0 20,24 0,0 - 0 20 seed", Task::Take(4)),
    lesson("borrow", &[6], "oaq1 0,0,0,0,0,Q/0,3,1,0,2,Q 0 2,42 0,0 - 0 20 seed", Task::Take(5)),
    lesson("end", &[14, 17, 18], "oaq1 0,0,1,1,0,Q1/0,3,0,4,1,0 0 19,20 0,1 - 0 20 seed", Task::EndAhead),
    lesson("stall", &[15], "oaq1 3,0,4,1,1,Q/0,3,1,1,0,Q 0 18,18 0,0 - 99 150 seed", Task::Take(5)),
    lesson("gap", &[10], "oaq1 2,1,0,0,3,0/0,2,0,1,1,Q 0 20,20 1,0 - 0 20 vietnam", Task::Take(6)),
    lesson(
        "young",
        &[13],
        "oaq1 3,0,3,0,0,Q6/2,1,0,0,1,Q2 0 16,16 0,0 - 0 20 vietnam+young_mandarin=5",
        Task::TakeMandarin,
    ),
    lesson("pebbles", &[4], "tonkin", Task::Take(10)),
    lesson("short", &[16], "oaq1 1,1,2,0,2,Q/0,1,0,1,0,Q 0 40,2 0,0 - 0 20 ludii", Task::EndAhead),
    lesson("three", &[20], "three", Task::Any),
    lesson("four", &[19], "four", Task::Any),
    lesson("attack", &[11], "oaq1 2,0,0,0,2,Q/0,4,0,1,0,Q2 0 19,20 0,0 - 0 20 seed", Task::Attack),
    lesson("safe", &[11], "oaq1 3,0,2,0,1,Q/0,2,0,0,1,Q 0 20,21 0,0 - 0 20 seed", Task::Safe(2)),
    lesson("starve", &[5], "oaq1 3,0,2,0,0,Q/0,2,0,0,0,Q1 0 21,21 0,0 - 0 20 seed", Task::Starve),
    lesson("round", &[21], "oaq1 3,0,1,0,1,Q1/0,4,0,1,0,0 0 19,20 0,1 - 0 20 seed", Task::EndAhead),
];

impl Lesson {
    /// The lesson with this name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }

    /// Where it begins. The learner sits at the bottom and is to move.
    ///
    /// # Panics
    /// Never: every lesson has a position, as the tests see.
    #[must_use]
    pub fn position(&self) -> Position {
        if let Ok(rules) = self.position.parse::<Rules>() {
            return *Game::start(rules).expect("presets have no faults").position();
        }
        let Ok(setup) = self.position.parse::<Setup>() else { unreachable!("{} has a position", self.id) };
        setup.position().expect("lessons have positions without faults")
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self, study: Study) -> String {
        study.course_title(self.id)
    }

    /// What there is to know.
    #[must_use]
    pub fn text(&self, study: Study) -> String {
        study.course_text(self.id)
    }

    /// A hint for who has tried in vain.
    #[must_use]
    pub fn hint(&self, study: Study) -> String {
        study.course_hint(self.id)
    }
}

impl Task {
    /// What is to be done, in words.
    #[must_use]
    pub fn told(self, study: Study) -> String {
        match self {
            Task::Any => study.course_task_any(),
            Task::Laps(least) => study.course_task_laps(least.into()),
            Task::StopAtMandarin => study.course_task_stop(),
            Task::Take(least) => study.course_task_take(least),
            Task::Chain(least) => study.course_task_chain(least.into()),
            Task::TakeMandarin => study.course_task_mandarin(),
            Task::EndAhead => study.course_task_end(),
            Task::Attack => study.course_task_attack(),
            Task::Safe(limit) => study.course_task_safe(limit - 1),
            Task::Starve => study.course_task_starve(),
        }
    }

    /// What an attempt that is not enough came to, in words.
    #[must_use]
    pub fn missed(self, study: Study, attempt: Attempt) -> String {
        match self {
            Task::Laps(_) => study.course_missed_laps(attempt.amount),
            Task::Take(_) => study.course_missed_take(attempt.amount),
            Task::Chain(_) => study.course_missed_chain(attempt.amount),
            Task::Safe(_) => study.course_missed_safe(attempt.amount),
            Task::Any
            | Task::StopAtMandarin
            | Task::TakeMandarin
            | Task::EndAhead
            | Task::Attack
            | Task::Starve => study.course_missed_other(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use oanquan::Move;
    use oanquan_words::Language;

    use super::*;

    fn attempts(lesson: &Lesson) -> Vec<(Move, Attempt)> {
        let position = lesson.position();
        position.legal_moves().iter().map(|mv| (mv, lesson.task.attempt(&position, mv).unwrap())).collect()
    }

    #[test]
    fn every_task_can_be_done_and_missed() {
        for lesson in LESSONS {
            let attempts = attempts(&lesson);
            let solved = attempts.iter().filter(|(_, attempt)| attempt.solved).count();
            assert!(solved > 0, "{} cannot be solved: {attempts:?}", lesson.id);
            if lesson.task != Task::Any {
                assert!(attempts.len() >= 4 && 2 * solved <= attempts.len(), "{}: {attempts:?}", lesson.id);
            }
        }
    }

    /// The table of what is taught where.
    #[test]
    fn every_rule_is_taught() {
        let taught: BTreeSet<u8> = LESSONS.iter().flat_map(|lesson| lesson.rules).copied().collect();
        assert_eq!(taught, (1..=21).collect());
    }

    #[test]
    fn lessons_show_what_they_are_named_after() {
        let named = |id: &str| *Lesson::named(id).unwrap();
        let steps = |id: &str, mv: &str| {
            let mut steps = Vec::new();
            named(id).position().play_observed(mv.parse().unwrap(), &mut steps).unwrap();
            steps
        };
        let solution = |id: &str| {
            let mut solutions = attempts(&named(id)).into_iter().filter(|(_, attempt)| attempt.solved);
            solutions.next().unwrap().0.to_string()
        };
        use oanquan::{EndReason, Step};
        assert!(matches!(steps("refill", "5r")[0], Step::Refill { own: 5, .. }));
        assert!(matches!(steps("borrow", "9l")[1], Step::Loan { citizens: 3, .. }));
        for (id, reason) in [("end", EndReason::Mandarins), ("short", EndReason::Short)] {
            let mut game = Game::new(named(id).position());
            game.play(solution(id).parse().unwrap()).unwrap();
            assert_eq!(game.end_reason(), Some(reason), "{id}");
        }
        // Who takes nothing here ends the game.
        let mut quiet = Game::new(named("stall").position());
        quiet
            .play(attempts(&named("stall")).iter().find(|(_, attempt)| attempt.amount == 0).unwrap().0)
            .unwrap();
        assert_eq!(quiet.end_reason(), Some(EndReason::Quiet));
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
}
