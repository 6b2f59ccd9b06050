//! Solves the positions of a book, by one thread or several that share the prover's memory.

use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::draft::{Draft, Page};
use crate::prove::{Prover, Step};

/// How long a thread waits for positions that may follow from what others work on.
const WAIT: Duration = Duration::from_millis(5);

/// What is spent on a book.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The most plies of a position from the start.
    pub plies: u32,
    /// The deepest horizon of a proof.
    pub deepest: u8,
    /// Positions to search for a position of the book, before it is left with what is proved.
    pub each: u64,
    /// Positions to search in all.
    pub nodes: u64,
}

/// Solves position after position until everything is done that was asked for, the budget ends or the provers
/// are stopped, each prover in a thread of its own. After every question `tell` is called with the draft, which
/// no thread changes meanwhile.
pub fn make(
    draft: &Mutex<Draft>,
    provers: &mut [Prover<'_>],
    effort: &Effort,
    tell: &(dyn Fn(&Draft) + Sync),
) {
    thread::scope(|scope| {
        for prover in provers {
            scope.spawn(move || Worker { draft, prover, effort, tell }.run());
        }
    });
}

/// One thread.
struct Worker<'a, 'b> {
    draft: &'a Mutex<Draft>,
    prover: &'a mut Prover<'b>,
    effort: &'a Effort,
    tell: &'a (dyn Fn(&Draft) + Sync),
}

impl Worker<'_, '_> {
    fn run(&mut self) {
        loop {
            let (taken, is_busy) = self.locked(|draft, _| (draft.take(self.effort.plies), draft.is_busy()));
            match taken {
                Some((place, page)) => {
                    if self.solve(place, page).is_none() {
                        return;
                    }
                }
                None if is_busy && !self.prover.is_stopped() => thread::sleep(WAIT),
                None => return,
            }
        }
    }

    /// With the draft alone for itself.
    fn locked<T>(&self, then: impl FnOnce(&mut Draft, &Prover<'_>) -> T) -> T {
        // A thread that ended in here has left it whole.
        then(&mut self.draft.lock().unwrap_or_else(PoisonError::into_inner), self.prover)
    }

    /// Solves a page as far as it goes; `None` when everything is to end.
    fn solve(&mut self, place: usize, mut page: Page) -> Option<()> {
        loop {
            let before = self.prover.nodes();
            let left = self.effort.nodes.saturating_sub(self.locked(|draft, _| draft.nodes()));
            self.prover.limit(before + left.min(self.effort.each.saturating_sub(page.nodes)));
            let step = match page.solve.depth > self.effort.deepest {
                true if page.solve.interval.exact().is_none() => Step::Stopped,
                _ => page.solve.step(self.prover, 1),
            };
            let searched = self.prover.nodes() - before;
            let is_over = self.prover.is_stopped() || searched >= left;
            page.is_done = step == Step::Solved || (step == Step::Stopped && !is_over);
            if page.is_done
                && let Some(lower) = page.solve.interval.lower
            {
                self.prover.limit(u64::MAX);
                let found = self.prover.winning(&page.solve.stones, lower.bound, lower.plies);
                page.mv = found.map(|(mv, ..)| mv);
                // Stopped before it was found: it will be looked for again.
                page.is_done = page.mv.is_some();
            }
            page.nodes += self.prover.nodes() - before;
            let ends = step == Step::Stopped && is_over || (self.prover.is_stopped() && !page.is_done);
            self.locked(|draft, prover| {
                draft.note(place, page);
                if page.is_done {
                    draft.finish(prover, place);
                } else if ends {
                    draft.give_back(place);
                }
                (self.tell)(draft);
            });
            if ends {
                return None;
            }
            if page.is_done {
                return Some(());
            }
        }
    }
}
