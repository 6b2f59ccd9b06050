//! What a tap on a square of the board does where a position is set up.

use oanquan::{Ring, Setup};

/// What a tap does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// Adds a citizen.
    One,
    /// Adds five of them.
    Five,
    /// Takes a citizen away.
    Less,
    /// Takes everything away.
    Clear,
    /// Puts the Mandarin there, or takes it away.
    Mandarin,
}

/// A Mandarin stands nowhere else than in its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NoMandarinSquare;

impl Tool {
    /// All of them.
    pub(super) const ALL: [Tool; 5] = [Tool::One, Tool::Five, Tool::Less, Tool::Clear, Tool::Mandarin];

    /// What the catalogue calls it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Tool::One => "one",
            Tool::Five => "five",
            Tool::Less => "less",
            Tool::Clear => "clear",
            Tool::Mandarin => "mandarin",
        }
    }

    /// Changes what lies in a square.
    pub(super) fn apply(self, draft: &mut Setup, ring: Ring, place: usize) -> Result<(), NoMandarinSquare> {
        let content = &mut draft.squares[place];
        match self {
            Tool::One => content.citizens = content.citizens.saturating_add(1),
            Tool::Five => content.citizens = content.citizens.saturating_add(5),
            Tool::Less => content.citizens = content.citizens.saturating_sub(1),
            Tool::Clear => (content.citizens, content.mandarin) = (0, false),
            Tool::Mandarin if ring.square(place).is_some_and(|square| ring.is_mandarin(square)) => {
                content.mandarin = !content.mandarin;
            }
            Tool::Mandarin => return Err(NoMandarinSquare),
        }
        Ok(())
    }
}

/// Takes all stones away, and all debts.
pub(super) fn empty(draft: &mut Setup) {
    for content in &mut draft.squares {
        (content.citizens, content.mandarin) = (0, false);
    }
    draft.reserves.fill(0);
    draft.mandarins.fill(0);
    draft.debts.clear();
}

#[cfg(test)]
mod tests {
    use oanquan::Rules;

    use super::*;

    #[test]
    fn taps_add_stones_and_take_them_away() {
        let ring = Rules::SEED.ring().unwrap();
        let mut draft = Setup::start(Rules::SEED);
        let mut tap = |tool: Tool, place: usize| {
            tool.apply(&mut draft, ring, place)?;
            Ok((draft.squares[place].citizens, draft.squares[place].mandarin))
        };
        assert_eq!(tap(Tool::One, 2), Ok((6, false)));
        assert_eq!(tap(Tool::Five, 2), Ok((11, false)));
        assert_eq!(tap(Tool::Less, 2), Ok((10, false)));
        assert_eq!(tap(Tool::Clear, 2), Ok((0, false)));
        assert_eq!(tap(Tool::Less, 2), Ok((0, false)));
        assert_eq!(tap(Tool::Mandarin, 2), Err(NoMandarinSquare));
        assert_eq!(tap(Tool::Mandarin, 5), Ok((0, false)));
        assert_eq!(tap(Tool::Mandarin, 5), Ok((0, true)));
        assert_eq!(tap(Tool::One, 5), Ok((1, true)));
        assert_eq!(tap(Tool::Clear, 5), Ok((0, false)));
    }

    #[test]
    fn an_empty_board_has_nothing_at_all() {
        let line = "oaq1 2,0,0,0,0,Q/0,0,1,0,0,Q 0 30,17 0,0 0>1:3 0 12 seed";
        let mut draft: Setup = line.parse().unwrap();
        empty(&mut draft);
        assert_eq!(draft.to_string(), "oaq1 0,0,0,0,0,0/0,0,0,0,0,0 0 0,0 0,0 - 0 12 seed");
    }
}
