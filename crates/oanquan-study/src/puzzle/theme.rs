//! What a puzzle is about, decided from its position and its solution by the rules alone.

use oanquan::{Move, Position, Square, Step};

/// Captures of a long chain, at least.
pub const LONG_CHAIN: usize = 3;

/// Laps of a long relay, at least.
pub const LONG_RELAY: usize = 5;

/// How many points more the other side takes at once after every other move, where a move is the only defence.
const THREAT: u32 = 5;

/// What a solution is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// It captures a Mandarin.
    Mandarin,
    /// It captures three squares or more in one chain.
    Chain,
    /// It has five laps or more.
    Relay,
    /// It leaves the other row empty, so that the other side has to refill.
    Starve,
    /// The own row is empty: it follows a refill.
    Refill,
    /// It takes nothing, and after every other move the other side takes much more at once.
    Defence,
}

impl Theme {
    /// All themes, in the order of their bits.
    pub const ALL: [Theme; 6] =
        [Theme::Mandarin, Theme::Chain, Theme::Relay, Theme::Starve, Theme::Refill, Theme::Defence];

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Themes(u8);

impl Themes {
    /// The themes as a byte, the first of [`Theme::ALL`] the lowest bit; `None` where a bit is no theme.
    pub const fn from_bits(bits: u8) -> Option<Themes> {
        if bits >> Theme::ALL.len() == 0 { Some(Themes(bits)) } else { None }
    }

    /// The themes as a byte.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether a theme is among them.
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 & theme.bit() != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |theme| self.contains(*theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<T: IntoIterator<Item = Theme>>(themes: T) -> Themes {
        Themes(themes.into_iter().fold(0, |bits, theme| bits | theme.bit()))
    }
}

/// The themes of a move; none where it is not legal.
pub fn themes(position: &Position, solution: Move) -> Themes {
    let mut steps: Vec<Step> = Vec::new();
    let Ok(after) = position.play_observed(solution, &mut steps) else { return Themes::default() };
    let captures = steps.iter().filter(|step| matches!(step, Step::Capture { .. })).count();
    let laps = steps.iter().filter(|step| matches!(step, Step::Lift { .. })).count();
    let takes_mandarin = steps.iter().any(|step| matches!(step, Step::Capture { mandarins: 1.., .. }));
    let has = |theme: &Theme| match theme {
        Theme::Mandarin => takes_mandarin,
        Theme::Chain => captures >= LONG_CHAIN,
        Theme::Relay => laps >= LONG_RELAY,
        Theme::Starve => after.end_reason().is_none() && after.must_refill(),
        Theme::Refill => position.must_refill(),
        Theme::Defence => captures == 0 && is_defence(position, solution, &after),
    };
    Theme::ALL.into_iter().filter(has).collect()
}

/// Whether the other side takes much more at once after every move but this one.
fn is_defence(position: &Position, solution: Move, after: &Position) -> bool {
    let kept = threat(after);
    position
        .legal_moves()
        .iter()
        .filter(|mv| *mv != solution)
        .all(|mv| position.play(mv).is_ok_and(|after| threat(&after) >= kept + THREAT))
}

/// The most points that the side to move can take with one move.
fn threat(position: &Position) -> u32 {
    let value = u32::from(position.rules().mandarin_value);
    let taken = |mv: Move| {
        let mut taken = Taken::default();
        // A legal move can be played.
        let _ = position.play_observed(mv, &mut taken);
        taken.citizens + value * taken.mandarins
    };
    position.legal_moves().iter().map(taken).max().unwrap_or(0)
}

/// Counts what a move captures.
#[derive(Default)]
struct Taken {
    citizens: u32,
    mandarins: u32,
}

impl oanquan::Observer for Taken {
    fn capture(&mut self, _seat: oanquan::Seat, _square: Square, citizens: u32, mandarins: u32) {
        self.citizens += citizens;
        self.mandarins += mandarins;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn told(position: &str, mv: &str) -> Vec<Theme> {
        themes(&position.parse().unwrap(), mv.parse().unwrap()).iter().collect()
    }

    #[test]
    fn the_first_move_that_takes_a_mandarin() {
        let start = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";
        assert_eq!(told(start, "9r"), [Theme::Mandarin]);
        assert_eq!(told(start, "7r"), [Theme::Relay; 0]);
    }

    #[test]
    fn a_chain_of_three_that_starves() {
        // One stone goes from 5 to 6; then gaps at 7, 9 and 0 lead to 8, the Mandarin and 1.
        let position = "oaq1 1,0,0,2,0,Q/0,3,0,0,0,Q 0 44,0 0,0 - 0 0 seed";
        assert_eq!(told(position, "5r"), [Theme::Mandarin, Theme::Chain, Theme::Starve]);
    }

    #[test]
    fn a_move_after_a_refill() {
        let position = "oaq1 0,0,0,0,0,Q/1,0,0,0,2,Q 0 47,0 0,0 - 0 0 seed";
        assert!(told(position, "7r").contains(&Theme::Refill));
        assert_eq!(told(position, "0r"), [Theme::Relay; 0], "not legal");
    }

    #[test]
    fn bits_that_are_no_theme_are_refused() {
        assert_eq!(Themes::from_bits(1 << 6), None);
        let some: Themes = [Theme::Chain, Theme::Defence].into_iter().collect();
        assert_eq!(Themes::from_bits(some.bits()), Some(some));
        assert!(!some.is_empty() && Themes::default().is_empty());
    }
}
