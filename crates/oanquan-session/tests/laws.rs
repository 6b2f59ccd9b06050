//! What holds for every game: texts and links read back, and undo and redo are each other's reverse.

#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use fastrand::Rng;
use oanquan::{BySeat, Match, Move, Position, Record, Rules, Seat};
use oanquan_session::link::{self, Linked};
use oanquan_session::{Arrangement, Player, Strength, Table, TakenBack, import};
use oanquan_testkit::random;

/// Names that are read as something else when nobody takes care.
const NAMES: [&str; 9] =
    ["", "Mai", "human", "?", "level:3", "adaptive", "level:99", "a \"b\" \\ ]", "Nguyễn Thị Ánh"];

fn player(rng: &mut Rng) -> Player {
    match rng.u8(..4) {
        0 => Player::Computer(Strength::Level(rng.u8(1..=8))),
        1 => Player::Computer(Strength::Adaptive(rng.u16(500..=8499))),
        _ => Player::Person { name: NAMES[rng.usize(..NAMES.len())].to_string() },
    }
}

fn arrangement(rng: &mut Rng) -> Arrangement {
    let rules = random::rules(rng);
    let line = random::position_line(rng, &rules);
    let first: Position = line.parse().unwrap();
    let mut players = BySeat::default();
    for seat in Seat::all(rules.seats) {
        players[seat] = player(rng);
    }
    let first = rng.bool().then_some(first);
    let rounds = Match::new(rules, rng.u8(3..=4)).ok().filter(|_| rng.bool());
    Arrangement { rules, players, serious: rng.u8(..4) == 0, seed: rng.u64(..3), first, rounds }
}

fn play_some(table: &mut Table, rng: &mut Rng, most: usize) {
    for _ in 0..most {
        let moves = table.legal_moves();
        let Some(&mv) = moves.get(rng.usize(..moves.len().max(1))) else { return };
        table.play(mv).unwrap();
    }
}

/// A table after play, undo, redo and now and then a resignation.
fn played(rng: &mut Rng) -> Table {
    let mut table = Table::new(arrangement(rng)).unwrap();
    for _ in 0..rng.u8(..4) {
        play_some(&mut table, rng, 12);
        for _ in 0..rng.u8(..5) {
            table.undo();
        }
        for _ in 0..rng.u8(..3) {
            table.redo();
        }
    }
    if rng.u8(..5) == 0 {
        table.resign(Seat::new(rng.u8(..table.arrangement().rules.seats)).unwrap());
    }
    table
}

#[test]
fn texts_read_back_to_the_same_table() {
    for seed in 0..2000 {
        let table = played(&mut Rng::with_seed(seed));
        let text = table.to_text();
        let read = Table::from_text(&text).unwrap();
        assert_eq!(read, table, "seed {seed}: {text}");
        assert_eq!(read.to_text(), text, "seed {seed}");
        assert_eq!(import(&text).unwrap(), [table], "seed {seed}");
    }
}

#[test]
fn links_read_back_to_the_same_game() {
    let allowed = |c: char| c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@/?".contains(c);
    for seed in 0..2000 {
        let table = played(&mut Rng::with_seed(seed));
        let fragment = link::of_game(&table);
        assert!(fragment.chars().all(allowed), "{fragment}");
        let Ok(Linked::Game(read)) = link::read(&fragment) else { panic!("seed {seed}: {fragment}") };
        assert_eq!(read.game().positions(), table.game().positions(), "seed {seed}: {fragment}");
        assert_eq!(read.stop(), table.stop(), "seed {seed}");
        let fragment = link::of_position(table.position());
        assert!(fragment.chars().all(allowed), "{fragment}");
        assert_eq!(link::read(&fragment), Ok(Linked::Position(Box::new(*table.position()))), "{fragment}");
    }
}

#[test]
fn undo_to_the_start_and_redo_to_the_end() {
    for seed in 0..1000 {
        let rng = &mut Rng::with_seed(seed);
        // With people everywhere undo goes back one move at a time.
        let players = BySeat::from_fn(|_| Player::person());
        let mut table = Table::new(Arrangement { serious: false, players, ..arrangement(rng) }).unwrap();
        let start = *table.position();
        play_some(&mut table, rng, 60);
        let end = table.clone();
        while table.can_undo() {
            assert_eq!(table.undo(), Some(TakenBack::Moves(1)));
        }
        assert_eq!((*table.position(), table.undo()), (start, None), "seed {seed}");
        assert_eq!(Table::from_text(&table.to_text()).unwrap(), table, "seed {seed}");
        while table.can_redo() {
            assert_eq!(table.redo(), 1);
        }
        assert_eq!(table.redo(), 0);
        assert_eq!(table, end, "seed {seed}");
    }
}

#[test]
fn a_preview_tells_what_the_move_does() {
    for seed in 0..300 {
        let rng = &mut Rng::with_seed(seed);
        let mut table = Table::new(arrangement(rng)).unwrap();
        play_some(&mut table, rng, 10);
        for mv in table.legal_moves() {
            let preview = table.preview(mv).unwrap();
            let mut next = table.clone();
            let turn = next.play(mv).unwrap();
            let seat = turn.before.turn();
            let won = turn.after.mandarins_won(seat) - turn.before.mandarins_won(seat);
            assert_eq!((preview.refills, preview.mandarins), (turn.before.must_refill(), won));
            assert_eq!(next.last_turn(), Some(turn));
        }
    }
}

#[test]
fn a_game_of_a_thousand_plies_fits_a_link() {
    let mut table = thousand_plies();
    let fragment = link::of_game(&table);
    assert!(fragment.len() < 3000, "{}", fragment.len());
    let Ok(Linked::Game(read)) = link::read(&fragment) else { panic!("{fragment}") };
    assert_eq!(read.game().positions(), table.game().positions());
    assert_eq!(Table::from_text(&table.to_text()).unwrap(), table);
    while table.undo().is_some() {}
    assert_eq!(Table::from_text(&table.to_text()).unwrap(), table);
}

/// A game for four with a bank, in which nobody plays a move that ends it.
fn thousand_plies() -> Table {
    let rules: Rules = "four+refill=bank".parse().unwrap();
    let rng = &mut Rng::with_seed(1);
    let mut table = Table::new(Arrangement { rules, ..Arrangement::default() }).unwrap();
    while table.game().moves().len() < 1000 {
        let goes_on = |mv: &Move| table.position().play(*mv).unwrap().end_reason().is_none();
        let moves: Vec<Move> = table.legal_moves().into_iter().filter(goes_on).collect();
        let leaves_mandarins = |mv: &&Move| table.preview(**mv).unwrap().mandarins == 0;
        let calm: Vec<Move> = moves.iter().filter(leaves_mandarins).copied().collect();
        match rng.choice(if calm.is_empty() { &moves } else { &calm }) {
            Some(&mv) => drop(table.play(mv).unwrap()),
            // A dead end: some other way from further back.
            None => while table.undo().is_some() && rng.u8(..20) > 0 {},
        }
    }
    table
}

#[test]
fn an_untouched_record_comes_out_as_it_went_in() {
    let text = "[Event \"Hội làng\"]\n[Seat0 \"Mai\"]\n[Seat1 \"?\"]\n[Result \"*\"]\n[Rules \"seed\"]\n[Board \"3\"]\n\n\
                {opening} 1. 9rx11Q! {bold} (7l {quieter} 0r) 2r?? *\n";
    let record: Record = text.parse().unwrap();
    let mut table = Table::from_text(text).unwrap();
    assert_eq!(table.record(), record);
    // Undo and redo lose nothing; a move goes on from there.
    table.undo().unwrap();
    table.redo();
    assert_eq!(table.record(), record);
    table.play(table.legal_moves()[0]).unwrap();
    let longer = table.record();
    assert_eq!((&longer.line[..2], longer.line.len()), (&record.line[..], 3));
    assert_eq!((longer.tag("Board"), longer.tag("Event")), (Some("3"), Some("Hội làng")));
}
