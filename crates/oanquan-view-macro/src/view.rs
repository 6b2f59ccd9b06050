//! `view!`: elements become calls of a builder.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use rstml::node::{KeyedAttribute, KeyedAttributeValue, Node, NodeAttribute, NodeElement};
use syn::{Error, Expr, Ident, Path, Result, Stmt, parse_str};

/// The elements of drawings that are used.
const DRAWING: [&str; 12] = [
    "svg",
    "g",
    "path",
    "rect",
    "circle",
    "ellipse",
    "text",
    "defs",
    "radialGradient",
    "stop",
    "use",
    "line",
];

pub(crate) fn view(tokens: TokenStream) -> Result<TokenStream> {
    let nodes = rstml::parse2(tokens)?;
    match nodes.as_slice() {
        [single] => node(single),
        several => group(several),
    }
}

/// Several nodes side by side.
fn group(nodes: &[Node]) -> Result<TokenStream> {
    let children = nodes.iter().map(node).collect::<Result<Vec<_>>>()?;
    Ok(quote! { ::oanquan_view::dom::Builder::group()#(.child(#children))*.done() })
}

fn node(node: &Node) -> Result<TokenStream> {
    match node {
        Node::Element(element) => {
            let name = element.name().to_string();
            match name.as_str() {
                "Show" => show(element),
                "For" => each(element),
                _ if name.starts_with(char::is_uppercase) => component(element),
                _ => plain(element, name.trim_end_matches('_')),
            }
        }
        Node::Block(block) => {
            // Braces round what is no more than an expression would be in the way.
            let inside = match block.try_block().map(|block| block.stmts.as_slice()) {
                Some([Stmt::Expr(expression, None)]) => quote!(#expression),
                _ => quote!(#block),
            };
            Ok(quote! { ::oanquan_view::dom::IntoView::into_view(#inside) })
        }
        Node::Text(text) => {
            let text = &text.value;
            Ok(quote! { ::oanquan_view::dom::IntoView::into_view(#text) })
        }
        other => Err(Error::new_spanned(other, "expected an element, a block or a text in quotes")),
    }
}

/// An element of the document.
fn plain(element: &NodeElement<rstml::Infallible>, name: &str) -> Result<TokenStream> {
    let kind = if DRAWING.contains(&name) { quote!(drawing) } else { quote!(html) };
    let attributes = attributes(element)?
        .map(|attribute| {
            let name = attribute.key.to_string();
            let value = match attribute.value() {
                Some(value) => quote!(#value),
                None => quote!(true),
            };
            let call = match name.split_once(':') {
                None if name == "node_ref" => quote!(.node_ref(#value)),
                None => quote!(.attribute(#name, #value)),
                Some(("class", class)) => quote!(.class(#class, #value)),
                Some(("prop", property)) => quote!(.property(#property, #value)),
                Some(("on", event)) => {
                    let kind = format_ident!("{}", event_type(event));
                    quote!(.on(#event, ::oanquan_view::dom::handler::<::oanquan_view::web_sys::#kind>(#value)))
                }
                Some((other, _)) => {
                    let told = format!("expected class, prop or on, found {other}");
                    return Err(Error::new_spanned(&attribute.key, told));
                }
            };
            Ok(call)
        })
        .collect::<Result<Vec<_>>>()?;
    let children = element.children.iter().map(node).collect::<Result<Vec<_>>>()?;
    Ok(quote! {
        ::oanquan_view::dom::Builder::#kind(#name)#(#attributes)*#(.child(#children))*.done()
    })
}

/// What an event of a name is.
fn event_type(event: &str) -> &'static str {
    match event {
        "click" => "MouseEvent",
        "keydown" | "keyup" => "KeyboardEvent",
        "focus" | "blur" | "focusin" | "focusout" => "FocusEvent",
        "submit" => "SubmitEvent",
        _ if event.starts_with("pointer") => "PointerEvent",
        _ => "Event",
    }
}

/// A component with its attributes; one without a value is a variable of that name. Without any attribute it is
/// a function without arguments.
fn component(element: &NodeElement<rstml::Infallible>) -> Result<TokenStream> {
    let name: Path = parse_str(&element.name().to_string())?;
    let attributes = attributes(element)?.map(|attribute| {
        let key = Ident::new(&attribute.key.to_string(), Span::call_site());
        match attribute.value() {
            Some(value) => quote!(.#key(#value)),
            None => {
                let variable = &attribute.key;
                quote!(.#key(#variable))
            }
        }
    });
    let arguments = if element.attributes().is_empty() {
        quote!()
    } else {
        quote!(::oanquan_view::component::attributes(&#name)#(#attributes)*.build())
    };
    Ok(quote! { ::oanquan_view::dom::IntoView::into_view(#name(#arguments)) })
}

/// `<Show when=… fallback=…>`: its children while something holds.
fn show(element: &NodeElement<rstml::Infallible>) -> Result<TokenStream> {
    let when = value_of(element, "when")?;
    let fallback = value_of(element, "fallback").map_or_else(|_| quote!(|| ()), |value| quote!(#value));
    let children = group(&element.children)?;
    Ok(quote! { ::oanquan_view::dom::show(#when, #fallback, move || #children) })
}

/// `<For each=… key=… let(item)>`: its child for each of a list.
fn each(element: &NodeElement<rstml::Infallible>) -> Result<TokenStream> {
    let (list, key) = (value_of(element, "each")?, value_of(element, "key")?);
    let pattern = attributes(element)?.find_map(|attribute| match &attribute.possible_value {
        KeyedAttributeValue::Binding(binding) => Some(&binding.inputs),
        _ => None,
    });
    let pattern = pattern.ok_or_else(|| Error::new_spanned(element.name(), "let(item) is missing"))?;
    let [child] = element.children.as_slice() else {
        return Err(Error::new_spanned(element.name(), "one element is expected inside"));
    };
    let child = node(child)?;
    Ok(quote! { ::oanquan_view::dom::each(#list, #key, move |#pattern| #child) })
}

fn attributes(element: &NodeElement<rstml::Infallible>) -> Result<impl Iterator<Item = &KeyedAttribute>> {
    let attributes = element.attributes().iter().map(|attribute| match attribute {
        NodeAttribute::Attribute(attribute) => Ok(attribute),
        NodeAttribute::Block(block) => Err(Error::new_spanned(block, "an attribute needs a name")),
    });
    Ok(attributes.collect::<Result<Vec<_>>>()?.into_iter())
}

fn value_of<'a>(element: &'a NodeElement<rstml::Infallible>, name: &str) -> Result<&'a Expr> {
    let found = attributes(element)?.find(|attribute| attribute.key.to_string() == name);
    found
        .and_then(KeyedAttribute::value)
        .ok_or_else(|| Error::new_spanned(element.name(), format!("{name} is missing")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a view becomes, without what every line has in common.
    fn written(tokens: TokenStream) -> String {
        let written = view(tokens).unwrap().to_string().replace(' ', "");
        written.replace("::oanquan_view::dom::", "").replace("IntoView::into_view", "view")
    }

    fn refused(tokens: TokenStream) -> String {
        view(tokens).unwrap_err().to_string()
    }

    #[test]
    fn an_element_becomes_calls_in_the_order_in_which_it_is_written() {
        let tokens = quote! {
            <button type="button" class:on=move || on.get() prop:value=text node_ref=place disabled>"Go" {label}</button>
        };
        assert_eq!(
            written(tokens),
            "Builder::html(\"button\").attribute(\"type\",\"button\").class(\"on\",move||on.get())\
             .property(\"value\",text).node_ref(place).attribute(\"disabled\",true)\
             .child(view(\"Go\")).child(view(label)).done()"
        );
    }

    #[test]
    fn drawings_are_made_of_elements_of_their_own_kind() {
        let tokens = quote! { <svg><use_ href=name/></svg> };
        let expected = "Builder::drawing(\"svg\").child(Builder::drawing(\"use\").attribute(\"href\",name).done()).done()";
        assert_eq!(written(tokens), expected);
    }

    #[test]
    fn a_handler_is_told_what_has_happened_as_what_it_is() {
        for (event, kind) in [
            ("click", "MouseEvent"),
            ("keydown", "KeyboardEvent"),
            ("pointerdown", "PointerEvent"),
            ("blur", "FocusEvent"),
            ("submit", "SubmitEvent"),
            ("change", "Event"),
        ] {
            let name = Ident::new(event, Span::call_site());
            let expected = format!(
                "Builder::html(\"p\").on(\"{event}\",handler::<::oanquan_view::web_sys::{kind}>(act)).done()"
            );
            assert_eq!(written(quote! { <p on:#name=act/> }), expected);
        }
    }

    #[test]
    fn a_component_is_called_with_what_it_is_given() {
        assert_eq!(
            written(quote! { <Tool id="undo" words/> }),
            "view(Tool(::oanquan_view::component::attributes(&Tool).id(\"undo\").words(words).build()))"
        );
        assert_eq!(written(quote! { <UpdateBar/> }), "view(UpdateBar())");
    }

    #[test]
    fn parts_that_come_and_go_are_closures() {
        assert_eq!(
            written(quote! { <Show when=open>{text}</Show> }),
            "show(open,||(),move||Builder::group().child(view(text)).done())"
        );
        assert_eq!(
            written(quote! { <Show when=open fallback=other>{text}</Show> }),
            "show(open,other,move||Builder::group().child(view(text)).done())"
        );
        assert_eq!(
            written(quote! { <For each=list key=|item| item.0 let((id, text))><p>{text}</p></For> }),
            "each(list,|item|item.0,move|(id,text)|Builder::html(\"p\").child(view(text)).done())"
        );
    }

    #[test]
    fn several_nodes_stand_side_by_side_and_one_stands_alone() {
        assert_eq!(
            written(quote! { {one} {two} }),
            "Builder::group().child(view(one)).child(view(two)).done()"
        );
        assert_eq!(written(quote! { {one} }), "view(one)");
        // What is more than an expression keeps its braces.
        assert_eq!(written(quote! { {let a = 1; a} }), "view({leta=1;a})");
    }

    #[test]
    fn what_is_not_understood_is_refused_with_what_was_expected() {
        assert_eq!(refused(quote! { <p style:color="red"/> }), "expected class, prop or on, found style");
        assert_eq!(refused(quote! { <p {..more}/> }), "an attribute needs a name");
        assert_eq!(refused(quote! { <Show>{text}</Show> }), "when is missing");
        assert_eq!(refused(quote! { <For each=list key=key><p/></For> }), "let(item) is missing");
        assert_eq!(refused(quote! { <For each=list key=key let(item)/> }), "one element is expected inside");
        assert_eq!(refused(quote! { <!-- "aside" --> }), "expected an element, a block or a text in quotes");
    }
}
