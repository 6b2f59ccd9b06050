//! The stable 64-bit key of a position (R15): the same on every machine and in every version, so it may
//! be stored in files.

use crate::board::Board;
use crate::seat::Seat;

/// Odd constants from the digits of √2, √3, √5, √7, √11 and √13. The bytes of each add up to more than
/// 255, so no board is equal to one of them and no product below is forced to zero.
const K: [u64; 6] = [
    0x6a09_e667_f3bc_c909,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
];

/// Multiplies to 128 bits and folds the halves together.
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// The key of squares, Mandarins and turn.
pub(crate) const fn key(board: &Board, turn: Seat) -> u64 {
    let [w0, w1, w2, w3] = board.citizens;
    let a = fold(w0 ^ K[0], w1 ^ K[1]);
    let b = fold(w2 ^ K[2], w3 ^ K[3]);
    let rest = (board.mandarins as u64) << 8 | turn.number() as u64;
    fold(a ^ rest ^ K[4], b.rotate_left(32) ^ K[5])
}
