//! What belongs to which part of the page. A part that is made anew, or goes, takes with it everything that was
//! made while it was being made: parts of its own, signals, stored values, and what is to be done at the end.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::rc::{Rc, Weak};

use crate::arena::{self, Key};

thread_local! {
    static CURRENT: RefCell<Option<Owner>> = const { RefCell::new(None) };
}

/// A part of the page. Clones are the same part.
#[derive(Clone)]
pub(crate) struct Owner(Rc<Inner>);

#[derive(Default)]
struct Inner {
    parent: Weak<Inner>,
    children: RefCell<Vec<Owner>>,
    cleanups: RefCell<Vec<Box<dyn FnOnce()>>>,
    keys: RefCell<Vec<Key>>,
    contexts: RefCell<Vec<(TypeId, Rc<dyn Any>)>>,
}

impl Owner {
    /// A part of what is being made, or of nothing.
    pub(crate) fn new() -> Owner {
        Owner::current().map_or_else(|| Owner(Rc::default()), |parent| parent.child())
    }

    /// What is being made.
    pub(crate) fn current() -> Option<Owner> {
        CURRENT.with_borrow(Clone::clone)
    }

    /// A part of this one.
    pub(crate) fn child(&self) -> Owner {
        let child = Owner(Rc::new(Inner { parent: Rc::downgrade(&self.0), ..Inner::default() }));
        self.0.children.borrow_mut().push(child.clone());
        child
    }

    /// Does something as a part of making this one.
    pub(crate) fn with<R>(&self, work: impl FnOnce() -> R) -> R {
        let before = CURRENT.replace(Some(self.clone()));
        let result = work();
        CURRENT.set(before);
        result
    }

    /// Ends everything that belongs to this part, so that it can be made anew.
    pub(crate) fn cleanup(&self) {
        self.0.children.take().iter().for_each(Owner::cleanup);
        self.0.cleanups.take().into_iter().for_each(|cleanup| cleanup());
        self.0.keys.take().into_iter().for_each(arena::remove);
        self.0.contexts.take();
    }

    /// Ends this part for good.
    pub(crate) fn end(&self) {
        self.cleanup();
        if let Some(parent) = self.0.parent.upgrade() {
            parent.children.borrow_mut().retain(|child| !Rc::ptr_eq(&child.0, &self.0));
        }
    }

    fn context(&self, wanted: TypeId) -> Option<Rc<dyn Any>> {
        let own = self.0.contexts.borrow().iter().rev().find(|(known, _)| *known == wanted).cloned();
        match own {
            Some((_, value)) => Some(value),
            None => Owner(self.0.parent.upgrade()?).context(wanted),
        }
    }
}

/// Keeps something in the arena for as long as what is being made lives.
pub(crate) fn keep(entry: arena::Entry) -> Key {
    let key = arena::insert(entry);
    if let Some(owner) = Owner::current() {
        owner.0.keys.borrow_mut().push(key);
    }
    key
}

/// Does something when what is being made goes, or before it is made anew.
pub fn on_cleanup(work: impl FnOnce() + 'static) {
    if let Some(owner) = Owner::current() {
        owner.0.cleanups.borrow_mut().push(Box::new(work));
    }
}

/// Gives a value to all parts of what is being made, by its type.
pub fn provide_context<T: 'static>(value: T) {
    if let Some(owner) = Owner::current() {
        owner.0.contexts.borrow_mut().push((TypeId::of::<T>(), Rc::new(value)));
    }
}

/// The value that was given to what is being made, or to what that is a part of. Panics when there is none.
pub fn expect_context<T: Clone + 'static>() -> T {
    let value = Owner::current().and_then(|owner| owner.context(TypeId::of::<T>()));
    value.and_then(|value| value.downcast_ref().cloned()).expect("what a part needs is provided around it")
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn what_belongs_to_a_part_ends_with_it_and_once() {
        let ended = Rc::new(Cell::new(0));
        let count = |by| {
            let ended = ended.clone();
            move || ended.set(ended.get() + by)
        };
        let outer = Owner::new();
        let inner = outer.child();
        outer.with(|| on_cleanup(count(1)));
        inner.with(|| on_cleanup(count(10)));
        inner.end();
        assert_eq!(ended.get(), 10);
        assert!(outer.0.children.borrow().is_empty());
        outer.with(Owner::new).with(|| on_cleanup(count(100)));
        outer.cleanup();
        outer.cleanup();
        assert_eq!(ended.get(), 111);
    }

    #[test]
    fn a_context_is_found_from_within_and_the_nearest_counts() {
        let outer = Owner::new();
        outer.with(|| provide_context(1_u8));
        let inner = outer.child();
        inner.with(|| {
            assert_eq!(expect_context::<u8>(), 1);
            provide_context(2_u8);
            provide_context("another type");
            assert_eq!(expect_context::<u8>(), 2);
        });
        assert_eq!(outer.with(expect_context::<u8>), 1);
    }
}
