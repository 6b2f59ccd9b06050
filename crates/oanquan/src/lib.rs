//! The rules of Ô Ăn Quan, Vietnam's mancala.
//!
//! ```text
//!         4   3   2   1   0         seat 1
//!   M1                          M0
//!         5   6   7   8   9         seat 0
//! ```
//!
//! Every rule R1–R21 of `docs/rules.md`, with every option: two, three and four seats, rows of 2–5.
//! A [`Setup`] describes a position and may be nonsense; a [`Position`] is valid and plays moves; a
//! [`Game`] adds the past. Text in and out follows `docs/notation.md`: everything printed parses back.
//!
//! ```
//! use oanquan::{Game, Rules, Step};
//!
//! let mut game = Game::start(Rules::SEED).unwrap();
//! // 9r sows M0, 0, 1, 2, 3, goes on with the five stones of 4, sows M1, 5, 6, 7, 8, and leaps over the
//! // square it began from: it takes M0, the Mandarin and one citizen.
//! let steps = game.play_steps("9r".parse().unwrap()).unwrap();
//! assert!(matches!(steps[0], Step::Lift { stones: 5, .. }));
//! assert_eq!(game.position().mandarins_won(oanquan::Seat::FIRST), 1);
//! ```
//!
//! The crate is `no_std` (with `alloc`), has no `unsafe`, and knows no clock, randomness, I/O or
//! serialisation.

#![no_std]

extern crate alloc;

mod bare;
mod board;
mod game;
mod geometry;
mod hash;
mod lanes;
mod mv;
mod notation;
mod outcome;
mod perft;
mod position;
mod rounds;
mod rules;
mod seat;
mod setup;
mod sowing;
mod square;
mod step;

pub use bare::{Bare, NotBare, Stones};
pub use board::{Board, Content};
pub use game::{Game, REPETITION_LIMIT};
pub use mv::{Move, Moves, MovesIter};
pub use notation::{
    AnnotatedMove, CaptureNote, Comment, FormFault, ParseMoveError, ParsePositionError, ParseRecordError,
    ParseRulesError, Place, Played, Record, RecordedPly, ReplayError, TagError, Termination, Variation,
};
pub use outcome::{EndReason, Outcome, Points};
pub use perft::{perft, perft_divide, perft_without_bulk};
pub use position::{IllegalMove, PlayError, Position};
pub use rounds::{Match, MatchError, MatchOutcome, ROUND_LIMIT, RoundResult};
pub use rules::{
    Directions, EmptyMandarin, End, Mandarin, Refill, RelayMandarin, Rules, RulesFault, Sweep, Teams,
};
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use setup::{Debt, Field, Setup, SetupError, SetupFault};
pub use sowing::MANDARIN_LIFTS;
pub use square::{Direction, MAX_SQUARES, Ring, Square, SquareName};
pub use step::{Lender, Observer, Step};
