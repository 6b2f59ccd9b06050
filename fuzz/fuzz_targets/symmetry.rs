//! Any position and move: turning the board by one seat commutes with playing, and so does the mirror
//! image for two seats.

#![no_main]

use arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Unstructured::new(data);
    let Ok(position) = oanquan_fuzz::position(&mut bytes) else { return };
    assert_eq!(position.turned().end_reason(), position.end_reason(), "{position}");
    let Ok(mv) = oanquan_fuzz::legal_move(&mut bytes, &position) else { return };
    let after = position.play(mv).expect("the move is legal");
    let turned = position.turned_move(mv).expect("the board has the label");
    assert_eq!(position.turned().play(turned), Ok(after.turned()), "{mv} in {position}");
    match (position.mirrored(), position.mirrored_move(mv)) {
        (Some(mirrored), Some(mirrored_mv)) => {
            let expected = after.mirrored().expect("two seats stay two seats");
            assert_eq!(mirrored.play(mirrored_mv), Ok(expected), "{mv} in {position}");
        }
        (None, None) => assert!(position.rules().seats > 2),
        _ => panic!("a mirror image of a position without one of its moves"),
    }
});
