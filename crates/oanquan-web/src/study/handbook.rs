//! The rules page: sentences, and below each a board with its position, one at a time.

use oanquan::Move;
use oanquan_session::{Arrangement, Table, Turn, tell};
use oanquan_study::handbook::{Entry, SECTIONS, Section};
use oanquan_view::prelude::*;

use super::Desk;
use super::field::Field;

/// A board below a sentence.
#[derive(Clone)]
struct Scene {
    entry: &'static Entry,
    /// The table before the last move; all seats are played by whoever reads.
    before: Table,
    /// The table now.
    now: Table,
    /// What was played last, and the number of its motions.
    turn: Option<(Turn, u64)>,
}

impl Scene {
    fn of(entry: &'static Entry) -> Scene {
        let position = entry.case.position();
        let arrangement =
            Arrangement { rules: *position.rules(), first: Some(position), ..Arrangement::default() };
        let table = Table::new(arrangement).expect("the rules of a case have no faults");
        Scene { entry, before: table.clone(), now: table, turn: None }
    }

    /// The next of the moves that show the rule, while nobody has played another one.
    fn shown(&self) -> Option<Move> {
        let played = self.now.game().moves();
        let moves: Vec<Move> = self.entry.case.moves().collect();
        if moves.starts_with(played) { moves.get(played.len()).copied() } else { None }
    }
}

/// The page at work.
#[derive(Clone, Copy)]
struct Room {
    desk: Desk,
    /// The board that is open.
    scene: RwSignal<Option<Scene>>,
    /// Whether the stones lie still.
    rests: RwSignal<bool>,
    motions: StoredValue<u64>,
}

/// The rules page.
pub(super) fn page(desk: Desk) -> View {
    let room =
        Room { desk, scene: RwSignal::new(None), rests: RwSignal::new(true), motions: StoredValue::new(0) };
    let study = desk.study;
    let sections = SECTIONS.iter().map(|section| part(room, section)).collect_view();
    view! {
        <div class="handbook" data-testid="handbook">
            <p>{move || study.get().handbook_about()}</p>
            {sections}
        </div>
    }
    .into_view()
}

fn part(room: Room, section: &'static Section) -> View {
    let study = room.desk.study;
    let note = move || {
        let note = section.note(study.get());
        note.map(|note| view! { <p class="handbook-note" data-testid="handbook-note">{note}</p> })
    };
    view! {
        <section data-testid=format!("handbook-{}", section.id)>
            <h3>{move || section.title(study.get())}</h3>
            {note}
            <ul class="handbook-list">{section.entries.iter().map(|entry| sentence(room, entry)).collect_view()}</ul>
        </section>
    }
    .into_view()
}

/// A sentence, and the button that opens the board below it.
fn sentence(room: Room, entry: &'static Entry) -> View {
    let (words, study) = (room.desk.play.tools.words, room.desk.study);
    let is_open =
        Memo::new(move || room.scene.with(|scene| scene.as_ref().is_some_and(|it| it.entry == entry)));
    let heading = move || entry.heading(words.get()).map(|heading| view! { <strong>{heading}". "</strong> });
    let range = move || {
        let (low, high) = entry.range()?;
        Some(format!(" {}", study.get().handbook_range(low, high)))
    };
    let has_differences = entry.differences().next().is_some();
    let differences = has_differences.then(|| {
        let list = entry.differences().map(|other| difference(room, other)).collect_view();
        view! { <ul class="handbook-differences" data-testid="handbook-differences">{list}</ul> }
    });
    let id = format!("handbook-text-{}", entry.key());
    let described = id.clone();
    view! {
        <li data-testid=format!("entry-{}", entry.key())>
            <p id=id>
                {heading}
                {move || entry.text(words.get(), study.get())}
                {range}
                " "<span class="quiet">{move || study.get().handbook_number(entry.number.into())}</span>
            </p>
            {differences}
            <button type="button" class="plain" data-testid=format!("open-{}", entry.key())
                aria-expanded=move || is_open.get().to_string() aria-describedby=described
                on:click=move |_| room.toggle(entry)>
                {move || study.get().handbook_board()}
            </button>
            {move || is_open.get().then(|| board(room, entry))}
        </li>
    }
    .into_view()
}

/// A value that a rule set with a name has otherwise than the standard one.
fn difference(room: Room, entry: &'static Entry) -> View {
    let (words, study) = (room.desk.play.tools.words, room.desk.study);
    let heading = move || entry.heading(words.get()).map(|heading| view! { <strong>{heading}". "</strong> });
    view! { <li>{heading}{move || entry.text(words.get(), study.get())}</li> }.into_view()
}

/// The board that is open, and what can be done at it.
fn board(room: Room, entry: &'static Entry) -> View {
    let desk = room.desk;
    let (words, study) = (desk.play.tools.words, desk.study);
    // While the board goes away, what it shows is asked for once more.
    let before = move || room.scene.with(|scene| scene.as_ref().map(|scene| scene.before.clone()));
    let table = Signal::derive(move || before().unwrap_or_else(|| Scene::of(entry).before));
    let turn = Signal::derive(move || room.scene.with(|scene| scene.as_ref()?.turn.clone()));
    let goes_on =
        Signal::derive(move || room.scene.with(|scene| scene.as_ref().is_some_and(|it| !it.now.is_over())));
    let is_shown = Memo::new(move || room.rests.get() && room.shown().is_some());
    let is_moved = Memo::new(move || turn.get().is_some());
    let rules = move || study.get().handbook_rules(&table.get().position().rules().to_string());
    let told = move || room.rests.get().then(|| room.told(words.get())).map(said);
    view! {
        <div class="handbook-board" data-testid="handbook-board">
            <p class="quiet">{rules}</p>
            <Field desk table=table turn=turn rests=room.rests.into() open=goes_on
                on_move=Callback::new(move |mv| room.play(mv))
                on_shown=Callback::new(move |number| room.has_shown(number))/>
            <div class="handbook-told" data-testid="handbook-told">{told}</div>
            <div class="handbook-tools">
                <button type="button" class="tool-main" data-testid="handbook-show"
                    disabled=move || !is_shown.get() on:click=move |_| room.show()>
                    {move || study.get().handbook_show()}
                </button>
                <button type="button" data-testid="handbook-again"
                    disabled=move || !is_moved.get() on:click=move |_| room.again()>
                    {move || study.get().handbook_again()}
                </button>
            </div>
        </div>
    }
    .into_view()
}

fn said(lines: Vec<String>) -> View {
    lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
}

impl Room {
    fn toggle(self, entry: &'static Entry) {
        let is_open = self.scene.with_untracked(|scene| scene.as_ref().is_some_and(|it| it.entry == entry));
        self.rests.set(true);
        self.scene.set((!is_open).then(|| Scene::of(entry)));
    }

    fn shown(self) -> Option<Move> {
        self.scene.with(|scene| scene.as_ref()?.shown())
    }

    /// Plays the next of the moves that show the rule.
    fn show(self) {
        if let Some(mv) = untrack(|| self.shown()) {
            self.play(mv);
        }
    }

    fn play(self, mv: Move) {
        if !self.rests.get_untracked() {
            return;
        }
        let Some(mut scene) = self.scene.get_untracked() else { return };
        let before = scene.now.clone();
        let Ok(turn) = scene.now.play(mv) else { return };
        self.motions.update_value(|number| *number += 1);
        self.rests.set(false);
        self.scene.set(Some(Scene { before, turn: Some((turn, self.motions.get_value())), ..scene }));
    }

    fn has_shown(self, number: u64) {
        if self.motions.get_value() != number || self.rests.get_untracked() {
            return;
        }
        self.rests.set(true);
        let words = self.desk.play.tools.words.get_untracked();
        self.desk.play.tools.announcer.say(untrack(|| self.told(words)).join(" "));
    }

    fn again(self) {
        self.rests.set(true);
        self.scene.update(|scene| {
            if let Some(open) = scene {
                *open = Scene::of(open.entry);
            }
        });
    }

    /// What was played last, and the end when it has come.
    fn told(self, words: oanquan_words::Words) -> Vec<String> {
        self.scene.with(|scene| {
            let Some((scene, (turn, _))) = scene.as_ref().and_then(|it| Some((it, it.turn.as_ref()?))) else {
                return Vec::new();
            };
            let mut told = vec![tell::turn(words, &scene.before, turn)];
            told.extend(tell::ending(words, &scene.now));
            told
        })
    }
}
