//! Laws over random rule sets and positions, seeded so that a failure can be played again.

use fastrand::Rng;
use oanquan::{Board, Game, Move, Position, Rules, Square, Step};
use oanquan_testkit::random;

/// Random positions under random rules, with the case's number for messages.
fn positions(seed: u64, count: u32) -> impl Iterator<Item = (Position, Rng)> {
    (0..count).map(move |case| {
        let mut rng = Rng::with_seed(seed << 32 | u64::from(case));
        let rules = random::rules(&mut rng);
        let line = random::position_line(&mut rng, &rules);
        (line.parse().unwrap_or_else(|error| panic!("{line}: {error}")), rng)
    })
}

fn random_move(position: &Position, rng: &mut Rng) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() { None } else { moves.get(rng.usize(..moves.len())) }
}

/// Every move anybody could write on any board.
fn all_moves() -> impl Iterator<Item = Move> {
    (0..=u8::MAX).flat_map(|label| oanquan::Direction::BOTH.map(|direction| Move { label, direction }))
}

#[test]
fn is_legal_agrees_with_legal_moves_and_play() {
    for (position, _) in positions(1, 3_000) {
        let legal: Vec<Move> = position.legal_moves().iter().collect();
        assert_eq!(legal.len(), position.legal_moves().len(), "{position}");
        assert!(legal.is_sorted(), "{position}");
        for mv in all_moves() {
            let listed = legal.contains(&mv);
            assert_eq!(position.is_legal(mv), listed, "{mv} in {position}");
            assert_eq!(position.play(mv).is_ok(), listed, "{mv} in {position}");
        }
    }
}

#[test]
fn turning_the_board_commutes_with_playing() {
    for (position, mut rng) in positions(2, 20_000) {
        let turned = position.turned();
        assert_eq!(turned.end_reason(), position.end_reason(), "{position}");
        let Some(mv) = random_move(&position, &mut rng) else { continue };
        let turned_mv = position.turned_move(mv).unwrap();
        let after = position.play(mv).unwrap();
        assert_eq!(turned.play(turned_mv).unwrap(), after.turned(), "{mv} in {position}");
        let mut round = position;
        for _ in 0..position.rules().seats {
            round = round.turned();
        }
        assert_eq!(round, position);
    }
    for (_, rules) in Rules::PRESETS {
        assert_eq!(Position::start(rules).unwrap().turned(), Position::start(rules.turned()).unwrap());
    }
}

#[test]
fn the_mirror_image_of_two_seats_commutes_with_playing() {
    let mut seen = 0;
    for (position, mut rng) in positions(3, 20_000) {
        let Some(mirrored) = position.mirrored() else {
            assert!(position.rules().seats > 2, "{position}");
            continue;
        };
        assert_eq!(mirrored.mirrored(), Some(position));
        assert_eq!(mirrored.scores(), position.scores(), "{position}");
        let Some(mv) = random_move(&position, &mut rng) else { continue };
        let mirrored_mv = position.mirrored_move(mv).unwrap();
        let after = position.play(mv).unwrap();
        assert_eq!(mirrored.play(mirrored_mv).unwrap(), after.mirrored().unwrap(), "{mv} in {position}");
        seen += 1;
    }
    assert!(seen > 2_000, "only {seen} positions of two seats");
}

#[test]
fn stones_are_conserved_at_every_step() {
    for (position, mut rng) in positions(4, 10_000) {
        let Some(mv) = random_move(&position, &mut rng) else { continue };
        let mut game = Game::new(position);
        let steps = game.play_steps(mv).unwrap();
        let mut citizens = i64::from(position.board().total_citizens());
        let mut mandarins = position.board().total_mandarins();
        let mut hand = 0;
        for step in &steps {
            match step {
                Step::Refill { squares, .. } => citizens += squares.len() as i64,
                Step::Lift { stones, .. } => {
                    assert_eq!(hand, 0, "{mv} in {position}");
                    hand = i64::from(*stones);
                    citizens -= hand;
                }
                Step::Sow { squares, .. } => {
                    hand -= squares.len() as i64;
                    citizens += squares.len() as i64;
                }
                Step::Capture { citizens: taken, mandarins: won, .. } => {
                    citizens -= i64::from(*taken);
                    mandarins -= won;
                }
                Step::Loan { .. } | Step::Pass { .. } | Step::Sweep { .. } => {}
            }
            assert!(hand >= 0 && citizens >= 0, "{mv} in {position}");
        }
        assert_eq!(hand, 0, "{mv} in {position}");
        let after: &Board = game.position().board();
        assert_eq!(i64::from(after.total_citizens()), citizens, "{mv} in {position}");
        assert_eq!(after.total_mandarins(), mandarins, "{mv} in {position}");
    }
}

#[test]
fn the_description_of_a_position_gives_it_back() {
    for (position, _) in positions(5, 10_000) {
        assert_eq!(position.setup().position(), Ok(position));
        let text = position.to_string();
        assert_eq!(text.parse(), Ok(position), "{text}");
        let in_a_url = text.replace(' ', "_");
        assert_eq!(in_a_url.parse(), Ok(position), "{in_a_url}");
    }
}

#[test]
fn rule_sets_print_the_fewest_overrides_and_parse_back() {
    for case in 0..20_000 {
        let rules = random::rules(&mut Rng::with_seed(case));
        let text = rules.to_string();
        assert_eq!(text.parse(), Ok(rules), "{text}");
        // No preset needs fewer.
        let overrides = text.matches('=').count();
        for (name, _) in Rules::PRESETS {
            let other = OVERRIDES.iter().filter(|(_, differs)| differs(&rules, &name.parse().unwrap()));
            assert!(other.count() >= overrides, "{text} against {name}");
        }
    }
}

/// The options of a rule set, one by one, and whether two rule sets differ in it.
type Differs = fn(&Rules, &Rules) -> bool;
const OVERRIDES: [(&str, Differs); 16] = [
    ("chain_over_empty_mandarin", |a, b| a.chain_over_empty_mandarin != b.chain_over_empty_mandarin),
    ("citizens", |a, b| a.citizens != b.citizens),
    ("direction", |a, b| a.direction != b.direction),
    ("empty_mandarin", |a, b| a.empty_mandarin != b.empty_mandarin),
    ("end", |a, b| a.end != b.end),
    ("first", |a, b| a.first != b.first),
    ("mandarin", |a, b| a.mandarin != b.mandarin),
    ("mandarin_ban", |a, b| a.mandarin_ban != b.mandarin_ban),
    ("mandarin_value", |a, b| a.mandarin_value != b.mandarin_value),
    ("refill", |a, b| a.refill != b.refill),
    ("relay_mandarin", |a, b| a.relay_mandarin != b.relay_mandarin),
    ("row", |a, b| a.row != b.row),
    ("seats", |a, b| a.seats != b.seats),
    ("sweep", |a, b| a.sweep != b.sweep),
    ("teams", |a, b| a.teams != b.teams),
    ("young_mandarin", |a, b| a.young_mandarin != b.young_mandarin),
];

/// The bounds that `sowing.rs` states: laps of a move, and lifts from Mandarin squares.
#[test]
fn every_move_ends_within_the_stated_bounds() {
    let mut limited = 0;
    for (position, _) in positions(6, 10_000) {
        let ring = position.ring();
        let lifts_one = position.rules().relay_mandarin == oanquan::RelayMandarin::LiftOne;
        for mv in position.legal_moves() {
            let mut steps = Vec::new();
            position.play_observed(mv, &mut steps).unwrap();
            let lifts: Vec<Square> = steps
                .iter()
                .filter_map(|step| match step {
                    Step::Lift { square, .. } => Some(*square),
                    _ => None,
                })
                .collect();
            let from_mandarins = lifts.iter().filter(|&&square| ring.is_mandarin(square)).count();
            if lifts_one {
                assert!(lifts.len() <= 1536, "{mv} in {position}");
                assert!(from_mandarins <= oanquan::MANDARIN_LIFTS as usize, "{mv} in {position}");
                if from_mandarins == oanquan::MANDARIN_LIFTS as usize {
                    assert_eq!(ring.len() % 2, 1, "an endless relay on an even ring: {mv} in {position}");
                    limited += 1;
                }
            } else {
                assert!(lifts.len() <= 768, "{mv} in {position}");
                assert_eq!(from_mandarins, 0, "{mv} in {position}");
            }
        }
    }
    // The search meets endless relays, so the limit is tested and not only stated.
    assert!(limited > 0);
}
