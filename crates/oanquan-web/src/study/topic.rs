//! What one can learn and study: each has an address of its own.

use oanquan_view::prelude::window;
use oanquan_words::Study;

/// A page for learners and students.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Topic {
    /// Short lessons on a board.
    #[default]
    Course,
    /// Positions in which one move alone is right.
    Puzzles,
    /// A board to study games and positions on.
    Analysis,
    /// What the rules say, beside boards.
    Rules,
    /// Where the game comes from.
    World,
}

impl Topic {
    /// All of them, in the order of the menu.
    pub(crate) const ALL: [Topic; 5] =
        [Topic::Course, Topic::Puzzles, Topic::Analysis, Topic::Rules, Topic::World];

    /// The fragment that leads there, with its `#`.
    pub(crate) const fn hash(self) -> &'static str {
        match self {
            Topic::Course => "#learn/course",
            Topic::Puzzles => "#learn/puzzles",
            Topic::Analysis => "#learn/analysis",
            Topic::Rules => "#learn/rules",
            Topic::World => "#learn/world",
        }
    }

    /// What it is called.
    pub(crate) fn name(self, study: Study) -> String {
        match self {
            Topic::Course => study.study_course(),
            Topic::Puzzles => study.study_puzzles(),
            Topic::Analysis => study.study_analysis(),
            Topic::Rules => study.study_rules(),
            Topic::World => study.study_world(),
        }
    }

    /// What the address of the page asks for: `#learn/puzzles` and all that goes on after a slash. One that
    /// nobody knows leads to the first.
    pub(crate) fn of_page() -> Topic {
        Topic::read(&window().location().hash().unwrap_or_default())
    }

    fn read(hash: &str) -> Topic {
        let leads = |topic: &Topic| {
            let rest = hash.strip_prefix(topic.hash());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        Topic::ALL.into_iter().find(leads).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_topic_is_found_by_its_hash() {
        for topic in Topic::ALL {
            assert_eq!(Topic::read(topic.hash()), topic);
            assert_eq!(Topic::read(&format!("{}/more", topic.hash())), topic);
        }
        for hash in ["", "#learn", "#learn/", "#learn/nothing", "#learn/puzzlesets"] {
            assert_eq!(Topic::read(hash), Topic::Course, "{hash:?}");
        }
    }
}
