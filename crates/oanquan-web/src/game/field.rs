//! The board of the game: what it is told, and what it answers.

use oanquan::{Seat, Step};
use oanquan_board::{Board, Mark, Playable, Shape, Speed, Store};
use oanquan_session::{Player, Strength, Table, Turn, tell};
use oanquan_view::prelude::*;
use oanquan_words::Words;

use super::Play;
use super::play::look::marks_of as preview_marks;
use super::play::only_person;
use crate::measures;
use crate::motions::{labels_of, piles_of, shape_of, stores_of, way_of};

/// The board.
#[component]
pub(super) fn Field(
    /// The game.
    play: Play,
) -> impl IntoView {
    let settings = play.tools.settings;
    let words = play.tools.words;
    let shape = Memo::new(move || play.table.with(shape));
    let labels = Signal::derive(move || {
        let labels = play.table.with(|table| labels_of(table.position().ring()));
        if settings.labels.get() { labels } else { vec![String::new(); labels.len()] }
    });
    let squares = Memo::new(move || play.with_seen(|table| piles_of(table.position())));
    let stores = Memo::new(move || play.with_seen(stores));
    let viewer = Signal::derive(move || play.viewer().number());
    let descriptions = Signal::derive(move || {
        let words = words.get();
        play.with_seen(|table| descriptions(words, table))
    });
    let names = Signal::derive(move || play.table.with(|table| names(words.get(), table)));
    // While stones move it is still the turn of who moves them.
    let turn = Signal::derive(move || {
        let shown = if play.rests.get() { None } else { play.table.with(Table::last_turn) };
        match shown {
            Some(turn) => Some(turn.before.turn().number()),
            None => play.with_seen(|table| table.mover().map(Seat::number)),
        }
    });
    let playable = Memo::new(move || {
        let free = play.rests.get() && play.looking.get().is_none();
        play.table.with(|table| if free && table.is_persons_turn() { playable(table) } else { Vec::new() })
    });
    let marks = Memo::new(move || if play.rests.get() { marks(play) } else { Vec::new() });
    let preview = Signal::derive(move || play.considered.with(|preview| preview.as_ref().map(preview_marks)));
    // Who measures waits for ever then; nobody else misses it.
    let _ = request_animation_frame(|| measures::mark(measures::PLAYABLE));
    // Who asks for a replay wants to see it, however fast moves are shown.
    let speed = Signal::derive(move || match settings.speed.get() {
        Speed::None if play.replays.get() => Speed::Normal,
        speed => speed,
    });
    view! {
        <div class="game-board" class:game-board-many=move || { shape.get().seats > 2 } data-testid="board"
            data-rests=move || play.rests.get().to_string()>
            <Board shape labels descriptions squares stores names turn viewer
                face_to_face=settings.face_to_face playable motions=play.shown speed preview marks words
                on_choice=move |(square, way)| play.choose(square, way)
                on_considered=move |considered| play.consider(considered)
                on_refused=move |square| play.refuse(square)
                on_shown=move |number| play.has_shown(number)
                on_sound=move |sound| play.hear(sound)/>
        </div>
    }
}

fn shape(table: &Table) -> Shape {
    shape_of(&table.arrangement().rules).expect("a table has a board")
}

/// The accessible name of every square, told to the one person, or else to the one who is to move.
fn descriptions(words: Words, table: &Table) -> Vec<String> {
    let mover = table.mover().filter(|&seat| table.player(seat).is_person());
    let told_to = only_person(table).or(mover);
    let ring = table.position().ring();
    ring.squares().map(|square| tell::square(words, table, square, told_to)).collect()
}

/// What players are called beside the board, the computer with its strength.
fn names(words: Words, table: &Table) -> Vec<String> {
    let name = |seat| {
        let name = tell::name(words, table, seat);
        match table.player(seat) {
            Player::Person { .. } => name,
            Player::Computer(Strength::Level(level)) => words.game_name_level(&name, i64::from(*level)),
            Player::Computer(Strength::Adaptive(_)) => words.game_name_adaptive(&name),
        }
    };
    table.seats().map(name).collect()
}

/// What seats hold; when the game is over, with the final count.
fn stores(table: &Table) -> Vec<Store> {
    let mut stores = stores_of(table.position());
    if let Some(ending) = table.ending() {
        for (store, seat) in stores.iter_mut().zip(table.seats()) {
            store.score = ending.counts[seat].total;
        }
    }
    stores
}

/// The squares that may be played, each with its ways.
fn playable(table: &Table) -> Vec<Playable> {
    let ring = table.position().ring();
    let mut playable: Vec<Playable> = Vec::new();
    for mv in table.legal_moves() {
        let Some(square) = ring.citizen_square(mv.label) else { continue };
        let (square, way) = (square.index(), way_of(mv.direction));
        match playable.iter_mut().find(|known| known.square == square) {
            Some(known) => known.ways.push(way),
            None => playable.push(Playable { square, ways: vec![way] }),
        }
    }
    playable
}

/// The last move of what is seen, and the hint.
fn marks(play: Play) -> Vec<Mark> {
    let looking = play.looking.get();
    let last = play.table.with(|table| match looking {
        Some(place) => table.turn(place.checked_sub(1)?),
        None => table.last_turn(),
    });
    let mut marks = last.map(|turn| marks_of(&turn)).unwrap_or_default();
    let hint = play.hint.with(|hint| hint.as_ref().map(|hint| hint.mv));
    if let Some(mv) = hint.filter(|_| looking.is_none()) {
        let square = play.table.with(|table| table.position().ring().citizen_square(mv.label));
        marks.extend(square.map(|square| Mark::Hint(square.index(), way_of(mv.direction))));
    }
    marks
}

fn marks_of(turn: &Turn) -> Vec<Mark> {
    let start = turn.before.ring().citizen_square(turn.mv.label);
    let start = start.map(|square| Mark::Last(square.index(), way_of(turn.mv.direction)));
    let taken = turn.steps.iter().filter_map(|step| match step {
        Step::Capture { square, .. } => Some(Mark::Taken(square.index())),
        _ => None,
    });
    start.into_iter().chain(taken).collect()
}

#[cfg(test)]
mod tests {
    use oanquan_board::Way;
    use oanquan_session::Arrangement;
    use oanquan_words::Language;

    use super::*;

    fn table(moves: &str) -> Table {
        let mut table = Table::new(Arrangement::default()).unwrap();
        for mv in moves.split_whitespace() {
            table.play(mv.parse().unwrap()).unwrap();
        }
        table
    }

    #[test]
    fn what_may_be_played_is_the_row_of_the_mover() {
        let squares: Vec<usize> = playable(&table("9r")).iter().map(|playable| playable.square).collect();
        // 9r took the stones of squares 4 and 9 along.
        assert_eq!(squares, [6, 7, 8, 9]);
        assert!(playable(&table("")).iter().all(|playable| playable.ways == Way::BOTH));
    }

    #[test]
    fn the_last_move_is_marked_with_what_it_took() {
        let turn = table("9r").last_turn().unwrap();
        assert_eq!(marks_of(&turn), [Mark::Last(4, Way::Right), Mark::Taken(5)]);
    }

    #[test]
    fn squares_are_told_to_who_sits_there() {
        let words = Words::of(Language::En);
        let texts = descriptions(words, &table(""));
        assert_eq!(texts[2], "square 7, 5 stones, yours");
        assert_eq!(texts.len(), 12);
        assert_eq!(descriptions(words, &table("7l"))[2], "square 7, empty, row of Player 1");
    }

    #[test]
    fn the_store_shows_the_count_when_the_game_is_over() {
        let mut over = table("9r");
        over.resign(Seat::FIRST.next(2));
        let ending = over.ending().unwrap();
        assert_eq!(stores(&over)[0].score, ending.counts[Seat::FIRST].total);
        assert_eq!(stores(&table("9r"))[0].score, 11);
    }
}
