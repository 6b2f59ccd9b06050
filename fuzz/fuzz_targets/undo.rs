//! Any game: undo restores the whole position and the repetition count, to the very start, and redo goes
//! the same way forth.

#![no_main]

use arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;
use oanquan::{Game, Record};

fuzz_target!(|data: &[u8]| {
    let mut bytes = Unstructured::new(data);
    let Ok(first) = oanquan_fuzz::position(&mut bytes) else { return };
    let mut game = Game::new(first);
    let mut past = vec![(first, game.occurrences(), game.end_reason())];
    while game.end_reason().is_none() {
        let Ok(mv) = oanquan_fuzz::legal_move(&mut bytes, game.position()) else { break };
        game.play(mv).expect("the move is legal");
        past.push((*game.position(), game.occurrences(), game.end_reason()));
    }
    let moves = game.moves().to_vec();
    let record = Record::of_game(&game);
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    assert_eq!(record.replay().expect("what was written can be replayed").moves(), moves);
    for (mv, (position, occurrences, end)) in moves.iter().zip(&past).rev() {
        assert_eq!(game.undo(), Some(*mv));
        assert_eq!((game.position(), game.occurrences(), game.end_reason()), (position, *occurrences, *end));
    }
    assert_eq!(game.undo(), None);
    for (mv, (position, occurrences, end)) in moves.iter().zip(&past[1..]) {
        assert_eq!(game.redo(), Some(*mv));
        assert_eq!((game.position(), game.occurrences(), game.end_reason()), (position, *occurrences, *end));
    }
    assert_eq!(game.redo(), None);
});
