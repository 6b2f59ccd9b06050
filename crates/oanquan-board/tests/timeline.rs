//! Turns told as motions, moment by moment. The turns are made up at random and keep no rules but one: stones
//! only change places.

use oanquan_board::timeline::{Course, Ledger, Timeline};
use oanquan_board::{Motion, Motions, Pile, Shape, Sound, Speed, Store, Way};

const SHOWN: [Speed; 4] = [Speed::Step, Speed::Slow, Speed::Normal, Speed::Fast];

/// A turn with so many laps, captures after it, and perhaps a refill with loans before it.
fn turn(random: &mut fastrand::Rng, shape: Shape, laps: usize, refill: bool) -> Motions {
    let squares = shape.squares();
    let way = if random.bool() { Way::Right } else { Way::Left };
    let mut piles: Vec<Pile> = (0..squares)
        .map(|square| Pile { citizens: random.u32(1..12), mandarins: u32::from(shape.is_mandarin(square)) })
        .collect();
    let store = |citizens| Store { citizens, ..Store::default() };
    let mut stores: Vec<Store> = (0..shape.seats).map(|_| store(random.u32(3..20))).collect();
    if refill {
        piles[..usize::from(shape.row)].fill(Pile::default());
        stores[0].citizens = 1;
    }
    let (before, stores_before) = (piles.clone(), stores.clone());
    let mut motions = Vec::new();
    if refill {
        let row = u32::from(shape.row);
        motions.push(Motion::Refill { seat: 0, squares: (0..row as usize).collect(), own: 1 });
        motions.push(Motion::Loan { seat: 0, lender: Some(1), citizens: 1 });
        if row > 2 {
            motions.push(Motion::Loan { seat: 0, lender: None, citizens: row - 2 });
        }
        piles[..usize::from(shape.row)].fill(Pile { citizens: 1, mandarins: 0 });
        stores[0].citizens = 0;
        stores[1].citizens -= 1;
    }
    for _ in 0..laps {
        let filled: Vec<usize> = (0..squares).filter(|square| piles[*square].citizens > 0).collect();
        let square = filled[random.usize(..filled.len())];
        let stones = std::mem::take(&mut piles[square].citizens);
        motions.push(Motion::Lift { seat: 0, square, stones });
        let mut at = square;
        let sown: Vec<usize> = (0..stones)
            .map(|_| {
                at = shape.step(at, way);
                piles[at].citizens += 1;
                at
            })
            .collect();
        motions.push(Motion::Sow { seat: 0, squares: sown });
    }
    for _ in 0..random.usize(..3) {
        let square = random.usize(..squares);
        let taken = std::mem::take(&mut piles[square]);
        stores[0].citizens += taken.citizens;
        stores[0].mandarins += taken.mandarins;
        motions.push(Motion::Capture {
            seat: 0,
            square,
            citizens: taken.citizens,
            mandarins: taken.mandarins,
        });
    }
    motions.push(Motion::Pass { seat: 1 });
    Motions { number: 1, way: Some(way), before, stores_before, motions, after: piles, stores_after: stores }
}

fn turns() -> Vec<(Shape, Motions)> {
    let mut random = fastrand::Rng::with_seed(7);
    let mut turns = Vec::new();
    for seats in 2..=4 {
        for row in 2..=5 {
            let shape = Shape { seats, row };
            for laps in [0, 1, 2, 7, 40] {
                turns.push((shape, turn(&mut random, shape, laps, laps % 2 == 1)));
            }
        }
    }
    turns
}

/// All stones there are: those that came out of the bank were there before, in the bank.
fn total(ledger: &Ledger) -> (i64, i64) {
    let piles = ledger.squares.iter().chain(&ledger.stores).chain([&ledger.hand, &ledger.air]);
    let (citizens, mandarins) = piles.fold((0, 0), |(citizens, mandarins), pile| {
        (citizens + i64::from(pile.citizens), mandarins + i64::from(pile.mandarins))
    });
    (citizens - i64::from(ledger.from_bank), mandarins)
}

#[test]
fn no_stone_is_lost_or_made_at_any_moment() {
    for (shape, motions) in turns() {
        for speed in SHOWN {
            for calm in [false, true] {
                let line = Timeline::new(shape, &motions, speed, calm);
                let mut ledger = Ledger::new(&motions.before, &motions.stores_before);
                let all = total(&ledger);
                for transfer in &line.transfers {
                    let there = ledger.at(transfer.from);
                    assert!(
                        there.citizens >= transfer.cargo.citizens
                            && there.mandarins >= transfer.cargo.mandarins,
                        "{shape:?} {speed:?} calm {calm}: {transfer:?} takes more than there is"
                    );
                    ledger.apply(transfer);
                    assert_eq!(total(&ledger), all, "{shape:?} {speed:?} calm {calm}: {transfer:?}");
                }
            }
        }
    }
}

#[test]
fn it_ends_in_what_is_after() {
    for (shape, motions) in turns() {
        for speed in [Speed::Step, Speed::Slow, Speed::Normal, Speed::Fast, Speed::None] {
            for calm in [false, true] {
                let line = Timeline::new(shape, &motions, speed, calm);
                let end = line.ledger_at(&motions, line.total);
                let rest = Ledger::new(&motions.after, &motions.stores_after);
                assert_eq!(end, Ledger { from_bank: end.from_bank, ..rest });
            }
        }
    }
}

#[test]
fn times_are_in_order_and_within_the_whole() {
    for (shape, motions) in turns() {
        for speed in SHOWN {
            for calm in [false, true] {
                let line = Timeline::new(shape, &motions, speed, calm);
                assert!(line.transfers.is_sorted_by(|a, b| a.at <= b.at));
                assert!(line.flights.is_sorted_by(|a, b| a.start <= b.start));
                assert!(line.hand.is_sorted_by(|a, b| a.end <= b.start));
                assert!(line.sounds.is_sorted_by(|a, b| a.0 <= b.0));
                assert!(line.waits.is_sorted());
                let last = line.flights.iter().map(|flight| flight.end).fold(0.0, f64::max);
                assert!(
                    last <= line.total && line.transfers.iter().all(|transfer| transfer.at <= line.total)
                );
                assert!(!calm || line.flights.is_empty() && line.hand.is_empty());
            }
        }
    }
}

#[test]
fn faster_is_shorter() {
    for (shape, motions) in turns() {
        let total = |speed| Timeline::new(shape, &motions, speed, false).total;
        assert!(total(Speed::Slow) > total(Speed::Normal));
        assert!(total(Speed::Normal) > total(Speed::Fast));
        assert_eq!(total(Speed::None), 0.0);
    }
}

#[test]
fn the_longest_relay_stays_watchable() {
    let mut random = fastrand::Rng::with_seed(11);
    for (laps, shape) in [(199, Shape { seats: 2, row: 5 }), (768, Shape { seats: 4, row: 5 })] {
        let motions = turn(&mut random, shape, laps, false);
        for (speed, most) in [(Speed::Slow, 30_000.0), (Speed::Normal, 12_000.0), (Speed::Fast, 5_000.0)] {
            for calm in [false, true] {
                let total = Timeline::new(shape, &motions, speed, calm).total;
                assert!(total <= most + 1.0, "{laps} laps, {speed:?}, calm {calm}: {total}");
            }
        }
        // The first stones of the longest relay are still seen one by one, and it gathers speed.
        let line = Timeline::new(shape, &motions, Speed::Normal, false);
        let (first, last) = (line.hand[1], line.hand[line.hand.len() - 2]);
        assert!(first.end - first.start > 2.0 * (last.end - last.start));
    }
}

#[test]
fn step_waits_before_each_further_lap_and_each_capture() {
    let shape = Shape { seats: 2, row: 5 };
    let mut random = fastrand::Rng::with_seed(3);
    let motions = turn(&mut random, shape, 4, false);
    let captures = motions.motions.iter().filter(|motion| matches!(motion, Motion::Capture { .. })).count();
    let line = Timeline::new(shape, &motions, Speed::Step, false);
    assert_eq!(line.waits.len(), 3 + captures);
    assert!(Timeline::new(shape, &motions, Speed::Normal, false).waits.is_empty());
}

#[test]
fn fish_come_from_the_store_after_the_loans() {
    let shape = Shape { seats: 2, row: 5 };
    let motions = turn(&mut fastrand::Rng::with_seed(5), shape, 1, true);
    let line = Timeline::new(shape, &motions, Speed::Normal, false);
    let loans = line.flights.iter().filter(|flight| flight.course == Course::Arc).take(2);
    let fish: Vec<_> = line.flights.iter().filter(|flight| flight.course == Course::Fish).collect();
    assert_eq!(fish.len(), 5);
    assert!(loans.map(|loan| loan.end).fold(0.0, f64::max) <= fish[0].start);
    assert!(line.sounds.iter().any(|(_, sound)| *sound == Sound::Refill));
}
