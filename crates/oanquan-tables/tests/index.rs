//! The index is dense: every position has one place, and every place one position and its mirror image.
#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use std::collections::HashMap;

use oanquan::{Bare, Rules, Stones};
use oanquan_tables::{Index, IndexError};

/// Rule sets of each way to share places, on boards of each size.
const RULES: [&str; 9] = [
    "seed",
    "seed+row=2",
    "vietnam+row=3",
    "seed+row=4",
    "tonkin",
    "tonkin+row=2",
    "seed+direction=clockwise+row=3",
    "seed+direction=anticlockwise",
    "seed+mandarin=pebbles",
];

fn index(rules: &str, citizens: u32) -> Index {
    Index::new(Bare::new(rules.parse().unwrap()).unwrap(), citizens).unwrap()
}

/// All positions with at most so many citizens, in no order of any index.
fn positions(index: &Index) -> Vec<Stones> {
    let (squares, rules) = (index.bare().squares(), index.rules());
    let mut boards = vec![[0u64; 2]];
    for square in 0..squares {
        let more = boards.iter().flat_map(|board| {
            let left = index.citizens() - Stones::from_packed(*board, 0).total();
            (0..=left).map(move |citizens| {
                let mut board = *board;
                board[square / 8] |= u64::from(citizens) << (8 * (square % 8));
                board
            })
        });
        boards = more.collect();
    }
    let (right, left) = (1 << rules.row, 1 << (2 * rules.row + 1));
    let mandarins: &[u32] =
        if rules.mandarin == oanquan::Mandarin::Pebbles { &[0] } else { &[0, right, left, right | left] };
    boards.iter().flat_map(|board| mandarins.iter().map(|&it| Stones::from_packed(*board, it))).collect()
}

#[test]
fn every_position_has_a_place_and_every_place_its_positions() {
    for rules in RULES {
        for citizens in [0, 1, 4, 7] {
            let index = index(rules, citizens);
            let mut at: HashMap<u64, Vec<Stones>> = HashMap::new();
            for stones in positions(&index) {
                at.entry(index.of(&stones).unwrap()).or_default().push(stones);
            }
            assert_eq!(at.len() as u64, index.len(), "{rules}: no holes");
            for (place, sharing) in at {
                assert!(place < index.len());
                let stones = index.stones(place).unwrap();
                assert!(sharing.contains(&stones), "{rules}: {place} is the place of {stones:?}");
                assert_eq!(sharing.len() as u64, index.images(&stones), "{rules}: {sharing:?}");
                if sharing.len() == 2 {
                    assert_eq!(index.bare().mirrored(&sharing[0]), sharing[1]);
                }
            }
        }
    }
}

#[test]
fn a_walk_comes_to_every_place_in_order_from_wherever_it_begins() {
    let mut rng = fastrand::Rng::with_seed(51);
    for rules in RULES {
        let index = index(rules, 8);
        for (place, stones) in index.walk(0..u64::MAX).enumerate() {
            assert_eq!(index.of(&stones), Some(place as u64), "{rules}");
        }
        assert_eq!(index.walk(0..u64::MAX).count() as u64, index.len());
        for _ in 0..300 {
            let first = rng.u64(..index.len());
            let end = rng.u64(first..=index.len());
            let walked: Vec<Stones> = index.walk(first..end).take(40).collect();
            assert_eq!(walked.len() as u64, 40.min(end - first));
            for (stones, place) in walked.iter().zip(first..) {
                assert_eq!(index.stones(place), Some(*stones), "{rules} at {place}");
            }
        }
        assert_eq!(index.stones(index.len()), None);
    }
}

#[test]
fn layers_follow_each_other_and_larger_tables_begin_with_smaller_ones() {
    for rules in RULES {
        let (small, large) = (index(rules, 5), index(rules, 9));
        let mut next = 0;
        for citizens in 0..=9 {
            let layer = large.layer(citizens);
            assert_eq!(layer.start, next);
            next = layer.end;
            assert!(large.walk(layer.clone()).all(|stones| stones.total() == citizens), "{rules}");
            let expected = if citizens <= 5 { layer } else { small.len()..small.len() };
            assert_eq!(small.layer(citizens), expected, "{rules}, {citizens}");
        }
        assert_eq!(next, large.len());
        for place in 0..small.len() {
            assert_eq!(small.stones(place), large.stones(place), "{rules}");
        }
    }
}

#[test]
fn positions_of_large_tables_have_their_places_too() {
    let mut rng = fastrand::Rng::with_seed(52);
    for (rules, citizens) in
        [("seed", 27), ("vietnam+row=4+citizens=4", 32), ("tonkin", 20), ("seed+row=2", 20)]
    {
        let index = index(rules, citizens);
        for _ in 0..20_000 {
            let place = rng.u64(..index.len());
            let stones = index.stones(place).unwrap();
            assert_eq!(index.of(&stones), Some(place), "{rules}");
            if index.bare().folds_mirror() && *rules != *"seed+mandarin=pebbles" {
                assert_eq!(index.of(&index.bare().mirrored(&stones)), Some(place), "{rules}");
            }
        }
    }
    // The numbers that the theory gives: twice the boards, and those that are their own images.
    let (boards, own) = (225_792_840, 53_768);
    assert_eq!(index("seed", 20).len(), 2 * boards + own);
}

#[test]
fn what_has_no_place_is_refused() {
    let seed = Bare::new(Rules::SEED).unwrap();
    assert_eq!(Index::new(seed, 51).unwrap_err(), IndexError::Citizens { citizens: 51, most: 50 });
    assert_eq!(Index::new(seed, 50).unwrap_err(), IndexError::Size { citizens: 50 });
    let bank = Bare::new("seed+refill=bank+row=2".parse().unwrap()).unwrap();
    assert!(matches!(Index::new(bank, 255), Err(IndexError::Size { .. })));
    let index = index("seed", 6);
    let seven = Stones::from_packed([7, 0], 1 << 5);
    assert_eq!(index.of(&seven), None);
    assert_eq!(index.of(&Stones::from_packed([0, 7 << 16], 0)), None);
}
