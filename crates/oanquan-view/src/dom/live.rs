//! What stands in a view: nodes, texts, and closures whose nodes are others whenever what they read changes.

use web_sys::{Node, Text};

use super::Builder;
use crate::browser::document;
use crate::effect::follow;

/// A part of the page that is ready to be put somewhere.
pub enum View {
    /// A text; empty where there is nothing.
    Text(String),
    /// An element, or nodes side by side.
    Node(Node),
}

impl View {
    pub(super) fn into_node(self) -> Node {
        match self {
            View::Text(text) => document().create_text_node(&text).into(),
            View::Node(node) => node,
        }
    }
}

/// What can stand in a view.
pub trait IntoView: Sized {
    /// As a view.
    fn into_view(self) -> View;
}

impl IntoView for View {
    fn into_view(self) -> View {
        self
    }
}

impl IntoView for () {
    fn into_view(self) -> View {
        View::Text(String::new())
    }
}

impl IntoView for String {
    fn into_view(self) -> View {
        View::Text(self)
    }
}

impl IntoView for &str {
    fn into_view(self) -> View {
        View::Text(self.to_string())
    }
}

impl<V: IntoView> IntoView for Option<V> {
    fn into_view(self) -> View {
        self.map_or_else(|| ().into_view(), V::into_view)
    }
}

impl<V: IntoView, const N: usize> IntoView for [V; N] {
    fn into_view(self) -> View {
        self.collect_view()
    }
}

impl<V: IntoView, F: FnMut() -> V + 'static> IntoView for F {
    fn into_view(mut self) -> View {
        live(Box::new(move || self().into_view()))
    }
}

/// Views one after another, from what makes them.
pub trait CollectView {
    /// All of them as one.
    fn collect_view(self) -> View;
}

impl<V: IntoView, I: IntoIterator<Item = V>> CollectView for I {
    fn collect_view(self) -> View {
        side_by_side(&mut self.into_iter().map(V::into_view))
    }
}

/// Nodes one after another, as one view.
fn side_by_side(views: &mut dyn Iterator<Item = View>) -> View {
    views.fold(Builder::group(), Builder::child).done()
}

/// A view that is made again whenever what it has read changes. Its nodes stand between two that are not
/// seen; a text that only becomes another one stays the same node.
pub(super) fn live(mut make: Box<dyn FnMut() -> View>) -> View {
    let group = Builder::group();
    let (start, end) = (marker(), marker());
    let group = group.child(View::Node(start.clone())).child(View::Node(end.clone()));
    let mut text: Option<(Text, String)> = None;
    follow(Box::new(move || match (make(), &mut text) {
        (View::Text(now), Some((node, known))) => {
            if *known != now {
                node.set_data(&now);
                *known = now;
            }
        }
        (view, known) => {
            remove_between(&start, &end);
            *known = None;
            let node = match view {
                View::Text(now) => {
                    let node = document().create_text_node(&now);
                    *known = Some((node.clone(), now));
                    node.into()
                }
                View::Node(node) => node,
            };
            insert_before(&node, &end);
        }
    }));
    group.done()
}

/// A node that is not seen, by which a place is found again.
pub(super) fn marker() -> Node {
    document().create_comment("").into()
}

fn remove_between(start: &Node, end: &Node) {
    let Some(parent) = end.parent_node() else { return };
    while let Some(next) = start.next_sibling().filter(|next| !end.is_same_node(Some(next))) {
        // It is a child of that parent.
        let _ = parent.remove_child(&next);
    }
}

/// Puts a node before one that stands somewhere.
pub(super) fn insert_before(node: &Node, place: &Node) {
    if let Some(parent) = place.parent_node() {
        // The place is a child of that parent.
        let _ = parent.insert_before(node, Some(place));
    }
}
