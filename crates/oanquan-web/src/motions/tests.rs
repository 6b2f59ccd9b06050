use fastrand::Rng;
use oanquan::{Game, Position, Rules};
use oanquan_board::{Motion, Motions, Pile, Store};

use super::{direction_of, labels_of, motions_of, piles_of, shape_of, stores_of, way_of};

/// Rule sets that between them have every number of seats, every kind of step, small rows and odd rings.
const RULES: [&str; 12] = [
    "seed",
    "vietnam",
    "schoolyard",
    "tonkin",
    "ludii",
    "three",
    "four",
    "seed+citizens=1+row=2+refill=bank",
    "three+relay_mandarin=lift_one+row=2+citizens=2",
    "four+teams=opposite+refill=lose+citizens=1",
    "three+citizens=1+sweep=split+first=2",
    "four+citizens=1+row=3+empty_mandarin=gap+refill=borrow",
];

/// The board and the stores as the motions leave them: what the view does with them, slowly.
fn applied(motions: &Motions) -> (Vec<Pile>, Vec<Store>) {
    let (mut piles, mut stores) = (motions.before.clone(), motions.stores_before.clone());
    for motion in &motions.motions {
        match motion {
            Motion::Refill { seat, squares, own } => {
                squares.iter().for_each(|&square| piles[square].citizens += 1);
                stores[usize::from(*seat)].citizens -= own;
            }
            Motion::Loan { seat, lender, citizens } => {
                stores[usize::from(*seat)].owed += citizens;
                if let Some(lender) = lender {
                    stores[usize::from(*lender)].citizens -= citizens;
                    stores[usize::from(*lender)].lent += citizens;
                }
            }
            Motion::Lift { square, stones, .. } => piles[*square].citizens -= stones,
            Motion::Sow { squares, .. } => squares.iter().for_each(|&square| piles[square].citizens += 1),
            Motion::Capture { seat, square, citizens, mandarins } => {
                piles[*square].citizens -= citizens;
                piles[*square].mandarins -= mandarins;
                stores[usize::from(*seat)].citizens += citizens;
                stores[usize::from(*seat)].mandarins += mandarins;
            }
            Motion::Pass { .. } | Motion::Sweep { .. } => {}
        }
    }
    (piles, stores)
}

/// What a store holds, without the score, which the rules count.
fn held(stores: &[Store]) -> Vec<Store> {
    stores.iter().map(|store| Store { score: 0, ..*store }).collect()
}

#[test]
fn motions_lead_from_before_to_after() {
    let mut rng = Rng::with_seed(4);
    let mut kinds = [0; 7];
    for text in RULES {
        let rules: Rules = text.parse().unwrap();
        for _ in 0..60 {
            let mut game = Game::start(rules).unwrap();
            while game.end_reason().is_none() && game.moves().len() < 400 {
                let moves = game.legal_moves();
                let mv = moves.get(rng.usize(..moves.len())).unwrap();
                let before = *game.position();
                let steps = game.play_steps(mv).unwrap();
                let motions = motions_of(&before, &steps, game.position());
                let (piles, stores) = applied(&motions);
                assert_eq!(piles, motions.after, "{before} {mv}");
                assert_eq!(held(&stores), held(&motions.stores_after), "{before} {mv}");
                assert_eq!(motions.way, Some(way_of(mv.direction)), "{before} {mv}");
                motions.motions.iter().for_each(|motion| kinds[kind(motion)] += 1);
            }
        }
    }
    assert!(kinds.iter().all(|&count| count > 0), "some kind of motion was never seen: {kinds:?}");
}

fn kind(motion: &Motion) -> usize {
    match motion {
        Motion::Refill { .. } => 0,
        Motion::Loan { .. } => 1,
        Motion::Lift { .. } => 2,
        Motion::Sow { .. } => 3,
        Motion::Capture { .. } => 4,
        Motion::Pass { .. } => 5,
        Motion::Sweep { .. } => 6,
    }
}

#[test]
fn positions_are_read_off() {
    let line = "oaq1 0,0,0,0,0,Q3/1,2,0,4,5,0 0 9,26 0,1 0>1:2,1>0:3 0 20 seed";
    let position: Position = line.parse().unwrap();
    let piles = piles_of(&position);
    assert_eq!(piles.len(), 12);
    assert_eq!(piles[5], Pile { citizens: 3, mandarins: 1 });
    assert_eq!(piles[9], Pile { citizens: 4, mandarins: 0 });
    let stores = [
        Store { citizens: 9, mandarins: 0, score: 10, owed: 2, lent: 3 },
        Store { citizens: 26, mandarins: 1, score: 35, owed: 3, lent: 2 },
    ];
    assert_eq!(stores_of(&position), stores);
    let labels = labels_of(position.ring());
    assert_eq!(labels.join(" "), "5 6 7 8 9 M0 0 1 2 3 4 M1");
    assert_eq!(shape_of(position.rules()).unwrap().squares(), labels.len());
    assert_eq!(shape_of(&Rules { seats: 9, ..Rules::SEED }), None);
    for direction in oanquan::Direction::BOTH {
        assert_eq!(direction_of(way_of(direction)), direction);
    }
}
