//! A tiny board that shows what a value of an option does.

use std::time::Duration;

use oanquan::{Position, Step};
use oanquan_board::{Board, Mark, Motions, Speed};
use oanquan_session::{Turn, tell};
use oanquan_view::prelude::*;
use oanquan_words::Words;

use super::demonstration::Demonstration;
use super::options::RuleOption;
use super::tell as tell_rules;
use crate::motions::{labels_of, motions_of, piles_of, shape_of, stores_of, way_of};
use crate::settings::Settings;

/// So long the position is looked at before a move begins.
const LOOK: Duration = Duration::from_millis(900);

/// What the board shows: a demonstration, and how many of its turns have been played.
#[derive(Clone)]
struct Scene {
    demonstration: Demonstration,
    played: usize,
    /// The number of the last turn that was shown.
    number: u64,
}

impl Scene {
    fn position(&self) -> &Position {
        match self.played.checked_sub(1) {
            None => &self.demonstration.turns[0].before,
            Some(last) => &self.demonstration.turns[last].after,
        }
    }

    fn motions(&self) -> Option<Motions> {
        let turn = &self.demonstration.turns[self.played.checked_sub(1)?];
        Some(Motions { number: self.number, ..motions_of(&turn.before, &turn.steps, &turn.after) })
    }

    /// The move to come, and when there is none the one that was played.
    fn marks(&self) -> Vec<Mark> {
        let turns = &self.demonstration.turns;
        match turns.get(self.played) {
            Some(next) => {
                square_of(next).map(|square| Mark::Hint(square, way_of(next.mv.direction))).collect()
            }
            None => turns.last().map(played_marks).unwrap_or_default(),
        }
    }
}

fn square_of(turn: &Turn) -> impl Iterator<Item = usize> {
    turn.before.ring().citizen_square(turn.mv.label).map(oanquan::Square::index).into_iter()
}

fn played_marks(turn: &Turn) -> Vec<Mark> {
    let taken = turn.steps.iter().filter_map(|step| match step {
        Step::Capture { square, .. } => Some(Mark::Taken(square.index())),
        _ => None,
    });
    square_of(turn).map(|square| Mark::Last(square, way_of(turn.mv.direction))).chain(taken).collect()
}

/// The board of an option: plays when it comes, when another value is chosen, and again when asked.
#[component]
pub(super) fn TinyBoard(
    /// The option.
    option: RuleOption,
    /// The place of the value.
    place: Memo<usize>,
    /// Changes when it shall play again.
    again: RwSignal<u32>,
    /// The language.
    words: Signal<Words>,
    /// How fast motions are.
    settings: Settings,
) -> impl IntoView {
    let of = move |place| Scene { demonstration: Demonstration::of(&option, place), played: 0, number: 0 };
    let scene = RwSignal::new(of(place.get_untracked()));
    let timer = StoredValue::new(None::<Planned>);
    let stop = move || {
        if let Some(waiting) = timer.try_update_value(Option::take).flatten() {
            waiting.cancel();
        }
    };
    let play_next = move || {
        stop();
        let next = move || {
            scene.update(|scene| {
                scene.played += 1;
                scene.number += 1;
            });
        };
        // Without a timer the position stays what it is, with the move marked.
        timer.set_value(set_timeout(next, LOOK).ok());
    };
    Effect::new(move |_| {
        again.track();
        let number = scene.with_untracked(|scene| scene.number);
        scene.set(Scene { number, ..of(place.get()) });
        play_next();
    });
    on_cleanup(stop);
    let shown = move |number: u64| {
        let is_more = scene
            .with_untracked(|scene| scene.number == number && scene.played < scene.demonstration.turns.len());
        if is_more {
            play_next();
        }
    };
    let speed = Signal::derive(move || match settings.speed.get() {
        // Nobody taps on a tiny board.
        Speed::Step => Speed::Slow,
        speed => speed,
    });
    let shape = Memo::new(move || {
        scene.with(|scene| shape_of(scene.position().rules())).expect("a position has a board")
    });
    let labels = Signal::derive(move || scene.with(|scene| labels_of(scene.position().ring())));
    view! {
        <figure class="form-demonstration" data-testid=format!("board-{}", option.name)>
            <div class="form-board" class:form-board-many=move || { shape.get().seats > 2 }>
                <Board
                    shape=shape
                    labels=labels
                    descriptions=labels
                    squares=Signal::derive(move || scene.with(|scene| piles_of(scene.position())))
                    stores=Signal::derive(move || scene.with(|scene| stores_of(scene.position())))
                    names=Signal::derive(move || names(words.get(), scene))
                    turn=Signal::derive(move || scene.with(|scene| Some(scene.position().turn().number())))
                    motions=Signal::derive(move || scene.with(Scene::motions))
                    speed=speed
                    marks=Signal::derive(move || scene.with(Scene::marks))
                    on_shown=Callback::new(shown)
                    small=true
                    words=words
                />
            </div>
            <figcaption>
                <strong>
                    {move || {
                        let words = words.get();
                        let name = words.rules_option_name(option.name);
                        words.setup_shown(&name, &tell_rules::value_name(words, &option, place.get()))
                    }}
                </strong>
                {move || scene.with(|scene| story(words.get(), &scene.demonstration))
                    .into_iter().map(|told| view! { <p>{told}</p> }).collect_view()}
            </figcaption>
        </figure>
    }
}

/// What happens, and whether the game goes on, in sentences.
fn story(words: Words, demonstration: &Demonstration) -> Vec<String> {
    let Demonstration { table, turns } = demonstration;
    let mut told: Vec<String> = turns.iter().map(|turn| tell::turn(words, table, turn)).collect();
    told.extend(tell::ending(words, table));
    // Nothing when the game is over.
    told.extend(tell::to_move(words, table));
    told
}

fn names(words: Words, scene: RwSignal<Scene>) -> Vec<String> {
    scene.with(|scene| {
        let table = &scene.demonstration.table;
        table.seats().map(|seat| tell::name(words, table, seat)).collect()
    })
}

/// A tiny board on which nothing happens.
pub(super) fn still(words: Signal<Words>, position: &Position) -> View {
    let Some(shape) = shape_of(position.rules()) else { return ().into_view() };
    let many = shape.seats > 2;
    let labels = labels_of(position.ring());
    view! {
        <div class="form-board" class:form-board-many=many>
            <Board
                shape=Signal::stored(shape)
                labels=Signal::stored(labels.clone())
                descriptions=Signal::stored(labels)
                squares=Signal::stored(piles_of(position))
                stores=Signal::stored(stores_of(position))
                names=Signal::stored(Vec::new())
                turn=Signal::stored(Some(position.turn().number()))
                small=true
                words=words
            />
        </div>
    }
}
