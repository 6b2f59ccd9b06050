//! The component: its properties, and what its parts share.

use std::sync::atomic::{AtomicUsize, Ordering};

use oanquan_view::prelude::*;
use oanquan_words::Words;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::decimal::{px, translate};
use crate::input::Press;
use crate::layout::{Layout, Request};
use crate::mark::{Mark, Playable, PreviewMarks};
use crate::motion::{Motions, Pile, Sound, Speed, Store};
use crate::shape::{Shape, Way};
use crate::show::Show;
use crate::view::{
    arrows::arrows,
    ground::ground,
    square::{square, writing},
    stones::definitions,
    tray::tray,
};

/// The most squares there are: four seats, rows of five.
const SQUARES: usize = 24;
/// The most seats there are.
const SEATS: usize = 4;
/// The box is taken to be so large until the browser has told its size.
const BEFORE_MEASURED: (f64, f64) = (800.0, 420.0);

/// What the parts of a board share.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    number: usize,
    pub(crate) shape: Memo<Shape>,
    pub(crate) layout: Memo<Layout>,
    pub(crate) labels: Signal<Vec<String>>,
    pub(crate) descriptions: Signal<Vec<String>>,
    pub(crate) names: Signal<Vec<String>>,
    pub(crate) turn: Signal<Option<u8>>,
    pub(crate) viewer: Signal<u8>,
    playable: Signal<Vec<Playable>>,
    pub(crate) tappable: Signal<bool>,
    pub(crate) preview: Signal<Option<PreviewMarks>>,
    pub(crate) marks: Signal<Vec<Mark>>,
    pub(crate) words: Signal<Words>,
    pub(crate) small: bool,
    pub(crate) on_choice: Callback<(usize, Way)>,
    pub(crate) on_considered: Callback<Option<(usize, Way)>>,
    pub(crate) on_refused: Callback<usize>,
    pub(crate) on_shown: Callback<u64>,
    pub(crate) on_sound: Callback<Sound>,
    /// What is drawn in the squares now.
    pub(crate) squares: [RwSignal<Pile>; SQUARES],
    /// What is drawn in the stores now.
    pub(crate) stores: [RwSignal<Store>; SEATS],
    pub(crate) lit_squares: [RwSignal<bool>; SQUARES],
    pub(crate) lit_stores: [RwSignal<bool>; SEATS],
    /// The square whose arrows are shown.
    pub(crate) picked: RwSignal<Option<usize>>,
    /// The way a finger that drags means.
    pub(crate) meant: RwSignal<Option<Way>>,
    /// The square that Tab comes to.
    pub(crate) focused: RwSignal<usize>,
    /// Whether motions are being shown.
    pub(crate) moving: RwSignal<bool>,
    /// Whether they wait for a tap.
    pub(crate) waiting: RwSignal<bool>,
    pub(crate) root: NodeRef<web_sys::HtmlElement>,
    pub(crate) press: StoredValue<Press>,
    pub(crate) show: StoredValue<Option<Show>>,
}

/// The board. See the crate for how it wants to be used.
#[component]
pub fn Board(
    /// The ring.
    #[prop(into)]
    shape: Signal<Shape>,
    /// What is printed in each square: "7", "M0".
    #[prop(into)]
    labels: Signal<Vec<String>>,
    /// The accessible name of each square.
    #[prop(into)]
    descriptions: Signal<Vec<String>>,
    /// What lies in each square.
    #[prop(into)]
    squares: Signal<Vec<Pile>>,
    /// What each seat holds.
    #[prop(into)]
    stores: Signal<Vec<Store>>,
    /// What each seat is called.
    #[prop(into)]
    names: Signal<Vec<String>>,
    /// Who is to move.
    #[prop(into)]
    turn: Signal<Option<u8>>,
    /// The seat nearest to the reader.
    #[prop(into, default = Signal::stored(0))]
    viewer: Signal<u8>,
    /// Two people sit on two sides of the screen: the far one's text is turned round.
    #[prop(into, default = Signal::stored(false))]
    face_to_face: Signal<bool>,
    /// What may be chosen now.
    #[prop(into, default = Signal::stored(Vec::new()))]
    playable: Signal<Vec<Playable>>,
    /// Every square may be tapped though none can be played, as where stones are set up: `on_refused` tells which.
    #[prop(into, default = Signal::stored(false))]
    tappable: Signal<bool>,
    /// The turn to show.
    #[prop(into, default = Signal::stored(None))]
    motions: Signal<Option<Motions>>,
    /// How fast.
    #[prop(into, default = Signal::stored(Speed::Normal))]
    speed: Signal<Speed>,
    /// What the considered move would do.
    #[prop(into, default = Signal::stored(None))]
    preview: Signal<Option<PreviewMarks>>,
    /// Signs on squares: the last move, a hint.
    #[prop(into, default = Signal::stored(Vec::new()))]
    marks: Signal<Vec<Mark>>,
    /// A move was chosen.
    #[prop(optional, into)]
    on_choice: Option<Callback<(usize, Way)>>,
    /// A move is being considered: an arrow is pointed at or focused; `None` when no longer.
    #[prop(optional, into)]
    on_considered: Option<Callback<Option<(usize, Way)>>>,
    /// A square was tapped that cannot be played.
    #[prop(optional, into)]
    on_refused: Option<Callback<usize>>,
    /// The motions of this number are at rest.
    #[prop(optional, into)]
    on_shown: Option<Callback<u64>>,
    /// Something would be heard.
    #[prop(optional, into)]
    on_sound: Option<Callback<Sound>>,
    /// A miniature: no stores, no input.
    #[prop(optional)]
    small: bool,
    /// The language.
    #[prop(into)]
    words: Signal<Words>,
) -> impl IntoView {
    static BOARDS: AtomicUsize = AtomicUsize::new(0);

    let size = RwSignal::new(BEFORE_MEASURED);
    let shape = Memo::new(move || shape.get());
    let layout = Memo::new(move || {
        let (width, height) = size.get();
        Layout::new(&Request {
            shape: shape.get(),
            viewer: viewer.get(),
            face_to_face: face_to_face.get(),
            small,
            width,
            height,
        })
    });
    let scene = Scene {
        number: BOARDS.fetch_add(1, Ordering::Relaxed),
        shape,
        layout,
        labels,
        descriptions,
        names,
        turn,
        viewer,
        playable,
        tappable,
        preview,
        marks,
        words,
        small,
        on_choice: on_choice.unwrap_or_else(|| Callback::new(|_| ())),
        on_considered: on_considered.unwrap_or_else(|| Callback::new(|_| ())),
        on_refused: on_refused.unwrap_or_else(|| Callback::new(|_| ())),
        on_shown: on_shown.unwrap_or_else(|| Callback::new(|_| ())),
        on_sound: on_sound.unwrap_or_else(|| Callback::new(|_| ())),
        squares: std::array::from_fn(|_| RwSignal::new(Pile::default())),
        stores: std::array::from_fn(|_| RwSignal::new(Store::default())),
        lit_squares: std::array::from_fn(|_| RwSignal::new(false)),
        lit_stores: std::array::from_fn(|_| RwSignal::new(false)),
        picked: RwSignal::new(None),
        meant: RwSignal::new(None),
        focused: RwSignal::new(0),
        moving: RwSignal::new(false),
        waiting: RwSignal::new(false),
        root: NodeRef::new(),
        press: StoredValue::new(Press::default()),
        show: StoredValue::new(None),
    };
    measure(scene.root, size);

    let stage = NodeRef::new();
    let show = Show::new(scene, stage);
    scene.show.set_value(Some(show.clone()));
    Effect::new(move |_| show.update(motions.get(), &squares.get(), &stores.get(), speed.get_untracked()));
    Effect::new(move |_| scene.focused.set(usize::from(viewer.get()) * shape.get().part()));
    // A square that can no longer be played loses its arrows.
    Effect::new(move |_| {
        if scene.picked.get().is_some_and(|square| scene.ways(square).is_empty()) {
            scene.put_back();
        }
    });
    on_window("visibilitychange", move |_: web_sys::Event| {
        if document().hidden() {
            scene.end_motions();
        }
    });
    on_cleanup(move || {
        scene.show.try_with_value(|show| show.as_ref().map(Show::stop));
    });

    // A memo, for squares that are made anew lose the focus.
    let seen_from = Memo::new(move || (shape.get(), viewer.get()));
    let all_squares = move || {
        let (ring, viewer) = seen_from.get();
        let (squares, first) = (ring.squares(), usize::from(viewer) * ring.part());
        // In the order in which one reads them: the own row first, then round the ring.
        (0..squares).map(|place| square(scene, (first + place) % squares)).collect_view()
    };
    let all_writing = move || (0..shape.get().squares()).map(|place| writing(scene, place)).collect_view();
    let all_trays = move || {
        let seats = if small { 0 } else { shape.get().seats };
        (0..seats).map(|seat| tray(scene, seat)).collect_view()
    };
    view! {
        <div class="board" class:board-small=small class:board-moving=move || scene.moving.get() node_ref=scene.root
            on:click=move |_| scene.ground_click()
            on:keydown=move |event| scene.board_key(&event)>
            <svg class="board-drawing" role=if small { "img" } else { "group" }
                aria-label=move || words.get().board_name()
                width=move || layout.with(|layout| px(layout.width))
                height=move || layout.with(|layout| px(layout.height))
                on:pointermove=move |event| scene.drag(&event)
                on:pointerup=move |event| scene.release(&event)
                on:pointercancel=move |_| scene.let_go()
                on:pointerleave=move |_| scene.let_go()>
                {definitions(scene)}
                {ground(scene)}
                {all_trays}
                {all_squares}
                <g class="board-writing" aria-hidden="true">{all_writing}</g>
                {arrows(scene)}
                <g class="board-air" aria-hidden="true" node_ref=stage></g>
                {move || scene.waiting.get().then(|| next_lap(scene))}
            </svg>
        </div>
    }
}

/// Says that a tap shows the next lap.
fn next_lap(scene: Scene) -> impl IntoView {
    let text = scene.words.get().board_next_lap();
    let width = 9.2 * text.chars().count() as f64 + 34.0;
    let middle = scene.layout.with(Layout::middle);
    view! {
        <g class="board-next" transform=translate(middle)>
            <rect x=px(-0.5 * width) y="-17" width=px(width) height="34" rx="17"/>
            <text y="6" text-anchor="middle">{text}</text>
        </g>
    }
}

/// Keeps `size` what the box of an element is.
fn measure(root: NodeRef<web_sys::HtmlElement>, size: RwSignal<(f64, f64)>) {
    root.on_load(move |element| {
        let target = element.clone();
        let measure = move || {
            let now = (f64::from(element.client_width()), f64::from(element.client_height()));
            // A box that is not shown has no size, and a board in it needs none.
            if now.0 > 0.0 && now.1 > 0.0 && size.try_get_untracked().is_some_and(|known| known != now) {
                size.set(now);
            }
        };
        measure();
        let observed = Closure::<dyn FnMut()>::new(measure);
        match web_sys::ResizeObserver::new(observed.as_ref().unchecked_ref()) {
            Ok(observer) => {
                observer.observe(&target);
                let keep = StoredValue::new(Some((observer, observed)));
                on_cleanup(move || {
                    if let Some((observer, _)) = keep.try_update_value(Option::take).flatten() {
                        observer.disconnect();
                    }
                });
            }
            // Without an observer the board keeps the size it has first.
            Err(error) => warn(&format!("no ResizeObserver: {error:?}")),
        }
    });
}

impl Scene {
    /// An id in this page that no other board uses.
    pub(crate) fn id(self, part: &str) -> String {
        format!("board{}-{part}", self.number)
    }

    /// A reference to such an id in an attribute.
    pub(crate) fn reference(self, part: &str) -> String {
        format!("url(#{})", self.id(part))
    }

    /// The ways in which a square may be played now; none when it may not.
    pub(crate) fn ways(self, square: usize) -> Vec<Way> {
        self.playable
            .with(|playable| {
                playable.iter().find(|choice| choice.square == square).map(|choice| choice.ways.clone())
            })
            .unwrap_or_default()
    }
}
