//! A puzzle that is being solved, and the player who solves it.

use std::rc::Rc;

use oanquan::{Move, Seat};
use oanquan_session::{Arrangement, Player, Strength, Table, Turn, tell};
use oanquan_study::puzzle::{Day, Goal, Progress, Puzzle, Puzzles, of_the_day};
use oanquan_view::prelude::*;

use super::super::Desk;
use crate::game::focus_board;
use crate::shelf::disk::{Browser, Disk};

/// The name in the storage.
const KEY: &str = "oanquan:puzzles";

/// How far one is with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// It is to be solved.
    Open,
    /// This was played, and it is not the solution.
    Wrong(Move),
    /// The solution was found.
    Right,
    /// The solution was shown.
    Shown,
}

impl Stage {
    /// A word for it, for styles and tests.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Wrong(_) => "wrong",
            Stage::Right => "right",
            Stage::Shown => "shown",
        }
    }
}

/// What became of the rating with the last try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rated {
    /// It changed to this.
    To(u32),
    /// The puzzle had been tried before.
    No,
}

/// The puzzle, its player, and what was played.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// What all pages share.
    pub(super) desk: Desk,
    puzzles: StoredValue<Rc<Puzzles>>,
    /// What the player has done so far.
    pub(super) progress: RwSignal<Progress>,
    number: RwSignal<usize>,
    daily: RwSignal<bool>,
    stage: RwSignal<Stage>,
    /// What was played last from the position, and the number of its motions.
    pub(super) turn: RwSignal<Option<(Turn, u64)>>,
    /// Whether the stones lie still.
    pub(super) rests: RwSignal<bool>,
    /// What became of the rating.
    pub(super) rated: RwSignal<Option<Rated>>,
    motions: StoredValue<u64>,
}

impl Room {
    /// Sits down at the next puzzle, with what was kept.
    pub(super) fn new(desk: Desk, puzzles: Rc<Puzzles>) -> Room {
        let text = Browser::open().and_then(|disk| disk.read(KEY));
        let kept = text.and_then(|text| match Progress::kept(&text, &puzzles) {
            Ok(progress) => Some(progress),
            Err(error) => {
                warn(&format!("{KEY}: {error}"));
                None
            }
        });
        let progress = kept.unwrap_or_else(|| Progress::new(&puzzles));
        let number = progress.next(&puzzles).unwrap_or(0);
        Room {
            desk,
            puzzles: StoredValue::new(puzzles),
            progress: RwSignal::new(progress),
            number: RwSignal::new(number),
            daily: RwSignal::new(false),
            stage: RwSignal::new(Stage::Open),
            turn: RwSignal::new(None),
            rests: RwSignal::new(true),
            rated: RwSignal::new(None),
            motions: StoredValue::new(0),
        }
    }

    /// The number of the puzzle, from 0.
    pub(super) fn number(self) -> usize {
        self.number.get()
    }

    /// How far one is.
    pub(super) fn stage(self) -> Stage {
        self.stage.get()
    }

    /// The puzzle.
    pub(super) fn puzzle(self) -> Puzzle {
        let number = self.number.get();
        self.puzzles.with_value(|puzzles| *puzzles.get(number).expect("the number is one of the file's"))
    }

    /// The table at which the puzzle is played: the player sits at the bottom.
    pub(super) fn table(self) -> Table {
        let mut arrangement = Arrangement { first: Some(self.puzzle().position), ..Arrangement::default() };
        arrangement.players[Seat::FIRST] = Player::person();
        arrangement.players[Seat::FIRST.next(2)] = Player::Computer(Strength::Level(8));
        Table::new(arrangement).expect("the rules of a puzzle have no faults")
    }

    /// Plays a move.
    pub(super) fn play(self, mv: Move) {
        if untrack(|| self.stage()) != Stage::Open || !self.rests.get_untracked() {
            return;
        }
        let puzzle = untrack(|| self.puzzle());
        let is_right = mv == puzzle.solution;
        self.count(is_right);
        if is_right && self.daily.get_untracked() {
            self.progress.update(|progress| progress.solve_day(today()));
            self.keep();
        }
        self.show(mv, if is_right { Stage::Right } else { Stage::Wrong(mv) });
    }

    /// Shows the solution; whoever has not tried has not solved it.
    pub(super) fn give_up(self) {
        self.count(false);
        self.show(untrack(|| self.puzzle()).solution, Stage::Shown);
    }

    /// Puts the stones back.
    pub(super) fn retry(self) {
        self.put_back();
        focus_board();
    }

    /// Goes to the next puzzle.
    pub(super) fn next(self) {
        let next = self
            .puzzles
            .with_value(|puzzles| self.progress.with_untracked(|progress| progress.next(puzzles)));
        self.go(next, false);
    }

    /// Goes to the puzzle of the day.
    pub(super) fn of_today(self) {
        self.go(self.puzzles.with_value(|puzzles| of_the_day(puzzles, today())), true);
    }

    /// The motions of this number have come to an end.
    pub(super) fn has_shown(self, number: u64) {
        if self.motions.get_value() == number && !self.rests.get_untracked() {
            self.rests.set(true);
            let told = untrack(|| self.told());
            self.desk.play.tools.announcer.say(told);
        }
    }

    fn go(self, number: Option<usize>, daily: bool) {
        let Some(number) = number else { return };
        self.number.set(number);
        self.daily.set(daily);
        self.put_back();
        let told = untrack(|| format!("{}. {} {}", self.name(), self.task(), self.circumstances()));
        self.desk.play.tools.announcer.say(told);
    }

    fn put_back(self) {
        self.turn.set(None);
        self.rests.set(true);
        self.rated.set(None);
        self.stage.set(Stage::Open);
    }

    fn count(self, is_solved: bool) {
        let number = self.number.get_untracked();
        let puzzles = self.puzzles.get_value();
        let counted = self.progress.with_untracked(|progress| !progress.is_tried(number));
        if counted {
            self.progress.update(|progress| {
                progress.count(&puzzles, number, is_solved);
            });
            self.keep();
        }
        let rating = self.progress.with_untracked(|progress| progress.rating().points());
        self.rated.set(Some(if counted { Rated::To(rating) } else { Rated::No }));
    }

    /// Writes down how far the player has come. Where nothing is kept it holds as long as the page.
    fn keep(self) {
        let text = self.progress.with_untracked(ToString::to_string);
        let _ = Browser::open().map(|disk| disk.write(KEY, &text));
    }

    fn show(self, mv: Move, stage: Stage) {
        let turn = untrack(|| self.table()).play(mv);
        let Ok(turn) = turn else { return };
        self.motions.update_value(|number| *number += 1);
        self.rests.set(false);
        self.turn.set(Some((turn, self.motions.get_value())));
        self.stage.set(stage);
    }
}

/// What is said.
impl Room {
    /// Which puzzle this is.
    pub(super) fn name(self) -> String {
        let study = self.desk.study.get();
        let number = study.puzzles_number(self.number() as i64 + 1);
        if self.daily.get() { format!("{}: {number}", study.puzzles_of_today()) } else { number }
    }

    /// What is to be found.
    pub(super) fn task(self) -> String {
        let goal = match self.puzzle().goal() {
            Goal::Win => "win",
            Goal::Draw => "draw",
            Goal::Points => "points",
        };
        self.desk.study.get().puzzles_task(goal)
    }

    /// Under which rules, and what was taken before.
    pub(super) fn circumstances(self) -> String {
        let (words, study) = (self.desk.play.tools.words.get(), self.desk.study.get());
        let position = self.puzzle().position;
        let banked = position.banked();
        let rules = study.puzzles_rules(&words.rules_preset_name(&position.rules().to_string()));
        let taken = study.puzzles_position(banked[Seat::FIRST], banked[Seat::FIRST.next(2)]);
        format!("{rules}. {taken}")
    }

    /// What has happened, and what that means.
    pub(super) fn told(self) -> String {
        let words = self.desk.play.tools.words.get();
        let turn = self.turn.with(|shown| {
            shown.as_ref().map(|(turn, _)| tell::turn(words, &self.table(), turn)).unwrap_or_default()
        });
        let verdict = self.verdict().join(" ");
        format!("{turn} {verdict}")
    }

    /// What the last move means, sentence by sentence; nothing while it is open.
    pub(super) fn verdict(self) -> Vec<String> {
        let study = self.desk.study.get();
        let puzzle = self.puzzle();
        let solution = puzzle.solution.to_string();
        let mut said = match self.stage() {
            Stage::Open => return Vec::new(),
            Stage::Wrong(mv) => vec![study.puzzles_wrong(&mv.to_string())],
            Stage::Right => vec![study.puzzles_right(&solution)],
            Stage::Shown => vec![study.puzzles_shown(&solution)],
        };
        if !matches!(self.stage(), Stage::Wrong(_)) {
            let (keeps, others) = puzzle.margins();
            said.push(study.puzzles_keeps(side(keeps), keeps.abs()));
            said.push(study.puzzles_others(side(others), others.abs()));
            said.push(study.puzzles_about(&self.themes(&puzzle), i64::from(puzzle.difficulty)));
        }
        said.extend(self.rated.get().map(|rated| match rated {
            Rated::To(rating) => study.puzzles_rated(i64::from(rating)),
            Rated::No => study.puzzles_unrated(),
        }));
        said
    }

    fn themes(self, puzzle: &Puzzle) -> String {
        use oanquan_study::puzzle::Theme;
        let study = self.desk.study.get();
        let names = puzzle.themes.iter().map(|theme| {
            study.puzzles_theme(match theme {
                Theme::Mandarin => "mandarin",
                Theme::Chain => "chain",
                Theme::Relay => "relay",
                Theme::Starve => "starve",
                Theme::Refill => "refill",
                Theme::Defence => "defence",
            })
        });
        names.reduce(|themes, theme| study.puzzles_theme_and(&themes, &theme)).unwrap_or_default()
    }
}

/// On which side of level a margin is.
const fn side(margin: i64) -> &'static str {
    match margin {
        1.. => "ahead",
        0 => "level",
        _ => "behind",
    }
}

/// The date on the device's calendar.
pub(super) fn today() -> Day {
    let now = js_sys::Date::new_0();
    Day::of(i64::from(now.get_full_year()), now.get_month() + 1, now.get_date())
}
