//! Where an element of a view is to be found.

use std::marker::PhantomData;

use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::effect::Effect;
use crate::graph::untrack;
use crate::signal::RwSignal;
use crate::stored::StoredValue;

/// An element of a view, once it has been made.
pub struct NodeRef<E> {
    element: StoredValue<Option<Element>>,
    made: RwSignal<()>,
    is: PhantomData<fn() -> E>,
}

impl<E> Clone for NodeRef<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for NodeRef<E> {}

impl<E> Default for NodeRef<E> {
    fn default() -> Self {
        NodeRef::new()
    }
}

impl<E> NodeRef<E> {
    /// No element yet.
    pub fn new() -> NodeRef<E> {
        NodeRef { element: StoredValue::new(None), made: RwSignal::new(()), is: PhantomData }
    }

    pub(super) fn found(self, element: &Element) {
        self.element.set_value(Some(element.clone()));
        self.made.set(());
    }
}

impl<E: JsCast + 'static> NodeRef<E> {
    /// The element that was made last; whoever reads it is told when another one is.
    pub fn get(self) -> Option<E> {
        self.made.track();
        self.get_untracked()
    }

    /// The element that was made last, for whoever does not want to be told.
    pub fn get_untracked(self) -> Option<E> {
        self.element.try_get_value().flatten().map(JsCast::unchecked_into)
    }

    /// Does something once the element is there.
    pub fn on_load(self, work: impl FnOnce(E) + 'static) {
        let mut work = Some(work);
        Effect::new(move |_: Option<()>| {
            if let Some(element) = self.get()
                && let Some(work) = work.take()
            {
                untrack(|| work(element));
            }
        });
    }
}
