//! `#[component]`: the arguments of a function become a struct with a builder.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Error, Expr, FnArg, ItemFn, Pat, Result, Token, parse2};

pub(crate) fn component(function: TokenStream) -> Result<TokenStream> {
    let ItemFn { attrs, vis, sig, block, .. } = parse2(function)?;
    let (name, output) = (&sig.ident, &sig.output);
    let props = format_ident!("{name}Props");
    let mut fields = Vec::new();
    let mut names = Vec::new();
    for argument in &sig.inputs {
        let FnArg::Typed(argument) = argument else {
            return Err(Error::new_spanned(argument, "a component takes no self"));
        };
        let Pat::Ident(field) = &*argument.pat else {
            return Err(Error::new_spanned(argument, "an attribute needs a name"));
        };
        let (field, ty) = (&field.ident, &argument.ty);
        let (own, docs): (Vec<_>, Vec<_>) =
            argument.attrs.iter().partition(|attribute| attribute.path().is_ident("prop"));
        let is_option = quote!(#ty).to_string().starts_with("Option");
        let builder = Setter::read(&own)?.attribute(is_option);
        fields.push(quote! { #(#docs)* #builder #vis #field: #ty });
        names.push(field);
    }
    let body = quote! { ::oanquan_view::prelude::untrack(move || #block) };
    let case = quote! { #[allow(non_snake_case, reason = "a component is named like an element")] };
    if names.is_empty() {
        return Ok(quote! { #(#attrs)* #case #vis fn #name() #output { #body } });
    }
    let about = format!("The attributes of [`{name}`].");
    let builder = format_ident!("{props}Builder");
    Ok(quote! {
        #[doc = #about]
        #[derive(::oanquan_view::typed_builder::TypedBuilder)]
        #[builder(crate_module_path = ::oanquan_view::typed_builder, doc)]
        #vis struct #props { #(#fields),* }

        impl ::oanquan_view::component::Props for #props {
            type Builder = #builder;

            fn builder() -> Self::Builder {
                #props::builder()
            }
        }

        #(#attrs)*
        #case
        #vis fn #name(props: #props) #output {
            let #props { #(#names),* } = props;
            #body
        }
    })
}

/// How an attribute is given, as `#[prop(…)]` says.
#[derive(Default)]
struct Setter {
    into: bool,
    optional: bool,
    default: Option<Expr>,
}

impl Setter {
    fn read(attributes: &[&Attribute]) -> Result<Setter> {
        let mut setter = Setter::default();
        for attribute in attributes {
            attribute.parse_nested_meta(|option| {
                if option.path.is_ident("into") {
                    setter.into = true;
                } else if option.path.is_ident("optional") {
                    setter.optional = true;
                } else if option.path.is_ident("default") {
                    option.input.parse::<Token![=]>()?;
                    setter.default = Some(option.input.parse()?);
                } else {
                    return Err(option.error("expected into, optional or default"));
                }
                Ok(())
            })?;
        }
        Ok(setter)
    }

    fn attribute(&self, is_option: bool) -> TokenStream {
        let mut setter = Vec::new();
        if self.into {
            setter.push(quote!(into));
        }
        if self.optional && is_option {
            setter.push(quote!(strip_option));
        }
        let default = match &self.default {
            Some(value) => quote!(default = #value,),
            None if self.optional => quote!(default,),
            None => quote!(),
        };
        quote! { #[builder(#default setter(#(#setter),*))] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(tokens: TokenStream) -> String {
        component(tokens).unwrap().to_string().replace(' ', "")
    }

    #[test]
    fn arguments_become_fields_that_are_set_by_name() {
        let written = written(quote! {
            /// A button.
            pub(crate) fn Tool(
                /// Its name.
                id: &'static str,
                #[prop(into, default = Signal::stored(true))] ready: Signal<bool>,
                #[prop(optional, into)] pressed: Option<Signal<bool>>,
                #[prop(optional)] small: bool,
            ) -> impl IntoView { body(id, ready, pressed, small) }
        });
        let fields = [
            "#[doc=r\"Itsname.\"]#[builder(setter())]pub(crate)id:&'staticstr,",
            "#[builder(default=Signal::stored(true),setter(into))]pub(crate)ready:Signal<bool>,",
            "#[builder(default,setter(into,strip_option))]pub(crate)pressed:Option<Signal<bool>>,",
            "#[builder(default,setter())]pub(crate)small:bool",
        ];
        let expected = format!("pub(crate)structToolProps{{{}}}", fields.concat());
        assert!(written.contains(&expected), "{written}\ndoes not contain\n{expected}");
        let function = "pub(crate)fnTool(props:ToolProps)->implIntoView\
                        {letToolProps{id,ready,pressed,small}=props;";
        assert!(written.contains(function), "{written}\ndoes not contain\n{function}");
    }

    #[test]
    fn without_arguments_it_stays_a_function() {
        let written = written(quote! { fn Bar() -> View { nothing() } });
        assert!(
            written.ends_with("fnBar()->View{::oanquan_view::prelude::untrack(move||{nothing()})}"),
            "{written}"
        );
        assert!(!written.contains("struct"), "{written}");
    }

    #[test]
    fn what_cannot_be_an_attribute_is_refused() {
        let refused = |tokens| component(tokens).unwrap_err().to_string();
        assert_eq!(refused(quote! { fn Tool(&self) {} }), "a component takes no self");
        assert_eq!(refused(quote! { fn Tool((a, b): (u8, u8)) {} }), "an attribute needs a name");
        let unknown = quote! { fn Tool(#[prop(name = "a")] a: u8) {} };
        assert_eq!(refused(unknown), "expected into, optional or default");
    }
}
