//! The board of a puzzle.

use oanquan::{Move, Position, Step};
use oanquan_board::{Board, Mark, Motions, Playable, Way};
use oanquan_session::{Turn, tell};
use oanquan_view::prelude::*;

use super::room::{Room, Stage};
use crate::motions::{direction_of, labels_of, motions_of, piles_of, shape_of, stores_of, way_of};

/// The board: a move is chosen as in a game.
#[component]
pub(super) fn Field(
    /// The puzzle.
    room: Room,
) -> impl IntoView {
    let (words, settings) = (room.desk.play.tools.words, room.desk.play.tools.settings);
    let position = Memo::new(move || {
        room.turn.with(|shown| match shown {
            Some((turn, _)) => turn.after,
            None => room.puzzle().position,
        })
    });
    let shape = Memo::new(move || shape_of(position.get().rules()).expect("a position has a board"));
    let labels = Signal::derive(move || {
        let labels = labels_of(position.get().ring());
        if settings.labels.get() { labels } else { vec![String::new(); labels.len()] }
    });
    let descriptions = Signal::derive(move || {
        let (words, mut table) = (words.get(), room.table());
        let played = room.turn.with(|shown| shown.as_ref().map(|(turn, _)| turn.mv));
        // What was shown can be played.
        let _ = played.map(|mv| table.play(mv));
        let told_to = Some(oanquan::Seat::FIRST);
        let ring = table.position().ring();
        ring.squares().map(|square| tell::square(words, &table, square, told_to)).collect::<Vec<_>>()
    });
    let names = Signal::derive(move || {
        let (words, table) = (words.get(), room.table());
        table.seats().map(|seat| tell::name(words, &table, seat)).collect::<Vec<_>>()
    });
    let is_open = Memo::new(move || room.stage() == Stage::Open && room.rests.get());
    let playable =
        Memo::new(move || if is_open.get() { playable(&room.puzzle().position) } else { Vec::new() });
    let marks = Memo::new(move || {
        let shown = room.rests.get().then(|| room.turn.get()).flatten();
        shown.map(|(turn, _)| marks(&turn)).unwrap_or_default()
    });
    let motions = Signal::derive(move || {
        room.turn.with(|shown| {
            let (turn, number) = shown.as_ref()?;
            Some(Motions { number: *number, ..motions_of(&turn.before, &turn.steps, &turn.after) })
        })
    });
    let choose = move |(square, way): (usize, Way)| {
        let ring = position.get_untracked().ring();
        let label = ring.square(square).and_then(|square| ring.label(square));
        if let Some(label) = label {
            room.play(Move { label, direction: direction_of(way) });
        }
    };
    view! {
        <div class="game-board puzzles-board" data-testid="board"
            data-rests=move || room.rests.get().to_string()>
            <Board shape=shape labels=labels descriptions=descriptions
                squares=Signal::derive(move || piles_of(&position.get()))
                stores=Signal::derive(move || stores_of(&position.get()))
                names=names turn=Signal::derive(move || is_open.get().then_some(0))
                playable=playable motions=motions speed=settings.speed marks=marks words=words
                on_choice=choose
                on_shown=move |number| room.has_shown(number)
                on_sound=move |sound| room.desk.play.hear(sound)/>
        </div>
    }
}

/// The squares that may be played, each with its ways.
fn playable(position: &Position) -> Vec<Playable> {
    let ring = position.ring();
    let mut playable: Vec<Playable> = Vec::new();
    for mv in position.legal_moves().iter() {
        let Some(square) = ring.citizen_square(mv.label) else { continue };
        let (square, way) = (square.index(), way_of(mv.direction));
        match playable.iter_mut().find(|known| known.square == square) {
            Some(known) => known.ways.push(way),
            None => playable.push(Playable { square, ways: vec![way] }),
        }
    }
    playable
}

/// What was played, and what it took.
fn marks(turn: &Turn) -> Vec<Mark> {
    let start = turn.before.ring().citizen_square(turn.mv.label);
    let start = start.map(|square| Mark::Last(square.index(), way_of(turn.mv.direction)));
    let taken = turn.steps.iter().filter_map(|step| match step {
        Step::Capture { square, .. } => Some(Mark::Taken(square.index())),
        _ => None,
    });
    start.into_iter().chain(taken).collect()
}
