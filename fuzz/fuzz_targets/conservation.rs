//! Any game: at every step stones move and none is made or lost, but for what the bank lends; and every
//! position reads back from its text.

#![no_main]

use arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;
use oanquan::{Lender, Position, Seat, Step};

/// Citizens on the board and in reserves, and Mandarins on the board and won.
fn stones(position: &Position) -> (u64, u32) {
    let seats = || Seat::all(position.rules().seats);
    let reserves: u64 = seats().map(|seat| u64::from(position.reserve(seat))).sum();
    let won: u32 = seats().map(|seat| position.mandarins_won(seat)).sum();
    (u64::from(position.board().total_citizens()) + reserves, position.board().total_mandarins() + won)
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Unstructured::new(data);
    let Ok(mut position) = oanquan_fuzz::position(&mut bytes) else { return };
    while let Ok(mv) = oanquan_fuzz::legal_move(&mut bytes, &position) {
        let (mut citizens, mandarins) = stones(&position);
        let mut board: Vec<_> = position.contents().collect();
        let mut steps = Vec::new();
        let next = position.play_observed(mv, &mut steps).expect("the move is legal");
        let mut hand = 0;
        for step in &steps {
            match step {
                Step::Refill { squares, .. } => squares.iter().for_each(|at| board[at.index()].citizens += 1),
                Step::Loan { lender: Lender::Bank, citizens: lent, .. } => citizens += u64::from(*lent),
                Step::Lift { square, stones, .. } => {
                    board[square.index()].citizens -= *stones as u8;
                    hand += *stones as usize;
                }
                Step::Sow { squares, .. } => {
                    squares.iter().for_each(|at| board[at.index()].citizens += 1);
                    hand -= squares.len();
                }
                Step::Capture { square, citizens, mandarins, .. } => {
                    board[square.index()].citizens -= *citizens as u8;
                    assert_eq!(board[square.index()].mandarin, *mandarins == 1, "{mv} in {position}");
                    board[square.index()].mandarin = false;
                }
                Step::Loan { .. } | Step::Pass { .. } | Step::Sweep { .. } => {}
            }
        }
        assert_eq!(hand, 0, "{mv} in {position}");
        assert!(next.contents().eq(board), "the steps of {mv} in {position} do not lead to {next}");
        assert_eq!(stones(&next), (citizens, mandarins), "{mv} in {position}");
        assert_eq!(next.to_string().parse(), Ok(next), "{next}");
        position = next;
    }
});
