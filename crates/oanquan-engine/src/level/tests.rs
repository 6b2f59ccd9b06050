use fastrand::Rng;
use oanquan::{Position, Rules};
use oanquan_testkit::random;

use super::person::Sight;
use super::*;

/// Those that choose within a few milliseconds on any board.
const QUICK: [Level; 6] =
    [Level::NEWCOMER, Level::CHILD, Level::SCHOOLMATE, Level::COUSIN, Level::NEIGHBOUR, Level::TEACHER];

fn choice(game: &Game, level: Level, seed: u64) -> Choice {
    choose(game, level, seed, &AtomicBool::new(false), None)
}

/// With how many of a hundred seeds a level plays a move.
fn share(position: &str, level: Level, mv: &str) -> usize {
    let game = Game::new(position.parse().unwrap());
    (0..100).filter(|&seed| choice(&game, level, seed).mv.to_string() == mv).count()
}

#[test]
fn every_level_has_a_number_and_a_name_of_its_own() {
    for (place, level) in Level::ALL.into_iter().enumerate() {
        assert_eq!(usize::from(level.number()), place + 1);
        assert_eq!(Level::new(level.number()), Some(level));
        assert!(!level.name().is_empty() && level.name().bytes().all(|byte| byte.is_ascii_lowercase()));
        assert!(Level::ALL[..place].iter().all(|other| other.name() != level.name()));
    }
    assert_eq!([0, 9].map(Level::new), [None, None]);
}

#[test]
fn a_choice_is_legal_and_depends_on_nothing_else() {
    for (name, rules) in Rules::PRESETS {
        for level in QUICK {
            let mut game = Game::start(rules).unwrap();
            while game.end_reason().is_none() && game.moves().len() < 8 {
                let first = choice(&game, level, 1);
                assert!(game.legal_moves().contains(first.mv), "{name} {level}");
                assert_eq!(first, choice(&game, level, 1), "{name} {level}");
                game.play(first.mv).unwrap();
            }
        }
    }
}

#[test]
fn any_rules_and_positions_are_played_at_every_level() {
    let mut rng = Rng::with_seed(8);
    for number in 0..600 {
        let rules = random::rules(&mut rng);
        let position: Position = random::position_line(&mut rng, &rules).parse().unwrap();
        let game = Game::new(position);
        if game.end_reason().is_some() {
            continue;
        }
        let level = QUICK[number % QUICK.len()];
        assert!(game.legal_moves().contains(choice(&game, level, 1).mv), "{level} {position}");
        // The others think too long for many positions, and a search that is stopped plays too.
        if number % 20 == 0 {
            for level in [Level::GRANDPARENT, Level::CHAMPION] {
                let stopped = choose(&game, level, 1, &AtomicBool::new(true), None);
                assert!(game.legal_moves().contains(stopped.mv), "{level} {position}");
            }
        }
    }
}

#[test]
fn the_champion_plays_the_same_whatever_the_seed() {
    // A board so small that everything is soon proved.
    let game = Game::start("seed+citizens=1+row=2".parse().unwrap()).unwrap();
    let first = choice(&game, Level::CHAMPION, 0);
    assert!((1..4).all(|seed| choice(&game, Level::CHAMPION, seed) == first));
}

#[test]
fn the_seed_makes_weak_levels_play_different_games() {
    let game = Game::start(Rules::SEED).unwrap();
    for level in [Level::NEWCOMER, Level::CHILD, Level::SCHOOLMATE, Level::COUSIN] {
        let first = choice(&game, level, 0).mv;
        assert!((1..50).any(|seed| choice(&game, level, seed).mv != first), "{level}");
    }
}

#[test]
fn an_obvious_capture_is_taken_unless_it_is_overlooked() {
    // One lap and 22 points; no other move takes more than 1.
    let obvious = "oaq1 0,1,3,0,2,3/1,6,1,0,1,Q12 1 10,10 0,1 - 5 13 seed";
    assert!((50..75).contains(&share(obvious, Level::NEWCOMER, "1l")));
    assert!(QUICK[1..].iter().all(|&level| share(obvious, level, "1l") >= 80));
}

#[test]
fn a_long_relay_is_followed_by_the_strong_alone() {
    // Eight laps and 32 points; no other move takes anything.
    let hidden = "oaq1 0,2,0,1,15,Q8/0,1,0,0,0,4 0 15,4 1,0 - 1 12 seed";
    assert!(QUICK[..4].iter().all(|&level| share(hidden, level, "9r") <= 35));
    assert!(QUICK[4..].iter().all(|&level| share(hidden, level, "9r") >= 85));
}

#[test]
fn a_newcomer_does_not_see_what_a_chain_goes_on_to_take() {
    // 1 point and then 20 over the next empty square, against 6 points by 6r.
    let chain = "oaq1 4,1,0,0,6,Q9/0,4,2,3,0,Q9 0 7,5 0,0 - 0 6 seed";
    assert!(share(chain, Level::NEWCOMER, "5l") <= 25);
    assert!(share(chain, Level::CHILD, "5l") >= 80);
}

#[test]
fn a_schoolmate_looks_at_the_reply_and_a_child_does_not() {
    // After 9r, which is worth more points, seat 1 can leave seat 0 an empty row and no reserve: last place.
    let line = "oaq1 0,0,0,0,1,Q/3,0,0,1,0,Q 0 2,43 0,0 - 0 30 seed";
    let lose = format!("{line}+refill=lose");
    assert!(share(&lose, Level::CHILD, "9r") >= 80);
    assert!(QUICK[2..].iter().all(|&level| share(&lose, level, "9r") <= 15));
    let end = format!("{line}+refill=end");
    assert!(QUICK[2..].iter().all(|&level| share(&end, level, "9r") >= 65));
}

#[test]
fn ranking_last_is_worse_for_the_other_than_any_score() {
    // 7l captures more, but 6l leaves seat 1 with an empty row it cannot fill.
    let line = "oaq1 2,2,1,2,0,Q/0,0,0,2,0,Q 0 39,2 0,0 - 0 30 seed";
    let lose = format!("{line}+refill=lose");
    assert!(QUICK.iter().all(|&level| share(&lose, level, "6l") >= 45));
    let end = format!("{line}+refill=end");
    assert!(QUICK.iter().all(|&level| share(&end, level, "6l") <= 15));
}

#[test]
fn a_third_repetition_is_pictured_as_the_end_it_is() {
    // The citizens of 5 and 0 go back and forth; 1l brings the first position for the third time (R15), and
    // seat 1 sweeps 4 citizens to 1.
    let line = "oaq1 1,0,0,0,0,Q/1,0,0,0,3,Q 0 32,13 0,0 - 0 60 seed";
    let mut game = Game::new(line.parse().unwrap());
    for mv in ["5r", "0r", "6l", "1l", "5r", "0r", "6l"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    let sight = Sight { plies: 1, laps: 1, captures: 1 };
    let worth = |game: &Game| {
        let options = picture::options(game, sight, 0, &mut Rng::with_seed(0));
        options.into_iter().find(|option| option.mv.to_string() == "1l").unwrap().worth
    };
    assert_eq!(worth(&game), Score::of_points(3));
    assert_eq!(worth(&Game::new(*game.position())), Score::ZERO);
}

#[test]
fn a_debt_of_any_size_changes_nothing() {
    for level in QUICK {
        let [without, with] = ["-", "0>1:4294967295"].map(|debts| {
            let line = format!("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 {debts} 0 0 seed");
            let mut game = Game::new(line.parse().unwrap());
            let first = choice(&game, level, 1);
            game.play(first.mv).unwrap();
            (first, choice(&game, level, 1))
        });
        assert_eq!(without, with, "{level}");
    }
}

#[test]
fn where_there_is_more_to_weigh_the_pause_is_longer() {
    let one_move = "oaq1 0,0,0,1,0,Q/0,1,0,0,0,Q2 0 24,22 0,0 - 0 40 seed+direction=clockwise";
    let few = choice(&Game::new(one_move.parse().unwrap()), Level::COUSIN, 0).pause;
    let many = choice(&Game::start(Rules::SEED).unwrap(), Level::COUSIN, 0).pause;
    assert!(few >= Duration::from_millis(500), "{few:?}");
    assert!(few < many && many < Duration::from_secs(4), "{few:?} {many:?}");
}

#[test]
fn higher_levels_beat_lower_ones() {
    let mut won = 0;
    for seed in 0..10 {
        let mut game = Game::start(Rules::SEED).unwrap();
        let strong = (seed % 2) as u8;
        while game.end_reason().is_none() {
            let is_strong = game.position().turn().number() == strong;
            let level = if is_strong { Level::TEACHER } else { Level::NEWCOMER };
            game.play(choice(&game, level, seed).mv).unwrap();
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner());
        won += i32::from(winner.is_some_and(|winner| winner.number() == strong));
    }
    assert!(won >= 8, "the teacher won {won} of 10 games against the newcomer");
}
