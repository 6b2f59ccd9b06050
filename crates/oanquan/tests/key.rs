//! The position key (R15): what it depends on, and that it never changes between versions.

use std::collections::BTreeMap;

use oanquan::{Position, Rules};

#[test]
fn keys_are_the_same_in_every_version() {
    // Written down once; files may hold them.
    let cases = [
        ("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed", 0xf356_72ed_fce2_eb6b),
        ("oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed", 0xff50_9d66_1cc9_a78f),
        ("oaq1 0,0,0,0/0,0,0,1 1 19,4 2,0 - 0 11 seed+citizens=4+row=3", 0xc8ae_0ab7_d10b_6544),
    ];
    for (line, key) in cases {
        assert_eq!(line.parse::<Position>().unwrap().key(), key, "{line}");
    }
    assert_eq!(Position::start(Rules::FOUR).unwrap().key(), 0xa094_f4d9_0fab_7086);
}

#[test]
fn a_key_depends_on_squares_mandarins_and_turn_alone() {
    let key = |line: &str| line.parse::<Position>().unwrap().key();
    let base = key("oaq1 5,5,5,5,0,Q/5,5,5,5,5,0 0 4,1 0,1 - 0 6 seed");
    assert_eq!(key("oaq1 5,5,5,5,0,Q/5,5,5,5,5,0 0 1,4 1,0 0>1:3 9 16 vietnam"), base);
    assert_ne!(key("oaq1 5,5,5,5,0,Q/5,5,5,5,5,0 1 4,1 0,1 - 0 6 seed"), base, "the turn");
    assert_ne!(key("oaq1 5,5,5,0,5,Q/5,5,5,5,5,0 0 4,1 0,1 - 0 6 seed"), base, "a square");
    assert_ne!(key("oaq1 5,5,5,5,0,0/5,5,5,5,5,Q 0 4,1 0,1 - 0 6 seed"), base, "a Mandarin");
}

#[test]
fn different_positions_of_random_games_have_different_keys() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut seen = BTreeMap::new();
    while seen.len() < 200_000 {
        let mut position = Position::start(Rules::SEED).unwrap();
        while let Some(mv) = position.legal_moves().get(rng.usize(..position.legal_moves().len().max(1))) {
            position.play_unchecked(mv);
            let stones = (*position.board(), position.turn());
            let before = seen.insert(position.key(), stones);
            assert!(before.is_none_or(|before| before == stones), "{position}");
        }
    }
}
