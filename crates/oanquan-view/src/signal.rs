//! Signals that hold their value behind a pointer that does not tell its type.

use std::any::Any;
use std::marker::PhantomData;
use std::rc::Rc;

use crate::arena::{self, Entry, Key};
use crate::graph::{Node, Value, Work, untrack};
use crate::owner::keep;

/// The value as what it is.
fn known<T: 'static>(value: &Value) -> &T {
    value.downcast_ref().expect("a signal holds values of one type")
}

/// A value that is read and set.
pub struct RwSignal<T> {
    key: Key,
    holds: PhantomData<fn() -> T>,
}

/// A value computed from signals, kept until they change; who reads it is told only when it changes, too.
pub struct Memo<T> {
    key: Key,
    holds: PhantomData<fn() -> T>,
}

/// A value that is read, wherever it comes from.
pub struct Signal<T> {
    key: Key,
    holds: PhantomData<fn() -> T>,
}

/// Reading, which all signals have alike.
macro_rules! readable {
    ($signal:ident) => {
        impl<T> Clone for $signal<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $signal<T> {}

        impl<T> $signal<T> {
            /// To be told when it changes, whatever it is.
            pub fn track(self) {
                read(self.key);
            }
        }

        impl<T: 'static> $signal<T> {
            fn of(key: Key) -> Self {
                $signal { key, holds: PhantomData }
            }

            /// The value; whoever reads it is told when it changes.
            pub fn get(self) -> T
            where
                T: Clone,
            {
                T::clone(known(&read(self.key)))
            }

            /// The value, for whoever does not want to be told.
            pub fn get_untracked(self) -> T
            where
                T: Clone,
            {
                T::clone(known(&read_untracked(self.key)))
            }

            /// Looks at the value; whoever does is told when it changes.
            pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
                look(known(&read(self.key)))
            }

            /// Looks at the value, for whoever does not want to be told.
            pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
                look(known(&read_untracked(self.key)))
            }
        }
    };
}

readable!(RwSignal);
readable!(Memo);
readable!(Signal);

fn read(key: Key) -> Value {
    try_read(key).expect("a signal is read while what it belongs to is there")
}

fn try_read(key: Key) -> Option<Value> {
    match arena::get(key)? {
        Entry::Node(node) => {
            let value = node.value();
            node.track();
            Some(value)
        }
        Entry::Derived(compute) => Some(compute()),
        Entry::Stored(value) => Some(value),
    }
}

fn read_untracked(key: Key) -> Value {
    untrack(|| read(key))
}

fn set(key: Key, value: Value) {
    // Nobody follows what is gone.
    if let Some(Entry::Node(node)) = arena::get(key) {
        node.set(value);
    }
}

impl<T: 'static> RwSignal<T> {
    /// A signal with its first value.
    pub fn new(value: T) -> RwSignal<T> {
        RwSignal::of(new_signal(Rc::new(value)))
    }

    /// Gives it another value, and tells everybody; nothing happens when the part of the page that the signal
    /// belongs to is gone.
    pub fn set(self, value: T) {
        set(self.key, Rc::new(value));
    }

    /// The value, unless the part of the page that the signal belongs to is gone.
    pub fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        untrack(|| try_read(self.key)).map(|value| T::clone(known(&value)))
    }

    /// Changes the value, and tells everybody.
    pub fn update(self, change: impl FnOnce(&mut T))
    where
        T: Clone,
    {
        let mut value = self.get_untracked();
        change(&mut value);
        self.set(value);
    }

    /// The same, and hands on what comes of it; nothing when the signal is gone.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R>
    where
        T: Clone,
    {
        let mut value = self.try_get_untracked()?;
        let result = change(&mut value);
        self.set(value);
        Some(result)
    }
}

fn new_signal(value: Value) -> Key {
    keep(Entry::Node(Node::signal(value)))
}

impl<T: PartialEq + 'static> Memo<T> {
    /// What a computation gives.
    pub fn new(compute: impl Fn() -> T + 'static) -> Memo<T> {
        Memo::of(new_memo(Box::new(move |before| {
            let now = compute();
            let is_same = before.is_some_and(|before| *known::<T>(before) == now);
            (!is_same).then(|| Rc::new(now) as Rc<dyn Any>)
        })))
    }
}

fn new_memo(work: Work) -> Key {
    keep(Entry::Node(Node::memo(work)))
}

impl<T: 'static> Signal<T> {
    /// What a computation gives, computed whenever it is read.
    pub fn derive(compute: impl Fn() -> T + 'static) -> Signal<T> {
        Signal::of(derived(Rc::new(move || Rc::new(compute()))))
    }

    /// A value that stays.
    pub fn stored(value: T) -> Signal<T> {
        Signal::of(stored(Rc::new(value)))
    }
}

fn derived(compute: Rc<dyn Fn() -> Value>) -> Key {
    keep(Entry::Derived(compute))
}

fn stored(value: Value) -> Key {
    keep(Entry::Stored(value))
}

impl<T: 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        Signal::of(signal.key)
    }
}

impl<T: 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        Signal::of(memo.key)
    }
}

impl<T: 'static> From<T> for Signal<T> {
    fn from(value: T) -> Self {
        Signal::stored(value)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::owner::Owner;

    #[test]
    fn a_signal_is_set_changed_and_looked_at() {
        Owner::new().with(|| {
            let names = RwSignal::new(vec!["M0"]);
            names.update(|names| names.push("M1"));
            assert_eq!(names.try_update(|names| names.len()), Some(2));
            assert_eq!(names.with(|names| names.join(" ")), "M0 M1");
            names.set(Vec::new());
            assert!(names.with_untracked(Vec::is_empty));
        });
    }

    #[test]
    fn a_memo_computes_once_and_passes_on_only_what_is_different() {
        static COMPUTED: AtomicUsize = AtomicUsize::new(0);
        static FOLLOWED: AtomicUsize = AtomicUsize::new(0);
        Owner::new().with(|| {
            let number = RwSignal::new(3);
            let is_odd = Memo::new(move || {
                COMPUTED.fetch_add(1, Ordering::Relaxed);
                number.get() % 2 == 1
            });
            let told = Memo::new(move || {
                FOLLOWED.fetch_add(1, Ordering::Relaxed);
                if is_odd.get() { "odd" } else { "even" }
            });
            assert_eq!((told.get(), told.get()), ("odd", "odd"));
            number.set(5);
            assert_eq!(told.get(), "odd");
            assert_eq!(COMPUTED.load(Ordering::Relaxed), 2);
            assert_eq!(FOLLOWED.load(Ordering::Relaxed), 1);
            number.set(6);
            assert_eq!(told.get(), "even");
        });
    }

    #[test]
    fn what_is_derived_is_what_it_comes_from() {
        Owner::new().with(|| {
            let number = RwSignal::new(1);
            let memo = Memo::new(move || number.get() * 10);
            let signals: [Signal<i32>; 3] =
                [number.into(), memo.into(), Signal::derive(move || number.get() + memo.get())];
            let stored: Signal<i32> = 7.into();
            assert_eq!(signals.map(Signal::get), [1, 10, 11]);
            number.set(2);
            assert_eq!(signals.map(Signal::get_untracked), [2, 20, 22]);
            assert_eq!(stored.get(), 7);
        });
    }

    #[test]
    fn a_signal_that_is_gone_is_known_as_such() {
        let owner = Owner::new();
        let number = owner.with(|| RwSignal::new(1));
        assert_eq!(number.try_get_untracked(), Some(1));
        owner.cleanup();
        assert_eq!(number.try_get_untracked(), None);
        assert_eq!(number.try_update(|number| *number += 1), None);
        number.set(2);
    }
}
