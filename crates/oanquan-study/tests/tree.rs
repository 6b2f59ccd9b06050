//! Trees: what is written is read back, and what is changed stays a tree of legal moves.

#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use fastrand::Rng;
use oanquan::{Position, Record, Rules, Termination};
use oanquan_study::tree::{Colour, Glyph, Id, Marks, Tree, TreeError};
use oanquan_testkit::random;

/// What is hard to write into a comment.
const TEXTS: [&str; 9] = [
    "",
    "good",
    "two\nlines",
    "a } brace",
    "[%clk 0:04:58] [%eval 13.0]",
    "[%csl G7,RM0] look here",
    "( 1. 9r $4",
    "Nước hay! \u{2713}",
    "; % [Event \"?\"]",
];

fn start() -> Tree {
    Tree::new(Position::start(Rules::SEED).unwrap())
}

fn of(text: &str) -> Tree {
    Tree::from_record(&text.parse().unwrap()).unwrap()
}

fn play(tree: &mut Tree, moves: &str) -> Id {
    for mv in moves.split_whitespace() {
        tree.play(mv.parse().unwrap()).unwrap();
    }
    tree.cursor()
}

fn movetext(tree: &Tree) -> String {
    let text = tree.to_record().to_string();
    text.split_once("\n\n").unwrap().1.trim().to_string()
}

/// A tree after random play and all that can be done to one.
fn random_tree(rng: &mut Rng) -> Tree {
    let rules = random::rules(rng);
    let line = random::position_line(rng, &rules);
    let mut tree = Tree::new(line.parse().unwrap());
    for _ in 0..rng.u8(..60) {
        let all = tree.all();
        let any = if all.is_empty() { Id::ROOT } else { all[rng.usize(..all.len())] };
        match rng.u8(..20) {
            0 => drop(tree.promote(any)),
            1 => drop(tree.delete(any)),
            2 => tree.set_comment(any, TEXTS[rng.usize(..TEXTS.len())]).unwrap(),
            3 => tree.set_comment(Id::ROOT, TEXTS[rng.usize(..TEXTS.len())]).unwrap(),
            4 => tree.set_glyph(any, [None, Some(Glyph::ALL[rng.usize(..6)])][rng.usize(..2)]),
            5 => {
                let ring = tree.position(any).ring();
                let mut marks = Marks::default();
                for square in ring.squares() {
                    if rng.u8(..6) == 0 {
                        marks.set(square, Some(Colour::ALL[rng.usize(..4)]));
                    }
                }
                tree.set_marks(any, &marks);
                assert_eq!(tree.marks(any), marks);
            }
            6 | 7 => tree.go(any),
            8 => drop(tree.back()),
            9 => drop(tree.forward()),
            _ => {
                let moves = tree.game(tree.cursor()).legal_moves();
                if let Some(mv) = moves.get(rng.usize(..moves.len().max(1))) {
                    let found = tree.play(mv);
                    assert!(found.is_ok() || found == Err(TreeError::Deep));
                }
            }
        }
    }
    tree
}

#[test]
fn what_is_exported_is_imported_again() {
    let (mut passes, mut variations, mut nested) = (0, 0, 0);
    for case in 0..1_500 {
        let tree = random_tree(&mut Rng::with_seed(case));
        let record = tree.to_record();
        assert_eq!(Tree::from_record(&record).unwrap(), tree, "case {case}");
        let text = record.to_string();
        let read: Record = text.parse().unwrap_or_else(|error| panic!("case {case}: {error}\n{text}"));
        assert_eq!(Tree::from_record(&read).unwrap(), tree, "case {case}\n{text}");
        assert_eq!(read.to_string(), text);
        passes += usize::from(text.contains(" -- "));
        variations += usize::from(text.contains('('));
        nested += usize::from(tree.all().iter().any(|&id| tree.depth(id) > 2));
    }
    assert!(passes > 10 && variations > 300 && nested > 10, "{passes} {variations} {nested}");
}

#[test]
fn trees_differ_when_anything_written_does() {
    let base = "[Seat0 \"Mai\"]\n\n{a} 1. 9r $1 {b} ( {c} 1. 5l ) 1... 2r *";
    for other in [
        "[Seat0 \"An\"]\n\n{a} 1. 9r $1 {b} ( {c} 1. 5l ) 1... 2r *",
        "[Seat0 \"Mai\"]\n\n{z} 1. 9r $1 {b} ( {c} 1. 5l ) 1... 2r *",
        "[Seat0 \"Mai\"]\n\n{a} 1. 9r $2 {b} ( {c} 1. 5l ) 1... 2r *",
        "[Seat0 \"Mai\"]\n\n{a} 1. 9r $1 {z} ( {c} 1. 5l ) 1... 2r *",
        "[Seat0 \"Mai\"]\n\n{a} 1. 9r $1 {b} ( {z} 1. 5l ) 1... 2r *",
        "[Seat0 \"Mai\"]\n\n{a} 1. 9r $1 {b} ( {c} 1. 5r ) 1... 2r *",
        "[Seat0 \"Mai\"]\n\n{a} 1. 9r $1 {b} ( {c} 1. 5l ) 1... 2l *",
        "[Seat0 \"Mai\"]\n\n{a} 1. 9r $1 {b} ( {c} 1. 5l ) *",
    ] {
        assert_ne!(of(base), of(other), "{other}");
    }
    let mut moved = of(base);
    moved.to_end();
    assert_eq!(moved, of(base), "the cursor is not written");
}

#[test]
fn a_move_follows_the_line_or_makes_a_variation() {
    let mut tree = start();
    let line = play(&mut tree, "9r 2r");
    tree.to_start();
    assert_eq!(play(&mut tree, "9r 2r"), line);
    assert_eq!(tree.all().len(), 2);
    tree.back();
    play(&mut tree, "0l 5r");
    assert_eq!(movetext(&tree), "1. 9rx11Q 2rx13Q+8 ( 1... 0l 2. 5rx10+1 ) *");
    assert_eq!((tree.depth(line), tree.depth(tree.cursor())), (0, 1));
    let refused = tree.play("5r".parse().unwrap()).unwrap_err();
    assert!(matches!(refused, TreeError::Illegal(_)), "{refused}");
    assert_eq!(movetext(&tree), "1. 9rx11Q 2rx13Q+8 ( 1... 0l 2. 5rx10+1 ) *");
}

#[test]
fn the_cursor_goes_back_and_forth() {
    let mut tree = of("1. 9r 2r ( 1... 0l 2. 5r ) 2. 7l *");
    assert!(!tree.back());
    assert!(tree.forward() && tree.forward() && tree.forward() && !tree.forward());
    assert_eq!(tree.mv(tree.cursor()), Some("7l".parse().unwrap()));
    tree.to_start();
    tree.forward();
    let variation = tree.children(tree.cursor())[1];
    tree.go(variation);
    tree.to_end();
    assert_eq!(tree.game(tree.cursor()).moves().len(), 3);
    assert_eq!(tree.game(tree.cursor()).position(), tree.position(tree.cursor()));
}

#[test]
fn a_variation_is_promoted_and_deleted() {
    let mut tree = of("1. 9r 2r ( {better} 1... 0l $1 {why} 2. 5r ( 2. 6l ) ) 2. 7l *");
    tree.forward();
    let variation = tree.children(tree.cursor())[1];
    tree.go(variation);
    tree.to_end();
    assert!(tree.promote(tree.cursor()));
    assert_eq!(
        movetext(&tree),
        "1. 9rx11Q 0l $1 {better} {why} ( 1... 2rx13Q+8 2. 7l ) 2. 5rx10+1 ( 2. 6l ) *"
    );
    assert!(!tree.promote(tree.cursor()), "it is the main line now");
    assert!(tree.delete(variation));
    assert_eq!(tree.mv(tree.cursor()), Some("9r".parse().unwrap()));
    assert!(!tree.has(variation) && !tree.delete(variation) && !tree.delete(Id::ROOT));
    assert_eq!(movetext(&tree), "1. 9rx11Q 2rx13Q+8 2. 7l *");
    tree.go(variation);
    assert_eq!(tree.mv(tree.cursor()), Some("9r".parse().unwrap()), "nobody goes where nothing is");
}

#[test]
fn what_stands_twice_is_there_once_and_the_line_goes_first() {
    let tree = of("1. 9r {a} ( {b} 1. 9r {c} 1... 0l ) ( 1. 5l ( 1. 6l ) ) 1... 2r *");
    assert_eq!(
        movetext(&tree),
        "1. 9rx11Q {a} {b} {c} ( 1. 5lx11Q ) ( 1. 6lx6 ) 1... 2rx13Q+8 ( 1... 0l ) *"
    );
}

#[test]
fn the_result_is_that_of_the_main_line() {
    let line = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed";
    let mut tree = Tree::new(line.parse().unwrap());
    play(&mut tree, "9r");
    let ended = tree.to_record();
    assert!(ended.result.is_some() && matches!(ended.termination, Some(Termination::Rule(_))));
    let last = tree.cursor();
    tree.delete(last);
    assert_eq!((tree.to_record().result, tree.to_record().termination), (None, None));
    // What players agreed on stays, until the line goes on.
    let mut tree = of("[Result \"20:50\"]\n[Termination \"resigned\"]\n\n1. 9r 2r 20:50");
    tree.forward();
    play(&mut tree, "0l");
    assert_eq!(tree.to_record().termination, Some(Termination::Resigned));
    tree.to_start();
    tree.to_end();
    play(&mut tree, "7l");
    assert_eq!((tree.to_record().result, tree.to_record().termination), (None, None));
}

#[test]
fn comments_glyphs_and_marks_leave_what_programs_wrote() {
    let mut tree = of("1. 9r $1 $146 {[%clk 0:04:58] so} {[%csl G7,RM0,X3,G99] la} *");
    let id = tree.children(Id::ROOT)[0];
    assert_eq!((tree.comment(id).as_str(), tree.glyph(id)), ("so\nla", Some(Glyph::Good)));
    let ring = tree.position(id).ring();
    let (seven, corner) = (ring.citizen_square(7).unwrap(), ring.squares().nth(5).unwrap());
    assert_eq!(tree.marks(id).iter().collect::<Vec<_>>(), [(seven, Colour::Green), (corner, Colour::Red)]);
    tree.set_glyph(id, Some(Glyph::Blunder));
    tree.set_comment(id, "otherwise").unwrap();
    assert_eq!(movetext(&tree), "1. 9rx11Q $4 $146 {[%clk 0:04:58] [%csl G7,RM0,X3,G99] otherwise} *");
    tree.set_marks(id, &Marks::default());
    tree.set_glyph(id, None);
    assert_eq!(movetext(&tree), "1. 9rx11Q $146 {[%clk 0:04:58]  otherwise} *");
    assert!(tree.set_comment(id, "a }\nb").is_err());
    assert_eq!(tree.comment(id), "otherwise");
    tree.set_comment(id, "").unwrap();
    assert_eq!(tree.comment(id), "");
    tree.set_glyph(Id::ROOT, Some(Glyph::Good));
    assert_eq!(tree.glyph(Id::ROOT), None, "the first position is no move");
}

#[test]
fn nothing_lies_deeper_than_a_file_can_hold() {
    let mut tree = start();
    let mut deepest = 0;
    let refused = loop {
        // A line, and a variation in its stead, which is gone on with.
        let moves = tree.game(tree.cursor()).legal_moves();
        tree.play(moves.get(0).expect("the game goes on")).unwrap();
        tree.back();
        match moves.get(1).map(|second| tree.play(second)) {
            None => tree.forward(),
            Some(Ok(_)) => false,
            Some(Err(refused)) => break refused,
        };
        deepest = tree.depth(tree.cursor());
    };
    assert_eq!((refused, deepest), (TreeError::Deep, Record::MAX_DEPTH));
    let text = tree.to_record().to_string();
    assert_eq!(of(&text), tree);
    // What the innermost variation replaces would lie one deeper.
    let line = tree.children(tree.cursor())[0];
    assert!(!tree.promote(Id::ROOT) && tree.promote(line));
    assert_eq!(of(&tree.to_record().to_string()), tree);
}
