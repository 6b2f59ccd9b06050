//! A board with a position in which a move is to be found.

use oanquan::{Move, Position, Step};
use oanquan_board::{Board, Mark, Motions, Playable, Way};
use oanquan_session::{Table, Turn, tell};
use oanquan_study::tree::{Colour, Marks};
use oanquan_view::prelude::*;

use super::Desk;
use crate::motions::{direction_of, labels_of, motions_of, piles_of, shape_of, stores_of, way_of};

/// The board: a move is chosen as in a game.
#[component]
pub(super) fn Field(
    /// What all pages share.
    desk: Desk,
    /// The table before the move; who plays alone sits at the bottom.
    table: Signal<Table>,
    /// What was played last, and the number of its motions.
    turn: Signal<Option<(Turn, u64)>>,
    /// Whether the stones lie still.
    rests: Signal<bool>,
    /// Whether a move is to be found.
    open: Signal<bool>,
    /// A move was chosen.
    on_move: Callback<Move>,
    /// The motions of this number have come to an end.
    on_shown: Callback<u64>,
    /// The squares that somebody has marked.
    #[prop(into, default = Signal::stored(Marks::default()))]
    signs: Signal<Marks>,
    /// A square was tapped while no move is to be found; without this nothing is done then.
    #[prop(optional, into)]
    on_tap: Option<Callback<usize>>,
    /// Whether such a tap does something.
    #[prop(into, default = Signal::stored(false))]
    tappable: Signal<bool>,
) -> impl IntoView {
    let (words, settings) = (desk.play.tools.words, desk.play.tools.settings);
    let position = Memo::new(move || match turn.get() {
        Some((turn, _)) => turn.after,
        None => *table.get().position(),
    });
    let shape = Memo::new(move || shape_of(position.get().rules()).expect("a position has a board"));
    let labels = Signal::derive(move || {
        let labels = labels_of(position.get().ring());
        if settings.labels.get() { labels } else { vec![String::new(); labels.len()] }
    });
    let descriptions = Signal::derive(move || {
        let (words, mut table) = (words.get(), table.get());
        let played = turn.get().map(|(turn, _)| turn.mv);
        // What was shown can be played.
        let _ = played.map(|mv| table.play(mv));
        // Where several people play, or one plays for all, no row is theirs.
        let is_alone = table.seats().filter(|&seat| table.player(seat).is_person()).count() == 1;
        let told_to = is_alone.then_some(oanquan::Seat::FIRST);
        let ring = table.position().ring();
        let (study, signs) = (desk.study.get(), signs.get());
        let square = |square| {
            let told = tell::square(words, &table, square, told_to);
            match signs.get(square) {
                Some(colour) => study.analysis_marked(&told, word_of(colour)),
                None => told,
            }
        };
        ring.squares().map(square).collect::<Vec<_>>()
    });
    let names = Signal::derive(move || {
        let (words, table) = (words.get(), table.get());
        table.seats().map(|seat| tell::name(words, &table, seat)).collect::<Vec<_>>()
    });
    let is_open = Memo::new(move || open.get() && rests.get());
    let playable = Memo::new(move || if is_open.get() { playable(&position.get()) } else { Vec::new() });
    let marks = Memo::new(move || {
        let rings = signs.with(|signs| {
            signs
                .iter()
                .map(|(square, colour)| Mark::Ring(square.index(), class_of(colour)))
                .collect::<Vec<_>>()
        });
        let shown = rests.get().then(|| turn.get()).flatten();
        rings.into_iter().chain(shown.map(|(turn, _)| marks(&turn)).unwrap_or_default()).collect::<Vec<_>>()
    });
    let motions = Signal::derive(move || {
        let (turn, number) = turn.get()?;
        Some(Motions { number, ..motions_of(&turn.before, &turn.steps, &turn.after) })
    });
    let choose = move |(square, way): (usize, Way)| {
        let ring = position.get_untracked().ring();
        let label = ring.square(square).and_then(|square| ring.label(square));
        if let Some(label) = label {
            on_move.run(Move { label, direction: direction_of(way) });
        }
    };
    view! {
        <div class="game-board study-board" class:game-board-many=move || { shape.get().seats > 2 }
            data-testid="board" data-rests=move || rests.get().to_string()>
            <Board shape=shape labels=labels descriptions=descriptions
                squares=Signal::derive(move || piles_of(&position.get()))
                stores=Signal::derive(move || stores_of(&position.get()))
                names=names turn=Signal::derive(move || {
                    let turn = position.get().turn().number();
                    is_open.get().then_some(turn)
                })
                playable=playable motions=motions speed=settings.speed marks=marks words=words
                tappable=tappable
                on_choice=choose
                on_refused=move |square| on_tap.into_iter().for_each(|tap| tap.run(square))
                on_shown=on_shown
                on_sound=move |sound| desk.play.hear(sound)/>
        </div>
    }
}

/// What the catalogue calls a colour.
pub(super) const fn word_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "green",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Blue => "blue",
    }
}

/// The ring round a marked square: each colour has a line of its own shape.
const fn class_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "study-sign study-sign-green",
        Colour::Red => "study-sign study-sign-red",
        Colour::Yellow => "study-sign study-sign-yellow",
        Colour::Blue => "study-sign study-sign-blue",
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
