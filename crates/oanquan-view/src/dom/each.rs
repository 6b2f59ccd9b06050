//! Lists of which only that is made anew which is new.

use web_sys::Node;

use super::Builder;
use super::live::{IntoView, View, insert_before, marker};
use crate::effect::follow;
use crate::graph::untrack;
use crate::owner::Owner;

/// One of a list: its node, and what belongs to it.
struct Item {
    node: Node,
    owner: Owner,
}

/// One element for each of a list. One whose key stays, stays.
pub fn each<T, K: PartialEq + 'static, L: IntoIterator<Item = T>, V: IntoView>(
    list: impl Fn() -> L + 'static,
    key: impl Fn(&T) -> K + 'static,
    make: impl Fn(T) -> V + 'static,
) -> View {
    let end = marker();
    let group = Builder::group().child(View::Node(end.clone()));
    let mut keys: Vec<K> = Vec::new();
    let mut items = Vec::new();
    let parent = Owner::current().unwrap_or_else(Owner::new);
    follow(Box::new(move || {
        let mut values: Vec<Option<T>> = list().into_iter().map(Some).collect();
        let wanted: Vec<K> = values.iter().flatten().map(&key).collect();
        let from: Vec<Option<usize>> =
            wanted.iter().map(|key| keys.iter().position(|known| known == key)).collect();
        keys = wanted;
        let mut make = |place: usize| {
            values[place].take().map_or_else(|| ().into_view(), |value| make(value).into_view())
        };
        arrange(&mut items, &from, &end, &parent, &mut make);
    }));
    group.done()
}

/// Makes a list what it should be: of each place it is said where it was, unless it is new.
fn arrange(
    items: &mut Vec<Item>,
    from: &[Option<usize>],
    end: &Node,
    parent: &Owner,
    make: &mut dyn FnMut(usize) -> View,
) {
    let mut before: Vec<Option<Item>> = items.drain(..).map(Some).collect();
    items.extend(from.iter().enumerate().map(|(place, was)| {
        was.and_then(|was| before[was].take()).unwrap_or_else(|| {
            let owner = parent.child();
            let node = owner.with(|| untrack(|| make(place))).into_node();
            Item { node, owner }
        })
    }));
    for gone in before.into_iter().flatten() {
        gone.owner.end();
        if let Some(parent) = gone.node.parent_node() {
            // It is a child of that parent.
            let _ = parent.remove_child(&gone.node);
        }
    }
    let mut next = end.clone();
    for item in items.iter().rev() {
        if !item.node.next_sibling().is_some_and(|after| after.is_same_node(Some(&next))) {
            insert_before(&item.node, &next);
        }
        next.clone_from(&item.node);
    }
}
