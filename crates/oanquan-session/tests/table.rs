//! What players do at a table: taking back, resigning, serious games, rematches, files brought along.

#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use oanquan::{BySeat, IllegalMove, Match, MatchOutcome, Move, Rules, Seat};
use oanquan_session::link::{self, Linked};
use oanquan_session::{
    Arrangement, Player, Refused, Stop, StopKind, Strength, Table, TakenBack, Why, import,
};

const COMPUTER: Player = Player::Computer(Strength::Level(3));

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// A table under these rules, with the computer at the seats of `computers`.
fn table(start: &str, computers: &[u8]) -> Table {
    let mut players: BySeat<Player> = BySeat::default();
    for &number in computers {
        players[seat(number)] = COMPUTER;
    }
    let (first, rules) = match start.parse::<Rules>() {
        Ok(rules) => (None, rules),
        Err(_) => (Some(start.parse().unwrap()), Rules::SEED),
    };
    Table::new(Arrangement { rules, players, first, ..Arrangement::default() }).unwrap()
}

fn play(table: &mut Table, moves: &str) {
    for word in moves.split_whitespace() {
        table.play(mv(word)).unwrap();
    }
}

fn moves(table: &Table) -> String {
    table.game().moves().iter().map(Move::to_string).collect()
}

#[test]
fn undo_goes_back_to_the_persons_turn() {
    let mut game = table("seed", &[1]);
    play(&mut game, "9r 2r 7r");
    assert_eq!((game.undo(), moves(&game).as_str()), (Some(TakenBack::Moves(1)), "9r2r"));
    assert_eq!((game.undo(), moves(&game).as_str()), (Some(TakenBack::Moves(2)), ""));
    assert_eq!((game.undo(), game.can_undo()), (None, false));
    assert_eq!((game.redo(), game.redo(), game.redo()), (2, 1, 0));
    assert_eq!(moves(&game), "9r2r7r");
}

#[test]
fn what_the_computer_begins_with_stays_played() {
    let mut game = table("seed", &[0]);
    play(&mut game, "9r");
    assert!(!game.can_undo());
    play(&mut game, "2r 7r");
    assert_eq!((game.undo(), moves(&game).as_str()), (Some(TakenBack::Moves(2)), "9r"));
    assert_eq!((game.undo(), moves(&game).as_str()), (None, "9r"));
}

#[test]
fn games_of_computers_go_back_move_by_move() {
    let mut game = table("seed", &[0, 1]);
    play(&mut game, "9r 2r");
    assert_eq!((game.undo(), game.redo()), (Some(TakenBack::Moves(1)), 1));
}

#[test]
fn undo_takes_loans_back() {
    let start = "oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed";
    let mut game = table(start, &[]);
    play(&mut game, "5r");
    assert_eq!(game.position().debts().count(), 1);
    game.undo().unwrap();
    assert_eq!((game.position().to_string().as_str(), game.position().debts().count()), (start, 0));
}

#[test]
fn another_move_forgets_what_was_taken_back() {
    let mut game = table("seed", &[]);
    play(&mut game, "9r 2r");
    game.undo().unwrap();
    play(&mut game, "0l");
    assert_eq!((game.can_redo(), game.record().line.len()), (false, 2));
    assert_eq!(Table::from_text(&game.to_text()).unwrap(), game);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = table("seed", &[]);
    play(&mut game, "9r 2r");
    game.undo().unwrap();
    let before = game.clone();
    let refused = game.play(mv("9r"));
    assert!(matches!(refused, Err(Refused::Illegal(IllegalMove::NotYours { .. }))));
    assert_eq!((&game, game.can_redo()), (&before, true));
}

#[test]
fn who_resigns_loses_and_can_take_it_back() {
    let mut game = table("seed", &[1]);
    play(&mut game, "9r 2r");
    game.resign(seat(0));
    let stop = Stop { kind: StopKind::Resigned, loser: Some(seat(0)) };
    let ending = game.ending().unwrap();
    assert_eq!((ending.why, ending.winners()), (Why::Stopped(stop), vec![seat(1)]));
    assert_eq!(
        (game.play(mv("7r")), game.legal_moves()),
        (Err(Refused::Stopped { mv: mv("7r"), stop }), vec![])
    );
    assert_eq!((game.mover(), game.preview(mv("7r"))), (None, None));
    let text = game.to_text();
    assert!(text.contains("[Termination \"resigned\"]") && text.contains("[Resigned \"0\"]"), "{text}");
    assert_eq!(Table::from_text(&text).unwrap(), game);
    // The first to resign has lost; the other cannot any more.
    game.resign(seat(1));
    assert_eq!(game.stop(), Some(stop));
    assert_eq!((game.undo(), game.is_over(), moves(&game).as_str()), (Some(TakenBack::Stop), false, "9r2r"));
    assert!(!game.to_text().contains("esigned"));
}

#[test]
fn resigning_ranks_last_with_its_team_and_before_nobody() {
    for (rules, resigns, places) in [
        ("seed", 1, vec![1, 2]),
        ("three", 0, vec![3, 1, 1]),
        ("four", 2, vec![1, 1, 4, 1]),
        ("four+teams=opposite", 0, vec![2, 1, 2, 1]),
    ] {
        let mut game = table(rules, &[]);
        game.resign(seat(3));
        let had_four = rules.starts_with("four");
        assert_eq!(game.is_over(), had_four, "{rules}: only seats of the board resign");
        game.undo();
        game.resign(seat(resigns));
        let ending = game.ending().unwrap();
        assert_eq!(ending.places.unwrap().seats(game.arrangement().rules.seats), places, "{rules}");
    }
}

#[test]
fn a_serious_game_is_serious_and_so_is_its_rematch() {
    let mut arrangement = Arrangement { serious: true, ..Arrangement::default() };
    arrangement.players[seat(0)] = Player::Person { name: " Mai\n".to_string() };
    arrangement.players[seat(1)] = COMPUTER;
    let mut game = Table::new(arrangement).unwrap();
    play(&mut game, "9r 2r");
    assert_eq!((game.can_undo(), game.undo(), game.may_hint()), (false, None, false));
    game.resign(seat(0));
    assert_eq!((game.undo(), game.is_over()), (None, true));
    let rematch = game.rematch();
    assert!(rematch.serious && rematch.rules == Rules::SEED && rematch.first.is_none());
    assert_eq!(rematch.players[seat(0)], COMPUTER);
    assert_eq!(rematch.players[seat(1)], Player::Person { name: "Mai".to_string() });
    assert_eq!(Table::new(rematch.rematch()).unwrap().player(seat(1)), &COMPUTER);
}

#[test]
fn what_cannot_be_is_made_to_be() {
    let mut players = BySeat::from_fn(|_| Player::Computer(Strength::Level(99)));
    players[seat(1)] = Player::Computer(Strength::Adaptive(9));
    let mut game = Table::new(Arrangement { players, ..Arrangement::default() }).unwrap();
    assert_eq!(game.player(seat(0)), &Player::Computer(Strength::Level(8)));
    assert_eq!(game.player(seat(1)), &Player::Computer(Strength::Adaptive(500)));
    assert_eq!(game.player(seat(2)), &Player::person());
    game.set_adaptive(4321);
    assert_eq!(game.player(seat(1)), &Player::Computer(Strength::Adaptive(4321)));
    assert_eq!(Table::from_text(&game.to_text()).unwrap(), game);
    assert!(
        Table::new(Arrangement { rules: Rules { row: 9, ..Rules::SEED }, ..Arrangement::default() }).is_err()
    );
}

#[test]
fn a_file_of_several_games_is_read_whole() {
    let text = "\u{feff}[Seat0 \"level:4\"]\n\n1. 9r 2r *\n\n[Rules \"three\"]\n\n{empty} *\n\n[Termination \"resigned\"]\n\n1. 7l *\n";
    let games = import(text).unwrap();
    assert_eq!(games.len(), 3);
    assert_eq!(games[0].player(seat(0)), &Player::Computer(Strength::Level(4)));
    assert_eq!(games[1].arrangement().rules, Rules::THREE);
    // Elsewhere nobody writes who resigned.
    let ending = games[2].ending().unwrap();
    assert_eq!((ending.loser, ending.places, ending.winners()), (None, None, vec![]));
    for game in games {
        assert_eq!(Table::from_text(&game.to_text()).unwrap(), game);
    }
}

#[test]
fn results_of_games_that_players_ended_are_kept() {
    let text = "[Result \"40:30\"]\n[Rules \"seed\"]\n[Termination \"agreed\"]\n\n1. 9rx11Q 40:30\n";
    let mut game = Table::from_text(text).unwrap();
    assert_eq!(game.to_text(), text);
    game.undo().unwrap();
    assert!(game.to_text().ends_with("1. 9rx11Q *\n"), "{}", game.to_text());
}

#[test]
fn junk_in_our_own_tags_does_no_harm() {
    let text = "[Seat0 \"level:0\"]\n[Seed \"x\"]\n[Serious \"very\"]\n[Resigned \"7\"]\n[Undone \"2r 2r junk\"]\n\n1. 9r *\n";
    let game = Table::from_text(text).unwrap();
    assert_eq!(game.player(seat(0)), &Player::Person { name: "level:0".to_string() });
    assert_eq!((game.arrangement().seed, game.arrangement().serious, game.stop()), (0, false, None));
    assert_eq!(game.game().undone(), [mv("2r")]);
}

#[test]
fn links_are_read_as_other_programs_leave_them() {
    let Ok(Linked::Game(game)) = link::read("#g=seed%3B9r2R%3Bresigned%3D0") else { panic!() };
    assert_eq!((moves(&game).as_str(), game.stop().unwrap().loser), ("9r2r", Some(seat(0))));
    let line = "oaq1 0,2,0,0,0,0/0,0,3,0,0,0 0 40,5 1,1 0>1:4 2 30 seed";
    for written in [line.to_string(), line.replace(' ', "_"), line.replace(' ', "%20").replace('>', "%3E")] {
        let Ok(Linked::Position(position)) = link::read(&format!("p={written}")) else { panic!("{written}") };
        assert_eq!(position.to_string(), line);
    }
    for junk in ["g=seed;%", "g=seed;%zz", "%e1%ba%a3", "g=", "p=", "#", "g=seed;9r;resigned=9"] {
        assert!(link::read(junk).is_err(), "{junk}");
    }
    let endless = format!("g=seed;{}", "9r".repeat(1 << 16));
    assert!(matches!(link::read(&endless), Err(link::LinkError::TooLong { .. })));
}

/// A round of a match of two people, as it stood before by its text.
fn round(rules: &str, text: &str) -> Table {
    let rules = rules.parse().unwrap();
    let rounds = Some(Match::resumed(rules, text).unwrap());
    Table::new(Arrangement { rules, rounds, ..Arrangement::default() }).unwrap()
}

/// Plays the move that takes the most until the game is over.
fn play_out(table: &mut Table) {
    while let Some(mover) = table.mover() {
        let worth = |mv: &Move| table.position().play(*mv).unwrap().banked()[mover];
        let mv = *table.legal_moves().iter().max_by_key(|mv| worth(mv)).unwrap();
        table.play(mv).unwrap();
    }
}

#[test]
fn rounds_follow_each_other_until_the_match_is_over() {
    let mut table = round("seed", "3 0 0,0");
    for number in 0.. {
        let rounds = table.arrangement().rounds.clone().unwrap();
        assert_eq!(rounds.rounds(), number);
        assert_eq!(Table::from_text(&table.to_text()).unwrap(), table);
        assert_eq!(table.round(), None, "the round goes on");
        play_out(&mut table);
        assert_eq!(Table::from_text(&table.to_text()).unwrap(), table);
        let (result, after) = table.round().unwrap();
        let again = table.rematch();
        if let Some(outcome) = after.outcome() {
            assert!(matches!(outcome, MatchOutcome::Won(_)) || number == 19);
            assert!(number > 0, "more than one round");
            // Another match, with seats changed.
            assert_eq!(again.rounds, Some(Match::new(again.rules, 3).unwrap()));
            return;
        }
        assert_eq!(again.rounds.as_ref(), Some(&after));
        assert_eq!(again.players, table.arrangement().players, "everybody stays");
        if let Some(winner) = result.winner {
            assert_eq!(again.rules.first, winner.next(2).number(), "the loser begins");
        }
        table = Table::new(again).unwrap();
    }
}

#[test]
fn a_round_is_taken_back_within_itself_and_not_given_up() {
    let mut table = round("seed", "3 2 1,0");
    table.resign(seat(0));
    assert!(!table.is_over());
    assert!(!table.can_undo());
    play(&mut table, "9r");
    assert_eq!(table.undo(), Some(TakenBack::Moves(1)));
    assert!(!table.can_undo());
}

#[test]
fn a_round_is_told_with_what_is_sold() {
    let words = oanquan_words::Words::of(oanquan_words::Language::En);
    let mut table = round("seed+citizens=1+row=3", "3 1 0,3");
    let told = oanquan_session::tell::rounds(words, &table);
    let expected = [
        "Round 2. The match is won when the other side has sold 3 fields.",
        "Player 2 has sold one field and a half.",
    ];
    assert_eq!(told, expected);
    assert!(oanquan_session::tell::round(words, &table).is_empty());
    play_out(&mut table);
    let told = oanquan_session::tell::round(words, &table);
    assert!(told[0].starts_with("Player 1 wins the round, "), "{told:?}");
    assert_eq!(told.last().unwrap(), "Player 1 wins the match.");
    assert_eq!(oanquan_session::tell::verdict(words, &table), told);
}
