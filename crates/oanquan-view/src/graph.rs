//! What follows what. A signal that is set marks what follows it, directly or through memos; effects that are
//! marked run a moment later, and a memo computes when it is read. Whoever follows a memo is marked for good
//! only when the memo has become another one.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use crate::owner::Owner;

/// What a signal holds, behind a pointer that does not tell its type.
pub(crate) type Value = Rc<dyn Any>;

/// Computes anew: is given the value that is known, and returns another one or nothing.
pub(crate) type Work = Box<dyn FnMut(Option<&Value>) -> Option<Value>>;

/// A signal, a memo or an effect.
pub(crate) struct Node {
    /// The earlier made, the smaller: what an effect makes comes after it.
    number: u64,
    value: RefCell<Option<Value>>,
    /// What a memo or an effect does; a signal has nothing to do.
    work: RefCell<Option<Work>>,
    /// For an effect what it makes belongs to.
    makes: Option<Owner>,
    state: Cell<State>,
    ended: Cell<bool>,
    /// What it has read.
    sources: RefCell<Vec<Rc<Node>>>,
    /// Who has read it.
    followers: RefCell<Vec<Weak<Node>>>,
}

#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum State {
    /// It is what it should be.
    Clean,
    /// Something that it follows may have changed.
    Doubtful,
    /// Something that it follows has changed.
    Stale,
}

thread_local! {
    /// Who is told what is read now.
    static READER: RefCell<Option<Rc<Node>>> = const { RefCell::new(None) };
    /// The effects that have to run.
    static WAITING: RefCell<Vec<Rc<Node>>> = const { RefCell::new(Vec::new()) };
    static NUMBERS: Cell<u64> = const { Cell::new(0) };
}

impl Node {
    fn new(value: Option<Value>, work: Option<Work>, makes: Option<Owner>) -> Rc<Node> {
        let number = NUMBERS.get();
        NUMBERS.set(number + 1);
        let state = if work.is_some() { State::Stale } else { State::Clean };
        Rc::new(Node {
            number,
            value: RefCell::new(value),
            work: RefCell::new(work),
            makes,
            state: Cell::new(state),
            ended: Cell::new(false),
            sources: RefCell::default(),
            followers: RefCell::default(),
        })
    }

    /// What is set.
    pub(crate) fn signal(value: Value) -> Rc<Node> {
        Node::new(Some(value), None, None)
    }

    /// What is computed from others when it is read.
    pub(crate) fn memo(work: Work) -> Rc<Node> {
        Node::new(None, Some(work), None)
    }

    /// What is done again whenever something that it has read changes; not yet done.
    pub(crate) fn effect(mut work: Box<dyn FnMut()>) -> Rc<Node> {
        let work = move |_: Option<&Value>| {
            work();
            None
        };
        Node::new(None, Some(Box::new(work)), Some(Owner::new()))
    }

    /// Whoever reads now follows this from now on. What is refreshed first does not mark who reads it.
    pub(crate) fn track(self: &Rc<Node>) {
        let Some(reader) = READER.with_borrow(Clone::clone) else { return };
        let mut sources = reader.sources.borrow_mut();
        if !sources.iter().any(|source| Rc::ptr_eq(source, self)) {
            sources.push(self.clone());
            self.followers.borrow_mut().push(Rc::downgrade(&reader));
        }
    }

    /// The value as it is now.
    pub(crate) fn value(self: &Rc<Node>) -> Value {
        self.refresh();
        self.value.borrow().clone().expect("a signal has a value, and an effect is not read")
    }

    /// Gives a signal another value.
    pub(crate) fn set(&self, value: Value) {
        let before = self.value.replace(Some(value));
        self.changed();
        drop(before);
    }

    fn changed(&self) {
        for follower in self.followers.borrow().clone() {
            follower.upgrade().into_iter().for_each(|follower| follower.mark(State::Stale));
        }
    }

    fn mark(self: &Rc<Node>, state: State) {
        let before = self.state.get();
        if before >= state {
            return;
        }
        self.state.set(state);
        if before != State::Clean {
            return;
        }
        if self.makes.is_some() {
            self.wait();
        }
        for follower in self.followers.borrow().clone() {
            follower.upgrade().into_iter().for_each(|follower| follower.mark(State::Doubtful));
        }
    }

    /// Has an effect run soon.
    pub(crate) fn wait(self: &Rc<Node>) {
        let is_first = WAITING.with_borrow_mut(|waiting| {
            waiting.push(self.clone());
            waiting.len() == 1
        });
        // Tests run what waits themselves.
        if is_first && cfg!(target_family = "wasm") {
            wasm_bindgen_futures::spawn_local(async { run_waiting() });
        }
    }

    /// Makes it what it should be.
    pub(crate) fn refresh(self: &Rc<Node>) {
        if self.state.get() == State::Doubtful {
            let sources = self.sources.borrow().clone();
            for source in sources {
                source.refresh();
                if self.state.get() == State::Stale {
                    break;
                }
            }
        }
        // What changes while it runs marks it anew.
        if self.state.replace(State::Clean) == State::Stale {
            self.run();
        }
    }

    fn run(self: &Rc<Node>) {
        let Some(mut work) = self.work.take() else { return };
        self.follow_nothing();
        let known = self.value.borrow().clone();
        let mut observed = || read_by(Some(self.clone()), || work(known.as_ref()));
        let value = match &self.makes {
            Some(owner) => {
                owner.cleanup();
                owner.with(observed)
            }
            None => observed(),
        };
        if self.ended.get() {
            // While it ran.
            self.follow_nothing();
            return;
        }
        self.work.replace(Some(work));
        if let Some(value) = value {
            self.set(value);
        }
    }

    fn follow_nothing(&self) {
        let this: *const Node = self;
        for source in self.sources.take() {
            source.followers.borrow_mut().retain(|follower| !std::ptr::eq(follower.as_ptr(), this));
        }
    }

    /// Ends it: it does nothing any more, and what it has made goes.
    pub(crate) fn end(&self) {
        self.ended.set(true);
        self.follow_nothing();
        let work = self.work.take();
        if let Some(owner) = &self.makes {
            owner.end();
        }
        drop(work);
    }
}

/// Does something of which what it reads tells nobody.
pub fn untrack<R>(work: impl FnOnce() -> R) -> R {
    read_by(None, work)
}

fn read_by<R>(reader: Option<Rc<Node>>, work: impl FnOnce() -> R) -> R {
    let before = READER.replace(reader);
    let result = work();
    READER.set(before);
    result
}

/// Runs the effects that wait: what was made first comes first, so that nothing runs that is about to go.
pub(crate) fn run_waiting() {
    while let Some(next) = WAITING.with_borrow_mut(|waiting| {
        let first = (0..waiting.len()).min_by_key(|place| waiting[*place].number);
        first.map(|place| waiting.remove(place))
    }) {
        next.refresh();
    }
}
