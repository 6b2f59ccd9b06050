//! Text in and out: what parses, what does not, and what the error says.

use oanquan::{
    AnnotatedMove, Comment, Game, Move, Played, Position, Record, Rules, Setup, Termination, perft_divide,
};

fn error_of<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> String {
    match text.parse::<T>() {
        Ok(_) => panic!("{text:?} parses"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn moves_are_read_in_either_case_and_with_space_around() {
    for text in ["7r", " 7R ", "\t7r\n", "07r"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), "7r", "{text:?}");
    }
    assert_eq!("13L".parse::<Move>().unwrap().to_string(), "13l");
}

#[test]
fn a_move_that_cannot_be_read_says_where_and_what_was_expected() {
    let cases = [
        ("", "column 1: found nothing, expected a square and a direction, such as 7r or 2l"),
        ("r", "column 1: found \"r\", expected a square and a direction, such as 7r or 2l"),
        ("7", "column 2: found nothing, expected the direction r or l"),
        ("7x", "column 2: found \"x\", expected the direction r or l"),
        ("7rr", "column 3: found \"r\", expected the end of the move"),
        ("300r", "column 1: found \"300r\", expected the label of a square, 0 to 19"),
        (
            "99999999999999r",
            "column 1: found \"99999999999999r\", expected a square and a direction, such as 7r or 2l",
        ),
        ("７r", "column 1: found \"７r\", expected a square and a direction, such as 7r or 2l"),
        ("-7r", "column 1: found \"-7r\", expected a square and a direction, such as 7r or 2l"),
    ];
    for (text, message) in cases {
        assert_eq!(error_of::<Move>(text), message, "{text:?}");
    }
}

#[test]
fn annotated_moves_print_as_they_are_read() {
    for text in ["7r", "^7l", "9rx11Q", "2rx13Q+8", "^19lx1+2Q+3"] {
        assert_eq!(text.parse::<AnnotatedMove>().unwrap().to_string(), text);
    }
    assert_eq!("^2RX13q+8".parse::<AnnotatedMove>().unwrap().to_string(), "^2rx13Q+8");
    assert_eq!(error_of::<AnnotatedMove>("9rx"), "column 4: found nothing, expected the points captured");
    assert_eq!(
        error_of::<AnnotatedMove>("9rx11Q+8z"),
        "column 9: found \"z\", expected + and further points, or the end"
    );
}

#[test]
fn rule_sets_are_read_in_any_order_and_printed_in_one() {
    let cases = [
        ("young_mandarin=5+vietnam", "vietnam+young_mandarin=5"),
        ("seed+row=3+citizens=4", "seed+citizens=4+row=3"),
        ("seed+empty_mandarin=gap", "vietnam"),
        ("seed+seats=4", "four"),
        ("teams=opposite+four", "four+teams=opposite"),
        ("schoolyard+mandarin_value=10", "vietnam+young_mandarin=5"),
        ("seed+row=5", "seed"),
        // Two overrides against seed, vietnam and four: the preset with as many seats is taken.
        ("vietnam+seats=4+young_mandarin=3", "four+empty_mandarin=gap+young_mandarin=3"),
    ];
    for (text, printed) in cases {
        assert_eq!(text.parse::<Rules>().unwrap().to_string(), printed, "{text}");
    }
}

#[test]
fn a_rule_set_that_cannot_be_read_says_where_and_what_was_expected() {
    let cases = [
        ("", "column 1: found nothing, expected a preset (seed, vietnam, "),
        ("sed", "column 1: found \"sed\", expected a preset (seed, vietnam, "),
        ("row=3", "column 1: found \"row=3\", expected a preset (seed, "),
        ("seed+vietnam", "column 6: found \"vietnam\", expected one preset"),
        ("seed+raw=3", "column 6: found \"raw\", expected an option (chain_over_empty_mandarin, "),
        ("seed+row=9", "column 10: found \"9\", expected row to be 2 to 5"),
        ("seed+row=3+row=4", "column 12: found \"row=4\", expected row only once"),
        ("seed+mandarin_value=7", "column 21: found \"7\", expected mandarin_value to be 5 or 10"),
        (
            "seed+teams=opposite",
            "column 1: found \"seed+teams=opposite\", expected options that fit together: teams",
        ),
        ("seed+first=2", "column 1: found \"seed+first=2\", expected options that fit together: first is 2"),
        ("seed+", "column 6: found nothing, expected a preset"),
    ];
    for (text, message) in cases {
        let error = error_of::<Rules>(text);
        assert!(error.starts_with(message), "{text:?}: {error}");
    }
}

#[test]
fn a_position_that_cannot_be_read_says_where_and_what_was_expected() {
    let start = "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed";
    assert_eq!(start.parse::<Position>().unwrap(), Position::start(Rules::SEED).unwrap());
    let cases = [
        ("", "column 1 (version): found the end after 0 of 9 fields, expected a space and the field squares"),
        (
            "oaq1",
            "column 5 (version): found the end after 1 of 9 fields, expected a space and the field squares",
        ),
        (
            "oaq2 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed",
            "column 1 (version): found \"oaq2\", expected oaq1",
        ),
        (
            "oaq1 5,5,5,x,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed",
            "column 12 (squares): found \"x\", expected a square such as 5, Q or Q3, of at most 255 citizens",
        ),
        (
            "oaq1 5,5,5,5,5,Q,5,5,5,5,5,Q 0 0,0 0,0 - 0 0 seed",
            "column 17 (squares): found \",\", expected / after 6 squares of rows of 5",
        ),
        (
            "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0  0,0 0,0 - 0 0 seed",
            "column 32 (reserves): found a second space, expected the field reserves after a single space",
        ),
        (
            "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 0>1 0 0 seed",
            "column 40 (debts): found \"0>1\", expected - or a debt such as 0>1:3 or 0>b:3",
        ),
        (
            "oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 - 0 0 sead",
            "column 46 (rules): found \"sead\", expected a preset",
        ),
    ];
    for (text, message) in cases {
        let error = error_of::<Position>(text);
        assert!(error.starts_with(message), "{text:?}: {error}");
    }
}

#[test]
fn all_reasons_of_a_refusal_are_reported_at_once() {
    let error = error_of::<Position>("oaq1 5,Q,5,5,5,Q/5,5,5,5,5,Q 7 0,3 0,0,0 0>0:2,1>b:1 0 0 seed");
    for reason in [
        "column 6 (squares): a Mandarin in citizen square 6, expected it in a Mandarin square",
        "column 30 (turn): turn names seat 7, expected a seat below 2",
        "column 36 (mandarins): entries in mandarins: 3, expected 2, one for each seat",
        "column 6 (squares): 48 citizens on board and in reserves, expected 50",
        "column 6 (squares): 3 Mandarins on board and won, expected 2",
        "column 42 (debts): debt 0>0:2 is empty, to oneself or listed twice",
        "column 42 (debts): debt 1>b:1 under rules that know no such loan, expected refill=bank",
    ] {
        assert!(error.contains(reason), "{reason} is not in {error}");
    }
}

#[test]
fn every_field_without_its_form_is_reported_at_once() {
    let error = error_of::<Position>("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q z 0,y 0,0 1>0:3,0 x -1 seed");
    let expected = [
        "column 30 (turn): found \"z\", expected the number of a seat",
        "column 34 (reserves): found \"y\", expected a number for each seat",
        "column 46 (debts): found \"0\", expected - or a debt such as 0>1:3 or 0>b:3",
        "column 48 (quiet): found \"x\", expected a number",
        "column 50 (ply): found \"-1\", expected a number",
    ];
    assert_eq!(error, expected.join("; "));
}

#[test]
fn study_accepts_any_stones_and_says_what_does_not_add_up() {
    let setup: Setup = "oaq1 1,0,0,0,0,Q/0,0,9,0,0,0 0 0,0 0,0 - 0 0 seed".parse().unwrap();
    assert_eq!(setup.position().unwrap_err().faults().len(), 2);
    let (position, faults) = setup.study_position().unwrap();
    assert_eq!(faults.len(), 2);
    assert_eq!(position.legal_moves().len(), 2);
    // What cannot be played stays refused.
    let setup: Setup = "oaq1 255,1,0,0,0,Q/0,0,9,0,0,0 0 0,0 0,0 - 0 0 seed".parse().unwrap();
    assert!(setup.study_position().is_err());
}

const GAME: &str = r#"[Event "A \"club\" night"]
[Site "Hà Nội"]
[Date "2026.11.30"]
[Seat0 "Mai"]
[Seat1 "Lan"]
[Result "*"]
[Rules "seed"]
[Opening "far corner"]

{ Before the first move. }
1. 9rx11Q! {takes the Mandarin} ( 1. 7r?! {quiet} 3r $10 ( 1... 3l ) ( 1... {or} 4l ) )
2r ;to the end } of the line
2. 7r { [%clk 0:04:58]
[%eval 13.0] } 1r *
"#;

#[test]
fn a_record_keeps_tags_comments_variations_and_glyphs() {
    let record: Record = GAME.parse().unwrap();
    assert_eq!(record.tag("Event"), Some("A \"club\" night"));
    assert_eq!(record.tag("Opening"), Some("far corner"));
    assert_eq!(record.comments[0].text(), " Before the first move. ");
    let first = &record.line[0];
    assert_eq!((first.nags.as_slice(), first.comments[0].text()), ([1].as_slice(), "takes the Mandarin"));
    let aside = &first.variations[0].line;
    assert_eq!((aside[0].nags.as_slice(), aside[1].nags.as_slice()), ([6].as_slice(), [10].as_slice()));
    assert_eq!(aside[1].variations.len(), 2);
    assert_eq!(aside[1].variations[1].comments[0].text(), "or");
    assert_eq!(record.line[1].comments[0].text(), "to the end } of the line");
    assert_eq!(record.line[2].comments[0].text(), " [%clk 0:04:58]\n[%eval 13.0] ");
    assert_eq!((record.line[3].place.line, record.line[3].place.column), (14, 16));
    // What is printed reads as the same record, and prints the same again.
    let printed = record.to_string();
    let again: Record = printed.parse().unwrap_or_else(|error| panic!("{error}\n{printed}"));
    assert_eq!(again, record, "{printed}");
    assert_eq!(again.to_string(), printed);
    assert_eq!(record.replay().unwrap().moves().len(), 4);
}

#[test]
fn a_record_that_contradicts_the_rules_names_the_place() {
    let cases = [
        ("9rx11Q!", "9rx12Q!", "line 11, column 4: found 9rx12Q, expected 9rx11Q"),
        ("9rx11Q!", "^9rx11Q!", "line 11, column 4: found ^9rx11Q, expected 9rx11Q"),
        (
            "2. 7r",
            "2. 2l",
            "line 13, column 4: found 2l, expected a legal move: 2l lifts from another seat's row",
        ),
        ("1r *", "-- *", "line 14, column 16: found --, expected a move, as seat 1 need not pass"),
        ("3l )", "0l 9r 9r )", "line 11, column 71: found 9r, expected a legal move: 9r"),
    ];
    for (old, new, message) in cases {
        assert!(GAME.contains(old));
        let record: Record = GAME.replace(old, new).parse().unwrap();
        let error = record.replay().unwrap_err().to_string();
        assert!(error.starts_with(message), "{new}: {error}");
    }
    // Captures that a text leaves out contradict nothing.
    assert!(GAME.replace("9rx11Q", "9r").parse::<Record>().unwrap().replay().is_ok());
}

#[test]
fn a_record_that_cannot_be_read_names_the_place() {
    let cases = [
        ("[Date", "[Site", "line 3, column 1: found the tag Site, expected tag Site only once"),
        ("1. 9rx11Q!", "1. 9rx11Q!!!", "line 11, column 10: found \"!!!\", expected one of ! ? !! ?? !? ?!"),
        ("$10", "$256", "line 11, column 54: found \"256\", expected a glyph number, $0 to $255"),
        ("4l ) )", "4l )", "line 14, column 19: found \"*\", expected ) at the end of the variation"),
        ("1r *", "1r 41:x", "line 14, column 19: found \"41:x\", expected * or 2 scores joined by :"),
        ("1r *", "1q *", "line 14, column 17: found \"q\", expected the direction r or l"),
        (
            "[Rules \"seed\"]",
            "[Rules \"seed+row=9\"]",
            "line 7, column 18: found \"9\", expected row to be 2 to 5",
        ),
    ];
    for (old, new, message) in cases {
        assert!(GAME.contains(old), "{old}");
        let error = error_of::<Record>(&GAME.replace(old, new));
        assert!(error.starts_with(message), "{new}: {error}");
    }
    let deep = format!("1. 9r {} *", "( 1. 7r ".repeat(100_000));
    assert!(error_of::<Record>(&deep).contains("variations at most 32 deep"));
}

#[test]
fn results_are_checked_against_the_count() {
    let mut game = Game::new("oaq1 0,2,0,1,5,Q/1,1,1,1,0,Q1 0 9,28 0,0 0>1:5 0 30 seed".parse().unwrap());
    game.play("9r".parse().unwrap()).unwrap();
    let record = Record::of_game(&game);
    let text = record.to_string();
    assert!(text.contains("[Result \"29:41\"]") && text.contains("[Termination \"mandarins\"]"), "{text}");
    assert!(text.ends_with("1. 9rx11Q+2+1+11Q 29:41\n"), "{text}");
    assert!(record.replay().is_ok());
    let wrong = text.replace("29:41", "30:40").parse::<Record>().unwrap().replay().unwrap_err();
    assert!(wrong.to_string().contains("found 30:40, expected 29:41"), "{wrong}");
    let other = text.replace("mandarins", "resigned").parse::<Record>().unwrap().replay().unwrap_err();
    assert!(other.to_string().ends_with("found termination resigned, expected mandarins"), "{other}");
    // A game given up has whatever result the players say; one that simply stops has none.
    let given_up = "[Result \"70:0\"]\n[Termination \"resigned\"]\n\n1. 7r 70:0";
    assert_eq!(given_up.parse::<Record>().unwrap().termination, Some(Termination::Resigned));
    assert!(given_up.parse::<Record>().unwrap().replay().is_ok());
    let error = "1. 7r 41:29".parse::<Record>().unwrap().replay().unwrap_err().to_string();
    assert!(error.contains("expected *, as the game is not over"), "{error}");
    let two = "[Result \"41:29\"]\n\n1. 7r 29:41";
    assert!(error_of::<Record>(two).contains("expected the result of the Result tag"));
}

#[test]
fn passes_are_written_and_checked() {
    let line = "oaq1 0,0,0,0,2,Q11/6,9,9,9,8,Q12/0,0,0,0,0,Q9 1 0,0,0 0,0,0 - 0 5 three";
    let mut game = Game::new(line.parse().unwrap());
    game.play("4l".parse().unwrap()).unwrap();
    let text = Record::of_game(&game).to_string();
    assert!(text.contains(&format!("[Position \"{line}\"]")), "{text}");
    assert!(text.ends_with("1. 4l -- *\n"), "{text}");
    assert!(text.parse::<Record>().unwrap().replay().is_ok());
    let missing: Record = text.replace("--", "14r").parse().unwrap();
    assert!(missing.replay().unwrap_err().to_string().contains("found 14r, expected --, as the seat"));
    let (Played::Pass, 2) = (&Record::of_game(&game).line[1].played, Record::of_game(&game).line.len())
    else {
        panic!("{text}");
    };
}

#[test]
fn a_file_holds_any_number_of_games() {
    let one = Record::of_game(&Game::start(Rules::VIETNAM).unwrap()).to_string();
    let all = Record::parse_all(&format!("\u{feff}{one}\n% an escaped line\n{GAME}\n{one}")).unwrap();
    assert_eq!(all.len(), 3);
    assert_eq!(*all[2].rules(), Rules::VIETNAM);
    assert_eq!(Record::parse_all(" \n").unwrap(), []);
    assert!(error_of::<Record>(&format!("{one}{one}")).contains("expected the end, after one game"));
    assert!(error_of::<Record>("").contains("expected a game record"));
}

#[test]
fn comments_before_and_between_tags_belong_to_the_game() {
    let text = "; my games\n[Rules \"seed+citizens=3\"]\n{ a note }\n[Event \"y\"]\n{ begins }\n1. 9r *\n";
    let records = Record::parse_all(text).unwrap();
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].rules().citizens, 3);
    let comments: Vec<&str> = records[0].comments.iter().map(Comment::text).collect();
    assert_eq!(comments, [" my games", " a note ", " begins "]);
    assert_eq!(records[0].to_string().parse().as_ref(), Ok(&records[0]));
}

#[test]
fn lines_may_end_in_carriage_returns() {
    let unix: Record = GAME.parse().unwrap();
    for end in ["\r\n", "\r"] {
        let text = GAME.replace('\n', end);
        let record: Record = text.parse().unwrap();
        assert_eq!(record.line.len(), unix.line.len(), "{end:?}");
        assert_eq!(record.line[1].comments, unix.line[1].comments, "{end:?}");
        assert_eq!(record.line[3].place.line, unix.line[3].place.line, "{end:?}");
    }
}

#[test]
fn a_loser_is_checked_without_a_result() {
    let position = "oaq1 0,0,0,0,0,Q/1,9,2,3,2,Q 0 3,30 0,0 - 0 40 seed+refill=lose";
    let text = |loser: u8| {
        let head = format!("[Position \"{position}\"]\n[Loser \"{loser}\"]\n[Termination \"short\"]\n\n*");
        head.parse::<Record>().unwrap_or_else(|error| panic!("{error}"))
    };
    assert!(text(0).replay().is_ok());
    assert!(text(1).replay().unwrap_err().to_string().ends_with("found loser 1, expected loser 0"));
}

#[test]
fn endless_lists_are_refused_at_once() {
    let squares = "5,5,5,5,5,Q/".repeat(100_000);
    let error = error_of::<Position>(&format!("oaq1 {squares} 0 0,0 0,0 - 0 0 seed"));
    assert!(error.contains("expected the end after 24 squares"), "{error}");
    let debts = vec!["9>1:1"; 100_000].join(",");
    let error = error_of::<Position>(&format!("oaq1 5,5,5,5,5,Q/5,5,5,5,5,Q 0 0,0 0,0 {debts} 0 0 seed"));
    assert!(error.contains("expected the end after 16 debts"), "{error}");
    let tags: String = (0..100_000).map(|tag| format!("[T{tag} \"\"]\n")).collect();
    assert!(
        error_of::<Record>(&tags)
            .contains("line 201, column 1: found the tag T200, expected at most 200 tags")
    );
}

#[test]
fn a_comment_no_text_can_hold_is_refused() {
    assert!(Comment::new("with } and\na line break").is_none());
    assert!(Comment::new("with\na line break").is_some());
    let mut record = Record::new(Position::start(Rules::SEED).unwrap());
    record.comments.extend(Comment::new("a } brace"));
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    assert!(record.set_tag("Rules", "seed").is_err());
    assert!(record.set_tag("My tag", "x").is_err());
    assert!(record.set_tag("Note", "two\nlines").is_err());
}

#[test]
fn divided_counts_are_listed_in_the_order_of_the_moves() {
    let divided = perft_divide(&Position::start(Rules::SEED).unwrap(), 2);
    let names: Vec<String> = divided.iter().map(|(mv, _)| mv.to_string()).collect();
    assert_eq!(names, ["5r", "5l", "6r", "6l", "7r", "7l", "8r", "8l", "9r", "9l"]);
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), 80);
}
