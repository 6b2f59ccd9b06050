//! The game in the world: what is told of it, in which order, and where that comes from.

/// What is told, by its name in the catalogues.
pub const SECTIONS: [&str; 8] =
    ["origin", "names", "described", "boards", "painting", "rhyme", "saying", "ways"];

/// The section with the rhyme.
pub const WITH_RHYME: &str = "rhyme";

/// A rhyme to which stones are sown: anonymous, and in Vietnamese in every language.
pub const RHYME: [&str; 6] = [
    "Hàng trầu hàng cau",
    "Là hàng con gái",
    "Hàng bánh hàng trái",
    "Là hàng bà già",
    "Hàng hương hàng hoa",
    "Là hàng cúng Phật.",
];

/// Where something of this is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its name in the catalogues.
    pub id: &'static str,
    /// Where it is found.
    pub address: &'static str,
}

/// The sources.
pub const SOURCES: [Source; 5] = [
    Source { id: "mancala", address: "http://mancala.wikia.com/wiki/%C3%94_%C4%82n_Quan" },
    Source { id: "encyclopedia", address: "https://en.wikipedia.org/wiki/%C3%94_%C4%83n_quan" },
    Source { id: "ludii", address: "https://ludii.games/details.php?keyword=O+An+Quan" },
    Source { id: "painting", address: "https://artsandculture.google.com/asset/MwE9r0b4cVYvmA" },
    Source {
        id: "exhibition",
        address: "http://www.vietnamartbooks.com/articles/article.html?pf=1&id=87&filter=",
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use oanquan_words::{Language, Study};

    use super::*;

    /// A message that chooses by a name falls back to its last variant: whatever is missing sounds like it.
    #[test]
    fn everything_has_words_of_its_own_in_every_language() {
        for language in Language::ALL {
            let study = Study::of(language);
            let mut texts = BTreeSet::new();
            let told = SECTIONS.map(|section| [study.world_title(section), study.world_text(section)]);
            let sources = SOURCES.map(|source| study.world_source(source.id));
            for text in told.into_iter().flatten().chain(sources) {
                assert!(texts.insert(text.clone()), "{}: {text} twice", language.code());
            }
        }
        assert!(SECTIONS.contains(&WITH_RHYME));
    }
}
