//! Signals, and views that follow them, of little code.
//!
//! Libraries for this make the code of views, signals and effects anew for every type they hold and for every
//! closure they are given, and they count on several threads: of what the page sent that was a third. Here a
//! signal holds any value behind one pointer, and a view is made of calls that do not depend on what is inside,
//! so that all share the code of one; and there is one thread, that of the page.
//!
//! The notation of views is that of Leptos, with these differences:
//!
//! - what an attribute, a class or a property follows is a closure, never a signal itself;
//! - a closure in a view makes its nodes anew whenever what it reads changes: what must keep the focus stands
//!   outside of it, or it reads a [`Memo`](prelude::Memo);
//! - a memo is not told its former value; a [`NodeRef`](prelude::NodeRef) names a type of `web_sys`.

mod arena;
mod browser;
mod callback;
pub mod component;
pub mod dom;
mod effect;
mod graph;
mod owner;
mod signal;
mod stored;

#[doc(hidden)]
pub use typed_builder::{self};
#[doc(hidden)]
pub use web_sys;

/// Everything a part of the page needs.
pub mod prelude {
    pub use crate::browser::{
        Planned, document, event_target, event_target_checked, event_target_value, on_window,
        request_animation_frame, set_timeout, warn, window,
    };
    pub use crate::callback::Callback;
    pub use crate::dom::{CollectView, IntoView, NodeRef, View, mount};
    pub use crate::effect::Effect;
    pub use crate::graph::untrack;
    pub use crate::owner::{expect_context, on_cleanup, provide_context};
    pub use crate::signal::{Memo, RwSignal, Signal};
    pub use crate::stored::StoredValue;
    pub use oanquan_view_macro::{component, view};
}
