//! A position: the board with everything else that decides what may happen next. Valid by construction:
//! it comes from [`Setup`] or from a legal move, and nothing checks it again.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

use crate::board::{Board, Content};
use crate::geometry::Geometry;
use crate::hash;
use crate::lanes::{Lanes, MAX_CITIZENS, Narrow, Ways, Wide, WideWay};
use crate::mv::{Move, Moves};
use crate::outcome::{EndReason, Outcome, Points};
use crate::rules::{End, Mandarin, Refill, Rules, Sweep};
use crate::seat::{BySeat, Seat};
use crate::setup::{Debt, Setup, SetupError, SetupFault};
use crate::sowing::Hand;
use crate::square::{Direction, Ring};
use crate::step::{Lender, Observer, Step};

/// A valid position: the one after passes (R6) and before the refill of the seat to move (R5).
///
/// What came before is not part of it: repetition (R15) is known to a [`Game`](crate::Game) only.
///
/// ```
/// use oanquan::{Position, Rules};
///
/// let start = Position::start(Rules::SEED).unwrap();
/// let after = start.play("9r".parse().unwrap()).unwrap();
/// assert_eq!(after.to_string(), "oaq1 6,6,6,6,0,0/6,6,6,6,0,Q1 1 1,0 1,0 - 0 1 seed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(align(64))]
pub struct Position {
    board: Board,
    rules: Rules,
    /// What follows from the rules' ring: kept, as every move asks for it.
    geometry: &'static Geometry,
    /// A bit for each square of the board that is not empty: kept, as it decides what may be played.
    filled: u32,
    turn: Seat,
    won: BySeat<u32>,
    reserves: BySeat<u32>,
    quiet: u32,
    ply: u32,
    /// `debts[debtor][lender]`; a seat cannot owe itself, so its own entry is what it owes the bank.
    debts: BySeat<BySeat<u32>>,
}

impl Setup {
    /// The position described, or every reason why there is none.
    ///
    /// A seat that must pass (R6) is passed over, so the turn can differ from the description.
    ///
    /// # Errors
    /// [`SetupError`] lists all [`Setup::faults`].
    pub fn position(&self) -> Result<Position, SetupError> {
        match self.study_position()? {
            (position, faults) if faults.is_empty() => Ok(position),
            (_, faults) => Err(SetupError(faults)),
        }
    }

    /// The position described, even when the totals are not those of a game, for study; with what does
    /// not add up.
    ///
    /// # Errors
    /// [`SetupError`] when a fault is more than a total.
    pub fn study_position(&self) -> Result<(Position, Vec<SetupFault>), SetupError> {
        let faults = self.faults();
        if !faults.iter().all(SetupFault::is_only_a_total) {
            return Err(SetupError(faults));
        }
        let entry = |list: &[u32], seat: Seat| list.get(usize::from(seat.number())).copied().unwrap_or(0);
        let mut debts: BySeat<BySeat<u32>> = BySeat::default();
        for debt in &self.debts {
            let debtor = Seat::from_reduced(debt.debtor);
            debts[debtor][lender_place(debtor, debt.lender)] = debt.citizens;
        }
        let board = Board::from_contents(self.squares.iter().copied());
        let mut position = Position {
            board,
            filled: board.filled(),
            rules: self.rules,
            geometry: Geometry::of(self.rules.checked_ring()),
            turn: Seat::from_reduced(self.turn),
            won: BySeat::from_fn(|seat| entry(&self.mandarins, seat)),
            reserves: BySeat::from_fn(|seat| entry(&self.reserves, seat)),
            quiet: self.quiet,
            ply: self.ply,
            debts,
        };
        if !position.mandarins_taken() {
            position.pass_on(&mut ());
        }
        Ok((position, faults))
    }
}

/// Where a debt stands in [`Position::debts`].
fn lender_place(debtor: Seat, lender: Lender) -> Seat {
    match lender {
        Lender::Seat(seat) => seat,
        Lender::Bank => debtor,
    }
}

/// What the position is, read off.
impl Position {
    /// The start of a game (R3).
    ///
    /// # Errors
    /// [`SetupError`] when the rules have [faults](Rules::faults).
    pub fn start(rules: Rules) -> Result<Position, SetupError> {
        Setup::start(rules).position()
    }

    /// The description of this position; [`Setup::position`] gives it back.
    pub fn setup(&self) -> Setup {
        let seats = self.rules.seats;
        Setup {
            rules: self.rules,
            squares: self.contents().collect(),
            turn: self.turn.number(),
            reserves: self.reserves.seats(seats).to_vec(),
            mandarins: self.won.seats(seats).to_vec(),
            debts: self.debts().collect(),
            quiet: self.quiet,
            ply: self.ply,
        }
    }

    /// The rules played.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The shape of the board.
    #[inline]
    pub fn ring(&self) -> Ring {
        self.rules.checked_ring()
    }

    /// The stones on the board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What lies in the squares, in ring order.
    pub fn contents(&self) -> impl Iterator<Item = Content> + '_ {
        self.ring().squares().map(|square| self.board.get(square))
    }

    /// The seat to move; when the game is over, the seat whose turn it would be.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Citizens a seat has captured and still holds.
    #[inline]
    pub fn reserve(&self, seat: Seat) -> u32 {
        self.reserves[seat]
    }

    /// Mandarin stones a seat has won.
    #[inline]
    pub fn mandarins_won(&self, seat: Seat) -> u32 {
        self.won[seat]
    }

    /// What is owed, ascending by debtor, then lender, the bank last. Sums, never netted (R6).
    pub fn debts(&self) -> impl Iterator<Item = Debt> + '_ {
        let seats = self.rules.seats;
        Seat::all(seats).flat_map(move |debtor| {
            let lenders = Seat::all(seats).filter(move |&lender| lender != debtor).map(Lender::Seat);
            lenders.chain([Lender::Bank]).filter_map(move |lender| {
                let citizens = self.debts[debtor][lender_place(debtor, lender)];
                (citizens > 0).then_some(Debt { debtor: debtor.number(), lender, citizens })
            })
        })
    }

    /// Plies since the last capture (R15).
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Plies played since the start of the game.
    pub const fn ply(&self) -> u32 {
        self.ply
    }

    /// The key of R15: squares, Mandarins and turn, hashed to 64 bits that never change between versions.
    ///
    /// Equal keys of one game mean equal positions but for a chance of about 2⁻⁶⁴; where that is too much
    /// compare [`board`](Position::board) and [`turn`](Position::turn).
    pub fn key(&self) -> u64 {
        hash::key(&self.board, self.turn)
    }
}

/// The end and the count.
impl Position {
    /// Why the game is over, by everything the position shows: R14, the quiet limit of R15, R16.
    #[inline]
    pub fn end_reason(&self) -> Option<EndReason> {
        if self.mandarins_taken() {
            Some(EndReason::Mandarins)
        } else if self.quiet >= self.geometry.quiet_limit {
            Some(EndReason::Quiet)
        } else if self.is_short() {
            Some(EndReason::Short)
        } else {
            None
        }
    }

    /// The end of the game, when the position shows one (see [`end_reason`](Position::end_reason)).
    pub fn outcome(&self) -> Option<Outcome> {
        self.end_reason().map(|reason| self.ended_by(reason))
    }

    /// The outcome when the game ends here for this reason.
    pub(crate) fn ended_by(&self, reason: EndReason) -> Outcome {
        let loses = reason == EndReason::Short && self.rules.refill == Refill::Lose;
        Outcome { reason, scores: self.scores(), loser: loses.then_some(self.turn), rules: self.rules }
    }

    /// The count R18 would give now, rows swept; entries of absent seats are 0.
    pub fn scores(&self) -> BySeat<Points> {
        let mut scores = self.banked();
        for seat in Seat::all(self.rules.seats) {
            scores[seat] += Points::from(self.swept(seat));
        }
        scores
    }

    /// The points each seat has whatever becomes of the stones on the board: the count of R18 without the
    /// rows. Entries of absent seats are 0.
    ///
    /// ```
    /// use oanquan::{Position, Rules, Seat};
    ///
    /// let start = Position::start(Rules::SEED).unwrap();
    /// let after = start.play("9r".parse().unwrap()).unwrap();
    /// assert_eq!(after.banked()[Seat::FIRST], 11); // a Mandarin and a citizen
    /// ```
    pub fn banked(&self) -> BySeat<Points> {
        let mut banked: BySeat<Points> = BySeat::default();
        for seat in Seat::all(self.rules.seats) {
            banked[seat] += Points::from(self.reserves[seat]);
            banked[seat] += Points::from(self.rules.mandarin_value) * Points::from(self.won[seat]);
        }
        for debt in self.debts() {
            let citizens = Points::from(debt.citizens);
            banked[Seat::from_reduced(debt.debtor)] -= citizens;
            if let Lender::Seat(lender) = debt.lender {
                banked[lender] += citizens;
            }
        }
        banked
    }

    /// The citizens each seat takes from the rows in the final count, seats that take none left out (R18).
    pub fn sweep(&self) -> impl Iterator<Item = Step> + '_ {
        Seat::all(self.rules.seats).filter_map(|seat| {
            let citizens = self.swept(seat);
            (citizens > 0).then_some(Step::Sweep { seat, citizens })
        })
    }

    fn swept(&self, seat: Seat) -> u32 {
        let ring = self.ring();
        match self.rules.sweep {
            Sweep::Owner => self.board.row_citizens(ring, seat),
            Sweep::Split => {
                let rows: u32 = Seat::all(ring.seats()).map(|seat| self.board.row_citizens(ring, seat)).sum();
                rows / u32::from(ring.seats())
            }
        }
    }

    /// R14.
    #[inline]
    fn mandarins_taken(&self) -> bool {
        match (self.rules.end, self.rules.mandarin) {
            (End::Stones, Mandarin::Stone) => self.board.mandarins == 0,
            _ => self.filled & self.geometry.mandarin_squares == 0,
        }
    }

    /// R6, R16: the seat to move has an empty row and cannot fill it.
    #[inline]
    fn is_short(&self) -> bool {
        self.row(self.turn) == 0 && !self.can_refill(self.turn)
    }

    /// Whether the game is over by the stones alone (R14, R16), stalls (R15) left aside as `perft` does.
    pub(crate) fn is_over_by_stones(&self) -> bool {
        self.mandarins_taken() || self.is_short()
    }

    /// A bit for each square with citizens of a seat's row, the leftmost lowest.
    #[inline]
    fn row(&self, seat: Seat) -> u8 {
        self.geometry.row(self.filled, seat)
    }

    /// R6: whether a seat whose row is empty can put a citizen into each square of it.
    #[inline]
    fn can_refill(&self, seat: Seat) -> bool {
        let row = u32::from(self.rules.row);
        let funded = match self.rules.refill {
            Refill::Borrow => {
                let reserves = self.reserves.seats(self.rules.seats);
                reserves.iter().copied().map(u64::from).sum::<u64>() >= u64::from(row)
            }
            Refill::Bank => true,
            Refill::End | Refill::Lose => self.reserves[seat] >= row,
        };
        funded && self.board.total_citizens() + row <= MAX_CITIZENS
    }
}

/// Moves.
impl Position {
    /// The moves the seat to move may play, its refill done: none when the game is over.
    #[inline]
    pub fn legal_moves(&self) -> Moves {
        if self.mandarins_taken() || self.quiet >= self.geometry.quiet_limit {
            return Moves::NONE;
        }
        let row = self.row(self.turn);
        if row == 0 { self.moves_after_refill() } else { self.moves_from(row) }
    }

    /// The moves of a seat whose row is empty.
    #[cold]
    fn moves_after_refill(&self) -> Moves {
        if self.can_refill(self.turn) { self.moves_from(self.geometry.full_row) } else { Moves::NONE }
    }

    /// The moves of a game that goes on.
    #[inline]
    pub(crate) fn moves(&self) -> Moves {
        match self.row(self.turn) {
            0 => self.moves_from(self.geometry.full_row), // filled by the refill
            row => self.moves_from(row),
        }
    }

    /// The moves of the seat to move from these squares of its row.
    #[inline]
    fn moves_from(&self, row: u8) -> Moves {
        Moves::new(self.geometry.label_start(self.turn), row, self.rules.direction)
    }

    /// A bit for each square of the ring that is not empty, square 0 lowest.
    ///
    /// ```
    /// use oanquan::{Position, Rules};
    ///
    /// let start = Position::start(Rules::SEED).unwrap();
    /// assert_eq!(start.filled(), 0b1111_1111_1111);
    /// ```
    #[inline]
    pub const fn filled(&self) -> u32 {
        self.filled
    }

    /// Whether the seat to move has an empty row, which a move of it fills first (R5).
    #[inline]
    pub fn must_refill(&self) -> bool {
        self.row(self.turn) == 0
    }

    /// The position after the refill that the next move begins with (R5, R6), told to the observer; `None`
    /// when there is none, as the row has citizens or the game is over.
    ///
    /// The same seat is to move, and the same moves lead to the same positions: a viewer can show the fish
    /// being released before anybody chooses.
    ///
    /// ```
    /// use oanquan::{Position, Step};
    ///
    /// let empty: Position = "oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed".parse().unwrap();
    /// let mut steps: Vec<Step> = Vec::new();
    /// let refilled = empty.refilled(&mut steps).unwrap();
    /// assert_eq!(steps.len(), 2); // three of its own, two borrowed
    /// assert_eq!(refilled.to_string(), "oaq1 1,1,1,1,1,Q/1,9,2,3,2,Q 0 0,28 0,0 0>1:2 0 40 seed");
    /// assert!(refilled.refilled(&mut ()).is_none());
    /// ```
    pub fn refilled(&self, observer: &mut dyn Observer) -> Option<Position> {
        if !self.must_refill() || self.end_reason().is_some() {
            return None;
        }
        let mut refilled = *self;
        refilled.refill(observer);
        Some(refilled)
    }

    /// Whether a move may be played.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Whether a move may be played, or why not.
    ///
    /// # Errors
    /// [`IllegalMove`] says what stands against it.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if let Some(reason) = self.end_reason() {
            return Err(IllegalMove::GameOver { mv, reason });
        }
        let moves = self.moves();
        if moves.contains(mv) {
            return Ok(());
        }
        let ring = self.ring();
        let Some(square) = ring.citizen_square(mv.label) else {
            return Err(IllegalMove::NoSuchSquare { mv, squares: ring.seats() * ring.row() });
        };
        if ring.owner(square) != Some(self.turn) {
            return Err(IllegalMove::NotYours {
                mv,
                turn: self.turn,
                first: ring.label_start(self.turn),
                row: ring.row(),
            });
        }
        let reversed = Move { direction: mv.direction.reversed(), ..mv };
        if moves.contains(reversed) {
            return Err(IllegalMove::Direction { mv, expected: mv.direction.reversed() });
        }
        Err(IllegalMove::Empty { mv })
    }

    /// Plays a move (R5–R13) and finds the seat that moves next (R17).
    ///
    /// # Errors
    /// An illegal move gives the position back, with the reason.
    pub fn play(self, mv: Move) -> Result<Position, PlayError> {
        self.play_observed(mv, &mut ())
    }

    /// Plays a move and tells the observer every step of it.
    ///
    /// # Errors
    /// As [`play`](Position::play); nothing has been told then.
    pub fn play_observed(mut self, mv: Move, observer: &mut dyn Observer) -> Result<Position, PlayError> {
        match self.check(mv) {
            Ok(()) => {
                self.advance(mv, observer);
                Ok(self)
            }
            Err(reason) => Err(PlayError { reason, position: Box::new(self) }),
        }
    }

    /// Becomes a copy of another position.
    ///
    /// The same as an assignment, field by field: into a position that is there already this is faster than
    /// the copy of all bytes, a call of `memcpy`. A search copies positions more than it does anything else.
    ///
    /// ```
    /// use oanquan::{Position, Rules};
    ///
    /// let start = Position::start(Rules::SEED).unwrap();
    /// let mut position = start;
    /// position.play_unchecked("9r".parse().unwrap());
    /// position.copy_from(&start);
    /// assert_eq!(position, start);
    /// ```
    #[inline(always)]
    pub fn copy_from(&mut self, other: &Position) {
        let Position { board, rules, geometry, filled, turn, won, reserves, quiet, ply, debts } = *other;
        self.board = board;
        self.rules = rules;
        self.geometry = geometry;
        self.filled = filled;
        self.turn = turn;
        self.won = won;
        self.reserves = reserves;
        self.quiet = quiet;
        self.ply = ply;
        self.debts = debts;
    }

    /// Plays a move known to be legal, in place: the fast way for searches and statistics.
    ///
    /// # Panics
    /// May panic, or leave a position that no game leads to, when the move is not one of
    /// [`legal_moves`](Position::legal_moves).
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        self.advance(mv, &mut ());
    }

    #[inline(always)]
    fn advance(&mut self, mv: Move, observer: &mut (impl Observer + ?Sized)) {
        debug_assert!(self.moves().contains(mv), "{mv} is not legal in {self}");
        match &self.geometry.ways {
            Ways::Narrow(ways) => self.advance_on::<Narrow>(ways, mv, observer),
            Ways::Wide(ways) => self.advance_on_wide_board(ways, mv, observer),
        }
    }

    /// Kept out of line: together in one function the two widths cost each other registers.
    #[inline(never)]
    fn advance_on_wide_board(
        &mut self,
        ways: &[WideWay; 2],
        mv: Move,
        observer: &mut (impl Observer + ?Sized),
    ) {
        self.advance_on::<Wide>(ways, mv, observer);
    }

    #[inline(always)]
    fn advance_on<W: Lanes>(
        &mut self,
        ways: &[W::Way; 2],
        mv: Move,
        observer: &mut (impl Observer + ?Sized),
    ) {
        let before = if cfg!(debug_assertions) { self.stones() } else { (0, 0) };
        let (ring, seat) = (self.ring(), self.turn);
        let from = self.geometry.place_of(seat, mv.label);
        let mut stones = W::load(&self.board.citizens).get(from);
        if stones == 0 {
            // A legal move from an empty square is one after a refill.
            self.refill(observer);
            stones = 1;
        }
        let hand = Hand {
            rules: &self.rules,
            geometry: self.geometry,
            ply: self.ply,
            seat,
            direction: mv.direction,
        };
        let way = &ways[mv.direction as usize & 1];
        let haul = hand.play::<W>((&mut self.board, &mut self.filled), way, (from, stones), observer);
        self.ply = self.ply.saturating_add(1);
        self.quiet = if haul.captures == 0 { self.quiet.saturating_add(1) } else { 0 };
        self.reserves[seat] = self.reserves[seat].saturating_add(haul.citizens);
        self.won[seat] = self.won[seat].saturating_add(haul.mandarins);
        self.turn = seat.next(ring.seats());
        if ring.seats() > 2 && self.row(self.turn) == 0 && !self.mandarins_taken() {
            self.pass_on(observer);
        }
        debug_assert_eq!(self.filled, self.board.filled(), "after {mv}");
        debug_assert!(
            self.rules.refill == Refill::Bank
                || self.reserves[seat].max(self.won[seat]) == u32::MAX
                || self.stones() == before,
            "stones lost by {mv}"
        );
    }

    /// R5, R6: one citizen into each square of the mover's empty row.
    #[cold]
    fn refill(&mut self, observer: &mut (impl Observer + ?Sized)) {
        let (ring, seat) = (self.ring(), self.turn);
        let row = u32::from(ring.row());
        let own = self.reserves[seat].min(row);
        self.reserves[seat] -= own;
        self.board.fill_row(ring, seat);
        self.filled = self.board.filled();
        observer.refill(seat, &mut ring.row_of(seat), own);
        let mut lack = row - own;
        if self.rules.refill == Refill::Borrow {
            for lender in seat.in_turn(ring.seats()).skip(1) {
                let citizens = self.reserves[lender].min(lack);
                self.reserves[lender] -= citizens;
                lack -= citizens;
                self.lend(seat, Lender::Seat(lender), citizens, observer);
            }
        } else {
            self.lend(seat, Lender::Bank, lack, observer);
        }
    }

    fn lend(&mut self, debtor: Seat, lender: Lender, citizens: u32, observer: &mut (impl Observer + ?Sized)) {
        if citizens > 0 {
            let debt = &mut self.debts[debtor][lender_place(debtor, lender)];
            *debt = debt.saturating_add(citizens);
            observer.loan(debtor, lender, citizens);
        }
    }

    /// R6: passes over seats that cannot fill their row. When all would pass the first of them stays, and
    /// the game is over (R17).
    #[cold]
    fn pass_on(&mut self, observer: &mut (impl Observer + ?Sized)) {
        let seats = self.rules.seats;
        if seats == 2 || self.rules.refill != Refill::Borrow {
            return;
        }
        let passes = |seat: &Seat| self.row(*seat) == 0 && !self.can_refill(*seat);
        let passed = self.turn.in_turn(seats).take_while(passes).count();
        if passed < usize::from(seats) {
            for _ in 0..passed {
                observer.pass(self.turn);
                self.turn = self.turn.next(seats);
            }
        }
    }

    /// Citizens on the board and in reserves, and Mandarins on the board and won: what play conserves,
    /// but for the bank's loans.
    fn stones(&self) -> (u64, u64) {
        let reserves = Seat::all(self.rules.seats).map(|seat| u64::from(self.reserves[seat]));
        let won = Seat::all(self.rules.seats).map(|seat| u64::from(self.won[seat]));
        (
            u64::from(self.board.total_citizens()) + reserves.sum::<u64>(),
            u64::from(self.board.total_mandarins()) + won.sum::<u64>(),
        )
    }
}

/// Symmetries, as `docs/rules.md` states them.
impl Position {
    /// The board turned by one seat: everything of seat `s` becomes seat `s + 1`'s, the first seat of the
    /// rules included. The game is the same.
    #[must_use]
    pub fn turned(&self) -> Position {
        let ring = self.ring();
        let (seats, shift) = (ring.seats(), usize::from(ring.row()) + 1);
        let before = |seat: Seat| Seat::from_reduced((seat.number() + seats - 1) % seats);
        let from = |seat: Seat| if seat.number() < seats { before(seat) } else { seat };
        let board = self.board.rearranged(ring, |index| index + ring.len() - shift);
        Position {
            board,
            filled: board.filled(),
            rules: self.rules.turned(),
            turn: self.turn.next(seats),
            won: BySeat::from_fn(|seat| self.won[from(seat)]),
            reserves: BySeat::from_fn(|seat| self.reserves[from(seat)]),
            debts: BySeat::from_fn(|debtor| BySeat::from_fn(|lender| self.debts[from(debtor)][from(lender)])),
            ..*self
        }
    }

    /// The mirror image of a board of two seats: every row reversed, the Mandarin squares exchanged, and
    /// the rules' direction with them. `None` with more seats, where the mirror image is another game.
    #[must_use]
    pub fn mirrored(&self) -> Option<Position> {
        let ring = self.ring();
        if ring.seats() != 2 {
            return None;
        }
        let board = self.board.rearranged(ring, |index| usize::from(ring.row()) - 1 + ring.len() - index);
        Some(Position { board, filled: board.filled(), rules: self.rules.mirrored(), ..*self })
    }

    /// The move that corresponds to `mv` on the [turned](Position::turned) board; `None` when this board
    /// has no such label.
    pub fn turned_move(&self, mv: Move) -> Option<Move> {
        let ring = self.ring();
        let labels = ring.seats() * ring.row();
        (mv.label < labels).then(|| Move { label: (mv.label + ring.row()) % labels, ..mv })
    }

    /// The move that corresponds to `mv` in the [mirror image](Position::mirrored).
    pub fn mirrored_move(&self, mv: Move) -> Option<Move> {
        let ring = self.ring();
        let row = ring.row();
        (ring.seats() == 2 && mv.label < 2 * row).then(|| Move {
            label: mv.label / row * row + (row - 1 - mv.label % row),
            direction: mv.direction.reversed(),
        })
    }
}

/// Why a move may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("{mv} after the end of the game ({reason}), expected no further move")]
    GameOver {
        /// The move.
        mv: Move,
        /// What ended the game.
        reason: EndReason,
    },
    /// The board has no such label.
    #[error("{mv} names square {}, expected a square below {squares}", mv.label)]
    NoSuchSquare {
        /// The move.
        mv: Move,
        /// The citizen squares of the board.
        squares: u8,
    },
    /// The square is another seat's.
    #[error(
        "{mv} lifts from another seat's row, expected one of seat {turn}'s squares {first} to {}",
        first + row - 1
    )]
    NotYours {
        /// The move.
        mv: Move,
        /// The seat to move.
        turn: Seat,
        /// Its first label.
        first: u8,
        /// The squares of its row.
        row: u8,
    },
    /// Nothing lies in the square.
    #[error("{mv} lifts from an empty square, expected a square with stones")]
    Empty {
        /// The move.
        mv: Move,
    },
    /// The rules allow the other direction only.
    #[error("{mv} goes against the direction of these rules, expected {}{}", mv.label, expected.letter())]
    Direction {
        /// The move.
        mv: Move,
        /// The direction allowed.
        expected: Direction,
    },
}

/// A move that could not be played: the reason, and the position as it was.
#[derive(Clone, PartialEq, Eq)]
pub struct PlayError {
    /// Why the move may not be played.
    pub reason: IllegalMove,
    /// The position, given back.
    pub position: Box<Position>,
}

/// The reason alone, so that a program in which it cannot happen does not carry what would print a position.
impl fmt::Debug for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.reason, f)
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl core::error::Error for PlayError {}
