use oanquan::Seat;

use super::super::{Day, Progress, of_the_day};
use super::*;

/// Positions with a move that takes a Mandarin, and numbers that look like those of puzzles.
fn puzzles() -> Vec<Puzzle> {
    let make = |squares: &str, reserves: &str, rules: &str, solution: &str, difficulty: u32| {
        let won = 2 - squares.matches('Q').count();
        let text = format!("oaq1 {squares} 0 {reserves} {won},0 - 0 0 {rules}");
        let position: oanquan::Position = text.parse().unwrap();
        let solution = solution.parse().unwrap();
        let themes = super::super::themes(&position, solution);
        Puzzle { position, solution, value: 9, bound: -3, themes, difficulty }
    };
    vec![
        make("1,0,0,2,0,Q/0,3,0,0,0,Q", "20,24", "seed", "5r", 640),
        make("0,0,1,0,0,Q1/2,0,5,0,0,0", "30,11", "seed", "7r", 1230),
        make("0,0,1,0,0,Q1/2,0,5,0,0,0", "11,30", "vietnam", "7r", 900),
    ]
}

/// A file of as many puzzles as are asked for, alike as they may be.
fn many(count: usize) -> Puzzles {
    let puzzles: Vec<Puzzle> = (0..count)
        .map(|number| Puzzle { difficulty: 300 + 10 * (number as u32 % 200), ..puzzles()[0] })
        .collect();
    Puzzles::from_bytes(&to_bytes(&puzzles).unwrap()).unwrap()
}

#[test]
fn what_is_written_is_read_back() {
    let puzzles = puzzles();
    let bytes = to_bytes(&puzzles).unwrap();
    let read = Puzzles::from_bytes(&bytes).unwrap();
    assert_eq!(read.iter().copied().collect::<Vec<_>>(), puzzles);
    assert_eq!(to_bytes(&puzzles).unwrap(), bytes);
    assert!(Puzzles::from_bytes(&to_bytes(&[]).unwrap()).unwrap().is_empty());
    assert_eq!(read.get(0).unwrap().position.turn(), Seat::FIRST);
}

#[test]
fn a_flipped_bit_anywhere_and_every_cut_are_refused() {
    let bytes = to_bytes(&puzzles()).unwrap();
    for bit in 0..8 * bytes.len() {
        let mut damaged = bytes.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        assert!(Puzzles::from_bytes(&damaged).is_err(), "bit {bit}");
    }
    for length in 0..bytes.len() {
        assert!(Puzzles::from_bytes(&bytes[..length]).is_err(), "{length} bytes");
    }
}

#[test]
fn a_file_says_what_is_wrong_with_it() {
    assert_eq!(Puzzles::from_bytes(b"chess").unwrap_err(), PuzzlesError::NoPuzzles);
    let sealed = |mut bytes: Vec<u8>| {
        bytes.truncate(bytes.len() - 4);
        let sum = crc32(&bytes);
        bytes.extend(sum.to_le_bytes());
        Puzzles::from_bytes(&bytes).unwrap_err()
    };
    let bytes = to_bytes(&puzzles()).unwrap();
    let changed = |place: usize, to: u8| {
        let mut bytes = bytes.clone();
        bytes[place] = to;
        bytes
    };
    assert_eq!(sealed(changed(8, 2)), PuzzlesError::Version(2));
    let first = 8 + 4 + 4 + 1 + "seed".len() + 4;
    assert_eq!(sealed(changed(17, b'f')), PuzzlesError::Rules(String::from("feed")));
    // A reserve that nobody can have, a move from an empty square, and a value no better than the bound.
    assert_eq!(sealed(changed(first + 8, 99)), PuzzlesError::Puzzle(0));
    assert_eq!(sealed(changed(first + ENTRY + 9, 0)), PuzzlesError::Puzzle(1));
    assert_eq!(sealed(changed(first + 10, -3_i8 as u8)), PuzzlesError::Puzzle(0));
    assert_eq!(sealed(changed(first + 12, 0)), PuzzlesError::Puzzle(0));
    assert_eq!(sealed([bytes.clone(), vec![0]].concat()), PuzzlesError::Length { left: 5 });
}

#[test]
fn what_a_file_cannot_hold_is_not_written() {
    let [first, second, third] = puzzles()[..] else { panic!("three puzzles") };
    assert_eq!(to_bytes(&[first, Puzzle { value: 200, ..second }]), Err(1));
    assert_eq!(to_bytes(&[first, second, Puzzle { difficulty: 1235, ..third }]), Err(2));
    let turned = first.position.turned();
    assert_eq!(to_bytes(&[Puzzle { position: turned, ..first }]), Err(0));
}

#[test]
fn the_sum_is_the_usual_one() {
    assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
}

#[test]
fn days_go_through_all_puzzles_before_one_comes_again() {
    for count in [1, 2, 7, 100, 1200] {
        let puzzles = many(count);
        let mut days: Vec<usize> =
            (0..count as i64).map(|day| of_the_day(&puzzles, Day(20_000 + day)).unwrap()).collect();
        assert_eq!(of_the_day(&puzzles, Day(20_000 + count as i64)), Some(days[0]));
        days.sort_unstable();
        assert_eq!(days, (0..count).collect::<Vec<_>>());
    }
    assert_eq!(of_the_day(&many(1200), Day::of(2026, 12, 31)), Some(974), "418 · 743 modulo 1200");
    assert_eq!(of_the_day(&many(0), Day(0)), None);
}

#[test]
fn the_first_try_counts_and_the_next_puzzle_is_near() {
    let puzzles = many(400);
    let mut progress = Progress::new(&puzzles);
    for tried in 0..30 {
        let number = progress.next(&puzzles).unwrap();
        assert!(!progress.is_tried(number));
        let difficulty = puzzles.get(number).unwrap().difficulty;
        let near = difficulty.abs_diff(progress.rating().points());
        assert!(near <= 100 || progress.rating().points() > 2300, "{near} away at try {tried}");
        let before = progress.rating();
        let is_solved = tried != 10;
        assert!(progress.count(&puzzles, number, is_solved));
        assert_eq!(progress.rating().points() >= before.points(), is_solved);
        assert!(!progress.count(&puzzles, number, !is_solved), "only the first try counts");
    }
    assert_eq!((progress.tried(), progress.solved()), (30, 29));
    assert_eq!((progress.streak(), progress.best_streak()), (19, 19));
    assert!(!progress.count(&puzzles, 400, true), "no such puzzle");
}

#[test]
fn where_all_were_tried_puzzles_come_again() {
    let puzzles = many(3);
    let mut progress = Progress::new(&puzzles);
    for number in 0..3 {
        progress.count(&puzzles, number, true);
    }
    assert!(progress.next(&puzzles).is_some());
    assert_eq!(Progress::new(&many(0)).next(&many(0)), None);
}

#[test]
fn days_in_a_row_are_counted_until_one_is_missed() {
    let mut progress = Progress::new(&many(9));
    for day in [100, 101, 101, 102] {
        progress.solve_day(Day(day));
    }
    assert_eq!([99, 102, 103, 104].map(|day| progress.days(Day(day))), [0, 3, 3, 0]);
    assert!(progress.is_solved_on(Day(102)) && !progress.is_solved_on(Day(103)));
    progress.solve_day(Day(110));
    assert_eq!(progress.days(Day(110)), 1);
}

#[test]
fn progress_is_kept_and_read_back() {
    let puzzles = many(37);
    let mut progress = Progress::new(&puzzles);
    for (number, is_solved) in [(3, true), (36, false), (8, true)] {
        progress.count(&puzzles, number, is_solved);
    }
    progress.solve_day(Day(20_790));
    let text = progress.to_string();
    assert_eq!(Progress::kept(&text, &puzzles), Ok(progress.clone()));
    // With another file the puzzles are new, and the rating stays.
    let others = many(40);
    let moved = Progress::kept(&text, &others).unwrap();
    assert_eq!((moved.rating(), moved.tried()), (progress.rating(), 3));
    assert!((0..40).all(|number| !moved.is_tried(number)));
    for damaged in ["", "puzzles1", &text.replace("puzzles1", "puzzles2"), &text.replace(" 3 2 ", " 2 3 ")] {
        assert!(Progress::kept(damaged, &puzzles).is_err(), "{damaged}");
    }
}
