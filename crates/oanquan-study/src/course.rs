//! The course: short lessons, each a position and something to do in it with one move.

mod missed;
mod progress;
mod task;
#[cfg(test)]
mod tests;

use oanquan::{Game, Position, Rules, Seat, Setup, SquareName};
use oanquan_words::Study;

pub use missed::Missed;
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

/// The Mandarin square on the learner's left.
const LEFT: SquareName = SquareName::Mandarin(Seat::FIRST.next(2));

/// All lessons, in the order in which they are learnt.
pub const LESSONS: [Lesson; 23] = [
    lesson("start", &[1, 3], "seed", Task::FirstIntoMandarin),
    lesson(
        "labels",
        &[2],
        "oaq1 2,5,2,0,0,Q/0,0,0,0,2,Q 0 19,20 0,0 - 0 20 seed",
        Task::Last(SquareName::Citizen(2)),
    ),
    lesson("direction", &[7], "oaq1 0,0,3,1,0,Q/0,0,2,0,0,Q 0 22,22 0,0 - 0 20 seed", Task::Last(LEFT)),
    lesson("relay", &[8], "oaq1 2,2,4,0,0,Q/0,1,0,2,1,Q 0 19,19 0,0 - 0 20 seed", Task::Laps(4)),
    lesson("stop", &[9], "oaq1 3,0,0,1,1,Q/0,1,0,3,0,Q 0 20,21 0,0 - 0 20 seed", Task::StopAtMandarin),
    lesson("capture", &[11], "oaq1 2,0,4,0,3,Q/0,3,1,1,0,Q 0 18,18 0,0 - 0 20 seed", Task::Take(5)),
    lesson("chain", &[12], "oaq1 1,0,4,0,0,Q/0,5,0,3,1,Q 0 18,18 0,0 - 0 20 seed", Task::Chain(2)),
    lesson("mandarin", &[11], "oaq1 1,0,0,0,2,Q3/0,5,0,1,1,Q2 0 17,18 0,0 - 0 20 seed", Task::TakeMandarin),
    lesson("refill", &[5], "oaq1 0,0,0,0,0,Q/2,0,0,3,1,Q 0 20,24 0,0 - 0 20 seed", Task::Take(4)),
    lesson("borrow", &[6], "oaq1 0,0,0,0,0,Q/0,3,1,0,2,Q 0 2,42 0,0 - 0 20 seed", Task::Take(5)),
    lesson("end", &[14, 18], "oaq1 0,0,1,1,0,Q1/0,3,0,4,1,0 0 19,20 0,1 - 0 20 seed", Task::EndAhead),
    lesson("stall", &[15], "oaq1 3,0,4,1,1,Q/0,3,1,1,0,Q 0 18,18 0,0 - 99 150 seed", Task::Take(5)),
    lesson("gap", &[10], "oaq1 3,0,2,0,0,0/5,2,0,0,1,Q 0 18,19 1,0 - 0 20 vietnam", Task::Take(5)),
    lesson(
        "young",
        &[13],
        "oaq1 0,0,1,2,0,Q6/3,4,4,0,0,Q2 0 14,14 0,0 - 0 20 seed+young_mandarin=5",
        Task::TakeMandarin,
    ),
    lesson("pebbles", &[4], "tonkin", Task::Take(10)),
    lesson("short", &[16], "oaq1 1,1,2,0,2,Q/0,1,0,1,0,Q 0 40,2 0,0 - 0 20 ludii", Task::EndAhead),
    lesson("order", &[17], "oaq1 0,2,0,3,3,3/0,3,0,3,0,1 0 16,16 1,1 - 0 20 seed", Task::EndUnfilled),
    lesson(
        "three",
        &[20],
        "oaq1 0,3,2,3,1,Q1/0,3,0,3,0,Q/4,0,1,0,0,Q2 0 17,17,18 0,0,0 - 0 30 three",
        Task::Starve,
    ),
    lesson(
        "four",
        &[19],
        "oaq1 0,3,3,3,0,Q/0,1,2,0,4,Q1/2,0,2,0,2,Q2/0,2,2,1,3,Q 0 16,16,16,19 0,0,0,0 - 0 40 four",
        Task::TakeMandarin,
    ),
    lesson("attack", &[11], "oaq1 2,0,0,0,2,Q/0,4,0,1,0,Q2 0 19,20 0,0 - 0 20 seed", Task::Attack),
    lesson("safe", &[11], "oaq1 3,0,2,0,1,Q/0,2,0,0,1,Q 0 20,21 0,0 - 0 20 seed", Task::Safe(2)),
    lesson("starve", &[5], "oaq1 3,0,2,0,0,Q/0,2,0,0,0,Q1 0 21,21 0,0 - 0 20 seed", Task::Starve),
    lesson("round", &[21], "oaq1 3,1,0,1,0,2/0,1,0,4,2,0 0 24,12 1,1 - 0 20 seed", Task::Sell(2)),
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
