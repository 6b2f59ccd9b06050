//! Where in the page one is: the fragment of its address.

use oanquan_view::prelude::window;

use crate::shelf::GameId;

/// What the address of a game on the analysis board begins with.
pub(crate) const ANALYSIS: &str = "#learn/analysis/";

/// A part of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Place {
    /// The game at the board.
    #[default]
    Play,
    /// What is agreed before a game.
    NewGame,
    /// What one can learn and study; which of it, the rest of the address tells.
    Learn,
    /// The games that are kept.
    Games,
    /// The settings.
    Settings,
}

/// What a fragment asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// A part of the page.
    Place(Place),
    /// A game or a position that was sent as a link.
    Link(String),
}

impl Place {
    /// All of them, in the order of the menu.
    pub(crate) const ALL: [Place; 5] =
        [Place::Play, Place::NewGame, Place::Learn, Place::Games, Place::Settings];

    /// The fragment that leads there, with its `#`.
    pub(crate) const fn hash(self) -> &'static str {
        match self {
            Place::Play => "#play",
            Place::NewGame => "#new",
            Place::Learn => "#learn",
            Place::Games => "#games",
            Place::Settings => "#settings",
        }
    }

    /// Goes to the analysis board with a kept game.
    pub(crate) fn analyse(id: &GameId) {
        // An address of its own can always be gone to.
        let _ = window().location().set_hash(&format!("{ANALYSIS}{}", id.0));
    }

    /// Goes there.
    pub(crate) fn go(self) {
        // An address of its own can always be gone to.
        let _ = window().location().set_hash(self.hash());
    }
}

impl Address {
    /// What the address of the page asks for.
    pub(crate) fn of_page() -> Address {
        Address::read(&window().location().hash().unwrap_or_default())
    }

    /// Reads a fragment with its `#`; one that nobody knows leads to the board.
    pub(crate) fn read(hash: &str) -> Address {
        if hash.starts_with("#g=") || hash.starts_with("#p=") {
            return Address::Link(hash.to_string());
        }
        let first = hash.split('/').next();
        let place = Place::ALL.into_iter().find(|place| Some(place.hash()) == first);
        Address::Place(place.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_by_its_hash() {
        for place in Place::ALL {
            assert_eq!(Address::read(place.hash()), Address::Place(place));
        }
        assert_eq!(Address::read("#learn/puzzles"), Address::Place(Place::Learn));
        for hash in ["", "#", "#nowhere", "#learning"] {
            assert_eq!(Address::read(hash), Address::Place(Place::Play), "{hash:?}");
        }
    }

    #[test]
    fn links_are_links() {
        for link in ["#g=seed;9r", "#p=oaq1_1,0"] {
            assert_eq!(Address::read(link), Address::Link(link.to_string()));
        }
    }
}
