//! Values that belong to a part of the page and that nobody follows.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use crate::arena::{self, Entry, Key};
use crate::owner::keep;

/// A value that is kept for as long as what was being made when it was stored. Changing it tells nobody.
///
/// What is said of a value that is gone holds for one whose part of the page is gone.
pub struct StoredValue<T> {
    key: Key,
    holds: PhantomData<fn() -> T>,
}

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

impl<T: 'static> StoredValue<T> {
    /// Stores a value.
    pub fn new(value: T) -> StoredValue<T> {
        StoredValue { key: store(Rc::new(RefCell::new(value))), holds: PhantomData }
    }

    /// A copy of the value. Panics when the value is gone.
    pub fn get_value(self) -> T
    where
        T: Clone,
    {
        self.with_value(T::clone)
    }

    /// A copy of the value, unless it is gone.
    pub fn try_get_value(self) -> Option<T>
    where
        T: Clone,
    {
        self.try_with_value(T::clone)
    }

    /// Puts another value in its place, unless it is gone.
    pub fn set_value(self, value: T) {
        self.update_value(|stored| *stored = value);
    }

    /// Looks at the value. Panics when it is gone.
    pub fn with_value<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.try_with_value(look).expect("a stored value is used while what it belongs to is there")
    }

    /// Looks at the value, unless it is gone.
    pub fn try_with_value<R>(self, look: impl FnOnce(&T) -> R) -> Option<R> {
        Some(look(&cell(&*stored(self.key)?).borrow()))
    }

    /// Changes the value, unless it is gone.
    pub fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// Changes the value and hands on what comes of it, unless it is gone.
    pub fn try_update_value<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        Some(change(&mut cell(&*stored(self.key)?).borrow_mut()))
    }
}

/// The value as what it is.
fn cell<T: 'static>(value: &dyn Any) -> &RefCell<T> {
    value.downcast_ref().expect("a stored value stays of its type")
}

fn store(value: Rc<dyn Any>) -> Key {
    keep(Entry::Stored(value))
}

fn stored(key: Key) -> Option<Rc<dyn Any>> {
    match arena::get(key)? {
        Entry::Stored(value) => Some(value),
        Entry::Node(_) | Entry::Derived(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::owner::Owner;

    #[test]
    fn a_value_is_read_and_changed_through_every_copy() {
        Owner::new().with(|| {
            let stored = StoredValue::new(vec![1]);
            let copy = stored;
            copy.update_value(|list| list.push(2));
            assert_eq!(stored.try_update_value(Vec::pop), Some(Some(2)));
            assert_eq!(stored.get_value(), [1]);
            copy.set_value(vec![3]);
            assert_eq!(stored.with_value(Vec::len), 1);
            assert_eq!(stored.try_get_value(), Some(vec![3]));
        });
    }

    #[test]
    fn a_value_goes_with_what_it_belongs_to() {
        let owner = Owner::new();
        let held = Rc::new(());
        let stored = owner.with(|| StoredValue::new(held.clone()));
        assert_eq!(Rc::strong_count(&held), 2);
        owner.cleanup();
        assert_eq!(Rc::strong_count(&held), 1);
        assert!(stored.try_get_value().is_none());
        stored.set_value(Rc::new(()));
        assert!(stored.try_with_value(|_| ()).is_none());
    }
}
