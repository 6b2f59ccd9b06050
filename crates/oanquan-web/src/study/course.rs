//! The course: a list of lessons, and a lesson at its board. How far one has come is kept on the device.

use oanquan::{Move, Position, Seat, Step};
use oanquan_session::{Arrangement, Player, Strength, Table, Turn, tell};
use oanquan_study::course::{Attempt, LESSONS, Lesson, Progress};
use oanquan_view::prelude::*;

use super::Desk;
use super::field::Field;
use crate::game::focus_board;
use crate::place::Place;
use crate::shelf::disk::{Browser, Disk};

/// The name in the storage.
const KEY: &str = "oanquan:course";

/// A lesson that is being learnt.
#[derive(Clone, Copy)]
struct Room {
    desk: Desk,
    progress: RwSignal<Progress>,
    /// The place of the lesson in the course.
    number: RwSignal<usize>,
    /// What was played last, and the number of its motions.
    turn: RwSignal<Option<(Turn, u64)>>,
    /// What it came to.
    attempt: RwSignal<Option<Attempt>>,
    /// Whether the stones lie still.
    rests: RwSignal<bool>,
    /// How many moves of this lesson were not enough.
    missed: RwSignal<u32>,
    /// What is said before the board.
    before: NodeRef<web_sys::HtmlElement>,
    motions: StoredValue<u64>,
}

/// The page of the course.
pub(super) fn page(desk: Desk) -> View {
    let kept = Browser::open().and_then(|disk| disk.read(KEY));
    let progress = kept.map(|text| Progress::read(&text)).unwrap_or_default();
    let next = progress.next();
    let number = LESSONS.iter().position(|lesson| next.is_some_and(|next| next.id == lesson.id)).unwrap_or(0);
    let room = Room {
        desk,
        progress: RwSignal::new(progress),
        number: RwSignal::new(number),
        turn: RwSignal::new(None),
        attempt: RwSignal::new(None),
        rests: RwSignal::new(true),
        missed: RwSignal::new(0),
        before: NodeRef::new(),
        motions: StoredValue::new(0),
    };
    let study = desk.study;
    view! {
        <section class="course" data-testid="course" data-lesson=move || room.lesson().id
            data-stage=move || room.stage()>
            <div class="course-lesson" node_ref=room.before>
                <h3 data-testid="course-title">{move || room.lesson().title(study.get())}</h3>
                <p>{move || room.lesson().text(study.get())}" "
                    <span class="quiet" data-testid="course-rules">{move || room.rules()}</span></p>
                <p class="course-task"><strong>{move || study.get().course_task()}</strong>" "
                    {move || room.lesson().task.told(study.get())}</p>
            </div>
            {move || room.refill().map(|refill| view! { <p data-testid="course-refill">{refill}</p> })}
            <Field desk
                table=Signal::derive(move || room.seen_table())
                turn=Signal::derive(move || room.seen_turn())
                rests=room.rests.into()
                open=Signal::derive(move || room.attempt.get().is_none())
                on_move=Callback::new(move |mv| room.play(mv))
                on_shown=Callback::new(move |number| room.has_shown(number))/>
            {reaction(room)}
            <p class="quiet" data-testid="course-progress">{move || {
                let done = room.progress.with(Progress::count);
                study.get().course_progress(done as i64, LESSONS.len() as i64)
            }}</p>
            <nav aria-label=move || study.get().course_lessons()><ol class="course-list">{list(room)}</ol></nav>
        </section>
    }
    .into_view()
}

/// What is said of a move, and what can be done then. It is announced when it arises, so this is no live region.
fn reaction(room: Room) -> View {
    let study = room.desk.study;
    let attempt = Memo::new(move || if room.rests.get() { room.attempt.get() } else { None });
    let is_solved = move || attempt.get().is_some_and(Attempt::is_solved);
    let said = move || attempt.get().map(|_| view! { <p>{room.verdict()}</p> });
    let told = move || attempt.get().map(|_| room.told_turn().into_iter().map(quiet).collect_view());
    let hint = move || {
        (room.missed.get() > 0 && !is_solved()).then(|| {
            let told = room.lesson().hint(study.get());
            view! { <p class="quiet" data-testid="course-hint">{study.get().course_hint_label()}": "{told}</p> }
        })
    };
    let is_last = Memo::new(move || room.progress.with(|progress| progress.next().is_none()));
    view! {
        <div class="course-reaction" data-testid="course-reaction" class:course-right=is_solved>
            {said}
            {told}
            {hint}
        </div>
        <div class="course-tools">
            <Show when=move || attempt.get().is_some()>
                <button type="button" class:tool-main=move || !is_solved() data-testid="course-again"
                    on:click=move |_| room.retry()>
                    {move || study.get().course_again()}
                </button>
            </Show>
            <Show when=move || is_solved() && !is_last.get()>
                <button type="button" class="tool-main" data-testid="course-next" on:click=move |_| room.next()>
                    {move || study.get().course_next()}
                </button>
            </Show>
        </div>
        <Show when=move || is_last.get()>
            <p class="course-right" data-testid="course-finished">
                {move || study.get().course_finished()}" "
                <a href=Place::Play.hash()>{move || study.get().course_play()}</a>
            </p>
        </Show>
    }
    .into_view()
}

fn quiet(line: String) -> View {
    view! { <p class="quiet">{line}</p> }.into_view()
}

/// The lessons, each to be gone to.
fn list(room: Room) -> View {
    let study = room.desk.study;
    LESSONS
        .iter()
        .enumerate()
        .map(|(number, lesson)| {
            let is_done = move || room.progress.with(|progress| progress.has(lesson));
            view! {
                <li>
                    <button type="button" class="plain" data-testid=format!("lesson-{}", lesson.id)
                        aria-current=move || (room.number.get() == number).then_some("true")
                        on:click=move |_| room.go(number)>
                        <span>{move || study.get().course_number(number as i64 + 1)}" "
                            {move || lesson.title(study.get())}</span>
                        {move || is_done().then(|| view! {
                            <span class="course-done">"✓"<span class="unseen">{study.get().course_done()}</span></span>
                        })}
                    </button>
                </li>
            }
        })
        .collect_view()
}

/// A table on which a position of a lesson lies.
fn table_at(position: Position) -> Table {
    let rules = *position.rules();
    let mut arrangement = Arrangement { rules, first: Some(position), ..Arrangement::default() };
    for seat in Seat::all(rules.seats) {
        let is_learner = seat == Seat::FIRST;
        arrangement.players[seat] =
            if is_learner { Player::person() } else { Player::Computer(Strength::Level(1)) };
    }
    Table::new(arrangement).expect("the rules of a lesson have no faults")
}

impl Room {
    fn lesson(self) -> &'static Lesson {
        &LESSONS[self.number.get()]
    }

    /// The numbers of the rules that the lesson is about, as the rules page has them.
    fn rules(self) -> String {
        let study = self.desk.study.get();
        let numbers = self.lesson().rules.iter().map(|rule| study.handbook_number((*rule).into()));
        numbers.collect::<Vec<_>>().join(", ")
    }

    /// A word for how far one is, for tests.
    fn stage(self) -> &'static str {
        match self.attempt.get().filter(|_| self.rests.get()) {
            None => "open",
            Some(Attempt::Solved) => "solved",
            Some(Attempt::Missed(_)) => "missed",
        }
    }

    /// The table of the lesson: the learner sits at the bottom.
    fn table(self) -> Table {
        table_at(self.lesson().position())
    }

    /// What the learner has to refill first, while nothing has been played.
    fn refill(self) -> Option<String> {
        let words = self.desk.play.tools.words.get();
        if self.turn.with(Option::is_some) { None } else { tell::must_refill(words, &self.table()) }
    }

    /// The table as it is seen: an empty row has been refilled, as in a game, so that there is something to choose
    /// from (R5).
    fn seen_table(self) -> Table {
        let position = self.lesson().position();
        table_at(position.refilled(&mut ()).unwrap_or(position))
    }

    /// What was played as it is seen: without the refill.
    fn seen_turn(self) -> Option<(Turn, u64)> {
        let (turn, number) = self.turn.get()?;
        let mut refill: Vec<Step> = Vec::new();
        let before = turn.before.refilled(&mut refill).unwrap_or(turn.before);
        let steps = turn.steps[refill.len()..].to_vec();
        Some((Turn { before, steps, ..turn }, number))
    }

    fn play(self, mv: Move) {
        if self.attempt.get_untracked().is_some() {
            return;
        }
        let lesson = untrack(|| self.lesson());
        let attempt = lesson.task.attempt(&lesson.position(), mv);
        let (Some(attempt), Ok(turn)) = (attempt, untrack(|| self.table()).play(mv)) else { return };
        self.motions.update_value(|number| *number += 1);
        self.rests.set(false);
        self.turn.set(Some((turn, self.motions.get_value())));
        self.attempt.set(Some(attempt));
        if attempt.is_solved() {
            self.progress.update(|progress| progress.add(lesson));
            // Where nothing is kept it holds as long as the page.
            let text = self.progress.with_untracked(ToString::to_string);
            let _ = Browser::open().map(|disk| disk.write(KEY, &text));
        }
    }

    fn has_shown(self, number: u64) {
        if self.motions.get_value() != number || self.rests.get_untracked() {
            return;
        }
        self.rests.set(true);
        if self.attempt.get_untracked().is_some_and(|attempt| !attempt.is_solved()) {
            self.missed.update(|missed| *missed += 1);
        }
        let told = untrack(|| [self.told_turn(), vec![self.verdict()]].concat());
        self.desk.play.tools.announcer.say(told.join(" "));
    }

    fn retry(self) {
        self.put_back();
        focus_board();
    }

    /// Goes on with the first lesson after this one that is still to be done.
    fn next(self) {
        let now = self.number.get_untracked();
        let is_open =
            |number: &usize| !self.progress.with_untracked(|progress| progress.has(&LESSONS[*number]));
        let next = (now + 1..LESSONS.len()).chain(0..now).find(is_open);
        self.go(next.unwrap_or(now));
    }

    fn go(self, number: usize) {
        self.number.set(number);
        self.missed.set(0);
        self.put_back();
        let study = self.desk.study.get_untracked();
        let lesson = &LESSONS[number];
        let mut told = vec![lesson.title(study), lesson.text(study), lesson.task.told(study)];
        told.extend(untrack(|| self.refill()));
        self.desk.play.tools.announcer.say(told.join(" "));
        focus_board();
        // On a phone the task stands above what is seen of the board.
        let _ = request_animation_frame(move || {
            self.before.get_untracked().into_iter().for_each(|before| before.scroll_into_view());
        });
    }

    fn put_back(self) {
        self.turn.set(None);
        self.attempt.set(None);
        self.rests.set(true);
    }

    /// What was played, and the end when it has come.
    fn told_turn(self) -> Vec<String> {
        let words = self.desk.play.tools.words.get();
        let Some((turn, _)) = self.turn.get() else { return Vec::new() };
        let mut table = self.table();
        let mut told = vec![tell::turn(words, &table, &turn)];
        // What was shown can be played.
        let _ = table.play(turn.mv);
        told.extend(tell::ending(words, &table));
        told
    }

    fn verdict(self) -> String {
        let study = self.desk.study.get();
        match self.attempt.get() {
            Some(Attempt::Solved) => study.course_solved(),
            Some(Attempt::Missed(why)) => why.told(study),
            None => String::new(),
        }
    }
}
