//! What happens whenever a signal changes.

use leptos::prelude as base;

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

fn start(mut work: Box<dyn FnMut()>) {
    base::Effect::new(move |_: Option<()>| work());
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use any_spawner::Executor;
    use leptos::prelude::Owner;

    use super::*;
    use crate::signal::RwSignal;

    #[test]
    fn an_effect_follows_what_it_reads_and_is_told_what_it_returned() {
        // Another test may have been first.
        let _ = Executor::init_futures_executor();
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
        let settle = || Executor::poll_local();
        settle();
        followed.set(2);
        settle();
        other.set(10);
        settle();
        followed.set(3);
        settle();
        assert_eq!(*told.borrow(), [(None, 1), (Some(1), 2), (Some(2), 30)]);
        owner.cleanup();
        followed.try_set(4);
        settle();
        assert_eq!(told.borrow().len(), 3);
    }
}
