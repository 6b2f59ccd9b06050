//! Who plays a seat: a person, or the computer at a level, fixed or adaptive.

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Person {
        /// What the person wants to be called; may be empty.
        name: String,
    },
    /// The computer.
    Computer(Strength),
}

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// One of the levels, 1 to 8, the strongest last.
    Level(u8),
    /// The level that suits a player of this strength, in thousandths of a level, 500 to 8499: what the
    /// engine's `Adaptive` keeps between games.
    Adaptive(u16),
}

impl Strength {
    /// The nearest strength there is.
    #[must_use]
    pub fn clamped(self) -> Strength {
        match self {
            Strength::Level(level) => Strength::Level(level.clamp(1, 8)),
            Strength::Adaptive(thousandths) => Strength::Adaptive(thousandths.clamp(500, 8499)),
        }
    }
}

impl Player {
    /// A person without a name.
    pub const fn person() -> Player {
        Player::Person { name: String::new() }
    }

    /// Whether a person plays.
    pub const fn is_person(&self) -> bool {
        matches!(self, Player::Person { .. })
    }

    /// The player with a strength that exists and a name of one line, without space around it.
    #[must_use]
    pub(crate) fn tidied(&self) -> Player {
        match self {
            Player::Person { name } => {
                let name: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                Player::Person { name: name.trim().to_string() }
            }
            Player::Computer(strength) => Player::Computer(strength.clamped()),
        }
    }
}

impl Default for Player {
    /// A person without a name.
    fn default() -> Self {
        Player::person()
    }
}
