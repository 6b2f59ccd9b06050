//! Reviews: planted blunders are found, and no more is said than is known.

#![expect(clippy::unwrap_used, reason = "the functions the tests share are tests too")]

use oanquan::{Game, Move, Points, Position, Rules, Seat};
use oanquan_study::review::{
    BLUNDER, Choice, Class, Graph, INACCURACY, Kind, MISTAKE, Review, Standing, Worth, review,
};

fn choice(mv: &str, points: Points, kind: Kind) -> Choice<String> {
    let mv: Move = mv.parse().unwrap();
    Choice { mv, worth: Worth { points, kind }, line: vec![mv], reasons: vec![format!("about {mv}")] }
}

fn played(position: &str, moves: &str) -> Game {
    let mut game = Game::new(position.parse::<Position>().unwrap());
    moves.split_whitespace().for_each(|mv| game.play(mv.parse().unwrap()).unwrap());
    game
}

fn at_start(moves: &str) -> Game {
    played(&Position::start(Rules::SEED).unwrap().to_string(), moves)
}

fn classes(review: &Review<String>) -> Vec<Option<Class>> {
    review.moves.iter().map(|played| played.verdict.as_ref().map(|verdict| verdict.class)).collect()
}

/// The moves of a position with the worth of a plain search to a few plies, the best first.
fn searched(game: &Game, depth: u32) -> Vec<Choice<String>> {
    fn worth(game: &Game, depth: u32) -> Points {
        let position = game.position();
        let margin = |scores: &oanquan::BySeat<Points>| {
            let mover = position.turn();
            scores[mover] - scores[mover.next(2)]
        };
        if let Some(outcome) = game.outcome() {
            return margin(&outcome.scores);
        }
        if depth == 0 {
            return margin(&position.scores());
        }
        let values = game.legal_moves().iter().map(|mv| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            -worth(&next, depth - 1)
        });
        values.max().unwrap()
    }
    let banked = game.position().banked();
    let mover = game.position().turn();
    let ahead = banked[mover] - banked[mover.next(2)];
    let mut choices: Vec<_> = game
        .legal_moves()
        .iter()
        .map(|mv| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            choice(&mv.to_string(), -worth(&next, depth - 1) - ahead, Kind::Estimate)
        })
        .collect();
    choices.sort_by_key(|choice| -choice.worth.points);
    choices
}

#[test]
fn a_planted_blunder_is_found() {
    // Everybody plays the best that three plies see, but for the third ply, which plays the worst.
    let mut game = Game::start(Rules::SEED).unwrap();
    let mut values = Vec::new();
    for ply in 0..8 {
        let choices = searched(&game, 3);
        let mv = if ply == 2 { choices.last().unwrap().mv } else { choices[0].mv };
        values.push(choices);
        game.play(mv).unwrap();
    }
    let review = review(&game, &values);
    assert_eq!(review.misses().collect::<Vec<_>>(), [2]);
    let verdict = review.moves[2].verdict.as_ref().unwrap();
    assert_eq!(verdict.class, Class::Blunder);
    assert!(verdict.loss.points >= BLUNDER, "{verdict:?}");
    assert_eq!(verdict.missed().unwrap(), &values[2][0]);
    let [first, second] = [Seat::FIRST, Seat::FIRST.next(2)].map(|seat| review.summaries[seat]);
    assert_eq!((first.moves, first.count(Class::Blunder), first.lost), (4, 1, verdict.loss.points));
    assert_eq!((second.moves, second.count(Class::Best), second.lost), (4, 4, 0));
}

#[test]
fn a_loss_has_its_class_at_the_named_thresholds() {
    for (loss, class) in [
        (0, Class::Best),
        (1, Class::Good),
        (INACCURACY - 1, Class::Good),
        (INACCURACY, Class::Inaccuracy),
        (MISTAKE - 1, Class::Inaccuracy),
        (MISTAKE, Class::Mistake),
        (BLUNDER - 1, Class::Mistake),
        (BLUNDER, Class::Blunder),
    ] {
        let values = [vec![choice("9r", 4, Kind::Exact), choice("7r", 4 - loss, Kind::Exact)]];
        let review = review(&at_start("7r"), &values);
        assert_eq!(classes(&review), [Some(class)], "{loss}");
        assert_eq!(review.misses().count(), usize::from(loss >= INACCURACY));
        assert_eq!(class.glyph().is_some(), loss >= INACCURACY);
    }
}

#[test]
fn a_loss_is_as_sure_as_what_it_comes_from() {
    use Kind::{AtLeast, AtMost, Estimate, Exact};
    for (best, other, loss) in [
        (Exact, Exact, Exact),
        (Exact, AtMost, AtLeast),
        (AtLeast, Exact, AtLeast),
        (AtLeast, AtMost, AtLeast),
        (Exact, AtLeast, AtMost),
        (AtLeast, AtLeast, Estimate),
        (Exact, Estimate, Estimate),
        (Estimate, Exact, Estimate),
    ] {
        let values = [vec![choice("9r", 9, best), choice("7r", 2, other)]];
        let review = review(&at_start("7r"), &values);
        assert_eq!(review.moves[0].verdict.as_ref().unwrap().loss, Worth { points: 7, kind: loss });
    }
}

#[test]
fn what_was_not_asked_is_not_judged() {
    let game = at_start("9r 2r 7l");
    let known = vec![choice("9r", 4, Kind::Estimate)];
    let other = vec![choice("0l", 1, Kind::Estimate)];
    let review = review(&game, &[known, other]);
    assert_eq!(classes(&review), [Some(Class::Best), None, None]);
    assert_eq!(review.margins.len(), 4);
    assert_eq!(review.margins[2..], [None, None]);
    assert_eq!(review.summaries[Seat::FIRST].moves, 1);
}

#[test]
fn the_only_move_is_no_merit() {
    let game = played("oaq1 0,1,0,0,0,Q/5,5,5,5,5,Q 0 24,0 0,0 - 0 9 seed+direction=clockwise", "6l");
    let review = review(&game, &[vec![choice("6l", -3, Kind::Exact)]]);
    assert_eq!(classes(&review), [Some(Class::Only)]);
}

#[test]
fn margins_are_told_from_the_first_seat_and_the_last_is_the_count() {
    let start = "oaq1 0,1,0,1,1,0/1,2,1,1,1,Q 0 22,19 1,0 - 99 130 seed";
    let game = played(start, "9r");
    let outcome = game.outcome().unwrap();
    let values = [vec![choice("9r", 19, Kind::AtLeast)]];
    let margins = review(&game, &values).margins;
    let count = outcome.scores[Seat::FIRST] - outcome.scores[Seat::FIRST.next(2)];
    assert_eq!(margins[0], Some(Worth { points: 32 - 19 + 19, kind: Kind::AtLeast }));
    assert_eq!(margins[1], Some(Worth { points: count, kind: Kind::Exact }));
    // The other seat's gain is the first seat's loss.
    let game = at_start("9r 2r");
    let values = [Vec::new(), vec![choice("2r", 20, Kind::AtLeast)]];
    let margins = review(&game, &values).margins;
    assert_eq!(margins[1], Some(Worth { points: 11 - 20, kind: Kind::AtMost }));
}

#[test]
fn a_turn_of_the_result_is_told() {
    let game = at_start("9r 2r");
    let values = [
        vec![choice("5l", 3, Kind::Exact), choice("9r", -2, Kind::Exact)],
        vec![choice("2r", 15, Kind::Exact)],
    ];
    let review = review(&game, &values);
    let verdicts: Vec<_> = review.moves.iter().map(|played| played.verdict.as_ref().unwrap()).collect();
    assert_eq!(verdicts[0].turned(), Some((Standing::Wins, Standing::Loses)));
    assert_eq!(verdicts[1].turned(), None);
    assert_eq!(verdicts[1].standings, Some((Standing::Wins, Standing::Wins)));
}

#[test]
fn ranking_last_is_no_number_of_points() {
    let game = played("oaq1 2,2,1,2,0,Q/0,0,0,2,0,Q 0 39,2 0,0 - 0 30 seed+refill=lose", "5r");
    let values = [vec![choice("6l", 16384, Kind::AtLeast), choice("5r", 3, Kind::Estimate)]];
    let review = review(&game, &values);
    let verdict = review.moves[0].verdict.as_ref().unwrap();
    assert!(verdict.loss.is_decided());
    assert_eq!(verdict.class, Class::Blunder);
    assert_eq!((review.margins[0], review.summaries[Seat::FIRST].lost), (None, 0));
}

#[test]
fn a_seat_that_cannot_refill_and_loses_ends_the_game_without_a_margin() {
    let game = played("oaq1 2,2,1,2,0,Q/0,0,0,2,0,Q 0 39,2 0,0 - 0 30 seed+refill=lose", "6l");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.loser, Some(Seat::FIRST.next(2)), "{outcome:?}");
    let values = [vec![choice("6l", 16384, Kind::AtLeast), choice("5r", 3, Kind::Estimate)]];
    assert_eq!(review(&game, &values).margins, [None, None]);
}

#[test]
fn seats_for_themselves_have_no_margin() {
    let game = played(&Position::start(Rules::FOUR).unwrap().to_string(), "19r");
    let mv = game.moves()[0].to_string();
    let review = review(&game, &[vec![choice("16r", 9, Kind::Estimate), choice(&mv, 2, Kind::Estimate)]]);
    assert_eq!(review.margins, [None, None]);
    let verdict = review.moves[0].verdict.as_ref().unwrap();
    assert_eq!((verdict.class, verdict.standings), (Class::Mistake, None));
}

#[test]
fn a_graph_fills_its_box_and_breaks_where_nothing_is_known() {
    let at = |points| Some(Worth { points, kind: Kind::Exact });
    let graph = Graph::new(&[at(0), at(25), None, at(-30), at(30)], 400.0, 100.0);
    assert_eq!(graph.scale, 30);
    let places: Vec<(f64, f64)> = graph.dots.iter().map(|dot| (dot.x, dot.y.round())).collect();
    assert_eq!(places, [(0.0, 50.0), (100.0, 8.0), (300.0, 100.0), (400.0, 0.0)]);
    assert_eq!(graph.pieces().map(<[_]>::len).collect::<Vec<_>>(), [2, 2]);
    assert_eq!(Graph::new(&[at(1)], 10.0, 10.0).scale, 10);
    assert!(Graph::new(&[], 10.0, 10.0).dots.is_empty());
}
