//! Rule sets and positions drawn from a seed: every option, every number of seats, and the corners of the
//! rules more often than play would reach them.
//!
//! What is drawn is valid, that is, a strict reader takes it (docs/notation.md, Positions). It need not be
//! reachable from the start, it can be over already, and its seat to move may have to pass.

use fastrand::Rng;
use oanquan::{Directions, EmptyMandarin, End, Mandarin, Refill, RelayMandarin, Rules, Sweep, Teams};

use crate::placement::{Lender, Placement};

/// The citizens that can lie on a board (docs/rules.md, Presets).
const MAX_ON_BOARD: u32 = 255;

/// A rule set without faults: half of them presets with at most three options changed, the others with
/// every option drawn.
pub fn rules(rng: &mut Rng) -> Rules {
    let (_, mut rules) = pick(rng, Rules::PRESETS);
    if rng.bool() {
        for _ in 0..rng.u32(..4) {
            let redraw = pick(rng, REDRAW);
            redraw(rng, &mut rules);
        }
    } else {
        for redraw in REDRAW {
            redraw(rng, &mut rules);
        }
    }
    // What depends on the number of seats.
    rules.first %= rules.seats;
    if rules.seats != 4 {
        rules.teams = Teams::None;
    }
    rules
}

/// Draws one option anew; a function for each option of docs/rules.md.
const REDRAW: [fn(&mut Rng, &mut Rules); 16] = [
    |rng, rules| rules.seats = rng.u8(2..=4),
    |rng, rules| rules.row = rng.u8(2..=5),
    |rng, rules| rules.citizens = rng.u8(1..=7),
    |rng, rules| rules.first = rng.u8(..4),
    |rng, rules| rules.mandarin = pick(rng, [Mandarin::Stone, Mandarin::Pebbles]),
    |rng, rules| rules.mandarin_value = pick(rng, [5, 10]),
    |rng, rules| {
        rules.direction = pick(rng, [Directions::Free, Directions::Anticlockwise, Directions::Clockwise]);
    },
    |rng, rules| rules.relay_mandarin = pick(rng, [RelayMandarin::Stop, RelayMandarin::LiftOne]),
    |rng, rules| rules.empty_mandarin = pick(rng, [EmptyMandarin::Stop, EmptyMandarin::Gap]),
    |rng, rules| rules.chain_over_empty_mandarin = rng.bool(),
    |rng, rules| rules.young_mandarin = pick(rng, [0, 0, 3, 5, 8, 20]),
    |rng, rules| rules.mandarin_ban = rng.u8(..=2),
    |rng, rules| rules.end = pick(rng, [End::Squares, End::Stones]),
    |rng, rules| rules.refill = pick(rng, [Refill::Borrow, Refill::Bank, Refill::End, Refill::Lose]),
    |rng, rules| rules.sweep = pick(rng, [Sweep::Owner, Sweep::Split]),
    |rng, rules| rules.teams = pick(rng, [Teams::None, Teams::Opposite]),
];

/// What a drawn position is meant to reach.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Most citizens on the board, all Mandarins in place.
    Opening,
    /// Some captured, some not.
    Middle,
    /// A handful of citizens, few Mandarins.
    Endgame,
    /// The mover's row is empty, other rows perhaps, and hardly anything is in reserve (R5, R6, R16).
    Starved,
    /// Two squares hold most of the stones, so that a lap goes round the ring.
    Heaps,
    /// The Mandarin squares are empty but perhaps one, and rows may be: R14 comes before passes (R17).
    Taken,
}

/// A valid `oaq1` line under a rule set that has no faults.
pub fn position_line(rng: &mut Rng, rules: &Rules) -> String {
    let kinds = [Kind::Opening, Kind::Middle, Kind::Middle, Kind::Endgame, Kind::Starved, Kind::Heaps];
    let kind = if rng.u8(..20) == 0 { Kind::Taken } else { pick(rng, kinds) };
    let mut placement = Placement::empty(*rules);
    placement.turn = rng.usize(..placement.seats());
    place_mandarins(rng, kind, &mut placement);
    place_citizens(rng, kind, &mut placement);
    owe(rng, &mut placement);

    let limit = rules.quiet_limit();
    let (few, left) = (rng.u32(..10), rng.u32(1..10));
    placement.quiet = pick(rng, [0, 0, 0, few, few, limit - left, limit - left, limit]);
    // Within and just past the ban of R13, later, and where the counter ends.
    let (early, later) = (rng.u32(..=2 * u32::from(rules.seats)), rng.u32(..300));
    placement.ply = if rng.u8(..50) == 0 { u32::MAX - few } else { pick(rng, [0, early, later]) };
    placement.line()
}

/// Mandarins on their squares or won; together the start's number.
fn place_mandarins(rng: &mut Rng, kind: Kind, placement: &mut Placement) {
    if placement.rules.mandarin == Mandarin::Pebbles {
        return;
    }
    let squares = mandarin_squares(placement);
    let quarters = match kind {
        Kind::Opening => 4,
        Kind::Starved => rng.u8(..4),
        Kind::Middle | Kind::Heaps => 2,
        Kind::Endgame => 1,
        Kind::Taken => 0,
    };
    for &square in &squares {
        placement.cells[square].mandarin = rng.u8(..4) < quarters;
    }
    // A board without a Mandarin is over with `end: stones` (R14); that is worth seeing, but seldom.
    let over = placement.rules.end == End::Stones && squares.iter().all(|&s| !placement.cells[s].mandarin);
    let one = if kind == Kind::Taken { rng.bool() } else { over && rng.u8(..8) > 0 };
    if one {
        let square = squares[rng.usize(..squares.len())];
        placement.cells[square].mandarin = true;
    }
    let on_board = squares.iter().filter(|&&square| placement.cells[square].mandarin).count();
    for _ in on_board..squares.len() {
        let seat = rng.usize(..placement.seats());
        placement.won[seat] += 1;
    }
}

/// Citizens on the board or in reserve; together the start's number, or with `bank` any number.
fn place_citizens(rng: &mut Rng, kind: Kind, placement: &mut Placement) {
    let bank = placement.rules.refill == Refill::Bank;
    let row = u32::from(placement.rules.row);
    let all = placement.rules.start_citizens();
    let off_board = match kind {
        Kind::Opening => rng.u32(..=all / 10),
        Kind::Middle => rng.u32(..=all),
        Kind::Endgame => all - rng.u32(..=all.min(8)),
        Kind::Starved | Kind::Taken => rng.u32(..=all.min(2 * row)),
        Kind::Heaps => rng.u32(..=all / 2),
    };
    let mut on_board = all - off_board;
    let mut in_reserve = off_board;
    if bank {
        // What the bank has lent can have filled the board to its limit.
        let any = rng.u32(..=MAX_ON_BOARD);
        on_board = pick(rng, [on_board, on_board, any, MAX_ON_BOARD]);
        on_board = on_board.saturating_sub(rng.u32(..8));
        in_reserve = pick(rng, [in_reserve, 0]);
    }

    let squares = open_squares(rng, kind, placement);
    let heaps = [squares[rng.usize(..squares.len())], squares[rng.usize(..squares.len())]];
    for _ in 0..on_board {
        let square = match kind {
            Kind::Heaps if rng.u8(..6) > 0 => heaps[rng.usize(..heaps.len())],
            _ => squares[rng.usize(..squares.len())],
        };
        placement.cells[square].citizens += 1;
    }
    let banker = rng.usize(..placement.seats());
    for _ in 0..in_reserve {
        let seat = if rng.bool() { banker } else { rng.usize(..placement.seats()) };
        placement.reserves[seat] += 1;
    }
    if bank && rng.u8(..50) == 0 {
        // Where the counter ends.
        placement.reserves[banker] = u32::MAX - rng.u32(..4);
    }
}

/// The squares that may get citizens; never none.
fn open_squares(rng: &mut Rng, kind: Kind, placement: &Placement) -> Vec<usize> {
    let seats = placement.seats();
    let closed_row: Vec<bool> = (0..seats)
        .map(|seat| match kind {
            Kind::Starved => seat == placement.turn || rng.u8(..3) == 0,
            Kind::Taken => rng.bool(),
            Kind::Opening | Kind::Middle | Kind::Endgame | Kind::Heaps => false,
        })
        .collect();
    let keep = match kind {
        Kind::Opening | Kind::Endgame => 4,
        Kind::Middle | Kind::Starved | Kind::Heaps | Kind::Taken => rng.u8(2..=4),
    };
    let mut open = Vec::new();
    for (seat, &closed) in closed_row.iter().enumerate() {
        if !closed {
            open.extend(placement.row(seat).filter(|_| rng.u8(..4) < keep));
        }
    }
    let squares = mandarin_squares(placement);
    let corner = squares[rng.usize(..squares.len())];
    if kind == Kind::Taken {
        if open.is_empty() {
            open.push(placement.row(rng.usize(..seats)).start);
        }
        return open;
    }
    let corners: Vec<usize> = squares.into_iter().filter(|_| rng.u8(..4) < keep).collect();
    // Without a citizen or a Mandarin in a Mandarin square the position is over (R14).
    if corners.is_empty() && (open.is_empty() || rng.u8(..8) > 0) {
        open.push(corner);
    }
    open.extend(corners);
    open
}

/// Debts as the rule set can make them (R6): between seats, to the bank, or none.
fn owe(rng: &mut Rng, placement: &mut Placement) {
    let seats = placement.seats();
    for _ in 0..pick(rng, [0, 0, 1, 3]) {
        let debtor = rng.usize(..seats);
        let lender = match placement.rules.refill {
            Refill::Borrow => Lender::Seat((debtor + rng.usize(1..seats)) % seats),
            Refill::Bank => Lender::Bank,
            Refill::End | Refill::Lose => return,
        };
        let citizens = if rng.u8(..50) == 0 { u32::MAX - rng.u32(..4) } else { rng.u32(1..20) };
        placement.debts.insert((debtor, lender), citizens);
    }
}

fn mandarin_squares(placement: &Placement) -> Vec<usize> {
    (0..placement.cells.len()).filter(|&square| placement.is_mandarin_square(square)).collect()
}

fn pick<T: Copy, const N: usize>(rng: &mut Rng, choices: [T; N]) -> T {
    choices[rng.usize(..N)]
}
