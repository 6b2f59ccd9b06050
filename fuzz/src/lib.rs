//! Positions and moves out of the fuzzer's bytes, for all targets: any rule set, any stones that add up.

use arbitrary::{Error, Result, Unstructured};
use oanquan::{
    Content, Debt, Directions, EmptyMandarin, End, Lender, Mandarin, Move, Position, Refill, RelayMandarin,
    Rules, Seat, Setup, Sweep, Teams,
};

/// Any rule set without faults.
pub fn rules(bytes: &mut Unstructured) -> Result<Rules> {
    let seats = bytes.int_in_range(2..=4)?;
    Ok(Rules {
        seats,
        row: bytes.int_in_range(2..=5)?,
        citizens: bytes.int_in_range(1..=7)?,
        first: bytes.int_in_range(0..=seats - 1)?,
        mandarin: *bytes.choose(&[Mandarin::Stone, Mandarin::Pebbles])?,
        mandarin_value: *bytes.choose(&[10, 5])?,
        direction: *bytes.choose(&[Directions::Free, Directions::Anticlockwise, Directions::Clockwise])?,
        relay_mandarin: *bytes.choose(&[RelayMandarin::Stop, RelayMandarin::LiftOne])?,
        empty_mandarin: *bytes.choose(&[EmptyMandarin::Stop, EmptyMandarin::Gap])?,
        chain_over_empty_mandarin: bytes.arbitrary()?,
        young_mandarin: bytes.int_in_range(0..=20)?,
        mandarin_ban: bytes.int_in_range(0..=2)?,
        end: *bytes.choose(&[End::Squares, End::Stones])?,
        refill: *bytes.choose(&[Refill::Borrow, Refill::Bank, Refill::End, Refill::Lose])?,
        sweep: *bytes.choose(&[Sweep::Owner, Sweep::Split])?,
        teams: *bytes.choose(if seats == 4 {
            &[Teams::None, Teams::Opposite][..]
        } else {
            &[Teams::None]
        })?,
    })
}

/// Any position: as many stones as the rules allow, the rest in reserves or won.
pub fn position(bytes: &mut Unstructured) -> Result<Position> {
    let rules = rules(bytes)?;
    let mut setup = Setup::start(rules);
    let mut citizens = rules.start_citizens();
    let ring = rules.ring().expect("the rules are in range");
    for (square, content) in ring.squares().zip(&mut setup.squares) {
        let most = citizens.min(if bytes.ratio(1, 8)? { 40 } else { 9 });
        let here = if bytes.ratio(1, 3)? { 0 } else { bytes.int_in_range(0..=most)? };
        citizens -= here;
        let mandarin = content.mandarin && !bytes.ratio(1, 3)?;
        if content.mandarin && !mandarin {
            let winner = usize::from(bytes.int_in_range(0..=rules.seats - 1)?);
            setup.mandarins[winner] += 1;
        }
        debug_assert!(!mandarin || ring.is_mandarin(square));
        *content = Content { citizens: here as u8, mandarin };
    }
    for reserve in setup.reserves.iter_mut().skip(1) {
        let here = bytes.int_in_range(0..=citizens)?;
        *reserve = here;
        citizens -= here;
    }
    setup.reserves[0] = citizens;
    setup.turn = bytes.int_in_range(0..=rules.seats - 1)?;
    setup.quiet = if bytes.ratio(1, 4)? { rules.quiet_limit() - 1 } else { 0 };
    setup.ply = bytes.int_in_range(0..=300)?;
    let debtor = bytes.int_in_range(0..=rules.seats - 1)?;
    let owed = Debt { debtor, lender: Lender::Bank, citizens: bytes.int_in_range(1..=u32::MAX)? };
    match rules.refill {
        Refill::Bank => setup.debts.push(owed),
        Refill::Borrow => {
            let lender = Seat::new((debtor + 1) % rules.seats).expect("a seat of the board");
            setup.debts.push(Debt { lender: Lender::Seat(lender), ..owed });
        }
        Refill::End | Refill::Lose => {}
    }
    Ok(setup.position().expect("the stones add up"))
}

/// Any legal move; an error ends the game when there is none, or when the bytes are used up (which would
/// choose the first move for ever).
pub fn legal_move(bytes: &mut Unstructured, position: &Position) -> Result<Move> {
    if bytes.is_empty() {
        return Err(Error::NotEnoughData);
    }
    let moves = position.legal_moves();
    let place = bytes.choose_index(moves.len())?;
    Ok(moves.get(place).expect("the place is below the length"))
}
