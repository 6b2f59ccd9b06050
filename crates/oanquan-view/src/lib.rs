//! The views of the page: signals from Leptos, and nodes of the document made with little code.
//!
//! Leptos makes the code of its views, signals and effects anew for every type they hold and for every closure
//! they are given, which is fast and was a quarter of what the page sends. Here a signal holds any value behind
//! one pointer, and a view is made of calls that do not depend on what is inside, so that all share the code
//! of one. What depends on what, and when it is computed, is left to Leptos's reactive core.
//!
//! [`prelude`] stands in for that of Leptos, and the notation of views is Leptos's too, with these
//! differences:
//!
//! - what an attribute, a class or a property follows is a closure, never a signal itself;
//! - a closure in a view makes its nodes anew whenever what it reads changes: what must keep the focus stands
//!   outside of it, or it reads a [`Memo`](prelude::Memo);
//! - a memo is not told its former value; a [`NodeRef`](prelude::NodeRef) names a type of `web_sys`;
//! - every value belongs to one thread, that of the page.

mod callback;
pub mod component;
pub mod dom;
mod effect;
mod signal;
mod stored;

#[doc(hidden)]
pub use leptos;
#[doc(hidden)]
pub use typed_builder::{self};

/// Everything a part of the page needs: what is here, and of Leptos what is as small as it can be.
pub mod prelude {
    pub use leptos::prelude::{
        document, event_target, event_target_checked, event_target_value, expect_context, on_cleanup,
        provide_context, request_animation_frame, request_animation_frame_with_handle, set_timeout,
        set_timeout_with_handle, untrack, window, window_event_listener, window_event_listener_untyped,
    };

    pub use crate::callback::Callback;
    pub use crate::dom::{CollectView, IntoView, NodeRef, View, mount};
    pub use crate::effect::Effect;
    pub use crate::signal::{Memo, RwSignal, Signal};
    pub use crate::stored::StoredValue;
    pub use oanquan_view_macro::{component, view};
}
