//! Any position and move: `is_legal`, `legal_moves`, `check` and `play` agree, and a refused move gives
//! the position back.

#![no_main]

use arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;
use oanquan::{Direction, Move};

fuzz_target!(|data: &[u8]| {
    let mut bytes = Unstructured::new(data);
    let Ok(position) = oanquan_fuzz::position(&mut bytes) else { return };
    let moves = position.legal_moves();
    for label in 0..=u8::MAX {
        for direction in Direction::BOTH {
            let mv = Move { label, direction };
            let listed = moves.iter().any(|legal| legal == mv);
            assert_eq!(position.is_legal(mv), listed, "{mv} in {position}");
            assert_eq!(position.check(mv).is_ok(), listed, "{mv} in {position}");
            match position.play(mv) {
                Ok(_) => assert!(listed, "{mv} in {position}"),
                Err(error) => assert!(!listed && *error.position == position, "{mv} in {position}"),
            }
        }
    }
});
