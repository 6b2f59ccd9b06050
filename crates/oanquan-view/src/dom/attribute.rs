//! What attributes, classes and properties are given: values, or closures that are asked again whenever what
//! they read changes.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Element;

use crate::effect::follow;

/// A value of an attribute.
pub trait Attribute {
    /// Gives it to an element.
    fn put(self, element: &Element, name: &'static str);
}

/// Whether a class is there.
pub trait Flag {
    /// Gives it to an element.
    fn put(self, element: &Element, name: &'static str);
}

/// A value of a property.
pub trait Property {
    /// Gives it to an element.
    fn put(self, element: &Element, name: &'static str);
}

/// A value as the text of an attribute; `None` takes the attribute away.
pub trait Plain {
    /// The text.
    fn text(self) -> Option<String>;
}

impl Plain for &str {
    fn text(self) -> Option<String> {
        Some(self.to_string())
    }
}

impl Plain for String {
    fn text(self) -> Option<String> {
        Some(self)
    }
}

impl Plain for bool {
    fn text(self) -> Option<String> {
        self.then(String::new)
    }
}

impl<T: Plain> Plain for Option<T> {
    fn text(self) -> Option<String> {
        self.and_then(T::text)
    }
}

impl Attribute for &'static str {
    fn put(self, element: &Element, name: &'static str) {
        // The names in views are names of attributes.
        let _ = element.set_attribute(name, self);
    }
}

impl Attribute for String {
    fn put(self, element: &Element, name: &'static str) {
        set(element, name, Some(&self));
    }
}

impl Attribute for bool {
    fn put(self, element: &Element, name: &'static str) {
        set(element, name, self.then_some(""));
    }
}

impl<T: Plain> Attribute for Option<T> {
    fn put(self, element: &Element, name: &'static str) {
        set(element, name, self.text().as_deref());
    }
}

impl<T: Plain, F: FnMut() -> T + 'static> Attribute for F {
    fn put(mut self, element: &Element, name: &'static str) {
        follow_attribute(element.clone(), name, Box::new(move || self().text()));
    }
}

fn follow_attribute(element: Element, name: &'static str, mut text: Box<dyn FnMut() -> Option<String>>) {
    let mut known = None;
    follow(Box::new(move || {
        let now = text();
        if known.as_ref() != Some(&now) {
            set(&element, name, now.as_deref());
            known = Some(now);
        }
    }));
}

fn set(element: &Element, name: &str, value: Option<&str>) {
    // The names in views are names of attributes.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

impl Flag for bool {
    fn put(self, element: &Element, name: &'static str) {
        toggle(element, name, self);
    }
}

impl<F: FnMut() -> bool + 'static> Flag for F {
    fn put(self, element: &Element, name: &'static str) {
        follow_flag(element.clone(), name, Box::new(self));
    }
}

fn follow_flag(element: Element, name: &'static str, mut on: Box<dyn FnMut() -> bool>) {
    follow(Box::new(move || toggle(&element, name, on())));
}

fn toggle(element: &Element, name: &str, on: bool) {
    // The names in views are names of classes.
    let _ = element.class_list().toggle_with_force(name, on);
}

impl Property for String {
    fn put(self, element: &Element, name: &'static str) {
        set_property(element, name, &self.into());
    }
}

impl<T: Into<JsValue>, F: FnMut() -> T + 'static> Property for F {
    fn put(mut self, element: &Element, name: &'static str) {
        follow_property(element.clone(), name, Box::new(move || self().into()));
    }
}

fn follow_property(element: Element, name: &'static str, mut value: Box<dyn FnMut() -> JsValue>) {
    follow(Box::new(move || set_property(&element, name, &value())));
}

fn set_property(element: &Element, name: &str, value: &JsValue) {
    // The names in views are names of properties that can be set.
    let _ = Reflect::set(element, &name.into(), value);
}
