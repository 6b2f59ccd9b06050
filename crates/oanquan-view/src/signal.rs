//! Signals that hold their value behind a pointer that does not tell its type.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude as base;
use leptos::prelude::{Get, GetUntracked, Set, Track};

/// What a signal may hold.
pub trait Held: Any + Send + Sync {}

impl<T: Any + Send + Sync> Held for T {}

type Value = Arc<dyn Any + Send + Sync>;

/// The value as what it is. As a reference, for whoever owned it by its type would drop it with code of its own.
fn known<T: Held>(value: &Value) -> &T {
    value.downcast_ref().expect("a signal holds values of one type")
}

/// A value that is read and set.
pub struct RwSignal<T> {
    value: base::RwSignal<Value>,
    holds: PhantomData<fn() -> T>,
}

/// A value computed from signals, kept until they change; who reads it is told only when it changes, too.
pub struct Memo<T> {
    value: base::Memo<Comparable>,
    holds: PhantomData<fn() -> T>,
}

/// A value that is read, wherever it comes from.
pub struct Signal<T> {
    value: base::Signal<Value>,
    holds: PhantomData<fn() -> T>,
}

#[derive(Clone)]
struct Comparable {
    value: Value,
    same: fn(&Value, &Value) -> bool,
}

impl PartialEq for Comparable {
    fn eq(&self, other: &Self) -> bool {
        (self.same)(&self.value, &other.value)
    }
}

fn same<T: Held + PartialEq>(one: &Value, other: &Value) -> bool {
    known::<T>(one) == known::<T>(other)
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

        impl<T: Held> $signal<T> {
            /// The value; whoever reads it is told when it changes.
            pub fn get(self) -> T
            where
                T: Clone,
            {
                T::clone(known(&self.read()))
            }

            /// The value, for whoever does not want to be told.
            pub fn get_untracked(self) -> T
            where
                T: Clone,
            {
                T::clone(known(&self.read_untracked()))
            }

            /// Looks at the value; whoever does is told when it changes.
            pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
                look(known(&self.read()))
            }

            /// Looks at the value, for whoever does not want to be told.
            pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
                look(known(&self.read_untracked()))
            }
        }
    };
}

readable!(RwSignal);
readable!(Memo);
readable!(Signal);

impl<T> RwSignal<T> {
    fn read(self) -> Value {
        self.value.get()
    }

    fn read_untracked(self) -> Value {
        self.value.get_untracked()
    }

    /// To be told when it changes, whatever it is.
    pub fn track(self) {
        self.value.track();
    }
}

impl<T: Held> RwSignal<T> {
    /// A signal with its first value.
    pub fn new(value: T) -> RwSignal<T> {
        RwSignal { value: new_signal(Arc::new(value)), holds: PhantomData }
    }

    /// Gives it another value, and tells everybody.
    pub fn set(self, value: T) {
        set(self.value, Arc::new(value));
    }

    /// The same, unless the part of the page that the signal belongs to is gone.
    pub fn try_set(self, value: T) {
        if self.value.try_get_untracked().is_some() {
            self.set(value);
        }
    }

    /// The value, unless the part of the page that the signal belongs to is gone.
    pub fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        self.value.try_get_untracked().map(|value| T::clone(known(&value)))
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

fn new_signal(value: Value) -> base::RwSignal<Value> {
    base::RwSignal::new(value)
}

fn set(signal: base::RwSignal<Value>, value: Value) {
    signal.set(value);
}

impl<T> Memo<T> {
    fn read(self) -> Value {
        self.value.get().value
    }

    fn read_untracked(self) -> Value {
        self.value.get_untracked().value
    }

    /// To be told when it changes, whatever it is.
    pub fn track(self) {
        self.value.track();
    }
}

impl<T: Held + PartialEq> Memo<T> {
    /// What a computation gives.
    pub fn new(compute: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
        let value = new_memo(Box::new(move || Arc::new(compute())), same::<T>);
        Memo { value, holds: PhantomData }
    }
}

fn new_memo(
    compute: Box<dyn Fn() -> Value + Send + Sync>,
    same: fn(&Value, &Value) -> bool,
) -> base::Memo<Comparable> {
    base::Memo::new(move |_| Comparable { value: compute(), same })
}

impl<T> Signal<T> {
    fn read(self) -> Value {
        self.value.get()
    }

    fn read_untracked(self) -> Value {
        self.value.get_untracked()
    }
}

impl<T: Held> Signal<T> {
    /// What a computation gives, computed whenever it is read.
    pub fn derive(compute: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
        Signal { value: derived(Box::new(move || Arc::new(compute()))), holds: PhantomData }
    }

    /// A value that stays.
    pub fn stored(value: T) -> Signal<T> {
        Signal { value: stored(Arc::new(value)), holds: PhantomData }
    }
}

fn derived(compute: Box<dyn Fn() -> Value + Send + Sync>) -> base::Signal<Value> {
    base::Signal::derive(compute)
}

fn stored(value: Value) -> base::Signal<Value> {
    derived(Box::new(move || value.clone()))
}

impl<T> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        let value = signal.value;
        Signal { value: derived(Box::new(move || value.get())), holds: PhantomData }
    }
}

impl<T> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        let value = memo.value;
        Signal { value: derived(Box::new(move || value.get().value)), holds: PhantomData }
    }
}

impl<T: Held> From<T> for Signal<T> {
    fn from(value: T) -> Self {
        Signal::stored(value)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use leptos::prelude::Owner;

    use super::*;

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
        number.try_set(2);
    }
}
