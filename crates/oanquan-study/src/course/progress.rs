//! Which lessons are done, as it is kept on a device.

use std::fmt;

use super::{LESSONS, Lesson};

/// The lessons that somebody has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(Vec<&'static str>);

impl Progress {
    /// Reads what was printed; names that no lesson has any more are left out.
    #[must_use]
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        text.split_whitespace().filter_map(Lesson::named).for_each(|lesson| progress.add(lesson));
        progress
    }

    /// A lesson has been done.
    pub fn add(&mut self, lesson: &Lesson) {
        if !self.has(lesson) {
            self.0.push(lesson.id);
        }
    }

    /// Whether a lesson has been done.
    #[must_use]
    pub fn has(&self, lesson: &Lesson) -> bool {
        self.0.contains(&lesson.id)
    }

    /// How many have been done.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The first lesson that is still to be done.
    #[must_use]
    pub fn next(&self) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| !self.has(lesson))
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_prints_as_it_is_read() {
        let mut progress = Progress::default();
        assert_eq!(progress.next().map(|lesson| lesson.id), Some("start"));
        for id in ["start", "chain", "start"] {
            progress.add(Lesson::named(id).unwrap());
        }
        assert_eq!(progress.to_string(), "start chain");
        assert_eq!(Progress::read("start unknown chain"), progress);
        assert_eq!((progress.count(), progress.next().map(|lesson| lesson.id)), (2, Some("labels")));
    }
}
