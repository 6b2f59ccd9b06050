//! How much a table knows.

use oanquan_tables::{Index, Packed, is_exact};
use rayon::prelude::*;

/// Places counted at once.
const AT_ONCE: u64 = 1 << 16;

/// The positions with so many citizens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    /// All that are not over, mirror images counted as two.
    pub positions: u64,
    /// Those among them whose value is known.
    pub exact: u64,
}

/// What a table knows, layer by layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// The positions with 0, 1, 2, … citizens.
    pub layers: Vec<Layer>,
}

impl Census {
    /// Counts what is known by these bounds, one for each place of the index.
    pub fn of(index: &Index, bounds: &[Packed]) -> Census {
        let layers = (0..=index.citizens()).map(|citizens| {
            let places = index.layer(citizens);
            let parts = (places.end - places.start).div_ceil(AT_ONCE);
            let counted = (0..parts).into_par_iter().map(|part| {
                let first = places.start + part * AT_ONCE;
                let end = (first + AT_ONCE).min(places.end);
                let mut layer = Layer::default();
                for (stones, bounds) in index.walk(first..end).zip(&bounds[first as usize..end as usize]) {
                    if index.bare().end(&stones).is_none() {
                        let images = index.images(&stones);
                        layer.positions += images;
                        layer.exact += if is_exact(*bounds) { images } else { 0 };
                    }
                }
                layer
            });
            counted.reduce(Layer::default, Layer::and)
        });
        Census { layers: layers.collect() }
    }

    /// All layers together.
    pub fn total(&self) -> Layer {
        self.layers.iter().copied().fold(Layer::default(), Layer::and)
    }
}

impl Layer {
    fn and(self, other: Layer) -> Layer {
        Layer { positions: self.positions + other.positions, exact: self.exact + other.exact }
    }
}
