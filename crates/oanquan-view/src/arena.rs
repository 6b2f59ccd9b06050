//! Where signals and values are kept, so that what the page's code passes on are numbers that can be copied.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use crate::graph::{Node, Value};

/// Where something is kept. The key of something that is gone finds nothing.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    place: usize,
    /// How many have been in this place before.
    generation: u32,
}

/// What is kept.
#[derive(Clone)]
pub(crate) enum Entry {
    /// A value that nobody follows.
    Stored(Rc<dyn Any>),
    /// A signal, a memo or an effect.
    Node(Rc<Node>),
    /// What is computed whenever it is read.
    Derived(Rc<dyn Fn() -> Value>),
}

struct Places {
    places: Vec<(u32, Option<Entry>)>,
    free: Vec<usize>,
}

thread_local! {
    static PLACES: RefCell<Places> = const { RefCell::new(Places { places: Vec::new(), free: Vec::new() }) };
}

pub(crate) fn insert(entry: Entry) -> Key {
    PLACES.with_borrow_mut(|Places { places, free }| match free.pop() {
        Some(place) => {
            places[place].1 = Some(entry);
            Key { place, generation: places[place].0 }
        }
        None => {
            places.push((0, Some(entry)));
            Key { place: places.len() - 1, generation: 0 }
        }
    })
}

pub(crate) fn get(key: Key) -> Option<Entry> {
    PLACES.with_borrow(|Places { places, .. }| {
        let (generation, entry) = &places[key.place];
        entry.as_ref().filter(|_| *generation == key.generation).cloned()
    })
}

/// Takes away what is kept. A key takes away once.
pub(crate) fn remove(key: Key) {
    let gone = PLACES.with_borrow_mut(|Places { places, free }| {
        let (generation, entry) = &mut places[key.place];
        *generation += 1;
        free.push(key.place);
        entry.take()
    });
    // Only now, for it may end other things that are kept.
    if let Some(Entry::Node(node)) = &gone {
        node.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(key: Key) -> Option<u32> {
        match get(key)? {
            Entry::Stored(value) => value.downcast_ref().copied(),
            _ => None,
        }
    }

    #[test]
    fn a_place_that_is_used_again_is_found_by_its_new_key_alone() {
        let first = insert(Entry::Stored(Rc::new(1_u32)));
        assert_eq!(number(first), Some(1));
        remove(first);
        assert_eq!(number(first), None);
        let second = insert(Entry::Stored(Rc::new(2_u32)));
        assert_eq!(second.place, first.place);
        assert_eq!((number(first), number(second)), (None, Some(2)));
    }
}
