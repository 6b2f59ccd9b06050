//! How long things take.

use crate::motion::Speed;

/// Durations in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pace {
    pub(super) lift: f64,
    pub(super) drop: f64,
    pub(super) leap: f64,
    pub(super) capture: f64,
    pub(super) fish: f64,
    pub(super) loan: f64,
    pub(super) pass: f64,
    /// A lap where nothing flies.
    pub(super) calm: f64,
    /// The turn takes no longer; what would is pressed together.
    pub(super) most: f64,
    /// Each lap and each capture waits to be asked for.
    pub(super) waits: bool,
}

const NORMAL: Pace = Pace {
    lift: 260.0,
    drop: 190.0,
    leap: 420.0,
    capture: 560.0,
    fish: 720.0,
    loan: 620.0,
    pass: 500.0,
    calm: 320.0,
    most: 12_000.0,
    waits: false,
};

impl Pace {
    pub(super) fn of(speed: Speed) -> Pace {
        match speed {
            Speed::Step => Pace { waits: true, most: f64::INFINITY, ..NORMAL.times(1.25) },
            Speed::Slow => Pace { most: 30_000.0, ..NORMAL.times(2.0) },
            Speed::Normal => NORMAL,
            Speed::Fast => Pace { most: 5_000.0, ..NORMAL.times(0.45) },
            Speed::None => Pace { most: 0.0, ..NORMAL.times(0.0) },
        }
    }

    fn times(self, factor: f64) -> Pace {
        Pace {
            lift: self.lift * factor,
            drop: self.drop * factor,
            leap: self.leap * factor,
            capture: self.capture * factor,
            fish: self.fish * factor,
            loan: self.loan * factor,
            pass: self.pass * factor,
            calm: self.calm * factor,
            most: self.most,
            waits: self.waits,
        }
    }
}

/// The hand gathers speed: how long the lap with this number (from 0) takes, compared with the first. The first
/// laps, which are most moves, are all alike.
pub(super) fn hurry(lap: usize) -> f64 {
    const ALIKE: usize = 3;
    let further = lap.saturating_sub(ALIKE) as f64;
    (1.0 / (1.0 + 0.12 * further)).max(0.2)
}
