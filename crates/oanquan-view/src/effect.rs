//! What happens whenever a signal changes.

use crate::arena::Entry;
use crate::graph::Node;
use crate::owner::keep;

/// Something that is done again whenever what it has read changes; for as long as its owner lives.
pub struct Effect;

impl Effect {
    /// Does it for the first time soon. It is told what it returned the last time.
    pub fn new<T: 'static>(mut work: impl FnMut(Option<T>) -> T + 'static) -> Effect {
        let mut before = None;
        start(Box::new(move || before = Some(work(before.take()))));
        Effect
    }
}

fn start(work: Box<dyn FnMut()>) {
    let node = Node::effect(work);
    keep(Entry::Node(node.clone()));
    node.wait();
}

/// Does something now and again whenever what it has read changes, for as long as what is being made lives.
pub(crate) fn follow(work: Box<dyn FnMut()>) {
    let node = Node::effect(work);
    keep(Entry::Node(node.clone()));
    node.refresh();
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;
    use crate::graph::run_waiting;
    use crate::owner::Owner;
    use crate::signal::{Memo, RwSignal};

    #[test]
    fn an_effect_follows_what_it_reads_and_is_told_what_it_returned() {
        let owner = Owner::new();
        let told = Rc::new(RefCell::new(Vec::new()));
        let telling = told.clone();
        let (followed, other) = owner.with(|| (RwSignal::new(1), RwSignal::new(1)));
        owner.with(|| {
            Effect::new(move |before: Option<i32>| {
                let now = followed.get() * other.get_untracked();
                telling.borrow_mut().push((before, now));
                now
            });
        });
        run_waiting();
        followed.set(2);
        run_waiting();
        other.set(10);
        run_waiting();
        followed.set(3);
        run_waiting();
        assert_eq!(*told.borrow(), [(None, 1), (Some(1), 2), (Some(2), 30)]);
        owner.cleanup();
        followed.set(4);
        run_waiting();
        assert_eq!(told.borrow().len(), 3);
    }

    #[test]
    fn what_an_effect_makes_ends_before_it_runs_again() {
        let told = Rc::new(RefCell::new(Vec::new()));
        let (outer, inner) = (RwSignal::new(1), RwSignal::new(1));
        let telling = told.clone();
        follow(Box::new(move || {
            let outer = outer.get();
            let telling = telling.clone();
            follow(Box::new(move || telling.borrow_mut().push((outer, inner.get()))));
        }));
        // The inner effect of before would have said (1, 2).
        inner.set(2);
        outer.set(2);
        run_waiting();
        inner.set(3);
        run_waiting();
        assert_eq!(*told.borrow(), [(1, 1), (2, 2), (2, 3)]);
    }

    #[test]
    fn an_effect_runs_only_when_a_memo_has_become_another_one() {
        let runs = Rc::new(RefCell::new(Vec::new()));
        let number = RwSignal::new(3);
        let is_odd = Memo::new(move || number.get() % 2 == 1);
        let name = Memo::new(move || if is_odd.get() { "odd" } else { "even" });
        let running = runs.clone();
        follow(Box::new(move || running.borrow_mut().push((name.get(), is_odd.get()))));
        for next in [5, 7, 8, 10] {
            number.set(next);
            run_waiting();
        }
        assert_eq!(*runs.borrow(), [("odd", true), ("even", false)]);
    }

    #[test]
    fn an_effect_may_set_what_it_reads_and_end_itself() {
        let owner = Owner::new();
        let number = RwSignal::new(0);
        let ending = owner.clone();
        owner.with(|| {
            follow(Box::new(move || match number.get() {
                3 => ending.end(),
                other => number.set(other + 1),
            }));
        });
        run_waiting();
        number.set(0);
        run_waiting();
        assert_eq!(number.get(), 0);
    }
}
