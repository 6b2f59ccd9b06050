//! The names of plural categories in a catalogue.

use crate::locale::Category;

/// All names of CLDR, with the categories that our languages have.
const NAMES: [(&str, Option<Category>); 6] = [
    ("zero", None),
    ("one", Some(Category::One)),
    ("two", None),
    ("few", None),
    ("many", Some(Category::Many)),
    ("other", Some(Category::Other)),
];

/// Whether some language of the world has a category of this name.
pub(crate) fn is_name(name: &str) -> bool {
    NAMES.iter().any(|(known, _)| *known == name)
}

/// The category with this name, if one of our languages has it.
pub(crate) fn named(name: &str) -> Option<Category> {
    all().find(|(known, _)| *known == name).map(|(_, category)| category)
}

/// The categories that our languages have, and their names.
pub(crate) fn all() -> impl Iterator<Item = (&'static str, Category)> {
    NAMES.into_iter().filter_map(|(name, category)| Some((name, category?)))
}
