//! What `#[component]` and `view!` agree on about the attributes of a component.

/// The attributes of a component.
pub trait Props {
    /// What collects them; it knows which are still missing.
    type Builder;

    /// Nothing collected yet.
    fn builder() -> Self::Builder;
}

/// Begins to collect the attributes of a component, which is told by the component itself, so that nobody has
/// to import more than that.
pub fn attributes<P: Props, V>(_: &impl Fn(P) -> V) -> P::Builder {
    P::builder()
}
