//! Views as nodes of the document. A view is made once, and what in it follows signals is kept up to date by
//! effects that belong to whatever was being made at the time.

mod attribute;
mod each;
mod live;
mod node_ref;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, Node};

pub use attribute::{Attribute, Flag, Property};
pub use each::each;
pub use live::{CollectView, IntoView, View};
pub use node_ref::NodeRef;

use crate::browser::document;
use crate::owner::Owner;
use crate::signal::Memo;
use crate::stored::StoredValue;

/// A node that is being made. What makes nodes cannot fail with the names and places that `view!` writes.
pub struct Builder(Node);

/// What an element does with an event.
pub type Handler = Box<dyn FnMut(Event)>;

const DRAWING: &str = "http://www.w3.org/2000/svg";

impl Builder {
    /// An element of a document.
    pub fn html(name: &str) -> Builder {
        Builder(made(document().create_element(name)).into())
    }

    /// An element of a drawing.
    pub fn drawing(name: &str) -> Builder {
        Builder(made(document().create_element_ns(Some(DRAWING), name)).into())
    }

    /// Nodes side by side.
    pub fn group() -> Builder {
        Builder(document().create_document_fragment().into())
    }

    fn element(&self) -> &Element {
        self.0.unchecked_ref()
    }

    /// Gives it an attribute.
    pub fn attribute(self, name: &'static str, value: impl Attribute) -> Builder {
        value.put(self.element(), name);
        self
    }

    /// Gives it a class, while something holds.
    pub fn class(self, name: &'static str, on: impl Flag) -> Builder {
        on.put(self.element(), name);
        self
    }

    /// Gives it a property of the object that it is in JavaScript.
    pub fn property(self, name: &'static str, value: impl Property) -> Builder {
        value.put(self.element(), name);
        self
    }

    /// Says what it does when something happens to it.
    pub fn on(self, event: &'static str, handler: Handler) -> Builder {
        listen(self.element().clone(), event, handler);
        self
    }

    /// Says where it is to be found.
    pub fn node_ref<E: JsCast + Clone + 'static>(self, place: NodeRef<E>) -> Builder {
        place.found(self.element());
        self
    }

    /// Puts something into it, after what is there.
    pub fn child(self, child: View) -> Builder {
        append(&self.0, child);
        self
    }

    /// The view.
    pub fn done(self) -> View {
        View::Node(self.0)
    }
}

/// A handler of events of one type.
pub fn handler<E: JsCast>(mut work: impl FnMut(E) + 'static) -> Handler {
    Box::new(move |event| work(event.unchecked_into()))
}

/// Shows something while a condition holds, else the fallback.
pub fn show<V: IntoView, F: IntoView>(
    when: impl Fn() -> bool + 'static,
    mut fallback: impl FnMut() -> F + 'static,
    mut children: impl FnMut() -> V + 'static,
) -> View {
    // A memo, so that what is shown is not made anew while the condition holds.
    let when = Memo::new(when);
    live::live(Box::new(move || if when.get() { children().into_view() } else { fallback().into_view() }))
}

/// Shows a view in the page, for as long as the browser shows the page.
///
/// What is in it then follows its signals in the browser's own time.
pub fn mount<V: IntoView>(page: impl FnOnce() -> V) {
    let owner = Owner::new();
    let view = owner.with(|| page().into_view());
    append(&document().body().expect("a page has a body"), view);
    // Nobody takes the page away.
    std::mem::forget(owner);
}

fn append(parent: &Node, child: View) {
    made(parent.append_child(&child.into_node()));
}

fn made<T>(result: Result<T, JsValue>) -> T {
    result.expect("the browser makes nodes")
}

/// A handler at work; it goes when what it belongs to goes.
struct Listener {
    element: Element,
    event: &'static str,
    closure: Closure<dyn FnMut(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        // A listener that is not there does nothing either.
        let _ = self
            .element
            .remove_event_listener_with_callback(self.event, self.closure.as_ref().unchecked_ref());
    }
}

fn listen(element: Element, event: &'static str, mut handler: Handler) {
    let owner = Owner::current().unwrap_or_else(Owner::new);
    let closure = Closure::<dyn FnMut(Event)>::new(move |event| owner.with(|| handler(event)));
    made(element.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref()));
    // It lives as long as what is being made.
    StoredValue::new(Listener { element, event, closure });
}
