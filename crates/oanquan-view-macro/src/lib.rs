//! The macros of `oanquan-view`: the same notation as that of Leptos, from which calls come that do not depend
//! on the types of what is inside.

mod component;
mod view;

use proc_macro::TokenStream;

/// A view in the notation of Leptos.
#[proc_macro]
pub fn view(tokens: TokenStream) -> TokenStream {
    view::view(tokens.into()).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// A function whose arguments are the attributes of an element in a view.
#[proc_macro_attribute]
pub fn component(_: TokenStream, function: TokenStream) -> TokenStream {
    component::component(function.into()).unwrap_or_else(|error| error.to_compile_error()).into()
}
