//! The player's numbers: rating, streaks, how many were solved.

use oanquan_view::prelude::*;

use super::room::{Room, today};

/// The numbers as a list of words and what belongs to them.
#[component]
pub(super) fn Numbers(
    /// The puzzle, whose player this is.
    room: Room,
) -> impl IntoView {
    let (study, words) = (room.desk.study, room.desk.play.tools.words);
    let list = move || {
        let study = study.get();
        let progress = room.progress.get();
        let rating = progress.rating();
        let days = i64::from(progress.days(today()));
        let rows = [
            (
                "rating",
                study.puzzles_rating(),
                study.puzzles_rating_value(rating.points().into(), rating.deviation().into()),
            ),
            (
                "solved",
                study.puzzles_solved(),
                study.puzzles_solved_value(progress.solved().into(), progress.tried().into()),
            ),
            (
                "streak",
                study.puzzles_streak(),
                study.puzzles_streak_value(progress.streak().into(), progress.best_streak().into()),
            ),
            ("days", study.puzzles_days(), words.get().number(days)),
        ];
        rows.into_iter()
            .map(|(name, word, value)| {
                view! { <div><dt>{word}</dt><dd data-testid=format!("puzzles-{name}")>{value}</dd></div> }
            })
            .collect_view()
    };
    view! {
        <section class="puzzles-numbers" aria-label=move || study.get().puzzles_numbers()>
            <h3>{move || study.get().puzzles_numbers()}</h3>
            <dl>{list}</dl>
        </section>
    }
}
